/** Enter presses the main button of a question, but never before anything was chosen. */

import type { RefObject } from "preact";
import { useCallback, useEffect, useRef } from "preact/hooks";
import type { Light, Lights } from "../core/game-ui";

/** Where Enter has another meaning, or none that anybody would expect here. */
const OWN_ENTER =
  "button, a, input, select, textarea, summary, dialog, [popover], [data-lit], [role=button]";

interface MainByEnter {
  panel: RefObject<HTMLElement>;
  /** Something was pressed or entered in the panel. */
  chose: () => void;
  /** The lights of the board, which choose as well. */
  lights: (lit: Lights) => void;
}

export function useMainByEnter(question: string, show: (lit: Lights) => void): MainByEnter {
  const panel = useRef<HTMLElement>(null);
  const chosen = useRef(false);
  const chose = () => {
    chosen.current = true;
  };
  useEffect(() => {
    chosen.current = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== "Enter" || event.repeat || !chosen.current) return;
      if (target.closest(OWN_ENTER)) return;
      const mains = panel.current?.querySelectorAll<HTMLElement>("button.button-main:enabled");
      if (mains?.length === 1) mains[0]!.click();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [question]);
  const lights = useCallback(
    (lit: Lights) => {
      const choosing = ([id, light]: [string, Light]): [string, Light] => [
        id,
        {
          ...light,
          press: () => {
            chose();
            light.press();
          },
        },
      ];
      show(Object.fromEntries(Object.entries(lit).map(choosing)));
    },
    [show],
  );
  return { panel, chose, lights };
}
