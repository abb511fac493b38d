/** A plate over the board that says which phase begins, of which turn. */

import { PHASE_SIGNS } from "../../dune/strip";
import { nameOf, t } from "../../dune/texts";
import { capitalize } from "../../core/texts";
import type { DuneEvents } from "../../wire/dune-events";
import { Actor } from "../actor";
import type { SceneProps } from "../game-stage";
import { hide, move, show } from "../motion";

export function PhasePlate({ shown, cue: { at, ms } }: SceneProps) {
  const { turn, phase } = shown[0]!.event as unknown as DuneEvents["phase"];
  const sign = (PHASE_SIGNS as Partial<Record<string, string>>)[phase];
  return (
    <Actor
      class="phase-plate"
      motions={[
        show(at, ms * 0.2),
        move([{ transform: "translateX(-40px)" }, { transform: "none" }], at, ms * 0.4),
        hide(at + ms * 0.8, ms * 0.2),
      ]}
    >
      {sign && (
        <svg viewBox="-12 -12 24 24" width="30" height="30">
          <path d={sign} />
        </svg>
      )}
      <b>{capitalize(nameOf(phase))}</b>
      {turn > 0 && (
        <span>
          {t("turn")} {turn}
        </span>
      )}
    </Actor>
  );
}
