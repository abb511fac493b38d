/** What comes after a lesson: on from here, or the next one. */

import { useState } from "preact/hooks";
import { t } from "../core/texts";
import { Button, LinkButton, Problem } from "../ui/controls";
import { reasonOf } from "../ui/hooks";
import { lessonAfter, nameOfLesson, takeLesson } from "./lessons";

export function EndOfLesson({ name, playOn }: { name: string; playOn: () => void }) {
  const next = lessonAfter(name);
  const { busy, wrong, take } = useTaking();
  return (
    <div class="coach-end">
      <Button look="main" class="coach-next" onClick={playOn}>
        {t("coach-play-on")}
      </Button>
      {next && (
        <Button disabled={busy} onClick={() => take(next)}>
          {t("coach-next-lesson", { lesson: nameOfLesson(next) })}
        </Button>
      )}
      <LinkButton href="/learn" look="quiet">
        {t("coach-all-lessons")}
      </LinkButton>
      {wrong && <Problem reason={wrong} />}
    </div>
  );
}

/** Taking a lesson, once however often the button is pressed. */
export function useTaking() {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const take = (lesson: string) => {
    setBusy(true);
    takeLesson(lesson).catch((reason: unknown) => {
      setWrong(reasonOf(reason));
      setBusy(false);
    });
  };
  return { busy, wrong, take };
}
