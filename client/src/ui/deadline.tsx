/** Clocks in words. */

import { useEffect, useState } from "preact/hooks";
import { serverTime } from "../core/server-clock";
import { language, t } from "../core/texts";

/** How long until a bot takes over. */
export function Deadline({ at }: { at: number | null }) {
  const [now, setNow] = useState(serverTime());
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setInterval(() => setNow(serverTime()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  if (at === null) return null;
  const seconds = Math.max(0, Math.round((at - now) / 1000));
  return (
    <span class="deadline" role="timer" title={t("deadline")}>
      {duration(seconds)}
    </span>
  );
}

export function duration(seconds: number): string {
  if (seconds >= 5400) {
    const hours = Math.round(seconds / 3600);
    const format = { style: "unit", unit: "hour", unitDisplay: "short" } as const;
    return new Intl.NumberFormat(language.value, format).format(hours);
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
