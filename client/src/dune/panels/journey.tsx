/** Shipments and moves: from where, how many, to where; all of it on the map too. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { contains, list, type Action } from "../../core/space";
import { Select, Stepper } from "../../ui/controls";
import { sentence } from "../../ui/form";
import { TreacheryFace } from "../cards";
import { rateTo } from "../box";
import { territoryOf } from "../view";
import { nameOf, say, words } from "../words";
import {
  actionOf,
  anyValuesOf,
  Commit,
  duneView,
  numbersOf,
  PanelFrame,
  settle,
  Tiles,
  useLights,
} from "./kit";
import {
  actionBy,
  fitting,
  limitsOf,
  NOBODY,
  productsOf,
  size,
  withAll,
  without,
  type Group,
  type Kind,
} from "./groups";
import { Destination, Price, priceOf } from "./fare";
import { Stacks } from "./stacks";

/** Kinds that move groups which stand on the map. */
const FROM_THE_MAP = new Set(["move", "ride_worm", "ship_across", "ship_home"]);

export function JourneyPanel(props: PanelProps) {
  const { decision, act, refused } = props;
  const kinds = new Draft(decision.actions).kinds;
  const journeys = kinds.filter((kind) => kind !== "pass");
  const [kind, setKind] = useState(journeys[0] ?? "pass");
  const pass = actionOf(decision.actions, "pass");
  if (!journeys.includes(kind)) {
    return (
      <PanelFrame refused={refused}>
        <p>{say("nowhere-to-go")}</p>
        <Commit action={pass} act={act} />
      </PanelFrame>
    );
  }
  const Way = FROM_THE_MAP.has(kind) ? GroupJourney : ReserveJourney;
  return (
    <PanelFrame refused={refused}>
      {journeys.length > 1 && (
        <Tiles<string>
          label={say("way-of-travel")}
          values={journeys}
          value={kind}
          choose={setKind}
          name={(one) => sentence(nameOf(one))}
        />
      )}
      <Way key={kind} {...props} kind={kind} pass={pass} />
    </PanelFrame>
  );
}

interface WayProps extends PanelProps {
  kind: string;
  pass: Action | null;
}

// From the reserves to one place.

function ReserveJourney({ view, seat, decision, act, lights, kind, pass }: WayProps) {
  const { table } = duneView(view);
  const [draft, setDraft] = useState(() => new Draft(decision.actions, kind));
  const cell = draft.fixed["cell"] as string | undefined;
  const cells = anyValuesOf(draft, "cell") as string[];
  const filled = withSome(draft);
  const go = (to: string) => setDraft(settle(draft, "cell", to));
  useLights(
    lights,
    Object.fromEntries(
      cells.map((one) => [
        one,
        { label: say("ship-to", { place: nameOf(one) }), chosen: one === cell, press: () => go(one) },
      ]),
    ),
    [draft],
  );
  const number = count(filled, "forces") + count(filled, "specials");
  const price =
    cell === undefined || kind === "arrive" ? 0 : priceOf(table, seat, kind, number, rateTo(cell));
  return (
    <>
      <Destination cells={cells} cell={cell} go={go} />
      {cell !== undefined && (
        <div class="steppers">
          <Amount draft={draft} filled={filled} field="forces" change={setDraft} />
          <Amount draft={draft} filled={filled} field="specials" change={setDraft} />
        </div>
      )}
      {"card" in fieldsOf(draft) && (
        <Tiles
          label={say("karama-card")}
          values={anyValuesOf(draft, "card") as string[]}
          value={(filled.fixed["card"] as string | undefined) ?? (anyValuesOf(draft, "card")[0] as string)}
          choose={(card) => setDraft(settle(draft, "card", card))}
          name={nameOf}
          face={(card) => <TreacheryFace id={card} />}
        />
      )}
      <Commit
        action={cell === undefined ? null : filled.complete()}
        act={act}
        instead={[pass]}
        hint={
          cell === undefined ? (
            say("press-destination")
          ) : (
            <Price table={table} seat={seat} price={price} free={kind === "arrive"} />
          )
        }
      />
    </>
  );
}

const fieldsOf = (draft: Draft) => Object.fromEntries(draft.fields().map((field) => [field, true]));

const count = (draft: Draft, field: string): number => (draft.fixed[field] as number | undefined) ?? 0;

