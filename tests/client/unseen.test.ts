/** What hidden things of War for Arrakis can still be. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { box } from "../../client/src/arrakis/box";
import {
  isCertain,
  stepsShort,
  unseenCards,
  unseenObjectives,
  unseenRanks,
  unseenTokens,
} from "../../client/src/arrakis/unseen";
import type { ArrakisTable } from "../../client/src/arrakis/view";

const DECK = "fremen_ally";
const cards = [...box.value.planning.values()].filter(
  ({ deck, expansion }) => deck === DECK && !expansion,
);
const all = cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

const table = (changes: object): ArrakisTable =>
  ({
    discards: {},
    hands: { harkonnen: [] },
    attached: {},
    hand_sizes: { atreides: { [DECK]: 2 }, harkonnen: {} },
    deck_sizes: { [DECK]: all.length - 2 },
    sietches: {},
    legions: { atreides: {}, harkonnen: {} },
    tokens_gone: [],
    tokens_left: 0,
    tokens_removed: {},
    objectives_held: 1,
    ruled_out: [],
    ...changes,
  }) as unknown as ArrakisTable;

test("a hidden card is one of those that nobody has seen", () => {
  const [shown, ...rest] = all;
  const unseen = unseenCards(
    table({ discards: { [DECK]: [shown] }, deck_sizes: { [DECK]: all.length - 3 } }),
    "atreides",
    DECK,
  )!;

  assert.equal(unseen.number, 2);
  assert.equal(
    [...unseen.among.values()].reduce((sum, one) => sum + one, 0),
    rest.length,
  );
  assert.equal(isCertain(unseen), false);
});

test("once all others lie open a hand is certain", () => {
  const left = all.slice(0, 2);
  const open = table({ discards: { [DECK]: all.slice(2) }, deck_sizes: { [DECK]: 0 } });
  const unseen = unseenCards(open, "atreides", DECK)!;

  assert.ok(isCertain(unseen));
  assert.deepEqual([...unseen.among.keys()].sort(), [...new Set(left)].sort());
});

test("nothing is said where the numbers do not come out", () => {
  const odd = table({ deck_sizes: { [DECK]: 1 }, sietches: { windgap: { found: false } } });

  assert.equal(unseenCards(odd, "atreides", DECK), null);
  assert.equal(unseenTokens(odd, "starting"), null);
  assert.equal(unseenRanks(odd, []), null);
});

test("ranks that were shown are none of the hidden ones, even of sietches that are gone", () => {
  const shown = [1, 1, 2, 2, 2, 3].map((rank) => ({ kind: "sietch_revealed", rank }));
  const two = table({ sietches: { windgap: { found: false }, gara_kulon: { found: false } } });

  assert.deepEqual(
    [...unseenRanks(two, shown)!.among],
    [
      ["2", 1],
      ["3", 1],
    ],
  );
});

test("tokens that were turned up, and objectives that are ruled out, are taken away", () => {
  const tokens = [...box.value.tokens.keys()].filter((id) => id.startsWith("as"));
  const [first, ...others] = tokens;
  const face_down = { starting: others.length, standard: 0 };
  const unseen = unseenTokens(
    table({
      legions: { atreides: { windgap: { face_down } }, harkonnen: {} },
      tokens_gone: [first],
      tokens_left: 8,
    }),
    "starting",
  )!;

  assert.deepEqual([...unseen.among.keys()], others);
  assert.ok(isCertain(unseen));
  const out = [...box.value.objectives.keys()].slice(1);
  assert.ok(isCertain(unseenObjectives(table({ ruled_out: [out] }))));
});

test("how far prescience is from an objective that is held, or may be", () => {
  const [card] = [...box.value.objectives.values()];
  const { targets } = card!;
  const prescience = { ...targets, jihad: targets.jihad - 1 };

  assert.equal(stepsShort(table({ objectives: [card!.id], prescience })), 1);
  assert.equal(stepsShort(table({ prescience: targets })), 0);
});
