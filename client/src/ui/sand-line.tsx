/** The time of a response window: a line of sand that runs out, for everybody alike. */

import { useMemo } from "preact/hooks";
import { timeToShow } from "../core/response-window";
import { serverTime } from "../core/server-clock";
import type { Window } from "../wire/protocol";

export function SandLine({ window }: { window: Window | null }) {
  const lasts = timeToShow(window);
  return window && lasts ? <Sand key={window.opened} opened={window.opened} lasts={lasts} /> : null;
}

function Sand({ opened, lasts }: { opened: number; lasts: number }) {
  // As far as it has run already; what happens meanwhile must not start it again.
  const since = useMemo(() => serverTime() - opened, [opened]);
  const time = { animationDuration: `${lasts}ms`, animationDelay: `${-since}ms` };
  return (
    <div class="response-window" aria-hidden="true">
      <span class="sand" style={time} />
    </div>
  );
}
