/** The Battle Plan: leader, number on the wheel, spice, weapon and defense. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { same } from "../../core/space";
import type { Json } from "../../core/space";
import { inHalves } from "../../core/texts";
import { Stepper, Toggle } from "../../ui/controls";
import { useLightsFor } from "../../ui/lights";
import { Art } from "../art";
import { KWISATZ_HADERACH } from "../box";
import { leaderText } from "../cards";
import { forcesText, nameOf, t } from "../texts";
import { battleOf, duneView, forcesIn, sealedPlan } from "../view";
import type { DuneView, Whereabouts } from "../view";
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
} from "./common";
import { Dial } from "./dial";
import { begun, forcesLost, openField, withoutKwisatz } from "./plan-fields";

export function PlanPanel({ view, seat, decision, act, refused, lights }: PanelProps) {
  const { table } = duneView(view);
  const battle = battleOf(duneView(view));
  const [plan, setPlan] = useState(() =>
    begun(new Draft(decision.actions, "plan_battle"), sealedPlan(duneView(view), seat)),
  );
  const change = (field: string, value: Json) =>
    setPlan(
      field in plan.fixed && same(plan.fixed[field], value)
        ? plan.without(field)
        : settle(plan, field, value),
    );
  const { leader, weapon, defense, kwisatz_haderach, dial } = plan.fixed;
  const leaders = anyWordsOrNoneOf(plan, "leader");
  const weapons = anyWordsOrNoneOf(plan, "weapon");
  const defenses = anyWordsOrNoneOf(plan, "defense");
  const dials = numbersOf(new Draft(plan.space, plan.kind), "dial");
  const strength = leaderStrength(leader) + (kwisatz_haderach ? KWISATZ_HADERACH.strength : 0);
  const whereIs = (one: string | null) => (one === null ? undefined : table.leaders[one]?.where);
  const distant = (field: string) => (value: Json) => !plan.offers(field, value);

  /** A number on the wheel, with as little spice as it takes. */
  function turn(number: number): void {
    const { spice: _, ...others } = plan.fixed;
    const free = settle(new Draft(plan.space, plan.kind, others), "dial", number);
    const least = numbersOf(free, "spice")[0] ?? 0;
    setPlan(free.with("spice", least));
  }
  /** So much spice, with the number that is nearest to the one on the wheel. */
  function pay(amount: number): void {
    const { dial: before, ...others } = plan.fixed;
    const free = settle(new Draft(plan.space, plan.kind, others), "spice", amount);
    const wheel = Number(before ?? 0);
    const [near] = numbersOf(free, "dial").sort(
      (one, other) => Math.abs(one - wheel) - Math.abs(other - wheel),
    );
    if (near !== undefined) setPlan(free.with("dial", near));
  }
  const cards = [...new Set([...weapons, ...defenses])].filter((card) => card !== null);
  const place = (card: string) => {
    const isWeapon = weapon === card || (defense !== card && weapons.includes(card));
    change(isWeapon ? "weapon" : "defense", card);
  };
  useLightsFor(lights, cards, (card) => ({
    label: nameOf(card),
    chosen: weapon === card || defense === card,
    press: () => place(card),
  }));
  const most = Math.max(weapons.length, defenses.length);
  const open = openField(plan);
  const wheel = dial === undefined ? null : Number(dial);
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <Tiles
        class="dune-leaders"
        label={t("leader")}
        note={leader === undefined ? "" : t("strength", { strength })}
        values={leaders}
        value={leader as string | null | undefined}
        choose={(one) => change("leader", one)}
        name={(one) => (one === null ? t("no-leader") : leaderName(one, whereIs(one)))}
        distant={distant("leader")}
        face={(one) => <LeaderTile id={one} where={whereIs(one)} />}
        beside={<Absent table={table} seat={seat} offered={leaders} />}
      />
      <div class="dune-wheel">
        <Dial label={t("on-the-wheel")} values={dials} value={wheel} turn={turn} write={inHalves}>
          <text class="under" y="24">
            {t("of-forces", { forces: forcesText(forcesIn(table, seat, battle?.cells ?? [])) })}
          </text>
        </Dial>
        <Total wheel={wheel} strength={strength} />
        <Besides plan={plan} pay={pay} change={change} />
      </div>
      <div class={`dune-arms${most > 4 ? " many" : ""}`} data-most={most}>
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
      <WithoutLeader leaders={leaders} hand={table.factions[seat]?.hand} />
      <Commit
        action={open === null ? withoutKwisatz(plan).complete() : null}
        act={act}
        missing={t(open === null ? "not-together" : `choose-${open}`)}
        label={t("seal-plan", {
          dial: inHalves(wheel ?? 0),
          leader: typeof leader === "string" ? nameOf(leader) : t("no-leader"),
        })}
        hint={<Stakes view={duneView(view)} seat={seat} plan={plan} />}
      />
    </PanelFrame>
  );
}

