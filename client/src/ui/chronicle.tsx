/** What has happened, as one pair of eyes saw it. A press on a line shows that moment. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameEvent } from "../core/game-ui";
import { HEADINGS } from "../core/history";
import type { HistoryEntry } from "../core/history";
import { loadedGame } from "../core/games";
import { language, t, texts, you } from "../core/texts";
import { Button } from "./controls";
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
  /** The moment that is looked at, if it is not the present. */
  at: number | null;
  look: (sequence: number) => void;
}

export function Chronicle({ game, history, at, look }: ChronicleProps) {
  const EventArt = loadedGame(game)?.EventArt;
  const [whole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const lines = history.filter(isTold);
  const isEmpty = lines.length === 0;
  const shown = whole || at !== null ? lines : lines.slice(-LATEST);
  // The box is there as soon as the chronicle is not empty.
  useEffect(() => (at === null ? follow(box.current) : show(box.current)), [at, isEmpty]);
  const stop = (shown.find(({ sequence }) => sequence === at) ?? shown.at(-1))?.sequence;
  if (isEmpty) return <p class="hint">{t("chronicle-empty")}</p>;
  return (
    <div class="chronicle" role="log" aria-label={t("chronicle")} ref={box}>
      {shown.length < lines.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {t("chronicle-whole")}
        </Button>
      )}
      <ol onKeyDown={walk}>
        {shown.map(({ sequence, event, undone }) => (
          <li
            key={sequence}
            class={HEADINGS.has(event.kind) ? "line line-heading" : "line"}
            data-undone={undone || undefined}
          >
            <button
              type="button"
              tabIndex={sequence === stop ? 0 : -1}
              aria-current={sequence === at ? "step" : undefined}
              disabled={undone}
              onClick={() => look(sequence)}
            >
              {EventArt && <EventArt event={event} />}
              {inWords(game, event)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
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
function follow(box: HTMLElement | null): (() => void) | undefined {
  const room = box?.parentElement;
  if (!room) return;
  let following = true;
  let last = 0;
  const note = () => {
    const near = room.scrollHeight - room.scrollTop - room.clientHeight < NEAR;
    // More may have come since the last scrolling: only scrolling up is the reader's wish.
    if (near || room.scrollTop < last) following = near;
    last = room.scrollTop;
  };
  const observer = new ResizeObserver(() => following && room.scrollTo(0, room.scrollHeight));
  observer.observe(room);
  observer.observe(box);
  room.addEventListener("scroll", note, { passive: true });
  return () => {
    observer.disconnect();
    room.removeEventListener("scroll", note);
  };
}
