// Written by tools/view_types.py; do not edit.

import type { Seat, View } from "./view";

export type Ruleset = "basic" | "advanced" | "tournament";

export type Phase =
  | "setup"
  | "storm"
  | "spice_blow"
  | "charity"
  | "bidding"
  | "revival"
  | "shipment"
  | "battle"
  | "collection"
  | "mentat_pause";

export type Whereabouts = "alive" | "captive" | "tanks" | "tanks_face_down" | "unseen";

/** What Prescience may ask for. */
export type Element = "leader" | "weapon" | "defense" | "number";

/** A discard pile of the spice deck. */
export type Pile = "a" | "b";

/** A territory, by its id. */
export type Territory = string;

/** The part of a territory in one sector, such as `arrakeen@9`. */
export type Cell = string;

/** A leader, by its id. */
export type Leader = string;

/** A treachery card, by its id. */
export type Card = string;

/** A card of the spice deck, by its id. */
export type SpiceCard = string;

/** An advantage of a faction that a Karama may stop. */
export type Advantage = string;

/** Ordinary and special forces. */
export type Forces = [number, number];

/** Everything on the table that these eyes see. */
export interface DuneTable {
  ruleset: Ruleset;
  /** From 1 on; 0 during set-up. */
  turn: number;
  last_turn: number;
  phase: Phase;
  /** The storm order. */
  order: Seat[];
  board: BoardView;
  decks: DecksView;
  alliances: Seat[][];
  /** In the storm order. */
  victory: SideView[];
  leaders: Record<Leader, LeaderView>;
  factions: Record<Seat, FactionView>;
  deals: DealView[];
  promises: PromiseView[];
  /** What these eyes know: of their own seat; the referee sees it of all, a spectator of none. */
  mine: Record<Seat, KnowledgeView>;
}

/** A seat alone, or an alliance, and how far it is from winning by strongholds. */
export interface SideView {
  members: Seat[];
  /** Those that count for it now; not those that are still to be fought over. */
  held: Territory[];
  /** More than there are, if it cannot win so. */
  needed: number;
}

/** All that lies on the map. */
export interface BoardView {
  /** The sector that the storm stands in. */
  storm: number;
  /** Whether it still stands. */
  shield_wall: boolean;
  /** Whose they are this turn, where that is settled after the storm. */
  ornithopters: Seat[];
  forces: Record<Cell, Record<Seat, Forces>>;
  /** Where the Bene Gesserit are advisors, or coexist. */
  advisors: Territory[];
  spice: Record<Cell, number>;
}

/** Sizes of the decks, and what lies face up. */
export interface PilesView {
  treachery: number;
  treachery_discards: Card[];
  out_of_game: Card[];
  spice: number;
  spice_discards: [SpiceCard[], SpiceCard[]];
  traitors: number;
  /** Worms that have appeared so far. */
  worms: number;
}

/** What these eyes have seen of the decks; nothing of what they have not. */
export interface NextCardsView {
  next_spice: SpiceCard | null;
  /** Sectors. */
  next_storm: number | null;
  /** From the top down. */
  next_treachery: Card[];
}

/** The decks and their discard piles. */
export interface DecksView extends PilesView, NextCardsView {}

/** A leader, as far as these eyes know. */
export interface LeaderView {
  owner: Seat;
  where: Whereabouts;
  /** In this turn. */
  fought_in: Territory | null;
}

/** What only its owner sees of a seat; but cards are counted for all during the bidding. */
export interface BehindTheShield {
  spice?: number;
  /** The number of cards in hand. */
  cards?: number;
  hand?: Card[];
  traitors?: Leader[];
  traitors_returned?: Leader[];
  /** Standing answers, such as `half_price@turn`. */
  standing?: string[];
  /** Of the Bene Gesserit. */
  prediction?: PredictionView;
  /** Forces that the Atreides have lost in battles. */
  kwisatz_losses?: number;
}

/** One seat; what is behind its shield only for those who may look there. */
export interface FactionView extends BehindTheShield {
  reserves: Forces;
  tanks: Forces;
  /** Spice in front of the shield, taken in at the Mentat pause. */
  bribes: number;
  traitors_shown: Leader[];
  karama_power_spent: boolean;
  /** How many of its leaders Harkonnen hold. */
  captives: number;
  /** Of the Atreides. */
  kwisatz_haderach_dead?: boolean;
}

/** Who is to win, and when. */
export interface PredictionView {
  winner: Seat;
  turn: number;
}

/** One side of a deal. */
export interface TermsView {
  spice: number;
  /** Spice that is due at the next Mentat pause. */
  later: number;
  /** Something the engine holds a player to, such as `no_ship@arrakeen`. */
  promise: string | null;
  /** Something the engine shows, such as `hand`. */
  information: string | null;
  /** Whether there is more to it, agreed in words. */
  words: boolean;
}

