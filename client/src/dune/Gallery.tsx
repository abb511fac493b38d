/** All cards of Dune, in our own words. */

import type { ComponentChildren } from "preact";
import { FACTIONS, LEADERS, SPICE, TREACHERY } from "./box";
import { LeaderFace, SpiceFace, TreacheryFace } from "./cards";
import { Emblem } from "./emblems";
import { nameOf, say } from "./words";

export function Gallery() {
  return (
    <div class="dune-gallery">
      <h2>{say("gallery-treachery")}</h2>
      <ul class="gallery-cards">
        {[...TREACHERY.values()].map(({ id, count }) => (
          <Copies key={id} number={count}>
            <TreacheryFace id={id} full />
          </Copies>
        ))}
      </ul>
      <h2>{say("gallery-spice")}</h2>
      <ul class="gallery-cards">
        {[...SPICE.values()].map(({ id, count }) => (
          <Copies key={id} number={count}>
            <SpiceFace id={id} full />
          </Copies>
        ))}
      </ul>
      <h2>{say("gallery-leaders")}</h2>
      <p>{say("gallery-traitors-note")}</p>
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

function Copies({ number, children }: { number: number; children: ComponentChildren }) {
  return (
    <li>
      {children}
      <small>{say("copies", { number })}</small>
    </li>
  );
}
