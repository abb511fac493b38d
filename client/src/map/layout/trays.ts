/** Trays: small plates beside a crowded cell, joined to it by a leader line. */

import { along, away, cheapest, cuts, grown, meet, middle, nearestIn } from "./boxes";
import type { Box, Segment, Size } from "./boxes";
import type { Room } from "./room";

/** A counter where it stands, in the size with this number. */
export interface PlacedCounter extends Box {
  id: string;
  size: number;
}

export interface Tray extends Box {
  at: PlacedCounter[];
  /** Where its line begins in the cell. */
  dot: Box;
  leader: Segment;
  /** Whether it hides a piece of a border. */
  hides: boolean;
}

/** Something that is to stand on a plate: its id, its size and the number of that size. */
export interface Standing {
  id: string;
  size: number;
  box: Size;
}

/** The map's free room: without the borders, and with them. */
export interface OpenRoom {
  clean: Room;
  free: Room;
}

const EDGE = 3;
const BETWEEN = 2;
const COLUMNS = [1, 2, 3, 4, 6];
/** How far from its cell a plate may stand. */
const FARTHEST = 260;
/** Pixels of detour that a plate is worth if it hides no border; and one without gaps. */
const CLEAN = 90;
const NO_GAP = 20;
/** And one that stands on no land where it would be read as being there. */
const APART = 160;
/** Plates whose line is tried. */
const TRIED = 2500;

interface Plate {
  w: number;
  h: number;
  at: PlacedCounter[];
  gaps: number;
}

/** A plate with so many counters in a row; a single counter needs no edge around it. */
function plateOf(standing: readonly Standing[], columns: number): Plate {
  const edge = standing.length > 1 ? EDGE : 0;
  let [x, y, high, w] = [edge, edge, 0, 0];
  const at = standing.map(({ id, size, box: [wide, tall] }, i) => {
    if (i && i % columns === 0) [x, y, high] = [edge, y + high + BETWEEN, 0];
    const counter = { id, size, x, y, w: wide, h: tall };
    w = Math.max(w, x + wide + edge);
    [x, high] = [x + wide + BETWEEN, Math.max(high, tall)];
    return counter;
  });
  return { w, h: y + high + edge, at, gaps: (columns - (at.length % columns)) % columns };
}

interface Offer {
  plate: Plate;
  x: number;
  y: number;
  hides: boolean;
}

/** Offers of plates, the cheapest first. */
function* offers(
  open: OpenRoom,
  plates: readonly Plate[],
  towards: Box,
  common: readonly Box[],
): Generator<Offer> {
  const at = middle(towards);
  const byCost: (Offer[] | undefined)[] = [];
  for (const plate of plates) {
    for (const hides of [false, true]) {
      const room = hides ? open.free : open.clean;
      const visit = (col: number, row: number) => {
        const [x, y] = [room.x + col * room.step, room.y + row * room.step];
        const box = { x, y, w: plate.w, h: plate.h };
        const misread = common.some((other) => meet(box, other)) ? APART : 0;
        const shown = (hides ? CLEAN : 0) + plate.gaps * NO_GAP;
        const cost = Math.round(away(box, at) + shown + misread);
        (byCost[cost] ??= []).push({ plate, x, y, hides });
      };
      room.eachSquare(plate.w, plate.h, visit, { stride: 2, near: { at, far: FARTHEST } });
    }
  }
  for (const some of byCost) if (some) yield* some;
}

/** The nearest free plate whose line crosses nothing; null if there is none. */
export function trayFor(
  open: OpenRoom,
  standing: readonly Standing[],
  dots: readonly Box[],
  obstacles: readonly Box[],
  common: readonly Box[] = [],
): Tray | null {
  const plates = COLUMNS.filter((columns) => columns <= standing.length).map((columns) =>
    plateOf(standing, columns),
  );
  let tried = 0;
  for (const { plate, x, y, hides } of offers(open, plates, dots[0]!, common)) {
    if (++tried > TRIED) return null;
    const box = { x, y, w: plate.w, h: plate.h };
    const dot = cheapest(dots, (one) =>
      meet(box, grown(one, 3)) ? Infinity : away(box, middle(one)),
    );
    if (dot === null) continue;
    const leader: Segment = [middle(dot), nearestIn(box, middle(dot))];
    if (obstacles.some((other) => cuts(leader, other))) continue;
    const stood = plate.at.map((counter) => ({ ...counter, x: counter.x + x, y: counter.y + y }));
    return { ...box, at: stood, dot, leader, hides };
  }
  return null;
}

/** What a tray takes from the room of later ones. */
export const takenBy = (tray: Tray): Box[] => [
  grown(tray, 2),
  grown(tray.dot, 1),
  ...along(tray.leader),
];
