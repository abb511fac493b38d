/** A card in front of everything else, to read it. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../ui/controls";
import { Card } from "./cards";
import { nameOf } from "./texts";

/** The dialog, if a card is shown, and how to show one. */
export function useCardDialog(): [ComponentChildren, (id: string) => void] {
  const [card, setCard] = useState("");
  const dialog = card && (
    <Dialog title={nameOf(card)} close={() => setCard("")}>
      <Card id={card} />
    </Dialog>
  );
  return [dialog, setCard];
}
