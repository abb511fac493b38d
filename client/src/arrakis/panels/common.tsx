/** What the panels have in common: choices, the foot with preview and buttons, options to press. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Decision, Lights, PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Action, Json, Space } from "../../core/space";
import { Button, Toggle } from "../../ui/controls";
import { useLitChoice } from "../../ui/lights";
import { givenUp } from "../../ui/generic-form";
import { Refusal } from "../../ui/refusal";
import { isForced } from "../forced";
import { actText, gameTexts, nameOf, t } from "../texts";

/** Actions that end what a decision is about. */
const ENDING = new Set(["done", "close_cone"]);

/** The kinds of action that a decision is about, without the one that ends it. */
export const kindsOf = ({ actions }: Decision): string[] =>
  new Draft(actions).kinds.filter((kind) => !ENDING.has(kind));

/** The action that ends it, if the decision may be left. */
export function endingOf({ actions }: Decision): Action | null {
  const ending = new Draft(actions).kinds.find((kind) => ENDING.has(kind));
  return ending ? new Draft(actions, ending).complete() : null;
}

/** All that it costs to end a question without having done anything. */
const costOf = ({ kind }: Decision): string => givenUp(gameTexts(), kind) || t("a-gives-up");

/** The values of a field as words; those that are no words are left out. */
export const wordsIn = (space: Space): string[] =>
  (list(space) ?? []).filter((value): value is string => typeof value === "string");

/** All values of one field of one kind of action. */
export const offered = (decision: Decision, kind: string, field: string): string[] =>
  wordsIn(new Draft(decision.actions, kind).values(field));

interface Choice {
  values: string[];
  /** "" as long as nothing is chosen. */
  value: string;
  choose: (value: string) => void;
  /** Complete once a value is chosen that is still offered. */
  action: Action | null;
  lit: Lights;
}

/** The choice of one value of one field, lit where the values lie on the table. */
export function useChoice(
  { decision, lights }: PanelProps,
  kind: string,
  field: string,
  label: (value: string) => string = nameOf,
): Choice {
  const values = offered(decision, kind, field);
  const [value, choose] = useState(isForced(decision) ? values[0]! : "");
  const action = values.includes(value)
    ? new Draft(decision.actions, kind, { [field]: value }).complete()
    : null;
  const lit = useLitChoice(lights, values, value, choose, label);
  return { values, value, choose, action, lit };
}

interface FootProps {
  panel: PanelProps;
  /** What is about to be done, once it is settled. */
  action: Action | null;
  /** What that is called, if not by its own words. */
  label?: string | undefined;
  /** What is still to be chosen, if that can be said. */
  hint?: string | undefined;
  /** More about what will happen. */
  children?: ComponentChildren;
  clear?: (() => void) | undefined;
  ending?: string | undefined;
}

/** The button that does what was chosen, and the one that ends the decision. */
export function Foot({ panel, action, label, hint, children, clear, ending }: FootProps) {
  const { view, decision, act, refused } = panel;
  const end = action && ENDING.has(action.kind) ? null : endingOf(decision);
  const isEmpty = !action && isOver(decision);
  const text = action && (label ?? actText(action));
  return (
    <footer class="a-foot">
      <p class="a-unseen" aria-live="polite">
        {text}
      </p>
      {children}
      {end && !action && <Cost decision={decision} />}
      <div class="a-buttons">
        {end && (
          <Button look={isEmpty ? "main" : "plain"} onClick={() => act(end)}>
            {ending ?? actText(end)}
          </Button>
        )}
        {clear && (
          <Button look="quiet" onClick={clear}>
            {t("a-clear")}
          </Button>
        )}
        {!isEmpty && <DoIt {...{ action, act }} words={text ?? hint} />}
      </div>
      {refused && <Refusal game={view.game} why={refused} />}
    </footer>
  );
}

/** Whether nothing is left of a question but to end it. */
const isOver = (decision: Decision): boolean =>
  endingOf(decision) !== null && kindsOf(decision).length === 0;

/** What it costs to end it; or that nothing else is possible. */
const Cost = ({ decision }: { decision: Decision }) => (
  <>
    {isOver(decision) && <p class="preview">{t("a-nothing-possible")}</p>}
    <p class="preview cost">{costOf(decision)}</p>
  </>
);

interface DoItProps {
  action: Action | null;
  act: (action: Action) => void;
  /** What it does, or what is missing. */
  words: string | undefined;
}

const DoIt = ({ action, act, words }: DoItProps) => (
  <Button look="main" disabled={!action} onClick={() => action && act(action)}>
    {words ?? t("a-choose-first")}
  </Button>
);

interface OptionProps {
  chosen: boolean;
  press: () => void;
  children: ComponentChildren;
  /** It cannot be chosen as long as the others are. */
  off?: boolean;
  class?: string;
  /** What it stands for, where somebody may be led to it. */
  value?: string | undefined;
}

/** Something to choose, with a sign and words. */
export function Option({ chosen, press, children, off = false, value, class: more }: OptionProps) {
  return (
    <Toggle
      class={`a-option ${more ?? ""}`}
      data-value={value}
      pressed={chosen}
      press={press}
      disabled={off}
    >
      {children}
    </Toggle>
  );
}

interface OptionsProps {
  label: string;
  values: readonly string[];
  value: string | undefined;
  choose: (value: string) => void;
  children: (value: string) => ComponentChildren;
  /** The classes of each option. */
  look?: (value: string) => string;
  /** Whether choosing it would come to nothing. */
  idle?: (value: string) => boolean;
  class?: string;
}

/** One of several values to choose, each with a sign and words. */
export function Options({
  label,
  values,
  value,
  choose,
  children,
  look = () => "wide",
  idle = () => false,
  class: group = "a-options",
}: OptionsProps) {
  return (
    <div class={group} role="group" aria-label={label}>
      {values.map((one) => (
        <Option
          key={one}
          value={one}
          class={idle(one) ? `${look(one)} idle` : look(one)}
          chosen={one === value}
          press={() => choose(one)}
        >
          {children(one)}
        </Option>
      ))}
    </div>
  );
}

/** That none of several is wanted, which is said like anything else. */
export function NoneOption({ chosen, press }: Pick<OptionProps, "chosen" | "press">) {
  return (
    <Option class="none" value="none" chosen={chosen} press={press}>
      {t("a-none")}
    </Option>
  );
}

/** A title and a line below it. */
export function Lines({ title, text }: { title: ComponentChildren; text: string }) {
  return (
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
  );
}

/** How many of each, as an action has it: pairs in the order of the pool, without zeros. */
export const pairsFrom = (
  pool: readonly string[],
  counts: Readonly<Record<string, number>>,
): Json => pool.filter((one) => (counts[one] ?? 0) > 0).map((one) => [one, counts[one]!]);
