// Written by tools/view_types.py; do not edit.

import type { Json, Seat, View } from "./view";

export type Side = "atreides" | "harkonnen";

export type Phase = "setup" | "start" | "vehicles" | "action" | "hazards" | "harvest" | "end";

/** What an action die shows. */
export type Result = "leadership" | "strategy" | "deployment" | "mentat" | "house";

/** A marker of the prescience track. */
export type Marker = "kwisatz_haderach" | "sand_dwellers" | "jihad";

/** A marker of the imperium track, or a ban. */
export type Power = "choam" | "spacing_guild" | "landsraad";

export type Wormsign = "sand" | "sandworm" | "deep_sandworm";

export type Vehicle = "harvester" | "ornithopter" | "carryall";

/** What an air zone holds. */
export type Flier =
  | "ornithopter"
  | "carryall"
  | "atreides_frigate"
  | "harkonnen_frigate"
  | "guild_navigator";

/** An area of the board, by its id. */
export type Area = string;

/** An air zone, by its id. */
export type AirZone = string;

/** A deck of planning cards, by its id. */
export type Deck = string;

/** A planning card, by its id. */
export type Card = string;

/** A prescience card, by its id. */
export type PrescienceCard = string;

/** An objective of the Atreides, by its id. */
export type Objective = string;

/** A tactics card of the solo mode, by its id. */
export type Tactics = string;

/** A named leader, by its id. */
export type Leader = string;

/** A deployment token, by its id. */
export type Token = string;

/** A back of deployment tokens: starting or standard; black or silver for the Harkonnen. */
export type Back = string;

/** The figures of a legion, and its deployment tokens. */
export interface LegionView {
  regular: number;
  elite: number;
  special: number;
  /** Generic leaders. */
  generic: number;
  /** With the Spacing Guild. */
  troop?: number;
  named: Leader[];
  /** If there are tokens. */
  face_down?: Record<Back, number>;
  /** For the side itself. */
  tokens?: Token[];
}

/** A sietch. */
export interface SietchView {
  /** Where it stood at first. */
  home: Area;
  /** Whether it is turned up. */
  found: boolean;
  /** If it is, and for the Atreides. */
  rank?: number;
}

/** All that lies on the map. */
export interface BoardView {
  legions: Record<Side, Record<Area, LegionView>>;
  /** Ranks of the Harkonnen settlements. */
  settlements: Record<Area, number>;
  sietches: Record<Area, SietchView>;
  stations: Area[];
  /** Symbols of stations that nobody has turned up, on the board or not. */
  station_pool: Marker[];
  wormsigns: Area[];
  /** Face-down wormsigns of each kind, on the board or not. */
  wormsign_pool: Record<Wormsign, number>;
  harvesters: Area[];
  worms: Area[];
  wild_maker: Area | null;
  air: Record<AirZone, Flier>;
  /** Where the atomics token lies. */
  atomics: string;
  /** Deployment tokens of the Atreides that are not drawn yet. */
  tokens_left: number;
  /** Those that left the game turned up. */
  tokens_gone: Token[];
  /** Those that left it face down. */
  tokens_removed: Record<Back, number>;
}

/** Planning cards: what lies open, and how many there are of each back. */
export interface PlanningView {
  hand_sizes: Record<Seat, Record<Deck, number>>;
  deck_sizes: Record<Deck, number>;
  discards: Record<Deck, Card[]>;
}

/** The cards of the prophecy. */
export interface PrescienceView {
  open_cards: PrescienceCard[];
  /** Planning cards lying on open ones. */
  attached: Record<PrescienceCard, Card[]>;
  prescience_left: number;
  prescience_gone: PrescienceCard[];
  /** Prescience cards claimed this round. */
  claims: number;
  objectives_held: number;
  /** For each objective held, those that all know it not to be. */
  ruled_out: Objective[][];
}

/** Tracks and spice. */
export interface TracksView {
  prescience: Record<Marker, number>;
  supremacy: number;
  /** Rows, from 0 down. */
  imperium: Record<Power, number>;
  /** Those in force. */
  bans: Power[];
  /** Spice kept. */
  reserve: number;
  /** Spice collected in this round. */
  harvested: number;
}

/** Dice, tokens and leaders on the boards of all players; a board has the name of its seat. */
export interface DashboardsView {
  /** Those not used yet. */
  action_dice: Record<Seat, (Result | "unrolled")[]>;
  used: Record<Seat, Result[]>;
  /** The result on which a Bene Gesserit token lies. */
  slotted: Record<Seat, Result | "">;
  /** Tokens held. */
  bene_gesserit: Record<Side, number>;
  bene_gesserit_reserve: number;
  /** Those that have entered play. */
  in_play: Leader[];
  /** Those gone for good. */
  out: Leader[];
  /** Those whose card is turned over. */
  spent: Leader[];
  /** Slots of the regeneration tanks. */
  tank: Record<Seat, (Leader | "")[]>;
}

/** What holds for the present turn or phase only. */
export interface MomentView {
  die_spent: boolean;
  /** Those who left the tank in this turn: ready from the next one. */
  recovered?: Leader[];
  /** Areas of legions that used troop transport this turn. */
  flown: Area[];
  /** The die, or the token, that the Harkonnen must spend next. */
  forced: Result | "bene_gesserit" | "";
  /** What the Atreides may not do in their next or present turn. */
  barred: string[];
  /** In this phase. */
  harvesters_lost: number;
  /** What happened in this turn that a prescience card may reward. */
  news: string[];
}

