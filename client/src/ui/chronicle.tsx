/** What has happened, as one pair of eyes saw it. A press on a line shows that moment. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameEvent } from "../core/game-ui";
import { FILTERS, narrowed, rowsOf } from "../core/chronicle-rows";
import type { Filter, Row } from "../core/chronicle-rows";
import { HEADINGS, wordsIn } from "../core/history";
import type { HistoryEntry } from "../core/history";
import { loadedGame } from "../core/games";
import { soughtEvent } from "../core/sought-line";
import { language, t, texts, you } from "../core/texts";
import { pointAt } from "../map/pointing";
import { Button, Select } from "./controls";
import { isSeatChange, seatChangeInWords } from "./seat-changes";

/** What only programs read: outcomes of chance, and the player's own actions that show nothing else. */
const HIDDEN = new Set(["chance", "acted"]);
/** Lines that are shown at first. */
const LATEST = 300;
/** A reader who is not further from the end than this, in pixels, follows what happens. */
const NEAR = 160;

/** Whether the chronicle tells it. */
export const isTold = ({ event }: HistoryEntry): boolean => !HIDDEN.has(event.kind);

/** Whether it is an event, not the head of a chapter. */
export const isLine = (entry: HistoryEntry): boolean =>
  isTold(entry) && !HEADINGS.has(entry.event.kind);

interface ChronicleProps {
  game: string;
  history: readonly HistoryEntry[];
  /** Whose own lines can be looked for. */
  eyes: string | null;
  /** The moment that is looked at, if it is not the present. */
  at: number | null;
  look: (sequence: number) => void;
}

export function Chronicle({ game, history, eyes, at, look }: ChronicleProps) {
  const ui = loadedGame(game);
  const [whole, setWhole] = useState(false);
  const [filter, setFilter] = useState<Filter>("all");
  const [isAway, setAway] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const lines = narrowed(history.filter(isTold), filter, ui?.topics, eyes);
  const isEmpty = !history.some(isTold);
  const shown = whole || at !== null ? lines : lines.slice(-LATEST);
  // The box is there as soon as the chronicle is not empty.
  useEffect(
    () => (at === null ? follow(box.current, setAway) : show(box.current)),
    [at, isEmpty, filter],
  );
  useEffect(() => () => pointAt([]), []);
  const rows = rowsOf(shown, ui?.auction);
  const sought = useSoughtRow(box, rows, filter === "all" ? null : () => setFilter("all"));
  const stop = (shown.find(({ sequence }) => sequence === at) ?? shown.at(-1))?.sequence;
  const line = { game, at, stop, look, sought };
  if (isEmpty) return <p class="hint">{t("chronicle-empty")}</p>;
  return (
    <div class="chronicle" ref={box}>
      <Select
        label={t("chronicle-filter")}
        values={eyes === null ? FILTERS.filter((one) => one !== "mine") : FILTERS}
        value={filter}
        name={(one) => t(`chronicle-${one}`)}
        choose={setFilter}
      />
      {shown.length < lines.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {t("chronicle-whole")}
        </Button>
      )}
      {/* What is new is spoken once, by the director. */}
      <div role="log" aria-live="off" aria-label={t("chronicle")}>
        <ol onKeyDown={walk}>
          {rows.map((row) => (
            <Line key={row.told.at(-1)!.sequence} row={row} {...line} />
          ))}
        </ol>
      </div>
      {isAway && at === null && (
        <Button class="to-latest" onClick={() => toEnd(box.current)}>
          {t("chronicle-latest")}
        </Button>
      )}
    </div>
  );
}

interface LineProps {
  row: Row;
  game: string;
  at: number | null;
  /** The one that the Tab key stops at. */
  stop: number | undefined;
  /** The one that was asked for on the map. */
  sought: number | null;
  look: (sequence: number) => void;
}

