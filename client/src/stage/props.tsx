/** Small things that many scenes use: what walks, flies, lands, falls, and what it leaves behind. */

import type { ComponentChildren } from "preact";
import { seatStyle } from "../ui/seat";
import { Actor, useSpots } from "./actor";
import { bow, distance, fly, hide, move, pop, show, standing, wayThrough } from "./motion";
import type { Motion, Point, Way } from "./motion";

/** A piece at its size on the map, around its middle. */
export function Piece({ children }: { children: ComponentChildren }) {
  const { pixel } = useSpots();
  return (
    <div class="piece" style={{ transform: `scale(${pixel}) translate(-50%, -50%)` }}>
      {children}
    </div>
  );
}

export interface Timed {
  at: number;
  ms: number;
}

interface Goes extends Timed {
  /** It stands where it has arrived until the board shows it there. */
  until: number;
  children: ComponentChildren;
}

/** Something goes a way over land. */
export function Walker({ way, at, ms, until, children }: Goes & { way: Way }) {
  const frames = way.points.map((point) => standing(point, "scale(1.14)"));
  return (
    <Actor
      class="walker"
      at={way.points[0]}
      motions={[
        show(at, 30),
        move([...frames, standing(way.points.at(-1)!)], at, ms, "cubic-bezier(.45,.05,.35,1)"),
        hide(until, 40),
      ]}
    >
      {children}
    </Actor>
  );
}

const HEIGHT = 120;

interface FlyerProps extends Goes {
  from: Point;
  to: Point;
  high?: number;
}

/** Something flies in a bow, larger on its height, over its own shade. */
export function Flyer({ from, to, at, ms, until, high = HEIGHT, children }: FlyerProps) {
  return (
    <>
      <Actor
        class="shade"
        at={from}
        motions={[show(at, 60), aloft(bow(from, to, 0), 0.4, at, ms), hide(at + ms, 60)]}
      />
      <Actor
        class="flyer"
        at={from}
        motions={[show(at, 60), aloft(bow(from, to, high), 0.5, at, ms), hide(until, 40)]}
      >
        {children}
      </Actor>
    </>
  );
}

/** Along a bow, and by so much larger in its middle. */
function aloft(points: readonly Point[], most: number, at: number, ms: number): Motion {
  const swell = (place: number) => 1 + most * Math.sin((Math.PI * place) / (points.length - 1));
  const frames = points.map((point, i) => standing(point, `scale(${swell(i).toFixed(2)})`));
  return move(frames, at, ms, "cubic-bezier(.4,0,.3,1)");
}

/** Pixels between chevrons, and between the first or last of them and an end of the way. */
const STEP = 18;
const FIRST_STEP = 24;
/** Chevrons come in so many groups: each of them alone would be a layer of its own. */
const GROUPS = 5;
const CHEVRON: readonly Point[] = [
  [-5, -6],
  [-0.5, -6],
  [5, 0],
  [-0.5, 6],
  [-5, 6],
  [0, 0],
];

/** Chevrons along ways, which light up as somebody passes. */
export function Steps({ ways, seat, at, ms }: Timed & { ways: readonly Way[]; seat: string }) {
  const { pixel } = useSpots();
  const groups = Array.from({ length: GROUPS }, (): string[] => []);
  for (const way of ways) {
    const end = way.length - FIRST_STEP * pixel;
    for (let far = FIRST_STEP * pixel; far < end; far += STEP * pixel)
      groups[Math.floor((GROUPS * far) / way.length)]!.push(chevron(way, far, pixel));
  }
  return (
    <>
      {groups.map(
        (chevrons, group) =>
          chevrons.length > 0 && (
            <Actor
              key={group}
              class="trail"
              motions={[show(at + ms * (0.12 + (0.76 * group) / GROUPS))]}
              style={seatStyle(seat)}
            >
              <svg>
                <path d={chevrons.join("")} />
              </svg>
            </Actor>
          ),
      )}
    </>
  );
}

