/** A group that stands on the map: who of it goes, and where to. */

import { useState } from "preact/hooks";
import type { Lights } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Action, Product } from "../../core/space";
import { useLights } from "../../ui/lights";
import { rateTo } from "../box";
import { Sign } from "../emblems";
import { forcesText, nameOf, t } from "../texts";
import { duneView, forcesIn, territoryOf } from "../view";
import { Commit, costOf } from "./common";
import {
  NOBODY,
  actionBy,
  cellsOf,
  countIn,
  fitting,
  limitsOf,
  productsOf,
  size,
  strongholdLeft,
  withAll,
  without,
} from "./groups";
import type { Group, Kind } from "./groups";
import type { FormProps } from "./movement";
import { Bill, priceOf } from "./shipping-price";
import { Stacks } from "./stacks";
import { There } from "./there";
import { PlaceStep, Way, WayStep } from "./way";

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

/** What a group still lacks, on the button. */
const lackingIn = (isTaken: boolean, possible: boolean): string =>
  t(isTaken && possible ? "choose-destination" : "choose-origin");

/** The same in the line above it. */
function hintFor(isTaken: boolean, possible: boolean): string {
  if (!isTaken) return t("press-origin");
  return t(possible ? "press-destination" : "group-cannot");
}

export function GroupForm({ view, seat, decision, act, lights, kind, pass }: FormProps) {
  const dune = duneView(view);
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

  const number = size(group);
  const isTaken = number > 0;
  const freight = { kind, number, rate };
  const isPaid = kind.startsWith("ship");
  const left = strongholdLeft(dune.table, seat, rows, number);
  return (
    <>
      <Way>
        <PlaceStep
          label={t("origin")}
          cells={origins}
          cell={rows[0]}
          go={(one) => setGroup(one ? withAll(NOBODY, one, limits) : NOBODY)}
          name={(one) => `${nameOf(one)}: ${forcesText(forcesIn(dune.table, seat, [one]))}`}
          done={isTaken}
          now
        />
      </Way>
      <Stacks cells={rows} group={group} limits={limits} seat={seat} change={change} />
      <Way from={2}>
        {home ? (
          <WayStep done={isTaken} now={false}>
            <span>
              <small>{t("destination")}</small> {t("home")}
            </span>
          </WayStep>
        ) : (
          <PlaceStep
            label={t("destination")}
            cells={ends}
            cell={end ?? undefined}
            go={setTo}
            done={end !== null}
            now={isTaken}
          />
        )}
      </Way>
      {isPaid && action && <Bill view={dune} seat={seat} freight={freight} />}
      {end !== null && <There table={dune.table} seat={seat} cell={end} />}
      <Commit
        action={action}
        act={act}
        missing={lackingIn(isTaken, possible)}
        instead={[pass]}
        insteadLabel={t(`pass-${decision.kind}`)}
        cost={costOf(decision)}
        hint={action ? left !== null && <Loss place={left} /> : hintFor(isTaken, possible)}
        label={t(`go-${kind.replaceAll("_", "-")}`, { number, price: priceOf(dune, freight) })}
      />
    </>
  );
}

/** What a group lets go by leaving; said before it goes. */
function Loss({ place }: { place: string }) {
  return (
    <b class="dune-loss">
      <Sign name="stronghold" size={16} /> {t("stronghold-left", { place: nameOf(place) })}
    </b>
  );
}
