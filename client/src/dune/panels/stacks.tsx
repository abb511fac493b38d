/** How many of each kind of force, place by place. */

import { nameOf, t } from "../texts";
import { Count } from "./count";
import { FIELDS } from "./groups";
import type { Group, Kind, Limits } from "./groups";

interface StacksProps {
  cells: readonly string[];
  group: Group;
  limits: Limits;
  seat: string;
  change: (which: Kind, cell: string, number: number) => void;
}

export function Stacks({ cells, group, limits, seat, change }: StacksProps) {
  return cells.map((cell) => (
    <fieldset key={cell} class="dune-batch">
      <legend>{nameOf(cell)}</legend>
      {FIELDS.filter((which) => (limits[which].get(cell) ?? 0) > 0).map((which) => (
        <Count
          key={which}
          label={t(`${which}-from`, { place: nameOf(cell) })}
          shown={t(`${which}-here`)}
          value={group[which][cell] ?? 0}
          high={limits[which].get(cell) ?? 0}
          special={which === "specials"}
          seat={seat}
          step={(number) => change(which, cell, number)}
        />
      ))}
    </fieldset>
  ));
}
