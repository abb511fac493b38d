/** Motions of things over the board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { hide, move, seenAtOnce, show } from "../../client/src/stage/motion";

test("what is shown and hidden again is one motion", () => {
  const goes = move([{ transform: "none" }], 100, 50);

  const [seen, ...others] = seenAtOnce([show(100, 50), goes, hide(250, 50)]);

  assert.deepEqual(others, [goes]);
  assert.deepEqual([seen?.at, seen?.ms], [100, 200]);
  assert.deepEqual(seen?.frames, [
    { opacity: 0, offset: 0 },
    { opacity: 1, offset: 0.25 },
    { opacity: 1, offset: 0.75 },
    { opacity: 0, offset: 1 },
  ]);
});

test("one that hides before all is shown goes on from there", () => {
  const [seen] = seenAtOnce([show(0, 100), hide(50, 100)]);
  const offsets = seen!.frames.map(({ offset }) => offset!);

  assert.deepEqual(offsets, [...offsets].sort());
  assert.equal(seen!.frames.at(-1)!.opacity, 0);
});

test("what is only shown stays as it is", () => {
  const motions = [show(100), move([], 0, 1)];

  assert.deepEqual(seenAtOnce(motions), motions);
});
