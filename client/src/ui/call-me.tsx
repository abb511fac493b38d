/** Whether the system may tell the reader that it is their turn. */

import { calls } from "../core/preferences";
import { t } from "../core/texts";
import { Toggle } from "./controls";
import { canCall, wantCalls } from "./turn-signs";

export function CallMe() {
  const isOn = calls.value === "on";
  if (!canCall()) return <p class="hint">{t("call-me-denied")}</p>;
  return (
    <Toggle class="button call-me" pressed={isOn} press={() => void wantCalls(!isOn)}>
      {t("call-me")}
    </Toggle>
  );
}
