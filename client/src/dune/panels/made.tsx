/** Secret choices of Dune as their owner sees them again, while others still choose. */

import { inHalves } from "../../core/texts";
import type { MadeProps } from "../../ui/changeable";
import { LeaderDisc, TreacheryFace } from "../cards";
import { nameOf, t } from "../texts";
import { duneView, sealedPlan, stepOf } from "../view";

export function MadeDial({ view, seat }: MadeProps) {
  const amount = stepOf(duneView(view), "dial_storm")?.dials[seat];
  return <p class="made-number">{amount}</p>;
}

export function MadeTraitor({ view, seat }: MadeProps) {
  const leader = stepOf(duneView(view), "traitors")?.kept[seat];
  if (!leader) return null;
  return (
    <p class="made-person">
      <LeaderDisc id={leader} size={56} /> <b>{nameOf(leader)}</b>
    </p>
  );
}

export function MadePlan({ view, seat }: MadeProps) {
  const plan = sealedPlan(duneView(view), seat);
  if (!plan) return null;
  const cards = [plan.weapon, plan.defense].filter((card) => card !== null);
  return (
    <>
      <p class="made-person">
        {plan.leader !== null && <LeaderDisc id={plan.leader} size={56} />}
        <b>{plan.leader === null ? t("no-leader") : nameOf(plan.leader)}</b>
      </p>
      <p>
        {t("made-plan", {
          dial: inHalves(plan.dial),
          spice: plan.spice,
          cards: cards.length,
        })}
      </p>
      {cards.length > 0 && (
        <div class="made-cards">
          {cards.map((card) => (
            <TreacheryFace key={card} id={card} />
          ))}
        </div>
      )}
    </>
  );
}
