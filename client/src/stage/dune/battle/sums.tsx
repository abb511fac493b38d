/** The sums of both plans as equations, and a beam that tips to the greater one. */

import { inHalves } from "../../../core/texts";
import { Part, during } from "../../card";
import { SPRING, appear, change } from "../../motion";
import { clashOf, equation } from "./battle";
import type { Battle, BattleSide } from "./battle";

/** Parts of the time of the sums in which the totals stand, and in which the beam has tipped. */
const TOTAL = 0.42;
const TIPPED = 0.68;

export function Sums({ battle }: { battle: Battle }) {
  const [first, second] = battle.sides;
  return (
    <div class="sums">
      <Sum battle={battle} side={first} />
      <Beam battle={battle} />
      <Sum battle={battle} side={second} second />
    </div>
  );
}

/** The time of the sums within the clash. */
function timesOf(battle: Battle): { at: number; ms: number } | null {
  const told = battle.totals?.told;
  if (told?.at == null) return null;
  const { sums } = clashOf(battle);
  return { at: told.at + told.ms * sums, ms: told.ms * (1 - sums) };
}

interface SumProps {
  battle: Battle;
  side: BattleSide;
  second?: boolean;
}

function Sum({ battle, side, second = false }: SumProps) {
  const { totals } = battle;
  if (!totals || !side.plan) return <span class="sum" />;
  const times = timesOf(battle);
  const isFallen = totals.fallen.includes(side.seat);
  const pops = (part: number) =>
    times
      ? [
          appear(times.at + times.ms * part, 120),
          change(
            [{ transform: "scale(.5)" }, { transform: "none" }],
            times.at + times.ms * part,
            300,
            SPRING,
          ),
        ]
      : [];
  const terms = equation(side.plan, isFallen);
  return (
    <span class={`sum${second ? " second" : ""}`}>
      {terms.map(({ what, halves, gone }, place) => (
        <Part key={what} class={`term ${what}`} motions={pops(place * 0.1)}>
          {place > 0 && <i>+</i>}
          <span class={gone ? "gone" : ""}>{inHalves(halves)}</span>
        </Part>
      ))}
      <Part class="equals" motions={pops(TOTAL - 0.06)}>
        =
      </Part>
      <Part class="total" motions={pops(TOTAL)}>
        {inHalves(totals.halves[side.seat] ?? 0)}
      </Part>
    </span>
  );
}

/** A difference from which on the beam is down, in halves. */
const DOWN = 12;

function Beam({ battle }: { battle: Battle }) {
  const { totals, sides } = battle;
  const [one, other] = sides.map(({ seat }) => totals?.halves[seat] ?? 0) as [number, number];
  const tips = totals ? tipOf(one, other) : 0;
  const last = `translateX(${(-50 * tips).toFixed(1)}%)`;
  const times = timesOf(battle);
  return (
    <span class="beam">
      <i class={`of-${sides[0].seat}`} />
      <i class={`of-${sides[1].seat}`} />
      <Part
        class="slide"
        style={{ transform: last }}
        motions={during(totals?.told, () => [
          change(
            [{ transform: "none" }, { transform: last }],
            times!.at + times!.ms * TIPPED,
            times!.ms * (1 - TIPPED),
            SPRING,
          ),
        ])}
      >
        <b />
      </Part>
    </span>
  );
}

/** To which side, and how far: equal sums are the aggressor's. */
export function tipOf(aggressor: number, defender: number): number {
  const far = Math.min(1, 0.3 + Math.abs(aggressor - defender) / DOWN);
  return aggressor >= defender ? far : -far;
}
