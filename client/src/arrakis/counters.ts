/** The counters on the map of Arrakis: which stand in an area, and the sizes that each can have. */

import type { BoardView } from "../wire/arrakis-view";
import type { Size } from "../map/layout/boxes";
import type { Counter, Plan, Stacks } from "../map/layout/plan";
import { AREAS, THE_MAP, areaOf } from "./areas";
import { SIDES, UNITS, faceDown, unitsOf } from "./view";
import type { LegionView, Side, SietchView } from "./view";

/** A number of figures of a kind, or a named leader. */
export type Part = { figure: string; number: number } | { leader: string };

type What =
  | { kind: "legion"; side: Side; legion: LegionView; parts: readonly Part[] }
  | { kind: "sietch"; sietch: SietchView }
  | { kind: "disc" };

export type ArrakisCounter = Counter & What;

/** What the counter of a legion shows: each kind of figure, face-down tokens, and its named leaders. */
function partsOf(legion: LegionView): Part[] {
  const figures = [...UNITS, "generic" as const].map((figure) => ({
    figure,
    number: legion[figure] ?? 0,
  }));
  const tokens = { figure: "token", number: faceDown(legion) };
  return [
    ...[...figures, tokens].filter(({ number }) => number > 0),
    ...legion.named.map((leader) => ({ leader })),
  ];
}

/** The badge of a legion, and each of its parts: ordinary, and in small rows. */
export const HEAD: Size = [22, 18];
export const PART: Size = [21, 18];
const TEN = 7;

/** How wide parts are that stand in so many rows, column by column. */
export function widthsOf(parts: readonly Part[], rows: number, wide: number): number[] {
  const columns: number[] = [];
  parts.forEach((part, i) => {
    const more = "number" in part && part.number > 9 ? TEN : 0;
    const column = Math.floor(i / rows);
    columns[column] = Math.max(columns[column] ?? 0, wide + more);
  });
  return columns;
}

/** The units of a legion in one word, and a question mark for each token that hides more. */
export const totalOf = (legion: LegionView): string =>
  `${unitsOf(legion) || ""}${"?".repeat(faceDown(legion))}` || "0";

/** How wide the total is, and the sign of a leader behind it. */
const CHARACTER = 7;
const LEADER = 8;
export const widthOfTotal = (legion: LegionView): number =>
  CHARACTER * Math.max(2, totalOf(legion).length);

const isLed = ({ named, generic }: LegionView): boolean => named.length > 0 || generic > 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** In one row, in two rows, in two small rows; then badge and total. */
function sizesOfLegion(side: Side, parts: readonly Part[], legion: LegionView): Counter {
  const rows = parts.length > 1 ? 2 : 1;
  const wide = (number: number, small: 0 | 1) =>
    HEAD[small] + sum(widthsOf(parts, number, PART[small]));
  return {
    id: side,
    sizes: [
      [wide(1, 0), 22],
      [wide(rows, 0), rows > 1 ? 38 : 22],
      [wide(rows, 1), rows > 1 ? 30 : 18],
      [HEAD[1] + widthOfTotal(legion) + (isLed(legion) ? LEADER : 0), 18],
    ],
    tiny: [15, 15],
    tray: [1, 3],
  };
}

const DISCS: readonly Size[] = [
  [22, 22],
  [18, 18],
];
const disc = (id: string): ArrakisCounter => ({
  id,
  sizes: DISCS,
  tiny: [14, 14],
  tray: [0, 1],
  kind: "disc",
});

type Board = Pick<
  BoardView,
  "legions" | "sietches" | "wormsigns" | "harvesters" | "worms" | "wild_maker" | "atomics"
>;

/** All counters by area, the legions first. */
export function stacksOn(board: Board): Stacks<ArrakisCounter> {
  return Object.fromEntries(
    AREAS.map((id) => [id, countersIn(board, id)] as const).filter(([, list]) => list.length > 0),
  );
}

function countersIn(board: Board, id: string): ArrakisCounter[] {
  const legions = SIDES.flatMap((side): ArrakisCounter[] => {
    const legion = board.legions[side][id];
    if (!legion) return [];
    const parts = partsOf(legion);
    const sizes = sizesOfLegion(side, parts, legion);
    return [{ ...sizes, kind: "legion", side, legion, parts }];
  });
  const discs: [boolean, string][] = [
    [board.wild_maker === id, "wild_maker"],
    [board.worms.includes(id) && board.wild_maker !== id, "worm"],
    [board.harvesters.includes(id), "harvester"],
    [board.wormsigns.includes(id), "wormsign"],
    [board.atomics === id, "atomics"],
  ];
  const sietch = board.sietches[id];
  return [
    ...legions,
    ...discs.filter(([here]) => here).map(([, kind]) => disc(kind)),
    ...(sietch && !areaOf(id).mark ? [{ ...disc("sietch"), kind: "sietch" as const, sietch }] : []),
  ];
}

/** Codes of areas without a name are written from so many pixels for a unit on. */
const CLOSE = 1;

/** The map as the layout wants it, with names in the reader's language. */
export function planOf(nameOf: (id: string) => string): Plan {
  const lands = AREAS.map((id) => {
    const { code, label, mark, polygon } = areaOf(id);
    return {
      id,
      name: nameOf(id),
      from: code ? CLOSE : 0,
      rings: [polygon],
      cells: [id],
      x: label.x,
      y: label.y,
      size: label.size,
      mark: mark && { x: mark.x, y: mark.y, r: 11, least: 8 },
      rank: code ? 2 : mark?.kind === "settlement" ? 0 : 1,
    };
  });
  return {
    key: `arrakis ${lands.map(({ name }) => name).join()}`,
    cells: AREAS.map((id) => ({ id, rings: [areaOf(id).polygon] })),
    lands: lands.sort((one, other) => one.rank - other.rank),
    fixed: THE_MAP.air_zones.map(({ id, x, y, r }) => ({ id, x, y, r, least: 9 })),
    passing: [],
  };
}
