"""Which games there are.

A game is found by its name through the entry points of installed packages (group
`landsraad.games`), or because `add_game` was called, or from a folder or file given by path.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from landsraad.kernel.errors import BadOptions
from landsraad.kernel.values import brief

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

GROUP = "landsraad.games"

_added: dict[str, type[Game]] = {}


def add_game(game: type[Game]) -> None:
    """Make a game known by its name in this process."""
    _added[game.name] = game


def game_names() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(sorted({*_added, *entry_points(group=GROUP).names}))


def game_class(name: str) -> type[Game]:
    """The class of a game; BadOptions if there is none of that name."""
    if name not in _added:
        found = entry_points(group=GROUP, name=name)
        if not found:
            raise BadOptions(f"there is no game {brief(name)}; there are {', '.join(game_names())}")
        _added[name] = next(iter(found)).load()
    return _added[name]


def load_game_file(path: Path) -> type[Game]:
    """Import a game from a package folder or a Python file, and make it known.

    This runs the code in that file: it is for the author of a game at their own command line.
    """
    from landsraad.kernel.game import Game

    file = path / "__init__.py" if path.is_dir() else path
    name = f"landsraad_game_{path.resolve().stem}"  # never in the way of another module
    spec = importlib.util.spec_from_file_location(name, file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise BadOptions(f"there is no game in {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        del sys.modules[name]
        raise BadOptions(f"{path} cannot be loaded: {type(wrong).__name__}: {wrong}") from wrong
    games = {
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Game) and found.__module__.startswith(name)
    }
    if len(games) != 1:
        raise BadOptions(f"{path} should define one game, not {len(games)}")
    (game,) = games
    add_game(game)
    return game
