/** Questions that leave no choice, as everybody sees: they answer themselves, and that is said. */

import { useEffect, useRef } from "preact/hooks";
import type { Decision, GameUi } from "../core/game-ui";
import type { Session } from "../core/session";
import { at, size } from "../core/space";
import type { Action } from "../core/space";

/** The only answer there is; null if there is a choice, or it is not for the table to see. */
export function onlyAnswer(
  { kind, required, actions }: Decision,
  kinds: readonly string[] = [],
): Action | null {
  if (!required || !kinds.includes(kind) || size(actions) !== 1n) return null;
  return at(actions, 0n) as Action;
}

/** Answers them for all seats of this browser. */
export function useSettled(session: Session, ui: GameUi | null): void {
  const answered = useRef(new Set<Decision>());
  const scenes = session.scenes.value;
  useEffect(() => {
    for (const [seat, { view }] of scenes)
      for (const decision of seat === null ? [] : view.decisions) {
        const action = ui && onlyAnswer(decision, ui.settled);
        if (!action || answered.current.has(decision)) continue;
        answered.current.add(decision);
        session.settle(action, decision.kind);
      }
  }, [session, scenes, ui]);
}
