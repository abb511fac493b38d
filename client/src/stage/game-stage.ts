/** What a game brings to the stage: its scenes, and how its board is drawn between two views. */

import type { ComponentType } from "preact";
import type { GameEvent, View } from "../core/game-ui";
import { HEADINGS } from "../core/history";
import type { Cue, SceneTable } from "./cues";
import type { Hold } from "./timeline";

/** What a scene is drawn from. */
export interface SceneProps {
  /** The events of the scene, in the order in which they are shown, each with the time when it begins. */
  shown: readonly { event: GameEvent; at: number }[];
  cue: Cue;
  /** The board when the scene begins, and when it is over. */
  before: View;
  after: View;
  eyes: string | null;
}

export type SceneDrawing = ComponentType<SceneProps>;

/** A cue that is played, with its events as a scene gets them. */
export interface PlayedCue {
  cue: Cue;
  shown: SceneProps["shown"];
}

/** A take that is played. */
export interface Playing {
  cues: readonly PlayedCue[];
  /** The board when it began. */
  before: View;
  holds: readonly Hold[];
  length: number;
}

/** What stands over the board through several takes is drawn from. */
export interface StandingProps {
  view: View;
  eyes: string | null;
  /** What these eyes had seen before the take that is played; all of it between takes. */
  past: readonly GameEvent[];
  playing: Playing | null;
}

export interface GameStage {
  scenes: SceneTable;
  /** A view with what some events changed on the board, as far as they say it. */
  folded: (view: View, events: readonly GameEvent[]) => View;
  /** What stands on the board before and after: what is on its way stands in neither place. */
  unmoved: (before: View, after: View) => View;
  /** Scenes over the map, by name; the others change the board when they begin. */
  onMap: Readonly<Record<string, SceneDrawing>>;
  /** Scenes that take a card over the half of the board. */
  onCard: Readonly<Record<string, SceneDrawing>>;
  /** What goes on through several takes and stands on a card meanwhile, such as a battle. */
  Standing: ComponentType<StandingProps>;
}

/** A view in the middle of a take: some cues are over, others run. */
export function viewBetween(
  stage: GameStage,
  before: View,
  events: readonly GameEvent[],
  over: readonly Cue[],
  running: readonly Cue[],
): View {
  const past = stage.folded(before, eventsOf(events, over));
  const begun = eventsOf(events, [...over, ...running]);
  const view = running.length ? stage.unmoved(past, stage.folded(before, begun)) : past;
  return withoutOldQuestions(view, begun);
}

/** In a new phase nobody is asked any more what was asked in the one before. */
function withoutOldQuestions(view: View, events: readonly GameEvent[]): View {
  const isNew = events.some(({ kind }) => HEADINGS.has(kind));
  return isNew ? { ...view, waiting: [] } : view;
}

/** The board when a cue begins and when it is over; cues are in the order in which they are shown. */
export function viewsAround(
  stage: GameStage,
  before: View,
  events: readonly GameEvent[],
  cues: readonly Cue[],
  cue: Cue,
): Pick<SceneProps, "before" | "after"> {
  const over = cues.slice(0, cues.indexOf(cue)).filter(({ at, ms }) => at + ms <= cue.at);
  return {
    before: stage.folded(before, eventsOf(events, over)),
    after: stage.folded(before, eventsOf(events, [...over, cue])),
  };
}

const eventsOf = (events: readonly GameEvent[], cues: readonly Cue[]): GameEvent[] => {
  const places = new Set(cues.flatMap((cue) => cue.events));
  return events.filter((_, place) => places.has(place));
};
