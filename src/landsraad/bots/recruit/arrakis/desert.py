"""The desert: wormsigns under harvesters, sandworms towards prey, storms."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.actions.desert import (
    IgnoreWormsigns,
    LetWormStrike,
    LiftWormsign,
    MoveWorm,
    PickDesertPower,
    PutWorm,
    PutWormsign,
    RollStorm,
    WormAttack,
)
from landsraad.arrakis.board import AREA, members
from landsraad.bots.recruit.arrakis import worth
from landsraad.bots.recruit.arrakis.effects import devoured, prey
from landsraad.bots.recruit.arrakis.facts import Facts, bits
from landsraad.bots.recruit.arrakis.prophecy import promise
from landsraad.bots.recruit.arrakis.spaces import best, first_best
from landsraad.kernel import Action, Decision

SUPPLY: Final = "supply"
WILD_MAKER: Final = "wild_maker"
SIGNS: Final = 1.5
"""What two wormsigns are worth: worms to come, and sands to ride."""
MOVES: Final = 0.5
MAKER: Final = 4.0
STANDING: Final = 2.0
"""A worm that stays on the board is worth this: it can be ridden, and prophecies want it."""


def desert_power(facts: Facts, decision: Decision) -> Action | None:
    """An attack on good prey; else signs, as long as there are any."""
    values = {
        "attack": prey(facts) - worth_staying(facts),
        "wormsigns": SIGNS,
        "move": MOVES,
        WILD_MAKER: MAKER,
    }
    return best(decision, PickDesertPower, lambda action: values.get(action.choice, 0.1))


def worth_staying(facts: Facts) -> float:
    """What a worm is worth where it is, if an open card counts worms."""
    counting = [
        card
        for card in facts.table["open_cards"]
        for condition in facts.box.prescience[card].conditions
        if condition.get("count") == "sandworms_on_board"
    ]
    promised = [promise(facts, card, facts.mine) for card in counting]
    return STANDING / 2 + max(promised, default=0.0) / 2


def place_wormsign(facts: Facts, decision: Decision) -> Action | None:
    return best(decision, PutWormsign, lambda action: sign(facts, AREA.numbers[action.area]))


def new_wormsign(facts: Facts, decision: Decision) -> Action | None:
    return first_best(decision, PutWormsign, lambda action: prey_at(facts, action.area))


def sign(facts: Facts, area: int) -> float:
    """Deep desert calls more worms; beside one's own legion the sands can be ridden."""
    near = facts.board.near[area]
    ridden = bool(near & bits(facts.mine))
    led = bool(near & (facts.stations | facts.harvesters | facts.wormsigns))
    own = area in facts.mine
    deep = facts.board.deep >> area & 1
    return 0.1 + deep + ridden + 0.5 * led * ridden + (area in facts.theirs) - 2 * own


def prey_at(facts: Facts, area: str) -> float:
    """What is under a sign or a worm; in deep desert a worm comes twice as often."""
    place = AREA.numbers[area]
    return devoured(facts, place) * (1 + (facts.board.deep >> place & 1))


def lift_wormsign(facts: Facts, decision: Decision) -> Action | None:
    """Where one's own harvesters and legions are; then in deep desert."""

    def threat(action: LiftWormsign) -> float:
        area = AREA.numbers[action.area]
        deep = facts.board.deep >> area & 1
        return 0.1 + 2 * (facts.harvesters >> area & 1) + (area in facts.mine) + deep

    return best(decision, LiftWormsign, threat)


def place_worm(facts: Facts, decision: Decision) -> Action | None:
    """Near prey, with a worm from off the board."""

    def hunt(action: PutWorm) -> float:
        fresh = action.source in (SUPPLY, WILD_MAKER)
        return 0.1 + prey_from(facts, AREA.numbers[action.area]) + STANDING * fresh

    return best(decision, PutWorm, hunt)


def worm_appears(facts: Facts, decision: Decision) -> Action | None:
    """Rather one more worm than one moved; of those on the board the one with the least prey."""

    def spared(action: PutWorm) -> float:
        if action.source == SUPPLY:
            return 10.0
        if action.source == WILD_MAKER:
            return 9.0
        return -prey_from(facts, AREA.numbers[action.source])

    return first_best(decision, PutWorm, spared)


def prey_from(facts: Facts, area: int) -> float:
    """The best prey that a worm finds from an area."""
    near = facts.board.near[area]
    reach = near | facts.board.around(near & facts.board.desert)
    return max([devoured(facts, place) for place in members(reach)], default=0.0)


def move_worm(facts: Facts, decision: Decision) -> Action | None:
    """To where there is more to eat."""

    def closer(action: MoveWorm) -> float:
        start, to = AREA.numbers[action.start], AREA.numbers[action.to]
        targets = (*facts.theirs, *members(facts.harvesters))
        steps = facts.away(start, targets) - facts.away(to, targets)
        return prey_from(facts, to) - prey_from(facts, start) + 0.2 * steps

    return best(decision, MoveWorm, closer)


def worm_attack(facts: Facts, decision: Decision) -> Action | None:
    return best(decision, WormAttack, lambda a: devoured(facts, AREA.numbers[a.target]))


def ignore_wormsigns(facts: Facts, decision: Decision) -> Action | None:
    """Those with the least prey."""
    return first_best(
        decision,
        IgnoreWormsigns,
        lambda action: -sum([prey_at(facts, area) for area in action.areas]),
    )


def worm_order(facts: Facts, decision: Decision) -> Action | None:
    """The richest prey first, while there are few carryalls spent on it."""
    return first_best(decision, LetWormStrike, lambda a: worth.razed(facts, AREA.numbers[a.area]))


def storm(facts: Facts, decision: Decision) -> Action | None:
    """The order hardly matters: the largest legion first."""
    return first_best(decision, RollStorm, lambda a: facts.theirs[AREA.numbers[a.area]].size)
