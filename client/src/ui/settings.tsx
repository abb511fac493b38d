/** How the reader likes it. */

import { useState } from "preact/hooks";
import { guest, rename } from "../core/api";
import { LANGUAGES, language, speak, t } from "../core/texts";
import { MOTIONS, PACES, THEMES, motion, pace, theme } from "../core/wishes";
import { Button, Choice, Dialog } from "./controls";
import { reasonOf, useLoaded } from "./hooks";

export function Settings({ close }: { close(): void }) {
  return (
    <Dialog title={t("settings")} close={close}>
      <div class="settings">
        <YourName />
        <Choice
          label={t("language")}
          values={LANGUAGES}
          value={language.value}
          name={(one) => t(`language-${one}`)}
          choose={(one) => void speak(one)}
        />
        <Choice
          label={t("theme")}
          values={THEMES}
          value={theme.value}
          name={(one) => t(`theme-${one}`)}
          choose={(one) => (theme.value = one)}
        />
        <Choice
          label={t("motion")}
          values={MOTIONS}
          value={motion.value}
          name={(one) => t(`motion-${one}`)}
          choose={(one) => (motion.value = one)}
        />
        <Choice
          label={t("pace")}
          values={PACES}
          value={pace.value}
          name={(one) => t(`pace-${one}`)}
          choose={(one) => (pace.value = one)}
        />
        <p class="hint">{t("pace-hint")}</p>
      </div>
    </Dialog>
  );
}

/** What others at a table read. */
export function YourName() {
  const me = useLoaded(guest, []);
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const name = typed ?? (me.state === "here" ? me.value.name : "");
  const keep = async (event: Event) => {
    event.preventDefault();
    try {
      await rename(name.trim());
      setTyped(null);
      setSaid(t("your-name-kept"));
    } catch (wrong) {
      setSaid(reasonOf(wrong));
    }
  };
  return (
    <form class="your-name" onSubmit={keep}>
      <label class="labelled">
        <span>{t("your-name")}</span>
        <input
          value={name}
          maxLength={40}
          autocomplete="nickname"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <Button type="submit" disabled={typed === null || !typed.trim()} look="plain">
        {t("keep")}
      </Button>
      <span class="hint" role="status">
        {said}
      </span>
    </form>
  );
}
