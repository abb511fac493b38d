/** What one pair of eyes remembers. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { remember } from "../../client/src/core/seen";

const event = (kind: string, fields = {}) => ({ kind, ...fields });

test("events are counted from where they begin", () => {
  const seen = remember([], [event("a"), event("b")], 4);

  assert.deepEqual(
    seen.map(({ sequence }) => sequence),
    [5, 6],
  );
});

test("what is taken back no longer counts, but stays in the chronicle", () => {
  const before = remember([], [event("a"), event("b"), event("c")], 0);
  const seen = remember(before, [event("taken_back", { to: 1 }), event("d")], 3);

  assert.deepEqual(
    seen.map(({ event, undone }) => [event.kind, undone]),
    [
      ["a", false],
      ["b", true],
      ["c", true],
      ["taken_back", false],
      ["d", false],
    ],
  );
});
