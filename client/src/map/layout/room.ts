/** Free and taken squares over a part of the map; a summed-area table tells at once where a box fits. */

import { hull, sidesOf, squaredDistance } from "./boxes";
import type { Box, Point, Rings } from "./boxes";

/** From the middle of a square to its corner, in sides. */
const CORNER = 0.71;

export class Room {
  /** How many squares are taken above and to the left; null when it has to be counted anew. */
  private sums: Int32Array | null = null;

  private constructor(
    readonly x: number,
    readonly y: number,
    readonly step: number,
    readonly cols: number,
    readonly rows: number,
    private readonly taken: Uint8Array,
  ) {}

  /** A box that is free all over. */
  static open(box: Box, step: number): Room {
    const [cols, rows] = [Math.ceil(box.w / step), Math.ceil(box.h / step)];
    return new Room(box.x, box.y, step, cols, rows, new Uint8Array(cols * rows));
  }

  /** What lies within outlines. */
  static inside(rings: Rings, step: number): Room {
    const room = Room.open(hull(rings), step);
    room.taken.fill(1);
    room.freeInside(rings);
    return room;
  }

  /** What lies within outlines, at least so far from them. */
  static within(rings: Rings, step: number, margin: number): Room {
    const room = Room.inside(rings, step);
    room.keepOff(rings, margin + step * CORNER);
    return room;
  }

