/** Facts of the box, straight from the data files that the engine reads. */

import board from "../../../src/landsraad/dune/data/board.json";
import cards from "../../../src/landsraad/dune/data/cards.json";
import factions from "../../../src/landsraad/dune/data/factions.json";
import mapFile from "../../data/dune.map.json";
import { atlasOfDune } from "../map/atlas";
import type { DuneMap } from "../map/atlas";

export const MAP = mapFile as unknown as DuneMap;
export const ATLAS = atlasOfDune(MAP);
export const SECTORS = MAP.sectors.length;

export type CardKind =
  | "weapon_projectile"
  | "weapon_poison"
  | "weapon_special"
  | "defense_projectile"
  | "defense_poison"
  | "special"
  | "worthless";

interface TreacheryCard {
  id: string;
  kind: CardKind;
  count: number;
}

interface SpiceCard {
  id: string;
  territory: string | null;
  amount: number;
  count: number;
}

export interface Leader {
  id: string;
  faction: string;
  strength: number;
}

export const TREACHERY = new Map(cards.treachery.map((card) => [card.id, card as TreacheryCard]));
export const SPICE = new Map(cards.spice.map((card) => [card.id, card as SpiceCard]));
export const LEADERS = new Map<string, Leader>(
  factions.factions.flatMap(({ id: faction, leaders }) =>
    leaders.map(({ id, strength }) => [id, { id, faction, strength }]),
  ),
);
export const FACTIONS = factions.factions.map(({ id }) => id);
export const HAND_LIMIT = new Map(factions.factions.map(({ id, hand_limit }) => [id, hand_limit]));
export const SPICE_AT_START = new Map(factions.factions.map(({ id, setup }) => [id, setup.spice]));
const COMMON = factions.common;
export const KWISATZ_HADERACH = numbersOf("kwisatz_haderach") as {
  losses_to_wake: number;
  strength: number;
  revival_price: number;
};

/** What Harkonnen get for a captive that they kill. */
export const CAPTIVE_BOUNTY = numbersOf("capture_leader")["spice"] ?? 0;

/** The numbers on a player sheet that belong to an advantage. */
function numbersOf(advantage: string): Record<string, number> {
  interface Sheet {
    advantages: { id: string; numbers?: Record<string, number> }[];
  }
  const sheets = factions.factions as Sheet[];
  const known = sheets.flatMap(({ advantages }) => advantages).find(({ id }) => id === advantage);
  return known?.numbers ?? {};
}

export const PHASES = [
  "storm",
  "spice_blow",
  "charity",
  "bidding",
  "revival",
  "shipment",
  "battle",
  "collection",
  "mentat_pause",
] as const;

/** Which player circles a line-up of so many sits at, in the order of its seats. */
const CIRCLES_TAKEN: Record<number, readonly number[]> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

/** The player circle at which each seat sits. */
export function circlesOf(seats: readonly string[]) {
  const taken = CIRCLES_TAKEN[seats.length] ?? [];
  return seats.flatMap((seat, place) => {
    const circle = MAP.player_circles[taken[place] ?? -1];
    return circle ? [{ seat, ...circle }] : [];
  });
}

export const isStormy = ({ storm }: { storm: number }, cell: string): boolean =>
  MAP.cells[cell]?.sector === storm;

export const isStronghold = (cell: string): boolean =>
  MAP.territories[MAP.cells[cell]?.territory ?? ""]?.terrain === "stronghold";

const SHELTERED = new Set(
  (board.territories as { id: string; sheltered?: boolean }[])
    .filter(({ sheltered }) => sheltered)
    .map(({ id }) => id),
);

/** Whether the storm kills forces there: on sand, and behind the Shield Wall once it is gone. */
export function isOpenToStorm(
  { shield_wall }: { shield_wall: boolean },
  territory: string,
): boolean {
  if (SHELTERED.has(territory)) return !shield_wall;
  return MAP.territories[territory]?.terrain === "sand";
}

/** Spice for each force shipped to this cell (D-SHIP-5). */
export const rateTo = (cell: string): number =>
  isStronghold(cell) ? COMMON.ship_price_stronghold : COMMON.ship_price_elsewhere;
