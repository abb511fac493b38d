/** A game's part of the client, fetched with its first table. */

import { showSheet } from "../art/sheet";
import type { GameUi } from "./game-ui";
import { manifestOf } from "./manifests";
import { loadTexts } from "./texts";

const loaded = new Map<string, GameUi>();

/** A game with its words; its pictures come when they come. Throws if the client does not know it. */
export async function loadGame(game: string): Promise<GameUi> {
  const manifest = manifestOf(game);
  void showSheet(game, manifest.art);
  const [{ ui }] = await Promise.all([manifest.load(), loadTexts(game)]);
  loaded.set(game, ui);
  return ui;
}

/** The same for those who only see it once it is there. */
export const loadedGame = (game: string): GameUi | undefined => loaded.get(game);
