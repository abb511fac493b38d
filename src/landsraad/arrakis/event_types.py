"""The shape of the events of War for Arrakis: for each kind what all are told, and what some are.

`kernel/view_types.py` says how to read it. What may be absent is told only to those who may know
it, or belongs to one way to play. `tools/view_types.py` writes the client's types from this, and
`tests/test_view_types.py` compares real events with it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from landsraad.arrakis.view_types import (
    AirZone,
    Area,
    Card,
    Deck,
    Flier,
    Leader,
    Marker,
    Objective,
    Phase,
    Power,
    PrescienceCard,
    Result,
    Side,
    Tactics,
    Token,
    Vehicle,
    Wormsign,
)
from landsraad.kernel.view_types import Seat

Figures: TypeAlias = Annotated[dict[str, int], "How many of each figure, and the named leaders."]
Figure: TypeAlias = Annotated[str, "A kind of figure, or a named leader."]
Face: TypeAlias = Annotated[
    str, Literal["sword", "shield", "special", "blank"], "What a combat die shows."
]


# Shapes that several kinds share.
class Nothing(TypedDict):
    pass


class InArea(TypedDict):
    area: Area


class InAreas(TypedDict):
    areas: list[Area]


class InZones(TypedDict):
    zones: list[AirZone]


class SideInArea(TypedDict):
    side: Side
    area: Area


class OfSide(TypedDict):
    side: Side


class OfBoard(TypedDict):
    side: Side
    seat: Seat


class OfCard(TypedDict):
    card: Card


class OfSeatAndCard(TypedDict):
    seat: Seat
    card: Card


class OfPrescienceCard(TypedDict):
    card: PrescienceCard


class OfTactics(TypedDict):
    card: Tactics


class OfDeck(TypedDict):
    deck: Deck


class SideAndLeader(TypedDict):
    side: Side
    leader: Leader


class Group(TypedDict):
    figures: Figures
    tokens: int


class Hit(TypedDict):
    side: Side
    area: Area
    figure: Figure


class BoardDice(TypedDict):
    side: Side
    seat: Seat
    dice: list[Result]


class BoardDie(TypedDict):
    side: Side
    seat: Seat
    die: str


class GroupWent(Group):
    side: Side
    start: Area
    to: Area


# Rounds, dice and tracks.
class PhaseBegan(TypedDict):
    round: int
    phase: Phase


class ActiveRow(TypedDict):
    dice_aside: int
    vehicles: dict[Vehicle, int]


class VehiclePlaced(TypedDict):
    vehicle: Vehicle
    to: str
    source: str
    replaced: Flier | None


class FlyerLost(TypedDict):
    vehicle: Flier
    zone: AirZone


class FlyersRemoved(TypedDict):
    zones: NotRequired[dict[AirZone, Flier]]
    """Not told in games of rules version 3 and before."""


class ActionDice(TypedDict):
    side: Side
    dice: list[Result]


class DieChanged(TypedDict):
    side: Side
    seat: Seat
    die: str
    result: Result


class TokenSlotted(TypedDict):
    side: Side
    seat: Seat
    result: Result


class Spent(TypedDict):
    side: Side
    seat: Seat
    die: str
    use: str


class DieNamed(TypedDict):
    die: str


class Barred(TypedDict):
    forbid: list[str]


MarkerMoved = TypedDict("MarkerMoved", {"power": Power, "row": int, "from": int})
MarkerPaid = TypedDict("MarkerPaid", {"power": Power, "paid": int, "row": int, "from": int})


class Harvested(TypedDict):
    spice: int
    areas: list[Area]
    by_area: dict[Area, int]


class Bans(TypedDict):
    bans: list[Power]


class LeaderExchanged(TypedDict):
    side: Side
    leader: Leader
    area: Area
    generic: bool
    """Whether a generic leader has come in their place."""


class Refreshed(TypedDict):
    leaders: list[Leader]


class PrescienceCleared(TypedDict):
    given_up: list[PrescienceCard]


class ToTank(TypedDict):
    side: Side
    leader: Leader
    area: Area


class EntersPlay(TypedDict):
    """A leader's card comes on its box."""

    leader: Leader
    side: Side
    replaces: Leader | None
    """The earlier version of them, whose figure they take over."""
    area: Area | None
    """Where that one stands, if on the board."""


class LeavesGame(TypedDict):
    """A leader is gone for good."""

    leader: Leader
    side: Side
    area: Area | None
    """Where they stood, if on the board."""


