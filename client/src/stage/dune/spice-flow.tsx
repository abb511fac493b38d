/** Spice that goes from one place to another, with how much it is. */

import { Actor } from "../actor";
import { bow, fly, hide, show } from "../motion";
import type { Point } from "../motion";
import { Piece, Pour } from "../props";

/** The part of the time after which it has come. */
const COME = 0.8;

interface SpiceFlowProps {
  amount: number;
  from: Point;
  to: Point;
  at: number;
  ms: number;
}

/** The amount goes ahead of the grains, so that it can be read all the while. */
export function SpiceFlow({ amount, from, to, at, ms }: SpiceFlowProps) {
  return (
    <>
      <Pour {...{ amount, from, to, at }} ms={ms * COME} />
      <Actor
        at={from}
        motions={[
          show(at, 80),
          fly(bow(from, to, 30), at, ms * COME * 0.8, "ease-in-out"),
          hide(at + ms * 0.94, ms * 0.06),
        ]}
      >
        <Piece>
          <span class="earned">+{amount}</span>
        </Piece>
      </Actor>
    </>
  );
}
