/** The auction: a bid, or what is to be bid for one; who else is in stands on the stage. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { GameEvent, PanelProps } from "../../core/game-ui";
import { isNarrow } from "../../core/narrow";
import { Button, Stepper, Toggle } from "../../ui/controls";
import { useLightsFor } from "../../ui/lights";
import { knownOf } from "../auction";
import { HAND_LIMIT } from "../box";
import { Sign } from "../emblems";
import { actText, nameOf, t } from "../texts";
import { duneView, stepOf } from "../view";
import type { DuneView } from "../view";
import { BidForMe, UpTo, standingBid } from "./bid-for-me";
import { Commit, PanelFrame, anyWordsOf, numbersOf, purseOf } from "./common";

/** Bids at hand, by how much they are above the least. */
const QUICK = [0, 1, 3, 5];

/** Kinds of discarded cards that are named. */
const MOST_NAMED = 3;

export function BidPanel(props: PanelProps) {
  const { seat, decision, act, refused, lights } = props;
  const view = duneView(props.view);
  const bids = new Draft(decision.actions, "bid");
  const amounts = bids.kinds.includes("bid") ? numbersOf(bids, "amount") : [];
  const [amount, setAmount] = useState<number | null>(null);
  const [paying, payWith] = useState<string | null>(null);
  const karama = new Draft(decision.actions, "buy_with_karama");
  const karamas = karama.kinds.includes("buy_with_karama") ? anyWordsOf(karama, "card") : [];
  const buying = (card: string) => karama.with("card", card).complete()!;
  const means = meansOf(view, seat);
  useLightsFor(lights, karamas, (card) => ({
    label: actText(buying(card)),
    chosen: card === paying,
    press: () => payWith(card === paying ? null : card),
  }));
  const bid = amount === null ? null : bids.with("amount", amount).complete();
  return (
    <PanelFrame refused={refused}>
      <Money view={view} seat={seat} />
      <Amount
        label={t("your-bid")}
        low={amounts[0]}
        high={amounts.at(-1)}
        means={means}
        value={amount}
        choose={setAmount}
      />
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
      <BidForMe {...{ view, seat, act }}>
        <UpTo view={view} act={act} most={amount === null ? null : Math.min(amount, means)} />
      </BidForMe>
      <Known view={view} seat={seat} events={props.events} />
      <Commit
        action={paying === null ? bid : buying(paying)}
        act={act}
        missing={t("choose-bid")}
        orPass={decision}
        hint={paying === null && amount !== null && hintOf(amount, means)}
      />
    </PanelFrame>
  );
}

/** While others bid: what is to be bid when it is one's turn. */
export function AuctionPanel({ view: anyView, events, seat, decision, act, refused }: PanelProps) {
  const view = duneView(anyView);
  const means = meansOf(view, seat);
  const [most, setMost] = useState<number | null>(null);
  const low = (stepOf(view, "bidding")?.bid ?? 0) + 1;
  return (
    <PanelFrame refused={refused}>
      <Money view={view} seat={seat} />
      <Amount
        {...{ low, means }}
        label={t("bid-at-most")}
        high={means}
        value={most}
        choose={setMost}
      />
      <BidForMe {...{ view, seat, act }} />
      <Known view={view} seat={seat} events={events} />
      <Commit
        action={most !== null && most >= low ? standingBid(decision, most, "card") : null}
        act={act}
        missing={t("bid-up-to-chosen")}
      />
    </PanelFrame>
  );
}

/** What one can pay in spice. */
function meansOf(view: DuneView, seat: string): number {
  const { own, pledged } = purseOf(view.table, seat);
  return own + pledged;
}

const hintOf = (amount: number, means: number): string =>
  amount > means ? t("bid-beyond") : t("bid-hint", { amount, left: means - amount });

/** What one can pay, and what one's hand still takes. */
function Money({ view, seat }: { view: DuneView; seat: string }) {
  const { own, pledged } = purseOf(view.table, seat);
  const number = view.table.factions[seat]?.cards ?? 0;
  return (
    <p class="dune-money">
      <span>
        <Sign name="spice" size={18} /> <b>{own}</b> {t("spice-to-pay", { own, pledged })}
      </span>
      <span>
        <Sign name="cards" size={18} /> <b>{number}</b>{" "}
        {t("cards-of", { limit: HAND_LIMIT.get(seat) ?? 0 })}
      </span>
    </p>
  );
}

interface AmountProps {
  label: string;
  low: number | undefined;
  high: number | undefined;
  /** What can be paid in spice. */
  means: number;
  value: number | null;
  choose: (value: number) => void;
}

/** A number to bid: in steps, typed, or one of a few at hand. */
function Amount({ label, low, high, means, value, choose }: AmountProps) {
  if (low === undefined || high === undefined || low > high) {
    return <p class="hint">{t("bid-nothing")}</p>;
  }
  const most = Math.min(high, Math.max(low, means));
  const bids = QUICK.map((more) => low + more).filter((bid) => bid <= most);
  return (
    <div class="dune-bid">
      <p aria-hidden="true">
        <b>{label}</b>{" "}
        <span>{means < low ? t("bid-least", { low }) : t("bid-range", { low, means })}</span>
      </p>
      <Stepper hideLabel {...{ label, value, low, high }} step={choose} />
      {bids.length > 1 && (
        <div class="quick" role="group" aria-label={t("quick-bids")}>
          {bids.map((bid) => (
            <Button key={bid} aria-pressed={value === bid} onClick={() => choose(bid)}>
              {bid}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface KnownProps {
  view: DuneView;
  seat: string;
  events: readonly GameEvent[];
}

/** What everybody knows that bears on this card; folded on a phone, where bidding needs the room. */
function Known({ view, seat, events }: KnownProps) {
  const { looked, out, paid } = knownOf(view, seat, events);
  const named = out.slice(0, MOST_NAMED);
  const cards = named.map(({ card, number }) => `${number} × ${nameOf(card)}`).join(", ");
  const others = out.slice(MOST_NAMED).reduce((sum, { number }) => sum + number, 0);
  const [isOpen] = useState(() => !isNarrow());
  return (
    <details class="dune-known" open={isOpen}>
      <summary>{t("what-you-know")}</summary>
      <ul>
        {looked && (
          <li>
            <Sign name="eye" size={16} />{" "}
            {typeof looked.last === "number"
              ? t("looked-and-bid", { amount: looked.last })
              : t(looked.last === "pass" ? "looked-and-passed" : "looked-at")}
          </li>
        )}
        <li>
          <Sign name="cards" size={16} />{" "}
          {out.length > 0 ? t("out-so-far", { cards, others }) : t("none-out")}
        </li>
        {paid && (
          <li>
            <Sign name="spice" size={16} /> {t("is-paid")}
          </li>
        )}
      </ul>
    </details>
  );
}
