/** A closer look at an area: all that stands there, in words. */

import { capitalize } from "../core/texts";
import { Figure } from "./cards";
import { figuresOf, garrisonOf, thingsIn } from "./describe";
import { Icon } from "./glyphs";
import { THE_MAP } from "./areas";
import { isYours, nameOf, t } from "./texts";
import { SIDES } from "./view";
import type { ArrakisTable, LegionView, Side } from "./view";

export function AboutPlace({ id, table }: { id: string; table: ArrakisTable }) {
  const area = THE_MAP.areas[id];
  if (area === undefined) return <p>{table.air[id] ? nameOf(table.air[id]) : t("a-empty")}</p>;
  const terrain = table.atomics === id ? "desert" : area.terrain;
  return (
    <>
      <p class="quiet">
        {capitalize(t("a-terrain", { terrain }))}
        {area.sector === "np" ? "" : ` · ${nameOf(area.sector)}`}
      </p>
      <ul>
        {thingsIn(id, table).map((thing) => (
          <li key={thing}>{capitalize(thing)}</li>
        ))}
      </ul>
      {SIDES.map((side) => {
        const legion = table.legions[side][id];
        return legion ? <LegionDetails key={side} legion={legion} side={side} /> : null;
      })}
    </>
  );
}

function LegionDetails({ legion, side }: { legion: LegionView; side: Side }) {
  return (
    <div class={`a-legion-details ${side}`}>
      <h3>
        <Icon id={side} /> {isYours(side) ? t("a-you") : nameOf(side)}
      </h3>
      <p>{figuresOf(legion, side).join(", ")}</p>
      {legion.tokens && (
        <ul>
          {legion.tokens.map((token) => (
            <li key={token}>
              <Figure id={token} side={side} /> {garrisonOf(token, side)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
