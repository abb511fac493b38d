/** What is where, in words: for those who look closer, and for those who cannot see the map. */

import { box } from "./box";
import { AREAS, ZONES, areaOf } from "./areas";
import { joined, nameOf, t } from "./texts";
import { SIDES, UNITS, faceDown } from "./view";
import type { ArrakisTable, LegionView, Side } from "./view";

/** The figures of a legion, each kind with its number. */
export function figuresOf(legion: LegionView, side: Side): string[] {
  const figures = [...UNITS, "generic" as const].filter((kind) => (legion[kind] ?? 0) > 0);
  return [
    ...figures.map((kind) => t("a-figures", { kind, side, number: legion[kind] ?? 0 })),
    ...legion.named.map(nameOf),
    ...(faceDown(legion) ? [t("a-tokens", { number: faceDown(legion) })] : []),
  ];
}

/** What a deployment token turns into. */
export function garrisonOf(token: string, side: Side): string {
  const garrison = box.value.tokens.get(token);
  const {
    regular = 0,
    elite = 0,
    special_elite: special = 0,
    generic_leader: generic = 0,
  } = garrison ?? {};
  const counts = { regular, elite, special, generic };
  const kinds = Object.entries(counts).filter(([, number]) => number > 0);
  return (
    joined(kinds.map(([kind, number]) => t("a-figures", { kind, side, number }))) || t("nothing")
  );
}

/** Everything in an area but its legions. */
export const thingsIn = (id: string, table: ArrakisTable): string[] => [
  ...buildingsIn(id, table),
  ...piecesIn(id, table),
];

function buildingsIn(id: string, table: ArrakisTable): string[] {
  const sietch = table.sietches[id];
  const rank = table.settlements[id];
  const printed = areaOf(id).mark?.kind;
  return onlyTexts([
    rank !== undefined && t("a-settlement", { rank }),
    rank === undefined && printed === "settlement" && t("a-settlement-destroyed"),
    sietch && t("a-sietch", { rank: sietch.rank ?? 0, found: sietch.found }),
    !sietch && printed === "sietch" && t("a-no-sietch"),
    table.stations.includes(id) && t("a-station"),
  ]);
}

function piecesIn(id: string, table: ArrakisTable): string[] {
  return onlyTexts([
    table.wild_maker === id && nameOf("wild_maker"),
    table.worms.includes(id) && table.wild_maker !== id && nameOf("sandworm"),
    table.wormsigns.includes(id) && nameOf("wormsign"),
    table.harvesters.includes(id) && nameOf("harvester"),
    table.atomics === id && t("a-blasted"),
  ]);
}

const onlyTexts = (things: (string | false | undefined)[]): string[] =>
  things.filter((thing): thing is string => typeof thing === "string");

/** The figures of the legions in an area. */
export const legionsIn = (id: string, table: ArrakisTable): string =>
  SIDES.flatMap((side) => {
    const legion = table.legions[side][id];
    return legion ? [joined(figuresOf(legion, side))] : [];
  }).join(" · ");

/** An area or an air zone with what is there. */
export function describePlace(id: string, table: ArrakisTable): string {
  if (AREAS.includes(id)) return describeArea(id, table);
  return `${nameOf(id)}: ${table.air[id] ? nameOf(table.air[id]) : t("a-empty")}`;
}

/** An area with all that stands in it, in one line. */
export function describeArea(id: string, table: ArrakisTable): string {
  const legions = SIDES.flatMap((side) => {
    const legion = table.legions[side][id];
    return legion ? [t("a-legion-of", { side, figures: joined(figuresOf(legion, side)) })] : [];
  });
  return `${nameOf(id)}: ${joined([...thingsIn(id, table), ...legions]) || t("a-empty")}`;
}

/** The whole board in lines: every area where something is, then the air zones in use. */
export function describeBoard(table: ArrakisTable): string[] {
  const areas = AREAS.filter(
    (id) => SIDES.some((side) => table.legions[side][id]) || thingsIn(id, table).length > 0,
  );
  const zones = ZONES.filter(({ id }) => table.air[id]).map(({ id }) => describePlace(id, table));
  return [...areas.map((id) => describeArea(id, table)), ...zones];
}

/** Where a leader is: an area, the tank, or off the board. */
export function whereIs(leader: string, table: ArrakisTable): string {
  const areas = SIDES.flatMap((side) => Object.entries(table.legions[side]));
  const area = areas.find(([, legion]) => legion.named.includes(leader))?.[0];
  if (area) return nameOf(area);
  if (leader === "wild_maker")
    return table.wild_maker ? nameOf(table.wild_maker) : t("a-off-board");
  const tanked = Object.values(table.tank).some((slots) => slots.includes(leader));
  return tanked ? nameOf("tank") : t("a-off-board");
}
