"""Bidding: a treachery card for sale for each player with room in hand.

The cards for sale stay on top of the treachery deck, the one on auction first; a step only counts
how many are left. So what the Atreides have seen of them is what they know of the top of the deck,
and cards that nobody wants are where they belong.

D-BIDDING-1 hand limit · D-BIDDING-2, 3 cards for sale · D-BIDDING-4, 15 who opens
D-BIDDING-5 to 7 bids and passes · D-BIDDING-8 full hands · D-BIDDING-9 bid limit
D-BIDDING-10 to 12 Karama · D-BIDDING-13, 14 payment · D-BIDDING-16 all pass
D-BIDDING-17 only one able to bid · D-BIDDING-18 the Atreides look · D-BIDDING-19, 20 bonus card
D-BIDDING-21 time · D-BIDDING-22 no card after the last pass · D-BIDDING-24 spice asked for
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from landsraad.dune.actions.bidding import Bid, BuyWithKarama, DrawBonusCard
from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.cards import KARAMA, TREACHERY_CARD
from landsraad.dune.factions import atreides, emperor, harkonnen
from landsraad.dune.karama import PHASE, challenge, karamas
from landsraad.dune.phases.bidders import (
    after,
    allies_pay,
    has_room,
    is_asked,
    may_bid,
    means,
    note_excluded,
    ways_to_make_room,
)
from landsraad.dune.standing import expire
from landsraad.dune.state import ATREIDES, BENE_GESSERIT, EMPEROR, HARKONNEN, DuneState, card_names
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because

CARD: Final = "card"
"""What is stopped for one card works again for the next."""

USE: Final = "use"

MUST_BUY: Final = "must_buy"
"""Flag of a seat that has asked for spice towards the card on auction."""

STANDING_BIDS: Final = "standing_bids"
"""Flag that counts what a seat has said about the card on auction (see standing_bids.py)."""

HIGHEST_BID: Final = 99
"""Where bids end that only a Karama stands behind: beyond what anybody has."""


def bind_to_buy(game: DuneState, seat: str) -> None:
    """D-BIDDING-24: who is given spice during an auction must buy this card if they can."""
    bidding = any(isinstance(step, Bidding) for step in game.stack)
    if bidding and not allies_pay(game):
        game.flag(MUST_BUY, seat)


def relies_on_karama(game: DuneState, seat: str) -> bool:
    """D-BIDDING-10: whether a seat leads the bidding with more than it could pay."""
    return any(
        isinstance(step, Bidding) and step.bidder == seat and step.bid > means(game, seat)
        for step in game.stack
    )


@dataclass(frozen=True, slots=True)
class BiddingPhase(DuneStep):
    """D-BIDDING-1, D-BIDDING-2: all declare their hands; one card for each who has room."""

    def run(self, game: DuneState) -> None:
        cards = game.fill_treachery(sum([has_room(game, seat) for seat in game.seats]))
        hands = {seat: len(game.hands[seat]) for seat in game.seats}
        game.reveal("hands_declared", {"hands": hands, "cards_for_sale": cards})
        game.become(NextCard(cards))


@dataclass(frozen=True, slots=True)
class NextCard(DuneStep):
    """D-BIDDING-4, D-BIDDING-15: the first player opens, then the next with room each time.

    D-BIDDING-8: if nobody has room any more, somebody may still be able to make some.
    """

    left: int
    last_opener: str | None = None

    def run(self, game: DuneState) -> None:
        game.lift(CARD)
        game.unflag(MUST_BUY)
        game.unflag(STANDING_BIDS)
        expire(game, CARD)
        order = game.storm_order() if self.last_opener is None else after(game, self.last_opener)
        openers = [seat for seat in order if has_room(game, seat)]
        openers += [seat for seat in order if is_asked(game, seat)]
        if not self.left or not openers:
            end_auction(game, self.left)
            return
        game.become(LookAtCard(self.left, openers[0]))
        if atreides.sees_card_for_sale(game):
            challenge(game, "bidding_prescience", ATREIDES, PHASE, use=CARD)


def end_auction(game: DuneState, left: int) -> None:
    """D-BIDDING-16: what is left lies on top of the deck, in the same order or shuffled."""
    game.lift(CARD)
    expire(game, CARD)
    if game.rules.return_unsold_cards == "shuffled":
        game.shuffle_top(left)
    game.emit("auction_ended", {"returned": left})
    game.end_step()


@dataclass(frozen=True, slots=True)
class LookAtCard(DuneStep):
    """D-BIDDING-18: the Atreides look at the card before anyone bids."""

    left: int
    opener: str

    def run(self, game: DuneState) -> None:
        game.emit("card_for_sale", {"left": self.left, "opener": self.opener})
        if atreides.sees_card_for_sale(game):
            atreides.look_at_card_for_sale(game)
        game.become(Bidding(self.left, self.opener, self.opener))


def secret(card: int, *seats: str) -> tuple[dict[str, str], tuple[str, ...]]:
    """What an event tells these seats alone."""
    (name,) = card_names([card])
    return {"card": name}, seats


@dataclass(frozen=True, slots=True)
class Bidding(DuneStep):
    """D-BIDDING-5 to 7: bids go round until they come back to the highest bidder.

    Everybody with room is asked, able to pay or not: it shows nothing of their spice. In the
    tournament those excluded in this auction are, able to make room or not: it shows nothing of
    their cards. `passed` are those who have passed since the last bid, or for this card where a
    pass is final.
    """

    left: int
    opener: str
    seat: str
    bid: int = 0
    bidder: str | None = None
    passed: tuple[str, ...] = ()

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        return (Decision(self.seat, "bid", bids(game, self.seat, self.bid)),)

    def answer(self, game: DuneState, action: Bid | BuyWithKarama | Pass) -> None:
        if isinstance(action, BuyWithKarama):
            buy_with_karama(game, self.seat, TREACHERY_CARD[action.card], self.left, self.opener)
        elif isinstance(action, Bid):
            game.emit("bid_made", {"seat": self.seat, "amount": action.amount})
            passed = () if game.rules.rebid_after_pass else self.passed  # D-BIDDING-6
            self.go_on(game, action.amount, self.seat, passed)
        else:
            game.emit("bid_passed", {"seat": self.seat})
            self.go_on(game, self.bid, self.bidder, (*self.passed, self.seat))

    def go_on(self, game: DuneState, bid: int, bidder: str | None, passed: tuple[str, ...]) -> None:
        following = next_bidder(game, self.seat, bidder, passed)
        if following is not None:
            game.become(Bidding(self.left, self.opener, following, bid, bidder, passed))
        elif bidder is not None:
            game.become(CardWon(self.left, self.opener, bidder, bid))
        else:
            end_auction(game, self.left)
            return
        if bidder is None or has_room(game, bidder):
            return
        if following is None or is_last(game, following, bidder, passed):
            game.push(MakeRoom(bidder))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if action.seat != self.seat:
            return None
        if isinstance(action, Pass):
            return because("D-BIDDING-24", "must_buy")
        if isinstance(action, BuyWithKarama):
            return why_not_bought(game, action)
        return self.why_no_bid(game, action) if isinstance(action, Bid) else None

    def why_no_bid(self, game: DuneState, action: Bid) -> Because | None:
        if not may_bid(game, self.seat):
            return because("D-BIDDING-8", "full", cards=len(game.hands[self.seat]))
        if action.amount <= self.bid:
            return because("D-BIDDING-5", "low", least=self.bid + 1)
        return because("D-BIDDING-9", "means", spice=means(game, self.seat))

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {
            "step": "bidding",
            "cards_left": self.left,
            "opener": self.opener,
            "turn": self.seat,
            "bid": self.bid,
            "bidder": self.bidder,
            "passed": list(self.passed),
            "must_buy": [seat for seat in game.seats if game.flagged(MUST_BUY, seat)],
            "seconds": game.rules.bid_seconds,  # D-BIDDING-21: the table passes for who is late
        }


def why_not_bought(game: DuneState, action: BuyWithKarama) -> Because | None:
    """D-BIDDING-11: with a Karama in hand; D-BIDDING-12: and room for the card."""
    if TREACHERY_CARD.get(action.card) not in karamas(game, action.seat):
        return because("D-BIDDING-11", "karama", card=action.card)
    return because("D-BIDDING-12", "full", cards=len(game.hands[action.seat]))


def why_not_sold(game: DuneState, action: Bid | BuyWithKarama) -> Because | None:
    return because("D-BIDDING-5", "not_now")


def next_bidder(
    game: DuneState, seat: str, bidder: str | None, passed: tuple[str, ...]
) -> str | None:
    """Who is next: D-BIDDING-7 nobody once it is the highest bidder, D-BIDDING-8 no full hand."""
    for other in after(game, seat):
        if other == bidder:
            return None
        if is_asked(game, other) and other not in passed:
            return other
    return None


def is_last(game: DuneState, seat: str, bidder: str, passed: tuple[str, ...]) -> bool:
    """Whether the bid comes back to its bidder if this one passes too."""
    return next_bidder(game, seat, bidder, (*passed, seat)) is None


def bids(game: DuneState, seat: str, bid: int) -> Choices[Action]:
    """D-BIDDING-5: higher, or pass. D-BIDDING-10: with a Karama behind it, beyond one's means."""
    cards = karamas(game, seat) if has_room(game, seat) else ()  # D-BIDDING-12
    own = means(game, seat) if may_bid(game, seat) else 0
    backed = cards and game.rules.bid_on_karama
    highest = max(own, HIGHEST_BID, bid + 1) if backed else own
    may_pass = not (game.flagged(MUST_BUY, seat) and own > bid)  # D-BIDDING-24
    return bid_space(seat, bid + 1, highest, cards, may_pass)


