/** The game is over: who has won, and by which rule. */

import type { GameUi, Outcome } from "../core/game-ui";
import { ruleOf } from "../core/rules";
import { capitalize, t, texts } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { LinkButton } from "./controls";
import { useRules } from "./hooks";
import { Icon } from "./icons";
import { RuleLink } from "./refusal";
import { RuleText } from "./rule-text";

interface EndCardProps {
  table: TableInfo;
  ui: GameUi;
  outcome: Outcome;
}

interface VerdictProps {
  ui: GameUi;
  outcome: Outcome;
  turn?: number;
}

export function EndCard({ table, ui, outcome }: EndCardProps) {
  return (
    <article class="end-card">
      <Verdict ui={ui} outcome={outcome} />
      <nav class="end-ways" aria-label={t("end-ways")}>
        <LinkButton href={`/end/${table.id}`} look="main" icon="crown">
          {t("end-page")}
        </LinkButton>
        <LinkButton href={`/replay/${table.id}`} icon="scroll">
          {t("replay")}
        </LinkButton>
        <LinkButton href="/" icon="home">
          {t("home")}
        </LinkButton>
      </nav>
    </article>
  );
}

/** The winners, the turn, and the rule that decided; its text is one press away. */
export function Verdict({ ui, outcome, turn }: VerdictProps) {
  const rules = useRules(ui.game);
  const rule = rules && ruleOf(rules, outcome.rule);
  return (
    <div class="verdict">
      <Icon name="crown" />
      <h2>
        {outcome.winners.length
          ? outcome.winners.map((seat) => (
              <span key={seat} class="victor">
                <ui.Emblem seat={seat} size={56} />
                {capitalize(texts(ui.game).name(seat))}
                <span class="people">{ui.People && <ui.People seat={seat} />}</span>
              </span>
            ))
          : t("end-nobody")}
      </h2>
      <p>{texts(ui.game).ending(outcome)}</p>
      {turn !== undefined && <p class="hint">{t(`end-turn-${ui.game}`, { turn })}</p>}
      {rule && (
        <details class="deciding">
          <summary>{t("end-rule", { rule: rule.title })}</summary>
          <RuleText game={ui.game} rule={rule} />
          <RuleLink game={ui.game} rule={rule.id} />
        </details>
      )}
    </div>
  );
}
