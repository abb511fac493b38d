/** The board and everything around it. */

import type { TableProps } from "../core/game-ui";
import { Board } from "./Board";
import { Deals, Decks } from "./Decks";
import { Mine } from "./Mine";
import { Seats } from "./Seats";
import { Track } from "./Track";
import type { DuneView } from "./view";

export function Table({ view: anyView, lights, eyes }: TableProps) {
  const view = anyView as DuneView;
  return (
    <div class="dune-table">
      <div class="dune-layout">
        <Track table={view.table} seats={view.seats} />
        <Board view={view} lights={lights} />
        <div class="dune-side">
          {eyes !== null && <Mine view={view} seat={eyes} lights={lights} />}
          <Seats view={view} lights={lights} eyes={eyes} />
          <Deals table={view.table} />
          <Decks table={view.table} />
        </div>
      </div>
    </div>
  );
}
