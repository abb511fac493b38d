/** The events that a pair of eyes has seen, one after the other. */

import type { GameEvent } from "./game-ui";
import type { Json } from "./space";

export interface HistoryEntry {
  /** How many events these eyes had seen with this one. */
  sequence: number;
  event: GameEvent;
  /** It was taken back later. */
  undone: boolean;
}

const TAKEN_BACK = "taken_back";

/**
 * A history with more events, of which the first follows `first` others. An event `taken_back` says
 * that those after the first `to` no longer count.
 */
export function extendHistory(
  history: HistoryEntry[],
  events: GameEvent[],
  first: number,
): HistoryEntry[] {
  let entries = [...history];
  for (const [place, event] of events.entries()) {
    if (event.kind === TAKEN_BACK) {
      const to = Number(event["to"]);
      entries = entries.map((entry) => (entry.sequence > to ? { ...entry, undone: true } : entry));
    }
    entries.push({ sequence: first + place + 1, event, undone: false });
  }
  return entries;
}

/** All words that an event uses: places, pieces, seats. */
export function wordsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...wordsIn(inner)]);
}

/** The events up to a moment, without those that were taken back. */
export function eventsUntil(history: readonly HistoryEntry[], sequence: number): GameEvent[] {
  return history
    .filter((entry) => entry.sequence <= sequence && !entry.undone)
    .map(({ event }) => event);
}
