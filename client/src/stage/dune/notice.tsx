/** A card is turned in the middle of the board, with what it does in a sentence. */

import type { ComponentChildren } from "preact";
import { Art } from "../../dune/art";
import { TREACHERY } from "../../dune/box";
import { TreacheryFace } from "../../dune/cards";
import { Emblem, Sign } from "../../dune/emblems";
import type { SignName } from "../../dune/emblems";
import type { GameEvent } from "../../core/game-ui";
import { inWords } from "../../ui/chronicle";
import { Actor } from "../actor";
import type { SceneProps } from "../game-stage";
import { SPRING, hide, move, show } from "../motion";
import { Turned } from "../turned";

/** Cards that are played without being named. */
const CARDS: Readonly<Record<string, string>> = {
  weather_control: "weather_control",
  family_atomics: "family_atomics",
  worm_summoned: "karama",
  hajr: "hajr",
  ghola_played: "tleilaxu_ghola",
  imperial_karama_played: "karama",
  shipment_stopped: "karama",
  truth_asked: "truthtrance",
  truth_told: "truthtrance",
  truth_void: "truthtrance",
};

/** Signs of what no card brings about. */
const SIGNS: Readonly<Record<string, SignName>> = {
  stopped: "karama",
  voice_used: "power",
  prescience_used: "eye",
  plan_looked_at: "eye",
  prediction: "eye",
  shields_lifted: "eye",
  deal_made: "alliance",
};

/** What is turned over already when its scene begins: the card has been seen before. */
const OPEN = new Set(["truth_told", "truth_void"]);

const ENDS = 0.9;

export function Notice({ shown, cue }: SceneProps) {
  const { event } = shown[0]!;
  const { at, ms } = cue;
  const card = cardOf(event);
  const seat = event["seat"] ?? event["giver"];
  return (
    <Actor
      class="notice"
      motions={[
        show(at, 100),
        move(
          [{ transform: "translateY(14px) scale(.86)" }, { transform: "none" }],
          at,
          Math.min(320, ms * 0.35),
          SPRING,
        ),
        hide(at + ms * ENDS, ms * (1 - ENDS)),
      ]}
    >
      {card ? (
        <Shown card={card} open={OPEN.has(event.kind)} at={at} ms={ms} />
      ) : (
        <SignOf event={event} />
      )}
      <p>
        {typeof seat === "string" && <Emblem seat={seat} size={30} />}
        <span>{inWords("dune", event)}</span>
      </p>
    </Actor>
  );
}

function cardOf(event: GameEvent): string | undefined {
  const named = event["card"];
  if (typeof named === "string" && TREACHERY.has(named)) return named;
  return CARDS[event.kind];
}

function SignOf({ event }: { event: GameEvent }): ComponentChildren {
  const sign = SIGNS[event.kind];
  return sign ? <Sign name={sign} size={44} /> : null;
}

interface ShownProps {
  card: string;
  open: boolean;
  at: number;
  ms: number;
}

function Shown({ card, open, at, ms }: ShownProps) {
  const face = <TreacheryFace id={card} />;
  if (open) return <div class="turned">{face}</div>;
  return (
    <Turned
      back={<Art name="back-treachery" class="card-back" />}
      at={at + ms * 0.1}
      ms={Math.min(300, ms * 0.3)}
    >
      {face}
    </Turned>
  );
}
