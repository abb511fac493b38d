/** What the panels have in common: choices, the foot with preview and buttons, options to press. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Decision, Lights, PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Action, Json, Space } from "../../core/space";
import { Button, Toggle } from "../../ui/controls";
import { useLightsFor } from "../../ui/lights";
import { Refusal } from "../../ui/refusal";
import { actText, nameOf, t } from "../texts";

/** Actions that end what a decision is about. */
const ENDING = new Set(["done", "close_cone"]);

/** The kinds of action that a decision is about, without the one that ends it. */
export const kindsOf = ({ actions }: Decision): string[] =>
  new Draft(actions).kinds.filter((kind) => !ENDING.has(kind));

/** The action that ends it, if the decision may be left. */
function endingOf({ actions }: Decision): Action | null {
  const ending = new Draft(actions).kinds.find((kind) => ENDING.has(kind));
  return ending ? new Draft(actions, ending).complete() : null;
}

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

interface ChoiceOptions {
  /** A single value is chosen from the beginning. */
  preselect?: boolean;
  label?: (value: string) => string;
}

/** The choice of one value of one field, lit where the values lie on the table. */
export function useChoice(
  { decision, lights }: PanelProps,
  kind: string,
  field: string,
  { preselect = false, label = nameOf }: ChoiceOptions = {},
): Choice {
  const values = offered(decision, kind, field);
  const [value, choose] = useState(preselect && values.length === 1 ? values[0]! : "");
  const action = values.includes(value)
    ? new Draft(decision.actions, kind, { [field]: value }).complete()
    : null;
  const lit = useLightsFor(lights, values, (one) => ({
    label: label(one),
    chosen: one === value,
    press: () => choose(one),
  }));
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
  /** Ending it is as usual as choosing something. */
  endsOften?: boolean;
}

/** The button that does what was chosen, and the one that ends the decision. */
export function Foot({
  panel,
  action,
  label,
  hint,
  children,
  clear,
  ending,
  endsOften = false,
}: FootProps) {
  const { view, decision, act, refused } = panel;
  const end = endingOf(decision);
  const text = action && (label ?? actText(action));
  const endingFirst = endsOften && end !== null && !action;
  return (
    <footer class="a-foot">
      <p class="a-unseen" aria-live="polite">
        {text}
      </p>
      {children}
      <div class="a-buttons">
        {end && (
          <Button look={endingFirst ? "main" : "plain"} onClick={() => act(end)}>
            {ending ?? actText(end)}
          </Button>
        )}
        {clear && (
          <Button look="quiet" onClick={clear}>
            {t("a-clear")}
          </Button>
        )}
        {!endingFirst && (
          <Button look="main" disabled={!action} onClick={() => action && act(action)}>
            {text ?? hint ?? t("a-choose-first")}
          </Button>
        )}
      </div>
      {refused && <Refusal game={view.game} why={refused} />}
    </footer>
  );
}

interface OptionProps {
  chosen: boolean;
  press: () => void;
  children: ComponentChildren;
  /** It cannot be chosen as long as the others are. */
  off?: boolean;
  class?: string;
}

/** Something to choose, with a sign and words. */
export function Option({ chosen, press, children, off = false, class: more }: OptionProps) {
  return (
    <Toggle class={`a-option ${more ?? ""}`} pressed={chosen} press={press} disabled={off}>
      {children}
    </Toggle>
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
