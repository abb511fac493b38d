/** Where the boards folded from events differ from those of the views of recorded games. */

import { readFileSync, writeFileSync } from "node:fs";
import type { GameEvent, View } from "../../client/src/core/game-ui";
import { arrakisModel } from "../../client/src/stage/arrakis-fold";
import type { ArrakisBoard } from "../../client/src/stage/arrakis-fold";
import { arrakisStage } from "../../client/src/stage/arrakis-stage";
import { duneModel } from "../../client/src/stage/dune-fold";
import type { DuneBoard } from "../../client/src/stage/dune-fold";
import { duneStage } from "../../client/src/stage/dune-stage";
import { differences } from "../../client/src/stage/fold";
import type { GameStage } from "../../client/src/stage/game-stage";

interface Take<Board> {
  events: GameEvent[];
  table: Board;
}

/** What differs after each action of a game: the number of the action, its events, the places. */
type Fault = [action: number, kinds: string[], places: string[]];

/** The view that is drawn is folded, and what is drawn of it is compared. */
function faultsIn<Board>(
  takes: readonly Take<Board>[],
  { folded }: GameStage,
  modelOf: (table: Board) => unknown,
): Fault[] {
  const drawn = ({ table }: { table: unknown }) => modelOf(table as Board);
  return takes.flatMap(({ events, table }, action): Fault[] => {
    const before = takes[action - 1];
    if (!before) return [];
    const view = { table: before.table, steps: [] } as unknown as View;
    const places = differences(drawn(folded(view, events)), modelOf(table));
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
    ? faultsIn(takes as Take<DuneBoard>[], duneStage, duneModel)
    : faultsIn(takes as Take<ArrakisBoard>[], arrakisStage, arrakisModel),
);
writeFileSync(answered!, JSON.stringify(faults));
