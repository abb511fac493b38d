"""Wormsigns and sandworms (A-WORM): turning up, appearing, moving, attacking.

The Wild Maker is a sandworm like the others (A-LEAD-13): its area is among `game.worms`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.desert import PutWorm, RescueHarvester
from landsraad.arrakis.board import AREA, BOARDS, ZONE, ZONES_OF
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.event_data import group_data
from landsraad.arrakis.losses import take_hits
from landsraad.arrakis.retreat import Retreat, retreat_areas
from landsraad.arrakis.state import DEEP_SANDWORM, NOWHERE, SANDWORM, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Bits, Decision, Names, Product, just
from landsraad.kernel.refusals import Because, because

KINDS: Final = ("sand", "sandworm", "deep_sandworm")
"""The kinds of wormsign by name."""
SUPPLY: Final = "supply"
WILD_MAKER: Final = "wild_maker"
SOURCE: Final = Names([*AREA.names, SUPPLY, WILD_MAKER])
"""Where a sandworm may come from: an area; or off the board, the Wild Maker or another."""
ORDINARY_ASIDE: Final = SOURCE.mask(SUPPLY)
WILD_MAKER_ASIDE: Final = SOURCE.mask(WILD_MAKER)
ASIDE: Final = ORDINARY_ASIDE | WILD_MAKER_ASIDE
HAZARDS: Final = "hazards"
"""The one phase in which carryalls save harvesters (A-HAZ-18)."""


# Figures.


def sources(game: ArrakisState, settled: int = 0) -> int:
    """A-HAZ-7, A-HAZ-8: where a sandworm may come from, as bits of SOURCE.

    Those in the `settled` areas stay where they are (A-HAZ-10).
    """
    mask = game.worms & ~settled
    if game.sandworms_left():
        mask |= ORDINARY_ASIDE
    if wild_maker_aside(game):
        mask |= WILD_MAKER_ASIDE
    return mask


def wild_maker_aside(game: ArrakisState) -> bool:
    """Whether the Wild Maker is in play with its figure off the board."""
    return game.wild_maker == NOWHERE and WILD_MAKER in game.in_play


def of_kind(game: ArrakisState, which: str) -> int:
    """The sandworms on the board that an effect means: all, or the Wild Maker alone."""
    if which != WILD_MAKER:
        return game.worms
    return 0 if game.wild_maker == NOWHERE else 1 << game.wild_maker


def bring(game: ArrakisState, source: str, area: int) -> None:
    """A sandworm comes to an area."""
    wild = source == WILD_MAKER
    if source in AREA.numbers:
        wild = lift(game, AREA.numbers[source])
    game.worms |= 1 << area
    if wild:
        game.wild_maker = area
    game.emit("worm_placed", {"area": AREA.names[area], "source": source, "wild_maker": wild})


def lift(game: ArrakisState, area: int) -> bool:
    """A sandworm leaves its area; whether it is the Wild Maker."""
    game.worms &= ~(1 << area)
    if game.wild_maker != area:
        return False
    game.wild_maker = NOWHERE
    return True


# Moving and attacking.


@lru_cache(maxsize=512)
def paths(blast: str, start: int) -> int:
    """A-WORM-7: the desert areas up to two away, all of the way being desert."""
    board = BOARDS[blast]
    first = board.near[start] & board.desert
    return (first | board.around(first) & board.desert) & ~(1 << start)


@lru_cache(maxsize=512)
def reach(blast: str, start: int) -> int:
    """A-WORM-9: the areas up to two away; to go farther than one, the first must be desert."""
    board = BOARDS[blast]
    near = board.near[start]
    return (near | board.around(near & board.desert)) & ~(1 << start)


def resting_places(game: ArrakisState) -> int:
    """A-WORM-7, A-WORM-8: desert areas with no figure and no token but a station."""
    taken = game.held[ATREIDES] | game.held[HARKONNEN]
    taken |= game.settled[ATREIDES] | game.settled[HARKONNEN]
    return game.board.desert & ~(taken | game.worms | game.wormsigns | game.harvesters)


def prey(game: ArrakisState) -> int:
    """A-WORM-10: what a sandworm may attack, legions outside the mountains and harvesters."""
    return game.held[HARKONNEN] & game.board.prey | game.harvesters & game.board.desert


def move(game: ArrakisState, start: int, to: int) -> None:
    wild = lift(game, start)
    game.worms |= 1 << to
    if wild:
        game.wild_maker = to
    data = {"start": AREA.names[start], "to": AREA.names[to], "wild_maker": wild}
    game.emit("worm_moved", {**data, "way": names_on_way(game.blast, start, to)})


def names_on_way(blast: str, start: int, to: int) -> list[str]:
    """A-WORM-7: the desert areas that a sandworm enters, the last one included."""
    board = BOARDS[blast]
    between = board.near[start] & board.near[to] & board.desert
    first = [] if board.near[start] >> to & 1 or not between else [between.bit_length() - 1]
    return [AREA.names[area] for area in (*first, to)]


def attack(game: ArrakisState, start: int, target: int) -> None:
    """A-WORM-9, A-WORM-12: the figure leaves the board; a legion is rolled against."""
    wild = lift(game, start)
    names = {"start": AREA.names[start], "target": AREA.names[target], "wild_maker": wild}
    game.push(WormStruck(target))
    if not game.held[HARKONNEN] >> target & 1:
        game.emit("worm_attack", {**names, "dice": [], "hits": 0, "legion": None})  # A-WORM-11
        return
    numbers = game.box.numbers["sandworm"]
    dice, hits = roll(game, numbers["wild_maker_attack_dice" if wild else "attack_dice"], target)
    legion = group_data(game.legion(HARKONNEN, target))
    game.emit("worm_attack", {**names, "dice": dice, "hits": hits, "legion": legion})
    take_hits(game, HARKONNEN, target, hits)


def roll(game: ArrakisState, number: int, area: int) -> tuple[list[str], int]:
    """A-WORM-12, A-HAZ-20: the dice of the desert and the hits they make in an area."""
    dice = [game.box.combat_die[face - 1] for face in game.chance.roll(number)]
    return dice, dice.count("sword") + dice.count("special") * game.board.hits_on_special(area)


# Appearing.


def turn_up(game: ArrakisState, area: int) -> None:
    """A-WORM-1: Harkonnen have entered an area with a wormsign."""
    kind = game.turn_up_wormsign(area)
    game.return_wormsigns(kind)
    game.reveal("wormsign", {"area": AREA.names[area], "sign": KINDS[kind]})
    if calls_a_worm(game, area, kind):
        game.push(WormAppears(area))


def calls_a_worm(game: ArrakisState, area: int, kind: int) -> bool:
    """A-HAZ-5, A-HAZ-6: a deep worm comes only in deep desert."""
    return kind == SANDWORM or (kind == DEEP_SANDWORM and bool(game.board.deep >> area & 1))


@dataclass(frozen=True, slots=True)
class WormAppears(ArrakisStep):
    """A-WORM-6: the Atreides choose the sandworm that comes up outside the hazards phase."""

    area: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        return which_worm(game, self.area, sources(game))

    def answer(self, game: ArrakisState, action: PutWorm) -> None:
        bring(game, action.source, self.area)
        game.become(WormStrikes(self.area))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PutWorm):
            return None
        if action.area != AREA.names[self.area]:
            return because("A-HAZ-5", "area", area=AREA.names[self.area])
        return why_not_from(game, action.source)

    def run(self, game: ArrakisState) -> None:
        bring(game, only(sources(game)), self.area)
        game.become(WormStrikes(self.area))


def which_worm(game: ArrakisState, area: int, from_where: int) -> tuple[Decision, ...]:
    """The question which sandworm comes to an area, if there is a choice."""
    if from_where.bit_count() < 2:
        return ()
    seat = game.seat(ATREIDES)
    worms = Product(PutWorm, seat, just(AREA.names[area]), Bits(from_where, SOURCE))
    return (Decision(seat, "worm_appears", worms),)


def why_not_from(game: ArrakisState, source: str, settled: int = 0) -> Because:
    """Why no sandworm comes from there."""
    if source == WILD_MAKER:
        return because("A-HAZ-8", "no_wild_maker")
    if source == SUPPLY:
        return because("A-HAZ-10", "none_left")
    if source in names_of(settled):
        return because("A-HAZ-10", "placed", area=source)
    return because("A-HAZ-10", "no_worm", area=source)


def only(from_where: int) -> str:
    """The single source there is."""
    return SOURCE.names[from_where.bit_length() - 1]


@dataclass(frozen=True, slots=True)
class WormStrikes(ArrakisStep):
    """A-WORM-4, A-HAZ-13: under a worm that was placed a legion retreats, or it is attacked."""

    area: int

    def run(self, game: ArrakisState) -> None:
        if not game.held[HARKONNEN] >> self.area & 1:
            game.become(WormStruck(self.area))
        elif retreat_areas(game, HARKONNEN, self.area):
            game.become(WormStruck(self.area))
            game.push(Retreat(HARKONNEN, self.area))
        else:
            game.end_step()
            attack(game, self.area, self.area)  # A-HAZ-15, A-BATTLE-33


@dataclass(frozen=True, slots=True)
class WormStruck(ArrakisStep):
    """A-WORM-13, A-HAZ-14: a harvester that no legion is left to guard is lost."""

    area: int

    def run(self, game: ArrakisState) -> None:
        alone = game.harvesters & ~game.held[HARKONNEN]
        if not alone >> self.area & 1:
            game.end_step()
        elif game.phase == HAZARDS:
            game.become(Rescue(self.area))
        else:
            game.end_step()
            game.lose_harvester(self.area)


@dataclass(frozen=True, slots=True)
class Rescue(ArrakisStep):
    """A-HAZ-17: a carryall of a connected air zone may be given for a harvester."""

    area: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        zones = game.zones_with("carryall") & ZONES_OF[self.area]
        seat = game.seat(HARKONNEN)
        here = just(AREA.names[self.area])
        rescues = Product(RescueHarvester, seat, here, Bits(zones, ZONE))
        return ask_or_done(seat, "rescue_harvester", rescues)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, RescueHarvester):
            self.run(game)
            return
        game.end_step()
        del game.air[ZONE.numbers[action.zone]]
        game.emit("harvester_saved", {"area": action.area, "zone": action.zone})

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, RescueHarvester):
            return None
        here = AREA.names[self.area]
        if action.area != here:
            return because("A-HAZ-17", "area", area=here)
        if action.zone not in Bits(game.zones_with("carryall"), ZONE):
            return because("A-HAZ-17", "no_carryall", zone=action.zone)
        return because("A-HAZ-17", "not_connected", zone=action.zone, area=here)

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        game.lose_harvester(self.area)


STEPS = (WormAppears, WormStrikes, WormStruck, Rescue)
