/** The harvest: paying for imperium markers, stockpiling, and the imperium actions of the Guild. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import { BANS, box } from "../box";
import { Icon } from "../glyphs";
import { ImperiumBoard } from "../tracks";
import { stepWith } from "../view";
import type { ArrakisTable, Power } from "../view";
import { nameOf, say, spoken, told, capital } from "../words";
import { Foot, Option, kindsOf, offered, useLit } from "./parts";

const Spice = ({ view }: PanelProps) => {
  const spice = stepWith<number>(view.steps, "spice");
  return spice === undefined ? null : (
    <p class="a-hits">
      <Icon id="spice" /> {say("a-spice-left", { number: spice })}
    </p>
  );
};

/** What to pay for one marker: where it goes, and what that brings. */
export function PayMarker(panel: PanelProps) {
  const { decision, view } = panel;
  const table = view.table as ArrakisTable;
  const draft = new Draft(decision.actions);
  const power = offered(decision, "pay_marker", "power")[0] as Power;
  const prices = (list(draft.values("spice"), 10) ?? []) as number[];
  const [spice, choose] = useState<number | null>(null);
  const action = spice !== null && prices.includes(spice) ? draft.with("spice", spice).complete() : null;
  return (
    <div class="a-panel">
      <Spice {...panel} />
      <ImperiumBoard table={table} lights={{}} />
      <div class="a-options" role="group" aria-label={nameOf(power)}>
        {prices.map((price) => (
          <Option key={price} class="wide" chosen={price === spice} press={() => choose(price)}>
            <Icon id={power} />
            <span>
              <b>{capital(spoken().act({ kind: "pay_marker", seat: "", power, spice: price }))}</b>
              <small>{outcome(table, power, price)}</small>
            </span>
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
  const ban = next === last ? ` ${told(BANS.get(power)!, "effect")}` : "";
  return say(next === row ? "a-row-stays" : "a-row-goes", { from: row + 1, to: next + 1 }) + ban;
}

/** A power to choose: its marker moves, or its imperium action is taken. */
export function PickPower(panel: PanelProps) {
  const { decision, lights, view } = panel;
  const kind = kindsOf(decision)[0] ?? "";
  const powers = offered(decision, kind, "power");
  const [power, choose] = useState("");
  const action = powers.includes(power) ? new Draft(decision.actions, kind, { power }).complete() : null;
  const lit = Object.fromEntries(
    powers.map((one) => [one, { label: nameOf(one), chosen: one === power, press: () => choose(one) }]),
  );
  useLit(lights, lit, [decision, power]);
  const left = stepWith<number>(view.steps, "left");
  return (
    <div class="a-panel">
      <Spice {...panel} />
      {kind === "take_imperium" && left !== undefined && (
        <p class="a-hint">{say("a-actions-left", { number: left })}</p>
      )}
      <div class="a-options" role="group" aria-label={nameOf("power")}>
        {powers.map((one) => (
          <Option key={one} class="wide" chosen={one === power} press={() => choose(one)}>
            <Icon id={one} />
            <span>
              <b>{nameOf(one)}</b>
              <small>{capital(spoken().act({ kind, seat: "", power: one }))}</small>
            </span>
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
  const kind = kindsOf(decision)[0] ?? "";
  return (
    <div class="a-panel">
      <Spice {...panel} />
      <Foot panel={panel} action={new Draft(decision.actions, kind).complete()} ending={say("a-no-thanks")} />
    </div>
  );
}
