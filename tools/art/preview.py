"""A page to look at all pictures of a game at once, large and small.

Run: python -m tools.art.preview arrakis dark > preview.html
"""

from __future__ import annotations

import sys
from typing import Final

from tools.art.sheets import DRAWN, sheets
from tools.build_client import CLIENT

COLOURS: Final = ("#8d3a1c", "#2f6b3c", "#1d5a80", "#6b4a0e", "#4b3a78", "#3a3431")
GROUNDS: Final = {"light": "#faf2e0", "dark": "#1d171b"}
HEIGHTS: Final = (120, 48, 32)


def page(game: str, theme: str) -> str:
    rows = "".join(f"<p>{row(game, height)}</p>" for height in HEIGHTS)
    style = (CLIENT / "style" / "art.css").read_text(encoding="utf-8")
    ground = f"body {{ background: {GROUNDS[theme]} }} svg {{ margin: 3px }}"
    head = f'<html data-theme="{theme}"><meta charset="utf-8"><style>{style}{ground}</style>'
    return f"<!doctype html>{head}<body>{''.join(sheets(game).values())}{rows}</body></html>"


def row(game: str, height: int) -> str:
    """Every picture, in one colour after the other."""
    return "".join(
        f'<svg class="art" viewBox="{box}" height="{height}" '
        f'style="--tone: {COLOURS[place % len(COLOURS)]}; color: {COLOURS[place % len(COLOURS)]}">'
        f'<title>{name}</title><use href="#{game}-{name}"/></svg>'
        for place, (name, (_, box)) in enumerate(DRAWN[game]().items())
    )


if __name__ == "__main__":
    print(page(*sys.argv[1:3]))
