/** A territory that something happens to. */

import { ringOf } from "../../map/atlas";
import { MAP } from "../../dune/box";
import { Actor } from "../actor";
import type { Motion, Point } from "../motion";

/** The borders of a territory, lit. */
export function LandGlow({ territory, motions }: { territory: string; motions: Motion[] }) {
  return (
    <Actor class="whole" motions={motions}>
      <svg viewBox="0 0 1000 1000">
        <path class="land-glow" d={MAP.territories[territory]?.outline.map(ringOf).join("")} />
      </svg>
    </Actor>
  );
}

export interface Middle {
  point: Point;
  /** Of the largest circle within. */
  radius: number;
}

/** The middle of a territory: of the cell where spice blows, or of its widest one. */
export function middleOf(territory: string): Middle {
  const cells = (MAP.territories[territory]?.cells ?? []).map((id) => MAP.cells[id]!);
  const widest = [...cells].sort((one, other) => (other.anchor[2] ?? 0) - (one.anchor[2] ?? 0));
  const [x = 500, y = 500, radius = 40] =
    (cells.find(({ spice }) => spice) ?? widest[0])?.anchor ?? [];
  return { point: [x, y], radius };
}
