/** The stage of Dune. */

import type { GameEvent, View } from "../core/game-ui";
import { stepsAfter } from "../dune/auction";
import { MOVING_STORM } from "../dune/pieces";
import type { DuneTable, DuneView, Forces } from "../wire/dune-view";
import { duneChanges, duneModel } from "./dune-fold";
import type { DuneModel } from "./dune-fold";
import { duneScenes } from "./dune-scenes";
import { Battles } from "./dune/battle/card";
import { onCard, onMap } from "./dune/drawings";
import { fold } from "./fold";
import type { GameStage } from "./game-stage";

type Board = DuneTable["board"];

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

/** Forces and spice that are there before and after; what stands in between is drawn by scenes. */
function unmoved(before: View, after: View): View {
  const [here, there] = [tableOf(before).board, tableOf(after).board];
  const forces: Board["forces"] = {};
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
  const storm = here.storm === there.storm ? here.storm : MOVING_STORM;
  const board = { ...there, storm, shield_wall: here.shield_wall, forces, spice };
  return { ...after, table: { ...table, board } };
}

function folded(view: View, events: readonly GameEvent[]): View {
  const steps = stepsAfter((view as DuneView).steps, events);
  return withModel({ ...view, steps }, fold(duneModel(tableOf(view)), events, duneChanges));
}

export const duneStage: GameStage = {
  scenes: duneScenes,
  folded,
  unmoved,
  onMap,
  onCard,
  Standing: Battles,
};
