/** Dune at the table. */

import { gameUi } from "../core/game-ui";
import type { View } from "../core/game-ui";
import { isYou } from "../core/texts";
import { duneStage } from "../stage/dune-stage";
import { changeable } from "../ui/changeable";
import type { DuneKind } from "../wire/kinds";
import { EventArt } from "./art";
import { isStronghold } from "./box";
import { Emblem } from "./emblems";
import { Gallery } from "./gallery";
import { KeepCardsPanel, TraitorPanel } from "./panels/aftermath";
import { AuctionPanel, BidPanel } from "./panels/auction";
import { DealPanel } from "./panels/deals";
import { ReturnCardsPanel } from "./panels/exchange";
import { PresciencePanel, ShowElementPanel, VoicePanel } from "./panels/foresight";
import { RespondPanel } from "./panels/karama";
import { MadeDial, MadePlan, MadeTraitor } from "./panels/made";
import { MovementPanel } from "./panels/movement";
import { MusterPanel } from "./panels/muster";
import { NexusPanel } from "./panels/nexus";
import { PredictPanel, RevivePanel, TraitorsPanel } from "./panels/people";
import { AnnouncePanel, BattleChoice, PlacePanel } from "./panels/places";
import { PlanPanel } from "./panels/plan";
import { BeforeStormPanel, DialStormPanel } from "./panels/storm";
import {
  CaptivePanel,
  CharityPanel,
  GiftPanel,
  InBattlePanel,
  LossesPanel,
  SidePanel,
  StopShipmentPanel,
  TruthPanel,
} from "./panels/with-intro";
import { Hand } from "./hand";
import { OfferCards } from "./offer-cards";
import { People } from "./people";
import { Seats } from "./seats";
import { Secrets } from "./secrets";
import { Sheet } from "./sheet";
import { Strip } from "./strip";
import { Board } from "./table";
import { nameOf, t } from "./texts";
import { battleOf, duneView, isAdvisor, stepOf } from "./view";
import type { DuneTable } from "./view";

const tableOf = (view: View): DuneTable => duneView(view).table;

const DIGEST_KINDS: ReadonlySet<string> = new Set(
  `storm_moved weather_control family_atomics storm_killed spice_blown worm_appeared worm_summoned
  devoured worm_ridden alliance_made alliance_broken card_paid karama_purchase karama leader_revived
  ghola_played shipped shipped_across shipped_home arrived moved hajr battle_won battle_losses both_betrayed exploded traitor_called
  leader_killed captive_killed captive_kept hand_swapped collected deal_made secret_shown truth_told
  shipment_stopped plan_looked_at`.split(/\s+/),
);

const WEIGHTY_KINDS: ReadonlySet<string> = new Set([
  "alliance_made",
  "alliance_broken",
  "battle_won",
  "both_betrayed",
  "exploded",
  "traitor_called",
]);

const kinds = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const TOPICS = {
  battles: kinds(
    `battle_began no_leader voice_used prescience_used element_shown plans_called plan_looked_at
    plans_shown no_traitor traitor_called traitor_immune both_betrayed exploded totals leader_killed
    battle_won battle_losses battle_discards captive_drawn captive_killed captive_kept family_atomics`,
  ),
  moves: kinds(
    `placed storm_moved storm_killed spice_blown worm_appeared worm_summoned devoured worm_ridden
    announced turn_began shipped shipped_across shipped_home karama_shipment shipment_stopped arrived
    accompanied became_advisors became_fighters moved hajr parted_too_late forces_revived
    leader_revived`,
  ),
  trade: kinds(
    `cards_dealt hands_declared card_for_sale card_seen bid_made bid_passed bid_lapsed karama_purchase
    card_paid card_bought bonus_drawn auction_ended charity_given revival_paid collected income
    bribes_taken_in deal_offered deal_made deal_refused deal_withdrawn bribe_given debt_paid spice_gift
    alliance_proposed alliance_joined alliance_declined alliance_made alliance_broken karama truth_asked
    truth_told`,
  ),
};

const AUCTION = {
  opens: "card_for_sale",
  bids: kinds("card_seen bid_made bid_passed bid_lapsed"),
  results: kinds("karama_purchase card_paid card_bought bonus_drawn"),
};

const PREPARING: ReadonlySet<string> = new Set(["setup", "storm"]);

/** Those who are still to ship and move, or to bid for this card. */
function queue(view: View): string[] {
  const dune = duneView(view);
  const bidding = stepOf(dune, "bidding");
  if (!bidding) return stepOf(dune, "turns")?.waiting ?? [];
  const { order } = dune.table;
  const next = order.indexOf(bidding.turn);
  return [...order.slice(next), ...order.slice(0, next)].filter(
    (seat) => !bidding.passed.includes(seat),
  );
}

const cellsOf = ({ board }: DuneTable, seat: string): string[] =>
  Object.keys(board.forces).filter((cell) => board.forces[cell]?.[seat]);

