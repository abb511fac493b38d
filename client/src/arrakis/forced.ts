/** Questions that have but one answer, which may be chosen already when they are asked. */

import type { Decision } from "../core/game-ui";
import { size } from "../core/space";

/** Whether there is but one answer to a question that has to be answered. */
export const isForced = ({ actions, required }: Decision): boolean =>
  required && size(actions) === 1n;

/** The same, and no claim and no free action is open that a quick press would pass over. */
export const isAllThereIs = (decision: Decision, open: readonly Decision[]): boolean =>
  isForced(decision) && open.length === 1;
