/** A plate over the board: a step on a track, a phase, the headline of a turn. */

import type { ComponentChildren } from "preact";
import { Actor } from "./actor";
import { hide, move, show } from "./motion";

interface PlateProps {
  at: number;
  end: number;
  /** Its number among plates that hang below each other. */
  place?: number;
  class?: string;
  children: ComponentChildren;
}

export function Plate({ at, end, place = 0, class: name = "", children }: PlateProps) {
  const away = Math.min(160, (end - at) / 4);
  return (
    <Actor
      class={`plate ${name}`}
      style={{ "--place": String(place) }}
      motions={[
        show(at, Math.min(140, away)),
        move([{ transform: "translateY(-18px)" }, { transform: "none" }], at, 240),
        hide(end - away, away),
      ]}
    >
      <div class="plate-body">{children}</div>
    </Actor>
  );
}

interface TrackProps {
  from: number;
  to: number;
  last: number;
  at: number;
  ms: number;
  /** The colours of the track. */
  class?: string;
  sign?: (step: number) => ComponentChildren;
}

/** The cells of a track: those that are gained light up one after the other, lost ones go out. */
export function TrackCells({ from, to, last, at, ms, class: name = "", sign }: TrackProps) {
  const steps = Array.from({ length: last }, (_, place) => place + 1);
  const apart = ms / Math.max(1, Math.abs(to - from));
  const timeOf = (step: number) =>
    to > from ? at + (step - from - 1) * apart : at + (from - step) * apart;
  return (
    <span class={`track-cells ${name}`}>
      {steps.map((step) => (
        <span key={step} class={`track-cell${step <= Math.min(from, to) ? " full" : ""}`}>
          {step > Math.min(from, to) && step <= Math.max(from, to) && (
            <Actor
              class="track-lit"
              motions={
                to > from
                  ? [
                      show(timeOf(step), 120),
                      move([{ transform: "scale(2.2)" }, { transform: "none" }], timeOf(step), 240),
                    ]
                  : [show(0, 1), hide(timeOf(step), 160)]
              }
            />
          )}
          {sign?.(step)}
        </span>
      ))}
    </span>
  );
}
