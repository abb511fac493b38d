/** Whether and how loud a table is heard: asked once at the first table, then in the settings. */

import { GROUPS } from "../stage/cue-limits";
import { playSample } from "../stage/sounds";
import { LEVELS, heard, sound } from "../core/preferences";
import { t } from "../core/texts";
import { Button, Choice, IconButton, Toggle } from "./controls";

type Level = (typeof LEVELS)[number];

const ASKED_FOR: Level = "medium";

function choose(level: Level): void {
  sound.value = level;
  if (level !== "off") void playSample();
}

/** Until it is answered, nothing is heard. */
export function SoundQuestion() {
  if (sound.value !== "unasked") return null;
  return (
    <aside class="sound-question" aria-label={t("sound-question")}>
      <p>
        <strong>{t("sound-question")}</strong> <span>{t("sound-question-hint")}</span>
      </p>
      <Button look="main" onClick={() => choose(ASKED_FOR)}>
        {t("sound-yes")}
      </Button>
      <Button onClick={() => choose("off")}>{t("sound-no")}</Button>
      <IconButton name={t("close")} icon="close" onClick={() => choose("off")} />
    </aside>
  );
}

export function SoundSettings() {
  return (
    <>
      <Choice
        label={t("sound")}
        values={LEVELS}
        value={sound.value === "unasked" ? "off" : sound.value}
        name={(one) => t(`sound-${one}`)}
        choose={choose}
      />
      {isOn() && (
        <fieldset class="choice">
          <legend>{t("sounds-heard")}</legend>
          <div class="segments">
            {GROUPS.map((group) => {
              const isHeard = heard[group].value === "on";
              return (
                <Toggle
                  key={group}
                  class="segment"
                  pressed={isHeard}
                  press={() => (heard[group].value = isHeard ? "off" : "on")}
                >
                  {t(`sounds-${group}`)}
                </Toggle>
              );
            })}
          </div>
        </fieldset>
      )}
    </>
  );
}

const isOn = (): boolean => sound.value !== "off" && sound.value !== "unasked";
