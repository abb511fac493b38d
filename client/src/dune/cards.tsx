/** Cards and leaders: our own faces, our own words. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Lights } from "../core/game-ui";
import { Art, PlacedArt, cardPicture, portraitOf } from "./art";
import { LEADERS, SPICE, TREACHERY } from "./box";
import { Emblem, KindSign, Sign } from "./emblems";
import { gameTexts, nameOf, t } from "./texts";
import type { Whereabouts } from "./view";

/** Something that can be pressed if it is lit, and else stays what it is. */
export function Pressable(props: {
  id: string;
  lights: Lights;
  class: string;
  children: ComponentChildren;
}) {
  const light = props.lights[props.id];
  if (light === undefined) return <div class={props.class}>{props.children}</div>;
  return (
    <button
      type="button"
      class={`${props.class} dune-lit${light.chosen ? " chosen" : ""}`}
      {...(light.chosen === undefined ? {} : { "aria-pressed": light.chosen })}
      onClick={() => light.press()}
    >
      {props.children}
      <span class="unseen">{light.label}</span>
    </button>
  );
}

/** What a treachery card does, in our own words. */
const cardText = (id: string): string => {
  const kind = TREACHERY.get(id)?.kind ?? "special";
  const own = `dune-card-${id.replaceAll("_", "-")}`;
  return gameTexts().has(own) ? gameTexts().text(own) : t(`kind-text-${kind.replaceAll("_", "-")}`);
};

const kindName = (id: string): string =>
  t(`kind-${(TREACHERY.get(id)?.kind ?? "special").replaceAll("_", "-")}`);

/** The face of a treachery card: picture, sign of its kind and name; with `full`, its words too. */
export function TreacheryFace({ id, full = false }: { id: string; full?: boolean }) {
  const kind = TREACHERY.get(id)?.kind ?? "special";
  const picture = cardPicture(id);
  return (
    <div class={`dune-card kind-${kind}${full ? " full" : ""}`}>
      <span class="picture">
        {picture && <Art name={picture} />}
        <KindSign kind={kind} size={full ? 24 : 16} />
      </span>
      <span class="name">{nameOf(id)}</span>
      <span class="kind">{kindName(id)}</span>
      {full && <span class="words">{cardText(id)}</span>}
    </div>
  );
}

/** A card that says what it does when it is pressed, or does what its light says. */
export function HandCard({ id, lights }: { id: string; lights: Lights }) {
  const note = useId();
  if (lights[id] !== undefined) {
    return (
      <Pressable id={id} lights={lights} class="dune-held">
        <TreacheryFace id={id} />
      </Pressable>
    );
  }
  return (
    <>
      <button type="button" class="dune-held" popoverTarget={note}>
        <TreacheryFace id={id} />
      </button>
      <div id={note} popover="auto" class="dune-popover">
        <TreacheryFace id={id} full />
      </div>
    </>
  );
}

export function SpiceFace({ id, full = false }: { id: string; full?: boolean }) {
  const card = SPICE.get(id);
  const worm = !card?.territory;
  return (
    <div class={`dune-card ${worm ? "kind-worm" : "kind-spice"}${full ? " full" : ""}`}>
      <span class="picture">
        <Art name={worm ? "card-shai_hulud" : "card-spice"} />
        {!worm && <b>{card.amount}</b>}
      </span>
      <span class="name">{worm ? nameOf(id) : nameOf(card.territory!)}</span>
      {full && (
        <span class="words">
          {worm ? t("card-shai-hulud") : t("card-spice", { amount: card.amount })}
        </span>
      )}
    </div>
  );
}

/** A leader's disc: portrait on the colour of its house, strength, and how it fares. */
export function LeaderDisc({
  id,
  where = "alive",
  size = 34,
}: {
  id: string;
  where?: Whereabouts | undefined;
  size?: number;
}) {
  const leader = LEADERS.get(id);
  const portrait = portraitOf(id);
  const lost = where.startsWith("tanks");
  return (
    <svg
      class={`dune-leader of-${leader?.faction ?? "none"} is-${where}`}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle class="disc" r="18.5" />
      {portrait && where !== "unseen" && (
        <PlacedArt name={portrait} x={0} y={0} size={40} class={lost ? "lost" : ""} />
      )}
      {lost && <path class="cross" d="M-14-14L14 14M14-14L-14 14" />}
      {where === "captive" && <path class="bars" d="M-9-16V16M0-18.5V18.5M9-16V16" />}
      {where === "unseen" && (
        <text class="riddle" y="8" font-size="24">
          ?
        </text>
      )}
      {leader && (
        <g class="strength" transform="translate(12.4 12.4)">
          <circle r="7.8" />
          <text y="4.7" font-size="13.5">
            {leader.strength}
          </text>
        </g>
      )}
    </svg>
  );
}

export const leaderText = (id: string, where: Whereabouts = "alive"): string =>
  t("leader-text", {
    name: nameOf(id),
    strength: LEADERS.get(id)?.strength ?? 0,
    where: nameOf(where),
  });

/** A leader with its name, as a card. */
export function LeaderFace({
  id,
  where = "alive",
  traitor = false,
}: {
  id: string;
  where?: Whereabouts;
  traitor?: boolean;
}) {
  const leader = LEADERS.get(id);
  return (
    <div class={`dune-card kind-leader of-${leader?.faction ?? "none"}`}>
      <span class="picture">
        <LeaderDisc id={id} where={where} size={60} />
        {traitor && <Sign name="traitor" size={20} />}
      </span>
      <span class="name">{nameOf(id)}</span>
      <span class="kind">
        {leader && <Emblem seat={leader.faction} size={16} />}{" "}
        {leader ? nameOf(leader.faction) : ""}
      </span>
    </div>
  );
}

/** What somebody has seen or foreseen, one line each. */
export function SeenLines({ lines, size }: { lines: readonly string[]; size: number }) {
  return lines.map((line) => (
    <li key={line}>
      <Sign name="eye" size={size} /> {line}
    </li>
  ));
}

/** A row of cards or leaders under a title. */
export function Faces({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <>
      <h4>{title}</h4>
      <div class="faces">{children}</div>
    </>
  );
}

/** Treachery cards side by side; the same card may be there more than once. */
export function TreacheryFaces({ cards }: { cards: readonly string[] }) {
  return cards.map((card, place) => <TreacheryFace key={`${card} ${place}`} id={card} />);
}
