/** What others did since the reader decided, in a few lines; each shows its place on the map. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { decidedAt } from "../core/decided";
import type { GameEvent, GameUi, View } from "../core/game-ui";
import { hasOthersIn, mostTelling, sinceDecision } from "../core/history";
import type { HistoryEntry } from "../core/history";
import { isNarrow } from "../core/narrow";
import type { Scene } from "../core/session";
import { t } from "../core/texts";
import { pointAt } from "../map/pointing";
import { inWords, pointing } from "./chronicle";
import { IconButton } from "./controls";

const LINES_IF_SHORT = 3;

/** What is worth telling of what has happened since a seat of this browser decided. */
export function news(ui: GameUi, table: string, scene: Scene): HistoryEntry[] {
  const { eyes, history } = scene;
  const decided = eyes === null ? null : decidedAt(table, eyes);
  const since = sinceDecision(history, eyes, decided);
  return hasOthersIn(since, eyes)
    ? since.filter(({ event }) => ui.digestKinds.has(event.kind))
    : [];
}

interface DigestProps {
  ui: GameUi;
  view: View;
  entries: readonly HistoryEntry[];
  /** A press shows the moment. */
  look: (sequence: number) => void;
}

export function Digest({ ui, view, entries, look }: DigestProps) {
  useEffect(() => () => pointAt([]), []);
  return (
    <ol class="digest">
      {entries.map(({ sequence, event }) => (
        <li key={sequence}>
          <button type="button" onClick={() => look(sequence)} {...pointing(event)}>
            <By ui={ui} view={view} event={event} />
            <span>{inWords(ui.game, event)}</span>
            {ui.EventArt && <ui.EventArt event={event} />}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The badge of whoever did it. */
function By({ ui, view, event }: { ui: GameUi; view: View; event: GameEvent }) {
  const seat = event["seat"] ?? event["side"];
  if (typeof seat !== "string" || !view.seats.includes(seat)) return null;
  return <ui.Emblem seat={seat} size={24} />;
}

/** Of a short window the lines would cover too much of the board. */
const lines = (): number | undefined =>
  matchMedia("(max-height: 800px)").matches ? LINES_IF_SHORT : undefined;

interface WhileYouWaitedProps {
  ui: GameUi;
  table: string;
  scene: Scene;
  /** The moment that is looked back at. */
  at: number | null;
  look: (sequence: number) => void;
}

/** Over the board when it is the reader's turn again; it folds at the first press on anything else. */
export function WhileYouWaited({ ui, table, scene, at, look }: WhileYouWaitedProps) {
  const { eyes, view } = scene;
  const isAsked = at === null && eyes !== null && view.decisions.some(({ required }) => required);
  const entries = isAsked ? news(ui, table, scene) : [];
  const [first] = entries;
  const [closed, setClosed] = useState(0);
  if (!first || first.sequence === closed) return null;
  return (
    <News key={first.sequence} close={() => setClosed(first.sequence)} number={entries.length}>
      <Digest ui={ui} view={view} entries={mostTelling(entries, eyes, lines())} look={look} />
    </News>
  );
}

interface NewsProps {
  number: number;
  close: () => void;
  children: ComponentChildren;
}

function News({ number, close, children }: NewsProps) {
  const [open, setOpen] = useState(() => !isNarrow());
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const fold = ({ target }: Event) => {
      if (!card.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", fold);
    return () => removeEventListener("pointerdown", fold);
  }, [open]);
  return (
    <aside ref={card} class="news" aria-label={t("while-you-waited")}>
      <header>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t("while-you-waited")}
          <small>{t("while-number", { number })}</small>
        </button>
        <IconButton name={t("close")} icon="close" onClick={close} />
      </header>
      {open && children}
    </aside>
  );
}
