/**
 * Every word that a player reads, from the catalogues shared with Python (landsraad/texts): the same
 * families of messages, the same forms of their arguments, in English and Italian.
 */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentValue, FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { loadCatalogue } from "./catalogues";
import type { GameEvent, Outcome } from "./game-ui";
import { isAction, isObject } from "./space";
import type { Action, Json } from "./space";
import { storage } from "./storage";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
const NO_GAME = "";

/** The messages of a game, or of the client alone, with the names that the game has in its data. */
export interface Catalogue {
  sources: string[];
  names: Record<string, string>;
}

export type Arguments = Record<string, Json | undefined>;

const FULL = "full";
/** The form of an event for the seat that it is about; `you-to` for the one that it names in `to`. */
const YOU = "you";
/** The sector of the storm's start, which games count as 0. */
const LAST_SECTOR = "18";
/** What a catalogue can do with an argument. */
const FUNCTIONS = { HALF: half, SECTOR: sector, SAME: same };
const SIGNS: Record<string, string> = {
  "@": "at",
  "!": "not",
  ">": "over",
  "<=": "up-to",
  ".": "of",
  ":": "for",
};
const COMPOUND = /^(\w+)(@|!|>|<=|\.|:)(.+)$/;

/** The language that is shown; it changes once its catalogues are here. */
export const language = signal<Language>("en");

/** Names of things that have another name at the table on the screen than in the catalogues. */
export const nameOverrides = signal<Partial<Record<Language, Record<string, string>>>>({});

/** The seat that is addressed as “you”; null for those who watch, and where several share a screen. */
export const you = signal<string | null>(null);

/** By catalogue and language. */
const loaded = new Map<string, Texts>();
/** Catalogues that are needed again when the language changes. */
const inUse = new Set<string>([NO_GAME]);

const NOBODY = "none";

/** Where a value stands: in which field of an action or an event, and whose that is. */
interface Within {
  field: string;
  owner: string;
}

const NOWHERE: Within = { field: "", owner: NOBODY };

/** The side or seat that an event, an action or a count is about. */
function ownerOf({ side, seat }: Arguments): string {
  const owner = side === undefined ? seat : side;
  return typeof owner === "string" ? owner : NOBODY;
}

