/** Where a journey goes, and what it costs. */

import { Select } from "../../ui/controls";
import { alliesOf, type DuneTable } from "../view";
import { nameOf, say } from "../words";

/** What a shipment costs (D-SHIP-5, 11, 13, 18): half for the Guild, its ally in 2019, or a Karama. */
export function priceOf(table: DuneTable, seat: string, kind: string, number: number, rate: number): number {
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
  const own = table.factions[seat]?.spice ?? 0;
  const support = table.mine[seat]?.support ?? {};
  const pledged = Object.entries(support).reduce(
    (sum, [ally, amount]) => sum + (ally === seat ? 0 : amount),
    0,
  );
  if (free) return <>{say("costs-nothing")}</>;
  return <>{say("costs", { price, own, pledged })}</>;
}

/** The same places as a list, for those who do not point at the map. */
export function Destination({
  cells,
  cell,
  go,
}: {
  cells: string[];
  cell: string | undefined;
  go(cell: string): void;
}) {
  const sorted = [...cells].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return (
    <Select
      label={say("destination")}
      values={["", ...sorted]}
      value={cell ?? ""}
      name={(one) => (one ? nameOf(one) : say("on-the-map"))}
      choose={(one) => one && go(one)}
    />
  );
}
