/** Groups of forces on the map: how many of each kind from each cell, and which are offered. */

import { contains, list, parts } from "../../core/space";
import type { Action, Counts, Json, Product, Space } from "../../core/space";
import { isStronghold } from "../box";
import { forcesIn, isAdvisor, territoryOf } from "../view";
import type { DuneTable } from "../view";

export type Kind = "forces" | "specials";
/** How many of each kind are taken from each cell. */
export type Group = Record<Kind, Record<string, number>>;
export const NOBODY: Group = { forces: {}, specials: {} };
export const FIELDS = ["forces", "specials"] as const;

export function productsOf(space: Space, kind: string): Product[] {
  return parts(space).filter((part): part is Product => "product" in part && part.product === kind);
}

export const countsIn = (product: Product, field: string): Counts[] =>
  parts(product.fields[field] ?? { listed: [] }).filter((part): part is Counts => "counts" in part);

/** The most of each kind that can be taken from each cell. */
export type Limits = Record<Kind, ReadonlyMap<string, number>>;

export const limitsOf = (products: Product[]): Limits => ({
  forces: limitsOfField(products, "forces"),
  specials: limitsOfField(products, "specials"),
});

/** The cells that anything can be taken from. */
export const cellsOf = ({ forces, specials }: Limits): string[] => [
  ...new Set([...forces.keys(), ...specials.keys()]),
];

function limitsOfField(products: Product[], field: string): Map<string, number> {
  const limits = new Map<string, number>();
  for (const { counts, limits: most } of products.flatMap((product) => countsIn(product, field))) {
    for (const [place, cell] of (list(counts, 200) as string[]).entries()) {
      limits.set(cell, Math.max(limits.get(cell) ?? 0, most[place]!));
    }
  }
  return limits;
}

/** A group as the counts of this product write it: in the order of its cells. */
function written(product: Product, field: Kind, group: Group): Json {
  const pool = countsIn(product, field).flatMap(({ counts }) => list(counts, 200) as string[]);
  return [...new Set([...pool, ...Object.keys(group[field])])]
    .map((cell): [string, number] => [cell, group[field][cell] ?? 0])
    .filter(([, number]) => number > 0);
}

/** The products that offer to move just this group. */
export function fitting(products: Product[], group: Group): Product[] {
  return products.filter((product) =>
    FIELDS.every(
      (field) =>
        !(field in product.fields) ||
        contains(product.fields[field]!, written(product, field, group)),
    ),
  );
}

export const size = (group: Group): number =>
  FIELDS.reduce(
    (sum, field) => sum + Object.values(group[field]).reduce((one, other) => one + other, 0),
    0,
  );

/** How many are taken from a cell. */
export const countIn = (group: Group, cell: string): number =>
  (group.forces[cell] ?? 0) + (group.specials[cell] ?? 0);

/** The stronghold that a seat holds no longer once so many of its forces in these cells are gone. */
export function strongholdLeft(
  table: DuneTable,
  seat: string,
  cells: readonly string[],
  number: number,
): string | null {
  const [cell] = cells;
  if (cell === undefined || !isStronghold(cell) || isAdvisor(table, seat, cell)) return null;
  const [ordinary, special] = forcesIn(table, seat, cells);
  return number === ordinary + special ? territoryOf(cell) : null;
}

export function withAll(base: Group, cell: string, limits: Limits): Group {
  return {
    forces: { ...base.forces, [cell]: limits.forces.get(cell) ?? 0 },
    specials: { ...base.specials, [cell]: limits.specials.get(cell) ?? 0 },
  };
}

export function without(group: Group, cell: string): Group {
  const { [cell]: _, ...forces } = group.forces;
  const { [cell]: __, ...specials } = group.specials;
  return { forces, specials };
}

export function actionBy(way: Product, group: Group, end: Record<string, string>): Action {
  const fields = FIELDS.filter((field) => field in way.fields).map(
    (field) => [field, written(way, field, group)] as const,
  );
  return { kind: way.product, seat: way.seat, ...Object.fromEntries(fields), ...end };
}
