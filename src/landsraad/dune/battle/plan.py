"""The space of battle plans: leader, Kwisatz Haderach, dial, spice, weapon and defense.

A plan is free but for three limits: dial and spice belong together (strength.py), a worthless card
cannot fill both slots, and without a leader or hero there are no cards. So the space is a sum of
products, one for each amount of spice and each block of leaders and cards that go together freely.
What the Voice has ordered and Prescience was shown narrows the blocks; an order that would leave
nothing is void.

D-BATTLE-8 what is fixed · D-BATTLE-10 leader · D-BATTLE-11 Cheap Hero · D-BATTLE-12 neither
D-BATTLE-13 slots · D-BATTLE-14 to 17 Voice · D-BATTLE-18 Prescience · D-BATTLE-25, 26 Kwisatz
Haderach · D-BATTLE-45 leaders in one territory · D-BATTLE-59 cards with a hero
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from landsraad.dune.actions.battle import PlanBattle
from landsraad.dune.battle.strength import Terms, strengths, terms
from landsraad.dune.cards import CHEAP_HERO, TREACHERY, TREACHERY_CARD
from landsraad.dune.factions.atreides import has_kwisatz_haderach
from landsraad.dune.factions.bene_gesserit import voice_categories
from landsraad.dune.factions.sheets import COMMON, LEADERS
from landsraad.dune.state import DuneState, different
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Sum

if TYPE_CHECKING:
    from landsraad.dune.battle.current import Battle

HERO: Final = TREACHERY[CHEAP_HERO].id
PLAY, NOT = "play", "not"
"""The two orders of the Voice."""

ELEMENTS: Final = {"leader": "leader", "weapon": "weapon", "defense": "defense", "number": "dial"}
"""D-BATTLE-18: what Prescience may ask for, and the field of the plan that tells it."""

WITHOUT: Final = Listed(False)
WITH_OR_WITHOUT: Final = Listed(False, True)
AMOUNTS: Final = tuple(map(Listed, range(COMMON.forces + 1)))
"""Each amount of spice as a space of its own; no side has more forces to support."""

Name = str | None
Strengths = tuple[tuple[int, Choices[int]], ...]


@dataclass(frozen=True, slots=True)
class Block:
    """Leaders and cards that go together freely: any of each."""

    leaders: tuple[Name, ...]
    weapons: tuple[Name, ...] = (None,)
    defenses: tuple[Name, ...] = (None,)


# What a side has.


def available_leaders(game: DuneState, territory: int, seat: str) -> tuple[str, ...]:
    """D-BATTLE-10, 45: alive, in the player's hands, and not used in another territory."""
    fought_in = game.fought_in
    return tuple(
        [
            LEADERS[leader].id
            for leader in game.leaders_of(seat)
            if fought_in[leader] in (0, territory + 1)
        ]
    )


def playable_leaders(game: DuneState, territory: int, seat: str) -> tuple[str, ...]:
    """D-BATTLE-11: the leaders, and a Cheap Hero at will or only where there is none of them."""
    leaders = available_leaders(game, territory, seat)
    if not game.holds(seat, CHEAP_HERO):
        return leaders
    if leaders and game.rules.cheap_hero_use == "only_without_leader":
        return leaders
    return (*leaders, HERO)


@lru_cache(maxsize=1024)
def blocks_of(leaders: tuple[Name, ...], hand: bytes) -> tuple[Block, ...]:
    """D-BATTLE-13: a card of the kind or a worthless one in each slot, but no card in both."""
    if not leaders:
        return (Block((None,)),)
    cards = [TREACHERY[card] for card in different(hand)]
    worthless = [card.id for card in cards if card.is_worthless]
    weapons = (None, *[card.id for card in cards if card.is_weapon], *worthless)
    defenses = (None, *[card.id for card in cards if card.is_defense])
    return (
        Block(leaders, weapons, defenses),
        *[
            Block(leaders, tuple([name for name in weapons if name != card]), (card,))
            for card in worthless
        ],
    )


# What binds it.


def of_kind(names: Iterable[Name], kind: str) -> tuple[Name, ...]:
    """The cards that the Voice means by this word."""
    return tuple([n for n in names if n is not None and TREACHERY[TREACHERY_CARD[n]].voice == kind])


def not_of_kind(names: tuple[Name, ...], kind: str) -> tuple[Name, ...]:
    meant = of_kind(names, kind)
    return tuple([name for name in names if name not in meant])


def obeying(block: Block, order: str, kind: str) -> list[Block]:
    """The plans of a block that obey an order of the Voice."""
    if kind == HERO:
        kept = [name for name in block.leaders if (name == HERO) == (order == PLAY)]
        if order == NOT and not kept:
            return [Block((None,))]  # D-BATTLE-17: they can obey, if only without cards
        return [replace(block, leaders=tuple(kept))]
    weapons, defenses = not_of_kind(block.weapons, kind), not_of_kind(block.defenses, kind)
    if order == NOT:
        return [Block(block.leaders, weapons, defenses)]
    return [
        Block(block.leaders, of_kind(block.weapons, kind), block.defenses),
        Block(block.leaders, weapons, of_kind(block.defenses, kind)),
    ]


