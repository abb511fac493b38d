/** The server's REST, as far as the client needs it. */

import type { TableInfo } from "../wire/protocol";
import type * as wire from "../wire/rest";
import type { Invitation, Me, MyTable, NewTable, Ticket, Token } from "../wire/rest";
import type { GameEvent, View } from "./game-ui";
import { kept } from "./kept";
import type { Json, Space } from "./space";
import { t } from "./texts";

/** Why the server did not do it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
    readonly rule = "",
  ) {
    super(reason);
  }
}

/** What a game lets one choose before it begins. */
export interface GameOption {
  name: string;
  values: Space;
  default: Json;
}

// What the server sends as plain objects has a shape of its own here.
export type Playable = Omit<wire.Playable, "options"> & { options: GameOption[] };
export type Moment = Omit<wire.Moment, "events"> & { events: GameEvent[] };
export type Replay = Omit<wire.Replay, "moments"> & { moments: Moment[] };
export type Sight = Omit<wire.Sight, "view"> & { view: View };
export type Pace = NonNullable<NewTable["pace"]>;
export type { Invitation, Me, MyTable, NewTable } from "../wire/rest";

async function send<Answer>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const text = await sendText(method, path, content, headers);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** The same for JSON that is passed on as it is: a seed is longer than a number here can be. */
async function sendText(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = body;
    init.headers = { ...headers, "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal(0, "offline", t("error-offline"));
  }
  if (!answer.ok) {
    const data = await answer.json().catch(() => undefined);
    throw new Refusal(
      answer.status,
      data?.code ?? "",
      data?.reason ?? t("error-server"),
      data?.rule,
    );
  }
  return answer.text();
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: string) => `${table(id)}/seats/${encodeURIComponent(seat)}`;
/** The link of a spectator, who has no other right to look. */
const bringing = (link: string | null) => (link === null ? undefined : { "landsraad-link": link });

export const api = {
  me: () => send<Me>("GET", "/me"),
  arrive: (name: string) => send<Me>("POST", "/guests", { name }),
  rename: (name: string) => send<Me>("PATCH", "/me", { name }),
  games: () => send<Record<string, Playable>>("GET", "/games"),
  tables: (archived = false) => send<MyTable[]>("GET", `/tables?archived=${archived}`),
  create: (wanted: NewTable) => send<TableInfo>("POST", "/tables", wanted),
  table: (id: string) => send<TableInfo>("GET", table(id)),
  start: (id: string, fill?: string) =>
    send<TableInfo>("POST", `${table(id)}/start`, fill ? { fill } : {}),
  seatLink: (id: string, seat: string) => send<Token>("POST", `${seatOf(id, seat)}/link`),
  revokeSeatLink: (id: string, seat: string) => send<void>("DELETE", `${seatOf(id, seat)}/link`),
  revokeWatchLink: (id: string) => send<void>("DELETE", `${table(id)}/spectators/link`),
  watchLink: (id: string) => send<Token>("POST", `${table(id)}/spectators/link`),
  look: (token: string) => send<Invitation>("POST", "/links/look", { token }),
  join: (token: string) => send<TableInfo>("POST", "/links/join", { token }),
  leave: (id: string, seat: string) => send<TableInfo>("DELETE", seatOf(id, seat)),
  handOver: (id: string, seat: string, bot: string) =>
    send<TableInfo>("PUT", `${seatOf(id, seat)}/bot`, { bot }),
  takeBack: (id: string, seat: string) => send<TableInfo>("DELETE", `${seatOf(id, seat)}/bot`),
  commit: (id: string, seat: string, commitment: string) =>
    send<TableInfo>("PUT", `${seatOf(id, seat)}/commitment`, { commitment }),
  reveal: (id: string, seat: string, word: string) =>
    send<TableInfo>("PUT", `${seatOf(id, seat)}/word`, { word }),
  archive: (id: string) => send<TableInfo>("POST", `${table(id)}/archive`),
  unarchive: (id: string) => send<TableInfo>("DELETE", `${table(id)}/archive`),
  ticket: (id: string, seats: string[] | null, link: string | null) =>
    send<Ticket>("POST", `${table(id)}/ticket`, { seats, link }),
  replay: (id: string, eyes: string, link: string | null) =>
    send<Replay>(
      "GET",
      `${table(id)}/replay?${new URLSearchParams({ eyes })}`,
      undefined,
      bringing(link),
    ),
  moment: (id: string, sequence: number, eyes: string, link: string | null) =>
    send<Sight>(
      "GET",
      `${table(id)}/replay/${sequence}?${new URLSearchParams({ eyes })}`,
      undefined,
      bringing(link),
    ),
  /** A record is a file's text, in and out. */
  record: (id: string) => sendText("GET", `${table(id)}/record`),
  importRecord: async (name: string, record: string): Promise<TableInfo> => {
    const body = `{"name":${JSON.stringify(name)},"record":${record}}`;
    return JSON.parse(await sendText("POST", "/records", body)) as TableInfo;
  },
};

let arriving: Promise<Me> | null = null;

/** Whether somebody has been here with this browser, and may have tables. */
export function wasHere(): boolean {
  return kept.get("arrived") === "yes";
}

/** Who the reader is; somebody without a name yet comes in as a guest. */
export function guest(): Promise<Me> {
  arriving ??= (wasHere() ? api.me() : arrive()).catch((refusal: unknown) => {
    if (refusal instanceof Refusal && refusal.status === 401) return arrive();
    arriving = null;
    throw refusal;
  });
  return arriving;
}

async function arrive(): Promise<Me> {
  const arrived = await api.arrive(t("guest-name"));
  kept.set("arrived", "yes");
  return arrived;
}

export async function rename(name: string): Promise<void> {
  await guest();
  arriving = api.rename(name);
  await arriving;
}
