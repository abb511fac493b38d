// Written by tools/view_types.py; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A seat, by its name. */
export type Seat = string;

/** All that a seat, a spectator or the referee may know now. */
export interface View<Table, Step> {
  game: string;
  /** Who looks: a seat, `*` for the referee, nobody for a spectator. */
  eyes: Seat | null;
  seats: Seat[];
  /** The hash that seals the seed until the end; empty where nothing is sealed. */
  seal: string;
  /** How the game ended; nothing while it is played. */
  outcome: OutcomeView | null;
  /** What these eyes are asked now. */
  decisions: DecisionView[];
  /** Whom the table waits for, as far as everybody may know. */
  waiting: WaitingView[];
  /** What the game is in the middle of, the step in charge last. */
  steps: Step[];
  table: Table;
}

/** Who won, in which way, and by which rule. */
export interface OutcomeView {
  winners: Seat[];
  ending: string;
  rule: string;
}

/** Somebody who has to decide; a private question is to nobody and of the kind `respond`. */
export interface WaitingView {
  seat: Seat | null;
  kind: string;
}

/** One question to the seat whose eyes the view has. */
export interface DecisionView {
  kind: string;
  /** Whether the game waits for it; an optional one may be taken or left. */
  required: boolean;
  /** All legal answers. */
  actions: SpaceView;
}

/** One of these. */
export interface ListedView {
  listed: Json[];
}

/** A whole number, from the first to the last. */
export interface RangeView {
  range: [number, number];
}

/** Low to high different members of a pool. */
export interface SubsetsView {
  subsets: SpaceView;
  low: number;
  high: number;
}

/** How many of each member of a pool, from its least to its limit, low to high in all. */
export interface CountsView {
  counts: SpaceView;
  limits: number[];
  least: number[];
  low: number;
  high: number;
}

/** Actions of one kind of one seat, with a choice for each field. */
export interface ProductView {
  product: string;
  seat: Seat;
  fields: Record<string, SpaceView>;
}

/** Several spaces, one after the other. */
export interface SumView {
  sum: SpaceView[];
}

export type SpaceView = ListedView | RangeView | SubsetsView | CountsView | ProductView | SumView;
