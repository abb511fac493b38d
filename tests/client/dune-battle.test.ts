/** A battle of Dune on its card: what is known of it, its sums, and when what is shown. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Told } from "../../client/src/stage/card";
import {
  battlesAmong,
  clashOf,
  equation,
  revealOf,
} from "../../client/src/stage/dune/battle/battle";

const before = (kind: string, fields = {}): Told => ({
  event: { kind, ...fields },
  at: null,
  ms: 0,
});
const now = (at: number, ms: number, kind: string, fields = {}): Told => ({
  event: { kind, ...fields },
  at,
  ms,
});
const plan = (seat: string, fields = {}) => ({
  kind: "plan_battle" as const,
  seat,
  leader: null,
  kwisatz_haderach: false,
  dial: 0,
  spice: 0,
  weapon: null,
  defense: null,
  ...fields,
});
const BEGAN = before("battle_began", {
  territory: "arrakeen",
  cells: ["arrakeen@9"],
  aggressor: "fremen",
  defender: "emperor",
  forces: { fremen: [8, 1], emperor: [9, 3] },
});
const PLANS = [
  plan("fremen", { leader: "chani", dial: 9, weapon: "chaumurky" }),
  plan("emperor", { leader: "bashar", dial: 8, defense: "snooper" }),
];

test("a sum is the dial, the leader and the Kwisatz Haderach, in halves", () => {
  const terms = equation(
    plan("atreides", {
      leader: "lady_jessica",
      dial: 7,
      kwisatz_haderach: true,
    }),
    false,
  );

  assert.deepEqual(
    terms.map(({ what, halves }) => [what, halves]),
    [
      ["dial", 7],
      ["leader", 10],
      ["kwisatz_haderach", 4],
    ],
  );
  assert.ok(terms.every(({ gone }) => !gone));
});

test("of a fallen leader only the dial counts, and a Cheap Hero adds nothing", () => {
  const fallen = equation(plan("fremen", { leader: "chani", dial: 4 }), true);

  assert.deepEqual(
    fallen.filter(({ gone }) => !gone).map(({ what }) => what),
    ["dial"],
  );
  assert.equal(equation(plan("fremen", { leader: "cheap_hero", dial: 4 }), false).length, 1);
});

test("wheels, leaders, weapons and defences come up one after the other, within the time", () => {
  const shown = now(800, 2600, "plans_shown", { plans: PLANS });
  const times = (["wheel", "leader", "weapon", "defense"] as const).map((part) =>
    revealOf(part, shown),
  );

  assert.deepEqual(
    [...times].sort((a, b) => a.at! - b.at!),
    times,
  );
  assert.equal(times[0]!.at, 800);
  assert.ok(times.every(({ at, ms }) => at! + ms <= 800 + 2600));
  assert.equal(revealOf("leader", before("plans_shown")).at, null, "what was shown stands still");
});

test("blows come before the sums, and whoever has no weapon has no blow", () => {
  const [battle] = battlesAmong([
    BEGAN,
    before("plans_shown", { plans: PLANS }),
    now(0, 3400, "totals", {
      totals: { fremen: 21, emperor: 12 },
      fallen: [],
      spice_paid: {},
    }),
  ]);
  const { blows, sums } = clashOf(battle!);

  assert.deepEqual(
    blows.map(({ side, deed }) => [side, deed]),
    [[0, "stopped"]],
  );
  assert.ok(blows.every(({ begin, lasts }) => begin + lasts <= sums));
});

test("a battle ends with the next one or the next phase", () => {
  const [first, second] = battlesAmong([
    BEGAN,
    now(0, 100, "battle_won", {
      seat: "fremen",
      territory: "arrakeen",
      spice: 0,
    }),
    now(100, 100, "battle_began", { ...BEGAN.event, territory: "carthag" }),
    now(200, 100, "battle_losses", { seat: "emperor", forces: 2, specials: 1 }),
  ]);

  assert.equal(first!.over?.at, 100);
  assert.equal(first!.sides[1].lost.length, 0);
  assert.deepEqual(second!.sides[1].lost[0]!.forces, [2, 1]);
  assert.equal(second!.over, null);
});

test("whoever may not know what was shown sees a back", () => {
  const asked = before("prescience_used", {
    seat: "atreides",
    of: "emperor",
    element: "weapon",
  });
  const shown = (more = {}) =>
    before("element_shown", { seat: "emperor", element: "weapon", ...more });
  const [stranger] = battlesAmong([BEGAN, asked, shown()]);
  const [knower] = battlesAmong([BEGAN, asked, shown({ value: null })]);

  assert.deepEqual(stranger!.sides[1].known, {});
  assert.equal(knower!.sides[1].known.weapon?.value, null);
});

test("an order of the Voice stands until a Karama stops the Voice, and nothing else", () => {
  const order = { seat: "bene_gesserit", to: "emperor", order: "must", card: "shield" };
  const spoken = before("voice_used", order);
  const ordered = (stopped: string) =>
    battlesAmong([BEGAN, spoken, now(0, 900, "stopped", { advantage: stopped })])[0]!.sides[1]
      .ordered!;

  assert.equal(ordered("prescience").silenced, null);
  assert.equal(ordered("voice").silenced?.at, 0);
  assert.equal(ordered("ally_voice").silenced?.at, 0);
});
