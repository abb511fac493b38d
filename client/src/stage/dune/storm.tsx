/** The storm goes around the map and takes what it finds in the open. */

import type { ComponentChildren } from "preact";
import { LooseStorm, sweep } from "../../dune/pieces";
import { duneView } from "../../dune/view";
import type { DuneEvents } from "../../wire/dune-events";
import { Actor } from "../actor";
import { entriesOf } from "../fold";
import type { SceneProps } from "../game-stage";
import { move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Ghost } from "../props";
import { Carried } from "./carried";
import { ForcesPiece, POLE, SpicePiece } from "./pieces";
import { useStands } from "./stands";

/** Degrees of a sector, and where the front of a storm in the first one stands. */
const SECTOR = 20;
const FRONT = 260;
const TURNING = "cubic-bezier(.4,0,.4,1)";
/** What is blown away is gone after so long, at most. */
const BLOWN = 620;

type Killed = Partial<DuneEvents["storm_killed"]> & { seat: string };

export function StormMoved({ shown, cue, before }: SceneProps) {
  const stands = useStands(before);
  const moved = shown.find(({ event }) => event.kind === "storm_moved");
  if (!moved) return null;
  const { sectors, ...event } = moved.event as unknown as DuneEvents["storm_moved"];
  const from = (event.from as number | undefined) ?? duneView(before).table.board.storm;
  const { at, ms } = cue;
  const reached = (point: Point) => at + ms * whenReached(point, from, sectors);
  const killed = shown
    .filter(({ event: { kind } }) => kind === "storm_killed")
    .flatMap(({ event: each }) => {
      const { seat, cells } = each as unknown as Killed;
      return entriesOf(cells).map(([cell, forces]) => ({ seat, forces, ...stands(cell, seat) }));
    });
  const lost = entriesOf(event.spice_lost).map(([cell, amount]) => ({
    amount,
    ...stands(cell, "spice"),
  }));
  const blows = Math.min(BLOWN, ms * 0.35);
  return (
    <>
      <Turning {...{ at, ms, from, sectors }} />
      {lost.map(({ amount, point, size }, place) => (
        <Blown key={place} {...{ point, at }} away={reached(point)} ms={blows}>
          <SpicePiece {...{ amount, size }} />
        </Blown>
      ))}
      {killed.map(({ seat, forces, point, size }, place) => (
        <Blown key={place} {...{ point, at }} away={reached(point)} ms={blows}>
          <ForcesPiece {...{ seat, forces, size }} />
        </Blown>
      ))}
      {killed.map(({ seat, forces: [ordinary, special], point }, place) => (
        <Ghost
          key={place}
          {...{ point, seat }}
          number={ordinary + special}
          at={reached(point) + blows * 0.6}
        />
      ))}
    </>
  );
}

/** The part of its time after which the front of the storm comes to a point. */
function whenReached([x, y]: Point, from: number, sectors: number): number {
  const angle = (Math.atan2(POLE[1] - y, x - POLE[0]) * 180) / Math.PI;
  const ahead = (((angle - FRONT - SECTOR * from) % 360) + 360) % 360;
  const part = sectors ? Math.min(1, ahead / (SECTOR * sectors)) : 0;
  return 0.1 + 0.62 * part;
}

interface TurningProps {
  at: number;
  ms: number;
  from: number;
  sectors: number;
}

/** The wedge of the storm and, before it, a wall of sand. */
function Turning({ at, ms, from, sectors }: TurningProps) {
  const turn = (sector: number, more = 0): Keyframe => ({
    transform: `rotate(${-SECTOR * sector - more}deg)`,
  });
  const frames = Array.from({ length: sectors + 1 }, (_, step) => turn(from + step));
  const ahead = frames.map((_, step) => turn(from + step, step % 2 ? 3 : 0));
  return (
    <>
      <Actor class="turning" motions={[show(at, 1), move(frames, at, ms, TURNING)]}>
        <svg viewBox="0 0 1000 1000">
          <LooseStorm />
        </svg>
      </Actor>
      <Actor
        class="turning"
        motions={[
          move(ahead, at, ms, TURNING),
          move(
            [
              { opacity: 0 },
              { opacity: 1, offset: 0.12 },
              { opacity: 1, offset: 0.85 },
              { opacity: 0 },
            ],
            at,
            ms,
            "linear",
          ),
        ]}
      >
        <svg viewBox="0 0 1000 1000">
          <radialGradient id="sand-whirl">
            <stop offset=".2" stop-color="#e8bd7c" stop-opacity=".75" />
            <stop offset="1" stop-color="#c98a45" stop-opacity="0" />
          </radialGradient>
          {[0, 4, 9].map((wide) => (
            <path
              key={wide}
              class="sand-wall"
              d={sweep(FRONT - 3 - wide, FRONT + 2 + wide * 0.6)}
            />
          ))}
          <Whirls />
        </svg>
      </Actor>
    </>
  );
}

/** Clouds of sand along the front: how far from the pole, how far ahead of it, how large. */
const WHIRLS = [
  [150, 1, 34],
  [205, 5, 44],
  [260, 2, 52],
  [318, 6, 60],
  [370, 2, 64],
  [425, 5, 58],
] as const;

function Whirls() {
  return WHIRLS.map(([far, ahead, r]) => {
    const angle = ((FRONT + ahead) * Math.PI) / 180;
    const [cx, cy] = [POLE[0] + far * Math.cos(angle), POLE[1] - far * Math.sin(angle)];
    return <circle key={far} class="whirl" {...{ cx, cy, r }} />;
  });
}

interface BlownProps {
  point: Point;
  at: number;
  /** When the wind comes. */
  away: number;
  ms: number;
  children: ComponentChildren;
}

/** It stands, tilts, and flies off with the wind. */
export function Blown({ point, at, away, ms, children }: BlownProps) {
  const [x, y] = [point[0] - POLE[0], point[1] - POLE[1]];
  const far = Math.hypot(x, y) || 1;
  const end: Point = [point[0] + (y / far) * 120, point[1] - (x / far) * 120];
  return (
    <Carried
      {...{ point, at, away, ms }}
      by={{ ...standing([point[0] + 3, point[1] - 5], "rotate(14deg)"), offset: 0.25 }}
      to={standing(end, "rotate(240deg) scale(.45)")}
    >
      {children}
    </Carried>
  );
}
