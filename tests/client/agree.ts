/**
 * Answers what Python asks about spaces and sentences, so that a test can compare: reads a file of
 * questions, writes a file of answers.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { Draft } from "../../client/src/core/draft";
import { at, find, size } from "../../client/src/core/space";
import type { Action, Json, Space } from "../../client/src/core/space";
import { Texts } from "../../client/src/core/texts";
import type { Language } from "../../client/src/core/texts";

interface SpaceQuestion {
  space: Space;
  indices: string[];
  values: Json[];
  drafts: { kind: string; fixed: Record<string, Json>; field?: string }[];
}

interface TextQuestion {
  language: Language;
  sources: string[];
  names: Record<string, string>;
  events: { kind: string }[];
  actions: Action[];
  prompts: [string, string][];
  words: string[];
}

const [, , questions, answers] = process.argv as [string, string, string, string];
const { spaces, texts } = JSON.parse(readFileSync(questions, "utf8")) as {
  spaces: SpaceQuestion[];
  texts: TextQuestion[];
};

const aboutSpaces = spaces.map(({ space, indices, values, drafts }) => ({
  size: String(size(space)),
  at: indices.map((index) => at(space, BigInt(index))),
  find: values.map((value) => String(find(space, value))),
  drafts: drafts.map(({ kind, fixed, field }) => {
    const draft = new Draft(space, kind, fixed);
    const ways = String(draft.ways());
    return field === undefined ? { ways } : { ways, values: String(size(draft.values(field))) };
  }),
}));

const aboutTexts = texts.map(({ language, sources, names, events, actions, prompts, words }) => {
  const told = new Texts(language, { sources, names });
  return {
    events: events.map((event) => told.event(event)),
    actions: actions.map((action) => told.act(action)),
    prompts: prompts.map(([kind, seat]) => told.prompt(kind, seat)),
    words: words.map((word) => told.name(word)),
  };
});

writeFileSync(answers, JSON.stringify({ spaces: aboutSpaces, texts: aboutTexts }));
