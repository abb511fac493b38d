/** What panels show of a battle: who stands there, how many dice, hits and shields. */

import { MOST_DICE } from "./box";
import { Figure } from "./cards";
import { figuresOf } from "./describe";
import { Icon } from "./glyphs";
import { joined, t } from "./texts";
import { UNITS, unitsOf } from "./view";
import type { ArrakisTable, BattleView, LegionView, Side } from "./view";

export const EMPTY: LegionView = { regular: 0, elite: 0, special: 0, generic: 0, named: [] };

/** Who stands there now. */
export function Figures({ legion, side }: { legion: LegionView; side: Side }) {
  const kinds = [...UNITS, "generic" as const].filter((kind) => (legion[kind] ?? 0) > 0);
  const label = joined(figuresOf(legion, side)) || t("nothing");
  return (
    <span class="a-fighters-figures" role="img" aria-label={label} title={label}>
      {kinds.map((kind) => (
        <span key={kind}>
          <Figure id={kind} side={side} />
          {legion[kind]}
        </span>
      ))}
      {legion.named.map((leader) => (
        <Figure key={leader} id={leader} side={side} />
      ))}
      {!kinds.length && !legion.named.length && <span class="a-none">{label}</span>}
    </span>
  );
}

/** Dice of a side as far as everybody can count them: units, cards, a settlement that is turned up. */
export function diceOf(
  battle: BattleView,
  side: Side,
  table: ArrakisTable,
  legion: LegionView,
): number {
  const sietch = table.sietches[battle.target];
  const rank =
    side === battle.defender ? (table.settlements[battle.target] ?? sietch?.rank ?? 0) : 0;
  const aside = battle.troops_stay && side === battle.attacker ? (legion.troop ?? 0) : 0;
  return Math.min(MOST_DICE, unitsOf(legion) - aside + battle.cards_for_dice[side] + rank);
}

/** Hits and shields together. */
export function Total({ hits, shields }: { hits: number; shields: number }) {
  const label = t("a-total", { hits, shields });
  return (
    <span class="a-total" role="img" aria-label={label} title={label}>
      <span>
        <Icon id="sword" /> {hits}
      </span>
      <span>
        <Icon id="shield" /> {shields}
      </span>
    </span>
  );
}
