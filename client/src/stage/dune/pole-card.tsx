/** A card that is turned over the pole, for all to see. */

import type { ComponentChildren } from "preact";
import { Actor } from "../actor";
import { hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Piece } from "../props";
import { Sides } from "../sides";
import { POLE } from "./pieces";

interface PoleCardProps {
  back: ComponentChildren;
  at: number;
  ms: number;
  /** Where it goes in the end; it fades if it goes nowhere. */
  to?: Point | undefined;
  children: ComponentChildren;
}

/** When it begins to leave. */
const LEAVES = 0.78;

export function PoleCard({ back, at, ms, to, children }: PoleCardProps) {
  const leaves = at + ms * LEAVES;
  const rest = ms * (1 - LEAVES);
  return (
    <Actor
      class="high"
      at={POLE}
      motions={[
        show(at, 80),
        move([standing([430, 570], "scale(.6)"), standing(POLE)], at, ms * 0.28),
        ...(to
          ? [
              move([standing(POLE), standing(to, "scale(.22)")], leaves, rest, "ease-in"),
              hide(at + ms - 60, 60),
            ]
          : [hide(leaves, rest)]),
      ]}
    >
      <Piece>
        <div class="pole-card">
          <Sides back={back} face={children} turns={at + ms * 0.22} half={ms * 0.15} />
        </div>
      </Piece>
    </Actor>
  );
}
