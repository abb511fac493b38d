/** The address of a moment in a replay. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf, readReplayAddress, replayFragment } from "../../client/src/core/replay-address";

test("an address names the eyes and the moment, and is read again", () => {
  const address = { eyes: "bene_gesserit", at: 12, link: "" };

  assert.equal(replayFragment(address), "eyes=bene_gesserit&at=12");
  assert.deepEqual(readReplayAddress(replayFragment(address)), address);
});

test("an address that does not say shows the latest moment", () => {
  assert.deepEqual(readReplayAddress(""), { eyes: "", at: Infinity, link: "" });
  assert.equal(readReplayAddress("eyes=fremen&at=x").at, Infinity);
  assert.equal(replayFragment({ eyes: "fremen", at: Infinity }), "eyes=fremen");
});

test("a moment is found by what had been seen by then", () => {
  const moments = [0, 3, 7].map((sequence) => ({ sequence }));

  assert.deepEqual(
    [0, 1, 3, 4, 7, 8, Infinity].map((at) => placeOf(moments, at)),
    [0, 1, 1, 2, 2, 2, 2],
  );
});

test("an address for others has the link by which they may look on", () => {
  const address = { eyes: "fremen", at: 12, link: "x-Y_z" };

  assert.equal(replayFragment(address), "eyes=fremen&at=12&link=x-Y_z");
  assert.deepEqual(readReplayAddress(replayFragment(address)), address);
});
