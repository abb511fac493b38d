/** A figure of a lower type in place of one that is out. */

import type { PanelProps } from "../../core/game-ui";
import { Figure } from "../cards";
import { nameOf, oneFigure, t } from "../texts";
import { sideOf, stepWith } from "../view";
import { mapChoicePanel } from "./map-choice";

/** The figures that are missing, the one that is asked about first, and where they would stand. */
function Missing({ view, seat }: PanelProps) {
  const step = stepWith(view, "missing");
  if (!step) return null;
  const side = sideOf(seat);
  return (
    <p class="a-missing">
      <Figure id={step.missing[0]!} side={side} />
      {t("a-missing-figure", {
        figure: oneFigure(step.missing[0]!, side),
        area: nameOf(step.area),
        number: step.missing.length,
      })}
    </p>
  );
}

export const StandIn = mapChoicePanel({
  Intro: Missing,
  order: { put_piece: ["piece", "source", "to"] },
});
