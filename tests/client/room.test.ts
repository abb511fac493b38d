/** The geometry of the map's layout: boxes, rooms, names in lines, steps of the zoom. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cuts, depth, meet, nearestIn } from "../../client/src/map/layout/boxes";
import { breaks, widthOf } from "../../client/src/map/layout/lettering";
import { signBefore, sizeOfName, writing } from "../../client/src/map/layout/names";
import { Room, Spots } from "../../client/src/map/layout/room";
import { trayFor } from "../../client/src/map/layout/trays";
import { scaleOf } from "../../client/src/map/use-layout";

const SQUARE = [[0, 0, 40, 0, 40, 40, 0, 40]];
const HOLLOW = [...SQUARE, [10, 10, 30, 10, 30, 30, 10, 30]];

test("a point lies as deep as it is far from the nearest border", () => {
  assert.equal(depth(SQUARE, [20, 5]), 5);
  assert.equal(depth(SQUARE, [20, -3]), -3);
  assert.equal(depth(HOLLOW, [20, 20]), -10);
});

test("a line touches the boxes that it crosses", () => {
  const box = { x: 10, y: 10, w: 10, h: 10 };

  assert.ok(
    cuts(
      [
        [0, 0],
        [30, 30],
      ],
      box,
    ),
  );
  assert.ok(
    !cuts(
      [
        [0, 0],
        [30, 5],
      ],
      box,
    ),
  );
  assert.deepEqual(nearestIn(box, [0, 15]), [10, 15]);
});

test("a room is free inside its outline, clear of its border and of its holes", () => {
  const room = Room.within(HOLLOW, 1, 1);
  const spots = room.spots(5, 5);

  assert.ok(spots.length > 0);
  for (const { x, y, w, h } of spots) {
    for (const corner of [
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ] as const)
      assert.ok(depth(HOLLOW, corner) > 0, `${corner[0]} ${corner[1]}`);
  }
  assert.deepEqual(room.spots(9, 9), []);
});

test("what is taken is taken, in a copy only there", () => {
  const room = Room.open({ x: 0, y: 0, w: 20, h: 20 }, 1);
  const copy = room.copy().take([{ x: 0, y: 0, w: 20, h: 12 }]);

  assert.equal(room.spots(20, 20).length, 1);
  assert.equal(copy.spots(20, 9).length, 0);
  assert.deepEqual(
    copy.best(4, 4, (x, y) => x + y),
    { x: 0, y: 12, w: 4, h: 4 },
  );
});

test("a box is free by the part of it that lies inside and is not taken", () => {
  const room = Room.inside(SQUARE, 1);

  assert.equal(room.freeShare({ x: 0, y: 0, w: 40, h: 40 }), 1);
  assert.equal(room.freeShare({ x: -10, y: 0, w: 20, h: 10 }), 0.5);
  assert.equal(
    room.take([{ x: 0, y: 0, w: 40, h: 20 }]).freeShare({ x: 0, y: 10, w: 4, h: 20 }),
    0.5,
  );
  assert.equal(room.freeShare({ x: 60, y: 60, w: 5, h: 5 }), 0);
});

test("spots are counted as if a box were taken", () => {
  const room = Room.within(SQUARE, 1, 1);
  const box = { x: 3.5, y: 4.5, w: 20, h: 11 };
  const spots = new Spots(room, 8, 8);

  assert.equal(spots.without(box), room.copy().take([box]).spots(8, 8, 2).length);
});

test("names are broken in all ways into three lines at most", () => {
  assert.deepEqual(breaks("Hole in Rock"), [
    ["Hole in Rock"],
    ["Hole", "in Rock"],
    ["Hole", "in", "Rock"],
    ["Hole in", "Rock"],
  ]);
  assert.equal(widthOf("Città"), widthOf("Citta"));
});

test("a symbol leads the first line and stays within the box of its name", () => {
  const lines = ["Habbanya", "Sietch"];
  const [w, h] = sizeOfName(lines, 11, 16);
  const name = { id: "here", x: 5, y: 7, w, h, lines, size: 11, sign: 16 };
  const sign = signBefore(name);
  const [first, second] = writing(name);

  assert.ok(sign.x >= name.x && sign.y >= name.y && sign.y + sign.h <= name.y + h);
  assert.ok(first!.x - (widthOf("Habbanya") * 11) / 2 >= sign.x + sign.w);
  assert.ok(second!.y <= name.y + h && second!.x === name.x + w / 2);
});

test("a tray stands off its dot, and its line crosses nothing", () => {
  const bounds = { x: 0, y: 0, w: 200, h: 160 };
  const wall = { x: 60, y: 0, w: 10, h: 160 };
  const open = {
    clean: Room.open(bounds, 3).take([wall]),
    free: Room.open(bounds, 3).take([wall]),
  };
  const standing = [1, 2].map((id) => ({ id: String(id), size: 0, box: [30, 20] as const }));
  const tray = trayFor(open, standing, [{ x: 20, y: 45, w: 8, h: 8 }], [wall])!;

  assert.ok(tray.x + tray.w <= wall.x, "on this side of the wall");
  assert.ok(!meet(tray, tray.dot));
  assert.equal(tray.at.length, 2);
  assert.ok(!meet(tray.at[0]!, tray.at[1]!));
});

test("a layout is made for the zoom or for one a little farther away", () => {
  const look = (zoom: number) => ({ fit: 0.6, zoom, frame: [600, 600] as const });

  assert.equal(scaleOf(look(1)), 0.6);
  assert.ok(scaleOf(look(1.5)) <= 0.9 && scaleOf(look(1.5)) * 1.15 > 0.9);
  assert.ok(scaleOf(look(8)) < 2);
});
