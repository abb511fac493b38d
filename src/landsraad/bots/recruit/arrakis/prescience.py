"""Prescience: every claim that brings a needed step, and what to do with the cards and markers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.arrakis.actions.free import TrainGuerrillas
from landsraad.arrakis.actions.prescience import (
    ClaimPrescience,
    Detonate,
    GiveUp,
    PickMarker,
    PickPrescience,
    ShiftMarkers,
)
from landsraad.arrakis.actions.rounds import GiveUpCards
from landsraad.arrakis.board import AREA, BOARDS
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.legion import Legion
from landsraad.bots.recruit.arrakis import worth
from landsraad.bots.recruit.arrakis.effects import PIECE
from landsraad.bots.recruit.arrakis.facts import Facts, bits
from landsraad.bots.recruit.arrakis.placing import piece_of
from landsraad.bots.recruit.arrakis.prophecy import STEP, promise
from landsraad.bots.recruit.arrakis.prophecy import worth as card_worth
from landsraad.bots.recruit.arrakis.spaces import best, first_best
from landsraad.bots.recruit.spaces import products
from landsraad.kernel import Action, Decision

LITTLE: Final = STEP / 2
"""A claim must bring more than this: what it costs is something, too."""


def claim(facts: Facts, decision: Decision) -> Action | None:
    return best(decision, ClaimPrescience, lambda a: card_worth(facts, a.card), LITTLE)


def reveal_token(facts: Facts, decision: Decision) -> Action | None:
    """Any: all units of a token come to the board."""
    return first_best(decision, TrainGuerrillas, lambda action: 0.0)


def give_up(facts: Facts, decision: Decision) -> Action | None:
    """Where it is missed least."""

    def missed(action: GiveUp) -> float:
        area = AREA.numbers[action.area]
        here = facts.mine[area]
        gone = Legion()
        for piece in action.figures:
            gone = gone + piece_of(facts, piece)
        alone = STEP if gone.size == here.size and here.leaders else 0.0
        cost = sum([PIECE.get(piece, PIECE["token"]) for piece in action.figures])
        return worth.fear(facts, area, here - gone) - worth.fear(facts, area, here) + cost + alone

    return first_best(decision, GiveUp, lambda action: -missed(action))


def bonus(facts: Facts, decision: Decision) -> Action | None:
    """The marker that lacks most."""
    return first_best(decision, PickMarker, lambda action: facts.needs[action.marker])


def shift(facts: Facts, decision: Decision) -> Action | None:
    """Steps from where they are too many to where they are needed."""

    def better(action: ShiftMarkers) -> float:
        goals = [facts.box.objectives[card] for card in facts.table.get("objectives", ())]
        markers = dict(facts.table["prescience"])
        before = lacking(markers, goals)
        markers[action.lowered] -= action.steps
        markers[action.raised] += action.steps
        return before - lacking(markers, goals) - action.steps / 100

    return best(decision, ShiftMarkers, better)


def lacking(markers: dict[str, int], goals: list[Mapping[str, int]]) -> float:
    """How many steps are missing to the nearest objective."""
    return min([sum([max(0, goal[m] - markers[m]) for m in goal]) for goal in goals], default=0)


def throw_out(facts: Facts, decision: Decision) -> Action | None:
    """The Atreides throw out what they do not need, the Harkonnen what is nearly claimed."""

    def riddance(action: PickPrescience) -> float:
        if facts.side == ATREIDES:
            return LITTLE - card_worth(facts, action.card)
        return promise(facts, action.card, facts.theirs)

    return best(decision, PickPrescience, riddance)


def attach(facts: Facts, decision: Decision) -> Action | None:
    """To the card that is nearest to being claimed."""
    return first_best(
        decision, PickPrescience, lambda action: promise(facts, action.card, facts.mine)
    )


def clear_prescience(facts: Facts, decision: Decision) -> Action | None:
    """Out of the game with what brings no needed step; the rest may come again."""
    pools = [space.fields[0] for space in products(decision.actions, GiveUpCards)]
    open_cards = [card for pool in pools for card in pool.at(pool.size - 1)]  # the largest subset
    useless = [card for card in open_cards if card_worth(facts, card) < LITTLE]
    return GiveUpCards(facts.me, tuple(useless))


def detonate(facts: Facts, decision: Decision) -> Action | None:
    """Where it lays most enemies open to storms and worms; not under one's own feet."""
    return best(decision, Detonate, lambda action: laid_open(facts, action.token))


def laid_open(facts: Facts, token: str) -> float:
    if AREA.numbers[token] in facts.mine:
        return -1.0
    fresh = BOARDS[token].storm & ~facts.board.storm & bits(facts.theirs)
    return float(fresh.bit_count())
