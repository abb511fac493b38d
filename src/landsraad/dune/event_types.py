"""The shape of the events of Dune: for each kind what everybody is told, and what some are.

`kernel/view_types.py` says how to read it. What may be absent is told only to those who may know
it. `tools/view_types.py` writes the client's types from this, and `tests/test_view_types.py`
compares real events with it.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from landsraad.dune.view_types import (
    Advantage,
    Card,
    Cell,
    DealView,
    Element,
    Forces,
    Leader,
    Phase,
    Pile,
    PlanView,
    SpiceCard,
    Territory,
)
from landsraad.kernel.view_types import Seat

Stacks: TypeAlias = Annotated[dict[Cell, Forces], "Ordinary and special forces by cell."]
Numbers: TypeAlias = Annotated[dict[Cell, int], "So many in each cell."]
Amounts: TypeAlias = Annotated[dict[Seat, int], "So many of each seat."]

# Shapes that several kinds share.


class Nothing(TypedDict):
    pass


class OfSeat(TypedDict):
    seat: Seat


class OfSeatAndCard(TypedDict):
    seat: Seat
    card: Card


class CardUnseen(TypedDict):
    seat: Seat
    card: NotRequired[Card]


class SpiceTaken(TypedDict):
    seat: Seat
    spice: int


class SpiceGiven(TypedDict):
    seat: Seat
    to: Seat
    spice: int


class BribeGiven(SpiceGiven):
    """Spice for a deal."""

    waits: bool
    """Whether it stays in front of the shield until the Mentat pause."""


class InTerritory(TypedDict):
    territory: Territory


class SeatInTerritory(TypedDict):
    seat: Seat
    territory: Territory


class SeatInCell(TypedDict):
    seat: Seat
    cell: Cell


class OfSeats(TypedDict):
    seats: list[Seat]


class OfSectors(TypedDict):
    sectors: int


class Answered(TypedDict):
    seat: Seat
    proposer: Seat


class Members(TypedDict):
    members: list[Seat]


class HelpChanged(TypedDict):
    seat: Seat
    advantage: Advantage


class HandsChanged(TypedDict):
    seat: Seat
    victim: Seat
    number: int
    cards: NotRequired[list[Card]]


class DealAnswered(TypedDict):
    seat: Seat
    number: int


class Question(TypedDict):
    seat: Seat
    to: Seat
    form: str
    value: str | int | None


FromSeat = TypedDict("FromSeat", {"seat": Seat, "from": Seat, "leader": NotRequired[Leader]})


class Fallen(TypedDict):
    seat: Seat
    forces: int
    specials: int
    cells: Stacks


class Bill(TypedDict):
    seat: Seat
    price: int
    paid_by: Amounts
    paid_to: Seat | None


# Set-up, storm and spice blow.


class PhaseBegan(TypedDict):
    turn: int
    phase: Phase


class TraitorsDealt(TypedDict):
    seat: Seat
    leaders: NotRequired[list[Leader]]


class CardsDealt(TypedDict):
    seat: Seat
    number: int
    cards: NotRequired[list[Card]]


class Placed(TypedDict):
    seat: Seat
    forces: Numbers
    specials: Numbers
    advisors: bool


class StormDials(TypedDict):
    dials: Amounts


class WeatherControl(TypedDict):
    seat: Seat
    sectors: int


class FamilyAtomics(TypedDict):
    seat: Seat
    killed: dict[Seat, Stacks]


StormMoved = TypedDict(
    "StormMoved", {"sectors": int, "storm": int, "from": int, "spice_lost": Numbers}
)


class StormCardDrawn(TypedDict):
    sectors: NotRequired[int]


class SpiceDeckShuffled(TypedDict):
    cards: int


class SpiceCardTurned(TypedDict):
    card: SpiceCard
    pile: Pile


class SpiceBlown(TypedDict):
    cell: Cell
    amount: int


class SpiceForeseen(TypedDict):
    seat: Seat
    card: NotRequired[SpiceCard]


class StormKilled(Fallen):
    """Forces that the storm has caught."""

    cell: NotRequired[Cell]
    """Of Fremen, of whom half die in each cell."""


class Devoured(TypedDict):
    """A worm has eaten."""

    territory: Territory
    forces: dict[Seat, Forces]
    spice: int
    cells: dict[Seat, Stacks]
    spice_cells: Numbers
    spared: list[Seat]
    """Those who stand there and are immune."""


class WormRidden(TypedDict):
    seat: Seat
    forces: Numbers
    specials: Numbers
    to: Cell


class AllyProtected(TypedDict):
    seat: Seat
    protects: bool


# Nexus, charity, bidding and revival.


class NexusBegan(TypedDict):
    turn: int


class NexusEnded(TypedDict):
    alliances: list[list[Seat]]


class AllianceProposed(TypedDict):
    seat: Seat
    members: list[Seat]


class AllianceBroken(TypedDict):
    seat: Seat
    allies: list[Seat]


class SpicePledged(TypedDict):
    seat: NotRequired[Seat]
    amount: NotRequired[int]


class SpiceGift(TypedDict):
    seat: Seat
    to: Seat
    amount: int


class HandsDeclared(TypedDict):
    hands: Amounts
    cards_for_sale: int


class CardForSale(TypedDict):
    left: int
    opener: Seat


class BidMade(TypedDict):
    seat: Seat
    amount: int


class CardPaid(TypedDict):
    seat: Seat
    price: int
    paid: Amounts
    to: Seat | None


class AuctionEnded(TypedDict):
    returned: int


class ForcesRevived(TypedDict):
    seat: Seat
    forces: int
    specials: int


class LeaderRevived(TypedDict):
    seat: Seat
    leader: Leader


class RevivalPaid(TypedDict):
    seat: Seat
    price: int
    by: Seat


# Shipment and movement.


class Announced(TypedDict):
    seat: Seat
    territories: list[Territory]


class ShipmentStopped(TypedDict):
    seat: Seat
    shipper: Seat
    cell: Cell
    forces: int
    specials: int


class Arrived(TypedDict):
    seat: Seat
    cell: Cell
    forces: int
    specials: int
    lost: int
    lost_specials: int


class Shipped(Bill):
    """From the reserves to a cell."""

    cell: Cell
    forces: int
    specials: int


class ShippedAcross(Bill):
    """From territory to territory."""

    forces: Numbers
    specials: Numbers
    cell: Cell


class ShippedHome(Bill):
    """Back to the reserves."""

    forces: Numbers


class Moved(TypedDict):
    """A group has gone to another cell."""

    seat: Seat
    forces: Numbers
    specials: Numbers
    to: Cell
    way: dict[Cell, list[Cell]]
    """For each cell left: the cells entered from there, in order, with the last one."""


class PartedTooLate(Fallen):
    """Forces lost because they stand with an ally's."""

    ally: Seat