/** The fewest forces, but some; and whatever has only one value. */
function withSome(draft: Draft): Draft {
  let filled = draft;
  for (const field of ["card", "forces", "specials"]) {
    if (field in filled.fixed || !filled.fields().includes(field)) continue;
    const values = list(filled.values(field), 200) ?? [];
    const first = values.find((value) => value !== 0 || field !== "forces") ?? values[0];
    if (first !== undefined) filled = filled.with(field, first);
  }
  return filled;
}

function Amount(props: { draft: Draft; filled: Draft; field: string; change(draft: Draft): void }) {
  const { draft, filled, field, change } = props;
  const { cell } = draft.fixed;
  const numbers = numbersOf(new Draft(draft.space, draft.kind, cell === undefined ? {} : { cell }), field);
  const high = numbers.at(-1) ?? 0;
  if (high === 0) return null;
  return (
    <Stepper
      label={sentence(nameOf(field))}
      value={count(filled, field)}
      low={numbers[0] ?? 0}
      high={high}
      step={(value) => change(settle(filled, field, value))}
    />
  );
}

// Groups that stand on the map.

function GroupJourney({ view, seat, decision, act, lights, kind, pass }: WayProps) {
  const { table } = duneView(view);
  const products = productsOf(decision.actions, kind);
  const limits = { forces: limitsOf(products, "forces"), specials: limitsOf(products, "specials") };
  const origins = [...new Set([...limits.forces.keys(), ...limits.specials.keys()])];
  const [group, setGroup] = useState<Group>(NOBODY);
  const [to, setTo] = useState<string | null>(null);

  const territory = territoryOf([...Object.keys(group.forces), ...Object.keys(group.specials)][0] ?? "");
  const ways = size(group) ? fitting(products, group) : [];
  const field = products[0] && "to" in products[0].fields ? "to" : "cell";
  const home = products[0] !== undefined && !(field in products[0].fields);
  const ends = [
    ...new Set(ways.flatMap((way) => (way.fields[field] ? (list(way.fields[field], 500) as string[]) : []))),
  ];
  const end = to !== null && ends.includes(to) ? to : null;

  function take(cell: string): void {
    const taken = (group.forces[cell] ?? 0) + (group.specials[cell] ?? 0) > 0;
    const base = territoryOf(cell) === territory ? group : NOBODY;
    setGroup(taken ? without(group, cell) : withAll(base, cell, limits));
  }
  const change = (which: Kind, cell: string, number: number) =>
    setGroup({ ...group, [which]: { ...group[which], [cell]: number } });

  const lit: Lights = {};
  for (const cell of ends) {
    lit[cell] = {
      label: say("move-to", { place: nameOf(cell) }),
      chosen: cell === end,
      press: () => setTo(cell),
    };
  }
  for (const cell of origins) {
    const taken = (group.forces[cell] ?? 0) + (group.specials[cell] ?? 0) > 0;
    if (taken || !(cell in lit)) {
      lit[cell] = {
        label: say("move-from", { place: nameOf(cell) }),
        chosen: taken,
        press: () => take(cell),
      };
    }
  }
  useLights(lights, lit, [group, to]);

  const way = ways.find((one) => home || (end !== null && contains(one.fields[field]!, end)));
  const action = way ? actionBy(way, group, home ? {} : { [field]: end! }) : null;
  const rows = origins.filter((cell) => territoryOf(cell) === territory);
  const spot = field === "cell" && end !== null ? rateTo(end) : 1;
  const price = kind.startsWith("ship") ? priceOf(table, seat, kind, size(group), home ? 1 : spot) : null;
  return (
    <>
      <Select
        label={say("origin")}
        values={["", ...origins]}
        value={rows[0] ?? ""}
        name={(one) => (one ? nameOf(one) : say("on-the-map"))}
        choose={(one) => setGroup(one ? withAll(NOBODY, one, limits) : NOBODY)}
      />
      <Stacks cells={rows} group={group} limits={limits} change={change} />
      {!home && ends.length > 0 && <Destination cells={ends} cell={end ?? undefined} go={setTo} />}
      <Commit
        action={action}
        act={act}
        instead={[pass]}
        hint={
          action ? (
            <>
              {sentence(words().act(action))}
              {price !== null && (
                <>
                  <br />
                  <Price table={table} seat={seat} price={price} free={false} />
                </>
              )}
            </>
          ) : (
            say(size(group) ? (ways.length ? "press-destination" : "group-cannot") : "press-origin")
          )
        }
        label={action ? say(`go-${kind.replaceAll("_", "-")}`) : undefined}
      />
    </>
  );
}
