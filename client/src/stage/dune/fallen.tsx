/** Forces that die where they stand. */

import { Fragment } from "preact";
import { Art, isDrawn } from "../../dune/art";
import type { Stacks } from "../../wire/dune-events";
import { Actor, useSpots } from "../actor";
import { entriesOf } from "../fold";
import { hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Ghost, Piece } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { ForcesPiece } from "./pieces";
import { useStands } from "./stands";

export const Fallen = each(
  ["battle_losses", "parted_too_late"],
  ({ event, at, ms, before }: Part<"battle_losses" | "parted_too_late">) => {
    const stands = useStands(before);
    const { seat, cells } = event;
    return (
      <>
        {entriesOf(cells as Stacks | undefined).map(([cell, forces]) => {
          const { point, size } = stands(cell, seat);
          const number = forces[0] + forces[1];
          return (
            <Fragment key={cell}>
              <Actor at={point} motions={[show(at, 1), hide(at + ms * 0.1, ms * 0.3)]}>
                <ForcesPiece {...{ seat, forces, size }} />
              </Actor>
              <Leaving {...{ seat, number, point, at, ms }} />
              <Ghost {...{ point, seat, number }} at={at + ms * 0.3} />
            </Fragment>
          );
        })}
      </>
    );
  },
);

/** Tokens that are shown of many. */
const MOST = 8;

interface LeavingProps {
  seat: string;
  number: number;
  point: Point;
  at: number;
  ms: number;
}

/** One after the other they lift off, tilt and fade. */
function Leaving({ seat, number, point: [x, y], at, ms }: LeavingProps) {
  const { pixel } = useSpots();
  const tokens = Math.min(number, MOST);
  const picture = `force-${seat}`;
  if (!isDrawn(picture)) return null;
  return (
    <>
      {Array.from({ length: tokens }, (_, i) => {
        const aside = (i % 2 ? 1 : -1) * (8 + 7 * Math.ceil(i / 2)) * pixel;
        const start: Point = [x + aside * 0.4, y];
        const end: Point = [x + aside * 1.6, y - (44 + (i % 3) * 10) * pixel];
        const begin = at + (ms * 0.45 * i) / tokens;
        return (
          <Actor
            key={i}
            at={start}
            motions={[
              move(
                [
                  { ...standing(start), opacity: 1 },
                  {
                    ...standing([start[0], start[1] - 14 * pixel], "rotate(8deg)"),
                    opacity: 1,
                    offset: 0.35,
                  },
                  { ...standing(end, `rotate(${aside > 0 ? 70 : -70}deg) scale(.7)`), opacity: 0 },
                ],
                begin,
                ms * 0.55,
                "ease-in",
              ),
            ]}
          >
            <Piece>
              <span class={`token of-${seat}`}>
                <Art name={picture} />
              </span>
            </Piece>
          </Actor>
        );
      })}
    </>
  );
}
