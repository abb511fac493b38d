/**
 * One table, live: the socket, what each pair of eyes sees, and the requests that are not answered.
 * A broken socket is opened again by itself; whatever was not acknowledged is then repeated under its
 * key, so that nothing is lost and nothing is done twice (docs/server.md).
 */

import { signal } from "@preact/signals";
import type {
  Accepted,
  Bye,
  Chat,
  ChatLine,
  FromClient,
  FromServer,
  Refused,
  Scene as WireScene,
  TableInfo,
} from "../wire/protocol";
import { ApiError, api, currentGuest } from "./api";
import { noteDecision } from "./decided";
import type { GameEvent, View } from "./game-ui";
import { extendHistory } from "./history";
import type { HistoryEntry } from "./history";
import { seenAfter, viewOf } from "./seen-view";
import type { Seen } from "./seen-view";
import { noteServerTime } from "./server-clock";
import { contains } from "./space";
import type { Action } from "./space";

export type Eyes = string | null;

/** What one pair of eyes sees now, and all that it has seen. */
export type Scene = Omit<
  WireScene,
  "whole" | "public" | "private" | "decisions" | "events" | "type"
> & {
  view: View;
  history: HistoryEntry[];
};

/** What the server answers, and what is repeated until it does. */
type Request = Extract<FromClient, { key: string }>;

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Milliseconds until a lost connection is tried again; each pause is twice as long as the last. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Reasons why the server closes a socket after which coming back is of no use. */
const FINAL: ReadonlySet<Bye["code"]> = new Set(["revoked", "replaced"]);

export class Session {
  readonly table = signal<TableInfo | null>(null);
  readonly connection = signal<Connection>("connecting");
  readonly scenes = signal<ReadonlyMap<Eyes, Scene>>(new Map());
  readonly chat = signal<readonly ChatLine[]>([]);
  /** By seat: what it hears with some others only. */
  readonly privateChat = signal<Readonly<Record<string, readonly ChatLine[]>>>({});
  readonly eyes = signal<readonly Eyes[]>([]);
  /** Questions that leave no choice and are answered without the player. */
  readonly settled = signal<readonly { seat: string; kind: string }[]>([]);
  readonly refused = signal<Refused | null>(null);
  /** Keys of the requests that the server has not answered yet. */
  readonly waiting = signal<ReadonlySet<string>>(new Set());
  /** Why there is no connection, once there will be none again. */
  readonly ended = signal<Bye["code"] | ApiError | null>(null);

  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Request>();
  /** By key of an action: the question that it was meant for. */
  private readonly questions = new Map<string, string>();
  private readonly seen = new Map<Eyes, Seen>();
  private pause = FIRST_PAUSE;
  private timer = 0;

  constructor(
    readonly id: string,
    private readonly seats: string[] | null,
    private readonly link: string | null,
  ) {
    void this.open();
  }

  // Requests of the player.

  act(action: Action): void {
    const key = newKey();
    noteDecision(this.id, action.seat, this.sequence(action.seat));
    this.questions.set(key, this.questionFor(action));
    this.request({ type: "act", key, expected: this.sequence(action.seat), action });
  }

  /** The server answers this question: there is only one answer. */
  noteSettled(seat: string, kind: string): void {
    this.settled.value = [...this.settled.value, { seat, kind }];
  }

  undo(seat: string): void {
    this.request({ type: "undo", key: newKey(), expected: this.sequence(seat), seat });
  }

  propose(seat: string, to: number): void {
    this.request({ type: "propose", key: newKey(), expected: this.sequence(seat), seat, to });
  }

  consent(seat: string, agree: boolean): void {
    this.request({ type: "consent", key: newKey(), expected: this.sequence(seat), seat, agree });
  }

  /** To everybody, or to the seats of a channel only. */
  say(seat: Eyes, text: string, channel: string[] | null = null): void {
    this.request({ type: "say", key: newKey(), seat, text, channel });
  }

  close(): void {
    this.connection.value = "closed";
    clearTimeout(this.timer);
    this.socket?.close();
  }

  // The socket.

