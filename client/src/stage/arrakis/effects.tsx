/** How pieces come, stand, turn and go, over the map. */

import type { ComponentChildren } from "preact";
import { Actor, useSpots } from "../actor";
import { SLIDE, SPRING, hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Piece } from "../props";
import type { Timed } from "../props";

interface Placed {
  point: Point;
  children: ComponentChildren;
}

type Effect = Placed & Timed;

/** It stands there for a while. */
export const Stand = ({ point, begin, end, children }: Placed & { begin: number; end: number }) => (
  <Actor at={point} motions={[show(begin, 1), hide(end, 1)]}>
    {children}
  </Actor>
);

/** It comes up out of the ground and stays until the board has it. */
export function Rise({ point, at, ms, end, children }: Effect & { end: number }) {
  return (
    <Actor
      at={point}
      motions={[
        show(at, Math.min(120, ms)),
        move([standing(point, "scale(.2)"), standing(point)], at, ms, SPRING),
        hide(end, 80),
      ]}
    >
      {children}
    </Actor>
  );
}

/** It stands from the beginning of its scene, then sinks into the ground. */
export function Sink({ point, at, ms, begin, children }: Effect & { begin: number }) {
  return (
    <Actor
      at={point}
      motions={[
        show(begin, 1),
        move(
          [standing(point), standing(point, "scale(1.15)"), standing(point, "scale(.25)")],
          at,
          ms,
          "ease-in",
        ),
        hide(at + ms * 0.6, ms * 0.4),
      ]}
    >
      {children}
    </Actor>
  );
}

/** It tips over and is gone. */
export function Fall({ point, at, ms, begin, children }: Effect & { begin: number }) {
  const [x, y] = point;
  return (
    <Actor
      at={point}
      motions={[
        show(begin, 1),
        move(
          [
            standing(point),
            standing([x - 2, y - 6], "rotate(-8deg)"),
            standing([x + 8, y + 20], "rotate(38deg) scale(.8)"),
          ],
          at,
          ms,
          "ease-in",
        ),
        hide(at + ms * 0.55, ms * 0.45),
      ]}
    >
      {children}
    </Actor>
  );
}

interface TurnUpProps extends Timed {
  point: Point;
  begin: number;
  end: number;
  back: ComponentChildren;
  face: ComponentChildren;
}

/** Its back narrows away, then its face widens. */
export function TurnUp({ point, at, ms, begin, end, back, face }: TurnUpProps) {
  const wide = (x: number) => standing(point, `scale(${1.25 * x}, 1.25)`);
  return (
    <>
      <Actor
        at={point}
        motions={[
          show(begin, 1),
          move([standing(point), wide(1), wide(0)], at, ms / 2, "ease-in"),
          hide(at + ms / 2, 1),
        ]}
      >
        {back}
      </Actor>
      <Actor
        at={point}
        motions={[
          show(at + ms / 2, 1),
          move([wide(0), wide(1), standing(point)], at + ms / 2, ms / 2, "ease-out"),
          hide(end, 80),
        ]}
      >
        {face}
      </Actor>
    </>
  );
}

/** A ring that closes around a place where something strikes. */
export function Target({ point, at, ms }: Omit<Effect, "children">) {
  return (
    <Actor
      at={point}
      motions={[
        show(at, 80),
        move([standing(point, "scale(2.4)"), standing(point)], at, Math.min(420, ms), SLIDE),
        hide(at + ms - 120),
      ]}
    >
      <span class="target" />
    </Actor>
  );
}

interface LabelProps extends Placed {
  at: number;
  end: number;
  tone?: string;
}

/** A word or a number over a place. */
export function Label({ point, at, end, tone = "", children }: LabelProps) {
  const { pixel } = useSpots();
  const [x, y] = point;
  const lift = 26 * pixel;
  // At the upper edge of the map it would be cut off.
  const above: Point = [x, y < 1.6 * lift ? y + lift : y - lift];
  return (
    <Actor
      at={above}
      motions={[
        show(at, 100),
        move([standing(point, "scale(.5)"), standing(above)], at, 260, SPRING),
        hide(end - 60, 100),
      ]}
    >
      <Piece>
        <span class={`told-number ${tone}`}>{children}</span>
      </Piece>
    </Actor>
  );
}