SupremacyGained = TypedDict("SupremacyGained", {"points": int, "step": int, "from": int})
PrescienceMoved = TypedDict("PrescienceMoved", {"marker": Marker, "step": int, "from": int})


# Movement.
class Moved(GroupWent):
    """A legion, or a group split off from one, has gone to another area."""

    by: str
    """On foot, by a ride, on a worm, or through an air zone."""
    way: list[Area]
    """The areas entered, in order, with the last one."""


class SietchMoved(TypedDict):
    start: Area
    to: Area


class Placed(TypedDict):
    """A piece comes to an area."""

    side: Side
    piece: str
    """A figure or a leader; of a token its id, for the side itself, or `token`."""
    to: Area
    source: str
    """Another area, or the supply."""
    token: bool


class TokenDrawn(TypedDict):
    side: Side
    token: NotRequired[Token]


class Swapped(TypedDict):
    side: Side
    area: Area
    old: Figure
    new: Figure


class ExcessRemoved(TypedDict):
    side: Side
    area: Area
    piece: str


class LeadersAlone(TypedDict):
    side: Side
    area: Area
    leaders: int
    figures: Figures


# Battle.
class Attack(TypedDict):
    """A battle begins."""

    side: Side
    start: Area
    target: Area
    by: str
    surprise: bool
    legions: dict[Side, Group]
    """Whoever stands there, tokens face down."""


class CombatRoll(TypedDict):
    """The dice of one side."""

    side: Side
    dice: list[Face]
    area: Area | None
    """Nothing, if the dice are not for one area."""
    round: int | None
    """Of a battle."""


class BattleHits(TypedDict):
    """What the dice of both sides come to."""

    attacker: Side
    defender: Side
    area: Area
    attacker_hits: int
    """What the attacker suffers."""
    defender_hits: int
    stopped: dict[Side, int]
    """Hits of each side that shields of the other have stopped."""
    broken: dict[Side, int]
    """Shields of each side that special elites of the other have broken."""


class StripsUsed(TypedDict):
    side: Side
    leaders: Figures
    hits: int
    shields: int


class BattleOver(TypedDict):
    winner: Side | Literal[""]
    """Nobody, if none is left."""
    area: Area


class SietchRevealed(TypedDict):
    area: Area
    rank: int


class TokenRevealed(TypedDict):
    side: Side
    area: Area
    token: Token
    units: Figures


class SettlementDestroyed(TypedDict):
    side: Side
    area: Area
    rank: int


# Desert, prophecy and cards.
class WormsignsTurnedUp(TypedDict):
    signs: dict[Area, Wormsign]


class WormsignTurned(TypedDict):
    area: Area
    sign: Wormsign


class WormPlaced(TypedDict):
    area: Area
    source: str
    wild_maker: bool


class WormMoved(TypedDict):
    start: Area
    to: Area
    wild_maker: bool
    way: list[Area]


class WormAttack(TypedDict):
    """A sandworm strikes."""

    start: Area
    target: Area
    wild_maker: bool
    dice: list[Face]
    hits: int
    legion: Group | None
    """Who is struck; nobody, if there is only a harvester."""


class AreaAndZone(TypedDict):
    area: Area
    zone: AirZone


class StationTaken(TypedDict):
    area: Area
    marker: Marker


class Storm(TypedDict):
    area: Area
    dice: list[Face]
    hits: int


class GivenUp(TypedDict):
    area: Area
    figures: list[str]


class Attached(TypedDict):
    card: PrescienceCard
    planning_card: Card


class ObjectiveDrawn(TypedDict):
    seat: Seat
    card: NotRequired[Objective]


class Detonated(TypedDict):
    token: str


class Destroyed(Group):
    """A legion that has nowhere to go."""

    side: Side
    area: Area


class CardDrawn(TypedDict):
    seat: Seat
    deck: Deck
    card: NotRequired[Card]


# Spacing Guild, Mahdi, partners.
class ImperiumAction(TypedDict):
    side: Side
    power: Power


class Heighliner(TypedDict):
    side: Side
    step: int
    arrived: bool


class TroopsLanded(TypedDict):
    side: Side
    area: Area
    troops: int


class FrigatesLanded(TypedDict):
    side: Side
    zones: list[AirZone]


class Bombarded(TypedDict):
    side: Side
    zone: AirZone
    area: Area


class InZone(TypedDict):
    zone: AirZone


