/** Cards, face down, that go from hand to hand or from a deck. */

import type { ComponentChildren } from "preact";
import { Art } from "../../dune/art";
import { LeaderDisc } from "../../dune/cards";
import { Actor, useSpots } from "../actor";
import { hide, move, pop, show, standing } from "../motion";
import type { Point } from "../motion";
import { Halo, Piece } from "../props";
import type { Timed } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { POLE, beforeSeat, circleOf } from "./pieces";

const Back = () => <Art name="back-treachery" class="small-back" />;

/** Traitors dealt to each, of whom one is kept. */
const TRAITORS = 4;

export const Dealt = each(
  ["traitors_dealt", "cards_dealt"],
  ({ event, at, ms, before }: Part<"traitors_dealt" | "cards_dealt">) => (
    <Backs
      number={"number" in event ? event.number : TRAITORS}
      from={POLE}
      to={circleOf(before.seats, event.seat)}
      {...{ at, ms }}
    />
  ),
);

/** They go back, and others come. */
export const Mulligan = each(["mulligan"], ({ event, at, ms, before }: Part<"mulligan">) => {
  const home = circleOf(before.seats, event.seat);
  return (
    <>
      <Backs number={TRAITORS} from={home} to={POLE} at={at} ms={ms / 2} />
      <Backs number={TRAITORS} from={POLE} to={home} at={at + ms / 2} ms={ms / 2} />
    </>
  );
});

/** A sealed letter. */
export const Predicted = each(["predicted"], ({ event, at, ms, before }: Part<"predicted">) => (
  <Sliding from={POLE} to={circleOf(before.seats, event.seat)} {...{ at, ms }}>
    <svg class="letter" viewBox="-20 -14 40 28" width="46" height="32">
      <rect x="-18" y="-12" width="36" height="24" rx="2" />
      <path d="M-18-11L0 3L18-11" />
      <circle cy="3" r="5" />
    </svg>
  </Sliding>
));

/** How far from a seat its hand is held up: near the edge of the board it would be cut off. */
const HELD_UP = 0.16;

/** All hold up how many cards they have, and those for sale lie down. */
export const HandsDeclared = each(
  ["hands_declared"],
  ({ event, at, ms, before }: Part<"hands_declared">) => (
    <>
      {Object.entries(event.hands).map(([seat, number]) => {
        const point = beforeSeat(before.seats, seat, HELD_UP);
        return (
          <Actor
            key={seat}
            class="high"
            at={point}
            motions={[show(at, 80), pop(point, at, ms * 0.4), hide(at + ms * 0.85, ms * 0.15)]}
          >
            <Piece>
              <span class="hand-shown">
                <Back />
                <b>{number}</b>
              </span>
            </Piece>
          </Actor>
        );
      })}
      <Row number={event.cards_for_sale} {...{ at, ms }} />
    </>
  ),
);

/** What nobody wanted goes back on the deck. */
export const AuctionEnded = each(["auction_ended"], ({ event, at, ms }: Part<"auction_ended">) => (
  <Row number={event.returned} {...{ at, ms }} />
));

export const SecretShown = each(
  ["secret_shown"],
  ({ event, at, ms, before }: Part<"secret_shown">) => {
    const { seat, to = [] } = event as Partial<typeof event>;
    if (!seat) return null;
    return (
      <>
        {to.map((other) => (
          <Sliding
            key={other}
            from={circleOf(before.seats, seat)}
            to={circleOf(before.seats, other)}
            {...{ at, ms }}
          >
            <Back />
          </Sliding>
        ))}
      </>
    );
  },
);

/** Cards out of the victim's hand, or those that are given for them. */
const changed = (isBack: boolean) =>
  function HandsChanged({ event, at, ms, before }: Part<"hand_swapped" | "cards_returned">) {
    const [seat, victim] = [event.seat, event.victim].map((one) => circleOf(before.seats, one));
    const [from, to] = isBack ? [seat!, victim!] : [victim!, seat!];
    return <Backs number={event.number} {...{ from, to, at, ms }} />;
  };

export const HandSwapped = each(["hand_swapped"], changed(false));
export const CardsReturned = each(["cards_returned"], changed(true));

export const CaptivesHome = each(
  ["captive_released", "captives_returned"],
  ({ event, at, ms, before }: Part<"captive_released" | "captives_returned">) => {
    const homes =
      "leader" in event ? [[event.leader, event.to] as const] : Object.entries(event.to);
    return (
      <>
        {homes.map(([leader, seat]) => (
          <Sliding
            key={leader}
            from={circleOf(before.seats, "harkonnen")}
            to={circleOf(before.seats, seat)}
            {...{ at, ms }}
          >
            <LeaderDisc id={leader} size={46} />
          </Sliding>
        ))}
      </>
    );
  },
);

interface SlidingProps extends Timed {
  from: Point;
  to: Point;
  children: ComponentChildren;
}

function Sliding({ from, to, at, ms, children }: SlidingProps) {
  return (
    <>
      <Actor
        class="high"
        at={from}
        motions={[
          show(at, 60),
          move([standing(from, "scale(.7)"), standing(to)], at, ms * 0.75, "ease-in-out"),
          hide(at + ms * 0.85, ms * 0.15),
        ]}
      >
        <Piece>{children}</Piece>
      </Actor>
      <Halo point={to} at={at + ms * 0.75} />
    </>
  );
}

/** One after the other. */
function Backs({ number, from, to, at, ms }: Timed & { number: number; from: Point; to: Point }) {
  return (
    <>
      {Array.from({ length: number }, (_, i) => (
        <Sliding key={i} {...{ from, to }} at={at + (i * ms * 0.3) / number} ms={ms * 0.7}>
          <Back />
        </Sliding>
      ))}
    </>
  );
}

/** Cards beside each other over the pole. */
function Row({ number, at, ms }: Timed & { number: number }) {
  const { pixel } = useSpots();
  const apart = 38 * pixel;
  return (
    <>
      {Array.from({ length: number }, (_, i) => {
        const point: Point = [POLE[0] + (i - (number - 1) / 2) * apart, POLE[1]];
        return (
          <Actor
            key={i}
            class="high"
            at={POLE}
            motions={[
              show(at, 60),
              move([standing(POLE, "scale(.6)"), standing(point)], at, ms * 0.5),
              hide(at + ms * 0.85, ms * 0.15),
            ]}
          >
            <Piece>
              <Back />
            </Piece>
          </Actor>
        );
      })}
    </>
  );
}
