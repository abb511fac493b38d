/** What the panels of Dune are put together from. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { list, type Action, type Json, type Space } from "../../core/space";
import { Button } from "../../ui/controls";
import { sentence } from "../../ui/form";
import { Refusal } from "../../ui/refusal";
import type { DuneView } from "../view";
import { say, words } from "../words";

/** Everything that a panel shows, and below it why the last try was refused. */
export function PanelFrame({
  refused,
  children,
}: {
  refused: PanelProps["refused"];
  children: ComponentChildren;
}) {
  return (
    <div class="form dune-panel">
      {children}
      {refused && <Refusal game="dune" why={refused} />}
    </div>
  );
}

export const duneView = (view: PanelProps["view"]): DuneView => view as DuneView;

/** Light these things for as long as the panel is there, or until it lights others. */
export function useLights(light: (lit: Lights) => void, lit: Lights, keys: readonly unknown[]): void {
  useEffect(() => {
    light(lit);
    return () => light({});
  }, [...keys, words()]);
}

/** A field with a new value; what was settled before stays as far as it still fits, latest first. */
export function settle(draft: Draft, field: string, value: Json): Draft {
  return Object.entries(draft.fixed)
    .filter(([name]) => name !== field)
    .reverse()
    .reduce(
      (made, [name, kept]) => (made.offers(name, kept) ? made.with(name, kept) : made),
      new Draft(draft.space, draft.kind, { [field]: value }),
    );
}

const MANY = 2000;

/** The values that a field may still have. */
export const valuesOf = (draft: Draft, field: string): Json[] => list(draft.values(field), MANY) ?? [];

export const numbersOf = (draft: Draft, field: string): number[] =>
  (valuesOf(draft, field) as number[]).sort((one, other) => one - other);

/** The values of a field whatever is settled, also those that would unsettle something else. */
export const anyValuesOf = (draft: Draft, field: string): Json[] =>
  valuesOf(new Draft(draft.space, draft.kind), field);

/** The only action of a kind without fields, or with just one way to fill them. */
export const actionOf = (space: Space, kind: string): Action | null => new Draft(space, kind).complete();

/** What will be done, and the buttons to do it, or something else instead. */
export function Commit(props: {
  action: Action | null;
  act(action: Action): void;
  /** What the action is called on its button; its own words by default. */
  label?: string | undefined;
  hint?: ComponentChildren;
  instead?: readonly (Action | null)[];
}) {
  const { action, act, label, hint, instead = [] } = props;
  return (
    <footer class="form-end">
      {hint && (
        <p class="preview" aria-live="polite">
          {hint}
        </p>
      )}
      <div class="form-buttons">
        {instead.map(
          (other) =>
            other && (
              <Button key={other.kind} look="quiet" onClick={() => act(other)}>
                {sentence(words().act(other))}
              </Button>
            ),
        )}
        <Button look="main" disabled={!action} onClick={() => action && act(action)}>
          {label ?? (action ? sentence(words().act(action)) : say("choose-first"))}
        </Button>
      </div>
    </footer>
  );
}

/** One of several, each drawn as what it is. */
export function Tiles<Value extends Json>(props: {
  label: string;
  values: readonly Value[];
  value: Value | undefined;
  choose(value: Value): void;
  name(value: Value): string;
  face?(value: Value): ComponentChildren;
  /** These would change something else that is chosen. */
  distant?(value: Value): boolean;
}) {
  const { label, values, value, choose, name, face, distant } = props;
  return (
    <fieldset class="dune-tiles">
      <legend>{label}</legend>
      <div class={face ? "tiles pictured" : "tiles"}>
        {values.map((one) => (
          <button
            key={JSON.stringify(one)}
            type="button"
            class={`tile${distant?.(one) ? " distant" : ""}`}
            aria-pressed={one === value}
            title={name(one)}
            onClick={() => choose(one)}
          >
            {face ? face(one) : name(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
