/** An owner's own box: their corrections of cards, tokens, dice and tracks, for tables that want them. */

import type { TableInfo } from "../wire/protocol";

/** The name of a box; the game that it is for knows the rest of its file. */
export interface OwnBox {
  name: string;
}

/** The file of a table's own box, as the server has read and checked it; "" for the standard box. */
export function boxFileOf({ options }: TableInfo): string {
  const file = options["box"];
  return typeof file === "string" ? file : "";
}

/** A table's own box; null for the standard box. */
export function ownBoxOf(table: TableInfo): OwnBox | null {
  return parseBox(boxFileOf(table));
}

export function parseBox(file: string): OwnBox | null {
  return file ? (JSON.parse(file) as OwnBox) : null;
}
