/** The stage of Dune. */

import type { View } from "../core/game-ui";
import type { DuneTable, DuneView, Forces } from "../wire/dune-view";
import { duneChanges, duneModel } from "./dune-fold";
import type { DuneModel } from "./dune-fold";
import { duneScenes } from "./dune-scenes";
import { Battles } from "./dune/battle/card";
import { BattleBegan, Exploded } from "./dune/battle/on-map";
import { Moved } from "./dune/moved";
import { Shipped } from "./dune/shipped";
import { fold } from "./fold";
import type { GameStage } from "./game-stage";

const tableOf = (view: View): DuneTable => (view as DuneView).table;

function withModel(view: View, model: DuneModel): View {
  const table = tableOf(view);
  const { turn, phase, storm, shieldWall, forces, advisors, spice, alliances } = model;
  const factions = Object.fromEntries(
    Object.entries(table.factions).map(([seat, faction]) => [
      seat,
      {
        ...faction,
        reserves: model.reserves[seat] ?? faction.reserves,
        tanks: model.tanks[seat] ?? faction.tanks,
        bribes: model.bribes[seat] ?? 0,
      },
    ]),
  );
  const board = { ...table.board, storm, shield_wall: shieldWall, forces, advisors, spice };
  return { ...view, table: { ...table, turn, phase, alliances, factions, board } };
}

const fewer = ([a, b]: Forces, [c, d]: Forces): Forces => [Math.min(a, c), Math.min(b, d)];

/** Forces and spice that are there before and after; the storm stays where it was. */
function unmoved(before: View, after: View): View {
  const [here, there] = [tableOf(before).board, tableOf(after).board];
  const forces: DuneTable["board"]["forces"] = {};
  for (const [cell, seats] of Object.entries(here.forces)) {
    for (const [seat, number] of Object.entries(seats)) {
      const left = fewer(number, there.forces[cell]?.[seat] ?? [0, 0]);
      if (left[0] || left[1]) (forces[cell] ??= {})[seat] = left;
    }
  }
  const spice = Object.fromEntries(
    Object.entries(here.spice).flatMap(([cell, amount]) => {
      const left = Math.min(amount, there.spice[cell] ?? 0);
      return left ? [[cell, left]] : [];
    }),
  );
  const table = tableOf(after);
  const board = { ...table.board, storm: here.storm, forces, spice };
  return { ...after, table: { ...table, board } };
}

export const duneStage: GameStage = {
  scenes: duneScenes,
  folded: (view, events) => withModel(view, fold(duneModel(tableOf(view)), events, duneChanges)),
  unmoved,
  onMap: { moved: Moved, shipped: Shipped, battle_began: BattleBegan, exploded: Exploded },
  onCard: {},
  Standing: Battles,
};