/** What happened; of an auction its result, and behind it all bids. */
function Line({ row: { told, folded }, ...line }: LineProps) {
  const { game, at, stop, look, sought } = line;
  const [open, setOpen] = useState(false);
  const EventArt = loadedGame(game)?.EventArt;
  const { sequence, event, undone } = told.at(-1)!;
  const isAuction = folded.length > 0;
  return (
    <li
      class={HEADINGS.has(event.kind) ? "line line-heading" : "line"}
      data-undone={undone || undefined}
    >
      <button
        type="button"
        tabIndex={sequence === stop ? 0 : -1}
        aria-current={sequence === at ? "step" : undefined}
        data-sought={sequence === sought || undefined}
        {...(isAuction ? { "aria-expanded": open } : {})}
        disabled={undone}
        onClick={() => (isAuction ? setOpen(!open) : look(sequence))}
        {...pointing(event)}
      >
        {EventArt && <EventArt event={event} />}
        {told.map((entry) => inWords(game, entry.event)).join(" ")}
      </button>
      {open && (
        <ol class="bids">
          {folded.map((entry) => (
            <Line key={entry.sequence} row={{ told: [entry], folded: [] }} {...line} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** The row of what was pressed on the map; it is marked and has the focus. */
function useSoughtRow(
  box: RefObject<HTMLElement>,
  rows: readonly Row[],
  showAll: (() => void) | null,
): number | null {
  const event = soughtEvent.value;
  const [sought, setSought] = useState<number | null>(null);
  const row = event && rows.find(({ told, folded }) => isIn(event, told) || isIn(event, folded));
  const found = row?.told.at(-1)?.sequence ?? null;
  useEffect(() => {
    if (!event) return;
    if (found === null && showAll) showAll();
    else {
      soughtEvent.value = null;
      setSought(found);
    }
  }, [event, found, showAll]);
  useEffect(() => {
    // The chronicle has gone to its end by then, as it does when it opens.
    if (sought !== null) afterLayout(() => focusSought(box.current));
  }, [box, sought]);
  return sought;
}

const isIn = (event: GameEvent, entries: readonly HistoryEntry[]): boolean =>
  entries.some((entry) => entry.event === event);

const afterLayout = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act));
};

function focusSought(box: HTMLElement | null): void {
  const line = box?.querySelector<HTMLElement>("[data-sought]");
  line?.scrollIntoView({ block: "center" });
  line?.focus({ preventScroll: true });
}

/** As long as something is hovered or has the focus, the map marks where it was. */
export function pointing(event: GameEvent) {
  const point = () => pointAt(wordsIn(event));
  const leave = () => pointAt([]);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}

/** One stop for the Tab key; from there the arrows go from line to line. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const list = event.currentTarget as Element;
  const buttons = [...list.querySelectorAll<HTMLElement>("button:enabled")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = step && buttons[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const sentences = new WeakMap<GameEvent, { reader: string; text: string }>();

/** Each event is put into words once for each language and seat of a reader. */
export function inWords(game: string, event: GameEvent): string {
  const reader = `${language.value} ${you.value ?? ""}`;
  const known = sentences.get(event);
  if (known?.reader === reader) return known.text;
  const text = isSeatChange(event) ? seatChangeInWords(game, event) : texts(game).event(event);
  sentences.set(event, { reader, text });
  return text;
}

/** Scroll to the moment that is looked at. */
function show(box: HTMLElement | null): void {
  box?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

/** Keep the latest line visible, however much comes at once, until the reader scrolls up. */
function follow(
  box: HTMLElement | null,
  setAway: (isAway: boolean) => void,
): (() => void) | undefined {
  const room = box?.parentElement;
  if (!room) return;
  let following = true;
  let last = 0;
  setAway(false);
  const note = () => {
    const near = room.scrollHeight - room.scrollTop - room.clientHeight < NEAR;
    // More may have come since the last scrolling: only scrolling up is the reader's wish.
    if (near || room.scrollTop < last) following = near;
    last = room.scrollTop;
    setAway(!following);
  };
  const observer = new ResizeObserver(() => following && toEnd(box));
  observer.observe(room);
  observer.observe(box);
  room.addEventListener("scroll", note, { passive: true });
  return () => {
    observer.disconnect();
    room.removeEventListener("scroll", note);
  };
}

function toEnd(box: HTMLElement | null): void {
  const room = box?.parentElement;
  room?.scrollTo(0, room.scrollHeight);
}
