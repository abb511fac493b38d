"""The tables of a simulation: a line per game, per turn and seat, per battle, per auction and more.

`VERSION` changes whenever what is in a folder changes; new columns and tables come at the end.
Version 2 has the first players of each game, and the alliances of Dune.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 2

Columns = dict[str, str]
"""Names of columns with their types: `int`, `float`, `str`, `bool`, or `names` for some words.

Any of them may be empty (null).
"""

GAMES: Final[Columns] = {
    "seed": "int",
    "seats": "names",
    "bots": "names",
    "winners": "names",
    "ending": "str",
    "turns": "int",
    "actions": "int",
    "seconds": "float",
    "first": "names",
}
"""`seats` as they sit round the table, `bots` in the same order; rounds are `turns` too; `seconds`
are those of a processor; `first` is the first player of each turn, in Dune.
"""

DUNE: Final[dict[str, Columns]] = {
    "games": GAMES,
    "turns": {
        "seed": "int",
        "turn": "int",
        "seat": "str",
        "spice": "int",
        "strongholds": "int",
        "on_board": "int",
        "in_reserve": "int",
        "in_tanks": "int",
        "leaders": "int",
        "cards": "int",
        "allies": "names",
    },
    "battles": {
        "seed": "int",
        "turn": "int",
        "territory": "str",
        "aggressor": "str",
        "defender": "str",
        "winner": "str",
        "how": "str",
        "aggressor_forces": "int",
        "defender_forces": "int",
        "aggressor_total": "float",
        "defender_total": "float",
        "aggressor_leader": "str",
        "defender_leader": "str",
        "fallen": "names",
        "bounty": "int",
    },
    "auctions": {"seed": "int", "turn": "int", "card": "str", "buyer": "str", "price": "int"},
    "alliances": {"seed": "int", "turn": "int", "members": "names", "how": "str"},
}
"""A turn is seen when it begins.

A battle is decided by totals, a traitor, two_traitors or an explosion (`how`). Totals are in
forces, leaders among them; `fallen` are the sides whose leader was killed. An alliance is made or
broken (`how`); of a broken one the first member is who broke it.
"""

ARRAKIS: Final[dict[str, Columns]] = {
    "games": GAMES,
    "turns": {
        "seed": "int",
        "turn": "int",
        "seat": "str",
        "supremacy": "int",
        "kwisatz_haderach": "int",
        "sand_dwellers": "int",
        "jihad": "int",
        "units": "int",
        "leaders": "int",
        "settlements": "int",
        "harvesters": "int",
        "cards": "int",
    },
    "battles": {
        "seed": "int",
        "turn": "int",
        "area": "str",
        "attacker": "str",
        "by": "str",
        "surprise": "bool",
        "winner": "str",
        "rounds": "int",
        "attacker_units": "int",
        "defender_units": "int",
        "attacker_hits": "int",
        "defender_hits": "int",
    },
}
"""Units are those at the attack, a token face down counting as one; hits are those suffered."""

TABLES: Final = {"dune": DUNE, "arrakis": ARRAKIS}
OTHER: Final[dict[str, Columns]] = {"games": GAMES}
"""Of any other game."""


def tables_of(game: str) -> dict[str, Columns]:
    return TABLES.get(game, OTHER)
