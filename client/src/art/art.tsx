/** Pictures out of a game's sheets. They say nothing to a screen reader: name them beside. */

import { useEffect } from "preact/hooks";
import { showSheet } from "./sheet";
import type { FetchSheet } from "./sheet";

interface ArtProps<Name> {
  name: Name;
  class?: string | undefined;
}

interface PlacedProps<Name> extends ArtProps<Name> {
  x: number;
  y: number;
  size: number;
}

/** How to draw the pictures of a game, given their boxes, and how to fetch those with a sheet of their own. */
export function artOf<Name extends string>(
  game: string,
  boxes: Readonly<Record<Name, string>>,
  fetched: Readonly<Partial<Record<Name, FetchSheet>>>,
) {
  const isDrawn = (name: string): name is Name => name in boxes;

  function Art({ name, class: look = "" }: ArtProps<Name>) {
    useEffect(() => {
      const fetch = fetched[name];
      if (fetch) void showSheet(`${game}-${name}`, fetch);
    }, [name]);
    return (
      <svg
        class={`art ${look}`}
        viewBox={boxes[name]}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${game}-${name}`} />
      </svg>
    );
  }

  /** One of the game's common sheet within another drawing: its middle at x, y, so many units across. */
  function PlacedArt({ name, class: look = "", x, y, size }: PlacedProps<Name>) {
    return (
      <use
        class={`art ${look}`}
        href={`#${game}-${name}`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
      />
    );
  }

  return { Art, PlacedArt, isDrawn };
}
