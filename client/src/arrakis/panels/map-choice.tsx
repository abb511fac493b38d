/**
 * A panel for choices that are made on the map or the table: from where, what, where to. Everything is
 * lit where it lies; the choice is shown in words before the main button does it.
 */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, Panel, PanelProps } from "../../core/game-ui";
import { list, parts, same, size } from "../../core/space";
import type { Json, Space, Subsets } from "../../core/space";
import { capitalize } from "../../core/texts";
import { Stepper } from "../../ui/controls";
import { useLights } from "../../ui/lights";
import { box } from "../box";
import { Card, Figure, Strip, isCard } from "../cards";
import { describePlace, garrisonOf, whereIs } from "../describe";
import { isForced } from "../forced";
import { Icon, hasGlyph } from "../glyphs";
import { AREAS, ZONES } from "../areas";
import { figureName, gameTexts, nameOf, oneFigure, t } from "../texts";
import { sideOf, stepWith, tableOf } from "../view";
import type { ArrakisTable, Side } from "../view";
import { Foot, Lines, Option, endingOf, kindsOf } from "./common";
import { Place } from "./place";

interface MapChoiceOptions {
  /** The order in which the fields of a kind are asked; those not named come last. */
  order?: Record<string, readonly string[]>;
  /** Values taken unless the player wants others. */
  usual?: Record<string, Json>;
  /** What the panel shows before its fields. */
  Intro?: (props: PanelProps) => preact.JSX.Element | null;
  /** Fields that make sense only once another is settled. */
  after?: Record<string, string>;
  /** The words on the button that ends the decision. */
  ending?: string;
  /** What is done is said even if there is only one thing to do. */
  named?: boolean;
  /** To end the decision is what is usually done; all else is chosen first. */
  endsFirst?: boolean;
}

const PLACES = new Set([...AREAS, ...ZONES.map(({ id }) => id)]);
const USUAL: Record<string, Json> = { source: "supply", by: "foot" };
const FEW = 9;
/** Shown even where there is no choice. */
const ALWAYS_SHOWN = ["piece", "vehicle"];

/** A panel for decisions of this sort. */
export function mapChoicePanel(options: MapChoiceOptions = {}): Panel {
  return function MapChoicePanel(panel: PanelProps) {
    const kinds = kindsOf(panel.decision);
    const isListed = kinds.length > 1 || options.endsFirst === true;
    const [kind, choose] = useState(isListed ? "" : (kinds[0] ?? ""));
    const current = kinds.includes(kind) ? kind : "";
    return (
      <div class="a-panel">
        {options.Intro && <options.Intro {...panel} />}
        {isListed && kinds.length > 0 && (
          <div class="a-kinds" role="group" aria-label={t("a-kinds")}>
            {kinds.map((one) => (
              <Option
                key={one}
                value={one}
                class={freeText(one) ? "wide" : ""}
                chosen={one === current}
                press={() => choose(one === current ? "" : one)}
              >
                <Kind kind={one} />
              </Option>
            ))}
          </div>
        )}
        {kinds.length === 1 && options.named && (
          <p class="a-given">{capitalize(nameOf(current))}</p>
        )}
        {current ? (
          <MapChoice key={current} {...{ panel, options }} kind={current} isChosen={isListed} />
        ) : (
          <Foot
            panel={panel}
            action={options.endsFirst ? endingOf(panel.decision) : null}
            label={options.endsFirst && options.ending ? t(options.ending) : undefined}
            hint={t("a-choose-kind")}
            ending={options.ending && t(options.ending)}
          />
        )}
      </div>
    );
  };
}

/** What an action that costs nothing leads to; "" where its name says it. */
const freeText = (kind: string): string => t("a-free", { kind });

function Kind({ kind }: { kind: string }) {
  const name = capitalize(nameOf(kind));
  return freeText(kind) ? <Lines title={name} text={freeText(kind)} /> : <>{name}</>;
}

type Entries = Record<string, Json>;

/** The draft with all entries that go together, and the usual values where nothing was entered. */
function filled(space: Space, kind: string, entries: Entries, usual: Entries): Draft {
  const add = (draft: Draft, [field, value]: [string, Json]) =>
    draft.fields().includes(field) && !(field in draft.fixed) && draft.offers(field, value)
      ? draft.with(field, value)
      : draft;
  return [...Object.entries(entries), ...Object.entries(usual)].reduce(add, new Draft(space, kind));
}

/** What is usual is taken for granted beside what has to be said, never instead of an answer. */
function withUsual(space: Space, kind: string, entries: Entries, usual: Entries): Draft {
  const narrowed = filled(space, kind, entries, {});
  const asked = narrowed.fields().filter((field) => size(narrowed.values(field)) > 1n);
  return asked.some((field) => !(field in usual)) ? filled(space, kind, entries, usual) : narrowed;
}

