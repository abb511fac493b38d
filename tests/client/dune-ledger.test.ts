/** What everybody at a table of Dune knows of hidden spice and cards. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent } from "../../client/src/core/game-ui";
import { ledgerOf } from "../../client/src/dune/ledger";

const event = (kind: string, fields: Record<string, unknown> = {}): GameEvent => ({
  kind,
  ...fields,
});
const dealt = (seat: string, number = 1) => event("cards_dealt", { seat, number });
const sold = (seat: string, price: number): GameEvent[] => [
  event("card_for_sale", { left: 1, opener: seat }),
  event("card_seen", { seat: "atreides" }),
  event("card_paid", { seat, price, paid: { [seat]: price }, to: "emperor" }),
  event("card_bought", { seat }),
];

test("what is paid goes from one shield to the other", () => {
  const ledger = ledgerOf([dealt("guild"), dealt("emperor"), ...sold("guild", 3)]);

  assert.deepEqual(ledger.get("guild")?.spice, { least: 2, most: 2 });
  assert.deepEqual(ledger.get("emperor")?.spice, { least: 13, most: 13 });
});

test("a card that was bought is noted with its price, and who saw it", () => {
  const ledger = ledgerOf([dealt("guild"), ...sold("guild", 3)]);

  const note = ledger.get("guild")?.held.at(-1);
  assert.deepEqual([note?.how, note?.price, note?.seenBy], ["bought", 3, ["atreides"]]);
});

test("once an unknown card is played, nobody is sure which of the others it was", () => {
  const before = [dealt("guild", 1), ...sold("guild", 3)];
  const ledger = ledgerOf([...before, event("hajr", { seat: "guild" })]);

  const account = ledger.get("guild")!;
  assert.equal(account.cards, 1);
  assert.deepEqual(
    account.held.map(({ mayBeGone }) => mayBeGone),
    [true, true],
  );
});

test("a card that was shown in a battle stays known until it is discarded", () => {
  const plan = {
    seat: "guild",
    leader: null,
    weapon: "lasgun",
    defense: null,
    spice: 1,
  };
  const shown = [dealt("guild"), event("plans_shown", { plans: [plan] }), event("totals")];
  const gone = event("battle_discards", { seat: "guild", cards: ["lasgun"] });

  const kept = ledgerOf(shown).get("guild")!;
  assert.deepEqual(
    kept.held.map(({ card, shown: isShown }) => [card, isShown]),
    [["lasgun", true]],
  );
  assert.equal(kept.spice?.most, 4);
  assert.deepEqual(ledgerOf([...shown, gone]).get("guild")?.held, []);
});

test("after an exchange of hands nobody else is sure of any card", () => {
  const swap = { seat: "harkonnen", victim: "guild", number: 1 };
  const events = [dealt("guild"), dealt("harkonnen", 2), event("hand_swapped", swap)];
  const back = event("cards_returned", swap);

  assert.equal(ledgerOf(events).get("guild")?.cards, 0);
  const after = ledgerOf([...events, back]);
  assert.deepEqual(
    [after.get("guild")?.cards, after.get("harkonnen")?.cards, after.get("guild")?.held],
    [1, 1, []],
  );
});

test("a captive that is killed is paid for", () => {
  const ledger = ledgerOf([dealt("harkonnen"), event("captive_killed", { seat: "harkonnen" })]);

  assert.equal(ledger.get("harkonnen")?.spice?.least, 12);
});

test("where the beginning was not seen, nothing is counted", () => {
  const ledger = ledgerOf([event("income", { seat: "guild", spice: 2 })]);

  assert.equal(ledger.get("guild")?.spice, null);
});

test("what somebody has answered or shown is noted with its turn", () => {
  const answer = event("truth_told", { seat: "emperor", to: "guild", form: "bids", yes: true });
  const shown = event("secret_shown", { seat: "guild", to: ["emperor"], what: "traitors" });
  const ledger = ledgerOf([dealt("guild"), event("phase", { turn: 2 }), answer, shown]);

  assert.deepEqual(ledger.get("guild")?.notes, [
    { turn: 2, event: answer },
    { turn: 2, event: shown },
  ]);
  assert.deepEqual(ledger.get("guild")?.told, { traitors: ["emperor"] });
});
