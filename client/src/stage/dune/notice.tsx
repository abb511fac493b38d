/** What somebody plays or says, for all to see: a card in the middle of the board, or a plate. */

import { Art } from "../../dune/art";
import { TREACHERY } from "../../dune/box";
import { LeaderDisc, TreacheryFace } from "../../dune/cards";
import { Emblem, Sign } from "../../dune/emblems";
import type { SignName } from "../../dune/emblems";
import { battleOf, duneView } from "../../dune/view";
import type { GameEvent, View } from "../../core/game-ui";
import { inWords } from "../../ui/chronicle";
import type { SceneProps } from "../game-stage";
import { Plate } from "../plate";
import { TurnedCard } from "../turned-card";
import { SPOKEN } from "./battle/battle";

/** Cards that are played without being named. */
const CARDS: Readonly<Record<string, string>> = {
  weather_control: "weather_control",
  family_atomics: "family_atomics",
  worm_summoned: "karama",
  hajr: "hajr",
  hand_swapped: "karama",
  ghola_played: "tleilaxu_ghola",
  imperial_karama_played: "karama",
  shipment_stopped: "karama",
  truth_asked: "truthtrance",
};

/** Signs of what no card brings about. */
const SIGNS: Readonly<Record<string, SignName>> = {
  nexus: "alliance",
  nexus_ended: "alliance",
  stopped: "karama",
  prediction: "eye",
  shields_lifted: "eye",
  deal_made: "alliance",
  truth_told: "eye",
  truth_void: "eye",
};

/** Whoever is asked answers. */
const ANSWERS: ReadonlySet<string> = new Set(["truth_told", "truth_void"]);

/** A card is on its way for so much of the time at most, where more is to be seen afterwards. */
export const BRIEF = { family_atomics: 0.45, worm_summoned: 0.6 };

export function Notice({ shown, cue: { at, ms }, before }: SceneProps) {
  const { event } = shown[0]!;
  const card = cardOf(event);
  const end = at + ms * ((BRIEF as Partial<Record<string, number>>)[event.kind] ?? 1);
  if (!card) return <ToldOnPlate {...{ event, at, end }} />;
  return (
    <TurnedCard
      back={<Art name="back-treachery" />}
      face={<TreacheryFace id={card} />}
      caption={isToldInBattle(before, event) ? undefined : <Words event={event} />}
      {...{ at, end }}
    />
  );
}

/** The sentence of an event, hung over the board. */
export function ToldOnPlate({ event, at, end }: { event: GameEvent; at: number; end: number }) {
  return (
    <Plate at={at} end={end} class="told">
      <Words event={event} />
    </Plate>
  );
}

/** The card of the battle says it already. */
const isToldInBattle = (view: View, { kind }: GameEvent): boolean =>
  battleOf(duneView(view)) !== null && SPOKEN.has(kind);

function cardOf(event: GameEvent): string | undefined {
  const named = event["card"];
  if (typeof named === "string" && TREACHERY.has(named)) return named;
  return CARDS[event.kind];
}

/** Who, by their emblem or face, or a sign; and the sentence of the chronicle. */
function Words({ event }: { event: GameEvent }) {
  const seat = ANSWERS.has(event.kind) ? event["to"] : (event["seat"] ?? event["giver"]);
  const leader = event["leader"];
  const sign = SIGNS[event.kind];
  return (
    <span class="notice-words">
      {typeof seat === "string" && <Emblem seat={seat} size={28} />}
      {typeof leader === "string" && <LeaderDisc id={leader} size={36} />}
      {sign && <Sign name={sign} size={26} />}
      <span>{inWords("dune", event)}</span>
    </span>
  );
}
