/** Choices among cards: playing, discarding, drawing, claiming, giving up. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { list, parts } from "../../core/space";
import type { Counts, Json, Subsets } from "../../core/space";
import { capitalize } from "../../core/texts";
import { useLightsFor } from "../../ui/lights";
import { Tally } from "../battle-tally";
import { box } from "../box";
import { Card } from "../cards";
import { Icon } from "../glyphs";
import { nameOf, t } from "../texts";
import { MARKERS, tableOf } from "../view";
import type { ArrakisTable, Marker } from "../view";
import { Foot, Lines, NoneOption, Options, kindsOf, pairsFrom, useChoice, wordsIn } from "./common";

/** One card out of several, with its face; `ending` are the words on the button that ends the decision. */
function cardPanel(hint: string, ending?: string) {
  return function CardPanel(panel: PanelProps) {
    const kind = kindsOf(panel.decision)[0] ?? "";
    const { values, value, action, lit } = useChoice(panel, kind, "card");
    return (
      <div class="a-panel">
        <Tally {...panel} />
        <p class="a-hint">{t(hint)}</p>
        <CardList cards={values} lit={lit} />
        <Foot panel={panel} action={action} hint={t("a-choose-card")} ending={ending && t(ending)}>
          {value && <Gain card={value} table={tableOf(panel.view)} kind={kind} />}
        </Foot>
      </div>
    );
  };
}

/** Below each other, so that all are seen that there are. */
function CardList({ cards, lit }: { cards: string[]; lit: Lights }) {
  return (
    <div class="a-cards">
      {cards.map((card) => (
        <Card key={card} id={card} light={lit[card]} />
      ))}
    </div>
  );
}

/** Where the markers stand after a claim. */
function Gain({ card, table, kind }: { card: string; table: ArrakisTable; kind: string }) {
  const advance = box.value.prescience.get(card)?.advance;
  if (!advance || kind !== "claim_prescience") return null;
  const steps = MARKERS.filter((marker) => (advance[marker] ?? 0) > 0).map((marker) =>
    t("a-marker-goes", {
      marker: nameOf(marker),
      from: table.prescience[marker],
      to: Math.min(box.value.lastStep, table.prescience[marker] + advance[marker]!),
    }),
  );
  return <p class="a-gain">{steps.join(" · ")}</p>;
}

export const PlayCard = cardPanel("a-play-which", "a-play-none");
export const Discard = cardPanel("a-discard-which");
export const Claim = cardPanel("a-claim-which", "a-claim-none");
export const PickPrescience = cardPanel("a-pick-prescience");
/** Discard a card for one more die, or roll. */
export const CardsForDice = cardPanel("a-cards-for-dice", "a-roll-now");

interface PickOneProps {
  panel: PanelProps;
  kind: string;
  field: string;
  label: string;
  /** The classes of each option. */
  look: string;
  /** The words of an option, below its sign. */
  words: (value: string) => ComponentChildren;
  /** Its sign, if it has another name. */
  icon?: (value: string) => string;
  /** More about what will happen. */
  children?: ComponentChildren;
}

/** One of a few values, each with its sign and two lines. */
function PickOne(props: PickOneProps) {
  const { panel, kind, field, label, look, words, icon = String, children } = props;
  const { values, value, choose, action } = useChoice(panel, kind, field);
  return (
    <div class="a-panel">
      <Options {...{ label, values, value, choose }} look={(one) => `${look} ${one}`}>
        {(one) => (
          <>
            <Icon id={icon(one)} /> {words(one)}
          </>
        )}
      </Options>
      <Foot panel={panel} action={action}>
        {children}
      </Foot>
    </div>
  );
}

/** Which decks to draw from. */
export function DrawCard(panel: PanelProps) {
  const { deck_sizes: sizes } = tableOf(panel.view);
  const words = (deck: string) => (
    <Lines title={nameOf(deck)} text={t("a-deck-left", { number: sizes[deck] ?? 0 })} />
  );
  return (
    <PickOne
      {...{ panel, words }}
      kind="draw_card"
      field="deck"
      label={t("a-decks")}
      look="a-back wide"
    >
      <p class="a-gain">{t("a-reveals-draw")}</p>
    </PickOne>
  );
}

