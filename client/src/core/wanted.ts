/** A question that is to be opened from outside the dock, such as an offer from a faction's sheet. */

import { signal } from "@preact/signals";

export interface Wanted {
  /** Of the question. */
  kind: string;
  /** What it is to begin with. */
  about: string;
}

export const wanted = signal<Wanted | null>(null);
