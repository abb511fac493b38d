/** A secret choice that was made: it is shown, and can be changed until everybody has chosen. */

import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { Panel, PanelProps } from "../core/game-ui";
import { t } from "../core/texts";
import { Button } from "./controls";
import { Refusal } from "./refusal";

export interface MadeProps {
  view: PanelProps["view"];
  seat: string;
}

/** A panel that shows first what was chosen, where it asks somebody who has. */
export function changeable(
  game: string,
  Asks: Panel,
  Made: ComponentType<MadeProps>,
  change = () => t("choice-change"),
): Panel {
  return function Changeable(props: PanelProps) {
    const [changing, setChanging] = useState(false);
    if (props.decision.required) return <Asks {...props} />;
    if (changing) {
      const act: PanelProps["act"] = (action) => {
        props.act(action);
        setChanging(false);
      };
      return (
        <>
          <Button look="quiet" onClick={() => setChanging(false)}>
            {t("choice-keep")}
          </Button>
          <Asks {...props} act={act} />
        </>
      );
    }
    return (
      <div class="form made">
        <h3>{t("choice-made")}</h3>
        <Made view={props.view} seat={props.seat} />
        <Button onClick={() => setChanging(true)}>{change()}</Button>
        {props.refused && <Refusal game={game} why={props.refused} />}
      </div>
    );
  };
}
