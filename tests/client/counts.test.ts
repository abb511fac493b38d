/** The number beside a track while a marker steps. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { countsOf } from "../../client/src/stage/arrakis/counts";

test("a number stands at the old step until the first cell lights up", () => {
  assert.deepEqual(countsOf(3, 5, 100, 400), [
    { step: 3, comes: 0, goes: 100 },
    { step: 4, comes: 100, goes: 300 },
    { step: 5, comes: 300, goes: null },
  ]);
});

test("it goes back as well, and stays where nothing changes", () => {
  assert.deepEqual(
    countsOf(2, 1, 100, 400).map(({ step, comes }) => [step, comes]),
    [
      [2, 0],
      [1, 100],
    ],
  );
  assert.deepEqual(countsOf(2, 2, 100, 400), [{ step: 2, comes: 0, goes: null }]);
});
