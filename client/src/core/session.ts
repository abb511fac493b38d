/**
 * One table, live: the socket, what each pair of eyes sees, and what has been asked but not answered.
 * A broken socket is opened again by itself; whatever was not acknowledged is then repeated under its
 * key, so that nothing is lost and nothing is done twice (server/protocol.py).
 */

import { signal } from "@preact/signals";
import type {
  Accepted,
  Bye,
  Checked,
  FromClient,
  FromServer,
  Refused,
  Said,
  Scene as WireScene,
  TableInfo,
} from "../wire/protocol";
import { Refusal, api, guest } from "./api";
import type { GameEvent, View } from "./game-ui";
import { remember } from "./seen";
import type { Seen } from "./seen";
import { contains } from "./space";
import type { Action, Json } from "./space";

export type Eyes = string | null;

/** What one pair of eyes sees now, and all that it has seen. */
export type Scene = Omit<WireScene, "view" | "decisions" | "events" | "type"> & { view: View; seen: Seen[] };

export type Connection = "connecting" | "open" | "lost" | "closed";

type Request = Exclude<FromClient, { type: "check" }>;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Reasons to say goodbye after which coming back is of no use. */
const FINAL: ReadonlySet<Bye["code"]> = new Set(["revoked", "replaced"]);

export class Session {
  readonly table = signal<TableInfo | null>(null);
  readonly connection = signal<Connection>("connecting");
  readonly scenes = signal<ReadonlyMap<Eyes, Scene>>(new Map());
  readonly chat = signal<readonly Said[]>([]);
  readonly eyes = signal<readonly Eyes[]>([]);
  readonly refused = signal<Refused | null>(null);
  /** Keys of what the server has not answered yet. */
  readonly waiting = signal<ReadonlySet<string>>(new Set());
  /** Why there is no connection, once there is no hope of one. */
  readonly ended = signal<Bye["code"] | Refusal | null>(null);

  private socket: WebSocket | null = null;
  private readonly asked = new Map<string, Request>();
  /** By key: the question that an action was meant for. */
  private readonly meant = new Map<string, string>();
  private readonly checks = new Map<number, (answer: Checked) => void>();
  private checkId = 0;
  private pause = FIRST_PAUSE;
  private timer = 0;

  constructor(
    readonly id: string,
    private readonly seats: string[] | null,
    private readonly link: string | null,
  ) {
    void this.open();
  }

  // Asking.

  act(action: Action): void {
    const key = newKey();
    this.meant.set(key, this.question(action));
    this.request({ type: "act", key, expected: this.sequence(action.seat), action });
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

  say(seat: Eyes, text: string): void {
    this.request({ type: "say", key: newKey(), seat, text });
  }

  /** In how many ways a form can be completed; never answered if the socket breaks meanwhile. */
  check(seat: string, kind: string, fields: Record<string, Json>): Promise<Checked> {
    const id = this.checkId++;
    this.send({ type: "check", id, seat, kind, fields });
    return new Promise((answer) => this.checks.set(id, answer));
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
      await guest();
      const { ticket } = await api.ticket(this.id, this.seats, this.link);
      this.listen(new WebSocket(this.address(ticket)));
    } catch (refusal) {
      const hopeless = refusal instanceof Refusal && [403, 404].includes(refusal.status);
      if (hopeless) this.part(refusal);
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
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`;
  }

  private listen(socket: WebSocket): void {
    this.socket = socket;
    socket.onmessage = ({ data }) => this.take(JSON.parse(data as string) as FromServer);
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

  private part(why: Bye["code"] | Refusal): void {
    this.ended.value = why;
    this.close();
  }

  // Frames.

  private request(request: Request): void {
    this.refused.value = null;
    this.asked.set(request.key, request);
    this.waiting.value = new Set(this.asked.keys());
    this.send(request);
  }

  private send(frame: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private take(frame: FromServer): void {
    switch (frame.type) {
      case "welcome":
        this.table.value = frame.table;
        this.eyes.value = frame.eyes;
        this.chat.value = frame.chat;
        this.connection.value = "open";
        this.pause = FIRST_PAUSE;
        for (const request of this.asked.values()) this.send(request);
        break;
      case "scene":
        this.show(frame);
        break;
      case "accepted":
        this.settle(frame);
        break;
      case "refused":
        this.refuse(frame);
        break;
      case "checked":
        this.checks.get(frame.id)?.(frame);
        this.checks.delete(frame.id);
        break;
      case "chat":
        this.chat.value = [...this.chat.value, ...frame.lines];
        break;
      case "table":
        this.table.value = frame.table;
        break;
      case "bye":
        if (FINAL.has(frame.code)) this.part(frame.code);
        break;
    }
  }

  /** What came too late is asked again where nothing has changed about its question. */
  private refuse(refused: Refused): void {
    const request = this.asked.get(refused.key ?? "");
    const meant = this.meant.get(refused.key ?? "");
    this.settle(refused);
    if (request?.type === "act" && refused.code === "stale") {
      const action = request.action as Action;
      const informed = this.sequence(action.seat) >= refused.sequence;
      if (informed && this.question(action) === meant) {
        this.act(action);
        return;
      }
    }
    this.refused.value = refused;
  }

  /** The question that an action answers, as it is put now. */
  private question(action: Action): string {
    const decisions = this.scenes.value.get(action.seat)?.view.decisions ?? [];
    return JSON.stringify(decisions.find(({ actions }) => contains(actions, action)) ?? null);
  }

  private settle({ key }: Accepted | Refused): void {
    if (key === null) return;
    this.asked.delete(key);
    this.meant.delete(key);
    this.waiting.value = new Set(this.asked.keys());
  }

  private show({ type: _, events, view, decisions: asked, ...scene }: WireScene): void {
    const before = this.scenes.value.get(scene.eyes);
    const first = scene.sequence - events.length;
    const seen = remember(before?.seen.slice(0, first) ?? [], events as GameEvent[], first);
    // A number stands for a decision that is still the same, by its place in the scene before.
    const decisions = asked.map((each) =>
      typeof each === "number" ? before!.view.decisions[each]! : each,
    );
    const shown: Scene = { ...scene, view: { ...view, decisions } as View, seen };
    this.scenes.value = new Map(this.scenes.value).set(scene.eyes, shown);
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
