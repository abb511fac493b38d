"""Battle: its arithmetic against plain counting, losses, reveals, and random battles to the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.arrakis import Arrakis, losses, planning_cards, reveal, settlements
from landsraad.arrakis.actions.battle import TakeLoss
from landsraad.arrakis.battle.facts import Battle, Tally, dice_for, suffered
from landsraad.arrakis.battle.rolling import pickings
from landsraad.arrakis.battle.rounds import Advance
from landsraad.arrakis.board import AREA, area, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES, STANDARD
from landsraad.arrakis.legion import GENERIC, Legion
from landsraad.arrakis.ops import Attack, Where
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.retreat import Retreat, retreat_areas
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Chance, Step
from landsraad.kernel.laws import Mode
from landsraad.kernel.registry import add_game
from tests.arrakis.random_tables import RandomTable
from tests.random_games import hold_games

HERE, THERE = area("s5_8"), area("s5_7")
OWN = Where(legion="self")
SMALL = st.integers(0, 7)
TALLIES = st.builds(Tally, hits=SMALL, shields=SMALL, specials=st.just(0), elites=SMALL)


def table(**position: Any) -> Arrakis:
    """A described table; it waits for the first turn of a side."""
    setup = Arrakis.read_setup(None, {}, 0, "", {"turn": ATREIDES, **position})
    return Arrakis.new(setup)


def met(attackers: Mapping[str, Any], defenders: Mapping[str, Any], **position: Any) -> Arrakis:
    """The Harkonnen next to the Atreides, in the open."""
    legions = {HARKONNEN: {"s5_8": attackers}, ATREIDES: {"s5_7": defenders}}
    return table(legions=legions, **position)


def begin(game: Arrakis, step: Step) -> None:
    """Put a step on top of whatever the game is in the middle of."""
    game.push(step)
    game.settle()


def kinds(game: Arrakis) -> list[str]:
    return [f"{decision.seat} {decision.kind}" for decision in game.pending]


# Hits and shields.


@given(TALLIES, TALLIES)
def test_hits_and_shields_are_counted_one_by_one(own: Tally, enemy: Tally) -> None:
    """Crossing out shields by special elites, then hits by shields, gives the same number."""
    shields = ["shield"] * own.shields
    for _ in range(enemy.elites):
        if shields:
            shields.pop()
    hits = ["hit"] * enemy.hits
    while hits and shields:
        hits.pop()
        shields.pop()

    assert suffered(own, enemy) == len(hits)


def test_battle_ex2_both_sides_take_three_hits() -> None:
    harkonnen = Tally(hits=2 + 1, shields=1 + 2, specials=0, elites=1)
    atreides = Tally(hits=5, shields=0, specials=0, elites=1)

    assert suffered(harkonnen, atreides) == suffered(atreides, harkonnen) == 3


@pytest.mark.parametrize(
    ("case", "cards", "modifiers", "number", "expected"),
    [
        ("the units alone", (0, 0), (), 1, (5, 5)),
        ("a card each", (1, 1), (), 1, (6, 6)),
        ("never more than six", (3, 4), (), 1, (6, 6)),
        ("a die of War Plan", (0, 0), ("extra_die_each_round:1",), 2, (6, 5)),
        ("a die of War Plan and a card", (1, 0), ("extra_die_each_round:1",), 1, (6, 5)),
        ("four for the opponent", (0, 2), ("opponent_max_dice_first_round:4",), 1, (5, 4)),
        ("in the first round only", (0, 0), ("opponent_max_dice_first_round:4",), 2, (5, 5)),
    ],
)
def test_battle_08_number_of_dice(
    case: str,
    cards: tuple[int, int],
    modifiers: tuple[str, ...],
    number: int,
    expected: tuple[int, int],
) -> None:
    """The worked example: five units against three in a sietch of rank 2."""
    attackers = {"regular": 2, "elite": 2, "special": 1, "generic": 1}
    defenders = {"regular": 2, "special": 1, "named": ["stilgar"]}
    legions = {HARKONNEN: {"s5_9": attackers}, ATREIDES: {"gara_kulon": defenders}}
    game = table(legions=legions, sietches={"gara_kulon": 2})
    battle = Battle(HARKONNEN, area("s5_9"), area("gara_kulon"), modifiers=modifiers)
    battle = replace(battle, round=number, cards=cards)

    assert tuple([dice_for(game, battle, side) for side in battle.sides]) == expected, case


@pytest.mark.parametrize(
    ("generic", "named", "number", "expected"),
    [
        (0, (), 0, [()]),
        (2, ("stilgar",), 3, [((GENERIC, 2), ("stilgar", 1))]),
        (2, ("stilgar",), 1, [(("stilgar", 1),), ((GENERIC, 1),)]),
        (0, ("alia", "chani"), 1, [(("chani", 1),), (("alia", 1),)]),
    ],
)
def test_battle_17_the_leaders_who_use_the_specials(
    generic: int, named: tuple[str, ...], number: int, expected: list[Any]
) -> None:
    assert list(pickings(generic, named, number)) == expected


# Losses.

FORCES = st.builds(
    Legion,
    regular=st.integers(0, 3),
    elite=st.integers(0, 2),
    special=st.integers(0, 1),
    generic=st.integers(0, 2),
    named=st.sampled_from([(), ("stilgar",), ("lady_jessica", "stilgar")]),
).filter(lambda legion: 0 < legion.size <= 6)


def worth(legion: Legion) -> int:
    """How many hits a legion can take at most."""
    return legion.regular + 2 * (legion.elite + legion.special) + legion.leaders


@given(FORCES, st.integers(1, 12), st.integers(0, 10_000))
def test_each_hit_costs_one_step_of_strength(legion: Legion, hits: int, seed: int) -> None:
    """Whatever the owner chooses: as many steps as hits, as long as units are left."""
    chance = Chance.seeded(seed)
    game = met({"regular": 1}, {"regular": 1})
    game.set_legion(ATREIDES, THERE, legion)
    begin(game, losses.Losses(ATREIDES, THERE, hits))
    taken = 0
    while kinds(game) == ["atreides losses"]:
        before = worth(game.legion(ATREIDES, THERE))
        game.play(game.pending[0].actions.sample(chance))
        taken += before - worth(game.legion(ATREIDES, THERE))
    left = game.legion(ATREIDES, THERE)

    assert worth(left) in (worth(legion) - hits, 0)
    assert taken <= hits or not left
    assert left.figures or not left
    assert not list(game.faults())


def outcomes(legion: Legion, hits: int) -> set[Legion]:
    """All that can be left of a legion, with regulars in the supply."""
    if not legion.figures:
        return {Legion()}
    if not hits:
        return {legion}
    found: set[Legion] = set()
    for figure in losses.exposed(legion):
        rest = legion.without_one(figure)
        rest = rest.with_one("regular") if figure in ("elite", "special") else rest
        found |= outcomes(rest, hits - 1)
    return found


def test_a_doomed_legion_has_no_choice() -> None:
    """Where no question is asked, every order of losses leaves the same: nothing."""
    for regular, elite, generic, hits in product(range(3), range(3), range(2), range(1, 9)):
        legion = Legion(regular, elite, generic=generic)
        if legion.figures and losses.doomed(legion, hits):
            assert outcomes(legion, hits) == {Legion()}, (legion, hits)


def test_battle_21_supply_decides_between_reduced_and_removed() -> None:
    everywhere = {"gara_kulon": {"regular": 6}, "tasmin_sink": {"regular": 6}}
    legions = {ATREIDES: {"s5_7": {"elite": 1, "special": 1}, **everywhere}}
    game = table(legions=legions)
    begin(game, losses.Losses(ATREIDES, THERE, 1))
    game.play(TakeLoss(ATREIDES, "special"))
    assert game.legion(ATREIDES, THERE) == Legion(regular=1, elite=1)

    game.put(ATREIDES, area("windgap"), Legion(regular=3))
    losses.strike(game, ATREIDES, THERE, "elite")
    assert game.legion(ATREIDES, THERE) == Legion(regular=1)


# Retreat and advance.


def test_battle_32_where_a_legion_may_retreat_to() -> None:
    legions = {
        HARKONNEN: {"s5_4": {"regular": 1}, "s1_9": {"regular": 1}},
        ATREIDES: {"s5_7": {"regular": 1}, "s6_2": {"regular": 1}},
    }
    game = table(legions=legions, wormsigns=["s1_8"], worms=["s1_12"], destroyed=["sihaya_ridge"])

    assert retreat_areas(game, ATREIDES, THERE) == AREA.mask(
        "s5_5", "s5_8", "false_wall_east", "s6_2"
    )
    assert retreat_areas(game, HARKONNEN, area("s1_9")) == AREA.mask(
        "sihaya_ridge", "s1_6", "s1_10", "s1_13"
    )


def test_battle_34_a_flown_legion_has_flown_where_it_retreats_to() -> None:
    game = met({"regular": 1}, {"regular": 1}, flown=["s5_8"])
    begin(game, Retreat(HARKONNEN, HERE))
    game.play(next(a for a in game.pending[0].actions if "s5_9" in str(a)))

    assert game.flown >> area("s5_9") & 1


def test_battle_40_no_advance_onto_a_sandworm() -> None:
    battle = Battle(ATREIDES, area("s1_5"), area("s1_4"))
    legions = {ATREIDES: {"s1_5": {"regular": 1}}}

    assert Advance(battle).ask(table(legions=legions))
    assert not Advance(battle).ask(table(legions=legions, worms=["s1_4"]))


# Revealing.


def test_unit_13_lower_types_stand_in_and_the_rest_is_lost() -> None:
    """An elite and a Fedaykin for which there are no figures: one regular is all that is left."""
    legions = {
        "s5_7": {"tokens": ["ad8"]},
        "gara_kulon": {"special": 6},
        "tasmin_sink": {"elite": 6},
        "windgap": {"elite": 2, "regular": 4},
        "s1_9": {"regular": 6},
        "s1_6": {"regular": 5},
    }
    game = table(legions={ATREIDES: legions})
    reveal.reveal_area(game, THERE, sietch=False)

    assert game.legion(ATREIDES, THERE) == Legion(regular=1)
    assert "ad8" in game.tokens_gone


def test_hidden_areas_are_those_with_something_face_down() -> None:
    game = table(legions={ATREIDES: {"s5_7": {"tokens": ["as1"]}, "s5_8": {"regular": 1}}})
    sietches = game.settled[ATREIDES]
    assert reveal.hidden(game) == sietches | 1 << THERE

    for place in members(reveal.hidden(game)):
        reveal.reveal_area(game, place, sietch=True)
    assert reveal.hidden(game) == 0


def test_cards_that_cannot_be_discarded_are_not_betrayed() -> None:
    """A-LEAD-8: who holds Hawat's Scheming alone is asked like anybody with cards in hand."""
    legions = {HARKONNEN: {"s5_8": {"regular": 1}}, ATREIDES: {"s5_7": {"regular": 1}}}
    game = table(turn=HARKONNEN, legions=legions, hands={HARKONNEN: ["hawats_scheming"]})
    for words in ("harkonnen spend strategy for attack", "harkonnen attack s5_8 s5_7 foot"):
        game.play(game.notation().read(words))

    assert kinds(game) == ["harkonnen cards_for_dice"]
    assert list(map(str, game.pending[0].actions)) == ["harkonnen done"]


