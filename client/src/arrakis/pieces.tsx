/** What stands on the map: legions, settlements, sietches, vehicles, worms. All in map units. */

import { PlacedArt, portraitOf, unitOf } from "./art";
import { box } from "./box";
import { Glyph } from "./glyphs";
import { UNITS, faceDown, unitsOf } from "./view";
import type { LegionView, Side, SietchView } from "./view";

interface Pair {
  id: string;
  number: number;
}

/** What a plaque counts: each kind of unit, generic leaders, deployment tokens. */
function pairsOf(legion: LegionView): Pair[] {
  const pairs: Pair[] = [...UNITS, "generic" as const].map((id) => ({
    id,
    number: legion[id] ?? 0,
  }));
  return [...pairs, { id: "token", number: faceDown(legion) }].filter(({ number }) => number > 0);
}

const HEAD = 22;
const CELL = 23;
const ROW = 16.4;
const MEDAL = 10;

/** The size of a legion's plaque, medallions included. */
export function plaqueSize(legion: LegionView): readonly [number, number] {
  const pairs = pairsOf(legion).length;
  const columns = Math.max(
    1,
    Math.ceil(pairs / 2),
    Math.ceil((legion.named.length * 2 * MEDAL - HEAD) / CELL),
  );
  return [HEAD + CELL * columns, (pairs > 1 ? 2 : 1.5) * ROW + (legion.named.length ? MEDAL : 0)];
}

/** Rounded for the Atreides, cut off for the Harkonnen. */
function outline(side: Side, x: number, y: number, w: number, h: number): string {
  if (side === "atreides") {
    const c = Math.min(w, h) / 2.6;
    return `M${x + c} ${y}H${x + w - c}Q${x + w} ${y} ${x + w} ${y + c}V${y + h - c}Q${x + w} ${y + h} ${x + w - c} ${y + h}H${x + c}Q${x} ${y + h} ${x} ${y + h - c}V${y + c}Q${x} ${y} ${x + c} ${y}Z`;
  }
  const c = 4.5;
  return `M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}H${x + c}L${x} ${y + h - c}V${y + c}Z`;
}

interface LegionProps {
  legion: LegionView;
  side: Side;
  x: number;
  y: number;
}

/** A legion: the emblem of its side, how many of each kind, and its named leaders above. */
export function Plaque({ legion, side, x, y }: LegionProps) {
  const [w, full] = plaqueSize(legion);
  const pairs = pairsOf(legion);
  const medals = legion.named.length;
  const h = full - (medals ? MEDAL : 0);
  const left = x - w / 2;
  const top = y - full / 2 + (medals ? MEDAL : 0);
  const rows = pairs.length > 1 ? 2 : 1;
  return (
    <g class={`a-plaque ${side}`}>
      <path class="a-shadow" d={outline(side, left, top + 1.8, w, h)} />
      <path class="a-plaque-back" d={outline(side, left, top, w, h)} />
      <path class="a-plaque-head" d={outline(side, left, top, HEAD, h)} />
      <path class="a-plaque-pattern" d={outline(side, left, top, HEAD, h)} />
      <g class="a-plaque-emblem">
        <Glyph id={side} x={left + HEAD / 2} y={top + h / 2} size={18} />
      </g>
      {pairs.map(({ id, number }, place) => {
        const column = Math.floor(place / rows);
        const px = left + HEAD + CELL * column;
        const py =
          rows === 1 ? top + h / 2 : top + h / 2 + (place % 2 ? ROW / 2 - 0.3 : -ROW / 2 + 0.3);
        return (
          <g key={id} class={`a-pair ${id}`}>
            <Unit kind={id} side={side} x={px + 7.6} y={py} />
            <text x={px + 17} y={py + 5.6} font-size="17">
              {number}
            </text>
          </g>
        );
      })}
      {legion.named.map((leader, place) => (
        <Medal
          key={leader}
          leader={leader}
          side={side}
          x={left + MEDAL + 1 + place * (2 * MEDAL + 1)}
          y={top - 1}
        />
      ))}
    </g>
  );
}

/** One kind of unit: its figure. */
function Unit({ kind, side, x, y }: { kind: string; side: Side; x: number; y: number }) {
  const unit = unitOf(kind, side);
  if (!unit) return <Glyph id={kind} x={x} y={y} size={13} />;
  return <PlacedArt name={unit} x={x - 0.6} y={y} size={15} />;
}

