/** The areas of the map, straight from its file. */

import map from "../../data/arrakis.map.json";
import type { ArrakisMap } from "../map/atlas";

export const THE_MAP = map as unknown as ArrakisMap;

export type Area = ArrakisMap["areas"][string];

export const areaOf = (id: string): Area => THE_MAP.areas[id]!;
export const AREAS: readonly string[] = Object.keys(THE_MAP.areas);
export const ZONES = THE_MAP.air_zones;
export const SECTORS = THE_MAP.sectors;
