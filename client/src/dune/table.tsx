/** The board and everything around it. */

import type { TableProps } from "../core/game-ui";
import { Board } from "./board";
import { Deals, Decks } from "./decks";
import { OwnShield } from "./own-shield";
import { Seats } from "./seats";
import { Track } from "./track";
import { duneView } from "./view";

export function Table({ view: anyView, lights, eyes }: TableProps) {
  const view = duneView(anyView);
  return (
    <div class="dune-table">
      <div class="dune-layout">
        <Track table={view.table} seats={view.seats} />
        <Board view={view} lights={lights} />
        <div class="dune-side">
          {eyes !== null && <OwnShield view={view} seat={eyes} lights={lights} />}
          <Seats view={view} lights={lights} eyes={eyes} />
          <Deals table={view.table} />
          <Decks table={view.table} />
        </div>
      </div>
    </div>
  );
}
