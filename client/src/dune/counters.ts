/** The counters on the map of Dune: which stand in a cell, and the sizes that each can have. */

import type { BoardView } from "../wire/dune-view";
import type { Size } from "../map/layout/boxes";
import type { Counter, Plan, Stacks } from "../map/layout/plan";
import { MAP } from "./box";
import type { Forces } from "./view";

type What =
  | { kind: "forces"; seat: string; forces: Forces; advisors: boolean }
  | { kind: "spice"; amount: number }
  | { kind: "worm" };

export type DuneCounter = Counter & What;

const digits = (number: number): number => String(number).length;

/** Badge and ordinary forces, then a star with the special ones; at last the number of all on the badge. */
function sizesOfForces(seat: string, [ordinary, special]: Forces): Counter {
  const numerals = special && !ordinary ? 0 : digits(ordinary);
  const star = special ? 1 : 0;
  return {
    id: seat,
    sizes: [
      [28 + 8 * numerals + 18 * star, 22],
      [21 + 7 * numerals + 15 * star, 17],
      [17 + 6.5 * numerals + 14 * star, 15],
    ],
    tiny: [9 + 6 * digits(ordinary + special), 15],
    tray: [0, 1],
  };
}

function sizesOfSpice(amount: number): Counter {
  const numerals = digits(amount);
  return {
    id: "spice",
    sizes: [
      [19 + 8 * numerals, 20],
      [16 + 7 * numerals, 17],
      [14 + 6 * numerals, 15],
    ],
    tiny: [9 + 6 * numerals, 15],
    tray: [0, 1],
  };
}

const DISC: readonly Size[] = [
  [26, 26],
  [20, 20],
];
const WORM: Counter = { id: "worm", sizes: DISC, tiny: [15, 15], tray: [1, 1] };

/** All counters by cell; a worm comes up in a whole territory and is shown in the first of its cells. */
export function stacksOn(
  board: Pick<BoardView, "forces" | "advisors" | "spice">,
  worm: string | null = null,
): Stacks<DuneCounter> {
  const stacks: Record<string, DuneCounter[]> = {};
  const put = (cell: string, counter: DuneCounter) => (stacks[cell] ??= []).push(counter);
  for (const [cell, here] of Object.entries(board.forces)) {
    const seen = board.advisors.includes(cell.split("@")[0]!);
    for (const [seat, forces] of Object.entries(here)) {
      const advisors = seat === "bene_gesserit" && seen;
      put(cell, { ...sizesOfForces(seat, forces), kind: "forces", seat, forces, advisors });
    }
  }
  for (const [cell, amount] of Object.entries(board.spice)) {
    if (amount) put(cell, { ...sizesOfSpice(amount), kind: "spice", amount });
  }
  const [cell] = (worm && MAP.territories[worm]?.cells) || [];
  if (cell !== undefined) put(cell, { ...WORM, kind: "worm" });
  return stacks;
}

const RANKS: Record<string, number> = { stronghold: 0, polar: 1 };

/** The map as the layout wants it, with names in the reader's language. */
export function planOf(nameOf: (id: string) => string): Plan {
  const lands = Object.entries(MAP.territories).map(([id, { label, outline, ...land }]) => ({
    id,
    name: nameOf(id),
    from: 0,
    rings: outline,
    cells: land.cells,
    x: label.x,
    y: label.y,
    size: label.size,
    mark: land.mark && { x: land.mark.x, y: land.mark.y, r: 9, least: 7 },
    rank: RANKS[land.terrain] ?? 2,
    isCommon: land.terrain === "polar",
  }));
  return {
    key: `dune ${lands.map(({ name }) => name).join()}`,
    cells: Object.entries(MAP.cells).map(([id, cell]) => ({ id, rings: [cell.polygon] })),
    lands: lands.sort((one, other) => one.rank - other.rank),
    fixed: [
      ...MAP.player_circles.map(({ circle, x, y, r }) => ({
        id: `circle ${circle}`,
        x,
        y,
        r,
        least: 12,
      })),
      ...MAP.sectors.map(({ number, number_at: [x = 0, y = 0] }) => ({
        id: `sector ${number}`,
        x,
        y,
        r: 9,
        least: 7,
      })),
    ],
    passing: MAP.sectors.map(({ storm_at: [x = 0, y = 0] }) => ({ x, y, r: 15, least: 11 })),
  };
}
