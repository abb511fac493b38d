/** Which drawing each scene of Dune has, over the map and on a card. */

import type { DuneEvents } from "../../wire/dune-events";
import type { LOT } from "../dune-scenes";
import type { SceneDrawing } from "../game-stage";
import {
  AllianceBroken,
  AllianceDeclined,
  AllianceJoined,
  AllianceMade,
  AllianceProposed,
  DealMade,
  Nexus,
  NexusEnded,
} from "./alliances";
import { Arrived, Placed } from "./arrived";
import { BattleBegan } from "./battle/on-map";
import { Exploded, FamilyAtomics } from "./blast";
import { Announced, FirstPlayer, TurnBegan } from "./circles";
import {
  AuctionEnded,
  CaptivesHome,
  CardsReturned,
  Dealt,
  HandSwapped,
  HandsDeclared,
  Mulligan,
  Predicted,
  SecretShown,
} from "./dealt";
import { Fallen } from "./fallen";
import { Lot } from "./lot";
import { Moved, WormRidden } from "./moved";
import { Notice } from "./notice";
import { PhasePlate } from "./phase-plate";
import { ForcesRevived, LeaderRevived } from "./revived";
import { ShipmentStopped, Shipped, ShippedAcross, ShippedHome } from "./shipped";
import { SpiceBlown, SpiceCard } from "./spice-blow";
import { Collected, FromOutside, Given, Income } from "./spice-paid";
import { StormMoved } from "./storm";
import { StormCard, StormDials } from "./storm-forecast";
import { BecameAdvisors, BecameFighters } from "./turned-over";
import { Devoured, WormAppeared, WormSummoned } from "./worm";

type Drawings = Readonly<Partial<Record<keyof DuneEvents | typeof LOT, SceneDrawing>>>;

export const onMap = {
  // Set-up and storm.
  predicted: Predicted,
  traitors_dealt: Dealt,
  cards_dealt: Dealt,
  mulligan: Mulligan,
  placed: Placed,
  storm_dials: StormDials,
  storm_card: StormCard,
  family_atomics: FamilyAtomics,
  storm_moved: StormMoved,
  first_player: FirstPlayer,

  // Spice blow, Nexus, charity.
  spice_card: SpiceCard,
  spice_blown: SpiceBlown,
  worm_appeared: WormAppeared,
  worm_summoned: WormSummoned,
  devoured: Devoured,
  worm_ridden: WormRidden,
  nexus: Nexus,
  nexus_ended: NexusEnded,
  alliance_proposed: AllianceProposed,
  alliance_joined: AllianceJoined,
  alliance_declined: AllianceDeclined,
  alliance_made: AllianceMade,
  alliance_broken: AllianceBroken,
  spice_gift: Given,
  charity_given: FromOutside,

  // Bidding and revival.
  hands_declared: HandsDeclared,
  auction_ended: AuctionEnded,
  forces_revived: ForcesRevived,
  leader_revived: LeaderRevived,

  // Shipment and movement.
  announced: Announced,
  turn_began: TurnBegan,
  shipped: Shipped,
  shipped_across: ShippedAcross,
  shipped_home: ShippedHome,
  shipment_stopped: ShipmentStopped,
  arrived: Arrived,
  accompanied: Shipped,
  became_advisors: BecameAdvisors,
  became_fighters: BecameFighters,
  moved: Moved,
  parted_too_late: Fallen,

  // Battle.
  battle_began: BattleBegan,
  hand_swapped: HandSwapped,
  cards_returned: CardsReturned,
  exploded: Exploded,
  battle_losses: Fallen,
  captive_released: CaptivesHome,
  captives_returned: CaptivesHome,

  // Collection, Mentat pause, and what may be done at any time.
  collected: Collected,
  income: Income,
  bribes_taken_in: FromOutside,
  deal_made: DealMade,
  bribe_given: Given,
  debt_paid: Given,
  secret_shown: SecretShown,
} satisfies Drawings;

export const onCard = {
  phase: PhasePlate,
  lot: Lot,
  mulligan: Notice,
  weather_control: Notice,
  family_atomics: Notice,
  worm_summoned: Notice,
  nexus: Notice,
  nexus_ended: Notice,
  alliance_proposed: Notice,
  alliance_joined: Notice,
  alliance_declined: Notice,
  alliance_made: Notice,
  alliance_broken: Notice,
  leader_revived: Notice,
  ghola_played: Notice,
  imperial_karama_played: Notice,
  announced: Notice,
  karama_shipment: Notice,
  shipment_stopped: Notice,
  became_advisors: Notice,
  became_fighters: Notice,
  parted_too_late: Notice,
  hajr: Notice,
  hand_swapped: Notice,
  captive_released: Notice,
  shields_lifted: Notice,
  prediction: Notice,
  karama: Notice,
  stopped: Notice,
  deal_made: Notice,
  truth_asked: Notice,
  truth_told: Notice,
  truth_void: Notice,
} satisfies Drawings;
