"""The commands `replay` and `verify`: recorded games, printed and proven."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from landsraad.chronicle import learned, retell
from landsraad.cli.common import (
    JsonOption,
    LanguageOption,
    LoadOption,
    check_seat,
    language_from_environment,
    print_json,
    progress_bar,
)
from landsraad.cli.files import load_games, read_record
from landsraad.kernel.action import Action
from landsraad.kernel.errors import BadRecord
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record
from landsraad.kernel.registry import game_class

if TYPE_CHECKING:
    from landsraad.texts import Texts

SPECTATOR = "spectator"

RecordArgument = Annotated[Path, typer.Argument(metavar="RECORD", help="A record or a saved game.")]


def replay(
    record: RecordArgument,
    *,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N actions.")] = None,
    eyes: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="Through whose eyes: a seat, or spectator."),
    ] = None,
    digests: Annotated[
        bool,
        typer.Option("--digests", help="One digest per line: after the set-up and each action."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the events as JSON.")] = False,
    load: LoadOption = None,
    language: LanguageOption,
) -> None:
    """Tell a recorded game again: all of it, or what one seat saw.

    Example: landsraad replay game.json --eyes paul --to 20
    """
    load_games(load)
    recorded = read_record(record)
    if to is not None and not 0 <= to <= len(recorded.actions):
        raise BadRecord(f"the record has {len(recorded.actions)} actions, not {to}")
    replayed = ReplayPrinter(recorded, eyes, to)
    if digests:
        replayed.print_digests()
    elif as_json:
        replayed.print_events()
    else:
        from landsraad.texts import Texts

        game_type = game_class(recorded.setup.game)
        replayed.print_log(Texts(game_type, language.value, recorded.setup.options))


class ReplayPrinter:
    """Prints a recorded game as one viewer saw it.

    Attributes:
        record: the recorded game.
        eyes: a seat, REFEREE, or None for a spectator.
        to: how many actions are printed; None for all.
    """

    def __init__(self, record: Record, eyes: str | None, to: int | None) -> None:
        self.record = record
        self.eyes = parse_eyes(eyes, record.setup.seats)
        self.to = to

    def moments(self) -> Iterator[tuple[Game, Action | None, list[dict[str, Any]]]]:
        """The game at its beginning and after each action, with the events the viewer saw."""
        for game, action, events in retell(self.record):
            yield game, action, learned(events, self.eyes)
            if game.sequence == self.to:
                return

    def print_digests(self) -> None:
        for game, _, _ in self.moments():
            typer.echo(game.digest())

    def print_events(self) -> None:
        events = [event for _, _, seen in self.moments() for event in seen]
        print_json(events, pretty=True)

    def print_log(self, texts: Texts) -> None:
        """Every event in words; the referee also sees the actions."""
        from rich.console import Console
        from rich.text import Text

        console = Console(highlight=False, soft_wrap=True)
        for game, action, events in self.moments():
            # Only the referee: from a secret action others learn neither its words nor its number.
            if self.eyes == REFEREE and action is not None:
                console.print(Text(f"{game.sequence}. {action}", "bold"))
            for event in events:
                console.print(Text(f"· {texts.event(event)}"))
            if game.outcome is not None:
                console.print(Text(texts.ending(game.outcome), "bold"))


def parse_eyes(eyes: str | None, seats: tuple[str, ...]) -> str | None:
    """Whose view `--eyes` asks for, as the kernel names it; without it the referee's."""
    if eyes is None or eyes == REFEREE:
        return REFEREE
    check_seat(eyes, (*seats, SPECTATOR))
    return None if eyes == SPECTATOR else eyes


def verify(
    record: RecordArgument,
    seal: Annotated[str, typer.Option(metavar="HASH", help="The seal published before.")] = "",
    as_json: JsonOption = False,
    load: LoadOption = None,
) -> None:
    """Prove that a recorded game was played by the rules and that chance came from its seed.

    Example: landsraad verify game.json --seal 3f7a…
    """
    load_games(load)
    recorded = read_record(record)
    with progress_bar() as show:
        show(record.name)
        try:
            game = recorded.verify(seal)
        except BadRecord as error:
            raise BadRecord(f"{record}: {error}") from None
    if as_json:
        print_json(verified_facts(game, recorded.hints, seal))
    else:
        print_verified(game, recorded.hints, seal)


def verified_facts(game: Game, hints: Mapping[str, int], seal: str) -> dict[str, object]:
    return {
        "game": game.name,
        "actions": game.sequence,
        "digest": game.digest(),
        "sealed": bool(seal),
        "words": dict(game.setup.words),
        "hints": dict(hints),
        "outcome": None if game.outcome is None else game.outcome.to_json(),
    }


def print_verified(game: Game, hints: Mapping[str, int], seal: str) -> None:
    from landsraad.texts import Texts

    texts = Texts(type(game), language_from_environment().value)
    typer.echo(texts.text("verified", actions=game.sequence, digest=game.digest()))
    for seat, word in game.setup.words.items():
        typer.echo(texts.text("verified-word", seat=texts.name(seat), word=word))
    for seat, number in hints.items():
        typer.echo(texts.text("verified-hints", seat=texts.name(seat), number=number))
    if seal:
        typer.echo(texts.text("verified-sealed"))
