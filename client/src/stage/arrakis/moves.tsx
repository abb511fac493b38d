/** Legions on their way: on foot, by air, on a worm, in retreat. */

import { tableOf } from "../../arrakis/view";
import type { ArrakisEvents, Group } from "../../wire/arrakis-events";
import { useSpots } from "../actor";
import { knotsOf } from "../borders";
import { wayThrough } from "../motion";
import type { Point, Way } from "../motion";
import { Dust, Flyer, Halo, Steps, Walker, straight } from "../props";
import type { Shown } from "./by-kind";
import { Rise, Sink, Stand, Target } from "./effects";
import { DOORS, LegionPiece, SietchPiece, SignPiece, markOf } from "./pieces";

/** The part of the time in which they are on their way. */
const WALKING = 0.86;
const RIDES = ["ride", "worm"];
const FOOT = "foot";

type Went = ArrakisEvents["retreated"];

/** Events of older servers do not say who went. */
const groupOf = ({ figures, tokens }: Partial<Group>): Group => ({
  figures: figures ?? { regular: 1 },
  tokens: tokens ?? 0,
});

export function Moved(props: Shown<ArrakisEvents["moved"]>) {
  const { event } = props;
  const spots = useSpots();
  const [start, end] = [spots.of(event.start, event.side), spots.of(event.to, event.side)];
  const entered = (event as Partial<typeof event>).way ?? [event.to];
  const way = wayThrough(knotsOf([event.start, ...entered], DOORS, start, end));
  if (RIDES.includes(event.by)) return <Ride {...props} way={way} />;
  if (event.by !== FOOT) return <Flight {...props} from={start} to={end} />;
  return <Walk {...props} way={way} />;
}

/** On foot: with its steps behind it. */
function Walk({ event, at, ms, end, way }: Shown<Went> & { way: Way }) {
  return (
    <>
      <Steps ways={[way]} seat={event.side} at={at} ms={ms} />
      <Walker way={way} at={at} ms={ms * WALKING} until={end}>
        <LegionPiece side={event.side} {...groupOf(event)} />
      </Walker>
      <Halo point={way.points.at(-1)!} at={at + ms * WALKING} until={end} />
    </>
  );
}

/** On the back of a worm: its maw ploughs ahead, sand flies up behind it. */
function Ride({ event, at, ms, end, way }: Shown<Went> & { way: Way }) {
  const { pixel } = useSpots();
  const lower: Way = { ...way, points: way.points.map(([x, y]): Point => [x, y + 12 * pixel]) };
  const clouds = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
  return (
    <>
      {clouds.map((part) => (
        <Dust key={part} point={way.after(way.length * part)} at={at + ms * WALKING * part} />
      ))}
      <Walker way={lower} at={at} ms={ms * WALKING} until={end - ms * 0.1}>
        <SignPiece id="worm" size={50} />
      </Walker>
      <Walker way={way} at={at} ms={ms * WALKING} until={end}>
        <LegionPiece side={event.side} {...groupOf(event)} />
      </Walker>
      <Halo point={way.points.at(-1)!} at={at + ms * WALKING} until={end} />
    </>
  );
}

/** Through an air zone: the flyer comes, takes them up, sets them down and is gone. */
function Flight({
  event,
  at,
  ms,
  end,
  from,
  to,
  before,
}: Shown<ArrakisEvents["moved"]> & { from: Point; to: Point }) {
  const spots = useSpots();
  const flyer = tableOf(before).air[event.by] ?? "ornithopter";
  const zone = spots.of(event.by);
  const [fetched, landed] = [ms * 0.28, ms * 0.82];
  return (
    <>
      <Flyer from={from} to={to} at={at + fetched} ms={landed - fetched} until={end} high={70}>
        <LegionPiece side={event.side} {...groupOf(event)} />
      </Flyer>
      <Stand point={from} begin={at} end={at + fetched}>
        <LegionPiece side={event.side} {...groupOf(event)} />
      </Stand>
      <Flyer from={zone} to={from} at={at} ms={fetched} until={at + fetched} high={30}>
        <SignPiece id={flyer} size={42} />
      </Flyer>
      <Flyer
        from={above(from)}
        to={above(to)}
        at={at + fetched}
        ms={landed - fetched}
        until={end}
        high={70}
      >
        <SignPiece id={flyer} size={46} />
      </Flyer>
      <Dust point={to} at={at + landed - 20} />
      <Halo point={to} at={at + landed} until={end} />
    </>
  );
}

const above = ([x, y]: Point): Point => [x, y - 24];

/** An arc over the map. */
export function Relocated({ event, at, ms, end }: Shown<Went>) {
  const spots = useSpots();
  const [from, to] = [spots.of(event.start, event.side), spots.of(event.to, event.side)];
  return (
    <>
      <Flyer from={from} to={to} at={at} ms={ms * WALKING} until={end} high={130}>
        <LegionPiece side={event.side} {...groupOf(event)} />
      </Flyer>
      <Dust point={to} at={at + ms * WALKING - 20} />
      <Halo point={to} at={at + ms * WALKING} until={end} />
    </>
  );
}

/** Next door: in retreat, pushed away, or after a victory. */
export function WentNextDoor(props: Shown<Went>) {
  const { start, to, side } = props.event;
  const spots = useSpots();
  const knots = knotsOf([start, to], DOORS, spots.of(start, side), spots.of(to, side));
  return <Walk {...props} way={wayThrough(knots)} />;
}

/** Whom a legion sets upon: steps to them, and a ring around their area. */
export function Attack({ event, at, ms }: Shown<ArrakisEvents["attack"]>) {
  const { start, target, side } = event;
  const spots = useSpots();
  const [from, to] = [spots.of(start, side), spots.of(target)];
  return (
    <>
      <Steps
        ways={[wayThrough(knotsOf([start, target], DOORS, from, to))]}
        seat={side}
        {...{ at, ms }}
      />
      <Target point={to} at={at + ms * 0.3} ms={ms * 0.7} />
    </>
  );
}

export function SietchMoved({
  event,
  at,
  ms,
  begin,
  end,
  before,
}: Shown<ArrakisEvents["sietch_moved"]>) {
  const [from, to] = [markOf(event.start), markOf(event.to)];
  const half = ms / 2;
  const sietch = tableOf(before).sietches[event.start];
  const piece = sietch && <SietchPiece sietch={sietch} />;
  return (
    <>
      <Sink point={from} at={at} ms={half} begin={begin}>
        {piece}
      </Sink>
      <Dust point={from} at={at + half * 0.5} />
      <Steps ways={[straight(from, to)]} seat="atreides" at={at + half * 0.5} ms={half} />
      <Dust point={to} at={at + half} />
      <Rise point={to} at={at + half} ms={half * 0.7} end={end}>
        {piece}
      </Rise>
      <Halo point={to} at={at + half * 1.6} until={end} />
    </>
  );
}

/** Backs trade places, crossing. */
export function TokensSwapped({ event, at, ms, end }: Shown<ArrakisEvents["tokens_swapped"]>) {
  const spots = useSpots();
  const [one, other] = event.areas.map((area) => spots.of(area, "atreides")) as [Point, Point];
  return (
    <>
      {[
        [one, other],
        [other, one],
      ].map(([from, to], i) => (
        <Flyer key={i} from={from!} to={to!} at={at} ms={ms * 0.9} until={end} high={i ? -50 : 50}>
          <LegionPiece side="atreides" tokens={1} />
        </Flyer>
      ))}
    </>
  );
}