/** There, and in the direction of the way. */
function chevron(way: Way, far: number, pixel: number): string {
  const [a, b] = [way.after(far - 3), way.after(far + 3)];
  const long = distance(a, b) || 1;
  const [across, down] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const corners = CHEVRON.map(([x, y]) => {
    const corner = [a[0] + pixel * (x * across - y * down), a[1] + pixel * (x * down + y * across)];
    return corner.map((number) => number.toFixed(1)).join(" ");
  });
  return `M${corners.join("L")}z`;
}

/** Milliseconds that a halo is seen if nothing else is said. */
const HALO = 900;

/** A gold ring around what has come, for a moment: what stays of it is a trace. */
export function Halo({
  point,
  at,
  until = at + HALO,
}: {
  point: Point;
  at: number;
  until?: number;
}) {
  return (
    <Actor
      at={point}
      motions={[
        show(at),
        move([standing(point, "scale(1.9)"), standing(point)], at, 420),
        hide(until, 300),
      ]}
    >
      <span class="halo" />
    </Actor>
  );
}

interface SwellProps extends Timed {
  point: Point;
  /** How large it is, how much of it is seen, and at which part of the time. */
  looks: readonly (readonly [size: number, opacity: number, offset?: number])[];
  easing?: string;
  children: ComponentChildren;
}

/** Something that grows or shrinks at its place, and is gone. */
export function Swell({ point, looks, at, ms, easing = "ease-out", children }: SwellProps) {
  const frames = looks.map(([size, opacity, offset]) => ({
    ...standing(point, `scale(${size})`),
    opacity,
    ...(offset !== undefined && { offset }),
  }));
  return (
    <Actor at={point} motions={[move(frames, at, ms, easing)]}>
      {children}
    </Actor>
  );
}

/** Sand that flies up where something lands. */
export function Dust({ point, at }: { point: Point; at: number }) {
  const looks = [
    [0.3, 0.9],
    [1.2, 0],
  ] as const;
  return (
    <Swell {...{ point, looks, at }} ms={520}>
      <span class="dust" />
    </Swell>
  );
}

/** How many are gone, where they stood. */
export function Ghost({
  point,
  seat,
  number,
  at,
}: {
  point: Point;
  seat: string;
  number: number;
  at: number;
}) {
  return (
    <Actor at={point} motions={[show(at, 300)]} style={seatStyle(seat)}>
      <Piece>
        <span class="ghost">−{number}</span>
      </Piece>
    </Actor>
  );
}

/** Grains that are shown of a heap of spice. */
const MOST_GRAINS = 8;

/** Spice goes from one place to another, grain by grain. */
export function Pour({
  amount,
  from,
  to,
  at,
  ms,
}: Timed & { amount: number; from: Point; to: Point }) {
  const grains = Math.min(amount, MOST_GRAINS);
  const flight = ms * 0.6;
  const apart = grains > 1 ? (ms - flight) / (grains - 1) : 0;
  return (
    <>
      {Array.from({ length: grains }, (_, i) => {
        const begin = at + i * apart;
        return (
          <Actor
            key={i}
            at={from}
            motions={[
              show(begin, 30),
              fly(bow(from, to, 40 + (i % 3) * 18), begin, flight, "ease-in-out"),
              hide(begin + flight, 60),
            ]}
          >
            <span class="grain" />
          </Actor>
        );
      })}
    </>
  );
}

/** What a seat gets or pays, beside it, for a moment. */
export function Earned({ point, text, at }: { point: Point; text: string; at: number }) {
  return (
    <Actor at={point} motions={[show(at), pop(point, at), hide(at + 1300, 300)]}>
      <Piece>
        <span class="earned">{text}</span>
      </Piece>
    </Actor>
  );
}

export const straight = (from: Point, to: Point): Way => wayThrough([from, to]);
