/** What everybody has seen of an auction: the cards sold, and where each seat stands for this one. */

import type { GameEvent } from "../core/game-ui";
import type { DuneEvents } from "../wire/dune-events";
import { HAND_LIMIT } from "./box";
import { stepOf } from "./view";
import type { BiddingView, DuneView } from "./view";

export interface Sale {
  seat: string;
  /** What was paid; null for a card that was bought with a Karama. */
  price: number | null;
}

export interface Rung {
  seat: string;
  /** What it said last about this card. */
  last: number | "pass" | null;
  state: "leads" | "turn" | "in" | "passed" | "full";
}

export interface Auction {
  /** Somebody has bought this card. */
  isBought: boolean;
  /** A Karama took it: no bid counts any more. */
  isTaken: boolean;
  /** Of this card, from 1; and how many there were for sale. */
  number: number;
  cards: number;
  sold: Sale[];
  /** Those of them whose face the reader has seen, by their number. */
  faces: ReadonlyMap<number, string>;
  /** In the order of bidding, the opener first. */
  ladder: Rung[];
}

/**
 * The bidding for a card. While it is paid for, and others may respond, nothing more is asked about
 * it: then what everybody has seen tells how it stands.
 */
export function biddingOf(view: DuneView, events: readonly GameEvent[]): BiddingView | null {
  const asked = stepOf(view, "bidding");
  if (asked || view.table.phase !== "bidding") return asked;
  const seen = since(events, "hands_declared");
  const lot = since(seen, "card_for_sale");
  const isOver = lot.some(({ kind }) => kind === "auction_ended");
  if (lot[0]?.kind !== "card_for_sale" || isOver) return null;
  const { left, opener } = lot[0] as unknown as DuneEvents["card_for_sale"];
  const bids = lot.filter(({ kind }) => kind === "bid_made");
  const last = bids.at(-1) as unknown as DuneEvents["bid_made"] | undefined;
  return {
    step: "bidding",
    cards_left: left,
    opener,
    turn: last?.seat ?? opener,
    bid: last?.amount ?? 0,
    bidder: last?.seat ?? null,
    passed: [],
    must_buy: [],
    seconds: 0,
  };
}

export function auctionOf(
  view: DuneView,
  step: BiddingView,
  events: readonly GameEvent[],
): Auction {
  const seen = since(events, "hands_declared");
  const latest = wordsIn(since(seen, "card_for_sale"));
  // Until the next card is put up, it is shown how this one is sold.
  const sold = salesIn(seen.slice(0, seen.map(({ kind }) => kind).lastIndexOf("card_for_sale")));
  const cards = Number(seen[0]?.["cards_for_sale"] ?? step.cards_left + sold.length);
  const from = view.table.order.indexOf(step.opener);
  const order = [...view.table.order.slice(from), ...view.table.order.slice(0, from)];
  const ladder = order.map((seat) => ({
    seat,
    last: latest.get(seat) ?? null,
    state: stateOf(view, step, seat),
  }));
  const kinds = since(seen, "card_for_sale").map(({ kind }) => kind);
  const isBought = kinds.includes("card_bought");
  const isTaken = kinds.includes("karama_purchase");
  const faces = facesIn(seen);
  const number = cards - step.cards_left + 1;
  return { isBought, isTaken, number, cards, sold, faces, ladder };
}

/** What each seat said last: a bid, or that it passes. */
function wordsIn(events: readonly GameEvent[]): Map<string, number | "pass"> {
  const words = new Map<string, number | "pass">();
  for (const event of events) {
    if (event.kind === "bid_made") words.set(event["seat"] as string, Number(event["amount"]));
    if (event.kind === "bid_passed") words.set(event["seat"] as string, "pass");
  }
  return words;
}

/** What has happened from the last event of a kind on. */
const since = (events: readonly GameEvent[], last: string): readonly GameEvent[] =>
  events.slice(Math.max(0, events.map(({ kind }) => kind).lastIndexOf(last)));

function stateOf(view: DuneView, step: BiddingView, seat: string): Rung["state"] {
  if (seat === step.bidder) return "leads";
  if (seat === step.turn) return "turn";
  if (step.passed.includes(seat)) return "passed";
  const cards = view.table.factions[seat]?.cards ?? 0;
  return cards >= (HAND_LIMIT.get(seat) ?? Infinity) ? "full" : "in";
}

/** Every card that was bought, with what was paid for it just before. */
function salesIn(events: readonly GameEvent[]): Sale[] {
  const sales: Sale[] = [];
  let price: number | null = null;
  for (const event of events) {
    if (event.kind === "card_for_sale") price = null;
    if (event.kind === "card_paid") price = Number(event["price"]);
    if (event.kind === "card_bought") sales.push({ seat: event["seat"] as string, price });
  }
  return sales;
}

/** Cards that were looked at before they were sold, or taken by the reader. */
function facesIn(events: readonly GameEvent[]): Map<number, string> {
  const faces = new Map<number, string>();
  let number = 0;
  for (const { kind, card } of events) {
    if (kind === "card_for_sale") number += 1;
    const isSeen = kind === "card_seen" || kind === "card_bought";
    if (isSeen && typeof card === "string") faces.set(number, card);
  }
  return faces;
}

/** What is asked once something has happened, as far as it is an auction. */
export function stepsAfter(
  steps: DuneView["steps"],
  events: readonly GameEvent[],
): DuneView["steps"] {
  const isOver = events.some(({ kind }) => kind === "auction_ended" || kind === "phase");
  if (isOver) return steps.filter(({ step }) => step !== "bidding");
  const sale = events.filter(({ kind }) => kind === "card_for_sale").at(-1);
  if (!sale) return steps;
  const { left, opener } = sale as unknown as DuneEvents["card_for_sale"];
  // Bids for the card before do not count for this one.
  const unsold = { cards_left: left, opener, turn: opener, bid: 0, bidder: null, passed: [] };
  return steps.map((one) => (one.step === "bidding" ? { ...one, ...unsold } : one));
}

export interface Known {
  /** What the Atreides said last about the card, if they have looked at it. */
  looked: { last: Rung["last"] } | null;
  /** What lies face up or is out of the game, what there is most of first. */
  out: { card: string; number: number }[];
  /** Whether the Emperor is paid for it instead of the bank. */
  paid: boolean;
}

/** What everybody knows that bears on the card on auction. */
export function knownOf(view: DuneView, seat: string, events: readonly GameEvent[]): Known {
  const seen = since(events, "card_for_sale");
  const looked = seat !== "atreides" && seen.some(({ kind }) => kind === "card_seen");
  const { treachery_discards, out_of_game } = view.table.decks;
  const numbers = new Map<string, number>();
  for (const card of [...treachery_discards, ...out_of_game]) {
    numbers.set(card, (numbers.get(card) ?? 0) + 1);
  }
  return {
    looked: looked ? { last: wordsIn(seen).get("atreides") ?? null } : null,
    out: [...numbers]
      .map(([card, number]) => ({ card, number }))
      .sort((one, other) => other.number - one.number),
    paid: seat !== "emperor" && view.table.order.includes("emperor"),
  };
}
