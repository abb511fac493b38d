/** What the panels of Dune are put together from. */

import type { ComponentChildren } from "preact";
import { Draft } from "../../core/draft";
import type { Decision, PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Action, Json, Space } from "../../core/space";
import { Button, Toggle } from "../../ui/controls";
import { givenUp } from "../../ui/generic-form";
import { Refusal } from "../../ui/refusal";
import { Term } from "../../ui/term";
import { TreacheryFace } from "../cards";
import { actText, gameTexts, nameOf, t } from "../texts";
import type { DuneTable } from "../view";

interface PanelFrameProps {
  refused: PanelProps["refused"];
  /** Words of the game that a new player may meet here for the first time. */
  words?: readonly string[];
  children: ComponentChildren;
}

/** Everything that a panel shows, and below it why the last try was refused. */
export function PanelFrame({ refused, words = [], children }: PanelFrameProps) {
  return (
    <div class="form dune-panel">
      <Words words={words} />
      {children}
      {refused && <Refusal game="dune" why={refused} />}
    </div>
  );
}

/** Words that explain themselves when they are pointed at or pressed. */
export function Words({ words }: { words: readonly string[] }) {
  if (!words.length) return null;
  return (
    <p class="dune-words">
      {t("what-is")}{" "}
      {words.map((word) => (
        <Term key={word} game="dune" word={word}>
          {t(`word-${word}`)}
        </Term>
      ))}
    </p>
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
  /** What is still to be chosen before there is an action. */
  missing?: string | undefined;
  /** What follows from it. */
  hint?: ComponentChildren;
  instead?: readonly (Action | null)[];
  /** What they are called on their buttons, if there is but one; its own words by default. */
  insteadLabel?: string;
  /** All that is given up by doing nothing of it. */
  cost?: string;
  /** The question, if it may be declined by passing. */
  orPass?: Decision;
}) {
  const { action, act, label, missing, hint, insteadLabel, orPass } = props;
  const { instead = orPass ? [actionOf(orPass.actions, "pass")] : [] } = props;
  const { cost = orPass && costOf(orPass) } = props;
  return (
    <footer class="form-end">
      {hint && (
        <p class="preview" aria-live="polite">
          {hint}
        </p>
      )}
      {cost && instead.some((other) => other !== null) && <p class="preview cost">{cost}</p>}
      <div class="form-buttons">
        {instead.map(
          (other) =>
            other && (
              <Button key={other.kind} look="quiet" onClick={() => act(other)}>
                {insteadLabel ?? actText(other)}
              </Button>
            ),
        )}
        <Button look="main" disabled={!action} onClick={() => action && act(action)}>
          {action ? (label ?? actText(action)) : (missing ?? t("choose-first"))}
        </Button>
      </div>
    </footer>
  );
}

/** One of several, each drawn as what it is. */
export function Tiles<Value extends Json>(props: {
  class?: string;
  label: string;
  /** What is said of the one that is chosen. */
  note?: string;
  values: readonly Value[];
  value: Value | undefined;
  choose: (value: Value) => void;
  name: (value: Value) => string;
  face?: (value: Value) => ComponentChildren;
  /** What stands beside them: others that cannot be chosen now, or come on top. */
  beside?: ComponentChildren;
  /** These would change something else that is chosen. */
  distant?: (value: Value) => boolean;
}) {
  const { label, note, values, value, choose, name, face, beside, distant } = props;
  return (
    <fieldset class={`dune-tiles ${props.class ?? ""}`}>
      <legend>
        {label} {note && <small>{note}</small>}
      </legend>
      <div class={face ? "tiles pictured" : "tiles"}>
        {values.map((one) => (
          <Toggle
            key={JSON.stringify(one)}
            class={`tile${distant?.(one) ? " distant" : ""}`}
            title={name(one)}
            data-value={one ?? "none"}
            pressed={one === value}
            press={() => choose(one)}
          >
            {face ? face(one) : name(one)}
          </Toggle>
        ))}
        {beside}
      </div>
    </fieldset>
  );
}

/** Any of several, or none of them, which is said as well; null as long as nothing is said. */
export function AnyTiles(props: {
  label: string;
  pool: readonly string[];
  chosen: readonly string[] | null;
  choose: (chosen: string[] | null) => void;
  none: string;
  face?: (value: string) => ComponentChildren;
}) {
  const { label, pool, chosen, choose, none, face } = props;
  return (
    <fieldset class="dune-tiles">
      <legend>{label}</legend>
      <div class="tiles">
        {pool.map((one) => (
          <Toggle
            key={one}
            class="tile"
            data-value={one}
            pressed={chosen?.includes(one) ?? false}
            press={() => choose(toggledIn(pool, chosen, one))}
          >
            {face ? face(one) : nameOf(one)}
          </Toggle>
        ))}
        <Toggle
          class="tile"
          data-value="none"
          pressed={chosen?.length === 0}
          press={() => choose(chosen?.length === 0 ? null : [])}
        >
          <span class="none">{none}</span>
        </Toggle>
      </div>
    </fieldset>
  );
}

/** With one more of the pool, or without it; null where none is left, as nobody has said none. */
export function toggledIn(
  pool: readonly string[],
  chosen: readonly string[] | null,
  one: string,
): string[] | null {
  const next = pool.filter((other) => (chosen?.includes(other) ?? false) !== (other === one));
  return next.length ? next : null;
}

/** What declining this question costs, in words. */
export const costOf = ({ kind }: Decision): string => givenUp(gameTexts(), kind);

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
