/** Questions that leave no choice. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision } from "../../client/src/core/game-ui";
import { isSettled } from "../../client/src/ui/settled";

const PASS = { kind: "pass", seat: "guild" };
const nexus = (...more: object[]): Decision =>
  ({
    seat: "guild",
    kind: "nexus",
    required: true,
    actions: { sum: [{ listed: [PASS] }, ...more] },
  }) as unknown as Decision;

test("a Nexus in which one can only pass is settled", () => {
  const leave = { listed: [{ kind: "leave_alliance", seat: "guild" }] };

  assert.equal(isSettled(nexus(), ["nexus"]), true);
  assert.equal(isSettled(nexus(leave), ["nexus"]), false);
});

test("nothing else is, where it might tell a secret", () => {
  assert.equal(isSettled(nexus(), []), false);
  assert.equal(isSettled({ ...nexus(), required: false }, ["nexus"]), false);
});
