/** What is heard when the table calls its reader: it is their turn, somebody speaks, time runs out. */

import { useEffect, useRef } from "preact/hooks";
import { serverTime } from "../core/server-clock";
import type { ChatLine } from "../wire/protocol";
import { openSounds, play } from "../stage/sounds";

/** Seconds before the end at which the clock is heard; the last ones one by one. */
const TICKS: ReadonlySet<number> = new Set([30, 20, 10, 5, 4, 3, 2, 1]);
const FIRST_TICK = Math.max(...TICKS);

export interface Called {
  /** Whether one of the reader's seats has to decide. */
  asked: boolean;
  /** When a bot decides instead. */
  deadline: number | null;
  /** The latest line of chat. */
  latestLine: ChatLine | undefined;
  /** The reader's seats. */
  seats: readonly (string | null)[];
}

export function useCalls({ asked, deadline, latestLine, seats }: Called): void {
  useEffect(openSounds, []);
  useEffect(() => {
    if (asked) play("turn");
  }, [asked]);
  useChatSound(latestLine, seats);
  useClockSound(asked ? deadline : null);
}

function useChatSound(latestLine: ChatLine | undefined, seats: Called["seats"]): void {
  const time = latestLine?.time ?? 0;
  const known = useRef<number | null>(null);
  const speaker = latestLine?.seat ?? null;
  const isOwn = speaker !== null && seats.includes(speaker);
  useEffect(() => {
    if (known.current !== null && time > known.current && !isOwn) play("chat");
    known.current = time;
  }, [time, isOwn]);
}

function useClockSound(deadline: number | null): void {
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => {
      const left = Math.round((deadline - serverTime()) / 1000);
      if (TICKS.has(left)) play("clock", 1 - left / FIRST_TICK);
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
}
