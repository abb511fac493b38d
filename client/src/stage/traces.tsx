/** The marks of what has happened, drawn on the map until the reader has decided again. */

import type { Atlas } from "../map/atlas";
import { around } from "../map/layout/boxes";
import type { Box } from "../map/layout/boxes";
import type { Counter } from "../map/layout/plan";
import type { Laid } from "../map/use-layout";
import { seatStyle } from "../ui/seat";
import { freeSpot } from "./free-spot";
import type { ArrowMark, GhostMark, Sign, TraceMark } from "./trace-marks";

type Point = readonly [x: number, y: number];

/** In pixels: between two chevrons, and free for what stands at both ends of a way. */
const STEP = 15;
const FREE = 20;
/** A chevron around its own middle, pointing to the right. */
const CHEVRON: readonly Point[] = [
  [-4, -5],
  [3, 0],
  [-4, 5],
];
const RING = 21;
const DISC = 13;

const SIGNS: Readonly<Record<Sign, string>> = {
  battle: "M-7-7L5 5M7-7L-5 5M-7 3L-3 7M7 3L3 7",
  blast: "M0-8L2-3 7-5 4 0 8 4 2 3 0 8-2 3-8 4-4 0-7-5-2-3Z",
  flag: "M-4 8V-8L6-4-4 0",
  storm: "M7-1A7 7 0 1 0 2 7M4-1A4 4 0 1 0 1 4M1.5-.4A1.6 1.6 0 1 0 .5 1.4",
  worm: "M-7 7C-7 0-5-7 0-7S7 0 7 7M-4-1L-2 2 0-2 2 2 4-1",
};

interface TracesProps {
  marks: readonly TraceMark[] | undefined;
  atlas: Atlas;
  /** Null as long as nothing stands anywhere. */
  laid: Laid<Counter> | null;
}

export function Traces({ marks, atlas, laid }: TracesProps) {
  if (!laid || !marks?.length) return null;
  const { scale } = laid.ground;
  const spot = spotsIn(atlas, laid);
  const { names, fixed } = laid.ground;
  const taken = [...names, ...fixed, ...laid.arranged.counters, ...laid.arranged.trays];
  const spots = spotsOf(marks, spot, taken);
  return (
    <g class="traces" transform={`scale(${1 / scale})`} aria-hidden="true">
      {marks.map((mark, at) => {
        const place = mark.kind === "arrow" ? mark.way.join() : mark.place;
        const key = `${mark.kind} ${place} ${mark.seat}`;
        return (
          <g
            key={key}
            class={`trace trace-${mark.kind}${mark.faded ? " faded" : ""}`}
            style={seatStyle(mark.seat)}
            data-trace={at}
          >
            <Mark {...{ mark, spot }} at={spots[at] ?? null} />
          </g>
        );
      })}
    </g>
  );
}

type Spot = (place: string, counter: string | null) => Point | null;

/** The middle of a counter in pixels; of its place, if it is not there; nothing for what is no place. */
function spotsIn(atlas: Atlas, { ground: { scale }, arranged }: Laid<Counter>): Spot {
  const boxes = [
    ...arranged.counters.map((box) => ({ ...box, place: box.cell })),
    ...arranged.trays.flatMap(({ cell, at }) => at.map((box) => ({ ...box, place: cell }))),
  ];
  return (place, counter) => {
    const box = boxes.find((one) => one.place === place && one.id === counter);
    if (box) return [box.x + box.w / 2, box.y + box.h / 2];
    const anchor = atlas.places.get(place)?.anchor;
    return anchor ? [anchor[0] * scale, anchor[1] * scale] : null;
  };
}

/** Where marks stand: halos around a counter, discs beside it, over nothing and not over each other. */
function spotsOf(
  marks: readonly TraceMark[],
  spot: Spot,
  seen: readonly Box[],
): readonly (Point | null)[] {
  const taken = [...seen];
  return marks.map((mark) => {
    if (mark.kind === "arrow") return null;
    const at = spot(mark.place, mark.kind === "mark" ? null : mark.seat);
    if (!at || mark.kind === "halo") return at;
    const [x, y] = freeSpot(at, RING + 3, 2 * DISC, taken);
    taken.push(around(x, y, 2 * DISC, 2 * DISC));
    return [x, y];
  });
}

function Mark({ mark, spot, at }: { mark: TraceMark; spot: Spot; at: Point | null }) {
  if (mark.kind === "arrow") return <Arrow mark={mark} spot={spot} />;
  if (!at) return null;
  if (mark.kind === "halo") return <circle transform={translated(at)} r={RING} />;
  if (mark.kind === "ghost") return <Ghost mark={mark} at={at} />;
  return (
    <g transform={translated(at)}>
      <circle r={DISC - 1} />
      <path d={SIGNS[mark.sign]} transform="scale(.85)" />
    </g>
  );
}

const translated = ([x, y]: Point): string => `translate(${fine(x)} ${fine(y)})`;

function Ghost({ mark, at }: { mark: GhostMark; at: Point }) {
  return (
    <g transform={translated(at)}>
      <circle r={DISC} />
      <text y="4.5">−{mark.number}</text>
    </g>
  );
}

function Arrow({ mark: { way, number, seat }, spot }: { mark: ArrowMark; spot: Spot }) {
  const last = way.length - 1;
  const points = way.flatMap((place, at) => {
    const found = spot(place, at === 0 || at === last ? seat : null);
    return found ? [found] : [];
  });
  const [start] = points;
  if (points.length < 2 || !start) return null;
  const path = chevronsAlong(points);
  return (
    <>
      <path class="edge" d={path} />
      <path d={path} />
      <g transform={translated(start)}>
        <circle r={DISC} />
        {number > 0 && <text y="4.5">{number}</text>}
      </g>
    </>
  );
}

const fine = (value: number): number => Math.round(value * 10) / 10;

/** Chevrons from point to point, at equal distances. */
function chevronsAlong(points: readonly Point[]): string {
  const legs = points.slice(1).map((end, at) => {
    const [x, y] = points[at]!;
    return {
      x,
      y,
      turn: Math.atan2(end[1] - y, end[0] - x),
      long: Math.hypot(end[0] - x, end[1] - y),
    };
  });
  const length = legs.reduce((sum, { long }) => sum + long, 0);
  let path = "";
  for (let far = FREE; far <= length - FREE; far += STEP) {
    let rest = far;
    const leg = legs.find(({ long }) => (rest -= long) <= 0) ?? legs.at(-1)!;
    path += chevronAt(leg.x, leg.y, leg.turn, rest + leg.long);
  }
  return path;
}

function chevronAt(x: number, y: number, turn: number, far: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return CHEVRON.map(([along, across], at) => {
    const px = x + (far + along) * cos - across * sin;
    const py = y + (far + along) * sin + across * cos;
    return `${at ? "L" : "M"}${fine(px)} ${fine(py)}`;
  }).join("");
}
