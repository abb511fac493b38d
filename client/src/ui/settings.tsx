/** The reader's name and preferences. */

import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { currentGuest, rename } from "../core/api";
import { MOTIONS, PACES, SCENES, THEMES, motion, pace, scenes, theme } from "../core/preferences";
import { LANGUAGES, language, setLanguage, t } from "../core/texts";
import { Button, Choice, Dialog, Form, TextField } from "./controls";
import { reasonOf, useLoaded } from "./hooks";
import { CallMe } from "./call-me";
import { SoundSettings } from "./sound-settings";

export function Settings({ close }: { close: () => void }) {
  return (
    <Dialog title={t("settings")} close={close}>
      <div class="settings">
        <YourName />
        <Choice
          label={t("language")}
          values={LANGUAGES}
          value={language.value}
          name={(one) => t(`language-${one}`)}
          choose={(one) => void setLanguage(one)}
        />
        <PreferenceChoice
          label={t("theme")}
          values={THEMES}
          preference={theme}
          name={(one) => t(`theme-${one}`)}
        />
        <PreferenceChoice
          label={t("motion")}
          values={MOTIONS}
          preference={motion}
          name={(one) => t(`motion-${one}`)}
        />
        <PreferenceChoice
          label={t("scenes")}
          values={SCENES}
          preference={scenes}
          name={(one) => t(`scenes-${one}`)}
        />
        <SoundSettings />
        <CallMe />
        <PaceChoice />
        <p class="hint">{t("pace-hint")}</p>
      </div>
    </Dialog>
  );
}

/** How fast bots play. */
export function PaceChoice() {
  return (
    <PreferenceChoice
      label={t("pace")}
      values={PACES}
      preference={pace}
      name={(one) => t(`pace-${one}`)}
    />
  );
}

interface PreferenceChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  preference: Signal<Value>;
  name: (value: Value) => string;
}

function PreferenceChoice<Value extends string>(props: PreferenceChoiceProps<Value>) {
  const { preference, ...rest } = props;
  return (
    <Choice {...rest} value={preference.value} choose={(value) => (preference.value = value)} />
  );
}

interface TypedName {
  name: string;
  /** Something was typed that is not kept yet. */
  isNew: boolean;
  type: (name: string) => void;
  /** Keep what was typed; nothing happens if nothing was. */
  keep: () => Promise<void>;
}

/** The reader's name, as it is and as they type it. */
export function useTypedName(): TypedName {
  const me = useLoaded(currentGuest);
  const [typed, type] = useState<string | null>(null);
  const [kept, setKept] = useState("");
  const name = typed ?? (me.state === "here" ? me.value.name : "");
  const isNew = Boolean(typed?.trim()) && name.trim() !== kept;
  const keep = async () => {
    if (!isNew) return;
    await rename(name.trim());
    setKept(name.trim());
  };
  return { name, isNew, type, keep };
}

/** What others at a table read. */
export function NameField({ typed: { name, type } }: { typed: TypedName }) {
  return (
    <TextField
      label={t("your-name")}
      value={name}
      maxLength={40}
      autocomplete="nickname"
      change={type}
    />
  );
}

function YourName() {
  const typed = useTypedName();
  const [status, setStatus] = useState("");
  const submit = async () => {
    try {
      await typed.keep();
      setStatus(t("your-name-kept"));
    } catch (error) {
      setStatus(reasonOf(error));
    }
  };
  return (
    <Form class="your-name" submit={() => void submit()}>
      <NameField typed={typed} />
      <Button type="submit" disabled={!typed.isNew} look="plain">
        {t("keep")}
      </Button>
      <span class="hint" role="status">
        {status}
      </span>
    </Form>
  );
}
