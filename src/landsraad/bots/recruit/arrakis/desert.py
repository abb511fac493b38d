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
from landsraad.bots.recruit.arrakis.prophecy import promise
from landsraad.bots.recruit.arrakis.sight import Sight, bits
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


def desert_power(sight: Sight, decision: Decision) -> Action | None:
    """An attack on good prey; else signs, as long as there are any."""
    values = {
        "attack": prey(sight) - kept(sight),
        "wormsigns": SIGNS,
        "move": MOVES,
        WILD_MAKER: MAKER,
    }
    return best(decision, PickDesertPower, lambda action: values.get(action.choice, 0.1))


def kept(sight: Sight) -> float:
    """What a worm is worth where it is, if an open card counts worms."""
    counting = [
        card
        for card in sight.table["open_cards"]
        for condition in sight.box.prescience[card].conditions
        if condition.get("count") == "sandworms_on_board"
    ]
    promised = [promise(sight, card, sight.mine) for card in counting]
    return STANDING / 2 + max(promised, default=0.0) / 2


def place_wormsign(sight: Sight, decision: Decision) -> Action | None:
    return best(decision, PutWormsign, lambda action: sign(sight, AREA.numbers[action.area]))


def new_wormsign(sight: Sight, decision: Decision) -> Action | None:
    return first_best(decision, PutWormsign, lambda action: prey_at(sight, action.area))


def sign(sight: Sight, area: int) -> float:
    """Deep desert calls more worms; beside one's own legion the sands can be ridden."""
    near = sight.board.near[area]
    ridden = bool(near & bits(sight.mine))
    led = bool(near & (sight.stations | sight.harvesters | sight.wormsigns))
    own = area in sight.mine
    deep = sight.board.deep >> area & 1
    return 0.1 + deep + ridden + 0.5 * led * ridden + (area in sight.theirs) - 2 * own


def prey_at(sight: Sight, area: str) -> float:
    """What is under a sign or a worm; in deep desert a worm comes twice as often."""
    place = AREA.numbers[area]
    return devoured(sight, place) * (1 + (sight.board.deep >> place & 1))


def lift_wormsign(sight: Sight, decision: Decision) -> Action | None:
    """Where one's own harvesters and legions are; then in deep desert."""

    def threat(action: LiftWormsign) -> float:
        area = AREA.numbers[action.area]
        deep = sight.board.deep >> area & 1
        return 0.1 + 2 * (sight.harvesters >> area & 1) + (area in sight.mine) + deep

    return best(decision, LiftWormsign, threat)


def place_worm(sight: Sight, decision: Decision) -> Action | None:
    """Near prey, with a worm from off the board."""

    def hunt(action: PutWorm) -> float:
        fresh = action.source in (SUPPLY, WILD_MAKER)
        return 0.1 + prey_from(sight, AREA.numbers[action.area]) + STANDING * fresh

    return best(decision, PutWorm, hunt)


def worm_appears(sight: Sight, decision: Decision) -> Action | None:
    """Rather one more worm than one moved; of those on the board the one with the least prey."""

    def spared(action: PutWorm) -> float:
        if action.source == SUPPLY:
            return 10.0
        if action.source == WILD_MAKER:
            return 9.0
        return -prey_from(sight, AREA.numbers[action.source])

    return first_best(decision, PutWorm, spared)


def prey_from(sight: Sight, area: int) -> float:
    """The best prey that a worm finds from an area."""
    near = sight.board.near[area]
    reach = near | sight.board.around(near & sight.board.desert)
    return max([devoured(sight, place) for place in members(reach)], default=0.0)


def move_worm(sight: Sight, decision: Decision) -> Action | None:
    """To where there is more to eat."""

    def closer(action: MoveWorm) -> float:
        start, to = AREA.numbers[action.start], AREA.numbers[action.to]
        targets = (*sight.theirs, *members(sight.harvesters))
        steps = sight.away(start, targets) - sight.away(to, targets)
        return prey_from(sight, to) - prey_from(sight, start) + 0.2 * steps

    return best(decision, MoveWorm, closer)


def worm_attack(sight: Sight, decision: Decision) -> Action | None:
    return best(decision, WormAttack, lambda a: devoured(sight, AREA.numbers[a.target]))


def ignore_wormsigns(sight: Sight, decision: Decision) -> Action | None:
    """Those with the least prey."""
    return first_best(
        decision,
        IgnoreWormsigns,
        lambda action: -sum([prey_at(sight, area) for area in action.areas]),
    )


def worm_order(sight: Sight, decision: Decision) -> Action | None:
    """The richest prey first, while there are few carryalls spent on it."""
    return first_best(decision, LetWormStrike, lambda a: worth.razed(sight, AREA.numbers[a.area]))


def storm(sight: Sight, decision: Decision) -> Action | None:
    """The order hardly matters: the largest legion first."""
    return first_best(decision, RollStorm, lambda a: sight.theirs[AREA.numbers[a.area]].size)
