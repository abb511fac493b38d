/** The board of War for Arrakis between two views. */

import type { ArrakisEvents, Figures, Group } from "../wire/arrakis-events";
import type { ArrakisTable, LegionView, Side, SietchView } from "../wire/arrakis-view";
import { add, drop, entriesOf } from "./fold";
import type { Changes } from "./fold";

/** What is drawn of the map and of the tracks. */
export interface ArrakisModel {
  round: number;
  phase: ArrakisTable["phase"];
  /** By side and area, how many of each figure, leader by name; tokens are counted. */
  legions: Record<string, Record<string, Figures>>;
  settlements: string[];
  /** The rank of one that is not turned up is told to some, and to all when the game is over. */
  sietches: Record<string, SietchView>;
  stations: string[];
  wormsigns: string[];
  harvesters: string[];
  worms: string[];
  wildMaker: string | null;
  air: ArrakisTable["air"];
  /** The mountain that the atomics have turned into desert. */
  atomics: string;
  prescience: ArrakisTable["prescience"];
  supremacy: number;
  imperium: ArrakisTable["imperium"];
  heighliners: Partial<Record<Side, number>>;
}

/** The part of a view that a model is made of. */
export type ArrakisBoard = Pick<
  ArrakisTable,
  | "round"
  | "phase"
  | "legions"
  | "settlements"
  | "sietches"
  | "stations"
  | "wormsigns"
  | "harvesters"
  | "worms"
  | "wild_maker"
  | "air"
  | "atomics"
  | "prescience"
  | "supremacy"
  | "imperium"
  | "heighliners"
>;

export const TOKEN = "token";
const SUPPLY = "supply";
const HARVESTER = "harvester";

export function arrakisModel(table: ArrakisBoard): ArrakisModel {
  return structuredClone({
    round: table.round,
    phase: table.phase,
    legions: mapped(table.legions, (legions) => mapped(legions, figuresOf)),
    settlements: Object.keys(table.settlements).sort(),
    sietches: mapped(table.sietches, ({ home, found, rank }) => ({
      home,
      found,
      ...(found && { rank: rank! }),
    })),
    stations: [...table.stations].sort(),
    wormsigns: [...table.wormsigns].sort(),
    harvesters: [...table.harvesters].sort(),
    worms: [...table.worms].sort(),
    wildMaker: table.wild_maker,
    air: table.air,
    atomics: table.atomics,
    prescience: table.prescience,
    supremacy: table.supremacy,
    imperium: table.imperium,
    heighliners: table.heighliners ?? {},
  });
}

