/** A word of a game that explains itself where it is pointed at, focused or pressed. */

import type { ComponentChildren } from "preact";
import { texts } from "../core/texts";
import { Noted } from "./noted";

interface TermProps {
  game: string;
  /** Its explanation is the message `term-` with this. */
  word: string;
  children: ComponentChildren;
}

/** It must not stand on a button, for it is one. */
export function Term({ game, word, children }: TermProps) {
  return (
    <Noted class="term" note={texts(game).text(`term-${word}`)}>
      {children}
    </Noted>
  );
}
