/** The server's REST, as far as the client needs it. */

import type { TableInfo } from "../wire/protocol";
import type * as wire from "../wire/rest";
import type { Invitation, Me, MyTable, NewLesson, NewTable, Ticket, Token } from "../wire/rest";
import type { GameEvent, View } from "./game-ui";
import { noteServerTime } from "./server-clock";
import type { Json, Space } from "./space";
import { storage } from "./storage";
import { t, texts } from "./texts";

/** Why the server did not do it. */
export class ApiError extends Error {
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

// What the schema describes as plain objects has a shape of its own here.
export type Playable = Omit<wire.Playable, "options"> & { options: GameOption[] };
export type Moment = Omit<wire.Moment, "events"> & { events: GameEvent[] };
type Replay = Omit<wire.Replay, "moments"> & { moments: Moment[] };
type MomentView = Omit<wire.MomentView, "view"> & { view: View };
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

/** The same for JSON as text: the seed in a record is longer than a JavaScript number can be. */
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
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, "offline", t("error-offline"));
  }
  noteServerTime(Date.parse(response.headers.get("date") ?? "") || -Infinity);
  if (!response.ok) throw await errorFrom(response);
  return response.text();
}

/** What the server says is wrong; a proxy in between may say nothing that can be read. */
async function errorFrom(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Partial<wire.Problem> | null;
  const reason = problem ? inWords(problem) : t("error-server");
  return new ApiError(response.status, problem?.code ?? "", reason, problem?.rule);
}

/** In the reader's language where the reason has an id, or its kind says it all; else as it was sent. */
function inWords({ why, code, reason }: Partial<wire.Problem>): string {
  const keys = [`why-${why ?? ""}`, `problem-${code ?? ""}`].map((key) => key.replaceAll("_", "-"));
  const key = keys.find((one) => texts().has(one));
  return key ? t(key) : (reason ?? t("error-server"));
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: string) => `${table(id)}/seats/${encodeURIComponent(seat)}`;
/** The link of a spectator, who has no other right to look. */
const linkHeader = (link: string | null) =>
  link === null ? undefined : { "landsraad-link": link };

const eyesQuery = (eyes: string) => new URLSearchParams({ eyes }).toString();

export const api = {
  me: () => send<Me>("GET", "/me"),
  createGuest: (name: string) => send<Me>("POST", "/guests", { name }),
  rename: (name: string) => send<Me>("PATCH", "/me", { name }),
  games: () => send<Record<string, Playable>>("GET", "/games"),
  tables: (archived = false) => send<MyTable[]>("GET", `/tables?archived=${String(archived)}`),
  takeLesson: (wanted: NewLesson) => send<TableInfo>("POST", "/lessons", wanted),
  create: (wanted: NewTable) => send<TableInfo>("POST", "/tables", wanted),
  table: (id: string, link: string | null = null) =>
    send<TableInfo>("GET", table(id), undefined, linkHeader(link)),
  start: (id: string, fill?: string) =>
    send<TableInfo>("POST", `${table(id)}/start`, fill ? { fill } : {}),
  seatLink: (id: string, seat: string) => send<Token>("POST", `${seatOf(id, seat)}/link`),
  revokeSeatLink: (id: string, seat: string) =>
    send<undefined>("DELETE", `${seatOf(id, seat)}/link`),
  revokeWatchLink: (id: string) => send<undefined>("DELETE", `${table(id)}/spectators/link`),
  watchLink: (id: string) => send<Token>("POST", `${table(id)}/spectators/link`),
  look: (token: string) => send<Invitation>("POST", "/links/look", { token }),
  join: (token: string) => send<TableInfo>("POST", "/links/join", { token }),
  leave: (id: string, seat: string) => send<TableInfo>("DELETE", seatOf(id, seat)),
  handOver: (id: string, seat: string, bot: string) =>
    send<TableInfo>("PUT", `${seatOf(id, seat)}/bot`, { bot }),
  takeBack: (id: string, seat: string) => send<TableInfo>("DELETE", `${seatOf(id, seat)}/bot`),
  hint: (id: string, seat: string) => send<wire.Hint>("POST", `${seatOf(id, seat)}/hint`),
  vote: (id: string, seat: string, choice: string | null) =>
    send<TableInfo>("PUT", `${seatOf(id, seat)}/vote`, { choice }),
  swap: (id: string, seat: string, other: string) =>
    send<TableInfo>("PUT", `${seatOf(id, seat)}/swap`, { with: other }),
  declineSwap: (id: string, seat: string) => send<TableInfo>("DELETE", `${seatOf(id, seat)}/swap`),
  commit: (id: string, seat: string, commitment: string) =>
    send<TableInfo>("PUT", `${seatOf(id, seat)}/commitment`, { commitment }),
  reveal: (id: string, seat: string, word: string) =>
    send<TableInfo>("PUT", `${seatOf(id, seat)}/word`, { word }),
  setPace: (id: string, pace: Pace) => send<TableInfo>("PUT", `${table(id)}/pace`, { pace }),
  objectToHints: (id: string) => send<TableInfo>("DELETE", `${table(id)}/hints`),
  archive: (id: string) => send<TableInfo>("POST", `${table(id)}/archive`),
  unarchive: (id: string) => send<TableInfo>("DELETE", `${table(id)}/archive`),
  ticket: (id: string, seats: string[] | null, link: string | null) =>
    send<Ticket>("POST", `${table(id)}/ticket`, { seats, link }),
  replay: (id: string, eyes: string, link: string | null) =>
    send<Replay>("GET", `${table(id)}/replay?${eyesQuery(eyes)}`, undefined, linkHeader(link)),
  moment: (id: string, sequence: number, eyes: string, link: string | null) =>
    send<MomentView>(
      "GET",
      `${table(id)}/replay/${sequence}?${eyesQuery(eyes)}`,
      undefined,
      linkHeader(link),
    ),
  /** Begins it, or says how far it is. */
  analysis: (id: string, link: string | null) =>
    send<wire.Analysis>("POST", `${table(id)}/analysis`, undefined, linkHeader(link)),
  /** A record is a file's text, in and out. */
  record: (id: string, link: string | null) =>
    sendText("GET", `${table(id)}/record`, undefined, linkHeader(link)),
  importRecord: async (name: string, record: string): Promise<TableInfo> => {
    const body = `{"name":${JSON.stringify(name)},"record":${record}}`;
    return JSON.parse(await sendText("POST", "/records", body)) as TableInfo;
  },
};

let guestRequest: Promise<Me> | null = null;

/** Whether somebody has been here with this browser, and may have tables. */
export function isReturningGuest(): boolean {
  return storage.get("arrived") === "yes";
}

/** Who the reader is; somebody unknown becomes a guest. */
export function currentGuest(): Promise<Me> {
  guestRequest ??= (isReturningGuest() ? api.me() : newGuest()).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return newGuest();
    guestRequest = null;
    throw error;
  });
  return guestRequest;
}

async function newGuest(): Promise<Me> {
  const guest = await api.createGuest(t("guest-name"));
  storage.set("arrived", "yes");
  return guest;
}

export async function rename(name: string): Promise<void> {
  await currentGuest();
  guestRequest = api.rename(name);
  await guestRequest;
}
