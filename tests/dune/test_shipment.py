"""Shipments: prices, payers, spaces, and what nobody else may see."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from landsraad.dune.actions.shipment import Arrive, Ship, ShipAcross
from landsraad.dune.board import CELL, CELLS, SECTOR_OF, STRONGHOLD_CELLS, members
from landsraad.dune.game import Dune
from landsraad.dune.travel.limits import crowded, landing, whole
from landsraad.dune.travel.prices import affordable, pay_shipment, price, rate_to
from landsraad.dune.travel.ship import Shipping
from landsraad.dune.travel.spaces import numbers, shipments
from landsraad.kernel.record import resume_game, save_game


def table(*seats: str, options: Mapping[str, object] | None = None, **position: Any) -> Dune:
    """A game at the beginning of the shipment phase."""
    chosen = {"deals": False, "standing": False, **(options or {})}
    told = {"phase": "shipment", **position}
    return Dune.new(Dune.read_setup(seats, chosen, 0, position=told))


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


# Prices.


@pytest.mark.parametrize(
    ("case", "forces", "rate", "half", "expected"),
    [
        ("full, stronghold", 5, 1, None, 5),
        ("full, elsewhere", 5, 2, None, 10),
        ("printed: five forces of the Guild", 5, 1, "up", 3),
        ("printed: one force of the Guild", 1, 1, "up", 1),
        ("half price elsewhere needs no rounding", 3, 2, "up", 3),
        ("home: one spice for two", 4, 1, "up", 2),
        ("Karama in 2009, rounded down", 5, 1, "down", 2),
        ("Karama in 2009, one force free", 1, 1, "down", 0),
    ],
)
def test_ship_13_prices(case: str, forces: int, rate: int, half: Any, expected: int) -> None:
    assert price(forces, rate, half) == expected, case


@pytest.mark.parametrize(
    ("shipper", "rate", "half_price", "paid_to"),
    [
        ("guild", "half", True, None),
        ("atreides", "half", True, "guild"),
        ("atreides", "full", False, "guild"),
        ("fremen", "half", False, "guild"),
    ],
)
def test_a_view_tells_what_a_shipment_costs(
    shipper: str, rate: str, half_price: bool, paid_to: str | None
) -> None:
    """D-SHIP-10, D-SHIP-11, D-SHIP-18: as the switches of the table have it."""
    game = table(
        "atreides",
        "guild",
        "fremen",
        options={"guild_ally_rate": rate, "karama_ship_rounding": "down"},
        alliances=[["atreides", "guild"]],
    )
    step = Shipping(shipper).view(game, None)

    assert (step["half_price"], step["paid_to"]) == (half_price, paid_to)
    assert step["karama_rounding"] == "down"


@pytest.mark.parametrize("half", [None, "up", "down"])
def test_as_many_are_affordable_as_the_price_allows(half: Any) -> None:
    """The two functions of a price are each other's inverse."""
    for spice, rate in product(range(40), (1, 2)):
        most = affordable(spice, rate, half)

        assert price(most, rate, half) <= spice < price(most + 1, rate, half)


def test_ship_05_rates() -> None:
    """Five strongholds cost 1, everything else 2, the Polar Sink and the Shield Wall included."""
    cheap = {CELLS[cell] for cell in range(len(CELLS)) if rate_to(cell) == 1}

    assert cheap == {
        "arrakeen@9",
        "carthag@10",
        "sietch_tabr@13",
        "habbanya_sietch@16",
        "tueks_sietch@4",
    }


# Who pays.


def test_ship_11_an_ally_pays_what_it_has_pledged() -> None:
    game = table(
        "harkonnen", "atreides", "emperor",
        spice={"harkonnen": 2, "atreides": 5},
        alliances=[["harkonnen", "atreides"]],
    )  # fmt: skip
    game.support = {**game.support, "atreides": 3}

    assert shipments(game, "harkonnen").find(Ship("harkonnen", "carthag@10", 5, 0)) >= 0
    assert shipments(game, "harkonnen").find(Ship("harkonnen", "carthag@10", 6, 0)) < 0
    assert pay_shipment(game, "harkonnen", 4, None) == {"atreides": 3, "harkonnen": 1}
    assert (game.spice["harkonnen"], game.spice["atreides"]) == (1, 2)


