/**
 * What stays on the map of what has happened, so that a glance tells what others did: arrows along
 * ways, rings around what came, dashed discs with how many are gone, signs of battles and worms.
 */

import type { GameEvent } from "../core/game-ui";
import type { Json } from "../core/space";
import type { SceneTable } from "./cues";
import { latestTraces, tracesOf } from "./timeline";

export type Sign = "battle" | "blast" | "flag" | "storm" | "worm";

interface Placed {
  seat: string | null;
  /** It is of an earlier phase. */
  faded: boolean;
  /** What has left it. */
  event: GameEvent;
}

/** So many have gone a way, from place to place. */
export type ArrowMark = Placed & { kind: "arrow"; way: string[]; number: number };
/** Something has come, or changed. */
export type HaloMark = Placed & { kind: "halo"; place: string };
/** So many are gone. */
export type GhostMark = Placed & { kind: "ghost"; place: string; number: number };
export type SignMark = Placed & { kind: "mark"; place: string; sign: Sign };
export type TraceMark = ArrowMark | HaloMark | GhostMark | SignMark;

const SIGNS: Readonly<Record<string, Sign>> = {
  announced: "flag",
  bombarded: "blast",
  detonated: "blast",
  devoured: "worm",
  exploded: "blast",
  family_atomics: "blast",
  settlement_destroyed: "blast",
  special_attack: "blast",
  station_taken: "flag",
  storm: "storm",
  worm_attack: "worm",
};

/** Fields that name a single place, the most telling one first. */
const PLACES = ["cell", "to", "territory", "target", "area", "zone"];
/** Fields that list places, or have something for each. */
const LISTS = ["cells", "areas", "territories", "zones", "signs", "forces"];

/** The marks that the latest of these events leave. */
export function traceMarks(events: readonly GameEvent[], table: SceneTable): TraceMark[] {
  const phase = events.map(({ kind }) => kind).lastIndexOf("phase");
  const marks = latestTraces(tracesOf(events, table)).flatMap(
    ({ stays, event: at, seat }): TraceMark[] => {
      const event = events[at]!;
      const placed = { seat, faded: at < phase, event };
      if (stays === "arrow")
        return arrowsOf(event).map((arrow) => ({ kind: stays, ...arrow, ...placed }));
      if (stays === "ghost")
        return losses(event).map((loss) => ({ kind: stays, ...loss, ...placed }));
      const places = placesOf(event);
      if (stays === "halo") return places.map((place) => ({ kind: stays, place, ...placed }));
      const sign = SIGNS[event.kind] ?? "battle";
      return places.map((place) => ({ kind: stays, place, sign, ...placed }));
    },
  );
  return merged(marks);
}

/** Losses of a seat at a place are one number; of several rings or signs there the last one counts. */
function merged(marks: readonly TraceMark[]): TraceMark[] {
  const found = new Map<string, TraceMark>();
  for (const mark of marks) {
    const at = mark.kind === "arrow" ? mark.way.join() : mark.place;
    const key = `${mark.kind} ${at} ${mark.kind === "mark" ? "" : mark.seat}`;
    const before = found.get(key);
    found.delete(key);
    const isMore = "number" in mark && before !== undefined && "number" in before;
    found.set(key, isMore ? { ...mark, number: mark.number + before.number } : mark);
  }
  return [...found.values()];
}

type Fields = Readonly<Record<string, Json>>;

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

const wordsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** All that is counted in a value. */
function total(value: Json | undefined): number {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + total(inner), 0);
}

export function placesOf(event: GameEvent): string[] {
  const single = PLACES.map((field) => event[field]).find((value) => typeof value === "string");
  if (single !== undefined) return [single];
  const list = LISTS.map((field) => event[field]).find(
    (value) => typeof value === "object" && value !== null,
  );
  return list === undefined
    ? []
    : Array.isArray(list)
      ? wordsOf(list)
      : Object.keys(fieldsOf(list));
}

interface Way {
  way: string[];
  number: number;
}

/** One for each place that somebody left. */
function arrowsOf(event: GameEvent): Way[] {
  const areas = wordsOf(event["areas"]);
  if (areas.length > 1) return [{ way: areas, number: 0 }];
  const end = event["to"] ?? event["cell"];
  if (typeof end !== "string") return [];
  if (typeof event["start"] === "string") {
    const entered = wordsOf(event["way"]);
    const number = total(event["figures"]) + total(event["tokens"]);
    return [{ way: [event["start"], ...(entered.length ? entered : [end])], number }];
  }
  const [forces, specials, ways] = ["forces", "specials", "way"].map((field) =>
    fieldsOf(event[field]),
  ) as [Fields, Fields, Fields];
  return [...new Set([...Object.keys(forces), ...Object.keys(specials)])].map((cell) => {
    const entered = wordsOf(ways[cell]);
    const number = total(forces[cell]) + total(specials[cell]);
    return { way: [cell, ...(entered.length ? entered : [end])], number };
  });
}

/** How many are gone, by place. */
function losses(event: GameEvent): { place: string; number: number }[] {
  const byCell = event["cells"] ?? event["forces"];
  if (typeof byCell === "object" && byCell !== null && !Array.isArray(byCell)) {
    return Object.entries(byCell).map(([place, gone]) => ({ place, number: total(gone) }));
  }
  const group = total(event["figures"]) + total(event["tokens"]);
  return placesOf(event).map((place) => ({ place, number: group || 1 }));
}
