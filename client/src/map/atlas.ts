/** Both boards' map files, brought into one form that can be painted, drawn and pressed. */

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

/** Where tokens stand: discs of one radius that overlap nothing printed. */
export interface Slots {
  r: number;
  at: [number, number][];
}
type Layouts = Record<"3" | "5" | "8", Slots>;

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
  slots: Layouts;
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
  slots: Layouts;
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

/** Something that can be pressed: its outline, the middle of its room, and where tokens stand. */
export interface Place {
  id: string;
  path: string;
  x: number;
  y: number;
  room: number;
  slots: Layouts | null;
}

interface Stroke {
  /** The ids it separates, joined by "|", so that a board can leave it out; "" where it cannot. */
  id: string;
  path: string;
  look: string;
}

export interface Name extends Label {
  id: string;
  look: "ink" | "light" | "icy";
  /** Printed as it stands, in every language. */
  code: boolean;
}

export interface Atlas {
  id: string;
  shapes: Shape[];
  places: ReadonlyMap<string, Place>;
  strokes: Stroke[];
  names: Name[];
  marks: (Mark & { id: string })[];
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

/** The smallest layout that holds so many tokens. */
export function layout(slots: Layouts, tokens: number): Slots {
  return tokens <= 3 ? slots["3"] : tokens <= 5 ? slots["5"] : slots["8"];
}

const lookOf = (terrain: Terrain): Name["look"] =>
  ({ icy: "icy", rocky: "light", sandy: "ink" })[reliefOf(terrain)] as Name["look"];

function placeOf(
  id: string,
  path: string,
  anchor: readonly number[],
  slots: Layouts | null,
): Place {
  const [x = 0, y = 0, room = 0] = anchor;
  return { id, path, x, y, room, slots };
}

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
  const places = areas.map((area) => placeOf(area.id, area.path, area.anchor, area.slots));
  const zones = map.air_zones.map((zone) =>
    placeOf(zone.id, circleOf(zone.x, zone.y, zone.r), [zone.x, zone.y, zone.r], null),
  );
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
    names: areas.map((area) => ({
      ...(area.code ? numberOf(area.code, area.label) : area.label),
      id: area.id,
      look: lookOf(area.terrain),
      code: area.name === null,
    })),
    marks: areas.flatMap((area) => (area.mark ? [{ ...area.mark, id: area.id }] : [])),
    edge: ringOf(map.frame.outline),
  };
}

const NUMBER_SIZE = 10.5;

/** Areas without a name are called after their sector and a number. The sector can be seen, the number is printed. */
const numberOf = (code: string, label: Label): Label => ({
  ...label,
  lines: [code.slice(code.indexOf("·") + 1)],
  size: NUMBER_SIZE,
});

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
  const cells = Object.entries(map.cells).map(([id, cell]) =>
    placeOf(id, ringOf(cell.polygon), cell.anchor, cell.slots),
  );
  const whole = lands
    .filter((land) => map.cells[land.id] === undefined)
    .map((land) => placeOf(land.id, land.path, [land.label.x, land.label.y, land.label.h], null));
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
    names: lands.map((land) => ({
      ...land.label,
      id: land.id,
      look: lookOf(land.terrain),
      code: false,
    })),
    marks: lands.flatMap((land) => (land.mark ? [{ ...land.mark, id: land.id }] : [])),
    edge: rim,
  };
}

const EM_PER_LETTER = 0.57;
const LINE = 1.05;

/** A name broken into lines that fit where the printed one stands: as printed if it is the same. */
export function lettering(name: string, label: Label): { lines: string[]; size: number } {
  if (name.toUpperCase() === label.lines.join(" ").toUpperCase()) return label;
  const width = label.w * 1.12;
  const height = Math.max(label.h * 1.1, label.size * 2.2);
  let best = { lines: [name], size: 0 };
  for (let lines = 1; lines <= 3; lines++) {
    const broken = breakInto(name.split(" "), lines);
    const longest = Math.max(...broken.map((line) => line.length));
    const size = Math.min(
      label.size,
      width / (longest * EM_PER_LETTER),
      height / (LINE * broken.length),
    );
    if (size > best.size + 0.2) best = { lines: broken, size };
  }
  return { lines: best.lines, size: Math.max(best.size, 6.5) };
}

/** Words in so many lines at most, the longest line as short as possible. */
function breakInto(words: readonly string[], lines: number): string[] {
  if (lines === 1 || words.length < 2) return [words.join(" ")];
  let best = [words.join(" ")];
  for (let first = 1; first < words.length; first++) {
    const tried = [words.slice(0, first).join(" "), ...breakInto(words.slice(first), lines - 1)];
    const longest = (broken: string[]) => Math.max(...broken.map((line) => line.length));
    if (longest(tried) < longest(best)) best = tried;
  }
  return best;
}

/** Baseline of line i of n, for text centred on y. */
export const baseline = (y: number, size: number, i: number, n: number): number =>
  y + size * (LINE * (i - (n - 1) / 2) + 0.31);

/** How high so many lines are. */
export const heightOf = ({ lines, size }: { lines: string[]; size: number }): number =>
  lines.length * size * LINE;
