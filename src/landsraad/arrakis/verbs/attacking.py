"""Verbs that attack: with a legion, with dice alone, and dice that set something off."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.battle import DeclareAttack, PickAttacker, StrikeAt
from landsraad.arrakis.actions.common import ask_or_done, or_done
from landsraad.arrakis.battle import dice
from landsraad.arrakis.battle.facts import Battle
from landsraad.arrakis.battle.rounds import open_battle
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.event_data import group_data
from landsraad.arrakis.guild.troops import riders
from landsraad.arrakis.losses import take_hits
from landsraad.arrakis.movement import (
    SANDRIDES,
    Ways,
    barred,
    has_flown,
    targets,
    travel,
    ways,
    why_not_way,
)
from landsraad.arrakis.ops import Attack, RollCombat, SpecialAttack
from landsraad.arrakis.resolve import Bounds, Resolve
from landsraad.arrakis.reveal import reveal_area
from landsraad.arrakis.state import NOWHERE, OTHER, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.where import areas
from landsraad.arrakis.why import no_legion, not_meant
from landsraad.kernel import Action, Bits, Choices, Decision, Product, just
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.refusals import Because, because


def attack(game: ArrakisState, seat: str, op: Attack, bound: Bounds) -> None:
    game.push(Attacking(seat, op, bound))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Attacking(ArrakisStep):
    """Attack with one legion: which one, then what and how (A-BATTLE-1, A-BATTLE-5).

    `start` is the legion chosen, if it is.
    """

    seat: str
    op: Attack
    bound: Bounds = ()
    start: int = NOWHERE

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        ready = self.chosen(game) or self.ready(game)
        if not ready:
            return ()
        if ready & (ready - 1):
            picks = Product(PickAttacker, self.seat, Bits(ready, AREA))
            return ask_or_done(self.seat, "pick_attacker", picks)
        attacks = self.attacks(game, ready.bit_length() - 1)
        return (Decision(self.seat, "attack", or_done(self.seat, *attacks)),)

    def chosen(self, game: ArrakisState) -> int:
        """The legion that was chosen, if it may still attack."""
        if self.start == NOWHERE:
            return 0
        return self.ready_among(game, self.candidates(game) & 1 << self.start)

    def candidates(self, game: ArrakisState) -> int:
        return areas(game, self.seat, self.op.legion, self.bound)

    def ready(self, game: ArrakisState, one_will_do: bool = False) -> int:
        """The legions that may attack and have something to attack."""
        return self.ready_among(game, self.candidates(game), one_will_do)

    def ready_among(self, game: ArrakisState, places: int, one_will_do: bool = False) -> int:
        side = game.side(self.seat)
        goals = targets(game, side)
        mask = 0
        for area in members(places):
            in_reach = game.board.near[area] & goals or self.ways(game, side, area, goals)
            if in_reach and not barred(game, side, area):
                mask |= 1 << area
                if one_will_do:
                    break
        return mask

    def ways(self, game: ArrakisState, side: str, start: int, goals: int) -> Ways:
        """How a legion reaches its targets; troops do not ride along (A-GUILD-TROOP-8)."""
        found = ways(game, side, start, goals)
        legion = game.legion(side, start)
        if not legion.troop:
            return found
        others = riders(game, side, legion)
        if others.size and (others.leaders or not self.op.legion.with_leader):
            return found
        return tuple([way for way in found if way[0] not in SANDRIDES])

    def attacks(self, game: ArrakisState, start: int) -> list[Choices[Action]]:
        side = game.side(self.seat)
        here = just(AREA.names[start])
        return [
            Product(DeclareAttack, self.seat, here, Bits(reach, AREA), just(by))
            for by, reach in self.ways(game, side, start, targets(game, side))
        ]

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, PickAttacker):
            return self.why_not_start(game, action.area)
        if not isinstance(action, DeclareAttack):
            return None
        ready = self.ready(game)
        if action.start not in names_of(ready):
            return self.why_not_start(game, action.start)
        if self.start == NOWHERE and ready.bit_count() > 1:
            return because("A-BATTLE-1", "first", areas=names_of(ready))
        if self.start not in (NOWHERE, AREA.numbers[action.start]):
            return because("A-BATTLE-1", "chosen", area=AREA.names[self.start])
        return self.why_not_target(game, action)

    def why_not_start(self, game: ArrakisState, name: str) -> Because:
        """Why a legion cannot be chosen to attack."""
        side = game.side(self.seat)
        if nobody := no_legion(game, side, name):
            return nobody
        area = AREA.numbers[name]
        if barred(game, side, area):
            return because("A-FX-15", "barred", area=name)
        if not self.candidates(game) >> area & 1:
            return not_meant(game, side, self.op.legion, area)
        ready = self.ready(game)
        if ready >> area & 1:
            return because("A-BATTLE-1", "chosen", area=AREA.names[self.at(game)])
        return because("A-BATTLE-1", "nothing_near", area=name)

    def why_not_target(self, game: ArrakisState, action: DeclareAttack) -> Because:
        side, legion = game.side(self.seat), game.legion(game.side(self.seat), self.at(game))
        if action.target not in names_of(targets(game, side) | game.worms):
            return because("A-BATTLE-1", "nobody", area=action.target)
        if game.worms >> AREA.numbers[action.target] & 1:
            return because("A-WORM-15", "worm", area=action.target)
        if action.by in SANDRIDES and riders(game, side, legion) != legion:
            return because("A-GUILD-TROOP-8", "troops", area=action.start)
        if flown := has_flown(game, action.start, action.by):
            return flown
        wrong = why_not_way(game, side, action.start, action.target, action.by)
        by_another_way = self.is_in_reach(game, action.target)
        return wrong.under("A-BATTLE-5") if by_another_way else wrong.under("A-BATTLE-1")

    def is_in_reach(self, game: ArrakisState, target: str) -> bool:
        """Whether the legion can attack an area, whatever the way."""
        side = game.side(self.seat)
        found = self.ways(game, side, self.at(game), targets(game, side))
        return any(target in names_of(reach) for _, reach in found)

    def at(self, game: ArrakisState) -> int:
        """The legion that attacks."""
        return self.ready(game).bit_length() - 1 if self.start == NOWHERE else self.start

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, DeclareAttack):
            self.declare(game, action)
        elif isinstance(action, PickAttacker):
            game.become(self.but(start=AREA.numbers[action.area]))
        else:
            game.end_step()

    def declare(self, game: ArrakisState, action: DeclareAttack) -> None:
        side = game.side(self.seat)
        start, target = AREA.numbers[action.start], AREA.numbers[action.target]
        # A-BATTLE-2: the legion stays in its area, whatever carries its attack
        if travel(game, game.legion(side, start), start, action.by):
            game.flown |= 1 << start
        game.emit(
            "attack",
            {
                "side": side,
                "start": action.start,
                "target": action.target,
                "by": action.by,
                "surprise": self.op.surprise,
                "legions": {
                    side: group_data(game.legion(side, start)),
                    OTHER[side]: group_data(game.legion(OTHER[side], target)),
                },
            },
        )
        game.end_step()
        legion = game.legion(side, start)
        alone = action.by in SANDRIDES and riders(game, side, legion) != legion
        battle = Battle(side, start, target, self.op.surprise, self.op.modifiers)
        self.open_battle(game, battle.without_troops() if alone else battle)

    def open_battle(self, game: ArrakisState, battle: Battle) -> None:
        open_battle(game, battle)


def special_attack(game: ArrakisState, seat: str, op: SpecialAttack, bound: Bounds) -> None:
    game.push(Striking(seat, op, bound))


@dataclass(frozen=True, slots=True)
class Striking(ArrakisStep):
    """A special attack: its target takes the hits and cannot answer (A-BATTLE-41)."""

    seat: str
    op: SpecialAttack
    bound: Bounds
    area: int = NOWHERE

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if self.area != NOWHERE:
            return ()
        mask = areas(game, self.seat, self.op.target, self.bound)
        strikes = Product(StrikeAt, self.seat, Bits(mask, AREA))
        return ask_or_done(self.seat, "strike", strikes)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, StrikeAt):
            game.end_step()
            return
        area = AREA.numbers[action.area]
        game.emit("special_attack", {"side": game.side(self.seat), "area": action.area})
        game.become(self.but(area=area))
        reveal_area(game, area, sietch=False)  # A-BATTLE-42, A-BATTLE-43

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, StrikeAt):
            return None
        nobody = no_legion(game, OTHER[game.side(self.seat)], action.area)
        return nobody or because("A-BATTLE-41", "not_meant", area=action.area)

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        if self.area != NOWHERE:
            side = game.side(self.seat)
            hits = count(dice.roll(game, side, self.op.dice, self.area), self.op.hit_on)
            take_hits(game, OTHER[side], self.area, hits)


def roll_combat(game: ArrakisState, seat: str, op: RollCombat, bound: Bounds) -> None:
    """Roll, then do the steps once for each face that counts."""
    times = count(dice.roll(game, game.side(seat), op.dice), op.per)
    if times:
        game.push(Resolve(seat, "", op.do * times, bound))


def count(faces: tuple[str, ...], wanted: tuple[str, ...]) -> int:
    """How many of the faces are among those wanted."""
    return sum([face in wanted for face in faces])


VERBS = {Attack: attack, SpecialAttack: special_attack, RollCombat: roll_combat}
STEPS = (Attacking, Striking)
