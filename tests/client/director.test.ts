/** What is left out because the reader looked elsewhere or is asked something, and is played when they ask for it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, GameEvent, View } from "../../client/src/core/game-ui";
import type { HistoryEntry } from "../../client/src/core/history";
import { cuesOf } from "../../client/src/stage/cues";
import { Director } from "../../client/src/stage/director";
import { duneScenes } from "../../client/src/stage/dune-scenes";
import { viewBetween } from "../../client/src/stage/game-stage";
import type { GameStage } from "../../client/src/stage/game-stage";

/** The last call that a director has put off. */
let askIfDue: () => void = () => undefined;
const listen = () => undefined;
const page = {
  hidden: false,
  addEventListener: listen,
  removeEventListener: listen,
};
Object.assign(globalThis, {
  document: page,
  window: { setTimeout: (due: () => void) => void (askIfDue = due) },
  requestAnimationFrame: () => 0,
  cancelAnimationFrame: () => undefined,
});

const stage: GameStage = {
  scenes: duneScenes,
  folded: (view) => view,
  unmoved: (before) => before,
  onMap: {},
  onCard: {},
  Standing: () => null,
};
const WON: GameEvent = {
  kind: "battle_won",
  seat: "guild",
  territory: "arrakeen",
};
const BEGAN: GameEvent = {
  kind: "battle_began",
  aggressor: "guild",
  defender: "emperor",
};
const HELD: GameEvent = {
  kind: "battle_won",
  seat: "fremen",
  territory: "habbanya_ridge_sietch",
};
const DIED: GameEvent = { kind: "leader_killed", leader: "bashar" };
const PAID: GameEvent = { kind: "spice_pledged" };
const QUESTION = { kind: "ship", required: true };
const viewAt = (turn: number, isAsked = false): View => {
  const decisions = isAsked ? [QUESTION] : [];
  return {
    seats: [],
    waiting: [],
    steps: [],
    decisions,
    table: { turn },
  } as unknown as View;
};

/** A director who has been told so many events, each in a take of its own. */
const told = (events: readonly GameEvent[], still = false, isAsked = false): Director =>
  toldInTakes(
    events.map((event) => [event]),
    still,
    isAsked,
  );

function toldInTakes(
  takes: readonly (readonly GameEvent[])[],
  still = false,
  isAsked = false,
): Director {
  const director = new Director(
    {
      eyes: "fremen",
      stage,
      preferences: () => ({ pace: "calm", still }),
      inWords: (events) => events.map(({ kind }) => kind).join(" "),
      hear: () => undefined,
    },
    { sequence: 0, view: viewAt(0), history: [], window: null },
  );
  const history: HistoryEntry[] = [];
  for (const [at, events] of takes.entries()) {
    for (const event of events)
      history.push({ sequence: history.length + 1, event, undone: false });
    director.receive({
      sequence: history.length,
      view: viewAt(at + 1, isAsked && at === takes.length - 1),
      history: [...history],
      window: null,
    });
  }
  return director;
}

function toldWhileHidden(events: readonly GameEvent[]): Director {
  page.hidden = true;
  const director = told(events);
  page.hidden = false;
  return director;
}

const beforeTake = ({ showing }: Director): View | undefined => showing.value?.before;

test("what a hidden tab has cut is counted, bookkeeping is not", () => {
  assert.equal(toldWhileHidden([WON, PAID, WON]).missed.value.number, 2);
  assert.equal(toldWhileHidden([PAID]).missed.value.number, 0);
  assert.equal(told([WON]).missed.value.number, 0);
});

test("it is played from the board of that time, and then the present is shown", () => {
  const director = toldWhileHidden([WON, WON]);
  assert.equal(director.shown.value.sequence, 2);
  director.showMissed();

  assert.equal(director.missed.value.number, 0);
  assert.deepEqual(beforeTake(director), viewAt(0));
  director.skip();
  assert.deepEqual(beforeTake(director), viewAt(1));
  director.skip();
  assert.equal(director.showing.value, null);
  assert.deepEqual(director.shown.value, {
    view: viewAt(2),
    sequence: 2,
    told: 2,
  });
});

