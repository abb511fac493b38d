/** A battle, put together from what was seen of it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { battleHistory, totalOf } from "../../client/src/arrakis/battle-history";
import type { GameEvent } from "../../client/src/core/game-ui";

const event = (kind: string, fields = {}): GameEvent => ({ kind, ...fields });
const attack = event("attack", {
  side: "harkonnen",
  start: "s1_9",
  target: "gara_kulon",
  surprise: true,
});
const roll = (side: string, ...dice: string[]) => event("combat_roll", { side, dice });
const hits = (attacker_hits: number, defender_hits: number) =>
  event("battle_hits", { attacker_hits, defender_hits });

const ROUND = [
  attack,
  roll("harkonnen", "sword", "shield", "special"),
  roll("atreides", "sword", "sword", "sword"),
  event("strips_used", { side: "harkonnen", leaders: { baron_harkonnen: 1 }, hits: 0, shields: 2 }),
  hits(1, 1),
  event("lost", { side: "harkonnen", area: "s1_9", figure: "regular" }),
];

test("a round counts dice and strips, and what they cost", () => {
  const history = battleHistory(ROUND)!;
  const { harkonnen, atreides } = history.rolls;

  assert.deepEqual(totalOf(harkonnen!), { hits: 1, shields: 3 });
  assert.deepEqual(totalOf(atreides!), { hits: 3, shields: 0 });
  assert.equal(harkonnen!.suffered, 1);
});

test("the attacker's dice begin the next round", () => {
  const history = battleHistory([...ROUND, roll("harkonnen", "shield")])!;

  assert.deepEqual(totalOf(history.rolls.harkonnen!), { hits: 0, shields: 1 });
  assert.equal(history.rolls.atreides, undefined);
});

test("a battle is remembered until the next turn", () => {
  const over = [
    ...ROUND,
    event("battle_over", { winner: "harkonnen", area: "gara_kulon" }),
    event("advanced", { side: "harkonnen", start: "s1_9", to: "gara_kulon" }),
  ];

  assert.equal(battleHistory(over)!.isOver, true);
  assert.equal(battleHistory(over)!.at.harkonnen, "gara_kulon");
  assert.equal(battleHistory([...over, event("spent", { seat: "atreides" })]), null);
});
