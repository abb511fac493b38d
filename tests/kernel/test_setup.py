"""What is settled before a game: options, seats, seed and its seal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import landsraad.kernel as k
from landsraad.kernel import setup
from landsraad.kernel.setup import LARGEST_SEED, Option, Setup, read_options, read_seats, read_seed

SEATS = ("atreides", "harkonnen", "fremen", "guild")
ROUNDS = Option("rounds", k.Range(1, 20), 8)
MOOD = Option("mood", k.Listed("calm", "stormy", None), "calm")
EXTRAS = Option("extras", k.Subsets(k.Listed("worms", "smugglers"), 0, 2), ())


# Options.


def test_unsaid_options_have_their_defaults() -> None:
    """Every option is there, given or not, in the order of the game."""
    chosen = read_options((ROUNDS, MOOD, EXTRAS), {"mood": None})

    assert list(chosen.items()) == [("rounds", 8), ("mood", None), ("extras", ())]


@pytest.mark.parametrize("value", [1, 20])
def test_an_option_takes_its_values(value: int) -> None:
    """Both ends are included."""
    assert read_options((ROUNDS,), {"rounds": value}) == {"rounds": value}


def test_an_option_may_be_several_things_at_once() -> None:
    """A tuple of words is a value like any other."""
    assert read_options((EXTRAS,), {"extras": ("worms",)}) == {"extras": ("worms",)}


@pytest.mark.parametrize("value", [0, 21, 8.0, True, "8", None, (), [], {}])
def test_an_option_takes_nothing_else(value: Any) -> None:
    """Types are exact: 8.0 is not 8."""
    with pytest.raises(k.BadOptions, match=r"^option rounds cannot be .*; it can be 1, 2, 3"):
        read_options((ROUNDS,), {"rounds": value})


def test_the_message_names_all_values_of_a_short_list() -> None:
    """Whoever gets it wrong can choose from the message."""
    with pytest.raises(k.BadOptions) as wrong:
        read_options((MOOD,), {"mood": "angry"})

    assert str(wrong.value) == "option mood cannot be 'angry'; it can be calm, stormy, None"


def test_the_message_of_a_long_list_says_that_there_is_more() -> None:
    """20 rounds are possible, so the message must not end at 12 as if they were not."""
    with pytest.raises(k.BadOptions) as wrong:
        read_options((ROUNDS,), {"rounds": 21})

    message = str(wrong.value)
    assert "20" in message.split(";")[1] or message.endswith("…")


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ((), "there is no option 'turns'; there are none"),
        ((ROUNDS, MOOD), "there is no option 'turns'; there are rounds, mood"),
    ],
)
def test_an_unknown_option_is_refused_by_name(known: tuple[Option, ...], message: str) -> None:
    """The message names the options there are."""
    with pytest.raises(k.BadOptions) as wrong:
        read_options(known, {"turns": 1})

    assert str(wrong.value) == message


def test_an_option_describes_itself() -> None:
    """For the form of a client."""
    assert EXTRAS.to_json() == {
        "name": "extras",
        "values": {"subsets": {"listed": ["worms", "smugglers"]}, "low": 0, "high": 2},
        "default": [],
    }


# Seats.


def test_without_a_line_up_the_first_seats_play() -> None:
    """As many as there may be."""
    assert read_seats(SEATS, None, 2, 3) == SEATS[:3]


def test_a_line_up_keeps_its_order() -> None:
    """The order given is the order at the table."""
    assert read_seats(SEATS, ["guild", "atreides"], 2, 4) == ("guild", "atreides")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["atreides", "ix"], "there is no seat 'ix'; there are atreides, harkonnen, fremen, guild"),
        (["atreides", None], "there is no seat None; there are"),
        (["atreides", ["guild"]], "there is no seat ['guild']; there are"),
        ("guild", "there is no seat 'g'; there are"),
        (["guild", "guild"], "a seat stands twice in the line-up"),
        (["guild"], "this game has 2 to 3 seats, not 1"),
        (list(SEATS), "this game has 2 to 3 seats, not 4"),
    ],
)
def test_a_line_up_that_is_not_one(given: Any, message: str) -> None:
    """One sentence for each way to get it wrong."""
    with pytest.raises(k.BadOptions) as wrong:
        read_seats(SEATS, given, 2, 3)

    assert str(wrong.value).startswith(message)


def test_a_game_for_exactly_two_says_two() -> None:
    """Not "2 to 2"."""
    with pytest.raises(k.BadOptions, match=r"^this game has 2 seats, not 3$"):
        read_seats(SEATS, SEATS[:3], 2, 2)


# Seed and seal.


@pytest.mark.parametrize("seed", [0, 7, LARGEST_SEED])
def test_a_seed_is_a_number(seed: int) -> None:
    """From 0 to 2**256 - 1."""
    assert read_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1, True, 1.0, "1", None, b"1", [1]])
def test_nothing_else_is_a_seed(seed: Any) -> None:
    """Also nothing that merely looks like a number."""
    with pytest.raises(k.BadOptions, match=r"^a seed is a number from 0 to 2\*\*256 - 1, not "):
        read_seed(seed)


def test_new_seeds_and_salts_are_new() -> None:
    """Nobody can guess them, least of all from the last ones."""
    assert len({setup.new_seed() for _ in range(50)}) == 50
    assert len({setup.new_salt() for _ in range(50)}) == 50
    assert all(0 <= setup.new_seed() < 1 << 128 for _ in range(50))
    assert len(setup.new_salt()) == 32


def test_the_seal_is_a_hash_that_anybody_can_compute() -> None:
    """`printf 'landsraad seed 7 salt spice' | sha256sum`."""
    sealed = Setup("crysknife", "1", ("paul", "feyd"), {}, 7, "spice")

    assert sealed.seal == "523e286c990b1b33ab127587549d337209f793b3d7e0fbe68e66d6bd7c963192"
    assert sealed.seal == setup.seal_of(7, "spice")


def test_without_salt_there_is_no_seal() -> None:
    """A seal without salt could be guessed from the seed's size."""
    assert Setup("crysknife", "1", ("paul", "feyd"), {}, 7).seal == ""


@given(st.integers(0, LARGEST_SEED), st.integers(0, LARGEST_SEED))
def test_the_seal_depends_on_the_seed_and_on_the_salt(one: int, other: int) -> None:
    """Different seeds or salts, different seals."""
    assert (setup.seal_of(one, "a") == setup.seal_of(other, "a")) == (one == other)
    assert setup.seal_of(one, "a") != setup.seal_of(one, "b")
