/** What stays on the map of what has happened. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent } from "../../client/src/core/game-ui";
import { arrakisScenes } from "../../client/src/stage/arrakis-scenes";
import { duneScenes } from "../../client/src/stage/dune-scenes";
import { traceMarks } from "../../client/src/stage/trace-marks";

const PHASE: GameEvent = { kind: "phase", turn: 2, phase: "battle" };

test("who moved leaves an arrow along each way", () => {
  const moved: GameEvent = {
    kind: "moved",
    seat: "fremen",
    forces: { "a@1": 2, "b@2": 1 },
    specials: { "a@1": 1 },
    to: "d@1",
    way: { "a@1": ["c@1", "d@1"], "b@2": ["d@1"] },
  };
  const owner = { seat: "fremen", faded: false, event: moved };
  assert.deepEqual(traceMarks([moved], duneScenes), [
    { kind: "arrow", way: ["a@1", "c@1", "d@1"], number: 3, ...owner },
    { kind: "arrow", way: ["b@2", "d@1"], number: 1, ...owner },
  ]);
});

test("a legion leaves one too, with its units and tokens", () => {
  const moved: GameEvent = {
    kind: "moved",
    side: "atreides",
    start: "arsunt",
    to: "carthag",
    figures: { regular: 2, elite: 1 },
    tokens: 1,
    by: "foot",
    way: ["carthag"],
  };
  const [mark] = traceMarks([moved], arrakisScenes);
  assert.deepEqual(mark, {
    kind: "arrow",
    way: ["arsunt", "carthag"],
    number: 4,
    seat: "atreides",
    faded: false,
    event: moved,
  });
});

test("losses of a seat at one place are one number", () => {
  const lost: GameEvent = { kind: "lost", side: "harkonnen", area: "carthag", figure: "regular" };
  assert.deepEqual(traceMarks([lost, lost], arrakisScenes), [
    { kind: "ghost", place: "carthag", number: 2, seat: "harkonnen", faded: false, event: lost },
  ]);
});

test("the winner's sign takes the place of the battle's, and earlier phases fade", () => {
  const shipped: GameEvent = { kind: "shipped", seat: "guild", cell: "arrakeen", forces: 3 };
  const began: GameEvent = { kind: "battle_began", territory: "arrakeen" };
  const won: GameEvent = { kind: "battle_won", seat: "guild", territory: "arrakeen" };
  assert.deepEqual(traceMarks([shipped, PHASE, began, won], duneScenes), [
    { kind: "halo", place: "arrakeen", seat: "guild", faded: true, event: shipped },
    { kind: "mark", place: "arrakeen", sign: "battle", seat: "guild", faded: false, event: won },
  ]);
});
