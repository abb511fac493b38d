"""Storm: how far it moves, what it destroys, who plays first.

D-STORM-1 first storm · D-STORM-2 who is nearest · D-STORM-3 what the first storm harms
D-STORM-4 the wheels · D-STORM-5 who dials · D-STORM-6 storm cards · D-STORM-7 order of the phase
D-STORM-8 Weather Control · D-STORM-9 who is asked · D-STORM-10 to 16 Family Atomics
D-STORM-18 to 23 what it hits · D-STORM-24 advisors left alone
D-STORM-27 first player · D-STORM-28 ornithopters
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.common import PASS, Pass, private_question
from landsraad.dune.actions.storm import (
    ChooseStormLosses,
    ChooseTerritoryLosses,
    DialStorm,
    UseFamilyAtomics,
    UseWeatherControl,
)
from landsraad.dune.battle.losses import number_in, spread
from landsraad.dune.board import (
    CELLS,
    CIRCLES,
    CITIES,
    FIRST_DIAL,
    LATER_DIAL,
    NEIGHBOURS,
    SECTOR_MASK,
    SECTORS,
    SHIELD_WALL,
    STORM_START,
    TERRITORIES,
    TERRITORY_MASK,
    TERRITORY_OF,
    atomics_range,
    members,
    on_rim,
    storm_kills,
)
from landsraad.dune.cards import FAMILY_ATOMICS, STORM, STORM_DECK, TREACHERY, WEATHER_CONTROL
from landsraad.dune.event_data import spice_in, stacks_of, stacks_of_all
from landsraad.dune.factions import fremen
from landsraad.dune.karama import PHASE, TURN, challenge
from landsraad.dune.secret_choices import all_chosen, note_change, still_open
from landsraad.dune.state import BENE_GESSERIT, FREMEN, DuneState, Forces
from landsraad.dune.step import DuneStep
from landsraad.dune.travel.advisors import flip_lonely_advisors
from landsraad.kernel import REFEREE, Action, Chance, Decision, Step
from landsraad.kernel.choices import Choices, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because


@dataclass(frozen=True, slots=True)
class StormPhase(DuneStep):
    """D-STORM-7: the movement becomes known, then cards, then the storm moves."""

    def run(self, game: DuneState) -> None:
        if game.turn > 1 and game.storm_card is not None:
            sectors = STORM[game.storm_card].sectors
            game.storm_card = None  # D-STORM-6: it goes back to the other five
            game.reveal("storm_card", {"sectors": sectors})
            game.become(BeforeTheStorm(sectors))
        else:
            game.become(DialTheStorm(dialling_pair(game)))


def uses_storm_cards(game: DuneState) -> bool:
    """D-STORM-6: the storm deck moves the storm from turn 2 on."""
    source = game.rules.storm_source
    return source == "storm_card" or (source == "storm_card_if_fremen" and game.plays(FREMEN))


def dialling_pair(game: DuneState) -> tuple[str, ...]:
    """D-STORM-1 and 2: the two nearest to Storm Start; D-STORM-5: later the last two to fight."""
    if game.dialers:
        return game.dialers
    ahead = [(CIRCLES[game.circle_of(seat)] - STORM_START) % SECTORS for seat in game.seats]
    nearest = sorted(zip(ahead, game.seats, strict=True))
    return (nearest[0][1], nearest[-1][1])


@dataclass(frozen=True, slots=True)
class DialTheStorm(DuneStep):
    """D-STORM-1, D-STORM-4: two dial in secret, and the sum moves the storm."""

    pair: tuple[str, ...]
    dials: tuple[tuple[str, int], ...] = ()

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        done = dict(self.dials)
        amounts = Range(*(FIRST_DIAL if game.turn == 1 else LATER_DIAL))
        spaces = [(seat, Product(DialStorm, seat, amounts)) for seat in self.pair]
        return still_open(
            game, [Decision(s, "dial_storm", space, required=s not in done) for s, space in spaces]
        )

    def answer(self, game: DuneState, action: DialStorm) -> None:
        done = dict(self.dials)
        if action.seat in done:
            note_change(game, action.seat)
        else:
            game.emit("dialled", {"seat": action.seat})
        dials = tuple(sorted({**done, action.seat: action.amount}.items()))
        game.become(DialTheStorm(self.pair, dials))

    def run(self, game: DuneState) -> None:
        all_chosen(game)
        game.dialers = self.pair
        game.reveal("storm_dials", {"dials": dict(self.dials)})
        game.become(BeforeTheStorm(sum([amount for _, amount in self.dials])))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, DialStorm):
            return None
        if game.turn == 1:
            return because("D-STORM-1", "range", most=FIRST_DIAL[1])
        return because("D-STORM-4", "range", least=LATER_DIAL[0], most=LATER_DIAL[1])

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        mine = {seat: amount for seat, amount in self.dials if eyes in (seat, REFEREE)}
        return {"step": "dial_storm", "dials": mine}

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
        low, high = FIRST_DIAL if game.turn == 1 else LATER_DIAL
        dials = [
            (seat, amount if seat == eyes else low + chance.below(high - low + 1))
            for seat, amount in self.dials
        ]
        return DialTheStorm(self.pair, tuple(dials))


@dataclass(frozen=True, slots=True)
class BeforeTheStorm(DuneStep):
    """D-STORM-7 to 10: Weather Control, then Family Atomics, from turn 2 on.

    D-STORM-9: each window asks in storm order and closes when all have passed. Where all are asked
    together it goes on when everybody has answered: there is one card of each, so one at most has
    something to play.
    """

    sectors: int
    window: str = "weather_control"
    passed: tuple[str, ...] = ()
    played: Action | None = None

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if game.turn == 1:
            return ()
        left = [s for s in game.storm_order() if s not in self.passed and game.hands[s]]
        asked = [private_question(seat, "before_storm", self.choices(game, seat)) for seat in left]
        if not game.asks_all_who_might:
            asked = [decision for decision in asked if decision.actions.size > 1]
        return tuple(asked if asks_together(game) else asked[:1])

    def choices(self, game: DuneState, seat: str) -> Choices[Action]:
        if self.window == "weather_control" and game.holds(seat, WEATHER_CONTROL):
            limit = TREACHERY[WEATHER_CONTROL].limit or 0
            return Sum(PASS[seat], Product(UseWeatherControl, seat, Range(0, limit)))
        if self.window == "family_atomics" and may_launch_atomics(game, seat):
            return Sum(PASS[seat], Listed(UseFamilyAtomics(seat)))
        return PASS[seat]

    def answer(self, game: DuneState, action: Pass | UseWeatherControl | UseFamilyAtomics) -> None:
        if asks_together(game):
            passed = [s for s in game.storm_order() if s in (*self.passed, action.seat)]
            played = self.played if isinstance(action, Pass) else action
            game.become(BeforeTheStorm(self.sectors, self.window, tuple(passed), played))
        else:
            self.take(game, action)

    def take(self, game: DuneState, action: Action) -> None:
        """What was played comes about; who passes is not asked again in this window."""
        if isinstance(action, UseWeatherControl):
            game.discard(action.seat, WEATHER_CONTROL)
            game.reveal("weather_control", {"seat": action.seat, "sectors": action.sectors})
            game.become(BeforeTheStorm(action.sectors, "family_atomics"))
        elif isinstance(action, UseFamilyAtomics):
            blow_up_the_wall(game, action.seat)
            self.move(game)
        else:
            passed = [*self.passed, action.seat]
            game.become(BeforeTheStorm(self.sectors, self.window, tuple(passed)))

    def run(self, game: DuneState) -> None:
        if self.played is not None:
            self.take(game, self.played)
        elif self.window == "weather_control":
            game.become(BeforeTheStorm(self.sectors, "family_atomics"))
        else:
            self.move(game)

    def move(self, game: DuneState) -> None:
        game.become(MoveTheStorm(self.sectors))
        if fremen.loses_half_in_storm(game):
            swept = swept_sand(game, self.sectors)
            if swept & game.present[FREMEN]:
                challenge(game, "storm_losses", FREMEN, PHASE)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if isinstance(action, DialStorm):
            return because("D-STORM-7", "known", sectors=self.sectors)
        if isinstance(action, UseWeatherControl):
            return self.why_no_weather(game, action)
        return self.why_no_atomics(game, action) if isinstance(action, UseFamilyAtomics) else None

    def why_no_weather(self, game: DuneState, action: UseWeatherControl) -> Because | None:
        if not game.holds(action.seat, WEATHER_CONTROL):
            return because("D-STORM-8", "held")
        if self.window != "weather_control":
            return because("D-STORM-7", "weather_over")
        return because("D-STORM-8", "range", most=TREACHERY[WEATHER_CONTROL].limit)

    def why_no_atomics(self, game: DuneState, action: UseFamilyAtomics) -> Because | None:
        if not game.holds(action.seat, FAMILY_ATOMICS):
            return because("D-STORM-10", "held")
        if self.window == "weather_control":
            return because("D-STORM-7", "weather_first")
        return why_no_launch(game, action.seat)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "before_storm", "sectors": self.sectors, "window": self.window}

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
        """Whether others have played a card is hidden: the redealt hands say what may be."""
        has_played = self.played is not None and self.played.seat == eyes
        if has_played or not asks_together(game):
            return self
        others = [seat for seat in self.passed if seat != eyes]
        answers = [self.choices(game, seat).sample(chance) for seat in others]
        played = next((answer for answer in answers if not isinstance(answer, Pass)), None)
        return BeforeTheStorm(self.sectors, self.window, self.passed, played)


def asks_together(game: DuneState) -> bool:
    """Whether all who might play a card are asked at once."""
    return game.setup.options["responses"] == "together"


def may_launch_atomics(game: DuneState, seat: str) -> bool:
    """D-STORM-10 to 12: with a force on the wall or beside it that is not cut off."""
    reach = atomics_range(game.storm)
    return game.holds(seat, FAMILY_ATOMICS) and bool(launchers(game, seat) & reach)


def launchers(game: DuneState, seat: str) -> int:
    """The cells with forces that could do it; D-STORM-13: advisors in 2009 only."""
    if seat == BENE_GESSERIT and game.rules.advisors_may_use_atomics:
        return game.present[seat]
    return game.fighters(seat)


def why_no_launch(game: DuneState, seat: str) -> Because | None:
    """What keeps the holder from it: no force there, cut off, or advisors only."""
    if game.present[seat] & atomics_range(game.storm):
        return because("D-STORM-13", "advisors")
    beside = [TERRITORY_MASK[territory] for territory in NEIGHBOURS[SHIELD_WALL]]
    cut_off = any(launchers(game, seat) & mask for mask in beside)
    if cut_off:
        return because("D-STORM-12", "cut_off", sector=on_rim(game.storm))
    return because("D-STORM-10", "nobody_near")


def blow_up_the_wall(game: DuneState, seat: str) -> None:
    """D-STORM-14: all on the wall die, the card leaves the game, three places lose shelter."""
    game.take_card(seat, FAMILY_ATOMICS)
    game.out_of_game += bytes([FAMILY_ATOMICS])
    game.wall = False
    killed = stacks_of_all(game, TERRITORY_MASK[SHIELD_WALL])
    for other in killed:
        game.kill_all(other, TERRITORY_MASK[SHIELD_WALL])
    game.reveal("family_atomics", {"seat": seat, "killed": killed})


def swept_sand(game: DuneState, sectors: int) -> int:
    """All cells in which forces die when the storm moves this far."""
    cells = 0
    for step in hit_sectors(game, sectors):
        cells |= storm_kills(step, game.wall)
    return cells


def hit_sectors(game: DuneState, sectors: int) -> tuple[int, ...]:
    """D-STORM-18: each sector it enters; D-STORM-21: none, or its own, if it does not move."""
    entered = tuple([(game.storm + step) % SECTORS for step in range(1, sectors + 1)])
    if game.turn == 1:
        # It may go round more than once: what it has passed it does not harm again.
        passed = tuple(dict.fromkeys(entered))
        harm = {"none": (), "landing_sector": entered[-1:], "all_passed": passed}
        return harm[game.rules.first_storm_hits]
    if not entered and game.rules.storm_zero_move_hits:
        return (game.storm,)
    return entered


@dataclass(frozen=True, slots=True)
class MoveTheStorm(DuneStep):
    """D-STORM-18 to 23: the storm passes and destroys; then everything after it."""

    sectors: int

    def run(self, game: DuneState) -> None:
        hit = hit_sectors(game, self.sectors)
        caught: list[int] = []
        start = game.storm
        spice_lost = spice_in(game, mask_of_sectors(hit))
        for sector in hit:
            sweep(game, sector, caught)
        game.storm = (game.storm + self.sectors) % SECTORS
        moved = {"sectors": self.sectors, "storm": game.storm, "from": start}
        game.emit("storm_moved", {**moved, "spice_lost": spice_lost})
        game.become(AfterTheStorm())
        for cells in reversed(halved_together(game, caught)):
            game.push(FremenLosses(cells[0]) if len(cells) == 1 else TerritoryLosses(cells))


def sweep(game: DuneState, sector: int, caught: list[int]) -> None:
    """D-STORM-19: forces on sand die. D-STORM-20: spice is lost. D-STORM-22: Fremen lose half."""
    deadly = storm_kills(sector, game.wall)
    for seat in game.seats:
        if not game.present[seat] & deadly:
            continue
        if seat == FREMEN and fremen.loses_half_in_storm(game):
            caught.extend(members(deadly & game.present[seat]))
            continue
        cells = stacks_of(game, seat, deadly)
        ordinary, special = game.kill_all(seat, deadly)
        killed = {"seat": seat, "forces": ordinary, "specials": special, "cells": cells}
        game.emit("storm_killed", killed)
    game.lose_spice(SECTOR_MASK[sector])


def mask_of_sectors(sectors: tuple[int, ...]) -> int:
    """The cells of some sectors."""
    cells = 0
    for sector in sectors:
        cells |= SECTOR_MASK[sector]
    return cells


def halved_together(game: DuneState, caught: list[int]) -> list[tuple[int, ...]]:
    """D-STORM-22: cells with Fremen, those together over which the half is rounded up once."""
    if game.rules.fremen_storm_halving == "sector":
        return [(cell,) for cell in caught]
    territories = dict.fromkeys([TERRITORY_OF[cell] for cell in caught])
    return [tuple([cell for cell in caught if TERRITORY_OF[cell] == t]) for t in territories]


@dataclass(frozen=True, slots=True)
class FremenLosses(DuneStep):
    """D-STORM-22: half of the Fremen in a cell die, rounded up; they choose the kinds."""

    cell: int

    def dying(self, game: DuneState) -> int:
        return fremen.half_lost(sum(game.at(FREMEN, self.cell)))

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        specials = self.possible(game)
        if specials.size <= 1:
            return ()
        choices = Product(ChooseStormLosses, FREMEN, specials)
        return (Decision(FREMEN, "storm_losses", choices),)

    def possible(self, game: DuneState) -> Range:
        ordinary, special = game.at(FREMEN, self.cell)
        dying = self.dying(game)
        return Range(max(0, dying - ordinary), min(special, dying))

    def answer(self, game: DuneState, action: ChooseStormLosses) -> None:
        self.lose(game, action.specials)

    def run(self, game: DuneState) -> None:
        self.lose(game, self.possible(game).low)

    def lose(self, game: DuneState, special: int) -> None:
        lose_in(game, self.cell, (self.dying(game) - special, special))
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, ChooseStormLosses):
            return None
        kinds = self.possible(game)
        return because(
            "D-STORM-22", "kinds", dying=self.dying(game), least=kinds.low, most=kinds.high
        )

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "storm_losses", "cell": CELLS[self.cell], "dying": self.dying(game)}


@dataclass(frozen=True, slots=True)
class TerritoryLosses(DuneStep):
    """D-STORM-22: half of the Fremen in several cells of a territory die; they choose which."""

    cells: tuple[int, ...]

    def dying(self, game: DuneState) -> int:
        return fremen.half_lost(sum([sum(game.at(FREMEN, cell)) for cell in self.cells]))

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        cells = [(CELLS[cell], game.at(FREMEN, cell)) for cell in self.cells]
        ordinary = [(cell, forces) for cell, (forces, _) in cells if forces]
        special = [(cell, forces) for cell, (_, forces) in cells if forces]
        least = max(0, self.dying(game) - number_in(tuple(ordinary)))
        most = min(self.dying(game), number_in(tuple(special)))
        choices = [
            Product(
                ChooseTerritoryLosses,
                FREMEN,
                spread(ordinary, self.dying(game) - specials),
                spread(special, specials),
            )
            for specials in range(least, most + 1)
        ]
        return (Decision(FREMEN, "territory_losses", Sum(*choices)),)

    def answer(self, game: DuneState, action: ChooseTerritoryLosses) -> None:
        forces, specials = dict(action.forces), dict(action.specials)
        for cell in self.cells:
            name = CELLS[cell]
            lost = (forces.get(name, 0), specials.get(name, 0))
            if any(lost):
                lose_in(game, cell, lost)
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, ChooseTerritoryLosses):
            return None
        return because("D-STORM-22", "number", dying=self.dying(game))

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        territory = TERRITORIES[TERRITORY_OF[self.cells[0]]].id
        return {"step": "territory_losses", "territory": territory, "dying": self.dying(game)}


def lose_in(game: DuneState, cell: int, lost: Forces) -> None:
    """Fremen of one cell die in the storm."""
    game.kill(FREMEN, cell, *lost)
    killed = {"seat": FREMEN, "cell": CELLS[cell], "forces": lost[0], "specials": lost[1]}
    game.emit("storm_killed", {**killed, "cells": {CELLS[cell]: list(lost)}})


@dataclass(frozen=True, slots=True)
class AfterTheStorm(DuneStep):
    """D-STORM-24: advisors left alone. D-STORM-6: the next storm card is drawn.

    A Karama may stop the look of the Fremen at it.
    """

    def run(self, game: DuneState) -> None:
        flip_lonely_advisors(game)
        game.become(StormIsOver())
        if uses_storm_cards(game):
            game.storm_card = game.chance.choice(STORM_DECK)
            if fremen.sees_storm_card(game):
                challenge(game, "storm_control", FREMEN, TURN)


@dataclass(frozen=True, slots=True)
class StormIsOver(DuneStep):
    """D-STORM-27: who is first. D-STORM-28: in 2009 ornithopters are settled now."""

    def run(self, game: DuneState) -> None:
        if game.storm_card is not None and fremen.sees_storm_card(game):
            game.flag("storm_look", FREMEN)
            look = {"sectors": STORM[game.storm_card].sectors}
            game.reveal("storm_card_drawn", {}, look, (FREMEN,))
        game.ornithopters = tuple([s for s in game.seats if holds_city_alone(game, s)])
        game.emit("first_player", {"seat": game.storm_order()[0]})
        game.end_step()


def holds_city_alone(game: DuneState, seat: str) -> bool:
    return any(game.occupants(city) == (seat,) for city in CITIES)


STEPS = (
    StormPhase,
    DialTheStorm,
    BeforeTheStorm,
    MoveTheStorm,
    FremenLosses,
    TerritoryLosses,
    AfterTheStorm,
    StormIsOver,
)
