/** An owner's own box: chosen before a game, named at the table, and in use as long as the table is shown. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useState } from "preact/hooks";
import type { GameUi } from "../core/game-ui";
import { boxFileOf, ownBoxOf, parseBox } from "../core/own-box";
import { t } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Button } from "./controls";

/** A box file as it was read; the server understands its text. */
export interface BoxFile {
  name: string;
  text: string;
}

/** None is chosen, or one that is not read yet: as long as that lasts no table can be laid. */
export type ChosenBox = BoxFile | "reading" | null;

interface OwnBoxProps {
  chosen: ChosenBox;
  choose: (file: ChosenBox) => void;
}

/** Which box file to play with, if any. */
export function OwnBox({ chosen, choose }: OwnBoxProps) {
  const file = chosen === "reading" ? null : chosen;
  const hint = useId();
  const [wrong, setWrong] = useState("");
  const read = async (input: HTMLInputElement) => {
    const given = input.files?.[0];
    if (!given) return;
    choose("reading");
    const text = await given.text().catch(() => "");
    // A file that was mended can be chosen again.
    input.value = "";
    setWrong(text.trim() ? "" : t("box-unreadable", { file: given.name }));
    choose(text.trim() ? { name: given.name, text } : null);
  };
  return (
    <fieldset class="choice own-box">
      <legend>{t("box")}</legend>
      <p class="hint" id={hint}>
        {t("box-hint")}
      </p>
      <div class="row">
        <label class="button button-plain import">
          {t(file ? "box-choose-another" : "box-choose")}
          <input
            type="file"
            accept=".toml,.json"
            aria-describedby={hint}
            onChange={({ currentTarget }) => void read(currentTarget)}
          />
        </label>
        <span class="own-box-file" role="status">
          {file ? t("box-chosen", { file: file.name }) : wrong}
        </span>
        {file && (
          <Button look="quiet" icon="close" onClick={() => choose(null)}>
            {t("box-leave")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The name of the box that a table is played with; nothing for the standard box. */
export function TableBox({ table }: { table: TableInfo }) {
  const box = ownBoxOf(table);
  return box && <p class="house-changed">{t("box-played", { name: box.name })}</p>;
}

interface WithBoxProps {
  ui: GameUi;
  table: TableInfo;
  children: ComponentChildren;
}

/** What is drawn of a table, once its own box is open; leaving the table closes it. */
export function WithBox({ ui, table, children }: WithBoxProps) {
  const [open, setOpen] = useState(false);
  const file = boxFileOf(table);
  useLayoutEffect(() => {
    ui.openBox?.(parseBox(file));
    setOpen(true);
    return () => ui.openBox?.(null);
  }, [ui, file]);
  return open ? <>{children}</> : null;
}
