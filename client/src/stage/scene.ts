/**
 * What a game says of each kind of event: how it is shown, how long, and what it waits for. A table
 * has an entry for every kind that the game declares, or it does not compile.
 */

/**
 * beat: what a table would stop talking for; it has the stage to itself.
 * accent: a move among others. tick: bookkeeping that takes no time.
 */
export type Rank = "beat" | "accent" | "tick";

/**
 * alone: waits for all before, and all after waits for it. lane: waits only for the same place, seat
 * or track. free: never waits and never delays.
 */
export type Joins = "alone" | "lane" | "free";

/** What stays on the map until the reader has decided again. */
export type Stays = "arrow" | "halo" | "ghost" | "mark";

export type Sound =
  | "bid"
  | "blast"
  | "card"
  | "chat"
  | "clash"
  | "clock"
  | "dice"
  | "drum"
  | "gavel"
  | "move"
  | "spice"
  | "sting"
  | "storm"
  | "turn"
  | "victory"
  | "worm";

/** Milliseconds, calm and brisk. */
export type Times = readonly [calm: number, brisk: number];

/** Neighbours of one scene are shown as one, in so much time at most. */
export interface Run {
  most: Times;
  /** Each begins so much after the one before; without it, when that one is over. */
  step?: Times;
}

/** Above the board, or on it: on a phone there is no room for two cards. */
export type Spot = "plate" | "card";

export interface Scene<Fields> {
  rank: Rank;
  ms: Times | ((event: Fields) => Times);
  joins: Joins;
  /** The name of the scene, where several kinds share one. */
  scene?: string;
  /** Scenes that it is part of, if one of them is shown with it: it then has no time of its own. */
  within?: readonly string[];
  /** In words it only says again what these have said: with them it is not told. */
  echoes?: true;
  run?: Run;
  /** It begins a new run. */
  opens?: true;
  /** Kinds that are told just before it and shown after it. */
  leads?: readonly string[];
  /** What it keeps busy over the board: two there at once would hide each other. */
  spot?: Spot;
  stays?: Stays;
  sound?: Sound;
  /** Somebody may respond in secret to what is shown, so a window follows. */
  window?: true;
}

/** A scene for every kind of event of a game. */
export type Scenes<Events> = { readonly [Kind in keyof Events]: Scene<Events[Kind]> };

type More<Fields> = Partial<Omit<Scene<Fields>, "rank" | "ms">>;

/** Half as long if the reader is in a hurry. */
export const halved = (calm: number): Times => [calm, Math.round(calm / 2)];

/** So much for each of some steps, up to a limit. */
export const perStep = (first: number, step: number, steps: number, most: number): Times =>
  halved(Math.min(most, first + step * steps));

/** Several at the same moment, or one shortly after the other. */
export const together = (step: number, most = 1500): Run => ({
  step: halved(step),
  most: halved(most),
});

const shownAs =
  (rank: Rank, joins: Joins) =>
  <Fields>(ms: Scene<Fields>["ms"], sound?: Sound, more: More<Fields> = {}): Scene<Fields> => ({
    rank,
    ms,
    joins,
    ...(sound && { sound }),
    ...more,
  });

export const beat = shownAs("beat", "alone");

/** A move that only its own place waits for. */
export const accent = shownAs("accent", "lane");

/** A move that everything waits for. */
export const solo = shownAs("accent", "alone");

const inNoTime = shownAs("tick", "free");

/** A number that changes, a note: no time passes. */
export const tick = <Fields>(sound?: Sound, more?: More<Fields>): Scene<Fields> =>
  inNoTime([0, 0], sound, more);

/** What belongs to no game: outcomes of chance, the reader's own actions, changes at the table. */
export const COMMON_SCENES: Readonly<Record<string, Scene<never>>> = {
  chance: tick(),
  acted: tick(),
  seat_changed: tick(),
  taken_back: solo([300, 300]),
};
