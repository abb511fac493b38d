/**
 * The coach of a lesson: a card with one or two sentences beside the real control, and a ring around
 * it. It only says and points; all is done with the controls of the table, and whoever does something
 * else is not held back.
 */

import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lessonCatalogueOf } from "../core/catalogues";
import { isNarrow } from "../core/narrow";
import type { Scene } from "../core/session";
import { storage } from "../core/storage";
import { keyOf, t, texts } from "../core/texts";
import { Button, IconButton } from "../ui/controls";
import { useLoaded } from "../ui/hooks";
import type { TableInfo } from "../wire/protocol";
import { aboveDock, besideTarget } from "./beside";
import type { Box } from "./beside";
import { EndOfLesson } from "./end-of-lesson";
import { loadLesson } from "./lessons";
import { pointing } from "./pointing";
import { nextPoint, placesIn } from "./points";
import type { Point } from "./points";
import { END, skipsAnAction, stepNow } from "./steps";
import type { Lesson, Step } from "./steps";

/** Milliseconds between two looks at the page. */
const EVERY = 120;
/** Looks after which a step is shown though the page does not ask its question. */
const PATIENCE = 40;
/** Pixels of a ring around what it is at. */
const RING = 5;

interface CoachProps {
  table: TableInfo;
  scene: Scene;
}

export default function Coach({ table, scene }: CoachProps) {
  const name = table.lesson ?? "";
  const loaded = useLoaded(useCallback(() => loadLesson(table.game, name), [table.game, name]));
  const lesson = loaded.state === "here" ? loaded.value : undefined;
  if (lesson?.seat !== scene.eyes) return null;
  return <Guide name={name} lesson={lesson} table={table} scene={scene} />;
}

interface GuideProps extends CoachProps {
  name: string;
  lesson: Lesson;
}

function Guide(props: GuideProps) {
  const { lesson, table, scene } = props;
  const { read, note } = useRead(table.id);
  const [folded, fold] = useState(false);
  const step = stepNow(lesson.steps, scene.view, read);
  const found = usePoint(step, table.game);
  const isDone = step !== undefined && isPassedBy(step, found);
  useEffect(() => {
    if (isDone) note(step.id);
  });
  const isHidden = read.has(END) || table.over || !found.ready;
  const isLate = useDetour(lesson, step);
  usePointing(folded || isHidden ? undefined : step);
  if (isHidden) return null;
  if (folded) return <Unfold unfold={() => fold(false)} />;
  return <Mark {...props} {...found} {...{ isLate, note }} fold={() => fold(true)} />;
}

interface MarkProps extends GuideProps, Found {
  isLate: boolean;
  note: (step: string) => void;
  fold: () => void;
}

/** The ring and the card of a step; without one, what is said in between. */
function Mark({ name, lesson, table, scene, step, point, box, isLate, note, fold }: MarkProps) {
  const text = step ? textOf(table.game, name, step) : textBetween(scene);
  const toDo = point?.words ?? "";
  return (
    <>
      {box && <Ring box={box} presses={point?.presses ?? false} />}
      <Card target={box} wanted={text + toDo}>
        <header>
          <span class="coach-count">{countOf(lesson, step)}</span>
          <IconButton name={t("coach-fold")} icon="close" onClick={fold} />
        </header>
        <div id="coach-words" class="coach-words" role="status" aria-live="polite">
          {isLate && <p class="coach-late">{t("coach-your-way")}</p>}
          <p>{text}</p>
          {toDo && <p class="coach-do">{toDo}</p>}
        </div>
        {step && <Onward name={name} step={step} point={point} note={note} />}
      </Card>
    </>
  );
}

/** How a step that waits for no action is left. */
function Onward({
  name,
  step,
  point,
  note,
}: Pick<MarkProps, "name" | "point" | "note"> & { step: Step }) {
  if (step.id === END) return <EndOfLesson name={name} playOn={() => note(END)} />;
  if (step.acts || point?.presses) return null;
  return (
    <Button look="main" class="coach-next" onClick={() => note(step.id)}>
      {t("coach-next")}
    </Button>
  );
}

const textOf = (game: string, name: string, { id }: Step): string =>
  texts(lessonCatalogueOf(game)).text(keyOf("guide", `${name}_${id}`));

/** What is said where the lesson says nothing. */
const textBetween = ({ view }: Scene): string =>
  t(view.decisions.some(({ required }) => required) ? "coach-free" : "coach-wait");

/** Whether all that a step wanted to be pressed is pressed, and it wanted nothing else. */
const isPassedBy = ({ acts, points }: Step, { ready, point }: Found): boolean =>
  ready && !acts && points.length > 0 && point === null;

/** How far the lesson is; the last step stands for itself. */
function countOf({ steps }: Lesson, step: Step | undefined): string {
  if (!step || step.id === END) return t("coach");
  return t("coach-count", { number: steps.indexOf(step) + 1, all: steps.length - 1 });
}

