/** One of several effects, of which some may lead to nothing. */

import type { PanelProps } from "../../core/game-ui";
import { capitalize } from "../../core/texts";
import { nameOf, t } from "../texts";
import { tableOf } from "../view";
import { Foot, Lines, Options, useChoice } from "./common";

export function ChooseOption(panel: PanelProps) {
  const { values, value, choose, action } = useChoice(panel, "pick_option", "option");
  const idle = (option: string) =>
    tableOf(panel.view).fruitless?.["choose_option"]?.includes(option) ?? false;
  return (
    <div class="a-panel">
      <Options label={t("a-choose")} {...{ values, value, choose, idle }}>
        {(option) => (
          <Lines title={capitalize(nameOf(option))} text={idle(option) ? t("a-option-idle") : ""} />
        )}
      </Options>
      <Foot panel={panel} action={action}>
        {idle(value) && <p class="preview">{t("a-option-idle")}</p>}
      </Foot>
    </div>
  );
}
