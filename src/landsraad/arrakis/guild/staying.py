"""Planning cards that stay in play: they lie beside the board and hold to the end (A-GUILD-NAV-6).

Each has one named rule in the data, some with numbers after a colon.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.arrakis import planning_cards
from landsraad.arrakis.ops import Static
from landsraad.arrakis.resolve import Bounds, Resolve
from landsraad.arrakis.state import ArrakisState

BONUS_STEP: Final = "spacing_guild_action_bonus_step"
ALSO_DRAWS: Final = "landsraad_action_also_draws"
CAN_SANDRIDE: Final = "houses_major_troop_can_sandride"
FEWER_ORNITHOPTERS: Final = "harkonnen_ornithopters_minus"
ORNITHOPTER: Final = "ornithopter"


def stay(game: ArrakisState, seat: str, op: Static, bound: Bounds) -> None:
    """The card that is being played stays in play."""
    top = game.stack[-1]
    assert isinstance(top, Resolve)
    if game.guild and top.source in game.box.planning:
        planning_cards.take_back(game, top.source)
        game.staying = tuple(sorted((*game.staying, top.source)))
        game.emit("stays_in_play", {"card": top.source})


def in_force(game: ArrakisState, side: str, rule: str) -> int:
    """What the cards of a side that stay in play add up to under this rule; 1 each unnumbered."""
    total = 0
    for card in game.staying:
        entry = game.box.planning[card]
        if game.box.deck_owner[entry.deck] != side:
            continue
        for op in entry.ops:
            if isinstance(op, Static) and op.rule.partition(":")[0] == rule:
                number = op.rule.partition(":")[2].partition(",")[0]
                total += int(number or 1)
    return total


def vehicles_of(game: ArrakisState, side: str, row: Mapping[str, int]) -> Mapping[str, int]:
    """The vehicles of a row; cards of this side leave fewer ornithopters, never less than one."""
    number = row[ORNITHOPTER]
    fewer = max(min(number, 1), number - in_force(game, side, FEWER_ORNITHOPTERS))
    return {**row, ORNITHOPTER: fewer}


VERBS = {Static: stay}
STEPS = ()
