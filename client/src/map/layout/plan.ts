/** What the layout has to know of a map, in map units. */

import { hull } from "./boxes";
import type { Box, Rings, Size } from "./boxes";

/** Under so many pixels for a unit, as on a phone, the whole map is seen from afar. */
export const FAR = 0.5;

/** Where counters stand: an area, or the part of a territory that lies in one sector. */
export interface Cell {
  id: string;
  rings: Rings;
}

/** A disc that keeps its place: an air zone, a player circle, a symbol. */
export interface Disc {
  x: number;
  y: number;
  r: number;
  /** The least radius, in pixels. */
  least: number;
}

/** What has a name: an area, or a territory with all its cells. */
export interface Land {
  id: string;
  /** In the reader's language. */
  name: string;
  /** The pixels for a unit from which on its name is written. */
  from: number;
  rings: Rings;
  cells: readonly string[];
  /** Where its name is printed on the board, and how large. */
  x: number;
  y: number;
  size: number;
  /** Its printed symbol. */
  mark?: Disc | undefined;
  /** Where anybody may stand beside anybody: what stands there for another land would be read as being there. */
  isCommon?: boolean;
  /** Names of the lowest rank take their place first, and stand even where others wait for a closer look. */
  rank: number;
}

export interface Plan {
  /** Changes with everything below but the bounds. */
  key: string;
  cells: readonly Cell[];
  /** By rank. */
  lands: readonly Land[];
  fixed: readonly (Disc & { id: string })[];
  /** Where a marker passes in the course of play: no name stands there. */
  passing: readonly Disc[];
}

/** All that these lands and cells cover; null if none of them is on the map. */
export function boxAround({ lands, cells }: Plan, ids: readonly string[]): Box | null {
  const covered = [...lands, ...cells].filter(({ id }) => ids.includes(id));
  return covered.length ? hull(covered.flatMap(({ rings }) => rings)) : null;
}

/** A counter with the sizes that it can be drawn in, the roomiest first, in pixels. */
export interface Counter {
  id: string;
  sizes: readonly Size[];
  /** Its last size, from afar only. */
  tiny: Size;
  /** Which size it has on a tray: seen from near, from afar. */
  tray: readonly [near: number, far: number];
}

/** The counters in each cell. */
export type Stacks<Kind extends Counter = Counter> = Readonly<Record<string, readonly Kind[]>>;

/** What stands on the table keeps so far from the edge of the frame, in pixels. */
const EDGE = 4;

/** All that can be seen at a scale, the map in its middle, in pixels. */
export function boundsOf(units: number, scale: number, [wide, high]: Size): Box {
  const w = Math.max(units * scale, wide) - 2 * EDGE;
  const h = Math.max(units * scale, high) - 2 * EDGE;
  return { x: (units * scale - w) / 2, y: (units * scale - h) / 2, w, h };
}
