/** A game's part of the client, fetched with its first table. */

import type { GameUi } from "./game-ui";
import { manifestOf } from "./manifests";
import { loadTexts } from "./texts";

/** A game with its words; throws if the client does not know it. */
export async function loadGame(game: string): Promise<GameUi> {
  const [{ ui }] = await Promise.all([manifestOf(game).load(), loadTexts(game)]);
  return ui;
}
