"""Whose turn it is: storm order, and the Guild whenever it likes.

D-SHIP-1 storm order · D-SHIP-2 the Guild acts when it likes · D-SHIP-3 Karama against that
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.actions.shipment import Move, TakeTurnNow
from landsraad.dune.factions.guild import AT_WILL, acts_at_will, chooses_its_turn
from landsraad.dune.karama import TURN, challenge
from landsraad.dune.state import GUILD, DuneState
from landsraad.dune.step import DuneStep
from landsraad.dune.travel.move import SHIPMENTS, TURN_TAKEN
from landsraad.dune.travel.ship import Shipping
from landsraad.kernel import Action, Choices, Decision, Listed, Sum
from landsraad.kernel.refusals import Because, because

NOW_OR_LATER: Final[Choices[Action]] = Sum(PASS[GUILD], Listed[Action](TakeTurnNow(GUILD)))


def waiting(game: DuneState) -> list[str]:
    """Who has not had a turn yet, in storm order."""
    gone = game.all_flagged(TURN_TAKEN)
    return [seat for seat in game.storm_order() if seat not in gone]


def place_has_passed(game: DuneState) -> bool:
    """D-SHIP-3: whether somebody after the Guild in storm order has had a turn."""
    order = game.storm_order()
    after = order[order.index(GUILD) + 1 :]
    return any(game.flagged(TURN_TAKEN, seat) for seat in after)


@dataclass(frozen=True, slots=True)
class IndividualTurns(DuneStep):
    """D-SHIP-1: one player after another; `waited`: the Guild has let the next one go first."""

    waited: bool = False

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if self.waited or not chooses_its_turn(game, waiting(game)):
            return ()
        return (Decision(GUILD, "guild_turn", NOW_OR_LATER),)

    def answer(self, game: DuneState, action: TakeTurnNow | Pass) -> None:
        in_place = waiting(game)[0] == GUILD
        if isinstance(action, Pass):
            game.become(IndividualTurns(waited=True))
            if in_place and not place_has_passed(game):
                challenge(game, AT_WILL, GUILD, TURN)
        elif in_place:
            begin_turn(game, GUILD)
        else:
            game.become(GuildComesEarly())
            challenge(game, AT_WILL, GUILD, TURN)

    def run(self, game: DuneState) -> None:
        left = waiting(game)
        if not left:
            game.end_step()
        elif left[0] == GUILD and chooses_its_turn(game, left):
            begin_turn(game, left[1])
        else:
            begin_turn(game, left[0])

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        asked = action.seat == GUILD and isinstance(action, (*SHIPMENTS, Move))
        return because("D-SHIP-2", "now_or_later") if asked else None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "turns", "waiting": waiting(game)}


@dataclass(frozen=True, slots=True)
class GuildComesEarly(DuneStep):
    """D-SHIP-3: the Guild takes its turn before its place, unless a Karama has stopped that."""

    def run(self, game: DuneState) -> None:
        if game.is_stopped(AT_WILL):
            game.become(IndividualTurns())
        else:
            begin_turn(game, GUILD)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "guild_turn"}


def why_not_now(game: DuneState, action: TakeTurnNow) -> Because | None:
    """D-SHIP-2: in its place only, if the switch or a Karama says so; or it has had its turn."""
    if not acts_at_will(game):
        return because("D-SHIP-2", "in_order")
    if game.is_stopped(AT_WILL):
        return because("D-SHIP-3", "stopped")
    if game.flagged(TURN_TAKEN, GUILD):
        return because("D-SHIP-2", "taken")
    return because("D-SHIP-2", "between_turns")


def begin_turn(game: DuneState, seat: str) -> None:
    """A seat ships and moves; then the next one."""
    game.emit("turn_began", {"seat": seat})
    game.become(IndividualTurns())
    game.push(Shipping(seat))


STEPS = (IndividualTurns, GuildComesEarly)
