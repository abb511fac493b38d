/** The rules at hand, without leaving the table. */

import { t, texts } from "../core/texts";
import { Loading } from "./controls";
import { useRules } from "./hooks";
import { RuleText } from "./rule-text";
import { useRulesSearch } from "./rules-search";

/** Rules that are listed; a narrower search finds the others. */
const MOST = 25;
/** Words that a game may explain. */
const GLOSSARY = [1, 2, 3, 4, 5, 6];

export function RulesDrawer({ game }: { game: string }) {
  const rules = useRules(game);
  const { wanted, field, found } = useRulesSearch(game, rules);
  if (!rules) return <Loading />;
  return (
    <div class="rules-drawer">
      <ol class="lesson-short">
        {[1, 2, 3, 4, 5].map((step) => (
          <li key={step}>{t(`lesson-${game}-${step}`)}</li>
        ))}
      </ol>
      <Glossary game={game} />
      {field}
      {wanted &&
        found.slice(0, MOST).map((rule) => (
          <article key={rule.id} class="rule">
            <h3>
              <span class="rule-id">{rule.id}</span> {rule.title}
            </h3>
            <RuleText game={game} rule={rule} away />
          </article>
        ))}
      <a class="button" href={`/learn/${game}`} target="_blank" rel="noopener">
        {t("rules")}
      </a>
    </div>
  );
}

/** Words that a game uses without explaining them where they stand. */
function Glossary({ game }: { game: string }) {
  const words = texts(game);
  const keys = GLOSSARY.map((number) => `glossary-${number}`).filter((key) => words.has(key));
  if (!keys.length) return null;
  return (
    <details class="glossary" open>
      <summary>{t("glossary")}</summary>
      <ul>
        {keys.map((key) => (
          <li key={key}>{words.text(key)}</li>
        ))}
      </ul>
    </details>
  );
}
