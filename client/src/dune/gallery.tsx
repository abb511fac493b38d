/** All cards of Dune, in our own words. */

import type { ComponentType } from "preact";
import { FACTIONS, LEADERS, SPICE, TREACHERY } from "./box";
import { LeaderFace, SpiceFace, TreacheryFace } from "./cards";
import { Emblem } from "./emblems";
import { nameOf, t } from "./texts";

export function Gallery() {
  return (
    <div class="dune-gallery">
      <h2>{t("gallery-treachery")}</h2>
      <Deck cards={[...TREACHERY.values()]} Face={TreacheryFace} />
      <h2>{t("gallery-spice")}</h2>
      <Deck cards={[...SPICE.values()]} Face={SpiceFace} />
      <h2>{t("gallery-leaders")}</h2>
      <p>{t("gallery-traitors-note")}</p>
      {FACTIONS.map((faction) => (
        <section key={faction}>
          <h3>
            <Emblem seat={faction} size={26} /> {nameOf(faction)}
          </h3>
          <ul class="gallery-leaders">
            {[...LEADERS.values()]
              .filter((leader) => leader.faction === faction)
              .map(({ id }) => (
                <li key={id}>
                  <LeaderFace id={id} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface DeckProps {
  cards: readonly { id: string; count: number }[];
  Face: ComponentType<{ id: string; full: boolean }>;
}

/** Each card of a deck once, with the number of its copies. */
function Deck({ cards, Face }: DeckProps) {
  return (
    <ul class="gallery-cards">
      {cards.map(({ id, count }) => (
        <li key={id}>
          <Face id={id} full />
          <small>{t("copies", { number: count })}</small>
        </li>
      ))}
    </ul>
  );
}