@pytest.mark.parametrize(("returns", "guild"), [(True, 5 + 2), (False, 5 + 2 - 3)])
def test_ship_12_what_the_guild_pays_for_its_ally(returns: bool, guild: int) -> None:
    """D-SHIP-12: its own share comes back to the Guild, or goes to the bank."""
    game = table(
        "harkonnen", "guild", "emperor",
        options={"guild_contribution_returns": returns},
        spice={"harkonnen": 2, "guild": 5},
        alliances=[["harkonnen", "guild"]],
    )  # fmt: skip
    game.support = {**game.support, "guild": 3}

    assert pay_shipment(game, "harkonnen", 5, "guild") == {"guild": 3, "harkonnen": 2}
    assert (game.spice["harkonnen"], game.spice["guild"]) == (0, guild)
    assert not list(game.faults())


# Spaces.


def test_numbers_of_forces_are_all_and_only_those_that_can_be_paid() -> None:
    for ordinary, special, most in product(range(4), range(3), range(7)):
        listed = [
            (forces, specials)
            for some, others in numbers((ordinary, special), most)
            for forces in some
            for specials in others
        ]
        expected = {
            (forces, specials)
            for forces, specials in product(range(ordinary + 1), range(special + 1))
            if 1 <= forces + specials <= most
        }

        assert set(listed) == expected
        assert len(listed) == len(expected)


def test_shipments_are_all_and_only_those_a_plain_search_finds() -> None:
    """The Emperor with Sardaukar, allied to the Guild: landings and shipments across."""
    game = table(
        "emperor", "guild", "harkonnen", "atreides",
        options={"ruleset": "advanced", "guild_turn_at_will": False},
        storm=6,
        spice={"emperor": 3},
        alliances=[["emperor", "guild"]],
        tanks={"emperor": 9}, special_tanks={"emperor": 2},
        forces={
            "emperor": {"pasty_mesa@5": 2, "pasty_mesa@6": 1},
            "guild": {"tueks_sietch@4": 1, "polar_sink": 1},
            "harkonnen": {"carthag@10": 1}, "atreides": {"carthag@10": 1},
        },
        specials={"emperor": {"pasty_mesa@5": 1}},
    )  # fmt: skip
    space = shipments(game, "emperor")
    open_cells = [c for c in CELLS if game_allows(game, c)]
    landings = {
        Ship("emperor", cell, forces, specials)
        for cell, forces, specials in product(open_cells, range(4), range(3))
        if forces + specials and price(forces + specials, rate_to(CELL[cell]), "up") <= 3
    }
    across = {
        ShipAcross(
            "emperor",
            (("pasty_mesa@5", forces),) if forces else (),
            (("pasty_mesa@5", specials),) if specials else (),
            cell,
        )
        for cell, forces, specials in product(open_cells, range(3), range(2))
        if forces + specials
        and not cell.startswith("pasty_mesa")
        and price(forces + specials, rate_to(CELL[cell]), "up") <= 3
    }

    assert {a for a in space if isinstance(a, Ship)} == landings
    assert {a for a in space if isinstance(a, ShipAcross)} == across
    assert space.size == 1 + len(landings) + len(across)


def game_allows(game: Dune, cell: str) -> bool:
    """D-SHIP-7 to 9 for that position, written out."""
    barred = ("carthag@10", "tueks_sietch@4")
    return SECTOR_OF[CELL[cell]] != game.storm and cell not in barred


def test_ship_20_sixteen_territories_of_arrival() -> None:
    game = table("fremen", "harkonnen", storm=1)
    cells = {a.cell for a in shipments(game, "fremen") if isinstance(a, Arrive)}

    assert len({cell.partition("@")[0] for cell in cells}) == 16


