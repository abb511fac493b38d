/** The line of the chronicle that the reader asks for from elsewhere, by the event that it tells. */

import { signal } from "@preact/signals";
import type { GameEvent } from "./game-ui";

export const soughtEvent = signal<GameEvent | null>(null);
