"""Revival: prices as tables, which leaders may come back, and revivals at any time."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from landsraad.dune import Dune, ghola, tanks
from landsraad.dune.actions.revival import GholaLeader, ImperialForces, Revive
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADER
from landsraad.dune.phases import revival
from landsraad.dune.phases.revival import LeaderRevival
from landsraad.dune.state import KWISATZ_HADERACH

GUILD = FACTIONS[FACTION["guild"]].leaders
NAMES = ["staban_tuek", "master_bewt", "esmar_tuek", "soo_soo_sook", "guild_rep"]


def at_revival(seats: list[str], options: Any = None, **position: Any) -> Dune:
    chosen = {"deals": False, "standing": False, **(options or {})}
    return Dune.new(Dune.read_setup(seats, chosen, 0, "", {"phase": "revival", **position}))


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


@pytest.mark.parametrize(
    ("seat", "ally", "prices"),
    [
        ("atreides", None, (0, 0, 0, 2)),
        ("bene_gesserit", None, (0, 0, 2, 4)),
        ("emperor", None, (0, 0, 2, 4)),
        ("fremen", None, (0, 0, 0, 0)),
        ("guild", None, (0, 0, 2, 4)),
        ("harkonnen", None, (0, 0, 0, 2)),
        ("guild", "fremen", (0, 0, 0, 0)),
        ("guild", "emperor", (0, 0, 2, 4)),
    ],
)
def test_revival_01_price_of_forces(seat: str, ally: str | None, prices: tuple[int, ...]) -> None:
    """D-REVIVAL-1 to 3: what no, one, two and three forces cost."""
    game = at_revival(list(Dune.all_seats), alliances=[[seat, ally]] if ally else [])

    assert tuple(revival.price_of_forces(game, seat, number) for number in range(4)) == prices


@pytest.mark.parametrize(
    ("seat", "most_with"),
    [
        ("guild", {0: 1, 1: 1, 2: 2, 4: 3, 40: 3}),
        ("harkonnen", {1: 2, 2: 3}),
        ("fremen", {0: 3, 40: 3}),
    ],
)
def test_revival_01_most_forces(seat: str, most_with: dict[int, int]) -> None:
    """D-REVIVAL-1, D-REVIVAL-2: three at most, and what can be paid."""
    game = at_revival(list(Dune.all_seats))

    assert {spice: revival.most_forces(game, seat, spice) for spice in most_with} == most_with


def test_the_choices_are_all_that_can_be_paid() -> None:
    """Forces and leader share the purse: compare with a plain count."""
    game = at_revival(["guild", "fremen"], spice={"guild": 5}, tanks={"guild": 9}, dead=NAMES)
    leaders = [(None, 0), *[(name, game_price(name)) for name in NAMES]]
    expected = {
        (forces, leader)
        for leader, price in leaders
        for forces in range(4)
        if (forces or leader) and 2 * max(0, forces - 1) + price <= 5
    }
    offered = [a for a in revival.revivals(game, "guild") if isinstance(a, Revive)]

    assert {(action.forces, action.leader) for action in offered} == expected
    assert len(offered) == len(expected)


def game_price(name: str) -> int:
    return tanks.price_of_disc(tanks.DISC[name])


def test_the_order_of_revivals_does_not_matter() -> None:
    """D-REVIVAL-15: everybody at once."""
    lines = ["atreides revive 3 0 -", "guild revive 2 0 guild_rep", "fremen revive 1 0 -"]
    digests = set()
    for order in permutations(lines):
        game = at_revival(
            ["atreides", "fremen", "guild"],
            tanks={"atreides": 4, "guild": 4, "fremen": 4},
            dead=NAMES,
        )
        play(game, *order)
        digests.add(game.digest())

    assert len(digests) == 1


def test_who_cannot_pay_is_asked_all_the_same() -> None:
    """Being asked hangs on the tanks, which all see, and never on spice."""
    game = at_revival(["atreides", "guild"], spice={"guild": 0}, dead=NAMES)

    assert [(d.seat, d.kind, d.actions.size) for d in game.pending] == [("guild", "revive", 1)]


@pytest.mark.parametrize(
    ("in_tanks", "refused", "asked"), [(1, False, False), (2, False, True), (2, True, False)]
)
def test_fremen_help_is_challenged_only_when_it_matters(
    in_tanks: int, refused: bool, asked: bool
) -> None:
    """The ally's own free force needs no help, and help refused cannot be stopped."""
    game = at_revival(
        ["atreides", "fremen", "guild"],
        alliances=[["fremen", "guild"]],
        hands={"atreides": ["karama"]},
    )
    game.to_reserves("guild", -in_tanks)
    game.to_tanks("guild", in_tanks)
    game.refused = ("ally_free_revival",) if refused else ()
    game.become(revival.RevivalPhase())
    game.settle()

    assert (game.pending[0].kind == "respond") is asked


