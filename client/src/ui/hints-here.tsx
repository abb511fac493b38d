/** That hints are allowed at a table. Whoever plays there can object, and then there are none. */

import { useState } from "preact/hooks";
import { api } from "../core/api";
import { t } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { reasonOf } from "./hooks";
import { SureButton } from "./sure-button";

export function HintsHere({ table }: { table: TableInfo }) {
  const [wrong, setWrong] = useState("");
  if (!table.hints || table.over) return null;
  const mayObject = table.host || table.seats.some(({ mine }) => mine);
  const object = () => {
    api.objectToHints(table.id).then(
      () => setWrong(""),
      (error: unknown) => setWrong(reasonOf(error)),
    );
  };
  return (
    <div>
      <p class="hint">{t("hints-here")}</p>
      {mayObject && (
        <SureButton
          label={t("hints-object")}
          title={t("hints-object-title")}
          hint={t("hints-object-hint")}
          sure={t("hints-object")}
          act={object}
        />
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </div>
  );
}
