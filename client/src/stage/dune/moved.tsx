/** Forces that go over land, or ride a worm. */

import type { DuneEvents } from "../../wire/dune-events";
import { useSpots } from "../actor";
import { knotsOf } from "../borders";
import type { SceneProps } from "../game-stage";
import { wayThrough } from "../motion";
import { Halo, Steps, Walker } from "../props";
import { DOORS, ForcesPiece } from "./pieces";

/** The part of the time in which they walk; then they stand. */
const WALKING = 0.92;

export function Moved({ shown, cue }: SceneProps) {
  return (
    <>
      {shown.map(({ event, at }, place) => (
        <Walk
          key={place}
          event={event as unknown as DuneEvents["moved"]}
          at={at}
          ms={cue.ms - (at - cue.at)}
        />
      ))}
    </>
  );
}

function Walk({ event, at, ms }: { event: DuneEvents["moved"]; at: number; ms: number }) {
  const { seat, forces, specials, to } = event;
  const spots = useSpots();
  const end = spots.of(to, seat);
  const left = [...new Set([...Object.keys(forces), ...Object.keys(specials)])];
  return (
    <>
      {left.map((cell) => {
        const start = spots.of(cell, seat);
        // Events of older servers do not tell the way.
        const entered = (event as Partial<DuneEvents["moved"]>).way?.[cell] ?? [to];
        const way = wayThrough(knotsOf([cell, ...entered], DOORS, start, end));
        return (
          <>
            <Steps way={way} seat={seat} at={at} ms={ms} />
            <Walker way={way} at={at} ms={ms * WALKING}>
              <ForcesPiece seat={seat} forces={[forces[cell] ?? 0, specials[cell] ?? 0]} />
            </Walker>
          </>
        );
      })}
      <Halo point={end} at={at + ms * WALKING} />
    </>
  );
}
