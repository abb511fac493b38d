/**
 * Spaces of choices, as the kernel sends them (kernel/choices.py): every legal answer to a decision,
 * without a list of them. A space knows its size, the value at an index and the index of a value.
 */

import type {
  CountsView as Counts,
  Json,
  ProductView as Product,
  RangeView as Range,
  SpaceView as Space,
  SubsetsView as Subsets,
  SumView as Sum,
} from "../wire/view";

export type { Counts, Json, Product, Range, Space, Subsets, Sum };

/** An action as it travels: its kind, its seat and its fields. */
export interface Action {
  kind: string;
  seat: string;
  [field: string]: Json;
}

const ABSENT = -1n;

/** Choices that are listed one by one, at most. */
export const MAX_LISTED = 2000;

const sizes = new WeakMap<Space, bigint>();

/** How many choices there are. */
export function size(space: Space): bigint {
  let known = sizes.get(space);
  if (known === undefined) {
    known = measured(space);
    sizes.set(space, known);
  }
  return known;
}

function measured(space: Space): bigint {
  if ("listed" in space) return BigInt(space.listed.length);
  if ("range" in space) return BigInt(Math.max(0, space.range[1] - space.range[0] + 1));
  if ("subsets" in space) {
    const members = Number(size(space.subsets));
    return total(numbers(space.low, space.high).map((chosen) => combinations(members, chosen)));
  }
  if ("counts" in space) return waysBetween(waysExactly(space), 0, ...spare(space));
  if ("product" in space) {
    return Object.values(space.fields).reduce((ways, field) => ways * size(field), 1n);
  }
  return total(space.sum.map(size));
}

/** The choice at an index from 0 to size - 1. */
export function at(space: Space, index: bigint): Json {
  if ("listed" in space) return space.listed[Number(index)]!;
  if ("range" in space) return space.range[0] + Number(index);
  if ("subsets" in space) return subsetAt(space, index);
  if ("counts" in space) return countsAt(space, index);
  if ("product" in space) return productAt(space, index);
  for (const part of space.sum) {
    if (index < size(part)) return at(part, index);
    index -= size(part);
  }
  throw new RangeError("no such choice");
}

/** The index of a choice, or ABSENT. */
export function find(space: Space, value: Json): bigint {
  if ("listed" in space) return BigInt(space.listed.findIndex((mine) => same(mine, value)));
  if ("range" in space) {
    const [low, high] = space.range;
    return Number.isInteger(value) && low <= (value as number) && (value as number) <= high
      ? BigInt((value as number) - low)
      : ABSENT;
  }
  if ("subsets" in space) return findSubset(space, value);
  if ("counts" in space) return findCounts(space, value);
  if ("product" in space) return findAction(space, value);
  let before = 0n;
  for (const part of space.sum) {
    const place = find(part, value);
    if (place !== ABSENT) return before + place;
    before += size(part);
  }
  return ABSENT;
}

export function contains(space: Space, value: Json): boolean {
  return find(space, value) !== ABSENT;
}

/** All choices in order; null if there are more than `most`. */
export function list(space: Space, most = MAX_LISTED): Json[] | null {
  const length = size(space);
  if (length > BigInt(most)) return null;
  return numbers(0, Number(length) - 1).map((index) => at(space, BigInt(index)));
}

/** The parts of a sum, and of the sums in it, that offer anything. */
export function parts(space: Space): Exclude<Space, Sum>[] {
  if ("sum" in space) return space.sum.flatMap(parts);
  return size(space) > 0n ? [space] : [];
}

/** The kinds of action in the space of a decision, in order. */
export function kinds(space: Space): string[] {
  const found = parts(space).flatMap((part) => {
    if ("product" in part) return [part.product];
    return "listed" in part ? part.listed.filter(isAction).map((action) => action.kind) : [];
  });
  return [...new Set(found)];
}

export function isAction(value: Json): value is Action {
  return isObject(value) && typeof value["kind"] === "string" && typeof value["seat"] === "string";
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Equal, and of the same types all the way down. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => same(item, other[place]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && same(one[name], other[name]))
  );
}

// Subsets: small ones first, then in the order of the pool.

function subsetAt({ subsets, low }: Subsets, index: bigint): Json[] {
  const members = Number(size(subsets));
  let wanted = low;
  while (index >= combinations(members, wanted)) index -= combinations(members, wanted++);
  const chosen: Json[] = [];
  for (let place = 0; wanted > 0; place++) {
    const beginningHere = combinations(members - place - 1, wanted - 1);
    if (index < beginningHere) {
      chosen.push(at(subsets, BigInt(place)));
      wanted--;
    } else {
      index -= beginningHere;
    }
  }
  return chosen;
}

