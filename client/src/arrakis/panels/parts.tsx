/** What the panels have in common: lights, the foot with preview and buttons, options to press. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Decision, Lights, PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Action, Json, Space } from "../../core/space";
import { Button } from "../../ui/controls";
import { Refusal } from "../../ui/refusal";
import { capital, say, spoken } from "../words";

/** Values of a field that are looked at one by one, at most. */
export const MANY = 2000;

/** Actions that end what a decision is about. */
const ENDING = new Set(["done", "close_cone"]);

/** Light things while a panel is open; keys say when they are others. */
export function useLit(lights: PanelProps["lights"], lit: Lights, keys: readonly unknown[]): void {
  useEffect(() => {
    lights(lit);
    return () => lights({});
  }, keys);
}

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
  (list(space, MANY) ?? []).filter((value): value is string => typeof value === "string");

/** All values of one field of one kind of action. */
export const offered = (decision: Decision, kind: string, field: string): string[] =>
  wordsIn(new Draft(decision.actions, kind).values(field));

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
export function Foot({ panel, action, label, hint, children, clear, ending, endsOften = false }: FootProps) {
  const { view, decision, act, refused } = panel;
  const end = endingOf(decision);
  const told = action && (label ?? capital(spoken().act(action)));
  const endingFirst = endsOften && end !== null && !action;
  return (
    <footer class="a-foot">
      <p class="a-unseen" aria-live="polite">
        {told}
      </p>
      {children}
      <div class="a-buttons">
        {end && (
          <Button look={endingFirst ? "main" : "plain"} onClick={() => act(end)}>
            {ending ?? capital(spoken().act(end))}
          </Button>
        )}
        {clear && (
          <Button look="quiet" onClick={clear}>
            {say("a-clear")}
          </Button>
        )}
        {!endingFirst && (
          <Button look="main" disabled={!action} onClick={() => action && act(action)}>
            {told ?? hint ?? say("a-choose-first")}
          </Button>
        )}
      </div>
      {refused && <Refusal game={view.game} why={refused} />}
    </footer>
  );
}

interface OptionProps {
  chosen: boolean;
  press(): void;
  children: ComponentChildren;
  label?: string | undefined;
  /** It cannot be chosen as long as the others are. */
  off?: boolean;
  class?: string;
}

/** Something to choose, with a sign and words. */
export function Option({ chosen, press, children, label, off = false, class: more }: OptionProps) {
  return (
    <button
      type="button"
      class={`a-option ${more ?? ""}`}
      aria-pressed={chosen}
      disabled={off}
      {...(label ? { "aria-label": label } : {})}
      onClick={press}
    >
      {children}
    </button>
  );
}

/** How many of each, as an action has it: pairs in the order of the pool, without zeros. */
export const pairsFrom = (pool: readonly string[], counts: Readonly<Record<string, number>>): Json =>
  pool.filter((one) => (counts[one] ?? 0) > 0).map((one) => [one, counts[one]!]);
