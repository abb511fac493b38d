"""Special powers in battle: traitors, the Voice, Prescience, and what a Karama is spent on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from landsraad.bots.recruit.dune.battle import Weighing
from landsraad.bots.recruit.dune.cards import kind_of, worth_in_hand
from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.dune.foe import (
    SLOTS,
    Foe,
    forces_in_battle,
    guess,
    opponent_in,
    word_for,
)
from landsraad.bots.recruit.spaces import offered
from landsraad.dune.actions.battle import (
    CallTraitor,
    LookAtPlan,
    ReturnCards,
    SwapHands,
    UsePrescience,
    UseVoice,
)
from landsraad.dune.actions.common import Pass, Respond
from landsraad.kernel import Action, Decision

A_FEW: Final = 3
"""With fewer forces a battle is not worth a Karama."""
IN_BATTLE: Final = (
    "voice",
    "ally_voice",
    "battle_prescience",
    "ally_prescience",
    "kwisatz_haderach",
    "sardaukar",
    "fedaykin",
    "no_spice_for_battle",
    "ally_traitors",
    "capture_leader",
)
"""Advantages that a Karama stops when they are used against oneself in a stronghold."""
CARDS_TAKEN: Final = 3
"""So many cards make an exchange of hands worth a Karama."""
POOR_CARD: Final = 2.0


def traitor(facts: Facts, decision: Decision) -> Action:
    """Of course: it wins the battle and loses nothing."""
    return next(offered(decision.actions, CallTraitor), Pass(facts.me))


def side_of_mine(facts: Facts, battle: Mapping[str, Any]) -> str | None:
    """The side of a battle that one is on."""
    return next((s for s in (battle["aggressor"], battle["defender"]) if s in facts.friends), None)


def voice(facts: Facts, decision: Decision) -> Action:
    """What makes one's own battle most promising; for an ally, what most have to fear."""
    battle = facts.step("battle")
    if battle is None:
        return Pass(facts.me)
    if facts.me not in (battle["aggressor"], battle["defender"]):
        return voice_for_ally(facts, battle, orders_in(decision))
    return voice_against(facts, decision, guess(facts, battle, opponent_in(battle, facts.me)))


def orders_in(decision: Decision) -> dict[tuple[str, str], UseVoice]:
    return {(use.order, use.card): use for use in offered(decision.actions, UseVoice)}


def voice_against(facts: Facts, decision: Decision, foe: Foe) -> Action:
    """The order that promises most against what the opponent may plan."""
    battle = facts.step("battle")
    assert battle is not None
    orders, opponent = orders_in(decision), opponent_in(battle, facts.me)
    seen = {word_for(card) for card in facts.known_cards(opponent)}
    worth = {
        order: Weighing(
            facts, battle, replace(foe, cards=obeyed(foe.cards, seen, *order))
        ).promises()
        for order in orders
        if order[1] in foe.cards
    }
    best = max(worth, key=lambda order: worth[order], default=None)
    return Pass(facts.me) if best is None else orders[best]


def obeyed(
    cards: Mapping[str, float], seen: set[str], order: str, word: str
) -> Mapping[str, float]:
    """How likely each kind of card is after an order: to play it means to play no other there."""
    if order == "not":
        return {**cards, word: 0.0}
    held = 1.0 if word in seen else cards[word]
    slot = next(kinds for kinds in SLOTS.values() if word in kinds)
    return {**cards, **{kind: cards[kind] * (1 - held) for kind in slot}, word: held}


def voice_for_ally(
    facts: Facts, battle: Mapping[str, Any], orders: Mapping[tuple[str, str], UseVoice]
) -> Action:
    """Forbid a weapon that the ally's opponent is known to hold, or else poison."""
    side = side_of_mine(facts, battle)
    seen = facts.known_cards(opponent_in(battle, side)) if side is not None else []
    feared = feared_cards(set(), {word_for(card) for card in seen})
    return next((orders["not", word] for word in feared if ("not", word) in orders), Pass(facts.me))


def feared_cards(own: set[str], seen: set[str]) -> list[str]:
    """Kinds of cards one would rather not meet, the worst first."""
    feared: list[str] = []
    if "snooper" not in own:
        feared.append("poison_weapon")
    if "shield" not in own:
        feared.append("projectile_weapon")
    if "poison_weapon" in own:
        feared.append("snooper")
    if "projectile_weapon" in own:
        feared.append("shield")
    feared.append("poison_weapon")
    return sorted(feared, key=lambda word: word not in seen)


