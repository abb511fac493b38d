/** The auction: what is bid, by whom, who is out, and what one can pay. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { Button, Stepper, Toggle } from "../../ui/controls";
import { useLightsFor } from "../../ui/lights";
import { TreacheryFace } from "../cards";
import { Emblem, Sign } from "../emblems";
import { actText, nameOf, t } from "../texts";
import { duneView, stepOf } from "../view";
import type { BiddingView, DuneView } from "../view";
import { Commit, PanelFrame, actionOf, anyWordsOf, costOf, numbersOf, purseOf } from "./common";

export function BidPanel({ view: anyView, seat, decision, act, refused, lights }: PanelProps) {
  const view = duneView(anyView);
  const auction = stepOf(view, "bidding");
  const bids = new Draft(decision.actions, "bid");
  const amounts = bids.kinds.includes("bid") ? numbersOf(bids, "amount") : [];
  const low = amounts[0] ?? 0;
  const high = amounts.at(-1) ?? 0;
  const [amount, setAmount] = useState<number | null>(null);
  const [paying, payWith] = useState<string | null>(null);
  const karama = new Draft(decision.actions, "buy_with_karama");
  const karamas = karama.kinds.includes("buy_with_karama") ? anyWordsOf(karama, "card") : [];
  const buying = (card: string) => karama.with("card", card).complete()!;
  const purse = purseOf(view.table, seat);
  useLightsFor(lights, karamas, (card) => ({
    label: actText(buying(card)),
    chosen: card === paying,
    press: () => payWith(card === paying ? null : card),
  }));
  return (
    <PanelFrame refused={refused}>
      {auction && <Lot view={view} auction={auction} />}
      <p class="purse">
        <Sign name="spice" size={16} /> {t("can-pay", purse)}
      </p>
      {amounts.length > 0 && (
        <>
          <Stepper label={t("your-bid")} value={amount} low={low} high={high} step={setAmount} />
          <div class="quick" role="group" aria-label={t("quick-bids")}>
            {[0, 1, 2, 4].map(
              (more) =>
                low + more <= high && (
                  <Button
                    key={more}
                    aria-pressed={amount === low + more}
                    onClick={() => setAmount(low + more)}
                  >
                    {low + more}
                  </Button>
                ),
            )}
          </div>
        </>
      )}
      {karamas.map((card) => (
        <Toggle
          key={card}
          class="button button-plain"
          pressed={card === paying}
          press={() => payWith(card === paying ? null : card)}
        >
          {actText(buying(card))}
        </Toggle>
      ))}
      <Commit
        action={
          paying !== null
            ? buying(paying)
            : amount === null
              ? null
              : bids.with("amount", amount).complete()
        }
        act={act}
        missing={t("choose-bid")}
        instead={[actionOf(decision.actions, "pass")]}
        hint={(amount ?? 0) > purse.own + purse.pledged ? t("bid-beyond") : undefined}
        cost={costOf(decision)}
      />
    </PanelFrame>
  );
}

/** The card on auction and everybody around it. */
function Lot({ view, auction }: { view: DuneView; auction: BiddingView }) {
  const known = view.table.decks.next_treachery[0];
  const from = view.table.order.indexOf(auction.opener);
  const round = [...view.table.order.slice(from), ...view.table.order.slice(0, from)];
  return (
    <section class="dune-lot" aria-label={t("on-auction")}>
      {known ? <TreacheryFace id={known} /> : <CardBack />}
      <div>
        <p>{t("cards-for-sale", { number: auction.cards_left })}</p>
        <p class="highest">
          {auction.bidder ? (
            <>
              <Emblem seat={auction.bidder} size={24} />{" "}
              {t("highest-bid", { seat: nameOf(auction.bidder) })} <b>{auction.bid}</b>
            </>
          ) : (
            t("no-bid-yet")
          )}
        </p>
        <ol class="round" aria-label={t("bidding-order")}>
          {round.map((seat) => {
            const out = auction.passed.includes(seat);
            return (
              <li
                key={seat}
                class={`${out ? "out" : ""}${seat === auction.turn ? " turn" : ""}`}
                title={nameOf(seat)}
              >
                <Emblem seat={seat} size={24} />
                <span class="unseen">{`${nameOf(seat)}${out ? `, ${t("has-passed")}` : ""}`}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function CardBack() {
  return (
    <div class="dune-card back" aria-hidden="true">
      <Sign name="karama" size={40} />
    </div>
  );
}