/** What to do with a Desert Power. */
export function DesertPower(panel: PanelProps) {
  const words = (choice: string) => (
    <Lines
      title={t("a-power-of-desert", { choice })}
      text={t("a-power-of-desert-text", { choice })}
    />
  );
  const label = t("a-desert-power");
  return (
    <PickOne
      {...{ panel, words, label }}
      kind="pick_desert_power"
      field="choice"
      look="wide"
      icon={desertSign}
    />
  );
}

const DESERT_SIGNS: Record<string, string> = {
  wormsigns: "wormsign",
  move: "sandworm",
  attack: "sword",
};
const desertSign = (choice: string): string => DESERT_SIGNS[choice] ?? choice;

/** Which unclaimed prescience cards leave the game; the others go back to the deck. */
export function ClearPrescience(panel: PanelProps) {
  const { decision, lights } = panel;
  const draft = new Draft(decision.actions);
  const space = parts(draft.values("cards")).find((part): part is Subsets => "subsets" in part);
  const cards = space
    ? wordsIn(space.subsets)
    : (list(draft.values("cards"), 64) ?? []).flat().map(String);
  const [out, setOut] = useState<string[] | null>(null);
  const given: Json = cards.filter((card) => out?.includes(card));
  const toggle = (card: string) => {
    const next = cards.filter((one) => (out?.includes(one) ?? false) !== (one === card));
    setOut(next.length ? next : null);
  };
  const isNone = out?.length === 0;
  const action =
    out !== null && draft.offers("cards", given) ? draft.with("cards", given).complete() : null;
  const lit = useLightsFor(lights, cards, (card) => ({
    label: nameOf(card),
    chosen: out?.includes(card) ?? false,
    press: () => toggle(card),
  }));
  return (
    <div class="a-panel">
      <p class="a-hint">{t("a-clear-prescience")}</p>
      <CardList cards={cards} lit={lit} />
      {draft.offers("cards", []) && (
        <NoneOption chosen={isNone} press={() => setOut(isNone ? null : [])} />
      )}
      <Foot panel={panel} action={action} hint={t("a-choose-cards-or-none")} />
    </div>
  );
}

/** Which cards of one's hand the partner sees, under the cone of silence. */
export function Confer(panel: PanelProps) {
  const { decision, lights } = panel;
  const draft = new Draft(decision.actions, "show_cards");
  const space = parts(draft.values("cards")).find((part): part is Counts => "counts" in part)!;
  const pool = wordsIn(space.counts);
  const limits = new Map(pool.map((card, place) => [card, space.limits[place]!]));
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [isNone, setNone] = useState(false);
  const number = (card: string) => counts[card] ?? 0;
  /** One copy more; after the last none again. */
  const press = (card: string) => {
    setNone(false);
    setCounts({ ...counts, [card]: (number(card) + 1) % (limits.get(card)! + 1) });
  };
  const pairs = pairsFrom(pool, counts);
  const shown = pool.reduce((sum, card) => sum + number(card), 0);
  const action =
    (shown > 0 || isNone) && draft.offers("cards", pairs)
      ? draft.with("cards", pairs).complete()
      : null;
  const lit = useLightsFor(lights, pool, (card) => ({
    label: nameOf(card),
    chosen: number(card) > 0,
    press: () => press(card),
  }));
  return (
    <div class="a-panel">
      <div class="a-cards">
        {pool.map((one) => (
          <Card
            key={one}
            id={one}
            light={lit[one]}
            note={limits.get(one)! > 1 ? `${number(one)}/${limits.get(one)}` : undefined}
          />
        ))}
      </div>
      {draft.offers("cards", []) && (
        <NoneOption
          chosen={isNone}
          press={() => {
            setNone(!isNone);
            setCounts({});
          }}
        />
      )}
      <Foot
        panel={panel}
        action={action}
        label={t("a-show-cards", { number: shown })}
        hint={t("a-choose-cards-or-none")}
      />
    </div>
  );
}

/** Which marker a bonus raises. */
export function Bonus(panel: PanelProps) {
  const { prescience } = tableOf(panel.view);
  const words = (marker: string) => (
    <Lines
      title={capitalize(nameOf(marker))}
      text={t("a-on-step", { step: prescience[marker as Marker] })}
    />
  );
  const label = nameOf("prescience");
  return <PickOne {...{ panel, words, label }} kind="pick_marker" field="marker" look="wide" />;
}
