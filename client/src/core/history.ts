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

/** The seat or side that did it; undefined if nobody did, or several. */
export const doer = (event: GameEvent): unknown => event["seat"] ?? event["side"];

/** Kinds that begin a new chapter. */
export const HEADINGS: ReadonlySet<string> = new Set(["phase"]);

/**
 * What has happened since a seat decided, without what it did itself then. `decided` is how much it
 * had seen by that time; where that is not known it is what others did in this turn.
 */
export function sinceDecision(
  history: readonly HistoryEntry[],
  seat: string | null,
  decided: number | null,
): HistoryEntry[] {
  const counted = history.filter(({ undone }) => !undone);
  const isOwn = ({ event }: HistoryEntry) =>
    event.kind === "acted" || (seat !== null && doer(event) === seat);
  if (decided === null) {
    const phases = counted.filter(({ event }) => HEADINGS.has(event.kind));
    const turnOf = ({ event }: HistoryEntry) => event["turn"] ?? event["round"];
    const begun = phases.find((one) => turnOf(one) === turnOf(phases.at(-1)!));
    const told = begun ? counted.slice(counted.indexOf(begun) + 1) : counted;
    return told.filter((entry) => !isOwn(entry));
  }
  const since = counted.filter(({ sequence }) => sequence > decided);
  const first = since.findIndex((entry) => !isOwn(entry));
  return first < 0 ? [] : since.slice(first);
}

/** Whether anybody else did anything, or time went on: else it is what one's own deed has led to. */
export const hasOthersIn = (since: readonly HistoryEntry[], seat: string | null): boolean =>
  since.some(({ event }) => {
    const by = doer(event);
    return by === undefined ? HEADINGS.has(event.kind) : by !== seat;
  });

/** Lines of a short account; the chronicle has all. */
const LINES = 6;

/** What makes an event more telling than others that came after it. */
export interface Telling {
  /** The reader's seat and where it stands: what names any of these comes first. */
  near: ReadonlySet<string>;
  /** Kinds that matter to everybody, and come next. */
  weighty: ReadonlySet<string>;
}

/** What concerns a reader first, then what is weighty, then the latest; in the order of events. */
export function mostTelling(
  entries: readonly HistoryEntry[],
  { near, weighty }: Telling,
  lines = LINES,
): HistoryEntry[] {
  const rankOf = ({ event }: HistoryEntry) =>
    wordsIn(event).some((word) => near.has(word)) ? 0 : weighty.has(event.kind) ? 1 : 2;
  // Sorting is stable: within a rank the latest stays first.
  const ranked = [...entries].reverse().sort((one, other) => rankOf(one) - rankOf(other));
  const told = new Set(ranked.slice(0, lines));
  return entries.filter((entry) => told.has(entry));
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
