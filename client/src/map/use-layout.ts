/** Lays the map out anew whenever the zoom or the counters change, without holding the page up. */

import { useLayoutEffect, useState } from "preact/hooks";
import { UNITS } from "./atlas";
import { arrange } from "./layout/arrange";
import type { Arranged } from "./layout/arrange";
import { around } from "./layout/boxes";
import type { Size } from "./layout/boxes";
import { survey } from "./layout/ground";
import type { Ground } from "./layout/ground";
import { boundsOf } from "./layout/plan";
import type { Counter, Disc, Plan, Stacks } from "./layout/plan";
import { inSlices } from "./slices";

/** Grounds that are kept, so that the way back from a zoom is short. */
const KEPT = 12;
/** Zooms that are so close to each other share a ground. */
const STEP = 1.15;
/** From here on, everything only grows. */
const CLOSEST = 1.5;

/** How the map is looked at. */
export interface MapLook {
  /** Pixels for a unit when the whole map is seen. */
  fit: number;
  zoom: number;
  frame: Size;
}

export interface Laid<Kind extends Counter> {
  ground: Ground;
  arranged: Arranged;
  stacks: Stacks<Kind>;
}

/** What has last been laid out; null before the first time. `busy` while something newer is on its way. */
export function useLayout<Kind extends Counter>(
  plan: Plan,
  stacks: Stacks<Kind>,
  markers: readonly Disc[],
  look: MapLook | null,
): { laid: Laid<Kind> | null; busy: boolean } {
  const [laid, setLaid] = useState<Laid<Kind> | null>(null);
  const [busy, setBusy] = useState(true);
  const markersKey = JSON.stringify(markers);
  useLayoutEffect(() => {
    if (look === null) return;
    setBusy(true);
    return inSlices(layOut(plan, stacks, markers, look), (result) => {
      setLaid(result);
      setBusy(false);
    });
    // The markers are a new list each time, with the same things in it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [plan, stacks, markersKey, look]);
  return { laid, busy };
}

function* layOut<Kind extends Counter>(
  plan: Plan,
  stacks: Stacks<Kind>,
  markers: readonly Disc[],
  look: MapLook,
): Generator<void, Laid<Kind>> {
  const ground = yield* groundOf(plan, scaleOf(look), look.frame);
  const { scale } = ground;
  const obstacles = markers.map(({ x, y, r, least }) => {
    const side = 2 * Math.max(r * scale, least);
    return around(x * scale, y * scale, side, side);
  });
  return { ground, arranged: yield* arrange(ground, stacks, obstacles), stacks };
}

/** The scale that a look is laid out for: never larger than it is shown. */
export function scaleOf({ fit, zoom }: Pick<MapLook, "fit" | "zoom">): number {
  const steps = Math.floor(Math.log(zoom) / Math.log(STEP) + 1e-6);
  return Math.max(fit, Math.min(CLOSEST, fit * STEP ** steps));
}

const grounds = new Map<string, Ground>();

function* groundOf(plan: Plan, scale: number, frame: Size): Generator<void, Ground> {
  const bounds = boundsOf(UNITS, scale, frame);
  const key = [plan.key, scale.toFixed(4), bounds.w, bounds.h].join();
  const known = grounds.get(key);
  if (known !== undefined) return known;
  const ground = yield* survey(plan, bounds, scale);
  grounds.set(key, ground);
  const [oldest] = grounds.keys();
  if (grounds.size > KEPT && oldest !== undefined) grounds.delete(oldest);
  return ground;
}
