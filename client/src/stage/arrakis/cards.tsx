/** Cards that are turned up in the middle of the board, and backs that go from hand to hand. */

import { BANS, TACTICS, box } from "../../arrakis/box";
import { Back, Card } from "../../arrakis/cards";
import type { GameEvent } from "../../core/game-ui";
import { inWords } from "../../ui/chronicle";
import type { ArrakisEvents } from "../../wire/arrakis-events";
import { COLUMNS, TurnedCard } from "../turned-card";
import type { Shown } from "./by-kind";

/** An event in words, as in the chronicle. */
export const sentenceOf = (event: unknown): string => inWords("arrakis", event as GameEvent);

type Way = Parameters<typeof TurnedCard>[0]["leaves"];

/** The deck that a card comes from. */
function deckOf(card: string): string {
  const { planning, prescience, leaders, objectives } = box.value;
  if (prescience.has(card)) return "prescience";
  if (objectives.has(card)) return "objective";
  if (TACTICS.has(card)) return "tactics";
  if (BANS.has(card)) return "corrino";
  return planning.get(card)?.deck ?? leaders.get(card)?.subfaction ?? "";
}

interface TurnedProps extends Shown<unknown> {
  deck: string;
  /** Which it is, for those who may know it. */
  card?: string | undefined;
  leaves?: Way;
  /** It is only passing. */
  low?: boolean;
}

/** One card, with the sentence of what happens to it. */
function Turned({ event, deck, card, leaves = "fades", low = false, ...shown }: TurnedProps) {
  const { at, end, place, of } = shown;
  return (
    <TurnedCard
      {...{ at, end, place, of, leaves, low }}
      back={<Back deck={deck} />}
      face={card && <Card id={card} onButton brief={low || of > COLUMNS} />}
      caption={of > 1 ? undefined : sentenceOf(event)}
    />
  );
}

/** One that everybody sees. */
const FaceUp = (props: Omit<TurnedProps, "deck"> & { card: string }) => (
  <Turned {...props} deck={deckOf(props.card)} />
);

type OfCard = Shown<ArrakisEvents["claimed"]>;

const faceUp = (leaves: Way, low = false) =>
  function CardUp(props: OfCard) {
    return <FaceUp {...props} card={props.event.card} leaves={leaves} low={low} />;
  };

export const CardPlayed = faceUp("fades");
export const CardDiscarded = faceUp("down", true);
export const CardClaimed = faceUp("up");
export const CardOpens = faceUp("fades");
export const CardGoes = faceUp("down", true);

/** A planning card comes to lie on a prescience card. */
export function Attached({ event, ...shown }: Shown<ArrakisEvents["attached"]>) {
  return (
    <>
      {[event.card, event.planning_card].map((card, i) => (
        <FaceUp key={card} {...shown} event={event} card={card} place={i} of={2} />
      ))}
    </>
  );
}

export function PrescienceCleared({ event, ...shown }: Shown<ArrakisEvents["prescience_cleared"]>) {
  return event.given_up.map((card, i) => (
    <FaceUp
      key={card}
      {...{ ...shown, event, card }}
      leaves="down"
      place={i}
      of={event.given_up.length}
    />
  ));
}

export function BansUp({ event, ...shown }: Shown<ArrakisEvents["bans"]>) {
  return event.bans.map((ban, i) => (
    <FaceUp key={ban} {...shown} event={event} card={ban} place={i} of={event.bans.length} />
  ));
}

/** A leader's card comes on its box, or is gone for good. */
export function LeaderEnters(props: Shown<ArrakisEvents["enters_play"]>) {
  return <FaceUp {...props} card={props.event.leader} leaves="aside" />;
}

export function LeaderLeaves(props: Shown<ArrakisEvents["leaves_game"]>) {
  return <FaceUp {...props} card={props.event.leader} leaves="down" />;
}

/** From a deck to a hand: whoever may know the card sees it on its way, in the same time. */
const Dealt = (props: TurnedProps) => <Turned {...props} leaves="aside" low />;

export function CardDrawn(props: Shown<ArrakisEvents["card_drawn"]>) {
  const { deck, card } = props.event;
  return <Dealt {...props} {...{ deck, card }} />;
}

export function CardPassedOn(props: Shown<ArrakisEvents["card_passed_on"]>) {
  const { deck, card } = props.event;
  return <Dealt {...props} {...{ deck, card }} place={0} of={1} />;
}

export function ObjectiveDrawn(props: Shown<ArrakisEvents["objective_drawn"]>) {
  return <Dealt {...props} deck="objective" card={props.event.card} />;
}

export function DeckGrows(props: Shown<ArrakisEvents["reinforced"]>) {
  return <Dealt {...props} deck={props.event.deck} />;
}
