/** A journey step by step: where from, where to, how many; each line done, now, or still to come. */

import type { ComponentChildren } from "preact";
import { Select } from "../../ui/controls";
import { byName, nameOf, t } from "../texts";

interface WayProps {
  /** The number of its first step. */
  from?: number;
  children: ComponentChildren;
}

export const Way = ({ from = 1, children }: WayProps) => (
  <ol class="dune-way" start={from} style={{ counterReset: `step ${from - 1}` }}>
    {children}
  </ol>
);

interface WayStepProps {
  /** Whether it is said; the first that is not is now. */
  done: boolean;
  now: boolean;
  children: ComponentChildren;
}

export function WayStep({ done, now, children }: WayStepProps) {
  return <li class={done ? "done" : now ? "now" : ""}>{children}</li>;
}

interface PlaceStepProps extends Omit<WayStepProps, "children"> {
  label: string;
  cells: readonly string[];
  cell: string | undefined;
  go: (cell: string) => void;
  name?: (cell: string) => string;
}

/** A place of the way: pressed on the map, or chosen in the list that the line opens. */
export function PlaceStep({ label, cells, cell, go, name = nameOf, ...step }: PlaceStepProps) {
  return (
    <WayStep {...step}>
      <Select
        label={label}
        values={["", ...byName(cells)]}
        value={cell ?? ""}
        name={(one) => (one ? name(one) : t("on-the-map"))}
        choose={go}
      />
    </WayStep>
  );
}
