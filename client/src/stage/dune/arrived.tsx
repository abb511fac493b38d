/** Forces that come without a ship: at set-up, and the Fremen out of the desert. */

import { Fragment } from "preact";
import { MAP } from "../../dune/box";
import { Dust, Flyer, Ghost, Halo, Walker, straight } from "../props";
import type { Point } from "../motion";
import { each } from "./each";
import type { Part } from "./each";
import { ForcesPiece, POLE, circleOf, inMotion } from "./pieces";
import { useStands } from "./stands";

/** Cell after cell, each in this part of the time. */
const FALL = 0.6;

export const Placed = each(["placed"], ({ event, at, ms, before, after }: Part<"placed">) => {
  const { seat, forces, specials, advisors } = event;
  const stands = useStands(after);
  const cells = [...new Set([...Object.keys(forces), ...Object.keys(specials)])];
  const apart = cells.length > 1 ? (ms * (0.9 - FALL)) / (cells.length - 1) : 0;
  return (
    <>
      {cells.map((cell, place) => {
        const { point, size } = stands(cell, seat);
        const begin = at + place * apart;
        return (
          <Fragment key={cell}>
            <Flyer
              from={circleOf(before.seats, seat)}
              to={point}
              at={begin}
              ms={ms * FALL}
              until={at + ms}
            >
              <ForcesPiece
                seat={seat}
                forces={[forces[cell] ?? 0, specials[cell] ?? 0]}
                advisors={advisors}
                size={inMotion(size)}
              />
            </Flyer>
            <Dust point={point} at={begin + ms * FALL - 20} />
            <Halo point={point} at={begin + ms * FALL} />
          </Fragment>
        );
      })}
    </>
  );
});

const WALKING = 0.85;

export const Arrived = each(["arrived"], ({ event, at, ms, after }: Part<"arrived">) => {
  const { seat, cell, forces, specials } = event;
  const { point, size } = useStands(after)(cell, seat);
  const fallen = event.lost + event.lost_specials;
  return (
    <>
      <Walker way={straight(rimBeside(point), point)} at={at} ms={ms * WALKING} until={at + ms}>
        <ForcesPiece seat={seat} forces={[forces, specials]} size={inMotion(size)} />
      </Walker>
      <Halo point={point} at={at + ms * WALKING} />
      {fallen > 0 && (
        <Ghost point={rimBeside(point)} seat={seat} number={fallen} at={at + ms * 0.5} />
      )}
    </>
  );
});

/** The nearest edge of the map. */
function rimBeside([x, y]: Point): Point {
  const far = Math.hypot(x - POLE[0], y - POLE[1]) || 1;
  const out = MAP.rim / far;
  return [POLE[0] + (x - POLE[0]) * out, POLE[1] + (y - POLE[1]) * out];
}
