/** Forces set down or lost, so many in all: the first Fremen, and what a winner loses. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { at, size as spaceSize } from "../../core/space";
import type { Action, Product, Space } from "../../core/space";
import { useLightsFor } from "../../ui/lights";
import { forcesText, nameOf, t } from "../texts";
import { Commit, PanelFrame } from "./common";
import {
  FIELDS,
  NOBODY,
  actionBy,
  cellsOf,
  countIn,
  countsIn,
  fitting,
  limitsOf,
  productsOf,
  size,
} from "./groups";
import type { Group, Kind } from "./groups";
import { Stacks } from "./stacks";

/** Where the Fremen begin, and which forces a winner loses: how many of each kind in each cell. */
export function MusterPanel({ seat, decision, act, refused, lights }: PanelProps) {
  const kind = new Draft(decision.actions).kinds[0]!;
  const products = productsOf(decision.actions, kind);
  const limits = limitsOf(products);
  const cells = cellsOf(limits);
  const [group, setGroup] = useState<Group>(() => onlyGroup(decision.actions));
  const [way] = fitting(products, group);
  const action = way ? actionBy(way, group, {}) : null;
  const most = mostOf(products);
  const left = most - size(group);
  const change = (which: Kind, cell: string, number: number) =>
    setGroup(
      trimmed({ ...group, [which]: { ...group[which], [cell]: number } }, most, which, cell),
    );
  const more = (cell: string) => {
    const which =
      (group.forces[cell] ?? 0) < (limits.forces.get(cell) ?? 0) ? "forces" : "specials";
    const most = limits[which].get(cell) ?? 0;
    change(which, cell, Math.min(most, (group[which][cell] ?? 0) + 1));
  };
  useLightsFor(lights, cells, (cell) => ({
    label: t("one-more", { place: nameOf(cell) }),
    chosen: countIn(group, cell) > 0,
    press: () => more(cell),
  }));
  return (
    <PanelFrame refused={refused}>
      <p class="hint">{t(`muster-${kind.replaceAll("_", "-")}`, { sums: sumsOf(products) })}</p>
      <Stacks cells={cells} group={group} limits={limits} seat={seat} change={change} />
      <Commit
        action={action}
        act={act}
        hint={t("chosen-so-far", { number: size(group) })}
        label={t(`muster-go-${kind.replaceAll("_", "-")}`)}
        missing={left > 0 ? t("choose-more", { number: left }) : t("not-yet")}
      />
    </PanelFrame>
  );
}

/** What is too many goes from the largest of the other stacks. */
function trimmed(group: Group, most: number, which: Kind, cell: string): Group {
  let left = group;
  while (size(left) > most) {
    const others = FIELDS.flatMap((kind) =>
      Object.entries(left[kind]).map(([place, number]) => ({ kind, place, number })),
    ).filter(({ kind, place, number }) => number > 0 && (kind !== which || place !== cell));
    const [largest] = others.sort((one, other) => other.number - one.number);
    if (largest === undefined) return left;
    left = {
      ...left,
      [largest.kind]: { ...left[largest.kind], [largest.place]: largest.number - 1 },
    };
  }
  return left;
}

/** The group, where there is no choice; else nobody. */
function onlyGroup(space: Space): Group {
  if (spaceSize(space) > 1n) return NOBODY;
  const first = at(space, 0n) as Action;
  const taken = (field: string) => Object.fromEntries((first[field] ?? []) as [string, number][]);
  return { forces: taken("forces"), specials: taken("specials") };
}

/** The most forces that any of these takes. */
function mostOf(products: Product[]): number {
  const sums = products.map((product) =>
    FIELDS.reduce((sum, field) => sum + (countsIn(product, field)[0]?.high ?? 0), 0),
  );
  return Math.max(...sums);
}

/** In how many ways of ordinary and special forces the number can be made: 10, 9 + 1★, … */
function sumsOf(products: Product[]): string {
  const sums = products.map((product) => {
    const [ordinary = 0, special = 0] = FIELDS.map(
      (field) => countsIn(product, field)[0]?.low ?? 0,
    );
    return forcesText([ordinary, special]);
  });
  return [...new Set(sums)].join(t("or-else"));
}
