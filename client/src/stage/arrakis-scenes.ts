/** How each kind of event of War for Arrakis is shown. */

import type { ArrakisEvents } from "../wire/arrakis-events";
import { accent, beat, halved, perStep, solo, tick, together } from "./scene";
import type { Run, Scenes, Times } from "./scene";

/** Figures that fall, one after the other. */
const LOSSES: Run = { step: [330, 150], most: [1500, 750] };
/** Dice of both sides are thrown at the same moment. */
const AT_ONCE = together(0);
const STAGGERED = together(120);
/** Long enough to read a sentence on a plate, or below a card. */
const READ: Times = [1100, 550];
const ON_PLATE = { spot: "plate" } as const;
const ON_CARD = { spot: "card" } as const;

const onTrack = (event: { from: number; step: number }): Times =>
  halved(800 + 180 * Math.abs(event.step - (event.from || 0)));

/** Swords that meet shields, one pair after the other. */
function cancelling({ stopped, broken }: ArrakisEvents["battle_hits"]): Times {
  const pairs = [stopped, broken].flatMap((each) => Object.values(each));
  return halved(Math.min(1800, 340 * Math.max(1, total(pairs))));
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const arrakisScenes: Scenes<ArrakisEvents> = {
  phase: solo([650, 220]),

  // Round, dice and tracks.
  // Nobody is told: a game begins after it.
  set_up: tick(),
  active_row: solo([700, 350], "move"),
  vehicle_placed: accent([600, 250], "move", { stays: "halo", run: STAGGERED }),
  flyer_lost: accent([500, 250], undefined, { stays: "ghost" }),
  flyers_removed: solo([700, 300], "move"),
  action_dice: solo([1300, 650], "dice", { run: AT_ONCE, leads: ["dice_shared"] }),
  dice_shared: solo(READ, undefined, { run: STAGGERED }),
  die_changed: accent(READ, "dice", { ...ON_PLATE, stays: "halo" }),
  token_slotted: accent(READ, "card", { ...ON_PLATE, stays: "halo" }),
  token_lost: accent(READ, "card", ON_PLATE),
  bene_gesserit_taken: accent(READ, "card", { ...ON_PLATE, stays: "halo" }),
  spent: solo([800, 400], "card"),
  desert_power: solo(READ, "worm"),
  die_lost: accent(READ, undefined, ON_PLATE),
  die_named: accent(READ, undefined, ON_PLATE),
  barred: accent(READ, undefined, ON_PLATE),
  // However much else ends a round, it is seen what the spice has bought.
  marker: beat([800, 400], "spice", { run: together(200) }),
  marker_paid: beat([800, 400], "spice", { run: together(200) }),
  harvested: beat([1400, 700], "spice"),
  stockpiled: accent(READ, undefined, ON_PLATE),
  spice_kept: accent(READ, undefined, ON_PLATE),
  bans: beat(({ bans }) => (bans.length ? [1200, 600] : [0, 0]), "card"),
  leader_exchanged: accent([500, 250], undefined, { stays: "ghost" }),
  wild_maker_exchanged: accent([700, 350], "worm", { stays: "halo" }),
  refreshed: accent(READ, "card", ON_PLATE),
  prescience_cleared: accent(READ, "card", ON_CARD),
  to_tank: accent(READ, undefined, ON_PLATE),
  out_of_tank: accent(READ, undefined, { ...ON_PLATE, stays: "halo" }),
  supremacy: beat(onTrack, "drum"),
  prescience: beat(onTrack, "spice", { run: AT_ONCE }),
  enters_play: accent([1500, 700], "card", { ...ON_CARD, stays: "halo" }),
  leaves_game: accent([1300, 600], "card", ON_CARD),

  // Movement.
  moved: solo(
    ({ way }) => perStep(520, 230, (way as string[] | undefined)?.length ?? 1, 1700),
    "move",
    {
      stays: "arrow",
    },
  ),
  relocated: solo([1000, 500], "move", { stays: "arrow" }),
  retreated: solo([700, 350], "move", { stays: "arrow" }),
  pushed: solo([700, 350], "move", { stays: "arrow" }),
  displaced: solo([700, 350], "move", { stays: "arrow" }),
  advanced: solo([700, 350], "drum", { stays: "arrow" }),
  sietch_moved: solo([900, 450], "move", { stays: "arrow" }),
  placed: accent([600, 250], "move", { stays: "halo", run: STAGGERED }),
  token_drawn: accent(READ, "card", ON_PLATE),
  swapped: accent([400, 200], "card", { stays: "halo" }),
  excess_removed: accent([350, 150], undefined, { stays: "ghost" }),
  leaders_alone: accent([500, 250], undefined, { stays: "ghost" }),

  // Battle.
  attack: beat([650, 350], "drum", { stays: "mark" }),
  special_attack: beat(READ, "blast", { stays: "mark" }),
  combat_roll: beat([1780, 890], "dice", { run: AT_ONCE }),
  strips_used: solo(({ leaders }) => halved(720 * Object.keys(leaders).length), "clash"),
  battle_hits: beat(cancelling, "clash"),
  lost: accent([330, 150], "move", { scene: "losses", stays: "ghost", run: LOSSES }),
  reduced: accent([330, 150], "move", { scene: "losses", stays: "ghost", run: LOSSES }),
  attack_ceased: solo([500, 250]),
  battle_over: beat([600, 300], undefined, { stays: "mark" }),
  sietch_revealed: beat([900, 450], "drum", { stays: "halo" }),
  token_revealed: accent([900, 450], "card", { stays: "halo" }),
  settlement_destroyed: beat([1600, 800], "blast", { stays: "mark" }),

  // Desert, prophecy and cards.
  wormsigns_placed: accent([600, 300], undefined, { stays: "halo" }),
  wormsigns_discarded: accent([400, 200]),
  wormsigns_ignored: accent(READ, undefined, ON_PLATE),
  wormsigns_turned_up: beat([1100, 550], "card", { stays: "halo" }),
  wormsign: beat([900, 450], "card", { stays: "halo" }),
  worm_placed: accent([1200, 600], "worm", { stays: "halo", run: together(300, 2500) }),
  worm_moved: solo([900, 450], "worm", { stays: "arrow" }),
  worm_attack: beat(({ dice }) => (dice.length ? [2600, 1300] : [900, 450]), "worm", {
    stays: "mark",
  }),
  wild_maker_called: solo(READ, "worm"),
  harvester_lost: accent([700, 350], undefined, { stays: "ghost" }),
  harvester_saved: accent([700, 350]),
  station_taken: solo(READ, "spice", { stays: "mark" }),
  storm: solo([1500, 700], "storm", { stays: "mark", run: together(700, 3600) }),
  prescience_open: beat([1400, 700], "card", { stays: "halo", run: together(250, 2600) }),
  claimed: beat([1600, 800], "spice"),
  given_up: accent([500, 250], undefined, { within: ["claimed"], stays: "ghost" }),
  prescience_back: accent(READ, "card", ON_CARD),
  prescience_out: accent(READ, "card", ON_CARD),
  attached: accent(READ, "card", ON_CARD),
  objective_drawn: accent(READ, "card", ON_CARD),
  detonated: beat([2200, 1100], "blast", { stays: "mark" }),
  destroyed: solo(READ, undefined, { stays: "ghost" }),
  scouted: solo([900, 450]),
  tokens_swapped: solo([800, 400], "card", { stays: "arrow" }),
  card_drawn: accent([400, 180], "card", { ...ON_CARD, run: STAGGERED }),
  card_discarded: accent(READ, "card", ON_CARD),
  card_played: beat([1600, 800], "card"),

  // Spacing Guild, Mahdi and partners.
  imperium_action: solo(READ, "card"),
  heighliner: accent(({ arrived }) => (arrived ? [1300, 650] : [700, 350]), "drum", {
    ...ON_PLATE,
    stays: "halo",
  }),
  heighliner_returns: accent(READ, "drum", { ...ON_PLATE, stays: "halo" }),
  troops_landed: solo([900, 450], "drum", { stays: "halo" }),
  frigates_landed: solo([900, 450], "drum", { stays: "halo" }),
  frigates_removed: accent([600, 300]),
  bombarded: beat([1200, 600], "blast", { stays: "mark" }),
  navigator_placed: accent([700, 350], "card", { stays: "halo" }),
  stays_in_play: accent(READ, "card", { ...ON_CARD, stays: "halo" }),
  mahdi: tick(),
  // However much comes of it, it is read.
  mahdi_die: beat(({ again }) => (again ? [1700, 850] : [2600, 1300]), "dice"),
  harvest_sector: solo([900, 450], "card", { stays: "halo" }),
  target_sietch: solo([900, 450], "card", { stays: "halo" }),
  tactics_discarded: solo(READ, "card"),
  reinforced: accent([400, 180], "card", ON_CARD),
  card_to_reinforcements: accent(READ, "card", ON_CARD),
  deck_rebuilt: accent(READ, "card", ON_CARD),
  scheming: accent(READ, "card", ON_CARD),
  die_instead: accent(READ, undefined, { ...ON_PLATE, stays: "halo" }),
  tokens_left: accent([500, 250], undefined, { stays: "halo" }),
  spice_surplus: accent(READ, undefined, ON_PLATE),
  card_passed_on: accent([500, 250], "card", ON_CARD),
  cone_used: solo(READ, "sting"),
  cone_closed: solo(READ),
  cards_shown: tick(),
};
