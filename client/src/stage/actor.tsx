/** Things that move over the board, and the layer that they move in. */

import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { TableProps } from "../core/game-ui";
import { standingIn } from "../map/layout/arrange";
import type { Box } from "../map/layout/boxes";
import type { Counter } from "../map/layout/plan";
import { scaleOf } from "../map/use-layout";
import type { Laid } from "../map/use-layout";
import type { Cue } from "./cues";
import { viewsAround } from "./game-stage";
import type { GameStage, Playing, SceneDrawing, SceneProps } from "./game-stage";
import type { Showing } from "./director";
import { seenAtOnce } from "./motion";
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
  /** Where a counter stands among those of its place, and in which of its sizes. */
  stand: (place: string, counter: string, list: readonly Counter[]) => Stand;
  /** Units for a pixel: counters are drawn in pixels. */
  pixel: number;
}

export interface Stand {
  point: Point;
  size: number;
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
    const ends = seenAtOnce(motions).map((motion) => reel.add(element.current!, motion));
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
        style={{ transform: `scale(${look.fit})`, "--px": `${spots.pixel.toFixed(3)}px` }}
        ref={(layer) => void Object.assign(layer ?? {}, { reel: showing.reel })}
      >
        <Scenes {...{ showing }} stage={director.stage} on="onMap" eyes={director.eyes} />
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
      {showing && <Scenes {...{ showing, stage, eyes }} on="onCard" />}
    </div>
  );
}

const playingOf = (showing: Showing): Playing => ({
  cues: showing.timeline.cues.map((cue) => ({ cue, shown: shownIn(showing, cue) })),
  before: showing.before,
  holds: showing.timeline.holds,
  length: showing.timeline.length,
});

/** The events of a cue, each with the time when it begins. */
const shownIn = ({ events }: Showing, cue: Cue): SceneProps["shown"] =>
  cue.events.map((one, i) => ({ event: events[one]!, at: cue.at + cue.offsets[i]! }));

interface ScenesProps {
  showing: Showing;
  stage: GameStage;
  on: "onMap" | "onCard";
  eyes: string | null;
}

function Scenes({ showing, stage, on, eyes }: ScenesProps) {
  const { key, reel } = showing;
  const scenes = useMemo(() => scenesOf(showing, stage, stage[on]), [showing, stage, on]);
  return (
    <OnReel.Provider value={reel}>
      {scenes.map(({ Drawing, place, ...props }) => (
        <Drawing key={`${key} ${place}`} {...props} eyes={eyes} />
      ))}
    </OnReel.Provider>
  );
}

/** The cues that are drawn, each with what its drawing is made from. */
function scenesOf(showing: Showing, stage: GameStage, drawings: GameStage["onMap"]) {
  const { timeline, events, before } = showing;
  return timeline.cues.flatMap((cue, place) => {
    const Drawing: SceneDrawing | undefined = cue.ms > 0 ? drawings[cue.scene] : undefined;
    if (!Drawing) return [];
    const shown = shownIn(showing, cue);
    const views = viewsAround(stage, before, events, timeline.cues, cue);
    return [{ Drawing, place, cue, shown, ...views }];
  });
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
    // What is laid out may still be that of another zoom.
    const pixel = 1 / scaleOf({ fit, zoom });
    const boxes = [
      ...(laid?.arranged.counters ?? []).map((box) => ({ ...box, place: box.cell })),
      ...(laid?.arranged.trays ?? []).flatMap(({ cell, at }) =>
        at.map((box) => ({ ...box, place: cell })),
      ),
    ];
    const middle = ({ x, y, w, h }: Box): Point => [(x + w / 2) / scale, (y + h / 2) / scale];
    const boxOf = (place: string, counter?: string) =>
      boxes.find((one) => one.place === place && one.id === counter);
    /** What is crowded out of a place stands together. */
    const crowdOf = (place: string): Box | undefined =>
      [...(laid?.arranged.bundles ?? []), ...(laid?.arranged.trays ?? [])].find(
        ({ cell }) => cell === place,
      );
    const of = (place: string, counter?: string): Point => {
      const box = boxOf(place, counter) ?? crowdOf(place);
      return box ? middle(box) : anchorOf(place);
    };
    const stand = (place: string, counter: string, list: readonly Counter[]): Stand => {
      const isLaid = sizesIn(laid?.stacks[place] ?? []) === sizesIn(list);
      const placed = !isLaid && laid ? standingIn(laid.ground, place, list) : null;
      const box = placed?.find(({ id }) => id === counter) ?? boxOf(place, counter);
      return box ? { point: middle(box), size: box.size } : { point: of(place), size: 1 };
    };
    return { of, stand, pixel };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [take, zoom]);
}

/** What decides how counters stand in a place. */
const sizesIn = (list: readonly Counter[]): string =>
  JSON.stringify(list.map(({ id, sizes }) => [id, sizes]));
