"""The regeneration tank: slots that named leaders pass through (A-TANK)."""

from __future__ import annotations

from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.state import ArrakisState


def receive(game: ArrakisState, leader: str, area: int) -> None:
    """A-TANK-2, A-TANK-7: a leader off the board takes the first slot and pushes the others on."""
    side = game.box.leaders[leader].side
    game.emit("to_tank", {"side": side, "leader": leader, "area": AREA.names[area]})
    put_in(game, leader, 0)
    if side == HARKONNEN:
        game.note("enemy_named_leader_to_tank")


def put_in(game: ArrakisState, leader: str, slot: int) -> None:
    """A leader takes a slot of the tank on their own board and pushes others on (A-TEAM-30)."""
    card = game.box.leaders[leader]
    board = game.homes[card.house]
    slots = list(game.tank[board])
    arriving = leader
    for place in range(slot, len(slots)):
        slots[place], arriving = arriving, slots[place]
        if not arriving:
            break
    game.tank = {**game.tank, board: tuple(slots)}
    if arriving:
        leave(game, card.side, arriving)


def leave(game: ArrakisState, side: str, leader: str) -> None:
    """A-TANK-5: a leader comes out, and is ready again from the next turn on."""
    game.emit("out_of_tank", {"side": side, "leader": leader})
    if game.acting and moves_with_the_die(game):
        game.recovered = tuple(sorted((*game.recovered, leader)))


def moves_with_the_die(game: ArrakisState) -> bool:
    """A-TANK-4: whether leaders move on before the action, not at the end of the turn."""
    return game.setup.readings["tank_moves"] == "with_the_die"


def die_is_spent(game: ArrakisState, side: str) -> None:
    """A die or a token was spent in an action turn of a side (A-TANK-3)."""
    game.die_spent = True
    if moves_with_the_die(game):
        advance(game, side)


def turn_is_over(game: ArrakisState, side: str) -> None:
    """The turn of a side ends, and with it the rest of those who came out."""
    if game.die_spent and not moves_with_the_die(game):
        advance(game, side)
    game.die_spent = False
    game.recovered = ()


def advance(game: ArrakisState, side: str) -> None:
    """A-TANK-3, A-TEAM-25: all leaders in the tanks move on; those of the last slots come out."""
    for board in game.partners[side]:
        *slots, last = game.tank[board]
        if not last and not any(slots):
            continue
        game.tank = {**game.tank, board: ("", *slots)}
        if last:
            leave(game, side, last)