# Battle.


class BattleBegan(TypedDict):
    """Two fight."""

    territory: Territory
    cells: list[Cell]
    """Those whose forces fight."""
    aggressor: Seat
    defender: Seat
    forces: dict[Seat, Forces]


class VoiceUsed(TypedDict):
    seat: Seat
    to: Seat
    order: str
    card: str


class PrescienceUsed(TypedDict):
    seat: Seat
    of: Seat
    element: Element


class ElementShown(TypedDict):
    seat: Seat
    element: Element
    value: NotRequired[str | int | None]


class PlanLookedAt(TypedDict):
    seat: Seat
    side: Seat


class PlansShown(TypedDict):
    plans: list[PlanView]


TraitorCalled = TypedDict(
    "TraitorCalled", {"seat": Seat, "for": Seat, "leader": Leader, "side": Seat}
)


class TraitorImmune(TypedDict):
    seat: Seat
    leader: Leader


class BothBetrayed(TypedDict):
    seats: list[Seat]
    spice_paid: Amounts


class Exploded(TypedDict):
    territory: Territory
    spice_lost: Numbers
    spice_paid: Amounts


class Totals(TypedDict):
    totals: Amounts
    fallen: list[Seat]
    spice_paid: Amounts


class LeaderKilled(TypedDict):
    leader: Leader
    seat: Seat | None


class BattleDiscards(TypedDict):
    seat: Seat
    cards: list[Card]


class BattleWon(TypedDict):
    seat: Seat
    territory: Territory
    spice: int
    spice_paid: Amounts


class CaptiveReleased(TypedDict):
    leader: Leader
    to: Seat


class CaptivesReturned(TypedDict):
    leaders: list[Leader]
    to: dict[Leader, Seat]


class PlanSeen(TypedDict):
    """The Atreides see a plan that is not shown yet."""

    seat: Seat
    leader: NotRequired[Leader | None]
    kwisatz_haderach: NotRequired[bool]
    dial: NotRequired[int]
    spice: NotRequired[int]
    weapon: NotRequired[Card | None]
    defense: NotRequired[Card | None]


class CaptiveKilled(FromSeat):
    """A captive is killed for spice."""

    spice: int


# Collection, Mentat pause; words and cards for any time.


class Collected(TypedDict):
    seat: Seat
    cell: Cell
    spice: int


class Income(TypedDict):
    seat: Seat
    territory: Territory
    spice: int


class PredictionShown(TypedDict):
    seat: Seat
    winner: Seat
    turn: int
    fulfilled: bool


class Karama(TypedDict):
    seat: Seat
    card: Card
    against: Advantage
    owner: Seat


