"""Preventable wins: does a bot stand up to a rival who would win this turn?

A position of Dune is one of these if a rival side has just as many strongholds as it needs, nobody
ships after the seat that is asked, and it could ship a few forces to one of them. The win is left
if nobody stands in the way when the seat has shipped and moved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final

from landsraad import bots
from landsraad.bots import Bot, question_for, who_is_asked
from landsraad.bots.recruit.spaces import products
from landsraad.dune.actions.shipment import Arrive, Ship
from landsraad.dune.board import CELL, TERRITORY_OF
from landsraad.dune.phases.mentat_pause import strongholds, strongholds_needed
from landsraad.dune.state import DuneState
from landsraad.dune.travel.order import waiting
from landsraad.kernel import Chance, Decision, Game
from landsraad.kernel.registry import game_class
from landsraad.lab.ladder.contests import CONTESTS
from landsraad.lab.ladder.matches import bot_named

SHIP: Final = "ship"
A_FEW: Final = 3
"""Forces with which a battle can be won."""
PHASE: Final = "shipment"
PLAYS: Final = "recruit"
"""The bot whose games the positions are taken from."""


def winning(game: DuneState, seat: str) -> list[tuple[str, ...]]:
    """The rival sides that have as many strongholds as they need, with nobody to fight there."""
    sides = {game.side_of(other) for other in game.seats} - {game.side_of(seat)}
    return [side for side in sides if len(alone_in(game, side)) >= strongholds_needed(game, side)]


def alone_in(game: DuneState, side: tuple[str, ...]) -> set[int]:
    """The strongholds where nobody but this side is."""
    return {
        land
        for land in strongholds(game)
        if game.occupants(land) and {*game.occupants(land)} <= {*side}
    }


def is_preventable(game: DuneState, decision: Decision) -> bool:
    """Whether it is up to this seat, and a shipment would contest a stronghold of the winner."""
    others = {*waiting(game)} - {decision.seat}
    rivals = winning(game, decision.seat)
    if decision.kind != SHIP or others or len(rivals) != 1:
        return False
    theirs = alone_in(game, rivals[0])
    one_is_enough = len(theirs) == strongholds_needed(game, rivals[0])
    return one_is_enough and not theirs.isdisjoint(within_reach(decision))


def within_reach(decision: Decision) -> set[int]:
    """The territories to which a few forces can be shipped."""
    return {
        TERRITORY_OF[CELL[cell]]
        for made in (Ship, Arrive)
        for part in products(decision.actions, made)
        for cell in part.fields[0]
        if part.fields[1].at(part.fields[1].size - 1) >= A_FEW
    }


def positions(first_seed: int) -> Iterator[tuple[DuneState, str]]:
    """Such positions from games of one seed after the other, without end."""
    dune, quick = CONTESTS["dune"], bots.make(PLAYS, "dune")
    kind, seed = game_class(dune.game), first_seed
    while True:
        game = kind.new(kind.read_setup(None, dune.options, seed)).copy()
        chance = Chance.seeded(seed)
        known: set[int] = set()  # in one turn somebody may be asked again
        while not game.over:
            assert isinstance(game, DuneState)
            seat = who_is_asked(game.pending).due[0]
            asked = game.decisions(seat)
            if game.turn not in known and any(is_preventable(game, one) for one in asked):
                known.add(game.turn)
                yield game.copy(), seat
            play_one(game, seat, quick, chance)
        seed += 1


def left_by(
    names: Sequence[str], number: int, first_seed: int, show: Callable[[int], None]
) -> dict[str, int]:
    """How many of so many positions each of these bots leaves to the rival."""
    left = dict.fromkeys(names, 0)
    for place, (game, seat) in enumerate(islice(positions(first_seed), number), 1):
        for name in names:
            left[name] += leaves(game.copy(), seat, bot_named(name, "dune"), Chance.seeded(place))
        show(place)
    return left


def leaves(game: DuneState, seat: str, bot: Bot, chance: Chance) -> bool:
    """Whether the rival still wins when this bot has shipped and moved; the game is played on."""
    quick = bots.make(PLAYS, "dune")
    while not game.over and game.phase == PHASE:
        due = who_is_asked(game.pending).due[0]
        play_one(game, due, bot if due == seat else quick, chance)
    return bool(winning(game, seat))


def play_one(game: Game, seat: str, bot: Bot, chance: Chance) -> None:
    action = bot.answer(question_for(game, seat, bot), chance)
    assert action is not None
    game.play(action)
