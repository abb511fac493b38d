"""Files that a command is given: records, saved games, and games in Python."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeGuard

from landsraad.chronicle import Chronicle
from landsraad.cli.common import describe_exception
from landsraad.kernel.errors import BadOptions, BadRecord, LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.record import LARGEST, SAVE, Record, read_json, resume_game
from landsraad.kernel.registry import game_class, game_names, load_game_file

# Records and saved games.


def read_text(file: Path) -> str:
    """The text of a file, up to more than any record needs."""
    with file.open("rb") as stream:
        content = stream.read(4 * LARGEST)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file}: this is not a text file") from None


def read_record(file: Path) -> Record:
    """The record in a file, or in the saved game in it."""
    return parse_record(file, read_text(file))


def parse_record(file: Path, text: str) -> Record:
    """The record in the text of a file; an error names the file."""
    try:
        data = read_json(text)
        return Record.from_data(data["record"] if is_saved_game(data) else data)
    except LandsraadError as error:
        raise BadRecord(f"{file}: {error}") from None


def is_saved_game(data: Any) -> TypeGuard[dict[str, Any]]:
    """Whether this JSON is a saved game: a record together with a state."""
    return isinstance(data, dict) and data.get("format") == SAVE and "record" in data


def resume_file(file: Path, game_type: type[Game] | None) -> tuple[Game, Chronicle]:
    """Continue a saved game or a record; it must be of this type of game, if one is given."""
    text = read_text(file)
    record = parse_record(file, text)
    if game_type is not None and game_type.name != record.setup.game:
        raise BadOptions(f"{file} is a game of {record.setup.game}, not of {game_type.name}")
    try:
        game = resume_game(text) if is_saved_game(read_json(text)) else record.verify()
        return game, Chronicle.of(record)
    except LandsraadError as error:
        raise BadRecord(f"{file}: {error}") from None
    except Exception as error:  # code of the game ran on a state that may be wrong in any way
        raise BadRecord(f"{file}: the state cannot be used ({type(error).__name__})") from None


# Games.


def find_game(name_or_path: str) -> type[Game]:
    """An installed game by its name, else the game in a folder or file."""
    if name_or_path in game_names() or not Path(name_or_path).exists():
        return find_installed_game(name_or_path)
    return load_game_file(Path(name_or_path).resolve())


def find_installed_game(name: str) -> type[Game]:
    """An installed game; importing it runs its code, which may raise anything."""
    try:
        return game_class(name)
    except LandsraadError:
        raise
    except Exception as error:
        raise BadOptions(f"{name} cannot be loaded: {describe_exception(error)}") from None


def load_games(paths: Sequence[Path] | None) -> None:
    """Make the games in these folders and files known (`--load`)."""
    for path in paths or ():
        load_game_file(path.resolve())
