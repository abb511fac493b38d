/** The tray of War for Arrakis: dice of both sides at the same moment, and what becomes of them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { legionOf } from "../../client/src/stage/arrakis-board";
import type { Told } from "../../client/src/stage/card";
import { battlesAmong, nowOf } from "../../client/src/stage/arrakis/battle/battle";
import {
  chanceFrom,
  countsOf,
  piecesOf,
  slotsOf,
} from "../../client/src/stage/arrakis/battle/pieces";
import { throwsIn } from "../../client/src/stage/arrakis/battle/throws";

const now = (at: number, ms: number, kind: string, fields = {}): Told => ({
  event: { kind, ...fields },
  at,
  ms,
});
const group = (figures: Record<string, number>) => ({ figures, tokens: 0 });
const roll = (side: string, dice: string[]) =>
  now(700, 1780, "combat_roll", { side, dice, area: "b", round: 1 });
const ROUND = [
  now(0, 650, "attack", {
    side: "harkonnen",
    start: "a",
    target: "b",
    by: "foot",
    surprise: true,
    legions: {
      harkonnen: group({ regular: 2, generic: 1 }),
      atreides: group({ elite: 2 }),
    },
  }),
  roll("harkonnen", ["shield", "sword", "shield"]),
  roll("atreides", ["sword", "sword", "shield", "special"]),
  now(2500, 720, "strips_used", {
    side: "harkonnen",
    leaders: { generic: 1 },
    hits: 1,
    shields: 0,
  }),
  now(3300, 1000, "battle_hits", {
    attacker: "harkonnen",
    defender: "atreides",
    area: "b",
    attacker_hits: 1,
    defender_hits: 1,
    stopped: { harkonnen: 1, atreides: 1 },
    broken: { harkonnen: 1, atreides: 0 },
  }),
  now(4400, 330, "reduced", { side: "atreides", area: "b", figure: "elite" }),
  now(4700, 330, "lost", { side: "harkonnen", area: "a", figure: "regular" }),
];

test("dice of both sides fall at the same moment, and are sorted by their faces", () => {
  const [battle] = battlesAmong(ROUND);
  const pieces = piecesOf(battle!, battle!.rounds[0]!);
  const rolled = [...pieces.atreides, ...pieces.harkonnen].filter(({ chip }) => !chip);

  assert.deepEqual(new Set(rolled.map(({ comes }) => comes.at)), new Set([700]));
  assert.deepEqual(
    pieces.atreides.map(({ face }) => face),
    ["sword", "sword", "shield", "special"],
  );
  assert.ok(pieces.atreides.every(({ slot }, i, all) => i === 0 || slot > all[i - 1]!.slot));
});

test("a surprise adds a special, which a leader turns into hits", () => {
  const [battle] = battlesAmong(ROUND);
  const { harkonnen } = piecesOf(battle!, battle!.rounds[0]!);
  const special = harkonnen.find(({ face }) => face === "special");

  assert.equal(special?.end?.kind, "used");
  assert.deepEqual(
    countsOf(harkonnen, "sword").map(({ number }) => number),
    [1, 2],
  );
});

test("each sword that is stopped meets a shield at the same moment, the rest strikes", () => {
  const [battle] = battlesAmong(ROUND);
  const { atreides, harkonnen } = piecesOf(battle!, battle!.rounds[0]!);
  const ends = (pieces: typeof atreides) => pieces.map(({ face, end }) => `${face} ${end?.kind}`);

  assert.deepEqual(ends(atreides), ["sword met", "sword struck", "shield met", "special idle"]);
  assert.deepEqual(ends(harkonnen).sort(), [
    "shield broken",
    "shield met",
    "special used",
    "sword met",
    "sword struck",
  ]);
  const met = [...atreides, ...harkonnen].flatMap(({ end }) =>
    end?.kind === "met" ? [end.when.at] : [],
  );
  assert.equal(met.length, 4);
  assert.equal(new Set(met).size, 2);
});

test("figures fall or become others", () => {
  const [battle] = battlesAmong(ROUND);

  assert.deepEqual(battle!.fighters.atreides.map(nowOf), ["elite", "regular"]);
  assert.deepEqual(battle!.fighters.harkonnen.map(nowOf), ["regular", null, "generic"]);
});

test("dice lie apart, and fall the same way each time", () => {
  assert.deepEqual(
    slotsOf(["sword", "sword", "shield"]).map((slot) => slot.toFixed(2)),
    ["0.00", "1.10", "2.65"],
  );
  const [one, same] = [chanceFrom("a"), chanceFrom("a")];
  assert.deepEqual([one(), one()], [same(), same()]);
});

test("action dice of both sides are one throw, a worm's losses belong to its throw", () => {
  const throws = throwsIn(
    [
      now(0, 1300, "action_dice", { side: "atreides", dice: ["house"] }),
      now(0, 1300, "action_dice", {
        side: "harkonnen",
        dice: ["mentat", "house"],
      }),
      now(1300, 2600, "worm_attack", {
        start: "a",
        target: "b",
        wild_maker: false,
        dice: ["sword"],
        hits: 1,
        legion: group({ regular: 1, rabban: 1 }),
      }),
      now(3900, 330, "lost", {
        side: "harkonnen",
        area: "b",
        figure: "regular",
      }),
      now(4300, 500, "leaders_alone", {
        side: "harkonnen",
        area: "b",
        leaders: 1,
        figures: { rabban: 1 },
      }),
    ],
    () => false,
    () => undefined,
  );

  assert.deepEqual(
    throws.map(({ lanes }) => lanes.length),
    [2, 2],
  );
  assert.equal(throws[0]!.left?.at, 1300);
  assert.equal(throws[1]!.left, null);
  assert.deepEqual(throws[1]!.lanes[1]!.fighters.map(nowOf), [null, null]);
  assert.deepEqual(
    throws[1]!.lines.map(({ event }) => event.kind),
    ["worm_attack"],
  );
});

test("a special attack is rolled against those who stand there, and a plate tells who is in the tank", () => {
  const revealed = now(0, 900, "token_revealed", { side: "atreides", area: "b", units: {} });
  const [thrown] = throwsIn(
    [
      revealed,
      roll("harkonnen", ["sword", "shield"]),
      now(2500, 330, "lost", { side: "atreides", area: "b", figure: "chani" }),
      now(2900, 1100, "to_tank", { side: "atreides", area: "b", leader: "chani" }),
    ],
    () => false,
    (happened, side, area) => {
      assert.deepEqual([happened, side, area], [[revealed], "atreides", "b"]);
      return legionOf({ regular: 1, chani: 1 });
    },
  );

  const [harkonnen, atreides] = thrown!.lanes;
  assert.deepEqual(harkonnen!.dice, ["sword", "shield"]);
  assert.deepEqual(atreides!.fighters.map(nowOf), ["regular", null]);
  assert.deepEqual(
    thrown!.lines.map(({ event }) => event.kind),
    ["combat_roll"],
  );
  assert.equal(thrown!.left, null);
});

test("a storm shows whom it strikes, and who falls", () => {
  const [thrown] = throwsIn(
    [
      now(0, 1800, "storm", { area: "b", dice: ["sword", "shield"], hits: 1 }),
      now(1800, 330, "lost", {
        side: "harkonnen",
        area: "b",
        figure: "regular",
      }),
    ],
    () => false,
    (_, side) => (side === "harkonnen" ? legionOf({ regular: 1, elite: 1 }) : undefined),
  );

  const [desert, harkonnen] = thrown!.lanes;
  assert.equal(desert!.sign, "storm");
  assert.deepEqual(harkonnen!.fighters.map(nowOf).sort(), ["elite", null]);
});

test("once a battle is over, its tray makes room for what the battle has led to", () => {
  const over = now(5100, 600, "battle_over", { winner: "harkonnen", area: "b" });
  const fallen = now(5700, 1600, "settlement_destroyed", { side: "atreides", area: "b", rank: 1 });
  const points = now(7300, 900, "supremacy", { points: 1, step: 1, from: 0 });
  const [before] = battlesAmong([...ROUND, points]);
  const [after] = battlesAmong([...ROUND, over, fallen, points]);

  assert.equal(before!.left, null);
  assert.equal(after!.left, points);
  assert.ok(after!.lines.includes(fallen));
});

test("a token that is turned up becomes its figures, and nobody falls", () => {
  const [attack] = ROUND;
  const hidden = { figures: { generic: 1 }, tokens: 1 };
  const begun = {
    ...attack!.event,
    legions: { harkonnen: group({ regular: 2 }), atreides: hidden },
  };
  const units = { regular: 1, elite: 1 };
  const revealed = now(650, 600, "token_revealed", {
    side: "atreides",
    area: "b",
    units,
  });
  const [battle] = battlesAmong([{ ...attack!, event: begun }, revealed]);

  assert.deepEqual(battle!.fighters.atreides.map(nowOf).sort(), ["elite", "generic", "regular"]);
});
