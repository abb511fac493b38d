import { gameUi } from "../core/game-ui";
import type { View } from "../core/game-ui";
import type { ArrakisKind } from "../wire/kinds";
import { box, unpack } from "./box";
import { Gallery } from "./Gallery";
import { generic, panels } from "./panels/index";
import { Emblem, Secrets } from "./Secrets";
import { Table } from "./Table";
import { MARKERS, unitsOf } from "./view";
import type { ArrakisTable, Legion, Side } from "./view";

/** How far each side is on its own way to win. */
function progress({ table }: View): Record<Side, number> {
  const { supremacy, prescience } = table as ArrakisTable;
  const foreseen = MARKERS.reduce((sum, marker) => sum + prescience[marker], 0);
  return { atreides: foreseen, harkonnen: supremacy };
}

/** The units of each side on the map, those under deployment tokens too. */
function units({ table }: View): Record<Side, number> {
  const { legions } = table as ArrakisTable;
  const count = (side: Side) =>
    Object.values(legions[side]).reduce((sum, legion) => sum + unitsOf(legion) + unitsUnder(legion), 0);
  return { atreides: count("atreides"), harkonnen: count("harkonnen") };
}

function unitsUnder({ tokens = [] }: Legion): number {
  const garrisons = tokens.flatMap((token) => box.value.tokens.get(token) ?? []);
  return garrisons.reduce((sum, { regular, elite, special_elite }) => sum + regular + elite + special_elite, 0);
}

export const ui = gameUi<ArrakisKind>()({
  game: "arrakis",
  Table,
  panels,
  generic,
  Cards: Gallery,
  Emblem,
  Secrets,
  unpack,
  turn: ({ table }) => (table as ArrakisTable).round,
  curves: { progress, units },
});
