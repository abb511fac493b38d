/** Signs at the seats' circles and on territories: who is first, whose turn it is, where will be fought. */

import { Emblem } from "../../dune/emblems";
import { seatStyle } from "../../ui/seat";
import { Actor } from "../actor";
import { hide, move, pop, show, standing } from "../motion";
import { Halo, Piece } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { middleOf } from "./land-glow";
import { circleOf } from "./pieces";

export const FirstPlayer = each(
  ["first_player"],
  ({ event, at, ms, before }: Part<"first_player">) => {
    const point = circleOf(before.seats, event.seat);
    return (
      <>
        <Actor
          class="high"
          at={point}
          motions={[
            show(at, 60),
            move(
              ["scale(1)", "scale(1.7)", "scale(1)"].map((size) => standing(point, size)),
              at,
              ms * 0.9,
              "ease-in-out",
            ),
            hide(at + ms - 40, 40),
          ]}
        >
          <Piece>
            <Emblem seat={event.seat} size={40} />
          </Piece>
        </Actor>
        <Halo point={point} at={at + ms * 0.2} />
      </>
    );
  },
);

export const TurnBegan = each(["turn_began"], ({ event, at, ms, before }: Part<"turn_began">) => {
  const point = circleOf(before.seats, event.seat);
  return (
    <Actor
      at={point}
      style={seatStyle(event.seat)}
      motions={[
        show(at, ms * 0.3),
        move([standing(point, "scale(.6)"), standing(point, "scale(1.25)")], at, ms * 0.9),
        hide(at + ms * 0.7, ms * 0.3),
      ]}
    >
      <span class="halo of-seat" />
    </Actor>
  );
});

const BLADES = "M-8-8L7 7M8-8L-7 7M-9 4L-4 9M9 4L4 9";

export const Announced = each(["announced"], ({ event, at, ms }: Part<"announced">) => (
  <>
    {event.territories.map((territory, place) => {
      const { point } = middleOf(territory);
      const begin = at + Math.min(ms * 0.4, place * 90);
      return (
        <Actor
          key={territory}
          at={point}
          style={seatStyle(event.seat)}
          motions={[show(begin, 60), pop(point, begin), hide(at + ms - 60, 60)]}
        >
          <Piece>
            <svg class="blades" viewBox="-12 -12 24 24" width="34" height="34">
              <circle r="11.4" />
              <path d={BLADES} />
            </svg>
          </Piece>
        </Actor>
      );
    })}
  </>
));
