/** The camera over a map: pan by dragging, zoom by wheel, pinch, keys and buttons. */

import { UNITS } from "./atlas";
import type { Box } from "./layout/boxes";

/** Times the whole map. */
const CLOSEST = 8;
/** How much a button or a key zooms. */
const STEP = 1.5;
/** Pixels that a finger may slip and still press. */
const CLICK_SLACK = 6;
/** Milliseconds without a change after which the look is settled, and those of a glide. */
const SETTLE = 160;
const GLIDE = 200;
/** Of the frame, that a glance at a place keeps free around it. */
const MARGIN = 0.12;
const NEARLY_ALL = 0.67;
/** Of the frame, that a card at one end may claim; what is looked at stays in the rest. */
const MOST_HIDDEN = 0.8;

interface Point {
  x: number;
  y: number;
}

export interface Look extends Point {
  /** 1 shows the whole map. */
  zoom: number;
}

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, value));

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Moves `world`, a square that fits into `frame`, by a transform alone.
 *
 * While it moves, the world is a picture that is only shifted and stretched (`moving`); when it comes
 * to rest it is drawn anew, sharp at that zoom.
 */
export class Camera {
  private look: Look = { x: 0, y: 0, zoom: 1 };
  private fit = 1;
  private readonly fingers = new Map<number, Point>();
  private dragged = false;
  private frameWanted = 0;
  private settling = 0;
  private gliding = 0;
  /** Where the moving world is: an animation that stands still is moved without laying out all layers anew. */
  private motion: Animation | null = null;
  private readonly watcher: ResizeObserver;
  private readonly ends = new AbortController();

