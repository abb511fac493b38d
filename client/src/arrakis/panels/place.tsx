/** An area or an air zone, and what is there. */

import { AREAS } from "../areas";
import { legionsIn, thingsIn } from "../describe";
import { joined, nameOf, t } from "../texts";
import type { ArrakisTable } from "../view";

export function Place({ id, table }: { id: string; table: ArrakisTable }) {
  const flying = table.air[id];
  const there = AREAS.includes(id)
    ? [joined(thingsIn(id, table)), legionsIn(id, table)].filter(Boolean).join(" · ")
    : flying && nameOf(flying);
  return (
    <span class="a-place">
      {nameOf(id)}
      <small>{there || t("a-empty")}</small>
    </span>
  );
}
