/** Options that are equally good for the automatic Harkonnen: the player chooses among them. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import { thingsIn } from "../../core/form-entries";
import type { Lights, PanelProps } from "../../core/game-ui";
import type { Action } from "../../core/space";
import { useLights } from "../../ui/lights";
import { Tally } from "../battle-tally";
import { actText, gameTexts, nameOf, t } from "../texts";
import { stepWith } from "../view";
import { Foot, Lines, Option, offered } from "./common";

/** The option behind each choice: the view lists them in the same order, equal ones once. */
function optionsOf(panel: PanelProps): Map<string, Action | undefined> {
  const choices = offered(panel.decision, "choose_for_mahdi", "choice");
  const options = stepWith(panel.view, "options")?.options ?? [];
  const different = [
    ...new Map(options.map((option) => [JSON.stringify(option), option as Action])).values(),
  ];
  return new Map(choices.map((choice, place) => [choice, different[place]]));
}

/** What the button does; the choice itself is the notation of an option. */
const labelOf = (option: Action | undefined): string =>
  t("act-choose-for-mahdi", { choice: option ? gameTexts().act(option) : "" });

/** An option; a march says as well which legion it is about. */
function InWords({ option }: { option: Action }) {
  const { start } = option;
  if (option.kind !== "move_group" || typeof start !== "string") return <>{actText(option)}</>;
  return <Lines title={actText(option)} text={t("a-from-area", { area: nameOf(start) })} />;
}

export function ChooseForMahdi(panel: PanelProps) {
  const { decision, lights } = panel;
  const options = optionsOf(panel);
  const [choice, choose] = useState("");
  const action = options.has(choice)
    ? new Draft(decision.actions, "choose_for_mahdi", { choice }).complete()
    : null;
  const list = stepWith(panel.view, "mahdi")?.mahdi ?? "";

  const about = new Map<string, string[]>();
  for (const [one, option] of options) {
    for (const word of option ? thingsIn(option) : [])
      about.set(word, [...(about.get(word) ?? []), one]);
  }
  const lit: Lights = {};
  for (const [word, choices] of about) {
    // What all options share is no choice; of several with the same place a further press takes the next.
    if (choices.length === options.size && options.size > 1) continue;
    const next = choices[(choices.indexOf(choice) + 1) % choices.length]!;
    lit[word] = {
      label: nameOf(word),
      chosen: choices.includes(choice),
      press: () => choose(next),
    };
  }
  useLights(lights, lit);
  return (
    <div class="a-panel">
      <Tally {...panel} />
      <p class="a-hint">
        {t("a-mahdi-equal", { number: options.size, list: t("part-mahdi-list", { list }) })}
      </p>
      <div class="a-options" role="group" aria-label={nameOf("mahdi")}>
        {[...options].map(([one, option]) => (
          <Option key={one} class="wide" chosen={one === choice} press={() => choose(one)}>
            {option && <InWords option={option} />}
          </Option>
        ))}
      </div>
      <Foot
        panel={panel}
        action={action}
        label={action ? labelOf(options.get(choice)) : undefined}
      />
    </div>
  );
}
