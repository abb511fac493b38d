"""Write docs/environments/*.md: what rows hold and how actions are spelled, of each game.

Run: python tools/environment_reference.py               (make reference)
"""

from __future__ import annotations

from pathlib import Path

from landsraad.kernel import Action
from landsraad.kernel.action import Form
from landsraad.kernel.registry import game_class
from landsraad.kernel.values import Plain, Row
from landsraad.lab.env.observing import Block, observer_of

FOLDER = Path(__file__).parents[1] / "docs" / "environments"
GAMES = {"dune": "Dune", "arrakis": "War for Arrakis", "crysknife": "Crysknife"}
HEAD = """\
# {title} as an environment

Made from the declarations (`make reference`). How to read it: [environments](../environments.md).
"""
ACTIONS = """\
## Actions

{size} symbols. 0 to 5 are `leave`, `end`, `text`, `nothing`, `no`, `yes`; 6 to 105 the numbers 0 to
99; 106 to 200 characters; then the classes below, and the words of
[{game}.txt](../../src/landsraad/lab/env/words/{game}.txt) in their order. A field in brackets is a
row: members, then `end`; where it says so, each member is followed by its number.

| number | class | fields |
|---|---|---|
"""
BLOCKS = """\
## Rows

{size} whole numbers. A name ends in `?` where it says whether something is there, in `#` where it
says how long a list is.

| from | block | shape | axes |
|---|---|---|---|
"""


def page(game: str) -> str:
    """The page of one game."""
    observer = observer_of(game)
    vocabulary, layout = observer.vocabulary, observer.layout
    actions = game_class(game).actions
    numbers = [vocabulary.entries.index(f":{made.kind}") for made in actions]
    kinds = [f"| {n} | `{m.kind}` | {fields(m)} |" for n, m in zip(numbers, actions, strict=True)]
    blocks = [row(layout.places[name].start, block) for name, block in layout.blocks.items()]
    return "\n".join(
        [
            HEAD.format(title=GAMES[game]),
            ACTIONS.format(size=vocabulary.size, game=game) + "\n".join(kinds),
            "",
            BLOCKS.format(size=observer.size) + "\n".join(blocks),
            "",
        ]
    )


def fields(made: type[Action]) -> str:
    """The fields of a class of actions, as they are chosen."""
    shapes = Form.of(made).shapes
    return ", ".join([field(name, shapes[name]) for name in made.field_names()])


def field(name: str, shape: object) -> str:
    if isinstance(shape, Row):
        return f"[`{name}`]" if isinstance(shape.item, Plain) else f"[`{name}`, number]"
    return f"`{name}`"


def row(start: int, block: Block) -> str:
    shape = " × ".join(map(str, block.shape)) or "1"
    axes = ", ".join([axis.name for axis in block.axes])
    return f"| {start} | `{block.name}` | {shape} | {axes} |"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")
