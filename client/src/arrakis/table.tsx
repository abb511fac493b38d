/** The stage of War for Arrakis: the map, and a closer look at an area. */

import type { TableProps } from "../core/game-ui";
import { askedIn } from "../map/place-note";
import { Board as Map } from "./board";
import { describeBoard } from "./describe";
import { t } from "./texts";
import { sideOf, stepWith, tableOf } from "./view";

export function Board({ view, eyes, lights, pointed, recent }: TableProps) {
  const table = tableOf(view);
  const decision = view.decisions.find(({ required }) => required);
  return (
    <div class="a-table">
      <Map
        table={table}
        asked={decision && eyes ? { decision, side: sideOf(eyes) } : undefined}
        question={askedIn(view)}
        lights={lights}
        battle={stepWith(view, "battle")?.battle}
        pointed={pointed}
        recent={recent}
      />
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
