/** All that is at a place, in words beside it: while it is pointed at, has the focus, or was pressed. */

import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Lights, View } from "../core/game-ui";
import { t } from "../core/texts";

/** Milliseconds that a mouse rests on a place before its note comes. */
const REST = 350;
const GAP = 10;

export interface Note {
  place: string;
  /** Whether it stays when the mouse has gone. */
  pinned: boolean;
}

/** It changes when something else is asked, of these eyes or of others. */
export const askedIn = ({ waiting, decisions }: View): string =>
  JSON.stringify([waiting, decisions.filter(({ required }) => required)]);

export interface NoteControl {
  note: Note | null;
  /** The mouse points at a place; null where there is none. */
  point: (place: string | null) => void;
  show: (place: string, pinned: boolean) => void;
  close: () => void;
}

/**
 * One note at a time; it goes by Escape, by a press elsewhere, and when something else is asked or
 * another place chosen.
 */
export function useNote(lights: Lights, question: string): NoteControl {
  const [note, setNote] = useState<Note | null>(null);
  const resting = useRef(0);
  const close = useCallback(() => {
    window.clearTimeout(resting.current);
    setNote(null);
  }, []);
  const lit = Object.entries(lights).map(([id, { chosen }]) => (chosen ? `${id}!` : id));
  const asked = `${question} ${lit.join()}`;
  useEffect(() => close, [asked, close]);
  // At once: who presses Escape may be quicker than an effect that waits for the next picture.
  useLayoutEffect(() => {
    if (note === null) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    const onPress = ({ target }: PointerEvent) => {
      if (!(target as Element).closest(".map-note, [data-place], [data-lit]")) close();
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPress, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPress, true);
    };
  }, [note, close]);
  return {
    note,
    close,
    show: (place, pinned) => {
      window.clearTimeout(resting.current);
      setNote({ place, pinned });
    },
    point: (place) => {
      window.clearTimeout(resting.current);
      if (note?.pinned || place === note?.place) return;
      if (place === null) setNote(null);
      else {
        const appear = () => setNote({ place, pinned: false });
        resting.current = window.setTimeout(appear, note === null ? REST : REST / 3);
      }
    },
  };
}

interface PlaceNoteProps {
  note: Note;
  title: string;
  /** Why the place can be chosen now, or why not; nothing where no place is asked for. */
  choice: { legal: boolean; text: string } | null;
  close: () => void;
  children: ComponentChildren;
}

/** The note itself, beside the place and within the frame. */
export function PlaceNote({ note, title, choice, close, children }: PlaceNoteProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => putBeside(own.current!, note.place));
  return (
    <div ref={own} class={`map-note${note.pinned ? " pinned" : ""}`} role="status">
      <strong>{title}</strong>
      {children}
      {choice && <p class={choice.legal ? "legal" : "barred"}>{choice.text}</p>}
      {note.pinned && (
        <button type="button" aria-label={t("close")} onClick={close}>
          ×
        </button>
      )}
    </div>
  );
}

/** To the right of the place, else to its left, else below or above it. */
function putBeside(own: HTMLElement, place: string): void {
  const sheet = own.parentElement!;
  const shape = sheet.querySelector(`.map-places [data-place="${CSS.escape(place)}"]`);
  const frame = sheet.getBoundingClientRect();
  const [w, h] = [own.offsetWidth, own.offsetHeight];
  const box = (shape ?? sheet).getBoundingClientRect();
  const [left, top] = [box.left - frame.left, box.top - frame.top];
  const within = (value: number, most: number) => Math.max(4, Math.min(most - 4, value));
  const middle = within(top + box.height / 2 - h / 2, frame.height - h);
  const centre = within(left + box.width / 2 - w / 2, frame.width - w);
  const spots = [
    [left + box.width + GAP, middle],
    [left - w - GAP, middle],
    [centre, top + box.height + GAP],
    [centre, top - h - GAP],
  ] as const;
  const fits = spots.find(
    ([x, y]) => x >= 4 && y >= 4 && x + w <= frame.width - 4 && y + h <= frame.height - 4,
  );
  const [x, y] = fits ?? [centre, within(frame.height, frame.height - h)];
  own.style.left = `${x}px`;
  own.style.top = `${y}px`;
}