@lru_cache(maxsize=4096)
def bid_space(
    seat: str, lowest: int, highest: int, cards: tuple[int, ...], may_pass: bool
) -> Choices[Action]:
    spaces: list[Choices[Action]] = []
    if may_pass:
        spaces.append(PASS[seat])
    if highest >= lowest:
        spaces.append(Product(Bid, seat, Range(lowest, highest)))
    if cards:
        spaces.append(Product(BuyWithKarama, seat, Listed(*card_names(cards))))
    return Sum(*spaces)


@dataclass(frozen=True, slots=True)
class MakeRoom(ClosedStep):
    """D-BIDDING-8: who has bid with a full hand plays a card before the last of the others passes.

    In a game that others imagine they may hold none for this: then nobody is asked, and they
    cannot take the card.
    """

    seat: str

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        ways = ways_to_make_room(game, self.seat)
        return (Decision(self.seat, "make_room", Sum(*ways), private=True),) if ways else ()

    def answer(self, game: DuneState, action: Action) -> None:
        game.end_step()
        game.interrupt(action)

    def run(self, game: DuneState) -> None:
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        return because("D-BIDDING-8", "make_room") if action.seat == self.seat else None


@dataclass(frozen=True, slots=True)
class SaleStep(ClosedStep):
    """D-BIDDING-22: once the last player has passed, no card can be played for this sale."""

    left: int
    opener: str


