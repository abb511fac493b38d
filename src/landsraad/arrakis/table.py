"""The table: all that lies on it, and the few ways in which it changes.

Rules decide what happens; they change the table through these methods only. Sets of areas are bits
(see board.py). What nobody has seen has no identity yet: wormsigns, stations and the order of decks
are drawn at the moment they are turned up, which is the same to every player and keeps no secret
that could leak. What one side may look at does: hands, sietches, deployment tokens, objectives.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from landsraad.arrakis.solo.state import AT_FIRST
from landsraad.kernel import Chance, Game, Setup

T = TypeVar("T")

NOWHERE: Final = -1
SAFE_SIZE: Final = 5
"""Units that are within the stacking limit whatever bans are active."""
SAND, SANDWORM, DEEP_SANDWORM = range(3)
"""The kinds of wormsign, as places in `wormsign_pool`."""

OTHER: Final = {ATREIDES: HARKONNEN, HARKONNEN: ATREIDES}
"""The opponent of each side."""


class Table(Game):
    """Board, dashboards, tracks, hands and decks of one game of War for Arrakis.

    Attributes:
        box: the facts it is played with.
        partners: who plays each side; in a duel the side itself. Each has a board of his own.
        homes: by house, the player with its planning cards and the cards of its leaders.
        round: from 1 on; 0 during set-up. phase: by the name of its module.
        acting: the side whose action turn it is; empty between turns.
        speakers: the seat that decides for each side now.
        legions: by side, the legion of each occupied area; `held`: these areas as bits.
        strained: areas whose legion may be over the limit or without units.
        sietches: by area, each sietch's home area and rank token; `settled`: areas with a
            settlement, by side; `found`: areas of sietches that are turned up.
        stations, wormsigns, harvesters, worms: areas with one; `wild_maker`: its area or NOWHERE.
        station_pool: symbols of stations that nobody has turned up, on the board or not.
        wormsign_pool: face-down wormsigns of each kind, on the board or not.
        air: what flies in each occupied air zone: a vehicle, a frigate or the Guild Navigator.
        token_pool: deployment tokens not drawn yet; `tokens_gone`: those that have left the game,
            turned up; `tokens_unseen`: those that have left it face down.
        hands: planning cards by seat; `decks`, `discards`: by deck. Decks have no order.
        prescience: steps of the three markers; `prescience_deck`, `open_cards`, `prescience_gone`:
            prescience cards; `attached`: planning cards lying on open ones; `claims`: this round.
        objectives: held by the Atreides; `objectives_aside`: the others; `ruled_out`: for each one
            held, those that everybody knows it not to be, as the game went on (A-VICT-3).
        supremacy: step of the marker. `imperium`: row of each marker, from 0 down; `bans`: active.
        reserve: spice kept; `harvested`: spice collected in this round.
        dice: unused action dice on each board by result; `used`: those spent this round.
        slotted: the result of a board on which a Bene Gesserit token lies, or none.
        bene_gesserit: tokens held by each side; `bene_gesserit_reserve`: those left.
        in_play, out: named leaders that have entered play, and those gone for good.
        spent: leaders whose card is turned over. `tank`: slots by board, empty ones "".
        blast: the atomics token on the board, or none.
        die_spent: whether a die was spent in this action turn (A-TANK-3).
        flown: areas where legions stand that used troop transport this turn (A-TRANS-4).
        forced: the die that the Harkonnen must spend next; `barred`: what the Atreides may not do
            in their next or present turn.
        guild: whether the Spacing Guild is played with. `heighliners`: steps of each side's on its
            way to Arrakis; `troops_aboard`, `frigates_aboard`: what it carries.
        staying: planning cards that stay in play (A-GUILD-NAV-6).
        harvesters_lost: in this phase.
        news: what has happened in this action turn that a prescience card may reward (A-PRES-5).
        automated: whether no seat plays the Harkonnen; `mahdi`: what the solo mode adds.
        cones: cones of silence left to each shared side; `seen`: by seat, the cards in his
            partner's hand that he has been shown (A-TEAM-8, A-TEAM-10).
    """

    name: ClassVar[str] = "arrakis"
    all_seats: ClassVar[tuple[str, ...]] = SEATS
    fewest: ClassVar[int] = 1
    state: ClassVar[tuple[str, ...]] = (
        "round",
        "phase",
        "acting",
        "speakers",
        "legions",
        "held",
        "strained",
        "sietches",
        "settled",
        "found",
        "stations",
        "station_pool",
        "wormsigns",
        "wormsign_pool",
        "harvesters",
        "worms",
        "wild_maker",
        "air",
        "token_pool",
        "tokens_gone",
        "tokens_unseen",
        "hands",
        "decks",
        "discards",
        "prescience",
        "prescience_deck",
        "open_cards",
        "prescience_gone",
        "attached",
        "claims",
        "objectives",
        "objectives_aside",
        "ruled_out",
        "supremacy",
        "imperium",
        "bans",
        "reserve",
        "harvested",
        "dice",
        "used",
        "slotted",
        "bene_gesserit",
        "bene_gesserit_reserve",
        "in_play",
        "out",
        "spent",
        "tank",
        "blast",
        "die_spent",
        "flown",
        "forced",
        "barred",
        "heighliners",
        "troops_aboard",
        "frigates_aboard",
        "staying",
        "harvesters_lost",
        "news",
        "mahdi",
        "cones",
        "seen",
    )

    __slots__ = ("automated", "box", "guild", "homes", "partners", *state)

    def __init__(self, setup: Setup, chance: Chance, box: Box) -> None:
        super().__init__(setup, chance)
        self.box = box
        self.partners = partners_of(setup.seats)
        self.homes = homes_of(setup.seats)
        self.guild = box.guild is not None
        self.automated = setup.options.get("mode") == "mahdi"

    def lay_out(self) -> None:
        """The empty table, before anything is set up; a copy is spared this."""
        box = self.box
        boards = [board for side in SIDES for board in self.partners[side]]
        self.round = 0
        self.phase = "setup"
        self.acting = ""
        self.speakers = {**first_speakers(self.seats)}
        self.legions: dict[str, dict[int, Legion]] = {side: {} for side in SIDES}
        self.held: dict[str, int] = dict.fromkeys(SIDES, 0)
        self.strained = 0
        self.sietches: dict[int, tuple[int, int]] = {}
        self.settled: dict[str, int] = dict.fromkeys(SIDES, 0)
        self.found = 0
        self.stations = 0
        self.station_pool: tuple[str, ...] = box.stations
        self.wormsigns = 0
        self.wormsign_pool: tuple[int, ...] = box.wormsigns
        self.harvesters = 0
        self.worms = 0
        self.wild_maker = NOWHERE
        self.air: dict[int, str] = {}
        self.token_pool: tuple[str, ...] = box.standard_tokens
        self.tokens_gone: tuple[str, ...] = ()
        self.tokens_unseen: tuple[str, ...] = ()
        self.hands: dict[str, tuple[str, ...]] = dict.fromkeys(boards, ())
        self.decks: dict[str, tuple[str, ...]] = dict(box.decks)
        self.discards: dict[str, tuple[str, ...]] = dict.fromkeys(box.decks, ())
        self.prescience: dict[str, int] = dict.fromkeys(MARKERS, 0)
        self.prescience_deck: tuple[str, ...] = tuple(box.prescience)
        self.open_cards: tuple[str, ...] = ()
        self.prescience_gone: tuple[str, ...] = ()
        self.attached: dict[str, tuple[str, ...]] = {}
        self.claims = 0
        self.objectives: tuple[str, ...] = ()
        self.objectives_aside: tuple[str, ...] = tuple(box.objectives)
        self.ruled_out: tuple[tuple[str, ...], ...] = ()
        self.supremacy = 0
        self.imperium: dict[str, int] = dict.fromkeys(POWERS, 0)
        self.bans: tuple[str, ...] = ()
        self.reserve = 0
        self.harvested = 0
        self.dice: dict[str, tuple[str, ...]] = dict.fromkeys(boards, ())
        self.used: dict[str, tuple[str, ...]] = dict.fromkeys(boards, ())
        self.slotted: dict[str, str] = dict.fromkeys(boards, "")
        self.bene_gesserit: dict[str, int] = dict.fromkeys(SIDES, 0)
        self.bene_gesserit_reserve = box.bene_gesserit["total"]
        self.in_play: tuple[str, ...] = ()
        self.out: tuple[str, ...] = ()
        self.spent: tuple[str, ...] = ()
        self.tank: dict[str, tuple[str, ...]] = {
            board: ("",) * box.tank_slots[board] for board in boards
        }
        self.blast = INTACT
        self.die_spent = False
        self.flown = 0
        self.forced = ""
        self.barred: tuple[str, ...] = ()
        self.heighliners: dict[str, int] = dict.fromkeys(SIDES, 0)
        self.troops_aboard: dict[str, int] = dict.fromkeys(SIDES, 0)
        self.frigates_aboard: dict[str, int] = dict.fromkeys(SIDES, 0)
        self.staying: tuple[str, ...] = ()
        self.harvesters_lost = 0
        self.news: tuple[str, ...] = ()
        self.mahdi = AT_FIRST
        secretive = conspirators(self.seats)
        self.cones: dict[str, int] = {SIDE_OF[seat]: box.cones for seat in secretive}
        self.seen: dict[str, tuple[str, ...]] = dict.fromkeys(secretive, ())

    def copy(self) -> Self:
        twin = type(self)(self.setup, self.chance.copy(), self.box)
        self.copy_kernel(twin)
        twin.round, twin.phase, twin.acting = self.round, self.phase, self.acting
        twin.speakers = self.speakers.copy()
        twin.legions = {side: legions.copy() for side, legions in self.legions.items()}
        twin.held = self.held.copy()
        twin.strained = self.strained
        twin.sietches = self.sietches.copy()
        twin.settled = self.settled.copy()
        twin.found = self.found
        twin.stations, twin.station_pool = self.stations, self.station_pool
        twin.wormsigns, twin.wormsign_pool = self.wormsigns, self.wormsign_pool
        twin.harvesters = self.harvesters
        twin.worms, twin.wild_maker = self.worms, self.wild_maker
        twin.air = self.air.copy()
        twin.token_pool, twin.tokens_gone = self.token_pool, self.tokens_gone
        twin.tokens_unseen = self.tokens_unseen
        twin.hands = self.hands.copy()
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.prescience = self.prescience.copy()
        twin.prescience_deck = self.prescience_deck
        twin.open_cards, twin.prescience_gone = self.open_cards, self.prescience_gone
        twin.attached = self.attached.copy()
        twin.claims = self.claims
        twin.objectives, twin.objectives_aside = self.objectives, self.objectives_aside
        twin.ruled_out = self.ruled_out
        twin.supremacy = self.supremacy
        twin.imperium = self.imperium.copy()
        twin.bans = self.bans
        twin.reserve, twin.harvested = self.reserve, self.harvested
        twin.dice = self.dice.copy()
        twin.used = self.used.copy()
        twin.slotted = self.slotted.copy()
        twin.bene_gesserit = self.bene_gesserit.copy()
        twin.bene_gesserit_reserve = self.bene_gesserit_reserve
        twin.in_play, twin.out, twin.spent = self.in_play, self.out, self.spent
        twin.tank = self.tank.copy()
        twin.blast = self.blast
        twin.die_spent = self.die_spent
        twin.flown = self.flown
        twin.forced, twin.barred = self.forced, self.barred
        twin.heighliners = self.heighliners.copy()
        twin.troops_aboard = self.troops_aboard.copy()
        twin.frigates_aboard = self.frigates_aboard.copy()
        twin.staying = self.staying
        twin.harvesters_lost, twin.news = self.harvesters_lost, self.news
        twin.mahdi = self.mahdi
        twin.cones, twin.seen = self.cones.copy(), self.seen.copy()
        return twin

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
            self.speakers[side] = seat

    def let_first_decide(self) -> None:
        """The action or the phase is over: who decides in doubt decides again (A-TEAM-31)."""
        self.speakers = {**first_speakers(self.seats, self.phase)}

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
        bit, size = 1 << area, legion.size
        self.strained &= ~bit
        if size or legion.leaders:
            self.legions[side][area] = legion
            self.held[side] |= bit
            if not 0 < size <= SAFE_SIZE:
                self.strained |= bit
        elif area in self.legions[side]:
            del self.legions[side][area]
            self.held[side] &= ~bit

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

    def in_tank(self, leader: str) -> bool:
        return leader in self.tank[self.homes[self.box.leaders[leader].house]]

    def aside(self, side: str) -> tuple[str, ...]:
        """A side's named leaders in play who are neither on the board nor in the tank."""
        on_board, tank = self.on_board(side), self.tanks(side)
        return tuple(
            [name for name in self.leaders_of(side) if name not in on_board and name not in tank]
        )

    def version_of(self, leader: str) -> str:
        """A-LEAD-4: Paul or Jessica as they are now; any other leader himself."""
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
    return [AREA.names[area] for area in members(areas)]
