/** Seats come together and part: a Nexus, alliances, deals. */

import type { ComponentType } from "preact";
import { Emblem } from "../../dune/emblems";
import type { View } from "../../core/game-ui";
import { Actor, useSpots } from "../actor";
import { distance, hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Halo, Piece } from "../props";
import type { Timed } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { POLE, circleOf } from "./pieces";

/** Emblems meet so far from the pole. */
const MEETING = 150;

/** A place before each seat, around the pole. */
function seatAtMeeting({ seats }: View, seat: string): Point {
  const [x, y] = circleOf(seats, seat);
  const near = MEETING / (distance([x, y], POLE) || 1);
  return [POLE[0] + (x - POLE[0]) * near, POLE[1] + (y - POLE[1]) * near];
}

export const Nexus = each(["nexus"], ({ at, ms, before }: Part<"nexus">) => (
  <>
    <Actor
      at={POLE}
      motions={[
        show(at + ms * 0.3, ms * 0.3),
        move([standing(POLE, "scale(1.5)"), standing(POLE)], at + ms * 0.3, ms * 0.4),
        hide(at + ms * 0.9, ms * 0.1),
      ]}
    >
      <span class="meeting" />
    </Actor>
    {before.seats.map((seat) => (
      <Going
        key={seat}
        seat={seat}
        from={circleOf(before.seats, seat)}
        to={seatAtMeeting(before, seat)}
        {...{ at, ms }}
      />
    ))}
  </>
));

export const NexusEnded = each(
  ["nexus_ended"],
  ({ event, at, ms, before }: Part<"nexus_ended">) => (
    <>
      {event.alliances.map((members) => (
        <Bands key={members.join()} {...{ members, before, at, ms }} />
      ))}
      {before.seats.map((seat) => (
        <Going
          key={seat}
          seat={seat}
          from={seatAtMeeting(before, seat)}
          to={circleOf(before.seats, seat)}
          {...{ at, ms }}
        />
      ))}
    </>
  ),
);

export const AllianceMade = each(
  ["alliance_made"],
  ({ event, at, ms, before }: Part<"alliance_made">) => (
    <>
      <Bands members={event.members} {...{ before, at, ms }} />
      {event.members.map((seat) => (
        <Halo key={seat} point={circleOf(before.seats, seat)} at={at + ms * 0.5} />
      ))}
    </>
  ),
);

export const AllianceProposed = each(
  ["alliance_proposed"],
  ({ event: { seat, members }, at, ms, before }: Part<"alliance_proposed">) => (
    <Spans
      of={Band}
      look="asked"
      seat={seat}
      others={members.filter((member) => member !== seat)}
      {...{ before, at, ms }}
    />
  ),
);

export const AllianceJoined = each(
  ["alliance_joined"],
  ({ event: { seat, proposer }, at, ms, before }: Part<"alliance_joined">) => (
    <Bands members={[seat, proposer]} {...{ before, at, ms }} />
  ),
);

/** What was held out is drawn back. */
export const AllianceDeclined = each(
  ["alliance_declined"],
  ({ event: { seat, proposer }, at, ms, before }: Part<"alliance_declined">) => (
    <Spans of={Snapping} look="asked" seat={proposer} others={[seat]} {...{ before, at, ms }} />
  ),
);

export const AllianceBroken = each(
  ["alliance_broken"],
  ({ event: { seat, allies }, at, ms, before }: Part<"alliance_broken">) => (
    <Spans of={Snapping} look="gold" {...{ seat, others: allies, before, at, ms }} />
  ),
);

export const DealMade = each(["deal_made"], ({ event, at, ms, before }: Part<"deal_made">) => {
  const { giver, taker } = event;
  return taker ? <Bands members={[giver, taker]} {...{ before, at, ms }} /> : null;
});

function Going({ seat, from, to, at, ms }: Timed & { seat: string; from: Point; to: Point }) {
  return (
    <Actor
      class="high"
      at={from}
      motions={[
        show(at, 60),
        move([standing(from), standing(to)], at, ms * 0.5),
        hide(at + ms * 0.9, ms * 0.1),
      ]}
    >
      <Piece>
        <Emblem seat={seat} size={36} />
      </Piece>
    </Actor>
  );
}

/** Between each member and the next. */
function Bands({ members, before, at, ms }: Timed & { members: readonly string[]; before: View }) {
  return (
    <>
      {members.slice(1).map((member, place) => (
        <Band
          key={member}
          look="gold"
          from={circleOf(before.seats, members[place]!)}
          to={circleOf(before.seats, member)}
          {...{ at, ms }}
        />
      ))}
    </>
  );
}

interface SpansProps extends Timed {
  of: ComponentType<BandProps>;
  look: BandProps["look"];
  seat: string;
  others: readonly string[];
  before: View;
}

/** From a seat to each of some others. */
function Spans({ of: Span, look, seat, others, before, at, ms }: SpansProps) {
  const from = circleOf(before.seats, seat);
  return (
    <>
      {others.map((other) => (
        <Span key={other} to={circleOf(before.seats, other)} {...{ from, look, at, ms }} />
      ))}
    </>
  );
}

interface BandProps extends Timed {
  from: Point;
  to: Point;
  look: "gold" | "asked";
}

const along = (from: Point, to: Point): string =>
  `rotate(${Math.atan2(to[1] - from[1], to[0] - from[0]).toFixed(4)}rad)`;

/** It grows from one circle to the other. */
function Band({ from, to, look, at, ms }: BandProps) {
  const turn = along(from, to);
  return (
    <Actor
      at={from}
      motions={[
        show(at, 60),
        move([standing(from, `${turn} scaleX(.02)`), standing(from, turn)], at, ms * 0.5),
        hide(at + ms * 0.9, ms * 0.1),
      ]}
    >
      <i class={`band ${look}`} style={{ width: `${distance(from, to)}px` }} />
    </Actor>
  );
}

/** Both halves spring back to their ends. */
function Snapping({ from, to, look, at, ms }: BandProps) {
  const { pixel } = useSpots();
  const width = `${distance(from, to) / 2 - 4 * pixel}px`;
  return (
    <>
      {[[from, to] as const, [to, from] as const].map(([end, other], place) => {
        const turn = along(end, other);
        return (
          <Actor
            key={place}
            at={end}
            motions={[
              show(at, 60),
              move([standing(end, turn), standing(end, turn)], at, ms * 0.3),
              move(
                [standing(end, turn), standing(end, `${turn} rotate(14deg) scaleX(.05)`)],
                at + ms * 0.35,
                ms * 0.45,
                "ease-in",
              ),
              hide(at + ms * 0.75, ms * 0.2),
            ]}
          >
            <i class={`band ${look}`} style={{ width }} />
          </Actor>
        );
      })}
    </>
  );
}
