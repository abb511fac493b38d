/** What is shown when: the director's timeline. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent } from "../../client/src/core/game-ui";
import { arrakisScenes } from "../../client/src/stage/arrakis-scenes";
import { duneScenes } from "../../client/src/stage/dune-scenes";
import { latestTraces, playing, skipped, timeline } from "../../client/src/stage/timeline";
import type { Reader, Timeline } from "../../client/src/stage/timeline";

const CALM: Reader = { eyes: null, pace: "calm" };

const event = (kind: string, fields: Record<string, GameEvent[string]> = {}): GameEvent => ({
  kind,
  ...fields,
});
const dune = (events: GameEvent[], reader: Partial<Reader> = {}, own = 0): Timeline =>
  timeline({ events, own }, duneScenes, { ...CALM, ...reader });
const arrakis = (events: GameEvent[], reader: Partial<Reader> = {}): Timeline =>
  timeline({ events }, arrakisScenes, { ...CALM, ...reader });
const times = ({ cues }: Timeline) => cues.map(({ scene, at, ms }) => [scene, at, ms]);

const bid = (amount: number): GameEvent => event("bid_made", { seat: "guild", amount });
const killed = event("storm_killed", {
  seat: "guild",
  forces: 3,
  specials: 0,
  cells: {},
});
const storm = event("storm_moved", {
  sectors: 2,
  storm: 4,
  from: 2,
  spice_lost: {},
});
const battle = event("battle_began", {
  aggressor: "fremen",
  defender: "guild",
});
const plans = event("plans_shown", {
  plans: [{ seat: "fremen" }, { seat: "guild" }],
});
const placed = (cell: string): GameEvent => event("placed", { seat: cell, cell });

test("a beat waits for all before it, and all after waits for it", () => {
  assert.deepEqual(times(dune([placed("a"), battle, placed("b")])), [
    ["placed", 0, 700],
    ["battle_began", 700, 800],
    ["placed", 1500, 700],
  ]);
});

test("accents on different places overlap, on the same place they follow each other", () => {
  const elsewhere = dune([placed("a"), placed("b")]);
  const here = dune([placed("a"), placed("a")]);

  assert.deepEqual(times(elsewhere)[1], ["placed", 120, 700]);
  assert.deepEqual(times(here)[1], ["placed", 700, 700]);
});

test("what is told at the same spot over the board is told one after the other", () => {
  const tank = event("to_tank", { side: "harkonnen", leader: "feyd_rautha" });
  const lost = event("token_lost", { side: "atreides" });
  const drawn = event("card_drawn", { side: "corrino", deck: "corrino" });

  assert.deepEqual(times(arrakis([tank, lost, drawn])), [
    ["to_tank", 0, 1100],
    ["token_lost", 1100, 1100],
    ["card_drawn", 1220, 400],
  ]);
});

test("what is pressed together just fits, and nothing of it is left out", () => {
  const deal = event("deal_made", { number: 1, giver: "fremen" });
  const freed = event("captive_released", { leader: "stilgar", to: "fremen" });

  assert.deepEqual(times(dune([deal, freed])), [
    ["deal_made", 0, 1562],
    ["captive_released", 1562, 937],
  ]);
});

test("a card that passes waits for one that lies on the board", () => {
  const leaves = event("leaves_game", { leader: "feyd_rautha" });
  const drawn = event("card_drawn", { side: "corrino", deck: "corrino" });

  assert.deepEqual(times(arrakis([leaves, drawn])), [
    ["leaves_game", 0, 1300],
    ["card_drawn", 1300, 400],
  ]);
});

test("what the storm kills is told before it moves and shown while it does", () => {
  assert.deepEqual(
    dune([killed, storm]).cues.map(({ scene, events }) => [scene, events]),
    [["storm_moved", [1, 0]]],
  );
});

test("a part without its scene is shown by itself", () => {
  assert.deepEqual(times(dune([killed])), [["storm_killed", 0, 400]]);
});

test("each worm has its own outline", () => {
  const worm = [event("worm_appeared", { territory: "a" }), event("devoured", { territory: "a" })];

  assert.deepEqual(
    dune([...worm, ...worm]).cues.map(({ events }) => events),
    [
      [1, 0],
      [3, 2],
    ],
  );
});

test("that both were betrayed is shown before what they lose", () => {
  const losses = event("battle_losses", {
    seat: "guild",
    forces: 2,
    specials: 0,
  });
  const shown = dune([plans, losses, losses, event("both_betrayed", { seats: [] })]);

  assert.deepEqual(
    shown.cues.map(({ scene }) => scene),
    ["plans_shown", "both_betrayed", "battle_losses", "battle_losses"],
  );
});

test("the same for several seats is one scene", () => {
  const given = ["guild", "fremen", "emperor"].map((seat) => event("charity_given", { seat }));
  const shown = dune(given);

  assert.deepEqual(
    shown.cues.map(({ offsets }) => offsets),
    [[0, 120, 240]],
  );
  assert.equal(shown.length, 840);
});

test("the dice of both sides fall at the same moment", () => {
  const [cue, ...others] = arrakis([
    event("combat_roll", { side: "atreides" }),
    event("combat_roll", { side: "harkonnen" }),
  ]).cues;

  assert.deepEqual([cue?.offsets, others], [[0, 0], []]);
});

test("what partners share is told after the dice of both sides", () => {
  const { cues } = arrakis([
    event("action_dice", { side: "harkonnen", dice: [] }),
    event("dice_shared", { side: "harkonnen", seat: "house" }),
    event("dice_shared", { side: "harkonnen", seat: "corrino" }),
    event("action_dice", { side: "atreides", dice: [] }),
  ]);

  assert.deepEqual(
    cues.map(({ scene, events }) => [scene, events]),
    [
      ["action_dice", [0, 3]],
      ["dice_shared", [1, 2]],
    ],
  );
  assert.deepEqual(cues[0]!.offsets, [0, 0]);
});

test("figures that fall follow each other, within a second and a half", () => {
  const lost = Array.from({ length: 12 }, () => event("lost", { side: "atreides", area: "a" }));
  const [cue, ...others] = arrakis(lost).cues;

  assert.deepEqual([cue?.ms, others], [1500, []]);
});

test("a lot with many bids is sold in less than three seconds", () => {
  const passes = Array.from({ length: 30 }, () => event("bid_passed", { seat: "fremen" }));
  const bids = Array.from({ length: 8 }, (_, place) => bid(place));
  const sold = event("card_bought", { seat: "guild" });
  const shown = dune([event("card_for_sale", { left: 3 }), ...bids, ...passes, sold]);

  assert.equal(shown.cues.length, 1);
  assert.ok(shown.length <= 3000, String(shown.length));
});

test("the next card opens another lot", () => {
  const lot = [
    event("card_for_sale", { left: 3 }),
    bid(1),
    event("card_bought", { seat: "guild" }),
  ];

  assert.deepEqual(
    dune([...lot, ...lot]).cues.map(({ events }) => events.length),
    [3, 3],
  );
});

test("bookkeeping takes no time", () => {
  const shown = dune([event("dialled", { seat: "guild" }), event("planned", { seat: "guild" })]);

  assert.equal(shown.length, 0);
});

test("a brisk reader sees the same in less time", () => {
  const calm = dune([battle, plans]);
  const brisk = dune([battle, plans], { pace: "brisk" });

  assert.deepEqual(
    brisk.cues.map(({ scene }) => scene),
    calm.cues.map(({ scene }) => scene),
  );
  assert.equal(brisk.length, 440 + 1450);
});

test("many accents are pressed together, and the oldest become ticks", () => {
  const some = Array.from({ length: 4 }, () => event("hajr", { seat: "guild" }));
  const many = Array.from({ length: 30 }, () => event("moved", { seat: "guild", way: {} }));

  assert.ok(dune([...some, ...some]).length <= 2500);
  const ranks = dune(many).cues.map(({ rank }) => rank);
  assert.ok(dune(many).length <= 2500);
  assert.deepEqual([ranks[0], ranks.at(-1)], ["tick", "accent"]);
});

test("beats keep their length under the budget", () => {
  const moves = Array.from({ length: 6 }, () => event("moved", { seat: "guild", way: {} }));

  assert.equal(dune([...moves, battle]).cues.at(-1)?.ms, 800);
});

test("nothing takes longer than fourteen seconds", () => {
  const battles = Array.from({ length: 9 }, () => [battle, plans]).flat();

  assert.ok(dune(battles).length <= 14_000);
  assert.ok(dune(battles, { pace: "brisk" }).length <= 7000);
});

test("who falls behind sees things briskly, then only beats, then the present", () => {
  const events = [placed("a"), battle];

  assert.deepEqual(times(dune(events, { lag: 4000 })), times(dune(events, { pace: "brisk" })));
  assert.deepEqual(times(dune(events, { lag: 7000 })), [
    ["placed", 0, 0],
    ["battle_began", 0, 264],
  ]);
  const late = dune(events, { lag: 13_000 });
  assert.deepEqual([times(late), late.missed], [[["cut", 0, 160]], 2]);
});

test("nobody sees what happens in a hidden tab, or more than forty things at once", () => {
  const many = Array.from({ length: 41 }, () => placed("a"));

  assert.equal(dune([battle], { hidden: true }).missed, 1);
  assert.equal(dune(many).missed, 41);
  assert.equal(dune(many, { replay: true }).missed, 0);
  assert.equal(dune(many.slice(1)).missed, 0);
});

test("with scenes off nothing takes long, and nothing is missed", () => {
  const shown = dune([placed("a"), battle], { pace: "off" });

  assert.deepEqual([shown.length, shown.missed], [160, 0]);
});

test("stills have the same times as motions", () => {
  const still = dune([battle, plans], { still: true });

  assert.deepEqual(still.cues, dune([battle, plans]).cues);
  assert.ok(still.still);
});

test("a replay knows no lag", () => {
  assert.deepEqual(times(dune([battle], { lag: 60_000, replay: true })), times(dune([battle])));
});

test("what the reader has done settles quickly; what it causes is played", () => {
  const moved = event("moved", {
    seat: "guild",
    to: "a",
    way: { b: ["c", "a"] },
  });
  const turned = event("became_advisors", {
    seat: "bene_gesserit",
    territory: "x",
  });

  assert.deepEqual(times(dune([moved, turned], {}, 1)), [
    ["moved", 0, 200],
    ["became_advisors", 200, 1200],
  ]);
});

test("a way with more steps takes longer", () => {
  const went = (...way: string[]) => dune([event("moved", { way: { a: way } })]).length;

  assert.ok(went("b") < went("b", "c"));
  assert.equal(went(...Array.from({ length: 11 }, () => "b")), 1700);
});

test("a window lasts until it closes, whatever the pace", () => {
  const calm = dune([plans], { window: 6000 });
  const brisk = dune([plans], { window: 6000, pace: "brisk" });

  assert.deepEqual([calm.holds, calm.length], [[{ at: 2600, ms: 3400 }], 6000]);
  assert.deepEqual([brisk.holds, brisk.length], [[{ at: 1450, ms: 4550 }], 6000]);
  assert.deepEqual(dune([plans], { replay: true }).holds, [{ at: 2600, ms: 400 }]);
  assert.deepEqual(dune([plans]).holds, []);
});

test("in a replay, what follows a window waits until it is over", () => {
  const shown = dune([plans, battle], { replay: true });

  assert.deepEqual(times(shown), [
    ["plans_shown", 0, 2600],
    ["battle_began", 3000, 800],
  ]);
  assert.deepEqual([shown.holds, shown.length], [[{ at: 2600, ms: 400 }], 3800]);
});

test("a decision waits for the reader's own battle, and not for that of others", () => {
  const shown = [battle, plans];

  assert.equal(dune(shown, { eyes: "fremen" }).decisionAt, 3400);
  assert.equal(dune(shown, { eyes: "emperor" }).decisionAt, 1500);
  assert.equal(dune([placed("a")], { eyes: "emperor" }).decisionAt, 700);
});

test("a secret part changes nothing, and what is wholly secret takes no time", () => {
  const bought = event("card_bought", { seat: "guild" });
  const seen = { ...bought, card: "lasgun" };
  const pledged = event("spice_pledged", { seat: "guild", amount: 4 });
  const shown = event("secret_shown", {
    seat: "guild",
    to: ["fremen"],
    what: "hand",
    cards: [],
  });

  assert.deepEqual(times(dune([seen])), times(dune([bought])));
  assert.equal(dune([bought, pledged, shown]).length, dune([bought]).length);
});

test("kinds that no game knows are bookkeeping", () => {
  assert.equal(dune([event("chance"), event("acted"), event("whatever")]).length, 0);
});

test("of each seat the latest traces stay", () => {
  const many = Array.from({ length: 10 }, (_, place) => ({
    seat: "guild",
    place,
  }));
  const kept = latestTraces([...many, { seat: "fremen", place: 10 }]);

  assert.deepEqual(
    kept.map(({ place }) => place),
    [2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
});

test("what runs at a time is known, and skipping leads to the end but not over a window", () => {
  const shown = dune([placed("a"), battle, plans], { window: 9000 });

  assert.deepEqual(
    playing(shown, 1100).map(({ cue, progress }) => [cue.scene, progress]),
    [["battle_began", 0.5]],
  );
  assert.equal(skipped(shown, 100), 4100);
  assert.equal(skipped(shown, 5000), 5000);
  assert.equal(skipped(dune([battle]), 100), 800);
});

test("the same events give the same timeline", () => {
  const events = [killed, storm, battle, plans, bid(3)];

  assert.equal(JSON.stringify(dune(events)), JSON.stringify(dune(structuredClone(events))));
});
