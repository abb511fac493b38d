// Written by tools/view_types.py; do not edit.

import type { Seat } from "./view";
import type { Advantage, Card, Cell, DealView, Element, Forces, Leader, Phase, Pile, PlanView, SpiceCard, Territory } from "./dune-view";

/** Ordinary and special forces by cell. */
export type Stacks = Record<Cell, Forces>;

/** So many in each cell. */
export type Numbers = Record<Cell, number>;

/** So many of each seat. */
export type Amounts = Record<Seat, number>;

export interface Nothing {}

export interface OfSeat {
  seat: Seat;
}

export interface OfSeatAndCard {
  seat: Seat;
  card: Card;
}

export interface CardUnseen {
  seat: Seat;
  card?: Card;
}

export interface SpiceTaken {
  seat: Seat;
  spice: number;
}

export interface SpiceGiven {
  seat: Seat;
  to: Seat;
  spice: number;
}

/** Spice for a deal. */
export interface BribeGiven extends SpiceGiven {
  /** Whether it stays in front of the shield until the Mentat pause. */
  waits: boolean;
}

export interface InTerritory {
  territory: Territory;
}

export interface SeatInTerritory {
  seat: Seat;
  territory: Territory;
}

export interface SeatInCell {
  seat: Seat;
  cell: Cell;
}

export interface OfSeats {
  seats: Seat[];
}

export interface OfSectors {
  sectors: number;
}

export interface Answered {
  seat: Seat;
  proposer: Seat;
}

export interface Members {
  members: Seat[];
}

export interface HelpChanged {
  seat: Seat;
  advantage: Advantage;
}

export interface HandsChanged {
  seat: Seat;
  victim: Seat;
  number: number;
  cards?: Card[];
}

export interface DealAnswered {
  seat: Seat;
  number: number;
}

export interface Question {
  seat: Seat;
  to: Seat;
  form: string;
  value: string | number | null;
}

export interface FromSeat {
  seat: Seat;
  from: Seat;
  leader?: Leader;
}

export interface Fallen {
  seat: Seat;
  forces: number;
  specials: number;
  cells: Stacks;
}

export interface Bill {
  seat: Seat;
  price: number;
  paid_by: Amounts;
  paid_to: Seat | null;
}

export interface PhaseBegan {
  turn: number;
  phase: Phase;
}

export interface TraitorsDealt {
  seat: Seat;
  leaders?: Leader[];
}

export interface CardsDealt {
  seat: Seat;
  number: number;
  cards?: Card[];
}

export interface Placed {
  seat: Seat;
  forces: Numbers;
  specials: Numbers;
  advisors: boolean;
}

export interface StormDials {
  dials: Amounts;
}

export interface WeatherControl {
  seat: Seat;
  sectors: number;
}

export interface FamilyAtomics {
  seat: Seat;
  killed: Record<Seat, Stacks>;
}

export interface StormMoved {
  sectors: number;
  storm: number;
  from: number;
  spice_lost: Numbers;
}

export interface StormCardDrawn {
  sectors?: number;
}

export interface SpiceDeckShuffled {
  cards: number;
}

export interface SpiceCardTurned {
  card: SpiceCard;
  pile: Pile;
}

export interface SpiceBlown {
  cell: Cell;
  amount: number;
}

export interface SpiceForeseen {
  seat: Seat;
  card?: SpiceCard;
}

/** Forces that the storm has caught. */
export interface StormKilled extends Fallen {
  /** Of Fremen, of whom half die in each cell. */
  cell?: Cell;
}

/** A worm has eaten. */
export interface Devoured {
  territory: Territory;
  forces: Record<Seat, Forces>;
  spice: number;
  cells: Record<Seat, Stacks>;
  spice_cells: Numbers;
  /** Those who stand there and are immune. */
  spared: Seat[];
}

export interface WormRidden {
  seat: Seat;
  forces: Numbers;
  specials: Numbers;
  to: Cell;
}

export interface AllyProtected {
  seat: Seat;
  protects: boolean;
}

export interface NexusBegan {
  turn: number;
}

export interface NexusEnded {
  alliances: Seat[][];
}

export interface AllianceProposed {
  seat: Seat;
  members: Seat[];
}

export interface AllianceBroken {
  seat: Seat;
  allies: Seat[];
}

export interface SpicePledged {
  seat?: Seat;
  amount?: number;
}

export interface SpiceGift {
  seat: Seat;
  to: Seat;
  amount: number;
}

export interface HandsDeclared {
  hands: Amounts;
  cards_for_sale: number;
}

