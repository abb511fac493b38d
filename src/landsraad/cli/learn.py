"""The command `learn`: a policy learns a game against itself."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from landsraad.cli.common import JsonOption, fail, print_json
from landsraad.cli.files import find_installed_game
from landsraad.cli.jobs import OptionOption, SeatsOption
from landsraad.cli.play import parse_options

if TYPE_CHECKING:
    from landsraad.lab.env.learning import Point
    from landsraad.lab.env.policy import Policy


def learn(
    game: Annotated[str, typer.Argument(help="The game, such as crysknife.")],
    folder: Annotated[Path, typer.Argument(help="Where curve and policy go.")],
    *,
    sub_choices: Annotated[int, typer.Option(min=1, help="How many it learns from.")] = 150_000,
    matches: Annotated[
        int, typer.Option(min=1, help="Games against random per seat and measurement.")
    ] = 100,
    rollout: Annotated[
        int, typer.Option(min=1, help="Sub-choices per lesson: some ten games are too few.")
    ] = 4096,
    trace: Annotated[
        float,
        typer.Option(min=0, max=1, help="With less than 1, what comes soon counts more (GAE)."),
    ] = 1.0,
    seed: Annotated[int, typer.Option(min=0, help="The same gives the same policy.")] = 1,
    seats: SeatsOption = None,
    option: OptionOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let a policy learn a game against itself, and measure it against random.

    Writes GAME.csv and GAME.svg, the curve, and GAME.npz, the policy, anew after each measurement
    (docs/environments.md).

    Example: landsraad learn crysknife curves --sub-choices 100000
    """
    if not find_spec("numpy"):
        fail("this needs: pip install 'landsraad[env]'")
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from landsraad.lab.env.curve import draw, write_table
    from landsraad.lab.env.learning import Training, train

    options = parse_options(find_installed_game(game), option or [])
    chosen = tuple(seats.split(",")) if seats else None
    training = Training(
        game, chosen, options, sub_choices, seed, rollout=rollout, matches=matches, trace=trace
    )
    words: dict[str, object] = {"sub-choices": sub_choices, "matches": matches}
    words |= {"rollout": rollout, "trace": trace, "seed": seed, "seats": seats}
    given = [f"--{name} {value}" for name, value in words.items() if value is not None]
    given += [f"--option {each}" for each in option or ()]
    command = " ".join(["landsraad learn", game, *given])
    title = f"{game}: games won against random, {date.today()}"
    folder.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(game, total=sub_choices)

        def keep(policy: Policy, curve: Sequence[Point]) -> None:
            write_table(curve, folder / f"{game}.csv")
            (folder / f"{game}.svg").write_text(draw(curve, title, command), encoding="utf-8")
            policy.save(folder / f"{game}.npz")
            bar.update(task, completed=curve[-1].sub_choices)

        _, curve = train(training, keep)
    last = curve[-1]
    if as_json:
        print_json({"share": last.share, "low": last.low, "high": last.high})
    else:
        typer.echo(f"won {last.share:.1%} ({last.low:.1%} to {last.high:.1%}) against random")
