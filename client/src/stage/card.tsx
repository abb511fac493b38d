/**
 * Cards over the board: what all of them are made of. A card is drawn as it is after the take that is
 * played; its motions lead there. So it stands between takes with nothing to move.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useReel } from "./actor";
import type { GameEvent } from "../core/game-ui";
import type { Playing } from "./game-stage";
import { SLIDE, appear, bow, change, fade, glimpse } from "./motion";
import type { Motion, Point } from "./motion";

/** An event on a card: with the time when it is shown, if that is in the take that is played. */
export interface Told {
  event: GameEvent;
  /** In milliseconds after the beginning of the take; null if it was shown before. */
  at: number | null;
  ms: number;
}

/** What has happened, before a take and in it. */
export const toldIn = (past: readonly GameEvent[], playing: Playing | null): Told[] => [
  ...past.map((event) => ({ event, at: null, ms: 0 })),
  ...(playing?.cues ?? []).flatMap(({ cue, shown }) =>
    shown.map(({ event, at }) => ({ event, at, ms: cue.at + cue.ms - at })),
  ),
];

/** The motions of something that happens in the take that is played. */
export const during = (
  told: Told | null | undefined,
  motions: (at: number, ms: number) => Motion[],
): Motion[] => (told && told.at !== null ? motions(told.at, told.ms) : []);

interface PartProps {
  class?: string | undefined;
  /** By which flights find it. */
  spot?: string;
  motions?: readonly Motion[];
  style?: Record<string, string> | undefined;
  children?: ComponentChildren;
}

/** A part of a card that moves, or stands where it moves to. */
export function Part({ class: name, spot, motions = [], style, children }: PartProps) {
  const reel = useReel();
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!reel) return undefined;
    const ends = motions.map((motion) => reel.add(element.current!, motion));
    return () => ends.forEach((end) => end());
    // A card is laid out once in a take.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reel]);
  return (
    <span ref={element} class={name} data-spot={spot} style={style}>
      {children}
    </span>
  );
}

interface FlightProps {
  class?: string;
  /** Spots on the card. */
  from: string;
  to: string;
  at: number;
  ms: number;
  /** How high its bow is, in pixels. */
  lift?: number;
  children: ComponentChildren;
}

/** Something flies from one spot of a card to another, and is gone. */
export function Flight({ class: name = "", from, to, at, ms, lift = 40, children }: FlightProps) {
  const reel = useReel();
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const card = element.current!.closest<HTMLElement>(".stage-card")!;
    const [start, end] = [middleOf(card, from), middleOf(card, to)];
    if (!reel || reel.still || !start || !end) return undefined;
    const frames = bow(start, end, lift).map(([x, y]) => ({
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
    }));
    const motions = [glimpse(at, ms), change(frames, at, ms, "cubic-bezier(.45,0,.75,.7)")];
    const ends = motions.map((motion) => reel.add(element.current!, motion));
    return () => ends.forEach((stop) => stop());
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reel]);
  return (
    <span ref={element} class={`flight ${name}`}>
      {children}
    </span>
  );
}

/** The middle of a spot as it is laid out, whatever moves it now. */
export function middleOf(card: HTMLElement, spot: string): Point | null {
  let part = card.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
  if (!part) return null;
  const [wide, high] = [part.offsetWidth, part.offsetHeight];
  let [x, y] = [0, 0];
  while (part && part !== card) {
    x += part.offsetLeft;
    y += part.offsetTop;
    part = part.offsetParent as HTMLElement | null;
  }
  return [x + wide / 2, y + high / 2];
}

interface TurnedProps {
  class?: string;
  spot?: string;
  back: ComponentChildren;
  /** What is on its other side; undefined as long as that is not known. */
  face: ComponentChildren | undefined;
  /** When it is turned over; null if it has been before. */
  at: number | null;
  ms: number;
}

/** A thing with two sides. It is turned flat, so that nothing shows through. */
export function Turned({ class: name = "", spot = "", back, face, at, ms }: TurnedProps) {
  const turns = at === null || face === undefined ? null : { at, half: ms / 2 };
  return (
    <Part class={`turned ${name}`} spot={spot} motions={turns ? [lifted(turns.at, ms)] : []}>
      {face !== undefined && (
        <Part class="face" motions={turns ? [widened(turns.at + turns.half, turns.half)] : []}>
          {face}
        </Part>
      )}
      {(face === undefined || turns) && (
        <Part class="back" motions={turns ? [narrowed(turns.at, turns.half)] : []}>
          {back}
        </Part>
      )}
    </Part>
  );
}

const lifted = (at: number, ms: number): Motion =>
  change(
    [
      { transform: "none" },
      { transform: "translateY(-.5em) scale(1.08)", offset: 0.5 },
      { transform: "none" },
    ],
    at,
    ms,
  );
const widened = (at: number, ms: number): Motion =>
  change([{ transform: "scaleX(0)" }, { transform: "none" }], at, ms, "ease-out");
const narrowed = (at: number, ms: number): Motion =>
  change([{ transform: "none" }, { transform: "scaleX(0)" }], at, ms, "ease-in");

interface SuccessiveProps {
  class?: string;
  /** Each takes the place of the one before when it comes; null if it has come before. */
  items: readonly { at: number | null; drawn: ComponentChildren }[];
}

/** Things of which one is seen at a time. */
export function Successive({ class: name = "", items }: SuccessiveProps) {
  const first = items.map(({ at }, place) => at === null || place === 0).lastIndexOf(true);
  return (
    <span class={`successive ${name}`}>
      {items.slice(first).map(({ at, drawn }, place, shown) => {
        const next = shown[place + 1]?.at ?? null;
        return (
          <Part
            key={first + place}
            motions={seen(at, next)}
            style={next === null ? undefined : { opacity: "0" }}
          >
            {drawn}
          </Part>
        );
      })}
    </span>
  );
}

/** From one time on, until another. */
function seen(from: number | null, until: number | null): Motion[] {
  if (from === null) return until === null ? [] : [fade(until, 80)];
  return [until === null ? appear(from) : glimpse(from, Math.max(1, until - from))];
}

/** A sentence for each of some happenings; the next takes the place of the one before. */
export function Lines({ lines }: { lines: readonly { told: Told; text: string }[] }) {
  return (
    <Successive
      class="card-line"
      items={lines.map(({ told, text }) => ({ at: told.at, drawn: text }))}
    />
  );
}

interface StageCardProps {
  class?: string;
  /** Where on the map it happens: the card takes the other half. */
  place: Point;
  /** When it comes and goes in the take that is played. */
  enters: number | null;
  leaves: number | null;
  children: ComponentChildren;
}

/** The half of the board. */
const HALF = 500;

export function StageCard({ class: name = "", place, enters, leaves, children }: StageCardProps) {
  const half = place[1] < HALF ? "low" : "high";
  const from = half === "low" ? "2.5em" : "-2.5em";
  return (
    <Part
      class="stage-card-place"
      motions={leaves === null ? [] : [fade(leaves, 200)]}
      style={leaves === null ? undefined : { opacity: "0" }}
    >
      <Part
        class={`stage-card ${half} ${name}`}
        motions={
          enters === null
            ? []
            : [
                appear(enters, 240),
                change(
                  [{ transform: `translateY(${from})` }, { transform: "none" }],
                  enters,
                  420,
                  SLIDE,
                ),
              ]
        }
      >
        {children}
      </Part>
    </Part>
  );
}
