/** Forces that come down from space, and what is paid for it. */

import type { DuneEvents } from "../../wire/dune-events";
import { useSpots } from "../actor";
import type { SceneProps } from "../game-stage";
import { Dust, Earned, Flyer, Halo, Pour } from "../props";
import { ForcesPiece, circleOf } from "./pieces";

/** The part of the time after which they have landed. */
const LANDED = 0.7;

export function Shipped({ shown, cue, before }: SceneProps) {
  return (
    <>
      {shown.map(({ event, at }, place) =>
        event.kind === "shipped" || event.kind === "accompanied" ? (
          <Descent
            key={place}
            event={event as unknown as Descended}
            seats={before.seats}
            at={at}
            ms={cue.ms - (at - cue.at)}
          />
        ) : null,
      )}
    </>
  );
}

/** One force goes along without being paid for. */
type Descended = DuneEvents["accompanied"] & Partial<DuneEvents["shipped"]>;

interface DescentProps {
  event: Descended;
  seats: readonly string[];
  at: number;
  ms: number;
}

function Descent({ event, seats, at, ms }: DescentProps) {
  const { seat, cell, forces = 1, specials = 0, price = 0, paid_to: paidTo } = event;
  const home = circleOf(seats, seat);
  const there = useSpots().of(cell, seat);
  const landed = at + ms * LANDED;
  return (
    <>
      <Flyer from={home} to={there} at={at} ms={ms * LANDED}>
        <ForcesPiece seat={seat} forces={[forces, specials]} />
      </Flyer>
      <Dust point={there} at={landed - 20} />
      <Halo point={there} at={landed} />
      {price > 0 && paidTo && (
        <>
          <Pour
            amount={price}
            from={home}
            to={circleOf(seats, paidTo)}
            at={at + ms * 0.15}
            ms={ms * 0.8}
          />
          <Earned point={circleOf(seats, paidTo)} text={`+${price}`} at={at + ms * 0.6} />
        </>
      )}
    </>
  );
}
