/** What lies on the map under its counters: spots of spice, the storm, the ring, ruins. */

import { circleOf, ringOf } from "../map/atlas";
import { seatStyle } from "../ui/seat";
import { PlacedArt } from "./art";
import { ATLAS, MAP } from "./box";
import { STRONGHOLDS, holdersOf } from "./strip";
import type { DuneTable } from "./view";

/** Spots where spice blows and none lies; how much comes is told by the note of the place. */
export function SpiceSpots({ spice }: { spice: Record<string, number> }) {
  return (
    <g class="dune-spice-spots" aria-hidden="true">
      {Object.entries(MAP.cells).map(
        ([id, { spice: spot }]) =>
          spot && !spice[id] && <path key={id} d={`M${spot.x} ${spot.y - 9}l9 9-9 9-9-9z`} />,
      )}
    </g>
  );
}

/** A ring in its holder's colour around each stronghold; in both colours where it is fought over. */
export function Holdings({ table }: { table: DuneTable }) {
  return (
    <g class="dune-holdings" aria-hidden="true">
      {STRONGHOLDS.flatMap((territory) => {
        const path = (MAP.territories[territory]?.cells ?? [])
          .map((cell) => ATLAS.places.get(cell)?.path ?? "")
          .join("");
        const holders = holdersOf(table, territory);
        return [
          holders.length > 0 && <path key={territory} class="edge" d={path} />,
          ...holders.map((seat, place) => (
            <path
              key={`${territory} ${seat}`}
              class={place ? "other" : ""}
              style={seatStyle(seat)}
              d={path}
            />
          )),
        ];
      })}
    </g>
  );
}

/** Gusts of the storm: how far out from the pole, and from where to where in the sector, in degrees. */
const GUSTS: readonly (readonly [number, number, number])[] = [
  [0.1, 3, 14],
  [0.2, 6, 18],
  [0.31, 2, 12],
  [0.38, 8, 18.5],
  [0.48, 1.5, 15],
  [0.56, 5, 18],
  [0.65, 2, 11],
  [0.71, 7, 18.5],
  [0.8, 1.5, 13],
  [0.87, 4, 18],
  [0.94, 2, 9],
];

/** While it moves it is in no sector. */
export const MOVING_STORM = -1;

export function Storm({ sector }: { sector: number }) {
  const here = MAP.sectors[sector];
  if (here === undefined) return null;
  return (
    <g class="dune-storm" aria-hidden="true">
      <path class="wedge" d={ringOf(here.wedge)} />
      <path class="streaks" d={streaksFrom(MAP.sector_lines[sector]!.angle)} />
    </g>
  );
}

const streaksFrom = (angle: number): string =>
  GUSTS.map(([part, from, to]) => arc(part, angle + from, angle + to)).join("");

/** The storm over the first sector, with its marker, to be turned around the pole. */
export function LooseStorm() {
  const { angle } = MAP.sector_lines[0]!;
  return (
    <g class="dune-storm">
      <path class="wedge" d={sweep(angle, angle + 20)} />
      <path class="streaks" d={streaksFrom(angle)} />
      <StormMarker sector={0} />
    </g>
  );
}

/** All between two angles, from the pole to the rim. */
export const sweep = (from: number, to: number): string =>
  `M${onMap(1, from)}A${MAP.rim} ${MAP.rim} 0 0 0 ${onMap(1, to)}` +
  `L${onMap(0, to)}A${POLE} ${POLE} 0 0 1 ${onMap(0, from)}Z`;

const [CX = 500, CY = 500] = MAP.centre;
const POLE = 98;

function onMap(part: number, degrees: number): string {
  const r = POLE + (MAP.rim - POLE) * part;
  const angle = (degrees * Math.PI) / 180;
  return `${(CX + r * Math.cos(angle)).toFixed(1)} ${(CY - r * Math.sin(angle)).toFixed(1)}`;
}

function arc(part: number, from: number, to: number): string {
  const r = POLE + (MAP.rim - POLE) * part;
  return `M${onMap(part, from)}A${r} ${r} 0 0 0 ${onMap(part + 0.02, to)}`;
}

/** The ring around the map, and the storm marker on it. */
export function Ring({ storm }: { storm: number }) {
  return (
    <g class="dune-ring" aria-hidden="true">
      <path
        class="band"
        fill-rule="evenodd"
        d={circleOf(CX, CY, MAP.rim + 18) + circleOf(CX, CY, MAP.rim)}
      />
      <StormMarker sector={storm} />
    </g>
  );
}

function StormMarker({ sector }: { sector: number }) {
  const here = MAP.sectors[sector];
  if (here === undefined) return null;
  const [x = 0, y = 0] = here.storm_at;
  return (
    <g class="dune-storm-marker">
      <circle cx={x} cy={y} r="13" />
      <PlacedArt name="storm" x={x} y={y} size={24} />
    </g>
  );
}

/** What the Family Atomics leave of the Shield Wall. */
export function Ruins() {
  const cells = MAP.territories["shield_wall"]?.cells ?? [];
  return (
    <g class="dune-ruins" aria-hidden="true">
      <path class="ash" d={MAP.territories["shield_wall"]?.outline.map(ringOf).join("")} />
      {cells.map((cell) => {
        const [x = 0, y = 0] = MAP.cells[cell]?.anchor ?? [];
        return (
          <path
            key={cell}
            class="crater"
            transform={`translate(${x} ${y})`}
            d="M-20-3L-9-7L-12-16L-2-9L6-18L7-8L19-9L11 0L21 8L9 7L6 17L-2 9L-13 14L-10 5Z"
          />
        );
      })}
    </g>
  );
}
