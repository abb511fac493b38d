/** How counters and printed symbols are drawn on the map of Arrakis, in pixels. */

import { CounterPlate } from "../map/counter-plate";
import type { Box } from "../map/layout/boxes";
import type { PlacedCounter } from "../map/layout/trays";
import { THE_MAP } from "./areas";
import { HEAD, PART, totalOf, widthOfTotal, widthsOf } from "./counters";
import type { ArrakisCounter, Part } from "./counters";
import { Glyph } from "./glyphs";
import { AirZone, Disc, Ruins } from "./pieces";
import { letterOf } from "./texts";
import type { ArrakisTable, LegionView, Side, SietchView } from "./view";

/** Round for the Atreides, cut off for the Harkonnen; in a box of 20 by 20. */
const SHAPES: Record<Side, string> = {
  atreides: "M-9-9.4H9V-1C9 5 5.4 8 0 9.8C-5.4 8-9 5-9-1Z",
  harkonnen: "M-5-9.6H5L9.6-5V5L5 9.6H-5L-9.6 5V-5Z",
};
/** Numbers are never smaller, in pixels. */
const NUMBER = 12;
/** The sizes of a legion that have small rows, only the total, and only the total on the badge. */
const SMALL = 2;
const TOTAL = 3;
const TINY = 4;

export function drawCounter(counter: ArrakisCounter, box: PlacedCounter) {
  const { w, h } = box;
  if (counter.kind === "legion") return <LegionCounter {...counter} box={box} />;
  if (counter.kind === "sietch")
    return <SietchSymbol sietch={counter.sietch} x={0} y={0} w={w} h={h} />;
  return <Disc id={counter.id} x={w / 2} y={h / 2} r={h / 2 - 0.6} />;
}

type LegionProps = Extract<ArrakisCounter, { kind: "legion" }> & { box: PlacedCounter };

function LegionCounter({ side, legion, parts, box: { w, h, size } }: LegionProps) {
  const total = totalOf(legion);
  if (size === TINY)
    return (
      <g class={`a-counter ${side} tiny`}>
        <Badge side={side} x={w / 2} y={h / 2} size={h} plain />
        <Number x={w / 2} y={h / 2} size={NUMBER} text={total} />
      </g>
    );
  const small = size >= SMALL ? 1 : 0;
  const head = HEAD[small];
  return (
    <g class={`a-counter ${side}`}>
      <rect class="a-shadow" x="1" y="2.5" width={w} height={h} rx="7" />
      <CounterPlate w={w} h={h} badge={head} rx={6} />
      <Badge side={side} x={head / 2} y={h / 2} size={head} />
      {size === TOTAL ? (
        <>
          <Number x={head + widthOfTotal(legion) / 2} y={h / 2} size={13} text={total} />
          <LeaderSign legion={legion} x={w - 6} y={h / 2} />
        </>
      ) : (
        <Parts
          parts={parts}
          left={head}
          h={h}
          rows={size && parts.length > 1 ? 2 : 1}
          small={small}
        />
      )}
    </g>
  );
}

/** That somebody leads it: a medal for whoever has a name, else a flag. */
function LeaderSign({ legion, x, y }: { legion: LegionView; x: number; y: number }) {
  if (legion.named.length > 0) return <circle class="medal" cx={x} cy={y} r="4" />;
  if (!legion.generic) return null;
  return (
    <g class="part">
      <Glyph id="generic" x={x} y={y} size={8} />
    </g>
  );
}

interface PartsProps {
  parts: readonly Part[];
  left: number;
  h: number;
  rows: number;
  small: 0 | 1;
}

/** Kinds of figures with their numbers, and leaders, column by column. */
function Parts({ parts, left, h, rows, small }: PartsProps) {
  const widths = widthsOf(parts, rows, PART[small]);
  return (
    <>
      {parts.map((part, i) => {
        const column = Math.floor(i / rows);
        const x = left + widths.slice(0, column).reduce((a, b) => a + b, 0);
        const y = rows === 1 ? h / 2 : h * (i % 2 ? 0.73 : 0.27);
        if ("leader" in part)
          return (
            <Medal
              key={part.leader}
              {...part}
              x={x + PART[small] / 2 - 1}
              y={y}
              r={small ? 6.6 : 7.6}
            />
          );
        const wide = widths[column]!;
        return (
          <g key={part.figure} class="part">
            <Glyph id={part.figure} x={x + (small ? 4.5 : 5.5)} y={y} size={small ? 8 : 9.5} />
            <Number
              x={x + (small ? 8 : 10) + (wide - (small ? 8 : 10)) / 2 - 1}
              y={y}
              size={small ? NUMBER : 13.5}
              text={part.number}
            />
          </g>
        );
      })}
    </>
  );
}

function Medal({ leader, x, y, r }: { leader: string; x: number; y: number; r: number }) {
  return (
    <g>
      <circle class="medal" cx={x} cy={y} r={r} />
      <Number x={x} y={y} size={NUMBER} text={letterOf(leader)} />
    </g>
  );
}

function Number({
  x,
  y,
  size,
  text,
}: {
  x: number;
  y: number;
  size: number;
  text: string | number;
}) {
  return (
    <text x={x} y={y + size * 0.34} font-size={size}>
      {text}
    </text>
  );
}

function Badge(props: { side: Side; x: number; y: number; size: number; plain?: boolean }) {
  const { side, x, y, size, plain } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <path class="shape" d={SHAPES[side]} />
      {!plain && (
        <g class="emblem">
          <Glyph id={side} x={0} y={0} size={13.6} />
        </g>
      )}
    </g>
  );
}

// What is printed on the map, or stands where it is printed.

/** The symbol of an area, or an air zone with what flies in it. */
export function drawFixture(id: string, box: Box, table: ArrakisTable) {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const mark = THE_MAP.areas[id]?.mark;
  if (mark === undefined) return <AirZone x={x} y={y} r={box.w / 2} flyer={table.air[id]} />;
  const sietch = table.sietches[id];
  if (sietch) return <SietchSymbol sietch={sietch} {...box} />;
  const rank = table.settlements[id];
  if (mark.kind === "settlement" && rank !== undefined)
    return <Ranked kind="settlement" rank={rank} {...box} />;
  if (mark.kind !== "station") return <Ruins x={x} y={y} r={box.w / 2} />;
  return table.stations.includes(id) ? <Symbol kind="station" {...box} /> : null;
}

function Symbol({ kind, x, y, w, h }: Box & { kind: string }) {
  return (
    <g class={`a-symbol ${kind}`}>
      <Glyph id={kind} x={x + w / 2} y={y + h / 2} size={h} />
    </g>
  );
}

function Ranked({ kind, rank, x, y, w, h }: Box & { kind: string; rank: number | string }) {
  return (
    <g class={`a-symbol ${kind}`}>
      <Glyph id={kind.split(" ")[0]!} x={x + w / 2} y={y + h / 2} size={h} />
      <Number x={x + w / 2} y={y + h * 0.62} size={Math.max(NUMBER, h * 0.6)} text={rank} />
    </g>
  );
}

const SietchSymbol = ({ sietch, ...box }: Box & { sietch: SietchView }) => (
  <Ranked kind={`sietch ${sietch.found ? "found" : "hidden"}`} rank={sietch.rank ?? "?"} {...box} />
);
