/** A part of a panel under a small heading, with a note beside it. */

import type { ComponentChildren } from "preact";

interface PartProps {
  title: ComponentChildren;
  aside?: ComponentChildren;
  children: ComponentChildren;
}

export function Part({ title, aside, children }: PartProps) {
  return (
    <div class="a-part">
      <h3>
        {title}
        {aside && <small>{aside}</small>}
      </h3>
      {children}
    </div>
  );
}
