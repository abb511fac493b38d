"""Redeal: other games that are equally possible for all that somebody knows.

What comes of it hangs on what these eyes know and on the given chance, not on what they do not
know: cards are put in order before they are shuffled. So nothing that is chosen by looking at
redealt games can tell the true cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import CannotRedeal

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

G = TypeVar("G", bound="Game")

MOST_DEALS: Final = 2000
"""Deals that are tried until one fits; one in ten does even where much is known."""

MOST_SHUFFLES: Final = 60
"""Shuffles that are tried until one fits; then cards are exchanged one by one."""
EXCHANGES: Final = 300
"""Exchanges of two cards that stand for a shuffle of thirty: a hundred would do without limits."""


def redealt(game: G, eyes: str | None, chance: Chance) -> G:
    """A game equally possible for all that these eyes know (see `Game.redeal`).

    That somebody is asked in private is known to all, so it must be so in the other game too; who
    is asked is not.
    """
    if not any(decision.private for decision in game.pending):
        twin = imagined(game, eyes, chance)
        twin.settle()
        return twin
    for _ in range(MOST_DEALS):
        twin = imagined(game, eyes, chance)
        if ask_again(twin) and any(decision.private for decision in twin.pending):
            return twin
    raise CannotRedeal(f"no other deal of {game.name} asks what is asked here")


def ask_again(game: Game) -> bool:
    """Put the questions of the step in charge anew; says whether there are any."""
    asked = game.stack[-1].ask(game)
    if asked:
        game.wait_for(game.bind(asked))
    return bool(asked)


def shuffled_to_fit(
    cards: Sequence[int], misfits: Callable[[Sequence[int]], int], chance: Chance
) -> list[int]:
    """The cards in an order that fits all that is known: in which nothing is amiss.

    Where so much is known that shuffles hardly ever fit, two cards at a time change places instead,
    wherever that makes nothing worse; once all is well they go on for as long as a shuffle takes.
    """
    dealt = list(cards)
    for _ in range(MOST_SHUFFLES):
        dealt = list(chance.shuffle(sorted(cards)))
        if not misfits(dealt):
            return dealt
    amiss, left = misfits(dealt), MOST_DEALS
    while left:
        one, other = chance.below(len(dealt)), chance.below(len(dealt))
        dealt[one], dealt[other] = dealt[other], dealt[one]
        now = misfits(dealt)
        if now > amiss:
            dealt[one], dealt[other] = dealt[other], dealt[one]
        elif now < amiss:
            amiss, left = now, EXCHANGES if now == 0 else MOST_DEALS
        left -= 1
    if amiss:
        raise CannotRedeal("no deal was found that agrees with all that is known")
    return dealt


def without_a_past(game: G) -> G:
    """A copy that tells nobody how the game came here: no actions, no seed."""
    twin = game.copy()
    twin.past = None
    twin.setup = game.setup.without_secrets
    return twin


def imagined(game: G, eyes: str | None, chance: Chance) -> G:
    """A copy with everything hidden exchanged; its questions are still those of this game."""
    twin = without_a_past(game)
    twin.redeal_hidden(eyes, chance)
    twin.stack = [step.redeal(twin, eyes, chance) for step in twin.stack]
    twin.use_chance(chance.fork())
    return twin
