/**
 * Motions of things over the board, as values: from where to where, when, how long. Only `transform`
 * and `opacity` move. Places are in map units, times in milliseconds after the beginning of a take.
 */

export type Point = readonly [x: number, y: number];

export interface Motion {
  frames: Keyframe[];
  at: number;
  ms: number;
  easing?: string;
  /** To fade is no motion: it stays for those who want none. */
  fades?: true;
  /** Its first frame is seen before it begins: the element is drawn as it is afterwards. */
  held?: true;
}

export const SLIDE = "cubic-bezier(.2,.75,.25,1)";
export const WALK = "cubic-bezier(.45,.05,.35,1)";
export const SPRING = "cubic-bezier(.3,1.5,.5,1)";

export const show = (at: number, ms = 120): Motion => ({
  frames: [{ opacity: 1 }],
  at,
  ms,
  fades: true,
});

export const hide = (at: number, ms = 120): Motion => ({
  frames: [{ opacity: 0 }],
  at,
  ms,
  fades: true,
});

/**
 * The same motions, with all that shows and hides as one: a browser moves the opacity of an element by
 * itself if one motion does, and holds up the page for each frame if several do. Hidden at first.
 */
export function seenAtOnce(motions: readonly Motion[]): Motion[] {
  const turns = motions.filter(isTurn).sort((one, other) => one.at - other.at);
  if (turns.length < 2) return [...motions];
  const at = turns[0]!.at;
  const ms = Math.max(1, ...turns.map((turn) => turn.at + turn.ms - at));
  let look: Keyframe = { opacity: 0 };
  let reached = 0;
  const frames = turns.flatMap((turn) => {
    const begins = { ...look, offset: Math.max(reached, (turn.at - at) / ms) };
    reached = Math.max(begins.offset, (turn.at + turn.ms - at) / ms);
    look = turn.frames[0]!;
    return [begins, { ...look, offset: reached }];
  });
  const seen: Motion = { frames, at, ms, fades: true };
  return [seen, ...motions.filter((motion) => !isTurn(motion))];
}

/** Whether it only shows or hides. */
const isTurn = ({ fades, held }: Motion): boolean => fades === true && !held;

export const move = (frames: Keyframe[], at: number, ms: number, easing = SLIDE): Motion => ({
  frames,
  at,
  ms,
  easing,
});

/** A frame in which something stands at a place. */
export const standing = ([x, y]: Point, more = ""): Keyframe => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`,
});

export const fly = (points: readonly Point[], at: number, ms: number, easing = WALK): Motion =>
  move(
    points.map((point) => standing(point)),
    at,
    ms,
    easing,
  );

/** It comes up at its place. */
export const pop = (point: Point, at: number, ms = 320): Motion =>
  move([standing(point, "scale(.4)"), standing(point)], at, ms, SPRING);

// Of things that are drawn as they are in the end.

/** From one look to others, each seen until the next. */
export const change = (frames: Keyframe[], at: number, ms: number, easing = SLIDE): Motion => ({
  frames,
  at,
  ms,
  easing,
  held: true,
});

export const appear = (at: number, ms = 160): Motion => ({
  frames: [{ opacity: 0 }, { opacity: 1 }],
  at,
  ms,
  fades: true,
  held: true,
});

/** It fades to a part of what it was, or altogether. */
export const fade = (at: number, ms = 160, left = 0): Motion => ({
  frames: [{ opacity: 1 }, { opacity: left }],
  at,
  ms,
  fades: true,
  held: true,
});

/** It is seen for a while only. */
export const glimpse = (at: number, ms: number, most = 1): Motion => {
  const edge = Math.min(0.5, 120 / Math.max(1, ms));
  return {
    frames: [
      { opacity: 0 },
      { opacity: most, offset: edge },
      { opacity: most, offset: 1 - edge },
      { opacity: 0 },
    ],
    at,
    ms,
    fades: true,
    held: true,
  };
};

// Ways.

const STEPS = 16;
const parts = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);

const between = ([x0, y0]: Point, [x1, y1]: Point, part: number): Point => [
  x0 + (x1 - x0) * part,
  y0 + (y1 - y0) * part,
];

export const distance = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0);

/** Through the air: a bow that rises so high. */
export const bow = (from: Point, to: Point, high: number): Point[] =>
  parts.map((part) => {
    const [x, y] = between(from, to, part);
    return [x, y - high * 4 * part * (1 - part)];
  });

/** A way in steps of equal length, so that whoever goes it is equally fast everywhere. */
export interface Way {
  points: Point[];
  length: number;
  /** Where one is after so many units. */
  after: (units: number) => Point;
}

export function wayThrough(knots: readonly Point[]): Way {
  const points = smooth(knots);
  const far = [0];
  for (let i = 1; i < points.length; i += 1)
    far.push(far[i - 1]! + distance(points[i - 1]!, points[i]!));
  const length = far.at(-1)!;
  const after = (units: number): Point => {
    const next = Math.max(
      1,
      far.findIndex((one) => one >= units),
    );
    const leg = far[next]! - far[next - 1]!;
    return between(points[next - 1]!, points[next]!, leg ? (units - far[next - 1]!) / leg : 0);
  };
  const even = Array.from({ length: 25 }, (_, step) => after((length * step) / 24));
  return { points: even, length, after };
}

/** A curve through the knots of a way (Catmull and Rom). */
function smooth(knots: readonly Point[]): Point[] {
  const curve = knots.slice(1).flatMap((c, i) => {
    const b = knots[i]!;
    const [a, d] = [knots[i - 1] ?? b, knots[i + 2] ?? c];
    return Array.from({ length: 12 }, (_, n) => spline(a, b, c, d, n / 12));
  });
  return [...curve, knots.at(-1)!];
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [along(0), along(1)];
}
