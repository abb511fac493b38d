/** What the coach of a lesson, or a hint, points at on the map. */

import { signal } from "@preact/signals";

export const pointing = signal<readonly string[]>([]);
