/** The Shield Wall is blown up; a lasgun meets a shield. */

import { MAP } from "../../dune/box";
import { Ruins } from "../../dune/pieces";
import { Actor } from "../actor";
import { entriesOf } from "../fold";
import { hide, show } from "../motion";
import type { Point } from "../motion";
import { Ghost, Swell } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { LandGlow, middleOf } from "./land-glow";
import { ForcesPiece, SpicePiece } from "./pieces";
import { useStands } from "./stands";
import { Blown } from "./storm";

/** The part of the time after which it goes off. */
const FUSE = 0.3;
const SHIELD_WALL = "shield_wall";

export const FamilyAtomics = each(
  ["family_atomics"],
  ({ event, at, ms, before }: Part<"family_atomics">) => {
    const stands = useStands(before);
    const killed = entriesOf(event.killed as typeof event.killed | undefined).flatMap(
      ([seat, cells]) =>
        entriesOf(cells).map(([cell, forces]) => ({ seat, forces, ...stands(cell, seat) })),
    );
    const away = at + ms * (FUSE + 0.02);
    return (
      <>
        <LandGlow
          territory={SHIELD_WALL}
          motions={[show(at, ms * FUSE), hide(at + ms * 0.7, 300)]}
        />
        <Actor class="whole" motions={[show(at + ms * FUSE, 200)]}>
          <svg viewBox="0 0 1000 1000">
            <Ruins />
          </svg>
        </Actor>
        {killed.map(({ seat, forces, point, size }, place) => (
          <Blown key={place} {...{ point, at, away }} ms={ms * 0.35}>
            <ForcesPiece {...{ seat, forces, size }} />
          </Blown>
        ))}
        {(MAP.territories[SHIELD_WALL]?.cells ?? []).map((cell, place) => {
          const [x = 0, y = 0] = MAP.cells[cell]?.anchor ?? [];
          return (
            <Blast key={cell} point={[x, y]} at={at + ms * (FUSE + 0.12 * place)} ms={ms * 0.5} />
          );
        })}
        {killed.map(({ seat, forces: [ordinary, special], point }, place) => (
          <Ghost key={place} {...{ point, seat }} number={ordinary + special} at={at + ms * 0.7} />
        ))}
      </>
    );
  },
);

/** The forces that die have losses of their own. */
export const Exploded = each(["exploded"], ({ event, at, ms, before }: Part<"exploded">) => {
  const { territory } = event;
  const stands = useStands(before);
  const { point } = middleOf(territory);
  const lost = entriesOf(event.spice_lost as typeof event.spice_lost | undefined);
  return (
    <>
      <LandGlow territory={territory} motions={[show(at, ms * FUSE), hide(at + ms * 0.8, 300)]} />
      {lost.map(([cell, amount]) => {
        const heap = stands(cell, "spice");
        return (
          <Blown key={cell} point={heap.point} at={at} away={at + ms * FUSE} ms={ms * 0.35}>
            <SpicePiece amount={amount} size={heap.size} />
          </Blown>
        );
      })}
      <Blast point={point} at={at + ms * FUSE} ms={ms * 0.6} />
    </>
  );
});

const FLASH = [
  [0.2, 0.6],
  [1.5, 0],
] as const;
const FIRE = [
  [0.15, 1],
  [1, 1, 0.3],
  [1.25, 0],
] as const;
const WAVE = [
  [0.1, 0.95],
  [1, 0],
] as const;

/** A flash, a ball of fire, and a wave that runs outwards. */
function Blast({ point, at, ms }: { point: Point; at: number; ms: number }) {
  return (
    <>
      <Swell {...{ point, at }} looks={FLASH} ms={ms * 0.35}>
        <span class="flash" />
      </Swell>
      <Swell {...{ point, at, ms }} looks={FIRE}>
        <span class="fire" />
      </Swell>
      {[0, 0.12].map((late) => (
        <Swell
          key={late}
          point={point}
          looks={WAVE}
          at={at + ms * late}
          ms={ms * 0.85}
          easing="cubic-bezier(.1,.6,.4,1)"
        >
          <span class="wave" />
        </Swell>
      ))}
    </>
  );
}
