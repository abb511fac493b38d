/** The stage of War for Arrakis. */

import { folded, unmoved } from "./arrakis-board";
import { arrakisScenes } from "./arrakis-scenes";
import type { GameStage } from "./game-stage";

export const arrakisStage: GameStage = {
  scenes: arrakisScenes,
  folded,
  unmoved,
  onMap: {},
  onCard: {},
};
