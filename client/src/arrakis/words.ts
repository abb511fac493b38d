/** The words of War for Arrakis in the reader's language. */

import { language, texts } from "../core/texts";
import type { Arguments, Texts } from "../core/texts";

export const spoken = (): Texts => texts("arrakis");

/** One of this game's messages. */
export const say = (key: string, values?: Arguments): string => spoken().text(key, values);

export const nameOf = (word: string): string => spoken().name(word);

/** What an item of the box says, in our own words. */
export function told(item: object, field: string): string {
  const words = item as Record<string, unknown>;
  const own = language.value === "it" ? words[`${field}_it`] : undefined;
  return String(own ?? words[field] ?? "");
}

/** The letter on the medallion of a named leader. */
export const letterOf = (leader: string): string => say(`a-letter-${leader.replaceAll("_", "-")}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Several things in one line. */
export const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(", ");

const KINDS = new Set(["regular", "elite", "special", "generic", "troop"]);

/** The name of a figure on a side: Sardaukar or Fedaykin, Bashars or Naibs, or a leader's own. */
export const figureName = (id: string, side: string): string =>
  KINDS.has(id) ? say("a-unit", { kind: id, side }) : nameOf(id);

/** One figure of a side: a Sardaukar or a Fedaykin, or a leader by his name. */
export const oneFigure = (id: string, side: string): string =>
  KINDS.has(id) ? say("a-figures", { kind: id, side, number: 1 }) : nameOf(id);
