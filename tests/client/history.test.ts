/** The events that a pair of eyes has seen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent } from "../../client/src/core/game-ui";
import {
  extendHistory,
  hasOthersIn,
  mostTelling,
  sinceDecision,
} from "../../client/src/core/history";

const event = (kind: string, fields = {}) => ({ kind, ...fields });

test("events are counted from where they begin", () => {
  const history = extendHistory([], [event("a"), event("b")], 4);

  assert.deepEqual(
    history.map(({ sequence }) => sequence),
    [5, 6],
  );
});

test("what is taken back no longer counts, but stays in the chronicle", () => {
  const before = extendHistory([], [event("a"), event("b"), event("c")], 0);
  const history = extendHistory(before, [event("taken_back", { to: 1 }), event("d")], 3);

  assert.deepEqual(
    history.map(({ event, undone }) => [event.kind, undone]),
    [
      ["a", false],
      ["b", true],
      ["c", true],
      ["taken_back", false],
      ["d", false],
    ],
  );
});

const kinds = (entries: readonly { event: { kind: string } }[]) =>
  entries.map(({ event }) => event.kind);

test("since a decision: all that followed but one's own deed, also what befell the seat", () => {
  const own = { seat: "fremen" };
  const history = extendHistory(
    [],
    [event("a"), event("moved", own), event("acted"), event("b"), event("storm_killed", own)],
    0,
  );

  assert.deepEqual(kinds(sinceDecision(history, "fremen", 1)), ["b", "storm_killed"]);
  assert.deepEqual(kinds(sinceDecision(history, "fremen", 5)), []);
});

test("where no decision is known, it is told what others did in this turn", () => {
  const phase = (turn: number) => event("phase", { turn });
  const history = extendHistory(
    [],
    [phase(1), event("a"), phase(2), event("b"), event("moved", { seat: "fremen" }), phase(2)],
    0,
  );

  assert.deepEqual(kinds(sinceDecision(history, "fremen", null)), ["b", "phase"]);
  assert.deepEqual(kinds(sinceDecision(history, null, null)), ["b", "moved", "phase"]);
});

test("a short account tells what concerns the reader, what is weighty, the latest, in order", () => {
  const happened = "abcdefgh".split("").map((kind) => event(kind));
  const here = event("shipped", { seat: "fremen", cell: "carthag@10" });
  const history = extendHistory([], [event("mine", { seat: "guild" }), here, ...happened], 0);
  const told = (lines?: number) =>
    kinds(
      mostTelling(
        history,
        { near: new Set(["guild", "carthag@10"]), weighty: new Set(["b"]) },
        lines,
      ),
    );

  assert.deepEqual(told(), ["mine", "shipped", "b", "f", "g", "h"]);
  assert.deepEqual(told(3), ["mine", "shipped", "b"]);
});

test("what one's own deed has led to is no news", () => {
  const after = (...events: GameEvent[]) => extendHistory([], events, 0);

  assert.equal(hasOthersIn(after(event("taken"), event("b", { seat: "fremen" })), "fremen"), false);
  assert.equal(hasOthersIn(after(event("taken"), event("b", { side: "guild" })), "fremen"), true);
  assert.equal(hasOthersIn(after(event("taken"), event("phase")), "fremen"), true);
});