@pytest.mark.parametrize("name", STANDARD.settlements)
def test_settle_06_each_marker_rises_by_the_rank(name: str) -> None:
    game = table()
    settlements.destroy(game, HARKONNEN, area(name))

    assert set(game.prescience.values()) == {STANDARD.settlements[name]}
    assert not list(game.faults())


def test_a_ride_across_a_sandworm_counts_for_an_attack() -> None:
    legions = {ATREIDES: {"s1_9": {"regular": 1, "named": ["stilgar"]}}}
    legions[HARKONNEN] = {"s1_7": {"regular": 1}}
    game = table(legions=legions, worms=["s1_8"])
    for words in ("atreides spend strategy for attack", "atreides attack s1_9 s1_7 worm"):
        game.play(game.notation().read(words))

    assert "sandride_completed" in game.news


# The laws, on battles alone.


@dataclass(frozen=True, slots=True)
class Truce(ArrakisStep):
    """All attacks are over."""

    def run(self, game: ArrakisState) -> None:
        game.bar_undo()  # all is shown at the end
        game.finish([game.seat(HARKONNEN)], "truce", "A-BATTLE-35")


@dataclass(frozen=True, slots=True)
class Assault(ArrakisStep):
    """A side attacks some times, its opponent afterwards."""

    side: str

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        game.acting = self.side
        modifiers = ("extra_die_each_round:1", "opponent_max_dice_first_round:4", "no_continue_hit")
        attacks = [Attack(OWN), Attack(OWN, surprise=True)]
        attacks += [Attack(OWN, modifiers=(modifier,)) for modifier in modifiers]
        game.push(Resolve(game.seat(self.side), "", tuple(attacks)))


