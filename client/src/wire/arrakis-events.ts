// Written by tools/view_types.py; do not edit.

import type { Json, Seat } from "./view";
import type { AirZone, Area, Card, Deck, Flier, Leader, Marker, Objective, Phase, Power, PrescienceCard, Result, Side, Tactics, Token, Vehicle, Wormsign } from "./arrakis-view";

/** How many of each figure, and the named leaders. */
export type Figures = Record<string, number>;

/** A kind of figure, or a named leader. */
export type Figure = string;

/** What a combat die shows. */
export type Face = "sword" | "shield" | "special" | "blank";

export interface Nothing {}

export interface InArea {
  area: Area;
}

export interface InAreas {
  areas: Area[];
}

export interface InZones {
  zones: AirZone[];
}

export interface SideInArea {
  side: Side;
  area: Area;
}

export interface OfSide {
  side: Side;
}

export interface OfBoard {
  side: Side;
  seat: Seat;
}

export interface OfCard {
  card: Card;
}

export interface OfSeatAndCard {
  seat: Seat;
  card: Card;
}

export interface OfPrescienceCard {
  card: PrescienceCard;
}

export interface OfTactics {
  card: Tactics;
}

export interface OfDeck {
  deck: Deck;
}

export interface SideAndLeader {
  side: Side;
  leader: Leader;
}

export interface Group {
  figures: Figures;
  tokens: number;
}

export interface Hit {
  side: Side;
  area: Area;
  figure: Figure;
}

export interface BoardDice {
  side: Side;
  seat: Seat;
  dice: Result[];
}

export interface BoardDie {
  side: Side;
  seat: Seat;
  die: string;
}

export interface GroupWent extends Group {
  side: Side;
  start: Area;
  to: Area;
}

export interface PhaseBegan {
  round: number;
  phase: Phase;
}

export interface ActiveRow {
  dice_aside: number;
  vehicles: Record<Vehicle, number>;
}

export interface VehiclePlaced {
  vehicle: Vehicle;
  to: string;
  source: string;
  replaced: Flier | null;
}

export interface FlyerLost {
  vehicle: Flier;
  zone: AirZone;
}

export interface FlyersRemoved {
  /** Not told in games of rules version 3 and before. */
  zones?: Record<AirZone, Flier>;
}

export interface ActionDice {
  side: Side;
  dice: Result[];
}

export interface DieChanged {
  side: Side;
  seat: Seat;
  die: string;
  result: Result;
}

export interface TokenSlotted {
  side: Side;
  seat: Seat;
  result: Result;
}

export interface Spent {
  side: Side;
  seat: Seat;
  die: string;
  use: string;
}

export interface DieNamed {
  die: string;
}

export interface Barred {
  forbid: string[];
}

export interface MarkerMoved {
  power: Power;
  row: number;
  from: number;
}

export interface MarkerPaid {
  power: Power;
  paid: number;
  row: number;
  from: number;
}

export interface Harvested {
  spice: number;
  areas: Area[];
  by_area: Record<Area, number>;
}

export interface Bans {
  bans: Power[];
}

export interface LeaderExchanged {
  side: Side;
  leader: Leader;
  area: Area;
  /** Whether a generic leader has come in their place. */
  generic: boolean;
}

export interface Refreshed {
  leaders: Leader[];
}

export interface PrescienceCleared {
  given_up: PrescienceCard[];
}

export interface ToTank {
  side: Side;
  leader: Leader;
  area: Area;
}

/** A leader's card comes on its box. */
export interface EntersPlay {
  leader: Leader;
  side: Side;
  /** The earlier version of them, whose figure they take over. */
  replaces: Leader | null;
  /** Where that one stands, if on the board. */
  area: Area | null;
}

/** A leader is gone for good. */
export interface LeavesGame {
  leader: Leader;
  side: Side;
  /** Where they stood, if on the board. */
  area: Area | null;
}

export interface SupremacyGained {
  points: number;
  step: number;
  from: number;
}

export interface PrescienceMoved {
  marker: Marker;
  step: number;
  from: number;
}

/** A legion, or a group split off from one, has gone to another area. */
export interface Moved extends GroupWent {
  /** On foot, by a ride, on a worm, or through an air zone. */
  by: string;
  /** The areas entered, in order, with the last one. */
  way: Area[];
}

