/** The regions of a table page: bar, dock, hand, board, seats, and what opens over the board. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameUi, TableProps } from "../core/game-ui";
import { storage } from "../core/storage";
import { t } from "../core/texts";
import { StageCards } from "../stage/actor";

export interface FrameProps {
  ui: GameUi;
  class?: string;
  /** What the parts of the game get; nothing until a moment has come. */
  shown: Omit<TableProps, "sheet" | "open"> | null;
  /** The bar, around turn, phases and victory. */
  hud: (strip: ComponentChildren) => ComponentChildren;
  dock: ComponentChildren;
  /** Over the upper edge of the board. */
  notices?: ComponentChildren;
  drawer?: ComponentChildren;
  /** Close the drawer; undefined while none is open. */
  closeDrawer?: (() => void) | undefined;
  /** The sheet that is open at first, once at each table. */
  first?: string | null;
  table?: string;
  /** The reader has answered, and the table thinks about it. */
  isAnswering?: boolean;
}

/** A sheet that this browser has not opened by itself at this table before. */
function unread(table = "", sheet: string | null = null): string | null {
  const name = `sheet.${table}`;
  if (sheet === null || storage.get(name) === sheet) return null;
  storage.set(name, sheet);
  return sheet;
}

/** Parts of the page come one after the other, so that none holds it up: bar and dock, seats, the board. */
const STEPS = { seats: 1, board: 2 };

function useSteps(): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step === STEPS.board) return;
    const timer = setTimeout(() => setStep(step + 1));
    return () => clearTimeout(timer);
  }, [step]);
  return step;
}

function toDock(event: Event): void {
  event.preventDefault();
  document.getElementById("dock")?.focus();
}

export function Frame({ ui, shown, hud, dock, notices, drawer, closeDrawer, ...rest }: FrameProps) {
  const page = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<string | null>(() => unread(rest.table, rest.first));
  const [spread, setSpread] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const open = (next: string | null) => {
    const pressed = document.activeElement;
    if (next !== null && sheet === null && pressed instanceof HTMLElement) opener.current = pressed;
    setSheet(next);
    if (next === null) opener.current?.focus();
  };
  useEffect(() => {
    if (sheet !== null && opener.current) {
      page.current?.querySelector<HTMLElement>(".sheet h2")?.focus({ preventScroll: true });
    }
  }, [sheet]);
  useEffect(() => {
    // The sheet that has opened by itself makes room for what happens.
    if (rest.isAnswering && opener.current === null) setSheet(null);
  }, [rest.isAnswering]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if ((event.target as Element).closest("dialog, [popover]")) return;
    if (sheet !== null) open(null);
    else if (closeDrawer) closeDrawer();
    else if (spread) setSpread(false);
  }
  const step = useSteps();
  const parts = shown && { ...shown, sheet, open };
  return (
    <div
      ref={page}
      class={`table ${rest.class ?? ""}`}
      data-game={ui.game}
      data-sheet={sheet === null ? undefined : "open"}
      data-spread={spread || undefined}
      onKeyDown={onKeyDown}
    >
      <a class="to-dock" href="#dock" onClick={toDock}>
        {t("to-your-decision")}
      </a>
      {hud(parts && <ui.Strip {...parts} />)}
      {dock}
      {step >= STEPS.seats && parts && <ui.Hand {...parts} spread={spread} setSpread={setSpread} />}
      <main class="stage" aria-label={t("board")}>
        {notices}
        {step >= STEPS.board && parts && <ui.Board {...parts} />}
      </main>
      <StageCards stage={ui.stage} parts={parts} />
      {step >= STEPS.seats && parts && <ui.Seats {...parts} />}
      {drawer}
      {parts && sheet !== null && <ui.Sheet {...parts} sheet={sheet} />}
    </div>
  );
}
