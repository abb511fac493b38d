/**
 * Bids go up from the ladder to the price, the gavel falls, and the card goes to its buyer. The
 * auction itself is drawn from the view; here is only what moves over it.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Art } from "../../dune/art";
import { TreacheryFace } from "../../dune/cards";
import { Emblem, Sign } from "../../dune/emblems";
import type { GameEvent } from "../../core/game-ui";
import type { DuneEvents } from "../../wire/dune-events";
import { Actor } from "../actor";
import type { SceneProps } from "../game-stage";
import { ToldOnPlate } from "./notice";
import { SPRING, bow, fly, hide, move, show, standing } from "../motion";
import type { Motion, Point } from "../motion";

/** Where things are in the layer that moves over them. */
interface Market {
  /** The card on the block, and the highest bid. */
  card: DOMRect;
  price: DOMRect;
  /** Where a seat bids, and where it sits. */
  rung: (seat: string) => DOMRect | undefined;
  home: (seat: string) => DOMRect | undefined;
}

function marketUnder(layer: Element): Market | null {
  const { x, y } = layer.getBoundingClientRect();
  const find = (selector: string) => {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    return found && new DOMRect(found.x - x, found.y - y, found.width, found.height);
  };
  const auction = ".dune-auction";
  const [card, price] = [
    find(`${auction} .lots .up, ${auction} .lots .dune-card`),
    find(`${auction} .price`),
  ];
  if (!card || !price) return null;
  const rung = (seat: string) => find(`${auction} [data-bidder="${seat}"]`);
  const home = (seat: string) => find(`.seats [data-seat="${seat}"]`);
  return { card, price, rung, home };
}

const middleOf = ({ x, y, width, height }: DOMRect): Point => [x + width / 2, y + height / 2];

export function Lot({ shown, cue }: SceneProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [market, setMarket] = useState<Market | null>(null);
  useLayoutEffect(() => setMarket(marketUnder(layer.current!)), []);
  const end = cue.at + cue.ms;
  const happenings = shown.map(({ event, at }, place) => {
    const next = shown.slice(place + 1).find((one) => one.at > at)?.at ?? end;
    return { event, at, ms: Math.max(1, next - at) };
  });
  return (
    <>
      <div ref={layer} class="lot-flights">
        {market &&
          happenings.map((one, place) => <Happening key={place} {...one} {...{ market, end }} />)}
      </div>
      {happenings.map(
        ({ event, at, ms }, place) =>
          TOLD.has(event.kind) && <ToldOnPlate key={place} {...{ event, at }} end={at + ms} />,
      )}
    </>
  );
}

/** What the auction itself does not show. */
const TOLD: ReadonlySet<string> = new Set(["bid_lapsed", "karama_purchase"]);

interface HappeningProps {
  event: GameEvent;
  market: Market;
  at: number;
  /** Until the next one, and when all is over. */
  ms: number;
  end: number;
}

const DRAWINGS: Readonly<Record<string, (props: HappeningProps) => ComponentChildren>> = {
  bid_made: BidMade,
  karama_purchase: KaramaPurchase,
  card_paid: CardPaid,
  card_bought: CardBought,
  bonus_drawn: CardTaken,
};

function Happening(props: HappeningProps) {
  const Drawing = DRAWINGS[props.event.kind];
  return Drawing ? <Drawing {...props} /> : null;
}

function BidMade(props: HappeningProps) {
  const { seat, amount } = props.event as unknown as DuneEvents["bid_made"];
  return (
    <OverPrice {...props} seat={seat}>
      <b>{amount}</b>
    </OverPrice>
  );
}

interface OverPriceProps extends HappeningProps {
  seat: string;
  children: ComponentChildren;
}

/** It leaves the bidder, grows over the price, as large as what it covers, and stays there. */
function OverPrice({ seat, market: { price, rung }, at, ms, end, children }: OverPriceProps) {
  const to = middleOf(price);
  const from = middleOf(rung(seat) ?? price);
  return (
    <Actor
      at={from}
      motions={[
        show(at, 40),
        move(
          [standing(from, "scale(.3)"), standing([to[0], to[1] - 10], "scale(1.12)"), standing(to)],
          at,
          Math.min(ms, 340) * 0.9,
          "cubic-bezier(.3,.7,.3,1)",
        ),
        hide(end - 20, 20),
      ]}
    >
      <span
        class="bid-plate"
        style={{ minWidth: `${price.width}px`, minHeight: `${price.height}px` }}
      >
        {children}
        <Emblem seat={seat} size={26} />
      </span>
    </Actor>
  );
}

