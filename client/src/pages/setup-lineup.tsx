/** Who plays what at a new table: seat by seat, or dealt at random to those who play. */

import type { NewTable, Playable } from "../core/api";
import type { Mode } from "../core/game-manifest";
import { inTableOrder, playedWith } from "../core/modes";
import { capitalize, t, texts } from "../core/texts";
import { Choice, Select } from "../ui/controls";
import { SeatName } from "../ui/seat";

export const ME = "me";
const OPEN = "open";
const OUT = "out";

/** Out of which seats they are dealt. */
const POOLS = ["all", "suggested"] as const;
type Pool = (typeof POOLS)[number];

/** How seats are handed out. */
const HANDINGS = ["chosen", "dealt"] as const;
type Handing = (typeof HANDINGS)[number];

export interface Lineup {
  handing: Handing;
  /** Who plays each seat, if they are chosen. */
  bySeat: Record<string, string>;
  /** Who plays, if seats are dealt, in the order in which they sit. */
  players: string[];
  pool: Pool;
}

export function usualLineup(mode: Mode): Lineup {
  const mine = playedWith(mode, mode.seats[0]!);
  const bySeat = mode.seats.map((seat) => [seat, mine.includes(seat) ? ME : OPEN] as const);
  const players = mode.seats.length / (mode.dealtEach ?? 1);
  return {
    handing: "chosen",
    bySeat: Object.fromEntries(bySeat),
    players: resized([ME], players),
    pool: "all",
  };
}

/** The seats that are played, if they are chosen. */
function seatsIn({ bySeat }: Lineup): string[] {
  return Object.keys(bySeat).filter((seat) => bySeat[seat] !== OUT);
}

export function isComplete(lineup: Lineup, { fewest }: Playable): boolean {
  return lineup.handing === "dealt" || seatsIn(lineup).length >= fewest;
}

/** What the server is asked for. */
export function wanted(
  lineup: Lineup,
  mode: Mode,
  playable: Playable,
): Pick<NewTable, "seats" | "players"> {
  if (lineup.handing === "dealt") {
    return { seats: poolOf(lineup, mode, playable), players: lineup.players };
  }
  const seats = inTableOrder(seatsIn(lineup), playable);
  return { seats, players: Object.fromEntries(seats.map((seat) => [seat, lineup.bySeat[seat]!])) };
}

/** Whether all that I play belongs to one player. */
export function isOnePlayer({ handing, bySeat, players }: Lineup, mode: Mode): boolean {
  if (handing === "dealt") return players.filter((who) => who === ME).length === 1;
  const mine = mode.seats.filter((seat) => bySeat[seat] === ME);
  return Boolean(mode.together?.some((pair) => mine.every((seat) => pair.includes(seat))));
}

/** Whether somebody holds several seats: at one screen in turn, or as factions of one player. */
export function isHotseat({ handing, bySeat, players }: Lineup, mode: Mode): boolean {
  const who = handing === "dealt" ? players : Object.values(bySeat);
  return mode.together !== undefined || who.filter((one) => one === ME).length > 1;
}

function poolOf({ players, pool }: Lineup, mode: Mode, playable: Playable): string[] {
  const suggested = playable.suggested[players.length * (mode.dealtEach ?? 1)];
  return pool === "suggested" && suggested ? suggested : playable.seats;
}

/** So many players: those at hand, and friends after them. */
function resized(players: string[], number: number): string[] {
  return [...players, ...Array<string>(number).fill(OPEN)].slice(0, number);
}

interface LineupProps {
  game: string;
  playable: Playable;
  mode: Mode;
  lineup: Lineup;
  set: (lineup: Lineup) => void;
}

export function LineupChoice(props: LineupProps) {
  const { mode, lineup, set } = props;
  return (
    <fieldset class="choice">
      <legend>{t("setup-seats")}</legend>
      {mode.dealtEach && (
        <Choice<Handing>
          label={t("handing")}
          values={HANDINGS}
          value={lineup.handing}
          name={(handing) => t(`handing-${handing}`)}
          choose={(handing) => set({ ...lineup, handing })}
        />
      )}
      {lineup.handing === "dealt" ? <DealtSeats {...props} /> : <ChosenSeats {...props} />}
    </fieldset>
  );
}

