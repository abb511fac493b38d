"""The special Karama powers of hands and plans: Harkonnen exchange cards, the Atreides see a plan.

Neither can be stopped. Harkonnen may act at any time; the Atreides are asked in every battle,
theirs or not. Whether they are may hang on what they hold, so what came before can no longer be
undone.

D-BATTLE-54 Harkonnen · D-BATTLE-55 Atreides · D-KARAMA-27 once a game · D-KARAMA-28 not stopped
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from landsraad.dune.actions.battle import LookAtPlan, ReturnCards, SwapHands
from landsraad.dune.actions.common import PASS, Pass, private_question
from landsraad.dune.battle.current import in_hand, note
from landsraad.dune.battle.planning import is_planned, karama_may_wait
from landsraad.dune.cards import KARAMA, TREACHERY_CARD
from landsraad.dune.factions import atreides, harkonnen
from landsraad.dune.karama import why_no_card_for, why_no_power
from landsraad.dune.phases.bidding import relies_on_karama
from landsraad.dune.state import ATREIDES, HARKONNEN, DuneState, card_names, different
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.kernel import REFEREE, Action, Chance, Decision, Step
from landsraad.kernel.choices import Choices, Counts, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because


def is_asked(game: DuneState, seat: str) -> bool:
    """Who holds a Karama; with strict responses who holds any card."""
    if not game.has_power(seat):
        return False
    if game.asks_all_who_might:
        return bool(game.hands[seat])
    return game.holds(seat, KARAMA)


# Harkonnen.


def swap_offers(game: DuneState) -> tuple[Decision, ...]:
    """D-BATTLE-54: what Harkonnen may take with a Karama now."""
    swaps = hand_swaps(game) if may_swap_hands(game) else None
    return (Decision(HARKONNEN, "swap_hands", swaps, required=False),) if swaps else ()


def may_swap_hands(game: DuneState) -> bool:
    """D-DEAL-10: at any time, with a Karama that is not behind a bid; D-BATTLE-9: in time."""
    if game.turn == 0 or not game.has_power(HARKONNEN):
        return False
    free = game.hands[HARKONNEN].count(KARAMA) > relies_on_karama(game, HARKONNEN)
    return free and (karama_may_wait(game) or not is_planned(game))


def hand_swaps(game: DuneState) -> Choices[Action]:
    """From 1 to all of another hand; no more than can be given back."""
    others = [seat for seat in game.seats if seat != HARKONNEN]
    most = {victim: harkonnen.most_cards_to_take(game, victim) for victim in others}
    return Sum(
        *[
            Product(SwapHands, HARKONNEN, Listed(victim), Range(1, number))
            for victim, number in most.items()
        ]
    )


def why_no_swap(game: DuneState, action: SwapHands) -> Because | None:
    """D-BATTLE-54: once a game, with a Karama that is free, and no more cards than there are."""
    missing = why_no_power(game, HARKONNEN)
    if missing is not None:
        return missing
    if game.turn == 0 or not game.holds(HARKONNEN, KARAMA):
        return because("D-BATTLE-54", "held")
    if game.hands[HARKONNEN].count(KARAMA) <= relies_on_karama(game, HARKONNEN):
        return because("D-BIDDING-10", "behind_bid")
    if not may_swap_hands(game):
        return because("D-BATTLE-9", "planned")
    if action.victim not in game.seats or action.victim == HARKONNEN:
        return because("D-BATTLE-54", "victim")
    most = harkonnen.most_cards_to_take(game, action.victim)
    return because("D-BATTLE-54", "number", victim=action.victim, most=most)


def why_nothing_returned(game: DuneState, action: ReturnCards) -> Because | None:
    return because("D-BATTLE-54", "nothing_taken")


def swap_hands(game: DuneState, action: SwapHands) -> None:
    game.spend_power(HARKONNEN)
    taken = bytes(sorted(game.chance.sample(game.hands[action.victim], action.number)))
    told = {"seat": HARKONNEN, "victim": action.victim, "number": action.number}
    secret = {"cards": card_names(taken)}
    game.reveal("hand_swapped", told, secret, (HARKONNEN, action.victim))
    hand_over(game, action.victim, HARKONNEN, taken)
    game.push(GiveBack(action.victim, taken))


def hand_over(game: DuneState, giver: str, taker: str, cards: bytes) -> None:
    """Cards from hand to hand; the two remember them, all others lose track of both hands."""
    for seat in game.seats:
        if seat not in (giver, taker):
            game.lose_track(seat, giver)
            game.lose_track(seat, taker)
    for card in cards:
        game.take_card(giver, card, (giver, taker))
        game.give_card(taker, card, (giver,))


@dataclass(frozen=True, slots=True)
class GiveBack(ClosedStep):
    """D-BATTLE-54: as many cards go back, of all or of those held before."""

    victim: str
    taken: bytes

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        pool = game.hands[HARKONNEN]
        if harkonnen.gives_back_own_cards(game):
            pool = without(pool, self.taken)
        faces = different(pool)
        limits = tuple([pool.count(face) for face in faces])
        cards = Counts(Listed(*card_names(faces)), limits, len(self.taken), len(self.taken))
        return (Decision(HARKONNEN, "return_cards", Product(ReturnCards, HARKONNEN, cards)),)

    def answer(self, game: DuneState, action: ReturnCards) -> None:
        names = [name for name, number in action.cards for _ in range(number)]
        hand_over(game, HARKONNEN, self.victim, bytes([TREACHERY_CARD[name] for name in names]))
        told = {"seat": HARKONNEN, "victim": self.victim, "number": len(names)}
        game.reveal("cards_returned", told, {"cards": names}, (HARKONNEN, self.victim))
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, ReturnCards):
            return None
        number = len(self.taken)
        if sum([given for _, given in action.cards]) != number:
            return because("D-BATTLE-54", "as_many", number=number)
        if harkonnen.gives_back_own_cards(game):
            return because("D-BATTLE-54", "held_before")
        return because("D-BATTLE-54", "own")

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        shown: dict[str, Any] = {"step": "return_cards", "victim": self.victim}
        knows = eyes in (HARKONNEN, self.victim, REFEREE)
        return {**shown, "taken": card_names(self.taken)} if knows else shown

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
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


def offer_plan_look(game: DuneState) -> None:
    game.reveal("plans_called", {"seats": list(in_hand(game).sides)})
    if is_asked(game, ATREIDES):
        game.push(PlanLook())


@dataclass(frozen=True, slots=True)
class PlanLook(DuneStep):
    """D-BATTLE-55: one side will plan first, in full view of the Atreides."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        return (private_question(ATREIDES, "look_at_plan", looks(game)),)

    def answer(self, game: DuneState, action: LookAtPlan | Pass) -> None:
        if isinstance(action, LookAtPlan):
            game.spend_power(ATREIDES)
            note(game, looked_at=action.side)
            game.reveal("plan_looked_at", {"seat": ATREIDES, "side": action.side})
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, LookAtPlan):
            return None
        if not game.holds(ATREIDES, KARAMA):
            return because("D-BATTLE-55", "held")
        sides = tuple(atreides.plans_to_see(in_hand(game).sides))
        return because("D-BATTLE-55", "sides", sides=sides)


def why_no_look(game: DuneState, action: LookAtPlan) -> Because:
    """D-BATTLE-55: once a game, with a Karama, before the plans of a battle are made."""
    missing = why_no_card_for(game, ATREIDES, because("D-BATTLE-55", "held"))
    return missing or because("D-BATTLE-55", "not_now")


def looks(game: DuneState) -> Choices[Action]:
    if not game.holds(ATREIDES, KARAMA):
        return PASS[ATREIDES]
    sides = Listed(*atreides.plans_to_see(in_hand(game).sides))
    return Sum(PASS[ATREIDES], Product(LookAtPlan, ATREIDES, sides))


STEPS = (GiveBack, PlanLook)
INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = {SwapHands: swap_hands}
