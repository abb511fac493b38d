/**
 * A reel: all motions of a take, laid out in time before the first one runs. So it can be played,
 * hurried, looked at anywhere and skipped, and its last picture is known. What an element looks like
 * before its first motion is said by its style; motions fill forwards.
 */

import type { Motion } from "./motion";

/** Something that happens once, when the reel gets there. */
interface Mark {
  at: number;
  run: () => void;
  /** It is left out when the reel is skipped. */
  fleeting: boolean;
}

export class Reel {
  private readonly motions = new Set<Animation>();
  private readonly marks: Mark[] = [];
  private time = 0;
  private rate = 1;
  /** When it began to play from `time`, on the page's clock, and what wakes it for the next mark. */
  private began = 0;
  private timer = 0;

  constructor(
    readonly length: number,
    /** Whether motions are replaced by their last pictures. */
    readonly still: boolean,
  ) {}

  /** An element goes through a motion. The answer takes it off the reel again. */
  add(element: Element, { frames, at, ms, easing, fades, held }: Motion): () => void {
    const isCut = this.still && !fades;
    const ends = [...(held ? [frames[0]!] : []), frames.at(-1)!];
    const motion = element.animate(isCut ? ends : frames, {
      delay: at,
      duration: isCut ? 1 : Math.max(1, ms),
      easing: easing ?? "linear",
      fill: held ? "both" : "forwards",
    });
    // Else the browser drops what a later motion covers, and there is no way back.
    motion.persist();
    motion.pause();
    this.motions.add(motion);
    motion.currentTime = this.now;
    if (this.isPlaying) this.run(motion);
    return () => {
      motion.cancel();
      this.motions.delete(motion);
    };
  }

  mark(at: number, run: () => void, fleeting = false): void {
    this.marks.push({ at, run, fleeting });
    this.marks.sort((one, other) => one.at - other.at);
  }

  play(): void {
    for (const motion of this.motions) this.run(motion);
    this.began = performance.now();
    this.wait();
  }

  /** Faster, while the reader is in a hurry. */
  hurry(rate: number): void {
    this.time = this.now;
    this.began = performance.now();
    this.rate = rate;
    for (const motion of this.motions) motion.playbackRate = rate;
    if (this.isPlaying) this.wait();
  }

  /** Stand still at a time. */
  seek(time: number): void {
    this.stop();
    this.time = Math.max(0, Math.min(time, this.length));
    for (const motion of this.motions) motion.currentTime = this.time;
    this.pass(() => true);
  }

  /** To a time at once: what was not told yet is told, nothing is heard. */
  skip(time = this.length): void {
    const { isPlaying } = this;
    this.stop();
    this.time = Math.max(this.time, time);
    for (const motion of this.motions) motion.currentTime = this.time;
    this.pass(({ fleeting }) => !fleeting);
    if (isPlaying && this.time < this.length) this.play();
  }

  stop(): void {
    this.time = this.now;
    clearTimeout(this.timer);
    this.timer = 0;
    for (const motion of this.motions) motion.pause();
  }

  get now(): number {
    const passed = this.isPlaying ? (performance.now() - this.began) * this.rate : 0;
    return Math.min(this.length, this.time + passed);
  }

  private get isPlaying(): boolean {
    return this.timer !== 0;
  }

  /** Until the next mark: the browser moves things by itself, so that nothing runs for each frame. */
  private wait(): void {
    const next = Math.min(this.length, this.marks[0]?.at ?? this.length);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.tick(), (next - this.now) / this.rate);
  }

  private tick(): void {
    const { now } = this;
    this.pass(() => true);
    if (!this.isPlaying) return;
    if (now >= this.length) this.stop();
    else this.wait();
  }

  private run(motion: Animation): void {
    motion.currentTime = this.now;
    motion.playbackRate = this.rate;
    motion.play();
  }

  private pass(counts: (mark: Mark) => boolean): void {
    while (this.marks.length && this.marks[0]!.at <= this.now) {
      const mark = this.marks.shift()!;
      if (counts(mark)) mark.run();
    }
  }
}
