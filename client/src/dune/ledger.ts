/**
 * What everybody who watched would know of a seat: the spice behind its shield, added up from what was
 * paid and received in the open; its cards, with their price, who has seen them, and which were shown.
 * It reads events alone, as these eyes saw them; what only they may know comes with the view.
 */

import type { GameEvent } from "../core/game-ui";
import { CAPTIVE_BOUNTY, SPICE_AT_START } from "./box";

export interface HeldCard {
  /** How it came to the hand; `shown`, if it is only known to be there. */
  how: "dealt" | "bought" | "bonus" | "exchanged" | "shown";
  turn: number;
  /** What was paid for it; null if nothing was asked. */
  price: number | null;
  /** Its face, where these eyes were shown it. */
  card: string | null;
  /** Whether the whole table has seen it. */
  shown: boolean;
  /** Those beside its holder who have seen it, before it was shown to all. */
  seenBy: string[];
  /** Another card of this hand was played since, and it may have been this one. */
  mayBeGone: boolean;
}

/** What somebody has said or shown in the open, and when. */
export interface Note {
  turn: number;
  event: GameEvent;
}

export interface Account {
  /** Bounds of all its spice, bribes in front of the shield included; null if its beginning was not seen. */
  spice: { least: number; most: number } | null;
  /** How many cards it holds. */
  cards: number;
  /** What is noted of them; there may be cards of which nothing is. */
  held: HeldCard[];
  /** To whom it has shown a secret of its own, such as `traitors`. */
  told: Record<string, string[]>;
  /** What it has answered to a Truthtrance, and that it has shown something. */
  notes: Note[];
}

export type Ledger = ReadonlyMap<string, Account>;

/** Cards that are laid on the table by an event that does not name them. */
const PLAYED: Record<string, string> = {
  weather_control: "weather_control",
  family_atomics: "family_atomics",
  truth_asked: "truthtrance",
  hajr: "hajr",
  ghola_played: "tleilaxu_ghola",
  imperial_karama_played: "karama",
  worm_summoned: "karama",
  shipment_stopped: "karama",
  plan_looked_at: "karama",
  hand_swapped: "karama",
};

interface ShownPlan {
  seat: string;
  leader: string | null;
  weapon: string | null;
  defense: string | null;
  spice: number;
}

type Amounts = Record<string, number>;

const ledgers = new WeakMap<readonly GameEvent[], Ledger>();

/** The accounts after these events. */
export function ledgerOf(events: readonly GameEvent[]): Ledger {
  let ledger = ledgers.get(events);
  if (!ledger) {
    const keeper = new Keeper();
    for (const event of events) keeper.note(event);
    ledger = keeper.accounts;
    ledgers.set(events, ledger);
  }
  return ledger;
}

class Keeper {
  readonly accounts = new Map<string, Account>();
  private turn = 0;
  private price: number | null = null;
  private lookedAt: string[] = [];
  /** The plans of a battle, as long as their spice is not paid. */
  private plans: ShownPlan[] = [];

  note(event: GameEvent): void {
    const { kind } = event;
    const seat = event["seat"] as string;
    const played = PLAYED[kind];
    if (played) this.lose(seat, played);
    switch (kind) {
      case "phase":
        this.turn = Number(event["turn"]);
        break;
      case "cards_dealt":
        this.open(seat);
        for (let place = 0; place < Number(event["number"]); place += 1) {
          this.gain(seat, { how: "dealt", card: strings(event["cards"])[place] ?? null });
        }
        break;
      case "truth_told":
        this.account(event["to"] as string).notes.push({ turn: this.turn, event });
        break;
      case "secret_shown":
        this.account(seat).notes.push({ turn: this.turn, event });
        this.show(seat, event["what"] as string, strings(event["to"]));
        break;
      default:
        this.noteSpice(event, seat);
        this.noteAuction(event, seat);
        this.noteBattle(event, seat);
    }
  }

  private noteSpice(event: GameEvent, seat: string): void {
    const spice = Number(event["spice"]);
    switch (event.kind) {
      case "charity_given":
      case "collected":
      case "income":
        this.move(seat, spice);
        break;
      case "bribe_given":
      case "debt_paid":
        this.pay({ [seat]: spice }, event["to"] as string);
        break;
      case "spice_gift":
        this.pay({ [seat]: Number(event["amount"]) }, event["to"] as string);
        break;
      case "revival_paid":
        this.move(event["by"] as string, -Number(event["price"]));
        break;
      case "shipped":
      case "shipped_across":
      case "shipped_home":
        this.payShipment(event["paid_by"] as Amounts, event["paid_to"] as string | null);
        break;
      case "captive_killed":
        this.move(seat, CAPTIVE_BOUNTY);
        break;
    }
  }

  private noteAuction(event: GameEvent, seat: string): void {
    switch (event.kind) {
      case "card_for_sale":
        this.price = null;
        this.lookedAt = [];
        break;
      case "card_seen":
        this.lookedAt.push(seat);
        break;
      case "card_paid":
        this.price = Number(event["price"]);
        this.pay(event["paid"] as Amounts, event["to"] as string | null);
        break;
      case "card_bought":
        this.gain(seat, {
          how: "bought",
          price: this.price ?? 0,
          card: (event["card"] as string | undefined) ?? null,
          seenBy: this.lookedAt.filter((other) => other !== seat),
        });
        break;
      case "bonus_drawn":
        this.gain(seat, { how: "bonus", card: (event["card"] as string | undefined) ?? null });
        break;
      case "karama":
      case "karama_purchase":
      case "karama_shipment":
        this.lose(seat, event["card"] as string);
        break;
    }
  }

