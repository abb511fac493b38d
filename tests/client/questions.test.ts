/** A question waits for what it is about, and no longer than the chosen speed says. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, GameEvent, View } from "../../client/src/core/game-ui";
import { Director } from "../../client/src/stage/director";
import { duneScenes } from "../../client/src/stage/dune-scenes";
import { timeline } from "../../client/src/stage/timeline";
import type { Pace } from "../../client/src/stage/timeline";

const EYES = "fremen";
const QUESTION = { kind: "turn", required: true } as unknown as Decision;
/** Milliseconds of two frames, in which the first picture of a take is drawn. */
const FRAMES = 40;
/** What does not concern a seat keeps it no longer from answering. */
const LONGEST = 1500;

const event = (kind: string, fields: Record<string, GameEvent[string]> = {}): GameEvent => ({
  kind,
  ...fields,
});
const battleOf = (aggressor: string): GameEvent[] => [
  event("battle_began", { aggressor, defender: "guild", territory: "arrakeen" }),
  event("plans_shown", { plans: [{ seat: aggressor }, { seat: "guild" }] }),
  event("battle_won", { seat: aggressor, territory: "arrakeen", spice: 3 }),
];
const OF_OTHERS = battleOf("emperor");
const OWN = battleOf(EYES);
const PLACED = event("placed", { seat: "guild", forces: { arrakeen: 1 } });

/** A page with a clock that is set by hand. */
let clock = 0;
let timers: { id: number; at: number; run: () => void }[] = [];
let last = 0;
const later = (run: () => void, ms: number): number => {
  last += 1;
  timers.push({ id: last, at: clock + ms, run });
  return last;
};
const listen = () => undefined;
performance.now = () => clock;
Object.assign(globalThis, {
  document: { hidden: false, addEventListener: listen, removeEventListener: listen },
  window: { setTimeout: later },
  clearTimeout: (id: number) => void (timers = timers.filter((timer) => timer.id !== id)),
  requestAnimationFrame: (run: () => void) => later(run, 16),
});

function wait(ms: number): void {
  const end = clock + ms;
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    clock = Math.max(clock, next.at);
    next.run();
  }
  clock = end;
}

const viewWith = (decisions: readonly Decision[]): View =>
  ({ seats: [], waiting: [], steps: [], decisions, table: {} }) as unknown as View;

function directorAt(pace: Pace): Director {
  clock = 0;
  timers = [];
  return new Director(
    {
      eyes: EYES,
      stage: {
        scenes: duneScenes,
        folded: (view) => view,
        unmoved: (before) => before,
        onMap: {},
        onCard: {},
        Standing: () => null,
      },
      preferences: () => ({ pace, still: false }),
      inWords: () => "",
      hear: () => undefined,
    },
    { sequence: 0, view: viewWith([]), history: [], window: null },
  );
}

/** These takes come one right after the other, the last with a question. */
function tell(director: Director, ...takes: readonly GameEvent[][]): void {
  const history: { sequence: number; event: GameEvent; undone: boolean }[] = [];
  for (const [place, events] of takes.entries()) {
    for (const one of events)
      history.push({ sequence: history.length + 1, event: one, undone: false });
    const decisions = place === takes.length - 1 ? [QUESTION] : [];
    director.receive({
      sequence: history.length,
      view: viewWith(decisions),
      history: [...history],
      window: null,
    });
  }
}

/** Milliseconds until the question is asked. */
function askedAfter(pace: Pace, ...takes: readonly GameEvent[][]): number {
  const director = directorAt(pace);
  tell(director, ...takes);
  while (!director.mayAsk(QUESTION)) {
    assert.ok(clock < 60_000, "it is never asked");
    wait(10);
  }
  return clock;
}

for (const pace of ["calm", "brisk"] as const) {
  test(`who reads at a ${pace} pace is kept for their own battle and no longer`, () => {
    const { decisionAt, length } = timeline({ events: OWN }, duneScenes, { eyes: EYES, pace });
    const asked = askedAfter(pace, OWN);

    assert.ok(asked >= decisionAt, `${asked} of ${decisionAt}`);
    assert.ok(asked <= Math.min(length, decisionAt) + FRAMES + 20, `${asked} of ${decisionAt}`);
  });

  test(`what others do keeps nobody at a ${pace} pace longer than a second and a half`, () => {
    assert.ok(askedAfter(pace, OF_OTHERS) <= LONGEST + FRAMES + 20);
    assert.ok(askedAfter(pace, OF_OTHERS, OF_OTHERS, OF_OTHERS) <= LONGEST + FRAMES + 20);
  });

  test(`a question waits no longer at a ${pace} pace if others go on meanwhile`, () => {
    const director = directorAt(pace);
    const decisions = [QUESTION];
    const history: { sequence: number; event: GameEvent; undone: boolean }[] = [];
    while (!director.mayAsk(QUESTION) || !history.length) {
      history.push({ sequence: history.length + 1, event: PLACED, undone: false });
      const told = { sequence: history.length, history: [...history], window: null };
      director.receive({ ...told, view: viewWith(decisions) });
      wait(500);
    }

    assert.ok(clock <= 2 * LONGEST, `${clock}`);
  });
}

test("a brisk reader is asked sooner than a calm one, and without scenes at once", () => {
  assert.ok(askedAfter("brisk", OWN) < askedAfter("calm", OWN));
  assert.equal(askedAfter("off", OWN), 0);
});

test("who answers is shown nothing older any more", () => {
  const director = directorAt("calm");
  tell(director, OF_OTHERS, OF_OTHERS);
  wait(100);
  assert.notEqual(director.showing.value, null);
  director.answered();

  assert.equal(director.showing.value, null);
  assert.ok(director.mayAsk(QUESTION));
  assert.equal(director.shown.value.sequence, 2 * OF_OTHERS.length);
});
