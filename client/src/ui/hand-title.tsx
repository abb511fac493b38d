/** What opens the cards of a hand to be read, and lays them down again. */

import type { ComponentChildren } from "preact";

interface HandTitleProps {
  spread: boolean;
  setSpread: (spread: boolean) => void;
  empty: boolean;
  children: ComponentChildren;
}

export function HandTitle({ spread, setSpread, empty, children }: HandTitleProps) {
  return (
    <button
      type="button"
      class="hand-title"
      aria-expanded={spread}
      disabled={empty}
      onClick={() => setSpread(!spread)}
    >
      {children}
    </button>
  );
}
