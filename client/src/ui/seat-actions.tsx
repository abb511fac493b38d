/** What can be done about a seat: by the host before the game begins, then by its holder alone. */

import { api } from "../core/api";
import { navigate } from "../core/router";
import { t } from "../core/texts";
import type { Seated, TableInfo } from "../wire/protocol";
import { Button } from "./controls";
import { SeatSwap } from "./seat-swaps";
import { NewVote } from "./seat-votes";
import { ShareLink } from "./share-link";
import { SureButton } from "./sure-button";

interface SeatActionsProps {
  table: TableInfo;
  seated: Seated;
  bot: string;
  attempt: (change: Promise<unknown>) => void;
}

export function SeatActions(props: SeatActionsProps) {
  const { table, seated } = props;
  if (table.over) return null;
  return (
    <span class="player-actions">
      {!table.started && <BeforeTheGame {...props} />}
      {table.started && seated.mine && <OwnSeat {...props} />}
      {table.started && !seated.mine && <OthersSeat {...props} />}
    </span>
  );
}

function BeforeTheGame({ table, seated, bot, attempt }: SeatActionsProps) {
  const { seat, name, bot: played, mine } = seated;
  const mayChange = mine || table.host;
  return (
    <>
      {name === null && !played && table.host && (
        <ShareLink
          name={t("link-seat")}
          make={() => api.seatLink(table.id, seat)}
          revoke={() => api.revokeSeatLink(table.id, seat)}
        />
      )}
      <SeatSwap table={table} seated={seated} attempt={attempt} />
      {!played && mayChange && <ToBot {...{ table, seated, bot, attempt }} />}
      {played && mine && <TakeBack {...{ table, seated, bot, attempt }} />}
      {name !== null && mayChange && (
        <Button look="quiet" onClick={() => attempt(api.leave(table.id, seat))}>
          {mine ? t("seat-leave") : t("seat-free")}
        </Button>
      )}
    </>
  );
}

function OwnSeat(props: SeatActionsProps) {
  const { table, seated } = props;
  return (
    <>
      {seated.bot ? <TakeBack {...props} /> : <ToBot {...props} />}
      <ShareLink
        name={t("seat-pass-on")}
        hint={t("seat-pass-on-hint")}
        make={() => api.seatLink(table.id, seated.seat)}
        revoke={() => api.revokeSeatLink(table.id, seated.seat)}
      />
      <Leave {...props} />
    </>
  );
}

function OthersSeat(props: SeatActionsProps) {
  const { table, seated } = props;
  if (!table.seats.some(({ mine }) => mine)) return null;
  return (
    <>
      {seated.open && seated.name === null && (
        <ShareLink name={t("link-seat")} make={() => api.seatLink(table.id, seated.seat)} />
      )}
      <NewVote {...props} />
    </>
  );
}

function ToBot({ table, seated, bot, attempt }: SeatActionsProps) {
  return (
    <Button icon="robot" onClick={() => attempt(api.handOver(table.id, seated.seat, bot))}>
      {t("seat-to-bot")}
    </Button>
  );
}

function TakeBack({ table, seated, attempt }: SeatActionsProps) {
  return (
    <Button onClick={() => attempt(api.takeBack(table.id, seated.seat))}>
      {t("seat-take-back")}
    </Button>
  );
}

function Leave({ table, seated, attempt }: SeatActionsProps) {
  const isLast = table.seats.filter(({ mine }) => mine).length === 1;
  const leave = async () => {
    await api.leave(table.id, seated.seat);
    if (isLast && !table.host) navigate("/tables");
  };
  return (
    <SureButton
      label={t("seat-leave")}
      title={t("seat-leave-title")}
      hint={t("seat-leave-hint")}
      sure={t("seat-leave-sure")}
      act={() => attempt(leave())}
    />
  );
}
