/**
 * What depends on the map and the zoom alone: symbols, names, and the room that they leave for counters.
 * Names never jump in play. It is worked out in steps, so that the page can do other things between them.
 */

import {
  along,
  around,
  away,
  cheapest,
  depth,
  grown,
  hull,
  meet,
  middle,
  scaled,
  sidesOf,
} from "./boxes";
import type { Box, Point, Rings, Size } from "./boxes";
import { breaks } from "./lettering";
import { BUNDLE, SMALLEST, NameRoom, linesBeside, sizeOfName } from "./names";
import type { PlacedName } from "./names";
import { FAR } from "./plan";
import type { Disc, Land, Plan } from "./plan";
import { Room } from "./room";
import { trayFor } from "./trays";
import type { OpenRoom } from "./trays";

export interface Fixture extends Box {
  id: string;
}

export interface Ground extends OpenRoom {
  /** Pixels for a unit of the map. */
  scale: number;
  shapes: ReadonlyMap<string, Rings>;
  /** What is free in each cell. */
  rooms: ReadonlyMap<string, Room>;
  names: readonly PlacedName[];
  /** Symbols that stand apart from a name, air zones, player circles. */
  fixed: readonly Fixture[];
  /** Cells that plates of other cells keep off. */
  common: readonly Fixture[];
}

/** The counter that each cell should have room for. */
const PILL: Size = [40, 22];
const SMALL_PILL: Size = [30, 17];
/** The side of a symbol before a name. */
const SIGN = 16;
const OPEN_STEP = 3;

/** Works the ground out; ends with it. */
export function* survey(plan: Plan, bounds: Box, scale: number): Generator<void, Ground> {
  const shapes = new Map(plan.cells.map(({ id, rings }) => [id, scaled(rings, scale)]));
  const fixed: Fixture[] = plan.fixed.map((disc) => ({ id: disc.id, ...boxOf(disc, scale) }));
  const rooms = new Map<string, Room>();
  for (const [id, rings] of shapes) {
    const room = Room.within(rings, scale < FAR ? 1 : scale < 1 ? 2 : 3, 1);
    rooms.set(id, room.take(fixed.map((box) => grown(box, 1))));
    yield;
  }
  const names: PlacedName[] = [];
  for (const land of plan.lands) {
    const { name, mark } = yield* settle(land, rooms, fixed, scale);
    if (name) names.push(name);
    if (mark) fixed.push(mark);
  }
  const free = Room.open(bounds, OPEN_STEP);
  const clean = Room.open(bounds, OPEN_STEP);
  for (const rings of shapes.values()) {
    yield;
    clean.take([...sidesOf(rings)].flatMap(along));
  }
  const common = plan.lands
    .filter(({ isCommon }) => isCommon)
    .flatMap(({ cells }) => cells.map((id) => ({ id, ...hull(shapes.get(id)!) })));
  const ground = { scale, shapes, rooms, names, fixed, common, clean, free };
  const passing = plan.passing.map((disc) => boxOf(disc, scale));
  for (const land of plan.lands.filter((one) => waits(one, ground))) {
    const across = yield* nameAcross(land, ground, passing);
    yield;
    const name = across ?? nameBeside(land, ground, passing, nameless(plan, ground, land));
    if (name === null) continue;
    names.push(name);
    for (const room of rooms.values()) room.take([grown(name, 1)]);
  }
  return ground;
}

const boxOf = ({ x, y, r, least }: Disc, scale: number): Box => {
  const side = 2 * Math.max(r * scale, least);
  return around(x * scale, y * scale, side, side);
};

/** Whether a name that found no place in its land is to stand beside it. */
const waits = ({ id, from, rank }: Land, { scale, names }: Ground): boolean =>
  scale >= from && (scale >= FAR || rank === 0) && !names.some((name) => name.id === id);

/** A name and a symbol in their land, taken from the room of its cells. */
function* settle(
  land: Land,
  rooms: ReadonlyMap<string, Room>,
  fixed: readonly Box[],
  scale: number,
): Generator<void, { name: PlacedName | null; mark: Fixture | null }> {
  const own = land.cells.map((id) => rooms.get(id)!);
  const mark = land.mark && boxOf(land.mark, scale);
  let name = yield* nameIn(land, own, fixed, mark, scale);
  const taken: Box[] = [];
  let stands: Box | null = null;
  if (mark && !name?.sign) {
    const apart = standing(mark, own, name);
    if (apart === null) name = null;
    taken.push((stands = apart ?? mark));
  }
  if (name) taken.push(name);
  for (const room of own) room.take(taken.map((box) => grown(box, 1)));
  return { name, mark: stands && { ...stands, id: land.id } };
}

/** The name of a land: with its symbol before it, else apart from it, at last where the symbol has to move. */
function* nameIn(
  land: Land,
  own: readonly Room[],
  fixed: readonly Box[],
  mark: Box | undefined,
  scale: number,
): Generator<void, PlacedName | null> {
  if (scale < land.from) return null;
  const named = {
    ...land,
    rings: scaled(land.rings, scale),
    x: land.x * scale,
    y: land.y * scale,
    size: land.size * scale,
  };
  const tries: { sign: number; apart: readonly Box[] }[] = [{ sign: 0, apart: [] }];
  if (mark) tries.unshift({ sign: SIGN, apart: [] }, { sign: 0, apart: [mark] });
  const room = new NameRoom(named, own, scale < 1 ? 1 : 2, scale < FAR ? SMALL_PILL : PILL);
  for (const tight of scale < FAR ? [false] : [false, true]) {
    for (const { sign, apart } of tries) {
      yield;
      const name = room.find([...fixed, ...apart], sign, tight);
      if (name) return name;
    }
  }
  return null;
}

