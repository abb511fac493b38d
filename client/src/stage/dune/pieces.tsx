/** Pieces of Dune on their way, as they look on the map. */

import { drawCounter } from "../../dune/counter";
import { stacksOn } from "../../dune/counters";
import { MAP, circlesOf } from "../../dune/box";
import type { Forces } from "../../dune/view";
import { doorsOf } from "../borders";
import type { Point } from "../motion";
import { Piece } from "../props";

export const DOORS = doorsOf(MAP.borders);

/** Where a seat sits around the map. */
export function circleOf(seats: readonly string[], seat: string): Point {
  const circle = circlesOf(seats).find((one) => one.seat === seat);
  return circle ? [circle.x, circle.y] : [500, 500];
}

/** Forces of a seat as one counter. */
export function ForcesPiece({
  seat,
  forces,
  advisors = false,
}: {
  seat: string;
  forces: Forces;
  advisors?: boolean;
}) {
  const cell = "here";
  const board = {
    forces: { [cell]: { [seat]: forces } },
    advisors: advisors ? [cell] : [],
    spice: {},
  };
  const [counter] = stacksOn(board)[cell]!;
  const [w, h] = counter!.sizes[0]!;
  return (
    <Piece>
      <svg class="map-drawing-piece" width={w} height={h} viewBox={`0 0 ${w} ${h}`}>
        {drawCounter(counter!, { id: seat, size: 0, x: 0, y: 0, w, h })}
      </svg>
    </Piece>
  );
}
