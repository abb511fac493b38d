/** The Battle Plan: leader, number on the wheel, spice, weapon and defense. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import type { Json } from "../../core/space";
import { inHalves } from "../../core/texts";
import { Stepper } from "../../ui/controls";
import { useLightsFor } from "../../ui/lights";
import { Art } from "../art";
import { KWISATZ_HADERACH } from "../box";
import { nameOf, t } from "../texts";
import { battleOf, duneView, opponentIn } from "../view";
import { Absent, BattleHead, LeaderTile, leaderStrength } from "./battle";
import {
  Commit,
  FaceOr,
  PanelFrame,
  Tiles,
  anyValuesOf,
  anyWordsOrNoneOf,
  nameOr,
  numbersOf,
  settle,
  valuesOf,
} from "./common";
import { Dial } from "./dial";

/** With a first choice for what is not settled yet: the strongest leader, no cards, nothing on the wheel. */
function filledIn(draft: Draft): Draft {
  const leaders = [...valuesOf(draft, "leader")].sort(
    (one, other) => leaderStrength(other) - leaderStrength(one),
  );
  const preferred: [string, Json[]][] = [
    ["leader", leaders],
    ["dial", numbersOf(draft, "dial")],
    ["spice", [0]],
    ["weapon", [null]],
    ["defense", [null]],
    ["kwisatz_haderach", [false]],
  ];
  return preferred.reduce((plan, [field, wanted]) => {
    if (field in plan.fixed) return plan;
    const value = [...wanted, ...valuesOf(plan, field)].find((one) => plan.offers(field, one));
    return value === undefined ? plan : plan.with(field, value);
  }, draft);
}

export function PlanPanel({ view, seat, decision, act, refused, lights }: PanelProps) {
  const [plan, setPlan] = useState(() => filledIn(new Draft(decision.actions, "plan_battle")));
  const change = (field: string, value: Json) => setPlan(filledIn(settle(plan, field, value)));
  const { leader, weapon, defense, kwisatz_haderach, dial, spice } = plan.fixed;
  const weapons = anyWordsOrNoneOf(plan, "weapon");
  const defenses = anyWordsOrNoneOf(plan, "defense");
  const dials = numbersOf(new Draft(plan.space, plan.kind), "dial");
  const paid = numbersOf(new Draft(plan.space, plan.kind), "spice");
  const strength = leaderStrength(leader) + (kwisatz_haderach ? KWISATZ_HADERACH.strength : 0);
  const distant = (field: string) => (value: Json) => !plan.offers(field, value);

  /** A number on the wheel, with as little spice as it takes. */
  function turn(number: number): void {
    const { spice: before, ...others } = plan.fixed;
    const free = settle(new Draft(plan.space, plan.kind, others), "dial", number);
    const least = numbersOf(free, "spice")[0] ?? 0;
    setPlan(
      filledIn(
        before !== undefined && free.offers("spice", before) && before === least
          ? free.with("spice", before)
          : free.with("spice", least),
      ),
    );
  }
  /** So much spice, with the number that is nearest to the one on the wheel. */
  function pay(amount: number): void {
    const { dial: before, ...others } = plan.fixed;
    const free = settle(new Draft(plan.space, plan.kind, others), "spice", amount);
    const near = numbersOf(free, "dial").sort(
      (one, other) => Math.abs(one - Number(before)) - Math.abs(other - Number(before)),
    )[0];
    if (near !== undefined) setPlan(filledIn(free.with("dial", near)));
  }
  const cards = [...new Set([...weapons, ...defenses])].filter((card) => card !== null);
  const place = (card: string) => {
    const field = weapons.includes(card) && weapon !== card ? "weapon" : "defense";
    if (weapon === card || defense === card) change(weapon === card ? "weapon" : "defense", null);
    else change(field, card);
  };
  useLightsFor(lights, cards, (card) => ({
    label: nameOf(card),
    chosen: weapon === card || defense === card,
    press: () => place(card),
  }));
  const battle = battleOf(duneView(view));
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <Tiles
        label={t("leader")}
        values={anyWordsOrNoneOf(plan, "leader")}
        value={leader as string | null | undefined}
        choose={(one) => change("leader", one)}
        name={(one) =>
          one === null
            ? t("no-leader")
            : t("leader-strength", { name: nameOf(one), strength: leaderStrength(one) })
        }
        distant={distant("leader")}
        face={(one) => <LeaderTile id={one} />}
      />
      <Absent table={duneView(view).table} seat={seat} offered={anyWordsOrNoneOf(plan, "leader")} />
      {anyValuesOf(plan, "kwisatz_haderach").includes(true) && (
        <label class="dune-check">
          <input
            type="checkbox"
            checked={kwisatz_haderach === true}
            onChange={({ currentTarget }) => change("kwisatz_haderach", currentTarget.checked)}
          />
          <Art name="kwisatz_haderach" class="of-atreides" />
          {t("with-kwisatz", { strength: KWISATZ_HADERACH.strength })}
        </label>
      )}
      <div class="dune-wheel">
        <Dial
          label={t("on-the-wheel")}
          values={dials}
          value={Number(dial ?? 0)}
          turn={turn}
          write={inHalves}
        >
          <text class="under" y="28">
            {t("forces-word")}
          </text>
        </Dial>
        <p class="total" aria-live="polite">
          <span>{t("total")}</span>
          <b>{inHalves(Number(dial ?? 0) + 2 * strength)}</b>
          <small>
            {t("total-made-of", { dial: inHalves(Number(dial ?? 0)), leader: strength })}
          </small>
        </p>
      </div>
      {paid.length > 1 && (
        <Stepper
          label={t("spice-to-support")}
          value={Number(spice ?? 0)}
          low={paid[0] ?? 0}
          high={paid.at(-1) ?? 0}
          step={pay}
        />
      )}
      <div class="dune-arms">
        {(["weapon", "defense"] as const).map((field) => (
          <Tiles
            key={field}
            label={t(field)}
            values={field === "weapon" ? weapons : defenses}
            value={plan.fixed[field] as string | null | undefined}
            choose={(card) => change(field, card)}
            name={(card) => nameOr(t(`no-${field}`), card)}
            distant={distant(field)}
            face={(card) => <FaceOr none={t(`no-${field}`)} card={card} />}
          />
        ))}
      </div>
      <Commit
        action={plan.complete()}
        act={act}
        label={t("seal-plan")}
        hint={t("plan-hint", {
          dial: inHalves(Number(dial ?? 0)),
          spice: Number(spice ?? 0),
          opponent: battle ? nameOf(opponentIn(battle, seat)) : "",
        })}
      />
    </PanelFrame>
  );
}
