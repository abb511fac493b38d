/** Where a mark hides no name and no counter: beside what it belongs to. */

import { around, meet } from "../map/layout/boxes";
import type { Box, Point } from "../map/layout/boxes";

/** Directions in which room is looked for, the best one first; half a turn is pi. */
const DIRECTIONS = [-2, -1, -3, 0, 4, 1, 3, 2].map((eighth) => (eighth * Math.PI) / 4);
/** Distances at which it is looked for, in parts of the distance that is wished for. */
const DISTANCES = [1, 1.35, 1.7, 2.2, 2.8];

/** The first spot around a point that is free; the one above it, if none is. */
export function freeSpot([x, y]: Point, far: number, size: number, taken: readonly Box[]): Point {
  const spots = DISTANCES.flatMap((part) =>
    DIRECTIONS.map((turn): Point => [
      x + Math.cos(turn) * far * part,
      y + Math.sin(turn) * far * part,
    ]),
  );
  return spots.find((spot) => isFree(spot, size, taken)) ?? [x, y - far];
}

const isFree = ([x, y]: Point, size: number, taken: readonly Box[]): boolean =>
  !taken.some((box) => meet(box, around(x, y, size, size)));
