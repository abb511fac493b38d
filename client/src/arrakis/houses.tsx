/** The houses and allies of a side: what each is good for, and its people. */

import { box } from "./box";
import { Figure } from "./cards";
import { whereIs } from "./describe";
import { Icon } from "./glyphs";
import { nameOf, t } from "./texts";
import type { ArrakisTable, Side } from "./view";

/** By side: each house as the leader cards name it. */
const HOUSES: Record<Side, readonly string[]> = {
  atreides: ["house_atreides", "fremen_ally"],
  harkonnen: ["house_harkonnen", "corrino_ally"],
};

interface HousesProps {
  table: ArrakisTable;
  side: Side;
  show: (card: string) => void;
}

export function Houses({ table, side, show }: HousesProps) {
  return (
    <section class="sheet-part">
      <h3>{t("a-houses")}</h3>
      {HOUSES[side].map((house) => (
        <div key={house} class="a-house">
          <p>
            <Icon id={house} /> {t(`a-house-${house.replaceAll("_", "-")}`)}
          </p>
          <ul class="leader-row">
            {[...box.value.leaders]
              .filter(([, { subfaction }]) => subfaction === house)
              .map(([id]) => (
                <Person key={id} id={id} table={table} side={side} show={show} />
              ))}
          </ul>
        </div>
      ))}
      {table.heighliners && (
        <p class="a-house">
          <Icon id="spacing_guild" /> {t("a-house-spacing-guild")}
        </p>
      )}
    </section>
  );
}

/** A named leader and where it is; those who are gone, or not yet here, are grey. */
function Person({ id, table, side, show }: HousesProps & { id: string }) {
  const isOut = table.out.includes(id);
  const isHere = table.in_play.includes(id) && !isOut;
  const where = isHere ? whereIs(id, table) : t(isOut ? "a-left-game" : "a-not-yet");
  return (
    <li class={isHere ? "" : "dead"}>
      <button type="button" onClick={() => show(id)}>
        <Figure id={id} side={side} />
        <span>{nameOf(id)}</span>
        <small>{where}</small>
      </button>
    </li>
  );
}
