/** Who sits where, and what can be done about it. */

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { t } from "../core/texts";
import type { Seated, TableInfo } from "../wire/protocol";
import { Button } from "./controls";
import { reasonOf } from "./hooks";
import { TableHouseRules } from "./house-rules";
import { TableBox } from "./own-box";
import { SeatName, holderOf } from "./seat";
import { ShareLink } from "./share-link";

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
      <ul>
        {table.seats.map((seated) => (
          <li key={seated.seat} class="player">
            <SeatName game={table.game} seat={seated.seat} />
            <span class="player-who">
              {holderOf(seated)}
              {seated.here && !seated.bot && (
                <span class="here" title={t("seat-here")}>
                  <span class="unseen">{t("seat-here")}</span>
                </span>
              )}
            </span>
            <SeatActions table={table} seated={seated} bot={bot} attempt={attempt} />
          </li>
        ))}
      </ul>
      <TableHouseRules table={table} />
      <TableBox table={table} />
      {table.host && (
        <ShareLink
          name={t("link-watch")}
          make={() => api.watchLink(table.id)}
          revoke={() => api.revokeWatchLink(table.id)}
        />
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </div>
  );
}

interface SeatActionsProps extends PlayersProps {
  seated: Seated;
  attempt: (change: Promise<unknown>) => void;
}

function SeatActions({
  table,
  seated: { seat, name, bot: played, mine },
  bot,
  attempt,
}: SeatActionsProps) {
  if (table.over) return null;
  const open = name === null && played === null;
  return (
    <span class="player-actions">
      {open && table.host && (
        <ShareLink
          name={t("link-seat")}
          make={() => api.seatLink(table.id, seat)}
          revoke={() => api.revokeSeatLink(table.id, seat)}
        />
      )}
      {!played && (mine || table.host) && (
        <Button icon="robot" onClick={() => attempt(api.handOver(table.id, seat, bot))}>
          {t("seat-to-bot")}
        </Button>
      )}
      {played && mine && (
        <Button onClick={() => attempt(api.takeBack(table.id, seat))}>{t("seat-take-back")}</Button>
      )}
      {name !== null && !table.started && (mine || table.host) && (
        <Button look="quiet" onClick={() => attempt(api.leave(table.id, seat))}>
          {mine ? t("seat-leave") : t("seat-free")}
        </Button>
      )}
    </span>
  );
}
