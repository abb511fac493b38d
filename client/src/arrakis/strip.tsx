/** Where the game stands: round, phase, supremacy and prescience against what is needed. */

import type { TableProps } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { ATOMICS_AT, box, entering } from "./box";
import { Icon } from "./glyphs";
import { Emblem } from "./secrets";
import { joined, nameOf, t } from "./texts";
import { MARKERS, tableOf } from "./view";
import type { ArrakisTable, Marker } from "./view";

const PHASES = ["start", "vehicles", "action", "hazards", "harvest", "end"];
/** A sign for each phase, in a box of 24 by 24 around the middle. */
const PHASE_SIGNS: Record<string, string> = {
  start: "M0-9A9 9 0 1 1-.01-9M0-5V0L4 3",
  vehicles: "M-10 5H10M-7-3H5L8 5M-7-3V5M-4 9A2 2 0 1 0-4.01 9M5 9A2 2 0 1 0 4.99 9",
  action: "M-8-8H8V8H-8ZM-4-4H-3.9M4 4H3.9M0 0H.1",
  hazards: "M-9 7C-6-4-3-8 0-8S6-4 9 7M-5 7C-3 1-2-1 0-1S3 1 5 7",
  harvest: "M0-9.5L6.5 0L0 9.5L-6.5 0Z",
  end: "M-7-9H7M-7 9H7M-6-9C-6-3-1-3 0 0C1-3 6-3 6-9M-6 9C-6 3-1 3 0 0C1 3 6 3 6 9",
};

export function Strip({ view }: TableProps) {
  const table = tableOf(view);
  return (
    <>
      <p class="when">
        <span>{t("a-round-word")}</span> <b>{table.round}</b>
        {table.box && <small>{t("a-own-box", { box: table.box })}</small>}
      </p>
      <Phases table={table} />
      <Victory table={table} />
    </>
  );
}

function Phases({ table }: { table: ArrakisTable }) {
  const now = PHASES.indexOf(table.phase);
  return (
    <ol class="phases">
      {PHASES.map((phase, place) => (
        <li
          key={phase}
          class={place === now ? "now" : place < now ? "past" : ""}
          title={capitalize(nameOf(phase))}
          {...(place === now ? { "aria-current": "step" as const } : {})}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d={PHASE_SIGNS[phase]} />
          </svg>
          <span class={place === now ? "" : "unseen"}>{capitalize(nameOf(phase))}</span>
        </li>
      ))}
    </ol>
  );
}

function Victory({ table }: { table: ArrakisTable }) {
  const { winAt, tokenSteps } = box.value;
  const gives = (step: number) =>
    joined([
      ...entering("supremacy", step).map(nameOf),
      tokenSteps.includes(step) && nameOf("bene_gesserit"),
    ]);
  return (
    <section class="victory" aria-label={t("a-close-to-victory")}>
      <span class={`race${table.supremacy >= winAt - 1 ? " alarm" : ""}`}>
        <Emblem seat="harkonnen" size={22} />
        <span class="victory-word" aria-hidden="true">
          {capitalize(nameOf("supremacy"))}
        </span>
        <b aria-hidden="true">
          {table.supremacy}/{winAt}
        </b>
        <span class="unseen">
          {t("a-supremacy-at", { step: table.supremacy, last: winAt, next: "" })}
        </span>
      </span>
      <Cells class="supremacy" at={table.supremacy} last={winAt} goals={[]} gives={gives} />
      <span class="race">
        <Emblem seat="atreides" size={22} />
      </span>
      {MARKERS.map((marker) => (
        <Prescience key={marker} marker={marker} table={table} />
      ))}
      <span class="race stations" title={t("a-stations-left", { number: table.stations.length })}>
        <Icon id="station" /> <b aria-hidden="true">{table.stations.length}</b>
        <span class="unseen">{t("a-stations-left", { number: table.stations.length })}</span>
      </span>
    </section>
  );
}

/** What the objectives that these eyes know ask of a marker. */
export const targetsOf = (table: ArrakisTable, marker: Marker): number[] =>
  (table.objectives ?? []).map((id) => box.value.objectives.get(id)!.targets[marker]);

function Prescience({ marker, table }: { marker: Marker; table: ArrakisTable }) {
  const at = table.prescience[marker];
  const targets = targetsOf(table, marker);
  const label = t("a-prescience-at", {
    marker: nameOf(marker),
    step: at,
    last: box.value.lastStep,
    targets: targets.join(", "),
  });
  const gives = (step: number) =>
    joined([...entering(marker, step).map(nameOf), step === ATOMICS_AT && nameOf("atomics")]);
  return (
    <span class={`tri ${marker}`} title={label}>
      <Icon id={marker} />
      <span class="unseen">{label}</span>
      <b aria-hidden="true">{at}</b>
      <Cells class={marker} at={at} last={box.value.lastStep} goals={targets} gives={gives} />
    </span>
  );
}

interface CellsProps {
  class: string;
  at: number;
  last: number;
  /** Steps that are needed. */
  goals: readonly number[];
  /** What a step gives; "" for nothing. */
  gives: (step: number) => string;
}

/** A cell for each step of a track; hovering says what the step gives. */
function Cells({ class: name, at, last, goals, gives }: CellsProps) {
  return (
    <span class={`cells ${name}`} aria-hidden="true">
      {Array.from({ length: last }, (_, place) => place + 1).map((step) => (
        <i
          key={step}
          class={`${step <= at ? "full" : ""}${goals.includes(step) ? " goal" : ""}`}
          title={gives(step) && t("a-step-gives", { step, what: gives(step) })}
        />
      ))}
    </span>
  );
}
