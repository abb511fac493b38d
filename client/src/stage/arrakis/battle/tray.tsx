/** The tray: dice of both sides, thrown at the same moment, and what they come to. */

import type { View } from "../../../core/game-ui";
import { areaOf } from "../../../arrakis/areas";
import { gameTexts, nameOf } from "../../../arrakis/texts";
import { stepWith, tableOf } from "../../../arrakis/view";
import type { Side } from "../../../arrakis/view";
import { Icon } from "../../../arrakis/glyphs";
import { folded } from "../../arrakis-board";
import { Flight, Lines, Part, StageCard, during, toldIn } from "../../card";
import type { Told } from "../../card";
import type { StandingProps } from "../../game-stage";
import { fade } from "../../motion";
import type { Point } from "../../motion";
import { battlesAmong, withBeginning } from "./battle";
import type { Battle, Fighter, Round } from "./battle";
import { COMBAT_FACES, Counts, Head, Row } from "./lane";
import { piecesOf, slotsOf } from "./pieces";
import type { Piece } from "./pieces";
import { isThrow, throwsIn } from "./throws";
import type { Throw, ThrownLane } from "./throws";
import type { Face } from "../../../wire/arrakis-events";

export function Trays({ view, past, playing }: StandingProps) {
  const happened = toldIn(withBeginning(past, view), playing);
  const battles = battlesAmong(happened);
  const goesOn = isFought(view);
  const shown = battles.filter(({ attack, left }) =>
    playing ? attack.at !== null || goesOn : left === null,
  );
  const inBattle = new Set(shown.flatMap(({ rounds }) => rounds.flatMap(rollsOf)));
  const throws = throwsIn(
    happened.filter(({ at }) => at !== null),
    (told) => inBattle.has(told),
    (told, side, area) => (playing ? legionAfter(playing.before, told, side, area) : undefined),
  );
  return (
    <>
      {shown.map((battle) => (
        <BattleTray
          key={`${battle.where.atreides} ${battle.where.harkonnen}`}
          battle={battle}
          isFought={(goesOn || playing !== null) && hasTwoSides(battle)}
        />
      ))}
      {throws.map((thrown) => (
        <ThrowTray key={thrown.told.at} thrown={thrown} />
      ))}
    </>
  );
}

/** Who stands in an area once something has happened. */
const legionAfter = (before: View, happened: readonly Told[], side: Side, area: string) =>
  tableOf(
    folded(
      before,
      happened.map(({ event }) => event),
    ),
  ).legions[side][area];

/** Whoever takes an empty place rolls no dice: there is only something to tell. */
const hasTwoSides = ({ rounds, fighters, defender }: Battle): boolean =>
  rounds.length > 0 || fighters[defender].length > 0;

const isFought = (view: View): boolean => stepWith(view, "battle") !== undefined;

const rollsOf = ({ rolls }: Round): Told[] => Object.values(rolls).map(({ told }) => told);

const pointOf = (area: string | null): Point => {
  const [x = 500, y = 0] = area ? areaOf(area).anchor : [];
  return [x, y];
};

const linesOf = (lines: readonly Told[]): { told: Told; text: string }[] =>
  lines.map((told) => ({ told, text: gameTexts().event(told.event) }));

// Battles.

function BattleTray({ battle, isFought: isOpen }: { battle: Battle; isFought: boolean }) {
  const { attack, left, attacker, defender, target, rounds, over } = battle;
  const shown = rounds.filter(
    (_, place) => rounds[place + 1] === undefined || isPlayed(rounds[place + 1]!),
  );
  const winner = over?.event["winner"];
  return (
    <StageCard
      class={`arrakis-tray${isOpen ? "" : " told"}`}
      place={pointOf(target)}
      enters={attack.at}
      leaves={left?.at ?? null}
    >
      {isOpen && (
        <span class="inside">
          {[attacker, defender].map((side) => (
            <span key={side} class={`lane ${side}`}>
              <Head
                {...{ side }}
                sign={side}
                role={`${nameOf(side === attacker ? "attacker" : "defender")} · ${nameOf(battle.where[side])}`}
                fighters={battle.fighters[side]}
                won={winner === side ? over : null}
              />
            </span>
          ))}
          {shown.map((round, place) => (
            <BattleRound
              key={rounds.indexOf(round)}
              battle={battle}
              round={round}
              next={shown[place + 1] ? (rollsOf(shown[place + 1]!)[0] ?? null) : null}
            />
          ))}
        </span>
      )}
      <Lines lines={linesOf(battle.lines)} />
    </StageCard>
  );
}

/** Whether its dice fall in the take that is played. */
const isPlayed = (round: Round): boolean => rollsOf(round).some(({ at }) => at !== null);

interface BattleRoundProps {
  battle: Battle;
  round: Round;
  /** The roll that takes its place. */
  next: Told | null;
}

