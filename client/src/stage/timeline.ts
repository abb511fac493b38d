/**
 * The director: from what happened, as one pair of eyes saw it, to what is shown when. It is pure:
 * the same events give the same timeline, and nothing but what these eyes saw goes into it. Its
 * length depends on what everybody sees alone, so that nobody learns a secret from a pause.
 */

import type { GameEvent } from "../core/game-ui";
import { doer } from "../core/history";
import { cuesOf, sceneOf } from "./cues";
import type { Cue, SceneTable, Speed } from "./cues";
import type { Stays } from "./scene";

export type Pace = "calm" | "brisk" | "off";

/** What came at once. */
export interface Take {
  events: readonly GameEvent[];
  /** How many of them, from the first on, are what this reader has just done. */
  own?: number;
}

/** How somebody looks. */
export interface Reader {
  eyes: string | null;
  pace: Pace;
  /** Motions are replaced by their last pictures. */
  still?: boolean;
  /** Nobody looks: another tab is in front. */
  hidden?: boolean;
  /** Age of the newest event not yet shown, in milliseconds. */
  lag?: number;
  /** Time until the response window closes; null if none is open. */
  window?: number | null;
  /** The past is shown: there is no lag, and windows are short. */
  replay?: boolean;
}

/** A pause in which somebody may respond. */
export interface Hold {
  at: number;
  ms: number;
}

/** What stays on the map: the event of the take that left it. */
export interface Trace {
  stays: Stays;
  event: number;
  seat: string | null;
}

export interface Timeline {
  cues: Cue[];
  holds: Hold[];
  length: number;
  /** When the panel of a decision opens. */
  decisionAt: number;
  /** Events that were cut; the reader may ask to see them. */
  missed: number;
  still: boolean;
}

/** Accents on different places begin so much after each other. */
const STAGGER = 120;
/** Own pieces settle in this time: the reader has moved them there. */
const OWN = 200;
/** Time of accents in one take, and of a take in all. */
const BUDGET = [2500, 1200] as const;
const LONGEST = [14_000, 7000] as const;
/** Accents are pressed together to this part before they become ticks. */
const PRESSED = 0.4;
/** What is left of a beat when the reader is behind. */
const HURRIED_BEAT = 0.6;
/** Lag from which on a calm reader sees things briskly, ticks take the place of accents, or a cut. */
const BRISK_FROM = 3000;
const HURRY_FROM = { calm: 6000, brisk: 2500 };
const CUT_FROM = 12_000;
/** More events than these at once are not played. */
const MOST_EVENTS = 40;
const CUT = 160;
/** A decision waits no longer for what does not concern its seat. */
const DECISION_WAITS = 1500;
/** A response window in a replay. */
const REPLAYED_WINDOW = 400;
/** Moves of a seat whose traces are kept. */
export const TRACES_KEPT = 8;

export function timeline(take: Take, table: SceneTable, reader: Reader): Timeline {
  const lag = reader.replay ? 0 : (reader.lag ?? 0);
  const speed: Speed = reader.pace === "brisk" || lag > BRISK_FROM ? 1 : 0;
  const timed = take.events.filter((event) => sceneOf(table, event).joins !== "free");
  if (reader.pace === "off") return cut(take, reader, 0);
  const isTooMuch = timed.length > MOST_EVENTS && !reader.replay;
  if (reader.hidden || lag > CUT_FROM || isTooMuch) return cut(take, reader, timed.length);
  let cues = settleOwn(cuesOf(take.events, table, speed), take.own ?? 0);
  if (lag > HURRY_FROM[reader.pace]) cues = cues.map(hurried);
  cues = withinLimits(cues, speed);
  if (reader.replay) cues = laidOut(cues, REPLAYED_WINDOW);
  const holds = holdsIn(cues, reader);
  const length = lengthOf(cues, holds);
  return {
    cues,
    holds,
    length,
    decisionAt: Math.min(length, Math.max(DECISION_WAITS, endOfOwnBeats(cues, take, reader))),
    missed: 0,
    still: reader.still ?? false,
  };
}

/** The present at once. */
function cut(take: Take, reader: Reader, missed: number): Timeline {
  const events = [...take.events.keys()];
  const cue: Cue = {
    scene: "cut",
    rank: "tick",
    joins: "alone",
    events,
    offsets: events.map(() => 0),
    at: 0,
    ms: CUT,
    lanes: [],
    sounds: [],
    window: false,
  };
  return {
    cues: events.length ? [cue] : [],
    holds: [],
    length: events.length ? CUT : 0,
    decisionAt: 0,
    missed,
    still: reader.still ?? false,
  };
}

// Lengths.

const settleOwn = (cues: readonly Cue[], own: number): Cue[] =>
  cues.map((cue) =>
    cue.rank !== "beat" && cue.events.every((event) => event < own)
      ? lasting(cue, Math.min(cue.ms, OWN))
      : cue,
  );

const hurried = (cue: Cue): Cue =>
  cue.rank === "beat" ? lasting(cue, cue.ms * HURRIED_BEAT) : asTick(cue);

const asTick = (cue: Cue): Cue => ({ ...lasting(cue, 0), rank: "tick" });

function lasting(cue: Cue, ms: number): Cue {
  const pressed = cue.ms ? ms / cue.ms : 1;
  const offsets = cue.offsets.map((offset) => Math.round(offset * pressed));
  return { ...cue, ms: Math.round(ms), offsets };
}

