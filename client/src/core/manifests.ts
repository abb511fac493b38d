/** The games this client can draw. */

import { manifest as arrakis } from "../arrakis/manifest";
import { manifest as dune } from "../dune/manifest";
import type { GameManifest } from "./game-manifest";

export const MANIFESTS: Readonly<Record<string, GameManifest>> = { dune, arrakis };

export const GAME_NAMES = Object.keys(MANIFESTS);

/** What is known of a game; throws if the client cannot draw it. */
export function manifestOf(game: string): GameManifest {
  const manifest = MANIFESTS[game];
  if (!manifest) throw new Error(`no such game: ${game}`);
  return manifest;
}
