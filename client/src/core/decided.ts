/** What each seat of this browser had seen when it last decided: so much has happened since. */

import { storage } from "./storage";

const nameOf = (table: string, seat: string): string => `decided.${table}.${seat}`;

export function noteDecision(table: string, seat: string, sequence: number): void {
  storage.set(nameOf(table, seat), String(sequence));
}

/** Null if the seat has not decided in this browser. */
export function decidedAt(table: string, seat: string): number | null {
  const stored = storage.get(nameOf(table, seat));
  return stored === null ? null : Number(stored);
}
