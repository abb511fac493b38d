/** The stage of War for Arrakis: what is drawn of what happens, and what stands meanwhile. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { tableOf } from "../../client/src/arrakis/view";
import type { GameEvent, View } from "../../client/src/core/game-ui";
import { arrakisScenes } from "../../client/src/stage/arrakis-scenes";
import { arrakisStage } from "../../client/src/stage/arrakis-stage";
import type { ArrakisTable, LegionView } from "../../client/src/wire/arrakis-view";

/** Kinds that are shown elsewhere than over the map, on a plate or as a card. */
const ELSEWHERE: Record<string, string> = {
  action_dice: "the dice tray",
  attack: "the dice tray",
  combat_roll: "the dice tray",
  strips_used: "the dice tray",
  battle_hits: "the dice tray",
  attack_ceased: "the dice tray",
  battle_over: "the dice tray",
  mahdi_die: "the dice tray",
};

test("everything that takes time is drawn", () => {
  const { onMap, onCard } = arrakisStage;
  const timed = Object.entries(arrakisScenes).filter(([, { rank }]) => rank !== "tick");
  const missing = timed.filter(([kind, { scene = kind }]) => !(scene in onMap || scene in onCard));
  assert.deepEqual(
    missing.map(([kind]) => kind).filter((kind) => !(kind in ELSEWHERE)),
    [],
  );
});

const legion = (numbers: Partial<LegionView>): LegionView => ({
  ...{ regular: 0, elite: 0, special: 0, generic: 0, troop: 0, named: [] },
  ...numbers,
});

const viewOf = (table: Partial<ArrakisTable>): View => {
  const empty = {
    ...{ round: 1, phase: "action", settlements: {}, sietches: {}, stations: [], wormsigns: [] },
    ...{ harvesters: [], worms: [], wild_maker: null, air: {}, atomics: "", supremacy: 0 },
    prescience: {},
    imperium: {},
    legions: { atreides: {}, harkonnen: {} },
  };
  return { table: { ...empty, ...table } } as unknown as View;
};

const MARCH: GameEvent = {
  ...{ kind: "moved", side: "harkonnen", start: "carthag", to: "arsunt", by: "az1" },
  ...{ figures: { regular: 2, beast_rabban: 1 }, tokens: 1, way: ["arsunt"] },
};
const BEFORE = viewOf({
  air: { az1: "ornithopter", az2: "carryall" },
  legions: {
    atreides: {},
    harkonnen: {
      carthag: legion({ regular: 3, named: ["beast_rabban"], face_down: { black: 2 } }),
    },
  },
});

test("who moves stands at the goal when the move is over", () => {
  const { legions, air } = tableOf(arrakisStage.folded(BEFORE, [MARCH]));
  assert.deepEqual(
    legions.harkonnen["carthag"],
    legion({ regular: 1, face_down: { standard: 1 } }),
  );
  assert.deepEqual(
    legions.harkonnen["arsunt"],
    legion({ regular: 2, named: ["beast_rabban"], face_down: { standard: 1 } }),
  );
  assert.deepEqual(air, { az2: "carryall" });
});

test("who moves stands nowhere while the move is shown", () => {
  const after = arrakisStage.folded(BEFORE, [MARCH]);
  const { legions, air } = tableOf(arrakisStage.unmoved(BEFORE, after));
  assert.deepEqual(legions.harkonnen, {
    carthag: legion({ regular: 1, face_down: { standard: 1 } }),
  });
  assert.deepEqual(air, { az2: "carryall" });
});

test("a sietch keeps its hidden rank when it moves, and tracks wait for the end of their scene", () => {
  const before = viewOf({
    sietches: { sietch_tabr: { home: "sietch_tabr", found: false, rank: 3 } },
  });
  const after = arrakisStage.folded(before, [
    { kind: "sietch_moved", start: "sietch_tabr", to: "wind_pass" },
    { kind: "supremacy", points: 2, from: 0, step: 2 },
  ]);
  assert.deepEqual(tableOf(after).sietches, {
    wind_pass: { home: "sietch_tabr", found: false, rank: 3 },
  });
  const meanwhile = tableOf(arrakisStage.unmoved(before, after));
  assert.deepEqual([meanwhile.sietches, meanwhile.supremacy], [{}, 0]);
});
