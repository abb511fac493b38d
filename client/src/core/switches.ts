/** The readings of a game's rules, each a switch: what the book says, and what a table has changed. */

import type { GameOption } from "./api";
import { switchCatalogueOf } from "./catalogues";
import type { Rule } from "./rules";
import type { Json } from "./space";
import { loadTexts, texts } from "./texts";

/** A point where the rules can be read in several ways, as the server tells it. */
interface Reading extends GameOption {
  /** The rule that says what it changes. */
  rule: string;
  /** Where each document prints it; one that is not named says nothing. */
  printed: Record<string, string>;
}

/** The same with what each rule set says of it. */
export interface Switch extends Reading {
  presets: Record<string, Json>;
  nullable: boolean;
  /** The switches that raise the question, with those of their values that do. */
  arises_with: Record<string, Json[]>;
  /** Options of the table without which the question does not arise. */
  only_with: Values;
}

export type Values = Record<string, Json>;

/** What stands for the rule set where a game has only one. */
export const ONLY_SET = "";

/** Whose answer holds for a question that a house rule has raised. */
const ANSWERING = "advanced";

export function isSwitch(option: GameOption): option is Reading {
  return "rule" in option;
}

/** The switches among the options of a game. */
export function switchesOf(options: readonly GameOption[]): Switch[] {
  return options.filter(isSwitch).map((reading) => ({
    presets: { [ONLY_SET]: reading.default },
    nullable: false,
    arises_with: {},
    only_with: {},
    ...reading,
  }));
}

/** The rule set among the options of a table. */
export function rulesetOf({ ruleset }: Values): string {
  return typeof ruleset === "string" ? ruleset : ONLY_SET;
}

/** Whether the question is asked at a table with these options. */
export function fitsTable({ only_with }: Switch, options: Values): boolean {
  return Object.entries(only_with).every(([name, value]) => options[name] === value);
}

/** Every switch with its value in a rule set, and with house rules on top of that. */
export function settle(switches: readonly Switch[], ruleset: string, house: Values): Values {
  const values: Values = {};
  for (const { name, presets } of switches) {
    values[name] = (name in house ? house[name] : presets[ruleset]) ?? null;
  }
  for (const one of switches) {
    const isOpen = values[one.name] === null && isConditional(one) && arises(one, values);
    if (isOpen) values[one.name] = one.presets[ANSWERING] ?? null;
  }
  return values;
}

/** Whether the question is asked at all when the others have these values. */
export function arises(one: Switch, values: Values): boolean {
  const raising = Object.entries(one.arises_with);
  return !raising.length || raising.some(([name, those]) => those.includes(values[name] ?? null));
}

function isConditional({ arises_with }: Switch): boolean {
  return Object.keys(arises_with).length > 0;
}

/** What a switch would be without a house rule of its own. */
export function byTheBook(
  switches: readonly Switch[],
  ruleset: string,
  house: Values,
  name: string,
): Json {
  const { [name]: _, ...others } = house;
  return settle(switches, ruleset, others)[name] ?? null;
}

/** The house rules that make a difference. */
export function changed(switches: readonly Switch[], ruleset: string, house: Values): Switch[] {
  const values = settle(switches, ruleset, house);
  return switches.filter(
    (one) =>
      one.name in house &&
      arises(one, values) &&
      values[one.name] !== byTheBook(switches, ruleset, house, one.name),
  );
}

// Words, from a catalogue of their own, which only readers of rules fetch.

const keyOf = (...parts: string[]): string => `switch-${parts.join("-").replace(/[_/]/g, "-")}`;

export async function loadSwitchWords(game: string): Promise<void> {
  await loadTexts(switchCatalogueOf(game));
}

export function switchName(game: string, name: string): string {
  return texts(switchCatalogueOf(game)).text(keyOf(name));
}

export function switchHint(game: string, name: string): string {
  return texts(switchCatalogueOf(game)).text(keyOf(name, "hint"));
}

/** What a document prints, in our own words. */
export function printedWords(game: string, name: string, document: string): string {
  return texts(switchCatalogueOf(game)).text(keyOf(name, document));
}

export function valueName(game: string, name: string, value: Json): string {
  const words = texts(switchCatalogueOf(game));
  if (value === null) return words.text("switch-never");
  if (typeof value === "boolean") return words.text(value ? "switch-yes" : "switch-no");
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const key = keyOf(name, text);
  return words.has(key) ? words.text(key) : text;
}

/** A piece of a rule's text; one that names a switch or a value says which switch it is. */
interface Piece {
  words: string;
  about?: string;
}

const MARKED = /`([^`]*)`/;

/** The text of a rule, with names in words for the keys of switches and values in it. */
export function piecesOf(game: string, { text, options }: Rule): Piece[] {
  return text
    .split(MARKED)
    .map((part, place) => (place % 2 ? named(game, options, part) : { words: part }));
}

function named(game: string, options: string[], marked: string): Piece {
  const [first, second] = marked.split(" = ") as [string, string?];
  if (options.includes(first)) {
    const name = switchName(game, first);
    return { words: second ? `${name}: ${valueName(game, first, second)}` : name, about: first };
  }
  const words = texts(switchCatalogueOf(game));
  const owner = options.find((name) => words.has(keyOf(name, marked)));
  return { words: owner ? valueName(game, owner, marked) : marked };
}
