"""A battle round up to its losses: cards for dice, the roll, leaders' strips, hits.

A-BATTLE-7 cards for dice · A-BATTLE-8 the roll · A-BATTLE-17 whose strips · A-BATTLE-20 losses
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from landsraad.arrakis import planning_cards
from landsraad.arrakis.actions.battle import UseLeaders
from landsraad.arrakis.actions.cards import DiscardCard
from landsraad.arrakis.actions.common import or_done
from landsraad.arrakis.battle import dice
from landsraad.arrakis.battle.facts import (
    Battle,
    BattleStep,
    Tally,
    broken,
    dice_for,
    fighters,
    most_dice,
    suffered,
)
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.legion import GENERIC, Figures
from landsraad.arrakis.losses import take_hits
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.why import not_in_hand
from landsraad.kernel import Action, Choices, Counts, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because


@dataclass(frozen=True, slots=True)
class CardsForDice(BattleStep):
    """A-BATTLE-7: a side discards planning cards, the attacker first, for a die each."""

    side: str
    passed: tuple[str, ...] = ()
    """Seats that discard no more; partners may both discard, one after the other (A-TEAM-12)."""

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if not self.may_add(game):
            return ()
        return tuple([self.question(game, seat) for seat in self.holders(game)[:1]])

    def question(self, game: ArrakisState, seat: str) -> Decision:
        cards = Listed(*planning_cards.discardable(game, seat))
        return Decision(seat, "cards_for_dice", or_done(seat, Product(DiscardCard, seat, cards)))

    def may_add(self, game: ArrakisState) -> bool:
        """Whether a card would give a die."""
        if self.side == HARKONNEN and "landsraad" in game.bans:
            return False
        return dice_for(game, self.battle, self.side) < most_dice(game, self.battle, self.side)

    def holders(self, game: ArrakisState) -> list[str]:
        """Who holds any card is asked, so as not to betray which; who decides is the first."""
        seats = dict.fromkeys([game.seat(self.side), *game.partners[self.side]])
        return [seat for seat in seats if game.hands[seat] and seat not in self.passed]

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, DiscardCard):
            game.become(self.but(battle=self.battle.with_card(self.side)))
            planning_cards.throw_away(game, action.seat, action.card)
        else:
            game.become(self.but(passed=(*self.passed, action.seat)))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, DiscardCard):
            return not_in_hand(game, action.seat, action.card)
        return None

    def run(self, game: ArrakisState) -> None:
        if self.side == self.battle.attacker:
            game.become(CardsForDice(self.battle, self.battle.defender))
        else:
            game.become(CombatRoll(self.battle))


@dataclass(frozen=True, slots=True)
class CombatRoll(BattleStep):
    """A-BATTLE-8: both sides roll."""

    def run(self, game: ArrakisState) -> None:
        battle = self.battle
        tallies = tuple([rolled(game, battle, side) for side in battle.sides])
        game.become(Strips(replace(battle, tallies=tallies), battle.attacker))


def rolled(game: ArrakisState, battle: Battle, side: str) -> Tally:
    """The roll of one side, before its leaders use the specials."""
    number = dice_for(game, battle, side)
    faces = dice.roll(game, side, number, battle.target, battle.round)
    return tally_of(game, battle, side, faces)


def tally_of(game: ArrakisState, battle: Battle, side: str, faces: Sequence[str]) -> Tally:
    """What these dice of a side come to."""
    surprise = battle.surprise and battle.round == 1 and side == battle.attacker
    return Tally(
        hits=faces.count(dice.SWORD),
        shields=faces.count(dice.SHIELD),
        specials=faces.count(dice.SPECIAL) + surprise,  # A-BATTLE-11, A-BATTLE-12
        elites=game.legion(side, battle.area(side)).special,
    )


@dataclass(frozen=True, slots=True)
class Strips(BattleStep):
    """Leaders turn the specials of a side into hits and shields; the attacker's first."""

    side: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        choice = self.choice(game)
        if choice.size < 2:
            return ()
        seat = game.seat(self.side)
        return (Decision(seat, "strips", Product(UseLeaders, seat, choice)),)

    def choice(self, game: ArrakisState) -> Choices[Figures]:
        """A-BATTLE-16, A-BATTLE-17: as many leaders as there are specials, or all of them."""
        legion = fighters(game, self.battle, self.side)
        generic = legion.generic + legion.troop  # A-GUILD-TROOP-5
        specials = self.battle.tally(self.side).specials
        return pickings(generic, legion.named, min(specials, legion.leaders))

    def answer(self, game: ArrakisState, action: UseLeaders) -> None:
        self.use(game, action.leaders)

    def run(self, game: ArrakisState) -> None:
        self.use(game, self.choice(game).at(0))

    def use(self, game: ArrakisState, leaders: Figures) -> None:
        battle = self.battle
        if leaders:
            battle = battle.with_tally(self.side, self.with_strips(game, leaders))
        if self.side == battle.attacker:
            game.become(Strips(battle, battle.defender))
        else:
            game.become(Clash(battle))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, UseLeaders):
            return None
        legion = fighters(game, self.battle, self.side)
        specials = self.battle.tally(self.side).specials
        number = min(specials, legion.leaders)
        if sum([count for _, count in action.leaders]) != number:
            return because("A-BATTLE-17", "number", number=number, specials=specials)
        return because("A-BATTLE-17", "not_there", area=AREA.names[self.battle.area(self.side)])

    def with_strips(self, game: ArrakisState, leaders: Figures) -> Tally:
        hits = sum([number * strip(game, leader)[0] for leader, number in leaders])
        shields = sum([number * strip(game, leader)[1] for leader, number in leaders])
        game.emit(
            "strips_used",
            {"side": self.side, "leaders": dict(leaders), "hits": hits, "shields": shields},
        )
        tally = self.battle.tally(self.side)
        return replace(tally, hits=tally.hits + hits, shields=tally.shields + shields, specials=0)


