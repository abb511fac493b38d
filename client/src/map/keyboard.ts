/** Moving about a board without a mouse: one tab stop among what is lit, arrows to the next in a direction. */

export const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type Direction = readonly [right: number, down: number];

export const litIn = (world: Element): SVGElement[] => [
  ...world.querySelectorAll<SVGElement>("[data-lit]"),
];

export const placesIn = (world: Element): SVGElement[] => [
  ...world.querySelectorAll<SVGElement>(".map-places [data-place]"),
];

export function keepOneTabStop(world: Element, wanted?: SVGElement): void {
  const all = litIn(world);
  const stop = wanted ?? all.find((lit) => lit.tabIndex === 0) ?? all[0];
  for (const lit of all) lit.tabIndex = lit === stop ? 0 : -1;
}

/** Where the thing with the focus has gone, the focus goes to what is lit under its name now, or to the board. */
export function keepFocus(frame: HTMLElement, held: { current: string | null }): void {
  if (held.current === null || document.activeElement !== document.body) return;
  const successor =
    litIn(frame).find((lit) => lit.getAttribute("data-lit") === held.current) ?? frame;
  successor.focus({ preventScroll: true });
}

const centreOf = (thing: Element): readonly [number, number] => {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The nearest of these things in a direction; what lies off to the side counts as farther away. */
export function nearest(
  things: readonly SVGElement[],
  from: Element,
  [right, down]: Direction,
): SVGElement | null {
  const [x, y] = centreOf(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [thingX, thingY] = centreOf(thing);
    const ahead = (thingX - x) * right + (thingY - y) * down;
    const aside = Math.abs((thingX - x) * down) + Math.abs((thingY - y) * right);
    const effort = ahead + 2.5 * aside;
    if (thing !== from && ahead > 1 && effort < least) [best, least] = [thing, effort];
  }
  return best;
}

/** Half the side of a comfortable touch target, in pixels. */
const FINGER = 22;

/** What can be chosen comes before the traces of what has happened there. */
const underTraces = (x: number, y: number): Element | undefined =>
  document.elementsFromPoint(x, y).find((one) => !one.closest("[data-trace]"));

/** Something lit within a finger's reach of a point. */
export function nearFinger(x: number, y: number): Element | null {
  for (const reach of [0, FINGER / 2, FINGER]) {
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4;
      const lit = underTraces(x + reach * Math.cos(angle), y + reach * Math.sin(angle))?.closest(
        "[data-lit]",
      );
      if (lit) return lit;
    }
  }
  return null;
}
