/** How long everybody has to respond to what somebody does. */

import type { Mode } from "../core/game-manifest";
import { t } from "../core/texts";
import { Select } from "../ui/controls";
import { isHotseat, isOnePlayer } from "./setup-lineup";
import type { Lineup } from "./setup-lineup";

/** Seconds; or everybody answers in their own time. */
const WINDOWS = ["3", "6", "15", "own"] as const;
export type WindowTime = (typeof WINDOWS)[number];

/** Seconds for a decision from which on a game is played over days. */
const OVER_DAYS = 3600;

/** Nobody can pass the screen on in a few seconds, nor look in every day for just these. */
export function usualWindow(limit: number | null, lineup: Lineup, mode: Mode): WindowTime {
  const passesOn = isHotseat(lineup, mode) && !isOnePlayer(lineup, mode);
  return passesOn || (limit !== null && limit >= OVER_DAYS) ? "own" : "3";
}

/** As the server is asked for it. */
export function secondsOf(time: WindowTime): number | null {
  return time === "own" ? null : Number(time);
}

interface WindowChoiceProps {
  time: WindowTime;
  choose: (time: WindowTime) => void;
}

export function WindowChoice({ time, choose }: WindowChoiceProps) {
  return (
    <div class="window-choice">
      <Select<WindowTime>
        label={t("window-time")}
        values={WINDOWS}
        value={time}
        name={(one) => t(`window-time-${one}`)}
        choose={choose}
      />
      <p class="hint">{t("window-time-hint")}</p>
    </div>
  );
}
