/** What a small map shows from near, so that names and counters can be read. */

import { useEffect, useRef } from "preact/hooks";
import type { Lights } from "../core/game-ui";
import type { TraceMark } from "../stage/trace-marks";
import { UNITS } from "./atlas";
import type { Camera } from "./camera";
import { FAR, boxAround } from "./layout/plan";
import type { Plan } from "./layout/plan";

/** Pixels for a unit at which a place has room for all that stands on it. */
const NEAR = 1;
/** The same where names can be read, and the neighbourhood is seen as well. */
const CLOSE = 0.66;
/** Below so many the whole map is a thumbnail: a panel has left it a strip. */
const STRIP = 0.32;
const CARD = ".stage-card";
const MIDDLE = { x: UNITS / 2, y: UNITS / 2, w: 1, h: 1 };

interface Shown {
  lights: Lights;
  /** Where a coach points at. */
  pointed?: readonly string[] | undefined;
  /** The place that the open question is about. */
  inQuestion?: string | undefined;
  /** What has happened lately. */
  traces?: readonly TraceMark[] | undefined;
}

/**
 * A small map shows what the question is about from near, or else what may be chosen; and all of it
 * again when the question is over. A strip shows where something happened last.
 */
export function useCloseLook(
  camera: { readonly current: Camera | null },
  plan: Plan,
  fit: number | undefined,
  { lights, pointed = [], inQuestion, traces = [] }: Shown,
): void {
  const single = inQuestion ?? (soughtPlaces(lights, pointed) || undefined);
  const [nearby, pixels] = single === undefined ? [litPlaces(lights), CLOSE] : [single, NEAR];
  const isStrip = fit !== undefined && fit < STRIP;
  const latest = isStrip ? lastPlace(traces) : "";
  const before = useRef({ inQuestion, isStrip });
  useEffect(() => {
    const isOver = before.current.inQuestion !== undefined && inQuestion === undefined;
    const hasGrown = before.current.isStrip && !isStrip;
    before.current = { inQuestion, isStrip };
    if (fit === undefined || fit >= FAR) return undefined;
    const box = boxAround(plan, nearby.split(","));
    if (box) return besideCard((card) => camera.current?.lookAround(box, pixels, card));
    if (isStrip) camera.current?.lookAround(boxAround(plan, [latest]) ?? MIDDLE, CLOSE);
    else if (isOver || hasGrown) camera.current?.whole();
    return undefined;
  }, [camera, fit, plan, inQuestion, nearby, pixels, isStrip, latest]);
}

/** A small stage has its cards at the foot of the map, or at its head: look again when one comes or grows. */
function besideCard(look: (card?: DOMRect) => void): () => void {
  const grows = new ResizeObserver(() => look(cardOnStage()));
  const comes = new MutationObserver(watch);
  function watch(): void {
    const card = document.querySelector(CARD);
    if (!card) return;
    comes.disconnect();
    grows.observe(card);
  }
  look();
  const stage = document.querySelector(".stage-cards");
  if (stage) comes.observe(stage, { childList: true, subtree: true });
  watch();
  return () => {
    comes.disconnect();
    grows.disconnect();
  };
}

/** Where it will lie when it has come. */
function cardOnStage(): DOMRect | undefined {
  const card = document.querySelector<HTMLElement>(CARD);
  const place = card?.offsetParent?.getBoundingClientRect();
  return place && new DOMRect(place.x, place.y + card!.offsetTop, place.width, card!.offsetHeight);
}

/** What a coach says is still to be chosen. */
const soughtPlaces = (lights: Lights, pointed: readonly string[]): string =>
  pointed.filter((id) => lights[id] && !lights[id].chosen).join();

/** What was chosen of what is lit; all of it as long as nothing was. */
function litPlaces(lights: Lights): string {
  const lit = Object.keys(lights);
  const chosen = lit.filter((id) => lights[id]!.chosen);
  return (chosen.length ? chosen : lit).join();
}

/** Where the last mark lies. */
function lastPlace(traces: readonly TraceMark[]): string {
  const last = traces.at(-1);
  if (last === undefined) return "";
  return last.kind === "arrow" ? last.way.at(-1)! : last.place;
}
