/** A card that is turned over: its back narrows away, then its face widens. Flat, so nothing shines through. */

import type { ComponentChildren } from "preact";
import { Actor } from "./actor";
import { move, show } from "./motion";

interface TurnedProps {
  back: ComponentChildren;
  at: number;
  ms: number;
  children: ComponentChildren;
}

export function Turned({ back, at, ms, children }: TurnedProps) {
  return (
    <div class="turned">
      <Actor
        motions={[
          show(0, 1),
          move([{ transform: "none" }, { transform: "scaleX(0)" }], at, ms / 2, "ease-in"),
        ]}
      >
        {back}
      </Actor>
      <Actor
        motions={[
          show(at + ms / 2 - 1, 1),
          move(
            [{ transform: "scaleX(0)" }, { transform: "none" }],
            at + ms / 2,
            ms / 2,
            "ease-out",
          ),
        ]}
      >
        {children}
      </Actor>
    </div>
  );
}
