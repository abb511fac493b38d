/** Boxes, segments and outlines: the geometry that names and counters are placed with. */

export interface Box {
  /** The upper left corner. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = readonly [number, number];
export type Segment = readonly [Point, Point];
export type Size = readonly [w: number, h: number];
/** Closed outlines, each a flat list of coordinates, x and y in turn; what an odd number surrounds is inside. */
export type Rings = readonly (readonly number[])[];

export const around = (x: number, y: number, w: number, h: number): Box => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

export const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});

export const middle = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** How far a point lies from a box; 0 within it. */
export const away = (box: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

/** The point of a box that is nearest to a point. */
export const nearestIn = (box: Box, [x, y]: Point): Point => [
  Math.max(box.x, Math.min(box.x + box.w, x)),
  Math.max(box.y, Math.min(box.y + box.h, y)),
];

/** Whether a segment touches a box: the segment, clipped by its four sides, is not empty. */
export function cuts([[x0, y0], [x1, y1]]: Segment, box: Box): boolean {
  let from = 0;
  let to = 1;
  const sides: readonly Point[] = [
    [x0 - x1, x0 - box.x],
    [x1 - x0, box.x + box.w - x0],
    [y0 - y1, y0 - box.y],
    [y1 - y0, box.y + box.h - y0],
  ];
  for (const [towards, room] of sides) {
    if (towards === 0 && room < 0) return false;
    if (towards < 0) from = Math.max(from, room / towards);
    if (towards > 0) to = Math.min(to, room / towards);
  }
  return from < to;
}

/** Small boxes along a segment, so that later things keep off it. */
export function along([[x0, y0], [x1, y1]]: Segment): Box[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 4));
  return Array.from({ length: steps + 1 }, (_, i) =>
    around(x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps, 3, 3),
  );
}

/** The sides of outlines, one after the other. */
export function* sidesOf(rings: Rings): Generator<Segment> {
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      yield [
        [ring[j]!, ring[j + 1]!],
        [ring[i]!, ring[i + 1]!],
      ];
    }
  }
}

/** How deep a point lies inside outlines; negative outside. */
export function depth(rings: Rings, [x, y]: Point): number {
  let inside = false;
  let least = Infinity;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      least = Math.min(least, squaredDistance(x, y, ax, ay, bx, by));
    }
  }
  return Math.sqrt(least) * (inside ? 1 : -1);
}

/** From a point to a segment. */
export function squaredDistance(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = part < 0 ? 0 : part > 1 ? 1 : part;
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}

export function hull(rings: Rings): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      left = Math.min(left, ring[i]!);
      right = Math.max(right, ring[i]!);
      top = Math.min(top, ring[i + 1]!);
      bottom = Math.max(bottom, ring[i + 1]!);
    }
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export const scaled = (rings: Rings, scale: number): Rings =>
  rings.map((ring) => ring.map((value) => value * scale));

/** The cheapest of some things, or null. */
export function cheapest<Thing>(
  things: Iterable<Thing>,
  cost: (thing: Thing) => number,
): Thing | null {
  let found: Thing | null = null;
  let least = Infinity;
  for (const thing of things) {
    const price = cost(thing);
    if (price < least) [found, least] = [thing, price];
  }
  return found;
}
