/** Response windows: which are shown, and by whose clock. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { timeToShow } from "../../client/src/core/response-window";
import { noteServerTime, serverTime } from "../../client/src/core/server-clock";

test("the sand runs as long as a window is open", () => {
  assert.equal(timeToShow({ opened: 5000, closes: 8000 }), 3000);
});

test("nothing is shown of a moment, nor where nobody has to hurry", () => {
  assert.equal(timeToShow({ opened: 5000, closes: 5200 }), 0);
  assert.equal(timeToShow({ opened: 5000, closes: null }), 0);
  assert.equal(timeToShow(null), 0);
});

test("the server's clock is as far as the latest that it has dated", () => {
  const own = performance.timeOrigin + performance.now();
  assert.ok(Math.abs(serverTime() - own) < 10_000);
  noteServerTime(own - 60_000); // ours is a minute ahead
  assert.ok(Math.abs(serverTime() - own + 60_000) < 10_000);
  noteServerTime(own - 90_000); // this was long on its way
  assert.ok(Math.abs(serverTime() - own + 60_000) < 10_000);
});
