/** Where the game stands: round, phase, supremacy and prescience against what is needed. */

import type { TableProps } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { Noted } from "../ui/noted";
import { Phases } from "../ui/phases";
import { ATOMICS_AT, box, entering } from "./box";
import { Icon } from "./glyphs";
import { Emblem } from "./secrets";
import { joined, nameOf, t } from "./texts";
import { MARKERS, tableOf } from "./view";
import type { ArrakisTable, Marker } from "./view";

const PHASES = ["start", "vehicles", "action", "hazards", "harvest", "end"] as const;
/** A sign for each phase, in a box of 24 by 24 around the middle. */
const PHASE_SIGNS: Record<(typeof PHASES)[number], string> = {
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
      <Phases
        label={t("a-phases")}
        phases={PHASES.map((id) => ({
          name: capitalize(nameOf(id)),
          short: t(`a-phase-${id}`),
          sign: PHASE_SIGNS[id],
        }))}
        now={PHASES.findIndex((id) => id === table.phase)}
      />
      <Victory table={table} />
    </>
  );
}

/** A track of the strip: how far it is, what is needed, what each step gives. */
interface Track {
  name: "supremacy" | Marker;
  at: number;
  last: number;
  /** Steps that are needed, as far as these eyes know them. */
  goals: readonly number[];
}

function tracksOf(table: ArrakisTable): Track[] {
  const { winAt, lastStep } = box.value;
  return [
    { name: "supremacy", at: table.supremacy, last: winAt, goals: [winAt] },
    ...MARKERS.map((name) => {
      const at = table.prescience[name];
      return { name, at, last: lastStep, goals: targetsOf(table, name) };
    }),
  ];
}

/** What the objectives that these eyes know ask of a marker. */
export const targetsOf = (table: ArrakisTable, marker: Marker): number[] =>
  (table.objectives ?? []).map((id) => box.value.objectives.get(id)!.targets[marker]);

/** What a track brings where its marker comes to a step. */
export function gifts(name: Track["name"], step: number): string {
  const { tokenSteps } = box.value;
  return joined([
    ...entering(name, step).map(nameOf),
    name === "supremacy"
      ? tokenSteps.includes(step) && t("a-token-to-atreides")
      : step === ATOMICS_AT && nameOf("atomics"),
  ]);
}

function Victory({ table }: { table: ArrakisTable }) {
  const [supremacy, ...markers] = tracksOf(table) as [Track, ...Track[]];
  const stations = t("a-stations-left", { number: table.stations.length });
  return (
    <section class="victory" aria-label={t("a-close-to-victory")}>
      <Noted note={<Tracks table={table} />}>
        <span class={`race${supremacy.at >= supremacy.last - 1 ? " alarm" : ""}`}>
          <Emblem seat="harkonnen" size={22} />
          <span class="victory-word" aria-hidden="true">
            {capitalize(nameOf("supremacy"))}
          </span>
          <b aria-hidden="true">
            {supremacy.at}/{supremacy.last}
          </b>
          <span class="unseen">{stepText(supremacy)}. </span>
        </span>
        <Cells {...supremacy} goals={[]} />
        <span class="race">
          <Emblem seat="atreides" size={22} />
        </span>
        {markers.map((track) => (
          <span key={track.name} class={`tri ${track.name}${isNear(track) ? " alarm" : ""}`}>
            <Icon id={track.name} />
            <span class="unseen">{stepText(track)}. </span>
            <b aria-hidden="true">{track.at}</b>
            <Cells {...track} />
          </span>
        ))}
        <span class="race stations">
          <Icon id="station" /> <b aria-hidden="true">{table.stations.length}</b>
          <span class="unseen">{stations}</span>
        </span>
      </Noted>
    </section>
  );
}

/** Where these eyes know what is needed, and it is there or one step short. */
const isNear = ({ at, goals }: Track): boolean => goals.length > 0 && at >= Math.min(...goals) - 1;

const stepText = ({ name, at, last, goals }: Track): string =>
  name === "supremacy"
    ? t("a-goal-supremacy", { step: at, left: Math.max(0, last - at) })
    : t("a-prescience-at", { marker: nameOf(name), step: at, last, targets: goals.join(", ") });

/** Every track in words, with the steps that give something. */
function Tracks({ table }: { table: ArrakisTable }) {
  return (
    <>
      <h3>{t("a-close-to-victory")}</h3>
      {tracksOf(table).map((track) => (
        <div key={track.name} class="note-track">
          <p>
            <Icon id={track.name} /> <b>{capitalize(stepText(track))}</b>
          </p>
          <ul class="note-steps">
            {Array.from({ length: track.last }, (_, place) => place + 1)
              .filter((step) => gifts(track.name, step))
              .map((step) => (
                <li key={step} class={step <= track.at ? "reached" : ""}>
                  {t("a-step-gives", { step, what: gifts(track.name, step) })}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p class="note-track">
        <Icon id="station" /> {t("a-stations-left", { number: table.stations.length })}
      </p>
    </>
  );
}

/** A cell for each step of a track. */
function Cells({ name, at, last, goals }: Track) {
  return (
    <span class={`cells ${name}`} aria-hidden="true">
      {Array.from({ length: last }, (_, place) => place + 1).map((step) => (
        <i key={step} class={`${step <= at ? "full" : ""}${goals.includes(step) ? " goal" : ""}`} />
      ))}
    </span>
  );
}
