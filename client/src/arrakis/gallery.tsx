/** All cards of the box, with our own words for what they do. */

import { useState } from "preact/hooks";
import { BANS, STANDARD, TACTICS } from "./box";
import { Card } from "./cards";
import { Option } from "./panels/common";
import { nameOf, t } from "./texts";

const DECKS = ["house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally"];

interface Shelf {
  id: string;
  cards: string[];
}

/** The prescience cards of new games: those that once stood in for others are left out. */
function foreseen(): string[] {
  const cards = [...STANDARD.prescience].filter(([, card]) => card.set !== "reconstructed");
  return cards.map(([id]) => id);
}

const shelves: Shelf[] = [
  ...DECKS.map((deck) => ({ id: deck, cards: planning(deck, false) })),
  { id: "guild", cards: DECKS.flatMap((deck) => planning(deck, true)) },
  { id: "leaders", cards: [...STANDARD.leaders.keys()] },
  { id: "prescience", cards: foreseen() },
  { id: "objectives", cards: [...STANDARD.objectives.keys()] },
  { id: "bans", cards: [...BANS.keys()] },
  { id: "tactics", cards: [...TACTICS.keys()] },
];

function planning(deck: string, expansion: boolean): string[] {
  return [...STANDARD.planning.values()]
    .filter((card) => card.deck === deck && (card.expansion !== undefined) === expansion)
    .map(({ id }) => id);
}

export function Gallery() {
  const [shown, show] = useState("");
  const [wanted, want] = useState("");
  const fits = (card: string) => nameOf(card).toLowerCase().includes(wanted.toLowerCase());
  const open = shelves.filter(({ id }) => !shown || id === shown);
  return (
    <div class="a-gallery">
      <div class="a-gallery-tools">
        <input
          class="search"
          type="search"
          placeholder={t("a-search")}
          aria-label={t("a-search")}
          value={wanted}
          onInput={({ currentTarget }) => want(currentTarget.value)}
        />
        <div class="a-kinds" role="group" aria-label={t("a-shelves")}>
          <Option chosen={shown === ""} press={() => show("")}>
            {t("a-all")}
          </Option>
          {shelves.map(({ id }) => (
            <Option key={id} chosen={shown === id} press={() => show(id)}>
              {t("a-shelf", { shelf: id, name: nameOf(id) })}
            </Option>
          ))}
        </div>
      </div>
      {open.map(({ id, cards }) => {
        const found = cards.filter(fits);
        return found.length ? (
          <section key={id} aria-label={t("a-shelf", { shelf: id, name: nameOf(id) })}>
            <h2>{t("a-shelf", { shelf: id, name: nameOf(id) })}</h2>
            <div class="a-row wrap">
              {found.map((card) => (
                <Card key={card} id={card} note={copies(card)} />
              ))}
            </div>
          </section>
        ) : null;
      })}
    </div>
  );
}

function copies(card: string): string | undefined {
  const number = STANDARD.planning.get(card)?.copies ?? 1;
  return number > 1 ? `×${number}` : undefined;
}