/** Where a symbol stands apart from its name; null if the two do not find room. */
function standing(mark: Box, rooms: readonly Room[], name: Box | null): Box | null {
  const own = rooms.map((room) => room.copy().take(name ? [grown(name, 1)] : []));
  const fits = (box: Box): boolean =>
    !(name && meet(grown(box, 1), name)) &&
    own.some(
      (room) =>
        room
          .copy()
          .take([grown(box, 1)])
          .spots(BUNDLE, BUNDLE, 2).length > 0,
    );
  if (fits(mark)) return mark;
  const nearest = own
    .flatMap((room) => room.spots(mark.w, mark.h, 2))
    .sort((one, other) => away(one, middle(mark)) - away(other, middle(mark)));
  return nearest.find(fits) ?? null;
}

/** How far around its land a name is looked for that reaches over the border; how much of it lies within. */
const AROUND = 24;
const MOSTLY = 0.6;
const TRIED = 40;

/** A name that lies in its land for the most part and reaches over its border; null where there is no room. */
function* nameAcross(
  land: Land,
  ground: Ground,
  passing: readonly Box[],
): Generator<void, PlacedName | null> {
  if (ground.scale < FAR) return null;
  const rings = scaled(land.rings, ground.scale);
  const inside = Room.inside(rings, 2);
  const taken = [...ground.fixed, ...ground.names, ...passing].map((box) => grown(box, 2));
  const free = Room.open(grown(hull(rings), AROUND), 2).take(taken);
  const found: { name: PlacedName; share: number }[] = [];
  for (const lines of breaks(land.name)) {
    yield;
    for (const box of free.spots(...sizeOfName(lines, SMALLEST), 2)) {
      const share = inside.freeShare(box);
      if (share >= MOSTLY)
        found.push({ name: { ...box, id: land.id, lines, size: SMALLEST, sign: 0 }, share });
    }
  }
  found.sort((one, other) => other.share - one.share);
  return found.slice(0, TRIED).find(({ name }) => leavesRoom(name, ground))?.name ?? null;
}

/** Whether every cell that a name touches keeps room for a bundle. */
const leavesRoom = (name: Box, { rooms }: Ground): boolean =>
  [...rooms.values()].every(
    (room) =>
      !meet(name, room.box) ||
      room.spots(BUNDLE, BUNDLE, 2).length === 0 ||
      room
        .copy()
        .take([grown(name, 1)])
        .spots(BUNDLE, BUNDLE, 2).length > 0,
  );

/** How far a name beside its land keeps from everything else. */
const CLEAR = 3;

/** Lands of note whose own names wait for a closer look: what stands in one would be read as its name. */
const nameless = ({ lands }: Plan, { scale, names }: Ground, land: Land): Box[] =>
  lands
    .filter(({ id, rank }) => rank <= 1 && id !== land.id && !names.some((name) => name.id === id))
    .map(({ rings }) => hull(scaled(rings, scale)));

/** A name beside its land, with a line to it, away from others if it can be; null where there is no room. */
function nameBeside(
  land: Land,
  ground: Ground,
  passing: readonly Box[],
  others: readonly Box[],
): PlacedName | null {
  const taken = [...ground.fixed, ...ground.names];
  const lines = linesBeside(land.name);
  const kept = [...taken, ...passing].map((box) => grown(box, 2));
  const without = (boxes: readonly Box[]): OpenRoom => ({
    clean: ground.clean.copy().take(boxes),
    free: ground.free.copy().take(boxes),
  });
  const [w, h] = sizeOfName(lines, SMALLEST);
  const standing = [{ id: land.id, size: 0, box: [w + 2 * CLEAR, h + 2 * CLEAR] as const }];
  const dots = land.cells.flatMap((id) => ground.rooms.get(id)!.spots(5, 5, 3));
  if (!dots.length) dots.push(around(land.x * ground.scale, land.y * ground.scale, 5, 5));
  const place = (boxes: readonly Box[]) => trayFor(without(boxes), standing, dots, taken);
  const beside = place([...kept, ...others]) ?? place(kept);
  if (beside === null) return null;
  const { x, y } = grown(beside.at[0]!, -CLEAR);
  return { x, y, w, h, id: land.id, lines, size: SMALLEST, sign: 0, leader: beside.leader };
}

/** The deepest spot of a cell, and more spots where a leader line may begin. */
export function dotsIn(ground: Ground, cell: string): Box[] {
  const known = dots.get(ground) ?? new Map<string, Box[]>();
  dots.set(ground, known);
  let found = known.get(cell);
  if (found === undefined) {
    const [room, rings] = [ground.rooms.get(cell)!, ground.shapes.get(cell)!];
    const deep =
      cheapest(room.spots(8, 8), (spot) => -depth(rings, middle(spot))) ??
      around(...centreOf(rings), 3, 3);
    found = [deep, ...room.spots(6, 6, 4)];
    known.set(cell, found);
  }
  return found;
}

const dots = new WeakMap<Ground, Map<string, Box[]>>();

const centreOf = (rings: Rings): Point => middle(hull(rings));