  constructor(
    private readonly frame: HTMLElement,
    private readonly world: HTMLElement,
    /** Called when it comes to rest, with the pixels that a unit of the map has. */
    private readonly settled: (pixelsPerUnit: number, zoom: number) => void,
  ) {
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      handle: (event: HTMLElementEventMap[Kind]) => void,
      options: AddEventListenerOptions = {},
    ) => frame.addEventListener(kind, handle, { ...options, signal: this.ends.signal });
    listen("pointerdown", (event) => this.press(event));
    listen("pointermove", (event) => this.drag(event));
    for (const kind of ["pointerup", "pointercancel"] as const) {
      listen(kind, (event) => this.release(event));
    }
    listen("wheel", (event) => this.wheel(event), { passive: false });
    listen("click", (event) => this.suppressClick(event), { capture: true });
    this.watcher = new ResizeObserver(() => this.refit());
    this.watcher.observe(frame);
    this.refit();
  }

  end(): void {
    this.ends.abort();
    this.watcher.disconnect();
    cancelAnimationFrame(this.frameWanted);
    cancelAnimationFrame(this.gliding);
    clearTimeout(this.settling);
  }

  closer(): void {
    this.animateTo(this.zoomed(this.centre(), STEP));
  }

  farther(): void {
    this.animateTo(this.zoomed(this.centre(), 1 / STEP));
  }

  whole(): void {
    this.animateTo({ x: 0, y: 0, zoom: 1 });
  }

  /**
   * Brings a part of the map, in its units, into the middle: so near that it fits at least one way, at
   * most at so many pixels for a unit. A part that is nearly all is looked at as a whole. What hides the
   * foot of the frame, or its head, leaves the rest to look at.
   */
  lookAround({ x, y, w, h }: Box, most: number, hidden?: DOMRect): void {
    if (Math.min(w, h) > NEARLY_ALL * UNITS) {
      this.whole();
      return;
    }
    const { clientWidth, clientHeight } = this.frame;
    const { top, bottom } = this.frame.getBoundingClientRect();
    const [head, foot] = hidden ? [hidden.bottom - top, bottom - hidden.top] : [0, 0];
    const lost = between(0, Math.min(head, foot), MOST_HIDDEN * clientHeight);
    const down = foot < head ? -lost / 2 : lost / 2;
    const room = (1 - 2 * MARGIN) * Math.max(clientWidth / w, (clientHeight - lost) / h);
    const pixels = between(this.fit, room, Math.max(this.fit, most));
    const from = (at: number) => (UNITS / 2 - at) * pixels;
    this.animateTo({ x: from(x + w / 2), y: from(y + h / 2) + down, zoom: pixels / this.fit });
  }

  pan(right: number, down: number): void {
    const step = 0.15 * Math.min(this.frame.clientWidth, this.frame.clientHeight);
    this.animateTo({ ...this.look, x: this.look.x - right * step, y: this.look.y - down * step });
  }

  /** Moves just so far that a box of the frame (in client coordinates) can be seen. */
  reveal(box: DOMRect): void {
    const frame = this.frame.getBoundingClientRect();
    const need = (low: number, high: number, from: number, to: number) => {
      const margin = MARGIN * (to - from);
      if (high - low > to - from - 2 * margin) return (from + to) / 2 - (low + high) / 2;
      return Math.max(0, from + margin - low) + Math.min(0, to - margin - high);
    };
    const right = need(box.left, box.right, frame.left, frame.right);
    const down = need(box.top, box.bottom, frame.top, frame.bottom);
    if (right || down)
      this.animateTo({ ...this.look, x: this.look.x + right, y: this.look.y + down });
  }

  // Fingers and mouse.

  private press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    cancelAnimationFrame(this.gliding);
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, this.at(event));
  }

  private drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.at(event);
    if (!this.dragged && this.fingers.size === 1 && distance(before, now) < CLICK_SLACK) return;
    if (!this.dragged) {
      this.dragged = true;
      for (const finger of this.fingers.keys()) this.frame.setPointerCapture(finger);
    }
    const [other] = [...this.fingers]
      .filter(([finger]) => finger !== event.pointerId)
      .map(([, point]) => point);
    this.fingers.set(event.pointerId, now);
    if (other === undefined) {
      this.show({
        ...this.look,
        x: this.look.x + now.x - before.x,
        y: this.look.y + now.y - before.y,
      });
    } else {
      const from = middle(before, other);
      const to = middle(now, other);
      const look = this.zoomed(from, distance(now, other) / Math.max(1, distance(before, other)));
      this.show({ ...look, x: look.x + to.x - from.x, y: look.y + to.y - from.y });
    }
  }

  private release(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** The click that ends a drag presses nothing. */
  private suppressClick(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    cancelAnimationFrame(this.gliding);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    const turn = between(-120, event.deltaY * lines, 120) * (event.ctrlKey ? 4 : 1);
    this.show(this.zoomed(this.at(event), Math.exp(-turn / 400)));
  }

  /** Where an event is, from the middle of the frame. */
  private at(event: MouseEvent): Point {
    const box = this.frame.getBoundingClientRect();
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  }

  private centre(): Point {
    return { x: 0, y: 0 };
  }

  // The look: x and y are where the middle of the map lies, from the middle of the frame.

  private zoomed(about: Point, factor: number): Look {
    const zoom = between(1, this.look.zoom * factor, CLOSEST);
    const grown = zoom / this.look.zoom;
    return {
      x: about.x + (this.look.x - about.x) * grown,
      y: about.y + (this.look.y - about.y) * grown,
      zoom,
    };
  }

  private clamped(look: Look): Look {
    const side = UNITS * this.fit * look.zoom;
    const free = (room: number) =>
      Math.max(0, (side - room) / 2 + (look.zoom > 1 ? room * MARGIN : 0));
    const width = free(this.frame.clientWidth);
    const height = free(this.frame.clientHeight);
    return {
      x: between(-width, look.x, width),
      y: between(-height, look.y, height),
      zoom: look.zoom,
    };
  }

  private refit(): void {
    const side = Math.min(this.frame.clientWidth, this.frame.clientHeight);
    if (side === 0) return;
    const grown = side / UNITS / this.fit;
    this.fit = side / UNITS;
    this.world.style.width = this.world.style.height = `${side}px`;
    this.world.style.margin = `${-side / 2}px 0 0 ${-side / 2}px`;
    this.show({ x: this.look.x * grown, y: this.look.y * grown, zoom: this.look.zoom });
  }

  private show(look: Look): void {
    this.look = this.clamped(look);
    this.frame.classList.add("moving");
    if (!this.frameWanted) this.frameWanted = requestAnimationFrame(() => this.draw());
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => this.settle(), SETTLE);
  }

  private draw(): void {
    this.frameWanted = 0;
    const frames = { transform: Array<string>(2).fill(this.transform()) };
    if (this.motion === null) {
      this.motion = this.world.animate(frames, { duration: 1, fill: "both" });
      this.motion.pause();
    } else (this.motion.effect as KeyframeEffect).setKeyframes(frames);
  }

  private transform(): string {
    const { x, y, zoom } = this.look;
    return `translate3d(${x}px, ${y}px, 0) scale(${zoom})`;
  }

  private settle(): void {
    cancelAnimationFrame(this.frameWanted);
    this.frameWanted = 0;
    this.world.style.transform = this.transform();
    this.motion?.cancel();
    this.motion = null;
    this.frame.classList.remove("moving");
    this.settled(this.fit * this.look.zoom, this.look.zoom);
  }

  private animateTo(to: Look): void {
    cancelAnimationFrame(this.gliding);
    const from = this.look;
    const target = this.clamped(to);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.show(target);
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const part = between(0, (now - start) / GLIDE, 1);
      const eased = part * part * (3 - 2 * part);
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.show({
        x: mix(from.x, target.x),
        y: mix(from.y, target.y),
        zoom: mix(from.zoom, target.zoom),
      });
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }
}