@dataclass(frozen=True, slots=True)
class CardWon(SaleStep):
    """D-BIDDING-7: the bid has come back to its bidder, who pays with spice or with a Karama."""

    buyer: str
    bid: int

    def run(self, game: DuneState) -> None:
        cards = karamas(game, self.buyer)
        if not has_room(game, self.buyer):
            self.lapse(game)
        elif self.bid <= means(game, self.buyer):
            game.become(Payment(self.left, self.opener, self.buyer, self.bid))
            if emperor.is_paid_for_card(game, self.buyer):
                challenge(game, "auction_income", EMPEROR, CARD)
        elif cards:
            # D-BIDDING-10: worthless cards of the Bene Gesserit go first, a true Karama last.
            face = next((card for card in cards if card != KARAMA), KARAMA)
            buy_with_karama(game, self.buyer, face, self.left, self.opener)
        else:
            self.lapse(game)

    def lapse(self, game: DuneState) -> None:
        """The Karama behind the bid was spent or stopped: that is a pass, and the others go on."""
        game.reveal("bid_lapsed", {"seat": self.buyer})  # so they do not hold what it needs
        following = next_bidder(game, self.buyer, None, (self.buyer,))
        if following is None:
            end_auction(game, self.left)
        else:
            game.become(Bidding(self.left, self.opener, following, passed=(self.buyer,)))


def buy_with_karama(game: DuneState, seat: str, card: int, left: int, opener: str) -> None:
    """D-BIDDING-10, D-BIDDING-11: the Karama is discarded and nothing is paid."""
    game.discard(seat, card)
    game.reveal("karama_purchase", {"seat": seat, "card": card_names([card])[0]})
    game.push(KaramaPurchase(left, opener, seat, card != KARAMA))
    if card != KARAMA:
        challenge(game, "worthless_as_karama", BENE_GESSERIT, USE)


