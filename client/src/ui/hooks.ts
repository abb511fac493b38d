/** What pages wait for. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { ApiError } from "../core/api";
import type { GameUi } from "../core/game-ui";
import { loadGame } from "../core/games";
import { loadRules } from "../core/rules";
import type { Rule } from "../core/rules";
import { language, t } from "../core/texts";

type Loaded<Value> =
  { state: "loading" } | { state: "here"; value: Value } | { state: "failed"; reason: string };

/** What a promise gives; asked again when `load` is another function, so it comes from `useCallback`. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: "loading" });
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ state: "loading" });
    load().then(
      (value) => isCurrent && setLoaded({ state: "here", value }),
      (error: unknown) => isCurrent && setLoaded({ state: "failed", reason: reasonOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded;
}

/** Why something failed, for the reader. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t("error-client");
}

export function useGame(game: string): Loaded<GameUi> {
  return useLoaded(useCallback(() => loadGame(game), [game]));
}

/** The rules of a game in the language that is shown; null until they are here. */
export function useRules(game: string): Rule[] | null {
  const shown = language.value;
  const loaded = useLoaded(useCallback(() => loadRules(game, shown), [game, shown]));
  return loaded.state === "here" ? loaded.value : null;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Landsraad` : "Landsraad";
  }, [title]);
}
