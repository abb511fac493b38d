/** The shortest line over land, from place to place through their common borders. */

import { distance } from "./motion";
import type { Point } from "./motion";

interface Border {
  between: readonly string[];
  /** Coordinates, x and y in turn. */
  line: readonly number[];
}

/** Where two places meet. */
export type Doors = (one: string, other: string) => readonly Point[];

export function doorsOf(borders: readonly Border[]): Doors {
  const known = new Map<string, Point[]>();
  for (const { between, line } of borders) {
    const points = line.flatMap((x, i) => (i % 2 ? [] : [[x, line[i + 1]!] as const]));
    const key = [...between].sort().join("|");
    known.set(key, [...(known.get(key) ?? []), ...points]);
  }
  return (one, other) => known.get([one, other].sort().join("|")) ?? [];
}

/** A string pulled through the borders: at each one the point that keeps the whole way shortest. */
export function knotsOf(way: readonly string[], doors: Doors, start: Point, end: Point): Point[] {
  let best = [{ far: 0, knots: [start] }];
  const gates = way.slice(1).map((place, i) => doors(way[i]!, place));
  for (const gate of [...gates.filter(({ length }) => length), [end]]) {
    best = gate.map((point) =>
      best
        .map(({ far, knots }) => ({
          far: far + distance(knots.at(-1)!, point),
          knots: [...knots, point],
        }))
        .reduce((least, one) => (one.far < least.far ? one : least)),
    );
  }
  return best[0]!.knots;
}