export interface CardForSale {
  left: number;
  opener: Seat;
}

export interface BidMade {
  seat: Seat;
  amount: number;
}

export interface CardPaid {
  seat: Seat;
  price: number;
  paid: Amounts;
  to: Seat | null;
}

export interface AuctionEnded {
  returned: number;
}

export interface ForcesRevived {
  seat: Seat;
  forces: number;
  specials: number;
}

export interface LeaderRevived {
  seat: Seat;
  leader: Leader;
}

export interface RevivalPaid {
  seat: Seat;
  price: number;
  by: Seat;
}

export interface Announced {
  seat: Seat;
  territories: Territory[];
}

export interface ShipmentStopped {
  seat: Seat;
  shipper: Seat;
  cell: Cell;
  forces: number;
  specials: number;
}

export interface Arrived {
  seat: Seat;
  cell: Cell;
  forces: number;
  specials: number;
  lost: number;
  lost_specials: number;
}

/** From the reserves to a cell. */
export interface Shipped extends Bill {
  cell: Cell;
  forces: number;
  specials: number;
}

/** From territory to territory. */
export interface ShippedAcross extends Bill {
  forces: Numbers;
  specials: Numbers;
  cell: Cell;
}

/** Back to the reserves. */
export interface ShippedHome extends Bill {
  forces: Numbers;
}

/** A group has gone to another cell. */
export interface Moved {
  seat: Seat;
  forces: Numbers;
  specials: Numbers;
  to: Cell;
  /** For each cell left: the cells entered from there, in order, with the last one. */
  way: Record<Cell, Cell[]>;
}

/** Forces lost because they stand with an ally's. */
export interface PartedTooLate extends Fallen {
  ally: Seat;
}

/** Two fight. */
export interface BattleBegan {
  territory: Territory;
  /** Those whose forces fight. */
  cells: Cell[];
  aggressor: Seat;
  defender: Seat;
  forces: Record<Seat, Forces>;
}

export interface VoiceUsed {
  seat: Seat;
  to: Seat;
  order: string;
  card: string;
}

export interface PrescienceUsed {
  seat: Seat;
  of: Seat;
  element: Element;
}

export interface ElementShown {
  seat: Seat;
  element: Element;
  value?: string | number | null;
}

export interface PlanLookedAt {
  seat: Seat;
  side: Seat;
}

export interface PlansShown {
  plans: PlanView[];
}

export interface TraitorCalled {
  seat: Seat;
  for: Seat;
  leader: Leader;
  side: Seat;
}

export interface TraitorImmune {
  seat: Seat;
  leader: Leader;
}

export interface BothBetrayed {
  seats: Seat[];
  spice_paid: Amounts;
}

export interface Exploded {
  territory: Territory;
  spice_lost: Numbers;
  spice_paid: Amounts;
}

export interface Totals {
  totals: Amounts;
  fallen: Seat[];
  spice_paid: Amounts;
}

export interface LeaderKilled {
  leader: Leader;
  seat: Seat | null;
}

export interface BattleDiscards {
  seat: Seat;
  cards: Card[];
}

export interface BattleWon {
  seat: Seat;
  territory: Territory;
  spice: number;
  spice_paid: Amounts;
}

export interface CaptiveReleased {
  leader: Leader;
  to: Seat;
}

export interface CaptivesReturned {
  leaders: Leader[];
  to: Record<Leader, Seat>;
}

/** The Atreides see a plan that is not shown yet. */
export interface PlanSeen {
  seat: Seat;
  leader?: Leader | null;
  kwisatz_haderach?: boolean;
  dial?: number;
  spice?: number;
  weapon?: Card | null;
  defense?: Card | null;
}

/** A captive is killed for spice. */
export interface CaptiveKilled extends FromSeat {
  spice: number;
}

export interface Collected {
  seat: Seat;
  cell: Cell;
  spice: number;
}

export interface Income {
  seat: Seat;
  territory: Territory;
  spice: number;
}

export interface PredictionShown {
  seat: Seat;
  winner: Seat;
  turn: number;
  fulfilled: boolean;
}

export interface Karama {
  seat: Seat;
  card: Card;
  against: Advantage;
  owner: Seat;
}

export interface Stopped {
  advantage: Advantage;
}

/** Somebody shows something; between allies the others do not learn of it. */
export interface SecretShown {
  seat: Seat;
  to: Seat[];
  what: string;
  cards?: Card[];
  spice?: number;
  traitors?: Leader[];
  winner?: Seat;
  turn?: number;
  sectors?: number;
  card?: string;
}

