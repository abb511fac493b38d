/** The one place to act: whose question it is, the question, and the way to answer it. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameUi } from "../core/game-ui";
import { t } from "../core/texts";
import { seatStyle } from "./seat";

/** On a phone the dock is a sheet: its head and button, all of it, or a strip. */
const HEIGHTS = ["open", "peek", "away"] as const;
type Height = (typeof HEIGHTS)[number];
/** Pixels that a finger must draw the sheet to move it. */
const DRAWN = 24;

interface DockProps {
  ui: GameUi;
  /** Whose colour its head has. */
  seat: string | null;
  label: string;
  /** Changes when something new is asked; the sheet comes up then. */
  asked: string;
  title: ComponentChildren;
  line?: ComponentChildren;
  /** Out of the way of the board, on a phone. */
  away?: boolean;
  /** Beside the question: the clock, more to do. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

export function Dock(props: DockProps) {
  const { ui, seat, label, asked, title, line, away = false, aside, children } = props;
  const [height, setHeight] = useState<Height>("open");
  const from = useRef<number | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const last = useRef(asked);
  useEffect(() => {
    if (!asked) return;
    setHeight("open");
    // Where an answered question took the focus with it, the reader continues at the next one.
    const isNext = last.current !== asked && document.activeElement === document.body;
    last.current = asked;
    if (isNext) head.current?.focus({ preventScroll: true });
  }, [asked]);
  useEffect(() => {
    if (away) setHeight("away");
  }, [away]);
  const place = HEIGHTS.indexOf(height);
  const step = (by: number) =>
    setHeight(HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, place + by))]!);
  function drop(event: PointerEvent): void {
    const way = from.current === null ? 0 : event.clientY - from.current;
    from.current = null;
    if (Math.abs(way) > DRAWN) step(Math.sign(way));
  }
  return (
    <section class="dock" id="dock" aria-label={label} tabIndex={-1} data-height={height}>
      <header
        class="ask"
        style={seatStyle(seat)}
        onPointerDown={(event) => (from.current = event.clientY)}
        onPointerUp={drop}
      >
        <button
          type="button"
          class="grip"
          aria-label={t(`dock-${height}`)}
          onClick={() => setHeight(HEIGHTS[(place + 1) % HEIGHTS.length]!)}
        />
        {seat !== null && <ui.Emblem seat={seat} size={40} />}
        {/* Who is waited for changes with all that happens, which the director tells. */}
        <div class="ask-words" role="status" aria-live={asked ? "polite" : "off"}>
          <h2 id="panel-title" ref={head} tabIndex={-1}>
            {title}
          </h2>
          {line && <p>{line}</p>}
        </div>
        {aside}
      </header>
      <div class="dock-body">{children}</div>
    </section>
  );
}
