/** A saved game, read from a file, becomes a table. */

import { useState } from "preact/hooks";
import { api, currentGuest } from "../core/api";
import { navigate } from "../core/router";
import { t } from "../core/texts";
import { reasonOf } from "./hooks";

export function ImportRecord() {
  const [wrong, setWrong] = useState("");
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      await currentGuest();
      const record = await file.text();
      JSON.parse(record);
      const { id } = await api.importRecord(file.name.replace(/\.[^.]*$/, ""), record);
      navigate(`/table/${id}`);
    } catch (reason) {
      setWrong(reason instanceof SyntaxError ? t("record-unreadable") : reasonOf(reason));
    }
  };
  return (
    <label class="button button-plain import">
      {t("record-import")}
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
      {wrong && <span role="alert">{wrong}</span>}
    </label>
  );
}