function BattleRound({ battle, round, next }: BattleRoundProps) {
  const pieces = piecesOf(battle, round);
  const sides = [battle.attacker, battle.defender] as const;
  return (
    <Part
      class="round"
      motions={during(next, (at) => [fade(at, 160)])}
      style={next ? { opacity: "0" } : undefined}
    >
      {sides.map((side, place) => (
        <span key={side} class={`dice ${side}`} style={{ "--place": String(place) }}>
          <Row
            side={side}
            pieces={pieces[side]}
            seed={JSON.stringify(round.rolls[side]?.told.event ?? side)}
            faces={COMBAT_FACES}
            way={place ? -1 : 1}
          />
          <Counts pieces={pieces[side]} />
          <Flights
            side={side}
            pieces={pieces[side]}
            fighters={battle.fighters}
            enemy={sides[1 - place]!}
          />
        </span>
      ))}
    </Part>
  );
}

interface FlightsProps {
  side: Side;
  enemy: Side;
  pieces: readonly Piece[];
  fighters: Record<Side, Fighter[]>;
}

/** Specials fly to leaders, what is on their strips comes out; swords strike whom they hit. */
function Flights({ side, enemy, pieces, fighters }: FlightsProps) {
  const leaderAt = (leader: string) =>
    `${side} figure ${fighters[side].findIndex(({ figure }) => figure === leader)}`;
  return (
    <>
      {pieces.map(({ key, end, chip, comes, face }, place) => (
        <>
          {end?.kind === "used" && end.when.at !== null && (
            <Flight
              key={`${key} used`}
              class="sign special"
              from={`${side} piece ${place}`}
              to={leaderAt(end.leader)}
              at={end.when.at}
              ms={end.when.ms * 0.45}
            >
              <Icon id="burst" />
            </Flight>
          )}
          {chip?.leader && comes.at !== null && (
            <Flight
              key={`${key} added`}
              class={`sign ${side}`}
              from={leaderAt(chip.leader)}
              to={`${side} piece ${place}`}
              at={comes.at}
              ms={comes.ms * 0.55}
            >
              <Icon id={face} />
            </Flight>
          )}
          {end?.kind === "struck" && end.when.at !== null && (
            <Flight
              key={`${key} struck`}
              class={`sign ${side}`}
              from={`${side} piece ${place}`}
              to={`${enemy} figure ${end.fighter}`}
              at={end.when.at}
              ms={end.when.ms * 0.45}
              lift={20}
            >
              <Icon id="sword" />
            </Flight>
          )}
        </>
      ))}
    </>
  );
}

// Other throws.

/** What an action die may show, for the sides of it that turn by. */
const ACTION_FACES = ["leadership", "strategy", "deployment", "mentat", "house"];

/** The part of the time after which the dice lie there. */
const ROLLED = 0.62;

function ThrowTray({ thrown }: { thrown: Throw }) {
  const { told, area, lanes, left, lines } = thrown;
  return (
    <StageCard
      class={`arrakis-tray thrown lanes-${lanes.length}`}
      place={pointOf(area)}
      enters={told.at}
      leaves={left?.at ?? null}
    >
      <span class="inside">
        {lanes.map((lane) => (
          <span key={lane.sign} class={`lane ${lane.side}`}>
            <Head
              side={lane.side}
              sign={lane.sign}
              role={area ? nameOf(area) : ""}
              fighters={lane.fighters}
            />
          </span>
        ))}
        <span class="round">
          {lanes.map((lane, place) => (
            <ThrownDice key={lane.sign} thrown={thrown} lane={lane} place={place} />
          ))}
        </span>
      </span>
      <Lines lines={linesOf(lines.map(oncePlayed))} />
    </StageCard>
  );
}

/** What was rolled is told when it is seen. */
const oncePlayed = (told: Told): Told =>
  isThrow(told) ? { ...told, at: told.at! + told.ms * ROLLED } : told;

interface ThrownDiceProps {
  thrown: Throw;
  lane: ThrownLane;
  place: number;
}

function ThrownDice({ thrown: { told, isCombat }, lane, place }: ThrownDiceProps) {
  const faces = isCombat ? COMBAT_FACES : ACTION_FACES;
  const sorted = [...lane.dice].sort((one, other) => faces.indexOf(one) - faces.indexOf(other));
  const slots = slotsOf(sorted);
  const comes = { at: told.at, ms: told.ms * ROLLED };
  const pieces = sorted.map((face, n): Piece => ({
    key: `${n}`,
    face: face as Face,
    slot: slots[n]!,
    comes,
    chip: null,
    end: null,
  }));
  return (
    <span class={`dice ${lane.side}`} style={{ "--place": String(place) }}>
      <Row
        side={lane.side}
        pieces={pieces}
        seed={JSON.stringify([told.event, place])}
        faces={faces}
        way={1}
      />
    </span>
  );
}
