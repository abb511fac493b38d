/** Shipments and moves: from where, how many, to where; all of it on the map too. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Action, Product } from "../../core/space";
import { capitalize } from "../../core/texts";
import { Select, Stepper } from "../../ui/controls";
import { useLights, useLightsFor } from "../../ui/lights";
import { rateTo } from "../box";
import { TreacheryFace } from "../cards";
import { actText, forcesText, nameOf, t } from "../texts";
import { duneView, forcesIn, territoryOf } from "../view";
import {
  Commit,
  PanelFrame,
  Tiles,
  actionOf,
  anyWordsOf,
  costOf,
  numbersOf,
  settle,
} from "./common";
import {
  NOBODY,
  actionBy,
  cellsOf,
  countIn,
  fitting,
  limitsOf,
  productsOf,
  size,
  withAll,
  without,
} from "./groups";
import type { Group, Kind } from "./groups";
import { Destination, Price, priceOf } from "./shipping-price";
import { Stacks } from "./stacks";

/** Kinds that move groups which stand on the map. */
const FROM_THE_MAP = new Set(["move", "ride_worm", "ship_across", "ship_home"]);

export function MovementPanel(props: PanelProps) {
  const { decision, act, refused } = props;
  const kinds = new Draft(decision.actions).kinds;
  const moves = kinds.filter((kind) => kind !== "pass");
  const [kind, setKind] = useState(moves[0] ?? "pass");
  const pass = actionOf(decision.actions, "pass");
  if (!moves.includes(kind)) {
    return (
      <PanelFrame refused={refused}>
        <p>{t("nowhere-to-go")}</p>
        <Commit action={pass} act={act} />
      </PanelFrame>
    );
  }
  const Form = FROM_THE_MAP.has(kind) ? GroupForm : ReserveForm;
  return (
    <PanelFrame refused={refused}>
      {moves.length > 1 && (
        <Tiles<string>
          label={t("way-of-travel")}
          values={moves}
          value={kind}
          choose={setKind}
          name={(one) => capitalize(nameOf(one))}
        />
      )}
      <Form key={kind} {...props} kind={kind} pass={pass} />
    </PanelFrame>
  );
}

interface FormProps extends PanelProps {
  kind: string;
  pass: Action | null;
}

// From the reserves to one place.

function ReserveForm({ view, seat, decision, act, lights, kind, pass }: FormProps) {
  const { table } = duneView(view);
  const [draft, setDraft] = useState(() => new Draft(decision.actions, kind));
  const cell = draft.fixed["cell"] as string | undefined;
  const cells = anyWordsOf(draft, "cell");
  const filled = withRest(draft);
  const go = (to: string) => setDraft(settle(draft, "cell", to));
  useLightsFor(lights, cells, (one) => ({
    label: t("ship-to", { place: nameOf(one) }),
    chosen: one === cell,
    press: () => go(one),
  }));
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
      {draft.fields().includes("card") && (
        <Tiles
          label={t("karama-card")}
          values={anyWordsOf(draft, "card")}
          value={filled.fixed["card"] as string | undefined}
          choose={(card) => setDraft(settle(draft, "card", card))}
          name={nameOf}
          face={(card) => <TreacheryFace id={card} />}
        />
      )}
      <Commit
        action={cell === undefined ? null : filled.complete()}
        act={act}
        missing={t(
          cell === undefined ? "choose-destination" : number ? "choose-card" : "choose-how-many",
        )}
        instead={[pass]}
        cost={costOf(decision)}
        hint={
          cell === undefined ? (
            t("press-destination")
          ) : (
            <Price table={table} seat={seat} price={price} free={kind === "arrive"} />
          )
        }
      />
    </>
  );
}

const count = (draft: Draft, field: string): number =>
  (draft.fixed[field] as number | undefined) ?? 0;

/** With none of the kind of forces that nobody mentioned, once a number of the other is said. */
function withRest(draft: Draft): Draft {
  const kinds = ["forces", "specials"].filter((field) => draft.fields().includes(field));
  if (!kinds.some((field) => field in draft.fixed)) return draft;
  return kinds.reduce(
    (made, field) => (field in made.fixed || !made.offers(field, 0) ? made : made.with(field, 0)),
    draft,
  );
}

function Amount(props: {
  draft: Draft;
  filled: Draft;
  field: string;
  change: (draft: Draft) => void;
}) {
  const { draft, filled, field, change } = props;
  const { cell } = draft.fixed;
  const numbers = numbersOf(
    new Draft(draft.space, draft.kind, cell === undefined ? {} : { cell }),
    field,
  );
  const high = numbers.at(-1) ?? 0;
  if (high === 0) return null;
  return (
    <Stepper
      label={capitalize(nameOf(field))}
      value={(filled.fixed[field] as number | undefined) ?? null}
      low={numbers[0] ?? 0}
      high={high}
      step={(value) => change(settle(filled, field, value))}
    />
  );
}

