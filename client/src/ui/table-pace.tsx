/** How fast the bots of a table play; its host can change that at any time. */

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { PACES } from "../core/preferences";
import { t } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Choice } from "./controls";
import { reasonOf } from "./hooks";

export function TablePace({ table }: { table: TableInfo }) {
  const [wrong, setWrong] = useState("");
  if (!table.host) return <p class="hint">{t("pace-host")}</p>;
  return (
    <>
      <Choice
        label={t("pace-here")}
        values={PACES}
        value={PACES.find((one) => one === table.pace) ?? "human"}
        name={(one) => t(`pace-${one}`)}
        choose={(pace) => {
          api.setPace(table.id, pace).then(
            () => setWrong(""),
            (error: unknown) => setWrong(reasonOf(error)),
          );
        }}
      />
      {wrong && <p role="alert">{wrong}</p>}
    </>
  );
}
