"""Phase 2, action resolution: dice, slots, and the action turns (A-ACT)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from landsraad.arrakis import free_actions, planning_cards, prescience, tank
from landsraad.arrakis.actions.common import Done, or_done
from landsraad.arrakis.actions.rounds import ChangeDie, DesertPowerAction, SlotToken, SpendDie
from landsraad.arrakis.box import ATREIDES, HARKONNEN, RESULTS
from landsraad.arrakis.dice import (
    TOKEN,
    dice_of_side,
    different_dice,
    free_slots,
    in_boxes,
    lose_die,
    unused,
)
from landsraad.arrakis.ops import Op, PlayPlanning
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.results import (
    CARD,
    CLAIM,
    DESERT_POWER,
    RESULT,
    SPECIAL,
    Ready,
    carried_out_by,
    ops_of,
    other_results,
    own_leaders,
    ready_leaders,
    uses,
)
from landsraad.arrakis.rounds.vehicles import active_row
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.teams.sharing import divided
from landsraad.arrakis.why import leader_away
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Sum, just
from landsraad.kernel.refusals import Because, because

# Rolling and slots.


@dataclass(frozen=True, slots=True)
class ActionPhase(ArrakisStep):
    """Both roll, dice go to their slots, tokens are added; then the turns, Atreides first.

    A `turn` says that the dice are in their slots and whose action turn begins.
    """

    turn: str = ""

    def run(self, game: ArrakisState) -> None:
        game.become(ActionTurns(self.turn or ATREIDES))  # A-ACT-7
        if not self.turn:
            roll_action_dice(game)
            game.push(AddToken(ATREIDES))
            game.push(AddToken(HARKONNEN))
            game.push(Overflow(game.partners[HARKONNEN][0]))


def roll_action_dice(game: ArrakisState) -> None:
    """A-ACT-1: the Harkonnen roll eight dice less those set aside (A-VEH-2)."""
    aside = active_row(game).dice_aside
    roll_dice_of(game, HARKONNEN, game.box.action_dice_count[HARKONNEN] - aside)
    roll_dice_of(game, ATREIDES, game.box.action_dice_count[ATREIDES])


def roll_dice_of(game: ArrakisState, side: str, number: int) -> None:
    faces = game.box.action_dice[side]
    rolled = in_boxes([faces[face - 1] for face in game.chance.roll(number, len(faces))])
    game.emit("action_dice", {"side": side, "dice": list(rolled)})
    for board, dice in divided(game, side, rolled):
        game.dice = {**game.dice, board: dice}
        game.used = {**game.used, board: ()}


@dataclass(frozen=True, slots=True)
class Overflow(ArrakisStep):
    """A-ACT-4, A-ACT-5: dice beyond the slots are changed one at a time, in turn.

    Partners too change their dice to results with most free slots, which on their boards are those
    with fewest dice (A-TEAM-14, A-TEAM-18).
    """

    seat: str

    def surplus(self, game: ArrakisState) -> str:
        """A result of which there are too many dice."""
        free = free_slots(game, self.seat)
        return next((result for result in RESULTS if free[result] < 0), "")

    def goals(self, game: ArrakisState) -> list[str]:
        """The results with the most free slots at this moment."""
        free = free_slots(game, self.seat)
        most = max(free.values())
        return [result for result in RESULTS if free[result] == most]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        over = self.surplus(game)
        goals = self.goals(game)
        if not over or len(goals) == 1:
            return ()
        changes = Product(ChangeDie, self.seat, just(over), Listed(*goals))
        return (Decision(self.seat, "overflow", changes),)

    def answer(self, game: ArrakisState, action: ChangeDie) -> None:
        self.change(game, action.die, action.result)

    def run(self, game: ArrakisState) -> None:
        over = self.surplus(game)
        if over:
            self.change(game, over, self.goals(game)[0])
            return
        others = [other for other in self.others(game) if other.surplus(game)]
        if others:
            game.become(others[0])
        else:
            game.end_step()

    def others(self, game: ArrakisState) -> list[Overflow]:
        """The other players in turn, the Harkonnen before the Atreides."""
        players = (*game.partners[HARKONNEN], *game.partners[ATREIDES])
        after = players.index(self.seat) + 1
        return [Overflow(seat) for seat in (*players[after:], *players[: after - 1])]

    def change(self, game: ArrakisState, die: str, result: str) -> None:
        dice = list(game.dice[self.seat])
        dice.remove(die)
        game.dice = {**game.dice, self.seat: in_boxes([*dice, result])}
        told = {"side": game.side(self.seat), "seat": self.seat, "die": die, "result": result}
        game.emit("die_changed", told)
        game.become(self.others(game)[0])

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, ChangeDie):
            return None
        if action.die != self.surplus(game):
            return because("A-ACT-4", "die", die=action.die, surplus=self.surplus(game))
        return because("A-ACT-5", "most", results=self.goals(game))


@dataclass(frozen=True, slots=True)
class AddToken(ArrakisStep):
    """A-ACT-6, A-BG-1: one Bene Gesserit token may go on a slot of the result with fewest dice.

    Either partner may do it, on their own board; `passed` are those who will not (A-TEAM-28).
    """

    side: str
    passed: tuple[str, ...] = ()

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if not game.bene_gesserit[self.side]:
            return ()
        asked = [seat for seat in game.partners[self.side] if seat not in self.passed]
        return tuple([self.question(game, seat) for seat in asked if self.goals(game, seat)])

    def goals(self, game: ArrakisState, seat: str) -> list[str]:
        """The results of a board that have the fewest dice and a free slot."""
        dice = game.dice[seat]
        free = [result for result, slots in free_slots(game, seat).items() if slots > 0]
        fewest = min([dice.count(result) for result in free], default=0)
        return [result for result in free if dice.count(result) == fewest]

    def question(self, game: ArrakisState, seat: str) -> Decision:
        tokens = Product(SlotToken, seat, Listed(*self.goals(game, seat)))
        return Decision(seat, TOKEN, or_done(seat, tokens))

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, SlotToken):
            game.become(AddToken(self.side, (*self.passed, action.seat)))
            return
        game.end_step()
        game.bene_gesserit = {**game.bene_gesserit, self.side: game.bene_gesserit[self.side] - 1}
        game.slotted = {**game.slotted, action.seat: action.result}
        told = {"side": self.side, "seat": action.seat, "result": action.result}
        game.emit("token_slotted", told)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, SlotToken):
            return None
        return because("A-BG-1", "fewest", results=self.goals(game, action.seat))


# Turns.


@dataclass(frozen=True, slots=True)
class ActionTurns(ArrakisStep):
    """The sides take turns until the last Harkonnen die is done; `side` is next (A-ACT-13)."""

    side: str

    def run(self, game: ArrakisState) -> None:
        if not unused(game, HARKONNEN):
            self.finish(game)
            return
        game.acting = self.side
        game.become(ActionTurns(OTHER[self.side]))
        game.push(EndOfTurn(self.side))
        game.push(Turn(self.side))

    def finish(self, game: ArrakisState) -> None:
        """A-ACT-14: Atreides dice left over are lost."""
        game.acting = ""
        game.barred = ()
        for board in game.partners[ATREIDES]:
            for die in game.dice[board]:
                lose_die(game, board, die)
        game.end_step()


@dataclass(frozen=True, slots=True)
class Turn(ArrakisStep):
    """One action: a die spent in one of several ways, or Desert Power (A-ACT-8 to A-ACT-11).

    Partners are both asked: whoever answers acts in this turn (A-TEAM-20).
    """

    side: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        ready, power = ready_leaders(game, self.side), self.desert_power(game)
        asked: tuple[Decision, ...] = ()
        for seat in game.partners[self.side]:
            actions = self.actions(game, seat, ready, power)
            if actions.size:
                asked += (Decision(seat, "turn", actions),)
        return asked

    def actions(self, game: ArrakisState, seat: str, ready: Ready, power: bool) -> Choices[Action]:
        """What a seat may do with each of its dice, and Desert Power (A-TEAM-32)."""
        dice, any_die = tuple(self.dice(game, seat)), self.uses_of_any_die(game, seat)
        token, own = game.slotted[seat], own_leaders(game, seat, ready)
        return ways_to_act(seat, self.side, dice, token, own, ready, any_die, power)

    def dice(self, game: ArrakisState, seat: str) -> list[str]:
        """The dice to choose from: one of each result, or the one that is named (A-CARD-6)."""
        dice = different_dice(game, seat)
        named = game.forced if self.side == HARKONNEN else ""
        if named and named in dice_of_side(game, HARKONNEN):
            return [die for die in dice if die == named]
        return dice

    def result(self, game: ArrakisState, seat: str, die: str) -> str:
        return game.slotted[seat] if die == TOKEN else die

    def uses_of_any_die(self, game: ArrakisState, seat: str) -> tuple[str, ...]:
        """A-ACT-9, A-ACT-11: what any die may be used for, whatever it shows."""
        card = (CARD,) if planning_cards.can_play(game, seat) else ()
        if self.side == HARKONNEN:
            return card
        claims = prescience.claimable(game, prescience.INSTEAD_OF_ACTION)
        return (*card, *[CLAIM + claim for claim in claims]) if claims else card

    def desert_power(self, game: ArrakisState) -> bool:
        """A-ACT-10."""
        return self.side == ATREIDES and unused(game, ATREIDES) < unused(game, HARKONNEN)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        seat = action.seat
        game.let_decide(seat)
        if isinstance(action, SpendDie):
            result = self.result(game, seat, action.die)
            lose_die(game, seat, action.die)  # A-ACT-12
            told = {"side": self.side, "seat": seat, "die": action.die, "use": action.use}
            game.emit("spent", told)
            tank.die_is_spent(game, self.side)
            self.use(game, seat, result, action.use)
        else:
            game.emit("desert_power", {"side": self.side, "seat": seat})
            self.resolve(game, seat, "desert_power", DESERT_POWER)

    def use(self, game: ArrakisState, seat: str, result: str, use: str) -> None:
        if use == CARD:
            self.resolve(game, seat, CARD, (PlayPlanning(),))
        elif use.startswith(CLAIM):
            prescience.claim(game, seat, use.removeprefix(CLAIM))
        elif use.startswith(SPECIAL):
            leader = game.box.leaders[use.removeprefix(SPECIAL)]
            game.spent = tuple(sorted((*game.spent, leader.id)))  # A-SPEC-5
            self.resolve(game, game.homes[leader.house], leader.id, leader.ops)
        else:
            used_as = use.rpartition(".")[0] or result
            doer = carried_out_by(game, seat, used_as)
            self.resolve(game, doer, result, ops_of(self.side, result, use))

    def resolve(self, game: ArrakisState, seat: str, source: str, ops: tuple[Op, ...]) -> None:
        """A-TEAM-22: it may be the partner who carries it out and decides from here on."""
        game.let_decide(seat)
        game.push(Resolve(seat, source, ops))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, Done):
            return because("A-ACT-14", "no_pass", dice=self.dice(game, action.seat))
        if isinstance(action, DesertPowerAction):
            return self.why_not_desert_power(game)
        if not isinstance(action, SpendDie):
            return None
        return self.why_not_die(game, action) or self.why_not_use(game, action)

    def why_not_desert_power(self, game: ArrakisState) -> Because:
        if self.side == HARKONNEN:
            return because("A-ACT-10", "harkonnen")
        own, enemy = unused(game, ATREIDES), unused(game, HARKONNEN)
        return because("A-ACT-10", "dice", own=own, enemy=enemy)

    def why_not_die(self, game: ArrakisState, action: SpendDie) -> Because | None:
        """Why this seat cannot spend this die."""
        seat, die = action.seat, action.die
        if die in self.dice(game, seat):
            return None
        if self.side == HARKONNEN and game.forced in dice_of_side(game, HARKONNEN):
            return because("A-CARD-6", "named", die=game.forced)
        for partner in game.partners[self.side]:
            if partner != seat and die in different_dice(game, partner):
                return because("A-TEAM-20", "partners_die", die=die, partner=partner)
        if die == TOKEN:
            return because("A-BG-2", "no_token")
        if die in game.used[seat]:
            return because("A-ACT-12", "used", die=die)
        return because("A-ACT-8", "no_die", die=die, dice=self.dice(game, seat))

    def why_not_use(self, game: ArrakisState, action: SpendDie) -> Because:
        """Why a die cannot be spent that way."""
        seat, use = action.seat, action.use
        result = self.result(game, seat, action.die)
        if use == CARD:
            return because("A-ACT-9", "no_card", cards=len(game.hands[seat]))
        if use.startswith(CLAIM):
            return self.why_not_claim(game, use.removeprefix(CLAIM))
        if use.startswith(SPECIAL):
            return self.why_not_special(game, seat, result, use.removeprefix(SPECIAL))
        others = tuple(RESULT[self.side][result]) or other_results(self.side)
        return because("A-ACT-8", "use", result=result, uses=others)

    def why_not_claim(self, game: ArrakisState, card: str) -> Because:
        if self.side == HARKONNEN:
            return because("A-PRES-4", "harkonnen").under("A-ACT-11")
        if card in game.open_cards and not prescience.costs_a_die(game, card):
            return because("A-ACT-11", "no_die_asked", card=card)
        return prescience.why_not(game, card, as_action=True).under("A-ACT-11")

    def why_not_special(self, game: ArrakisState, seat: str, result: str, leader: str) -> Because:
        """Why the special action of a leader cannot be used with a die of this result."""
        box = game.box.specials[self.side].get(leader, "")
        if not box:
            return because("A-SPEC-2", "no_special", leader=leader)
        if away := leader_away(game, self.side, leader):
            return away.under("A-SPEC-2")
        if leader in game.spent:
            return because("A-SPEC-2", "spent", leader=leader)
        if game.box.leaders[leader].on_board and leader not in game.on_board(self.side):
            return because("A-SPEC-2", "off_board", leader=leader)
        home = game.homes[game.box.leaders[leader].house]
        if home != seat:
            return because("A-TEAM-23", "partners_leader", leader=leader, partner=home)
        return because("A-SPEC-2", "box", leader=leader, result=box)


@lru_cache(maxsize=8192)
def ways_to_act(
    seat: str,
    side: str,
    dice: tuple[str, ...],
    token: str,
    own: Ready,
    ready: Ready,
    any_die: tuple[str, ...],
    power: bool,
) -> Choices[Action]:
    """All actions of a turn: the dice, and the token as its result, in all their uses; power."""
    spending = [
        Product(
            SpendDie,
            seat,
            just(die),
            uses(side, token if die == TOKEN else die, own, ready, any_die),
        )
        for die in dice
    ]
    return Sum(*spending, Listed(DesertPowerAction(seat))) if power else Sum(*spending)


@dataclass(frozen=True, slots=True)
class EndOfTurn(ArrakisStep):
    """The last moment for free actions and claims; then the turn passes on (A-ACT-12)."""

    side: str
    done: bool = False

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        seat = game.seat(self.side)
        if self.done or not free_actions.worth_asking(game):
            return ()
        return (Decision(seat, "end_of_turn", Listed(Done(seat))),)

    def answer(self, game: ArrakisState, action: Done) -> None:
        self.ask_claims(game)

    def run(self, game: ArrakisState) -> None:
        if self.done:
            self.pass_on(game)
        else:
            self.ask_claims(game)

    def ask_claims(self, game: ArrakisState) -> None:
        if prescience.claims_left(game):
            game.become(EndOfTurn(self.side, done=True))
            game.push(prescience.ClaimWindow(prescience.ON_TRIGGER))
        else:
            self.pass_on(game)

    def pass_on(self, game: ArrakisState) -> None:
        game.end_step()
        game.let_first_decide()
        tank.turn_is_over(game, self.side)
        game.news = ()
        game.flown = 0
        if self.side == HARKONNEN:
            game.forced = ""
        else:
            game.barred = ()

    def open_to_free_actions(self) -> bool:
        return not self.done


STEPS = (ActionPhase, Overflow, AddToken, ActionTurns, Turn, EndOfTurn)
