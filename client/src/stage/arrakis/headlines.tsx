/** What is told on a plate: the die of a turn, leaders in the tanks, spice put aside. */

import { Figure } from "../../arrakis/cards";
import { ActionDie } from "../../arrakis/dice";
import { Icon } from "../../arrakis/glyphs";
import type { ArrakisEvents } from "../../wire/arrakis-events";
import { Plate } from "../plate";
import type { Shown } from "./by-kind";
import { sentenceOf } from "./cards";

/** A sign and the sentence of the chronicle. */
export const headline = (icon: string) =>
  function Headline({ event, at, end, place }: Shown<unknown>) {
    return (
      <Plate at={at} end={end} place={place}>
        <Icon id={icon} />
        <span>{sentenceOf(event)}</span>
      </Plate>
    );
  };

/** A die with its face, and what is done with it. */
export function DieTold({ event, at, end, place }: Shown<ArrakisEvents["spent"]>) {
  return (
    <Plate at={at} end={end} place={place}>
      <ActionDie face={event.die} side={event.side} />
      <span>{sentenceOf(event)}</span>
    </Plate>
  );
}

export function DieTurned({ event, at, end, place }: Shown<ArrakisEvents["die_changed"]>) {
  return (
    <Plate at={at} end={end} place={place}>
      <ActionDie face={event.result} side={event.side} />
      <span>{sentenceOf(event)}</span>
    </Plate>
  );
}

export function LeaderTold({ event, at, end, place }: Shown<ArrakisEvents["out_of_tank"]>) {
  return (
    <Plate at={at} end={end} place={place}>
      <Figure id={event.leader} side={event.side} />
      <span>{sentenceOf(event)}</span>
    </Plate>
  );
}

export function Refreshed({ event, at, end, place }: Shown<ArrakisEvents["refreshed"]>) {
  return (
    <Plate at={at} end={end} place={place}>
      {event.leaders.map((leader) => (
        <Figure key={leader} id={leader} side="" />
      ))}
      <span>{sentenceOf(event)}</span>
    </Plate>
  );
}

export function Imperium({ event, at, end, place }: Shown<ArrakisEvents["imperium_action"]>) {
  return (
    <Plate at={at} end={end} place={place}>
      <Icon id={event.power} />
      <span>{sentenceOf(event)}</span>
    </Plate>
  );
}
