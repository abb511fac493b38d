/** Both boards' map files, brought into one form that can be painted, drawn and pressed. */

/** A side of each map. */
export const UNITS = 1000;
/** Of the ground's picture. */
export const PIXELS_PER_UNIT = 2;

/** A flat list of coordinates, x and y in turn. */
type Points = readonly number[];

export type Terrain =
  | "deep_desert"
  | "desert"
  | "minor_erg"
  | "plateau"
  | "mountain"
  | "sand"
  | "rock"
  | "stronghold"
  | "polar";

interface Label {
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
  lines: string[];
}

interface Mark {
  kind: "settlement" | "sietch" | "station" | "stronghold";
  x: number;
  y: number;
  r: number;
  value?: number;
}

interface Area {
  name: string | null;
  code?: string;
  sector: string;
  terrain: Terrain;
  tint: number;
  polygon: number[];
  anchor: number[];
  label: Label;
  mark?: Mark;
}

interface Border {
  between: string[];
  kind: string;
  line: number[];
}

export interface ArrakisMap {
  map: string;
  frame: { outline: number[] };
  areas: Record<string, Area>;
  borders: Border[];
  sector_lines: { sectors: string[]; line: number[] }[];
  sectors: Record<string, { name: string; outline: number[] }>;
  air_zones: { id: string; sectors: string[]; x: number; y: number; r: number }[];
  corners: { at: number[] }[];
}

interface DuneCell {
  territory: string;
  sector: number | null;
  polygon: number[];
  anchor: number[];
  spice?: { x: number; y: number; r: number; amount: number };
}

export interface DuneMap {
  map: string;
  centre: number[];
  rim: number;
  storm_start: number;
  territories: Record<
    string,
    {
      name: string;
      terrain: Terrain;
      tint: number;
      cells: string[];
      label: Label;
      outline: number[][];
      mark?: Mark;
    }
  >;
  cells: Record<string, DuneCell>;
  borders: Border[];
  sectors: {
    index: number;
    wedge: number[];
    number: number;
    number_at: number[];
    storm_at: number[];
  }[];
  sector_lines: { index: number; angle: number }[];
  player_circles: { circle: number; sector: number; x: number; y: number; r: number }[];
}

/** A patch of ground in one colour. */
export interface Shape {
  id: string;
  terrain: Terrain;
  tint: number;
  path: string;
}

/** Something that can be pressed: a cell or an area, an air zone, or a territory of several cells. */
export interface Place {
  id: string;
  path: string;
  kind: "cell" | "zone" | "whole";
  /** Where something stands that is there. */
  anchor: readonly [x: number, y: number];
}

interface Stroke {
  /** The ids it separates, joined by "|", so that a board can leave it out; "" where it cannot. */
  id: string;
  path: string;
  look: string;
}

/** How a name is written, by the ground that it stands on. */
type NameLook = "ink" | "light" | "icy";

export interface Atlas {
  id: string;
  shapes: Shape[];
  places: ReadonlyMap<string, Place>;
  strokes: Stroke[];
  /** How the name of each area or territory is written. */
  looks: ReadonlyMap<string, NameLook>;
  /** The edge of the painted ground. */
  edge: string;
}

const ROCKY: ReadonlySet<Terrain> = new Set<Terrain>(["mountain", "plateau", "rock", "stronghold"]);

export type Relief = "sandy" | "rocky" | "icy";

export function reliefOf(terrain: Terrain): Relief {
  return terrain === "polar" ? "icy" : ROCKY.has(terrain) ? "rocky" : "sandy";
}