/** How many strongholds each seat stands in. */
function strongholds(view: View): Record<string, number> {
  const table = tableOf(view);
  const { forces } = table.board;
  const cells = Object.keys(forces).filter(isStronghold);
  const holds = (seat: string) =>
    cells.filter((cell) => forces[cell]?.[seat] && !isAdvisor(table, seat, cell));
  return Object.fromEntries(view.seats.map((seat) => [seat, holds(seat).length]));
}

/** How many forces each seat has on the map. */
function onTheMap(view: View): Record<string, number> {
  const stacks = Object.values(tableOf(view).board.forces);
  const count = (seat: string) =>
    stacks.reduce((sum, here) => sum + (here[seat]?.[0] ?? 0) + (here[seat]?.[1] ?? 0), 0);
  return Object.fromEntries(view.seats.map((seat) => [seat, count(seat)]));
}

/** What each seat has behind its shield. */
function spice(view: View): Record<string, number> {
  const { factions } = tableOf(view);
  return Object.fromEntries(view.seats.map((seat) => [seat, factions[seat]?.spice ?? 0]));
}

/** Who leads the auction, or the battle that is fought, if there is one. */
function about(view: View): string {
  const auction = stepOf(duneView(view), "bidding");
  if (auction?.bidder) {
    const { bidder, bid } = auction;
    return t("leads-with", { mine: isYou(bidder), seat: nameOf(bidder), amount: bid });
  }
  const battle = battleOf(duneView(view));
  if (battle === null) return "";
  return t("battle-about", {
    territory: nameOf(battle.territory),
    you: [battle.aggressor, battle.defender].findIndex(isYou),
    aggressor: nameOf(battle.aggressor),
    defender: nameOf(battle.defender),
  });
}

export const ui = gameUi<DuneKind>()({
  game: "dune",
  stage: duneStage,
  Board,
  Strip,
  Seats,
  Hand,
  Sheet,
  about,
  Cards: Gallery,
  Emblem,
  EventArt,
  People,
  Secrets,
  digestKinds: DIGEST_KINDS,
  weightyKinds: WEIGHTY_KINDS,
  standsIn: (view, seat) => {
    const cells = cellsOf(tableOf(view), seat);
    return [...cells, ...cells.map((cell) => cell.split("@")[0]!)];
  },
  topics: TOPICS,
  auction: AUCTION,
  Offers: OfferCards,
  offers: new Set(["alliance_proposed"]),
  answers: new Set(["alliance_joined", "alliance_declined", "deal_refused"]),
  queue,
  settled: ["nexus"],
  isBeginning: (view) => tableOf(view).turn <= 1 && PREPARING.has(tableOf(view).phase),
  turn: (view) => tableOf(view).turn,
  curves: { strongholds, "on-the-map": onTheMap, spice },
  panels: {
    accompany: PlacePanel,
    announce: AnnouncePanel,
    arrival: SidePanel,
    arrival_losses: LossesPanel,
    auction: AuctionPanel,
    battle_losses: MusterPanel,
    before_storm: BeforeStormPanel,
    bid: BidPanel,
    captive: CaptivePanel,
    charity: CharityPanel,
    choose_battle: BattleChoice,
    deal: DealPanel,
    dial_storm: changeable("dune", DialStormPanel, MadeDial),
    intrusion: SidePanel,
    keep_cards: KeepCardsPanel,
    look_at_plan: InBattlePanel,
    move: MovementPanel,
    nexus: NexusPanel,
    peace: SidePanel,
    place_advisor: PlacePanel,
    place_fremen: MusterPanel,
    place_worm: PlacePanel,
    plan: changeable("dune", PlanPanel, MadePlan, () => t("change-plan")),
    predict: PredictPanel,
    prescience: PresciencePanel,
    receive_spice: GiftPanel,
    respond: RespondPanel,
    return_cards: ReturnCardsPanel,
    revive: RevivePanel,
    revive_leader: RevivePanel,
    ride: MovementPanel,
    ship: MovementPanel,
    show_element: ShowElementPanel,
    stop_shipment: StopShipmentPanel,
    storm_losses: LossesPanel,
    summon_worm: PlacePanel,
    territory_losses: MusterPanel,
    traitor: TraitorPanel,
    traitors: changeable("dune", TraitorsPanel, MadeTraitor),
    truth: TruthPanel,
    voice: VoicePanel,
  },
  meanwhile: ["auction", "dial_storm", "plan", "traitors"],
  // Plain questions and rare ones, for which buttons and fields in words are best.
  generic: [
    "ally_help",
    "bonus_card",
    "fund_revival",
    "funded_revival",
    "ghola",
    "guild_turn",
    "hajr",
    "imperial_karama",
    "make_room",
    "protect_ally",
    "show",
    "standing",
    "swap_hands",
    "truthtrance",
  ],
});
