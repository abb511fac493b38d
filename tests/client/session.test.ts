/** The live table, against a server that only exists in this file. */

import assert from "node:assert/strict";
import { test } from "node:test";

interface Frame {
  type: string;
  [field: string]: unknown;
}

/** The other end of the socket that was opened last. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  readonly sent: Frame[] = [];
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }

  close(): void {
    this.onclose();
  }

  says(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const pauses: (() => void)[] = [];
Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: { protocol: "http:", host: "table.test", pathname: "/", search: "", hash: "" },
  window: { setTimeout: (next: () => void) => pauses.push(next) },
  fetch: (address: string) => {
    const answer = address.endsWith("/ticket") ? { ticket: "T" } : { id: "g", name: "Guest" };
    return Promise.resolve(Response.json(answer));
  },
});

const { Session } = await import("../../client/src/core/session");
const { loadTexts } = await import("../../client/src/core/texts");
await loadTexts();

const BID = { kind: "bid", seat: "guild", amount: 3 };
const bids = (most: number) => [
  {
    kind: "bid",
    required: true,
    actions: { product: "bid", seat: "guild", fields: { amount: { range: [1, most] } } },
  },
];
const welcome = {
  type: "welcome",
  protocol: 1,
  table: { id: "x" },
  eyes: ["guild"],
  chat: [],
  private_chat: {},
};
const scene = (sequence: number, events: number, most = 9) => ({
  type: "scene",
  eyes: "guild",
  sequence,
  events: Array.from({ length: events }, () => ({ kind: "bid_made" })),
  whole: true,
  public: {
    seats: ["guild"],
    waiting: [],
    table: { turn: sequence, factions: { guild: { tanks: 0 } } },
  },
  private: { steps: [], table: { factions: { guild: { spice: sequence } } } },
  decisions: bids(most),
  may_undo: false,
  proposal: null,
  deadline: null,
});

/** A session with an open socket that has seen two events. */
async function seated() {
  const before = FakeSocket.all.length;
  const session = new Session("x", null, null);
  const socket = await opened(before);
  socket.says(welcome);
  socket.says(scene(2, 2));
  return { session, socket };
}

async function opened(before: number): Promise<FakeSocket> {
  for (let turn = 0; FakeSocket.all.length === before; turn++) {
    assert.ok(turn < 1000, "no socket is opened");
    await new Promise((go) => setImmediate(go));
  }
  return FakeSocket.all.at(-1)!;
}

test("an action carries the sequence it was meant for", async () => {
  const { session, socket } = await seated();
  session.act(BID);

  const [act] = socket.sent;
  assert.deepEqual([act?.type, act?.["expected"], act?.["action"]], ["act", 2, BID]);
  assert.equal(session.waiting.value.size, 1);
  socket.says({ type: "accepted", key: act!["key"], sequence: 3 });
  assert.equal(session.waiting.value.size, 0);
});

test("whoever comes back says how far they had got, and repeats what was not answered", async () => {
  const { session, socket } = await seated();
  session.act(BID);
  const before = FakeSocket.all.length;
  socket.close();
  assert.equal(session.connection.value, "lost");

  pauses.pop()!();
  const again = await opened(before);
  again.says(welcome);

  assert.match(again.address, /since=guild%3A2/);
  assert.deepEqual(again.sent, socket.sent);
  assert.equal(session.connection.value, "open");
});

test("an action that came too late is asked again if its question is still the same", async () => {
  const { session, socket } = await seated();
  session.act(BID);
  socket.says(scene(3, 1));
  socket.says({ type: "refused", key: socket.sent[0]!["key"], code: "stale", sequence: 3 });

  assert.equal(socket.sent.length, 2);
  assert.equal(socket.sent[1]!["expected"], 3);
  assert.equal(session.refused.value, null);
});

test("it is not if the question has changed", async () => {
  const { session, socket } = await seated();
  session.act(BID);
  socket.says(scene(3, 1, 5));
  socket.says({ type: "refused", key: socket.sent[0]!["key"], code: "stale", sequence: 3 });

  assert.equal(socket.sent.length, 1);
  assert.equal(session.refused.value?.code, "stale");
});

test("what is left out of a scene is as it was before", async () => {
  const { session, socket } = await seated();
  const view = () => session.scenes.value.get("guild")!.view as unknown as Record<string, unknown>;
  const next = { ...scene(3, 1), whole: false };

  socket.says({ ...next, public: { waiting: ["x"], table: { phase: "storm" } }, private: null });
  assert.deepEqual(view()["seats"], ["guild"]);
  assert.deepEqual(view()["waiting"], ["x"]);
  const factions = { guild: { tanks: 0, spice: 2 } };
  assert.deepEqual(view()["table"], { turn: 2, factions, phase: "storm" });

  socket.says({ ...next, whole: true, public: { table: { turn: 4 } }, private: { table: {} } });
  assert.deepEqual(view()["table"], { turn: 4 });
  assert.equal(view()["seats"], undefined);
});

test("a number stands for a decision of the scene before", async () => {
  const { session, socket } = await seated();
  const asked = () => session.scenes.value.get("guild")!.view.decisions;
  for (const decisions of [[0], [...bids(5), 0]]) {
    const before = asked();
    socket.says({ ...scene(3, 1), decisions });

    assert.equal(asked().at(-1), before[0]);
    assert.equal(asked().length, decisions.length);
  }
});

test("a socket that was revoked is not opened again", async () => {
  const { session, socket } = await seated();
  const waiting = pauses.length;
  socket.says({ type: "bye", code: "revoked" });

  assert.equal(session.connection.value, "closed");
  assert.equal(session.ended.value, "revoked");
  assert.equal(pauses.length, waiting);
});

test("what only some hear is kept by who hears it, and said to nobody else", async () => {
  const { session, socket } = await seated();
  const line = { number: 1, time: 1, seat: "fremen", name: "Stilgar", text: "Usul" };
  socket.says({ type: "chat", eyes: "guild", lines: [{ ...line, channel: ["fremen", "guild"] }] });
  socket.says({ type: "chat", eyes: null, lines: [{ ...line, channel: null }] });
  session.say("guild", "I hear you", ["fremen", "guild"]);

  assert.deepEqual([session.privateChat.value["guild"]?.length, session.chat.value.length], [1, 1]);
  assert.deepEqual(socket.sent[0]?.["channel"], ["fremen", "guild"]);
});