/** The steps that were read at this table, in this browser; all others follow from the game. */
function useRead(table: string): { read: ReadonlySet<string>; note: (step: string) => void } {
  const key = `lesson.${table}`;
  const [read, setRead] = useState(() => new Set((storage.get(key) ?? "").split(" ")));
  const note = (step: string) => {
    const next = new Set(read).add(step);
    storage.set(key, [...next].join(" "));
    setRead(next);
  };
  return { read, note };
}

/** Whether the learner has just gone another way than was recommended. */
function useDetour({ steps }: Lesson, step: Step | undefined): boolean {
  const last = useRef<{ furthest: Step | undefined; late: Step | undefined }>({
    furthest: undefined,
    late: undefined,
  });
  const { current } = last;
  const isNew = step && steps.indexOf(step) > steps.findIndex((one) => one === current.furthest);
  if (isNew) {
    const isLate = current.furthest && skipsAnAction(steps, current.furthest.id, step.id);
    last.current = { furthest: step, late: isLate ? step : undefined };
  }
  return step !== undefined && last.current.late === step;
}

/** Let the map show the places that a step is about. */
function usePointing(step: Step | undefined): void {
  useEffect(() => {
    pointing.value = step ? placesIn(step.points) : [];
    return () => {
      pointing.value = [];
    };
  }, [step]);
}

interface Found {
  step: Step | undefined;
  point: Point | null;
  box: Box | null;
  /** Its question is on the page: nothing is told before it is seen. */
  ready: boolean;
}

const NOTHING: Found = { step: undefined, point: null, box: null, ready: false };

/** What a step points at, wherever it is on the page just now. */
function usePoint(step: Step | undefined, game: string): Found {
  const [found, setFound] = useState(NOTHING);
  useLayoutEffect(() => {
    let looks = 0;
    let marked: Element | null = null;
    const look = () => {
      looks += 1;
      const ready =
        !step?.asked ||
        looks > PATIENCE ||
        document.querySelector(`.panel[data-kind="${step.asked}"]`) !== null;
      const point = step && ready ? nextPoint(step.points, game) : null;
      const target = point?.target ?? null;
      if (target !== marked) {
        unmark(marked);
        mark(target, point?.presses ?? false);
        marked = target;
      }
      const next = { step, point, box: target && boxOf(target), ready };
      setFound((before) => (looksAlike(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      clearInterval(timer);
      unmark(marked);
    };
  }, [step, game]);
  return found.step === step ? found : NOTHING;
}

/** What is to be pressed is described by the coach, and comes into view. */
function mark(target: Element | null, presses: boolean): void {
  if (!target) return;
  target.setAttribute("data-coached", presses ? "press" : "look");
  if (!target.hasAttribute("aria-describedby")) {
    target.setAttribute("aria-describedby", "coach-words");
  }
  if (!target.closest("svg")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function unmark(target: Element | null): void {
  target?.removeAttribute("data-coached");
  if (target?.getAttribute("aria-describedby") === "coach-words") {
    target.removeAttribute("aria-describedby");
  }
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

const looksAlike = (one: Found, other: Found): boolean =>
  one.step === other.step &&
  JSON.stringify([one.box, one.point?.words, one.point?.presses, one.ready]) ===
    JSON.stringify([other.box, other.point?.words, other.point?.presses, other.ready]);

function Ring({ box, presses }: { box: Box; presses: boolean }) {
  const style = {
    left: `${box.left - RING}px`,
    top: `${box.top - RING}px`,
    width: `${box.width + 2 * RING}px`,
    height: `${box.height + 2 * RING}px`,
  };
  return <div class={`coach-ring${presses ? " presses" : ""}`} style={style} aria-hidden="true" />;
}

interface CardProps {
  target: Box | null;
  /** Changes with what it says. */
  wanted: string;
  children: ComponentChildren;
}

/** The card, where it hides nothing of what it is about. */
function Card({ target, wanted, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const at = JSON.stringify(target);
  useLayoutEffect(() => {
    const { style, offsetWidth: width, offsetHeight: height } = card.current!;
    const { left, top } = placeFor({ width, height }, JSON.parse(at) as Box | null);
    style.left = `${left}px`;
    style.top = `${top}px`;
  }, [at, wanted]);
  return (
    <section ref={card} class="coach" aria-label={t("coach")}>
      {children}
    </section>
  );
}

function placeFor(mark: { width: number; height: number }, target: Box | null): Box {
  const frame = { width: innerWidth, height: innerHeight };
  const foot = { left: 0, top: innerHeight, width: innerWidth, height: 0 };
  const part = (selector: string) => {
    const found = document.querySelector(selector);
    return found ? boxOf(found) : foot;
  };
  if (!isNarrow()) return besideTarget(mark, target, frame, part(".dock"));
  return aboveDock(mark, target, frame, part(".table:not([data-sheet]) .dock"), part(".hud"));
}

function Unfold({ unfold }: { unfold: () => void }) {
  return (
    <Button class="coach-chip" icon="book" onClick={unfold}>
      {t("coach")}
    </Button>
  );
}