def test_a_leader_whose_death_was_secret_is_not_taken_back() -> None:
    """Reviving one that lay face up taught nobody anything; one that lay face down may have."""
    for deaths, can_undo in ((1, True), (2, False)):
        game = at_revival(["guild", "harkonnen"], dead=NAMES, tanks={"harkonnen": 1})
        for leader in GUILD:
            game.dead[leader] = game.deaths[leader] = deaths
        play(game, "guild revive 0 0 guild_rep")

        assert game.can_undo("guild") is can_undo


# Leaders.


@pytest.mark.parametrize(
    ("case", "deaths", "captives", "held"),
    [
        ("all killed once", (1, 1, 1, 1, 1), (), ()),
        ("one killed twice", (2, 1, 1, 1, 1), (), (0,)),
        ("two killed twice", (2, 2, 1, 1, 1), (), (0, 1)),
        ("all killed twice", (2, 2, 2, 2, 2), (), ()),
        ("killed three times beside twice", (3, 2, 2, 2, 2), (), (0,)),
        ("a captive that never died does not count", (2, 2, 2, 2, 0), (4,), ()),
        ("a free one that never died does", (2, 2, 2, 2, 0), (), (0, 1, 2, 3)),
        ("the first death is never held back", (1, 1, 1, 1, 0), (), ()),
    ],
)
def test_revival_10_held_back(
    case: str, deaths: tuple[int, ...], captives: tuple[int, ...], held: tuple[int, ...]
) -> None:
    """D-REVIVAL-10, by how often each of the five Guild leaders has died."""
    game = at_revival(["guild", "harkonnen"])
    for leader, number in zip(GUILD, deaths, strict=True):
        game.deaths[leader] = number
    game.captives = tuple(GUILD[place] for place in captives)
    found = tuple(
        p for p, i in enumerate(GUILD) if p not in captives and tanks.is_held_back(game, i)
    )

    assert found == held, case


def names_revivable(game: Dune) -> list[str]:
    tanks.open_leader_revival(game, "guild")
    return [tanks.DISC_NAMES[disc] for disc in tanks.revivable_discs(game, "guild")]


def test_a_house_revives_its_leaders_one_by_one_until_all_are_back() -> None:
    """D-REVIVAL-8, from the death of the last to the return of the last."""
    game = at_revival(["guild", "harkonnen"])
    for leader in GUILD[:4]:
        game.kill_leader(leader)

    assert names_revivable(game) == []

    game.kill_leader(GUILD[4])
    for come_back in range(5):
        assert names_revivable(game) == NAMES[come_back:]
        game.revive_leader(GUILD[come_back])

    assert names_revivable(game) == []
    game.kill_leader(GUILD[0])
    assert names_revivable(game) == []


def test_a_revived_leader_killed_again_waits_for_the_others() -> None:
    """D-REVIVAL-10: they must all have come back and died before it is its turn again."""
    game = at_revival(["guild", "harkonnen"])
    for leader in GUILD:
        game.kill_leader(leader)
    tanks.open_leader_revival(game, "guild")
    game.revive_leader(GUILD[0])
    game.kill_leader(GUILD[0])

    for leader in GUILD[1:]:
        assert NAMES[0] not in names_revivable(game)
        game.revive_leader(leader)
    for leader in GUILD[1:]:
        assert names_revivable(game) == []
        game.kill_leader(leader)

    assert names_revivable(game) == NAMES


def test_a_captive_that_comes_home_has_come_back() -> None:
    """D-REVIVAL-9: away while captive; home alive, it need not be revived."""
    game = at_revival(["guild", "harkonnen"])
    for leader in GUILD[:4]:
        game.kill_leader(leader)
    game.captives = (GUILD[4],)

    assert names_revivable(game) == NAMES[:4]

    game.captives = ()
    tanks.open_leader_revival(game, "guild")

    assert game.returning == GUILD[:4]


def test_the_kwisatz_haderach_needs_the_leaders_revival_to_be_open() -> None:
    """D-REVIVAL-12: open until the last leader is back, then closed to him too."""
    game = at_revival(["atreides", "guild"], options={"ruleset": "advanced"}, kwisatz_losses=7)
    own = FACTIONS[FACTION["atreides"]].leaders
    game.kill_leader(KWISATZ_HADERACH)

    assert tanks.revivable_discs(game, "atreides") == []

    for leader in own:
        game.kill_leader(leader)
    tanks.open_leader_revival(game, "atreides")

    assert tanks.revivable_discs(game, "atreides") == [*own, KWISATZ_HADERACH]

    for leader in own:
        game.revive_leader(leader)

    assert tanks.revivable_discs(game, "atreides") == []


