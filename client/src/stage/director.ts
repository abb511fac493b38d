/**
 * Plays what happens: takes come in as the server tells them, and go over the stage one after the
 * other. What is drawn is a view between two views of the server; after each take it is the server's.
 */

import { batch, signal } from "@preact/signals";
import type { Decision, GameEvent, View } from "../core/game-ui";
import { doer, eventsUntil } from "../core/history";
import type { HistoryEntry } from "../core/history";
import { serverTime } from "../core/server-clock";
import type { Window } from "../wire/protocol";
import { sceneOf } from "./cues";
import type { Cue } from "./cues";
import { viewBetween } from "./game-stage";
import type { GameStage } from "./game-stage";
import { Reel } from "./reel";
import type { Sound } from "./scene";
import { hasOwnBeat, skipped, timeline } from "./timeline";
import type { Pace, Timeline } from "./timeline";

/** What the server told a pair of eyes. */
export interface Told {
  sequence: number;
  view: View;
  history: readonly HistoryEntry[];
  window: Window | null;
}

/** How somebody wants to see it. */
export interface ScenePreferences {
  pace: Pace;
  still: boolean;
}

/** What the director needs of the page. */
export interface House {
  eyes: string | null;
  stage: GameStage;
  preferences: () => ScenePreferences;
  /** Some events in a sentence; "" if there is nothing to say. */
  inWords: (events: readonly GameEvent[]) => string;
  hear: (sound: Sound) => void;
  /** The past is shown. */
  replay?: boolean;
}

interface Take {
  /** What these eyes had seen before it. */
  past: readonly GameEvent[];
  events: readonly GameEvent[];
  own: number;
  before: View;
  after: View;
  /** How many events these eyes had seen before it. */
  first: number;
  window: Window | null;
  arrived: number;
  /** The reader asks for what they have missed. */
  again?: boolean;
}

/** What was not shown, because the reader was behind or looked elsewhere. */
export interface Missed {
  takes: readonly Take[];
  /** How much is worth telling of it. */
  number: number;
}

const NOTHING_MISSED: Missed = { takes: [], number: 0 };

/**
 * What is drawn.
 *
 * `sequence` is how many events it shows, and `told` how many of them without a gap: the losses of a
 * battle fly off before it is said who has won.
 */
export interface Shown {
  view: View;
  sequence: number;
  told: number;
}

/** The sentence of what is on the stage, and the seat or side that does it; null if several do. */
export interface Caption {
  sentence: string;
  doer: string | null;
}

/** The take that is on the stage. */
export interface Showing {
  key: number;
  past: readonly GameEvent[];
  events: readonly GameEvent[];
  timeline: Timeline;
  before: View;
  reel: Reel;
}

/** A question waits no longer for what does not concern its seat, in milliseconds. */
const DECISION_WAITS = 1500;
/** A question that would wait less comes at once. */
const NO_WAIT = 300;
/** So many takes that were missed are kept: the latest. */
const MISSED_KEPT = 12;

export class Director {
  readonly eyes: string | null;
  readonly stage: GameStage;
  readonly shown = signal<Shown>({ view: null!, sequence: 0, told: 0 });
  readonly showing = signal<Showing | null>(null);
  /** What was told last, for those who listen; of much that is skipped, all of it. */
  readonly told = signal("");
  readonly caption = signal<Caption | null>(null);
  readonly missed = signal(NOTHING_MISSED);
  /** Decisions that may be asked; null if all may. */
  private readonly asked = signal<ReadonlySet<Decision> | null>(null);

  private readonly queue: Take[] = [];
  private current: Take | null = null;
  private received: number;
  private latest: View;
  private askBy = 0;
  private timer = 0;
  private hasAnswered = false;
  private isSkipping = false;
  /** Sentences of this moment. */
  private readonly saying: string[] = [];

  constructor(
    private readonly house: House,
    first: Told,
  ) {
    this.eyes = house.eyes;
    this.stage = house.stage;
    this.received = first.sequence;
    this.latest = first.view;
    this.shown.value = all(first.view, first.sequence);
    document.addEventListener("visibilitychange", this.onVisibility);
  }

  end(): void {
    document.removeEventListener("visibilitychange", this.onVisibility);
    clearTimeout(this.timer);
    this.showing.peek()?.reel.stop();
  }

  // What comes in.