class Stopped(TypedDict):
    advantage: Advantage


class SecretShown(TypedDict):
    """Somebody shows something; between allies the others do not learn of it."""

    seat: Seat
    to: list[Seat]
    what: str
    cards: NotRequired[list[Card]]
    spice: NotRequired[int]
    traitors: NotRequired[list[Leader]]
    winner: NotRequired[Seat]
    turn: NotRequired[int]
    sectors: NotRequired[int]
    card: NotRequired[str]


class TruthTold(Question):
    """A question and its answer."""

    yes: bool


class StandingSet(TypedDict):
    seat: Seat
    what: str
    until: NotRequired[str | None]


class StandingBidSet(TypedDict):
    """How high a seat goes on bidding by itself; nobody else learns of it."""

    seat: Seat
    most: int
    until: str


class DuneEvents(TypedDict):
    """What happens, by kind."""

    phase: PhaseBegan
    predicted: OfSeat
    traitors_dealt: TraitorsDealt
    cards_dealt: CardsDealt
    mulligan: OfSeat
    placed: Placed
    dialled: OfSeat
    storm_dials: StormDials
    storm_card: OfSectors
    weather_control: WeatherControl
    family_atomics: FamilyAtomics
    storm_moved: StormMoved
    storm_killed: StormKilled
    storm_card_drawn: StormCardDrawn
    first_player: OfSeat
    spice_deck_shuffled: SpiceDeckShuffled
    spice_card: SpiceCardTurned
    spice_blown: SpiceBlown
    worm_appeared: InTerritory
    worm_summoned: SeatInTerritory
    devoured: Devoured
    worm_ridden: WormRidden
    ally_protected: AllyProtected
    nexus: NexusBegan
    nexus_ended: NexusEnded
    alliance_proposed: AllianceProposed
    alliance_joined: Answered
    alliance_declined: Answered
    alliance_made: Members
    alliance_broken: AllianceBroken
    help_refused: HelpChanged
    help_granted: HelpChanged
    spice_pledged: SpicePledged
    spice_gift: SpiceGift
    charity_given: SpiceTaken
    hands_declared: HandsDeclared
    card_for_sale: CardForSale
    card_seen: CardUnseen
    bid_made: BidMade
    bid_passed: OfSeat
    bid_lapsed: OfSeat
    karama_purchase: OfSeatAndCard
    card_paid: CardPaid
    card_bought: CardUnseen
    bonus_drawn: CardUnseen
    auction_ended: AuctionEnded
    forces_revived: ForcesRevived
    leader_revived: LeaderRevived
    revival_paid: RevivalPaid
    ghola_played: OfSeat
    imperial_karama_played: OfSeat
    spice_foreseen: SpiceForeseen
    announced: Announced
    turn_began: OfSeat
    shipped: Shipped
    shipped_across: ShippedAcross
    shipped_home: ShippedHome
    karama_shipment: OfSeatAndCard
    shipment_stopped: ShipmentStopped
    arrived: Arrived
    accompanied: SeatInCell
    became_advisors: SeatInTerritory
    became_fighters: SeatInTerritory
    moved: Moved
    hajr: OfSeat
    parted_too_late: PartedTooLate
    battle_began: BattleBegan
    no_leader: OfSeat
    voice_used: VoiceUsed
    prescience_used: PrescienceUsed
    element_shown: ElementShown
    hand_swapped: HandsChanged
    cards_returned: HandsChanged
    plans_called: OfSeats
    plan_looked_at: PlanLookedAt
    planned: OfSeat
    plan_seen: PlanSeen
    plans_final: OfSeats
    plans_shown: PlansShown
    no_traitor: Nothing
    traitor_called: TraitorCalled
    traitor_immune: TraitorImmune
    both_betrayed: BothBetrayed
    exploded: Exploded
    totals: Totals
    leader_killed: LeaderKilled
    battle_won: BattleWon
    battle_losses: Fallen
    battle_discards: BattleDiscards
    captive_drawn: FromSeat
    captive_killed: CaptiveKilled
    captive_kept: FromSeat
    captive_released: CaptiveReleased
    captives_returned: CaptivesReturned
    collected: Collected
    income: Income
    bribes_taken_in: SpiceTaken
    shields_lifted: Nothing
    prediction: PredictionShown
    karama: Karama
    stopped: Stopped
    deal_offered: DealView
    deal_made: DealView
    deal_refused: DealAnswered
    deal_withdrawn: DealAnswered
    bribe_given: BribeGiven
    debt_paid: SpiceGiven
    debt_lapsed: SpiceGiven
    secret_shown: SecretShown
    truth_asked: Question
    truth_told: TruthTold
    truth_void: Question
    standing_set: StandingSet
    standing_dropped: StandingSet
    standing_bid_set: StandingBidSet
