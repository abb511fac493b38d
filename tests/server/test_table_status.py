"""What a list of tables tells of a game without loading it."""

from __future__ import annotations

import landsraad
from landsraad.dune import Dune
from landsraad.kernel.values import Json
from landsraad.server.store import Guest, SeatRow, TableRow
from landsraad.server.tables.table_status import round_of, status_of, waits_for_guest


def row_with(status: Json) -> TableRow:
    """A table of Irulan, who plays the Atreides."""
    seats = (
        SeatRow("atreides", Guest("irulan", "Irulan"), None, False),
        SeatRow("harkonnen", None, "random", False),
    )
    return TableRow("1", "Carthag", "irulan", 0, 0, None, 0, False, seats, status, {})


def test_it_is_not_my_turn_once_i_have_answered_in_a_window() -> None:
    game = landsraad.new_game("dune", seats=["atreides", "harkonnen"], seed=4)
    waiting = status_of(game)["waiting"]
    assert isinstance(waiting, list)
    assert "atreides" in waiting

    assert waits_for_guest(row_with(status_of(game)), "irulan")
    assert not waits_for_guest(row_with(status_of(game, ["atreides"])), "irulan")
    assert waits_for_guest(row_with(status_of(game, ["harkonnen"])), "irulan")


def test_the_turn_of_a_game() -> None:
    seats = ["atreides", "harkonnen"]
    game = Dune.new(Dune.read_setup(seats, {}, 4, "", {"turn": 3, "phase": "storm"}))

    assert round_of(row_with(status_of(game))) == 3
    assert round_of(row_with(status_of(None))) == 0


def test_a_status_that_was_stored_before_these_were_kept() -> None:
    row = row_with({"started": True, "over": False, "waiting": ["atreides"]})

    assert waits_for_guest(row, "irulan")
    assert round_of(row) == 0