@lru_cache(maxsize=1024)
def pickings(generic: int, named: tuple[str, ...], number: int) -> Choices[Figures]:
    """So many of these leaders, in every way."""
    pool = (*[GENERIC][:generic], *named)
    limits = tuple([generic if leader == GENERIC else 1 for leader in pool])
    return Counts(Listed(*pool), limits, number, number)


def strip(game: ArrakisState, leader: str) -> tuple[int, int]:
    """A-BATTLE-14, A-BATTLE-15: the hits and shields that a leader makes of one special."""
    if leader == GENERIC:
        combat = game.box.numbers["generic_leader_combat"]
        return combat["hits"], combat["shields"]
    card = game.box.leaders[leader]
    return card.hits, card.shields


@dataclass(frozen=True, slots=True)
class Clash(BattleStep):
    """Both sides take the hits of the roll, the attacker first (A-BATTLE-20, A-BATTLE-22)."""

    def run(self, game: ArrakisState) -> None:
        battle = self.battle
        attacking, defending = battle.tallies
        lost, won = suffered(attacking, defending), suffered(defending, attacking)
        game.emit(
            "battle_hits",
            {
                "attacker": battle.attacker,
                "defender": battle.defender,
                "area": AREA.names[battle.target],
                "attacker_hits": lost,
                "defender_hits": won,
                "stopped": {
                    battle.attacker: attacking.hits - won,
                    battle.defender: defending.hits - lost,
                },
                "broken": {
                    battle.attacker: broken(attacking, defending),
                    battle.defender: broken(defending, attacking),
                },
            },
        )
        game.end_step()
        after = game.stack[-1]
        assert isinstance(after, BattleStep)
        game.become(replace(after, battle=battle))
        take_hits(game, battle.defender, battle.target, won)
        take_hits(game, battle.attacker, battle.start, lost, battle.troops_stay)


STEPS = (CardsForDice, CombatRoll, Strips, Clash)
