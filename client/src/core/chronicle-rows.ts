/** The chronicle as it is read: chosen by topic, and the bids for a card folded into one row. */

import { HEADINGS, wordsIn } from "./history";
import type { HistoryEntry } from "./history";

export const TOPICS = ["battles", "moves", "trade"] as const;
export type Topic = (typeof TOPICS)[number];
export type Topics = Readonly<Record<Topic, ReadonlySet<string>>>;

/** What the chronicle can be narrowed to. */
export const FILTERS = ["all", ...TOPICS, "mine"] as const;
export type Filter = (typeof FILTERS)[number];

/** The kinds of events of an auction: what opens it, what is offered, what comes of it. */
export interface AuctionKinds {
  opens: string;
  bids: ReadonlySet<string>;
  results: ReadonlySet<string>;
}

export interface Row {
  /** Told in this row; the last one is the moment that it leads to. */
  told: readonly HistoryEntry[];
  /** All of an auction whose result is told, one by one. */
  folded: readonly HistoryEntry[];
}

/** Lines of a topic, with the heads of the chapters that have any. */
export function narrowed(
  entries: readonly HistoryEntry[],
  filter: Filter,
  topics: Topics | undefined,
  seat: string | null,
): HistoryEntry[] {
  if (filter === "all") return [...entries];
  const isHead = ({ event }: HistoryEntry) => HEADINGS.has(event.kind);
  const isWanted = (entry: HistoryEntry) =>
    filter === "mine"
      ? seat !== null && wordsIn(entry.event).includes(seat)
      : (topics?.[filter].has(entry.event.kind) ?? false);
  const kept = entries.filter((entry) => isHead(entry) || isWanted(entry));
  return kept.filter((entry, place) => {
    const next = kept[place + 1];
    return !isHead(entry) || (next !== undefined && !isHead(next));
  });
}

/** One row for each entry, but only one for each auction that is over. */
export function rowsOf(entries: readonly HistoryEntry[], auction: AuctionKinds | undefined): Row[] {
  const rows: { told: HistoryEntry[]; folded: HistoryEntry[] }[] = [];
  let open: (typeof rows)[number] | null = null;
  for (const entry of entries) {
    const { kind } = entry.event;
    const isResult = auction?.results.has(kind) ?? false;
    if (kind === auction?.opens) rows.push((open = { told: [], folded: [entry] }));
    else if (open && (isResult || auction?.bids.has(kind))) {
      open.folded.push(entry);
      if (isResult) open.told.push(entry);
    } else {
      if (HEADINGS.has(kind)) open = null;
      rows.push({ told: [entry], folded: [] });
    }
  }
  return rows.flatMap((row): Row[] =>
    row.told.length ? [row] : row.folded.map((entry) => ({ told: [entry], folded: [] })),
  );
}