def prescience(facts: Facts, decision: Decision) -> Action:
    """The element whose knowledge promises most."""
    battle = facts.step("battle")
    if battle is None:
        return Pass(facts.me)
    if facts.me not in (battle["aggressor"], battle["defender"]):
        uses = offered(decision.actions, UsePrescience)
        return next((use for use in uses if use.element == "number"), Pass(facts.me))
    return prescience_against(facts, decision, guess(facts, battle, opponent_in(battle, facts.me)))


def prescience_against(facts: Facts, decision: Decision, foe: Foe) -> Action:
    """The element that is best known of what the opponent may plan."""
    battle = facts.step("battle")
    assert battle is not None
    return max(
        offered(decision.actions, UsePrescience),
        key=lambda use: sum(
            [
                likely * Weighing(facts, battle, known).promises()
                for known, likely in answers(foe, use.element)
                if likely
            ]
        ),
    )


def answers(foe: Foe, element: str) -> list[tuple[Foe, float]]:
    """What one may learn of a plan, as guesses made sharper, with how likely each is."""
    if element in SLOTS:
        slot = SLOTS[element]
        nothing = dict.fromkeys(slot, 0.0)
        found = [(replace(foe, cards={**foe.cards, **nothing, k: 1.0}), foe.cards[k]) for k in slot]
        none = replace(foe, cards={**foe.cards, **nothing})
        return [*found, (none, max(0.0, 1 - sum([likely for _, likely in found])))]
    by_answer: dict[int, list[tuple[int, int, float]]] = {}
    for alive, dead, likely in foe.totals:
        known = dead if element == "number" else alive - dead
        by_answer.setdefault(known, []).append((alive, dead, likely))
    sharper = []
    for totals in by_answer.values():
        weight = sum([likely for _, _, likely in totals])
        certain = tuple([(alive, dead, likely / weight) for alive, dead, likely in totals])
        sharper.append((replace(foe, totals=certain), weight))
    return sharper


def respond(facts: Facts, decision: Decision) -> Action:
    """A Karama against an advantage, where it hurts and a stronghold is at stake."""
    answers = list(offered(decision.actions, Respond))
    nothing = next(answer for answer in answers if answer.card is None)
    cards = [answer for answer in answers if answer.card is not None]
    step = facts.step("respond")
    if not cards or step is None or step["owner"] in facts.friends:
        return nothing
    cheap = [answer for answer in cards if answer.card and kind_of(answer.card) == "worthless"]
    if step["advantage"] in IN_BATTLE and fights_for_stronghold(facts, step["owner"]):
        return (cheap or cards)[0]
    return nothing


def fights_for_stronghold(facts: Facts, owner: str) -> bool:
    """Whether one fights for a stronghold against this seat or its ally, with enough to hold it."""
    battle = facts.step("battle")
    if battle is None or battle["territory"] not in facts.strongholds:
        return False
    sides = (battle["aggressor"], battle["defender"])
    if facts.me not in sides or not set(sides) & set(facts.side_of(owner)):
        return False
    return sum(forces_in_battle(facts, battle, facts.me)) >= A_FEW


def look_at_plan(facts: Facts, decision: Decision) -> Action:
    """The opponent's plan, if a stronghold is at stake for oneself."""
    battle = facts.step("battle")
    if battle is None or facts.me not in (battle["aggressor"], battle["defender"]):
        return Pass(facts.me)
    opponent = opponent_in(battle, facts.me)
    looks = [look for look in offered(decision.actions, LookAtPlan) if look.side == opponent]
    return looks[0] if looks and battle["territory"] in facts.strongholds else Pass(facts.me)


def swap_hands(facts: Facts, decision: Decision) -> Action | None:
    """Poor cards for as many good ones, of the rival with most."""
    poor = sum([worth_in_hand(card, facts.hand, facts.me) <= POOR_CARD for card in facts.hand])
    swaps = [s for s in offered(decision.actions, SwapHands) if s.victim not in facts.friends]
    best = max(swaps, key=lambda swap: swap.number, default=None)
    return best if best is not None and min(best.number, poor) >= CARDS_TAKEN else None


def return_cards(facts: Facts, decision: Decision) -> Action:
    """The poorest."""
    choices = offered(decision.actions, ReturnCards)
    return min(choices, key=lambda choice: worth_of_cards(facts, choice.cards))


def worth_of_cards(facts: Facts, cards: tuple[tuple[str, int], ...]) -> float:
    return sum([worth_in_hand(card, facts.hand, facts.me) * number for card, number in cards])
