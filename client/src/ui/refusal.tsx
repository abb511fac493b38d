/** Why something was not done, with the rule that says so. */

import { useEffect, useRef } from "preact/hooks";
import { ruleOf, sentenceOf } from "../core/rules";
import type { Rule } from "../core/rules";
import type { Json } from "../core/space";
import { t, texts } from "../core/texts";
import { useRules } from "./hooks";
import { RuleText } from "./rule-text";

interface Why {
  code?: string;
  reason: string;
  rule: string;
  why?: string;
  facts?: Record<string, unknown>;
}

export function Refusal({ game, why }: { game: string; why: Why }) {
  const rules = useRules(why.rule ? game : "");
  const rule = rules && ruleOf(rules, why.rule);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [why, rule]);
  return (
    <div class="refusal" role="alert" ref={box}>
      <strong>{t("refused")}</strong>
      {rules && rule ? (
        <Because game={game} rules={rules} rule={rule} why={why} />
      ) : (
        <p>{inWords(game, why)}</p>
      )}
      {why.rule && <RuleLink game={game} rule={why.rule} title={rule?.title} />}
    </div>
  );
}

/** Why the rule forbids it here and now, or what the rule says. */
function Because({
  game,
  rules,
  rule,
  why,
}: {
  game: string;
  rules: Rule[];
  rule: Rule;
  why: Why;
}) {
  const sentence = sentenceOf(rules, rule, why.why ?? "");
  if (!sentence) return <RuleText game={game} rule={rule} away />;
  return <p>{texts(game).reason(sentence, (why.facts ?? {}) as Record<string, Json>)}</p>;
}

/** What the server says in English, in the reader's language. */
function inWords(game: string, { code, reason, facts = {} }: Why): string {
  if (Array.isArray(facts.first) && facts.first.length > 0) {
    return texts(game).text("refused-first", { first: facts.first as Json[] });
  }
  const key = `refused-${(code ?? "").replaceAll("_", "-")}`;
  return texts().has(key) ? t(key) : reason;
}

export function RuleLink({
  game,
  rule,
  title,
}: {
  game: string;
  rule: string;
  title?: string | undefined;
}) {
  return (
    <a class="rule-link" href={`/learn/${game}#${rule}`} target="_blank" rel="noopener">
      <span class="rule-id">{rule}</span>
      {title && ` ${title}`}
    </a>
  );
}
