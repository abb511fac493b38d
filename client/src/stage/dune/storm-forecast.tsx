/** How far the storm is to go: two dials, or a card. */

import { Art } from "../../dune/art";
import { seatStyle } from "../../ui/seat";
import { Actor } from "../actor";
import { hide, move, pop, show, standing } from "../motion";
import type { Point } from "../motion";
import { Piece } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { POLE, circleOf } from "./pieces";
import { PoleCard } from "./pole-card";

export const StormCard = each(["storm_card"], ({ event, at, ms }: Part<"storm_card">) => (
  <PoleCard back={<StormBack />} {...{ at, ms }}>
    <div class="dune-card storm-face">
      <span class="picture">
        <Art name="storm" />
      </span>
      <b>{event.sectors}</b>
    </div>
  </PoleCard>
));

const StormBack = () => (
  <span class="storm-back">
    <Art name="storm" />
  </span>
);

/** Both dials stop at the same moment, meet over the pole and become one number. */
export const StormDials = each(
  ["storm_dials"],
  ({ event, at, ms, before }: Part<"storm_dials">) => {
    const dials = Object.entries(event.dials);
    const sum = dials.reduce((all, [, number]) => all + number, 0);
    const beside = (place: number): Point => [
      POLE[0] + (dials.length > 1 ? (place ? 46 : -46) : 0),
      POLE[1],
    ];
    return (
      <>
        {dials.map(([seat, number], place) => {
          const home = circleOf(before.seats, seat);
          return (
            <Actor
              key={seat}
              class="high"
              at={home}
              style={seatStyle(seat)}
              motions={[
                show(at, 80),
                pop(home, at, ms * 0.2),
                move([standing(home), standing(beside(place))], at + ms * 0.25, ms * 0.3),
                move(
                  [standing(beside(place)), standing(POLE, "scale(.3)")],
                  at + ms * 0.62,
                  ms * 0.14,
                  "ease-in",
                ),
                hide(at + ms * 0.74, 40),
              ]}
            >
              <Piece>
                <b class="storm-dial">{number}</b>
              </Piece>
            </Actor>
          );
        })}
        <Actor
          class="high"
          at={POLE}
          motions={[
            show(at + ms * 0.74, 60),
            pop(POLE, at + ms * 0.74, ms * 0.16),
            hide(at + ms - 80, 80),
          ]}
        >
          <Piece>
            <span class="storm-sum">
              <Art name="storm" />
              <b>{sum}</b>
            </span>
          </Piece>
        </Actor>
      </>
    );
  },
);
