/** Links by which somebody may look on at a table, as far as this browser knows them. */

import type { TableInfo } from "../wire/protocol";
import { api } from "./api";
import { storage } from "./storage";

/** The link by which this browser came to a table, if it did. */
export const linkTo = (table: string): string | null => storage.get(`link.${table}`);

export function rememberLinkTo(table: string, token: string): void {
  storage.set(`link.${table}`, token);
}

/** A new link for spectators; an older one no longer works. */
export async function newWatchLink(table: string): Promise<{ token: string }> {
  const made = await api.watchLink(table);
  storage.set(`watch.${table}`, made.token);
  return made;
}

/**
 * A link for spectators that can be given to others: the one by which the reader looks on, or the host's.
 * None is made as long as a game goes on, as that would shut out whoever looks on by an older one.
 */
export async function linkToPassOn({ id, host, over, seats }: TableInfo): Promise<string | null> {
  if (!host) return seats.some(({ mine }) => mine) ? null : linkTo(id);
  const made = storage.get(`watch.${id}`);
  if (made !== null && (await leadsSomewhere(made))) return made;
  return over ? (await newWatchLink(id)).token : null;
}

const leadsSomewhere = (token: string): Promise<boolean> =>
  api.look(token).then(
    () => true,
    () => false,
  );