class MahdiDecided(TypedDict):
    """Why the Harkonnen of the solo mode do what they do; partners are told more."""

    list: str
    rule: str
    chosen: Any
    equal: Any
    candidates: NotRequired[Any]
    numbers: NotRequired[Any]
    next_best: NotRequired[Any]


class MahdiDie(TypedDict):
    result: str
    again: bool


class CardPassedOn(TypedDict):
    seat: Seat
    deck: Deck
    partner: Seat
    card: NotRequired[Card]


class ConeUsed(TypedDict):
    seat: Seat
    side: Side
    left: int


class ConeClosed(TypedDict):
    seat: Seat
    side: Side


class CardsShown(TypedDict):
    seat: Seat
    partner: Seat
    cards: dict[Card, int]


class ArrakisEvents(TypedDict):
    """What happens, by kind."""

    set_up: Nothing
    phase: PhaseBegan
    active_row: ActiveRow
    vehicle_placed: VehiclePlaced
    flyer_lost: FlyerLost
    flyers_removed: FlyersRemoved
    action_dice: ActionDice
    dice_shared: BoardDice
    die_changed: DieChanged
    token_slotted: TokenSlotted
    token_lost: OfBoard
    bene_gesserit_taken: OfSide
    spent: Spent
    desert_power: OfBoard
    die_lost: BoardDie
    die_named: DieNamed
    barred: Barred
    marker: MarkerMoved
    marker_paid: MarkerPaid
    harvested: Harvested
    stockpiled: Nothing
    spice_kept: Nothing
    bans: Bans
    leader_exchanged: LeaderExchanged
    wild_maker_exchanged: InArea
    refreshed: Refreshed
    prescience_cleared: PrescienceCleared
    to_tank: ToTank
    out_of_tank: SideAndLeader
    supremacy: SupremacyGained
    prescience: PrescienceMoved
    enters_play: EntersPlay
    leaves_game: LeavesGame
    moved: Moved
    relocated: GroupWent
    retreated: GroupWent
    pushed: GroupWent
    displaced: GroupWent
    advanced: GroupWent
    sietch_moved: SietchMoved
    placed: Placed
    token_drawn: TokenDrawn
    swapped: Swapped
    excess_removed: ExcessRemoved
    leaders_alone: LeadersAlone
    attack: Attack
    special_attack: SideInArea
    combat_roll: CombatRoll
    strips_used: StripsUsed
    battle_hits: BattleHits
    lost: Hit
    reduced: Hit
    attack_ceased: SideInArea
    battle_over: BattleOver
    sietch_revealed: SietchRevealed
    token_revealed: TokenRevealed
    settlement_destroyed: SettlementDestroyed
    wormsigns_placed: InAreas
    wormsigns_discarded: InAreas
    wormsigns_ignored: InAreas
    wormsigns_turned_up: WormsignsTurnedUp
    wormsign: WormsignTurned
    worm_placed: WormPlaced
    worm_moved: WormMoved
    worm_attack: WormAttack
    wild_maker_called: Nothing
    harvester_lost: InArea
    harvester_saved: AreaAndZone
    station_taken: StationTaken
    storm: Storm
    prescience_open: OfPrescienceCard
    claimed: OfPrescienceCard
    given_up: GivenUp
    prescience_back: OfPrescienceCard
    prescience_out: OfPrescienceCard
    attached: Attached
    objective_drawn: ObjectiveDrawn
    detonated: Detonated
    destroyed: Destroyed
    scouted: AreaAndZone
    tokens_swapped: InAreas
    card_drawn: CardDrawn
    card_discarded: OfSeatAndCard
    card_played: OfSeatAndCard
    imperium_action: ImperiumAction
    heighliner: Heighliner
    heighliner_returns: OfSide
    troops_landed: TroopsLanded
    frigates_landed: FrigatesLanded
    frigates_removed: InZones
    bombarded: Bombarded
    navigator_placed: InZone
    stays_in_play: OfCard
    mahdi: MahdiDecided
    mahdi_die: MahdiDie
    harvest_sector: OfTactics
    target_sietch: OfTactics
    tactics_discarded: OfTactics
    reinforced: OfDeck
    card_to_reinforcements: OfCard
    deck_rebuilt: OfDeck
    scheming: OfCard
    die_instead: Nothing
    tokens_left: InArea
    spice_surplus: Nothing
    card_passed_on: CardPassedOn
    cone_used: ConeUsed
    cone_closed: ConeClosed
    cards_shown: CardsShown