export const mapped = <One, Other>(
  record: Record<string, One>,
  change: (value: One, key: string) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** The figures of a legion, named leaders among them, and the number of its tokens. */
export function figuresOf({
  regular,
  elite,
  special,
  generic,
  troop,
  named,
  face_down,
}: LegionView): Figures {
  const numbers = { regular, elite, special, generic, troop: troop ?? 0 };
  const figures: Figures = {};
  for (const [kind, number] of Object.entries(numbers)) add(figures, kind, number);
  for (const leader of named) add(figures, leader, 1);
  for (const number of Object.values(face_down ?? {})) add(figures, TOKEN, number);
  return figures;
}

// Legions.

function put({ legions }: ArrakisModel, side: string, area: string, figures: Figures): void {
  const there = (legions[side] ??= {});
  const legion = (there[area] ??= {});
  for (const [figure, number] of Object.entries(figures)) add(legion, figure, number);
  if (!Object.keys(legion).length) drop(there, area);
}

const take = (model: ArrakisModel, side: string, area: string, figures: Figures): void =>
  put(
    model,
    side,
    area,
    mapped(figures, (number) => -number),
  );

const withTokens = ({ figures, tokens }: Group): Figures =>
  tokens ? { ...figures, [TOKEN]: tokens } : figures;

interface GroupWent extends Group {
  side: string;
  start: string;
  to: string;
}

function go(model: ArrakisModel, event: GroupWent): void {
  // Events of older servers do not say who went.
  if (!(event as Partial<Group>).figures) return;
  take(model, event.side, event.start, withTokens(event));
  put(model, event.side, event.to, withTokens(event));
}

// Places.

const withPlace = (places: readonly string[], ...more: string[]): string[] =>
  [...new Set([...places, ...more])].sort();

const without = (places: readonly string[], ...gone: string[]): string[] =>
  places.filter((place) => !gone.includes(place));

function dropZones(model: ArrakisModel, zones: readonly string[]): void {
  for (const zone of zones) drop(model.air, zone);
}

function liftWorm(model: ArrakisModel, area: string): void {
  model.worms = without(model.worms, area);
  if (model.wildMaker === area) model.wildMaker = null;
}

function putWorm(model: ArrakisModel, area: string, isWild: boolean): void {
  model.worms = withPlace(model.worms, area);
  if (isWild) model.wildMaker = area;
}

function dropWormsigns(model: ArrakisModel, areas: readonly string[]): void {
  model.wormsigns = without(model.wormsigns, ...areas);
}

/** What each kind of event changes. */
export const arrakisChanges: Changes<ArrakisModel, ArrakisEvents> = {
  phase: (model, { round, phase }) => Object.assign(model, { round, phase }),

  // Vehicles.
  vehicle_placed: (model, { vehicle, to, source }) => {
    if (vehicle === HARVESTER) {
      model.harvesters = withPlace(without(model.harvesters, source), to);
    } else {
      if (source !== SUPPLY) drop(model.air, source);
      model.air[to] = vehicle;
    }
  },
  flyer_lost: (model, { zone }) => dropZones(model, [zone]),
  flyers_removed: (model, { zones }) =>
    dropZones(
      model,
      entriesOf(zones).map(([zone]) => zone),
    ),
  harvester_lost: (model, { area }) => {
    model.harvesters = without(model.harvesters, area);
  },
  harvester_saved: (model, { zone }) => dropZones(model, [zone]),
  harvested: (model) => {
    model.harvesters = [];
  },
  scouted: (model, { zone }) => dropZones(model, [zone]),
  bombarded: (model, { zone }) => dropZones(model, [zone]),
  attack: (model, { by }) => dropZones(model, [by]),
  frigates_landed: (model, { side, zones }) => {
    for (const zone of zones) model.air[zone] = `${side}_frigate`;
  },
  frigates_removed: (model, { zones }) => dropZones(model, zones),
  navigator_placed: (model, { zone }) => {
    model.air[zone] = "guild_navigator";
  },

  // Tracks.
  marker: (model, { power, row }) => {
    model.imperium[power] = row;
  },
  marker_paid: (model, { power, row }) => {
    model.imperium[power] = row;
  },
  supremacy: (model, { step }) => {
    model.supremacy = step;
  },
  prescience: (model, { marker, step }) => {
    model.prescience[marker] = step;
  },
  heighliner: (model, { side, step }) => {
    model.heighliners[side] = step;
  },
  heighliner_returns: (model, { side }) => {
    model.heighliners[side] = 0;
  },

  // Legions.
  moved: (model, event) => {
    go(model, event);
    dropZones(model, [event.by]); // whatever has flown them is used up
  },
  relocated: go,
  retreated: go,
  pushed: go,
  displaced: go,
  advanced: go,
  placed: (model, { side, piece, to, source, token }) => {
    const figures = { [token ? TOKEN : piece]: 1 };
    if (source !== SUPPLY) take(model, side, source, figures);
    put(model, side, to, figures);
  },
  swapped: (model, { side, area, old, new: other }) => {
    take(model, side, area, { [old]: 1 });
    put(model, side, area, { [other]: 1 });
  },
  excess_removed: (model, { side, area, piece }) => take(model, side, area, { [piece]: 1 }),
  // Those who fall are told apart from it; a leader may also go there straight from the board.
  to_tank: (model, { side, leader, area }) => {
    if (model.legions[side]?.[area]?.[leader]) take(model, side, area, { [leader]: 1 });
  },
  leaders_alone: (model, { side, area, figures }) => take(model, side, area, figures),
  leader_exchanged: (model, { side, area, leader, generic }) => {
    take(model, side, area, { [leader]: 1 });
    if (generic) put(model, side, area, { generic: 1 });
  },
  lost: (model, { side, area, figure }) => take(model, side, area, { [figure]: 1 }),
  reduced: (model, { side, area, figure }) => {
    take(model, side, area, { [figure]: 1 });
    put(model, side, area, { regular: 1 });
  },
  token_revealed: (model, { side, area, units }) => {
    take(model, side, area, { [TOKEN]: 1 });
    put(model, side, area, units);
  },
  tokens_swapped: (model, { areas: [one, other] }) => {
    const tokens = (area: string) => model.legions["atreides"]?.[area]?.[TOKEN] ?? 0;
    const more = tokens(other!) - tokens(one!);
    put(model, "atreides", one!, { [TOKEN]: more });
    put(model, "atreides", other!, { [TOKEN]: -more });
  },
  enters_play: (model, { leader, side, replaces, area }) => {
    if (!replaces || !area) return;
    take(model, side, area, { [replaces]: 1 });
    put(model, side, area, { [leader]: 1 });
  },
  leaves_game: (model, { leader, side, area }) => {
    if (area) take(model, side, area, { [leader]: 1 });
  },
  tokens_left: (model, { area }) => put(model, "harkonnen", area, { [TOKEN]: 2 }),
  given_up: (model, { area, figures }) => {
    for (const figure of figures) take(model, "atreides", area, { [figure]: 1 });
  },
  destroyed: (model, event) => take(model, event.side, event.area, withTokens(event)),
  troops_landed: (model, { side, area, troops }) => put(model, side, area, { troop: troops }),

  // Places.
  sietch_moved: (model, { start, to }) => {
    model.sietches[to] = model.sietches[start]!;
    drop(model.sietches, start);
  },
  sietch_revealed: (model, { area, rank }) => {
    model.sietches[area] = { ...model.sietches[area]!, found: true, rank };
  },
  settlement_destroyed: (model, { area }) => {
    model.settlements = without(model.settlements, area);
    drop(model.sietches, area);
  },
  detonated: (model, { token }) => {
    model.atomics = token;
  },
  station_taken: (model, { area }) => {
    model.stations = without(model.stations, area);
  },

  // The desert.
  wormsigns_placed: (model, { areas }) => {
    model.wormsigns = withPlace(model.wormsigns, ...areas);
  },
  wormsigns_discarded: (model, { areas }) => dropWormsigns(model, areas),
  wormsigns_ignored: (model, { areas }) => dropWormsigns(model, areas),
  wormsigns_turned_up: (model, { signs }) => dropWormsigns(model, Object.keys(signs)),
  wormsign: (model, { area }) => dropWormsigns(model, [area]),
  worm_placed: (model, { area, source, wild_maker }) => {
    liftWorm(model, source);
    putWorm(model, area, wild_maker);
  },
  // Another sandworm stands there in its place.
  wild_maker_exchanged: (model) => {
    model.wildMaker = null;
  },
  worm_moved: (model, { start, to, wild_maker }) => {
    liftWorm(model, start);
    putWorm(model, to, wild_maker);
  },
  worm_attack: (model, { start }) => liftWorm(model, start),
};
