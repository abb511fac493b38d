/** Something small that says more when it is hovered, focused or pressed. */

import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

/** Pixels between the thing, its note and the edges of the window. */
const GAP = 6;

interface NotedProps {
  class?: string;
  note: ComponentChildren;
  children: ComponentChildren;
}

export function Noted({ class: look = "", note, children }: NotedProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = () => box.current?.matches(":popover-open") ?? false;
  function show(): void {
    if (!button.current || !box.current) return;
    if (!isOpen()) box.current.showPopover();
    placeBeside(box.current, button.current.getBoundingClientRect());
  }
  const hide = () => isOpen() && box.current?.hidePopover();
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen()) return;
    event.preventDefault();
    hide();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`noted ${look}`}
        aria-describedby={id}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && show()}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && hide()}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && show()}
        onBlur={hide}
        onKeyDown={onKeyDown}
        onClick={show}
      >
        {children}
      </button>
      {/* A box that scrolls would be a stop for Tab, and close on the way. */}
      <div ref={box} id={id} popover="auto" class="note" tabIndex={-1}>
        {note}
      </div>
    </>
  );
}

/** Below the thing; above it where the window ends. */
function placeBeside(box: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const most = clientWidth - box.offsetWidth - GAP;
  const fits = bottom + GAP + box.offsetHeight <= clientHeight;
  box.style.left = `${Math.max(GAP, Math.min(left, most))}px`;
  box.style.top = `${fits ? bottom + GAP : Math.max(GAP, top - GAP - box.offsetHeight)}px`;
}
