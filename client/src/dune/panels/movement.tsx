/** Shipments and moves: from where, how many, to where; all of it on the map too. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import type { Action } from "../../core/space";
import { capitalize } from "../../core/texts";
import { nameOf, t } from "../texts";
import { Commit, PanelFrame, Tiles, actionOf } from "./common";
import { GroupForm } from "./group-form";
import { ReserveForm } from "./reserve-form";

/** Kinds that move groups which stand on the map. */
const FROM_THE_MAP = new Set(["move", "ride_worm", "ship_across", "ship_home"]);

export interface FormProps extends PanelProps {
  kind: string;
  pass: Action | null;
}

export function MovementPanel(props: PanelProps) {
  const { decision, act, refused } = props;
  const kinds = new Draft(decision.actions).kinds;
  const moves = kinds.filter((kind) => kind !== "pass");
  const [kind, setKind] = useState(moves[0] ?? "pass");
  const pass = actionOf(decision.actions, "pass");
  if (!moves.includes(kind)) {
    return (
      <PanelFrame refused={refused}>
        <p>{t("nowhere-to-go")}</p>
        <Commit action={pass} act={act} label={t(`pass-${decision.kind}`)} />
      </PanelFrame>
    );
  }
  const Form = FROM_THE_MAP.has(kind) ? GroupForm : ReserveForm;
  return (
    <PanelFrame refused={refused} words={kind === "ship_with_karama" ? ["karama"] : []}>
      {moves.length > 1 && (
        <Tiles<string>
          label={t("way-of-travel")}
          values={moves}
          value={kind}
          choose={setKind}
          name={(one) => capitalize(nameOf(one))}
        />
      )}
      <Form key={kind} {...props} kind={kind} pass={pass} />
    </PanelFrame>
  );
}
