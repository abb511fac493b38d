/** The tracks: supremacy, prescience, and the board of the imperium markers. */

import type { Lights } from "../core/game-ui";
import { ATOMICS_AT, BANS, activeRow, box, diceOf, entering } from "./box";
import { Pressable } from "./dice";
import { Icon } from "./glyphs";
import { boxText, joined, letterOf, nameOf, t } from "./texts";
import { MARKERS, POWERS } from "./view";
import type { ArrakisTable, Marker, Power } from "./view";

const steps = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

/** A step of a track with what happens on it. */
function Step({
  number,
  at,
  leaders,
  sign,
}: {
  number: number;
  at: number;
  leaders: string[];
  sign?: string | undefined;
}) {
  return (
    <span class={`a-step${number <= at ? " reached" : ""}${number === at ? " now" : ""}`}>
      {leaders.length ? leaders.map(letterOf).join("") : sign ? <Icon id={sign} /> : number}
    </span>
  );
}

export function SupremacyTrack({ at }: { at: number }) {
  const { winAt, tokenSteps } = box.value;
  const happening = (step: number) =>
    joined([
      ...entering("supremacy", step).map(nameOf),
      tokenSteps.includes(step) && t("a-token-to-atreides"),
    ]);
  const ahead = steps(winAt).filter((step) => step > at && happening(step));
  const next =
    ahead[0] === undefined ? "" : t("a-next-step", { step: ahead[0], what: happening(ahead[0]) });
  return (
    <div
      class="a-track supremacy"
      role="img"
      aria-label={t("a-supremacy-at", { step: at, last: winAt, next })}
      title={next}
    >
      <span class="a-track-name">
        <Icon id="supremacy" /> {nameOf("supremacy")} <b>{at}</b>
      </span>
      <span class="a-steps" aria-hidden="true">
        {steps(winAt).map((step) => (
          <Step
            key={step}
            number={step}
            at={at}
            leaders={entering("supremacy", step)}
            sign={tokenSteps.includes(step) ? "bene_gesserit" : undefined}
          />
        ))}
      </span>
    </div>
  );
}

/** The three markers of prescience; with the targets of the secret objectives for those who know them. */
export function PrescienceTracks({ table, lights }: { table: ArrakisTable; lights: Lights }) {
  return (
    <div class="a-prescience-tracks">
      {MARKERS.map((marker) => (
        <PrescienceTrack key={marker} marker={marker} table={table} lights={lights} />
      ))}
    </div>
  );
}

function PrescienceTrack({
  marker,
  table,
  lights,
}: {
  marker: Marker;
  table: ArrakisTable;
  lights: Lights;
}) {
  const { lastStep, objectives } = box.value;
  const at = table.prescience[marker];
  const targets = (table.objectives ?? []).map((id) => objectives.get(id)!.targets[marker]);
  const label = t("a-prescience-at", {
    marker: nameOf(marker),
    step: at,
    last: lastStep,
    targets: targets.join(", "),
  });
  return (
    <Pressable light={lights[marker]} wordy class={`a-track ${marker}`}>
      <span class="a-unseen">{label}</span>
      <span class="a-track-name" aria-hidden="true">
        <Icon id={marker} /> {nameOf(marker)} <b>{at}</b>
      </span>
      <span class="a-steps" aria-hidden="true">
        {steps(lastStep).map((step) => (
          <span key={step} class={targets.includes(step) ? "a-target" : ""}>
            <Step
              number={step}
              at={at}
              leaders={entering(marker, step)}
              sign={step === ATOMICS_AT ? "atomics" : undefined}
            />
          </span>
        ))}
      </span>
    </Pressable>
  );
}

/** What each row of the imperium board gives: its sign and its name. */
const COLUMNS = [
  ["house", "action_dice"],
  ["harvester", "harvester"],
  ["ornithopter", "ornithopter"],
  ["carryall", "carryall"],
] as const;

/** The Spice Must Flow: rows of the imperium markers, the active one with its dice and vehicles. */
export function ImperiumBoard({ table, lights }: { table: ArrakisTable; lights: Lights }) {
  const { rows } = box.value;
  const active = activeRow(table.imperium);
  return (
    <table class="a-imperium">
      <caption class="a-unseen">{nameOf("imperium")}</caption>
      <thead>
        <tr>
          {POWERS.map((power) => (
            <th key={power} scope="col">
              <Pressable light={lights[power]} class="a-power" label={nameOf(power)}>
                <Icon id={power} />
              </Pressable>
            </th>
          ))}
          {COLUMNS.map(([icon, name]) => (
            <th key={name} scope="col">
              <Icon id={icon} label={nameOf(name)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr
            key={place}
            class={place === active ? "active" : ""}
            {...(place === active ? { "aria-current": "true" as const } : {})}
          >
            {POWERS.map((power) => (
              <td key={power} class={table.imperium[power] === place ? "marked" : ""}>
                <Marked
                  power={power}
                  here={table.imperium[power] === place}
                  ban={place === rows.length - 1 && table.bans.includes(power)}
                />
              </td>
            ))}
            <td>{diceOf("harkonnen") - row.dice_set_aside}</td>
            <td>{row.harvesters}</td>
            <td>{row.ornithopters}</td>
            <td>{row.carryalls}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Marked = ({ power, here, ban }: { power: Power; here: boolean; ban: boolean }) =>
  here ? (
    <Icon id={power} label={nameOf(power)} class={`a-marker${ban ? " banned" : ""}`} />
  ) : (
    <span class="a-hole" />
  );

export function Bans({ bans }: { bans: string[] }) {
  return (
    <ul class="a-bans">
      {bans.map((id) => (
        <li key={id}>
          <Icon id={id} /> <b>{nameOf(id)}</b> {boxText(BANS.get(id)!, "effect")}
        </li>
      ))}
    </ul>
  );
}