def test_crowded_territories_hold_two_others() -> None:
    game = table(
        "emperor", "harkonnen", "atreides",
        forces={
            "harkonnen": {"carthag@10": 1, "cielago_north@0": 1, "arrakeen@9": 1},
            "atreides": {"carthag@10": 1, "cielago_north@2": 1},
            "emperor": {"arrakeen@9": 1},
        },
    )  # fmt: skip
    everywhere = (1 << len(CELLS)) - 1
    found = crowded(game, "emperor", everywhere)

    assert found == whole(1 << CELL["carthag@10"] | 1 << CELL["cielago_north@0"])
    assert crowded(game, "emperor", STRONGHOLD_CELLS) == 1 << CELL["carthag@10"]
    assert crowded(game, "harkonnen", everywhere) == 0
    assert CELL["carthag@10"] not in members(landing(game, "emperor"))


# Secrets.


def test_ship_04_only_the_atreides_see_the_spice_card() -> None:
    game = table("harkonnen", "atreides", spice_deck=["shai_hulud"])
    seen = {eyes: game.view(eyes)["table"]["decks"]["next_spice"] for eyes in (*game.seats, None)}

    assert seen == {"atreides": "shai_hulud", "harkonnen": None, None: None}


def test_ship_04_a_karama_keeps_the_card_from_them() -> None:
    game = table(
        "harkonnen", "atreides", spice_deck=["shai_hulud"], hands={"harkonnen": ["karama"]}
    )
    play(game, "harkonnen respond karama")

    assert game.spice_known == ()
    assert game.view("atreides")["table"]["decks"]["next_spice"] is None


@pytest.mark.parametrize(("hand", "choices"), [(["karama"], 2), (["shield"], 1)])
def test_ship_22_a_strict_table_asks_the_guild_whatever_it_holds(
    hand: list[str], choices: int
) -> None:
    """Being asked tells nobody that the Guild holds a Karama."""
    game = table(
        "harkonnen", "guild",
        options={"ruleset": "advanced", "responses": "strict", "guild_turn_at_will": False},
        hands={"guild": hand},
    )  # fmt: skip
    play(game, "harkonnen ship carthag@10 1 0")
    (decision,) = game.pending

    assert (decision.seat, decision.kind, decision.private) == ("guild", "stop_shipment", True)
    assert decision.actions.size == choices
    assert game.view("harkonnen")["waiting"] == [{"seat": None, "kind": "respond"}]


def test_ship_01_who_has_no_spice_is_asked_all_the_same() -> None:
    """An empty shield is a secret."""
    game = table("harkonnen", "emperor", spice={"harkonnen": 0})

    assert [(d.seat, d.kind, d.actions.size) for d in game.pending] == [("harkonnen", "ship", 1)]


# Karama.


def test_karama_29_for_the_whole_phase_the_guild_earns_nothing() -> None:
    game = table(
        "harkonnen", "emperor", "guild",
        options={"karama_scope": "whole_phase"},
        spice={"guild": 5},
        hands={"harkonnen": ["karama"]},
    )  # fmt: skip
    play(game, "harkonnen ship carthag@10 1 0", "harkonnen respond karama", "harkonnen pass")
    play(game, "emperor ship arrakeen@9 1 0")

    assert game.spice["guild"] == 5


def test_ship_19_a_karama_keeps_fremen_out_of_the_storm() -> None:
    """They may arrive elsewhere instead (D-KARAMA-30), unless arriving itself is stopped."""
    game = table(
        "fremen", "harkonnen",
        options={"ruleset": "advanced"},
        storm=15,
        hands={"harkonnen": ["karama"]},
    )  # fmt: skip
    play(game, "fremen arrive habbanya_erg@15 3 0", "harkonnen respond -")
    play(game, "harkonnen respond karama")
    space = game.pending[0].actions

    assert space.find(Arrive("fremen", "habbanya_erg@15", 3, 0)) < 0
    assert space.find(Arrive("fremen", "sietch_tabr@13", 3, 0)) >= 0
    assert game.reserves["fremen"] == (17, 3)


def test_a_game_can_be_saved_in_the_middle_of_a_shipment() -> None:
    game = table("guild", "harkonnen", hands={"harkonnen": ["karama"]})
    play(game, "guild ship carthag@10 3 0")
    saved = resume_game(save_game(game))
    play(game, "harkonnen respond -")
    saved.play(saved.notation().read("harkonnen respond -"))

    assert saved.digest() == game.digest()
    assert game.forces_in("guild", 1 << CELL["carthag@10"]) == (3, 0)
