/** How each kind of event of Dune is shown. */

import type { DuneEvents } from "../wire/dune-events";
import { accent, beat, halved, perStep, solo, tick, together } from "./scene";
import type { Scenes, Times } from "./scene";

/** A card on the block, its bids, and who gets it. */
export const LOT = "lot";

/** Lengths of a weapon's blow that is stopped and of one that kills, and of the sums after both. */
export const BLOW = 850;
export const DEADLY_BLOW = 1150;
export const SUMS = 1700;
/** A brisk reader sees the clash in this part of its time. */
const BRISK_CLASH = 0.55;

function clash({ fallen }: DuneEvents["totals"]): Times {
  const calm = (2 - fallen.length) * BLOW + fallen.length * DEADLY_BLOW + SUMS;
  return [calm, Math.round(calm * BRISK_CLASH)];
}

const longestWay = ({ way }: DuneEvents["moved"]): number =>
  Math.max(1, ...Object.values((way as DuneEvents["moved"]["way"] | undefined) ?? {}).map(count));

const count = (list: readonly unknown[]): number => list.length;

/** Long enough to read a sentence on a plate or a card; and one with a card that is turned over first. */
const READ: Times = [1200, 600];
const CARD_READ: Times = [1700, 850];
const SET_UP = together(60);
/** Twelve bids and thirty passes, with the gavel, in less than three seconds. */
const IN_LOT = { scene: LOT, run: { most: halved(2900) } };

