/**
 * What a step points at, found on the page: a control to press until it is as it should be, or a
 * thing to look at. `WHAT WHICH`, as docs/lessons.md lists them.
 */

import { inHalves, t, texts } from "../core/texts";

export interface Point {
  /** What is pointed at; null as long as it is not on the page. */
  target: Element | null;
  /** It is to be pressed, and the step goes on once that is done. */
  presses: boolean;
  /** What to do there, in words. */
  words: string;
}

const PANEL = ".dock .panel";
const MAIN = `${PANEL} .button-main`;
const INSTEAD = `${PANEL} .form-buttons .button-quiet, ${PANEL} .a-buttons .button-plain`;
const NUMBER = `${PANEL} .stepper, ${PANEL} .dune-dial`;

/** Things to look at, by name; all others name a place, a seat or a value as well. */
const SIGHTS: Record<string, string> = {
  auction: ".dune-auction",
  dice: ".dock .a-tray",
  hand: ".hand",
  panel: PANEL,
  phases: ".hud .phases",
  sheet: ".sheet",
  victory: ".hud .victory",
};

/** The first of several that is still to be pressed, or the last that is looked at. */
export function nextPoint(points: readonly string[], game: string): Point | null {
  let seen: Point | null = null;
  for (const point of points) {
    const found = pointAt(point, game);
    if (found === null) continue;
    if (found.presses) return found;
    seen = found;
  }
  return seen;
}

/** Where a point is; null if there is nothing left to do there. */
function pointAt(point: string, game: string): Point | null {
  const [what, which] = partsOf(point);
  const found = POINTS[what];
  return found ? found(which, which && texts(game).name(which)) : look(SIGHTS[what] ?? what);
}

const partsOf = (point: string): [what: string, which: string] => {
  const [what = "", which = ""] = point.split(" ");
  return [what, which];
};

/** By what a point is, given which one and how that is called. */
const POINTS: Record<string, (which: string, name: string) => Point | null> = {
  closed: () => (isSheetOpen() ? press(".sheet .ask button", t("coach-close")) : null),
  open: (seat, name) =>
    isSheetOpen() ? null : press(seatBar(seat), t("coach-sheet", { seat: name })),
  lit: (id, name) => chosen(`[data-lit="${id}"]`, t("coach-place", { place: name })),
  value: (id) => {
    const tile = `${PANEL} [data-value="${id}"]`;
    return chosen(tile, t("coach-choose", { what: nameOn(tile) }));
  },
  number: (number) => numberPoint(Number(number), number),
  halves: (number) => numberPoint(Number(number), inHalves(Number(number))),
  main: () => press(`${MAIN}:enabled`, t("coach-confirm", { button: nameOn(MAIN) })),
  instead: () => press(INSTEAD, t("coach-confirm", { button: nameOn(INSTEAD) })),
  place: (id) => look(`[data-place="${id}"]`),
  seat: (seat) => look(seatBar(seat)),
};

const seatBar = (seat: string): string => `.seats [data-seat="${seat}"]`;

const isSheetOpen = (): boolean => find(".table[data-sheet]") !== null;

const find = (selector: string): Element | null => document.querySelector(selector);

const press = (selector: string, words: string): Point => ({
  target: find(selector),
  presses: true,
  words,
});

const look = (selector: string): Point => ({ target: find(selector), presses: false, words: "" });

/** Something that is chosen by a press; nothing is left to do once it is. */
function chosen(selector: string, words: string): Point | null {
  const point = press(selector, words);
  return point.target?.getAttribute("aria-pressed") === "true" ? null : point;
}

/** A control by its title, by the head of what stands on it, or by all of that but what is small. */
function nameOn(selector: string): string {
  const control = find(selector);
  const head = (control?.querySelector("b, .a-card-name") ?? control)?.cloneNode(true) as
    Element | undefined;
  for (const small of head?.querySelectorAll("small") ?? []) small.remove();
  return (control?.getAttribute("title") ?? head?.textContent ?? "").trim();
}

/** A number to set: by a button that says it, or by more and less. */
function numberPoint(wanted: number, written: string): Point | null {
  const setting = find(NUMBER);
  const words = t("coach-number", { number: written });
  if (!setting) return { target: null, presses: true, words };
  const value = numberOn(setting);
  if (value === wanted) return null;
  const quick = [...document.querySelectorAll(`${PANEL} .quick button`)].find(
    (button) => button.textContent.trim() === written,
  );
  const [less, more] = setting.querySelectorAll("button");
  const step = value !== null && value > wanted ? less : more;
  return { target: quick ?? step ?? null, presses: true, words };
}

/** The number that is set; null as long as none is said. */
function numberOn(setting: Element): number | null {
  const typed = setting.querySelector<HTMLInputElement>("input[type=number]");
  if (typed) return typed.value === "" ? null : Number(typed.value);
  const slider = setting.querySelector("[role=slider]");
  return slider?.querySelector(".knob") ? Number(slider.getAttribute("aria-valuenow")) : null;
}

/** The place on the map that a point is about, for the map to show it. */
export function placesIn(points: readonly string[]): string[] {
  return points.flatMap((point) => {
    const [what, which] = partsOf(point);
    return what === "lit" || what === "place" ? [which] : [];
  });
}