  receive({ sequence, view, history, window }: Told): void {
    const first = this.received;
    const events = history
      .slice(first, sequence)
      .filter(({ undone }) => !undone)
      .map(({ event }) => event);
    const open = this.openAmong(view.decisions);
    const before = this.latest;
    this.received = sequence;
    this.latest = view;
    if (!events.length) {
      this.putRight(view);
      if (this.current) this.hold(open, before.decisions);
      return;
    }
    const own = this.hasAnswered ? leading(events, this.house.eyes) : 0;
    this.hasAnswered = false;
    const past = eventsUntil(history, first);
    const arrived = performance.now();
    this.queue.push({ past, events, own, before, after: view, first, window, arrived });
    this.hold(open, before.decisions);
    if (!this.current) this.next();
  }

  /** Another moment at once, without what led there. */
  cutTo({ sequence, view }: Told): void {
    this.queue.length = 0;
    this.current = null;
    this.showing.peek()?.reel.stop();
    this.received = sequence;
    this.latest = view;
    batch(() => {
      this.showing.value = null;
      this.shown.value = all(view, sequence);
    });
  }

  /** The reader has answered: nothing older is shown any more. */
  answered(): void {
    this.hasAnswered = true;
    this.missed.value = NOTHING_MISSED;
    this.skipAll();
  }

  /** Play what was missed, and then show the present again. */
  showMissed(): void {
    const { takes } = this.missed.peek();
    this.missed.value = NOTHING_MISSED;
    this.skipAll();
    this.queue.push(...takes.map((take) => ({ ...take, own: 0, window: null, again: true })));
    this.next();
  }

  /** The reader does not want to see what was missed. */
  forgetMissed(): void {
    this.missed.value = NOTHING_MISSED;
  }

  private miss(take: Take): void {
    const takes = [...this.missed.peek().takes, take].slice(-MISSED_KEPT);
    const number = takes.flatMap(({ events }) => this.worthTelling(events)).length;
    this.missed.value = number ? { takes, number } : NOTHING_MISSED;
  }

  /** A newer view without anything that happened. */
  private putRight(view: View): void {
    const last = this.queue.at(-1) ?? this.current;
    if (last) last.after = view;
    else this.shown.value = all(view, this.received);
  }

  // Questions.

  /** Whether a decision may be asked now. */
  mayAsk(decision: Decision): boolean {
    return this.asked.value?.has(decision) ?? true;
  }

  private openAmong(decisions: readonly Decision[]): Set<Decision> {
    const asked = this.asked.peek();
    const before = new Set(this.latest.decisions);
    return new Set(decisions.filter((one) => (asked ? asked.has(one) : before.has(one))));
  }

