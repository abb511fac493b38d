/**
 * A panel for choices that are made on the map or the table: from where, what, where to. Everything is
 * lit where it lies; the choice is shown in words before it is done. Pressing the last thing again does it.
 */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, Panel, PanelProps } from "../../core/game-ui";
import { list, parts, same, size } from "../../core/space";
import type { Json, Space } from "../../core/space";
import { Stepper } from "../../ui/controls";
import { box } from "../box";
import { Card, Figure, Strip, isCard } from "../cards";
import { describePlace, garrisonOf, legionsIn, whereIs } from "../describe";
import { Icon, hasGlyph } from "../glyphs";
import { AREAS, ZONES } from "../room";
import { sideOf, stepWith } from "../view";
import type { ArrakisTable, Side } from "../view";
import { capital, figureName, nameOf, say, spoken } from "../words";
import { Foot, MANY, Option, kindsOf, useLit } from "./parts";

interface Route {
  /** The order in which the fields of a kind are asked; those not named come last. */
  order?: Record<string, readonly string[]>;
  /** Values taken unless the player wants others. */
  usual?: Record<string, Json>;
  /** What the panel tells before its fields. */
  Intro?: (props: PanelProps) => preact.JSX.Element | null;
  /** The words on the button that ends the decision. */
  ending?: string;
  /** What is done is said even if there is only one thing to do. */
  named?: boolean;
  /** Done at once: a choice that only leads to the next question. */
  atOnce?: boolean;
}

const PLACES = new Set([...AREAS, ...ZONES.map(({ id }) => id)]);
const USUAL: Record<string, Json> = { source: "supply", by: "foot" };
const FEW = 9;
/** Told even where there is no choice. */
const TOLD = ["piece", "vehicle"];
/** Numbers that begin with the most rather than the fewest. */
const FULL = new Set(["troops"]);

/** A panel for decisions of this sort. */
export function walkPanel(route: Route = {}): Panel {
  return function WalkPanel(panel: PanelProps) {
    const kinds = kindsOf(panel.decision);
    const [kind, choose] = useState(kinds[0] ?? "");
    const current = kinds.includes(kind) ? kind : (kinds[0] ?? "");
    return (
      <div class="a-panel">
        {route.Intro && <route.Intro {...panel} />}
        {kinds.length > 1 && (
          <div class="a-kinds" role="group" aria-label={say("a-kinds")}>
            {kinds.map((one) => (
              <Option key={one} chosen={one === current} press={() => choose(one)}>
                {capital(nameOf(one))}
              </Option>
            ))}
          </div>
        )}
        {kinds.length === 1 && route.named && <p class="a-given">{capital(nameOf(current))}</p>}
        <Walk key={current} panel={panel} kind={current} route={route} />
      </div>
    );
  };
}

type Entries = Record<string, Json>;

/** The draft with all entries that go together, and the usual values where nothing was entered. */
function filled(space: Space, kind: string, entries: Entries, usual: Entries): Draft {
  const add = (draft: Draft, [field, value]: [string, Json]) =>
    draft.fields().includes(field) && !(field in draft.fixed) && draft.offers(field, value)
      ? draft.with(field, value)
      : draft;
  const settled = [...Object.entries(entries), ...Object.entries(usual)].reduce(add, new Draft(space, kind));
  return settled.fields().reduce((draft, field) => {
    const [first] = parts(draft.values(field));
    return first && "range" in first ? add(draft, [field, first.range[FULL.has(field) ? 1 : 0]]) : draft;
  }, settled);
}

function Walk({ panel, kind, route }: { panel: PanelProps; kind: string; route: Route }) {
  const { decision, act, lights, view } = panel;
  const [entries, setEntries] = useState<Entries>({});
  const draft = filled(decision.actions, kind, entries, { ...USUAL, ...route.usual });
  const order = inOrder(draft.fields(), route.order?.[kind] ?? []);
  const asked = order.filter((field) => size(draft.values(field)) > 1n);
  const open =
    asked.find((field) => !(field in draft.fixed)) ?? asked.filter((field) => !(field in USUAL)).at(-1) ?? order.at(-1);
  const action = draft.complete();

  function set(field: string, value: Json): void {
    const again = same(entries[field], value) && typeof value === "string";
    if (again && action) return act(action);
    const next = again ? without(entries, field) : { [field]: value, ...without(entries, field) };
    const done = route.atOnce ? filled(decision.actions, kind, next, { ...USUAL, ...route.usual }).complete() : null;
    if (done) act(done);
    else setEntries(next);
  }

  const valueOf = (field: string): Json | undefined => draft.fixed[field] ?? entries[field];
  const lit = lightsOf(draft, order, open, view.table as ArrakisTable, valueOf, set, action !== null);
  useLit(lights, lit, [decision, kind, entries, spoken()]);
  const left = stepWith<number>(view.steps, "left") ?? 1;
  const given = TOLD.filter((field) => order.includes(field) && !asked.includes(field));
  return (
    <>
      {given.map((field) => (
        <p key={field} class="a-given">
          <Member value={membersOf(draft.values(field))[0] ?? null} panel={panel} />
          {field === "piece" && left > 1 && <span class="a-badge">×{left}</span>}
        </p>
      ))}
      {asked.map((field) => (
        <Field
          key={field}
          field={field}
          kind={kind}
          draft={draft}
          value={valueOf(field)}
          panel={panel}
          open={field === open}
          set={(value) => set(field, value)}
        />
      ))}
      <Foot
        panel={panel}
        action={action}
        clear={Object.keys(entries).length ? () => setEntries({}) : undefined}
        ending={route.ending && say(route.ending)}
      />
    </>
  );
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
    "subsets" in part ? (list(part.subsets, MANY) ?? []) : (list(part, MANY) ?? []),
  );
}

