/** What is told on a plate: the die of a turn, leaders in the tanks, spice put aside. */

import type { ComponentChildren } from "preact";
import { Figure } from "../../arrakis/cards";
import { ActionDie } from "../../arrakis/dice";
import { Icon } from "../../arrakis/glyphs";
import type { ArrakisEvents } from "../../wire/arrakis-events";
import { Plate } from "../plate";
import type { Shown } from "./by-kind";
import { sentenceOf } from "./cards";

/** A sign, made from the event, and the sentence of the chronicle. */
const told = <Event,>(sign: (event: Event) => ComponentChildren) =>
  function Told({ event, at, end, place }: Shown<Event>) {
    return (
      <Plate at={at} end={end} place={place}>
        {sign(event)}
        <span>{sentenceOf(event)}</span>
      </Plate>
    );
  };

export const headline = (icon: string) => told<unknown>(() => <Icon id={icon} />);

/** A die with its face, and what is done with it. */
export const DieTold = told<ArrakisEvents["spent"]>(({ die, side }) => (
  <ActionDie face={die} side={side} />
));

export const DieTurned = told<ArrakisEvents["die_changed"]>(({ result, side }) => (
  <ActionDie face={result} side={side} />
));

export const LeaderTold = told<ArrakisEvents["out_of_tank"]>(({ leader, side }) => (
  <Figure id={leader} side={side} />
));

export const Refreshed = told<ArrakisEvents["refreshed"]>(({ leaders }) =>
  leaders.map((leader) => <Figure key={leader} id={leader} side="" />),
);

export const Imperium = told<ArrakisEvents["imperium_action"]>(({ power }) => <Icon id={power} />);
