/** How long the players of a table usually take, as far as this page has waited for them. */

/** So many waits tell what is usual; of more the latest count. */
const FEWEST = 3;
const MOST = 15;
/** Who is quicker than this is not waited for, in seconds. */
const SHORTEST = 5;

const waits = new Map<string, number[]>();

const keyOf = (table: string, seat: string): string => `${table} ${seat}`;

/** The table has waited so many seconds for a seat alone. */
export function noteWait(table: string, seat: string, seconds: number): void {
  const before = waits.get(keyOf(table, seat)) ?? [];
  waits.set(keyOf(table, seat), [...before, seconds].slice(-MOST));
}

/** Half of their decisions came sooner; null if too little is known, or they hardly let us wait. */
export function usualTime(table: string, seat: string): number | null {
  const known = [...(waits.get(keyOf(table, seat)) ?? [])].sort((one, other) => one - other);
  const middle = known[Math.floor(known.length / 2)] ?? 0;
  return known.length < FEWEST || middle < SHORTEST ? null : middle;
}