def test_leaders_after_ones_own_move() -> None:
    """D-REVIVAL-15: what the shipment phase pushes; it ends by itself if nobody is dead."""
    game = at_revival(["guild", "harkonnen"], {"ruleset": "tournament"}, tanks={"harkonnen": 1})
    game.push(LeaderRevival("guild"))
    game.settle()

    assert [decision.kind for decision in game.pending] == ["revive"]

    for leader in GUILD:
        game.kill_leader(leader)
    game.push(LeaderRevival("guild"))
    game.settle()

    assert [decision.kind for decision in game.pending] == ["revive_leader"]

    play(game, "guild revive 0 0 staban_tuek")

    assert game.spice["guild"] == 0
    assert not game.dead[LEADER["staban_tuek"]]


# At any time.


def test_a_leader_revived_during_the_battles_may_fight_anywhere() -> None:
    """D-BATTLE-46: where it fought before it died is forgotten."""
    game = at_revival(["guild", "harkonnen"], hands={"guild": ["tleilaxu_ghola"]})
    game.fought_in[GUILD[0]] = 3
    game.kill_leader(GUILD[0])
    ghola.use(game, GholaLeader("guild", NAMES[0]))

    assert game.fought_in[GUILD[0]] == 0
    assert game.leaders_of("guild") == GUILD


def test_only_who_holds_the_card_is_offered_it() -> None:
    """And nobody else sees that he is."""
    game = at_revival(
        ["guild", "harkonnen"], hands={"guild": ["tleilaxu_ghola"]}, tanks={"guild": 2}
    )
    (offer,) = ghola.offers(game)

    assert (offer.seat, offer.required) == ("guild", False)
    assert [str(action) for action in offer.actions] == ["guild ghola 1 0", "guild ghola 2 0"]


def test_the_ghola_brings_back_the_kwisatz_haderach() -> None:
    """He is revived like a leader (D-REVIVAL-12, D-REVIVAL-13)."""
    game = at_revival(
        ["atreides", "guild"],
        {"ruleset": "advanced"},
        hands={"atreides": ["tleilaxu_ghola"]},
        dead=["kwisatz_haderach"],
        kwisatz_losses=7,
    )
    (offer,) = ghola.offers(game)

    assert [str(action) for action in offer.actions] == ["atreides ghola kwisatz_haderach"]

    ghola.use(game, GholaLeader("atreides", "kwisatz_haderach"))

    assert not game.dead[KWISATZ_HADERACH]


def test_the_living_are_not_offered() -> None:
    """Neither leaders nor the Kwisatz Haderach, who may never have woken."""
    game = at_revival(
        ["atreides", "guild"], hands={"atreides": ["tleilaxu_ghola"]}, dead=["duncan_idaho"]
    )

    assert tanks.dead_discs(game, "atreides") == [LEADER["duncan_idaho"]]


@pytest.mark.parametrize(
    ("ruleset", "expected"),
    [
        ("advanced", {(0, 1), (1, 0), (1, 1)}),
        ("tournament", {(0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2)}),
    ],
)
def test_the_emperors_power(ruleset: str, expected: set[tuple[int, int]]) -> None:
    """D-REVIVAL-14: which mixes of one ordinary force and four Sardaukar may come back."""
    game = at_revival(
        ["emperor", "guild"],
        {"ruleset": ruleset},
        hands={"emperor": ["karama"]},
        tanks={"emperor": 1},
        special_tanks={"emperor": 4},
    )
    (offer,) = ghola.power_offers(game)
    mixes = [(a.forces, a.specials) for a in offer.actions if isinstance(a, ImperialForces)]

    assert set(mixes) == expected
    assert len(mixes) == len(expected)


@pytest.mark.parametrize(
    ("case", "hand", "spent", "offered"),
    [
        ("with a Karama", ["karama"], [], True),
        ("without one", ["hajr"], [], False),
        ("spent", ["karama"], ["emperor"], False),
    ],
)
def test_when_the_emperor_has_his_power(
    case: str, hand: list[str], spent: list[str], offered: bool
) -> None:
    """D-KARAMA-27: with a Karama, once a game."""
    game = at_revival(
        ["emperor", "guild"],
        {"ruleset": "advanced"},
        hands={"emperor": hand},
        tanks={"emperor": 1},
        karama_spent=spent,
    )

    assert bool(ghola.power_offers(game)) is offered, case


def test_the_emperor_helps_several_allies() -> None:
    """D-REVIVAL-4 where alliances are larger: three forces for each, as far as the spice goes."""
    game = at_revival(
        ["atreides", "emperor", "guild"],
        {"alliance_variant": "3/4"},
        tanks={"atreides": 5, "guild": 2},
        alliances=[["atreides", "emperor", "guild"]],
    )
    play(game, "atreides pass", "guild pass", "emperor fund [atreides:3,guild:2]")

    assert game.tanks["atreides"] == (2, 0)
    assert game.tanks["guild"] == (0, 0)
    assert game.spice["emperor"] == 0
