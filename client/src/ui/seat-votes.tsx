/** Votes about a seat, once the game has begun: it happens when all but its holder want the same. */

import { api } from "../core/api";
import { capitalize, t, texts } from "../core/texts";
import type { SeatVote, Seated, TableInfo } from "../wire/protocol";
import { Button } from "./controls";
import { botName } from "./seat";

const OPEN = "open";
const BOT = "bot:";

interface AboutSeat {
  table: TableInfo;
  seated: Seated;
  attempt: (change: Promise<unknown>) => void;
}

/** What some want to become of this seat, and who is missing. */
export function SeatVotes({ table, seated, attempt }: AboutSeat) {
  const votes = votesAbout(table, seated.seat);
  if (!votes.length) return null;
  return (
    <ul class="seat-votes">
      {votes.map((vote) => (
        <li key={vote.choice}>
          <p>{voteInWords(table.game, vote)}</p>
          <p class="hint">{missingInWords(table.game, vote)}</p>
          <VoteButtons table={table} vote={vote} attempt={attempt} />
        </li>
      ))}
    </ul>
  );
}

interface VoteButtonsProps {
  table: TableInfo;
  vote: SeatVote;
  attempt: (change: Promise<unknown>) => void;
}

export function VoteButtons({ table, vote: { seat, choice, agreed }, attempt }: VoteButtonsProps) {
  const mine = table.seats.filter((seated) => seated.mine).map((seated) => seated.seat);
  if (!mine.length || mine.includes(seat)) return null;
  return mine.some((own) => agreed.includes(own)) ? (
    <Button onClick={() => attempt(api.vote(table.id, seat, null))}>
      {t("proposal-withdraw")}
    </Button>
  ) : (
    <Button look="main" onClick={() => attempt(api.vote(table.id, seat, choice))}>
      {t("proposal-agree")}
    </Button>
  );
}

/** What the reader can ask the others for about somebody else's seat. */
export function NewVote({ table, seated, bot, attempt }: AboutSeat & { bot: string }) {
  const taken = votesAbout(table, seated.seat).map(({ choice }) => choice);
  const choices = choicesAbout(table, seated, bot).filter((choice) => !taken.includes(choice));
  if (!choices.length) return null;
  return (
    <details key={choices.join()} class="new-vote">
      <summary>{t("vote")}</summary>
      <p class="hint">{t("vote-hint")}</p>
      {choices.map((choice) => (
        <Button
          key={choice}
          icon={choice === OPEN ? "link" : "robot"}
          onClick={() => attempt(api.vote(table.id, seated.seat, choice))}
        >
          {choice === OPEN ? t("vote-for-open") : t("vote-for-bot")}
        </Button>
      ))}
    </details>
  );
}

function votesAbout({ votes }: TableInfo, seat: string): SeatVote[] {
  return votes.filter((vote) => vote.seat === seat);
}

/** Nobody alone can open a seat: that would bring them a second pair of eyes. */
function choicesAbout({ seats }: TableInfo, seated: Seated, bot: string): string[] {
  const others = seats.filter(({ name, mine, seat }) => name && !mine && seat !== seated.seat);
  const choices = seated.name !== null && !seated.bot ? [`${BOT}${bot}`] : [];
  return others.length && !seated.open ? [...choices, OPEN] : choices;
}

/** Who wants what. */
export function voteInWords(game: string, { seat, choice, agreed }: SeatVote): string {
  const about = { seats: seatNames(game, agreed), seat: texts(game).name(seat) };
  if (choice === OPEN) return t("vote-wants-open", about);
  return t("vote-wants-bot", { ...about, bot: botName(choice.slice(BOT.length)) });
}

function missingInWords(game: string, { missing }: SeatVote): string {
  return missing.length ? t("vote-missing", { seats: seatNames(game, missing) }) : t("vote-alone");
}

function seatNames(game: string, seats: string[]): string {
  return seats.map((seat) => capitalize(texts(game).name(seat))).join(", ");
}