  private noteBattle(event: GameEvent, seat: string): void {
    switch (event.kind) {
      case "plans_shown":
        this.plans = event["plans"] as unknown as ShownPlan[];
        for (const plan of this.plans) this.reveal(plan);
        break;
      case "totals":
      case "exploded":
      case "both_betrayed":
        this.payForPlans(() => true);
        break;
      case "battle_won":
        this.payForPlans((plan) => plan.seat !== seat);
        this.move(seat, Number(event["spice"]));
        break;
      case "battle_discards":
        for (const card of strings(event["cards"])) this.lose(seat, card);
        break;
      case "hand_swapped":
      case "cards_returned":
        this.exchange(event);
        break;
    }
  }

  private account(seat: string): Account {
    let account = this.accounts.get(seat);
    if (!account)
      this.accounts.set(seat, (account = { spice: null, cards: 0, held: [], told: {}, notes: [] }));
    return account;
  }

  // Spice.

  private open(seat: string): void {
    const spice = SPICE_AT_START.get(seat) ?? 0;
    this.account(seat).spice ??= { least: spice, most: spice };
  }

  private move(seat: string, least: number, most = least): void {
    const { spice } = this.account(seat);
    if (!spice) return;
    spice.least = Math.max(0, spice.least + least);
    spice.most = Math.max(0, spice.most + most);
  }

  private pay(shares: Amounts, to: string | null): void {
    for (const [seat, amount] of Object.entries(shares)) {
      this.move(seat, -amount);
      if (to !== null) this.move(to, amount);
    }
  }

  /** Whether what the payee adds for an ally comes back to it is for the readings of the table. */
  private payShipment(shares: Amounts, to: string | null): void {
    this.pay(shares, to);
    if (to !== null) this.move(to, -(shares[to] ?? 0), 0);
  }

  private payForPlans(pays: (plan: ShownPlan) => boolean): void {
    for (const plan of this.plans.filter(pays)) this.move(plan.seat, -plan.spice);
    this.plans = [];
  }

  // Cards.

  private gain(seat: string, card: Pick<HeldCard, "how"> & Partial<HeldCard>): void {
    const account = this.account(seat);
    const plain = { price: null, card: null, shown: false, seenBy: [], mayBeGone: false };
    account.cards += 1;
    account.held.push({ ...plain, turn: this.turn, ...card });
  }

  /** A card leaves a hand, face up. */
  private lose(seat: string, face: string): void {
    const account = this.account(seat);
    const held = this.find(account, face);
    account.cards = Math.max(0, account.cards - 1);
    account.held = account.held.filter((one) => one !== held);
    forgetTheGone(account);
  }

  /** Everybody sees the cards of a plan; those that stay in the hand are known from now on. */
  private reveal({ seat, leader, weapon, defense }: ShownPlan): void {
    const account = this.account(seat);
    for (const face of [leader === "cheap_hero" ? leader : null, weapon, defense]) {
      if (face === null) continue;
      let held = this.find(account, face);
      if (!held) {
        const now = { turn: this.turn, price: null, seenBy: [], mayBeGone: false };
        held = { how: "shown", card: face, shown: true, ...now };
        account.held.push(held);
      }
      held.card = face;
      held.shown = true;
      forgetTheGone(account);
    }
  }

  /** The note of a card with this face; none if it may be one of several, and any of them then. */
  private find({ held }: Account, face: string): HeldCard | null {
    const known = held.find(({ card }) => card === face);
    if (known) return known;
    const unknown = held.filter(({ card }) => card === null);
    if (unknown.length === 1 && !unknown[0]!.mayBeGone) return unknown[0]!;
    for (const one of unknown) one.mayBeGone = true;
    return null;
  }

  private show(seat: string, what: string, to: string[]): void {
    const account = this.account(seat);
    account.told[what] = joined(account.told[what] ?? [], to);
    if (what !== "hand") return;
    for (const held of account.held) held.seenBy = joined(held.seenBy, to);
  }

  /** Cards change hands, and only the two see them: of both hands nobody else is sure any more. */
  private exchange(event: GameEvent): void {
    const [one, other] = [event["seat"] as string, event["victim"] as string];
    const [giver, taker] = event.kind === "hand_swapped" ? [other, one] : [one, other];
    for (const seat of [giver, taker]) this.account(seat).held = [];
    this.account(giver).cards -= Number(event["number"]);
    this.account(taker).cards += Number(event["number"]);
    this.account(taker).held = strings(event["cards"]).map((card) => ({
      how: "exchanged",
      turn: this.turn,
      price: null,
      card,
      shown: false,
      seenBy: [giver],
      mayBeGone: false,
    }));
  }
}

/** Once every card of a hand is known, no other note is true. */
function forgetTheGone(account: Account): void {
  const known = account.held.filter(({ card }) => card !== null);
  if (known.length >= account.cards) account.held = known;
}

const strings = (value: unknown): string[] => (value as string[] | undefined) ?? [];

const joined = (some: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...some, ...more]),
];