const subsetsIn = (space: Space) =>
  parts(space).find((part) => "subsets" in part) as { subsets: Space; low: number; high: number } | undefined;

/** Whether a set has no room for another member; one of a single member takes the other instead. */
function isFull(space: Space, value: Json | undefined): boolean {
  const high = subsetsIn(space)?.high ?? 0;
  return high > 1 && Array.isArray(value) && value.length >= high;
}

/** A set with a member put in or taken out, in the order of its pool. */
function toggled(space: Space, value: Json | undefined, member: Json): Json[] {
  const chosen =
    Array.isArray(value) && subsetsIn(space)?.high !== 1 ? value : holds(value, member as string) ? [member] : [];
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
  complete: boolean,
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
      const told = PLACES.has(place) ? describePlace(place, table) : nameOf(member);
      lit[place] = {
        label: chosen && complete ? say("a-press-again", { what: told }) : told,
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
      .flatMap(Object.entries)
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
  set(value: Json): void;
}

/** One question of a panel with its answers. */
function Field({ field, kind, draft, value, panel, open, set }: FieldProps) {
  const space = draft.values(field);
  const [first] = parts(space);
  const legend = say("a-ask", { field, kind });
  if (first && "range" in first) {
    const [low, high] = first.range;
    return <Stepper label={legend} value={Number(value ?? low)} low={low} high={high} step={(number) => set(number)} />;
  }
  const set_ = subsetsIn(space);
  const members = membersOf(space);
  const places = members.every((member) => typeof member === "string" && PLACES.has(member));
  const press = (member: Json) => set(set_ ? toggled(space, value, member) : member);
  const options = members.map((member) => (
    <Option
      key={JSON.stringify(member)}
      chosen={set_ ? holds(value, member as string) : same(value, member)}
      off={isFull(space, value) && !holds(value, member as string)}
      press={() => press(member)}
    >
      <Member value={member} panel={panel} />
    </Option>
  ));
  return (
    <fieldset class={`a-field${open ? " open" : ""}`}>
      <legend>{legend}</legend>
      {set_ && (
        <p class="a-hint">{say(set_.low === set_.high ? "a-exactly" : "a-some", { low: set_.low, high: set_.high })}</p>
      )}
      {members.length <= (places ? 4 : FEW) ? (
        <div class="a-options">{options}</div>
      ) : (
        <>
          <p class="a-hint">
            {value !== undefined && places
              ? describePlace(String(value), panel.view.table as ArrakisTable)
              : say("a-lit-places", { number: members.length })}
          </p>
          <details class="a-list">
            <summary>{say("a-as-list")}</summary>
            <div class="a-options">{options}</div>
          </details>
        </>
      )}
    </fieldset>
  );
}

/** A value as a card, a figure, a sign or in words. */
function Member({ value, panel }: { value: Json; panel: PanelProps }) {
  if (typeof value !== "string") return <>{capital(spoken().say(value))}</>;
  const side = sideOf(panel.seat);
  if (box.value.tokens.has(value)) return <Token id={value} side={side} table={panel.view.table as ArrakisTable} />;
  if (box.value.leaders.has(value)) return <Leader id={value} table={panel.view.table as ArrakisTable} />;
  if (isCard(value)) return <Card id={value} />;
  if (AREAS.includes(value)) return <Place id={value} table={panel.view.table as ArrakisTable} />;
  const figure = figureName(value, side);
  return (
    <>
      {figure !== nameOf(value) ? <Figure id={value} side={side} /> : hasGlyph(value) ? <Icon id={value} /> : null}
      <span>{capital(figure)}</span>
    </>
  );
}

/** An area, and the legions there. */
function Place({ id, table }: { id: string; table: ArrakisTable }) {
  const legions = legionsIn(id, table);
  return (
    <span class="a-place">
      {nameOf(id)}
      {legions && <small>{legions}</small>}
    </span>
  );
}

/** A named leader with his strip, and where he stands. */
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
