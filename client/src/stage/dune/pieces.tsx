/** Pieces of Dune on their way, as they look on the map. */

import { drawCounter } from "../../dune/counter";
import { stacksOn } from "../../dune/counters";
import type { DuneCounter } from "../../dune/counters";
import { MAP, circlesOf } from "../../dune/box";
import type { Forces } from "../../dune/view";
import { doorsOf } from "../borders";
import type { Point } from "../motion";
import { Piece } from "../props";

export const DOORS = doorsOf(MAP.borders);

const [POLE_X = 500, POLE_Y = 500] = MAP.centre;
export const POLE: Point = [POLE_X, POLE_Y];

/** Where a seat sits around the map; what belongs to nobody is at the pole. */
export function circleOf(seats: readonly string[], seat: string): Point {
  const circle = circlesOf(seats).find((one) => one.seat === seat);
  return circle ? [circle.x, circle.y] : POLE;
}

/** A point before a seat, at this part of the way to the pole. */
export function beforeSeat(seats: readonly string[], seat: string, part: number): Point {
  const [x, y] = circleOf(seats, seat);
  return [x + (POLE_X - x) * part, y + (POLE_Y - y) * part];
}

/** The number of the size in which a counter shows nothing but its number, on a small map. */
const TINY = 3;

/** In motion a piece is large and shows whose it is, however small it stands on the map. */
export const inMotion = (size: number): number => (size < TINY ? 0 : 1);

const CELL = "here";

interface ForcesPieceProps {
  seat: string;
  forces: Forces;
  advisors?: boolean;
  /** Number of the size in which counters are drawn. */
  size?: number;
}

/** Forces of a seat as one counter. */
export function ForcesPiece({ seat, forces, advisors = false, size = 0 }: ForcesPieceProps) {
  const board = {
    forces: { [CELL]: { [seat]: forces } },
    advisors: advisors ? [CELL] : [],
    spice: {},
  };
  return <CounterPiece counter={stacksOn(board)[CELL]![0]!} size={size} />;
}

export function SpicePiece({ amount, size = 0 }: { amount: number; size?: number }) {
  const board = { forces: {}, advisors: [], spice: { [CELL]: amount } };
  return <CounterPiece counter={stacksOn(board)[CELL]![0]!} size={size} />;
}

function CounterPiece({ counter, size }: { counter: DuneCounter; size: number }) {
  const [w, h] = counter.sizes[size] ?? counter.tiny;
  return (
    <Piece>
      <svg class="map-drawing-piece" width={w} height={h} viewBox={`0 0 ${w} ${h}`}>
        {drawCounter(counter, { id: counter.id, size, x: 0, y: 0, w, h })}
      </svg>
    </Piece>
  );
}
