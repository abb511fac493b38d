/**
 * Which events are shown as one: parts of a larger scene, neighbours of one kind, the bids for a
 * card. What comes out is in the order in which it is shown, with its length, but not yet in time.
 */

import type { GameEvent } from "../core/game-ui";
import { COMMON_SCENES, tick } from "./scene";
import type { Joins, Rank, Scene, Sound, Times } from "./scene";

/** The scenes of a game by kind, for events of whatever kind. */
export type SceneTable = Readonly<Record<string, Scene<never>>>;

export interface Cue {
  scene: string;
  rank: Rank;
  joins: Joins;
  /** Places of its events in the take, in the order in which they are shown. */
  events: number[];
  /** When each of them begins, in milliseconds after the cue. */
  offsets: number[];
  at: number;
  ms: number;
  /** Places, seats, tracks and spots over the board that it keeps busy. */
  lanes: string[];
  sounds: Sound[];
  window: boolean;
}

/** Which of the two `Times` counts. */
export type Speed = 0 | 1;

const RANKS: readonly Rank[] = ["tick", "accent", "beat"];
/** Fields that say where something happens, or to whom. */
const LANES = ["cell", "to", "start", "area", "territory", "target", "zone"];
const OWNERS = ["seat", "side", "power", "marker"];

const UNKNOWN: Scene<never> = tick();

export const sceneOf = (table: SceneTable, { kind }: GameEvent): Scene<never> =>
  table[kind] ?? COMMON_SCENES[kind] ?? UNKNOWN;

const nameOf = (table: SceneTable, event: GameEvent): string =>
  sceneOf(table, event).scene ?? event.kind;

/** How long an event takes by itself. */
export function timeOf(table: SceneTable, event: GameEvent, speed: Speed): number {
  const { ms } = sceneOf(table, event);
  const times: Times = typeof ms === "function" ? ms(event as unknown as never) : ms;
  return times[speed];
}

/** The cues of some events. */
export function cuesOf(events: readonly GameEvent[], table: SceneTable, speed: Speed): Cue[] {
  const order = inOrder(events, table);
  const parts = partsOf(events, table);
  const groups: number[][] = [];
  for (const place of order) {
    if (parts.has(place)) continue;
    const group = groups.filter((each) => !isFree(events[each[0]!]!, table)).at(-1);
    if (group && goesOn(events[group[0]!]!, events[place]!, table)) group.push(place);
    else groups.push([place]);
  }
  const cues = groups.map((group) => cueOf(group, events, table, speed));
  for (const [part, whole] of parts) {
    const cue = cues.find((each) => each.events.includes(whole))!;
    cue.events.push(part);
    cue.offsets.push(cue.offsets[cue.events.indexOf(whole)]!);
  }
  return cues;
}

/** Events in the order in which they are shown: what leads others is told after them. */
function inOrder(events: readonly GameEvent[], table: SceneTable): number[] {
  const order: number[] = [];
  for (const [place, event] of events.entries()) {
    const led = sceneOf(table, event).leads ?? [];
    let before = order.length;
    while (before > 0 && led.includes(events[order[before - 1]!]!.kind)) before -= 1;
    order.splice(before, 0, place);
  }
  return order;
}

/** Events that are parts of another, each with that one: the nearest, rather the one to come. */
function partsOf(events: readonly GameEvent[], table: SceneTable): Map<number, number> {
  const parts = new Map<number, number>();
  for (const [place, event] of events.entries()) {
    const wholes = sceneOf(table, event).within ?? [];
    const found = events
      .flatMap((other, there) => (wholes.includes(nameOf(table, other)) ? [there] : []))
      .sort((a, b) => Math.abs(a - place) - Math.abs(b - place) || b - a);
    if (found[0] !== undefined) parts.set(place, found[0]);
  }
  return parts;
}

const isFree = (event: GameEvent, table: SceneTable): boolean => {
  const { joins, run } = sceneOf(table, event);
  return joins === "free" && !run;
};

/** Whether an event belongs to the run that another has begun. */
function goesOn(first: GameEvent, event: GameEvent, table: SceneTable): boolean {
  const { run, opens } = sceneOf(table, event);
  return Boolean(run) && !opens && nameOf(table, first) === nameOf(table, event);
}

function cueOf(
  group: readonly number[],
  events: readonly GameEvent[],
  table: SceneTable,
  speed: Speed,
): Cue {
  const shown = group.map((place) => events[place]!);
  const scenes = shown.map((event) => sceneOf(table, event));
  const timed = scenes.find(({ joins }) => joins !== "free") ?? scenes[0]!;
  return {
    scene: nameOf(table, shown[0]!),
    rank: RANKS[Math.max(...scenes.map(({ rank }) => RANKS.indexOf(rank)))]!,
    joins: timed.joins,
    events: [...group],
    at: 0,
    ...lengthOf(shown, table, speed),
    lanes: [...shown.flatMap(lanesOf), ...scenes.flatMap(({ spot }) => spot ?? [])],
    sounds: [...new Set(scenes.flatMap(({ sound }) => sound ?? []))],
    window: scenes.some(({ window }) => window),
  };
}

/** How long a run takes in all, and when each of its events begins. */
function lengthOf(
  shown: readonly GameEvent[],
  table: SceneTable,
  speed: Speed,
): Pick<Cue, "ms" | "offsets"> {
  const times = shown.map((event) => timeOf(table, event, speed));
  const { run } = sceneOf(table, shown[0]!);
  const step = run?.step?.[speed];
  const starts = times.map((_, place) =>
    step === undefined ? sum(times.slice(0, place)) : step * place,
  );
  const whole = Math.max(...starts.map((start, place) => start + times[place]!));
  const ms =
    run && shown.length > 1 ? Math.min(whole, Math.max(run.most[speed], times[0]!)) : whole;
  const pressed = whole ? ms / whole : 1;
  return { ms, offsets: starts.map((start) => Math.round(start * pressed)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function lanesOf(event: GameEvent): string[] {
  const named = [...LANES, ...OWNERS].map((field) => event[field]);
  return named.filter((word) => typeof word === "string");
}
