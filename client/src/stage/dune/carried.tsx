/** What stands on the board until something carries it off: the wind, a worm. */

import type { ComponentChildren } from "preact";
import { Actor } from "../actor";
import { move, show, standing } from "../motion";
import type { Point } from "../motion";

interface CarriedProps {
  point: Point;
  at: number;
  /** When it is taken, and how long it is still seen. */
  away: number;
  ms: number;
  /** How it looks on its way, and at the end of it. */
  by: Keyframe;
  to: Keyframe;
  children: ComponentChildren;
}

export function Carried({ point, at, away, ms, by, to, children }: CarriedProps) {
  const frames = [
    { ...standing(point), opacity: 1 },
    { ...by, opacity: 1 },
    { ...to, opacity: 0 },
  ];
  return (
    <Actor at={point} motions={[show(at, 1), move(frames, away, ms, "ease-in")]}>
      {children}
    </Actor>
  );
}
