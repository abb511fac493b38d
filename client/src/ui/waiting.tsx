/** The dock while others decide: how long they have taken, and what has happened since. */

import { useEffect, useState } from "preact/hooks";
import type { HistoryEntry } from "../core/history";
import { t } from "../core/texts";
import { inWords, isLine } from "./chronicle";
import { Button } from "./controls";
import { duration } from "./deadline";

/** Lines that are told; the chronicle has all. */
const TOLD = 6;

interface WaitingProps {
  game: string;
  seat: string | null;
  history: readonly HistoryEntry[];
  /** Seconds that a decision may take. */
  limit: number | null;
  /** Changes when somebody has decided. */
  moment: number;
  look: (sequence: number) => void;
  /** Open the chronicle. */
  whole: () => void;
}

export function Waiting({ game, seat, history, limit, moment, look, whole }: WaitingProps) {
  const since = sinceOwn(history, seat);
  const told = since.slice(-TOLD).reverse();
  return (
    <div class="waiting">
      <TimeUsed key={moment} limit={limit} />
      {told.length > 0 && (
        <>
          <h3 class="digest-head">
            {t("while-you-waited")} <small>{t("while-number", { number: since.length })}</small>
          </h3>
          <ol class="digest">
            {told.map(({ sequence, event }) => (
              <li key={sequence}>
                <button type="button" onClick={() => look(sequence)}>
                  {inWords(game, event)}
                </button>
              </li>
            ))}
          </ol>
          <Button look="quiet" class="digest-whole" icon="scroll" onClick={whole}>
            {t("tab-chronicle")}
          </Button>
        </>
      )}
    </div>
  );
}

/** What was told since this seat did something itself; since the beginning for those without one. */
function sinceOwn(history: readonly HistoryEntry[], seat: string | null): HistoryEntry[] {
  const counted = history.filter(({ undone }) => !undone);
  const isOwn = ({ event }: HistoryEntry) =>
    event.kind === "acted" || (seat !== null && event["seat"] === seat);
  const own = counted.map(isOwn).lastIndexOf(true);
  return counted.slice(own + 1).filter(isLine);
}

/** How long the table has waited, beside how long it may. */
function TimeUsed({ limit }: { limit: number | null }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - begun) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="time-used">
      {limit !== null && <progress max={limit} value={seconds} aria-hidden="true" />}
      <p>
        <b>{duration(seconds)}</b>{" "}
        {limit === null ? t("time-used") : t("time-of", { limit: duration(limit) })}
      </p>
    </div>
  );
}
