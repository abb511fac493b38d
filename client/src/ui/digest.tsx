/** What others did since the reader decided, in a few lines; each shows its place on the map. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { decidedAt } from "../core/decided";
import type { GameEvent, GameUi, View } from "../core/game-ui";
import { doer, hasOthersIn, mostTelling, sinceDecision } from "../core/history";
import type { HistoryEntry, Telling } from "../core/history";
import { isNarrow } from "../core/narrow";
import type { Scene } from "../core/session";
import { t } from "../core/texts";
import { pointAt } from "../map/pointing";
import { inWords, pointing } from "./chronicle";
import { IconButton } from "./controls";

/** At first: more would cover too much of the board. */
const LINES = 3;

/** What is worth telling of what the stage has shown since a seat of this browser decided. */
export function news(ui: GameUi, table: string, scene: Scene, shown: number): HistoryEntry[] {
  const { eyes, history } = scene;
  const decided = eyes === null ? null : decidedAt(table, eyes);
  const all = sinceDecision(history, eyes, decided);
  const since = all.filter(({ sequence }) => sequence <= shown);
  return hasOthersIn(since, eyes)
    ? since.filter(({ event }) => ui.digestKinds.has(event.kind))
    : [];
}

/** What matters most to a pair of eyes: what befalls its seat and the places where it stands. */
export const tellingFor = (ui: GameUi, view: View, eyes: string | null): Telling => ({
  near: new Set(eyes === null ? [] : [eyes, ...ui.standsIn(view, eyes)]),
  weighty: ui.weightyKinds,
});

interface DigestProps {
  ui: GameUi;
  entries: readonly HistoryEntry[];
  /** A press shows the moment. */
  look: (sequence: number) => void;
}

export function Digest({ ui, entries, look }: DigestProps) {
  useEffect(() => () => pointAt([]), []);
  return (
    <ol class="digest">
      {entries.map(({ sequence, event }) => (
        <li key={sequence}>
          <button type="button" onClick={() => look(sequence)} {...pointing(event)}>
            <By ui={ui} event={event} />
            <span>{inWords(ui.game, event)}</span>
            {ui.EventArt && <ui.EventArt event={event} />}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The badge of whoever did it. */
function By({ ui, event }: { ui: GameUi; event: GameEvent }) {
  const seat = doer(event);
  if (typeof seat !== "string") return null;
  return <ui.Emblem seat={seat} size={24} />;
}

interface WhileYouWaitedProps {
  ui: GameUi;
  table: string;
  scene: Scene;
  /** How many events the stage has shown. */
  shown: number;
  /** The moment that is looked back at. */
  at: number | null;
  look: (sequence: number) => void;
}

/** Over the board when it is the reader's turn again; it folds at the first press on anything else. */
export function WhileYouWaited({ ui, table, scene, shown, at, look }: WhileYouWaitedProps) {
  const { eyes, view } = scene;
  const isAsked = at === null && eyes !== null && view.decisions.some(({ required }) => required);
  const entries = isAsked ? news(ui, table, scene, shown) : [];
  const [first] = entries;
  const [closed, setClosed] = useState(0);
  if (!first || first.sequence === closed) return null;
  return (
    <News key={first.sequence} close={() => setClosed(first.sequence)} number={entries.length}>
      <Latest {...{ ui, view, eyes, entries, look }} />
    </News>
  );
}

interface LatestProps extends DigestProps {
  view: View;
  eyes: string | null;
}

/** The most telling lines, the latest first; a press shows all. */
function Latest({ entries, view, eyes, ...props }: LatestProps) {
  const [isWhole, setWhole] = useState(false);
  const telling = tellingFor(props.ui, view, eyes);
  const told = isWhole ? entries : mostTelling(entries, telling, LINES);
  return (
    <>
      <Digest {...props} entries={[...told].reverse()} />
      {told.length < entries.length && (
        <button type="button" class="whole" onClick={() => setWhole(true)}>
          {t("while-all", { number: entries.length })}
        </button>
      )}
    </>
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
  // With the card of a battle it would leave nothing of the place that is fought for.
  useLayoutEffect(() => {
    if (document.querySelector(".stage-card")) setOpen(false);
  }, []);
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
