/** What is heard at a table, if its reader wants to hear anything. */

import { effect } from "@preact/signals";
import { heard, sound as level } from "../core/preferences";
import { CHARACTERS, makeRoom } from "./cue-limits";
import type { Sounding } from "./cue-limits";
import type { Sound } from "./scene";
import type { Synthesizer } from "./synthesizer";

const VOLUMES = { unasked: 0, off: 0, soft: 0.25, medium: 0.5, loud: 1 };

/** Heard also while another tab is in front. */
const CALLS: ReadonlySet<Sound> = new Set(["turn", "clock", "chat"]);

interface Begun extends Sounding {
  cut: () => void;
}

let synthesizer: Synthesizer | null = null;
let begun: Begun[] = [];

/** `strength` from 0 to 1: how high a bid is, how many dice, how near the end. */
export function play(sound: Sound, strength = 0.5): void {
  const volume = VOLUMES[level.value];
  if (!volume || heard[CHARACTERS[sound].group].value === "off") return;
  if (document.hidden && !CALLS.has(sound)) return;
  if (!synthesizer?.isAwake) return;
  const now = performance.now();
  const room = makeRoom(begun, sound, now);
  if (!room) return;
  room.cut?.cut();
  begun = [...room.kept, { sound, at: now, cut: synthesizer.play(sound, strength, volume) }];
}

/** From now on sounds can be played, until what comes back is called. Silent readers load nothing. */
export function openSounds(): () => void {
  const wake = () => void synthesizer?.wake();
  const stop = effect(() => {
    if (VOLUMES[level.value]) void load();
  });
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return () => {
    stop();
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

/** Lets the reader hear how loud it is. */
export async function playSample(): Promise<void> {
  await load();
  await synthesizer?.wake();
  play("turn");
}

async function load(): Promise<void> {
  const made = await import("./synthesizer");
  synthesizer ??= new made.Synthesizer();
}
