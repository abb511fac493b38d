/** The auction, staged over the map: the cards for sale, the highest bid, and who is still in. */

import type { GameEvent } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { Art, cardPicture } from "./art";
import { auctionOf, biddingOf } from "./auction";
import type { Rung } from "./auction";
import { TreacheryFace } from "./cards";
import { Emblem } from "./emblems";
import { nameOf, t, whoIs } from "./texts";
import type { DuneView } from "./view";

interface AuctionSceneProps {
  view: DuneView;
  events: readonly GameEvent[];
  eyes: string | null;
}

export function AuctionScene({ view, events, eyes }: AuctionSceneProps) {
  const step = biddingOf(view, events);
  if (step === null) return null;
  const { isBought, isTaken, number, cards, sold, faces, ladder } = auctionOf(view, step, events);
  const known = view.table.decks.next_treachery[0];
  const sales = sold.map(({ seat, price }) => `${whoIs(seat)} ${price ?? "–"}`).join(", ");
  return (
    <section class={`dune-auction${isBought ? " bought" : ""}`} aria-label={t("on-auction")}>
      <header>
        <h3>{t("card-of", { number, cards })}</h3>
        {known && <b class="known-card">{nameOf(known)}</b>}
        {sold.length > 0 && <p>{t("sold-so-far", { number: sold.length, sales })}</p>}
      </header>
      <div class="market">
        <div class="lots" aria-hidden="true">
          {Array.from({ length: cards }, (_, place) => (
            <Lot
              key={place}
              place={place + 1}
              number={number}
              known={place + 1 === number ? known : faces.get(place + 1)}
            />
          ))}
        </div>
        <p class="price">
          {step.bidder === null || isTaken ? (
            <small>{t(isTaken ? "taken-by-karama" : "no-bid-yet")}</small>
          ) : (
            <>
              <small>{t("highest-bid")}</small>
              <b>{step.bid}</b>
              <span>
                <Emblem seat={step.bidder} size={24} /> {capitalize(whoIs(step.bidder))}
              </span>
            </>
          )}
        </p>
      </div>
      <ol class="bids" aria-label={t("bidding-order")}>
        {ladder.map((rung) => (
          <Place key={rung.seat} rung={rung} mine={rung.seat === eyes} />
        ))}
      </ol>
    </section>
  );
}

interface LotProps {
  place: number;
  number: number;
  /** The card, for those who have seen it. */
  known: string | null | undefined;
}

function Lot({ place, number, known }: LotProps) {
  if (place === number && known) return <TreacheryFace id={known} />;
  return (
    <div
      title={known ? nameOf(known) : undefined}
      class={`lot${place < number ? " sold" : ""}${place === number ? " up" : ""}`}
    >
      <Art name={(place < number && known && cardPicture(known)) || "back-treachery"} />
    </div>
  );
}

/** One seat: what it said last, or that it is out. */
function Place({ rung, mine }: { rung: Rung; mine: boolean }) {
  const { seat, state, last } = rung;
  const out = state === "passed" || state === "full";
  const looks = [state, out && "out", last === "pass" && "silent", mine && "me"];
  return (
    <li
      class={looks.filter(Boolean).join(" ")}
      title={nameOf(seat)}
      data-bidder={seat}
      aria-current={state === "turn" || undefined}
    >
      <Emblem seat={seat} size={30} />
      <span class="unseen">{nameOf(seat)}: </span>
      <b>{wordOf(rung, mine)}</b>
      {state === "turn" && <span class="unseen">, {t("bidder-turn")}</span>}
    </li>
  );
}

function wordOf({ state, last }: Rung, mine: boolean): string {
  if (state === "full") return t("bidder-full");
  if (last === "pass") return t("bidder-passed");
  return String(last ?? (mine ? t("you") : "–"));
}