  /** Until the stage is free, only what is open already is asked; a question waits once. */
  private hold(open: ReadonlySet<Decision>, before: readonly Decision[]): void {
    const asked = this.asked.peek();
    const isHeld = (one: Decision) => one.required && asked?.has(one) === false;
    const isWaiting = before.some((one) => isHeld(one) && this.latest.decisions.includes(one));
    this.asked.value = open;
    if (isWaiting) return;
    this.askBy = performance.now() + DECISION_WAITS;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.askIfDue(), DECISION_WAITS);
  }

  private askIfDue(): void {
    const { timeline: line, reel } = this.showing.peek() ?? {};
    const isFree = !line || reel!.now >= line.decisionAt;
    const isLate = performance.now() >= this.askBy;
    if (!isFree || (this.queue.length && !isLate)) return;
    const asked = this.asked.peek();
    const isNew = this.latest.decisions.some((one) => one.required && !asked?.has(one));
    if (this.queue.length && isNew) this.leaveOutDecoration();
    else this.asked.value = null;
  }

  /** Whoever is asked something new sees first what concerns them, and then the board of now. */
  private leaveOutDecoration(): void {
    const { eyes } = this.house;
    const { scenes } = this.house.stage;
    const isOwn = (take: Take) => Boolean(take.again) || hasOwnBeat(take.events, scenes, eyes);
    const waiting = this.queue.splice(0);
    waiting.filter((take) => !isOwn(take)).forEach((take) => this.miss(take));
    this.queue.push(...waiting.filter(isOwn));
    if (!this.queue.length) this.asked.value = null;
    this.showing.peek()?.reel.skip();
  }

  // The stage.

  private next(): void {
    const take = this.queue.shift();
    this.current = take ?? null;
    if (!take) {
      batch(() => {
        this.showing.value = null;
        this.asked.value = null;
        if (this.shown.peek().view !== this.latest)
          this.shown.value = all(this.latest, this.received);
      });
      return;
    }
    const line = this.timelineOf(take);
    const isCut = line.missed > 0 || document.hidden || this.house.preferences().pace === "off";
    if (line.missed > 0 && !this.isSkipping && !take.again && !this.house.replay) this.miss(take);
    if (line.length > 0 && !isCut && !this.isSkipping) this.play(take, line);
    else this.finish(take, this.inWords(take.events));
  }

  private timelineOf(take: Take): Timeline {
    const { window } = take;
    const { pace, still } = this.house.preferences();
    return timeline(take, this.house.stage.scenes, {
      eyes: this.house.eyes,
      pace,
      still,
      hidden: document.hidden,
      lag: performance.now() - take.arrived,
      replay: take.again ?? this.house.replay ?? false,
      window: window?.closes ? Math.max(0, window.closes - serverTime()) : null,
    });
  }

  private play(take: Take, line: Timeline): void {
    const { before } = take;
    const reel = new Reel(line.length, line.still);
    const over: Cue[] = [];
    const running = new Set<Cue>();
    const { stage } = this.house;
    const draw = () => {
      const begun = [...over, ...running].flatMap(({ events }) => events);
      const left = line.cues.flatMap(({ events }) => events).filter((at) => !begun.includes(at));
      const sequence = take.first + Math.max(0, ...begun.map((place) => place + 1));
      this.shown.value = {
        view: viewBetween(stage, before, take.events, over, [...running]),
        sequence,
        told: Math.min(sequence, ...left.map((place) => take.first + place)),
      };
    };
    for (const cue of line.cues) {
      const isDrawn = cue.scene in stage.onMap && cue.ms > 0 && !line.still;
      reel.mark(cue.at, () => {
        if (isDrawn) running.add(cue);
        else over.push(cue);
        draw();
        const events = cue.events.map((place) => take.events[place]!);
        const sentence = this.inWords(events);
        this.tell(sentence);
        if (sentence) this.caption.value = { sentence, doer: doerOf(events) };
      });
      for (const sound of cue.sounds) reel.mark(cue.at, () => this.house.hear(sound), true);
      if (isDrawn) {
        reel.mark(cue.at + cue.ms, () => {
          running.delete(cue);
          over.push(cue);
          draw();
        });
      }
    }
    reel.mark(line.decisionAt, () => this.askIfDue());
    reel.mark(line.length, () => this.finish(take));
    if (line.decisionAt < NO_WAIT && !this.queue.length) this.asked.value = null;
    const { first: key, past, events } = take;
    this.showing.value = { key, past, events, timeline: line, before, reel };
    // The scenes are drawn first, in a frame of their own, so that all begin at the same moment.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => this.showing.peek()?.reel === reel && reel.play()),
    );
  }

  /** What is told at the same moment is told as one: of several, only the last would be heard. */
  private tell(sentence: string): void {
    if (!sentence) return;
    if (!this.saying.length) {
      queueMicrotask(() => {
        this.told.value = this.saying.join(" ");
        this.saying.length = 0;
      });
    }
    this.saying.push(sentence);
  }

  /** Bookkeeping is not spoken: it stands in the chronicle. */
  private inWords(events: readonly GameEvent[]): string {
    return this.house.inWords(this.worthTelling(events));
  }

  private worthTelling(events: readonly GameEvent[]): GameEvent[] {
    const { scenes } = this.house.stage;
    const kinds = new Set(events.map(({ kind }) => kind));
    return events.filter((event) => {
      const { rank, echoes, within } = sceneOf(scenes, event);
      return rank !== "tick" && !(echoes && within?.some((kind) => kinds.has(kind)));
    });
  }

  private finish(take: Take, sentence = ""): void {
    this.showing.peek()?.reel.stop();
    batch(() => {
      this.tell(sentence);
      if (sentence) this.caption.value = null;
      this.showing.value = null;
      this.shown.value = all(take.after, take.first + take.events.length);
    });
    this.next();
  }

  // The reader's impatience.

  /** To the end of the take, but not of a response window. */
  skip(): void {
    const { timeline: line, reel } = this.showing.peek() ?? {};
    if (line && reel) reel.skip(skipped(line, reel.now));
  }

  /** To the present. */
  skipAll(): void {
    this.isSkipping = true;
    this.showing.peek()?.reel.skip();
    this.isSkipping = false;
  }

  hurry(isHurried: boolean): void {
    this.showing.peek()?.reel.hurry(isHurried ? 4 : 1);
  }

  private readonly onVisibility = (): void => {
    if (document.hidden) this.skipAll();
  };
}

const all = (view: View, sequence: number): Shown => ({ view, sequence, told: sequence });

/** How many events, from the first on, are what a seat has done itself. */
function leading(events: readonly GameEvent[], eyes: string | null): number {
  const other = events.findIndex((event) => doer(event) !== eyes);
  return other < 0 ? events.length : other;
}

function doerOf(events: readonly GameEvent[]): string | null {
  const [one, ...others] = new Set(events.map(doer));
  return typeof one === "string" && !others.length ? one : null;
}
