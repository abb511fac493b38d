/** How long somebody usually takes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { noteWait, usualTime } from "../../client/src/core/usual-time";

test("it is the middle of what was seen at this table, once enough was", () => {
  for (const seconds of [60, 10]) noteWait("sietch", "guild", seconds);
  assert.equal(usualTime("sietch", "guild"), null);
  noteWait("sietch", "guild", 20);

  assert.equal(usualTime("sietch", "guild"), 20);
  assert.equal(usualTime("sietch", "fremen"), null);
  assert.equal(usualTime("arrakeen", "guild"), null);
});

test("only the latest waits count, and nobody is told that somebody is quick", () => {
  for (let count = 0; count < 20; count++) noteWait("sietch", "emperor", 90);
  for (let count = 0; count < 15; count++) noteWait("sietch", "emperor", 30);
  for (let count = 0; count < 3; count++) noteWait("sietch", "fremen", 1);

  assert.equal(usualTime("sietch", "emperor"), 30);
  assert.equal(usualTime("sietch", "fremen"), null);
});
