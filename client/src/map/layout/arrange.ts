/**
 * Where the counters stand: in their own cell, clear of its border, of names and of each other; what
 * does not fit there on a tray nearby; and where not even a tray finds room, as one bundle.
 */

import { along, away, grown, middle } from "./boxes";
import type { Box, Point } from "./boxes";
import { dotsIn } from "./ground";
import type { Ground } from "./ground";
import { BUNDLE } from "./names";
import { FAR } from "./plan";
import type { Counter, Stacks } from "./plan";
import type { Room } from "./room";
import { takenBy, trayFor } from "./trays";
import type { PlacedCounter, Standing, Tray } from "./trays";

export interface Arranged {
  counters: (PlacedCounter & { cell: string })[];
  trays: (Tray & { cell: string })[];
  bundles: (Box & { cell: string; number: number })[];
}

/** Orders in which free spots are tried: towards the middle, then from each side. */
const ORDERS: readonly ((x: number, y: number, towards: Point) => number)[] = [
  (x, y, [toX, toY]) => Math.hypot(x - toX, y - toY),
  (x, y) => y * 1000 + x,
  (x, y) => x * 1000 + y,
  (x, y) => -(y * 1000 + x),
  (x, y) => -(x * 1000 + y),
];

/** On a tray counters become smaller so many times before they are bundled. */
const SMALLER = [0, 1, 2];

/** Works out where everything stands; in steps, like the ground. */
export function* arrange(
  ground: Ground,
  stacks: Stacks,
  /** What else lies on the board. */
  obstacles: readonly Box[] = [],
): Generator<void, Arranged> {
  const { names, fixed } = ground;
  const counters: Arranged["counters"] = [];
  const crowded: { cell: string; list: readonly Counter[]; kept: Box }[] = [];
  for (const [cell, list] of Object.entries(stacks)) {
    if (!ground.rooms.has(cell) || !list.length) continue;
    const set = standingIn(ground, cell, list);
    if (set) counters.push(...set.map((counter) => ({ ...counter, cell })));
    else crowded.push({ cell, list, kept: keptFor(ground, cell) });
    yield;
  }
  const boxes: Box[] = [...fixed, ...obstacles, ...names, ...counters];
  boxes.push(...names.flatMap(({ leader }) => (leader ? along(leader) : [])));
  // A crowded cell keeps room for its bundle until it has a tray.
  boxes.push(...crowded.map(({ kept }) => kept));
  const taken = boxes.map((box) => grown(box, 1.5));
  const open = { clean: ground.clean.copy().take(taken), free: ground.free.copy().take(taken) };
  const trays: Arranged["trays"] = [];
  const bundles: Arranged["bundles"] = [];
  for (const { cell, list, kept } of crowded.sort((a, b) => b.list.length - a.list.length)) {
    yield;
    const others = boxes.filter((box) => box !== kept);
    const tray = trayOf(ground, open, cell, list, others);
    if (tray === null) {
      bundles.push({ ...kept, cell, number: list.length });
      continue;
    }
    trays.push({ ...tray, cell });
    boxes.push(tray, ...along(tray.leader));
    open.clean.take(takenBy(tray));
    open.free.take(takenBy(tray));
  }
  return { counters, trays, bundles };
}

/** Where a list of counters would stand in a cell; null if it has no room for them. */
export function standingIn(
  ground: Ground,
  cell: string,
  list: readonly Counter[],
): PlacedCounter[] | null {
  const room = ground.rooms.get(cell);
  if (room === undefined || !list.length) return null;
  return inCell(room, list, middle(dotsIn(ground, cell)[0]!), ground.scale < FAR);
}

/** All counters of a cell within it, in the first size at which they fit; null if they never do. */
function inCell(
  room: Room,
  list: readonly Counter[],
  towards: Point,
  far: boolean,
): PlacedCounter[] | null {
  const most = Math.max(...list.map((counter) => sizesOf(counter, far).length));
  for (let size = 0; size < most; size++) {
    const sized = list
      .map((counter) => sizedAs(counter, size, far))
      .sort((a, b) => b.box[0] - a.box[0]);
    for (const order of ORDERS) {
      const set = setInto(room, sized, (x, y) => order(x, y, towards));
      if (set) return set;
    }
  }
  return null;
}

function setInto(
  room: Room,
  sized: readonly Standing[],
  order: (x: number, y: number) => number,
): PlacedCounter[] | null {
  const free = room.copy();
  const set: PlacedCounter[] = [];
  for (const { id, size, box } of sized) {
    const [w, h] = box;
    const spot = free.best(w, h, (x, y) => order(x + w / 2, y + h / 2));
    if (!spot) return null;
    set.push({ ...spot, id, size });
    free.take([grown(spot, 1)]);
  }
  return set;
}

const sizesOf = ({ sizes, tiny }: Counter, far: boolean) => (far ? [...sizes, tiny] : sizes);

function sizedAs(counter: Counter, size: number, far: boolean): Standing {
  const sizes = sizesOf(counter, far);
  const number = Math.min(size, sizes.length - 1);
  return { id: counter.id, size: number, box: sizes[number]! };
}

function keptFor(ground: Ground, cell: string): Box {
  const [deep] = dotsIn(ground, cell);
  const towards = middle(deep!);
  const best = ground.rooms
    .get(cell)!
    .best(BUNDLE, BUNDLE, (x, y) => away({ x, y, w: BUNDLE, h: BUNDLE }, towards));
  return best ?? deep!;
}

function trayOf(
  ground: Ground,
  open: { clean: Room; free: Room },
  cell: string,
  list: readonly Counter[],
  obstacles: readonly Box[],
): Tray | null {
  const far = ground.scale < FAR;
  const common = ground.common.filter(({ id }) => id !== cell);
  for (const smaller of SMALLER) {
    const standing = list.map((counter) =>
      sizedAs(counter, counter.tray[far ? 1 : 0] + smaller, far),
    );
    const tray = trayFor(open, standing, dotsIn(ground, cell), obstacles, common);
    if (tray) return tray;
  }
  return null;
}

/** Runs something that is worked out in steps to its end at once. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
