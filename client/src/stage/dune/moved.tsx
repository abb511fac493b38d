/** Forces that go over land, or ride a worm. */

import { Fragment } from "preact";
import { Actor, useSpots } from "../actor";
import { knotsOf } from "../borders";
import { hide, move, show, standing, wayThrough } from "../motion";
import type { Way } from "../motion";
import { Halo, Steps, Walker } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { Maw } from "./maw";
import { DOORS, ForcesPiece, inMotion } from "./pieces";
import { useStands } from "./stands";

/** The part of the time in which they walk; then they stand. */
const WALKING = 0.92;

export const Moved = each(["moved"], ({ event, ...rest }: Part<"moved">) => (
  <Walk event={event} {...rest} />
));

export const WormRidden = each(["worm_ridden"], ({ event, ...rest }: Part<"worm_ridden">) => (
  <Walk event={event} ride {...rest} />
));

type Walked = Part<"worm_ridden">["event"] & Partial<Part<"moved">["event"]>;

interface WalkProps extends Omit<Part<"moved">, "event"> {
  event: Walked;
  ride?: boolean;
}

function Walk({ event, ride = false, at, ms, before, after }: WalkProps) {
  const { seat, forces, specials, to } = event;
  const [from, there] = [useStands(before), useStands(after)];
  const end = there(to, seat);
  const left = [...new Set([...Object.keys(forces), ...Object.keys(specials)])];
  const ways = left.map((cell) => {
    const start = from(cell, seat).point;
    // Riders go straight, and events of older servers do not tell the way.
    const entered = event.way?.[cell] ?? [to];
    return wayThrough(knotsOf([cell, ...entered], DOORS, start, end.point));
  });
  return (
    <>
      <Steps ways={ways} seat={seat} at={at} ms={ms} />
      {left.map((cell, place) => {
        const walks = { way: ways[place]!, at, ms: ms * WALKING };
        return (
          <Fragment key={cell}>
            {ride && <Mount {...walks} />}
            <Walker {...walks} until={at + ms}>
              <ForcesPiece
                seat={seat}
                forces={[forces[cell] ?? 0, specials[cell] ?? 0]}
                size={inMotion(end.size)}
              />
            </Walker>
          </Fragment>
        );
      })}
      <Halo point={end.point} at={at + ms * WALKING} />
    </>
  );
}

/** Pixels that a ridden worm measures. */
const MOUNT = 74;

/** The worm under its riders. */
function Mount({ way, at, ms }: { way: Way; at: number; ms: number }) {
  const { pixel } = useSpots();
  const [start, end] = [way.points[0]!, way.points.at(-1)!];
  const roll = (place: number) => `rotate(${place * 9}deg)`;
  return (
    <Actor
      at={start}
      motions={[
        show(at, 80),
        move(
          [
            standing(start, "scale(.2)"),
            ...way.points.slice(1, -1).map((point, i) => standing(point, roll(i))),
            standing(end, "scale(.2)"),
          ],
          at,
          ms,
          "cubic-bezier(.45,.05,.35,1)",
        ),
        hide(at + ms * 0.94, 60),
      ]}
    >
      <Maw across={MOUNT * pixel} />
    </Actor>
  );
}
