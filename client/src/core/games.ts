/** The games this client can draw, each a part of its own that is fetched with its first table. */

import type { GameUi } from "./game-ui";
import { loadTexts } from "./texts";

const GAMES: Record<string, () => Promise<{ ui: GameUi }>> = {
  dune: () => import("../dune/index"),
  arrakis: () => import("../arrakis/index"),
};

export const GAME_NAMES = Object.keys(GAMES);

/** A game with its words; throws if the client does not know it. */
export async function loadGame(game: string): Promise<GameUi> {
  const load = GAMES[game];
  if (!load) throw new Error(`no such game: ${game}`);
  const [{ ui }] = await Promise.all([load(), loadTexts(game)]);
  return ui;
}
