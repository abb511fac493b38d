/** Options that are equally good for the automatic Harkonnen: the player chooses among them. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import type { Action, Json } from "../../core/space";
import { Field } from "../Battle";
import { stepWith } from "../view";
import { capital, nameOf, say, spoken } from "../words";
import { Foot, Option, offered, useLit } from "./parts";

/** The option behind each choice: the view tells them in the same order, equal ones once. */
function optionsOf(panel: PanelProps): Map<string, Action> {
  const choices = offered(panel.decision, "choose_for_mahdi", "choice");
  const told = stepWith<Json[]>(panel.view.steps, "options") ?? [];
  const different = [...new Map(told.map((option) => [JSON.stringify(option), option as Action])).values()];
  return new Map(choices.map((choice, place) => [choice, different[place]!]));
}

const wordsOf = ({ kind: _, seat: __, ...fields }: Action): string[] =>
  Object.values(fields)
    .flat()
    .filter((value): value is string => typeof value === "string");

export function ChooseForMahdi(panel: PanelProps) {
  const { decision, lights } = panel;
  const options = optionsOf(panel);
  const [choice, choose] = useState("");
  const action = options.has(choice) ? new Draft(decision.actions, "choose_for_mahdi", { choice }).complete() : null;
  const list = stepWith<string>(panel.view.steps, "mahdi") ?? "";

  const about = new Map<string, string[]>();
  for (const [one, option] of options) {
    for (const word of option ? wordsOf(option) : []) about.set(word, [...(about.get(word) ?? []), one]);
  }
  const lit: Lights = {};
  for (const [word, choices] of about) {
    const only = choices[0]!;
    if (choices.length === 1) lit[word] = { label: nameOf(word), chosen: only === choice, press: () => choose(only) };
  }
  useLit(lights, lit, [decision, choice]);
  return (
    <div class="a-panel">
      <Field {...panel} />
      <p class="a-hint">{say("a-mahdi-equal", { number: options.size, list: say("part-mahdi-list", { list }) })}</p>
      <div class="a-options" role="group" aria-label={nameOf("mahdi")}>
        {[...options].map(([one, option]) => (
          <Option key={one} class="wide" chosen={one === choice} press={() => choose(one)}>
            {option ? capital(spoken().act(option)) : one}
          </Option>
        ))}
      </div>
      <Foot panel={panel} action={action} />
    </div>
  );
}
