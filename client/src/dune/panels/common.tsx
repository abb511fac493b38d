/** What the panels of Dune are put together from. */

import type { ComponentChildren } from "preact";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Action, Json, Space } from "../../core/space";
import { Button, Toggle } from "../../ui/controls";
import { Refusal } from "../../ui/refusal";
import { TreacheryFace } from "../cards";
import { actText, nameOf, t } from "../texts";
import type { DuneTable } from "../view";

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

/** A draft with a new value; what was settled before stays as far as it still fits, latest first. */
export function settle(draft: Draft, field: string, value: Json): Draft {
  return Object.entries(draft.fixed)
    .filter(([name]) => name !== field)
    .reverse()
    .reduce(
      (made, [name, old]) => (made.offers(name, old) ? made.with(name, old) : made),
      new Draft(draft.space, draft.kind, { [field]: value }),
    );
}

/** The values that a field may still have. */
export const valuesOf = (draft: Draft, field: string): Json[] => list(draft.values(field)) ?? [];

export const numbersOf = (draft: Draft, field: string): number[] =>
  (valuesOf(draft, field) as number[]).sort((one, other) => one - other);

/** The values of a field whatever is settled, also those that would unsettle something else. */
export const anyValuesOf = (draft: Draft, field: string): Json[] =>
  valuesOf(new Draft(draft.space, draft.kind), field);

/** The same for a field whose values are words. */
export const anyWordsOf = (draft: Draft, field: string): string[] =>
  anyValuesOf(draft, field) as string[];

/** The same for a field that may also be left empty. */
export const anyWordsOrNoneOf = (draft: Draft, field: string): (string | null)[] =>
  anyValuesOf(draft, field) as (string | null)[];

/** The only action of a kind without fields, or with just one way to fill them. */
export const actionOf = (space: Space, kind: string): Action | null =>
  new Draft(space, kind).complete();

/** What will be done, and the buttons to do it, or something else instead. */
export function Commit(props: {
  action: Action | null;
  act: (action: Action) => void;
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
                {actText(other)}
              </Button>
            ),
        )}
        <Button look="main" disabled={!action} onClick={() => action && act(action)}>
          {label ?? (action ? actText(action) : t("choose-first"))}
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
  choose: (value: Value) => void;
  name: (value: Value) => string;
  face?: (value: Value) => ComponentChildren;
  /** These would change something else that is chosen. */
  distant?: (value: Value) => boolean;
}) {
  const { label, values, value, choose, name, face, distant } = props;
  return (
    <fieldset class="dune-tiles">
      <legend>{label}</legend>
      <div class={face ? "tiles pictured" : "tiles"}>
        {values.map((one) => (
          <Toggle
            key={JSON.stringify(one)}
            class={`tile${distant?.(one) ? " distant" : ""}`}
            title={name(one)}
            pressed={one === value}
            press={() => choose(one)}
          >
            {face ? face(one) : name(one)}
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
}

interface FieldTilesProps {
  label: string;
  draft: Draft;
  field: string;
  change: (draft: Draft) => void;
  name: (value: string) => string;
}

/** One of the values of a field, which are words. */
export function FieldTiles({ draft, field, change, ...rest }: FieldTilesProps) {
  return (
    <Tiles
      {...rest}
      values={anyWordsOf(draft, field)}
      value={draft.fixed[field] as string | undefined}
      choose={(value) => change(settle(draft, field, value))}
    />
  );
}

/** The name of a card or leader, or what it is called to have none. */
export const nameOr = (none: string, id: string | null): string =>
  id === null ? none : nameOf(id);

/** The face of a card, or that there is none. */
export function FaceOr({ none, card }: { none: string; card: string | null }) {
  return card === null ? <span class="none">{none}</span> : <TreacheryFace id={card} />;
}

/** Spice that a seat can pay: its own, and what allies have pledged. */
export function purseOf(table: DuneTable, seat: string): { own: number; pledged: number } {
  const pledges = Object.entries(table.mine[seat]?.support ?? {});
  const pledged = pledges.reduce((sum, [ally, amount]) => sum + (ally === seat ? 0 : amount), 0);
  return { own: table.factions[seat]?.spice ?? 0, pledged };
}
