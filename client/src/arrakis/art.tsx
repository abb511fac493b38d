/** The pictures of War for Arrakis. */

import { BOXES, CARDS, FETCHED } from "../../generated/arrakis.art";
import type { Picture } from "../../generated/arrakis.art";
import { artOf } from "../art/art";
import type { GameEvent } from "../core/game-ui";
import { box } from "./box";

export const { Art, PlacedArt, isDrawn } = artOf("arrakis", BOXES, FETCHED);

/** Pieces by the ids that the table has for them. */
const PIECES: Readonly<Record<string, Picture>> = {
  worm: "worm-small",
  sandworm: "worm-small",
  wild_maker: "wild_maker-small",
  wormsign: "wormsign",
  harvester: "harvester",
  ornithopter: "ornithopter",
  carryall: "carryall",
  frigate: "frigate",
  atreides_frigate: "frigate",
  harkonnen_frigate: "frigate",
  heighliner: "heighliner",
  guild_navigator: "leader-guild_navigator",
  navigator: "leader-guild_navigator",
  settlement: "settlement",
  sietch: "sietch",
  station: "station",
  storm: "storm",
  token: "deployment-token",
};

export const pieceOf = (id: string): Picture | undefined => PIECES[id];

export const portraitOf = (leader: string): Picture | undefined =>
  drawn(`leader-${leader}`) ?? (leader === "wild_maker" ? "wild_maker-small" : undefined);

export const isPortrait = (picture: Picture): boolean => BOXES[picture] === BOXES["worm-small"];

/** A figure of a side: one of its units, or a leader without a name. */
export const unitOf = (kind: string, side: string): Picture | undefined =>
  kind === "troop" ? "unit-troop" : drawn(`unit-${side}-${kind === "generic" ? "leader" : kind}`);

/** What is on a card. */
export const cardPicture = (card: string): Picture | undefined => CARDS[card] ?? portraitOf(card);

export const backOf = (deck: string): Picture | undefined => drawn(`back-${deck}`);

const drawn = (name: string): Picture | undefined => (isDrawn(name) ? name : undefined);

/** The family that gives a card or a leader its colour. */
function familyOf(id: string): string {
  const { planning, leaders, prescience } = box.value;
  if (prescience.has(id)) return "prescience";
  return planning.get(id)?.deck ?? leaders.get(id)?.subfaction ?? "";
}

/** Pictures of what happens, where no person, card or piece is named. */
const HAPPENINGS: Readonly<Record<string, Picture>> = {
  harvested: "harvester",
  harvester_lost: "harvester",
  harvester_saved: "carryall",
  sietch_moved: "sietch",
  sietch_revealed: "sietch",
  settlement_destroyed: "settlement",
  station_taken: "station",
  token_drawn: "deployment-token",
  token_revealed: "deployment-token",
  wormsign: "wormsign",
  wormsigns_placed: "wormsign",
  worm_placed: "worm-small",
  worm_moved: "worm-small",
  worm_attack: "worm-small",
  wild_maker_called: "wild_maker-small",
  storm: "storm",
  detonated: "scene-atomics",
  heighliner: "heighliner",
  troops_landed: "unit-troop",
  frigates_landed: "frigate",
  bombarded: "frigate",
};

/** What an event of the chronicle is about. */
export function EventArt({ event }: { event: GameEvent }) {
  const words = Object.values(event).filter((value) => typeof value === "string");
  const named = words.find((word) => cardPicture(word)) ?? "";
  const piece = words.map(pieceOf).find((picture) => picture !== undefined);
  const name = cardPicture(named) ?? HAPPENINGS[event.kind] ?? piece;
  return name ? <Art name={name} class={`a-event ${familyOf(named)}`} /> : null;
}