// Groups that stand on the map.

/** Where a group may go, and the action once its end is chosen. */
interface GroupMove {
  ends: string[];
  end: string | null;
  /** It goes home, to no place on the map. */
  home: boolean;
  /** There is somewhere that this group may go. */
  possible: boolean;
  /** Spice for each force, where that is paid. */
  rate: number;
  action: Action | null;
}

function moveOf(products: Product[], group: Group, to: string | null): GroupMove {
  const ways = size(group) ? fitting(products, group) : [];
  const fields = products[0]?.fields ?? {};
  const field = "to" in fields ? "to" : "cell";
  const home = products.length > 0 && !(field in fields);
  const endsOf = (way: Product) => (list(way.fields[field] ?? { listed: [] }) ?? []) as string[];
  const ends = [...new Set(ways.flatMap(endsOf))];
  const end = ends.find((one) => one === to) ?? null;
  const way = ways.find((one) => home || (end !== null && endsOf(one).includes(end)));
  return {
    ends,
    end,
    home,
    possible: ways.length > 0,
    rate: field === "cell" && end !== null ? rateTo(end) : 1,
    action: way ? actionBy(way, group, home ? {} : { [field]: end! }) : null,
  };
}

/** What a group still lacks, on the button and in the line above it. */
const lackingIn = (isTaken: boolean, possible: boolean): string =>
  t(isTaken && possible ? "choose-destination" : "choose-origin");

function hintFor(isTaken: boolean, possible: boolean): string {
  if (!isTaken) return t("press-origin");
  return t(possible ? "press-destination" : "group-cannot");
}

function GroupForm({ view, seat, decision, act, lights, kind, pass }: FormProps) {
  const { table } = duneView(view);
  const products = productsOf(decision.actions, kind);
  const limits = limitsOf(products);
  const origins = cellsOf(limits);
  const [group, setGroup] = useState<Group>(NOBODY);
  const [to, setTo] = useState<string | null>(null);
  const { ends, end, home, possible, rate, action } = moveOf(products, group, to);

  const territory = territoryOf(
    [...Object.keys(group.forces), ...Object.keys(group.specials)][0] ?? "",
  );
  const rows = origins.filter((cell) => territoryOf(cell) === territory);
  function take(cell: string): void {
    const taken = countIn(group, cell) > 0;
    const base = territoryOf(cell) === territory ? group : NOBODY;
    setGroup(taken ? without(group, cell) : withAll(base, cell, limits));
  }
  const change = (which: Kind, cell: string, number: number) =>
    setGroup({ ...group, [which]: { ...group[which], [cell]: number } });

  const lit: Lights = {};
  for (const cell of ends) {
    lit[cell] = {
      label: t("move-to", { place: nameOf(cell) }),
      chosen: cell === end,
      press: () => setTo(cell),
    };
  }
  for (const cell of origins) {
    const taken = countIn(group, cell) > 0;
    if (taken || !(cell in lit)) {
      lit[cell] = {
        label: t("move-from", { place: nameOf(cell) }),
        chosen: taken,
        press: () => take(cell),
      };
    }
  }
  useLights(lights, lit);

  const isTaken = size(group) > 0;
  return (
    <>
      <Select
        label={t("origin")}
        values={["", ...origins]}
        value={rows[0] ?? ""}
        name={(one) =>
          one ? `${nameOf(one)}: ${forcesText(forcesIn(table, seat, [one]))}` : t("on-the-map")
        }
        choose={(one) => setGroup(one ? withAll(NOBODY, one, limits) : NOBODY)}
      />
      <Stacks cells={rows} group={group} limits={limits} change={change} />
      {!home && ends.length > 0 && <Destination cells={ends} cell={end ?? undefined} go={setTo} />}
      <Commit
        action={action}
        act={act}
        missing={lackingIn(isTaken, possible)}
        instead={[pass]}
        cost={costOf(decision)}
        hint={
          action ? (
            <>
              {actText(action)}
              {kind.startsWith("ship") && (
                <>
                  <br />
                  <Price
                    table={table}
                    seat={seat}
                    price={priceOf(table, seat, kind, size(group), rate)}
                    free={false}
                  />
                </>
              )}
            </>
          ) : (
            hintFor(isTaken, possible)
          )
        }
        label={t(`go-${kind.replaceAll("_", "-")}`)}
      />
    </>
  );
}
