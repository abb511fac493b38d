/** What the coach of a lesson points at on the map; nothing at other tables. */

import { signal } from "@preact/signals";

export const pointing = signal<readonly string[]>([]);
