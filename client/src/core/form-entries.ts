/**
 * What a player has entered in the generic form, and what follows from it: which entries go together,
 * which fields fill themselves, and what pressing a thing on the board enters.
 */

import { Draft } from "./draft";
import { list, parts, same, size } from "./space";
import type { Action, Counts, Json, Space, Subsets } from "./space";

/** What has been entered in each field, the latest first; a set may still be incomplete. */
export type Entries = Record<string, Json>;

/** Actions that are simply listed, at most. */
const FEW_ACTIONS = 12;
/** A range with more numbers than these is better typed. */
const FEW_NUMBERS = 5n;

/** All actions of a decision, if they are few and no number among them is better typed. */
export function shortList(actions: Space): Action[] | null {
  const hasNumbers = parts(actions).some(
    (part) =>
      "product" in part &&
      Object.values(part.fields).some((field) => "range" in field && size(field) > FEW_NUMBERS),
  );
  return hasNumbers ? null : (list(actions, FEW_ACTIONS) as Action[] | null);
}

/** The draft that holds all entries that go together. */
export function draftOf(space: Space, kind: string, entries: Entries): Draft {
  return Object.entries(entries).reduce(
    (made, [field, value]) => (made.offers(field, value) ? made.with(field, value) : made),
    new Draft(space, kind),
  );
}

/** The entries with another one; older ones that do not go with it are dropped. */
export function withEntry(
  space: Space,
  kind: string,
  entries: Entries,
  field: string,
  value: Json | undefined,
): Entries {
  const { [field]: _, ...others } = entries;
  if (value === undefined) return others;
  const next = { [field]: value, ...others };
  const { fixed } = draftOf(space, kind, next);
  const kept = Object.entries(next).filter(
    ([name, one]) => name === field || Array.isArray(one) || name in fixed,
  );
  return Object.fromEntries(kept);
}

// Sets and counts.

/** A set with a member put in or taken out, in the order of its pool. */
export function toggled(pool: Json[], value: Json | undefined, member: Json): Json[] {
  const chosen = Array.isArray(value) ? value : [];
  const has = (one: Json) => chosen.some((other) => same(one, other));
  return pool.filter((one) => (same(one, member) ? !has(one) : has(one)));
}

/** How many of a member a value counts. */
export function countIn(value: Json | undefined, member: Json): number {
  const pairs = Array.isArray(value) ? (value as [Json, number][]) : [];
  return pairs.find(([one]) => same(one, member))?.[1] ?? 0;
}

/** A value with another count of one member. */
export function withCount(
  pool: Json[],
  value: Json | undefined,
  member: Json,
  number: number,
): Json[] {
  const counts = pool.map((one): [Json, number] => [
    one,
    same(one, member) ? number : countIn(value, one),
  ]);
  return counts.filter(([, count]) => count > 0);
}

/** One space that holds several of a kind; what it offers beyond them, the draft does not take. */
export function widestSubsets(spaces: Subsets[]): Subsets {
  return {
    subsets: { listed: distinct(spaces.flatMap(({ subsets }) => list(subsets) ?? [])) },
    low: Math.min(...spaces.map(({ low }) => low)),
    high: Math.max(...spaces.map(({ high }) => high)),
  };
}

export function widestCounts(spaces: Counts[]): Counts {
  const pool = distinct(spaces.flatMap(({ counts }) => list(counts) ?? []));
  const entryOf = (numbers: number[], { counts }: Counts, member: Json) =>
    numbers[(list(counts) ?? []).findIndex((one) => same(one, member))] ?? 0;
  return {
    counts: { listed: pool },
    limits: pool.map((member) =>
      Math.max(...spaces.map((space) => entryOf(space.limits, space, member))),
    ),
    least: pool.map((member) =>
      Math.min(...spaces.map((space) => entryOf(space.least, space, member))),
    ),
    low: Math.min(...spaces.map(({ low }) => low)),
    high: Math.max(...spaces.map(({ high }) => high)),
  };
}

function distinct(values: Json[]): Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

// Things on the board.

/** The words in the fields of an action, which may name things on the board. */
export function thingsIn({ kind: _kind, seat: _seat, ...fields }: Action): string[] {
  return Object.values(fields)
    .flat()
    .filter((value): value is string => typeof value === "string");
}

/** For each thing of a space, the value after pressing it. */
export function valuesAfterPress(
  space: Space,
  value: Json | undefined,
): [string, Json | undefined][] {
  const pool =
    list("subsets" in space ? space.subsets : "counts" in space ? space.counts : space) ?? [];
  const things = pool.filter((one): one is string => typeof one === "string");
  if ("subsets" in space) return things.map((one) => [one, toggled(pool, value, one)]);
  if ("counts" in space) {
    return things.map((one) => {
      const limit = space.limits[pool.indexOf(one)]!;
      return [one, withCount(pool, value, one, Math.min(limit, countIn(value, one) + 1))];
    });
  }
  return things.map((one) => [one, one === value ? undefined : one]);
}

/** Whether a value is this thing, has it as a member or counts it. */
export function holds(value: Json | undefined, thing: string): boolean {
  if (!Array.isArray(value)) return value === thing;
  return value.some((one) => one === thing || (Array.isArray(one) && one[0] === thing));
}
