/** What pages wait for. */

import { useEffect, useState } from "preact/hooks";
import { Refusal } from "../core/api";
import { loadGame } from "../core/games";
import type { GameUi } from "../core/game-ui";
import { loadRules } from "../core/rules";
import type { Rule } from "../core/rules";
import { language, t } from "../core/texts";

export type Loaded<Value> =
  { state: "loading" } | { state: "here"; value: Value } | { state: "failed"; reason: string };

/** What a promise gives; asked again when one of the keys changes. */
export function useLoaded<Value>(load: () => Promise<Value>, keys: unknown[]): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: "loading" });
  useEffect(() => {
    let wanted = true;
    setLoaded({ state: "loading" });
    load().then(
      (value) => wanted && setLoaded({ state: "here", value }),
      (wrong: unknown) => wanted && setLoaded({ state: "failed", reason: reasonOf(wrong) }),
    );
    return () => {
      wanted = false;
    };
  }, keys);
  return loaded;
}

export function reasonOf(wrong: unknown): string {
  return wrong instanceof Refusal ? wrong.message : t("error-client");
}

export function useGame(game: string): Loaded<GameUi> {
  return useLoaded(() => loadGame(game), [game]);
}

/** The rules of a game in the language that is shown; null until they are here. */
export function useRules(game: string): Rule[] | null {
  const loaded = useLoaded(() => loadRules(game, language.value), [game, language.value]);
  return loaded.state === "here" ? loaded.value : null;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Landsraad` : "Landsraad";
  }, [title]);
}