/** An offer; once somebody accepts, what is still due from it. */
export interface DealView {
  number: number;
  giver: Seat;
  to: Seat[];
  gives: TermsView;
  asks: TermsView;
  /** Who has accepted it. */
  taker: Seat | null;
}

/** What a seat is held to. */
export interface PromiseView {
  seat: Seat;
  what: string;
  until: "turn" | "battle" | "card";
}

/** What a seat has seen and was told, what its allies have pledged, who refuses what. */
export interface KnowledgeView {
  /** Cards that are in others' hands now. */
  seen: Record<Seat, Card[]>;
  held: CountView[];
  told: Fact[];
  /** Spice that the seat and its allies pay for each other in this phase. */
  support: Record<Seat, number>;
  /** Alliance advantages that their owner does not grant now. */
  refused: string[];
}

/** How many cards of a kind somebody holds, as the seat was told. */
export interface CountView {
  holder: Seat;
  /** A card or a kind of cards. */
  what: string;
  least: number;
  most: number | null;
}

/** A question that was answered truly: of whom, its form, about what, yes or no. */
export type Fact = [Seat, "traitor" | "predicted" | "predicted_turn", string | number, boolean];

/** Everybody keeps a traitor. */
export interface TraitorsView {
  step: "traitors";
  /** As far as these eyes see it. */
  kept: Record<Seat, Leader | null>;
}

/** Two dial the storm in secret. */
export interface DialStormView {
  step: "dial_storm";
  /** As far as these eyes see them. */
  dials: Record<Seat, number>;
}

/** The storm is about to move. */
export interface BeforeStormView {
  step: "before_storm";
  sectors: number;
  /** What may be played now. */
  window: "weather_control" | "family_atomics";
}

/** The Fremen choose who dies in the storm. */
export interface StormLossesView {
  step: "storm_losses";
  cell: Cell;
  dying: number;
}

/** The Fremen choose who dies in the storm, in several sectors of a territory. */
export interface TerritoryLossesView {
  step: "territory_losses";
  territory: Territory;
  dying: number;
}

/** The Fremen say whether they protect an ally. */
export interface BeforeBlowView {
  step: "before_blow";
  pile: Pile;
}

/** A worm comes to an ally of the Fremen, who say whether they protect them. */
export interface ProtectAllyView {
  step: "protect_ally";
  territory: Territory;
}

/** A worm shows. */
export interface WormView {
  step: "worm";
  pile: Pile;
  /** Worms of this blow so far. */
  worms: number;
}

/** The Fremen may ride the worm that appeared here. */
export interface RideView {
  step: "ride";
  territory: Territory;
}

/** An alliance that is proposed. */
export interface ProposalView {
  proposer: Seat;
  members: Seat[];
  agreed: Seat[];
}

/** Alliances are made and broken. */
export interface NexusView {
  step: "nexus";
  proposals: ProposalView[];
  /** How many have passed in a row. */
  passes: number;
}

/** Some are asked in private. */
export interface CharityView {
  step: "charity";
  /** Those who get it whatever they have. */
  always: Seat[];
  /** Whether all others get it only if they have no spice at all, rather than up to 2. */
  needs_nothing: boolean;
}

/** A card is auctioned. */
export interface BiddingView {
  step: "bidding";
  cards_left: number;
  opener: Seat;
  /** Who bids or passes now. */
  turn: Seat;
  bid: number;
  bidder: Seat | null;
  /** Since the last bid, or for this card where a pass is final. */
  passed: Seat[];
  must_buy: Seat[];
  /** The time that a bidder has. */
  seconds: number;
}

/** Forces come back from the tanks. */
export interface RevivalView {
  step: "revival";
  /** Forces that cost nothing, of those who have not revived yet. */
  free: Record<Seat, number>;
  limit: number;
  price: number;
}

/** The forces that the Emperor pays for; their owner chooses the kinds. */
export interface FundedRevivalView {
  step: "funded_revival";
  forces: Record<Seat, number>;
}

/** One player after the other ships and moves. */
export interface TurnsView {
  step: "turns";
  waiting: Seat[];
}

/** The Guild takes its turn before its place. */
export interface GuildTurnView {
  step: "guild_turn";
}

/** A seat ships, or passes. */
export interface ShipView {
  step: "ship";
  seat: Seat;
  /** Whether the Guild ships it for half, rounded up. */
  half_price: boolean;
  /** How the half price by a Karama is rounded. */
  karama_rounding: "up" | "down";
  /** Nobody: the bank. */
  paid_to: Seat | null;
}

