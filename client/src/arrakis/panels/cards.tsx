/** Choices among cards: playing, discarding, drawing, claiming, giving up. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { list, parts } from "../../core/space";
import type { Counts, Json, Subsets } from "../../core/space";
import { Field } from "../Battle";
import { box } from "../box";
import { Card } from "../cards";
import { Icon } from "../glyphs";
import { MARKERS } from "../view";
import type { ArrakisTable } from "../view";
import { capital, nameOf, say } from "../words";
import { Foot, Option, kindsOf, offered, pairsFrom, useLit, wordsIn } from "./parts";

/** One card out of several, with its face. */
function cardPanel(hint: string, ending?: string) {
  return function CardPanel(panel: PanelProps) {
    const { decision, lights, view } = panel;
    const kind = kindsOf(decision)[0] ?? "";
    const cards = offered(decision, kind, "card");
    const [card, choose] = useState(cards.length === 1 ? cards[0]! : "");
    const action = cards.includes(card) ? new Draft(decision.actions, kind, { card }).complete() : null;
    const lit: Lights = Object.fromEntries(
      cards.map((one) => [one, { label: nameOf(one), chosen: one === card, press: () => choose(one) }]),
    );
    useLit(lights, lit, [decision, card]);
    return (
      <div class="a-panel">
        <Field {...panel} />
        <p class="a-hint">{say(hint)}</p>
        <div class="a-row">
          {cards.map((one) => (
            <Card key={one} id={one} light={lit[one]} />
          ))}
        </div>
        <Foot panel={panel} action={action} ending={ending && say(ending)}>
          {card && <Gain card={card} table={view.table as ArrakisTable} kind={kind} />}
        </Foot>
      </div>
    );
  };
}

/** Where the markers stand after a claim. */
function Gain({ card, table, kind }: { card: string; table: ArrakisTable; kind: string }) {
  const advance = box.value.prescience.get(card)?.advance;
  if (!advance || kind !== "claim_prescience") return null;
  const steps = MARKERS.filter((marker) => (advance[marker] ?? 0) > 0).map((marker) =>
    say("a-marker-goes", {
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

/** Which decks to draw from. */
export function DrawCard(panel: PanelProps) {
  const { decision, lights, view } = panel;
  const table = view.table as ArrakisTable;
  const decks = offered(decision, "draw_card", "deck");
  const [deck, choose] = useState(decks.length === 1 ? decks[0]! : "");
  const action = decks.includes(deck) ? new Draft(decision.actions, "draw_card", { deck }).complete() : null;
  const lit: Lights = Object.fromEntries(
    decks.map((one) => [one, { label: nameOf(one), chosen: one === deck, press: () => choose(one) }]),
  );
  useLit(lights, lit, [decision, deck]);
  return (
    <div class="a-panel">
      <div class="a-options" role="group" aria-label={say("a-decks")}>
        {decks.map((one) => (
          <Option key={one} class={`a-back wide ${one}`} chosen={one === deck} press={() => choose(one)}>
            <Icon id={one} />{" "}
            <span>
              <b>{nameOf(one)}</b>
              <small>{say("a-deck-left", { number: table.deck_sizes[one] ?? 0 })}</small>
            </span>
          </Option>
        ))}
      </div>
      <Foot panel={panel} action={action}>
        <p class="a-gain">{say("a-reveals-draw")}</p>
      </Foot>
    </div>
  );
}

/** Which unclaimed prescience cards leave the game; the others go back to the deck. */
export function ClearPrescience(panel: PanelProps) {
  const { decision, lights } = panel;
  const draft = new Draft(decision.actions);
  const space = parts(draft.values("cards")).find((part): part is Subsets => "subsets" in part);
  const cards = space ? wordsIn(space.subsets) : (list(draft.values("cards"), 64) ?? []).flat().map(String);
  const [out, setOut] = useState<string[]>([]);
  const given: Json = cards.filter((card) => out.includes(card));
  const toggle = (card: string) => setOut(out.includes(card) ? out.filter((one) => one !== card) : [...out, card]);
  const action = draft.offers("cards", given) ? draft.with("cards", given).complete() : null;
  const lit: Lights = Object.fromEntries(
    cards.map((one) => [one, { label: nameOf(one), chosen: out.includes(one), press: () => toggle(one) }]),
  );
  useLit(lights, lit, [decision, out.join()]);
  return (
    <div class="a-panel">
      <p class="a-hint">{say("a-clear-prescience")}</p>
      <div class="a-row">
        {cards.map((one) => (
          <Card key={one} id={one} light={lit[one]} />
        ))}
      </div>
      <Foot panel={panel} action={action} />
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
  const number = (card: string) => counts[card] ?? 0;
  /** One copy more; after the last none again. */
  const press = (card: string) => setCounts({ ...counts, [card]: (number(card) + 1) % (limits.get(card)! + 1) });
  const pairs = pairsFrom(pool, counts);
  const action = draft.offers("cards", pairs) ? draft.with("cards", pairs).complete() : null;
  const lit: Lights = Object.fromEntries(
    pool.map((one) => [one, { label: nameOf(one), chosen: number(one) > 0, press: () => press(one) }]),
  );
  useLit(lights, lit, [decision, JSON.stringify(counts)]);
  const shown = pool.reduce((sum, card) => sum + number(card), 0);
  return (
    <div class="a-panel">
      <div class="a-row">
        {pool.map((one) => (
          <Card
            key={one}
            id={one}
            light={lit[one]}
            note={limits.get(one)! > 1 ? `${number(one)}/${limits.get(one)}` : undefined}
          />
        ))}
      </div>
      <Foot panel={panel} action={action} label={say("a-show-cards", { number: shown })} />
    </div>
  );
}

/** Which marker a bonus raises. */
export function Bonus(panel: PanelProps) {
  const { decision, lights, view } = panel;
  const table = view.table as ArrakisTable;
  const markers = offered(decision, "pick_marker", "marker");
  const [marker, choose] = useState("");
  const action = markers.includes(marker) ? new Draft(decision.actions, "pick_marker", { marker }).complete() : null;
  const lit: Lights = Object.fromEntries(
    markers.map((one) => [one, { label: nameOf(one), chosen: one === marker, press: () => choose(one) }]),
  );
  useLit(lights, lit, [decision, marker]);
  return (
    <div class="a-panel">
      <div class="a-options" role="group" aria-label={nameOf("prescience")}>
        {markers.map((one) => (
          <Option key={one} class={`wide ${one}`} chosen={one === marker} press={() => choose(one)}>
            <Icon id={one} />{" "}
            <span>
              <b>{capital(nameOf(one))}</b>
              <small>{say("a-on-step", { step: table.prescience[one as keyof ArrakisTable["prescience"]] })}</small>
            </span>
          </Option>
        ))}
      </div>
      <Foot panel={panel} action={action} />
    </div>
  );
}
