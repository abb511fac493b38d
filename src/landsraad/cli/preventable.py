"""The command `preventable`: do bots stand up to whoever is about to win?"""

from __future__ import annotations

from typing import Annotated

import typer

from landsraad.cli.common import progress_bar


def preventable(
    bots: Annotated[list[str], typer.Argument(help="mentat:0.3s thinks so long.")],
    positions: Annotated[int, typer.Option(min=1, help="To be looked at.")] = 300,
    seed: Annotated[int, typer.Option(min=0, help="That of the first game.")] = 1,
) -> None:
    """Count the wins at Dune that bots could prevent, and leave to a rival.

    Example: landsraad preventable --positions 100 recruit bashar
    """
    from landsraad.lab.estimates import share
    from landsraad.lab.ladder.preventable import left_by

    with progress_bar() as show:
        left = left_by(bots, positions, seed, lambda number: show(f"{number} of {positions}"))
    for bot, number in left.items():
        typer.echo(f"{bot} leaves {share(number, positions)}")
