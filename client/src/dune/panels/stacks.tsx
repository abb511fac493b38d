/** How many of each kind of force, place by place. */

import { Stepper } from "../../ui/controls";
import { nameOf, t } from "../texts";
import { FIELDS } from "./groups";
import type { Group, Kind, Limits } from "./groups";

export function Stacks(props: {
  cells: readonly string[];
  group: Group;
  limits: Limits;
  change: (which: Kind, cell: string, number: number) => void;
}) {
  const { cells, group, limits, change } = props;
  return cells.map((cell) => (
    <fieldset key={cell} class="dune-batch">
      <legend>{nameOf(cell)}</legend>
      {FIELDS.filter((which) => (limits[which].get(cell) ?? 0) > 0).map((which) => (
        <Stepper
          key={which}
          label={t(`${which}-from`, { place: nameOf(cell) })}
          shown={t(`${which}-here`)}
          value={group[which][cell] ?? 0}
          low={0}
          high={limits[which].get(cell) ?? 0}
          step={(number) => change(which, cell, number)}
        />
      ))}
    </fieldset>
  ));
}
