/** The words of War for Arrakis in the reader's language. */

import type { Action } from "../core/space";
import { capitalize, language, texts, you } from "../core/texts";
import type { Arguments, Texts } from "../core/texts";
import { sideOf } from "./view";
import type { Side } from "./view";

export const gameTexts = (): Texts => texts("arrakis");

/** One of this game's messages. */
export const t = (key: string, values?: Arguments): string => gameTexts().text(key, values);

export const nameOf = (word: string): string => gameTexts().name(word);

/** Whether this side is the reader's, who is addressed as “you”. */
export const isYours = (side: Side): boolean => you.value !== null && sideOf(you.value) === side;

/** An action in words, as on a button. */
export const actText = (action: Action): string => capitalize(gameTexts().act(action));

/** A text of an item of the box, in our own words. */
export function boxText(item: object, field: string): string {
  const texts = item as Record<string, string | null | undefined>;
  const translated = language.value === "it" ? texts[`${field}_it`] : undefined;
  return translated ?? texts[field] ?? "";
}

/** The letter on the medallion of a named leader. */
export const letterOf = (leader: string): string => t(`a-letter-${leader.replaceAll("_", "-")}`);

/** Several things in one line. */
export const joined = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(", ");

const KINDS = new Set(["regular", "elite", "special", "generic", "troop"]);

/** The name of a figure on a side: Sardaukar or Fedaykin, Bashars or Naibs, or a leader's own. */
export const figureName = (id: string, side: string): string =>
  KINDS.has(id) ? t("a-unit", { kind: id, side }) : nameOf(id);

/** One figure of a side: a Sardaukar or a Fedaykin, or a leader by name. */
export const oneFigure = (id: string, side: string): string =>
  KINDS.has(id) ? t("a-figures", { kind: id, side, number: 1 }) : nameOf(id);