  private freeInside(rings: Rings): void {
    for (let row = 0; row < this.rows; row++) {
      const y = this.y + (row + 0.5) * this.step;
      const crossings: number[] = [];
      for (const [[ax, ay], [bx, by]] of sidesOf(rings)) {
        if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      }
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.ceil((crossings[i]! - this.x) / this.step - 0.5);
        const to = Math.floor((crossings[i + 1]! - this.x) / this.step - 0.5);
        for (let col = Math.max(0, from); col <= Math.min(this.cols - 1, to); col++)
          this.taken[row * this.cols + col] = 0;
      }
    }
  }

  private keepOff(rings: Rings, distance: number): void {
    const squared = distance * distance;
    const first = (from: number, start: number) =>
      Math.max(0, Math.floor((from - distance - start) / this.step - 0.5));
    const last = (to: number, start: number, most: number) =>
      Math.min(most - 1, Math.ceil((to + distance - start) / this.step - 0.5));
    for (const [[ax, ay], [bx, by]] of sidesOf(rings)) {
      const right = last(Math.max(ax, bx), this.x, this.cols);
      const bottom = last(Math.max(ay, by), this.y, this.rows);
      for (let row = first(Math.min(ay, by), this.y); row <= bottom; row++) {
        const y = this.y + (row + 0.5) * this.step;
        for (let col = first(Math.min(ax, bx), this.x); col <= right; col++) {
          const x = this.x + (col + 0.5) * this.step;
          if (squaredDistance(x, y, ax, ay, bx, by) <= squared)
            this.taken[row * this.cols + col] = 1;
        }
      }
    }
  }

  copy(): Room {
    return new Room(this.x, this.y, this.step, this.cols, this.rows, this.taken.slice());
  }

  get box(): Box {
    return { x: this.x, y: this.y, w: this.cols * this.step, h: this.rows * this.step };
  }

  take(boxes: Iterable<Box>): this {
    for (const box of boxes) {
      const [left, top, right, bottom] = this.squares(box);
      for (let row = Math.max(0, top); row < Math.min(this.rows, bottom); row++) {
        const start = row * this.cols;
        this.taken.fill(
          1,
          start + Math.max(0, Math.min(this.cols, left)),
          start + Math.max(0, Math.min(this.cols, right)),
        );
      }
    }
    this.sums = null;
    return this;
  }

  /** The squares that a box touches: the first column and row, and those after the last. */
  squares(box: Box): readonly [left: number, top: number, right: number, bottom: number] {
    return [
      Math.floor((box.x - this.x) / this.step),
      Math.floor((box.y - this.y) / this.step),
      Math.ceil((box.x + box.w - this.x) / this.step),
      Math.ceil((box.y + box.h - this.y) / this.step),
    ];
  }

  private table(): Int32Array {
    if (this.sums !== null) return this.sums;
    const { cols, rows, taken } = this;
    const sums = new Int32Array((cols + 1) * (rows + 1));
    for (let row = 0; row < rows; row++) {
      let sum = 0;
      for (let col = 0; col < cols; col++) {
        sum += taken[row * cols + col]!;
        sums[(row + 1) * (cols + 1) + col + 1] = sums[row * (cols + 1) + col + 1]! + sum;
      }
    }
    return (this.sums = sums);
  }

  /** How much of a box is free here; what lies outside the room is not. */
  freeShare(box: Box): number {
    const [left, top, right, bottom] = this.squares(box);
    const col = (value: number) => Math.max(0, Math.min(this.cols, value));
    const row = (value: number) => Math.max(0, Math.min(this.rows, value)) * (this.cols + 1);
    const sums = this.table();
    const at = (across: number, down: number) => sums[row(down) + col(across)]!;
    const taken = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
    const here =
      (col(right) - col(left)) *
      (Math.max(0, Math.min(this.rows, bottom)) - Math.max(0, Math.min(this.rows, top)));
    return (here - taken) / ((right - left) * (bottom - top));
  }

  /** Visits the squares at which a box of this size may have its upper left corner. */
  eachSquare(
    w: number,
    h: number,
    visit: (col: number, row: number) => void,
    { stride = 1, near }: { stride?: number; near?: { at: Point; far: number } } = {},
  ): void {
    const sums = this.table();
    const width = this.cols + 1;
    const [n, m] = [Math.ceil(w / this.step), Math.ceil(h / this.step)];
    let [left, top, right, bottom] = [0, 0, this.cols - n, this.rows - m];
    if (near !== undefined) {
      const { at, far } = near;
      left = Math.max(left, Math.floor((at[0] - far - w - this.x) / this.step));
      top = Math.max(top, Math.floor((at[1] - far - h - this.y) / this.step));
      right = Math.min(right, (at[0] + far - this.x) / this.step);
      bottom = Math.min(bottom, (at[1] + far - this.y) / this.step);
    }
    for (let row = top; row <= bottom; row += stride) {
      const [above, below] = [row * width, (row + m) * width];
      for (let col = left; col <= right; col += stride) {
        const sum =
          sums[below + col + n]! - sums[below + col]! - sums[above + col + n]! + sums[above + col]!;
        if (sum === 0) visit(col, row);
      }
    }
  }

  /** All spots where a box of this size is free. */
  spots(w: number, h: number, stride = 1): Box[] {
    const found: Box[] = [];
    this.eachSquare(
      w,
      h,
      (col, row) => found.push({ x: this.x + col * this.step, y: this.y + row * this.step, w, h }),
      { stride },
    );
    return found;
  }

  /** The cheapest free spot for a box of this size, or null. */
  best(w: number, h: number, cost: (x: number, y: number) => number): Box | null {
    let [least, x, y] = [Infinity, 0, 0];
    this.eachSquare(w, h, (col, row) => {
      const [left, top] = [this.x + col * this.step, this.y + row * this.step];
      const price = cost(left, top);
      if (price < least) [least, x, y] = [price, left, top];
    });
    return least === Infinity ? null : { x, y, w, h };
  }
}

/** The spots of a box in a room, to be counted again and again while other boxes are tried. */
export class Spots {
  private readonly cols: number[] = [];
  private readonly rows: number[] = [];
  private readonly wide: number;
  private readonly high: number;

  constructor(
    private readonly room: Room,
    w: number,
    h: number,
  ) {
    this.wide = Math.ceil(w / room.step);
    this.high = Math.ceil(h / room.step);
    const keep = (col: number, row: number) => void (this.cols.push(col), this.rows.push(row));
    room.eachSquare(w, h, keep, { stride: 2 });
  }

  /** How many are left if this box is taken. */
  without(box: Box): number {
    const [left, top, right, bottom] = this.room.squares(box);
    let number = 0;
    for (let i = 0; i < this.cols.length; i++) {
      const [col, row] = [this.cols[i]!, this.rows[i]!];
      if (col >= right || col + this.wide <= left || row >= bottom || row + this.high <= top)
        number++;
    }
    return number;
  }
}
