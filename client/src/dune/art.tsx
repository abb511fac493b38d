/** The pictures of Dune. */

import { BOXES, FETCHED } from "../../generated/dune.art";
import type { Picture } from "../../generated/dune.art";
import { artOf } from "../art/art";
import type { GameEvent } from "../core/game-ui";
import { LEADERS, SPICE, TREACHERY } from "./box";

export const { Art, PlacedArt, isDrawn } = artOf("dune", BOXES, FETCHED);

/** The portrait of a leader, if they have one. */
export const portraitOf = (leader: string): Picture | undefined => drawn(`leader-${leader}`);

export const cardPicture = (card: string): Picture | undefined => drawn(`card-${card}`);

const drawn = (name: string): Picture | undefined => (isDrawn(name) ? name : undefined);

/** Pictures of what happens, where no person and no card is named. */
const HAPPENINGS: Readonly<Record<string, Picture>> = {
  storm_dials: "storm",
  storm_moved: "storm",
  storm_killed: "storm",
  weather_control: "card-weather_control",
  family_atomics: "card-family_atomics",
  spice_blown: "card-spice",
  worm_appeared: "worm-small",
  worm_summoned: "worm-small",
  worm_ridden: "worm-small",
  devoured: "worm-small",
  ghola_played: "card-tleilaxu_ghola",
  hajr: "card-hajr",
  exploded: "card-lasgun",
};

/** Events in which forces of a seat come, go or fight. */
const OF_FORCES = new Set(
  "placed shipped shipped_across shipped_home arrived accompanied moved forces_revived battle_losses".split(
    " ",
  ),
);

/** What an event of the chronicle is about. */
export function EventArt({ event }: { event: GameEvent }) {
  const words = Object.values(event).filter((value) => typeof value === "string");
  const named = words.find((word) => faceOf(word)) ?? "";
  const name = faceOf(named) ?? HAPPENINGS[event.kind] ?? forcesIn(event);
  if (!name) return null;
  const seat = LEADERS.get(named)?.faction ?? event["seat"];
  return (
    <Art name={name} class={`of-${typeof seat === "string" ? seat : "none"} ${kindOf(named)}`} />
  );
}

const forcesIn = ({ kind, seat }: GameEvent): Picture | undefined =>
  OF_FORCES.has(kind) && typeof seat === "string" ? drawn(`force-${seat}`) : undefined;

/** The picture of a person or a card. */
function faceOf(id: string): Picture | undefined {
  if (LEADERS.has(id)) return portraitOf(id);
  if (SPICE.has(id)) return SPICE.get(id)?.territory ? "card-spice" : "card-shai_hulud";
  return TREACHERY.has(id) ? cardPicture(id) : undefined;
}

const kindOf = (card: string): string => {
  const kind = TREACHERY.get(card)?.kind;
  return kind ? `kind-${kind}` : "";
};
