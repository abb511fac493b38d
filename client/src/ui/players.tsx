/** Who sits where, and what can be done about it. */

import { useCallback, useState } from "preact/hooks";
import { api } from "../core/api";
import { botFor } from "../core/modes";
import { t } from "../core/texts";
import { newWatchLink } from "../core/watch-links";
import type { Seated, TableInfo } from "../wire/protocol";
import { reasonOf, useLoaded } from "./hooks";
import { TableHouseRules } from "./house-rules";
import { ImportedMark } from "./imported";
import { TableBox } from "./own-box";
import { BotFace, SeatName, holderOf } from "./seat";
import { SeatActions } from "./seat-actions";
import { SeatVotes } from "./seat-votes";
import { ShareLink } from "./share-link";

/** Who sits at a table where the game has begun. */
export function PlayersInPlay({ table }: { table: TableInfo }) {
  const bot = useLoaded(useCallback(() => botFor(table.game), [table.game]));
  return <Players table={table} bot={bot.state === "here" ? bot.value : "random"} />;
}

interface PlayersProps {
  table: TableInfo;
  bot: string;
}

export function Players({ table, bot }: PlayersProps) {
  const [wrong, setWrong] = useState("");
  const attempt = (change: Promise<unknown>) => {
    change.then(
      () => setWrong(""),
      (error: unknown) => setWrong(reasonOf(error)),
    );
  };
  return (
    <div class="players">
      {table.imported && <ImportedMark />}
      <ul>
        {table.seats.map((seated) => (
          <li key={seated.seat} class="player">
            <SeatName game={table.game} seat={seated.seat} />
            <span class="player-who">
              {seated.bot && <BotFace bot={seated.bot} />} {holderOf(seated)}
              {seated.here && !seated.bot && (
                <span class="here" title={t("seat-here")}>
                  <span class="unseen">{t("seat-here")}</span>
                </span>
              )}
            </span>
            <SinceTheBeginning {...seated} />
            <SeatActions table={table} seated={seated} bot={bot} attempt={attempt} />
            <SeatVotes table={table} seated={seated} attempt={attempt} />
          </li>
        ))}
      </ul>
      <TableHouseRules table={table} />
      <TableBox table={table} />
      {table.host && (
        <ShareLink
          name={t("link-watch")}
          make={() => newWatchLink(table.id)}
          revoke={() => api.revokeWatchLink(table.id)}
        />
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </div>
  );
}

/** That somebody new may sit down here, or who has done so. */
function SinceTheBeginning({ open, newcomers }: Seated) {
  return (
    <>
      {newcomers.length > 0 && (
        <span class="player-note">{t("seat-newcomers", { names: newcomers.join(", ") })}</span>
      )}
      {open && <span class="player-note player-open">{t("seat-opened")}</span>}
    </>
  );
}
