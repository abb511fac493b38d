/** House rules: what the book says, what a table has changed, and what follows from it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  byTheBook,
  changed,
  fitsTable,
  rulesetOf,
  settle,
  switchesOf,
} from "../../client/src/core/switches";
import type { Switch, Values } from "../../client/src/core/switches";

const one = (name: string, presets: Switch["presets"], more: Partial<Switch> = {}): Switch => ({
  name,
  values: { listed: [] },
  default: null,
  rule: "D-STORM-1",
  printed: {},
  presets,
  nullable: false,
  arises_with: {},
  only_with: {},
  ...more,
});

const SWITCHES = [
  one("turns", { basic: 10, advanced: 10, tournament: 15 }),
  one("model", { basic: "fighters", advanced: "advisors", tournament: "peace" }),
  one(
    "lands_in",
    { basic: null, advanced: "same", tournament: "any" },
    { arises_with: { model: ["advisors", "peace"] } },
  ),
  one("charity_from", { basic: null, advanced: 1, tournament: 2 }, { nullable: true }),
];

const names = (ruleset: string, house: Values) =>
  changed(SWITCHES, ruleset, house).map(({ name }) => name);

test("without house rules everything is as in the book", () => {
  assert.deepEqual(settle(SWITCHES, "tournament", {}), {
    turns: 15,
    model: "peace",
    lands_in: "any",
    charity_from: 2,
  });
  assert.deepEqual(names("tournament", {}), []);
});

test("what is set as the book has it is no change", () => {
  assert.deepEqual(names("basic", { turns: 10 }), []);
  assert.deepEqual(names("tournament", { turns: 10 }), ["turns"]);
});

test("a question that a house rule raises has the answer of the advanced game", () => {
  assert.equal(settle(SWITCHES, "basic", { model: "advisors" })["lands_in"], "same");
  assert.equal(byTheBook(SWITCHES, "basic", { model: "peace" }, "lands_in"), "same");
});

test("what was set for a question that no longer arises does not count", () => {
  assert.deepEqual(names("basic", { lands_in: "any" }), []);
  assert.deepEqual(names("basic", { model: "peace", lands_in: "any" }), ["model", "lands_in"]);
});

test("a rule can be switched off", () => {
  assert.equal(settle(SWITCHES, "advanced", { charity_from: null })["charity_from"], null);
  assert.deepEqual(names("advanced", { charity_from: null }), ["charity_from"]);
});

test("a game without rule sets has one, which says what is played by default", () => {
  const order = { name: "order", values: { listed: ["any", "by_type"] }, default: "any" };
  const reading = { ...order, rule: "A-VEH-10", printed: {}, only_with: { mode: "mahdi" } };
  const switches = switchesOf([reading, { ...order, name: "guild" }]);

  assert.deepEqual(
    switches.map(({ name }) => name),
    ["order"],
  );
  assert.deepEqual(settle(switches, rulesetOf({ mode: "duel" }), {}), { order: "any" });
  assert.equal(changed(switches, rulesetOf({}), { order: "by_type" }).length, 1);
  assert.equal(fitsTable(switches[0]!, { mode: "duel" }), false);
  assert.equal(fitsTable(switches[0]!, { mode: "mahdi" }), true);
});
