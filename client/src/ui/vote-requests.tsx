/** Votes that wait for the reader, beside what they are asked by the game. */

import { useState } from "preact/hooks";
import { t } from "../core/texts";
import type { SeatVote, TableInfo } from "../wire/protocol";
import { Button } from "./controls";
import { reasonOf } from "./hooks";
import { VoteButtons, voteInWords } from "./seat-votes";

const keyOf = ({ seat, choice }: SeatVote): string => `${seat} ${choice}`;

/** Whoever does not want it can put it aside; it stands at the seat as long as it is open. */
export function VoteRequests({ table }: { table: TableInfo }) {
  const [aside, setAside] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState("");
  const mine = table.seats.filter((seated) => seated.mine).map(({ seat }) => seat);
  const requests = table.votes.filter(
    (vote) => vote.missing.some((seat) => mine.includes(seat)) && !aside.includes(keyOf(vote)),
  );
  const attempt = (change: Promise<unknown>) => {
    change.catch((error: unknown) => setWrong(reasonOf(error)));
  };
  return requests.map((vote) => (
    <div key={keyOf(vote)} class="proposal" role="alert">
      <p>{voteInWords(table.game, vote)}</p>
      <VoteButtons table={table} vote={vote} attempt={attempt} />
      <Button onClick={() => setAside([...aside, keyOf(vote)])}>{t("vote-aside")}</Button>
      {wrong && <p>{wrong}</p>}
    </div>
  ));
}