function findSubset({ subsets, low, high }: Subsets, value: Json): bigint {
  if (!Array.isArray(value) || value.length < low || value.length > high) return ABSENT;
  const members = Number(size(subsets));
  let index = total(numbers(low, value.length - 1).map((chosen) => combinations(members, chosen)));
  let place = 0;
  for (const [chosen, member] of value.entries()) {
    const found = Number(find(subsets, member));
    if (found < place) return ABSENT;
    for (; place < found; place++) {
      index += combinations(members - place - 1, value.length - chosen - 1);
    }
    place = found + 1;
  }
  return index;
}

// Counts: how many of each member; the least of each are sure, and only what comes on top counts.

/** For each place, in how many ways the members from there on make exactly 0, 1, 2, … on top. */
function waysExactly({ limits, least }: Counts): bigint[][] {
  const tables: bigint[][] = [[1n]];
  for (let place = limits.length - 1; place >= 0; place--) {
    const shorter = tables[0]!;
    const most = limits[place]! - least[place]!;
    const longer = Array.from({ length: shorter.length + most }, () => 0n);
    shorter.forEach((ways, sum) => {
      for (let more = 0; more <= most; more++) longer[sum + more]! += ways;
    });
    tables.unshift(longer);
  }
  return tables;
}

function waysBetween(tables: bigint[][], place: number, low: number, high: number): bigint {
  return high < 0 ? 0n : total(tables[place]!.slice(Math.max(low, 0), high + 1));
}

/** What must and may come on top of the least of each. */
function spare({ least, low, high }: Counts): [number, number] {
  const sure = least.reduce((sum, number) => sum + number, 0);
  return [low - sure, high - sure];
}

function countsAt(space: Counts, index: bigint): Json[] {
  const tables = waysExactly(space);
  let [low, high] = spare(space);
  const chosen: Json[] = [];
  for (const [place, least] of space.least.entries()) {
    let more = 0;
    for (;;) {
      const ways = waysBetween(tables, place + 1, low - more, high - more);
      if (index < ways) break;
      index -= ways;
      more++;
    }
    low -= more;
    high -= more;
    if (least + more > 0) chosen.push([at(space.counts, BigInt(place)), least + more]);
  }
  return chosen;
}

function findCounts(space: Counts, value: Json): bigint {
  const counts = countsOf(space, value);
  if (counts === null) return ABSENT;
  const tables = waysExactly(space);
  let [low, high] = spare(space);
  let index = 0n;
  for (const [place, count] of counts.entries()) {
    const more = count - space.least[place]!;
    for (let fewer = 0; fewer < more; fewer++) {
      index += waysBetween(tables, place + 1, low - fewer, high - fewer);
    }
    low -= more;
    high -= more;
  }
  return index;
}

/** How many of each member a value means; null if it is none of these counts. */
function countsOf(
  { counts: pool, limits, least, low, high }: Counts,
  value: Json,
): number[] | null {
  if (!Array.isArray(value)) return null;
  const counts = limits.map(() => 0);
  let last = -1;
  for (const pair of value) {
    if (!Array.isArray(pair) || pair.length !== 2) return null;
    const place = Number(find(pool, pair[0]!));
    const count = pair[1];
    if (place <= last || !Number.isInteger(count) || (count as number) < 1) return null;
    counts[place] = count as number;
    last = place;
  }
  const sum = counts.reduce((before, count) => before + count, 0);
  const fits = counts.every((count, place) => least[place]! <= count && count <= limits[place]!);
  return fits && low <= sum && sum <= high ? counts : null;
}

// Products: actions of one kind; the last field varies fastest.

function productAt({ product, seat, fields }: Product, index: bigint): Action {
  const action: Action = { kind: product, seat };
  const chosen: [string, Json][] = [];
  for (const [name, field] of Object.entries(fields).reverse()) {
    chosen.unshift([name, at(field, index % size(field))]);
    index /= size(field);
  }
  return Object.assign(action, Object.fromEntries(chosen));
}

function findAction({ product, seat, fields }: Product, value: Json): bigint {
  if (!isAction(value) || value.kind !== product || value.seat !== seat) return ABSENT;
  const names = Object.keys(fields);
  if (Object.keys(value).length !== names.length + 2) return ABSENT;
  let index = 0n;
  for (const name of names) {
    const field = fields[name]!;
    const mine = value[name];
    const place = mine === undefined ? ABSENT : find(field, mine);
    if (place === ABSENT) return ABSENT;
    index = index * size(field) + place;
  }
  return index;
}

function combinations(from: number, chosen: number): bigint {
  if (chosen < 0 || chosen > from) return 0n;
  let ways = 1n;
  for (let step = 1; step <= Math.min(chosen, from - chosen); step++) {
    ways = (ways * BigInt(from - step + 1)) / BigInt(step);
  }
  return ways;
}

function total(ways: bigint[]): bigint {
  return ways.reduce((sum, more) => sum + more, 0n);
}

function numbers(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, step) => low + step);
}
