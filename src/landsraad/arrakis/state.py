"""The state of a game: all that lies on the table, and the few ways in which it changes.

Rules decide what happens; they change the table through these methods only. Sets of areas are bits
(see board.py). What nobody has seen has no identity yet: wormsigns, stations and the order of decks
are drawn at the moment they are turned up, which is the same to every player and keeps no secret
that could leak. What one side may look at does: hands, sietches, deployment tokens, objectives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final, Self, TypeVar

from landsraad.arrakis.board import ALL, AREA, BOARDS, INTACT, Board, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS, POWERS, SIDES, Box
from landsraad.arrakis.legion import EMPTY, NUMBER_OF, Legion
from landsraad.arrakis.lineup import (
    SEATS,
    SIDE_OF,
    conspirators,
    first_speakers,
    homes_of,
    partners_of,
)
from landsraad.arrakis.solo.state import AT_FIRST, Mahdi
from landsraad.kernel import Chance, Game, Setup
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.state import EVERYBODY, NOBODY, OWNER, SOME, state

T = TypeVar("T")

NOWHERE: Final = -1
SAFE_SIZE: Final = 5
"""Units that are within the stacking limit whatever bans are active."""
SAND, SANDWORM, DEEP_SANDWORM = range(3)
"""The kinds of wormsign, as places in `wormsign_pool`."""

OTHER: Final = {ATREIDES: HARKONNEN, HARKONNEN: ATREIDES}
"""The opponent of each side."""


def per_side(value: Any) -> Callable[[ArrakisState], dict[str, Any]]:
    """The same first value for both sides."""
    return lambda game: dict.fromkeys(SIDES, value)


def per_board(value: Any) -> Callable[[ArrakisState], dict[str, Any]]:
    """The same first value for every board of a player."""
    return lambda game: dict.fromkeys(game.boards, value)


def nothing(game: ArrakisState) -> dict[Any, Any]:
    return {}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False, repr=False, slots=True)
class ArrakisState(Game):
    """Board, dashboards, tracks, hands and decks of one game of War for Arrakis."""

    name: ClassVar[str] = "arrakis"
    version: ClassVar[str] = "4"
    all_seats: ClassVar[tuple[str, ...]] = SEATS
    fewest: ClassVar[int] = 1

    box: Box
    """The facts it is played with."""
    partners: dict[str, tuple[str, ...]]
    """Who plays each side; in a duel the side itself. Each has a board of their own."""
    homes: dict[str, str]
    """By house, the player with its planning cards and the cards of its leaders."""
    guild: bool
    """Whether the Spacing Guild is played with."""
    automated: bool
    """Whether no seat plays the Harkonnen."""

    # The round.
    round: int = state(0, EVERYBODY, "From 1 on; 0 during set-up.")
    phase: str = state("setup", EVERYBODY, "The phase in progress, by the name of its module.")
    acting: str = state("", EVERYBODY, "The side whose action turn it is; empty between turns.")
    speakers: Mapping[str, str] = state(
        lambda game: first_speakers(game.seats),
        EVERYBODY,
        "The seat that decides for each side now.",
    )
    news: tuple[str, ...] = state(
        (), EVERYBODY, "What happened in this turn that a prescience card may reward (A-PRES-5)."
    )

    # The board. Sets of areas are bits.
    legions: Mapping[str, dict[int, Legion]] = state(
        lambda game: {side: {} for side in SIDES},
        SOME,
        "By side, the legion of each occupied area; tokens in it lie face down.",
    )
    held: Mapping[str, int] = state(per_side(0), EVERYBODY, "These areas.")
    strained: int = state(
        0, EVERYBODY, "Areas whose legion may be over the limit or without units."
    )
    sietches: Mapping[int, tuple[int, int]] = state(
        nothing, SOME, "By area, each sietch's home area and rank token."
    )
    settled: Mapping[str, int] = state(per_side(0), EVERYBODY, "Areas with a settlement, by side.")
    found: int = state(0, EVERYBODY, "Areas of sietches that are turned up.")
    stations: int = state(0, EVERYBODY, "Areas with a station.")
    station_pool: tuple[str, ...] = state(
        lambda game: game.box.stations,
        EVERYBODY,
        "Symbols of stations that nobody has turned up, on the board or not.",
    )
    wormsigns: int = state(0, EVERYBODY, "Areas with a wormsign.")
    wormsign_pool: tuple[int, ...] = state(
        lambda game: game.box.wormsigns,
        EVERYBODY,
        "Face-down wormsigns of each kind, on the board or not.",
    )
    harvesters: int = state(0, EVERYBODY, "Areas with a harvester.")
    harvesters_lost: int = state(0, EVERYBODY, "In this phase.")
    worms: int = state(0, EVERYBODY, "Areas with a sandworm.")
    wild_maker: int = state(NOWHERE, EVERYBODY, "The area of the Wild Maker, or NOWHERE.")
    air: dict[int, str] = state(
        nothing, EVERYBODY, "By air zone, the vehicle, frigate or Guild Navigator in it."
    )
    blast: str = state(INTACT, EVERYBODY, "The atomics token on the board, or none.")

    # Deployment tokens.
    token_pool: tuple[str, ...] = state(
        lambda game: game.box.standard_tokens, NOBODY, "Those not drawn yet."
    )
    tokens_gone: tuple[str, ...] = state((), EVERYBODY, "Those that left the game turned up.")
    tokens_unseen: tuple[str, ...] = state((), SOME, "Those that left it face down.")

    # Planning cards. Decks have no order.
    hands: Mapping[str, tuple[str, ...]] = state(per_board(()), OWNER, "Planning cards by seat.")
    decks: Mapping[str, tuple[str, ...]] = state(
        lambda game: dict(game.box.decks), NOBODY, "Planning cards not drawn yet, by deck."
    )
    discards: Mapping[str, tuple[str, ...]] = state(
        lambda game: dict.fromkeys(game.box.decks, ()), EVERYBODY, "Those discarded, by deck."
    )
    staying: tuple[str, ...] = state(
        (), EVERYBODY, "Planning cards that stay in play (A-GUILD-NAV-6)."
    )

    # Prescience and objectives.
    prescience: Mapping[str, int] = state(
        lambda game: dict.fromkeys(MARKERS, 0), EVERYBODY, "Steps of the three markers."
    )
    prescience_deck: tuple[str, ...] = state(
        lambda game: tuple(game.box.prescience), NOBODY, "Prescience cards not drawn yet."
    )
    open_cards: tuple[str, ...] = state((), EVERYBODY, "Prescience cards that lie open.")
    prescience_gone: tuple[str, ...] = state((), EVERYBODY, "Prescience cards out of the game.")
    attached: Mapping[str, tuple[str, ...]] = state(
        nothing, EVERYBODY, "Planning cards lying on open prescience cards."
    )
    claims: int = state(0, EVERYBODY, "Prescience cards claimed this round.")
    objectives: tuple[str, ...] = state((), SOME, "Held by the Atreides.")
    objectives_aside: tuple[str, ...] = state(
        lambda game: tuple(game.box.objectives), SOME, "The others."
    )
    ruled_out: tuple[tuple[str, ...], ...] = state(
        (), EVERYBODY, "For each one held, those that all know it not to be (A-VICT-3)."
    )

    # Tracks and spice.
    supremacy: int = state(0, EVERYBODY, "Step of the marker.")
    imperium: Mapping[str, int] = state(
        lambda game: dict.fromkeys(POWERS, 0), EVERYBODY, "Row of each marker, from 0 down."
    )
    bans: tuple[str, ...] = state((), EVERYBODY, "Those in force.")
    reserve: int = state(0, EVERYBODY, "Spice kept.")
    harvested: int = state(0, EVERYBODY, "Spice collected in this round.")

    # Dice.
    dice: Mapping[str, tuple[str, ...]] = state(
        per_board(()), EVERYBODY, "Unused action dice on each board by result."
    )
    used: Mapping[str, tuple[str, ...]] = state(per_board(()), EVERYBODY, "Those spent this round.")
    slotted: Mapping[str, str] = state(
        per_board(""), EVERYBODY, "The result on which a Bene Gesserit token lies, or none."
    )
    bene_gesserit: Mapping[str, int] = state(per_side(0), EVERYBODY, "Tokens held by each side.")
    bene_gesserit_reserve: int = state(
        lambda game: game.box.bene_gesserit["total"], EVERYBODY, "Those left."
    )
    die_spent: bool = state(
        False, EVERYBODY, "Whether a die was spent in this action turn (A-TANK-3)."
    )
    forced: str = state("", EVERYBODY, "The die that the Harkonnen must spend next.")
    barred: tuple[str, ...] = state(
        (), EVERYBODY, "What the Atreides may not do in their next or present turn."
    )
    flown: int = state(
        0, EVERYBODY, "Areas of legions that used troop transport this turn (A-TRANS-4)."
    )

    # Leaders.
    in_play: tuple[str, ...] = state((), EVERYBODY, "Named leaders that have entered play.")
    out: tuple[str, ...] = state((), EVERYBODY, "Those gone for good.")
    spent: tuple[str, ...] = state((), EVERYBODY, "Leaders whose card is turned over.")
    tank: Mapping[str, tuple[str, ...]] = state(
        lambda game: {board: ("",) * game.box.tank_slots[board] for board in game.boards},
        EVERYBODY,
        'Slots of the regeneration tank by board, empty ones "".',
    )

    recovered: tuple[str, ...] = state(
        (), EVERYBODY, "Leaders who left the tank in this turn: ready from the next one (A-TANK-5)."
    )

    # The Spacing Guild.
    heighliners: Mapping[str, int] = state(
        per_side(0), EVERYBODY, "Steps of each side's on its way to Arrakis."
    )
    troops_aboard: Mapping[str, int] = state(per_side(0), EVERYBODY, "Troops it carries.")
    frigates_aboard: Mapping[str, int] = state(per_side(0), EVERYBODY, "Frigates it carries.")

    # Mahdi, and shared sides.
    mahdi: Mahdi = state(AT_FIRST, SOME, "What the solo mode adds.")
    cones: Mapping[str, int] = state(
        lambda game: {SIDE_OF[seat]: game.box.cones for seat in conspirators(game.seats)},
        EVERYBODY,
        "Cones of silence left to each shared side.",
    )
    seen: Mapping[str, tuple[str, ...]] = state(
        lambda game: dict.fromkeys(conspirators(game.seats), ()),
        SOME,
        "By seat, the cards in the partner's hand that it was shown (A-TEAM-8, A-TEAM-10).",
    )

    def __init__(self, setup: Setup, chance: Chance, box: Box) -> None:
        Game.__init__(self, setup, chance)
        self.box = box
        self.partners = partners_of(setup.seats)
        self.homes = homes_of(setup.seats)
        self.guild = box.guild is not None
        self.automated = setup.options.get("mode") == "mahdi"

    def blank(self) -> Self:
        return type(self)(self.setup, self.chance.copy(), self.box)

    @property
    def boards(self) -> list[str]:
        """The players with a board of their own."""
        return [board for side in SIDES for board in self.partners[side]]

    def first_steps(self) -> tuple[Any, ...]:
        """What a game of this mode begins with, the first last."""
        raise NotImplementedError

    def steps_at(self, phase: str, turn: str) -> tuple[Any, ...]:
        """What a game of this mode has in progress at the beginning of a phase or of a turn."""
        raise NotImplementedError

    def begin_op(self, seat: str, op: Any, bound: tuple[Any, ...]) -> None:
        """Start one step of an effect: what its verb does (see verbs/)."""
        raise NotImplementedError

    # Sides and seats.

    def side(self, seat: str) -> str:
        """The side a seat plays for."""
        return SIDE_OF[seat]

    def seat(self, side: str) -> str:
        """The seat that decides for a side now."""
        return self.speakers[side]

    def let_decide(self, seat: str) -> None:
        """A-TEAM-21: from now on this seat makes the decisions of its side."""
        side = SIDE_OF[seat]
        if self.speakers[side] != seat:
            self.speakers = {**self.speakers, side: seat}

    def let_first_decide(self) -> None:
        """The action or the phase is over: who decides in doubt decides again (A-TEAM-31)."""
        self.speakers = first_speakers(self.seats, self.phase)

    def tanks(self, side: str) -> tuple[str, ...]:
        """All slots of the regeneration tanks of a side."""
        first, *others = self.partners[side]
        return self.tank[first] + self.tank[others[0]] if others else self.tank[first]

    def teams(self) -> tuple[tuple[str, ...], ...]:
        """A-TEAM-4: partners win and lose together."""
        sides = [tuple([seat for seat in self.seats if SIDE_OF[seat] == side]) for side in SIDES]
        return tuple([team for team in sides if team])

    @property
    def board(self) -> Board:
        """The ground as it is now."""
        return BOARDS[self.blast]

    # Areas.

    def free(self, side: str) -> int:
        """A-BOARD-6: areas without enemy settlement, enemy units or sandworm."""
        enemy = OTHER[side]
        return ALL & ~(self.held[enemy] | self.settled[enemy] | self.worms)

    def empty(self) -> int:
        """A-BOARD-7: areas with nothing at all in them."""
        taken = self.held[ATREIDES] | self.held[HARKONNEN]
        taken |= self.settled[ATREIDES] | self.settled[HARKONNEN]
        return ALL & ~(taken | self.worms | self.wormsigns | self.harvesters | self.stations)

    # Legions.

    def legion(self, side: str, area: int) -> Legion:
        """What a side has in an area; EMPTY if nothing."""
        return self.legions[side].get(area, EMPTY)

    def set_legion(self, side: str, area: int, legion: Legion) -> None:
        """The one way in which the figures of an area change."""
        bit, size, legions = 1 << area, legion.size, self.legions[side].copy()
        self.strained &= ~bit
        if size or legion.leaders:
            if area not in legions:
                self.held = {**self.held, side: self.held[side] | bit}
            if not 0 < size <= SAFE_SIZE:
                self.strained |= bit
            legions[area] = legion
        elif area in legions:
            self.held = {**self.held, side: self.held[side] & ~bit}
            del legions[area]
        self.legions = {**self.legions, side: legions}

    def put(self, side: str, area: int, group: Legion) -> None:
        """Figures or tokens come into an area."""
        self.set_legion(side, area, self.legion(side, area) + group)

    def take(self, side: str, area: int, group: Legion) -> None:
        """Figures or tokens leave an area."""
        self.set_legion(side, area, self.legion(side, area) - group)

    def supply(self, side: str, figure: str) -> int:
        """How many units or generic leaders of a type are off the board."""
        on_board = sum(map(NUMBER_OF[figure], self.legions[side].values()))
        return self.box.figures[side][figure] - on_board

    def tokens_on_board(self) -> int:
        """How many deployment tokens of the Atreides lie on the board."""
        elsewhere = len(self.token_pool) + len(self.tokens_gone) + len(self.tokens_unseen)
        return len(self.box.tokens) - elsewhere

    def area_of(self, leader: str) -> int:
        """Where a named leader stands; NOWHERE if off the board."""
        for area, legion in self.legions[self.box.leaders[leader].side].items():
            if leader in legion.named:
                return area
        return NOWHERE

    def stacking_limit(self, side: str) -> int:
        """A-UNIT-5; A-UNIT-8: five for the Harkonnen under the CHOAM ban."""
        if side == HARKONNEN and "choam" in self.bans:
            return int(self.box.numbers["stacking_limit_choam_ban"])
        return int(self.box.numbers["stacking_limit"])

    def rank(self, side: str, area: int) -> int:
        """The rank of a side's settlement in an area; 0 where there is none."""
        if not self.settled[side] >> area & 1:
            return 0
        if side == HARKONNEN:
            return self.box.settlements[AREA.names[area]]
        return self.box.sietch_ranks[self.sietches[area][1]]

    # Named leaders.

    def leaders_of(self, side: str) -> tuple[str, ...]:
        """A side's named leaders in play, the Wild Maker left out."""
        leaders = self.box.leaders
        return tuple(
            [
                name
                for name in self.in_play
                if leaders[name].side == side and leaders[name].kind == "named"
            ]
        )

    def on_board(self, side: str) -> list[str]:
        """A side's named leaders on the board."""
        return [name for legion in self.legions[side].values() for name in legion.named]

    def resting(self, side: str) -> tuple[str, ...]:
        """A-TANK-5, A-TANK-6: a side's leaders in the tank, and those not yet ready again."""
        return self.tanks(side) + self.recovered

    def aside(self, side: str) -> tuple[str, ...]:
        """A side's named leaders in play who are neither on the board nor resting."""
        away = (*self.on_board(side), *self.resting(side))
        return tuple([name for name in self.leaders_of(side) if name not in away])

    def version_of(self, leader: str) -> str:
        """A-LEAD-4: Paul or Jessica as they are now; any other leader unchanged."""
        versions = {"paul": ("paul_muaddib", "paul_atreides")}
        versions["jessica"] = ("reverend_mother_jessica", "lady_jessica")
        for name in versions.get(leader, (leader,)):
            if name in self.in_play:
                return name
        return leader

    def note(self, news: str) -> None:
        """Something happened that a prescience card may reward in this action turn."""
        if self.acting and news not in self.news:
            self.news = (*self.news, news)

    def lose_harvester(self, area: int) -> None:
        """A harvester leaves the board other than by harvesting."""
        self.harvesters &= ~(1 << area)
        self.harvesters_lost += 1
        self.note("harvester_removed")
        self.emit("harvester_lost", {"area": AREA.names[area]})

    # Chance.

    def draw(self, pool: Sequence[T]) -> T:
        """One of a pool that nobody can look into; a loaded die decides in a described position."""
        return pool[self.chance.die(len(pool)) - 1]

    def turn_up_wormsign(self, area: int) -> int:
        """Take the wormsign off an area and turn it up: its kind. It stays out of the pool."""
        self.wormsigns &= ~(1 << area)
        pool = list(self.wormsign_pool)
        kind, drawn = 0, self.chance.die(sum(pool))
        while drawn > pool[kind]:
            drawn -= pool[kind]
            kind += 1
        pool[kind] -= 1
        self.wormsign_pool = tuple(pool)
        return kind

    def return_wormsigns(self, *kinds: int) -> None:
        """Wormsigns that were turned up go back face down."""
        pool = list(self.wormsign_pool)
        for kind in kinds:
            pool[kind] += 1
        self.wormsign_pool = tuple(pool)

    def wormsigns_left(self) -> int:
        """Wormsigns that can still be put on the board (A-RESULT-15)."""
        return sum(self.wormsign_pool) - self.wormsigns.bit_count()

    # Air.

    def zones_with(self, flyer: str) -> int:
        """The air zones that hold a flyer of a type, as bits."""
        mask = 0
        for zone, piece in self.air.items():
            if piece == flyer:
                mask |= 1 << zone
        return mask

    def vehicles_left(self, vehicle: str) -> int:
        """How many of a type are off the board."""
        number = self.box.figures[HARKONNEN][vehicle]
        if vehicle == "harvester":
            return number - self.harvesters.bit_count()
        return number - self.zones_with(vehicle).bit_count()

    def sandworms_left(self) -> int:
        """Ordinary sandworms off the board."""
        on_board = self.worms.bit_count() - (self.wild_maker != NOWHERE)
        return self.box.figures[ATREIDES]["sandworm"] - on_board


def names_of(areas: int) -> list[str]:
    """The names of a set of areas, for events and views."""
    return list(listed_names(areas))


@lru_cache(maxsize=4096)
def listed_names(areas: int) -> tuple[str, ...]:
    """The same; most sets are looked at again and again."""
    return tuple([AREA.names[area] for area in members(areas)])
