"""Write docs/state.md, the reference of the fields of both games, from their declarations.

Run: python tools/state_reference.py                     (make reference)
"""

from __future__ import annotations

from pathlib import Path

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Game
from landsraad.kernel.state import StateField

PAGE = Path(__file__).parents[1] / "docs" / "state.md"
GAMES: tuple[tuple[str, type[Game]], ...] = (("Dune", Dune), ("War for Arrakis", Arrakis))
HEAD = """\
# The state of a game

Each field is declared once, in `state.py` of its game, and this page is made from the declarations
(`make reference`). A saved game and a digest hold a field by its name, and only if it is not as it
was at first.

Who sees a field: *everybody*; its *owner*, each seat its own entry; *nobody*; or *some* seats, some
of it. Beside these fields a state has the stack of steps, the outcome and the state of chance.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[section(title, game) for title, game in GAMES]])


def section(title: str, game: type[Game]) -> str:
    """The fields of one game, in the order of their declarations."""
    head = [f"## {title}", "", "| field | at first | seen by | meaning |", "|---|---|---|---|"]
    return "\n".join([*head, *map(row, game.state_fields), ""])


def row(field: StateField) -> str:
    first = "made for the game" if callable(field.first) else f"`{field.first!r}`"
    return f"| `{field.name}` | {first} | {field.seen} | {field.meaning} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
