/** Placing vehicles: those of the active row one after the other, or two by a House die. */

import type { PanelProps } from "../../core/game-ui";
import { Icon } from "../glyphs";
import { nameOf, t } from "../texts";
import { stepWith } from "../view";
import { mapChoicePanel } from "./map-choice";

/** The vehicles of the row that are still to be placed. */
function Row({ view }: PanelProps) {
  const vehicles = stepWith(view, "vehicles")?.vehicles ?? [];
  if (!vehicles.length) return null;
  return (
    <ol class="a-queue" aria-label={t("a-vehicles-left", { number: vehicles.length })}>
      {vehicles.map((vehicle, place) => (
        <li key={place}>
          <Icon id={vehicle} label={nameOf(vehicle)} />
        </li>
      ))}
    </ol>
  );
}

const order = { put_vehicle: ["vehicle", "source", "to"] };

export const PlaceRow = mapChoicePanel({ Intro: Row, order });
export const PlaceVehicle = mapChoicePanel({ order });
