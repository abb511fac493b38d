/** Which cues may be heard at once: two at most, and the more important ones. */

import type { Sound } from "./scene";

/** What a reader can turn off by itself. */
export const GROUPS = ["turn", "game", "chat"] as const;
export type SoundGroup = (typeof GROUPS)[number];

interface Character {
  group: SoundGroup;
  /** The higher one wins. */
  rank: number;
  /** How long it is heard. */
  ms: number;
}

const AT_ONCE = 2;

export const CHARACTERS: Readonly<Record<Sound, Character>> = {
  turn: { group: "turn", rank: 4, ms: 1050 },
  clock: { group: "turn", rank: 4, ms: 60 },
  victory: { group: "game", rank: 4, ms: 2400 },
  blast: { group: "game", rank: 3, ms: 2300 },
  storm: { group: "game", rank: 3, ms: 2600 },
  sting: { group: "game", rank: 3, ms: 1350 },
  worm: { group: "game", rank: 3, ms: 2200 },
  clash: { group: "game", rank: 3, ms: 330 },
  drum: { group: "game", rank: 3, ms: 680 },
  gavel: { group: "game", rank: 3, ms: 610 },
  chat: { group: "chat", rank: 2, ms: 130 },
  bid: { group: "game", rank: 2, ms: 110 },
  dice: { group: "game", rank: 2, ms: 850 },
  card: { group: "game", rank: 1, ms: 90 },
  move: { group: "game", rank: 1, ms: 170 },
  spice: { group: "game", rank: 1, ms: 660 },
};

export interface Sounding {
  sound: Sound;
  /** When it began. */
  at: number;
}

const isHeard = ({ sound, at }: Sounding, now: number): boolean => now < at + CHARACTERS[sound].ms;

/**
 * Makes room for a sound among those that began before: what goes on, and what is cut short. Null if
 * it has to give way itself.
 */
export function makeRoom<Cue extends Sounding>(
  begun: readonly Cue[],
  sound: Sound,
  now: number,
): { kept: Cue[]; cut: Cue | null } | null {
  const heard = begun.filter((each) => isHeard(each, now));
  if (heard.length < AT_ONCE) return { kept: heard, cut: null };
  const rankOf = (cue: Cue) => CHARACTERS[cue.sound].rank;
  const least = heard.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
  if (rankOf(least) >= CHARACTERS[sound].rank) return null;
  return { kept: heard.filter((each) => each !== least), cut: least };
}
