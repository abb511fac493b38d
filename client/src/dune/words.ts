/** The words of Dune in the reader's language. */

import type { Json } from "../core/space";
import { texts, type Arguments, type Texts } from "../core/texts";

export const words = (): Texts => texts("dune");

/** A message of the Dune part of the client. */
export const say = (key: string, values?: Arguments): string => words().text(`dune-${key}`, values);

export const nameOf = (id: string): string => words().name(id);

export const namesOf = (ids: readonly string[]): string => words().say(ids as Json[]);

/** Ordinary and special forces as they are counted at the table: 5, or 5 + 2 with a star. */
export function forcesText([ordinary, special]: readonly [number, number]): string {
  return special ? `${ordinary} + ${special}★` : String(ordinary);
}