export interface SietchMoved {
  start: Area;
  to: Area;
}

/** A piece comes to an area. */
export interface Placed {
  side: Side;
  /** A figure or a leader; of a token its id, for the side itself, or `token`. */
  piece: string;
  to: Area;
  /** Another area, or the supply. */
  source: string;
  token: boolean;
}

export interface TokenDrawn {
  side: Side;
  token?: Token;
}

export interface Swapped {
  side: Side;
  area: Area;
  old: Figure;
  new: Figure;
}

export interface ExcessRemoved {
  side: Side;
  area: Area;
  piece: string;
}

export interface LeadersAlone {
  side: Side;
  area: Area;
  leaders: number;
  figures: Figures;
}

/** A battle begins. */
export interface Attack {
  side: Side;
  start: Area;
  target: Area;
  by: string;
  surprise: boolean;
  /** Whoever stands there, tokens face down. */
  legions: Record<Side, Group>;
}

/** The dice of one side. */
export interface CombatRoll {
  side: Side;
  dice: Face[];
  /** Nothing, if the dice are not for one area. */
  area: Area | null;
  /** Of a battle. */
  round: number | null;
}

/** What the dice of both sides come to. */
export interface BattleHits {
  attacker: Side;
  defender: Side;
  area: Area;
  /** What the attacker suffers. */
  attacker_hits: number;
  defender_hits: number;
  /** Hits of each side that shields of the other have stopped. */
  stopped: Record<Side, number>;
  /** Shields of each side that special elites of the other have broken. */
  broken: Record<Side, number>;
}

export interface StripsUsed {
  side: Side;
  leaders: Figures;
  hits: number;
  shields: number;
}

export interface BattleOver {
  /** Nobody, if none is left. */
  winner: Side | "";
  area: Area;
}

export interface SietchRevealed {
  area: Area;
  rank: number;
}

export interface TokenRevealed {
  side: Side;
  area: Area;
  token: Token;
  units: Figures;
}

export interface SettlementDestroyed {
  side: Side;
  area: Area;
  rank: number;
}

export interface WormsignsTurnedUp {
  signs: Record<Area, Wormsign>;
}

export interface WormsignTurned {
  area: Area;
  sign: Wormsign;
}

export interface WormPlaced {
  area: Area;
  source: string;
  wild_maker: boolean;
}

export interface WormMoved {
  start: Area;
  to: Area;
  wild_maker: boolean;
  way: Area[];
}

/** A sandworm strikes. */
export interface WormAttack {
  start: Area;
  target: Area;
  wild_maker: boolean;
  dice: Face[];
  hits: number;
  /** Who is struck; nobody, if there is only a harvester. */
  legion: Group | null;
}

export interface AreaAndZone {
  area: Area;
  zone: AirZone;
}

export interface StationTaken {
  area: Area;
  marker: Marker;
}

export interface Storm {
  area: Area;
  dice: Face[];
  hits: number;
}

export interface GivenUp {
  area: Area;
  figures: string[];
}

export interface Attached {
  card: PrescienceCard;
  planning_card: Card;
}

export interface ObjectiveDrawn {
  seat: Seat;
  card?: Objective;
}

export interface Detonated {
  token: string;
}

/** A legion that has nowhere to go. */
export interface Destroyed extends Group {
  side: Side;
  area: Area;
}

export interface CardDrawn {
  seat: Seat;
  deck: Deck;
  card?: Card;
}

export interface ImperiumAction {
  side: Side;
  power: Power;
}

export interface Heighliner {
  side: Side;
  step: number;
  arrived: boolean;
}

export interface TroopsLanded {
  side: Side;
  area: Area;
  troops: number;
}

export interface FrigatesLanded {
  side: Side;
  zones: AirZone[];
}

export interface Bombarded {
  side: Side;
  zone: AirZone;
  area: Area;
}

export interface InZone {
  zone: AirZone;
}

/** Why the Harkonnen of the solo mode do what they do; partners are told more. */
export interface MahdiDecided {
  list: string;
  rule: string;
  chosen: Json;
  equal: Json;
  candidates?: Json;
  numbers?: Json;
  next_best?: Json;
}

export interface MahdiDie {
  result: string;
  again: boolean;
}

export interface CardPassedOn {
  seat: Seat;
  deck: Deck;
  partner: Seat;
  card?: Card;
}