function MapChoice({
  panel,
  kind,
  options,
  isChosen,
}: {
  panel: PanelProps;
  kind: string;
  options: MapChoiceOptions;
  /** The kind of action was chosen among several. */
  isChosen: boolean;
}) {
  const { decision, lights, view } = panel;
  const [entries, setEntries] = useState<Entries>({});
  const draft = withUsual(decision.actions, kind, entries, { ...USUAL, ...options.usual });
  const order = inOrder(draft.fields(), options.order?.[kind] ?? []);
  const unsettled = order.filter((field) => size(draft.values(field)) > 1n);
  const open =
    unsettled.find((field) => !(field in draft.fixed)) ??
    unsettled.filter((field) => !(field in USUAL)).at(-1) ??
    order.at(-1);

  function set(field: string, value: Json): void {
    const again = same(entries[field], value) && typeof value === "string";
    setEntries(again ? without(entries, field) : { [field]: value, ...without(entries, field) });
  }

  const valueOf = (field: string): Json | undefined => draft.fixed[field] ?? entries[field];
  const lit = lightsOf(draft, order, open, tableOf(view), valueOf, set);
  const isSettled = isChosen || isForced(decision);
  const isSaid = isSettled || Object.keys(entries).length > 0;
  // The one thing that can be done is a button too, so that it is not done by the first press.
  const isTimely = (field: string): boolean => {
    const first = options.after?.[field] ?? "";
    return first in draft.fixed || !unsettled.includes(first);
  };
  const asked =
    unsettled.length || isSettled ? unsettled.filter(isTimely) : [lastPlaceIn(draft, order)];
  const action = isSaid ? draft.complete() : null;
  useLights(lights, lit);
  const left = stepWith(view, "left")?.left ?? 1;
  const given = ALWAYS_SHOWN.filter((field) => order.includes(field) && !asked.includes(field));
  return (
    <>
      {given.map((field) => (
        <p key={field} class="a-given">
          <Member
            value={membersOf(draft.values(field))[0] ?? null}
            panel={panel}
            several={left > 1}
          />
          {field === "piece" && left > 1 && <span class="a-badge">×{left}</span>}
        </p>
      ))}
      {asked.map((field) => (
        <Field
          key={field}
          {...{ field, kind, draft, panel }}
          value={valueOf(field)}
          open={field === open}
          set={(value) => set(field, value)}
        />
      ))}
      <Foot
        panel={panel}
        action={action}
        hint={missingIn(draft, open)}
        clear={Object.keys(entries).length ? () => setEntries({}) : undefined}
        ending={options.ending && t(options.ending)}
      />
    </>
  );
}

/** The last field that is about places, or else the last of all. */
function lastPlaceIn(draft: Draft, order: readonly string[]): string {
  const isPlaced = (field: string): boolean =>
    membersOf(draft.values(field)).some((one) => PLACES.has(one as string));
  return order.filter(isPlaced).at(-1) ?? order.at(-1)!;
}

/** What is to be chosen next, in words. */
function missingIn(draft: Draft, open: string | undefined): string | undefined {
  if (open === undefined || open in draft.fixed) return undefined;
  const members = membersOf(draft.values(open));
  const areas = members.length > 0 && members.every((one) => PLACES.has(one as string));
  return areas ? t("a-choose-place") : undefined;
}

function without(entries: Entries, field: string): Entries {
  const { [field]: _, ...others } = entries;
  return others;
}

const inOrder = (fields: string[], first: readonly string[]): string[] => [
  ...first.filter((field) => fields.includes(field)),
  ...fields.filter((field) => !first.includes(field)),
];

/** The members that a field is about: its values, or the pool of a set. */
function membersOf(space: Space): Json[] {
  return parts(space).flatMap((part) =>
    "subsets" in part ? (list(part.subsets) ?? []) : (list(part) ?? []),
  );
}

const subsetsIn = (space: Space): Subsets | undefined =>
  parts(space).find((part): part is Subsets => "subsets" in part);

/** Whether a set has no room for another member; one of a single member takes the other instead. */
function isFull(space: Space, value: Json | undefined): boolean {
  const high = subsetsIn(space)?.high ?? 0;
  return high > 1 && Array.isArray(value) && value.length >= high;
}

/** A set with a member put in or taken out, in the order of its pool. */
function toggled(space: Space, value: Json | undefined, member: Json): Json[] {
  const chosen =
    Array.isArray(value) && subsetsIn(space)?.high !== 1
      ? value
      : holds(value, member as string)
        ? [member]
        : [];
  const has = (one: Json) => chosen.some((other) => same(one, other));
  return membersOf(space).filter((one) => (same(one, member) ? !has(one) : has(one)));
}

function holds(value: Json | undefined, member: string): boolean {
  return Array.isArray(value) ? value.includes(member) : value === member;
}

function lightsOf(
  draft: Draft,
  order: string[],
  open: string | undefined,
  table: ArrakisTable,
  valueOf: (field: string) => Json | undefined,
  set: (field: string, value: Json) => void,
): Lights {
  const lit: Lights = {};
  const first = [...order].sort((one, other) => Number(other === open) - Number(one === open));
  for (const field of first) {
    const space = draft.values(field);
    const value = valueOf(field);
    for (const member of membersOf(space)) {
      const place = typeof member === "string" ? placeOf(member, table) : undefined;
      if (typeof member !== "string" || place === undefined || lit[place]) continue;
      const chosen = holds(value, member);
      if (!chosen && isFull(space, value)) continue;
      const name = PLACES.has(place) ? describePlace(place, table) : nameOf(member);
      lit[place] = {
        label: name,
        chosen,
        press: () => set(field, subsetsIn(space) ? toggled(space, value, member) : member),
      };
    }
  }
  return lit;
}

