/** The auction: what is bid, by whom, who is out, and what one can pay. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { Button, Stepper } from "../../ui/controls";
import { sentence } from "../../ui/form";
import { TreacheryFace } from "../cards";
import { Emblem, Sign } from "../emblems";
import { stepOf, type DuneView } from "../view";
import { nameOf, say, words } from "../words";
import { actionOf, Commit, duneView, numbersOf, PanelFrame, useLights, valuesOf } from "./kit";

interface Auction {
  cards_left: number;
  opener: string;
  turn: string;
  bid: number;
  bidder: string | null;
  passed: string[];
}

export function BidPanel({ view: anyView, seat, decision, act, refused, lights }: PanelProps) {
  const view = duneView(anyView);
  const auction = stepOf<Auction>(view, "bidding");
  const bids = new Draft(decision.actions, "bid");
  const amounts = bids.kinds.includes("bid") ? numbersOf(bids, "amount") : [];
  const low = amounts[0] ?? 0;
  const high = amounts.at(-1) ?? 0;
  const [amount, setAmount] = useState(low);
  const karama = new Draft(decision.actions, "buy_with_karama");
  const karamas = karama.kinds.includes("buy_with_karama") ? (valuesOf(karama, "card") as string[]) : [];
  const purse = purseOf(view, seat);
  useLights(
    lights,
    Object.fromEntries(
      karamas.map((card) => {
        const buy = karama.with("card", card).complete()!;
        return [card, { label: sentence(words().act(buy)), press: () => act(buy) }];
      }),
    ),
    [decision],
  );
  return (
    <PanelFrame refused={refused}>
      {auction && <Lot view={view} auction={auction} />}
      <p class="purse">
        <Sign name="spice" size={16} /> {say("can-pay", purse)}
      </p>
      {amounts.length > 0 && (
        <>
          <Stepper label={say("your-bid")} value={amount} low={low} high={high} step={setAmount} />
          <div class="quick" role="group" aria-label={say("quick-bids")}>
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
        <Button key={card} icon="cards" onClick={() => act(karama.with("card", card).complete()!)}>
          {sentence(words().act(karama.with("card", card).complete()!))}
        </Button>
      ))}
      <Commit
        action={amounts.length ? bids.with("amount", amount).complete() : null}
        act={act}
        instead={[actionOf(decision.actions, "pass")]}
        hint={amount > purse.own + purse.pledged ? say("bid-beyond") : undefined}
      />
    </PanelFrame>
  );
}

function purseOf({ table }: DuneView, seat: string): { own: number; pledged: number } {
  const support = Object.entries(table.mine[seat]?.support ?? {});
  const pledged = support.reduce((sum, [ally, amount]) => sum + (ally === seat ? 0 : amount), 0);
  return { own: table.factions[seat]?.spice ?? 0, pledged };
}

/** The card on auction and everybody around it. */
function Lot({ view, auction }: { view: DuneView; auction: Auction }) {
  const known = view.table.decks.next_treachery[0];
  const from = view.table.order.indexOf(auction.opener);
  const round = [...view.table.order.slice(from), ...view.table.order.slice(0, from)];
  return (
    <section class="dune-lot" aria-label={say("on-auction")}>
      {known ? <TreacheryFace id={known} /> : <CardBack />}
      <div>
        <p>{say("cards-for-sale", { number: auction.cards_left })}</p>
        <p class="highest">
          {auction.bidder ? (
            <>
              <Emblem seat={auction.bidder} size={24} />{" "}
              {say("highest-bid", { seat: nameOf(auction.bidder) })} <b>{auction.bid}</b>
            </>
          ) : (
            say("no-bid-yet")
          )}
        </p>
        <ol class="round" aria-label={say("bidding-order")}>
          {round.map((seat) => {
            const out = auction.passed.includes(seat);
            return (
              <li
                key={seat}
                class={`${out ? "out" : ""}${seat === auction.turn ? " turn" : ""}`}
                title={nameOf(seat)}
              >
                <Emblem seat={seat} size={24} />
                <span class="unseen">{`${nameOf(seat)}${out ? `, ${say("has-passed")}` : ""}`}</span>
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
