/** An eye on a secret: who beside its owner has seen it. */

import type { ComponentChildren } from "preact";
import { Icon } from "./icons";

interface SeenByProps {
  text: string;
  /** Those who have, where their badges say it. */
  badges?: ComponentChildren;
}

export function SeenBy({ text, badges }: SeenByProps) {
  return (
    <span class="seen-by" title={text}>
      <Icon name="eye" />
      {badges}
      <span class={badges ? "unseen" : ""}>{text}</span>
    </span>
  );
}
