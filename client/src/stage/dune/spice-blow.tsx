/** A card of the spice deck, and the spice that it brings. */

import { Art } from "../../dune/art";
import { MAP, SPICE } from "../../dune/box";
import { SpiceFace } from "../../dune/cards";
import { Actor, useSpots } from "../actor";
import { bow, fly, hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Dust, Halo } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { SpicePiece } from "./pieces";
import { PoleCard } from "./pole-card";
import { useStands } from "./stands";

export const SpiceCard = each(["spice_card"], ({ event, at, ms }: Part<"spice_card">) => (
  <PoleCard
    back={<Art name="back-spice" class="card-back" />}
    to={blowOf(event.card)}
    {...{ at, ms }}
  >
    <SpiceFace id={event.card} />
  </PoleCard>
));

/** Where the spice of a card blows; a worm goes nowhere by itself. */
function blowOf(card: string): Point | undefined {
  const territory = SPICE.get(card)?.territory;
  const cells = (territory && MAP.territories[territory]?.cells) || [];
  const spot = cells.map((cell) => MAP.cells[cell]?.spice).find(Boolean);
  return spot && [spot.x, spot.y];
}

const GRAINS = 14;

export const SpiceBlown = each(["spice_blown"], ({ event, at, ms, after }: Part<"spice_blown">) => {
  const { cell, amount } = event;
  const { point, size } = useStands(after)(cell, "spice");
  const { pixel } = useSpots();
  return (
    <>
      <Dust point={point} at={at} />
      {Array.from({ length: GRAINS }, (_, i) => (
        <Grain key={i} from={point} to={thrown(point, i, pixel)} at={at + ms * 0.018 * i} ms={ms} />
      ))}
      {amount > 0 && (
        <>
          <Actor
            at={point}
            motions={[
              show(at + ms * 0.25, 60),
              move(
                ["scale(.2)", "scale(1.7)", ""].map((more) => standing(point, more)),
                at + ms * 0.25,
                ms * 0.45,
                "ease-out",
              ),
              hide(at + ms - 1, 1),
            ]}
          >
            <SpicePiece {...{ amount, size }} />
          </Actor>
          <Halo point={point} at={at + ms * 0.5} />
        </>
      )}
    </>
  );
});

/** Around a place, further and nearer in turn. */
function thrown([x, y]: Point, place: number, pixel: number): Point {
  const angle = place * 2.4;
  const far = (24 + (place % 4) * 13) * pixel;
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.6 + 8 * pixel];
}

function Grain({ from, to, at, ms }: { from: Point; to: Point; at: number; ms: number }) {
  const { pixel } = useSpots();
  return (
    <Actor
      at={from}
      motions={[
        show(at, 30),
        fly(bow(from, to, 52 * pixel), at, ms * 0.5, "linear"),
        hide(at + ms * 0.45, ms * 0.2),
      ]}
    >
      <span class="grain" />
    </Actor>
  );
}
