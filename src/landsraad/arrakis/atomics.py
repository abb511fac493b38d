"""The family atomics: a mountain becomes desert for the rest of the game (A-ATOM)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import tank
from landsraad.arrakis.actions.prescience import Detonate, Displace
from landsraad.arrakis.arrival import Arrival
from landsraad.arrakis.board import AREA, ATOMICS, INTACT
from landsraad.arrakis.box import SIDES
from landsraad.arrakis.event_data import group_data
from landsraad.arrakis.legion import EMPTY
from landsraad.arrakis.limits import tidy_area
from landsraad.arrakis.movement import MoveLegions
from landsraad.arrakis.retreat import march
from landsraad.arrakis.state import OTHER, ArrakisState, names_of
from landsraad.arrakis.step import ClosedStep
from landsraad.kernel import Action, Bits, Choices, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because


def unlocked(game: ArrakisState) -> bool:
    """A-PRES-17: unused, with a marker on step 8 or more."""
    if game.blast != INTACT:
        return False
    needed = int(game.box.numbers["atomics_unlocked_at"])
    for step in game.prescience.values():  # noqa: SIM110  # a generator would cost more
        if step >= needed:
            return True
    return False


def tokens(seat: str) -> Choices[Action]:
    """The mountains that may be chosen."""
    return Product(Detonate, seat, Listed(*ATOMICS))


def why_not(game: ArrakisState) -> Because:
    """Why the atomics cannot be detonated now, or not there."""
    if game.blast != INTACT:
        return because("A-PRES-17", "used", token=game.blast)
    highest, needed = max(game.prescience.values()), int(game.box.numbers["atomics_unlocked_at"])
    if highest < needed:
        return because("A-PRES-17", "low", step=highest, needed=needed)
    return why_not_token()


def why_not_token() -> Because:
    return because("A-ATOM-1", "tokens", tokens=tuple(ATOMICS))


def detonate(game: ArrakisState, token: str) -> None:
    """A-ATOM-1: the token covers its mountain; a legion there has to go."""
    game.blast = token
    area = AREA.numbers[token]
    game.emit("detonated", {"token": token})
    for side in SIDES:
        if game.held[side] >> area & 1:
            game.push(Displacing(side, area))


@dataclass(frozen=True, slots=True)
class Displacing(ClosedStep):
    """A-ATOM-2: the opponent moves the legion to a free area next to it, or it is destroyed."""

    side: str
    area: int

    def goals(self, game: ArrakisState) -> int:
        return game.board.near[self.area] & game.free(self.side)

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        goals = self.goals(game)
        if not goals & (goals - 1):
            return ()
        seat = game.seat(OTHER[self.side])
        return (Decision(seat, "displace", Product(Displace, seat, Bits(goals, AREA))),)

    def answer(self, game: ArrakisState, action: Displace) -> None:
        self.go(game, AREA.numbers[action.to])

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, Displace):
            return None
        goals = names_of(self.goals(game))
        return because("A-ATOM-2", "goals", area=AREA.names[self.area], areas=goals)

    def run(self, game: ArrakisState) -> None:
        goals = self.goals(game)
        if goals:
            self.go(game, goals.bit_length() - 1)
        else:
            game.end_step()
            destroy(game, self.side, self.area)

    def go(self, game: ArrakisState, to: int) -> None:
        """A-ATOM-10: this is no retreat, but whoever comes to an area meets what is there."""
        game.end_step()
        group = group_data(game.legion(self.side, self.area))
        march(game, self.side, self.area, to)
        for depth, step in enumerate(game.stack):
            if isinstance(step, MoveLegions):
                game.stack[depth] = step.after_march(self.area, to)
        names = {"start": AREA.names[self.area], "to": AREA.names[to]}
        game.emit("displaced", {"side": self.side, **names, **group})
        game.push(Arrival(self.side, 1 << to))
        tidy_area(game, self.side, to)


def destroy(game: ArrakisState, side: str, area: int) -> None:
    """A-ATOM-2, A-ATOM-11: there is nowhere to go."""
    legion = game.legion(side, area)
    game.set_legion(side, area, EMPTY)
    game.emit("destroyed", {"side": side, "area": AREA.names[area], **group_data(legion)})
    hidden = [token for token in legion.tokens if token in game.box.tokens]
    game.tokens_unseen = tuple(sorted((*game.tokens_unseen, *hidden)))
    for leader in legion.named:
        tank.receive(game, leader, area)


STEPS = (Displacing,)
