/** Every scene of Dune that takes time is seen, or it is said here why not. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { duneScenes } from "../../client/src/stage/dune-scenes";
import { onCard, onMap } from "../../client/src/stage/dune/drawings";

const ON_THE_BATTLE_CARD = "it is part of the battle that is shown on its card";
const IN_ANOTHER = "it is shown within another scene, and by itself only its number changes";

const NOT_DRAWN: Readonly<Record<string, string>> = {
  voice_used: ON_THE_BATTLE_CARD,
  prescience_used: ON_THE_BATTLE_CARD,
  element_shown: ON_THE_BATTLE_CARD,
  hand_swapped: ON_THE_BATTLE_CARD,
  cards_returned: ON_THE_BATTLE_CARD,
  plans_called: ON_THE_BATTLE_CARD,
  plan_looked_at: ON_THE_BATTLE_CARD,
  plans_final: ON_THE_BATTLE_CARD,
  plans_shown: ON_THE_BATTLE_CARD,
  no_traitor: ON_THE_BATTLE_CARD,
  traitor_called: ON_THE_BATTLE_CARD,
  traitor_immune: ON_THE_BATTLE_CARD,
  both_betrayed: ON_THE_BATTLE_CARD,
  totals: ON_THE_BATTLE_CARD,
  leader_killed: ON_THE_BATTLE_CARD,
  battle_won: ON_THE_BATTLE_CARD,
  battle_discards: ON_THE_BATTLE_CARD,
  captive_drawn: ON_THE_BATTLE_CARD,
  captive_killed: ON_THE_BATTLE_CARD,
  captive_kept: ON_THE_BATTLE_CARD,
  storm_killed: IN_ANOTHER,
};

const timed = Object.entries(duneScenes).filter(([, { rank }]) => rank !== "tick");
const drawn = new Set([...Object.keys(onMap), ...Object.keys(onCard)]);

test("every scene that takes time has a drawing", () => {
  assert.ok(timed.length > 90);
  const unseen = timed.filter(([kind, { scene = kind }]) => !drawn.has(scene));
  assert.deepEqual(
    unseen.map(([kind]) => kind).filter((kind) => !(kind in NOT_DRAWN)),
    [],
  );
});

test("every drawing belongs to a scene that takes time", () => {
  const names = new Set(timed.map(([kind, { scene = kind }]) => scene));
  assert.deepEqual(
    [...drawn].filter((name) => !names.has(name)),
    [],
  );
});
