/** The stage of War for Arrakis. */

import { arrakisScenes } from "./arrakis-scenes";
import type { GameStage } from "./game-stage";

export const arrakisStage: GameStage = {
  scenes: arrakisScenes,
  folded: (view) => view,
  unmoved: (before) => before,
  onMap: {},
  onCard: {},
  Standing: () => null,
};
