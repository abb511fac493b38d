"""The special Karama powers of battle: Harkonnen exchange cards, the Atreides see a plan.

Both are offered in every battle, theirs or not, and cannot be stopped. Whether somebody is asked
may hang on what he holds, so what came before can no longer be undone.

D-BATTLE-54 Harkonnen · D-BATTLE-55 Atreides · D-KARAMA-27 once a game · D-KARAMA-28 not stopped
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.battle import LookAtPlan, ReturnCards, SwapHands
from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.battle.fight import in_hand, note
from landsraad.dune.cards import KARAMA, TREACHERY_CARD
from landsraad.dune.step import DuneStep
from landsraad.dune.table import ATREIDES, HARKONNEN, Table, card_names, different
from landsraad.kernel import (
    REFEREE,
    Action,
    Chance,
    Choices,
    Counts,
    Decision,
    Listed,
    Product,
    Range,
    Step,
    Sum,
)


def has_power(game: Table, seat: str) -> bool:
    """D-KARAMA-27: whether a seat may still use its special power, if it holds a Karama."""
    return game.plays(seat) and game.rules.karama_powers and seat not in game.karama_spent


def is_asked(game: Table, seat: str) -> bool:
    """Who holds a Karama; with strict responses who holds any card."""
    if not has_power(game, seat):
        return False
    if game.setup.options["responses"] == "strict":
        return bool(game.hands[seat])
    return game.holds(seat, KARAMA)


def spend(game: Table, seat: str) -> None:
    """D-KARAMA-26, 27: the card is discarded and the power is gone."""
    game.discard(seat, KARAMA)
    game.karama_spent = (*game.karama_spent, seat)


# Harkonnen.


def offer_hand_swap(game: Table) -> None:
    if is_asked(game, HARKONNEN):
        game.push(HandSwap())


@dataclass(frozen=True, slots=True)
class HandSwap(DuneStep):
    """D-BATTLE-54: a number of cards from the hand of another player, or none."""

    def ask(self, game: Table) -> tuple[Decision, ...]:
        return (Decision(HARKONNEN, "swap_hands", swaps(game), private=True),)

    def answer(self, game: Table, action: SwapHands | Pass) -> None:
        if isinstance(action, Pass):
            game.end_step()
            return
        spend(game, HARKONNEN)
        taken = bytes(sorted(game.chance.sample(game.hands[action.victim], action.number)))
        told = {"seat": HARKONNEN, "victim": action.victim, "number": action.number}
        secret = {"cards": card_names(taken)}
        game.reveal("hand_swapped", told, secret, (HARKONNEN, action.victim))
        hand_over(game, action.victim, HARKONNEN, taken)
        game.become(GiveBack(action.victim, taken))


def swaps(game: Table) -> Choices[Action]:
    """From 1 to all; no more than can be given back."""
    spaces = [PASS[HARKONNEN]]
    if game.holds(HARKONNEN, KARAMA) and has_power(game, HARKONNEN):
        own = len(game.hands[HARKONNEN]) - 1
        for victim in game.seats:
            most = len(game.hands[victim])
            if game.rules.hark_karama_return == "previous_hand":
                most = min(most, own)
            if victim != HARKONNEN:
                spaces.append(Product(SwapHands, HARKONNEN, Listed(victim), Range(1, most)))
    return Sum(*spaces)


def hand_over(game: Table, giver: str, taker: str, cards: bytes) -> None:
    """Cards from hand to hand; the two remember them, all others lose track of both hands."""
    for seat in game.seats:
        if seat not in (giver, taker):
            game.lose_track(seat, giver)
            game.lose_track(seat, taker)
    for card in cards:
        game.take_card(giver, card)
        game.give_card(taker, card, (giver,))


@dataclass(frozen=True, slots=True)
class GiveBack(DuneStep):
    """D-BATTLE-54: as many cards go back, of all or of those held before."""

    victim: str
    taken: bytes

    def open_to_cards(self) -> bool:
        return False

    def ask(self, game: Table) -> tuple[Decision, ...]:
        pool = game.hands[HARKONNEN]
        if game.rules.hark_karama_return == "previous_hand":
            pool = without(pool, self.taken)
        faces = different(pool)
        limits = tuple([pool.count(face) for face in faces])
        cards = Counts(Listed(*card_names(faces)), limits, len(self.taken), len(self.taken))
        return (Decision(HARKONNEN, "return_cards", Product(ReturnCards, HARKONNEN, cards)),)

    def answer(self, game: Table, action: ReturnCards) -> None:
        names = [name for name, number in action.cards for _ in range(number)]
        hand_over(game, HARKONNEN, self.victim, bytes([TREACHERY_CARD[name] for name in names]))
        told = {"seat": HARKONNEN, "victim": self.victim, "number": len(names)}
        game.reveal("cards_returned", told, {"cards": names}, (HARKONNEN, self.victim))
        game.end_step()

    def view(self, game: Table, eyes: str | None) -> Mapping[str, Any]:
        shown: dict[str, Any] = {"step": "return_cards", "victim": self.victim}
        knows = eyes in (HARKONNEN, self.victim, REFEREE)
        return {**shown, "taken": card_names(self.taken)} if knows else shown

    def redeal(self, game: Table, eyes: str | None, chance: Chance) -> Step:
        if eyes in (HARKONNEN, self.victim):
            return self
        taken = chance.sample(game.hands[HARKONNEN], len(self.taken))
        return GiveBack(self.victim, bytes(sorted(taken)))


def without(cards: bytes, gone: bytes) -> bytes:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return bytes(left)


# Atreides.


def offer_plan_look(game: Table) -> None:
    game.reveal("plans_called", {"seats": list(in_hand(game).sides)})
    if is_asked(game, ATREIDES):
        game.push(PlanLook())


@dataclass(frozen=True, slots=True)
class PlanLook(DuneStep):
    """D-BATTLE-55: one side will plan first, in full view of the Atreides."""

    def ask(self, game: Table) -> tuple[Decision, ...]:
        return (Decision(ATREIDES, "look_at_plan", looks(game), private=True),)

    def answer(self, game: Table, action: LookAtPlan | Pass) -> None:
        if isinstance(action, LookAtPlan):
            spend(game, ATREIDES)
            note(game, looked_at=action.side)
            game.reveal("plan_looked_at", {"seat": ATREIDES, "side": action.side})
        game.end_step()


def looks(game: Table) -> Choices[Action]:
    if not game.holds(ATREIDES, KARAMA):
        return PASS[ATREIDES]
    sides = [seat for seat in in_hand(game).sides if seat != ATREIDES]
    return Sum(PASS[ATREIDES], Product(LookAtPlan, ATREIDES, Listed(*sides)))


STEPS = (HandSwap, GiveBack, PlanLook)
