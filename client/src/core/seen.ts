/** What one pair of eyes has seen, one event after the other. */

import type { GameEvent } from "./game-ui";

export interface Seen {
  /** How many events these eyes had seen with this one. */
  sequence: number;
  event: GameEvent;
  /** It was taken back later. */
  undone: boolean;
}

const TAKEN_BACK = "taken_back";

/** All that has been seen; an event `taken_back` says that those after the first `to` do not count. */
export function remember(before: Seen[], events: GameEvent[], first: number): Seen[] {
  let seen = [...before];
  for (const [place, event] of events.entries()) {
    if (event.kind === TAKEN_BACK) {
      const to = Number(event["to"]);
      seen = seen.map((one) => (one.sequence > to ? { ...one, undone: true } : one));
    }
    seen.push({ sequence: first + place + 1, event, undone: false });
  }
  return seen;
}

/** The events up to a moment. */
export function eventsUntil(seen: readonly Seen[], sequence: number): GameEvent[] {
  return seen.filter((one) => one.sequence <= sequence && !one.undone).map(({ event }) => event);
}