@dataclass(frozen=True, slots=True)
class KaramaPurchase(SaleStep):
    """D-KARAMA-7: a worthless card that is stopped is lost, and its player goes on without it."""

    buyer: str
    worthless: bool

    def run(self, game: DuneState) -> None:
        game.end_step()
        if self.worthless and game.is_stopped("worthless_as_karama"):
            game.lift(USE)
        else:
            game.become(Delivery(self.left, self.opener, self.buyer))


@dataclass(frozen=True, slots=True)
class Payment(SaleStep):
    """D-BIDDING-13: to the Emperor, who gets back what they added themselves (D-BIDDING-14)."""

    buyer: str
    price: int

    def run(self, game: DuneState) -> None:
        to = EMPEROR if emperor.is_paid_for_card(game, self.buyer) else None
        if allies_pay(game):
            paid = game.pay_with_support(self.buyer, self.price, to)
        else:
            game.pay(self.buyer, self.price, to)
            paid = {self.buyer: self.price}
        game.emit("card_paid", {"seat": self.buyer, "price": self.price, "paid": paid, "to": to})
        game.become(Delivery(self.left, self.opener, self.buyer))


@dataclass(frozen=True, slots=True)
class Delivery(SaleStep):
    """The buyer takes the card, and the Harkonnen another one."""

    buyer: str

    def run(self, game: DuneState) -> None:
        seen_by = game.top_seen_by()
        card = game.draw_treachery()
        assert card is not None  # the cards for sale are there
        game.give_card(self.buyer, card, seen_by)
        game.reveal("card_bought", {"seat": self.buyer}, *secret(card, self.buyer))
        note_excluded(game, self.buyer)
        left = self.left - 1
        if not harkonnen.draws_bonus_card(self.buyer) or not bonus_is_there(game, left):
            game.become(NextCard(left, self.opener))
        elif harkonnen.may_decline_bonus_card(game):
            game.become(BonusOffer(left, self.opener))
        else:
            offer_bonus(game, left, self.opener)


def bonus_is_there(game: DuneState, left: int) -> bool:
    """D-BIDDING-19: not if the purchase has filled the hand; below the cards for sale."""
    return has_room(game, HARKONNEN) and game.fill_treachery(left + 1) > left


def offer_bonus(game: DuneState, left: int, opener: str) -> None:
    """D-KARAMA-22: a Karama may stop it for this card."""
    game.become(BonusCard(left, opener))
    challenge(game, "bonus_card", HARKONNEN, CARD)


def why_no_bonus(game: DuneState, action: DrawBonusCard) -> Because | None:
    """D-BIDDING-19: after a purchase only, and by itself where it may not be declined."""
    if harkonnen.may_decline_bonus_card(game):
        return because("D-BIDDING-19", "not_bought")
    return because("D-BIDDING-19", "by_itself")


@dataclass(frozen=True, slots=True)
class BonusOffer(SaleStep):
    """D-BIDDING-19: in the tournament rules the Harkonnen may decline it."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        choices: Choices[Action] = Sum(PASS[HARKONNEN], Listed(DrawBonusCard(HARKONNEN)))
        return (Decision(HARKONNEN, "bonus_card", choices),)

    def answer(self, game: DuneState, action: DrawBonusCard | Pass) -> None:
        if isinstance(action, Pass):
            game.become(NextCard(self.left, self.opener))
        else:
            offer_bonus(game, self.left, self.opener)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        return because("D-BIDDING-19", "first") if isinstance(action, Bid) else None


@dataclass(frozen=True, slots=True)
class BonusCard(SaleStep):
    """D-BIDDING-19, D-BIDDING-20: one more card, free, however the first was paid."""

    def run(self, game: DuneState) -> None:
        if not game.is_stopped("bonus_card"):
            card = game.draw_treachery(self.left)
            assert card is not None  # `bonus_is_there`
            game.give_card(HARKONNEN, card)
            game.reveal("bonus_drawn", {"seat": HARKONNEN}, *secret(card, HARKONNEN))
            note_excluded(game, HARKONNEN)
        game.become(NextCard(self.left, self.opener))


STEPS = (
    BiddingPhase,
    NextCard,
    LookAtCard,
    Bidding,
    MakeRoom,
    CardWon,
    KaramaPurchase,
    Payment,
    Delivery,
    BonusOffer,
    BonusCard,
)
