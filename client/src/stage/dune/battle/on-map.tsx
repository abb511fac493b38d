/** A battle on the map: a ring closes on its territory. */

import { ATLAS } from "../../../dune/box";
import type { DuneEvents } from "../../../wire/dune-events";
import { Actor } from "../../actor";
import type { SceneProps } from "../../game-stage";
import { move, show } from "../../motion";

/** Around the territory of a battle, as long as it is fought. */
export function BattleRing({ territory }: { territory: string }) {
  const place = ATLAS.places.get(territory);
  if (!place) return null;
  return (
    <g class="map-battle" aria-hidden="true">
      <path d={place.path} />
    </g>
  );
}

export function BattleBegan({ shown }: SceneProps) {
  return (
    <>
      {shown.map(({ event, at }, key) => {
        const { territory } = event as unknown as DuneEvents["battle_began"];
        const place = ATLAS.places.get(territory);
        if (!place) return null;
        const [x, y] = place.anchor as [number, number];
        const origin = `${x}px ${y}px`;
        return (
          <Actor
            key={key}
            style={{ transformOrigin: origin }}
            motions={[
              show(at, 200),
              move([{ transform: "scale(1.7)" }, { transform: "none" }], at, 560),
            ]}
          >
            <svg class="map-battle" viewBox="0 0 1000 1000" width="1000" height="1000">
              <path d={place.path} />
            </svg>
          </Actor>
        );
      })}
    </>
  );
}
