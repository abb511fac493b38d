/** A sheet over the board: a faction, a deck. */

import type { ComponentChildren } from "preact";
import { t } from "../core/texts";
import { Button, IconButton } from "./controls";
import { seatStyle } from "./seat";

interface SheetProps {
  /** Whose colour its head has. */
  seat: string | null;
  title: string;
  line?: string;
  emblem?: ComponentChildren;
  close: () => void;
  /** Buttons at its foot. */
  end?: ComponentChildren;
  children: ComponentChildren;
}

export function Sheet({ seat, title, line, emblem, close, end, children }: SheetProps) {
  return (
    <section class="sheet" role="dialog" aria-labelledby="sheet-title">
      <header class="ask" style={seatStyle(seat)}>
        {emblem}
        <div class="ask-words">
          <h2 id="sheet-title" tabIndex={-1}>
            {title}
          </h2>
          {line && <p>{line}</p>}
        </div>
        <IconButton name={t("close")} icon="close" onClick={close} />
      </header>
      <div class="sheet-body" tabIndex={0}>
        {children}
      </div>
      <footer class="sheet-end">
        {end}
        <Button class="leave-sheet" onClick={close}>
          {t("to-the-table")}
        </Button>
      </footer>
    </section>
  );
}
