/** What a hit leaves of a legion. */

import { regularsOf } from "./box";
import type { ArrakisTable, LegionView, Side } from "./view";

const BETTER = ["elite", "special"];
const COUNTED = new Set(["regular", "elite", "special", "generic", "troop"]);

/** Regulars of a side that are off the board. */
export function regularsLeft(table: ArrakisTable, side: Side): number {
  const there = Object.values(table.legions[side]).reduce((sum, { regular }) => sum + regular, 0);
  return regularsOf(side) - there;
}

/** The legion after one hit: better units become regulars as long as there are any. */
export function withoutOne(legion: LegionView, figure: string, regulars: number): LegionView {
  if (!COUNTED.has(figure))
    return { ...legion, named: legion.named.filter((one) => one !== figure) };
  const kind = figure as "regular" | "elite" | "special" | "generic" | "troop";
  const left = { ...legion, [kind]: (legion[kind] ?? 0) - 1 };
  if (BETTER.includes(figure) && regulars > 0) left.regular += 1;
  return left;
}
