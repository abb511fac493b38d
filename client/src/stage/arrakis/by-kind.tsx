/** Scenes of War for Arrakis: each kind of event has a drawing of its own. */

import type { ComponentType } from "preact";
import type { View } from "../../core/game-ui";
import type { ArrakisEvents } from "../../wire/arrakis-events";
import { arrakisScenes } from "../arrakis-scenes";
import type { SceneDrawing, SceneProps } from "../game-stage";

/** What an event is drawn from. */
export interface Shown<Event> {
  event: Event;
  /** It begins at this time and has so much of it. */
  at: number;
  ms: number;
  /** Its scene, with all events in it, runs from here to there: the board is held as long. */
  begin: number;
  end: number;
  /** Its number among the events of its scene, and how many these are. */
  place: number;
  of: number;
  before: View;
  eyes: string | null;
}

export type Drawing<Kind extends keyof ArrakisEvents> = ComponentType<Shown<ArrakisEvents[Kind]>>;

export type Drawings = { readonly [Kind in keyof ArrakisEvents]?: Drawing<Kind> };

/** The scenes in which these kinds are shown. */
export function scenesOf(drawings: Drawings): Record<string, SceneDrawing> {
  const Scene: SceneDrawing = (props) => <Events {...props} drawings={drawings} />;
  const kinds = Object.keys(drawings) as (keyof ArrakisEvents)[];
  return Object.fromEntries(kinds.map((kind) => [arrakisScenes[kind].scene ?? kind, Scene]));
}

function Events({ shown, cue, before, eyes, drawings }: SceneProps & { drawings: Drawings }) {
  const end = cue.at + cue.ms;
  // A reader who is behind sees only the board change.
  if (!cue.ms) return null;
  return (
    <>
      {shown.map(({ event, at }, place) => {
        const Drawn = drawings[event.kind as keyof ArrakisEvents] as
          ComponentType<Shown<unknown>> | undefined;
        return (
          Drawn && (
            <Drawn
              key={place}
              {...{ event, at, ms: end - at, begin: cue.at, end, place, before, eyes }}
              of={shown.length}
            />
          )
        );
      })}
    </>
  );
}
