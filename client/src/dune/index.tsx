/** Dune at the table. */

import { gameUi, type View } from "../core/game-ui";
import type { DuneKind } from "../wire/kinds";
import { isStronghold } from "./box";
import { Emblem } from "./emblems";
import { Gallery } from "./Gallery";
import {
  CaptivePanel,
  CharityPanel,
  GiftPanel,
  InBattlePanel,
  LossesPanel,
  SidePanel,
  StopShipmentPanel,
  TruthPanel,
} from "./panels/about";
import { BidPanel } from "./panels/auction";
import { KeepCardsPanel, TraitorPanel } from "./panels/aftermath";
import { PresciencePanel, ShowElementPanel, VoicePanel } from "./panels/foresight";
import { PlanPanel } from "./panels/plan";
import { ReturnCardsPanel } from "./panels/exchange";
import { DealPanel } from "./panels/deals";
import { RespondPanel } from "./panels/karama";
import { NexusPanel } from "./panels/nexus";
import { JourneyPanel } from "./panels/journey";
import { MusterPanel } from "./panels/muster";
import { PredictPanel, RevivePanel, TraitorsPanel } from "./panels/people";
import { AnnouncePanel, BattleChoice, PlacePanel } from "./panels/places";
import { BeforeStormPanel, DialStormPanel } from "./panels/storm";
import { Secrets } from "./Secrets";
import { Table } from "./Table";
import type { DuneTable } from "./view";

const tableOf = (view: View): DuneTable => view.table as DuneTable;

/** How many strongholds each seat stands in. */
function strongholds(view: View): Record<string, number> {
  const { forces, advisors } = tableOf(view).board;
  const cells = Object.keys(forces).filter(isStronghold);
  const holds = (seat: string) =>
    cells.filter(
      (cell) => forces[cell]?.[seat] && !(seat === "bene_gesserit" && advisors.includes(cell.split("@")[0]!)),
    );
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

export const ui = gameUi<DuneKind>()({
  game: "dune",
  Table,
  Cards: Gallery,
  Emblem,
  Secrets,
  turn: (view) => tableOf(view).turn,
  curves: { strongholds, "on-the-map": onTheMap, spice },
  panels: {
    accompany: PlacePanel,
    announce: AnnouncePanel,
    arrival: SidePanel,
    arrival_losses: LossesPanel,
    battle_losses: MusterPanel,
    before_storm: BeforeStormPanel,
    bid: BidPanel,
    captive: CaptivePanel,
    charity: CharityPanel,
    choose_battle: BattleChoice,
    deal: DealPanel,
    dial_storm: DialStormPanel,
    intrusion: SidePanel,
    keep_cards: KeepCardsPanel,
    look_at_plan: InBattlePanel,
    move: JourneyPanel,
    nexus: NexusPanel,
    peace: SidePanel,
    place_advisor: PlacePanel,
    place_fremen: MusterPanel,
    place_worm: PlacePanel,
    plan: PlanPanel,
    predict: PredictPanel,
    prescience: PresciencePanel,
    receive_spice: GiftPanel,
    respond: RespondPanel,
    return_cards: ReturnCardsPanel,
    revive: RevivePanel,
    revive_leader: RevivePanel,
    ride: JourneyPanel,
    ship: JourneyPanel,
    show_element: ShowElementPanel,
    stop_shipment: StopShipmentPanel,
    storm_losses: LossesPanel,
    summon_worm: PlacePanel,
    traitor: TraitorPanel,
    traitors: TraitorsPanel,
    truth: TruthPanel,
    voice: VoicePanel,
  },
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
