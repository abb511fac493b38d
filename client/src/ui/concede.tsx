/** Giving a game up: the reader leaves all their seats for good, and bots play on. */

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { t } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Button, Dialog } from "./controls";

interface ConcedeProps {
  table: TableInfo;
  attempt: (change: Promise<unknown>) => void;
}

export function Concede({ table, attempt }: ConcedeProps) {
  const [asking, setAsking] = useState(false);
  const concede = async () => {
    setAsking(false);
    for (const { seat, mine } of table.seats) {
      if (mine) await api.leave(table.id, seat);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t("tables-concede")}
      </Button>
      {asking && (
        <Dialog
          title={t("tables-concede-title", { table: table.name })}
          close={() => setAsking(false)}
        >
          <p>{t("tables-concede-hint")}</p>
          <div class="form-buttons">
            <Button onClick={() => setAsking(false)}>{t("seat-leave-not")}</Button>
            <Button look="danger" onClick={() => attempt(concede())}>
              {t("tables-concede")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
