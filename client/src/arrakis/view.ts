/** How to read the view of a game of War for Arrakis (arrakis/view_types.py). */

import type { View } from "../core/game-ui";
import type {
  ArrakisStepView,
  ArrakisTable,
  ArrakisView,
  LegionView,
  Marker,
  Power,
  Result,
  Side,
} from "../wire/arrakis-view";

export type {
  ArrakisTable,
  ArrakisView,
  BattleView,
  LegionView,
  Marker,
  Power,
  Result,
  Side,
  SietchView,
} from "../wire/arrakis-view";

export const SIDES: readonly Side[] = ["atreides", "harkonnen"];
export const RESULTS: readonly Result[] = [
  "leadership",
  "strategy",
  "deployment",
  "mentat",
  "house",
];
export const MARKERS: readonly Marker[] = ["kwisatz_haderach", "sand_dwellers", "jihad"];
export const POWERS: readonly Power[] = ["choam", "spacing_guild", "landsraad"];
export const UNITS = ["regular", "elite", "special", "troop"] as const;

export const arrakisView = (view: View): ArrakisView => view as ArrakisView;

export const tableOf = (view: View): ArrakisTable => arrakisView(view).table;

type KeyOf<Step> = Step extends unknown ? keyof Step : never;
type StepWith<Key extends PropertyKey> = Extract<ArrakisStepView, Record<Key, unknown>>;

/** The innermost step that the game is in and that has this key. */
export function stepWith<Key extends KeyOf<ArrakisStepView>>(
  view: View,
  key: Key,
): StepWith<Key> | undefined {
  const has = (step: ArrakisStepView): step is StepWith<Key> => key in step;
  return arrakisView(view).steps.filter(has).at(-1);
}

const SIDE_OF: Record<string, Side> = {
  house_atreides: "atreides",
  fremen: "atreides",
  house_harkonnen: "harkonnen",
  corrino: "harkonnen",
};

/** The side that a seat plays for. */
export const sideOf = (seat: string): Side => SIDE_OF[seat] ?? (seat as Side);

/** The seats with a board of their own on a side, in the order of the view. */
export const boardsOf = (table: ArrakisTable, side: Side): string[] =>
  Object.keys(table.action_dice).filter((seat) => sideOf(seat) === side);

export const unitsOf = (legion: LegionView): number =>
  UNITS.reduce((sum, kind) => sum + (legion[kind] ?? 0), 0);

export const faceDown = (legion: LegionView): number =>
  Object.values(legion.face_down ?? {}).reduce((sum, number) => sum + number, 0);
