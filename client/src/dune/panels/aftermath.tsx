/** After the plans are shown: traitors, and the cards of the winner. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { list, type Json, type Subsets } from "../../core/space";
import { inHalves } from "../../core/texts";
import { KWISATZ_HADERACH } from "../box";
import { TreacheryFace } from "../cards";
import { Emblem } from "../emblems";
import { battleOf, type DuneView, type Plan } from "../view";
import { nameOf, say } from "../words";
import { actionOf, Commit, duneView, PanelFrame, useLights, valuesOf } from "./kit";
import { BattleHead, leaderStrength, LeaderTile } from "./battle";

/** Both plans, side by side. */
export function PlansShown({ view }: { view: DuneView }) {
  const battle = battleOf(view);
  if (!battle?.plans.length) return null;
  return (
    <div class="dune-plans">
      {battle.plans.map((plan) => (
        <PlanShown key={plan.seat} plan={plan} />
      ))}
    </div>
  );
}

function PlanShown({ plan }: { plan: Plan }) {
  const strength = leaderStrength(plan.leader) + (plan.kwisatz_haderach ? KWISATZ_HADERACH.strength : 0);
  return (
    <div class={`plan of-${plan.seat}`}>
      <header>
        <Emblem seat={plan.seat} size={22} /> <b>{nameOf(plan.seat)}</b>
      </header>
      <LeaderTile id={plan.leader} />
      {plan.kwisatz_haderach && <small>{nameOf("kwisatz_haderach")}</small>}
      <p>
        <b class="sum">{inHalves(plan.dial + 2 * strength)}</b>
        <small>{say("total-made-of", { dial: inHalves(plan.dial), leader: strength })}</small>
      </p>
      <div class="faces">
        {[plan.weapon, plan.defense].map((card, place) =>
          card === null ? (
            <span key={place} class="none">
              {say(place ? "no-defense" : "no-weapon")}
            </span>
          ) : (
            <TreacheryFace key={place} id={card} />
          ),
        )}
      </div>
    </div>
  );
}

/** Is the leader of the other side a traitor? */
export function TraitorPanel({ view, decision, act, refused }: PanelProps) {
  const kinds = new Draft(decision.actions).kinds;
  const calls = kinds.includes("call_traitor")
    ? valuesOf(new Draft(decision.actions, "call_traitor"), "leader")
    : [];
  const calling = (leader: Json) =>
    new Draft(decision.actions, "call_traitor").with("leader", leader).complete();
  const pass = actionOf(decision.actions, "pass");
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <PlansShown view={duneView(view)} />
      {calls.length === 0 && <p class="hint">{say("no-traitor-here")}</p>}
      {calls.slice(1).map((leader) => (
        <Commit key={String(leader)} action={calling(leader)} act={act} />
      ))}
      <Commit
        action={calls.length ? calling(calls[0]!) : pass}
        act={act}
        label={calls.length ? undefined : say("no-traitor")}
        instead={calls.length ? [pass] : []}
      />
    </PanelFrame>
  );
}

/** Which of the cards in the plan go, and which stay. */
export function KeepCardsPanel({ view, decision, act, refused, lights }: PanelProps) {
  const draft = new Draft(decision.actions);
  const space = draft.values("cards") as Subsets;
  const pool = "subsets" in space ? ((list(space.subsets, 50) ?? []) as string[]) : [];
  const [gone, setGone] = useState<string[]>([]);
  const toggle = (card: string) => setGone(pool.filter((one) => gone.includes(one) !== (one === card)));
  useLights(
    lights,
    Object.fromEntries(
      pool.map((card) => [
        card,
        {
          label: say("discard-card", { card: nameOf(card) }),
          chosen: gone.includes(card),
          press: () => toggle(card),
        },
      ]),
    ),
    [gone],
  );
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <p class="hint">{say("discard-hint")}</p>
      <div class="tiles">
        {pool.map((card) => (
          <button
            key={card}
            type="button"
            class="tile"
            aria-pressed={gone.includes(card)}
            onClick={() => toggle(card)}
          >
            <TreacheryFace id={card} />
          </button>
        ))}
      </div>
      <Commit action={draft.with("cards", gone).complete()} act={act} />
    </PanelFrame>
  );
}

/** What a generic form for a battle needs above it. */
export function BattleAbout({ view, children }: { view: DuneView; children?: ComponentChildren }) {
  return (
    <>
      <BattleHead view={view} />
      <PlansShown view={view} />
      {children}
    </>
  );
}
