/**
 * Where pieces stand in an area: clear of its border, its name, its symbol and the air zones.
 * A legion is a plaque, everything else a disc; what finds no such room stands in the map's own slots.
 */

import map from "../../data/arrakis.map.json";
import { heightOf, lettering } from "../map/atlas";
import type { ArrakisMap } from "../map/atlas";
import { nameOf } from "./texts";

const MAP = map as unknown as ArrakisMap;
const STEP = 3;
/** How far pieces keep from the border of their area. */
const MARGIN = 1.5;
/** How far symbols stand above their printed place, so that names of two lines find room below. */
export const LIFT = 4;

interface Spot {
  x: number;
  y: number;
}

/** Where a piece stands, and how much of its size it has there. */
interface Stand extends Spot {
  scale: number;
}

interface Box extends Spot {
  w: number;
  h: number;
}

export type Area = ArrakisMap["areas"][string];

export const areaOf = (id: string): Area => MAP.areas[id]!;
export const AREAS: readonly string[] = Object.keys(MAP.areas);
export const ZONES = MAP.air_zones;
export const SECTORS = MAP.sectors;
export const THE_MAP = MAP;

const apart = (one: Box, other: Box): number =>
  Math.max(
    Math.abs(one.x - other.x) - (one.w + other.w) / 2,
    Math.abs(one.y - other.y) - (one.h + other.h) / 2,
  );

/** How far a point lies from the nearest side of a polygon; negative outside it. */
function depth(polygon: readonly number[], x: number, y: number): number {
  let inside = false;
  let least = Infinity;
  for (let i = 0, j = polygon.length - 2; i < polygon.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [polygon[i]!, polygon[i + 1]!, polygon[j]!, polygon[j + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const along =
      ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  return inside ? least : -least;
}

/** What is printed in an area, its name as high as it is in the reader's language. */
function printed({ code, label, mark }: Area, name: string): Box[] {
  const zones = ZONES.map(({ x, y, r }) => ({ x, y, w: 2 * r, h: 2 * r }));
  const sign = mark ? [{ x: mark.x, y: mark.y - LIFT, w: 2.6 * mark.r, h: 2.6 * mark.r }] : [];
  const height = code ? label.h : Math.max(label.h, heightOf(lettering(name, label)));
  return [...zones, ...sign, { x: label.x, y: label.y, w: label.w, h: height }];
}

/** The middle of the best room for a box, or null. Deep within the area is best, near its middle better. */
function room(
  area: Area,
  w: number,
  h: number,
  taken: readonly Box[],
  margin: number,
): Spot | null {
  const xs = area.polygon.filter((_, place) => place % 2 === 0);
  const ys = area.polygon.filter((_, place) => place % 2 === 1);
  let best: Spot | null = null;
  let most = -Infinity;
  const [left, right] = [Math.min(...xs) + w / 2 + margin, Math.max(...xs) - w / 2 - margin];
  const [top, bottom] = [Math.min(...ys) + h / 2 + margin, Math.max(...ys) - h / 2 - margin];
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= bottom; y += STEP) {
      const clear = Math.min(...taken.map((box) => apart(box, { x, y, w, h })));
      if (clear < 0.5) continue;
      const corners = [-1, 1].flatMap((i) =>
        [-1, 0, 1].map((j) => depth(area.polygon, x + (i * w) / 2, y + (j * h) / 2)),
      );
      const deep = Math.min(...corners);
      const worth =
        Math.min(deep, 6) +
        Math.min(clear, 5) -
        Math.hypot(x - area.label.x, y - area.label.y) / 24;
      if (deep >= margin && worth > most) [best, most] = [{ x, y }, worth];
    }
  }
  return best;
}

/** A crowded area makes its pieces smaller, then lets them touch its border, before it covers its own name. */
const TRIES: readonly (readonly [scale: number, margin: number])[] = [
  [1, MARGIN],
  [0.86, MARGIN],
  [0.86, -3],
  [0.74, -5],
];

const found = new Map<string, Stand[]>();

/** Where the pieces of an area stand: boxes of these widths and heights, the first one best. */
export function places(id: string, sizes: readonly (readonly [number, number])[]): Stand[] {
  const name = nameOf(id);
  const key = `${id} ${name} ${sizes.join(";")}`;
  let spots = found.get(key);
  if (spots === undefined) {
    spots = arranged(areaOf(id), name, sizes);
    found.set(key, spots);
  }
  return spots;
}

function arranged(
  area: Area,
  name: string,
  sizes: readonly (readonly [number, number])[],
): Stand[] {
  const taken = printed(area, name);
  const slots = (sizes.length <= 3 ? area.slots["3"] : area.slots["5"]).at;
  return sizes.map(([w, h], place) => {
    const stand =
      fitted(area, w, h, taken) ??
      fitted(area, w, h, unnamed(area, taken)) ??
      slotted(slots[place % slots.length]!);
    taken.push({ x: stand.x, y: stand.y, w: w * stand.scale, h: h * stand.scale });
    return stand;
  });
}

function fitted(area: Area, w: number, h: number, taken: readonly Box[]): Stand | null {
  for (const [scale, margin] of TRIES) {
    const spot = room(area, w * scale, h * scale, taken, margin);
    if (spot) return { ...spot, scale };
  }
  return null;
}

/** A full area may cover its own name; its symbol stays free. */
const unnamed = ({ label }: Area, taken: readonly Box[]): Box[] =>
  taken.filter(({ x, y }) => x !== label.x || y !== label.y);

const slotted = ([x, y]: readonly [number, number]): Stand => ({ x, y, scale: 0.74 });
