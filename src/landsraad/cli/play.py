"""The command `play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

import landsraad
from landsraad.chronicle import Chronicle
from landsraad.cli.common import LanguageOption, check_seat
from landsraad.cli.files import find_game, read_text, resume_file
from landsraad.cli.lineup import LineupChoice
from landsraad.kernel.choices import Choices
from landsraad.kernel.game import Game
from landsraad.kernel.reading import Reading
from landsraad.kernel.setup import Option
from landsraad.kernel.values import Cursor, read_plain

if TYPE_CHECKING:
    from landsraad.terminal.others import PlayedByChance

USUAL: Final = "bashar"
CHANCE: Final = "random"


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Its name, or the path of its folder or file."),
    ] = None,
    *,
    seat: Annotated[
        list[str] | None,
        typer.Option(help="A seat you hold (repeatable); by default the first."),
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People hold all seats.")] = False,
    table: Annotated[
        str | None,
        typer.Option(metavar="SEAT,SEAT,…", help="Who plays, in table order; by default all."),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(help="How many play (dune): by default with the factions the book suggests."),
    ] = None,
    deal: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME,…",
            help="Deal factions at random, to these people and to chance (dune); --table says "
            "which, by default all.",
        ),
    ] = None,
    draft: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME,…",
            help="Let these people and chance choose factions by turn cards (dune).",
        ),
    ] = None,
    pairs: Annotated[
        bool, typer.Option("--pairs", help="Deal or draft two factions for each of two players.")
    ] = False,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Who plays the seats you do not hold: random, recruit, bashar or mentat; by "
            "default bashar, where it knows the game.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Where all chance comes from.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game (repeatable)."),
    ] = None,
    box: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Your own box, TOML or JSON (arrakis; see docs/box.md)."),
    ] = None,
    sealed: Annotated[
        bool, typer.Option("--sealed", help="Publish the seal of the seed at the start.")
    ] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game or a record.")
    ] = None,
    language: LanguageOption,
) -> None:
    """Play in the terminal against bots; `hint` tells what a mentat would do in your place.

    Example: landsraad play crysknife --seat feyd --seed 7 --option rounds=5

    Example: landsraad play dune --table atreides,harkonnen,fremen --option ruleset=advanced

    Example: landsraad play dune --players 4 --deal Ann,Ben --against mentat

    Example: landsraad play arrakis --box my-box.toml
    """
    game_type = None if game is None else find_game(game)
    choice = LineupChoice(players, deal, draft, pairs)
    if resume is not None:
        if seed is not None or option or box or sealed or table or choice.is_made:
            settled = "line-up, --seed, --option, --box and --sealed are settled in a saved game"
            raise typer.BadParameter(settled)
        started, chronicle = resume_file(resume, game_type)
    elif game_type is None:
        raise typer.BadParameter("name a GAME, or give --resume FILE")
    else:
        options = parse_options(game_type, option or ())
        if box is not None:
            options["box"] = read_text(box)
        seats = table.split(",") if table else None
        if choice.is_made:
            choice.check(game_type, table, names_seats=bool(seat or hotseat))
            lineup = choice.lineup(game_type, table, seed, language.value)
            seats, seat = list(lineup.seats), list(lineup.held) or seat
            options |= lineup.options
        started = landsraad.new_game(game_type.name, seats, seed, sealed=sealed, options=options)
        chronicle = Chronicle()
    humans = started.seats if hotseat else tuple(seat or started.seats[:1])
    for held in humans:
        check_seat(held, started.seats)
    others = others_for(started.name, against)
    run_session(started, humans, chronicle, language.value, resume, others)


def others_for(game: str, against: str | None) -> PlayedByChance:
    """Who plays the seats that nobody here holds; BadOptions if no bot has this name."""
    from landsraad import bots
    from landsraad.terminal.others import PlayedByBot, PlayedByChance

    usual = USUAL if USUAL in bots.bot_names(game) else CHANCE
    name = usual if against is None else against
    return PlayedByChance() if name == CHANCE else PlayedByBot(bots.make(name, game))


def run_session(
    game: Game,
    humans: tuple[str, ...],
    chronicle: Chronicle,
    language: str,
    resumed_from: Path | None,
    others: PlayedByChance,
) -> None:
    """Play a game in this terminal until it ends or somebody leaves."""
    from rich.console import Console

    from landsraad.terminal import TerminalSession
    from landsraad.texts import Texts

    with suppress(ImportError):
        import readline  # noqa: F401  # gives `input` a history and arrow keys, where there is one
    texts = Texts(type(game), language, game.setup.options)
    console = Console(highlight=False)
    TerminalSession(
        game,
        humans,
        texts,
        console,
        chronicle=chronicle,
        resumed_from=resumed_from,
        others=others,
    ).run()


def parse_options(game_type: type[Game], assignments: Iterable[str]) -> dict[str, object]:
    """The options of a game from `NAME=VALUE`; the game itself checks them."""
    choosable: tuple[Option | Reading, ...] = (*game_type.options, *game_type.readings)
    choices = {option.name: option.values for option in choosable}
    options: dict[str, object] = {}
    for assignment in assignments:
        name, equals, text = assignment.partition("=")
        if not equals:
            raise typer.BadParameter(f"an option is NAME=VALUE, not {assignment}")
        options[name] = parse_value(text, choices.get(name))
    return options


def parse_value(text: str, choices: Choices[Any] | None) -> object:
    """The value of an option: the text if it is offered as it is, else what the notation reads."""
    if choices is not None and choices.has(text):
        return text
    cursor = Cursor(text)
    try:
        value = read_plain(cursor)
    except ValueError:
        return text
    return text if cursor.rest() else value
