// Written by tools/wire_types.py; do not edit.

/** Play an action: the JSON form of one of the actions offered to a seat of this socket. */
export interface Act {
  type: "act";
  key: string;
  expected: number;
  action: Record<string, unknown>;
}

/** Take back this seat's last action, if nothing was drawn or revealed since. */
export interface Undo {
  type: "undo";
  key: string;
  expected: number;
  seat: string;
}

/** Ask everybody to take the game back to where this seat had seen `to` events. */
export interface Propose {
  type: "propose";
  key: string;
  expected: number;
  seat: string;
  to: number;
}

/** Agree to the open proposal, or turn it down; the seat that made it can so withdraw it. */
export interface Consent {
  type: "consent";
  key: string;
  expected: number;
  seat: string;
  agree: boolean;
}

/** Say something at the table. `seat` is null for a spectator. */
export interface Say {
  type: "say";
  key: string;
  seat: string | null;
  text: string;
  channel?: string[] | null;
}

/** The first message. Scenes follow if the game has begun. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  eyes: (string | null)[];
  chat: ChatLine[];
  readings: Record<string, unknown>;
  private_chat: Record<string, ChatLine[]>;
}

/** A table without its game. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seated[];
  started: boolean;
  over: boolean;
  archived: boolean;
  host: boolean;
  seal: string;
  limit: number | null;
  window: number | null;
  hotseat: boolean;
  imported: boolean;
  votes: SeatVote[];
  pace: string;
  lesson: string | null;
  hints: boolean;
  hints_taken: Record<string, number>;
}

/** A seat, as everybody at the table sees it. */
export interface Seated {
  seat: string;
  name: string | null;
  bot: string | null;
  here: boolean;
  mine: boolean;
  commitment: string | null;
  word: string | null;
  swap: string | null;
  open: boolean;
  newcomers: string[];
}

/** Some want something to become of a seat; it happens once nobody is `missing`. */
export interface SeatVote {
  seat: string;
  choice: string;
  agreed: string[];
  missing: string[];
}

/** A line of chat, numbered from 1. `time` is in milliseconds since 1970. */
export interface ChatLine {
  number: number;
  time: number;
  seat: string | null;
  name: string;
  text: string;
  channel: string[] | null;
}

/** What one pair of eyes sees now, and what it saw happen since the last scene. */
export interface Scene {
  type: "scene";
  eyes: string | null;
  sequence: number;
  events: Record<string, unknown>[];
  whole: boolean;
  public: unknown;
  private: unknown;
  decisions: (number | Record<string, unknown>)[];
  may_undo: boolean;
  why_no_undo: "nothing" | "others" | "over" | "shown" | null;
  proposal: Proposal | null;
  deadline: number | null;
  window: Window | null;
  answered: boolean;
  channel: string[];
}

/** Somebody wants to go back to where the reader had seen `to` events. */
export interface Proposal {
  seat: string;
  to: number;
  agreed: string[];
  missing: string[];
}

/** A response window: for a fixed time some may do something about what has just happened. */
export interface Window {
  opened: number;
  closes: number | null;
}

/** It is done and stored. `sequence` is the seat's own after it; 0 where it has none. */
export interface Accepted {
  type: "accepted";
  key: string;
  sequence: number;
}

/** Not done; nothing has changed. */
export interface Refused {
  type: "refused";
  key: string | null;
  code: "illegal" | "malformed" | "not_now" | "not_yours" | "stale" | "too_fast" | "unavailable" | "unfit";
  reason: string;
  rule: string;
  field: string;
  sequence: number;
  why: string;
  facts: Record<string, unknown>;
}

/** New lines for everybody, or those that a seat of this socket hears with some others. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
  eyes: string | null;
}

/** Seats, bots, words, names, the archive or who is here have changed, or the game has begun. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The server closes the socket, and why. */
export interface Bye {
  type: "bye";
  code: "malformed" | "replaced" | "revoked" | "stopping" | "too_fast" | "too_slow";
}

export type FromClient = Act | Undo | Propose | Consent | Say;

export type FromServer = Welcome | Scene | Accepted | Refused | Chat | TableChanged | Bye;
