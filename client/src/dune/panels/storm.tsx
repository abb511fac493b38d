/** The storm: dialling it, and the cards that change its course. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { MAP, SECTORS } from "../box";
import { TreacheryFace } from "../cards";
import { nameOf, t } from "../texts";
import { duneView, stepOf } from "../view";
import { Commit, PanelFrame, Tiles, actionOf, costOf, numbersOf } from "./common";
import { Dial } from "./dial";

const sectorName = (sector: number): number =>
  MAP.sectors[((sector % SECTORS) + SECTORS) % SECTORS]?.number ?? 0;

export function DialStormPanel({ view, seat, decision, act, refused }: PanelProps) {
  const draft = new Draft(decision.actions, "dial_storm");
  const amounts = numbersOf(draft, "amount");
  const dialled = stepOf(duneView(view), "dial_storm")?.dials[seat];
  const [amount, setAmount] = useState<number | null>(dialled ?? null);
  return (
    <PanelFrame refused={refused}>
      <p class="hint">
        {t("dial-storm-hint", { sector: sectorName(duneView(view).table.board.storm) })}
      </p>
      <div class="dune-wheel">
        <Dial label={t("storm-dial")} values={amounts} value={amount} turn={setAmount} />
      </div>
      <Commit
        action={amount === null ? null : draft.with("amount", amount).complete()}
        act={act}
        missing={t("choose-number")}
        hint={t("dial-storm-cost")}
      />
    </PanelFrame>
  );
}

/** What a card does to the storm, or to the wall. */
function stormHint(card: string | undefined, storm: number, sectors: number | null): string {
  if (card === "family_atomics") return t("card-family-atomics");
  return card && sectors !== null
    ? t("storm-ends-in", { sector: sectorName(storm + sectors) })
    : "";
}

/** Weather Control and Family Atomics, before the storm moves. */
export function BeforeStormPanel({ view: anyView, decision, act, refused }: PanelProps) {
  const view = duneView(anyView);
  const { storm } = view.table.board;
  const step = stepOf(view, "before_storm");
  const control = new Draft(decision.actions, "use_weather_control");
  const controls = control.kinds.includes("use_weather_control");
  const amounts = controls ? numbersOf(control, "sectors") : [];
  const [sectors, setSectors] = useState<number | null>(null);
  const atomics = actionOf(decision.actions, "use_family_atomics");
  const cards = [...(controls ? ["weather_control"] : []), ...(atomics ? ["family_atomics"] : [])];
  const [card, setCard] = useState<string | undefined>(undefined);
  const pass = actionOf(decision.actions, "pass");
  const controlling = sectors === null ? null : control.with("sectors", sectors).complete();
  const playing = card === "family_atomics" ? atomics : card ? controlling : null;
  return (
    <PanelFrame refused={refused}>
      {typeof step?.sectors === "number" && (
        <p class="hint">
          {t("storm-will-move", {
            sectors: step.sectors,
            sector: sectorName(storm + step.sectors),
          })}
        </p>
      )}
      {cards.length > 0 && (
        <Tiles<string>
          label={t("storm-cards")}
          values={cards}
          value={card}
          choose={(one) => setCard(one === card ? undefined : one)}
          name={nameOf}
          face={(one) => <TreacheryFace id={one} />}
        />
      )}
      {card === "weather_control" && (
        <div class="dune-wheel">
          <Dial label={t("storm-sectors")} values={amounts} value={sectors} turn={setSectors} />
        </div>
      )}
      {cards.length > 0 ? (
        <Commit
          action={playing}
          act={act}
          missing={t(card ? "choose-number" : "choose-card")}
          hint={stormHint(card, storm, sectors)}
          instead={[pass]}
          cost={costOf(decision)}
        />
      ) : (
        <Commit action={pass} act={act} />
      )}
    </PanelFrame>
  );
}
