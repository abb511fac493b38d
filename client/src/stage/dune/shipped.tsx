/** Forces that come down from space or go back there, and what is paid for it. */

import type { View } from "../../core/game-ui";
import type { Forces } from "../../dune/view";
import type { Bill } from "../../wire/dune-events";
import { Actor } from "../actor";
import { bow, hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Dust, Flyer, Halo } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { ForcesPiece, circleOf, inMotion } from "./pieces";
import { SpiceFlow } from "./spice-flow";
import { useStands } from "./stands";

/** The part of the time after which they have landed. */
const LANDED = 0.74;

export const Shipped = each(
  ["shipped", "accompanied"],
  ({ event, at, ms, before, after }: Part<"shipped" | "accompanied">) => {
    const { seat, cell } = event;
    const home = circleOf(before.seats, seat);
    // One force goes along without being paid for.
    const number: Forces = "forces" in event ? [event.forces, event.specials] : [1, 0];
    return (
      <>
        <Descent from={home} {...{ seat, cell, number, at, ms, after }} />
        {"price" in event && <Paid bill={event} {...{ at, ms, before }} />}
      </>
    );
  },
);

export const ShippedAcross = each(
  ["shipped_across"],
  ({ event, at, ms, before, after }: Part<"shipped_across">) => {
    const { seat, cell, forces, specials } = event;
    const stands = useStands(before);
    const left = [...new Set([...Object.keys(forces), ...Object.keys(specials)])];
    return (
      <>
        {left.map((start) => (
          <Descent
            key={start}
            from={stands(start, seat).point}
            number={[forces[start] ?? 0, specials[start] ?? 0]}
            {...{ seat, cell, at, ms, after }}
          />
        ))}
        <Paid bill={event} {...{ at, ms, before }} />
      </>
    );
  },
);

export const ShippedHome = each(
  ["shipped_home"],
  ({ event, at, ms, before }: Part<"shipped_home">) => {
    const { seat, forces } = event;
    const stands = useStands(before);
    const home = circleOf(before.seats, seat);
    const until = at + ms * LANDED;
    return (
      <>
        {Object.entries(forces).map(([cell, number]) => {
          const { point, size } = stands(cell, seat);
          return (
            <Flyer key={cell} from={point} to={home} {...{ at, until }} ms={until - at}>
              <ForcesPiece seat={seat} forces={[number, 0]} size={inMotion(size)} />
            </Flyer>
          );
        })}
        <Halo point={home} at={until} />
        <Paid bill={event} {...{ at, ms, before }} />
      </>
    );
  },
);

/** They rise, wait before the card that stops them, and go back. */
export const ShipmentStopped = each(
  ["shipment_stopped"],
  ({ event, at, ms, before }: Part<"shipment_stopped">) => {
    const { shipper, cell, forces, specials } = event;
    const stands = useStands(before);
    const home = circleOf(before.seats, shipper);
    const out = bow(home, stands(cell, shipper).point, 120).slice(0, 6);
    const way = [...out, ...Array<Point>(12).fill(out.at(-1)!), ...out.slice().reverse()];
    return (
      <Actor
        at={home}
        motions={[
          show(at, 60),
          move(
            way.map((point) => standing(point)),
            at,
            ms * 0.9,
            "ease-in-out",
          ),
          hide(at + ms * 0.9, 80),
        ]}
      >
        <ForcesPiece seat={shipper} forces={[forces, specials]} />
      </Actor>
    );
  },
);

interface DescentProps {
  from: Point;
  seat: string;
  cell: string;
  number: Forces;
  at: number;
  ms: number;
  after: View;
}

function Descent({ from, seat, cell, number, at, ms, after }: DescentProps) {
  const { point, size } = useStands(after)(cell, seat);
  const landed = at + ms * LANDED;
  return (
    <>
      <Flyer from={from} to={point} at={at} ms={ms * LANDED} until={at + ms}>
        <ForcesPiece seat={seat} forces={number} size={inMotion(size)} />
      </Flyer>
      <Dust point={point} at={landed - 20} />
      <Halo point={point} at={landed} />
    </>
  );
}

/** To the Guild, or to nobody. */
function Paid({ bill, at, ms, before }: { bill: Bill; at: number; ms: number; before: View }) {
  const { seat, price, paid_by: payers, paid_to: paidTo } = bill;
  if (!price || !paidTo) return null;
  const paid = Object.entries((payers as Bill["paid_by"] | undefined) ?? { [seat]: price });
  return (
    <>
      {paid.map(([payer, amount]) => (
        <SpiceFlow
          key={payer}
          from={circleOf(before.seats, payer)}
          to={circleOf(before.seats, paidTo)}
          {...{ amount, at, ms }}
        />
      ))}
    </>
  );
}
