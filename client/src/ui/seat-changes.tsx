/** Somebody else plays a seat: in words, and as a notice while it is new. */

import { useEffect, useState } from "preact/hooks";
import type { GameEvent } from "../core/game-ui";
import type { HistoryEntry } from "../core/history";
import { capitalize, t, texts } from "../core/texts";
import { botName } from "./seat";

const CHANGED = "seat_changed";
/** Milliseconds that a notice is shown. */
const SHOWN = 7000;
/** Notices at a time. */
const MOST = 2;

export function isSeatChange({ kind }: GameEvent): boolean {
  return kind === CHANGED;
}

/** A person's name and a bot's are put in as they are: neither is a word of the game. */
export function seatChangeInWords(game: string, event: GameEvent): string {
  const { seat, how, name, bot } = event as Record<string, string | null>;
  return t(`seat-changed-${how!}`, {
    seat: capitalize(texts(game).name(seat!)),
    name: name ?? null,
    bot: bot ? botName(bot) : "",
  });
}

/** What has become of seats since the reader came here, for a short time. */
export function SeatNotices({ game, history }: { game: string; history: HistoryEntry[] }) {
  const last = history.at(-1)?.sequence ?? 0;
  const [read, setRead] = useState(last);
  const fresh = history.filter(
    ({ event, sequence, undone }) => sequence > read && !undone && isSeatChange(event),
  );
  const newest = fresh.at(-1)?.sequence;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const timer = setTimeout(() => setRead(newest), SHOWN);
    return () => clearTimeout(timer);
  }, [newest]);
  return (
    <div class="notices" role="status">
      {fresh.slice(-MOST).map(({ event, sequence }) => (
        <p key={sequence}>{seatChangeInWords(game, event)}</p>
      ))}
    </div>
  );
}
