/** The stage of War for Arrakis: the map, the battle that is fought, a closer look at an area. */

import { useState } from "preact/hooks";
import type { TableProps } from "../core/game-ui";
import { FieldOnMap } from "./battle";
import { Board as Map } from "./board";
import { describeBoard } from "./describe";
import { Inspector } from "./inspector";
import { t } from "./texts";
import { stepWith, tableOf } from "./view";

export function Board({ view, events, lights, readOnly }: TableProps) {
  const table = tableOf(view);
  const [area, setArea] = useState("");
  const asked = !readOnly && view.decisions.some(({ required }) => required);
  return (
    <div class="a-table">
      <Map
        table={table}
        lights={lights}
        battle={stepWith(view, "battle")?.battle}
        onArea={(id) => setArea(id === area ? "" : id)}
      />
      <FieldOnMap view={view} events={events} asked={asked} />
      {area && <Inspector id={area} table={table} onClose={() => setArea("")} />}
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
