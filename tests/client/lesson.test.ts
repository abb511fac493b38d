/** Lessons: which step is shown, and where its mark stands. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../client/src/core/game-ui";
import { aboveDock, besideTarget, overlaps } from "../../client/src/lesson/beside";
import { foundAt, skipsAnAction, stepNow } from "../../client/src/lesson/steps";
import type { Step } from "../../client/src/lesson/steps";

const step = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  asked: "bid",
  when: {},
  points: [],
  acts: false,
  ...more,
});

const asking = (kind: string, table: unknown = {}, required = true) =>
  ({
    decisions: [{ kind, required, actions: { listed: [] } }],
    table,
  }) as unknown as View;

const STEPS = [
  step("look", { when: { "table.turn": 1 } }),
  step("bid", { when: { "table.turn": 1 }, acts: true }),
  step("other", { asked: "move", acts: true }),
  step("end", { asked: "", when: { "table.turn": [2, 3] } }),
];

const NOBODY = new Set<string>();

test("what is to be read comes first, then what is to be done", () => {
  const view = asking("bid", { turn: 1 });

  assert.equal(stepNow(STEPS, view, NOBODY)?.id, "look");
  assert.equal(stepNow(STEPS, view, new Set(["look"]))?.id, "bid");
  assert.equal(stepNow(STEPS, view, new Set(["look", "bid"]))?.id, "bid");
});

test("a step belongs to what is asked and to what the view shows", () => {
  assert.equal(stepNow(STEPS, asking("move", { turn: 1 }), NOBODY)?.id, "other");
  assert.equal(stepNow(STEPS, asking("move", {}, false), NOBODY), undefined);
  assert.equal(stepNow(STEPS, asking("bid", { turn: 3 }), NOBODY)?.id, "end");
  assert.equal(stepNow(STEPS, asking("bid", { turn: 4 }), NOBODY), undefined);
});

test("an empty list says that nothing stands there", () => {
  const steps = [step("first", { when: { "table.harvesters.0": [] } })];

  assert.equal(stepNow(steps, asking("bid", { harvesters: [] }), NOBODY)?.id, "first");
  assert.equal(stepNow(steps, asking("bid", { harvesters: ["s5_3"] }), NOBODY), undefined);
});

test("a path leads through objects and lists", () => {
  assert.equal(foundAt({ steps: [{ bid: 2 }] }, "steps.0.bid"), 2);
  assert.equal(foundAt({ steps: [] }, "steps.0.bid"), undefined);
});

test("who leaves out something to do went another way", () => {
  assert.equal(skipsAnAction(STEPS, "look", "bid"), false);
  assert.equal(skipsAnAction(STEPS, "look", "other"), true);
  assert.equal(skipsAnAction(STEPS, "", "other"), false);
});

const MARK = { width: 340, height: 180 };
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const DOCK = { left: 940, top: 44, width: 340, height: 630 };
const LOW_DOCK = { left: 0, top: 500, width: 390, height: 344 };
const BAR = { left: 0, top: 0, width: 390, height: 46 };

function* targets(frame: { width: number; height: number }) {
  for (let left = 0; left < frame.width; left += 97) {
    for (let top = 0; top < frame.height; top += 61) {
      yield { left, top, width: 60, height: 40 };
    }
  }
}

test("a mark is in the window and never over what it points at", () => {
  for (const target of targets(DESKTOP)) {
    const mark = besideTarget(MARK, target, DESKTOP, DOCK);
    assert.ok(!overlaps(mark, target), JSON.stringify(target));
    assert.ok(mark.left >= 0 && mark.left + mark.width <= DESKTOP.width);
    assert.ok(mark.top >= 0 && mark.top + mark.height <= DESKTOP.height);
  }
  for (const target of targets(PHONE)) {
    const mark = aboveDock({ ...MARK, width: 374 }, target, PHONE, LOW_DOCK, BAR);
    assert.ok(!overlaps(mark, target), JSON.stringify(target));
  }
});

test("a mark about the dock leaves the rest of the dock free", () => {
  const button = { left: 1200, top: 120, width: 44, height: 44 };

  assert.ok(!overlaps(besideTarget(MARK, button, DESKTOP, DOCK), DOCK));
});

test("on a phone it stands above the dock if it can", () => {
  const button = { left: 20, top: 700, width: 100, height: 48 };
  const mark = aboveDock(MARK, button, PHONE, LOW_DOCK, BAR);

  assert.ok(mark.top + mark.height <= LOW_DOCK.top);
});
