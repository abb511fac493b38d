/** What stands on the map beside the legions: vehicles, worms, ruins. */

import { Glyph } from "./glyphs";

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

/** A piece on a disc of its own: a vehicle, a worm, a wormsign, the atomics. */
export function Disc({ id, x, y, r }: { id: string; x: number; y: number; r: number }) {
  const wide = id === "wild_maker" || id === "worm" ? 1.9 : 1.45;
  return (
    <g class={`a-disc ${id}`}>
      <circle class="a-shadow" cx={x} cy={y + 1.8} r={r} />
      <circle class="a-disc-back" cx={x} cy={y} r={r} />
      <Glyph id={id} x={x} y={y} size={wide * r} />
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
      {flyer && <circle class="a-shadow" cx={x} cy={y + 2} r={r - 1} />}
      <circle class="a-zone-disc" cx={x} cy={y} r={r - 1} />
      <Glyph id={flyer ?? "ornithopter"} x={x} y={y} size={(flyer ? 1.5 : 1.15) * r} />
    </g>
  );
}
