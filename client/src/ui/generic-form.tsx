/**
 * A form for any space of choices. A few choices are a list of buttons; more are narrowed by the kind
 * of action and then field by field, on the board too where a value is something that lies there.
 */

import { useMemo, useState } from "preact/hooks";
import { Draft } from "../core/draft";
import {
  draftOf,
  holds,
  shortList,
  thingsIn,
  valuesAfterPress,
  withEntry,
} from "../core/form-entries";
import type { Entries } from "../core/form-entries";
import type { Decision, Lights, PanelProps } from "../core/game-ui";
import { same } from "../core/space";
import type { Action, Json } from "../core/space";
import { capitalize, keyOf, t, texts } from "../core/texts";
import type { Texts } from "../core/texts";
import { Button, Toggle } from "./controls";
import { FieldEditor } from "./field-editors";
import { useLights } from "./lights";
import { Refusal } from "./refusal";

/** Ways to complete a form that are counted exactly, at most. */
const COUNTED_WAYS = 5000n;

export function GenericPanel({ view, decision, act, refused, lights }: PanelProps) {
  const words = texts(view.game);
  const few = useMemo(() => shortList(decision.actions), [decision]);
  return (
    <div class="form">
      {few ? (
        <ActionList actions={few} {...{ decision, words, act, lights }} />
      ) : (
        <ActionForm {...{ decision, words, act, lights }} />
      )}
      {refused && <Refusal game={view.game} why={refused} />}
    </div>
  );
}

interface FormProps {
  decision: Decision;
  words: Texts;
  act: (action: Action) => void;
  lights: (lit: Lights) => void;
}

/** A few actions to choose from; the only one need not be chosen. */
function ActionList({ decision, actions, words, act, lights }: FormProps & { actions: Action[] }) {
  const [chosen, choose] = useState<Action | null>(null);
  const isOnly = actions.length === 1;
  useLights(lights, isOnly ? {} : lightsOfActions(actions, words, chosen, choose));
  const inOrder = [...actions].sort((one, other) => Number(isPass(one)) - Number(isPass(other)));
  return (
    <>
      {!isOnly && (
        <ul class="action-list">
          {inOrder.map((action) => (
            <li key={JSON.stringify(action)}>
              <Toggle
                class={`button action button-${isPass(action) ? "quiet" : "plain"}`}
                pressed={same(action, chosen)}
                press={() => choose(action)}
              >
                {capitalize(words.act(action))}
                {isPass(action) && <small>{givenUp(words, decision.kind)}</small>}
              </Toggle>
            </li>
          ))}
        </ul>
      )}
      <FormEnd {...{ decision, words, act }} action={isOnly ? actions[0]! : chosen} />
    </>
  );
}

interface FormEndProps extends Omit<FormProps, "lights"> {
  action: Action | null;
  /** What is open as long as there is no action. */
  open?: string | undefined;
  clear?: (() => void) | undefined;
}

/** What follows from the choice, and the button that does it. */
function FormEnd({ decision, words, act, action, open, clear }: FormEndProps) {
  const cost = action && isPass(action) ? givenUp(words, decision.kind) : "";
  return (
    <footer class="form-end">
      {(cost || open) && (
        <p class="preview" aria-live="polite">
          {cost || open}
        </p>
      )}
      <div class="form-buttons">
        {clear && (
          <Button look="quiet" onClick={clear}>
            {t("form-clear")}
          </Button>
        )}
        <Button look="main" disabled={!action} onClick={() => action && act(action)}>
          {action ? capitalize(words.act(action)) : t("form-choose")}
        </Button>
      </div>
    </footer>
  );
}

/** All that it costs to decline a question of this kind; "" if nothing is said of it. */
export function givenUp(words: Texts, kind: string): string {
  const key = keyOf("gives-up", kind);
  return words.has(key) ? words.text(key) : "";
}

/** Things that only one of these actions is about can be pressed on the board. */
function lightsOfActions(
  actions: Action[],
  words: Texts,
  chosen: Action | null,
  choose: (action: Action) => void,
): Lights {
  const about = new Map<string, Action | null>();
  for (const action of actions) {
    for (const thing of thingsIn(action)) about.set(thing, about.has(thing) ? null : action);
  }
  const only = [...about].filter((entry): entry is [string, Action] => entry[1] !== null);
  return Object.fromEntries(
    only.map(([thing, action]) => [
      thing,
      { label: words.act(action), chosen: same(action, chosen), press: () => choose(action) },
    ]),
  );
}

function isPass({ kind }: Action): boolean {
  return kind === "pass";
}

/** A form of one kind of action at a time. */
function ActionForm({ decision, words, act, lights }: FormProps) {
  const { actions } = decision;
  const blank = new Draft(actions);
  const [kind, setKind] = useState(blank.kind);
  const [entries, setEntries] = useState<Entries>({});
  const draft = draftOf(actions, kind, entries);
  const fit = Object.keys(entries).every((field) => field in draft.fixed);
  const action = fit ? draft.complete() : null;
  const set = (field: string, value: Json | undefined) =>
    setEntries(withEntry(actions, kind, entries, field, value));
  const choose = (other: string) => {
    setKind(other);
    setEntries({});
  };
  useLights(lights, lightsOfDraft(draft, entries, words, set));
  return (
    <>
      {blank.kinds.length > 1 && (
        <div class="kinds" role="group" aria-label={t("form-kinds")}>
          {blank.kinds.map((one) => (
            <Kind key={one} draft={blank.of(one)} chosen={one === kind} {...{ words, choose }} />
          ))}
        </div>
      )}
      {kind &&
        draft
          .fields()
          .map((field) => (
            <FieldEditor
              key={`${kind} ${field}`}
              field={field}
              spaces={draft.spaces(field)}
              value={entries[field] ?? draft.fixed[field]}
              words={words}
              set={(value) => set(field, value)}
            />
          ))}
      {kind && (
        <FormEnd
          {...{ decision, words, act, action }}
          open={action ? undefined : waysLeft(draft)}
          clear={Object.keys(entries).length > 0 ? () => setEntries({}) : undefined}
        />
      )}
    </>
  );
}

interface KindProps {
  draft: Draft;
  chosen: boolean;
  words: Texts;
  choose: (kind: string) => void;
}

/** A kind of action to choose; one without a choice in its own words. */
function Kind({ draft, chosen, words, choose }: KindProps) {
  const only = draft.complete();
  return (
    <Toggle class="segment" pressed={chosen} press={() => choose(draft.kind)}>
      {capitalize(only ? words.act(only) : words.name(draft.kind))}
    </Toggle>
  );
}

function waysLeft(draft: Draft): string {
  const ways = draft.ways();
  if (ways === 0n) return t("form-no-way");
  return ways > COUNTED_WAYS ? t("form-open") : t("form-ways", { number: Number(ways) });
}

/** What the fields are about, on the board: values to choose, members to take, pieces to count. */
function lightsOfDraft(
  draft: Draft,
  entries: Entries,
  words: Texts,
  set: (field: string, value: Json | undefined) => void,
): Lights {
  const lit: Lights = {};
  for (const field of draft.fields()) {
    const value = entries[field];
    for (const part of draft.spaces(field)) {
      for (const [thing, next] of valuesAfterPress(part, value)) {
        lit[thing] ??= {
          label: `${words.name(field)}: ${words.name(thing)}`,
          chosen: holds(value, thing),
          press: () => set(field, next),
        };
      }
    }
  }
  return lit;
}
