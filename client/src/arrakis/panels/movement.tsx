/** Moving legions: which one, who goes along, where to and how. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { contains, parts } from "../../core/space";
import type { Action, Counts, Json, Product, Space, Subsets } from "../../core/space";
import { Button, Stepper } from "../../ui/controls";
import { useLights } from "../../ui/lights";
import { box } from "../box";
import { Figure } from "../cards";
import { describeArea, garrisonOf } from "../describe";
import { FigureTerms } from "../figure-terms";
import { Icon } from "../glyphs";
import { figureName, nameOf, t } from "../texts";
import { sideOf, tableOf } from "../view";
import type { ArrakisTable, Side } from "../view";
import { Foot, Option, kindsOf, pairsFrom, wordsIn } from "./common";
import { mapChoicePanel } from "./map-choice";
import { Part } from "./part";
import { Place } from "./place";

export const PickLegion = mapChoicePanel({ ending: "a-no-more-moves" });
export const PickAttacker = mapChoicePanel({ ending: "a-no-attack" });

type Counted = Record<string, number>;

/** Who goes along. */
interface Group {
  units: Counted;
  leaders: Counted;
  tokens: string[];
}

/** How many of everything that stands in an area may go. */
interface Pool {
  units: Counts[];
  leaders: Counts[];
  tokens: string[];
}

/** A space of moves is a sum of products: what is left behind decides which counts go together. */
function poolOf(space: Space, start: string): Pool {
  const moves = parts(space).filter(
    (part): part is Product => "product" in part && "start" in part.fields,
  );
  const fields = moves
    .map((move) => move.fields)
    .filter((field) => contains(field["start"]!, start));
  const counts = (name: string) =>
    fields
      .flatMap((field) => parts(field[name]!))
      .filter((part): part is Counts => "counts" in part);
  const subsets = fields
    .flatMap((field) => parts(field["tokens"]!))
    .filter((part): part is Subsets => "subsets" in part);
  return {
    units: counts("units"),
    leaders: counts("leaders"),
    tokens: [...new Set(subsets.flatMap((part) => wordsIn(part.subsets)))],
  };
}

/** The most of each member that any of these spaces allows. */
function most(spaces: Counts[]): Counted {
  const limits: Counted = {};
  for (const { counts, limits: those } of spaces) {
    wordsIn(counts).forEach((member, place) => {
      limits[member] = Math.max(limits[member] ?? 0, those[place]!);
    });
  }
  return limits;
}

/** The fewest that must go along: who has to lead cannot stay. */
function least(spaces: Counts[], member: string): number {
  const those = spaces.map(
    ({ counts, least: fewest }) => fewest[wordsIn(counts).indexOf(member)] ?? 0,
  );
  return those.length ? Math.min(...those) : 0;
}

const everybody = (pool: Pool): Group => ({
  units: most(pool.units),
  leaders: most(pool.leaders),
  tokens: pool.tokens,
});

/** The counts as the first space that takes them wants them; as they are if none does. */
function pairsIn(spaces: Counts[], counts: Counted): Json {
  const made = spaces.map((space) => pairsFrom(wordsIn(space.counts), counts));
  return made.find((pairs, place) => contains(spaces[place]!, pairs)) ?? made[0] ?? [];
}

/** The draft of a move by this group. */
function movedBy(draft: Draft, pool: Pool, group: Group): Draft {
  return draft
    .with("units", pairsIn(pool.units, group.units))
    .with("leaders", pairsIn(pool.leaders, group.leaders))
    .with(
      "tokens",
      pool.tokens.filter((token) => group.tokens.includes(token)),
    );
}

const sum = (counts: Counted): number =>
  Object.values(counts).reduce((before, number) => before + number, 0);

/** Where a group may go, and how. */
interface Route {
  goals: string[];
  ways: string[];
  /** The way that is taken; "" where there is no choice of ways. */
  way: string;
  /** Complete once the goal is one of those. */
  action: Action | null;
}

function routeOf(moved: Draft, to: string, by: string): Route {
  const goals = moved.ways() > 0n ? wordsIn(moved.values("to")) : [];
  if (!goals.includes(to)) return { goals, ways: [], way: "", action: null };
  const there = moved.with("to", to);
  const ways = there.fields().includes("by") ? wordsIn(there.values("by")) : [];
  const wanted = [by, "foot", ...(ways.length === 1 ? ways : [])];
  const way = wanted.find((one) => ways.includes(one)) ?? "";
  return { goals, ways, way, action: (way ? there.with("by", way) : there).complete() };
}

