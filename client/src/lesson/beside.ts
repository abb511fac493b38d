/** Where a coach mark stands: beside what it points at, never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

/** Pixels between a mark and what it points at, or the edge of the window. */
const GAP = 14;

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Into the window, as near as it can be. */
function inside({ left, top, width, height }: Box, frame: Size): Box {
  const fit = (at: number, size: number, room: number) =>
    Math.max(GAP, Math.min(at, room - size - GAP));
  return {
    left: fit(left, width, frame.width),
    top: fit(top, height, frame.height),
    width,
    height,
  };
}

/** The first of these places, moved into the window, that leaves the target free, and the rest too. */
function firstFree(places: Box[], target: Box | null, frame: Size, rest: Box[] = []): Box {
  const fitting = places.map((place) => inside(place, frame));
  const free = fitting.filter((place) => !target || !overlaps(place, grown(target)));
  const best = free.find((place) => !rest.some((other) => overlaps(place, other)));
  return best ?? free[0] ?? fitting[0]!;
}

const grown = ({ left, top, width, height }: Box): Box => ({
  left: left - GAP / 2,
  top: top - GAP / 2,
  width: width + GAP,
  height: height + GAP,
});

/** At a wide window: to the right of the target, to its left, below, above; best not over the dock. */
export function besideTarget(mark: Size, target: Box | null, frame: Size, dock: Box): Box {
  const middle = target ? target.top + target.height / 2 - mark.height / 2 : GAP;
  const centre = target
    ? target.left + target.width / 2 - mark.width / 2
    : (frame.width - mark.width) / 2;
  const at = (left: number, top: number): Box => ({ left, top, ...mark });
  const around = target
    ? [
        at(target.left + target.width + GAP, middle),
        at(target.left - mark.width - GAP, middle),
        at(centre, target.top + target.height + GAP),
        at(centre, target.top - mark.height - GAP),
        at(dock.left - mark.width - GAP, middle),
      ]
    : [];
  const corners = [
    at(frame.width, frame.height),
    at(0, frame.height),
    at(frame.width, 0),
    at(0, 0),
  ];
  return firstFree([...around, ...corners], target, frame, [dock]);
}

/** On a phone: above the dock, else below the bar, else at the foot. */
export function aboveDock(mark: Size, target: Box | null, frame: Size, dock: Box, bar: Box): Box {
  const at = (top: number): Box => ({ left: (frame.width - mark.width) / 2, top, ...mark });
  return firstFree(
    [
      at(dock.top - mark.height - GAP / 2),
      at(bar.top + bar.height + GAP / 2),
      at(frame.height - mark.height),
      at(0),
    ],
    target,
    frame,
  );
}
