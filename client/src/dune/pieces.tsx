/** What lies on the map: stacks of forces, spice, the storm, worms, the player circles. */

import { circleOf, layout, ringOf } from "../map/atlas";
import { PlacedArt, isDrawn } from "./art";
import { ATLAS, MAP, circlesOf } from "./box";
import { EmblemPath, RIMS } from "./emblems";
import { isAdvisor } from "./view";
import type { DuneTable, Forces } from "./view";

/** Tokens may overlap a little rather than be small, where they are few. */
const grown = (tokens: number): number => (tokens < 3 ? 1.36 : 1.18);
const LARGEST = 19;

interface Stack {
  seat: string;
  forces: Forces;
  advisors: boolean;
}

function stacksIn(table: DuneTable, cell: string): Stack[] {
  return Object.entries(table.board.forces[cell] ?? {}).map(([seat, forces]) => ({
    seat,
    forces,
    advisors: isAdvisor(table, seat, cell),
  }));
}

export function AllForces({ table }: { table: DuneTable }) {
  return (
    <g class="dune-forces" aria-hidden="true">
      {Object.keys(table.board.forces).map((cell) => (
        <CellForces key={cell} cell={cell} stacks={stacksIn(table, cell)} />
      ))}
    </g>
  );
}

function CellForces({ cell, stacks }: { cell: string; stacks: Stack[] }) {
  const place = ATLAS.places.get(cell);
  if (!place?.slots) return null;
  const { r, at } = layout(place.slots, stacks.length);
  return (
    <>
      {stacks.map((stack, i) => {
        const [x, y] = at[i] ?? [place.x, place.y];
        return (
          <ForceToken
            key={stack.seat}
            x={x}
            y={y}
            r={Math.min(r * grown(stacks.length), LARGEST)}
            {...stack}
          />
        );
      })}
    </>
  );
}

/** A disc with a trooper and their number; special forces as a starred badge; advisors as a pale disc. */
function ForceToken({
  x,
  y,
  r,
  seat,
  forces: [ordinary, special],
  advisors,
}: Stack & { x: number; y: number; r: number }) {
  const kind = advisors ? "-advisor" : ordinary ? "" : "-special";
  const force = `force-${seat}${kind}`;
  return (
    <g
      class={`dune-stack of-${seat}${advisors ? " advisors" : ""}`}
      transform={`translate(${x} ${y})`}
    >
      <g class="grown">
        <circle class="shade" cx={r * 0.1} cy={r * 0.16} r={r} />
        <circle class="disc" r={r} />
        {isDrawn(force) && <PlacedArt name={force} x={0} y={0} size={r * 2.06} />}
        <text class="number" y={r * 0.86} font-size={r * 1.22}>
          {ordinary + special}
        </text>
        {special > 0 && (
          <g class="elite" transform={`translate(${r * 0.86} ${-r * 0.62})`}>
            <path
              transform={`scale(${r * 0.072})`}
              d="M0-9.8L2.4-3L9.6-3.1L3.9 1.2L6 8L0 4L-6 8L-3.9 1.2L-9.6-3.1L-2.4-3Z"
            />
            <text y={r * 0.25} font-size={r * 0.62}>
              {special}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

/** Spots where spice blows, and what has not been collected. */
export function AllSpice({ spice }: { spice: Record<string, number> }) {
  return (
    <g class="dune-spice" aria-hidden="true">
      {Object.entries(MAP.cells).map(([id, { spice: spot, anchor }]) => {
        const amount = spice[id] ?? 0;
        const [x = 0, y = 0] = spot ? [spot.x, spot.y] : anchor;
        if (!spot && !amount) return null;
        const r = (spot?.r ?? 11) * (amount ? 1.25 : 0.82);
        return (
          <g key={id} class={amount ? "there" : "spot"} transform={`translate(${x} ${y})`}>
            <g class="grown">
              <path d={`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`} />
              <text y={r * 0.33} font-size={r * 0.98}>
                {amount || spot?.amount}
              </text>
            </g>
          </g>
        );
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

export function Storm({ sector }: { sector: number }) {
  const here = MAP.sectors[sector];
  if (here === undefined) return null;
  const angle = MAP.sector_lines[sector]!.angle;
  const streaks = GUSTS.map(([part, from, to]) => arc(part, angle + from, angle + to));
  return (
    <g class="dune-storm" aria-hidden="true">
      <path class="wedge" d={ringOf(here.wedge)} />
      <path class="streaks" d={streaks.join("")} />
    </g>
  );
}

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

/** The ring around the map: sector numbers, the storm marker, and the player circles. */
export function Ring({ storm }: { storm: number }) {
  return (
    <g class="dune-ring" aria-hidden="true">
      <path
        class="band"
        fill-rule="evenodd"
        d={circleOf(CX, CY, MAP.rim + 18) + circleOf(CX, CY, MAP.rim)}
      />
      {MAP.sectors.map((sector) => (
        <text
          key={sector.index}
          class={sector.index === storm ? "stormy" : ""}
          x={sector.number_at[0]}
          y={(sector.number_at[1] ?? 0) + 3.3}
          font-size="10.5"
        >
          {sector.number}
        </text>
      ))}
      <StormMarker sector={storm} />
    </g>
  );
}

function StormMarker({ sector }: { sector: number }) {
  const [x = 0, y = 0] = MAP.sectors[sector]?.storm_at ?? [];
  return (
    <g class="dune-storm-marker">
      <circle cx={x} cy={y} r="13" />
      <PlacedArt name="storm" x={x} y={y} size={24} />
    </g>
  );
}

export function PlayerCircles({
  seats,
  first,
  names,
}: {
  seats: string[];
  first: string | undefined;
  names: (seat: string) => string;
}) {
  return (
    <g class="dune-circles">
      {circlesOf(seats).map(({ seat, x, y, r }) => (
        <g
          key={seat}
          class={`dune-circle of-${seat}${seat === first ? " first" : ""}`}
          transform={`translate(${x} ${y})`}
        >
          <title>{names(seat)}</title>
          <circle class="disc" r={r} />
          <circle class="rim" r={r - 2.4} stroke-dasharray={RIMS[seat]} />
          <g class="sign" transform={`scale(${r * 0.066})`}>
            <EmblemPath seat={seat} />
          </g>
        </g>
      ))}
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

export function Worm({ territory }: { territory: string }) {
  const { x, y } = MAP.territories[territory]?.label ?? { x: 0, y: 0 };
  return (
    <g class="dune-worm" transform={`translate(${x} ${y - 26})`} aria-hidden="true">
      <PlacedArt name="worm" x={0} y={0} size={72} />
    </g>
  );
}
