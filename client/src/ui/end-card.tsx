/** The game is over: who has won, and by which rule. */

import type { GameUi, Outcome } from "../core/game-ui";
import { ruleOf } from "../core/rules";
import { t, texts } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { LinkButton } from "./controls";
import { useRules } from "./hooks";
import { Icon } from "./icons";
import { RuleLink } from "./refusal";
import { SeatName } from "./seat";

interface EndCardProps {
  table: TableInfo;
  ui: GameUi;
  outcome: Outcome;
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

export function Verdict({ ui, outcome }: Omit<EndCardProps, "table">) {
  const rules = useRules(ui.game);
  return (
    <div class="verdict">
      <Icon name="crown" />
      <h2>
        {outcome.winners.length
          ? outcome.winners.map((seat) => <SeatName key={seat} game={ui.game} seat={seat} />)
          : t("end-nobody")}
      </h2>
      <p>{texts(ui.game).ending(outcome)}</p>
      {outcome.rule && (
        <p>
          {t("end-rule")}{" "}
          <RuleLink
            game={ui.game}
            rule={outcome.rule}
            title={rules ? ruleOf(rules, outcome.rule)?.title : undefined}
          />
        </p>
      )}
    </div>
  );
}
