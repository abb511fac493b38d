/** Lessons: which there are, taking one, and fetching what its coach says. */

import { api, currentGuest } from "../core/api";
import { lessonCatalogueOf } from "../core/catalogues";
import { GAME_NAMES, manifestOf } from "../core/manifests";
import { pace } from "../core/preferences";
import { keyOf, loadTexts, t } from "../core/texts";
import type { MyTable } from "../wire/rest";
import { navigate } from "../core/router";
import type { Lesson } from "./steps";

/** All lessons in the order in which a newcomer takes them. */
export const LESSON_NAMES: readonly string[] = GAME_NAMES.flatMap(
  (game) => manifestOf(game).lessonNames,
);

export const nameOfLesson = (lesson: string): string => t(keyOf("lesson-name", lesson));

/** The lesson after this one; undefined after the last. */
export const lessonAfter = (lesson: string): string | undefined =>
  LESSON_NAMES[LESSON_NAMES.indexOf(lesson) + 1];

/** A table for a lesson, and to it. */
export async function takeLesson(lesson: string): Promise<void> {
  await currentGuest();
  const { id } = await api.takeLesson({ lesson, name: nameOfLesson(lesson), pace: pace.value });
  navigate(`/table/${id}`);
}

/** The table at which a lesson is under way. */
export const underWay = (tables: readonly MyTable[], lesson: string): MyTable | undefined =>
  tables.find((table) => table.lesson === lesson && !table.over);

/** A lesson with its words; undefined if this client does not know it. */
export async function loadLesson(game: string, lesson: string): Promise<Lesson | undefined> {
  const [{ default: lessons }] = await Promise.all([
    manifestOf(game).lessons(),
    loadTexts(lessonCatalogueOf(game)),
  ]);
  return lessons[lesson];
}
