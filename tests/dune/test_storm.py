"""Storm: the arithmetic as tables, the windows, and what stays secret."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.dune import Dune
from landsraad.dune.board import CIRCLES, SECTORS
from landsraad.dune.cards import STORM_DECK
from landsraad.dune.phases import storm
from landsraad.dune.state import SEATS
from landsraad.kernel import Chance

ORDER = ("guild", "emperor", "fremen", "atreides", "harkonnen", "bene_gesserit")
QUIET = {"spice_deck": ["spice_red_chasm", "spice_cielago_north"]}


def at_storm(
    position: dict[str, Any], seats: tuple[str, ...] = SEATS, seed: int = 0, **options: Any
) -> Dune:
    described = {"phase": "storm", **position}
    return Dune.new(
        Dune.read_setup(seats, {"deals": False, "standing": False, **options}, seed, "", described)
    )


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


@pytest.mark.parametrize(
    ("players", "pair"),
    [
        (2, ("guild", "emperor")),
        (3, ("guild", "fremen")),
        (4, ("guild", "atreides")),
        (5, ("guild", "harkonnen")),
        (6, ("guild", "bene_gesserit")),
    ],
)
def test_storm_02_the_nearest_to_storm_start(players: int, pair: tuple[str, str]) -> None:
    """D-STORM-2: the first taken circle going forward, and the first going backward."""
    assert storm.dialling_pair(at_storm({"turn": 1}, ORDER[:players])) == pair


@pytest.mark.parametrize(
    ("case", "turn", "start", "sectors", "options", "expected"),
    [
        ("one step", 2, 0, 1, {}, (1,)),
        ("across the seam", 2, 16, 3, {}, (17, 0, 1)),
        ("ten with Weather Control", 2, 5, 10, {}, tuple(range(6, 16))),
        ("no move", 2, 5, 0, {}, ()),
        ("no move, hit again", 2, 5, 0, {"storm_zero_move_hits": True}, (5,)),
        ("the first", 1, 0, 7, {}, ()),
        ("the first, where it lands", 1, 0, 3, {"first_storm_hits": "landing_sector"}, (3,)),
        ("the first, no move", 1, 0, 0, {"first_storm_hits": "landing_sector"}, ()),
        ("the first, all", 1, 0, 3, {"first_storm_hits": "all_passed"}, (1, 2, 3)),
    ],
)
def test_storm_18_which_sectors_are_hit(
    case: str,
    turn: int,
    start: int,
    sectors: int,
    options: dict[str, Any],
    expected: tuple[int, ...],
) -> None:
    """D-STORM-18, D-STORM-21, D-STORM-3."""
    game = at_storm({"turn": turn, "storm": start}, **options)

    assert storm.hit_sectors(game, sectors) == expected, case


@given(start=st.integers(0, SECTORS - 1), sectors=st.integers(0, 10))
def test_storm_18_never_the_sector_it_leaves(start: int, sectors: int) -> None:
    """D-STORM-18: as many sectors as it moves, the last one where it stops."""
    hit = storm.hit_sectors(at_storm({"turn": 2, "storm": start}), sectors)

    assert len(hit) == sectors
    assert start not in hit
    assert not hit or hit[-1] == (start + sectors) % SECTORS


@given(at=st.integers(0, SECTORS - 1), players=st.integers(2, 6))
def test_storm_27_the_order_goes_round_the_table(at: int, players: int) -> None:
    """D-STORM-27: a rotation of the seats; the first circle is strictly ahead of the storm."""
    seats = ORDER[:players]
    game = at_storm({"turn": 2, "storm": at}, seats)
    order = game.storm_order()
    place = seats.index(order[0])
    ahead = [(CIRCLES[game.circle_of(seat)] - at - 1) % SECTORS for seat in order]

    assert order == seats[place:] + seats[:place]
    assert ahead == sorted(ahead)


@pytest.mark.parametrize("dials", list(permutations(["guild dial 2", "emperor dial 3"])))
def test_storm_04_it_does_not_matter_who_dials_first(dials: tuple[str, str]) -> None:
    """Both numbers are shown together."""
    game = at_storm({"turn": 2, **QUIET}, ORDER[:2])
    play(game, *dials)

    assert game.storm == 5
    assert game.dialers == ("guild", "emperor")


def test_storm_04_a_dial_is_redealt_within_the_wheel() -> None:
    """Who does not see a dial imagines any that is possible; its owner keeps it."""
    game = at_storm({"turn": 2}, ORDER[:2])
    play(game, "guild dial 2")
    imagined = {game.redeal("emperor", Chance.seeded(n)).stack[-1] for n in range(40)}
    own = {game.redeal("guild", Chance.seeded(n)).stack[-1] for n in range(9)}

    assert {step.dials for step in imagined if isinstance(step, storm.DialTheStorm)} == {
        (("guild", 1),),
        (("guild", 2),),
        (("guild", 3),),
    }
    assert own == {game.stack[-1]}


def test_storm_06_any_of_the_six_cards_may_be_next() -> None:
    """The used card goes back: the same may come again."""
    position = {"turn": 2, "storm_card": 4, **QUIET}
    drawn = {
        at_storm(position, ("fremen", "guild"), seed, ruleset="advanced").storm_card
        for seed in range(60)
    }

    assert drawn == set(STORM_DECK)


def test_storm_06_a_card_shown_is_hidden_no_more() -> None:
    """From the moment it is turned until the next one is drawn there is no hidden card."""
    position = {"turn": 2, "storm_card": 4, "hands": {"guild": ["weather_control"]}}
    game = at_storm(position, ("fremen", "guild"), ruleset="advanced")

    assert game.storm_card is None
    assert game.view(None)["steps"][-1]["sectors"] == 4


@pytest.mark.parametrize("holder", ["guild", "emperor", "harkonnen"])
def test_storm_09_on_a_strict_table_nobody_can_tell_who_holds_the_card(holder: str) -> None:
    """Everybody with cards is asked in both windows, and it looks the same to all others."""
    hands = {seat: ["hajr" if seat == "guild" else "shield"] for seat in ORDER[:2]}
    hands |= {"harkonnen": ["snooper"], holder: ["weather_control"]}
    position = {"turn": 2, "storm_card": 3, "hands": hands}
    options: dict[str, Any] = {"storm_source": "storm_card", "responses": "strict"}
    seats = ("guild", "emperor", "harkonnen")
    game = at_storm(position, seats, **options)
    questions = 0
    while game.stack and isinstance(game.stack[-1], storm.BeforeTheStorm):
        (asked,) = game.pending
        assert game.view(None)["waiting"] == [{"seat": None, "kind": "respond"}]
        game.play(game.notation().read(f"{asked.seat} pass"))
        questions += 1

    assert questions == 6


@pytest.mark.parametrize("holder", ["guild", "emperor", "harkonnen"])
def test_storm_09_together_all_answer_before_anything_comes_about(holder: str) -> None:
    """Whoever holds the card, and in whatever order they answer."""
    hands = {"guild": ["hajr"], "emperor": ["shield"], "harkonnen": ["snooper"]}
    hands |= {holder: ["weather_control"]}
    position = {"turn": 2, "storm_card": 3, "hands": hands}
    options: dict[str, Any] = {"storm_source": "storm_card", "responses": "together"}
    game = at_storm(position, ("guild", "emperor", "harkonnen"), **options)
    for number, seat in enumerate((holder, *[seat for seat in hands if seat != holder])):
        assert len(game.pending) == 3 - number
        assert game.view(None)["waiting"] == [{"seat": None, "kind": "respond"}]
        assert game.view(None)["steps"][-1]["sectors"] == 3
        game.play(game.notation().read(f"{seat} {'weather 5' if seat == holder else 'pass'}"))

    assert game.view(None)["steps"][-1]["sectors"] == 5
    assert [decision.seat for decision in game.pending if decision.seat == holder] == []


def test_storm_09_whether_a_card_was_played_is_imagined_as_well() -> None:
    """What a rival imagines does not hang on whether the holder has passed or played."""
    hands = {"guild": ["hajr"], "emperor": ["weather_control"], "harkonnen": ["snooper"]}
    position = {"turn": 2, "storm_card": 3, "hands": hands}
    options: dict[str, Any] = {"storm_source": "storm_card", "responses": "together"}
    answered = [at_storm(position, ("guild", "emperor", "harkonnen"), **options) for _ in range(2)]
    for game, answer in zip(answered, ("pass", "weather 5"), strict=True):
        game.play(game.notation().read(f"emperor {answer}"))

    imagined = [
        [game.redeal("guild", Chance.seeded(seed)).stack[-1] for seed in range(400)]
        for game in answered
    ]

    assert imagined[0] == imagined[1]
    assert len(set(imagined[0])) > 2


def test_storm_09_elsewhere_only_who_can_do_something_is_asked() -> None:
    """The default table is quicker: no question without a choice."""
    position = {"turn": 2, "storm_card": 3, "hands": {"guild": ["shield"]}, **QUIET}
    game = at_storm(position, ORDER[:2], storm_source="storm_card")

    assert game.storm == 3


@pytest.mark.parametrize(
    ("caught", "dying"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (20, 10)]
)
def test_storm_22_half_rounded_up(caught: int, dying: int) -> None:
    """D-STORM-22: of one place."""
    position = {
        "turn": 2,
        "storm": 13,
        "forces": {"fremen": {"funeral_plain@14": caught}},
        "storm_card": 1,
        **QUIET,
    }
    game = at_storm(position, ("fremen", "guild"), ruleset="advanced", special_forces=False)

    assert game.tanks["fremen"] == (dying, 0)


@pytest.mark.parametrize(
    ("ordinary", "special", "choices"),
    [
        (3, 0, 0),
        (0, 3, 0),
        (1, 1, 2),
        (3, 2, 3),
        (1, 3, 2),
        (5, 3, 4),
    ],
)
def test_storm_22_how_many_mixes_may_die(ordinary: int, special: int, choices: int) -> None:
    """They are asked only if there is a choice of kinds."""
    position = {
        "turn": 2,
        "storm": 13,
        "forces": {"fremen": {"funeral_plain@14": ordinary}},
        "specials": {"fremen": {"funeral_plain@14": special}},
        "storm_card": 1,
        **QUIET,
    }
    game = at_storm(position, ("fremen", "guild"), ruleset="advanced")
    asked = [decision for decision in game.pending if decision.kind == "storm_losses"]

    assert sum(decision.actions.size for decision in asked) == choices


def test_storm_22_each_place_is_asked_about_by_itself() -> None:
    """In the order in which the storm comes to them."""
    places = {"funeral_plain@14": 1, "habbanya_erg@15": 1}
    position = {
        "turn": 2,
        "storm": 13,
        "forces": {"fremen": places},
        "specials": {"fremen": places},
        "storm_card": 2,
        **QUIET,
    }
    game = at_storm(position, ("fremen", "guild"), ruleset="advanced")
    asked = []
    while game.pending[0].kind == "storm_losses":
        asked.append(game.view("fremen")["steps"][-1]["cell"])
        play(game, "fremen lose 0")

    assert asked == ["funeral_plain@14", "habbanya_erg@15"]
    assert game.tanks["fremen"] == (2, 0)


def test_storm_22_nobody_is_asked_to_stop_what_does_not_happen() -> None:
    """A Karama is offered only when Fremen are really caught."""
    position = {"turn": 2, "storm": 13, "hands": {"guild": ["karama"]}, "storm_card": 1, **QUIET}
    safe = at_storm(position, ("fremen", "guild"), ruleset="advanced")
    caught = {"forces": {"fremen": {"funeral_plain@14": 1}}}
    hit = at_storm({**position, **caught}, ("fremen", "guild"), ruleset="advanced")

    assert safe.view(None)["steps"][-1]["advantage"] == "storm_control"
    assert hit.view(None)["steps"][-1]["advantage"] == "storm_losses"


def test_storm_28_contested_cities_give_nobody_ornithopters() -> None:
    """D-STORM-28: uncontested, and not by advisors."""
    position = {
        "turn": 2,
        "storm": 13,
        "storm_card": 1,
        "forces": {
            "guild": {"arrakeen@9": 1, "carthag@10": 1},
            "emperor": {"carthag@10": 2},
            "bene_gesserit": {"arrakeen@9": 1},
        },
        **QUIET,
    }
    seats = ("fremen", "guild", "emperor", "bene_gesserit")

    assert at_storm(position, seats, ruleset="tournament").ornithopters == ("guild",)
