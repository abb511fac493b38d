// Written by tools/wire_types.py; do not edit.

import type { TableInfo } from "./protocol";

/** Why a request was not done; nothing has changed. */
export interface Problem {
  code: string;
  reason: string;
  rule: string;
  field: string;
  why: string;
}

/** All is well; otherwise the answer is a problem. */
export interface Health {
  ok: boolean;
}

/** A name that others see. */
export interface NewName {
  name: string;
}

/** A new guest. The token proves who they are; it is told once, here. */
export interface NewGuest {
  id: string;
  name: string;
  token: string;
}

/** A guest, as they see themselves. */
export interface Me {
  id: string;
  name: string;
}

/** A game: its seats, who can play, what can be chosen, and the bots that play it. */
export interface Playable {
  seats: string[];
  fewest: number;
  suggested: Record<string, string[]>;
  options: Record<string, unknown>[];
  bots: string[];
}

/** A table in a guest's list. */
export interface MyTable extends TableInfo {
  turn: boolean;
  round: number;
}

/** What a table is made with. */
export interface NewTable {
  game: string;
  name: string;
  seats?: string[] | null;
  options?: Record<string, unknown>;
  players?: Record<string, string> | string[];
  limit?: number | null;
  pace?: "human" | "quick" | "slow";
  window?: number | null;
  hotseat?: boolean;
  hints?: boolean;
}

/** Which lesson somebody takes. */
export interface NewLesson {
  lesson: string;
  name: string;
  pace?: "human" | "quick" | "slow";
}

/** How a game begins. */
export interface StartOptions {
  fill?: string | null;
}

/** Another pace for the bots of a table. */
export interface PaceChoice {
  pace: "human" | "quick" | "slow";
}

/** The bot that plays a seat for a while. */
export interface BotChoice {
  bot: string;
}

/** The seat that somebody would like to have instead of their own. */
export interface SwapWish {
  with: string;
}

/** What is to become of a seat; null withdraws one's vote. */
export interface Vote {
  choice: string | null;
}

/** What a mentat would do, the best first; `close` if the first two are too close to call. */
export interface Hint {
  suggestions: Suggested[];
  close: boolean;
  playouts: number;
}

/** Something that a seat could do. */
export interface Suggested {
  action: Record<string, unknown> | null;
  chance: number | null;
  low: number;
  high: number;
  behind: number;
  reasons: string[];
}

/** What binds a player to a word without revealing it. */
export interface NewCommitment {
  commitment: string;
}

/** The word that a player has committed to. */
export interface RevealedWord {
  word: string;
}

/** Through whose eyes a socket is to look. */
export interface TicketRequest {
  seats?: string[] | null;
  link?: string | null;
}

/** Opens one socket, once, within so many seconds. */
export interface Ticket {
  ticket: string;
  seconds: number;
}

/** A link. People are given it as `/join#TOKEN`: what stands behind # reaches no server log. */
export interface Token {
  token: string;
}

/** A link that somebody was given. */
export interface PresentedLink {
  token: string;
}

/** Where a link leads: to a seat, or to the spectators (null). */
export interface Invitation {
  table: string;
  name: string;
  game: string;
  seat: string | null;
  taken: boolean;
  imported: boolean;
}

/** All that these eyes saw happen. Null stands for the spectators', "*" for the referee's. */
export interface Replay {
  eyes: string | null;
  moments: Moment[];
}

/** Something that these eyes saw happen. `sequence` counts the events they had seen by then. */
export interface Moment {
  sequence: number;
  time: number;
  events: Record<string, unknown>[];
}

/** What these eyes saw at a moment. */
export interface MomentView {
  sequence: number;
  view: Record<string, unknown>;
}

/** How far an analysis is. */
export interface Analysis {
  progress: number;
  found: Findings | null;
  sequences: number[];
}

/** Where a game was decided. */
export interface Findings {
  bot: string;
  playouts: number;
  actions: number;
  seats: string[];
  curve: CurvePoint[];
  turning_points: TurningPoint[];
  luck_share: number | null;
  players: JudgedPlayer[];
}

/** Winning chances after so many actions. */
export interface CurvePoint {
  after: number;
  turn: number;
  chances: Record<string, number>;
  errors: Record<string, number>;
}

/** A moment that decided. */
export interface TurningPoint {
  start: number;
  end: number;
  turn: number;
  action: Record<string, unknown> | null;
  events: Record<string, unknown>[];
  seat: string;
  before: number;
  after: number;
  error: number;
  clear: boolean;
  luck: number | null;
  choice: number | null;
}

/** The best and the worst decision of a seat; null if none was clear. */
export interface JudgedPlayer {
  seat: string;
  best: JudgedDecision | null;
  worst: JudgedDecision | null;
}

/** A decision beside others. */
export interface JudgedDecision {
  after: number;
  turn: number;
  played: Record<string, unknown>;
  chance: number;
  usual: number;
  better: Record<string, unknown>;
  could: number;
  error: number;
}

/** A game that was played elsewhere. */
export interface RecordImport {
  name: string;
  record: Record<string, unknown>;
}
