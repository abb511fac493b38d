/** Marks beside what they belong to. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { freeSpot } from "../../client/src/stage/free-spot";

const NAME = { x: -40, y: -40, w: 80, h: 30 };

test("a mark stands above its place, if nothing is there", () => {
  const [x, y] = freeSpot([0, 0], 24, 26, []);
  assert.ok(Math.abs(x) < 0.01 && y === -24);
});

test("a mark hides no name", () => {
  const [x, y] = freeSpot([0, 0], 24, 26, [NAME]);
  assert.ok(y - 13 >= NAME.y + NAME.h || x - 13 >= NAME.x + NAME.w);
});

test("where there is no room, it stands above its place", () => {
  assert.deepEqual(freeSpot([0, 0], 24, 26, [{ x: -199, y: -199, w: 398, h: 398 }]), [0, -24]);
});
