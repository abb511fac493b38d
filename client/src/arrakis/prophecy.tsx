/** The open prescience cards with what lies on them, the secret objectives, and the claims of the round. */

import type { Lights } from "../core/game-ui";
import { CLAIMS_PER_ROUND } from "./box";
import { Card } from "./cards";
import { Icon } from "./glyphs";
import { nameOf, t } from "./texts";
import type { ArrakisTable } from "./view";

interface ProphecyProps {
  table: ArrakisTable;
  lights: Lights;
  onCard: (id: string) => void;
}

export function Prophecy({ table, lights, onCard }: ProphecyProps) {
  return (
    <section class="a-prophecy" aria-label={t("a-prophecy")}>
      <header>
        <Icon id="prescience" />
        <h2>{t("a-prophecy")}</h2>
        <span class="a-holdings">
          {t("a-claims", { number: table.claims, most: CLAIMS_PER_ROUND })} ·{" "}
          {t("a-deck-left", { number: table.prescience_left })}
        </span>
      </header>
      <div class="a-row">
        {table.open_cards.map((id) => (
          <div key={id} class="a-open-card">
            <Card id={id} light={lights[id]} look={() => onCard(id)} />
            {(table.attached[id] ?? []).map((card) => (
              <Card key={card} id={card} brief look={() => onCard(card)} />
            ))}
          </div>
        ))}
        {!table.open_cards.length && <p class="a-none">{t("a-no-open-cards")}</p>}
      </div>
      <Objectives table={table} />
    </section>
  );
}

function Objectives({ table }: { table: ArrakisTable }) {
  const ruledOut = table.ruled_out.filter((cards) => cards.length);
  return (
    <div class="a-row objectives">
      {(table.objectives ?? []).map((id) => (
        <Card key={id} id={id} />
      ))}
      {!table.objectives && (
        <p class="a-none">
          <Icon id="lock" /> {t("a-hidden-objectives", { number: table.objectives_held })}
          {ruledOut.map((cards, place) => (
            <span key={place}> {t("a-ruled-out", { cards: cards.map(nameOf).join(", ") })}</span>
          ))}
        </p>
      )}
    </div>
  );
}
