/** The rules reference of each game, fetched when somebody looks something up. */

import { loadSwitchWords } from "./switches";
import type { Language } from "./texts";

export interface Rule {
  id: string;
  chapter: string;
  title: string;
  text: string;
  source: string;
  options: string[];
}

const SOURCES: Record<string, Record<Language, () => Promise<{ default: Rule[] }>>> = {
  dune: {
    en: () => import("../../generated/dune.rules.en.json"),
    it: () => import("../../generated/dune.rules.it.json"),
  },
  arrakis: {
    en: () => import("../../generated/arrakis.rules.en.json"),
    it: () => import("../../generated/arrakis.rules.it.json"),
  },
};

export async function loadRules(game: string, language: Language): Promise<Rule[]> {
  const [rules] = await Promise.all([SOURCES[game]?.[language](), loadSwitchWords(game)]);
  return rules?.default ?? [];
}

export function ruleOf(rules: Rule[], id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id);
}
