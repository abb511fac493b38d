/** Giving a game up: the reader leaves all their seats for good, and bots play on. */

import { api } from "../core/api";
import { t } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { SureButton } from "./sure-button";

interface ConcedeProps {
  table: TableInfo;
  attempt: (change: Promise<unknown>) => void;
}

export function Concede({ table, attempt }: ConcedeProps) {
  const concede = async () => {
    for (const { seat, mine } of table.seats) {
      if (mine) await api.leave(table.id, seat);
    }
  };
  return (
    <SureButton
      label={t("tables-concede")}
      title={t("tables-concede-title", { table: table.name })}
      hint={t("tables-concede-hint")}
      sure={t("tables-concede")}
      act={() => attempt(concede())}
    />
  );
}
