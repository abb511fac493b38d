"""The command `games`: what can be played, with seats and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from landsraad.cli.common import JsonOption, language_from_environment, print_json
from landsraad.cli.files import find_installed_game
from landsraad.kernel.choices import Range
from landsraad.kernel.game import Game
from landsraad.kernel.registry import game_names
from landsraad.kernel.setup import Option
from landsraad.kernel.values import write_plain

if TYPE_CHECKING:
    from landsraad.texts import Texts


def games(as_json: JsonOption = False) -> None:
    """List the games that can be played, with their seats and options.

    Example: landsraad games --json
    """
    game_types = [find_installed_game(name) for name in game_names()]
    if as_json:
        print_json({each.name: each.describe() for each in game_types}, pretty=True)
        return
    for game_type in game_types:
        print_game(game_type)


def print_game(game_type: type[Game]) -> None:
    """A game with its seats and options; names are printed as they are typed."""
    from landsraad.texts import Texts

    texts = Texts(game_type, language_from_environment().value)
    low, high, seats = game_type.fewest, len(game_type.all_seats), ", ".join(game_type.all_seats)
    key = "games-seats-all" if low == high else "games-seats"
    typer.echo(game_type.name)
    typer.echo("  " + texts.text(key, low=low, high=high, seats=seats))
    for option in game_type.options:
        written = {"name": option.name, "default": format_value(option.default)}
        typer.echo(
            "  " + texts.text("games-option", values=format_choices(option, texts), **written)
        )


def format_choices(option: Option, texts: Texts) -> str:
    values = option.values
    if isinstance(values, Range):
        return texts.text("from-to", low=values.low, high=values.high)
    return ", ".join([format_value(value) for value in values])


def format_value(value: Any) -> str:
    """A value as it is typed after `--option NAME=`."""
    return value if isinstance(value, str) else write_plain(value)
