/** The rules reference of each game, fetched when somebody looks something up. */

import { MANIFESTS } from "./manifests";
import { loadSwitchWords } from "./switches";
import type { Language } from "./texts";

export interface Rule {
  id: string;
  chapter: string;
  title: string;
  text: string;
  source: string;
  /** Why it may forbid something here and now, by name; facts stand in braces. */
  why: Record<string, string | undefined>;
  options: string[];
}

export async function loadRules(game: string, language: Language): Promise<Rule[]> {
  const load = MANIFESTS[game]?.rules[language];
  const [rules] = await Promise.all([load?.(), loadSwitchWords(game)]);
  return rules?.default ?? [];
}

/** A reason of the rule, or of the one that `why` names before a dot. */
export function sentenceOf(rules: Rule[], rule: Rule, why: string): string | undefined {
  const [name = "", other = rule.id] = why.split(".").reverse();
  return ruleOf(rules, other)?.why[name];
}

export function ruleOf(rules: Rule[], id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id);
}