function Medal({ leader, side, x, y }: { leader: string; side: Side; x: number; y: number }) {
  const portrait = portraitOf(leader);
  const family = box.value.leaders.get(leader)?.subfaction ?? "";
  return (
    <g class={`a-medal-piece ${side} ${family}`}>
      <circle cx={x} cy={y} r={MEDAL} />
      {portrait && <PlacedArt name={portrait} x={x} y={y} size={2.2 * MEDAL} />}
    </g>
  );
}

/** A legion from afar: one disc with the number of its units. */
export function Chip({ legion, side, x, y }: LegionProps) {
  const tokens = faceDown(legion);
  return (
    <g class={`a-chip ${side}`}>
      {side === "atreides" ? (
        <circle class="a-plaque-head" cx={x} cy={y} r="19" />
      ) : (
        <path
          class="a-plaque-head"
          d={outline("harkonnen", x - 19, y - 19, 38, 38).replaceAll("4.5", "9")}
        />
      )}
      <text x={x} y={y + 9} font-size="26">
        {unitsOf(legion) || (tokens ? "?" : "0")}
      </text>
      {tokens > 0 && (
        <rect class="a-chip-token" x={x + 9} y={y - 21} width="12" height="12" rx="2" />
      )}
      {legion.named.length > 0 && <circle class="a-chip-leader" cx={x - 14} cy={y - 15} r="6.5" />}
    </g>
  );
}

export function Settlement({ rank, x, y, r }: { rank: number; x: number; y: number; r: number }) {
  return (
    <g class="a-settlement">
      <Glyph id="settlement" x={x} y={y - 1} size={2.7 * r} />
      <circle cx={x} cy={y + 3} r="7.4" />
      <text x={x} y={y + 7.4} font-size="13">
        {rank}
      </text>
    </g>
  );
}

/** A destroyed settlement: ruins, so that everybody sees what stood here. */
export function Ruins({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g class="a-ruins">
      <path d={`M${x - r} ${y + 0.8 * r}v${-r * 0.7}l4 -2 2 4 3 -1v-3l3 5 4 -1v${r * 0.55}z`} />
      <path
        class="a-cross"
        d={`M${x - r} ${y - r * 0.7}L${x + r} ${y + r * 0.9}M${x + r} ${y - r * 0.7}L${x - r} ${y + r * 0.9}`}
      />
    </g>
  );
}

export function SietchPiece({
  sietch,
  x,
  y,
  r,
}: {
  sietch: SietchView;
  x: number;
  y: number;
  r: number;
}) {
  return (
    <g class={`a-sietch ${sietch.found ? "found" : "hidden"}`}>
      <Glyph id="sietch" x={x} y={y - 1} size={2.7 * r} />
      <circle cx={x} cy={y + 4} r="7" />
      <text x={x} y={y + 8.2} font-size="12.5">
        {sietch.rank ?? "?"}
      </text>
      {sietch.found && <path class="a-found" d={`M${x + 5} ${y - 9}h7v7`} />}
    </g>
  );
}

export function Station({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g class="a-station">
      <Glyph id="station" x={x} y={y} size={2.4 * r} />
    </g>
  );
}

export const DISC = 14;

/** A piece on a disc of its own: a vehicle, a worm, a wormsign. */
export function Disc({ id, x, y }: { id: string; x: number; y: number }) {
  return (
    <g class={`a-disc ${id}`}>
      <circle class="a-shadow" cx={x} cy={y + 1.8} r={DISC} />
      <circle class="a-disc-back" cx={x} cy={y} r={DISC} />
      <Glyph id={id} x={x} y={y} size={id === "wild_maker" || id === "worm" ? 27 : 20} />
    </g>
  );
}

/** An air zone, and what flies in it. */
export function AirZone({
  x,
  y,
  r,
  flyer,
}: {
  x: number;
  y: number;
  r: number;
  flyer: string | undefined;
}) {
  return (
    <g class={`a-zone ${flyer ?? "vacant"}`}>
      {flyer && <circle class="a-shadow" cx={x} cy={y + 2.2} r={r - 2} />}
      <circle class="a-zone-disc" cx={x} cy={y} r={r - 2} />
      <circle class="a-zone-ring" cx={x} cy={y} r={r - 4.5} />
      <Glyph id={flyer ?? "ornithopter"} x={x} y={y} size={flyer ? 25 : 17} />
    </g>
  );
}