export interface ConeUsed {
  seat: Seat;
  side: Side;
  left: number;
}

export interface ConeClosed {
  seat: Seat;
  side: Side;
}

export interface CardsShown {
  seat: Seat;
  partner: Seat;
  cards: Record<Card, number>;
}

/** What happens, by kind. */
export interface ArrakisEvents {
  set_up: Nothing;
  phase: PhaseBegan;
  active_row: ActiveRow;
  vehicle_placed: VehiclePlaced;
  flyer_lost: FlyerLost;
  flyers_removed: FlyersRemoved;
  action_dice: ActionDice;
  dice_shared: BoardDice;
  die_changed: DieChanged;
  token_slotted: TokenSlotted;
  token_lost: OfBoard;
  bene_gesserit_taken: OfSide;
  spent: Spent;
  desert_power: OfBoard;
  die_lost: BoardDie;
  die_named: DieNamed;
  barred: Barred;
  marker: MarkerMoved;
  marker_paid: MarkerPaid;
  harvested: Harvested;
  stockpiled: Nothing;
  spice_kept: Nothing;
  bans: Bans;
  leader_exchanged: LeaderExchanged;
  wild_maker_exchanged: InArea;
  refreshed: Refreshed;
  prescience_cleared: PrescienceCleared;
  to_tank: ToTank;
  out_of_tank: SideAndLeader;
  supremacy: SupremacyGained;
  prescience: PrescienceMoved;
  enters_play: EntersPlay;
  leaves_game: LeavesGame;
  moved: Moved;
  relocated: GroupWent;
  retreated: GroupWent;
  pushed: GroupWent;
  displaced: GroupWent;
  advanced: GroupWent;
  sietch_moved: SietchMoved;
  placed: Placed;
  token_drawn: TokenDrawn;
  swapped: Swapped;
  excess_removed: ExcessRemoved;
  leaders_alone: LeadersAlone;
  attack: Attack;
  special_attack: SideInArea;
  combat_roll: CombatRoll;
  strips_used: StripsUsed;
  battle_hits: BattleHits;
  lost: Hit;
  reduced: Hit;
  attack_ceased: SideInArea;
  battle_over: BattleOver;
  sietch_revealed: SietchRevealed;
  token_revealed: TokenRevealed;
  settlement_destroyed: SettlementDestroyed;
  wormsigns_placed: InAreas;
  wormsigns_discarded: InAreas;
  wormsigns_ignored: InAreas;
  wormsigns_turned_up: WormsignsTurnedUp;
  wormsign: WormsignTurned;
  worm_placed: WormPlaced;
  worm_moved: WormMoved;
  worm_attack: WormAttack;
  wild_maker_called: Nothing;
  harvester_lost: InArea;
  harvester_saved: AreaAndZone;
  station_taken: StationTaken;
  storm: Storm;
  prescience_open: OfPrescienceCard;
  claimed: OfPrescienceCard;
  given_up: GivenUp;
  prescience_back: OfPrescienceCard;
  prescience_out: OfPrescienceCard;
  attached: Attached;
  objective_drawn: ObjectiveDrawn;
  detonated: Detonated;
  destroyed: Destroyed;
  scouted: AreaAndZone;
  tokens_swapped: InAreas;
  card_drawn: CardDrawn;
  card_discarded: OfSeatAndCard;
  card_played: OfSeatAndCard;
  imperium_action: ImperiumAction;
  heighliner: Heighliner;
  heighliner_returns: OfSide;
  troops_landed: TroopsLanded;
  frigates_landed: FrigatesLanded;
  frigates_removed: InZones;
  bombarded: Bombarded;
  navigator_placed: InZone;
  stays_in_play: OfCard;
  mahdi: MahdiDecided;
  mahdi_die: MahdiDie;
  harvest_sector: OfTactics;
  target_sietch: OfTactics;
  tactics_discarded: OfTactics;
  reinforced: OfDeck;
  card_to_reinforcements: OfCard;
  deck_rebuilt: OfDeck;
  scheming: OfCard;
  die_instead: Nothing;
  tokens_left: InArea;
  spice_surplus: Nothing;
  card_passed_on: CardPassedOn;
  cone_used: ConeUsed;
  cone_closed: ConeClosed;
  cards_shown: CardsShown;
}
