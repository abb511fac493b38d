/** The dock while others decide: how long they have taken, and what has happened since. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameUi, View } from "../core/game-ui";
import { mostTelling } from "../core/history";
import type { HistoryEntry } from "../core/history";
import { isNarrow } from "../core/narrow";
import { calls } from "../core/preferences";
import { soughtEvent } from "../core/sought-line";
import { capitalize, t, texts } from "../core/texts";
import { noteWait, usualTime } from "../core/usual-time";
import { CallMe } from "./call-me";
import { Button } from "./controls";
import { duration } from "./deadline";
import { Digest, tellingFor } from "./digest";
import { canCall } from "./turn-signs";

/** On a phone: the board keeps the rest. */
const FEW_LINES = 3;

interface WaitingProps {
  ui: GameUi;
  view: View;
  /** As the stage draws it; whom the table waits for then gives nothing away. */
  shown: View;
  table: string;
  seat: string | null;
  /** What has happened since this seat decided. */
  since: readonly HistoryEntry[];
  /** Seconds that a decision may take. */
  limit: number | null;
  /** Changes when somebody has decided. */
  moment: number;
  look: (sequence: number) => void;
  /** Shows several moments on the board, one after the other. */
  tour: (sequences: readonly number[]) => void;
  /** Open the chronicle. */
  whole: () => void;
  /** What can be done meanwhile. */
  children: ComponentChildren;
}

export function Waiting(props: WaitingProps) {
  const { ui, view, shown, table, seat, since, limit, moment, look, tour, whole, children } = props;
  const awaited = new Set(view.waiting.map((one) => one.seat));
  const alone = awaited.size === 1 ? [...awaited][0]! : null;
  const few = isNarrow() ? FEW_LINES : undefined;
  const told = mostTelling(since, tellingFor(ui, view, seat), few).reverse();
  const [first] = since;
  return (
    <div class="waiting">
      <TimeUsed key={moment} limit={limit} table={table} seat={alone} />
      <Questions ui={ui} view={shown} seat={seat} />
      <Queue ui={ui} view={shown} seat={seat} />
      {told.length > 0 && (
        <>
          <h3 class="digest-head">
            {t("while-you-waited")}{" "}
            <small>
              {t(seat === null ? "while-number" : "while-since", { number: since.length })}
            </small>
          </h3>
          <Digest ui={ui} entries={told} look={look} />
        </>
      )}
      {children}
      {seat !== null && canCall() && calls.value === "off" && <CallMe />}
      {told.length > 0 && (
        <footer class="waiting-end">
          <Button icon="play" onClick={() => tour(told.map(({ sequence }) => sequence).reverse())}>
            {t("show-me")}
          </Button>
          {first && told.length < since.length ? (
            <Button icon="scroll" onClick={() => (soughtEvent.value = first.event)}>
              {t("while-more", { number: since.length - told.length })}
            </Button>
          ) : (
            <Button icon="scroll" onClick={whole}>
              {t("tab-chronicle")}
            </Button>
          )}
        </footer>
      )}
    </div>
  );
}

/** What the others are asked, as far as everybody may know. */
function Questions({ ui, view, seat }: { ui: GameUi; view: View; seat: string | null }) {
  const words = texts(ui.game);
  const asked = view.waiting.flatMap((one) =>
    one.seat === null || one.seat === seat ? [] : capitalize(words.prompt(one.kind, one.seat)),
  );
  return [...new Set(asked)].map((question) => (
    <p key={question} class="asked-of">
      {t("quoted", { text: question })}
    </p>
  ));
}

/** Who decides now, and who comes after them. */
function Queue({ ui, view, seat }: { ui: GameUi; view: View; seat: string | null }) {
  const awaited = view.waiting.flatMap((one) => one.seat ?? []);
  const line = [...new Set([...awaited, ...ui.queue(view)])];
  // The head of the dock names who is asked.
  if (line.length === 1 || awaited.every((one) => one === seat)) return null;
  const words = texts(ui.game);
  const behind = line.indexOf(seat ?? "") - awaited.length;
  const place = (one: string, at: number) =>
    awaited.includes(one) ? t("queue-now") : one === seat ? t("queue-you", { behind }) : String(at);
  return (
    <ol class="queue" aria-label={t("queue")}>
      {line.map((one, at) => (
        <li key={one} class={awaited.includes(one) ? "now" : one === seat ? "mine" : ""}>
          <ui.Emblem seat={one} size={28} />
          <span class="unseen">{capitalize(words.name(one))}: </span>
          <span>{place(one, at + 1)}</span>
        </li>
      ))}
    </ol>
  );
}

interface TimeUsedProps {
  limit: number | null;
  table: string;
  /** Whom the table waits for, if it is one alone. */
  seat: string | null;
}

/** How long the table has waited, beside how long it may, and how long this player usually takes. */
function TimeUsed({ limit, table, seat }: TimeUsedProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = Date.now();
    const waited = () => Math.round((Date.now() - begun) / 1000);
    const timer = setInterval(() => setSeconds(waited()), 1000);
    return () => {
      clearInterval(timer);
      if (seat !== null) noteWait(table, seat, waited());
    };
  }, [table, seat]);
  const usual = seat === null ? null : usualTime(table, seat);
  return (
    <div class="time-used">
      {limit !== null && <progress max={limit} value={seconds} aria-hidden="true" />}
      <p>
        <b>{duration(seconds)}</b>{" "}
        {limit === null ? t("time-used") : t("time-of", { limit: duration(limit) })}
        {usual !== null && ` · ${t("time-usual", { time: duration(usual) })}`}
      </p>
    </div>
  );
}
