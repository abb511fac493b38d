"""Landsraad: one table for the Dune board games.

    import landsraad

    game = landsraad.new_game("crysknife", seed=7)
    for decision in game.pending:
        action = decision.actions[0]
    events = game.play(action)
    same = landsraad.load_game(game.record().to_json())

Everything else that a game offers is in `landsraad.kernel`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landsraad.compiled import use_compiled

use_compiled()

from landsraad.kernel.game import Game  # noqa: E402
from landsraad.kernel.record import load_game, resume_game, save_game  # noqa: E402
from landsraad.kernel.registry import add_game, game_class, game_names  # noqa: E402
from landsraad.kernel.setup import new_salt  # noqa: E402
from landsraad.kernel.values import Json  # noqa: E402

__all__ = ["add_game", "games", "load_game", "new_game", "resume_game", "save_game"]


def games() -> dict[str, dict[str, Json]]:
    """What can be played: for each game its seats and its options."""
    return {name: game_class(name).describe() for name in game_names()}


def new_game(
    name: str,
    seats: Sequence[str] | None = None,
    seed: int | None = None,
    *,
    sealed: bool = False,
    options: Mapping[str, object] | None = None,
    **more_options: object,
) -> Game:
    """Begin a game.

    Args:
        name: one of `games()`.
        seats: the line-up in table order; by default the game's usual one.
        seed: where all its chance comes from; by default a new one nobody can guess.
        sealed: publish the seal of the seed in every view, so that `verify` can prove it later.
        options: options of the game by name; they can be given as keywords as well.
        more_options: see `options`.

    Raises:
        BadOptions: no such game, seat, option or value.
    """
    kind = game_class(name)
    chosen = {**more_options, **(options or {})}
    return kind.new(kind.read_setup(seats, chosen, seed, new_salt() if sealed else ""))
