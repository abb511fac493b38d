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
  useEffect(() => follow(box.current, at), [shown.length, at]);
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

/** Keep the moment that is looked at in sight; else the latest, for whoever was reading there. */
function follow(box: HTMLElement | null, at: number | null): void {
  if (at !== null) {
    box?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    return;
  }
  const room = box?.parentElement;
  if (!room) return;
  const below = room.scrollHeight - room.scrollTop - room.clientHeight;
  if (below < NEAR || room.scrollTop === 0) room.scrollTop = room.scrollHeight;
}
