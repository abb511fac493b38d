/** How many sounds are heard at once, and which. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { CHARACTERS, makeRoom } from "../../client/src/stage/cue-limits";
import type { Sound } from "../../client/src/stage/scene";

const begun = (...sounds: Sound[]) => sounds.map((sound) => ({ sound, at: 0 }));

test("two cues are heard at once", () => {
  const room = makeRoom(begun("storm"), "move", 10);
  assert.deepEqual(room, { kept: begun("storm"), cut: null });
});

test("of three the one of the lowest rank gives way", () => {
  const room = makeRoom(begun("storm", "spice"), "turn", 10);
  assert.deepEqual(room, { kept: begun("storm"), cut: begun("spice")[0] });
  assert.equal(makeRoom(begun("storm", "turn"), "spice", 10), null);
});

test("a cue does not cut another one of its own rank", () => {
  assert.equal(makeRoom(begun("storm", "worm"), "blast", 10), null);
});

test("what has died away takes no room", () => {
  const room = makeRoom(begun("move", "storm"), "card", CHARACTERS.move.ms);
  assert.deepEqual(room, { kept: begun("storm"), cut: null });
});