/** The words of one game, or of the client alone, in one language. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly names: Record<string, string>;

  constructor(
    private readonly language: Language,
    { sources, names }: Catalogue,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
    this.names = names;
  }

  /** A message; strings are put in as they are, anything else in words. */
  text(key: string, values: Arguments = {}): string {
    const strings = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return this.message(key, { ...this.forms(values), ...Object.fromEntries(strings) });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** What happened, as far as these eyes saw it. */
  event({ kind, ...fields }: GameEvent): string {
    const forms = [...formsForYou(fields), ...formForSeat(), FULL];
    return this.message(keyOf("event", kind), this.forms(fields), forms);
  }

  /** The question of a decision; it names whoever is asked only if others might be meant. */
  prompt(kind: string, seat: string): string {
    const asked = seat === you.value ? null : this.name(seat);
    return this.text(keyOf("ask", kind), { seat: asked });
  }

  /** An action in words. */
  act({ kind, ...fields }: Action): string {
    const key = keyOf("act", kind);
    return this.has(key) ? this.message(key, this.forms(fields)) : this.name(kind);
  }

  /** A sentence of the rules catalogue, with the facts of the position in their places. */
  reason(sentence: string, facts: Record<string, Json>): string {
    const forms = this.forms(facts);
    return sentence.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => String(forms[name] ?? ""));
  }

  ending({ ending, winners }: Outcome): string {
    return this.text(keyOf("ending", ending), { winners });
  }

  /** The name of a seat, a card, a place, a field; else the word itself. */
  name(word: string): string {
    const key = keyOf("name", word);
    if (this.has(key)) return this.message(key, {});
    const name = nameOverrides.value[this.language]?.[word] ?? this.names[word];
    return name ?? this.compound(word) ?? word.replaceAll("_", " ");
  }

  /** Any value of an action, an event or a view. */
  say(value: Json | undefined, within: Within = NOWHERE): string {
    if (value === null || value === undefined || isEmpty(value)) return this.message("nothing", {});
    if (typeof value === "boolean") return this.message(value ? "yes" : "no", {});
    if (typeof value === "string") return this.name(value);
    if (typeof value === "number") return String(value);
    if (Array.isArray(value)) return this.sayList(value, within);
    if (isAction(value) && this.has(keyOf("act", value.kind))) return this.act(value);
    return this.sayEntries(value, within);
  }

  /** A value to choose in a field, in words of its own where the catalogue has some. */
  choice(field: string, value: Json): string {
    const key = typeof value === "string" ? keyOf("choice", `${field}-${value}`) : "";
    return this.has(key) ? this.message(key, {}) : this.say(value);
  }

  private sayList(value: Json[], within: Within): string {
    const [first, second] = value;
    if (value.length === 2 && typeof second === "number") {
      if (typeof first === "string") return this.counted(first, second, within);
      if (typeof first === "number") return this.message("two-numbers", { first, second });
    }
    const isCounted = (item: Json) => typeof item === "string" && this.has(keyOf("count", item));
    const words = value.filter(isCounted);
    if (words.length < value.length) {
      return value.map((item) => this.say(item, within)).join(value.some(isGroup) ? "; " : ", ");
    }
    const numbers = new Map<string, number>();
    for (const word of words as string[]) numbers.set(word, (numbers.get(word) ?? 0) + 1);
    return [...numbers].map(([word, number]) => this.counted(word, number, within)).join(", ");
  }

  /** So many of something. */
  private counted(word: string, number: number, { field, owner }: Within): string {
    const keys = [keyOf("count", `${field}-${word}`), keyOf("count", word)];
    const key = keys.find((one) => this.has(one));
    if (key) return this.message(key, { number, "owner-id": owner });
    const pairs = [isYou(word) ? "pair-you" : "", keyOf("pair", field)];
    const values = { name: this.name(word), number, "owner-id": owner };
    return this.message(pairs.find((one) => this.has(one)) ?? "pair", values);
  }

  private sayEntries(entries: Record<string, Json>, within: Within): string {
    if (Object.values(entries).every((item) => typeof item === "number")) {
      const pairs = Object.entries(entries).map(([name, number]): Json => [name, number]);
      return this.sayList(pairs, within);
    }
    const lines = Object.entries(entries)
      .filter(([, item]) => item && !isEmpty(item))
      .map(([name, item]) => this.sayEntry(name, item));
    return lines.join(", ") || this.message("nothing", {});
  }

  /** A name with its value, in words of its own where the catalogue has some. */
  private sayEntry(name: string, item: Json): string {
    const key = keyOf("entry", name);
    const values = { name: this.name(name), value: this.say(item) };
    const keys = [isYou(name) ? "entry-you" : "", key];
    return this.message(keys.find((one) => this.has(one)) ?? "entry", values);
  }

  private compound(word: string): string | null {
    const parts = COMPOUND.exec(word);
    if (!parts) return null;
    const [, name, sign, value] = parts as unknown as [string, string, string, string];
    const keys = [keyOf("name", `${name}-${SIGNS[sign]}`), keyOf("name", SIGNS[sign]!)];
    const key = keys.find((one) => this.has(one));
    return key ? this.message(key, this.forms({ name, value })) : null;
  }

  /** The fields of a message in the forms that a catalogue can use. */
  private forms(fields: Arguments): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    const owner = ownerOf(fields);
    if (owner !== NOBODY) values["owner-id"] = owner;
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === "number") {
        values[name] = value;
        continue;
      }
      values[name] = this.say(value, { field: name, owner });
      if (value === null || value === undefined || typeof value === "string") {
        const word = value || NOBODY;
        values[`${name}-id`] = word;
        Object.assign(values, this.attributesOf(name, word));
      } else if (typeof value === "boolean") {
        values[`${name}-id`] = value ? "yes" : "no";
      } else {
        const within = Array.isArray(value) ? value : Object.keys(value);
        values[`${name}-count`] = within.length;
        values[`${name}-others`] = within.filter((one) => one !== owner).length;
        if (Array.isArray(value) && namesYou(value))
          values[`${name}-besides`] = this.say(value.filter((one) => !namesYou(one)));
      }
    }
    return values;
  }

  /** The attributes of a name: the forms in which some sentences need it. */
  private attributesOf(field: string, word: string): Record<string, string> {
    const attributes = this.bundle.getMessage(keyOf("name", word))?.attributes ?? {};
    const forms = Object.entries(attributes).map(
      ([form, pattern]) => [`${field}-${form}`, this.bundle.formatPattern(pattern)] as const,
    );
    return Object.fromEntries(forms);
  }

  /** A message: the first of these forms of which all that it mentions is known, else its plain one. */
  private message(
    key: string,
    values: Record<string, FluentVariable>,
    forms: readonly string[] = [FULL],
  ): string {
    const message = this.bundle.getMessage(key);
    if (!message) return key;
    for (const form of forms) {
      const pattern = message.attributes[form];
      if (pattern === undefined) continue;
      const problems: Error[] = [];
      const text = this.bundle.formatPattern(pattern, values, problems);
      if (!problems.length) return withOneDot(text);
    }
    if (message.value === null) return key;
    return withOneDot(this.bundle.formatPattern(message.value, values, []));
  }
}

