"""What is declared of a game's state is true, and the reference of fields says it."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel.laws import Mode, positions
from landsraad.kernel.state import EVERYBODY, OWNER, StateField
from tests.test_laws import every_mode
from tools.state_reference import PAGE, page


@every_mode
def test_who_sees_a_field_is_declared_truly(mode: Mode) -> None:
    """Exchanging what a seat does not know leaves alone what all see, and what is its own."""
    for game, chance in positions(mode, 1, max(10, mode.stride)):
        if game.over:
            continue
        for seat in game.seats:
            twin = game.redeal(seat, chance)
            changed = [
                field.name
                for field in game.state_fields
                if known(field, getattr(game, field.name), seat)
                != known(field, getattr(twin, field.name), seat)
            ]

            assert changed == [], seat


def known(field: StateField, value: Any, seat: str) -> Any:
    """What a seat knows of a field by its declaration."""
    if field.seen == EVERYBODY:
        return value
    return value.get(seat) if field.seen == OWNER else None


def test_the_reference_of_fields_is_up_to_date() -> None:
    """`make reference` writes it from the declarations."""
    assert PAGE.read_text("utf-8") == page()


@pytest.mark.parametrize("game", [Dune, Arrakis])
def test_every_field_has_a_meaning(game: type[Dune | Arrakis]) -> None:
    """In one line that ends like a sentence."""
    for field in game.state_fields:
        assert field.meaning.endswith("."), field.name
        assert "\n" not in field.meaning
