/** Where forces go, and what that costs. */

import { Select } from "../../ui/controls";
import { byName, nameOf, t } from "../texts";
import { alliesOf } from "../view";
import type { DuneTable } from "../view";
import { purseOf } from "./common";

/** What a shipment costs (D-SHIP-5, 11, 13, 18): half for the Guild, its ally in 2019, or a Karama. */
export function priceOf(
  table: DuneTable,
  seat: string,
  kind: string,
  number: number,
  rate: number,
): number {
  const full = number * rate;
  const tournament = table.ruleset === "tournament";
  if (kind === "ship_with_karama") return tournament ? Math.floor(full / 2) : Math.ceil(full / 2);
  const half = seat === "guild" || (!tournament && alliesOf(table, seat).includes("guild"));
  return half ? Math.ceil(full / 2) : full;
}

export function Price({
  table,
  seat,
  price,
  free,
}: {
  table: DuneTable;
  seat: string;
  price: number;
  free: boolean;
}) {
  if (free) return <>{t("costs-nothing")}</>;
  return <>{t("costs", { price, ...purseOf(table, seat) })}</>;
}

/** The same places as a list, for those who do not point at the map. */
export function Destination({
  cells,
  cell,
  go,
}: {
  cells: string[];
  cell: string | undefined;
  go: (cell: string) => void;
}) {
  return (
    <Select
      label={t("destination")}
      values={["", ...byName(cells)]}
      value={cell ?? ""}
      name={(one) => (one ? nameOf(one) : t("on-the-map"))}
      choose={(one) => one && go(one)}
    />
  );
}
