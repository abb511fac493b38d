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
  withDefaults,
  withEntry,
} from "../core/form-entries";
import type { Entries } from "../core/form-entries";
import type { Decision, Lights, PanelProps } from "../core/game-ui";
import type { Action, Json } from "../core/space";
import { capitalize, t, texts } from "../core/texts";
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
        <ActionList actions={few} words={words} act={act} lights={lights} />
      ) : (
        <ActionForm decision={decision} words={words} act={act} lights={lights} />
      )}
      {refused && <Refusal game={view.game} why={refused} />}
    </div>
  );
}

interface FormProps {
  words: Texts;
  act: (action: Action) => void;
  lights: (lit: Lights) => void;
}

function ActionList({ actions, words, act, lights }: FormProps & { actions: Action[] }) {
  useLights(lights, lightsOfActions(actions, words, act));
  const passes = actions.filter(isPass);
  const others = actions.filter((action) => !isPass(action));
  return (
    <ul class="action-list">
      {[...others, ...passes].map((action) => (
        <li key={JSON.stringify(action)}>
          <Button
            class="action"
            look={isPass(action) ? "quiet" : others.length === 1 ? "main" : "plain"}
            onClick={() => act(action)}
          >
            {capitalize(words.act(action))}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Things that only one of these actions is about can be pressed on the board. */
function lightsOfActions(actions: Action[], words: Texts, act: (action: Action) => void): Lights {
  const about = new Map<string, Action | null>();
  for (const action of actions) {
    for (const thing of thingsIn(action)) about.set(thing, about.has(thing) ? null : action);
  }
  const only = [...about].filter((entry): entry is [string, Action] => entry[1] !== null);
  return Object.fromEntries(
    only.map(([thing, action]) => [thing, { label: words.act(action), press: () => act(action) }]),
  );
}

function isPass({ kind }: Action): boolean {
  return kind === "pass";
}

/** A form of one kind of action at a time. */
function ActionForm({ decision, words, act, lights }: FormProps & { decision: Decision }) {
  const { actions } = decision;
  const blank = new Draft(actions);
  const [kind, setKind] = useState(blank.kind);
  const [entries, setEntries] = useState<Entries>({});
  const draft = draftOf(actions, kind, entries);
  const filled = withDefaults(draft, entries);
  const fit = Object.keys(entries).every((field) => field in draft.fixed);
  const action = fit ? filled.complete() : null;
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
            <Kind
              key={one}
              draft={blank.of(one)}
              chosen={one === kind}
              {...{ words, act, choose }}
            />
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
              value={entries[field] ?? filled.fixed[field]}
              words={words}
              set={(value) => set(field, value)}
            />
          ))}
      {kind && (
        <footer class="form-end">
          <p class="preview" aria-live="polite">
            {action ? capitalize(words.act(action)) : waysLeft(filled)}
          </p>
          <div class="form-buttons">
            {Object.keys(entries).length > 0 && (
              <Button look="quiet" onClick={() => setEntries({})}>
                {t("form-clear")}
              </Button>
            )}
            <Button look="main" disabled={!action} onClick={() => action && act(action)}>
              {t("form-confirm")}
            </Button>
          </div>
        </footer>
      )}
    </>
  );
}

interface KindProps {
  draft: Draft;
  chosen: boolean;
  words: Texts;
  act: (action: Action) => void;
  choose: (kind: string) => void;
}

/** A kind of action to choose; one without a choice is done at once. */
function Kind({ draft, chosen, words, act, choose }: KindProps) {
  const only = draft.complete();
  if (only) {
    return (
      <Button class="segment" look={isPass(only) ? "quiet" : "plain"} onClick={() => act(only)}>
        {capitalize(words.act(only))}
      </Button>
    );
  }
  return (
    <Toggle class="segment" pressed={chosen} press={() => choose(draft.kind)}>
      {capitalize(words.name(draft.kind))}
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