class ArrakisSkirmish(RandomTable):
    """A table full of legions that are next to each other."""

    name: ClassVar[str] = "arrakis_skirmish"
    steps: ClassVar[tuple[type[Step], ...]] = (*Arrakis.steps, Truce, Assault)

    def begin(self) -> None:
        self.open_round()
        self.phase = "action"
        for side in self.chance.shuffle(SIDES):
            around = self.board.around(self.settled[OTHER[side]]) & self.free(side)
            self.crowd(side, around, 5)
        for seat in self.seats:
            for _ in range(self.chance.below(5)):
                deck = self.chance.choice(planning_cards.own_decks(self, seat))
                planning_cards.draw(self, seat, deck)
        self.scatter()
        self.push(Truce())
        for side in SIDES:
            self.push(Assault(side))

    def scatter(self) -> None:
        """Wormsigns, a worm, harvesters and ornithopters."""
        dunes = tuple(members(self.empty() & self.board.desert))
        first, *others = self.chance.sample(dunes, 9)
        self.worms = 1 << first
        for dune in others:
            self.wormsigns |= 1 << dune
        beside = self.chance.sample(tuple(members(self.held[HARKONNEN])), 4)
        self.drive_and_fly(beside, "ornithopter", 3)


add_game(ArrakisSkirmish)
MODE = Mode("skirmish", ArrakisSkirmish, None, {}, stride=5)


def test_battles_obey_the_laws() -> None:
    """No random skirmish breaks a law."""
    hold_games(MODE)
