/** The words of Dune in the reader's language. */

import type { Action, Json } from "../core/space";
import { capitalize, isYou, texts } from "../core/texts";
import type { Arguments, Texts } from "../core/texts";

export const gameTexts = (): Texts => texts("dune");

/** A message of the Dune part of the client, whose keys begin with `dune-`. */
export const t = (key: string, values?: Arguments): string =>
  gameTexts().text(`dune-${key}`, values);

export const nameOf = (id: string): string => gameTexts().name(id);

export const namesOf = (ids: readonly string[]): string => gameTexts().say(ids as Json[]);

/** “You” as a subject, or after a preposition. */
type You = "you" | "you-after";

/** A seat by its name, and the reader's as “you”. */
export const whoIs = (seat: string, form: You = "you"): string =>
  isYou(seat) ? t(form) : nameOf(seat);

export const whoAre = (seats: readonly string[], form: You = "you"): string =>
  seats.map((seat) => whoIs(seat, form)).join(", ");

/** An action in words, as on a button. */
export const actText = (action: Action): string => capitalize(gameTexts().act(action));

const ALPHABET = new Intl.Collator();

/** In the order of their names. */
export const byName = (ids: readonly string[]): string[] =>
  ids
    .map((id): [string, string] => [nameOf(id), id])
    .sort(([one], [other]) => ALPHABET.compare(one, other))
    .map(([, id]) => id);

/** Ordinary and special forces as they are counted at the table: 5, or 5 + 2 with a star, or 2 with it. */
export function forcesText([ordinary, special]: readonly [number, number]): string {
  if (special && !ordinary) return `${special}★`;
  return special ? `${ordinary} + ${special}★` : String(ordinary);
}