/** A question and its answer. */
export interface TruthTold extends Question {
  yes: boolean;
}

export interface StandingSet {
  seat: Seat;
  what: string;
  until?: string | null;
}

/** How high a seat goes on bidding by itself; nobody else learns of it. */
export interface StandingBidSet {
  seat: Seat;
  most: number;
  until: string;
}

/** What happens, by kind. */
export interface DuneEvents {
  phase: PhaseBegan;
  predicted: OfSeat;
  traitors_dealt: TraitorsDealt;
  cards_dealt: CardsDealt;
  mulligan: OfSeat;
  placed: Placed;
  dialled: OfSeat;
  storm_dials: StormDials;
  storm_card: OfSectors;
  weather_control: WeatherControl;
  family_atomics: FamilyAtomics;
  storm_moved: StormMoved;
  storm_killed: StormKilled;
  storm_card_drawn: StormCardDrawn;
  first_player: OfSeat;
  spice_deck_shuffled: SpiceDeckShuffled;
  spice_card: SpiceCardTurned;
  spice_blown: SpiceBlown;
  worm_appeared: InTerritory;
  worm_summoned: SeatInTerritory;
  devoured: Devoured;
  worm_ridden: WormRidden;
  ally_protected: AllyProtected;
  nexus: NexusBegan;
  nexus_ended: NexusEnded;
  alliance_proposed: AllianceProposed;
  alliance_joined: Answered;
  alliance_declined: Answered;
  alliance_made: Members;
  alliance_broken: AllianceBroken;
  help_refused: HelpChanged;
  help_granted: HelpChanged;
  spice_pledged: SpicePledged;
  spice_gift: SpiceGift;
  charity_given: SpiceTaken;
  hands_declared: HandsDeclared;
  card_for_sale: CardForSale;
  card_seen: CardUnseen;
  bid_made: BidMade;
  bid_passed: OfSeat;
  bid_lapsed: OfSeat;
  karama_purchase: OfSeatAndCard;
  card_paid: CardPaid;
  card_bought: CardUnseen;
  bonus_drawn: CardUnseen;
  auction_ended: AuctionEnded;
  forces_revived: ForcesRevived;
  leader_revived: LeaderRevived;
  revival_paid: RevivalPaid;
  ghola_played: OfSeat;
  imperial_karama_played: OfSeat;
  spice_foreseen: SpiceForeseen;
  announced: Announced;
  turn_began: OfSeat;
  shipped: Shipped;
  shipped_across: ShippedAcross;
  shipped_home: ShippedHome;
  karama_shipment: OfSeatAndCard;
  shipment_stopped: ShipmentStopped;
  arrived: Arrived;
  accompanied: SeatInCell;
  became_advisors: SeatInTerritory;
  became_fighters: SeatInTerritory;
  moved: Moved;
  hajr: OfSeat;
  parted_too_late: PartedTooLate;
  battle_began: BattleBegan;
  no_leader: OfSeat;
  voice_used: VoiceUsed;
  prescience_used: PrescienceUsed;
  element_shown: ElementShown;
  hand_swapped: HandsChanged;
  cards_returned: HandsChanged;
  plans_called: OfSeats;
  plan_looked_at: PlanLookedAt;
  planned: OfSeat;
  plan_seen: PlanSeen;
  plans_final: OfSeats;
  plans_shown: PlansShown;
  no_traitor: Nothing;
  traitor_called: TraitorCalled;
  traitor_immune: TraitorImmune;
  both_betrayed: BothBetrayed;
  exploded: Exploded;
  totals: Totals;
  leader_killed: LeaderKilled;
  battle_won: BattleWon;
  battle_losses: Fallen;
  battle_discards: BattleDiscards;
  captive_drawn: FromSeat;
  captive_killed: CaptiveKilled;
  captive_kept: FromSeat;
  captive_released: CaptiveReleased;
  captives_returned: CaptivesReturned;
  collected: Collected;
  income: Income;
  bribes_taken_in: SpiceTaken;
  shields_lifted: Nothing;
  prediction: PredictionShown;
  karama: Karama;
  stopped: Stopped;
  deal_offered: DealView;
  deal_made: DealView;
  deal_refused: DealAnswered;
  deal_withdrawn: DealAnswered;
  bribe_given: BribeGiven;
  debt_paid: SpiceGiven;
  debt_lapsed: SpiceGiven;
  secret_shown: SecretShown;
  truth_asked: Question;
  truth_told: TruthTold;
  truth_void: Question;
  standing_set: StandingSet;
  standing_dropped: StandingSet;
  standing_bid_set: StandingBidSet;
}
