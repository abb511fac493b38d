/** The two sides of something that is turned over. */

import type { ComponentChildren } from "preact";
import { Actor } from "./actor";
import { hide, move, show } from "./motion";

interface SidesProps {
  back: ComponentChildren;
  /** Nothing, if these eyes may not see it: the back stays then. */
  face?: ComponentChildren;
  /** When it begins to turn, and how long each half of that takes. */
  turns: number;
  half: number;
}

/** The back narrows away, then the face widens: flat, so that nothing shines through. */
export function Sides({ back, face, turns, half }: SidesProps) {
  const middle = turns + half;
  const narrows = [
    move([{ transform: "none" }, { transform: "scaleX(0)" }], turns, half, "ease-in"),
    hide(middle, 1),
  ];
  return (
    <>
      <Actor motions={[show(0, 1), ...(face ? narrows : [])]}>{back}</Actor>
      {face && (
        <Actor
          motions={[
            show(middle, 1),
            move([{ transform: "scaleX(0)" }, { transform: "none" }], middle, half, "ease-out"),
          ]}
        >
          {face}
        </Actor>
      )}
    </>
  );
}
