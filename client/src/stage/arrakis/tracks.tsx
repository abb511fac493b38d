/** Steps on the tracks, rows of the imperium, the heighliners, and the phases of a round. */

import { HEIGHLINER_STEPS, box, diceOf, entering } from "../../arrakis/box";
import { Figure } from "../../arrakis/cards";
import { Icon } from "../../arrakis/glyphs";
import { gifts } from "../../arrakis/strip";
import { nameOf, t } from "../../arrakis/texts";
import type { Marker } from "../../arrakis/view";
import { capitalize } from "../../core/texts";
import type { ArrakisEvents } from "../../wire/arrakis-events";
import { Actor } from "../actor";
import { SPRING, hide, move, show } from "../motion";
import { Plate, TrackCells } from "../plate";
import type { Shown } from "./by-kind";
import { countsOf } from "./counts";

/** The part of the time in which steps are gone; then one sees what they have brought. */
const STEPPING = 0.4;

export function Supremacy({ event, ...shown }: Shown<ArrakisEvents["supremacy"]>) {
  return <TrackPlate track="supremacy" last={box.value.winAt} {...event} {...shown} />;
}

export function Prescience({ event, ...shown }: Shown<ArrakisEvents["prescience"]>) {
  return <TrackPlate track={event.marker} last={box.value.lastStep} {...event} {...shown} />;
}

interface TrackPlateProps extends Omit<Shown<unknown>, "event"> {
  track: "supremacy" | Marker;
  last: number;
  from: number;
  step: number;
}

function TrackPlate({ track, last, from: known, step, at, ms, end, place }: TrackPlateProps) {
  // Events of older servers do not say where the marker was.
  const from = (known as number | undefined) ?? step;
  const stepped = ms * STEPPING;
  const reached = Array.from({ length: Math.max(0, step - from) }, (_, i) => from + 1 + i);
  return (
    <Plate at={at} end={end} place={place} class={`track ${track}`}>
      <Icon id={track} />
      <span class="plate-name">{capitalize(nameOf(track))}</span>
      <TrackCells
        from={from}
        to={step}
        last={last}
        at={at + ms * 0.12}
        ms={stepped}
        class={track}
      />
      <Count from={from} to={step} at={at + ms * 0.12} ms={stepped} />
      {reached.map((one) => (
        <Gift key={one} track={track} step={one} at={at + ms * 0.12 + stepped} />
      ))}
    </Plate>
  );
}

interface CountProps {
  from: number;
  to: number;
  at: number;
  ms: number;
}

/** The number of the step that is reached: it goes on together with the cells of the track. */
function Count({ from, to, at, ms }: CountProps) {
  return (
    <b class="plate-count">
      {countsOf(from, to, at, ms).map(({ step, comes, goes }) => (
        <Actor key={step} motions={[show(comes, 1), ...(goes === null ? [] : [hide(goes, 1)])]}>
          {step}
        </Actor>
      ))}
    </b>
  );
}

/** What a step brings: a leader, a token, the atomics. */
function Gift({ track, step, at }: { track: TrackPlateProps["track"]; step: number; at: number }) {
  const words = gifts(track, step);
  const leaders = entering(track, step);
  if (!words) return null;
  return (
    <Actor
      class="plate-gift"
      motions={[
        show(at),
        move([{ transform: "scale(.6)" }, { transform: "none" }], at, 300, SPRING),
      ]}
    >
      {leaders.map((leader) => (
        <Figure key={leader} id={leader} side={box.value.leaders.get(leader)!.faction} />
      ))}
      {words}
    </Actor>
  );
}

/** A marker of the imperium goes from row to row. */
export function ImperiumMarker({
  event,
  at,
  ms,
  end,
  place,
}: Shown<ArrakisEvents["marker"] & Partial<ArrakisEvents["marker_paid"]>>) {
  const { power, row, paid } = event;
  // Events of older servers do not say where it came from.
  const { from = row } = event as Partial<typeof event>;
  const rows = box.value.rows.length;
  return (
    <Plate at={at} end={end} place={place} class="track imperium">
      <Icon id={power} />
      <span class="plate-name">{capitalize(nameOf(power))}</span>
      <TrackCells
        from={rows - 1 - from}
        to={rows - 1 - row}
        last={rows - 1}
        at={at + ms * 0.2}
        ms={ms * STEPPING}
        class="imperium"
      />
      {paid !== undefined && (
        <b class="plate-spice">
          <Icon id="spice" /> {paid}
        </b>
      )}
    </Plate>
  );
}

/** What the lowest marker gives for the round: dice, and vehicles. */
export function ActiveRow({ event, at, end }: Shown<ArrakisEvents["active_row"]>) {
  return (
    <Plate at={at} end={end} class="row">
      <span>
        <Icon id="house" /> <b>{diceOf("harkonnen") - event.dice_aside}</b>
      </span>
      {Object.entries(event.vehicles).map(([vehicle, number]) => (
        <span key={vehicle}>
          <Icon id={vehicle} /> <b>{number}</b>
        </span>
      ))}
    </Plate>
  );
}

/** All of the spice that was harvested. */
export function HarvestPlate({ event, at, ms, end }: Shown<ArrakisEvents["harvested"]>) {
  if (!event.spice) return null;
  return (
    <Plate at={at + ms * 0.3} end={end} class="spice">
      <Icon id="spice" /> <span class="plate-name">{capitalize(nameOf("harvest"))}</span>
      <b>+{event.spice}</b>
    </Plate>
  );
}

export function HeighlinerSteps({ event, at, ms, end }: Shown<ArrakisEvents["heighliner"]>) {
  return (
    <Plate at={at} end={end} class={`track heighliner ${event.side}`}>
      <Icon id={event.side} />
      <Icon id="heighliner" />
      <span class="plate-name">{t("a-heighliner")}</span>
      <TrackCells
        from={event.step - 1}
        to={event.step}
        last={HEIGHLINER_STEPS}
        at={at + ms * 0.25}
        ms={ms * STEPPING}
      />
      {event.arrived && <Icon id="sand_dwellers" />}
    </Plate>
  );
}

/** The round and the phase that begins. */
export function PhaseBegins({ event, at, end }: Shown<ArrakisEvents["phase"]>) {
  return (
    <Plate at={at} end={end} class="phase">
      <span>
        {t("a-round-word")} <b>{event.round}</b>
      </span>
      <span class="plate-name">{capitalize(nameOf(event.phase))}</span>
    </Plate>
  );
}
