"""Who is asked next: those for whom the game waits, and those who may act beside."""

from __future__ import annotations

import pytest

from crysknife import Crysknife
from landsraad.bots import Asked, interrupts, who_is_asked
from landsraad.kernel import Action, Chance, Decision, Listed


def decisions(*asked: str) -> list[Decision]:
    """Decisions by seat; those with a question mark are optional."""
    nothing = Listed[Action]()
    return [
        Decision(seat.rstrip("?"), "kind", nothing, required=not seat.endswith("?"))
        for seat in asked
    ]


@pytest.mark.parametrize(
    ("case", "pending", "due", "beside"),
    [
        ("nobody", [], (), ()),
        ("one", ["paul"], ("paul",), ()),
        ("in the order of the decisions", ["feyd", "paul"], ("feyd", "paul"), ()),
        ("others may act", ["feyd?", "paul", "chani?"], ("paul",), ("feyd", "chani")),
        ("who must and may is due", ["paul?", "feyd?", "paul"], ("paul",), ("feyd",)),
        ("each seat once", ["paul", "feyd?", "paul", "feyd?"], ("paul",), ("feyd",)),
        ("nobody is due", ["feyd?", "paul?"], (), ("feyd", "paul")),
    ],
)
def test_seats_are_due_or_beside(
    case: str, pending: list[str], due: tuple[str, ...], beside: tuple[str, ...]
) -> None:
    assert who_is_asked(decisions(*pending)) == Asked(due, beside), case


def test_an_action_that_is_not_required_is_an_interruption() -> None:
    """In Crysknife both plan, and somebody may shout beside it."""
    game = Crysknife.new(Crysknife.read_setup(None, {}, 1))
    chance = Chance.seeded(1)
    while all(decision.required for decision in game.pending):
        game.play(chance.choice(game.pending).actions.sample(chance))

    for decision in game.pending:
        assert interrupts(game.pending, decision.actions.at(0)) is not decision.required
