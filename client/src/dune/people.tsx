/** The leaders of a faction, in pictures. */

import { LEADERS } from "./box";
import { LeaderDisc } from "./cards";

export function People({ seat }: { seat: string }) {
  const own = [...LEADERS.values()].filter(({ faction }) => faction === seat);
  return own.map(({ id }) => <LeaderDisc key={id} id={id} size={56} />);
}
