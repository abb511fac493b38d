"""Movement: where a legion can go or attack, and moving it there.

On foot a legion goes to an area next to its own (A-MOVE-2). The Atreides ride the sands over any
chain of wormsigns and sandworms (A-RIDE); the Harkonnen fly one area farther by ornithopter
(A-TRANS). With the Spacing Guild either side may fly by frigate (A-GUILD-FRIG-4).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.movement import MoveGroup, PickLegion
from landsraad.arrakis.arrival import Arrival
from landsraad.arrakis.board import AREA, ZONE, ZONES_OF, mask_of, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.event_data import group_data
from landsraad.arrakis.guild.facts import FRIGATE, NAVIGATOR
from landsraad.arrakis.guild.frigates import transports
from landsraad.arrakis.guild.navigator import carriers
from landsraad.arrakis.guild.troops import riders
from landsraad.arrakis.legion import EMPTY, KINDS, GroupFields, Legion, groups
from landsraad.arrakis.limits import tidy
from landsraad.arrakis.ops import Where
from landsraad.arrakis.resolve import Bounds, bind, lookup
from landsraad.arrakis.state import NOWHERE, OTHER, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.where import areas
from landsraad.arrakis.why import no_legion, not_free, not_meant, not_next, not_part
from landsraad.kernel import Action, Bits, Choices, Decision, Product, Sum, just
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.refusals import Because, because

FOOT: Final = "foot"
RIDE: Final = "ride"
WORM: Final = "worm"
SANDRIDES: Final = (RIDE, WORM)

Ways = tuple[tuple[str, int], ...]
"""How a legion may travel, each with the areas it reaches that way."""


def ways(game: ArrakisState, side: str, start: int, goals: int) -> Ways:
    """The ways from an area to any of these goals: free areas, or the targets of an attack."""
    on_foot = game.board.near[start] & goals
    farther = (
        _rides(game, start, goals, on_foot)
        if side == ATREIDES
        else _flights(game, start, goals, on_foot)
    )
    if game.guild:
        farther += transports(game, side, start, goals & ~on_foot)
    return ((FOOT, on_foot), *farther) if on_foot else farther


def _rides(game: ArrakisState, start: int, goals: int, on_foot: int) -> Ways:
    """A-RIDE: through areas with wormsign or sandworm, no enemy legion, no enemy settlement."""
    near, rideable = game.board.near[start], game.worms | game.wormsigns
    if not near & rideable:
        return ()
    elsewhere = ~(1 << start)
    barring = game.held[HARKONNEN] | game.settled[HARKONNEN]  # A-RIDE-4, A-RIDE-6
    rideable &= ~barring & elsewhere
    if not near & rideable:
        return ()
    along = _chain(game, start, rideable & ~game.worms)
    by_ride = game.board.around(along) & goals & elsewhere & ~on_foot
    worms = _chain(game, start, rideable) & game.worms
    by_worm = game.board.around(_linked(game, worms, rideable)) & goals & elsewhere
    return tuple([way for way in ((RIDE, by_ride), (WORM, by_worm)) if way[1]])


def _chain(game: ArrakisState, start: int, rideable: int) -> int:
    """All ride areas that a legion can reach from an area."""
    return _linked(game, game.board.near[start] & rideable, rideable)


def _linked(game: ArrakisState, some: int, rideable: int) -> int:
    """These ride areas with all that hang together with them."""
    reached, fresh = some, some
    while fresh:
        fresh = game.board.around(fresh) & rideable & ~reached
        reached |= fresh
    return reached


def names_on_way(game: ArrakisState, start: int, to: int, by: str) -> list[str]:
    """The areas that a legion enters on its way, the last one included; flights touch no other."""
    if by not in SANDRIDES:
        return [AREA.names[to]]
    barring = game.held[HARKONNEN] | game.settled[HARKONNEN]
    rideable = (game.worms | game.wormsigns) & ~barring & ~(1 << start)
    queue: list[tuple[tuple[int, ...], int, bool]] = [((), start, by == RIDE)]
    seen = {(start, by == RIDE)}
    for way, area, on_sand in queue:
        if way and on_sand and game.board.near[area] >> to & 1:
            return [AREA.names[place] for place in (*way, to)]
        for beside in members(game.board.near[area] & rideable):
            state = (beside, on_sand or bool(game.worms >> beside & 1))
            if state not in seen:
                seen.add(state)
                queue.append(((*way, beside), *state))
    return [AREA.names[to]]


def _flights(game: ArrakisState, start: int, goals: int, on_foot: int) -> Ways:
    """A-TRANS: one ornithopter of a connected air zone carries the legion one area farther."""
    reach = game.board.aloft_2[start] & goals & ~on_foot
    if not reach or not game.air or game.flown >> start & 1:
        return ()
    zones = game.zones_with("ornithopter") & ZONES_OF[start]
    if not zones:
        return ()
    return tuple([(ZONE.names[zone], reach) for zone in members(zones)])


def targets(game: ArrakisState, side: str) -> int:
    """What a side may attack: enemy legions and settlements, where no sandworm stands."""
    enemy = OTHER[side]
    return (game.held[enemy] | game.settled[enemy]) & ~game.worms


def barred(game: ArrakisState, side: str, area: int) -> bool:
    """Whether a card of the opponent keeps the legion of an area from moving and attacking."""
    if side != ATREIDES or "move_or_attack:legion_containing_paul" not in game.barred:
        return False
    return game.legion(side, area).has(game.version_of("paul"))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class MoveLegions(ArrakisStep):
    """Move some different legions, all at once (A-MOVE-5).

    Attributes:
        seat: who moves. `legion`: which legions may; `left`: how many more.
        bound: the names of earlier steps. `start`: the legion chosen, if it is.
        arrived: the groups that have moved, each with the area it now stands in.
        flown: the areas to which groups came that have used their troop transport.
    """

    seat: str
    legion: Where
    left: int
    bound: Bounds = ()
    start: int = NOWHERE
    arrived: tuple[tuple[int, Legion], ...] = ()
    flown: int = 0

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if not self.left:
            return ()
        if self.start != NOWHERE and (moves := self.moves(game, self.start)).size:
            return (Decision(self.seat, "move_legion", moves),)
        ready = self.ready(game)
        chosen = Product(PickLegion, self.seat, Bits(ready, AREA))
        return ask_or_done(self.seat, "pick_legion", chosen)

    def ready(self, game: ArrakisState, one_will_do: bool = False) -> int:
        """The legions that may move and have somewhere to go."""
        side, needed = game.side(self.seat), self.needed(game)
        free, near = game.free(side), game.board.near
        mask = 0
        for area in members(self.candidates(game)):
            if not self.fit(self.movers(game, side, area), needed) or barred(game, side, area):
                continue
            if near[area] & free or self.moves(game, area).size:
                mask |= 1 << area
                if one_will_do:
                    break
        return mask

    def candidates(self, game: ArrakisState) -> int:
        return areas(game, self.seat, self.legion, self.bound)

    def needed(self, game: ArrakisState) -> tuple[str, ...]:
        """A-MOVE-12: the figures that must be among the movers."""
        figures = self.legion.contains
        if self.legion.ref:
            figures = lookup(self.bound, self.legion.ref).figures
        return tuple([game.version_of(figure) for figure in figures]) if figures else ()

    def movers(self, game: ArrakisState, side: str, area: int) -> Legion:
        """What of a legion has not moved in this action."""
        legion = game.legions[side].get(area, EMPTY)
        for place, group in self.arrived:
            if place == area:
                legion = legion - group
        return legion

    def fit(self, movers: Legion, needed: tuple[str, ...]) -> bool:
        """Whether there is what the action asks of those that move."""
        if not movers.size or not movers.has_all(needed):
            return False
        return not self.legion.with_leader or movers.leaders > 0

    def fitting(self, game: ArrakisState, movers: Legion) -> tuple[GroupFields, ...]:
        """The groups that may be split off what can move."""
        return groups(movers, self.needed(game), self.legion.with_leader)

    def moves(self, game: ArrakisState, start: int) -> Choices[Action]:
        side = game.side(self.seat)
        movers = self.movers(game, side, start)
        fit = riding = self.fitting(game, movers)
        if movers.troop:  # A-GUILD-TROOP-4
            riding = self.fitting(game, riders(game, side, movers))
        here = just(AREA.names[start])
        return Sum(
            *[
                Product(MoveGroup, self.seat, here, *fields, Bits(reach, AREA), just(by))
                for by, reach in ways(game, side, start, game.free(side))
                for fields in (riding if by in SANDRIDES else fit)
            ]
        )

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, MoveGroup):
            self.move(game, action)
        elif isinstance(action, PickLegion):
            game.become(self.but(start=AREA.numbers[action.area]))
        else:
            game.become(self.but(left=0))

    def move(self, game: ArrakisState, action: MoveGroup) -> None:
        side = game.side(self.seat)
        start, to, group = AREA.numbers[action.start], AREA.numbers[action.to], action.group()
        way = names_on_way(game, start, to, action.by) if game.live else []
        game.take(side, start, group)
        game.put(side, to, group)
        flown = self.flown | travel(game, group, start, action.by) << to
        if game.live:
            told = {"side": side, "start": action.start, "to": action.to, "by": action.by}
            game.emit("moved", {**told, **group_data(group), "way": way})
        arrived = (*self.arrived, (to, group))
        left = self.left - 1
        game.become(self.but(left=left, start=NOWHERE, arrived=arrived, flown=flown))

    def after_reveal(self, token: str, units: Legion) -> MoveLegions:
        """A-FREE-2: the units of a token that has moved have moved."""
        hidden = Legion(tokens=(token,))
        arrived = [
            (area, group - hidden + units if token in group.tokens else group)
            for area, group in self.arrived
        ]
        return self.but(arrived=tuple(arrived))

    def after_march(self, start: int, to: int) -> MoveLegions:
        """A-ATOM-2: a legion that was driven elsewhere is the same legion."""
        arrived = tuple([(to if area == start else area, group) for area, group in self.arrived])
        return self.but(arrived=arrived)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        chosen = self.start != NOWHERE and self.moves(game, self.start).size
        if isinstance(action, PickLegion):
            return self.why_not_start(game, action.area)
        if not isinstance(action, MoveGroup):
            return None
        if not chosen:
            return because("A-MOVE-5", "first", areas=names_of(self.ready(game)))
        if action.start != AREA.names[self.start]:
            return because("A-MOVE-5", "chosen", area=AREA.names[self.start])
        return self.why_not_group(game, action.group()) or self.why_not_way(game, action)

    def why_not_start(self, game: ArrakisState, name: str) -> Because:
        """Why a legion cannot be chosen to move."""
        side = game.side(self.seat)
        if nobody := no_legion(game, side, name):
            return nobody
        area = AREA.numbers[name]
        if self.start != NOWHERE:
            return because("A-MOVE-5", "chosen", area=AREA.names[self.start])
        if barred(game, side, area):
            return because("A-FX-15", "barred", area=name)
        if not self.candidates(game) >> area & 1:
            return not_meant(game, side, self.legion, area)
        if not self.fit(self.movers(game, side, area), self.needed(game)):
            return because("A-MOVE-5", "moved", area=name)
        return because("A-MOVE-2", "nowhere", area=name)

    def why_not_group(self, game: ArrakisState, group: Legion) -> Because | None:
        side, here = game.side(self.seat), AREA.names[self.start]
        if not group.size:
            return because("A-MOVE-3", "no_unit", area=here)
        if not is_part(group, self.movers(game, side, self.start)):
            gone = not_part(group, game.legion(side, self.start), here)
            return gone or because("A-MOVE-3", "moved_there", area=here)
        missing = [figure for figure in self.needed(game) if not group.has(figure)]
        if missing:
            return because("A-MOVE-12", "stays", figures=missing)
        if self.legion.with_leader and not group.leaders:
            return because("A-MOVE-4", "no_leader", area=here)
        return None

    def why_not_way(self, game: ArrakisState, action: MoveGroup) -> Because:
        side, group = game.side(self.seat), action.group()
        if action.by in SANDRIDES and side == ATREIDES and riders(game, side, group) != group:
            return because("A-GUILD-TROOP-4", "troops", number=group.troop)
        return (
            has_flown(game, action.start, action.by)
            or why_no_end(game, side, action.to, action.by)
            or why_not_way(game, side, action.start, action.to, action.by)
        )

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        name = self.legion.bind or self.legion.ref
        if not self.arrived:  # A-FX-7: what does not move acts from where it stands
            bind(game, name, self.candidates(game), self.needed(game))
            return
        side = game.side(self.seat)
        game.flown = (game.flown | self.flown) & game.held[side]
        bind(game, name, 1 << self.arrived[-1][0], self.needed(game))
        game.push(Arrival(side, mask_of(area for area, _ in self.arrived)))
        tidy(game)  # A-MOVE-6: the limit counts once all have arrived


def is_part(group: Legion, legion: Legion) -> bool:
    """Whether a legion has all these figures and tokens."""
    enough = all(getattr(group, kind) <= getattr(legion, kind) for kind in KINDS)
    return enough and {*group.named, *group.tokens} <= {*legion.named, *legion.tokens}


def has_flown(game: ArrakisState, start: str, by: str) -> Because | None:
    """A legion that would fly again."""
    if by in ZONE.numbers and game.flown >> AREA.numbers[start] & 1:
        return because("A-TRANS-4", "flown", area=start)
    return None


def why_no_end(game: ArrakisState, side: str, to: str, by: str) -> Because | None:
    """Why no move that way ends in an area."""
    taken = not_free(game, side, to)
    if taken is None:
        return None
    if by == FOOT:
        return taken.under("A-MOVE-2")
    if by in ZONE.numbers:
        frigate = goes_by_frigate(game, side, by)
        return taken.under("A-GUILD-FRIG-4") if frigate else taken.under("A-TRANS-1")
    return taken.under("A-RIDE-3") if to in names_of(game.worms) else taken.under("A-RIDE-5")


def why_not_way(game: ArrakisState, side: str, start: str, to: str, by: str) -> Because:
    """Why a legion does not come from an area to a goal that way."""
    if by == FOOT:
        far = not_next(game, start, to)
        return far.under("A-MOVE-2") if far else because("A-MOVE-2", "same", area=start)
    if by in ZONE.numbers:
        return why_not_by_air(game, side, start, to, by)
    return why_not_by_sand(game, side, start, to, by)


def why_not_by_air(game: ArrakisState, side: str, start: str, to: str, zone: str) -> Because:
    """The rule that a flight from an air zone breaks."""
    if goes_by_frigate(game, side, zone):
        return why_not_by_frigate(game, side, start, to, zone)
    flyer = game.air.get(ZONE.numbers[zone], "")
    if flyer not in ("ornithopter", NAVIGATOR):
        return because("A-TRANS-1", "no_ornithopter", zone=zone)
    here = AREA.numbers[start]
    serving = carriers(game, here) if flyer == NAVIGATOR else ZONES_OF[here]
    if not serving >> ZONE.numbers[zone] & 1:
        return because("A-TRANS-1", "not_connected", zone=zone, area=start)
    if not_next(game, start, to) is None:
        return because("A-TRANS-1", "on_foot", start=start, to=to)
    return because("A-TRANS-1", "too_far", start=start, to=to)


def goes_by_frigate(game: ArrakisState, side: str, zone: str) -> bool:
    """Whether nothing but a frigate could carry this side from an air zone."""
    return side == ATREIDES or game.air.get(ZONE.numbers[zone]) in FRIGATE.values()


def why_not_by_frigate(game: ArrakisState, side: str, start: str, to: str, zone: str) -> Because:
    if game.air.get(ZONE.numbers[zone]) != FRIGATE[side]:
        return because("A-GUILD-FRIG-4", "no_frigate", zone=zone)
    if not ZONES_OF[AREA.numbers[start]] >> ZONE.numbers[zone] & 1:
        return because("A-GUILD-FRIG-4", "not_connected", zone=zone, area=start)
    return because("A-GUILD-FRIG-4", "too_far", start=start, to=to)


def why_not_by_sand(game: ArrakisState, side: str, start: str, to: str, by: str) -> Because:
    """The rule that a ride breaks."""
    if side != ATREIDES:
        return because("A-RIDE-5", "harkonnen")
    here, rideable = AREA.numbers[start], game.worms | game.wormsigns
    near = game.board.near[here] & rideable
    if not near:
        return because("A-RIDE-5", "nothing_near", area=start)
    if not near & ~game.held[HARKONNEN]:
        return because("A-RIDE-5", "barred", area=start)
    if by == RIDE and not_next(game, start, to) is None:
        return because("A-RIDE-5", "on_foot", start=start, to=to)
    if by == WORM:
        return because("A-RIDE-5", "no_worm", start=start, to=to)
    return because("A-RIDE-5", "no_chain", start=start, to=to)


def travel(game: ArrakisState, group: Legion, start: int, by: str) -> bool:
    """A way of travelling costs what carries the legion, or tells of a ride on the maker.

    Returns:
        Whether the group has now used its troop transport of this turn (A-TRANS-4).
    """
    if by == WORM and group.named:
        game.note("sandride_completed")
    if by in ZONE.numbers:
        del game.air[ZONE.numbers[by]]
        return True
    return bool(game.flown >> start & 1)


STEPS = (MoveLegions,)
