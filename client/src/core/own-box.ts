/** An owner's own box: his corrections of cards, tokens, dice and tracks, which a table may be played with. */

import type { TableInfo } from "../wire/protocol";

/** What a box file says; the game that it is for knows the rest. */
export interface OwnBox {
  name: string;
}

/** The box of a table, as the server has read and checked it; null for the one that everybody has. */
export function ownBoxOf({ options }: TableInfo): OwnBox | null {
  const text: unknown = options["box"];
  return typeof text === "string" && text ? (JSON.parse(text) as OwnBox) : null;
}
