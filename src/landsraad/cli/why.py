"""The command `why`: what spoke for an action of a recorded game."""

from __future__ import annotations

from typing import Annotated

import typer

from landsraad.cli.common import LanguageOption, LoadOption
from landsraad.cli.files import load_games, read_record
from landsraad.cli.replay import RecordArgument
from landsraad.kernel.errors import BadRecord
from landsraad.kernel.registry import game_class


def why(
    record: RecordArgument,
    number: Annotated[int, typer.Argument(min=1, help="Of the action, as `replay` counts them.")],
    *,
    budget: Annotated[str, typer.Option(help="Playouts, or a time like 2s.")] = "64",
    load: LoadOption = None,
    language: LanguageOption,
) -> None:
    """Tell what spoke for an action, and what else could have been done, from its seat's eyes.

    Example: landsraad why game.json 212
    """
    from rich.console import Console

    from landsraad.bots import question_with_worlds
    from landsraad.bots.advice import advise
    from landsraad.bots.budget import Budget
    from landsraad.kernel import Chance
    from landsraad.terminal.hints import print_advice
    from landsraad.terminal.screen import Screen
    from landsraad.terminal.styles import STRONG
    from landsraad.texts import Texts

    load_games(load)
    recorded = read_record(record)
    if number > len(recorded.actions):
        raise BadRecord(f"the record has {len(recorded.actions)} actions, not {number}")
    game = recorded.replay(number - 1)
    done = game.notation().read(str(recorded.actions[number - 1]))
    texts = Texts(game_class(recorded.setup.game), language.value, recorded.setup.options)
    screen = Screen(texts, Console(highlight=False, soft_wrap=True))
    screen.print_line(f"{number}. {texts.act(done)}", STRONG)
    question = question_with_worlds(game, done.seat)
    print_advice(screen, advise(question, Budget.read(budget), Chance.seeded(number), done))
