/** After the plans are shown: traitors, and the cards of the winner. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Subsets } from "../../core/space";
import { inHalves } from "../../core/texts";
import { useLightsFor } from "../../ui/lights";
import { KWISATZ_HADERACH } from "../box";
import { TreacheryFace } from "../cards";
import { Emblem } from "../emblems";
import { nameOf, t } from "../texts";
import { battleOf, duneView } from "../view";
import type { DuneView, PlanView } from "../view";
import { BattleHead, LeaderTile, leaderStrength } from "./battle";
import {
  AnyTiles,
  Commit,
  FaceOr,
  PanelFrame,
  Tiles,
  actionOf,
  anyWordsOf,
  costOf,
  toggledIn,
} from "./common";

/** Both plans, side by side. */
function PlansShown({ view }: { view: DuneView }) {
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

function PlanShown({ plan }: { plan: PlanView }) {
  const strength =
    leaderStrength(plan.leader) + (plan.kwisatz_haderach ? KWISATZ_HADERACH.strength : 0);
  return (
    <div class={`plan of-${plan.seat}`}>
      <header>
        <Emblem seat={plan.seat} size={22} /> <b>{nameOf(plan.seat)}</b>
      </header>
      <LeaderTile id={plan.leader} />
      {plan.kwisatz_haderach && <small>{nameOf("kwisatz_haderach")}</small>}
      <p>
        <b class="sum">{inHalves(plan.dial + 2 * strength)}</b>
        <small>{t("total-made-of", { dial: inHalves(plan.dial), leader: strength })}</small>
      </p>
      <div class="faces">
        <FaceOr none={t("no-weapon")} card={plan.weapon} />
        <FaceOr none={t("no-defense")} card={plan.defense} />
      </div>
    </div>
  );
}

/** Is the leader of the other side a traitor? */
export function TraitorPanel({ view, decision, act, refused }: PanelProps) {
  const kinds = new Draft(decision.actions).kinds;
  const calls = kinds.includes("call_traitor")
    ? anyWordsOf(new Draft(decision.actions, "call_traitor"), "leader")
    : [];
  const calling = (leader: string) =>
    new Draft(decision.actions, "call_traitor").with("leader", leader).complete();
  const pass = actionOf(decision.actions, "pass");
  const [called, call] = useState<string | undefined>(undefined);
  return (
    <PanelFrame refused={refused}>
      <BattleIntro view={duneView(view)} />
      {calls.length === 0 && <p class="hint">{t("no-traitor-here")}</p>}
      {calls.length > 0 && (
        <Tiles
          label={t("traitors-here")}
          values={calls}
          value={called}
          choose={(leader) => call(leader === called ? undefined : leader)}
          name={nameOf}
          face={(leader) => <LeaderTile id={leader} />}
        />
      )}
      {calls.length > 0 ? (
        <Commit
          action={called === undefined ? null : calling(called)}
          act={act}
          missing={t("choose-traitor-to-call")}
          instead={[pass]}
          cost={costOf(decision)}
        />
      ) : (
        <Commit action={pass} act={act} label={t("no-traitor")} />
      )}
    </PanelFrame>
  );
}

/** Which of the cards in the plan go, and which stay. */
export function KeepCardsPanel({ view, decision, act, refused, lights }: PanelProps) {
  const draft = new Draft(decision.actions);
  const space = draft.values("cards") as Subsets;
  const pool = "subsets" in space ? ((list(space.subsets, 50) ?? []) as string[]) : [];
  const [gone, setGone] = useState<string[] | null>(null);
  useLightsFor(lights, pool, (card) => ({
    label: t("discard-card", { card: nameOf(card) }),
    chosen: gone?.includes(card) ?? false,
    press: () => setGone(toggledIn(pool, gone, card)),
  }));
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <p class="hint">{t("discard-hint")}</p>
      <AnyTiles
        label={t("discarded-cards")}
        pool={pool}
        chosen={gone}
        choose={setGone}
        none={t("discard-none")}
        face={(card) => <TreacheryFace id={card} />}
      />
      <Commit
        action={gone === null ? null : draft.with("cards", gone).complete()}
        act={act}
        missing={t("choose-discards")}
        hint={gone !== null && gone.length > 0 && t("discard-cost")}
      />
    </PanelFrame>
  );
}

/** What a generic form for a battle needs above it. */
export function BattleIntro({ view }: { view: DuneView }) {
  return (
    <>
      <BattleHead view={view} />
      <PlansShown view={view} />
    </>
  );
}
