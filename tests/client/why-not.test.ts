/** Why a place of War for Arrakis cannot be chosen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision } from "../../client/src/core/game-ui";
import { regularsLeft, withoutOne } from "../../client/src/arrakis/losses";
import type { ArrakisTable, LegionView } from "../../client/src/arrakis/view";
import { whyNot } from "../../client/src/arrakis/why-not";

const legion = (regular: number, elite = 0): LegionView => ({
  ...{ regular, elite, special: 0, generic: 0 },
  named: [],
});
const TABLE = {
  legions: {
    harkonnen: { arrakeen: legion(2), carthag: legion(1) },
    atreides: { broken_land: legion(1) },
  },
  settlements: { arrakeen: 3, carthag: 2 },
  sietches: { gara_kulon: { home: "gara_kulon", found: false } },
  worms: ["rimwall_west"],
  wormsigns: [],
  harvesters: [],
  air: {},
  atomics: "",
} as unknown as ArrakisTable;

const decision = (kind: string, start?: string): Decision =>
  ({
    kind,
    required: true,
    actions: {
      product: kind,
      fields: start ? { seat: { listed: ["harkonnen"] }, start: { listed: [start] } } : {},
    },
  }) as unknown as Decision;

const why = (kind: string, place: string, lit: string[] = [], start?: string) =>
  whyNot({ table: TABLE, decision: decision(kind, start), side: "harkonnen", lit }, place);

test("a move does not end where it begins, on a worm, or where the enemy is", () => {
  assert.deepEqual(why("move_legion", "arrakeen", [], "arrakeen"), ["a-why-start"]);
  assert.deepEqual(why("move_legion", "rimwall_west", [], "arrakeen"), ["a-why-worm"]);
  assert.equal(why("move_legion", "broken_land", [], "arrakeen")?.[0], "a-why-enemy");
  assert.equal(why("move_legion", "gara_kulon", [], "arrakeen")?.[0], "a-why-settled");
  assert.deepEqual(why("move_legion", "pasty_mesa", [], "arrakeen"), ["a-why-far"]);
});

test("only an own legion is picked, and one that can go", () => {
  assert.deepEqual(why("pick_legion", "pasty_mesa"), ["a-why-no-legion"]);
  assert.deepEqual(why("pick_legion", "carthag"), ["a-why-cannot-move"]);
});

test("only an enemy is attacked", () => {
  assert.deepEqual(why("attack", "pasty_mesa", [], "arrakeen"), ["a-why-no-enemy"]);
  assert.deepEqual(why("attack", "gara_kulon", [], "arrakeen"), ["a-why-far"]);
});

test("what all places to choose have in common is told where it is missing", () => {
  const told = why("place", "pasty_mesa", ["arrakeen", "carthag"]);

  assert.deepEqual(told, ["a-why-lacks", { mark: "settlement" }]);
  assert.equal(why("place", "arrakeen", ["carthag", "pasty_mesa"]), undefined);
});

test("a hit turns an elite into a regular as long as there is one", () => {
  assert.deepEqual(withoutOne(legion(1, 2), "elite", 1), legion(2, 1));
  assert.deepEqual(withoutOne(legion(1, 2), "elite", 0), legion(1, 1));
  assert.deepEqual(withoutOne(legion(1, 2), "regular", 1), legion(0, 2));
  assert.deepEqual(withoutOne({ ...legion(1), named: ["paul"] }, "paul", 1), legion(1));
  assert.equal(regularsLeft(TABLE, "harkonnen"), 21);
});
