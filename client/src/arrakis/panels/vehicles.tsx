/** Placing vehicles: those of the active row one after the other, or two by a House die. */

import type { PanelProps } from "../../core/game-ui";
import { Icon } from "../glyphs";
import { stepWith } from "../view";
import { nameOf, say } from "../words";
import { walkPanel } from "./walk";

/** The vehicles of the row that are still to be placed, the next one first. */
function Row({ view }: PanelProps) {
  const vehicles = stepWith<string[]>(view.steps, "vehicles") ?? [];
  if (!vehicles.length) return null;
  return (
    <ol class="a-queue" aria-label={say("a-vehicles-left", { number: vehicles.length })}>
      {vehicles.map((vehicle, place) => (
        <li key={place} class={place === 0 ? "next" : ""}>
          <Icon id={vehicle} label={nameOf(vehicle)} />
        </li>
      ))}
    </ol>
  );
}

const order = { put_vehicle: ["vehicle", "source", "to"] };

export const PlaceRow = walkPanel({ Intro: Row, order });
export const PlaceVehicle = walkPanel({ order });
