/** Names, symbols and counters where the layout has put them. */

import type { JSX } from "preact";
import { memo } from "preact/compat";
import type { Box, Segment } from "./layout/boxes";
import { signBefore, writing } from "./layout/names";
import type { PlacedName } from "./layout/names";
import type { Counter } from "./layout/plan";
import type { PlacedCounter } from "./layout/trays";
import type { Laid } from "./use-layout";

export interface Drawings<Kind extends Counter> {
  /** The class of a name: what it is written on. */
  look: (land: string) => string;
  /** A symbol, an air zone, a player circle. */
  fixture: (id: string, box: Box) => JSX.Element | null;
  /** A counter around the upper left corner of its box, in one of its sizes. */
  counter: (counter: Kind, box: PlacedCounter, cell: string) => JSX.Element;
}

export function LaidOut<Kind extends Counter>({
  laid: { ground, arranged, stacks },
  drawings,
}: {
  laid: Laid<Kind>;
  drawings: Drawings<Kind>;
}) {
  const signs = ground.names.filter(({ sign }) => sign).map(signBefore);
  const counterAt = (box: PlacedCounter, cell: string) => {
    const counter = stacks[cell]?.find(({ id }) => id === box.id);
    return (
      counter && (
        <g key={`${cell} ${box.id}`} transform={`translate(${fine(box.x)} ${fine(box.y)})`}>
          {drawings.counter(counter, box, cell)}
        </g>
      )
    );
  };
  return (
    <g class="map-laid" transform={`scale(${1 / ground.scale})`} aria-hidden="true">
      {[...ground.fixed, ...signs].map((box) => (
        <g key={box.id}>{drawings.fixture(box.id, box)}</g>
      ))}
      <Names names={ground.names} look={drawings.look} />
      {arranged.trays.map((tray) => (
        <g key={tray.cell} class="map-tray" data-place={tray.cell}>
          <Leader line={tray.leader} dot={4} />
          {tray.at.length > 1 && (
            <rect class="tray" x={tray.x} y={tray.y} width={tray.w} height={tray.h} rx="7" />
          )}
          {tray.at.map((box) => counterAt(box, tray.cell))}
        </g>
      ))}
      {arranged.counters.map((box) => counterAt(box, box.cell))}
      {arranged.bundles.map(({ cell, number, x, y, w, h }) => (
        <g key={cell} class="map-bundle" data-place={cell}>
          <circle cx={x + w / 2} cy={y + h / 2} r={Math.max(w, h) / 2} />
          <text x={x + w / 2} y={y + h / 2 + 4} font-size="12">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Tenths of a pixel are fine enough. */
const fine = (value: number): number => Math.round(value * 10) / 10;

const Names = memo(function Names({
  names,
  look,
}: {
  names: readonly PlacedName[];
  look: (land: string) => string;
}) {
  return (
    <g class="map-names">
      {names.map((name) => (
        <g key={name.id}>
          {name.leader && <Leader line={name.leader} dot={2.4} />}
          {writing(name).map(({ text, x, y }) => (
            <text
              key={text}
              class={`map-name ${name.leader ? "beside" : look(name.id)}`}
              x={fine(x)}
              y={fine(y)}
              font-size={fine(name.size)}
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
});

/** A line from a dot in a cell to what stands beside it. */
function Leader({ line: [[x0, y0], [x1, y1]], dot }: { line: Segment; dot: number }) {
  const path = `M${fine(x0)} ${fine(y0)}L${fine(x1)} ${fine(y1)}`;
  return (
    <g class="map-leader">
      <path class="under" d={path} />
      <path d={path} />
      <circle cx={fine(x0)} cy={fine(y0)} r={dot} />
    </g>
  );
}
