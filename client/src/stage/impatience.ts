/** Skipping and hurrying: Escape, Space on the board, a press on the stage, a press that lasts. */

import { useEffect } from "preact/hooks";
import type { Director } from "./director";

/** Two presses within this time skip all that is still to come, in milliseconds. */
const TWICE = 1000;
/** A press that lasts longer hurries instead of skipping. */
const LONG = 300;

const STAGE = ".stage, .stage-cards";
const CONTROLS = "button, a, input, select, textarea, [data-lit], [data-place], dialog, [popover]";

export function useImpatience(director: Director): void {
  useEffect(() => {
    let last = -Infinity;
    let holding = 0;
    const skip = () => {
      const now = performance.now();
      if (now - last < TWICE) director.skipAll();
      else director.skip();
      last = now;
    };
    const isOnStage = ({ target }: Event) =>
      target instanceof Element && target.closest(STAGE) !== null && !target.closest(CONTROLS);
    const onKey = (event: KeyboardEvent) => {
      const isSkip = event.key === "Escape" || (event.key === " " && isOnStage(event));
      if (!isSkip || !director.showing.peek()) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    const onDown = (event: PointerEvent) => {
      if (!director.showing.peek() || !isOnStage(event)) return;
      holding = window.setTimeout(() => director.hurry(true), LONG);
    };
    const onUp = (event: PointerEvent) => {
      if (!holding) return;
      clearTimeout(holding);
      holding = 0;
      director.hurry(false);
      if (isOnStage(event) && event.type === "pointerup") skip();
    };
    addEventListener("keydown", onKey, true);
    addEventListener("pointerdown", onDown);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onUp);
    return () => {
      clearTimeout(holding);
      removeEventListener("keydown", onKey, true);
      removeEventListener("pointerdown", onDown);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onUp);
    };
  }, [director]);
}
