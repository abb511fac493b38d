/** What the reader prefers: light or dark, motion, and how fast bots play. */

import { computed, effect, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { Pace } from "./api";
import { kept } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "full", "still"] as const;
export const PACES: readonly Pace[] = ["quick", "human", "slow"];

export const theme = wish("theme", THEMES);
export const motion = wish("motion", MOTIONS);
export const pace = wish<Pace>("pace", PACES, "human");

const prefersDark = media("(prefers-color-scheme: dark)");
const prefersStill = media("(prefers-reduced-motion: reduce)");

export const isDark = computed(() =>
  theme.value === "auto" ? prefersDark.value : theme.value === "dark",
);
export const isStill = computed(() =>
  motion.value === "auto" ? prefersStill.value : motion.value === "still",
);

/** Tell the style sheets. */
export function applyWishes(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = isDark.value ? "dark" : "light";
    dataset["motion"] = isStill.value ? "still" : "full";
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground.trim());
  });
}

function wish<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value = values[0]!,
): Signal<Value> {
  const before = kept.get(name) as Value | null;
  const chosen = signal(before !== null && values.includes(before) ? before : usual);
  effect(() => kept.set(name, chosen.value));
  return chosen;
}

function media(query: string): Signal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}
