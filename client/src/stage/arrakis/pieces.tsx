/** Pieces of War for Arrakis on their way, as they look on the map, and where they come from. */

import type { ComponentChildren } from "preact";
import { THE_MAP, areaOf } from "../../arrakis/areas";
import { drawCounter, drawFixture } from "../../arrakis/counter";
import { stacksOn } from "../../arrakis/counters";
import { Glyph } from "../../arrakis/glyphs";
import { Disc } from "../../arrakis/pieces";
import { tableOf } from "../../arrakis/view";
import type { View } from "../../core/game-ui";
import type { Figures, Group } from "../../wire/arrakis-events";
import type { Side, SietchView } from "../../wire/arrakis-view";
import { TOKEN } from "../arrakis-fold";
import { legionOf } from "../arrakis-board";
import { useSpots } from "../actor";
import { doorsOf } from "../borders";
import type { Point } from "../motion";
import { Piece } from "../props";

export const DOORS = doorsOf(THE_MAP.borders);

/** Where the pieces of each side wait, beside the map. */
const HOMES: Record<Side, Point> = { atreides: [-40, 120], harkonnen: [-40, 420] };

export const homeOf = (side: string): Point => HOMES[side as Side];

/** Above the map, where tracks and plates are. */
export const ABOVE: Point = [500, -30];

export const isArea = (place: string): boolean => place in THE_MAP.areas;

/** Where the symbol of a place is printed; its middle, if it has none. */
export function markOf(area: string): Point {
  const { mark, anchor } = areaOf(area);
  return mark ? [mark.x, mark.y] : [anchor[0]!, anchor[1]!];
}

function Drawn({ w, h, children }: { w: number; h: number; children: ComponentChildren }) {
  return (
    <Piece>
      <svg class="map-drawing-piece" width={w} height={h} viewBox={`0 0 ${w} ${h}`}>
        {children}
      </svg>
    </Piece>
  );
}

const HERE = "carthag";

/** A legion as one counter. */
export function LegionPiece({ side, figures, tokens = 0 }: Partial<Group> & { side: string }) {
  const legion = legionOf({ ...figures, [TOKEN]: tokens });
  const board = {
    ...{ sietches: {}, wormsigns: [], harvesters: [], worms: [], wild_maker: null, atomics: "" },
    legions: { atreides: {}, harkonnen: {}, [side]: { [HERE]: legion } },
  };
  const [counter] = stacksOn(board)[HERE]!;
  const rows = counter!.sizes[0]![0] > 80 ? 1 : 0;
  const [w, h] = counter!.sizes[rows]!;
  return (
    <Drawn w={w} h={h}>
      {drawCounter(counter!, { id: side, size: rows, x: 0, y: 0, w, h })}
    </Drawn>
  );
}

/** One figure, leader or token. */
export const FigurePiece = ({ side, figure }: { side: string; figure: string }) => (
  <LegionPiece
    side={side}
    figures={figure === TOKEN ? {} : { [figure]: 1 }}
    tokens={figure === TOKEN ? 1 : 0}
  />
);

/** A disc: a vehicle, a worm, a wormsign. */
export const DiscPiece = ({ id, size = 24 }: { id: string; size?: number }) => (
  <Drawn w={size} h={size}>
    <Disc id={id} x={size / 2} y={size / 2} r={size / 2 - 0.6} />
  </Drawn>
);

/** Units for a pixel from which on signs are drawn smaller, down to a part of their size. */
const FAR = 1.35;
const LEAST = 0.6;

/** A sign without a disc: a flyer in the air, a worm's maw. */
export function SignPiece({ id, size }: { id: string; size: number }) {
  const { pixel } = useSpots();
  const drawn = Math.round(size * Math.max(LEAST, Math.min(1, FAR / pixel)));
  return (
    <Drawn w={drawn} h={drawn}>
      <Glyph id={id} x={drawn / 2} y={drawn / 2} size={drawn} />
    </Drawn>
  );
}

/** A sietch, turned up or not. */
export function SietchPiece({ sietch, size = 34 }: { sietch: SietchView; size?: number }) {
  const box = { id: "sietch", size: 0, x: 0, y: 0, w: size, h: size };
  const counter = {
    ...box,
    kind: "sietch",
    sietch,
    sizes: [],
    tiny: [0, 0],
    tray: [0, 0],
  } as const;
  return (
    <Drawn w={size} h={size}>
      {drawCounter(counter, box)}
    </Drawn>
  );
}

/** The settlement or station of an area, as it stands in a view. */
export function PlacePiece({ area, view, size = 34 }: { area: string; view: View; size?: number }) {
  return (
    <Drawn w={size} h={size}>
      {drawFixture(area, { x: 0, y: 0, w: size, h: size }, tableOf(view))}
    </Drawn>
  );
}

export const countOf = (figures: Figures | undefined, tokens = 0): number =>
  Object.values(figures ?? {}).reduce((sum, number) => sum + number, tokens);
