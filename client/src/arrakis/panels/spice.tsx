/** The harvest: paying for imperium markers, stockpiling, and the imperium actions of the Guild. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import { BANS, box } from "../box";
import { Icon } from "../glyphs";
import { actText, boxText, nameOf, t } from "../texts";
import { ImperiumBoard } from "../tracks";
import { stepWith, tableOf } from "../view";
import type { ArrakisTable, Power } from "../view";
import { Foot, Lines, Option, kindsOf, offered, useChoice } from "./common";

const Spice = ({ view }: PanelProps) => {
  const spice = stepWith(view, "spice")?.spice;
  return spice === undefined ? null : (
    <p class="a-hits">
      <Icon id="spice" /> {t("a-spice-left", { number: spice })}
    </p>
  );
};

/** What to pay for one marker: where it goes, and what that brings. */
export function PayMarker(panel: PanelProps) {
  const { decision, view } = panel;
  const table = tableOf(view);
  const draft = new Draft(decision.actions);
  const power = offered(decision, "pay_marker", "power")[0] as Power;
  const prices = (list(draft.values("spice"), 10) ?? []) as number[];
  const [spice, choose] = useState<number | null>(null);
  const action =
    spice !== null && prices.includes(spice) ? draft.with("spice", spice).complete() : null;
  return (
    <div class="a-panel">
      <Spice {...panel} />
      <ImperiumBoard table={table} lights={{}} />
      <div class="a-options" role="group" aria-label={nameOf(power)}>
        {prices.map((price) => (
          <Option
            key={price}
            value={String(price)}
            class="wide"
            chosen={price === spice}
            press={() => choose(price)}
          >
            <Icon id={power} />
            <Lines
              title={actText({ kind: "pay_marker", seat: "", power, spice: price })}
              text={outcome(table, power, price)}
            />
          </Option>
        ))}
      </div>
      <Foot panel={panel} action={action} />
    </div>
  );
}

/** Where the marker stands afterwards, and the ban that threatens on the last row. */
function outcome(table: ArrakisTable, power: Power, price: number): string {
  const row = table.imperium[power];
  const last = box.value.rows.length - 1;
  const next = Math.max(0, Math.min(last, row + (price === 0 ? 1 : price === 2 ? 0 : -1)));
  const ban = next === last ? ` ${boxText(BANS.get(power)!, "effect")}` : "";
  return t(next === row ? "a-row-stays" : "a-row-goes", { from: row + 1, to: next + 1 }) + ban;
}

/** A power to choose: its marker moves, or its imperium action is taken. */
export function PickPower(panel: PanelProps) {
  const kind = kindsOf(panel.decision)[0] ?? "";
  const { values, value, choose, action } = useChoice(panel, kind, "power");
  const left = stepWith(panel.view, "left")?.left;
  return (
    <div class="a-panel">
      <Spice {...panel} />
      {kind === "take_imperium" && left !== undefined && (
        <p class="a-hint">{t("a-actions-left", { number: left })}</p>
      )}
      <div class="a-options" role="group" aria-label={nameOf("power")}>
        {values.map((power) => (
          <Option key={power} class="wide" chosen={power === value} press={() => choose(power)}>
            <Icon id={power} />
            <Lines title={nameOf(power)} text={actText({ kind, seat: "", power })} />
          </Option>
        ))}
      </div>
      <Foot panel={panel} action={action} />
    </div>
  );
}

/** Stockpile or not, keep or not. */
export function SpendTheRest(panel: PanelProps) {
  const { decision } = panel;
  const spending = new Draft(decision.actions, kindsOf(decision)[0] ?? "").complete();
  const [isWanted, want] = useState(false);
  return (
    <div class="a-panel">
      <Spice {...panel} />
      {spending && (
        <Option class="wide" value="spice" chosen={isWanted} press={() => want(!isWanted)}>
          <Icon id="spice" /> {actText(spending)}
        </Option>
      )}
      <Foot panel={panel} action={isWanted ? spending : null} ending={t("a-no-thanks")} />
    </div>
  );
}
