/** Forces and leaders that come back from the tanks. */

import type { ComponentChildren } from "preact";
import { LeaderDisc } from "../../dune/cards";
import { Sign } from "../../dune/emblems";
import type { View } from "../../core/game-ui";
import { Actor } from "../actor";
import { hide, move, pop, show, standing } from "../motion";
import type { Point } from "../motion";
import { Halo, Piece } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { ForcesPiece, beforeSeat, circleOf } from "./pieces";

export const ForcesRevived = each(
  ["forces_revived"],
  ({ event, at, ms, before }: Part<"forces_revived">) => {
    const { seat, forces, specials } = event;
    const [tanks, home] = wayOf(before, seat);
    return (
      <>
        <Tanks point={tanks} {...{ at, ms }} />
        <Rising from={tanks} to={home} {...{ at, ms }}>
          <ForcesPiece seat={seat} forces={[forces, specials]} />
        </Rising>
        <Halo point={home} at={at + ms * 0.7} />
      </>
    );
  },
);

export const LeaderRevived = each(
  ["leader_revived"],
  ({ event, at, ms, before }: Part<"leader_revived">) => {
    const { seat, leader } = event;
    const [tanks, home] = wayOf(before, seat);
    return (
      <>
        <Tanks point={tanks} {...{ at, ms }} />
        <Rising from={tanks} to={home} {...{ at, ms }}>
          <Piece>
            <span class="two-faces">
              <LeaderDisc id={leader} size={DISC} />
              <Actor motions={[show(at, 1), hide(at + ms * 0.3, ms * 0.3)]}>
                <LeaderDisc id={leader} where="tanks" size={DISC} />
              </Actor>
            </span>
          </Piece>
        </Rising>
        <Halo point={home} at={at + ms * 0.7} />
      </>
    );
  },
);

/** A disc in pixels. */
const DISC = 46;

/** The tanks are shown before the seat, towards the pole. */
function wayOf({ seats }: View, seat: string): [tanks: Point, home: Point] {
  return [beforeSeat(seats, seat, 0.24), circleOf(seats, seat)];
}

function Tanks({ point, at, ms }: { point: Point; at: number; ms: number }) {
  return (
    <Actor
      at={point}
      motions={[show(at, 100), pop(point, at, ms * 0.25), hide(at + ms * 0.85, ms * 0.15)]}
    >
      <Piece>
        <span class="tanks">
          <Sign name="tanks" size={34} />
        </span>
      </Piece>
    </Actor>
  );
}

interface RisingProps {
  from: Point;
  to: Point;
  at: number;
  ms: number;
  children: ComponentChildren;
}

function Rising({ from, to, at, ms, children }: RisingProps) {
  const begin = at + ms * 0.15;
  return (
    <Actor
      at={from}
      motions={[
        show(begin, 80),
        move(
          [standing(from, "scale(.4)"), standing(from, "scale(1.15)"), standing(to)],
          begin,
          ms * 0.6,
          "ease-in-out",
        ),
        hide(at + ms * 0.9, ms * 0.1),
      ]}
    >
      {children}
    </Actor>
  );
}
