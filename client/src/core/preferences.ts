/** What the reader prefers: light or dark, motion, scenes, sounds, and how bots play. */

import { computed, effect, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { Pace } from "./api";
import { storage } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "full", "still"] as const;
export const SCENES = ["calm", "brisk", "off"] as const;
export const PACES: readonly Pace[] = ["quick", "human", "slow"];
/** Bots to play against, the weakest first. */
export const OPPONENTS = ["recruit", "bashar", "mentat"] as const;
export type Opponent = (typeof OPPONENTS)[number];
/** What they are like; mixed: every seat another way. */
export const TEMPERS = ["even", "bold", "patient", "treacherous", "mixed"] as const;
export type Temper = (typeof TEMPERS)[number];

/** How loud; a reader who has not been asked yet hears nothing. */
export const LEVELS = ["off", "soft", "medium", "loud"] as const;
const SWITCH = ["on", "off"] as const;

export const theme = preference("theme", THEMES);
export const motion = preference("motion", MOTIONS);
/** How fast is shown what happens; off: not at all, the board only changes. */
export const scenes = preference("scenes", SCENES);
export const pace = preference<Pace>("pace", PACES, "human");
export const opponent = preference<Opponent>("opponent", OPPONENTS, "bashar");
export const temper = preference<Temper>("temper", TEMPERS, "even");
export const sound = preference("sound", ["unasked", ...LEVELS]);
/** Whether the system may tell that it is one's turn. */
export const calls = preference("calls", SWITCH, "off");
/** Kinds of sounds, each of which can be turned off. */
export const heard = {
  turn: preference("sound-turn", SWITCH),
  game: preference("sound-game", SWITCH),
  chat: preference("sound-chat", SWITCH),
};

const prefersDark = mediaQuery("(prefers-color-scheme: dark)");
const prefersStill = mediaQuery("(prefers-reduced-motion: reduce)");

const isDark = computed(() =>
  theme.value === "auto" ? prefersDark.value : theme.value === "dark",
);
export const isStill = computed(() =>
  motion.value === "auto" ? prefersStill.value : motion.value === "still",
);

/** Apply them to the style sheets, now and at every change. */
export function applyPreferences(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = isDark.value ? "dark" : "light";
    dataset["motion"] = isStill.value ? "still" : "full";
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground.trim());
  });
}

/** A value that is stored whenever it changes. */
function preference<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value = values[0]!,
): Signal<Value> {
  const stored = storage.get(name);
  const chosen = signal(values.find((value) => value === stored) ?? initial);
  effect(() => storage.set(name, chosen.value));
  return chosen;
}

function mediaQuery(query: string): Signal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}
