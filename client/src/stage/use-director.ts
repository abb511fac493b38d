/** The director of a table, from when its page opens until it is left. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { GameEvent, GameUi } from "../core/game-ui";
import { isStill, scenes } from "../core/preferences";
import type { Scene, Session } from "../core/session";
import { inWords } from "../ui/chronicle";
import { Director } from "./director";
import type { Shown, Told } from "./director";
import { useImpatience } from "./impatience";
import { play } from "./sounds";

/** What these eyes are shown: the director, and the scene with what may be asked and told by now. */
export interface Staged {
  director: Director;
  scene: Scene;
  shown: Shown;
}

export function useDirector(session: Session, ui: GameUi, scene: Scene): Staged {
  const director = useDirectorOf(ui, scene.eyes, scene);
  useLayoutEffect(() => director.receive(scene), [director, scene]);
  useSignalEffect(() => {
    if (session.waiting.value.size) director.answered();
  });
  if (scenes.value === "off") return { director, scene, shown: { ...scene, told: scene.sequence } };
  const shown = director.shown.value;
  const decisions = scene.view.decisions.filter((decision) => director.mayAsk(decision));
  const { outcome } = shown.view;
  const isWhole =
    decisions.length === scene.view.decisions.length && outcome === scene.view.outcome;
  return {
    director,
    scene: isWhole ? scene : { ...scene, view: { ...scene.view, decisions, outcome } },
    shown,
  };
}

/** The director of a replay: the step to the next moment is played, every other is a cut. */
export function useReplayDirector(
  ui: GameUi,
  eyes: string | null,
  moment: Told,
  isNext: (before: number) => boolean,
): Director {
  const director = useDirectorOf(ui, eyes, moment, true);
  useLayoutEffect(() => {
    if (isNext(director.shown.peek().sequence)) director.receive(moment);
    else director.cutTo(moment);
    // The moment alone decides what is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [director, moment]);
  return director;
}

function useDirectorOf(ui: GameUi, eyes: string | null, first: Told, replay = false): Director {
  const director = useMemo(
    () =>
      new Director(
        {
          eyes,
          replay,
          stage: ui.stage,
          preferences: () => ({ pace: scenes.peek(), still: isStill.peek() }),
          inWords: (events) => sentencesOf(ui.game, events),
          hear: play,
        },
        first,
      ),
    // One for each pair of eyes: what came before it began is not played.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [ui, eyes, replay],
  );
  useEffect(() => () => director.end(), [director]);
  useImpatience(director);
  return director;
}

const sentencesOf = (game: string, events: readonly GameEvent[]): string =>
  events.map((event) => inWords(game, event)).join(" ");