/** Of a captive it is said that it is one. */
const leaderName = (id: string, where: Whereabouts | undefined): string =>
  where === "captive"
    ? leaderText(id, where)
    : t("leader-strength", { name: nameOf(id), strength: leaderStrength(id) });

/** What the wheel and the leader come to, as far as they are chosen. */
function Total({ wheel, strength }: { wheel: number | null; strength: number }) {
  const dial = wheel === null ? "?" : inHalves(wheel);
  return (
    <p class="total" aria-live="polite">
      <span>{t("total")}</span>
      <b>{wheel === null ? "?" : inHalves(wheel + 2 * strength)}</b>
      <small>{t("total-made-of", { dial, leader: strength })}</small>
    </p>
  );
}

interface WithoutLeaderProps {
  /** Those who can be chosen. */
  leaders: readonly (string | null)[];
  hand: readonly string[] | undefined;
}

/** Why the cards of a hand cannot be chosen. */
function WithoutLeader({ leaders, hand = [] }: WithoutLeaderProps) {
  if (leaders.some(Boolean) || !hand.length) return null;
  return <p class="hint">{t("no-leader-no-cards")}</p>;
}

interface BesidesProps {
  plan: Draft;
  pay: (amount: number) => void;
  change: (field: string, value: Json) => void;
}

/** Of the advanced game: spice to support the forces, and the Kwisatz Haderach. */
function Besides({ plan, pay, change }: BesidesProps) {
  const { spice, kwisatz_haderach } = plan.fixed;
  const paid = numbersOf(new Draft(plan.space, plan.kind), "spice");
  const offersKwisatz = anyValuesOf(plan, "kwisatz_haderach").includes(true);
  if (paid.length < 2 && !offersKwisatz) return null;
  return (
    <div class="besides">
      {paid.length > 1 && (
        <Stepper
          label={t("spice-to-support")}
          shown={t("spice-support-short")}
          value={Number(spice ?? 0)}
          low={paid[0] ?? 0}
          high={paid.at(-1) ?? 0}
          step={pay}
        />
      )}
      {offersKwisatz && (
        <Toggle
          class={`kwisatz${plan.offers("kwisatz_haderach", true) ? "" : " distant"}`}
          title={t("with-kwisatz", { strength: KWISATZ_HADERACH.strength })}
          pressed={kwisatz_haderach === true}
          press={() => change("kwisatz_haderach", true)}
        >
          <Art name="kwisatz_haderach" class="of-atreides" />
          {t("kwisatz-short", { strength: KWISATZ_HADERACH.strength })}
        </Toggle>
      )}
    </div>
  );
}

interface StakesProps {
  view: DuneView;
  seat: string;
  plan: Draft;
}

/** What is lost by winning, and what by losing. */
function Stakes({ view, seat, plan }: StakesProps) {
  const battle = battleOf(view);
  if (battle === null) return null;
  const { dial, spice, weapon, defense } = plan.fixed;
  const there = forcesIn(view.table, seat, battle.cells);
  const lost = forcesLost(plan, there);
  const cards = [weapon, defense].filter((card) => typeof card === "string").length;
  const stakes = {
    forces: forcesText(there),
    number: there[0] + there[1],
    spice: Number(spice ?? 0),
    cards,
  };
  return (
    <>
      <span class="if-won">
        <b>{t("if-won")}</b>{" "}
        {dial === undefined
          ? t("plan-if-won-open")
          : lost === null
            ? t("plan-if-won", { ...stakes, dial: inHalves(Number(dial)) })
            : t("plan-if-won-forces", { ...stakes, lost })}
        {lost === stakes.number && <> {t("plan-nobody-stays")}</>}
      </span>
      <span class="if-lost">
        <b>{t("if-lost")}</b> {t("plan-if-lost", stakes)}
      </span>
    </>
  );
}
