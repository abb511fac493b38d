/**
 * Response windows: for a fixed time some may do something about what has just happened, and nobody
 * can tell who. The server asks only those who have something to choose, and passes for the others.
 */

import type { Window } from "../wire/protocol";

/** Milliseconds that a window is open at least to be shown: a shorter one would only flicker. */
const SHORTEST = 1000;

/** How long the sand runs, in milliseconds; 0 if there is nothing to show. */
export function timeToShow(window: Window | null): number {
  const lasts = window?.closes ? window.closes - window.opened : 0;
  return lasts < SHORTEST ? 0 : lasts;
}
