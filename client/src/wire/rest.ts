// Written by tools/wire_types.py; do not edit.

import type { Seated } from "./protocol";

/** A game that was played elsewhere. */
export interface Brought {
  name: string;
  record: Record<string, any>;
}

/** What binds a player to a word without telling it. */
export interface Committed {
  commitment: string;
}

/** A name that others see. */
export interface Named {
  name: string;
}

/** What a table is made with. */
export interface NewTable {
  game: string;
  name: string;
  seats?: string[] | null;
  options?: Record<string, any>;
  players?: Record<string, string>;
  limit?: number | null;
  pace?: "quick" | "human" | "slow";
}

/** The word that a player has committed to. */
export interface Revealed {
  word: string;
}

/** A link that somebody was given. */
export interface Shown {
  token: string;
}

/** How a game begins. */
export interface Start {
  fill?: string | null;
}

/** Who plays a seat for a while. */
export interface Substitute {
  bot: string;
}

/** Through whose eyes a socket is to look. */
export interface Wish {
  seats?: string[] | null;
  link?: string | null;
}

/** Why a request was not done; nothing has changed. */
export interface Problem {
  code: string;
  reason: string;
  rule: string;
  field: string;
}

/** A game: its seats, the fewest that can play, what can be chosen, and the bots that play it. */
export interface Playable {
  seats: string[];
  fewest: number;
  options: Record<string, any>[];
  bots: string[];
}

/** A guest who has just come. The token proves to be him; it is told once, here. */
export interface NewGuest {
  id: string;
  name: string;
  token: string;
}

/** A guest, as he sees himself. */
export interface Me {
  id: string;
  name: string;
}

/** A link. People are given it as `/join#TOKEN`: what stands behind # reaches no server log. */
export interface Token {
  token: string;
}

/** Where a link leads: to a seat, or to the spectators (null). */
export interface Invitation {
  table: string;
  name: string;
  game: string;
  seat: string | null;
  taken: boolean;
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
  events: Record<string, any>[];
}

/** What these eyes saw at a moment. */
export interface Sight {
  sequence: number;
  view: Record<string, any>;
}

/** A table in somebody's list. `turn`: the game waits for a seat that he plays himself. */
export interface MyTable {
  id: string;
  name: string;
  game: string;
  options: Record<string, any>;
  seats: Seated[];
  started: boolean;
  over: boolean;
  archived: boolean;
  host: boolean;
  seal: string;
  limit: number | null;
  turn: boolean;
}

/** Opens one socket, once, within so many seconds. */
export interface Ticket {
  ticket: string;
  seconds: number;
}

/** The server is up, and its store answers. */
export interface Health {
  ok: boolean;
}
