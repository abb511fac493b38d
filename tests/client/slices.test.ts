/** The map's layout holds the page up for a moment at a time only. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { TestContext } from "node:test";
import * as arrakis from "../../client/src/arrakis/counters";
import * as dune from "../../client/src/dune/counters";
import arrakisNames from "../../client/generated/arrakis.names.it.json";
import duneNames from "../../client/generated/dune.names.it.json";
import { arrange } from "../../client/src/map/layout/arrange";
import { survey } from "../../client/src/map/layout/ground";
import { boundsOf } from "../../client/src/map/layout/plan";
import type { Plan, Stacks } from "../../client/src/map/layout/plan";
import { Room } from "../../client/src/map/layout/room";
import { SLICE, inSlices } from "../../client/src/map/slices";

/** Milliseconds that each step takes by a clock that only moves then. */
const STEP = 3;

function* stepping(number: number, passed: { ms: number }): Generator<void, string> {
  for (let step = 0; step < number; step++) {
    passed.ms += STEP;
    yield;
  }
  return "done";
}

/** Work of so many steps, and what it has put off. */
function work(t: TestContext, number: number) {
  const passed = { ms: 0 };
  let later: (() => void) | null = null;
  t.mock.method(performance, "now", () => passed.ms);
  t.mock.method(globalThis, "setTimeout", (next: () => void) => void (later = next));
  t.mock.method(globalThis, "clearTimeout", () => (later = null));
  const results: string[] = [];
  const stop = inSlices(stepping(number, passed), (result) => results.push(result));
  const next = () => {
    const slice = later;
    later = null;
    slice?.();
  };
  return { passed, results, stop, next };
}

test("a slice ends with the step that uses its time up", (t) => {
  const { passed, results, next } = work(t, 10);
  const slices = [passed.ms];
  for (let before = passed.ms; !results.length; before = passed.ms) {
    next();
    slices.push(passed.ms - before);
  }

  assert.deepEqual(results, ["done"]);
  assert.ok(slices.length > 2);
  assert.ok(slices.every((ms) => ms < SLICE + STEP));
});

test("what is stopped does nothing more", (t) => {
  const { passed, results, stop, next } = work(t, 10);
  const before = passed.ms;
  stop();
  next();

  assert.equal(passed.ms, before);
  assert.deepEqual(results, []);
});

/** Squares that one step may look at: some 20 ms of work on a slow core; all steps look at millions. */
const MOST = 700_000;
/** A box that is taken is as much work as so many squares. */
const BOX = 50;

/** How many squares each step looks at or takes, whatever machine it runs on. */
function squaresIn<Result>(steps: Generator<void, Result>): {
  squares: number[];
  result: Result;
} {
  const squares: number[] = [];
  for (;;) {
    looked = 0;
    const step = steps.next();
    squares.push(looked);
    if (step.done) return { squares, result: step.value };
  }
}

let looked = 0;
for (const name of ["eachSquare", "take", "copy"] as const) {
  const { [name]: real } = Room.prototype as unknown as Record<
    string,
    (this: Room, ...given: unknown[]) => unknown
  >;
  Object.assign(Room.prototype, {
    [name](this: Room, ...given: unknown[]): unknown {
      const boxes = name === "take" ? [...(given[0] as Iterable<unknown>)].length : 0;
      looked += name === "take" ? BOX * boxes : this.cols * this.rows;
      return real!.apply(this, given);
    },
  });
}

/** Frames of a small desktop, of a large one, and of a phone, and zooms. */
const LOOKS = [
  [944, 676, 1],
  [944, 676, 1.5],
  [1500, 1028, 1],
  [390, 520, 1],
  [390, 520, 2.5],
] as const;

const boards = JSON.parse(readFileSync("../tests/stackings.json", "utf8")) as {
  dune: Parameters<typeof dune.stacksOn>[0][];
  arrakis: Parameters<typeof arrakis.stacksOn>[0][];
};
const nameIn = (names: Record<string, string>) => (id: string) => names[id]!;
const GAMES: Record<string, { plan: Plan; fullest: Stacks }> = {
  dune: {
    plan: dune.planOf(nameIn(duneNames)),
    fullest: dune.stacksOn(boards.dune[0]!),
  },
  arrakis: {
    plan: arrakis.planOf(nameIn(arrakisNames)),
    fullest: arrakis.stacksOn(boards.arrakis[0]!),
  },
};

for (const [game, { plan, fullest }] of Object.entries(GAMES)) {
  for (const [w, h, zoom] of LOOKS) {
    test(`${game}, ${w} × ${h}, zoom ${zoom}: no step is long`, () => {
      const scale = (Math.min(w, h) / 1000) * zoom;
      const ground = squaresIn(survey(plan, boundsOf(1000, scale, [w, h]), scale));
      const counters = squaresIn(arrange(ground.result, fullest));
      const all = [...ground.squares, ...counters.squares];

      assert.ok(Math.max(...all) <= MOST);
    });
  }
}
