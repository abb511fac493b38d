/** Things that move over the board, and the layer that they move in. */

import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { TableProps } from "../core/game-ui";
import type { Counter } from "../map/layout/plan";
import type { Laid } from "../map/use-layout";
import type { Cue } from "./cues";
import type { GameStage, Playing, SceneDrawing, SceneProps } from "./game-stage";
import type { Showing } from "./director";
import type { Motion, Point } from "./motion";
import type { Reel } from "./reel";
import { Directed } from "./staged";

const OnReel = createContext<Reel | null>(null);

/** The reel that motions are laid out on; null where everything stands still. */
export const useReel = (): Reel | null => useContext(OnReel);

/** Where things stand on the map, in its units. */
export interface Spots {
  /** The middle of a counter; of its place, if it is not there. */
  of: (place: string, counter?: string) => Point;
  /** Units for a pixel: counters are drawn in pixels. */
  pixel: number;
}

const OnMap = createContext<Spots | null>(null);

/** For scenes over the map. */
export const useSpots = (): Spots => useContext(OnMap)!;

interface ActorProps {
  class?: string;
  /** Where it stands before its first motion. */
  at?: Point;
  motions: readonly Motion[];
  style?: Record<string, string>;
  children?: ComponentChildren;
}

/** Something that moves: it is not seen before a motion shows it. */
export function Actor({ class: name = "", at, motions, style, children }: ActorProps) {
  const reel = useContext(OnReel)!;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const ends = motions.map((motion) => reel.add(element.current!, motion));
    return () => ends.forEach((end) => end());
    // A scene is laid out once, when its take begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reel]);
  const place = at && { transform: `translate(${at[0]}px, ${at[1]}px)` };
  return (
    <div ref={element} class={`actor ${name}`} style={{ ...place, ...style }}>
      {children}
    </div>
  );
}

interface FlightsProps {
  laid: Laid<Counter> | null;
  /** Pixels for a unit when the whole map is seen, and how much closer it is seen. */
  look: { fit: number; zoom: number };
  anchorOf: (place: string) => Point;
}

/** The scenes over the map. Tools that photograph them stop the layer's reel where they want. */
export function Flights({ laid, look, anchorOf }: FlightsProps) {
  const director = useContext(Directed);
  const showing = director?.showing.value;
  const spots = useSpotsOf(laid, look, anchorOf, showing?.key);
  if (!showing) return null;
  return (
    <OnMap.Provider value={spots}>
      <div
        class="map-flights"
        aria-hidden="true"
        style={{ transform: `scale(${look.fit})` }}
        ref={(layer) => void Object.assign(layer ?? {}, { reel: showing.reel })}
      >
        <Scenes showing={showing} drawings={director.stage.onMap} eyes={director.eyes} />
      </div>
    </OnMap.Provider>
  );
}

interface StageCardsProps {
  stage: GameStage;
  /** What is shown; nothing until a moment has come. */
  parts: Pick<TableProps, "view" | "events" | "eyes"> | null;
}

/** What lies on cards over the board: scenes, and what goes on through several takes. */
export function StageCards({ stage, parts }: StageCardsProps) {
  const director = useContext(Directed);
  const showing = director?.showing.value ?? null;
  const playing = useMemo(() => showing && playingOf(showing), [showing]);
  if (!parts) return null;
  const { view, events, eyes } = parts;
  return (
    <div class="stage-cards" data-playing={playing ? "yes" : undefined} aria-hidden="true">
      <OnReel.Provider value={showing?.reel ?? null}>
        <stage.Standing {...{ view, eyes, playing }} past={showing?.past ?? events} />
      </OnReel.Provider>
      {showing && <Scenes showing={showing} drawings={stage.onCard} eyes={eyes} />}
    </div>
  );
}

const playingOf = (showing: Showing): Playing => ({
  cues: showing.timeline.cues.map((cue) => ({ cue, shown: shownIn(showing, cue) })),
  holds: showing.timeline.holds,
  length: showing.timeline.length,
});

/** The events of a cue, each with the time when it begins. */
const shownIn = ({ events }: Showing, cue: Cue): SceneProps["shown"] =>
  cue.events.map((one, i) => ({ event: events[one]!, at: cue.at + cue.offsets[i]! }));

interface ScenesProps {
  showing: Showing;
  drawings: GameStage["onMap"];
  eyes: string | null;
}

function Scenes({ showing, drawings, eyes }: ScenesProps) {
  const { key, timeline, before, reel } = showing;
  return (
    <OnReel.Provider value={reel}>
      {timeline.cues.map((cue, place) => {
        const Drawing: SceneDrawing | undefined = drawings[cue.scene];
        const shown = shownIn(showing, cue);
        return Drawing && <Drawing key={`${key} ${place}`} {...{ cue, shown, before, eyes }} />;
      })}
    </OnReel.Provider>
  );
}

/** Where things stood when a take began: they are not laid out anew while it runs. */
function useSpotsOf(
  laid: Laid<Counter> | null,
  { fit, zoom }: FlightsProps["look"],
  anchorOf: (place: string) => Point,
  take: number | undefined,
): Spots {
  return useMemo(() => {
    const scale = laid?.ground.scale ?? 1;
    const boxes = [
      ...(laid?.arranged.counters ?? []).map((box) => ({ ...box, place: box.cell })),
      ...(laid?.arranged.trays ?? []).flatMap(({ cell, at }) =>
        at.map((box) => ({ ...box, place: cell })),
      ),
    ];
    const of = (place: string, counter?: string): Point => {
      const box = boxes.find((one) => one.place === place && one.id === counter);
      return box ? [(box.x + box.w / 2) / scale, (box.y + box.h / 2) / scale] : anchorOf(place);
    };
    return { of, pixel: 1 / (fit * zoom) };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [take, zoom]);
}
