/** Questions that leave no choice. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision } from "../../client/src/core/game-ui";
import { onlyAnswer } from "../../client/src/ui/settled";

const PASS = { kind: "pass", seat: "guild" };
const nexus = (...more: object[]): Decision =>
  ({
    seat: "guild",
    kind: "nexus",
    required: true,
    actions: { sum: [{ listed: [PASS] }, ...more] },
  }) as unknown as Decision;

test("a Nexus in which one can only pass answers itself", () => {
  const leave = { listed: [{ kind: "leave_alliance", seat: "guild" }] };

  assert.deepEqual(onlyAnswer(nexus(), ["nexus"]), PASS);
  assert.equal(onlyAnswer(nexus(leave), ["nexus"]), null);
});

test("nothing else does, where it might tell a secret", () => {
  assert.equal(onlyAnswer(nexus(), []), null);
  assert.equal(onlyAnswer({ ...nexus(), required: false }, ["nexus"]), null);
});
