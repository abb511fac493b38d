/** Places that something beside the map leads the eye to. */

import { signal } from "@preact/signals";

/** Milliseconds that they stay marked on the map. */
const MARKED = 5000;

export const pointedPlaces = signal<readonly string[]>([]);

let fading = 0;

/** Mark them as long as the reader looks at what names them. */
export function pointAt(places: readonly string[]): void {
  window.clearTimeout(fading);
  pointedPlaces.value = places;
}

/** Mark them for a while. */
export function showOnMap(places: readonly string[]): void {
  pointAt(places);
  fading = window.setTimeout(() => pointAt([]), MARKED);
}
