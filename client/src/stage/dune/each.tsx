/** Scenes of Dune that draw each of their events by itself. */

import type { ComponentType } from "preact";
import type { View } from "../../core/game-ui";
import type { DuneEvents } from "../../wire/dune-events";
import type { SceneDrawing } from "../game-stage";

/** One event of a scene: when it begins, and how long it may take. */
export interface Part<Kind extends keyof DuneEvents> {
  event: DuneEvents[Kind];
  at: number;
  ms: number;
  before: View;
  after: View;
}

/** Events of other kinds that are shown within the scene are left to others. */
export function each<Kind extends keyof DuneEvents>(
  kinds: readonly Kind[],
  Drawing: ComponentType<Part<Kind>>,
): SceneDrawing {
  const isDrawn = (kind: string) => (kinds as readonly string[]).includes(kind);
  return function Each({ shown, cue, before, after }) {
    const ms = cue.ms - Math.max(...shown.map(({ at }) => at - cue.at));
    return (
      <>
        {shown.map(
          ({ event, at }, place) =>
            isDrawn(event.kind) && (
              <Drawing
                key={place}
                event={event as unknown as DuneEvents[Kind]}
                {...{ at, ms, before, after }}
              />
            ),
        )}
      </>
    );
  };
}
