/** Which turn, which phase, who plays in which order. */

import { capitalize } from "../core/texts";
import { PHASES } from "./box";
import { Emblem } from "./emblems";
import { nameOf, t } from "./texts";
import type { DuneTable } from "./view";

/** A sign for each phase, in a box of 24 by 24 around the middle. */
const PHASE_SIGNS: Record<(typeof PHASES)[number], string> = {
  storm: "M9-1A9 9 0 1 0 3 8.5M5.4-1A5.2 5.2 0 1 0 1.6 5M2-.4A2 2 0 1 0 .6 1.8",
  spice_blow: "M0-9.5L6.5 0L0 9.5L-6.5 0ZM0-4L2.8 0L0 4L-2.8 0Z",
  charity: "M-9 3H-5L-2 6H4L9 1M-5 3V9M0-2A3.5 3.5 0 1 0 0-9A3.5 3.5 0 1 0 0-2",
  bidding: "M-9 9H3M-7 5L2-4M-1-7L5-1M1-9L7-3L4 0L-2-6ZM-4 0L0 4",
  revival: "M-5-9H5M-4-9V4A4 4 0 0 0 4 4V-9M0 4V-4M-3-1L0-4L3-1",
  shipment: "M0-9C5-5 5 1 3 5H-3C-5 1-5-5 0-9ZM-3 3L-7 8M3 3L7 8M0 5V9",
  battle: "M-8-8L7 7M8-8L-7 7M-9 4L-4 9M9 4L4 9",
  collection: "M-8-2H8L6 9H-6ZM-4-2L0-9L4-2M-2 2V6M2 2V6",
  mentat_pause: "M-7-9H7M-7 9H7M-6-9C-6-3-1-3 0 0C1-3 6-3 6-9M-6 9C-6 3-1 3 0 0C1 3 6 3 6 9",
};

export function Track({ table, seats }: { table: DuneTable; seats: string[] }) {
  const now = PHASES.indexOf(table.phase as (typeof PHASES)[number]);
  return (
    <section class="dune-track" aria-label={t("track")}>
      <p class="turn">
        <span class="label">{t("turn")}</span> <b>{table.turn}</b>
        <span class="of">{t("of-turns", { number: table.last_turn })}</span>
        <span class="phase">{capitalize(nameOf(table.phase))}</span>
      </p>
      <ol class="phases">
        {PHASES.map((phase, place) => (
          <li
            key={phase}
            class={place < now ? "past" : place === now ? "now" : ""}
            title={capitalize(nameOf(phase))}
            {...(place === now ? { "aria-current": "step" as const } : {})}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d={PHASE_SIGNS[phase]} />
            </svg>
            <span class="unseen">{nameOf(phase)}</span>
          </li>
        ))}
      </ol>
      {seats.length > 1 && (
        <ol class="order" aria-label={t("storm-order")}>
          {table.order.map((seat) => (
            <li key={seat} title={nameOf(seat)}>
              <Emblem seat={seat} size={18} />
              <span class="unseen">{nameOf(seat)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
