/** Why something was not done, with the rule that says so. */

import { useEffect, useRef } from "preact/hooks";
import { ruleOf } from "../core/rules";
import { t, texts } from "../core/texts";
import { useRules } from "./hooks";
import { RuleText } from "./rule-text";

interface Why {
  code?: string;
  reason: string;
  rule: string;
}

export function Refusal({ game, why }: { game: string; why: Why }) {
  const rules = useRules(why.rule ? game : "");
  const rule = rules && ruleOf(rules, why.rule);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [why, rule]);
  return (
    <div class="refusal" role="alert" ref={box}>
      <strong>{t("refused")}</strong>
      {rule ? <RuleText game={game} rule={rule} away /> : <p>{inWords(why)}</p>}
      {why.rule && <RuleLink game={game} rule={why.rule} title={rule?.title} />}
    </div>
  );
}

/** What the server says in English, in the reader's language. */
function inWords({ code, reason }: Why): string {
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
