/** The stage of Dune. */

import type { TableProps } from "../core/game-ui";
import { AuctionScene } from "./auction-scene";
import { Board as Map } from "./board";
import { duneView } from "./view";

export function Board({ view, events, lights, eyes, pointed, recent }: TableProps) {
  return (
    <div class="dune-table">
      <Map view={duneView(view)} lights={lights} eyes={eyes} pointed={pointed} recent={recent} />
      <AuctionScene view={duneView(view)} events={events} eyes={eyes} />
    </div>
  );
}
