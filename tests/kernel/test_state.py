"""State: a field is declared once, and all that depends on it follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import landsraad
import landsraad.kernel as k
from crysknife import Crysknife
from landsraad.kernel.state import StateField, state
from tests.kernel.toys import RULES, duel, make_known, play_out


@dataclass(init=False, eq=False, repr=False, slots=True)
class Cellar(k.Game):
    """A game with a field of every kind."""

    name = "cellar"
    all_seats = ("red", "blue")
    folder = RULES

    lamp: str
    """Not part of the state."""

    level: int = k.state(0, k.EVERYBODY, "How deep.")
    jars: dict[str, int] = k.state(k.per_seat(3), k.OWNER, "Jars by seat.")
    shelf: bytearray = k.state(lambda game: bytearray(4), k.NOBODY, "What stands on it.")
    rooms: dict[str, dict[int, str]] = k.state(
        lambda game: {"north": {}},
        k.SOME,
        "Two levels of what changes.",
        copied=lambda rooms: {name: room.copy() for name, room in rooms.items()},
    )


def cellar() -> Cellar:
    game = Cellar(Cellar.read_setup(None, {}, 1), k.Chance.seeded(1))
    game.lay_out()
    return game


def test_a_line_says_everything_about_a_field() -> None:
    """Name, first value, who sees it and what it means; in the order of the lines."""
    said = [(field.name, field.seen, field.meaning) for field in Cellar.state_fields]

    assert said == [
        ("level", "everybody", "How deep."),
        ("jars", "owner", "Jars by seat."),
        ("shelf", "nobody", "What stands on it."),
        ("rooms", "some", "Two levels of what changes."),
    ]


def test_a_game_is_laid_out_with_first_values() -> None:
    """Plain ones are shared, others are made for each game."""
    game, other = cellar(), cellar()

    assert (game.level, game.jars, game.shelf) == (0, {"red": 3, "blue": 3}, bytearray(4))
    assert game.jars is not other.jars


def test_a_copy_has_everything_of_its_own() -> None:
    """Whatever changes in one stays as it was in the other."""
    game = cellar()
    game.rooms["north"][1] = "spice"
    twin = game.copy()
    twin.level, twin.jars["red"], twin.shelf[0] = 1, 0, 9
    twin.rooms["north"][1] = "water"

    assert (game.level, game.jars["red"], game.shelf[0]) == (0, 3, 0)
    assert game.rooms == {"north": {1: "spice"}}


def test_what_is_written_out_does_what_the_kernel_would_do() -> None:
    """The methods made for a class are the general ones, only faster."""
    game, twin, other = cellar(), cellar(), cellar()
    game.level, game.jars["blue"], game.rooms["north"][2] = 4, 1, "sand"
    game.copy_state(twin)
    k.Game.copy_state(game, other)
    names = [field.name for field in Cellar.state_fields]

    assert [getattr(twin, name) for name in names] == [getattr(other, name) for name in names]
    assert twin.rooms["north"] is not game.rooms["north"] is not other.rooms["north"]
    k.Game.lay_out(other)
    assert [getattr(other, name) for name in names] == [getattr(cellar(), name) for name in names]


def test_a_field_that_is_not_declared_is_no_state() -> None:
    """It gets its place in the object, and nothing else."""
    game = cellar()
    game.lamp = "lit"

    assert "lamp" not in [field.name for field in Cellar.state_fields]
    assert not hasattr(game.copy(), "lamp")


def test_a_first_value_that_can_change_is_refused() -> None:
    """Otherwise all games would share it."""
    with pytest.raises(TypeError, match=r"\{\} can change: give a function"):
        state({}, k.EVERYBODY, "A mistake.")


def test_somebody_sees_it_or_nobody_does() -> None:
    with pytest.raises(ValueError, match="a field is seen by one of everybody, owner, nobody"):
        state(0, "the cat", "A mistake.")


@dataclass(init=False, eq=False, repr=False, slots=True)
class LaterCrysknife(Crysknife):
    """The example with a field that came later."""

    thirst: int = k.state(0, k.EVERYBODY, "A field that came later.")


def test_a_new_field_changes_no_digest_and_no_saved_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it has its first value, it is as if it was not there."""
    texts, digests = [], []
    for seed in range(5):
        game = play_out(duel(seed=seed), seed, 9)
        texts.append(landsraad.save_game(game))
        digests.append(game.digest())
    make_known(monkeypatch, LaterCrysknife)
    resumed: list[Any] = [landsraad.resume_game(text) for text in texts]

    assert [game.thirst for game in resumed] == [0] * 5
    assert [game.digest() for game in resumed] == digests
    assert [landsraad.save_game(game) for game in resumed] == texts


def test_a_new_field_counts_once_it_has_another_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is in the digest and in the saved game."""
    make_known(monkeypatch, LaterCrysknife)
    game = LaterCrysknife.new(LaterCrysknife.read_setup(seed=7))
    before = game.digest()
    game.thirst = 2
    packed: Any = game.pack_state()

    assert game.digest() != before
    assert packed["state"]["thirst"] == 2


def test_fields_at_their_first_values_are_left_out() -> None:
    """At the beginning of a duel only cards are where they were not."""
    packed: Any = duel(seed=7).pack_state()

    assert list(packed) == ["stack", "outcome", "chance", "state"]
    assert list(packed["state"]) == ["deck", "hands"]


def test_a_state_field_tells_its_first_value_in_a_game() -> None:
    by_game = StateField("x", lambda game: len(game.seats), k.EVERYBODY, "", None)

    assert by_game.first_in(cellar()) == 2
    assert StateField("x", 7, k.EVERYBODY, "", None).first_in(cellar()) == 7
