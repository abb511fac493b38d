/** The piles, what lies face up on them, and the open deals. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Art } from "./art";
import { Faces, SpiceFace, TreacheryFaces } from "./cards";
import { Sign } from "./emblems";
import { nameOf, t, whoAre, whoIs } from "./texts";
import type { DealView, DuneTable, TermsView } from "./view";

export function Decks({ table }: { table: DuneTable }) {
  const { decks } = table;
  const [a, b] = decks.spice_discards;
  return (
    <section class="decks" aria-label={t("decks")}>
      <Pile
        back="back-treachery"
        title={t("treachery-deck")}
        short={t("treachery-short")}
        number={decks.treachery}
        note={t("discarded", { number: decks.treachery_discards.length })}
      >
        <Faces title={t("treachery-discards")}>
          <TreacheryFaces cards={decks.treachery_discards} />
        </Faces>
        {decks.out_of_game.length > 0 && (
          <Faces title={t("out-of-game")}>
            <TreacheryFaces cards={decks.out_of_game} />
          </Faces>
        )}
      </Pile>
      <Pile
        back="back-spice"
        title={t("spice-deck")}
        short={t("spice-short")}
        number={decks.spice}
        note={t("worms-seen", { number: worms(decks.spice_discards) })}
      >
        <Faces title={t("spice-pile-a")}>{spiceFaces(a)}</Faces>
        {b.length > 0 && <Faces title={t("spice-pile-b")}>{spiceFaces(b)}</Faces>}
        <LastBlows piles={decks.spice_discards} />
      </Pile>
    </section>
  );
}

const worms = (piles: string[][]): number =>
  piles.flat().filter((card) => card === "shai_hulud").length;

const spiceFaces = (pile: string[]): ComponentChildren =>
  [...pile].reverse().map((card, place) => <SpiceFace key={place} id={card} />);

/** A pile that shows what lies face up when it is pressed. */
function Pile(props: {
  back: "back-treachery" | "back-spice";
  title: string;
  /** What stands below its number. */
  short: string;
  number: number;
  note: string;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <>
      <button type="button" class="deck" popoverTarget={id} title={`${props.title}, ${props.note}`}>
        <Art name={props.back} />
        <b>{props.number}</b>
        <span>{props.short}</span>
        <span class="unseen">{`${props.title}, ${props.note}`}</span>
      </button>
      <div id={id} popover="auto" class="dune-popover wide">
        {props.children}
      </div>
    </>
  );
}

/** The card on top of each discard pile: where the next worm of that pile comes up. */
function LastBlows({ piles }: { piles: string[][] }) {
  const tops = piles.flatMap((pile) => pile.filter((card) => card !== "shai_hulud").slice(-1));
  if (!tops.length) return null;
  return (
    <p class="blows">
      <Sign name="worm" size={15} />{" "}
      {t("last-blows", { places: tops.map((card) => nameOf(card)).join(" · ") })}
    </p>
  );
}

export function termsText(terms: TermsView): string {
  const parts = [
    terms.spice ? t("terms-spice", { amount: terms.spice }) : "",
    terms.later ? t("terms-later", { amount: terms.later }) : "",
    terms.promise ? t("terms-promise", { promise: nameOf(terms.promise) }) : "",
    terms.information ? t("terms-look", { what: nameOf(terms.information) }) : "",
    terms.words ? t("terms-words") : "",
  ].filter(Boolean);
  return parts.join(", ") || t("terms-nothing");
}

/** Offers on the table and deals that are made but not done. */
export function Deals({ table }: { table: DuneTable }) {
  if (!table.deals.length) return null;
  return (
    <details class="dune-deals">
      <summary>{t("deals-on-table", { number: table.deals.length })}</summary>
      <ul>
        {table.deals.map((deal) => (
          <li key={deal.number}>
            <DealText deal={deal} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function DealText({ deal }: { deal: DealView }) {
  return (
    <span class={`of-${deal.giver}`}>
      {t(deal.taker ? "deal-made" : "deal-open", {
        number: deal.number,
        giver: whoIs(deal.giver),
        to: deal.taker ? whoIs(deal.taker) : whoAre(deal.to, "you-after"),
        gives: termsText(deal.gives),
        asks: termsText(deal.asks),
      })}
    </span>
  );
}