/** Accents within their budget: pressed together first, then the oldest of them as ticks. */
function withinLimits(cues: readonly Cue[], speed: Speed): Cue[] {
  let shown = laidOut(cues);
  const over = timeOfAccents(shown) / BUDGET[speed];
  if (over > 1) shown = laidOut(shown.map((cue) => pressed(cue, Math.max(PRESSED, 1 / over))));
  while (timeOfAccents(shown) > BUDGET[speed]) {
    const oldest = shown.findIndex((cue) => cue.rank === "accent" && cue.ms > 0);
    if (oldest < 0) break;
    shown = laidOut(shown.map((cue, place) => (place === oldest ? asTick(cue) : cue)));
  }
  const long = lengthOf(shown, []) / LONGEST[speed];
  return long > 1 ? laidOut(shown.map((cue) => lasting(cue, Math.floor(cue.ms / long)))) : shown;
}

const pressed = (cue: Cue, factor: number): Cue =>
  cue.rank === "accent" ? lasting(cue, Math.floor(cue.ms * factor)) : cue;

/** What is left of a timeline without its beats. */
function timeOfAccents(cues: readonly Cue[]): number {
  const beats = cues.filter(({ rank }) => rank === "beat").map(({ ms }) => ms);
  return lengthOf(cues, []) - beats.reduce((sum, ms) => sum + ms, 0);
}

/** What is free takes no time. */
const lengthOf = (cues: readonly Cue[], holds: readonly Hold[]): number =>
  Math.max(
    0,
    ...cues.filter(({ joins }) => joins !== "free").map(({ at, ms }) => at + ms),
    ...holds.map(({ at, ms }) => at + ms),
  );

// Places in time.

/** When each cue begins; what comes after a window waits for it so long. */
function laidOut(cues: readonly Cue[], window = 0): Cue[] {
  /** Nothing begins before this; the last accent began then, and each lane is busy until then. */
  let barrier = 0;
  let last = -STAGGER;
  let end = 0;
  const busy = new Map<string, number>();
  return cues.map((cue) => {
    let at = barrier;
    if (cue.joins === "alone") {
      at = end;
      barrier = at + cue.ms + (cue.window ? window : 0);
      last = barrier - STAGGER;
    } else if (cue.joins === "lane") {
      at = Math.max(barrier, last + STAGGER, ...cue.lanes.map((lane) => busy.get(lane) ?? 0));
      if (cue.ms) last = at;
      for (const lane of cue.lanes) busy.set(lane, at + cue.ms);
    }
    if (cue.joins !== "free") end = Math.max(end, barrier, at + cue.ms);
    return { ...cue, at };
  });
}

/** After what somebody may respond to; a window that is open decides how long. */
function holdsIn(cues: readonly Cue[], { window = null, replay }: Reader): Hold[] {
  const ends = cues.filter((each) => each.window).map(({ at, ms }) => at + ms);
  if (replay) return ends.map((at) => ({ at, ms: REPLAYED_WINDOW }));
  return window === null ? [] : ends.slice(-1).map((at) => ({ at, ms: Math.max(0, window - at) }));
}

function endOfOwnBeats(cues: readonly Cue[], { events }: Take, { eyes }: Reader): number {
  const own = cues.filter(
    ({ rank, events: places }) =>
      rank === "beat" && places.some((place) => takesPart(events[place]!, eyes)),
  );
  return Math.max(0, ...own.map(({ at, ms }) => at + ms));
}

/** Whether a beat is about this seat: only for those does its question wait. */
export const hasOwnBeat = (
  events: readonly GameEvent[],
  table: SceneTable,
  eyes: string | null,
): boolean =>
  events.some((event) => sceneOf(table, event).rank === "beat" && takesPart(event, eyes));

/** Whether an event names this seat, as a value or as what something is listed by. */
function takesPart(event: GameEvent, eyes: string | null): boolean {
  return eyes !== null && names(event, eyes);
}

function names(value: unknown, word: string): boolean {
  if (typeof value !== "object" || value === null) return value === word;
  return word in value || Object.values(value).some((inner) => names(inner, word));
}

// What stays.

export function tracesOf(events: readonly GameEvent[], table: SceneTable): Trace[] {
  return events.flatMap((event, place) => {
    const { stays } = sceneOf(table, event);
    const owner = doer(event) ?? null;
    return stays ? [{ stays, event: place, seat: owner as string | null }] : [];
  });
}

/** The latest moves of each seat. */
export function latestTraces<Kept extends { seat: string | null }>(
  traces: readonly Kept[],
): Kept[] {
  return traces.filter(
    (trace, place) =>
      traces.slice(place + 1).filter(({ seat }) => seat === trace.seat).length < TRACES_KEPT,
  );
}

// Looking at it.

/** The cues that run at a time, each with how far it has come, from 0 to 1. */
export function playing({ cues }: Timeline, time: number): { cue: Cue; progress: number }[] {
  return cues
    .filter(({ at, ms }) => time >= at && (time < at + ms || ms === 0))
    .map((cue) => ({ cue, progress: cue.ms ? (time - cue.at) / cue.ms : 1 }));
}

/** Where a reader who skips gets to: the end of what is shown, but not of a response window. */
export function skipped({ holds, length }: Timeline, time: number): number {
  const hold = holds.find(({ at }) => at > time);
  const inside = holds.find(({ at, ms }) => time >= at && time < at + ms);
  return inside ? time : (hold?.at ?? length);
}
