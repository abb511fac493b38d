/** The stage of War for Arrakis: the map, the battle that is fought, a closer look at an area. */

import type { TableProps } from "../core/game-ui";
import { FieldOnMap } from "./battle";
import { Board as Map } from "./board";
import { describeBoard } from "./describe";
import { t } from "./texts";
import { stepWith, tableOf } from "./view";

export function Board({ view, events, lights, readOnly, pointed }: TableProps) {
  const table = tableOf(view);
  const asked = !readOnly && view.decisions.some(({ required }) => required);
  return (
    <div class="a-table">
      <Map
        table={table}
        lights={lights}
        battle={stepWith(view, "battle")?.battle}
        pointed={pointed}
      />
      <FieldOnMap view={view} events={events} asked={asked} />
      <section class="a-unseen" aria-label={t("a-board-in-words")}>
        <ul>
          {describeBoard(table).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
