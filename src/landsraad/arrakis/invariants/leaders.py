"""Leaders: each with their own side, in one place, in play or out of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from landsraad.arrakis.board import AREA
from landsraad.arrakis.invariants.legions import legions_of
from landsraad.arrakis.state import ArrakisState


def leaders_stand_once(game: ArrakisState) -> Iterator[str]:
    places = Counter([name for _, _, legion in legions_of(game) for name in legion.named])
    places.update([name for slots in game.tank.values() for name in slots if name])
    for name, number in places.items():
        if number > 1:
            yield f"{name} is in {number} places"


def leaders_stand_with_their_side(game: ArrakisState) -> Iterator[str]:
    for side, area, legion in legions_of(game):
        for name in legion.named:
            card = game.box.leaders[name]
            if card.side != side or card.kind != "named":
                yield f"{name} stands with {side} in {AREA.names[area]}"


def leaders_on_the_board_are_in_play(game: ArrakisState) -> Iterator[str]:
    for _, area, legion in legions_of(game):
        for name in legion.named:
            if name not in game.in_play:
                yield f"{name} stands in {AREA.names[area]}, but is not in play"


def tanks_have_their_slots(game: ArrakisState) -> Iterator[str]:
    """A-TANK-1."""
    for board, slots in game.tank.items():
        if len(slots) != game.box.tank_slots[board]:
            yield f"the tank of {board} has {len(slots)} slots"


def leaders_in_the_tank_are_in_play(game: ArrakisState) -> Iterator[str]:
    """A-TEAM-30: each in the tank of their own board."""
    for board, slots in game.tank.items():
        for name in filter(None, slots):
            if name not in game.in_play or game.homes[game.box.leaders[name].house] != board:
                yield f"{name} is in the tank of {board}, but not in play there"


def leaders_in_play_are_in_order(game: ArrakisState) -> Iterator[str]:
    for what, names in (("in play", game.in_play), ("out", game.out), ("spent", game.spent)):
        if list(names) != sorted({*names}):
            yield f"the leaders that are {what} are not in order"
        for name in names:
            if game.box.leaders[name].kind not in ("named", "sandworm"):
                yield f"{name} is {what}, but has no card of their own"


def nobody_comes_back(game: ArrakisState) -> Iterator[str]:
    """A-LEAD-3, A-LEAD-10: who has left the game is in play no more."""
    for name in game.in_play:
        if name in game.out:
            yield f"{name} is in play and out of the game"


def successors_stand_alone(game: ArrakisState) -> Iterator[str]:
    """A-LEAD-3, A-LEAD-6, A-LEAD-10: who is replaced or removed leaves the game."""
    for name in game.in_play:
        entry = game.box.leaders[name].entry
        gone = [entry[key] for key in ("replaces", "removes", "leader") if key in entry]
        for old in gone:
            if old in game.in_play:
                yield f"{old} is in play together with {name}"


def spent_leaders_are_in_play(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-18."""
    for name in game.spent:
        if name not in game.in_play:
            yield f"{name} is spent, but not in play"
