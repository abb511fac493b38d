/** What has to be said before a Battle Plan can be sealed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Draft } from "../../client/src/core/draft";
import type { Space } from "../../client/src/core/space";
import {
  begun,
  forcesLost,
  openField,
  withoutKwisatz,
} from "../../client/src/dune/panels/plan-fields";

const plans = (weapons: (string | null)[]): Space => ({
  product: "plan_battle",
  seat: "fremen",
  fields: {
    leader: { listed: ["chani", "stilgar"] },
    dial: { range: [0, 6] },
    spice: { listed: [0] },
    weapon: { listed: weapons },
    defense: { listed: [null, "shield"] },
    kwisatz_haderach: { listed: [false, true] },
  },
});

test("leader, number, weapon and defense are asked for one after the other", () => {
  const empty = new Draft(plans([null, "crysknife"]), "plan_battle");
  const led = empty.with("leader", "chani");
  const dialled = led.with("dial", 0);
  const armed = dialled.with("weapon", null);
  const whole = armed.with("defense", null);

  const asked = [empty, led, dialled, armed, whole].map(openField);
  assert.deepEqual(asked, ["leader", "dial", "weapon", "defense", null]);
});

test("what can be but one thing is not asked for", () => {
  const unarmed = new Draft(plans([null]), "plan_battle", { leader: "chani", dial: 3 });

  assert.equal(openField(unarmed), "defense");
});

test("the Kwisatz Haderach stays at home unless he is called", () => {
  const whole = { leader: "chani", dial: 3, weapon: null, defense: null };
  const plan = new Draft(plans([null, "crysknife"]), "plan_battle", whole);

  assert.equal(plan.complete(), null);
  assert.equal(withoutKwisatz(plan).complete()?.["kwisatz_haderach"], false);
  const called = withoutKwisatz(plan.with("kwisatz_haderach", true));
  assert.equal(called.complete()?.["kwisatz_haderach"], true);
});

test("a plan that is changed begins as it was sealed, as far as it still can be", () => {
  const fields = { leader: "chani", dial: 3, spice: 0, defense: "shield", kwisatz_haderach: true };
  const sealed = { kind: "plan_battle", seat: "fremen", weapon: "lasgun", ...fields } as const;
  const empty = new Draft(plans([null, "crysknife"]), "plan_battle");

  assert.deepEqual(begun(empty, sealed).fixed, fields);
  assert.deepEqual(begun(empty, undefined).fixed, {});
});

test("a number on the wheel costs more forces where spice does not support them", () => {
  const fields = { leader: "chani", weapon: null, defense: null, kwisatz_haderach: false };
  const lost = (dials: number[], dial: number, spice: number, specials = 0): number | null => {
    const space = plans([null]);
    assert("product" in space);
    const these = { ...space, fields: { ...space.fields, dial: { listed: dials } } };
    return forcesLost(new Draft(these, "plan_battle", { ...fields, dial, spice }), [4, specials]);
  };

  assert.equal(lost([0, 2, 4, 6, 8], 4, 0), 2);
  assert.equal(lost([0, 1, 2, 3, 4], 4, 0), 4);
  assert.equal(lost([0, 1, 2, 3, 4, 5, 6], 5, 2), 3);
  assert.equal(lost([0, 1, 2, 3, 4], 4, 0, 1), null);
});