export const duneScenes: Scenes<DuneEvents> = {
  phase: solo([650, 220]),

  // Set-up and storm.
  predicted: accent([500, 250], "card"),
  traitors_dealt: accent([900, 400], "card", { run: SET_UP }),
  cards_dealt: accent([700, 350], "card", { run: SET_UP }),
  mulligan: accent(READ, "card", { spot: "plate" }),
  placed: accent([700, 350], "move", { stays: "halo" }),
  dialled: tick(),
  storm_dials: beat([1200, 600], "clock"),
  storm_card: solo([700, 350], "card"),
  weather_control: beat(CARD_READ, "card"),
  family_atomics: beat([3000, 1500], "blast", { stays: "mark" }),
  storm_moved: beat(({ sectors }) => perStep(700, 340, sectors, 2400), "storm"),
  storm_killed: accent([400, 200], undefined, { within: ["storm_moved"], stays: "ghost" }),
  storm_card_drawn: tick(),
  first_player: accent([500, 250]),

  // Spice blow, Nexus, charity.
  spice_deck_shuffled: tick("card"),
  spice_card: solo([900, 450], "card"),
  spice_blown: solo([1000, 500], "spice", { stays: "halo" }),
  worm_appeared: accent([700, 350], "worm", { within: ["devoured"] }),
  worm_summoned: beat([2900, 1450], "worm"),
  devoured: beat([2300, 1150], "worm", { stays: "mark" }),
  worm_ridden: beat([1700, 850], "worm", { stays: "arrow" }),
  ally_protected: tick(),
  nexus: beat([1200, 500], "drum"),
  nexus_ended: solo(READ),
  alliance_proposed: solo(READ, "chat"),
  alliance_joined: solo(READ),
  alliance_declined: solo(READ),
  alliance_made: solo(READ, "drum"),
  alliance_broken: solo(READ, "clash"),
  help_refused: tick(),
  help_granted: tick(),
  spice_pledged: tick(),
  spice_gift: accent([700, 350], "spice"),
  charity_given: accent([600, 300], "spice", { run: together(120) }),

  // Bidding and revival.
  hands_declared: solo([700, 350], "card"),
  card_for_sale: solo([400, 200], undefined, { ...IN_LOT, opens: true }),
  card_seen: tick(undefined, IN_LOT),
  bid_made: solo([350, 120], "bid", IN_LOT),
  bid_passed: solo([120, 40], undefined, IN_LOT),
  bid_lapsed: solo(READ, undefined, IN_LOT),
  karama_purchase: beat(READ, "sting", IN_LOT),
  card_paid: solo([600, 300], "spice", IN_LOT),
  card_bought: solo([600, 300], "gavel", { ...IN_LOT, stays: "halo" }),
  bonus_drawn: solo([500, 250], "card", IN_LOT),
  auction_ended: solo([400, 200]),
  forces_revived: accent([600, 300], "move", { run: together(120) }),
  leader_revived: accent(READ, "spice", { spot: "plate", stays: "halo" }),
  revival_paid: tick(),
  ghola_played: accent(CARD_READ, "card"),
  imperial_karama_played: accent(CARD_READ, "card"),

  // Shipment and movement.
  spice_foreseen: tick(),
  announced: accent(READ, "drum", { spot: "plate", stays: "mark" }),
  turn_began: accent([300, 0]),
  shipped: solo([1150, 550], "drum", { stays: "halo" }),
  shipped_across: solo([1200, 600], "drum", { stays: "arrow" }),
  shipped_home: solo([900, 450], "move", { stays: "ghost" }),
  karama_shipment: solo(CARD_READ, "sting"),
  shipment_stopped: beat(CARD_READ, "sting"),
  arrived: solo([1000, 500], "move", { stays: "halo" }),
  accompanied: solo([500, 250], undefined, { within: ["shipped"], stays: "halo" }),
  became_advisors: accent(READ, "card", { spot: "plate", stays: "halo" }),
  became_fighters: accent(READ, "card", { spot: "plate", stays: "halo" }),
  moved: solo((event) => perStep(520, 230, longestWay(event), 1700), "move", { stays: "arrow" }),
  hajr: accent(CARD_READ, "card"),
  parted_too_late: solo(READ, undefined, { stays: "ghost" }),

  // Battle.
  battle_began: beat([800, 440], "drum", { stays: "mark" }),
  no_leader: tick(),
  voice_used: beat([1500, 750], "sting"),
  prescience_used: solo(READ),
  element_shown: solo(READ, "card"),
  hand_swapped: solo(CARD_READ, "card"),
  cards_returned: solo(READ, "card"),
  plans_called: solo([500, 250]),
  plan_looked_at: solo(READ),
  planned: tick("card"),
  plan_seen: tick(),
  plans_final: solo([300, 150]),
  plans_shown: beat([2600, 1450], "clock", { window: true }),
  no_traitor: solo([250, 120]),
  traitor_called: beat([1900, 1050], "sting"),
  traitor_immune: beat(CARD_READ, "clash"),
  both_betrayed: beat([1900, 1050], "sting", {
    leads: ["leader_killed", "battle_losses", "battle_discards"],
  }),
  exploded: beat([2300, 1250], "blast", { stays: "mark" }),
  totals: beat(clash, "clash"),
  leader_killed: accent([400, 200], "drum", {
    within: ["totals", "traitor_called", "both_betrayed", "exploded"],
  }),
  // Long enough to read what it came to.
  battle_won: beat(({ spice }) => (spice ? halved(1600) : halved(1200)), "spice", {
    stays: "mark",
  }),
  battle_losses: accent(({ forces, specials }) => halved(180 + 32 * (forces + specials)), "move", {
    stays: "ghost",
  }),
  battle_discards: accent([340, 180], "card"),
  captive_drawn: solo(READ, "card"),
  captive_killed: solo(READ),
  captive_kept: solo(READ),
  // Cards on sale may hide the map meanwhile.
  captive_released: accent(READ, undefined, { spot: "plate" }),
  captives_returned: accent(READ),

  // Collection and Mentat pause.
  collected: accent([900, 450], "spice", { run: together(450, 2500) }),
  income: accent([600, 300], "spice", { run: together(120) }),
  bribes_taken_in: accent([500, 250], "spice", { run: together(120) }),
  shields_lifted: beat([1200, 600], "drum"),
  prediction: beat([1600, 800]),

  // Words and cards for any time.
  karama: beat(CARD_READ, "sting"),
  stopped: accent([400, 200], "clash", { within: ["karama"], echoes: true }),
  deal_offered: tick("chat"),
  deal_made: accent([2000, 1000], "gavel", { spot: "plate" }),
  deal_refused: tick(),
  deal_withdrawn: tick(),
  bribe_given: accent([700, 350], "spice"),
  debt_paid: accent([700, 350], "spice"),
  debt_lapsed: tick(),
  // Between allies nobody else learns of it, so it never takes time.
  secret_shown: accent([600, 300], "card", { joins: "free" }),
  truth_asked: beat([2000, 1000], "sting"),
  truth_told: beat(CARD_READ),
  truth_void: beat(CARD_READ),
  standing_set: tick(),
  standing_dropped: tick(),
  standing_bid_set: tick(),
};
