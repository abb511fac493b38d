"""The command `analyse`: where a recorded game was decided."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from landsraad.cli.common import JsonOption, LanguageOption, LoadOption, print_json
from landsraad.cli.files import load_games, read_record
from landsraad.cli.jobs import WorkersOption, games_bar
from landsraad.cli.replay import RecordArgument
from landsraad.kernel.registry import game_class

if TYPE_CHECKING:
    from landsraad.lab.analysis.story import Story


def analyse(
    record: RecordArgument,
    *,
    budget: Annotated[
        int, typer.Option(min=1, help="Games that are played on; more are more exact.")
    ] = 2000,
    worlds: Annotated[
        int, typer.Option(min=1, help="Games that are played on for each look.")
    ] = 40,
    bot: Annotated[
        str | None, typer.Option(help="Plays on.", show_default="mentat, if it can")
    ] = None,
    workers: WorkersOption = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with the curve too.")
    ] = None,
    as_json: JsonOption = False,
    load: LoadOption = None,
    language: LanguageOption,
) -> None:
    """Tell how the winning chances went in a game, what was luck, and who decided well or badly.

    Example: landsraad analyse game.json --html game.html
    """
    load_games(load)
    from landsraad.lab.analysis.story import Story
    from landsraad.lab.analysis.turning_points import analyse as analysis_of
    from landsraad.lab.analysis.turning_points import usual_bot
    from landsraad.texts import Texts

    recorded = read_record(record)
    setup = recorded.setup
    player = bot or usual_bot(setup.game)
    with games_bar(record.name, budget) as watch:
        found = analysis_of(recorded, player, budget, worlds, workers or os.cpu_count() or 1, watch)
    texts = Texts(game_class(setup.game), language.value, setup.options)
    story = Story(found, recorded, player, texts)
    if html is not None:
        from landsraad.lab.analysis.page import analysis_page

        html.write_text(analysis_page(story), encoding="utf-8")
    print_json(story.to_json(), pretty=True) if as_json else print_story(story)


def print_story(story: Story) -> None:
    """The story for a terminal."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    title = story.say("title", game=story.texts.name(story.record.setup.game))
    console.print(Text(title, "bold"))
    console.print(Text(story.method()))
    curves = list(story.curves())
    wide = max([len(name) for name, _ in curves])
    for name, marks in curves:
        console.print(Text(f"{name:<{wide}} {marks}"))
    console.print(Text(f"\n{story.say('decisive')}", "bold"))
    for number, change in enumerate(story.found.decisive(), 1):
        first, *rest = story.moment(change)
        console.print(Text(f"{number}. {first}"))
        for line in rest:
            console.print(Text(f"   {line}"))
    if story.luck_share():
        console.print(Text(story.luck_share()))
    console.print(Text(f"\n{story.say('decisions')}", "bold"))
    for name, lines in story.decisions():
        console.print(Text(name, "bold"))
        for line in lines:
            console.print(Text(f"   {line}"))
