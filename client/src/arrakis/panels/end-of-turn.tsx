/** The end of a turn: one button for it, and whatever may still be done for nothing. */

import type { PanelProps } from "../../core/game-ui";
import { parts } from "../../core/space";
import { t } from "../texts";
import { mapChoicePanel } from "./map-choice";
import { FIELD_ORDER } from "./orders";

const Ending = mapChoicePanel({
  order: FIELD_ORDER,
  ending: "a-end-turn",
  endsFirst: true,
  Intro: ({ decision }) =>
    parts(decision.actions).length > 1 ? <p class="a-hint">{t("a-end-turn-hint")}</p> : null,
});

export function EndOfTurn(panel: PanelProps) {
  const { decision, view } = panel;
  const free = view.decisions.filter(({ kind }) => kind === "free_action" || kind === "claim_now");
  const sum = [decision, ...free].flatMap(({ actions }) => parts(actions));
  return <Ending {...panel} decision={{ ...decision, actions: { sum } }} />;
}
