/** A battle on its card: both plans, what they come to, and what it costs. */

import type { GameEvent } from "../../../core/game-ui";
import { ATLAS } from "../../../dune/box";
import { Emblem, Sign } from "../../../dune/emblems";
import { gameTexts, nameOf, t } from "../../../dune/texts";
import { battleOf, duneView } from "../../../dune/view";
import { Lines, Part, StageCard, during, toldIn } from "../../card";
import type { StandingProps } from "../../game-stage";
import { appear, change, fade, glimpse } from "../../motion";
import { battlesAmong, withBeginning } from "./battle";
import type { Battle, BattleSide } from "./battle";
import { Blows, Callers, Explosion } from "./blows";
import { Captive } from "./captive";
import { Side } from "./side";
import { Sums } from "./sums";

/** The battle that goes on or has just been fought, and those of the take that is played. */
export function Battles({ view, past, playing }: StandingProps) {
  const battles = battlesAmong(toldIn(withBeginning(past, duneView(view)), playing));
  const goesOn = battleOf(duneView(view)) !== null;
  const shown = battles.filter(({ began, over }) =>
    playing ? began.at !== null || goesOn : over === null,
  );
  const asked = playing?.holds[0] ?? null;
  return (
    <>
      {shown.map((battle) => (
        <BattleCard
          key={`${battle.territory} ${battle.sides[0].seat} ${battle.sides[1].seat}`}
          battle={battle}
          isFought={goesOn || playing !== null}
          asked={asked}
        />
      ))}
    </>
  );
}

interface BattleCardProps {
  battle: Battle;
  /** If not, only what came of it is told. */
  isFought: boolean;
  /** When it is asked whether anybody calls a traitor. */
  asked: { at: number; ms: number } | null;
}

function BattleCard({ battle, isFought, asked }: BattleCardProps) {
  const { began, over, sides, territory } = battle;
  const [x = 500, y = 500] = ATLAS.places.get(territory)?.anchor ?? [];
  return (
    <StageCard
      class={`dune-battle${isFought ? "" : " told"}`}
      place={[x, y]}
      enters={began.at}
      leaves={over?.at ?? null}
    >
      <header>
        <Fighter battle={battle} side={sides[0]} role={t("aggressor")} />
        <b class="where">{nameOf(territory)}</b>
        <Fighter battle={battle} side={sides[1]} role={t("defender")} />
      </header>
      {isFought && (
        <>
          <div class="plans">
            {sides.map((side, place) => (
              <Side key={side.seat} battle={battle} side={side} place={place as 0 | 1} />
            ))}
            <Question battle={battle} asked={asked} />
          </div>
          <Sums battle={battle} />
          <Blows battle={battle} />
          <Explosion battle={battle} />
          <Callers battle={battle} />
        </>
      )}
      <Lines lines={battle.lines.map((told) => ({ told, text: inWords(told.event) }))} />
    </StageCard>
  );
}

/** What is drawn need not be said. */
const DRAWN = new Set(["plans_shown", "totals"]);

const inWords = (event: GameEvent): string =>
  DRAWN.has(event.kind) ? "" : gameTexts().event(event);

interface FighterProps {
  battle: Battle;
  side: BattleSide;
  role: string;
}

/** Who fights: their sign, and what they win. */
function Fighter({ battle: { won, captive, sides }, side, role }: FighterProps) {
  const isWinner = won?.seat === side.seat;
  const place = sides[0] === side ? 0 : 1;
  return (
    <span class={`fighter of-${side.seat}${place ? " second" : ""}`}>
      <span class="badge" data-spot={`${side.seat} badge`}>
        <Emblem seat={side.seat} size={40} />
        {isWinner && <Part class="crown" motions={during(won.told, (at) => [appear(at, 300)])} />}
      </span>
      <span class="name">
        <b>{nameOf(side.seat)}</b>
        <small>{role}</small>
      </span>
      {isWinner && won.spice > 0 && (
        <Part
          class="spoils"
          motions={during(won.told, (at, ms) => [
            appear(at + ms * 0.4),
            change([{ transform: "scale(.4)" }, { transform: "none" }], at + ms * 0.4, 320),
          ])}
        >
          +{won.spice} <Sign name="spice" size={16} />
        </Part>
      )}
      {captive?.seat === side.seat && <Captive captive={captive} />}
    </span>
  );
}

/** How long the question is still seen when its answer comes. */
const SEEN = 300;

/** Does anybody call a traitor? The sand runs as long for everybody, whatever they hold. */
function Question({ battle, asked }: { battle: Battle; asked: BattleCardProps["asked"] }) {
  const { plansShown, outcome } = battle;
  if (!plansShown || outcome?.at === null) return null;
  const from = plansShown.at === null ? null : plansShown.at + plansShown.ms;
  const until = outcome?.at == null ? null : outcome.at + Math.min(outcome.ms, SEEN);
  const motions =
    from === null
      ? until === null
        ? []
        : [fade(until)]
      : [until === null ? appear(from) : glimpse(from, until - from)];
  const isRunning = asked !== null && from !== null;
  return (
    <Part class="question" motions={motions} style={outcome ? { opacity: "0" } : undefined}>
      <Sign name="traitor" size={34} />
      <span>{t("anybody-calls")}</span>
      <span class="line">
        <Part
          class={isRunning ? "" : "empty"}
          motions={
            isRunning
              ? [
                  {
                    frames: [{ transform: "none" }, { transform: "scaleX(0)" }],
                    at: asked.at,
                    ms: asked.ms,
                    held: true,
                    // It tells the time, so it runs for those too who want no motion.
                    fades: true,
                  },
                ]
              : []
          }
        />
      </span>
    </Part>
  );
}
