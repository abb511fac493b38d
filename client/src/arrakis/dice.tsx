/** Dice: drawn faces, lit where they may be chosen. */

import type { Light } from "../core/game-ui";
import { Icon } from "./glyphs";
import { nameOf } from "./texts";

interface PressableProps {
  light: Light | undefined;
  class: string;
  /** What it stands for, where somebody may be led to it. */
  value?: string;
  label?: string;
  /** What is written on it says enough. */
  wordy?: boolean;
  /** What pressing it does while it is not lit. */
  look?: (() => void) | undefined;
  children: preact.ComponentChildren;
}

/** A thing of the table that is a button while it is lit, and says what pressing it does. */
export function Pressable({
  light,
  class: name,
  value,
  label,
  wordy = false,
  look,
  children,
}: PressableProps) {
  if (!light && look) {
    return (
      <button type="button" class={name} {...(wordy ? {} : { "aria-label": label })} onClick={look}>
        {children}
      </button>
    );
  }
  if (!light) {
    return label && !wordy ? (
      <span class={name} role="img" aria-label={label}>
        {children}
      </span>
    ) : (
      <span class={name}>{children}</span>
    );
  }
  return (
    <button
      type="button"
      class={`${name} a-lit${light.chosen ? " chosen" : ""}`}
      data-value={value}
      {...(wordy ? {} : { "aria-label": light.label })}
      {...(light.chosen === undefined ? {} : { "aria-pressed": light.chosen })}
      onClick={() => light.press()}
    >
      {children}
    </button>
  );
}

/** An action die of a side; `used` ones lie flat. */
export function ActionDie({
  face,
  side,
  used,
  light,
}: {
  face: string;
  side: string;
  used?: boolean;
  light?: Light | undefined;
}) {
  return (
    <Pressable
      light={light}
      class={`a-die ${face === "bene_gesserit" ? "token" : side}${used ? " used" : ""}`}
      label={nameOf(face)}
    >
      <Icon id={face} />
    </Pressable>
  );
}