/** Where a side is shared. */
export interface PartnersView {
  /** Who decides for each side now. */
  deciding?: Record<Side, Seat>;
  /** Cones of silence left, by shared side. */
  cones?: Record<string, number>;
}

/** With the Spacing Guild. */
export interface GuildView {
  /** Steps. */
  heighliners?: Record<Side, number>;
  troops_aboard?: Record<Side, number>;
  frigates_aboard?: Record<Side, number>;
  /** In the supply. */
  troops_left?: Record<Side, number>;
  frigates_left?: Record<Side, number>;
  /** Planning cards that stay in play. */
  staying?: Card[];
}

/** What the Atreides see beside that. */
export interface SecretsView {
  token_pool?: Token[];
  /** Those that left the game face down. */
  tokens_unseen?: Token[];
  objectives?: Objective[];
}

/** The Harkonnen of the solo mode. */
export interface MahdiView {
  /** The open tactics card for harvesters. */
  harvest: Tactics | "";
  /** The one for moves. */
  target: Tactics | "";
  /** Where these go now. */
  target_sietch: Area | "";
  tactics_left: number;
  /** A sietch that is the target in this turn only. */
  temporary: Area | "";
  /** The backs of the reinforcements deck. */
  reinforcements: Deck[];
  /** Those of its cards that everybody has seen. */
  known: Card[];
  /** Copies of Hawat's Scheming beside the board. */
  scheming: number;
  /** Whether an ornithopter was used in this turn. */
  flew: boolean;
  /** The deck of the Harkonnen card discarded last. */
  top: Deck | "";
  /** For the referee. */
  reinforcement_cards?: Card[];
}

/** Everything on the table that these eyes see. */
export interface ArrakisTable
  extends BoardView,
    PlanningView,
    PrescienceView,
    TracksView,
    DashboardsView,
    MomentView,
    PartnersView,
    GuildView,
    SecretsView {
  /** The name of the box it is played with; empty for the usual one. */
  box: string;
  /** From 1 on; 0 during set-up. */
  round: number;
  phase: Phase;
  /** The side whose action turn it is. */
  acting: Side | "";
  /** In the solo mode. */
  mahdi?: MahdiView;
  /** The own one; all of them for the referee. */
  hands: Record<Seat, Card[]>;
  /** In the own action turn: the actions of each die that offer nothing to choose; at a choice
between effects those of them, as `choose_option`. */
  fruitless?: Record<string, string[]>;
  /** Where a side is shared: the cards that each partner has seen in the other's hand. */
  seen?: Record<Seat, Card[]>;
  /** For the referee. */
  decks?: Record<Deck, Card[]>;
}

/** The partners of a side confer in secret. */
export interface UnderConeView {
  under_cone: Side;
}

/** Pieces are put on the board one by one. */
export interface PlacingView {
  /** A kind of piece, or a named leader. */
  placing: string;
  left: number;
  /** The deployment token in hand, for the Atreides. */
  drawn?: Token;
}

/** Imperium actions, each of one of these powers. */
export interface ImperiumActionsView {
  powers: Power[];
  left: number;
}

/** The harvested spice is paid out. */
export interface SpendingView {
  /** What is left of it. */
  spice: number;
}

/** Vehicles come to the board one by one. */
export interface VehiclesView {
  vehicles: Vehicle[];
}

/** Options that are equally good for the Harkonnen of the solo mode; the player chooses. */
export interface MahdiChoiceView {
  /** The list of rules that they come from. */
  mahdi: string;
  /** Actions; tokens only by their backs. */
  options: Record<string, Json>[];
}

/** Sandworms are placed. */
export interface WormsAppearView {
  /** Areas that still get one. */
  calls: Area[];
}

/** A side takes hits. */
export interface LossesView {
  losses: Side;
  area: Area;
  hits: number;
}

/** Units for which the owner chooses a figure of a lower type. */
export interface StandInView {
  area: Area;
  missing: string[];
}

/** A stage of a battle. */
export interface BattleStepView {
  battle: BattleView;
}

/** What a roll comes to; specials have not been used yet. */
export interface TallyView {
  hits: number;
  shields: number;
  specials: number;
}

/** From where to where an attack goes. */
export interface AttackView {
  from: Area;
  target: Area;
}

/** One battle. */
export interface BattleView extends AttackView {
  attacker: Side;
  defender: Side;
  /** From 1 on. */
  round: number;
  surprise: boolean;
  /** What a card adds. */
  modifiers: string[];
  /** Planning cards discarded in this round. */
  cards_for_dice: Record<Side, number>;
  /** If the attacker's troops of the Great Houses take no part. */
  troops_stay?: true;
  /** Once the dice of this round are rolled. */
  rolls?: Record<Side, TallyView>;
}

export type ArrakisStepView =
  | UnderConeView
  | PlacingView
  | ImperiumActionsView
  | SpendingView
  | VehiclesView
  | MahdiChoiceView
  | WormsAppearView
  | LossesView
  | StandInView
  | BattleStepView;

export type ArrakisView = View<ArrakisTable, ArrakisStepView>;
