/** Editors for the fields of the generic form: numbers, values, sets and counts. */

import { useState } from "preact/hooks";
import { union } from "../core/draft";
import { countIn, toggled, widestCounts, widestSubsets, withCount } from "../core/form-entries";
import { list, parts, same, size } from "../core/space";
import type { Counts, Json, Space, Subsets } from "../core/space";
import { capitalize, t } from "../core/texts";
import type { Texts } from "../core/texts";
import { Stepper, Toggle } from "./controls";

/** Values that are shown without a search, at most. */
const FEW_VALUES = 16;
/** Values of a single space that are listed, at most. */
const MOST_VALUES = 100_000;

interface EditorProps {
  field: string;
  label: string;
  value: Json | undefined;
  words: Texts;
  set: (value: Json | undefined) => void;
}

type FieldProps = Omit<EditorProps, "label"> & { spaces: Space[] };

/** A field with its name; nothing to edit where it has a single value. */
export function FieldEditor({ field, spaces, words, ...rest }: FieldProps) {
  const label = capitalize(words.name(field));
  const [only] = spaces;
  if (only && spaces.length === 1 && size(only) === 1n) {
    const [settled = null] = list(only, 1)!;
    if (settled === null || settled === "" || same(settled, [])) return null;
    return (
      <p class="field field-settled">
        <span class="field-name">{label}</span> {capitalize(words.say(settled))}
      </p>
    );
  }
  return (
    <fieldset class="field">
      <legend class="field-name">{label}</legend>
      <SpaceEditor field={field} spaces={spaces} label={label} words={words} {...rest} />
    </fieldset>
  );
}

/** Values out of several spaces, by what those are made of. */
function SpaceEditor({ spaces, ...rest }: EditorProps & { spaces: Space[] }) {
  const subsets = spaces.filter((part): part is Subsets => "subsets" in part);
  if (subsets.length === spaces.length) {
    return <SubsetEditor space={widestSubsets(subsets)} {...rest} />;
  }
  const counts = spaces.filter((part): part is Counts => "counts" in part);
  if (counts.length === spaces.length) {
    return <CountsEditor space={widestCounts(counts)} {...rest} />;
  }
  if (spaces.every((part) => "range" in part)) {
    return <NumberEditor space={union(spaces)} {...rest} />;
  }
  const joined = union(spaces);
  const values = spaces.length === 1 ? list(joined, MOST_VALUES) : list(joined);
  if (values) return <ValueEditor values={values} {...rest} />;
  return (
    <>
      {spaces.map((part, place) => (
        <SpaceEditor key={place} spaces={[part]} {...rest} />
      ))}
    </>
  );
}

function NumberEditor({ space, label, value, set }: EditorProps & { space: Space }) {
  const ranges = parts(space).flatMap((part) => ("range" in part ? [part.range] : []));
  const low = Math.min(...ranges.map(([least]) => least));
  const high = Math.max(...ranges.map(([, most]) => most));
  const current = value === undefined ? null : Number(value);
  const isOffered = (number: number) => ranges.some(([from, to]) => from <= number && number <= to);
  /** To a number that is offered, across the gaps between ranges. */
  const step = (wanted: number) => {
    const direction = wanted >= (current ?? low) ? 1 : -1;
    let number = wanted;
    while (!isOffered(number) && low <= number && number <= high) number += direction;
    if (isOffered(number)) set(number);
  };
  return <Stepper label={label} hideLabel value={current} low={low} high={high} step={step} />;
}

function ValueEditor({
  values,
  field,
  label,
  value,
  words,
  set,
}: EditorProps & { values: Json[] }) {
  const [wanted, setWanted] = useState("");
  const many = values.length > FEW_VALUES;
  const named = values.map((one) => ({ one, name: capitalize(words.choice(field, one)) }));
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
          <Toggle
            key={JSON.stringify(one)}
            class="chip"
            pressed={same(one, value)}
            press={() => set(same(one, value) ? undefined : one)}
          >
            {name}
          </Toggle>
        ))}
      </div>
    </>
  );
}

interface NoneProps extends Pick<EditorProps, "value" | "set"> {
  low: number;
}

/** That none are wanted is said like anything else. */
function None({ low, value, set }: NoneProps) {
  if (low > 0) return null;
  const isNone = same(value, []);
  return (
    <Toggle class="chip" pressed={isNone} press={() => set(isNone ? undefined : [])}>
      {t("form-none")}
    </Toggle>
  );
}

function SubsetEditor({ space, value, words, set }: EditorProps & { space: Subsets }) {
  const pool = list(space.subsets) ?? [];
  const chosen = Array.isArray(value) ? value : [];
  return (
    <>
      <p class="hint">{t("form-some-of", { low: space.low, high: space.high })}</p>
      <div class="chips">
        {pool.map((member) => (
          <Toggle
            key={JSON.stringify(member)}
            class="chip"
            pressed={chosen.some((one) => same(one, member))}
            press={() => set(toggled(pool, chosen, member))}
          >
            {capitalize(words.say(member))}
          </Toggle>
        ))}
        <None low={space.low} value={value} set={set} />
      </div>
    </>
  );
}

function CountsEditor({ space, value, words, set }: EditorProps & { space: Counts }) {
  const pool = list(space.counts) ?? [];
  const sum = pool.reduce((before: number, member) => before + countIn(value, member), 0);
  return (
    <>
      <p class="hint">{t("form-how-many", { low: space.low, high: space.high, sum })}</p>
      <div class="steppers">
        {pool.map((member, place) => {
          const count = countIn(value, member);
          return (
            <Stepper
              key={JSON.stringify(member)}
              label={capitalize(words.say(member))}
              value={count}
              low={space.least[place]!}
              high={Math.min(space.limits[place]!, count + space.high - sum)}
              step={(number) => set(withCount(pool, value, member, number))}
            />
          );
        })}
      </div>
      <None low={space.low} value={value} set={set} />
    </>
  );
}
