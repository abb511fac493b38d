/** What `view.table` holds in War for Arrakis: the shape that src/landsraad/arrakis/views.py builds. */

export type Side = "atreides" | "harkonnen";
export const SIDES: readonly Side[] = ["atreides", "harkonnen"];

export const RESULTS = ["leadership", "strategy", "deployment", "mentat", "house"] as const;
export type Result = (typeof RESULTS)[number];

export const MARKERS = ["kwisatz_haderach", "sand_dwellers", "jihad"] as const;
export type Marker = (typeof MARKERS)[number];

export const POWERS = ["choam", "spacing_guild", "landsraad"] as const;
export type Power = (typeof POWERS)[number];

export const UNITS = ["regular", "elite", "special", "troop"] as const;
export type Unit = (typeof UNITS)[number];

export interface Legion {
  regular: number;
  elite: number;
  special: number;
  generic: number;
  troop?: number;
  named: string[];
  face_down?: Record<string, number>;
  tokens?: string[];
}

export interface Sietch {
  home: string;
  found: boolean;
  rank?: number;
}

export interface MahdiView {
  harvest: string;
  target: string;
  tactics_left: number;
  temporary: string;
  reinforcements: string[];
  known: string[];
  scheming: number;
  flew: boolean;
  top: string;
  reinforcement_cards?: string[];
}

export interface ArrakisTable {
  box: string;
  round: number;
  phase: string;
  acting: Side | "";
  legions: Record<Side, Record<string, Legion>>;
  settlements: Record<string, number>;
  sietches: Record<string, Sietch>;
  stations: string[];
  station_pool: string[];
  wormsigns: string[];
  wormsign_pool: Record<string, number>;
  harvesters: string[];
  worms: string[];
  wild_maker: string | null;
  air: Record<string, string>;
  atomics: string;
  tokens_left: number;
  tokens_gone: string[];
  tokens_removed: Record<string, number>;
  token_pool?: string[];
  tokens_unseen?: string[];
  hand_sizes: Record<string, Record<string, number>>;
  hands: Record<string, string[]>;
  deck_sizes: Record<string, number>;
  decks?: Record<string, string[]>;
  discards: Record<string, string[]>;
  open_cards: string[];
  attached: Record<string, string[]>;
  prescience_left: number;
  prescience_gone: string[];
  claims: number;
  objectives_held: number;
  ruled_out: string[][];
  objectives?: string[];
  prescience: Record<Marker, number>;
  supremacy: number;
  imperium: Record<Power, number>;
  bans: string[];
  reserve: number;
  harvested: number;
  action_dice: Record<string, string[]>;
  used: Record<string, string[]>;
  slotted: Record<string, string>;
  bene_gesserit: Record<Side, number>;
  bene_gesserit_reserve: number;
  in_play: string[];
  out: string[];
  spent: string[];
  tank: Record<string, string[]>;
  die_spent: boolean;
  flown: string[];
  forced: string;
  barred: string[];
  harvesters_lost: number;
  news: string[];
  mahdi?: MahdiView;
  deciding?: Record<Side, string>;
  cones?: Record<string, number>;
  seen?: Record<string, string[]>;
  heighliners?: Record<Side, number>;
  troops_aboard?: Record<Side, number>;
  frigates_aboard?: Record<Side, number>;
  troops_left?: Record<Side, number>;
  frigates_left?: Record<Side, number>;
  staying?: string[];
}

export interface Tally {
  hits: number;
  shields: number;
  specials: number;
}

export interface Battle {
  attacker: Side;
  defender: Side;
  from: string;
  target: string;
  round: number;
  surprise: boolean;
  modifiers: string[];
  cards_for_dice: Record<Side, number>;
  troops_stay?: boolean;
  rolls?: Record<Side, Tally>;
}

const SIDE_OF: Record<string, Side> = {
  house_atreides: "atreides",
  fremen: "atreides",
  house_harkonnen: "harkonnen",
  corrino: "harkonnen",
};

/** The side that a seat plays for. */
export const sideOf = (seat: string): Side => SIDE_OF[seat] ?? (seat as Side);

/** The seats with a board of their own on a side, in the order of the view. */
export const boardsOf = (table: ArrakisTable, side: Side): string[] =>
  Object.keys(table.action_dice).filter((seat) => sideOf(seat) === side);

export const unitsOf = (legion: Legion): number => UNITS.reduce((sum, kind) => sum + (legion[kind] ?? 0), 0);

export const faceDown = (legion: Legion): number =>
  Object.values(legion.face_down ?? {}).reduce((sum, number) => sum + number, 0);

/** The last step of this kind that the view describes, if the game is in the middle of one. */
export function stepWith<T>(steps: readonly unknown[], key: string): T | undefined {
  for (const step of [...steps].reverse()) {
    const found = (step as Record<string, unknown>)[key];
    if (found !== undefined) return found as T;
  }
  return undefined;
}
