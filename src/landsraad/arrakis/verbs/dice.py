"""Verbs about action dice, Bene Gesserit tokens and imperium markers."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import tracks
from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.rounds import MoveMarker, NameDie, UseResult
from landsraad.arrakis.box import POWERS
from landsraad.arrakis.dice import TOKEN, dice_of_side, lose_die
from landsraad.arrakis.ops import (
    DiscardOpponentActionDie,
    ForceOpponentDie,
    MoveImperiumMarker,
    RestrictOpponent,
    TakeBeneGesserit,
    UseDieAs,
)
from landsraad.arrakis.resolve import Bounds, Resolve, asks
from landsraad.arrakis.results import HOUSE, carried_out_by, ops_of, other_results
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.refusals import Because, because


def discard_die(game: ArrakisState, seat: str, op: DiscardOpponentActionDie, bound: Bounds) -> None:
    """A token on such a slot counts; as it is gone with the round anyway, a die goes first.

    Partners are one player: the first of them who has such a die loses it (A-TEAM-13, A-TEAM-19).
    """
    enemy = OTHER[game.side(seat)]
    boards = game.partners[enemy]
    for _ in range(op.count):
        dice = [(board, op.face) for board in boards if op.face in game.dice[board]]
        tokens = [(board, TOKEN) for board in boards if game.slotted[board] == op.face]
        if not dice and not tokens:
            return
        board, die = (*dice, *tokens)[0]
        lose_die(game, board, die)
        game.emit("die_lost", {"side": enemy, "seat": board, "die": die})


def restrict(game: ArrakisState, seat: str, op: RestrictOpponent, bound: Bounds) -> None:
    """A-ACT-17."""
    game.barred = op.forbid
    game.emit("barred", {"forbid": list(op.forbid)})


def take_tokens(game: ArrakisState, seat: str, op: TakeBeneGesserit, bound: Bounds) -> None:
    for _ in range(op.count):
        tracks.take_bene_gesserit(game, game.side(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class ForcingDie(ArrakisStep):
    """A-CARD-6: name one of the opponent's unused dice, a token on a slot among them."""

    seat: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        dice = dice_of_side(game, OTHER[game.side(self.seat)])
        named = Product(NameDie, self.seat, Listed(*dice))
        return ask_or_done(self.seat, "name_die", named)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, NameDie):
            game.forced = action.die
            game.emit("die_named", {"die": action.die})

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, NameDie):
            return None
        dice = dice_of_side(game, OTHER[game.side(self.seat)])
        return because("A-CARD-6", "dice", dice=dice)


@dataclass(frozen=True, slots=True)
class UsingDieAs(ArrakisStep):
    """Use the spent die as any other result; a second special action would need another die."""

    seat: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        uses = Product(UseResult, self.seat, Listed(*other_results(game.side(self.seat))))
        return ask_or_done(self.seat, "use_as", uses)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, UseResult):
            ops = ops_of(game.side(self.seat), HOUSE, action.use)
            result = action.use.partition(".")[0]
            doer = carried_out_by(game, self.seat, result)
            game.let_decide(doer)
            game.push(Resolve(doer, result, ops))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, UseResult):
            return None
        return because("A-RESULT-6", "uses", uses=other_results(game.side(self.seat)))


def move_marker(game: ArrakisState, seat: str, op: MoveImperiumMarker, bound: Bounds) -> None:
    game.push(MovingMarker(seat, op.steps))


@dataclass(frozen=True, slots=True)
class MovingMarker(ArrakisStep):
    """Move one imperium marker, up with positive steps; its ban does not change."""

    seat: str
    steps: int

    def goal(self, game: ArrakisState, power: str) -> int:
        """A-SPICE-5: a marker stays on the board."""
        return min(max(game.imperium[power] - self.steps, 0), len(game.box.rows) - 1)

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        powers = [power for power in POWERS if self.goal(game, power) != game.imperium[power]]
        moves = Product(MoveMarker, self.seat, Listed(*powers))
        return ask_or_done(self.seat, "move_marker", moves)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, MoveMarker):
            before, row = game.imperium[action.power], self.goal(game, action.power)
            game.imperium = {**game.imperium, action.power: row}
            game.emit("marker", {"power": action.power, "row": row, "from": before})

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, MoveMarker):
            return None
        return because("A-SPICE-5", "end", power=action.power)


VERBS = {
    DiscardOpponentActionDie: discard_die,
    RestrictOpponent: restrict,
    TakeBeneGesserit: take_tokens,
    ForceOpponentDie: asks(ForcingDie),
    UseDieAs: asks(UsingDieAs),
    MoveImperiumMarker: move_marker,
}
STEPS = (ForcingDie, UsingDieAs, MovingMarker)
