"""The sheets of symbols, and what the client knows of them.

Each game has one sheet with all that a table shows from the beginning; a picture of a card is a
sheet of its own, which comes when the card is first seen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from tools.art import assigned, leaders, pieces
from tools.art.arrakis_cards import ARRAKIS_BACKS, ARRAKIS_SCENES
from tools.art.dune_cards import DUNE_BACKS, DUNE_CARDS
from tools.art.kit import symbol

Drawn = dict[str, tuple[str, str]]
"""By name: the drawing, and its viewBox."""

SQUARE: Final = "0 0 100 100"
SCENE: Final = "0 0 120 80"
BACK: Final = "0 0 80 120"
ALONE: Final = ("card-", "scene-")
"""Names of pictures of cards begin like this."""


@cache
def dune() -> Drawn:
    cards = {f"card-{name}": (draw(), SCENE) for name, draw in DUNE_CARDS.items()}
    return portraits(leaders.DUNE) | cards | all_in(DUNE_BACKS, BACK) | pieces.dune_pieces()


@cache
def arrakis() -> Drawn:
    scenes = all_in(ARRAKIS_SCENES, SCENE)
    backs = all_in(ARRAKIS_BACKS, BACK)
    return portraits(leaders.ARRAKIS) | scenes | backs | pieces.arrakis_pieces()


DRAWN: Final[Mapping[str, Callable[[], Drawn]]] = {"arrakis": arrakis, "dune": dune}


def portraits(people: Mapping[str, tuple[Callable[[str], str], ...]]) -> Drawn:
    return {
        f"leader-{draw.__name__}": (draw(rim), SQUARE)
        for rim, group in people.items()
        for draw in group
    }


def all_in(drawings: Mapping[str, Callable[[], str]], box: str) -> Drawn:
    return {name: (draw(), box) for name, draw in drawings.items()}


def sheets(game: str) -> dict[str, str]:
    """The sheets of a game by the names of their files."""
    drawn = DRAWN[game]()
    alone = {name: picture for name, picture in drawn.items() if name.startswith(ALONE)}
    together = {name: picture for name, picture in drawn.items() if name not in alone}
    cards = {file_of(game, name): sheet(game, {name: alone[name]}) for name in alone}
    return {f"{game}.art.svg": sheet(game, together)} | cards


def file_of(game: str, card: str) -> str:
    return f"{game}.{card}.svg"


def sheet(game: str, drawn: Drawn) -> str:
    """Symbols whose ids begin with the game's name, so that all sheets get along."""
    symbols = [symbol(f"{game}-{name}", *picture) for name, picture in drawn.items()]
    return "\n".join(['<svg class="art-sheet" aria-hidden="true">', *symbols, "</svg>\n"])


def shown_by(game: str) -> dict[str, str]:
    """The picture of each card that does not have one of its own name."""
    return assigned.CARDS if game == "arrakis" else {}


def module(game: str) -> str:
    """What the client knows of a game's pictures, so that one that is not there does not compile."""
    boxes = {name: box for name, (_, box) in DRAWN[game]().items()}
    alone = [
        f'  "{name}": () => import("./{file_of(game, name)}"),\n'
        for name in boxes
        if name.startswith(ALONE)
    ]
    return (
        "// Written by tools/client_data.py.\n\n"
        "/** Every picture with its viewBox. */\n"
        f"export const BOXES = {json.dumps(boxes, indent=2)} as const;\n\n"
        "export type Picture = keyof typeof BOXES;\n\n"
        "/** Which picture a card shows. */\n"
        f"export const CARDS: Readonly<Record<string, Picture>> = "
        f"{json.dumps(shown_by(game), indent=2)};\n\n"
        "/** Pictures that are fetched when they are first shown. */\n"
        "export const FETCHED: Partial<Record<Picture, () => Promise<{ default: string }>>> = "
        f"{{\n{''.join(alone)}}};\n"
    )
