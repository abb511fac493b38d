/** Spice that comes to a seat: from the sand, from a stronghold, from the bank, from another seat. */

import type { View } from "../../core/game-ui";
import { MAP } from "../../dune/box";
import { useSpots } from "../actor";
import type { Point } from "../motion";
import { Halo } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { beforeSeat, circleOf } from "./pieces";
import { SpiceFlow } from "./spice-flow";
import { useStands } from "./stands";

export const Collected = each(["collected"], ({ event, at, ms, before }: Part<"collected">) => {
  const { seat, cell, spice } = event;
  const from = useStands(before)(cell, "spice").point;
  return <Coming {...{ seat, from, before, at, ms }} amount={spice} />;
});

export const Income = each(["income"], ({ event, at, ms, before }: Part<"income">) => {
  const { seat, territory, spice } = event;
  const [cell = territory] = MAP.territories[territory]?.cells ?? [];
  const from = useSpots().of(cell);
  return <Coming {...{ seat, from, before, at, ms }} amount={spice} />;
});

/** From the bank, or from before the shield to behind it. */
export const FromOutside = each(
  ["charity_given", "bribes_taken_in"],
  ({ event, at, ms, before }: Part<"charity_given" | "bribes_taken_in">) => {
    const { seat, spice } = event;
    const from = beforeSeat(before.seats, seat, 0.3);
    return <Coming {...{ seat, from, before, at, ms }} amount={spice} />;
  },
);

export const Given = each(
  ["spice_gift", "bribe_given", "debt_paid"],
  ({ event, at, ms, before }: Part<"spice_gift" | "bribe_given" | "debt_paid">) => {
    const amount = "amount" in event ? event.amount : event.spice;
    const from = circleOf(before.seats, event.seat);
    return <Coming seat={event.to} {...{ from, amount, before, at, ms }} />;
  },
);

interface ComingProps {
  seat: string;
  from: Point;
  amount: number;
  before: View;
  at: number;
  ms: number;
}

function Coming({ seat, from, amount, before, at, ms }: ComingProps) {
  if (!amount) return null;
  const to = circleOf(before.seats, seat);
  return (
    <>
      <SpiceFlow {...{ amount, from, to, at, ms }} />
      <Halo point={to} at={at + ms * 0.6} />
    </>
  );
}
