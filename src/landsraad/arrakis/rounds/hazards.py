"""Phase 3, desert hazards: wormsigns, the sandworms they call, Coriolis storms (A-HAZ)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import storms
from landsraad.arrakis.actions.desert import IgnoreWormsigns, LetWormStrike, PutWorm, PutWormsign
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.guild import frigates
from landsraad.arrakis.state import ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.worms import (
    KINDS,
    WILD_MAKER,
    WormStrikes,
    bring,
    calls_a_worm,
    only,
    sources,
    which_worm,
    why_not_from,
)
from landsraad.kernel import Action, Bits, Decision, Product, Subsets
from landsraad.kernel.refusals import Because, because


@dataclass(frozen=True, slots=True)
class HazardsPhase(ArrakisStep):
    """A-HAZ-1: wormsigns where Atreides or sandworms are go away first."""

    def run(self, game: ArrakisState) -> None:
        if game.guild:
            frigates.leave(game)
        gone = game.wormsigns & (game.held[ATREIDES] | game.worms)
        if gone:
            game.wormsigns &= ~gone
            game.emit("wormsigns_discarded", {"areas": names_of(gone)})
        game.become(NewWormsigns())


@dataclass(frozen=True, slots=True)
class NewWormsigns(ArrakisStep):
    """A-HAZ-2: a wormsign for every legion and harvester in the desert that has none.

    If there are not enough of them, the Atreides choose where they go.
    """

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        without = self.without(game)
        if not 0 < game.wormsigns_left() < without.bit_count():
            return ()
        seat = game.seat(ATREIDES)
        return (Decision(seat, "new_wormsign", Product(PutWormsign, seat, Bits(without, AREA))),)

    def without(self, game: ArrakisState) -> int:
        """Where a wormsign is due."""
        settled = game.held[HARKONNEN] | game.harvesters
        return game.board.desert & settled & ~(game.wormsigns | game.worms)

    def answer(self, game: ArrakisState, action: PutWormsign) -> None:
        put_wormsigns(game, 1 << AREA.numbers[action.area])

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PutWormsign):
            return None
        return because("A-HAZ-2", "due", areas=names_of(self.without(game)))

    def run(self, game: ArrakisState) -> None:
        if game.wormsigns_left():
            put_wormsigns(game, self.without(game))
        game.become(turn_all_up(game))


def put_wormsigns(game: ArrakisState, areas: int) -> None:
    if areas:
        game.wormsigns |= areas
        game.emit("wormsigns_placed", {"areas": names_of(areas)})


def turn_all_up(game: ArrakisState) -> WormsAppear:
    """A-HAZ-3: all wormsigns on the board are turned up, and some call a sandworm."""
    signs = [(area, game.turn_up_wormsign(area)) for area in members(game.wormsigns)]
    if signs:
        game.reveal(
            "wormsigns_turned_up", {"signs": {AREA.names[area]: KINDS[k] for area, k in signs}}
        )
    calls = sum([1 << area for area, kind in signs if calls_a_worm(game, area, kind)])
    return WormsAppear(calls, tuple([kind for _, kind in signs]))


@dataclass(frozen=True, slots=True)
class WormsAppear(ArrakisStep):
    """A-HAZ-5 to A-HAZ-10: sandworms are placed, first of all.

    Attributes:
        calls: areas that still get one. `signs`: the kinds of all wormsigns turned up.
        placed: areas that have got one.
    """

    calls: int
    signs: tuple[int, ...]
    placed: int = 0

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        excess = self.calls.bit_count() + self.placed.bit_count() - most_worms(game)
        if excess > 0:
            seat = game.seat(ATREIDES)
            signs = Subsets(Bits(self.calls, AREA), excess, excess)
            return (Decision(seat, "ignore_wormsigns", Product(IgnoreWormsigns, seat, signs)),)
        if not self.calls:
            return ()
        return which_worm(game, self.next_area(), sources(game, self.placed))

    def next_area(self) -> int:
        """The order does not matter: effects come when all are placed (A-HAZ-11)."""
        return (self.calls & -self.calls).bit_length() - 1

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, IgnoreWormsigns):
            game.emit("wormsigns_ignored", {"areas": list(action.areas)})
            game.become(self.but(calls=self.calls & ~AREA.mask(*action.areas)))
        elif isinstance(action, PutWorm):
            self.place(game, action.source)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, IgnoreWormsigns):
            excess = self.calls.bit_count() + self.placed.bit_count() - most_worms(game)
            return because("A-HAZ-9", "excess", number=max(excess, 0), areas=names_of(self.calls))
        if not isinstance(action, PutWorm):
            return None
        if action.area != AREA.names[self.next_area()]:
            return because("A-HAZ-5", "area", area=AREA.names[self.next_area()])
        return why_not_from(game, action.source, self.placed)

    def place(self, game: ArrakisState, source: str) -> None:
        area = self.next_area()
        bring(game, source, area)
        here = 1 << area
        game.become(self.but(calls=self.calls & ~here, placed=self.placed | here))

    def run(self, game: ArrakisState) -> None:
        if self.calls:
            self.place(game, only(sources(game, self.placed)))
        else:
            game.become(WormsStrike(self.placed, self.signs))

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"calls": names_of(self.calls)}


def most_worms(game: ArrakisState) -> int:
    """A-HAZ-9: how many sandworms may appear in one phase."""
    numbers = game.box.numbers["sandworm"]
    wild = WILD_MAKER in game.in_play
    limit = int(numbers["max_with_wild_maker" if wild else "max_appearing_per_hazards_phase"])
    return min(limit, game.box.figures[ATREIDES]["sandworm"] + wild)


@dataclass(frozen=True, slots=True)
class WormsStrike(ArrakisStep):
    """A-HAZ-11: what the sandworms do where they have come, in the order the Atreides choose."""

    left: int
    signs: tuple[int, ...]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        prey = self.prey(game)
        if prey.bit_count() < 2:
            return ()
        seat = game.seat(ATREIDES)
        return (Decision(seat, "worm_order", Product(LetWormStrike, seat, Bits(prey, AREA))),)

    def prey(self, game: ArrakisState) -> int:
        return self.left & (game.held[HARKONNEN] | game.harvesters)

    def answer(self, game: ArrakisState, action: LetWormStrike) -> None:
        self.strike(game, AREA.numbers[action.area])

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, LetWormStrike):
            return None
        return because("A-HAZ-11", "left", areas=names_of(self.prey(game)))

    def strike(self, game: ArrakisState, area: int) -> None:
        game.become(self.but(left=self.left & ~(1 << area)))
        game.push(WormStrikes(area))

    def run(self, game: ArrakisState) -> None:
        prey = self.prey(game)
        if prey:
            self.strike(game, prey.bit_length() - 1)
            return
        game.return_wormsigns(*self.signs)  # A-HAZ-16
        game.become(storms.Storms(game.seat(ATREIDES), storms.exposed(game)))


STEPS = (HazardsPhase, NewWormsigns, WormsAppear, WormsStrike)