export function lineOf(points: Points): string {
  let path = "";
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i ? "L" : "M"}${points[i]} ${points[i + 1]}`;
  return path;
}

export const ringOf = (points: Points): string => `${lineOf(points)}Z`;

export const circleOf = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const pointOf = ([x = 0, y = 0]: Points): [number, number] => [x, y];

const LOOKS: Record<Relief, NameLook> = { icy: "icy", rocky: "light", sandy: "ink" };

const looksOf = (lands: readonly { id: string; terrain: Terrain }[]): Map<string, NameLook> =>
  new Map(lands.map(({ id, terrain }) => [id, LOOKS[reliefOf(terrain)]]));

export function atlasOfArrakis(map: ArrakisMap): Atlas {
  const areas = Object.entries(map.areas).map(([id, area]) => ({
    ...area,
    id,
    terrain: id === "north_pole" ? ("polar" as const) : area.terrain,
    path: ringOf(area.polygon),
  }));
  const terrain = new Map(areas.map((area) => [area.id, area.terrain]));
  const rocky = (border: Border) =>
    border.between.some((id) => reliefOf(terrain.get(id) ?? "desert") === "rocky");
  const bordersOf = (kind: string) => map.borders.filter((border) => border.kind === kind);
  const places = areas.map(({ id, path, anchor }): Place => ({
    id,
    path,
    kind: "cell",
    anchor: pointOf(anchor),
  }));
  const zones = map.air_zones.map(({ id, x, y, r }): Place => ({
    id,
    path: circleOf(x, y, r),
    kind: "zone",
    anchor: [x, y],
  }));
  return {
    id: "arrakis",
    shapes: areas,
    places: new Map([...places, ...zones].map((place) => [place.id, place])),
    strokes: [
      ...bordersOf("passable").map((border) =>
        stroke(border, `passable${rocky(border) ? " rocky" : ""}`),
      ),
      ...["sector-under", "sector-over"].flatMap((look) =>
        map.sector_lines.map((border) => ({ id: "", path: lineOf(border.line), look })),
      ),
      ...["impassable-a", "impassable-b", "impassable-c"].flatMap((look) =>
        bordersOf("impassable").map((border) => stroke(border, look)),
      ),
      ...map.corners.map(({ at: [x = 0, y = 0] }) => ({
        id: "",
        path: circleOf(x, y, 3.4),
        look: "corner",
      })),
      ...["frame-dark", "frame-gold"].map((look) => ({
        id: "",
        path: ringOf(map.frame.outline),
        look,
      })),
    ],
    looks: looksOf(areas),
    edge: ringOf(map.frame.outline),
  };
}

const stroke = (border: Border, look: string): Stroke => ({
  id: border.between.join("|"),
  path: lineOf(border.line),
  look,
});

export function atlasOfDune(map: DuneMap): Atlas {
  const [x = 0, y = 0] = map.centre;
  const lands = Object.entries(map.territories).map(([id, land]) => ({
    ...land,
    id,
    path: land.outline.map(ringOf).join(""),
  }));
  const terrain = (cell: string) =>
    map.territories[map.cells[cell]?.territory ?? ""]?.terrain ?? "sand";
  const rocky = (border: Border) =>
    border.between.some((cell) => reliefOf(terrain(cell)) === "rocky");
  const cells = Object.entries(map.cells).map(([id, cell]): Place => ({
    id,
    path: ringOf(cell.polygon),
    kind: "cell",
    anchor: pointOf(cell.anchor),
  }));
  const whole = lands
    .filter((land) => map.cells[land.id] === undefined)
    .map(({ id, path, label }): Place => ({
      id,
      path,
      kind: "whole",
      anchor: [label.x, label.y],
    }));
  const rim = circleOf(x, y, map.rim);
  return {
    id: "dune",
    shapes: lands,
    places: new Map([...cells, ...whole].map((place) => [place.id, place])),
    strokes: [
      ...["sector", "territory"].flatMap((kind) =>
        map.borders
          .filter((border) => border.kind === kind)
          .map((border) => stroke(border, `${kind}${rocky(border) ? " rocky" : ""}`)),
      ),
      ...lands
        .filter((land) => land.terrain === "stronghold")
        .map((land) => ({ id: "", path: land.path, look: "stronghold-edge" })),
      ...["frame-dark", "frame-gold"].map((look) => ({ id: "", path: rim, look })),
    ],
    looks: looksOf(lands),
    edge: rim,
  };
}