test("who answers has no use for it any more", () => {
  const director = toldWhileHidden([WON]);
  director.answered();

  assert.equal(director.missed.value.number, 0);
});

test("all that is skipped is heard, and none of it stands as the caption of the stage", async () => {
  const director = told([BEGAN, WON, DIED]);
  director.skip();
  assert.equal(director.caption.value?.sentence, "battle_began");

  director.answered();
  await Promise.resolve();

  assert.equal(director.told.value, "battle_began battle_won leader_killed");
  assert.equal(director.caption.value, null);
});

test("in a new phase nobody is waited for as before, also while something moves", () => {
  const phase = { kind: "phase", turn: 1, phase: "battle" };
  const asked = {
    ...viewAt(0),
    waiting: [{ seat: "guild" }],
  } as unknown as View;
  const moving = { ...stage, unmoved: (_: View, after: View) => after };
  const [over, running] = cuesOf([phase, WON], duneScenes, 0);

  assert.deepEqual(viewBetween(moving, asked, [phase, WON], [over!], [running!]).waiting, []);
  assert.equal(
    viewBetween(moving, asked, [WON], [], [{ ...running!, events: [0] }]).waiting.length,
    1,
  );
});

test("the caption says whose deed it is, if it is that of one seat", () => {
  const doerAfter = (event: GameEvent) => {
    const director = told([event, PAID]);
    director.skip();
    return director.caption.value?.doer;
  };

  assert.equal(doerAfter(WON), "guild");
  assert.equal(doerAfter(BEGAN), null);
});

test("what a Karama stops is told once, unless it is stopped later", async () => {
  const against = {
    kind: "karama",
    seat: "guild",
    card: "karama",
    against: "voice",
  };
  const stopped = { kind: "stopped", advantage: "voice" };
  const heardOf = async (...takes: GameEvent[][]) => {
    const director = toldInTakes(takes);
    director.answered();
    await Promise.resolve();
    return director.told.value;
  };

  assert.equal(await heardOf([against, stopped]), "karama");
  assert.equal(await heardOf([against], [stopped]), "karama stopped");
});

for (const still of [false, true])
  test(`each scene is told once and in order, ${still ? "in stills" : "in motion"}`, async () => {
    const director = told([], still);
    const heard: string[] = [];
    const end = director.told.subscribe((sentence) => void heard.push(sentence));
    const events = [BEGAN, PAID, WON, DIED].map((event, at) => ({
      sequence: at + 1,
      event,
      undone: false,
    }));
    director.receive({
      sequence: 4,
      view: viewAt(1),
      history: events,
      window: null,
    });
    director.showing.value!.reel.play();
    director.skip();
    await Promise.resolve();
    end();

    // What is skipped is one sentence: of several at a time a reader would speak the last.
    assert.deepEqual(heard, ["", "battle_began battle_won leader_killed"]);
  });

/** Longer than a question waits. */
function waitUntilDue({ showing }: Director): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 2000;
  const { reel, timeline } = showing.value!;
  reel.skip(timeline.decisionAt);
  askIfDue();
  performance.now = now;
}

const mayAsk = (director: Director): boolean => director.mayAsk(QUESTION as Decision);

test("a question that is due leaves out what happened to others", () => {
  const director = told([WON, DIED, WON], false, true);
  assert.equal(mayAsk(director), false);
  waitUntilDue(director);

  assert.equal(mayAsk(director), true);
  assert.equal(director.missed.value.number, 2);
  assert.equal(director.shown.value.sequence, 3);
});

test("it waits for a battle of its own seat", () => {
  const director = told([WON, DIED, HELD, WON], false, true);
  waitUntilDue(director);

  assert.equal(mayAsk(director), false);
  assert.equal(director.missed.value.number, 2);
  assert.deepEqual(beforeTake(director), viewAt(2));
  waitUntilDue(director);
  assert.equal(mayAsk(director), true);
});
