/** What the stage has cut because the reader was behind: a chip that plays it. */

import { t } from "../core/texts";
import type { Director } from "../stage/director";
import { Button, IconButton } from "./controls";

interface MissedChipProps {
  director: Director;
  /** A moment that is over is looked at. */
  away: boolean;
}

export function MissedChip({ director, away }: MissedChipProps) {
  const { number } = director.missed.value;
  if (!number || away) return null;
  return (
    <p class="missed">
      <Button icon="play" onClick={() => director.showMissed()}>
        {t("missed", { number })}
      </Button>
      <IconButton name={t("close")} icon="close" onClick={() => director.forgetMissed()} />
    </p>
  );
}
