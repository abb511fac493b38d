/** Where counters stand on a board. */

import type { View } from "../../core/game-ui";
import { stacksOn } from "../../dune/counters";
import { duneView } from "../../dune/view";
import { useSpots } from "../actor";
import type { Stand } from "../actor";

/** Of a seat's forces, or of "spice", in a cell. */
export type Stands = (cell: string, counter: string) => Stand;

export function useStands(view: View): Stands {
  const { stand } = useSpots();
  const stacks = stacksOn(duneView(view).table.board);
  return (cell, counter) => stand(cell, counter, stacks[cell] ?? []);
}
