"""Battle: the arithmetic of forces and plans against plain enumeration, and who sees what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.dune.actions.battle import PlanBattle, ShowElement
from landsraad.dune.battle.current import Battle, in_hand
from landsraad.dune.battle.plan import HERO, plans_of, values_in
from landsraad.dune.battle.planning import MakePlans
from landsraad.dune.battle.resolve import explodes, falls, total, wins
from landsraad.dune.battle.strength import Terms, losses, strengths
from landsraad.dune.battle.where import battles_of, next_aggressor
from landsraad.dune.board import CELL, CELLS, TERRITORIES, TERRITORY, members
from landsraad.dune.cards import TREACHERY, TREACHERY_CARD, VOICE_CATEGORIES
from landsraad.dune.game import Dune
from landsraad.dune.phases.battle import SEQUENCE
from landsraad.kernel import Chance


def position(
    forces: Mapping[str, Any],
    ruleset: str = "advanced",
    options: Mapping[str, Any] | None = None,
    seats: tuple[str, ...] | None = None,
    **entries: Any,
) -> Dune:
    """A game at the beginning of its battle phase."""
    told = {"phase": "battle", "forces": forces, **entries}
    chosen = {"ruleset": ruleset, "deals": False, "standing": False, **(options or {})}
    return Dune.new(Dune.read_setup(seats, chosen, 0, "", told))


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


def plan(text: str) -> PlanBattle:
    action = Dune.notation().read(f"emperor plan {text}")
    assert isinstance(action, PlanBattle)
    return action


# Strength.


def worth(forces: Terms, chosen: tuple[int, int, int, int]) -> int:
    """What full and half ordinary, full and half special forces come to, in halves."""
    full, half, full_special, half_special = chosen
    return 2 * full + half + forces.worth * (2 * full_special + half_special)


def all_choices(forces: Terms) -> Iterator[tuple[int, int, int, int]]:
    """Every way to put forces into a battle, some in full and some at half."""
    ordinary, special = range(forces.ordinary + 1), range(forces.special + 1)
    for full, half, full_special, half_special in product(ordinary, ordinary, special, special):
        if full + half <= forces.ordinary and full_special + half_special <= forces.special:
            yield full, half, full_special, half_special


def dials(forces: Terms, spice: int) -> set[tuple[int, int]]:
    return {(dial, paid) for paid, numbers in strengths(forces, spice) for dial in numbers}


some_forces = st.builds(
    Terms, st.integers(0, 9), st.integers(0, 5), st.integers(1, 2), st.just(True)
)


@given(some_forces, st.integers(0, 16))
def test_a_dial_is_what_some_forces_make_with_the_spice(forces: Terms, spice: int) -> None:
    """D-BATTLE-21, against every way to choose forces."""
    made = {(worth(forces, ways), ways[0] + ways[2]) for ways in all_choices(forces)}

    assert dials(forces, spice) == {(dial, paid) for dial, paid in made if paid <= spice}


@given(some_forces, st.data())
def test_losses_make_the_dial_with_exactly_the_spice(forces: Terms, data: st.DataObject) -> None:
    """D-BATTLE-43, against every way to choose forces; there is always one."""
    dial, spice = data.draw(st.sampled_from(sorted(dials(forces, 20))))
    ways = {
        (full + half, full_special + half_special)
        for full, half, full_special, half_special in all_choices(forces)
        if full + full_special == spice
        and worth(forces, (full, half, full_special, half_special)) == dial
    }

    assert set(losses(forces, dial, spice)) == ways
    assert ways


@given(st.integers(0, 9), st.integers(0, 5), st.integers(1, 2))
def test_without_need_of_spice_every_force_counts_in_full(
    ordinary: int, special: int, value: int
) -> None:
    """D-BATTLE-20 and 23: whole forces only, and no spice."""
    forces = Terms(ordinary, special, value, False)
    ways = list(product(range(ordinary + 1), range(special + 1)))

    assert dials(forces, 20) == {(2 * (some + value * others), 0) for some, others in ways}
    for dial, _ in dials(forces, 20):
        assert set(losses(forces, dial, 0)) == {
            way for way in ways if 2 * (way[0] + value * way[1]) == dial
        }


@pytest.mark.parametrize(
    ("case", "forces", "dial", "spice", "expected"),
    [
        ("rulebook example", Terms(5, 1, 2, True), 6, 1, {(2, 1), (3, 1), (5, 0)}),
        ("all in full", Terms(3, 0, 1, True), 6, 3, {(3, 0)}),
        ("nothing dialled", Terms(3, 1, 2, True), 0, 0, {(0, 0)}),
        ("Sardaukar against Fremen", Terms(1, 2, 1, True), 4, 2, {(1, 1), (0, 2)}),
        ("Fedaykin in full", Terms(2, 1, 2, False), 4, 0, {(2, 0), (0, 1)}),
    ],
)
def test_losses(
    case: str, forces: Terms, dial: int, spice: int, expected: set[tuple[int, int]]
) -> None:
    assert set(losses(forces, dial, spice)) == expected, case


# Plans.

HANDS = (
    (),
    ("stunner", "chaumas", "shield", "snooper"),
    ("kulon", "baliset", "shield", "cheap_hero"),
    ("lasgun", "kulon", "karama", "truthtrance"),
    ("cheap_hero", "cheap_hero", "jubba_cloak", "gom_jabbar"),
)
ORDERS = list(product(("play", "not"), VOICE_CATEGORIES["seven"]))


def plainly(game: Dune, battle: Battle, seat: str) -> set[PlanBattle]:
    """All plans of a side without a bond, by trying everything."""
    hand = [TREACHERY[card].id for card in game.hands[seat]]
    numbers = dials(Terms(*game.forces_in(seat, battle.zone), 1, True), game.spice[seat])
    leaders = ["staban_tuek", "guild_rep", *[card for card in hand if card == HERO]]
    slots = [None, *hand]
    return {
        PlanBattle(seat, leader, False, dial, spice, weapon, defense)
        for leader, weapon, defense in product(leaders, slots, slots)
        for dial, spice in numbers
        if fits(weapon, "is_weapon") and fits(defense, "is_defense")
        if weapon != defense or weapon is None
    }


def fits(card: str | None, kind: str) -> bool:
    face = None if card is None else TREACHERY[TREACHERY_CARD[card]]
    return face is None or face.is_worthless or getattr(face, kind)


def contains(made: PlanBattle, kind: str) -> bool:
    cards = [card for card in (made.leader, made.weapon, made.defense) if card in TREACHERY_CARD]
    return any(TREACHERY[TREACHERY_CARD[str(card)]].voice == kind for card in cards)


def voiced(hand: tuple[str, ...], *lines: str) -> tuple[Dune, Battle]:
    """The Guild with two leaders against the Bene Gesserit, at its plan."""
    game = position(
        {"guild": {"old_gap@9": 2}, "bene_gesserit": {"old_gap@9": 2}},
        seats=("bene_gesserit", "guild"),
        hands={"guild": hand},
        dead=["master_bewt", "esmar_tuek", "soo_soo_sook"],
    )
    play(game, *lines)
    while game.pending[0].kind == "respond":
        play(game, "guild respond -")
    return game, in_hand(game)


@pytest.mark.parametrize("hand", HANDS)
def test_plans_are_those_found_by_trying_everything(hand: tuple[str, ...]) -> None:
    """D-BATTLE-10 to 13, 21."""
    game, battle = voiced(hand, "bene_gesserit pass")

    space = plans_of(game, battle, "guild")

    assert set(space) == plainly(game, battle, "guild")
    assert len(set(space)) == space.size


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(("order", "kind"), ORDERS)
def test_the_voice_leaves_the_plans_that_obey_or_all(
    hand: tuple[str, ...], order: str, kind: str
) -> None:
    """D-BATTLE-14 to 17, by trying everything."""
    game, battle = voiced(hand, f"bene_gesserit voice {order} {kind}")
    free = plainly(game, battle, "guild")
    obeying = {made for made in free if contains(made, kind) == (order == "play")}

    space = plans_of(game, battle, "guild")

    assert set(space) == (obeying or free)
    assert len(set(space)) == space.size


@pytest.mark.parametrize("element", ["leader", "weapon", "defense", "number"])
def test_prescience_can_be_shown_whatever_a_plan_may_hold(element: str) -> None:
    """D-BATTLE-18: each answer leaves just the plans with it."""
    field = {"number": "dial"}.get(element, element)
    game = position(
        {"atreides": {"old_gap@9": 2}, "guild": {"old_gap@9": 3}},
        seats=("atreides", "guild"),
        hands={"guild": ("kulon", "stunner", "shield", "cheap_hero")},
    )
    free = set(plans_of(game, in_hand(game), "guild"))
    answers = values_in(plans_of(game, in_hand(game), "guild"), element)

    assert set(answers) == {getattr(made, field) for made in free}
    for value in answers:
        twin = game.copy()
        play(twin, f"atreides foresee {element}", str(ShowElement("guild", element, value)))
        left = set(plans_of(twin, in_hand(twin), "guild"))
        assert left == {made for made in free if getattr(made, field) == value}


# Outcome.


@pytest.mark.parametrize(
    ("weapon", "dies"),
    [
        ("stunner", {"-": True, "shield": False, "snooper": True}),
        ("chaumas", {"shield": True, "snooper": False, "kulon": True}),
        ("kulon", {"-": False}),
        ("lasgun", {"snooper": True}),
    ],
)
def test_battle_38_weapons(weapon: str, dies: dict[str, bool]) -> None:
    """Who is attacked with this weapon dies, by what they defend themselves with."""
    attack = plan(f"caid no 2 0 {weapon} -")

    assert {card: falls(plan(f"caid no 2 0 - {card}"), attack) for card in dies} == dies


def test_battle_38_who_can_die() -> None:
    attack = plan("caid no 2 0 stunner -")

    assert falls(plan("cheap_hero no 2 0 - -"), attack)
    assert not falls(plan("- no 2 0 - -"), attack)
    assert not falls(plan("caid no 2 0 - -"), plan("- no 2 0 - -"))


@pytest.mark.parametrize(
    ("made", "fallen", "expected"),
    [
        ("caid no 5 1 - -", False, 11),
        ("caid no 5 1 - -", True, 5),
        ("thufir_hawat yes 4 0 - -", False, 18),
        ("thufir_hawat yes 4 0 - -", True, 4),
        ("cheap_hero yes 4 0 - -", False, 8),
        ("cheap_hero no 4 0 - -", False, 4),
        ("- no 4 0 - -", False, 4),
    ],
)
def test_battle_39_totals(made: str, fallen: bool, expected: int) -> None:
    assert total(plan(made), fallen) == expected


def test_battle_39_a_tie_goes_to_the_aggressor() -> None:
    assert [wins(*totals) for totals in ((4, 4), (0, 0), (3, 4), (5, 4))] == [
        True,
        True,
        False,
        True,
    ]


@pytest.mark.parametrize(
    ("mine", "yours", "expected"),
    [
        ("caid no 2 0 lasgun -", "caid no 2 0 - shield", True),
        ("caid no 2 0 lasgun shield", "caid no 2 0 - -", True),
        ("caid no 2 0 - shield", "caid no 2 0 lasgun snooper", True),
        ("caid no 2 0 lasgun snooper", "caid no 2 0 - -", False),
        ("caid no 2 0 stunner shield", "caid no 2 0 - shield", False),
    ],
)
def test_battle_36_what_explodes(mine: str, yours: str, expected: bool) -> None:
    assert explodes((plan(mine), plan(yours))) is expected


# Where.


def fronts(game: Dune, seat: str) -> list[tuple[str, list[str], str]]:
    return [
        (TERRITORIES[territory].id, [CELLS[cell] for cell in members(zone)], other)
        for territory, zone, other in battles_of(game, seat)
    ]


def test_battle_01_both_sides_of_the_storm_may_see_a_battle_each() -> None:
    """D-BATTLE-1: one territory cut by the storm is two battlefields."""
    here = {"the_minor_erg@4": 2, "the_minor_erg@7": 1}
    game = position({"emperor": here, "guild": here}, storm=5, seats=("emperor", "guild"))

    assert fronts(game, "emperor") == [
        ("the_minor_erg", ["the_minor_erg@4"], "guild"),
        ("the_minor_erg", ["the_minor_erg@6", "the_minor_erg@7"], "guild"),
    ]
    assert [str(action) for action in game.pending[0].actions] == [
        "guild battle the_minor_erg@4 emperor",
        "guild battle the_minor_erg@7 emperor",
    ]


def test_battle_04_no_battle_brings_another_to_an_earlier_aggressor() -> None:
    """D-BATTLE-4: so the first in storm order who has one is always the aggressor."""
    game = position(
        {
            "emperor": {"old_gap@9": 2},
            "guild": {"old_gap@9": 2, "basin@8": 2},
            "harkonnen": {"basin@8": 2},
        },
        "basic",
        seats=("emperor", "guild", "harkonnen"),
    )
    aggressors: list[str] = []
    chance = Chance.seeded(5)
    while game.phase == "battle":
        due = next_aggressor(game)
        if not aggressors or (due is not None and due[0] != aggressors[-1]):
            aggressors.append(due[0] if due else "")
        game.play(chance.choice(game.pending).actions.sample(chance))
        if next_aggressor(game) is None:
            break

    assert aggressors == sorted(aggressors, key=game.storm_order().index)


# Secrets.


def planning() -> Dune:
    game = position(
        {"atreides": {"old_gap@9": 3}, "guild": {"old_gap@9": 3}},
        hands={"guild": ("stunner", "chaumas"), "atreides": ("karama",), "fremen": ("shield",)},
        kwisatz_losses=8,
    )
    play(game, "atreides foresee weapon", "guild commit weapon chaumas", "atreides pass")
    return game


def test_a_plan_is_seen_by_its_owner_alone() -> None:
    """D-SECRET-11."""
    game = planning()
    play(game, "guild plan guild_rep no 3 0 chaumas -")

    for eyes in (*game.seats, None):
        (step,) = [step for step in game.view(eyes)["steps"] if step["step"] == "plans"]
        assert bool(step["plans"]) == (eyes == "guild"), eyes


def test_the_answer_to_prescience_is_for_two() -> None:
    """D-SECRET-11: the Atreides and the one who gave it; a redeal changes it for others."""
    game = planning()
    shown = {}
    for eyes in (*game.seats, None):
        (step,) = [step for step in game.view(eyes)["steps"] if step["step"] == "battle"]
        shown[eyes] = step["shown"]

    assert {eyes for eyes, value in shown.items() if value} == {"atreides", "guild"}
    chance = Chance.seeded(1)
    answers = {in_hand(game.redeal("fremen", chance)).shown for _ in range(20)}
    assert len(answers) > 1
    assert {in_hand(game.redeal("atreides", chance)).shown for _ in range(20)} == {
        ("guild", "weapon", "chaumas")
    }


def test_a_redealt_plan_keeps_to_the_redealt_answer() -> None:
    """D-BATTLE-8: a hidden plan and a hidden answer are exchanged together."""
    game = planning()
    play(game, "guild plan guild_rep no 3 0 chaumas -")
    chance = Chance.seeded(2)
    for _ in range(50):
        twin = game.redeal("fremen", chance)
        step, shown = twin.stack[-1], in_hand(twin).shown
        assert isinstance(step, MakePlans)
        (made,) = step.plans
        assert shown is not None
        assert made.weapon == shown[2]
        assert [d.seat for d in twin.pending if d.required] == ["atreides"]


def test_a_plan_that_has_become_impossible_is_made_anew() -> None:
    """A Karama takes the Kwisatz Haderach out of a plan that is already in."""
    game = position(
        {"atreides": {"old_gap@9": 3}, "guild": {"old_gap@9": 3}},
        hands={"guild": ("karama",)},
        kwisatz_losses=8,
        seats=("atreides", "guild"),
    )
    play(game, "atreides pass", "atreides plan lady_jessica yes 3 0 - -")
    play(game, "guild plan guild_rep no 3 0 - -", "guild respond karama")

    assert [decision.seat for decision in game.pending] == ["atreides", "guild"]
    plans = [str(made) for made in plans_of(game, in_hand(game), "atreides")]
    assert not [made for made in plans if " yes " in made]


# After the battle.


def test_what_was_stopped_for_a_battle_works_again_in_the_next() -> None:
    """D-KARAMA-12: for this battle."""
    game = position(
        {"guild": {"old_gap@9": 1, "basin@8": 1}},
        specials={"emperor": {"old_gap@9": 1, "basin@8": 1}},
        hands={"guild": ("karama",)},
        seats=("emperor", "guild"),
    )
    play(game, "emperor battle old_gap@9 guild", "emperor plan caid no 4 1 - -")
    play(game, "guild plan guild_rep no 1 0 - -", "guild respond karama")
    play(game, "emperor plan caid no 2 1 - -", "guild plan guild_rep no 0 0 - -")

    assert TERRITORIES[in_hand(game).territory].id == "basin"
    assert game.notation().read("emperor plan bashar no 4 1 - -") in game.pending[0].actions


def test_leaders_go_back_after_all_battles() -> None:
    """D-BATTLE-45."""
    forces = {"emperor": {"old_gap@9": 3}, "guild": {"old_gap@9": 3}}
    game = position(forces, "basic", seats=("emperor", "guild"))
    play(game, "emperor plan caid no 2 0 - -", "guild plan guild_rep no 0 0 - -")

    assert game.phase != "battle"
    assert not any(game.fought_in)


def test_an_explosion_takes_the_spice_too() -> None:
    """D-BATTLE-36: all of it, in every sector of the territory."""
    forces = {"emperor": {"old_gap@8": 3}, "guild": {"old_gap@9": 3}}
    spice = {CELLS[TERRITORIES[TERRITORY["old_gap"]].spice_cell or 0]: 6}
    game = position(forces, "basic", hands={"emperor": ("lasgun", "shield")}, spice_on=spice)
    assert any(game.spice_on)
    play(game, "guild plan guild_rep no 0 0 - -", "emperor plan caid no 2 0 lasgun shield")

    assert not any(game.spice_on)


def test_cards_kept_are_known_to_everybody() -> None:
    """Whoever has seen a card played knows that its player still holds it."""
    forces = {"emperor": {"old_gap@9": 3}, "guild": {"old_gap@9": 3}}
    game = position(forces, "basic", hands={"emperor": ("stunner",)})
    play(game, "guild plan guild_rep no 0 0 - -", "emperor plan caid no 2 0 stunner -")
    play(game, "emperor discard []")

    assert game.hands["emperor"] == bytes([TREACHERY_CARD["stunner"]])
    assert all(
        bytes([TREACHERY_CARD["stunner"]]) in game.known[seat]
        for seat in game.seats
        if seat != "emperor"
    )


def test_after_the_hand_swap_others_lose_track() -> None:
    """D-BATTLE-54: cards change hands unseen."""
    game = position(
        {"harkonnen": {"old_gap@9": 3}, "guild": {"old_gap@9": 3}},
        hands={"harkonnen": ("karama", "kulon"), "guild": ("stunner",)},
        known={"atreides": {"guild": ["stunner"], "harkonnen": ["kulon"]}},
    )
    play(game, "harkonnen swap guild 1", "harkonnen return [kulon:1]")

    assert not any(game.known["atreides"])
    assert TREACHERY_CARD["stunner"] in game.known["guild"][5]
    assert TREACHERY_CARD["kulon"] in game.known["harkonnen"][4]


def test_the_sequence_is_that_of_the_ruling() -> None:
    """D-BATTLE-6: Voice, Prescience, other powers, plans, traitors, outcome, losses, capture."""
    names = [part.__name__ for part in SEQUENCE]
    wanted = ["offer_voice", "offer_prescience", "offer_plan_look", "make_plans", "call_traitors"]
    wanted += ["resolve", "take_losses", "keep_cards", "capture_leader"]

    assert [name for name in names if name in wanted] == wanted


def test_a_battle_names_its_place() -> None:
    """The view of a battle says where it is and who fights."""
    forces = {"emperor": {"old_gap@9": 3}, "guild": {"old_gap@8": 3}}
    game = position(forces, "basic", seats=("emperor", "guild"))
    (step,) = [step for step in game.view(None)["steps"] if step["step"] == "battle"]

    assert step["territory"] == "old_gap"
    assert step["cells"] == ["old_gap@8", "old_gap@9", "old_gap@10"]
    assert (step["aggressor"], step["defender"]) == ("emperor", "guild")
    assert in_hand(game).zone >> CELL["old_gap@8"] & 1
    assert in_hand(game).territory == TERRITORY["old_gap"]
