/** The leaders of a side, in pictures. */

import { box } from "./box";
import { Figure } from "./cards";
import { sideOf } from "./view";

export function People({ seat }: { seat: string }) {
  const side = sideOf(seat);
  const own = [...box.value.leaders.values()].filter(
    ({ faction, kind }) => faction === side && kind === "named",
  );
  return own.map(({ id }) => <Figure key={id} id={id} side={side} />);
}