/** Where a value lies on the table: places and cards as such, deployment tokens in their area. */
function placeOf(word: string, table: ArrakisTable): string | undefined {
  if (box.value.tokens.has(word)) {
    return Object.values(table.legions)
      .flatMap((areas) => Object.entries(areas))
      .find(([, legion]) => legion.tokens?.includes(word))?.[0];
  }
  return word === "supply" || word === "foot" ? undefined : word;
}

interface FieldProps {
  field: string;
  kind: string;
  draft: Draft;
  /** What is entered; of a set perhaps only a part so far. */
  value: Json | undefined;
  panel: PanelProps;
  open: boolean;
  set: (value: Json) => void;
}

/** One question of a panel with its answers. */
function Field({ field, kind, draft, value, panel, open, set }: FieldProps) {
  const space = draft.values(field);
  const [first] = parts(space);
  const legend = t("a-ask", { field, kind });
  if (first && "range" in first) {
    const [low, high] = first.range;
    return (
      <Stepper
        label={legend}
        value={value === undefined ? null : Number(value)}
        low={low}
        high={high}
        step={(number) => set(number)}
      />
    );
  }
  const subsets = subsetsIn(space);
  const members = membersOf(space);
  const places = members.every((member) => typeof member === "string" && PLACES.has(member));
  const press = (member: Json) => set(subsets ? toggled(space, value, member) : member);
  const options = members.map((member) => (
    <Option
      key={JSON.stringify(member)}
      value={typeof member === "string" ? member : undefined}
      chosen={subsets ? holds(value, member as string) : same(value, member)}
      off={isFull(space, value) && !holds(value, member as string)}
      press={() => press(member)}
    >
      <Member value={member} panel={panel} />
    </Option>
  ));
  return (
    <fieldset class={`a-field${open ? " open" : ""}`}>
      <legend>{legend}</legend>
      {subsets && (
        <p class="a-hint">
          {t(subsets.low === subsets.high ? "a-exactly" : "a-some", {
            low: subsets.low,
            high: subsets.high,
          })}
        </p>
      )}
      {members.length <= (places ? 4 : FEW) ? (
        <div class="a-options">{options}</div>
      ) : (
        <>
          <p class="a-hint">
            {value !== undefined && places
              ? describePlaces(value, tableOf(panel.view))
              : t("a-lit-places", { number: members.length })}
          </p>
          <details class="a-list">
            <summary>{t("a-as-list")}</summary>
            <div class="a-options">{options}</div>
          </details>
        </>
      )}
    </fieldset>
  );
}

/** A place or several, with what is there. */
function describePlaces(value: Json, table: ArrakisTable): string {
  const places = (Array.isArray(value) ? value : [value]) as string[];
  return places.map((place) => describePlace(place, table)).join(" · ");
}

interface MemberProps {
  value: Json;
  panel: PanelProps;
  /** Their number stands beside it. */
  several?: boolean;
}

/** A value as a card, a figure, a sign or in words. */
function Member({ value, panel, several = false }: MemberProps) {
  if (typeof value !== "string") return <>{capitalize(gameTexts().say(value))}</>;
  const side = sideOf(panel.seat);
  if (box.value.tokens.has(value))
    return <Token id={value} side={side} table={tableOf(panel.view)} />;
  if (box.value.leaders.has(value)) return <Leader id={value} table={tableOf(panel.view)} />;
  if (isCard(value)) return <Card id={value} onButton />;
  if (PLACES.has(value)) return <Place id={value} table={tableOf(panel.view)} />;
  const figure = several ? figureName(value, side) : oneFigure(value, side);
  return (
    <>
      {figure !== nameOf(value) ? (
        <Figure id={value} side={side} />
      ) : hasGlyph(value) ? (
        <Icon id={value} />
      ) : null}
      <span>{capitalize(figure)}</span>
    </>
  );
}

/** A named leader with their strip, and where they stand. */
function Leader({ id, table }: { id: string; table: ArrakisTable }) {
  const { combat, faction } = box.value.leaders.get(id)!;
  const where = whereIs(id, table);
  return (
    <>
      <Figure id={id} side={faction} />
      <span>
        {nameOf(id)} <small>{where}</small>
      </span>
      {combat && <Strip combat={combat} />}
    </>
  );
}

/** A deployment token: what it turns into, and where it lies. */
function Token({ id, side, table }: { id: string; side: Side; table: ArrakisTable }) {
  const place = placeOf(id, table);
  return (
    <>
      <Figure id={id} side={side} />
      <span>
        {place ? `${nameOf(place)}: ` : ""}
        {garrisonOf(id, side)}
      </span>
    </>
  );
}