/** A shipment that has been chosen and is not done yet. */
export interface ShipmentView {
  step: "shipment";
  seat: Seat;
  /** The action as it is written. */
  action: string;
}

/** The Fremen choose who dies on the way through the storm. */
export interface ArrivalLossesView {
  step: "arrival_losses";
  cell: Cell;
  dying: number;
}

/** The Bene Gesserit may send a force along. */
export interface AccompanyView {
  step: "accompany";
  cell: Cell;
}

/** A seat moves, or passes. */
export interface MoveView {
  step: "move";
  seat: Seat;
}

/** A move that has been chosen and is not done yet. */
export interface MovingView {
  step: "moving";
  seat: Seat;
  /** The action as it is written. */
  action: string;
}

/** Bene Gesserit fighters become advisors here, or may do so. */
export interface IntrusionView {
  step: "intrusion";
  territory: Territory;
}

/** The Bene Gesserit come as advisors or as fighters. */
export interface ArrivalView {
  step: "arrival";
  territory: Territory;
}

/** Advisors may become fighters. */
export interface AnnounceView {
  step: "announce";
}

/** Advisors become fighters here. */
export interface AnnouncedView {
  step: "announced";
  territories: Territory[];
}

/** A battle plan, as the action that makes it. */
export interface PlanView {
  kind: "plan_battle";
  seat: Seat;
  /** A leader or `cheap_hero`. */
  leader: Leader | null;
  kwisatz_haderach: boolean;
  dial: number;
  spice: number;
  weapon: Card | null;
  defense: Card | null;
}

/** One battle. */
export interface BattleView {
  step: "battle";
  territory: Territory;
  /** Those whose forces fight. */
  cells: Cell[];
  aggressor: Seat;
  defender: Seat;
  /** The Voice: to whom, whether to play, what kind of card. */
  order: [Seat, "play" | "not", string] | null;
  /** What Prescience asks for. */
  question: Element | null;
  /** The answer, for those who know it: who gave it, to what, and what it was. */
  shown: [Seat, Element, string | number | null] | null;
  /** The side whose plan the Atreides see by their Karama. */
  looked_at: Seat | null;
  /** Of aggressor and defender, once they are shown. */
  plans: PlanView[];
  /** The sides for which a traitor was called. */
  called: Seat[];
  winner: Seat | null;
}

/** The plans of a battle that are not shown yet. */
export interface PlansView {
  step: "plans";
  /** As far as these eyes see them. */
  plans: PlanView[];
}

/** Some are asked in private whether they call a traitor. */
export interface TraitorsCalledView {
  step: "traitors_called";
  /** As far as these eyes see them. */
  answers: Record<Seat, Leader | null>;
}

/** The winner chooses the losses. */
export interface BattleLossesView {
  step: "battle_losses";
  dial: number;
  spice: number;
}

/** Harkonnen have captured a leader. */
export interface CaptureView {
  step: "capture";
  from: Seat;
  leader?: Leader;
}

/** Harkonnen give cards back for those they have taken. */
export interface ReturnCardsView {
  step: "return_cards";
  victim: Seat;
  /** For the two who know. */
  taken?: Card[];
}

/** Some are asked in private whether they stop an advantage. */
export interface RespondView {
  step: "respond";
  advantage: Advantage;
  owner: Seat;
  /** For the referee: the cards played against it. */
  answers?: Record<Seat, Card | null>;
}

/** Spice that an ally is offered. */
export interface GiftView {
  step: "gift";
  giver: Seat;
  to: Seat;
  amount: number;
}

/** A question that must be answered truly. */
export interface TruthtranceView {
  step: "truthtrance";
  seat: Seat;
  to: Seat;
  form: "words" | "leads" | "plays" | "dial" | "bids" | "ships" | "moves" | "calls";
  value: string | number | null;
}

export type DuneStepView =
  | TraitorsView
  | DialStormView
  | BeforeStormView
  | StormLossesView
  | TerritoryLossesView
  | BeforeBlowView
  | ProtectAllyView
  | WormView
  | RideView
  | NexusView
  | CharityView
  | BiddingView
  | RevivalView
  | FundedRevivalView
  | TurnsView
  | GuildTurnView
  | ShipView
  | ShipmentView
  | ArrivalLossesView
  | AccompanyView
  | MoveView
  | MovingView
  | IntrusionView
  | ArrivalView
  | AnnounceView
  | AnnouncedView
  | BattleView
  | PlansView
  | TraitorsCalledView
  | BattleLossesView
  | CaptureView
  | ReturnCardsView
  | RespondView
  | GiftView
  | TruthtranceView;

export type DuneView = View<DuneTable, DuneStepView>;