/** A move of a group, on foot, riding, by air, or straight to another area. */
export function MoveLegion(panel: PanelProps) {
  const { decision, lights, seat, view } = panel;
  const table = tableOf(view);
  const base = new Draft(decision.actions, kindsOf(decision)[0] ?? "");
  const starts = wordsIn(base.values("start"));
  const [start, setStart] = useState(starts[0] ?? "");
  const pool = poolOf(decision.actions, start);
  const [group, setGroup] = useState<Group>(() => everybody(pool));
  const [to, setTo] = useState("");
  const [by, setBy] = useState("");
  const moved = movedBy(base.with("start", start), pool, group);
  const { goals, ways, way, action } = routeOf(moved, to, by);

  const choose = (area: string) => {
    setStart(area);
    setGroup(everybody(poolOf(decision.actions, area)));
    setTo("");
  };
  const lit: Lights = {};
  for (const goal of goals) {
    lit[goal] = {
      label: describeArea(goal, table),
      chosen: goal === to,
      press: () => setTo(goal === to ? "" : goal),
    };
  }
  for (const area of starts) {
    lit[area] ??= {
      label: describeArea(area, table),
      chosen: area === start,
      press: () => choose(area),
    };
  }
  useLights(lights, lit);

  return (
    <div class="a-panel">
      <March start={start} to={goals.includes(to) ? to : ""} table={table} />
      <WhoGoes pool={pool} group={group} side={sideOf(seat)} set={setGroup} />
      {goals.length ? (
        <WhereTo goals={goals} to={to} table={table} choose={setTo} />
      ) : (
        <p class="a-hint warn">{t("a-cannot-go")}</p>
      )}
      {ways.length > 1 && <How ways={ways} way={way} table={table} choose={setBy} />}
      <Foot panel={panel} action={action} hint={t("a-choose-destination")} />
    </div>
  );
}

/** From where to where, with what stands in both. */
function March({ start, to, table }: { start: string; to: string; table: ArrakisTable }) {
  return (
    <div class="a-march">
      <Place id={start} table={table} />
      <span class="to" aria-hidden="true">
        →
      </span>
      {to ? (
        <Place id={to} table={table} />
      ) : (
        <span class="a-place open">
          ?<small>{t("a-choose-destination")}</small>
        </span>
      )}
    </div>
  );
}

interface WhoGoesProps {
  pool: Pool;
  group: Group;
  side: Side;
  set: (group: Group) => void;
}

/** How many of each kind go along, and which deployment tokens. */
function WhoGoes({ pool, group, side, set }: WhoGoesProps) {
  const whole = everybody(pool);
  const staying = sum(whole.units) - sum(group.units);
  const toggle = (token: string) =>
    group.tokens.includes(token)
      ? group.tokens.filter((one) => one !== token)
      : [...group.tokens, token];
  return (
    <Part title={t("a-who-goes")} aside={t("a-stays", { number: staying })}>
      <div class="a-group" role="group" aria-label={t("a-who-goes")}>
        {(["units", "leaders"] as const).flatMap((part) =>
          Object.entries(whole[part]).map(([id, limit]) => (
            <Goer
              key={id}
              id={id}
              side={side}
              value={group[part][id] ?? 0}
              low={least(pool[part], id)}
              high={limit}
              set={(number) => set({ ...group, [part]: { ...group[part], [id]: number } })}
            />
          )),
        )}
        {pool.tokens.map((token) => (
          <Option
            key={token}
            chosen={group.tokens.includes(token)}
            press={() => set({ ...group, tokens: toggle(token) })}
          >
            <Figure id={token} side={side} /> <span>{garrisonOf(token, side)}</span>
          </Option>
        ))}
      </div>
      <FigureTerms
        figures={[...Object.keys(whole.units), ...Object.keys(whole.leaders)]}
        side={side}
      />
      {staying > 0 && (
        <Button look="quiet" onClick={() => set(whole)}>
          {t("a-whole-legion")}
        </Button>
      )}
    </Part>
  );
}

interface GoerProps {
  id: string;
  side: Side;
  value: number;
  low: number;
  high: number;
  set: (number: number) => void;
}

/** How many of one kind go; somebody with a name goes or stays. */
function Goer({ id, side, value, low, high, set }: GoerProps) {
  if (box.value.leaders.has(id) && high === 1)
    return (
      <Option class="goer" chosen={value > 0} off={low > 0} press={() => set(value > 0 ? 0 : 1)}>
        <Figure id={id} side={side} /> <span>{figureName(id, side)}</span>
      </Option>
    );
  return (
    <div class="a-troop">
      <Figure id={id} side={side} />
      <Stepper label={figureName(id, side)} value={value} low={low} high={high} step={set} />
    </div>
  );
}

interface WhereToProps {
  goals: string[];
  to: string;
  table: ArrakisTable;
  choose: (goal: string) => void;
}

function WhereTo({ goals, to, table, choose }: WhereToProps) {
  return (
    <Part title={t("a-ask", { field: "to" })} aside={t("a-lit-places", { number: goals.length })}>
      <details class="a-list">
        <summary>{t("a-as-list")}</summary>
        <div class="a-options">
          {goals.map((goal) => (
            <Option key={goal} chosen={goal === to} press={() => choose(goal)}>
              {describeArea(goal, table)}
            </Option>
          ))}
        </div>
      </details>
    </Part>
  );
}

const WAY_SIGNS: Record<string, string> = { foot: "generic", ride: "wormsign", worm: "worm" };

interface HowProps {
  ways: string[];
  way: string;
  table: ArrakisTable;
  choose: (way: string) => void;
}

/** On foot, along wormsigns, on a sandworm, or with what flies in an air zone. */
function How({ ways, way, table, choose }: HowProps) {
  return (
    <fieldset class="a-field">
      <legend>{t("a-ask", { field: "by" })}</legend>
      <div class="a-options">
        {ways.map((one) => (
          <Option key={one} chosen={one === way} press={() => choose(one)}>
            <Icon id={WAY_SIGNS[one] ?? table.air[one] ?? "ornithopter"} />
            <span>{t("a-way", { way: one, name: nameOf(one) })}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
}
