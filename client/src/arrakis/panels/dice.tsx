/** Other choices about dice: changing one, adding a token, naming one, using one as another result. */

import type { PanelProps } from "../../core/game-ui";
import { capitalize } from "../../core/texts";
import { ActionDie } from "../dice";
import { nameOf, t } from "../texts";
import { sideOf } from "../view";
import { Foot, Option, kindsOf, offered, useChoice } from "./common";
import { Use } from "./uses";

/** A choice of one die face, or of what a die is used for. */
function facePanel(
  field: string,
  look: (value: string, panel: PanelProps) => preact.JSX.Element,
  hintOf: (panel: PanelProps) => string,
  missing: string,
  ending?: string,
) {
  return function FacePanel(panel: PanelProps) {
    const kind = kindsOf(panel.decision)[0] ?? "";
    const hint = hintOf(panel);
    const { values, value, choose, action } = useChoice(panel, kind, field, (one) =>
      capitalize(nameOf(one)),
    );
    return (
      <div class="a-panel">
        <p class="a-hint">{hint}</p>
        <div class="a-options" role="group" aria-label={hint}>
          {values.map((one) => (
            <Option
              key={one}
              class={field === "use" ? "wide" : "die"}
              chosen={one === value}
              press={() => choose(one)}
            >
              {look(one, panel)}
            </Option>
          ))}
        </div>
        <Foot panel={panel} action={action} hint={t(missing)} ending={ending && t(ending)} />
      </div>
    );
  };
}

const face = (value: string, { seat, decision }: PanelProps) => (
  <>
    <ActionDie face={value} side={decision.kind === "name_die" ? "harkonnen" : sideOf(seat)} />
    <span>{capitalize(nameOf(value))}</span>
  </>
);

const overflow = ({ decision }: PanelProps) => {
  const [die = ""] = offered(decision, kindsOf(decision)[0]!, "die");
  return t("a-overflow", { die: nameOf(die) });
};
export const Overflow = facePanel("result", face, overflow, "a-choose-result");
export const SlotToken = facePanel(
  "result",
  face,
  () => t("a-slot-token"),
  "a-choose-result",
  "a-no-thanks",
);
export const NameDie = facePanel("die", face, () => t("a-name-die"), "a-choose-die");
export const UseAs = facePanel(
  "use",
  (value, { seat }) => <Use use={value} die="" side={sideOf(seat)} />,
  () => t("a-use-as"),
  "a-choose-use",
);
