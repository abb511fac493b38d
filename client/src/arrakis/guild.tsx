/** The Spacing Guild: each side's heighliner on its way to Arrakis, and what it carries. */

import { HEIGHLINER_STEPS } from "./box";
import { Icon } from "./glyphs";
import { nameOf, t } from "./texts";
import type { ArrakisTable, Side } from "./view";

export function HeighlinerTrack({ table, side }: { table: ArrakisTable; side: Side }) {
  const at = table.heighliners?.[side] ?? 0;
  const troops = table.troops_aboard?.[side] ?? 0;
  const frigates = table.frigates_aboard?.[side] ?? 0;
  const left = {
    troops: table.troops_left?.[side] ?? 0,
    frigates: table.frigates_left?.[side] ?? 0,
  };
  return (
    <div class="a-heighliner">
      <span class="a-track-name">
        <Icon id="spacing_guild" /> {t("a-heighliner")}
      </span>
      <ol class="a-flight" aria-label={t("a-heighliner-at", { step: at, last: HEIGHLINER_STEPS })}>
        {Array.from({ length: HEIGHLINER_STEPS + 1 }, (_, step) => (
          <li key={step} class={step === at ? "now" : step < at ? "passed" : ""}>
            {step === at ? (
              <Icon id="heighliner" />
            ) : step === HEIGHLINER_STEPS ? (
              <Icon id="sand_dwellers" />
            ) : null}
          </li>
        ))}
      </ol>
      <span class="a-aboard" title={t("a-supply-left", left)}>
        <Icon id="troop" label={nameOf("troops_aboard")} /> {troops}
        <Icon id="frigate" label={nameOf("frigates_aboard")} /> {frigates}
      </span>
    </div>
  );
}
