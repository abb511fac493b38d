/** Where a name stands in its own land: where it leaves the cells the most room for counters. */

import { depth, grown, meet, middle } from "./boxes";
import type { Box, Rings, Segment, Size } from "./boxes";
import { breaks, widthOf } from "./lettering";
import { Room, Spots } from "./room";

/** Names are never smaller than this, and never larger than that, in pixels. */
export const SMALLEST = 11;
const LARGEST = 15;
/** A line is so high for a size of 1, and its letters stand so far below its top. */
const LINE = 0.98;
const BASELINE = 0.76;
/** Room that every cell keeps for a bundle of counters. */
export const BUNDLE = 15;
/** Spots that are looked at for each way to break a name. */
const TRIED = 48;

export interface PlacedName extends Box {
  id: string;
  lines: readonly string[];
  size: number;
  /** The side of the symbol that leads its first line; 0 if there is none. */
  sign: number;
  /** From its land, if it stands beside it. */
  leader?: Segment;
}

const GAP = 2;

/** How wide and how high a name is, with a symbol before its first line. */
export function sizeOfName(lines: readonly string[], size: number, sign = 0): Size {
  const lead = sign ? sign + GAP : 0;
  const widths = lines.map((line, i) => widthOf(line) * size + (i ? 0 : lead));
  const high = lines.length * size * LINE - 1 + above(size, sign);
  return [Math.max(...widths) + 1, Math.max(sign, high)];
}

/** How far a symbol that is higher than its line pushes it down. */
const above = (size: number, sign: number): number => Math.max(0, (sign - size * LINE) / 2);

/** Where each line of a name is written: the middle of its baseline. */
export function writing({ x, y, w, lines, size, sign }: PlacedName): {
  text: string;
  x: number;
  y: number;
}[] {
  const lead = sign ? (sign + GAP) / 2 : 0;
  return lines.map((text, i) => ({
    text,
    x: x + w / 2 + (i ? 0 : lead),
    y: y + above(size, sign) + size * (LINE * i + BASELINE),
  }));
}

/** The symbol before the first line of a name. */
export function signBefore({ id, x, y, w, lines, size, sign }: PlacedName): Box & { id: string } {
  const wide = widthOf(lines[0]!) * size + sign + GAP;
  const down = above(size, sign) + (size * LINE - sign) / 2;
  return { id, x: x + (w - wide) / 2, y: y + Math.max(0, down), w: sign, h: sign };
}

export interface NamedLand {
  id: string;
  name: string;
  /** In pixels, like all that follows. */
  rings: Rings;
  x: number;
  y: number;
  size: number;
}

/** A cell of a land, and the spots that it has for a counter and for a bundle. */
interface CellRoom {
  box: Box;
  pills: Spots;
  bundles: Spots;
}

/** A land whose name is to be placed: what is free in it and in its cells. */
export class NameRoom {
  private readonly cells: readonly CellRoom[];

  constructor(
    private readonly land: NamedLand,
    rooms: readonly Room[],
    /** Pixels between two spots that are tried. */
    private readonly step: number,
    /** The counter that each cell should have room for. */
    pill: Size,
  ) {
    this.cells = rooms.map((room) => ({
      box: room.box,
      pills: new Spots(room, ...pill),
      bundles: new Spots(room, BUNDLE, BUNDLE),
    }));
  }

  /**
   * The best place for the name within the land, with a symbol before it or without; null where it
   * does not fit. If `tight` it may touch the border and take the last room of a cell.
   */
  find(taken: readonly Box[], sign: number, tight: boolean): PlacedName | null {
    const { land } = this;
    const size = Math.max(SMALLEST, Math.min(LARGEST, land.size));
    const free = this.freeRoom(tight).copy();
    free.take(taken.map((box) => grown(box, 1)));
    let found: PlacedName | null = null;
    let most = -Infinity;
    for (const lines of breaks(land.name)) {
      const spots = free.spots(...sizeOfName(lines, size, sign), 2);
      for (let i = 0; i < spots.length; i += Math.ceil(spots.length / TRIED)) {
        const worth = this.worth(spots[i]!, tight) - lines.length;
        if (worth > most) [found, most] = [{ ...spots[i]!, id: land.id, lines, size, sign }, worth];
      }
    }
    return found;
  }

  /** How good a place for the name is: its cells keep room, it lies deep in its land, near its printed place. */
  private worth(box: Box, tight: boolean): number {
    const { land } = this;
    const edge = grown(box, 1);
    const touched = this.cells.filter((cell) => meet(box, cell.box));
    if (!tight && touched.some(({ bundles }) => bundles.without(edge) === 0)) return -Infinity;
    const [x, y] = middle(box);
    return (
      2 * Math.min(12, ...touched.map(({ pills }) => pills.without(edge) / 4)) +
      Math.min(6, depth(land.rings, [x, y]) / 4) -
      Math.hypot(x - land.x, y - land.y) / 30
    );
  }

  private freeRoom(tight: boolean): Room {
    const known = this.free.get(tight);
    if (known !== undefined) return known;
    const room = Room.within(this.land.rings, this.step, tight ? -0.7 : 1);
    this.free.set(tight, room);
    return room;
  }

  private readonly free = new Map<boolean, Room>();
}

/** The lines of a name that stands beside its land: short ones, as few as possible. */
export function linesBeside(name: string): string[] {
  const longest = Math.max(...name.split(" ").map(widthOf)) * SMALLEST + 2;
  const fits = (lines: string[]) =>
    lines.every((line) => widthOf(line) * SMALLEST <= Math.max(longest, 60));
  return breaks(name).find(fits) ?? [name];
}
