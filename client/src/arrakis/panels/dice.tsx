/** Other choices about dice: changing one, adding a token, naming one, using one as another result. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { ActionDie } from "../dice";
import { sideOf } from "../view";
import { capital, nameOf, say } from "../words";
import { Foot, Option, kindsOf, offered, useLit } from "./parts";
import { Use } from "./turn";

/** A choice of one die face, or of what a die is used for. */
function facePanel(
  field: string,
  look: (value: string, panel: PanelProps) => preact.JSX.Element,
  hint: string,
  ending?: string,
) {
  return function FacePanel(panel: PanelProps) {
    const { decision, lights } = panel;
    const kind = kindsOf(decision)[0] ?? "";
    const [value, choose] = useState("");
    const values = offered(decision, kind, field);
    const action = values.includes(value) ? new Draft(decision.actions, kind, { [field]: value }).complete() : null;
    const lit: Lights = Object.fromEntries(
      values.map((one) => [one, { label: capital(nameOf(one)), chosen: one === value, press: () => choose(one) }]),
    );
    useLit(lights, lit, [decision, value]);
    return (
      <div class="a-panel">
        <p class="a-hint">{say(hint)}</p>
        <div class="a-options" role="group" aria-label={say(hint)}>
          {values.map((one) => (
            <Option key={one} class={field === "use" ? "wide" : "die"} chosen={one === value} press={() => choose(one)}>
              {look(one, panel)}
            </Option>
          ))}
        </div>
        <Foot panel={panel} action={action} ending={ending && say(ending)} />
      </div>
    );
  };
}

const face = (value: string, { seat, decision }: PanelProps) => (
  <>
    <ActionDie face={value} side={decision.kind === "name_die" ? "harkonnen" : sideOf(seat)} />
    <span>{capital(nameOf(value))}</span>
  </>
);

export const Overflow = facePanel("result", face, "a-overflow");
export const SlotToken = facePanel("result", face, "a-slot-token", "a-no-thanks");
export const NameDie = facePanel("die", face, "a-name-die");
export const UseAs = facePanel("use", (value, { seat }) => <Use use={value} die="" side={sideOf(seat)} />, "a-use-as");
