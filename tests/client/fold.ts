/** Where the pictures folded from events differ from the views of recorded games. */

import { readFileSync, writeFileSync } from "node:fs";
import type { GameEvent } from "../../client/src/core/game-ui";
import { arrakisChanges, arrakisModel } from "../../client/src/stage/arrakis-fold";
import type { ArrakisBoard } from "../../client/src/stage/arrakis-fold";
import { duneChanges, duneModel } from "../../client/src/stage/dune-fold";
import type { DuneBoard } from "../../client/src/stage/dune-fold";
import { differences, fold } from "../../client/src/stage/fold";

interface Take<Board> {
  events: GameEvent[];
  table: Board;
}

/** What differs after each action of a game: the number of the action, its events, the places. */
type Fault = [action: number, kinds: string[], places: string[]];

function faultsIn<Board, Model>(
  takes: readonly Take<Board>[],
  modelOf: (table: Board) => Model,
  folded: (before: Model, events: readonly GameEvent[]) => Model,
): Fault[] {
  let before: Model | null = null;
  return takes.flatMap(({ events, table }, action): Fault[] => {
    const after = modelOf(table);
    const places = before === null ? [] : differences(folded(before, events), after);
    before = after;
    return places.length ? [[action, events.map(({ kind }) => kind), places]] : [];
  });
}

const [asked, answered] = process.argv.slice(2);
const { game, games } = JSON.parse(readFileSync(asked!, "utf-8")) as {
  game: string;
  games: Take<never>[][];
};
const faults = games.map((takes) =>
  game === "dune"
    ? faultsIn(takes as Take<DuneBoard>[], duneModel, (before, events) =>
        fold(before, events, duneChanges),
      )
    : faultsIn(takes as Take<ArrakisBoard>[], arrakisModel, (before, events) =>
        fold(before, events, arrakisChanges),
      ),
);
writeFileSync(answered!, JSON.stringify(faults));