def hearing(game: DuneState, block: Block, order: str, kind: str) -> list[Block]:
    """D-BATTLE-14: in the tournament rules a plan with a Cheap Hero does not hear the Voice."""
    if HERO in voice_categories(game) or HERO not in block.leaders:
        return obeying(block, order, kind)
    others = tuple([name for name in block.leaders if name != HERO])
    return [replace(block, leaders=(HERO,)), *obeying(replace(block, leaders=others), order, kind)]


def showing(block: Block, element: str, value: str | int | None) -> Block:
    """The plans of a block with what was shown to Prescience."""
    if element == "leader":
        return replace(block, leaders=tuple([name for name in block.leaders if name == value]))
    if element == "weapon":
        return replace(block, weapons=tuple([name for name in block.weapons if name == value]))
    if element == "defense":
        return replace(block, defenses=tuple([name for name in block.defenses if name == value]))
    return block


def possible(blocks: Iterable[Block], otherwise: tuple[Block, ...]) -> tuple[Block, ...]:
    """D-BATTLE-15: what is left of the blocks; all that there was before, if nothing is."""
    left = [block for block in blocks if block.leaders and block.weapons and block.defenses]
    return tuple(dict.fromkeys(left)) or otherwise


def bound_blocks(
    game: DuneState, battle: Battle, seat: str, blocks: tuple[Block, ...]
) -> tuple[Block, ...]:
    """D-BATTLE-8: as the Voice and Prescience allow."""
    if battle.order is not None and battle.order[0] == seat:
        _, order, kind = battle.order
        heard = [part for block in blocks for part in hearing(game, block, order, kind)]
        blocks = possible(heard, blocks)
    if battle.shown is not None and battle.shown[0] == seat:
        _, element, value = battle.shown
        blocks = possible([showing(block, element, value) for block in blocks], blocks)
    return blocks


def number_shown(battle: Battle, seat: str) -> int | None:
    """The number that a side has shown, if it has."""
    if battle.shown is None or battle.shown[:2] != (seat, "number"):
        return None
    dial = battle.shown[2]
    return dial if isinstance(dial, int) else None


def bound_strengths(numbers: Strengths, dial: int | None) -> Strengths:
    """D-BATTLE-18: with the number that was shown, whatever the spice."""
    if dial is None:
        return numbers
    left = [(spice, Listed(dial)) for spice, dials in numbers if dial in dials]
    return tuple(left) or numbers


# The space.


def free_plans(game: DuneState, battle: Battle, seat: str) -> Choices[Action]:
    """All plans of a side, were it not for the Voice and Prescience."""
    leaders = playable_leaders(game, battle.territory, seat)
    return space_of(game, battle, seat, blocks_of(leaders, game.hands[seat]), None)


def plans_of(game: DuneState, battle: Battle, seat: str) -> Choices[Action]:
    """All plans of a side, narrowed by what binds it in this battle and beyond it."""
    leaders = playable_leaders(game, battle.territory, seat)
    blocks = bound_blocks(game, battle, seat, blocks_of(leaders, game.hands[seat]))
    space = space_of(game, battle, seat, blocks, number_shown(battle, seat))
    (decision,) = game.bind((Decision(seat, "plan", space),))
    return decision.actions


def space_of(
    game: DuneState, battle: Battle, seat: str, blocks: tuple[Block, ...], dial: int | None
) -> Choices[Action]:
    """The plans that these blocks make with the forces and the spice of a side."""
    awake = has_kwisatz_haderach(game, battle.territory, seat)
    kwisatz = awake and not game.is_stopped("kwisatz_haderach")
    return plan_space(
        seat, blocks, terms(game, battle, seat), game.spice[seat], dial, kwisatz=kwisatz
    )


@lru_cache(maxsize=1024)
def plan_space(
    seat: str,
    blocks: tuple[Block, ...],
    forces: Terms,
    spice_there: int,
    dial: int | None,
    *,
    kwisatz: bool,
) -> Choices[Action]:
    """Each block with each amount of spice."""
    numbers = bound_strengths(strengths(forces, spice_there), dial)
    products: list[Choices[Action]] = []
    for block in blocks:
        leaders: Listed[Name] = Listed(*block.leaders)
        weapons: Listed[Name] = Listed(*block.weapons)
        defenses: Listed[Name] = Listed(*block.defenses)
        with_it = WITH_OR_WITHOUT if kwisatz and block.leaders != (None,) else WITHOUT
        products += [
            Product(PlanBattle, seat, leaders, with_it, dials, AMOUNTS[spice], weapons, defenses)
            for spice, dials in numbers
        ]
    return Sum(*products)


def values_in(space: Choices[Action], element: str) -> tuple[str | int | None, ...]:
    """What an element may be in the plans of a space, in order; numbers increasing."""
    names: tuple[str, ...] = PlanBattle.__match_args__[1:]
    place = names.index(ELEMENTS[element])
    parts = [part for part in parts_of(space) if part.size]
    values = dict.fromkeys([value for part in parts for value in part.fields[place]])
    return tuple(sorted(values) if element == "number" else values)


def parts_of(space: Choices[Action]) -> list[Product]:
    if isinstance(space, Sum):
        return [part for inner in space.spaces for part in parts_of(inner)]
    return [space] if isinstance(space, Product) else []
