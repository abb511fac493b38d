/** The lessons: guided first turns at a real table, to begin or to go on with. */

import { useCallback } from "preact/hooks";
import { api, isReturningGuest } from "../core/api";
import { navigate } from "../core/router";
import { keyOf, t } from "../core/texts";
import { useTaking } from "../lesson/end-of-lesson";
import { LESSON_NAMES, nameOfLesson, underWay } from "../lesson/lessons";
import { Button, Problem } from "../ui/controls";
import { useLoaded } from "../ui/hooks";

const MINUTES = 10;

export function Lessons() {
  const mine = useLoaded(
    useCallback(async () => (isReturningGuest() ? await api.tables() : []), []),
  );
  const { busy, wrong, take } = useTaking();
  const tables = mine.state === "here" ? mine.value : [];
  return (
    <section class="block lessons" aria-labelledby="lessons">
      <h2 id="lessons">{t("learn-lessons")}</h2>
      <p>{t("learn-lessons-lead")}</p>
      <ul>
        {LESSON_NAMES.map((lesson) => {
          const begun = underWay(tables, lesson);
          return (
            <li key={lesson} data-lesson={lesson}>
              <h3>{nameOfLesson(lesson)}</h3>
              <p>{t(keyOf("lesson-lead", lesson))}</p>
              <p class="row">
                {begun && (
                  <Button look="main" icon="play" onClick={() => navigate(`/table/${begun.id}`)}>
                    {t("learn-go-on")}
                  </Button>
                )}
                <Button
                  look={begun ? "quiet" : "main"}
                  {...(begun ? {} : { icon: "play" as const })}
                  disabled={busy || mine.state === "loading"}
                  onClick={() => take(lesson)}
                >
                  {t(begun ? "learn-anew" : "learn-take")}
                </Button>
                <small>{t("learn-minutes", { minutes: MINUTES })}</small>
              </p>
            </li>
          );
        })}
      </ul>
      {wrong && <Problem reason={wrong} />}
    </section>
  );
}
