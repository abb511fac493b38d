/** The storm: dialling it, and the cards that change its course. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { MAP, SECTORS } from "../box";
import { TreacheryFace } from "../cards";
import { t } from "../texts";
import { duneView, stepOf } from "../view";
import { Commit, PanelFrame, actionOf, numbersOf } from "./common";
import { Dial } from "./dial";

const sectorName = (sector: number): number =>
  MAP.sectors[((sector % SECTORS) + SECTORS) % SECTORS]?.number ?? 0;

export function DialStormPanel({ view, decision, act, refused }: PanelProps) {
  const draft = new Draft(decision.actions, "dial_storm");
  const amounts = numbersOf(draft, "amount");
  const [amount, setAmount] = useState(amounts[Math.floor(amounts.length / 2)] ?? 0);
  return (
    <PanelFrame refused={refused}>
      <p class="hint">
        {t("dial-storm-hint", { sector: sectorName(duneView(view).table.board.storm) })}
      </p>
      <Dial label={t("storm-dial")} values={amounts} value={amount} turn={setAmount} />
      <Commit action={draft.with("amount", amount).complete()} act={act} />
    </PanelFrame>
  );
}

/** Weather Control and Family Atomics, before the storm moves. */
export function BeforeStormPanel({ view: anyView, decision, act, refused }: PanelProps) {
  const view = duneView(anyView);
  const { storm } = view.table.board;
  const step = stepOf(view, "before_storm");
  const control = new Draft(decision.actions, "use_weather_control");
  const controls = control.kinds.includes("use_weather_control");
  const amounts = controls ? numbersOf(control, "sectors") : [];
  const [sectors, setSectors] = useState(amounts[0] ?? 0);
  const atomics = actionOf(decision.actions, "use_family_atomics");
  const pass = actionOf(decision.actions, "pass");
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
      {controls && (
        <>
          <TreacheryFace id="weather_control" />
          <Dial label={t("storm-sectors")} values={amounts} value={sectors} turn={setSectors} />
          <Commit
            action={control.with("sectors", sectors).complete()}
            act={act}
            hint={t("storm-ends-in", { sector: sectorName(storm + sectors) })}
            instead={[pass]}
          />
        </>
      )}
      {atomics && (
        <>
          <TreacheryFace id="family_atomics" full />
          <Commit action={atomics} act={act} instead={controls ? [] : [pass]} />
        </>
      )}
      {!controls && !atomics && <Commit action={pass} act={act} />}
    </PanelFrame>
  );
}
