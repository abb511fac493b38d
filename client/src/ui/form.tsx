/**
 * A form for any space of choices. A few choices are a list of buttons; more are narrowed by the kind
 * of action and then field by field, on the board too where a value is something that lies there.
 */

import { useEffect, useMemo, useState } from "preact/hooks";
import { Draft, union } from "../core/draft";
import type { Decision, Lights, PanelProps } from "../core/game-ui";
import { list, parts, same, size } from "../core/space";
import type { Action, Counts, Json, Space, Subsets } from "../core/space";
import { t, texts } from "../core/texts";
import type { Texts } from "../core/texts";
import { Button, Stepper } from "./controls";
import { Refusal } from "./refusal";

/** Choices that are simply listed. */
const FEW = 12;
/** Values of a field that are all shown without a search. */
const HANDFUL = 16;
/** Values of a field that are listed at all. */
const MANY = 2000;
/** Values that a single list may have. */
const MOST = 100_000;

export function GenericPanel({ view, decision, act, refused, lights }: PanelProps) {
  const words = texts(view.game);
  const few = useMemo(() => shortList(decision), [decision]);
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

/** All actions of a decision, if they are few and no number among them is better typed. */
function shortList({ actions }: Decision): Action[] | null {
  const numbered = parts(actions).some(
    (part) =>
      "product" in part &&
      Object.values(part.fields).some((field) => "range" in field && size(field) > 5n),
  );
  return numbered ? null : (list(actions, FEW) as Action[] | null);
}

interface FormProps {
  words: Texts;
  act(action: Action): void;
  lights(lit: Lights): void;
}

function ActionList({ actions, words, act, lights }: FormProps & { actions: Action[] }) {
  useEffect(() => {
    lights(lightsOfActions(actions, words, act));
  }, [actions, words]);
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
            {sentence(words.act(action))}
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

function thingsIn({ kind: _, seat: __, ...fields }: Action): string[] {
  return Object.values(fields)
    .flat()
    .filter((value): value is string => typeof value === "string");
}

function isPass({ kind }: Action): boolean {
  return kind === "pass";
}

/** What has been entered in each field, the latest first; a set may still be incomplete. */
type Entries = Record<string, Json>;

/** A form of one kind of action at a time. */
function ActionForm({
  decision: { actions },
  words,
  act,
  lights,
}: FormProps & { decision: Decision }) {
  const blank = new Draft(actions);
  const [kind, setKind] = useState(blank.kind);
  const [entries, setEntries] = useState<Entries>({});
  const draft = draftOf(actions, kind, entries);
  const filled = withDefaults(draft, entries);
  const action = Object.keys(entries).every((field) => field in draft.fixed)
    ? filled.complete()
    : null;
  const set = (field: string, value: Json | undefined) =>
    setEntries(entered(actions, kind, entries, field, value));
  const choose = (other: string) => {
    setKind(other);
    setEntries({});
  };
  useEffect(() => {
    lights(lightsOfDraft(draft, entries, words, set));
  }, [kind, entries, words]);
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
            {action ? sentence(words.act(action)) : waysLeft(filled)}
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
  act(action: Action): void;
  choose(kind: string): void;
}

/** A kind of action to choose; one without a choice is done at once. */
function Kind({ draft, chosen, words, act, choose }: KindProps) {
  const only = draft.complete();
  if (only) {
    return (
      <Button class="segment" look={isPass(only) ? "quiet" : "plain"} onClick={() => act(only)}>
        {sentence(words.act(only))}
      </Button>
    );
  }
  return (
    <button type="button" class="segment" aria-pressed={chosen} onClick={() => choose(draft.kind)}>
      {sentence(words.name(draft.kind))}
    </button>
  );
}

function waysLeft(draft: Draft): string {
  const ways = draft.ways();
  if (ways === 0n) return t("form-no-way");
  return ways > 5000n ? t("form-open") : t("form-ways", { number: Number(ways) });
}

/** The draft that holds all entries that go together. */
function draftOf(space: Space, kind: string, entries: Entries): Draft {
  return Object.entries(entries).reduce(
    (made, [field, value]) => (made.offers(field, value) ? made.with(field, value) : made),
    new Draft(space, kind),
  );
}

/** The entries with another one; older ones that do not go with it are dropped. */
function entered(
  space: Space,
  kind: string,
  entries: Entries,
  field: string,
  value: Json | undefined,
): Entries {
  const { [field]: _, ...others } = entries;
  if (value === undefined) return others;
  const next = { [field]: value, ...others };
  const { fixed } = draftOf(space, kind, next);
  const kept = Object.entries(next).filter(
    ([name, one]) => name === field || Array.isArray(one) || name in fixed,
  );
  return Object.fromEntries(kept);
}

/** Numbers begin with the lowest, sets with nothing in them, as far as that fits the rest. */
function withDefaults(draft: Draft, entries: Entries): Draft {
  return draft.fields().reduce((filled, field) => {
    if (field in filled.fixed || field in entries) return filled;
    const [first] = filled.spaces(field);
    if (!first || "listed" in first || "product" in first) return filled;
    const usual = "range" in first ? first.range[0] : [];
    return filled.offers(field, usual) ? filled.with(field, usual) : filled;
  }, draft);
}

type FieldProps = Omit<EditorProps, "label" | "space"> & { field: string; spaces: Space[] };

function FieldEditor({ field, spaces, value, words, set }: FieldProps) {
  const label = sentence(words.name(field));
  const [only] = spaces;
  if (only && spaces.length === 1 && size(only) === 1n) {
    const [settled] = list(only, 1)!;
    if (settled === null || settled === "" || same(settled, [])) return null;
    return (
      <p class="field field-settled">
        <span class="field-name">{label}</span> {sentence(words.say(settled))}
      </p>
    );
  }
  return (
    <fieldset class="field">
      <legend class="field-name">{label}</legend>
      <SpaceEditor spaces={spaces} label={label} value={value} words={words} set={set} />
    </fieldset>
  );
}

interface EditorProps<Kind extends Space = Space> {
  space: Kind;
  label: string;
  value: Json | undefined;
  words: Texts;
  set(value: Json | undefined): void;
}

/** Values out of several spaces, by what those are made of. */
function SpaceEditor({ spaces, ...rest }: Omit<EditorProps, "space"> & { spaces: Space[] }) {
  const subsets = spaces.filter((part): part is Subsets => "subsets" in part);
  if (subsets.length === spaces.length)
    return <SubsetEditor space={widestSubsets(subsets)} {...rest} />;
  const counts = spaces.filter((part): part is Counts => "counts" in part);
  if (counts.length === spaces.length)
    return <CountsEditor space={widestCounts(counts)} {...rest} />;
  if (spaces.every((part) => "range" in part))
    return <NumberEditor space={union(spaces)} {...rest} />;
  const values = list(union(spaces), spaces.length === 1 ? MOST : MANY);
  if (values) return <ValueEditor values={values} {...rest} />;
  return (
    <>
      {spaces.map((part, place) => (
        <SpaceEditor key={place} spaces={[part]} {...rest} />
      ))}
    </>
  );
}

function NumberEditor({ space, label, value, set }: EditorProps) {
  const ranges = parts(space).flatMap((part) => ("range" in part ? [part.range] : []));
  const low = Math.min(...ranges.map(([least]) => least));
  const high = Math.max(...ranges.map(([, most]) => most));
  const offered = (wanted: number) => ranges.some(([from, to]) => from <= wanted && wanted <= to);
  const step = (wanted: number) => {
    const up = wanted >= Number(value ?? low);
    let number = wanted;
    while (!offered(number) && low <= number && number <= high) number += up ? 1 : -1;
    if (offered(number)) set(number);
  };
  return (
    <Stepper
      label={label}
      hideLabel
      value={Number(value ?? low)}
      low={low}
      high={high}
      step={step}
    />
  );
}

function ValueEditor({
  values,
  label,
  value,
  words,
  set,
}: Omit<EditorProps, "space"> & { values: Json[] }) {
  const [wanted, setWanted] = useState("");
  const many = values.length > HANDFUL;
  const named = values.map((one) => ({ one, name: sentence(words.say(one)) }));
  const shown = named.filter(
    ({ one, name }) => same(one, value) || name.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <>
      {many && (
        <input
          class="search"
          type="search"
          placeholder={t("form-search")}
          aria-label={t("form-search-in", { label })}
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      <div class={many ? "chips chips-many" : "chips"}>
        {shown.map(({ one, name }) => (
          <button
            key={JSON.stringify(one)}
            type="button"
            class="chip"
            aria-pressed={same(one, value)}
            onClick={() => set(same(one, value) ? undefined : one)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

function SubsetEditor({ space, value, words, set }: EditorProps<Subsets>) {
  const pool = list(space.subsets, MANY) ?? [];
  const chosen = Array.isArray(value) ? value : [];
  return (
    <>
      <p class="hint">{t("form-some-of", { low: space.low, high: space.high })}</p>
      <div class="chips">
        {pool.map((member) => (
          <button
            key={JSON.stringify(member)}
            type="button"
            class="chip"
            aria-pressed={chosen.some((one) => same(one, member))}
            onClick={() => set(toggled(pool, chosen, member))}
          >
            {sentence(words.say(member))}
          </button>
        ))}
      </div>
    </>
  );
}

function CountsEditor({ space, value, words, set }: EditorProps<Counts>) {
  const pool = list(space.counts, MANY) ?? [];
  const count = (member: Json) => countIn(value, member);
  const sum = pool.reduce((before: number, member) => before + count(member), 0);
  return (
    <>
      <p class="hint">{t("form-how-many", { low: space.low, high: space.high, sum })}</p>
      <div class="steppers">
        {pool.map((member, place) => (
          <Stepper
            key={JSON.stringify(member)}
            label={sentence(words.say(member))}
            value={count(member)}
            low={space.least[place]!}
            high={Math.min(space.limits[place]!, count(member) + space.high - sum)}
            step={(number) => set(counted(pool, value, member, number))}
          />
        ))}
      </div>
    </>
  );
}

function countIn(value: Json | undefined, member: Json): number {
  const pairs = Array.isArray(value) ? (value as [Json, number][]) : [];
  return pairs.find(([one]) => same(one, member))?.[1] ?? 0;
}

function counted(pool: Json[], value: Json | undefined, member: Json, number: number): Json {
  const counts = pool.map((one): [Json, number] => [
    one,
    same(one, member) ? number : countIn(value, one),
  ]);
  return counts.filter(([, count]) => count > 0);
}

function toggled(pool: Json[], chosen: Json[], member: Json): Json {
  const has = (one: Json) => chosen.some((other) => same(one, other));
  return pool.filter((one) => (same(one, member) ? !has(one) : has(one)));
}

/** One space that holds several of a kind; what it offers beyond them, the draft does not take. */
function widestSubsets(spaces: Subsets[]): Subsets {
  return {
    subsets: { listed: distinct(spaces.flatMap(({ subsets }) => list(subsets, MANY) ?? [])) },
    low: Math.min(...spaces.map(({ low }) => low)),
    high: Math.max(...spaces.map(({ high }) => high)),
  };
}

function widestCounts(spaces: Counts[]): Counts {
  const pool = distinct(spaces.flatMap(({ counts }) => list(counts, MANY) ?? []));
  const limit = ({ counts, limits }: Counts, member: Json, other: number[] = limits) =>
    other[(list(counts, MANY) ?? []).findIndex((one) => same(one, member))] ?? 0;
  return {
    counts: { listed: pool },
    limits: pool.map((member) => Math.max(...spaces.map((space) => limit(space, member)))),
    least: pool.map((member) =>
      Math.min(...spaces.map((space) => limit(space, member, space.least))),
    ),
    low: Math.min(...spaces.map(({ low }) => low)),
    high: Math.max(...spaces.map(({ high }) => high)),
  };
}

function distinct(values: Json[]): Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
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
      for (const [thing, next] of steps(part, value)) {
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

/** For each thing of a space, the value after pressing it. */
function steps(space: Space, value: Json | undefined): [string, Json | undefined][] {
  const pool = list(
    "subsets" in space ? space.subsets : "counts" in space ? space.counts : space,
    MANY,
  );
  const things = (pool ?? []).filter((one): one is string => typeof one === "string");
  if ("subsets" in space) {
    return things.map((one) => [one, toggled(pool!, Array.isArray(value) ? value : [], one)]);
  }
  if ("counts" in space) {
    return things.map((one) => {
      const limit = space.limits[pool!.indexOf(one)]!;
      return [one, counted(pool!, value, one, Math.min(limit, countIn(value, one) + 1))];
    });
  }
  return things.map((one) => [one, one === value ? undefined : one]);
}

function holds(value: Json | undefined, thing: string): boolean {
  if (!Array.isArray(value)) return value === thing;
  return value.some((one) => one === thing || (Array.isArray(one) && one[0] === thing));
}

/** With a capital, as a sentence or a button begins. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