/** Half of a card that is played and what it keeps from the edge, in pixels. */
const HALF_PLAYED = 54;

/** The card is played on what it buys, and no bid counts any more. */
function KaramaPurchase(props: HappeningProps) {
  return (
    <>
      <OverPrice {...props} seat={props.event["seat"] as string}>
        <Sign name="karama" size={44} />
      </OverPrice>
      <PlayedOnLot {...props} />
    </>
  );
}

function PlayedOnLot({ event, market: { card }, at, ms, end }: HappeningProps) {
  const [x, y] = middleOf(card);
  const there: Point = [Math.max(x, HALF_PLAYED), y];
  return (
    <Actor
      class="lot-played"
      at={there}
      motions={[
        show(at, 60),
        move(
          [
            standing([there[0], there[1] - 60], "scale(2) rotate(-8deg)"),
            standing(there, "scale(1.15)"),
          ],
          at,
          ms * 0.4,
          SPRING,
        ),
        hide(Math.min(end - 40, at + ms * 0.9), 60),
      ]}
    >
      <span class="lot-card">
        <TreacheryFace id={event["card"] as string} />
      </span>
    </Actor>
  );
}

/** Grains from each payer to the Emperor, or away. */
function CardPaid({ event, market: { price, rung }, at, ms }: HappeningProps) {
  const { seat, price: sum, paid, to } = event as unknown as DuneEvents["card_paid"];
  const goal: Point = to ? middleOf(rung(to) ?? price) : [middleOf(price)[0], price.top - 60];
  const payers = Object.entries((paid as typeof paid | undefined) ?? { [seat]: sum });
  return (
    <>
      {payers.flatMap(([payer, amount]) =>
        Array.from({ length: Math.min(8, amount) }, (_, i) => {
          const from = middleOf(rung(payer) ?? price);
          const begin = at + (i * ms * 0.4) / 8;
          return (
            <Actor
              key={`${payer} ${i}`}
              at={from}
              motions={[
                show(begin, 20),
                fly(bow(from, goal, 30 + (i % 3) * 12), begin, ms * 0.6, "ease-in-out"),
                hide(begin + ms * 0.6, 40),
              ]}
            >
              <span class="grain" />
            </Actor>
          );
        }),
      )}
    </>
  );
}

/** The part of its time after which the gavel has fallen. */
const FALLEN = 0.34;

function CardBought(props: HappeningProps) {
  const { market, at, ms } = props;
  const there = middleOf(market.card);
  const beside: Point = [there[0] + market.card.width * 0.42, there[1] - 8];
  const hit = (turn: number): Keyframe => standing(beside, `rotate(${turn}deg)`);
  return (
    <>
      <CardTaken {...props} at={at + ms * FALLEN} ms={ms * (1 - FALLEN)} since={0} />
      <Actor
        at={beside}
        motions={[
          show(at, 30),
          move([hit(30), hit(48), hit(-14), hit(-4)], at, ms * FALLEN, "ease-in"),
          hide(at + ms * (FALLEN + 0.1), ms * 0.2),
        ]}
      >
        <svg class="gavel" viewBox="-12 -34 64 60" width="96" height="90">
          <path d="M0 0L44 0" />
          <rect x="-10" y="-14" width="18" height="28" rx="4" />
          <path class="bands" d="M-10-8H8M-10 8H8" />
        </svg>
      </Actor>
    </>
  );
}

/** A card goes to whoever has it now; they alone see which. */
function CardTaken({ event, market, at, ms, since }: HappeningProps & { since?: number }) {
  const { seat, card } = event as unknown as DuneEvents["card_bought"];
  const from = middleOf(market.card);
  const to = middleOf(market.home(seat) ?? market.rung(seat) ?? market.card);
  const motions: Motion[] = [
    show(since ?? at, 1),
    move(
      [standing(from), standing([from[0], from[1] - 14], "scale(1.1)"), standing(to, "scale(.35)")],
      at,
      ms * 0.9,
      "ease-in-out",
    ),
    hide(at + ms * 0.9, ms * 0.1),
  ];
  return (
    <Actor at={from} motions={motions}>
      <span
        class="lot-card"
        style={{
          width: `${market.card.width}px`,
          margin: `${-market.card.height / 2}px 0 0 ${-market.card.width / 2}px`,
        }}
      >
        {card ? <TreacheryFace id={card} /> : <Art name="back-treachery" />}
      </span>
    </Actor>
  );
}
