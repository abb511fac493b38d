/** A plate over the board that says which phase begins, of which turn. */

import { PHASE_SIGNS } from "../../dune/strip";
import { nameOf, t } from "../../dune/texts";
import { capitalize } from "../../core/texts";
import type { DuneEvents } from "../../wire/dune-events";
import type { SceneProps } from "../game-stage";
import { Plate } from "../plate";

export function PhasePlate({ shown, cue: { at, ms } }: SceneProps) {
  const { turn, phase } = shown[0]!.event as unknown as DuneEvents["phase"];
  const sign = (PHASE_SIGNS as Partial<Record<string, string>>)[phase];
  return (
    <Plate at={at} end={at + ms} class="phase">
      {sign && (
        <svg class="phase-sign" viewBox="-12 -12 24 24" width="30" height="30">
          <path d={sign} />
        </svg>
      )}
      <span class="plate-name">{capitalize(nameOf(phase))}</span>
      {turn > 0 && (
        <span>
          {t("turn")} <b>{turn}</b>
        </span>
      )}
    </Plate>
  );
}
