/** The ladder of an auction, from what everybody has seen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent } from "../../client/src/core/game-ui";
import { auctionOf, biddingOf, knownOf, stepsAfter } from "../../client/src/dune/auction";
import type { BiddingView, DuneView } from "../../client/src/dune/view";

const ORDER = ["emperor", "guild", "harkonnen", "atreides"];
const cards: Record<string, number> = { emperor: 1, guild: 4, harkonnen: 4, atreides: 0 };
const view = {
  table: {
    order: ORDER,
    factions: Object.fromEntries(ORDER.map((seat) => [seat, { cards: cards[seat] }])),
  },
} as unknown as DuneView;

const step: BiddingView = {
  step: "bidding",
  cards_left: 2,
  opener: "harkonnen",
  turn: "emperor",
  bid: 3,
  bidder: "atreides",
  passed: ["harkonnen"],
  must_buy: [],
  seconds: 15,
};

const EVENTS: GameEvent[] = [
  { kind: "card_paid", seat: "guild", price: 9 },
  { kind: "card_bought", seat: "guild" },
  { kind: "hands_declared", hands: {}, cards_for_sale: 4 },
  { kind: "card_for_sale", left: 4, opener: "emperor" },
  { kind: "bid_made", seat: "emperor", amount: 7 },
  { kind: "card_paid", seat: "emperor", price: 7 },
  { kind: "card_bought", seat: "emperor" },
  { kind: "card_for_sale", left: 3, opener: "guild" },
  { kind: "karama_purchase", seat: "guild", card: "karama" },
  { kind: "card_bought", seat: "guild" },
  { kind: "card_for_sale", left: 2, opener: "harkonnen" },
  { kind: "bid_made", seat: "harkonnen", amount: 1 },
  { kind: "bid_made", seat: "atreides", amount: 3 },
  { kind: "bid_passed", seat: "harkonnen" },
];

test("bids of this card and sales of this auction, whatever came before", () => {
  const auction = auctionOf(view, step, EVENTS);
  assert.equal(auction.number, 3);
  assert.equal(auction.cards, 4);
  assert.deepEqual(auction.sold, [
    { seat: "emperor", price: 7 },
    { seat: "guild", price: null },
  ]);
  assert.deepEqual(auction.ladder, [
    { seat: "harkonnen", last: "pass", state: "passed" },
    { seat: "atreides", last: 3, state: "leads" },
    { seat: "emperor", last: null, state: "turn" },
    { seat: "guild", last: null, state: "full" },
  ]);
});

test("what bears on the card: who looked and said what, what is out, who is paid", () => {
  const decks = { treachery_discards: ["karama", "shield", "shield"], out_of_game: ["shield"] };
  const table = { ...view.table, decks };
  const seen = [...EVENTS.slice(0, 11), { kind: "card_seen", seat: "atreides" }];
  const known = (seat: string, events: GameEvent[]) =>
    knownOf({ ...view, table } as unknown as DuneView, seat, events);
  assert.deepEqual(known("guild", seen).looked, { last: null });
  assert.deepEqual(known("guild", [...seen, ...EVENTS.slice(11)]).looked, { last: 3 });
  assert.equal(known("atreides", seen).looked, null);
  assert.equal(known("guild", EVENTS).looked, null, "nobody has looked at this one");
  assert.deepEqual(known("guild", seen).out, [
    { card: "shield", number: 3 },
    { card: "karama", number: 1 },
  ]);
  assert.deepEqual([known("guild", seen).paid, known("emperor", seen).paid], [true, false]);
});

test("a card that is paid for stays on the block until the auction goes on", () => {
  const silent = { steps: [], table: { ...view.table, phase: "bidding" } } as unknown as DuneView;
  const { bidder, bid, opener, cards_left: left } = biddingOf(silent, EVENTS)!;
  assert.deepEqual([bidder, bid, opener, left], ["atreides", 3, "harkonnen", 2]);
  const bought = [...EVENTS, { kind: "card_bought", seat: "atreides" }];
  assert.equal(auctionOf(silent, biddingOf(silent, bought)!, bought).isBought, true);
  assert.equal(auctionOf(silent, biddingOf(silent, EVENTS)!, EVENTS).isBought, false);
  const over = [...bought, { kind: "auction_ended", returned: 1 }];
  assert.equal(biddingOf(silent, over), null);
  const later = { ...silent, table: { ...silent.table, phase: "revival" } } as DuneView;
  assert.equal(biddingOf(later, bought), null);
});

test("bids for a card do not stand beside the next one, nor after the auction", () => {
  const sold: GameEvent[] = [
    { kind: "karama_purchase", seat: "guild", card: "karama" },
    { kind: "card_bought", seat: "guild" },
  ];
  const next: GameEvent = { kind: "card_for_sale", left: 1, opener: "guild" };
  assert.deepEqual(stepsAfter([step], sold), [step]);
  assert.deepEqual(stepsAfter([step], [...sold, next]), [
    {
      ...step,
      ...{ cards_left: 1, opener: "guild", turn: "guild", bid: 0, bidder: null, passed: [] },
    },
  ]);
  assert.deepEqual(stepsAfter([step], [...sold, { kind: "auction_ended", returned: 1 }]), []);
});

test("once a Karama has taken a card no bid counts", () => {
  const upTo = (kind: string): GameEvent[] =>
    EVENTS.slice(0, EVENTS.findIndex((event) => event.kind === kind) + 1);
  assert.equal(auctionOf(view, step, upTo("bid_made")).isTaken, false);
  assert.equal(auctionOf(view, step, upTo("karama_purchase")).isTaken, true);
  assert.equal(auctionOf(view, step, EVENTS).isTaken, false);
});

test("what was seen of a card is still known when it is sold", () => {
  const seen = EVENTS.flatMap((event): GameEvent[] => {
    if (event.kind !== "card_for_sale") return [event];
    return [event, { kind: "card_seen", seat: "atreides", card: `card ${Number(event["left"])}` }];
  });
  assert.deepEqual(
    [...auctionOf(view, step, seen).faces],
    [
      [1, "card 4"],
      [2, "card 3"],
      [3, "card 2"],
    ],
  );
  assert.equal(auctionOf(view, step, EVENTS).faces.size, 0);
});
