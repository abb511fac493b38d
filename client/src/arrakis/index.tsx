import { gameUi } from "../core/game-ui";
import type { View } from "../core/game-ui";
import type { ArrakisKind } from "../wire/kinds";
import { Gallery } from "./Gallery";
import { generic, panels } from "./panels/index";
import { Table } from "./Table";
import { MARKERS, sideOf } from "./view";
import type { ArrakisTable } from "./view";

/** The progress of each seat's side towards its own way to win. */
function progress({ seats, table }: View): Record<string, number> {
  const { supremacy, prescience } = table as ArrakisTable;
  const foreseen = MARKERS.reduce((sum, marker) => sum + prescience[marker], 0);
  return Object.fromEntries(seats.map((seat) => [seat, sideOf(seat) === "harkonnen" ? supremacy : foreseen]));
}

export const ui = gameUi<ArrakisKind>()({
  game: "arrakis",
  Table,
  panels,
  generic,
  Cards: Gallery,
  curves: { progress },
});
