/** The events that a pair of eyes has seen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { extendHistory } from "../../client/src/core/history";

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
