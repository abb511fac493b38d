/** The Battle Plan: leader, number on the wheel, spice, weapon and defense. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import type { Json } from "../../core/space";
import { inHalves } from "../../core/texts";
import { Stepper } from "../../ui/controls";
import { KWISATZ_HADERACH } from "../box";
import { TreacheryFace } from "../cards";
import { battleOf, opponentIn } from "../view";
import { nameOf, say } from "../words";
import {
  anyValuesOf,
  Commit,
  duneView,
  numbersOf,
  PanelFrame,
  settle,
  Tiles,
  useLights,
  valuesOf,
} from "./kit";
import { BattleHead, leaderStrength, LeaderTile } from "./battle";
import { Dial } from "./dial";

/** What is not settled yet, as one would begin: the strongest leader, no cards, nothing on the wheel. */
function filledIn(draft: Draft): Draft {
  const leaders = [...valuesOf(draft, "leader")].sort(
    (one, other) => leaderStrength(other) - leaderStrength(one),
  );
  const wishes: [string, Json[]][] = [
    ["leader", leaders],
    ["dial", numbersOf(draft, "dial")],
    ["spice", [0]],
    ["weapon", [null]],
    ["defense", [null]],
    ["kwisatz_haderach", [false]],
  ];
  return wishes.reduce((plan, [field, wanted]) => {
    if (field in plan.fixed) return plan;
    const value = [...wanted, ...valuesOf(plan, field)].find((one) => plan.offers(field, one));
    return value === undefined ? plan : plan.with(field, value);
  }, draft);
}

export function PlanPanel({ view, seat, decision, act, refused, lights }: PanelProps) {
  const [plan, setPlan] = useState(() => filledIn(new Draft(decision.actions, "plan_battle")));
  const change = (field: string, value: Json) => setPlan(filledIn(settle(plan, field, value)));
  const { leader, weapon, defense, kwisatz_haderach, dial, spice } = plan.fixed;
  const weapons = anyValuesOf(plan, "weapon") as (string | null)[];
  const defenses = anyValuesOf(plan, "defense") as (string | null)[];
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
  const cards = [...new Set([...weapons, ...defenses])].filter((card): card is string => card !== null);
  const place = (card: string) => {
    const field = weapons.includes(card) && weapon !== card ? "weapon" : "defense";
    if (weapon === card || defense === card) change(weapon === card ? "weapon" : "defense", null);
    else change(field, card);
  };
  useLights(
    lights,
    Object.fromEntries(
      cards.map((card) => [
        card,
        { label: nameOf(card), chosen: weapon === card || defense === card, press: () => place(card) },
      ]),
    ),
    [plan],
  );
  const battle = battleOf(duneView(view));
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <Tiles
        label={say("leader")}
        values={anyValuesOf(plan, "leader")}
        value={leader}
        choose={(one) => change("leader", one)}
        name={(one) =>
          one === null
            ? say("no-leader")
            : say("leader-strength", { name: nameOf(String(one)), strength: leaderStrength(one) })
        }
        distant={distant("leader")}
        face={(one) => <LeaderTile id={one as string | null} />}
      />
      {anyValuesOf(plan, "kwisatz_haderach").includes(true) && (
        <label class="dune-check">
          <input
            type="checkbox"
            checked={kwisatz_haderach === true}
            onChange={({ currentTarget }) => change("kwisatz_haderach", currentTarget.checked)}
          />
          {say("with-kwisatz", { strength: KWISATZ_HADERACH.strength })}
        </label>
      )}
      <div class="dune-wheel">
        <Dial
          label={say("on-the-wheel")}
          values={dials}
          value={Number(dial ?? 0)}
          turn={turn}
          write={inHalves}
        >
          <text class="under" y="28">
            {say("forces-word")}
          </text>
        </Dial>
        <p class="total" aria-live="polite">
          <span>{say("total")}</span>
          <b>{inHalves(Number(dial ?? 0) + 2 * strength)}</b>
          <small>{say("total-made-of", { dial: inHalves(Number(dial ?? 0)), leader: strength })}</small>
        </p>
      </div>
      {paid.length > 1 && (
        <Stepper
          label={say("spice-to-support")}
          value={Number(spice ?? 0)}
          low={paid[0] ?? 0}
          high={paid.at(-1) ?? 0}
          step={pay}
        />
      )}
      <div class="dune-arms">
        <CardTiles
          label={say("weapon")}
          none={say("no-weapon")}
          values={weapons}
          value={weapon}
          choose={(card) => change("weapon", card)}
          distant={distant("weapon")}
        />
        <CardTiles
          label={say("defense")}
          none={say("no-defense")}
          values={defenses}
          value={defense}
          choose={(card) => change("defense", card)}
          distant={distant("defense")}
        />
      </div>
      <Commit
        action={plan.complete()}
        act={act}
        label={say("seal-plan")}
        hint={say("plan-hint", {
          dial: inHalves(Number(dial ?? 0)),
          spice: Number(spice ?? 0),
          opponent: battle ? nameOf(opponentIn(battle, seat)) : "",
        })}
      />
    </PanelFrame>
  );
}

function CardTiles(props: {
  label: string;
  none: string;
  values: (string | null)[];
  value: Json | undefined;
  choose(card: Json): void;
  distant(card: Json): boolean;
}) {
  return (
    <Tiles
      label={props.label}
      values={props.values as Json[]}
      value={props.value}
      choose={props.choose}
      name={(card) => (card === null ? props.none : nameOf(String(card)))}
      distant={props.distant}
      face={(card) =>
        card === null ? <span class="none">{props.none}</span> : <TreacheryFace id={String(card)} />
      }
    />
  );
}