  private async open(): Promise<void> {
    if (this.connection.value === "closed") return;
    try {
      await currentGuest();
      const { ticket } = await api.ticket(this.id, this.seats, this.link);
      this.listen(new WebSocket(this.address(ticket)));
    } catch (error) {
      const hopeless = error instanceof ApiError && [403, 404].includes(error.status);
      if (hopeless) this.end(error);
      else this.retry();
    }
  }

  private address(ticket: string): string {
    const since = [...this.scenes.value.values()].map(
      ({ eyes, sequence }) => `${eyes ?? "spectator"}:${sequence}`,
    );
    const query = new URLSearchParams({ ticket });
    if (since.length) query.set("since", since.join(","));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query.toString()}`;
  }

  private listen(socket: WebSocket): void {
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
  }

  private retry(): void {
    if (this.connection.value === "closed") return;
    this.socket = null;
    this.connection.value = "lost";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private end(why: Bye["code"] | ApiError): void {
    this.ended.value = why;
    this.close();
  }

  // Frames.

  private request(request: Request): void {
    this.refused.value = null;
    this.pending.set(request.key, request);
    this.waiting.value = new Set(this.pending.keys());
    this.send(request);
  }

  private send(frame: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private receive(frame: FromServer): void {
    switch (frame.type) {
      case "welcome":
        this.table.value = frame.table;
        this.eyes.value = frame.eyes;
        this.chat.value = frame.chat;
        this.privateChat.value = frame.private_chat;
        this.connection.value = "open";
        this.pause = FIRST_PAUSE;
        for (const request of this.pending.values()) this.send(request);
        break;
      case "scene":
        this.showScene(frame);
        break;
      case "accepted":
        this.acknowledge(frame);
        break;
      case "refused":
        this.refuse(frame);
        break;
      case "chat":
        for (const { time } of frame.lines) noteServerTime(time);
        this.hear(frame);
        break;
      case "table":
        this.table.value = frame.table;
        break;
      case "bye":
        if (FINAL.has(frame.code)) this.end(frame.code);
        break;
    }
  }

  private hear({ eyes, lines }: Chat): void {
    if (eyes === null) this.chat.value = [...this.chat.value, ...lines];
    else {
      const before = this.privateChat.value;
      this.privateChat.value = { ...before, [eyes]: [...(before[eyes] ?? []), ...lines] };
    }
  }

  /** An action that came too late is repeated if its question is still the same. */
  private refuse(refused: Refused): void {
    const request = this.pending.get(refused.key ?? "");
    const question = this.questions.get(refused.key ?? "");
    this.acknowledge(refused);
    if (request?.type === "act" && refused.code === "stale") {
      const action = request.action as Action;
      const isInformed = this.sequence(action.seat) >= refused.sequence;
      if (isInformed && this.questionFor(action) === question) {
        this.act(action);
        return;
      }
    }
    this.refused.value = refused;
  }

  /** The question that an action answers, as it stands now. */
  private questionFor(action: Action): string {
    const decisions = this.scenes.value.get(action.seat)?.view.decisions ?? [];
    return JSON.stringify(decisions.find(({ actions }) => contains(actions, action)) ?? null);
  }

  private acknowledge({ key }: Accepted | Refused): void {
    if (key === null) return;
    this.pending.delete(key);
    this.questions.delete(key);
    this.waiting.value = new Set(this.pending.keys());
  }

  private showScene(frame: WireScene): void {
    const { eyes, sequence, events, proposal, deadline, window, answered } = frame;
    const { may_undo, why_no_undo, channel } = frame;
    if (window) noteServerTime(window.opened);
    const before = this.scenes.value.get(eyes);
    const first = sequence - events.length;
    const history = extendHistory(
      before?.history.slice(0, first) ?? [],
      events as GameEvent[],
      first,
    );
    const seen = seenAfter(frame, this.seen.get(eyes));
    this.seen.set(eyes, seen);
    const view = viewOf(seen);
    const state = { may_undo, why_no_undo, proposal, deadline, window, answered, channel };
    this.scenes.value = new Map(this.scenes.value).set(eyes, {
      eyes,
      sequence,
      view,
      history,
      ...state,
    });
    if (events.length) this.refused.value = null;
  }

  private sequence(seat: string): number {
    return this.scenes.value.get(seat)?.sequence ?? 0;
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
