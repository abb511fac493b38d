/** Places that a sheet has led the eye to. */

import { signal } from "@preact/signals";

/** Milliseconds that they stay marked on the map. */
const MARKED = 5000;

export const shownPlaces = signal<readonly string[]>([]);

let fading = 0;

export function showOnMap(places: readonly string[]): void {
  window.clearTimeout(fading);
  shownPlaces.value = places;
  fading = window.setTimeout(() => (shownPlaces.value = []), MARKED);
}