function ChosenSeats({ game, playable, mode, lineup, set }: LineupProps) {
  const who = [ME, OPEN, ...botsOf(playable), ...(mode.mayLeaveOut ? [OUT] : [])];
  return (
    <>
      {mode.mayLeaveOut && <SuggestedLineups {...{ game, playable, mode, lineup, set }} />}
      <p class="hint">{t("setup-seats-hint")}</p>
      <ul class="setup-seats">
        {mode.seats.map((seat) => (
          <li key={seat}>
            <SeatName game={game} seat={seat} />
            <WhoPlays
              label={t("setup-who", { seat: texts(game).name(seat) })}
              values={who}
              value={lineup.bySeat[seat]!}
              choose={(one) => set({ ...lineup, bySeat: { ...lineup.bySeat, [seat]: one } })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The book's line-up for a number of players, with one press. */
function SuggestedLineups({ playable, mode, lineup, set }: LineupProps) {
  const isSuggested = (seats: string[]) =>
    mode.seats.every((seat) => seats.includes(seat) === (lineup.bySeat[seat] !== OUT));
  const numbers = Object.keys(playable.suggested);
  return (
    <Choice
      label={t("setup-suggested")}
      values={numbers}
      value={numbers.find((number) => isSuggested(playable.suggested[number]!)) ?? ""}
      name={(number) => number}
      choose={(number) =>
        set({ ...lineup, bySeat: onlyWith(playable.suggested[number]!, mode, lineup.bySeat) })
      }
    />
  );
}

/** Who plays each seat, with these in and the others out; somebody of mine stays in. */
function onlyWith(
  seats: string[],
  mode: Mode,
  bySeat: Record<string, string>,
): Record<string, string> {
  const who = (seat: string) => (bySeat[seat] === OUT ? OPEN : bySeat[seat]!);
  const next = Object.fromEntries(
    mode.seats.map((seat) => [seat, seats.includes(seat) ? who(seat) : OUT]),
  );
  const hadMine = Object.values(bySeat).includes(ME);
  return hadMine && !Object.values(next).includes(ME) ? { ...next, [seats[0]!]: ME } : next;
}

function DealtSeats({ game, playable, mode, lineup, set }: LineupProps) {
  const { players, pool } = lineup;
  const numbers = numbersOfPlayers(mode, playable);
  const suggested = playable.suggested[players.length * mode.dealtEach!] ?? [];
  const named = suggested.map((seat) => capitalize(texts(game).name(seat))).join(", ");
  return (
    <>
      {numbers.length > 1 && (
        <Choice
          label={t("setup-number")}
          values={numbers}
          value={String(players.length)}
          name={(number) => number}
          choose={(number) => set({ ...lineup, players: resized(players, Number(number)) })}
        />
      )}
      {suggested.length < playable.seats.length && (
        <Choice<Pool>
          label={t("setup-pool")}
          values={POOLS}
          value={pool}
          name={(one) => t(`pool-${one}`, { suggested: named })}
          choose={(one) => set({ ...lineup, pool: one })}
        />
      )}
      <p class="hint">{t("setup-dealt-hint", { each: mode.dealtEach })}</p>
      <ul class="setup-seats">
        {players.map((one, place) => (
          <li key={place}>
            <strong>{t("setup-player", { number: place + 1 })}</strong>
            <WhoPlays
              label={t("setup-who", { seat: t("setup-player", { number: place + 1 }) })}
              values={[ME, OPEN, ...botsOf(playable)]}
              value={one}
              choose={(next) =>
                set({ ...lineup, players: players.map((old, at) => (at === place ? next : old)) })
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many can be dealt seats. */
function numbersOfPlayers({ dealtEach, seats }: Mode, { fewest }: Playable): string[] {
  const most = seats.length / dealtEach!;
  return Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));
}

interface WhoPlaysProps {
  label: string;
  values: string[];
  value: string;
  choose: (who: string) => void;
}

function WhoPlays(props: WhoPlaysProps) {
  return <Select {...props} name={(who) => t(`who-${who.replace(":", "-")}`)} />;
}

function botsOf({ bots }: Playable): string[] {
  return bots.map((bot) => `bot:${bot}`).reverse();
}