/** The forms of an event for a reader whom it is about, or whom it names elsewhere. */
function formsForYou({ seat, side = null, ...others }: Arguments): string[] {
  const about = seat === undefined ? side : seat;
  const named = seat === undefined ? others : { side, ...others };
  const isMine = namesYou(about);
  return [
    ...Object.entries(named)
      .filter(([, value]) => namesYou(value) && !(isMine && Array.isArray(value)))
      .map(([name]) => `${YOU}-${name}`),
    ...(isMine ? [YOU] : []),
  ];
}

/** Where an event can only be about one seat and does not name it: `you-harkonnen`. */
const formForSeat = (): string[] => (you.value === null ? [] : [`${YOU}-${you.value}`]);

/** Whether a value is the reader's seat, or a list in which it stands. */
const namesYou = (value: Json | undefined): boolean =>
  you.value !== null &&
  (value === you.value || (Array.isArray(value) && value.includes(you.value)));

/** Whether this seat is the reader's, who is addressed as “you”. */
export const isYou = (seat: string): boolean => you.value === seat;

/** The words of a game, or of the client alone, in the language that is shown. */
export function texts(game: string = NO_GAME): Texts {
  return loaded.get(`${game} ${language.value}`) ?? loaded.get(` ${language.value}`)!;
}

/** One of the client's own messages. */
export function t(key: string, values?: Arguments): string {
  return texts().text(key, values);
}

/** Fetch the words of a game in the language that is shown. */
export async function loadTexts(game: string = NO_GAME): Promise<void> {
  inUse.add(game);
  await fetchTexts(game, language.value);
}

/** Show another language, at once on every page. */
export async function setLanguage(next: Language): Promise<void> {
  await Promise.all([...inUse].map((game) => fetchTexts(game, next)));
  language.value = next;
  document.documentElement.lang = next;
  storage.set("language", next);
}

/** The language chosen before, else the browser's. */
export function preferredLanguage(): Language {
  const likely = [storage.get("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return likely.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? "en";
}

async function fetchTexts(game: string, language: Language): Promise<void> {
  const name = `${game} ${language}`;
  if (!loaded.has(name)) {
    loaded.set(name, new Texts(language, await loadCatalogue(game, language)));
  }
}

export function keyOf(family: string, word: string): string {
  return `${family}-${word.replaceAll("_", "-")}`;
}

function isEmpty(value: Json): boolean {
  return (Array.isArray(value) && !value.length) || (isObject(value) && !Object.keys(value).length);
}

/** Whether this is several words that belong together, such as an alliance, among others like it. */
function isGroup(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** The dot of an abbreviation, such as that of the Guild Rep., also ends the sentence. */
function withOneDot(text: string): string {
  return text.replace(/(?<!\.)\.\.(?!\.)/g, ".");
}

/** Half of a number, or of every number in a text: `5` is `2½`. */
function half([value]: FluentValue[]): string {
  return plain(value).replace(/\d+/g, (digits) => inHalves(Number(digits)));
}

/** A sector as the rim of the map numbers it, where the one that counts as 0 comes last. */
function sector([value]: FluentValue[]): string {
  return plain(value) === "0" ? LAST_SECTOR : plain(value);
}

/** Whether two words are the same, for a message to choose by. */
function same([one, other]: FluentValue[]): string {
  return plain(one) === plain(other) ? "yes" : "no";
}

const plain = (value: FluentValue | undefined): string =>
  value instanceof FluentNumber ? String(value.value) : String(value);

/** With a capital, as a sentence or a button begins. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As a heading or a button says it: a lone sentence loses its full stop. */
export const headline = (text: string): string =>
  capitalize(/^[^.?!]*\.$/.test(text) ? text.slice(0, -1) : text);

export function inHalves(number: number): string {
  const whole = Math.floor(number / 2);
  return number % 2 ? `${whole || ""}½` : String(whole);
}
