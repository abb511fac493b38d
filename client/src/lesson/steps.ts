/** The steps of a lesson, and which of them is shown: a pure function of what is on the table now. */

import type { View } from "../core/game-ui";
import { same } from "../core/space";
import type { Json } from "../core/space";

/** Something that a learner is shown (docs/lessons.md). */
export interface Step {
  id: string;
  /** The question during which it is shown; "" for any moment. */
  asked: string;
  /** What the view has to show, by path: one of several values of a list, nothing if it is empty. */
  when: Readonly<Record<string, Json | undefined>>;
  /** What it points at, one after the other. */
  points: readonly string[];
  /** It waits for an action; the others wait until they are read. */
  acts: boolean;
}

export interface Lesson {
  game: string;
  seat: string;
  steps: readonly Step[];
}

/** The last step of every lesson. */
export const END = "end";

/** The step to show: the first whose moment has come, if it is not read already. */
export function stepNow(
  steps: readonly Step[],
  view: View,
  read: ReadonlySet<string>,
): Step | undefined {
  return steps.find((step) => hasCome(step, view) && (step.acts || !read.has(step.id)));
}

/** Whether these eyes are asked what a step is about, and see what it says. */
export function hasCome({ asked, when }: Step, view: View): boolean {
  const isAsked = view.decisions.some(({ kind, required }) => required && kind === asked);
  return (
    (asked === "" || isAsked) &&
    Object.entries(when).every(([path, value]) => shows(view, path, value))
  );
}

function shows(view: View, path: string, value: Json | undefined): boolean {
  const found = foundAt(view, path) ?? null;
  const values = Array.isArray(value) ? value : [value];
  return values.length ? values.some((one) => same(one, found)) : found === null;
}

/** What stands at a path such as `table.board.storm` or `steps.0.bid`; undefined if nothing does. */
export function foundAt(view: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (found, name) =>
        typeof found === "object" && found !== null
          ? (found as Record<string, unknown>)[name]
          : undefined,
      view,
    );
}

/** Whether the learner went past a step that waited for an action, without having been shown it. */
export function skipsAnAction(steps: readonly Step[], from: string, to: string): boolean {
  const first = steps.findIndex(({ id }) => id === from);
  const last = steps.findIndex(({ id }) => id === to);
  return first >= 0 && steps.slice(first + 1, last).some(({ acts }) => acts);
}
