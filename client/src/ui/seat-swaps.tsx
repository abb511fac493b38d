/** Swapping seats before the game begins, between people who have one each. */

import { api } from "../core/api";
import { t } from "../core/texts";
import type { Seated, TableInfo } from "../wire/protocol";
import { Button } from "./controls";

interface SeatSwapProps {
  table: TableInfo;
  /** Somebody else's seat, or nobody's. */
  seated: Seated;
  attempt: (change: Promise<unknown>) => void;
}

export function SeatSwap({ table, seated, attempt }: SeatSwapProps) {
  const [own, ...more] = table.seats.filter(({ mine }) => mine);
  if (!own || more.length || own.bot || seated.mine || seated.bot) return null;
  if (holdsSeveral(table, seated)) return null;
  const swap = () => attempt(api.swap(table.id, own.seat, seated.seat));
  const decline = () => attempt(api.declineSwap(table.id, own.seat));
  if (seated.name === null) return <Button onClick={swap}>{t("swap-move")}</Button>;
  if (seated.swap === own.seat) {
    return (
      <span class="seat-swap" role="alert">
        <span>{t("swap-asked", { name: seated.name })}</span>
        <Button look="main" onClick={swap}>
          {t("proposal-agree")}
        </Button>
        <Button onClick={decline}>{t("proposal-decline")}</Button>
      </span>
    );
  }
  if (own.swap === seated.seat) {
    return (
      <span class="seat-swap">
        <span>{t("swap-waiting")}</span>
        <Button onClick={decline}>{t("proposal-withdraw")}</Button>
      </span>
    );
  }
  return <Button onClick={swap}>{t("swap-with-me")}</Button>;
}

/** Whether somebody of the same name sits at another place, too; the server knows for certain. */
function holdsSeveral({ hotseat, seats }: TableInfo, { name }: Seated): boolean {
  return hotseat && name !== null && seats.filter((seated) => seated.name === name).length > 1;
}
