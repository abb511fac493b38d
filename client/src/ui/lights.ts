/** Things on the board that a panel lights, so that they can be pressed. */

import { useEffect, useRef } from "preact/hooks";
import type { Light, Lights } from "../core/game-ui";

/**
 * Light these things as long as the panel is there, or until it lights others. The board is only
 * updated when a light looks different; pressing one always does what the latest `lit` says.
 */
export function useLights(show: (lit: Lights) => void, lit: Lights): void {
  const latest = useRef(lit);
  latest.current = lit;
  const look = JSON.stringify(
    Object.entries(lit).map(([id, { label, chosen }]) => [id, label, chosen]),
  );
  useEffect(() => {
    const shown = Object.entries(latest.current).map(([id, light]): [string, Light] => [
      id,
      { ...light, press: () => latest.current[id]?.press() },
    ]);
    show(Object.fromEntries(shown));
    return () => show({});
  }, [show, look]);
}

/** The same for things that are lit in the same way, by their ids. */
export function useLightsFor(
  show: (lit: Lights) => void,
  ids: readonly string[],
  light: (id: string) => Light,
): Lights {
  const lit = Object.fromEntries(ids.map((id) => [id, light(id)]));
  useLights(show, lit);
  return lit;
}

/** The same for a choice of one among several things. */
export function useLitChoice(
  show: (lit: Lights) => void,
  ids: readonly string[],
  value: unknown,
  choose: (id: string) => void,
  label: (id: string) => string,
): Lights {
  return useLightsFor(show, ids, (id) => ({
    label: label(id),
    chosen: id === value,
    press: () => choose(id),
  }));
}
