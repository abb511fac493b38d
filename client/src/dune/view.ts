/** What the view of a game of Dune shows (dune/views.py), and how to read it. */

import type { View as AnyView } from "../core/game-ui";

/** Ordinary and special forces. */
export type Forces = [number, number];

export type Whereabouts = "alive" | "captive" | "tanks" | "tanks_face_down" | "unseen";

export interface LeaderSeen {
  owner: string;
  where: Whereabouts;
  fought_in: string | null;
}

/** One seat; what lies behind its shield only for those who may look there. */
export interface Faction {
  reserves: Forces;
  tanks: Forces;
  bribes: number;
  traitors_shown: string[];
  karama_power_spent: boolean;
  captives: number;
  cards?: number;
  kwisatz_haderach_dead?: boolean;
  spice?: number;
  hand?: string[];
  traitors?: string[];
  traitors_returned?: string[];
  prediction?: { winner: string; turn: number };
  kwisatz_losses?: number;
}

/** One side of a deal. */
export interface Terms {
  spice: number;
  later: number;
  promise: string | null;
  information: string | null;
  words: boolean;
}

export interface Deal {
  number: number;
  giver: string;
  to: string[];
  gives: Terms;
  asks: Terms;
  taker: string | null;
}

export interface DuneTable {
  ruleset: "basic" | "advanced" | "tournament";
  turn: number;
  last_turn: number;
  phase: string;
  order: string[];
  board: {
    storm: number;
    shield_wall: boolean;
    ornithopters: string[];
    forces: Record<string, Record<string, Forces>>;
    advisors: string[];
    spice: Record<string, number>;
  };
  decks: {
    treachery: number;
    treachery_discards: string[];
    out_of_game: string[];
    spice: number;
    spice_discards: [string[], string[]];
    traitors: number;
    worms: number;
    next_spice: string | null;
    next_storm: number | null;
    next_treachery: string[];
  };
  alliances: string[][];
  leaders: Record<string, LeaderSeen>;
  factions: Record<string, Faction>;
  deals: Deal[];
  promises: { seat: string; what: string; until: string }[];
  mine: Record<
    string,
    { seen: Record<string, string[]>; support: Record<string, number>; refused: string[] }
  >;
}

export type DuneView = AnyView<DuneTable>;

/** What the view says of the step of this name that the game is in, if it is. */
export function stepOf<Step = Record<string, any>>(view: DuneView, name: string): Step | null {
  return (view.steps.filter((step) => step["step"] === name).at(-1) as Step | undefined) ?? null;
}

export interface Plan {
  seat: string;
  leader: string | null;
  kwisatz_haderach: boolean;
  dial: number;
  spice: number;
  weapon: string | null;
  defense: string | null;
}

export interface Battle {
  territory: string;
  cells: string[];
  aggressor: string;
  defender: string;
  /** Whom the Voice has ordered what. */
  order: [string, "play" | "not", string] | null;
  question: string | null;
  /** Who has shown which element of the plan, and what it is. */
  shown: [string, string, string | number | null] | null;
  looked_at: string | null;
  plans: Plan[];
  called: string[];
  winner: string | null;
}

export const battleOf = (view: DuneView): Battle | null => stepOf<Battle>(view, "battle");

export const opponentIn = (battle: Battle, seat: string): string =>
  battle.aggressor === seat ? battle.defender : battle.aggressor;

export const territoryOf = (cell: string): string => cell.split("@")[0]!;

export function alliesOf(table: DuneTable, seat: string): string[] {
  return (table.alliances.find((members) => members.includes(seat)) ?? []).filter((other) => other !== seat);
}

/** The forces of a seat in these cells. */
export function forcesIn(table: DuneTable, seat: string, cells: readonly string[]): Forces {
  const sum: Forces = [0, 0];
  for (const cell of cells) {
    const [ordinary, special] = table.board.forces[cell]?.[seat] ?? [0, 0];
    sum[0] += ordinary;
    sum[1] += special;
  }
  return sum;
}

export const isAdvisor = (table: DuneTable, seat: string, cell: string): boolean =>
  seat === "bene_gesserit" && table.board.advisors.includes(territoryOf(cell));
