/** When the only answer is chosen already: never beside something that a quick press would pass over. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isAllThereIs, isForced } from "../../client/src/arrakis/forced";
import type { Decision } from "../../client/src/core/game-ui";

const asked = (kind: string, required: boolean, ...values: string[]): Decision =>
  ({
    kind,
    required,
    actions: { product: kind, fields: { seat: { listed: ["atreides"] }, of: { listed: values } } },
  }) as unknown as Decision;

const DESERT_POWER = asked("turn", true, "desert_power_action");

test("the only Desert Power is chosen where nothing else is open", () => {
  assert.ok(isForced(DESERT_POWER));
  assert.ok(isAllThereIs(DESERT_POWER, [DESERT_POWER]));
});

test("Desert Power is not chosen by itself beside a claim or a free action", () => {
  for (const kind of ["claim_prescience", "free_action"])
    assert.ok(!isAllThereIs(DESERT_POWER, [DESERT_POWER, asked(kind, false, "arrakeen")]), kind);
});

test("nothing is chosen by itself where there is a choice, or nothing has to be done", () => {
  const dice = asked("turn", true, "strategy", "mentat");
  const free = asked("free_action", false, "move");
  for (const decision of [dice, free]) assert.ok(!isAllThereIs(decision, [decision]));
});
