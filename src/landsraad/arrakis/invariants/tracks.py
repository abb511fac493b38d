"""Tracks, dice and tokens on the boards of the sides."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.arrakis.box import HARKONNEN, MARKERS, POWERS, RESULTS, SIDES
from landsraad.arrakis.dice import UNROLLED
from landsraad.arrakis.rounds.action import Overflow
from landsraad.arrakis.state import ArrakisState

# Tracks.


def markers_are_on_their_tracks(game: ArrakisState) -> Iterator[str]:
    for marker in MARKERS:
        if not 0 <= game.prescience[marker] <= game.box.prescience_last:
            yield f"the marker of {marker} is on step {game.prescience[marker]}"
    if not 0 <= game.supremacy <= game.box.supremacy_last:
        yield f"the supremacy marker is on step {game.supremacy}"


def the_last_step_wins(game: ArrakisState) -> Iterator[str]:
    """A-VICT-1."""
    if game.supremacy == game.box.supremacy_last and not game.over:
        yield "the Harkonnen have won, but the game goes on"


def imperium_markers_are_on_the_board(game: ArrakisState) -> Iterator[str]:
    """A-SPICE-5."""
    for power in POWERS:
        if not 0 <= game.imperium[power] < len(game.box.rows):
            yield f"the marker of {power} is on row {game.imperium[power]}"


def bans_are_known(game: ArrakisState) -> Iterator[str]:
    if len({*game.bans}) < len(game.bans) or not {*game.bans} <= {*POWERS}:
        yield "a ban is active twice, or of no power"


def spice_is_never_negative(game: ArrakisState) -> Iterator[str]:
    if game.reserve < 0 or game.harvested < 0:
        yield "the Harkonnen have less than no spice"


def bene_gesserit_tokens(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-16: no more than there are, with the sides, on slots and in reserve."""
    slotted = sum(map(bool, game.slotted.values()))
    numbers = [*game.bene_gesserit.values(), game.bene_gesserit_reserve]
    if min(numbers) < 0 or sum(numbers) + slotted > game.box.bene_gesserit["total"]:
        yield "there are more Bene Gesserit tokens than in the box, or less than none"


# Dice.


def dice_show_results(game: ArrakisState) -> Iterator[str]:
    for board in game.dice:
        shown = {*game.dice[board], *game.used[board], *filter(None, [game.slotted[board]])}
        if game.automated and board == HARKONNEN:
            shown -= {UNROLLED}
        for result in sorted(shown - {*RESULTS}):
            yield f"a die of {board} shows {result}"


def dice_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-ACT-1: used, unused and, of the Harkonnen, set aside."""
    for side in SIDES:
        boards = game.partners[side]
        number = sum([len(game.dice[board]) + len(game.used[board]) for board in boards])
        most = game.box.action_dice_count[side]
        aside = [row.dice_aside for row in game.box.rows] if side == HARKONNEN else [0]
        if number > most or (game.acting and number < most - max(aside)):
            yield f"{side} has {number} of {most} action dice"


def dice_are_in_their_slots(game: ArrakisState) -> Iterator[str]:
    """A-ACT-2: no box holds more dice than it has slots, a token among them (A-BG-1)."""
    if any(isinstance(step, Overflow) for step in game.stack):
        return
    for board in game.dice:
        for result, slots in game.box.slots[board].items():
            number = game.dice[board].count(result) + (game.slotted[board] == result)
            if number > slots:
                yield f"{board} has {number} dice on the {slots} slots of {result}"
