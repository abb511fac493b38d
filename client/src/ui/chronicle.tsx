/** What has happened, as one pair of eyes saw it. A press on a line shows that moment. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameEvent } from "../core/game-ui";
import type { Seen } from "../core/seen";
import { language, t, texts } from "../core/texts";
import { Button } from "./controls";

/** Events that begin a new chapter. */
const HEADINGS = new Set(["phase"]);
/** What only a machine reads: outcomes of chance, and actions of one's own that show nothing else. */
const UNTOLD = new Set(["chance", "acted"]);
/** Lines that are shown at first. */
const LATEST = 300;
/** Whoever is not further from the end than this follows what happens. */
const NEAR = 160;

interface ChronicleProps {
  game: string;
  seen: readonly Seen[];
  /** The moment that is looked at, if it is not the present. */
  at: number | null;
  look(sequence: number): void;
}

export function Chronicle({ game, seen, at, look }: ChronicleProps) {
  const [whole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const told = seen.filter(({ event }) => !UNTOLD.has(event.kind));
  const shown = whole || at !== null ? told : told.slice(-LATEST);
  useEffect(() => (at === null ? follow(box.current) : show(box.current)), [at, !told.length]);
  const stop = (shown.find(({ sequence }) => sequence === at) ?? shown.at(-1))?.sequence;
  if (!told.length) return <p class="hint">{t("chronicle-empty")}</p>;
  return (
    <div class="chronicle" role="log" aria-label={t("chronicle")} ref={box}>
      {shown.length < told.length && (
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
  const lines = [...(event.currentTarget as Element).querySelectorAll("button:enabled")];
  const next = step && lines[lines.indexOf(document.activeElement!) + step];
  if (!next) return;
  event.preventDefault();
  (next as HTMLElement).focus();
}

const sentences = new WeakMap<GameEvent, [string, string]>();

/** Each event is put into words once for each language. */
function inWords(game: string, event: GameEvent): string {
  const [spoken, known] = sentences.get(event) ?? [];
  if (known !== undefined && spoken === language.value) return known;
  const sentence = texts(game).event(event);
  sentences.set(event, [language.value, sentence]);
  return sentence;
}

/** Bring the moment that is looked at into sight. */
function show(box: HTMLElement | null): void {
  box?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

/** Keep the latest in sight, however much comes at once, until the reader scrolls up. */
function follow(box: HTMLElement | null): (() => void) | undefined {
  const room = box?.parentElement;
  if (!room) return;
  let following = true;
  let last = 0;
  const note = () => {
    const near = room.scrollHeight - room.scrollTop - room.clientHeight < NEAR;
    // More may have come since the last scrolling: only going up is a reader's wish.
    if (near || room.scrollTop < last) following = near;
    last = room.scrollTop;
  };
  const watch = new ResizeObserver(() => following && room.scrollTo(0, room.scrollHeight));
  watch.observe(room);
  watch.observe(box);
  room.addEventListener("scroll", note, { passive: true });
  return () => {
    watch.disconnect();
    room.removeEventListener("scroll", note);
  };
}
