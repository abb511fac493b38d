/** A worm comes up and swallows what stands there. */

import type { ComponentChildren } from "preact";
import { MAP } from "../../dune/box";
import { duneView } from "../../dune/view";
import { Actor, useSpots } from "../actor";
import { entriesOf } from "../fold";
import { hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Ghost, Swell } from "../props";
import type { Timed } from "../props";
import { Carried } from "./carried";
import { each } from "./each";
import type { Part } from "./each";
import { LandGlow, middleOf } from "./land-glow";
import { Maw } from "./maw";
import { BRIEF } from "./notice";
import { ForcesPiece, SpicePiece } from "./pieces";
import { useStands } from "./stands";

export const WormAppeared = each(["worm_appeared"], ({ event, at, ms }: Part<"worm_appeared">) => (
  <Stirring {...event} {...{ at, ms }} />
));

/** The worm comes once the card with which it is called is gone. */
export const WormSummoned = each(["worm_summoned"], ({ event, at, ms }: Part<"worm_summoned">) => (
  <Stirring {...event} at={at + ms * BRIEF.worm_summoned} ms={ms * (1 - BRIEF.worm_summoned)} />
));

/** The territory glows, and the sand runs together. */
function Stirring({ territory, at, ms }: { territory: string; at: number; ms: number }) {
  return (
    <>
      <LandGlow territory={territory} motions={[show(at, 300)]} />
      <Ripples point={middleOf(territory).point} at={at} ms={ms * 0.7} />
    </>
  );
}

/** The smallest worm, in pixels, and the largest, in units. */
const LEAST = 92;
const MOST = 190;

/** When the mouth is open, and when it closes. */
const RISES = 0.24;
const CLOSES = 0.76;

export const Devoured = each(["devoured"], ({ event, at, ms, before }: Part<"devoured">) => {
  const { territory, cells, spice_cells: spiceCells } = event;
  const { spared = [] } = event as Partial<typeof event>;
  const { pixel } = useSpots();
  const stands = useStands(before);
  const { point, radius } = middleOf(territory);
  const across = Math.max(LEAST * pixel, Math.min(MOST, radius * 2.6));
  const eaten = entriesOf(cells).flatMap(([seat, stacks]) =>
    entriesOf(stacks).map(([cell, forces]) => ({ seat, forces, ...stands(cell, seat) })),
  );
  const spice = entriesOf(spiceCells).map(([cell, amount]) => ({
    amount,
    ...stands(cell, "spice"),
  }));
  const forces = duneView(before).table.board.forces;
  const safe = (MAP.territories[territory]?.cells ?? []).flatMap((cell) =>
    spared.flatMap((seat) => {
      const there = forces[cell]?.[seat];
      return there ? [{ seat, forces: there, ...stands(cell, seat) }] : [];
    }),
  );
  const when = (place: number) => at + ms * Math.min(0.6, 0.44 + 0.05 * place);
  return (
    <>
      <LandGlow
        territory={territory}
        motions={[show(at, 200), { frames: [{ opacity: 0.35 }], at: at + ms * 0.9, ms: ms * 0.1 }]}
      />
      <Ripples point={point} at={at} ms={ms * 0.36} />
      <Rising {...{ point, across, at, ms }} />
      {spice.map(({ amount, size, ...prey }, place) => (
        <Swallowed key={place} {...prey} into={point} {...{ at, ms }} when={when(place)}>
          <SpicePiece {...{ amount, size }} />
        </Swallowed>
      ))}
      {eaten.map(({ seat, forces: number, size, ...prey }, place) => (
        <Swallowed key={place} {...prey} into={point} {...{ at, ms }} when={when(place + 1)}>
          <ForcesPiece {...{ seat, size }} forces={number} />
        </Swallowed>
      ))}
      {safe.map(({ seat, forces: number, size, point: place }, i) => (
        <Trembling key={i} point={place} {...{ at, ms }}>
          <ForcesPiece {...{ seat, size }} forces={number} />
        </Trembling>
      ))}
      {eaten.map(({ seat, forces: [ordinary, special], point: place }, i) => (
        <Ghost
          key={i}
          point={place}
          seat={seat}
          number={ordinary + special}
          at={at + ms * CLOSES}
        />
      ))}
    </>
  );
});

interface Somewhere extends Timed {
  point: Point;
}

const RIPPLE = [
  [1.3, 0],
  [0.9, 0.95, 0.35],
  [0.12, 0],
] as const;

/** Rings in the sand that run inwards. */
function Ripples({ point, at, ms }: Somewhere) {
  return (
    <>
      {[0, 1, 2, 3].map((ring) => (
        <Swell
          key={ring}
          point={point}
          looks={RIPPLE}
          at={at + (ring * ms) / 6}
          ms={ms * 0.5}
          easing="ease-in"
        >
          <span class="ripple" />
        </Swell>
      ))}
    </>
  );
}

function Rising({ point, across, at, ms }: Somewhere & { across: number }) {
  return (
    <Actor
      at={point}
      motions={[
        show(at + ms * RISES, 40),
        move(
          [
            standing(point, "scale(.05) rotate(-60deg)"),
            standing(point, "scale(1.12) rotate(5deg)"),
            standing(point, "scale(1)"),
          ],
          at + ms * RISES,
          ms * 0.24,
          "cubic-bezier(.2,.8,.3,1)",
        ),
        move(
          [
            standing(point, "scale(1)"),
            standing(point, "scale(1.07) rotate(8deg)"),
            standing(point, "scale(.05) rotate(50deg)"),
          ],
          at + ms * CLOSES,
          ms * 0.2,
          "ease-in",
        ),
        hide(at + ms * 0.95, 40),
      ]}
    >
      <Maw across={across} />
    </Actor>
  );
}

interface SwallowedProps extends Somewhere {
  into: Point;
  when: number;
  children: ComponentChildren;
}

function Swallowed({ point, into, at, when, ms, children }: SwallowedProps) {
  const half: Point = [(point[0] + into[0]) / 2 + 14, (point[1] + into[1]) / 2 - 16];
  return (
    <Carried
      point={point}
      at={at}
      away={when}
      ms={ms * 0.2}
      by={{ ...standing(half, "rotate(-40deg) scale(.9)"), offset: 0.6 }}
      to={standing(into, "rotate(-140deg) scale(.1)")}
    >
      {children}
    </Carried>
  );
}

/** Who is immune trembles and stays. */
function Trembling({ point, at, ms, children }: Somewhere & { children: ComponentChildren }) {
  const shaken = [0, 3, -3, 2, -2, 3, -3, 0].map((by) => standing([point[0] + by, point[1]]));
  return (
    <Actor
      at={point}
      motions={[
        show(at, 1),
        move(shaken, at + ms * RISES, ms * 0.4, "linear"),
        hide(at + ms - 1, 1),
      ]}
    >
      {children}
    </Actor>
  );
}
