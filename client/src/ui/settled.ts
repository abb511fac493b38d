/** Questions that leave no choice, as everybody sees: the server answers them, and that is said here. */

import { useEffect, useRef } from "preact/hooks";
import type { Decision, GameUi } from "../core/game-ui";
import type { Session } from "../core/session";
import { size } from "../core/space";

/** Whether there is only one answer, and the table sees that. */
export const isSettled = (
  { kind, required, actions }: Decision,
  kinds: readonly string[] = [],
): boolean => required && kinds.includes(kind) && size(actions) === 1n;

/** Notes them for all seats of this browser, however short they are asked. */
export function useSettled(session: Session, ui: GameUi | null): void {
  const noted = useRef(new Set<Decision>());
  useEffect(
    () =>
      session.scenes.subscribe((scenes) => {
        for (const [seat, { view }] of scenes)
          for (const decision of seat === null ? [] : view.decisions) {
            if (!isSettled(decision, ui?.settled) || noted.current.has(decision)) continue;
            noted.current.add(decision);
            session.noteSettled(seat!, decision.kind);
          }
      }),
    [session, ui],
  );
}
