/** Cards in exchange for those that a Karama took. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { list } from "../../core/space";
import type { Counts, Json } from "../../core/space";
import { Toggle } from "../../ui/controls";
import { useLightsFor } from "../../ui/lights";
import { TreacheryFace } from "../cards";
import { nameOf, namesOf, t } from "../texts";
import { Commit, PanelFrame } from "./common";

/** Which cards the Harkonnen give back, card by card. */
export function ReturnCardsPanel({ decision, act, refused, lights }: PanelProps) {
  const draft = new Draft(decision.actions);
  const { counts, limits, high } = draft.values("cards") as Counts;
  const kinds = (list(counts, 50) ?? []) as string[];
  const cards = kinds.flatMap((card, place) => Array<string>(limits[place] ?? 0).fill(card));
  const [given, setGiven] = useState<number[]>([]);
  const toggle = (place: number) =>
    setGiven(
      given.includes(place) ? given.filter((one) => one !== place) : [...given, place].slice(-high),
    );
  const names = given.map((place) => cards[place]!);
  const counted: Json = kinds
    .filter((card) => names.includes(card))
    .map((card) => [card, names.filter((one) => one === card).length]);
  const action = given.length ? draft.with("cards", counted).complete() : null;
  useLightsFor(lights, kinds, (card) => ({
    label: t("give-back", { cards: nameOf(card) }),
    chosen: names.includes(card),
    press: () => toggle(cards.indexOf(card)),
  }));
  return (
    <PanelFrame refused={refused}>
      <p class="hint">{t("give-back-hint", { number: high })}</p>
      <div class="tiles pictured">
        {cards.map((card, place) => (
          <Toggle
            key={place}
            class="tile"
            pressed={given.includes(place)}
            press={() => toggle(place)}
          >
            <TreacheryFace id={card} />
          </Toggle>
        ))}
      </div>
      <Commit
        action={action}
        act={act}
        label={t("give-back", { cards: namesOf(names) })}
        missing={t("choose-more-cards", { number: high - given.length })}
      />
    </PanelFrame>
  );
}
