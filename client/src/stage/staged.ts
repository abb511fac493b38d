/** The director of a table, as the parts of its page know it. */

import { createContext } from "preact";
import type { Director } from "./director";

/** Null where nothing is played: a moment that is looked back at. */
export const Directed = createContext<Director | null>(null);
