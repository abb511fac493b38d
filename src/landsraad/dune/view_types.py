"""The shape of a view of Dune: what views.py lays on the table and what steps in progress show.

`kernel/view_types.py` says how to read it. Numbers on the battle wheel are in half forces.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from landsraad.dune.board import CELLS
from landsraad.kernel.view_types import Seat, View

# Words.

Ruleset: TypeAlias = Annotated[str, Literal["basic", "advanced", "tournament"]]
Phase: TypeAlias = Annotated[
    str,
    Literal[
        "setup",
        "storm",
        "spice_blow",
        "charity",
        "bidding",
        "revival",
        "shipment",
        "battle",
        "collection",
        "mentat_pause",
    ],
]
Whereabouts: TypeAlias = Annotated[
    str, Literal["alive", "captive", "tanks", "tanks_face_down", "unseen"]
]
Element: TypeAlias = Annotated[
    str, Literal["leader", "weapon", "defense", "number"], "What Prescience may ask for."
]
Pile: TypeAlias = Annotated[str, Literal["a", "b"], "A discard pile of the spice deck."]

Territory: TypeAlias = Annotated[str, "A territory, by its id."]
Cell: TypeAlias = Annotated[
    str, "The part of a territory in one sector, such as `arrakeen@9`.", frozenset(CELLS)
]
Leader: TypeAlias = Annotated[str, "A leader, by its id."]
Card: TypeAlias = Annotated[str, "A treachery card, by its id."]
SpiceCard: TypeAlias = Annotated[str, "A card of the spice deck, by its id."]
Advantage: TypeAlias = Annotated[str, "An advantage of a faction that a Karama may stop."]
Forces: TypeAlias = Annotated[list[int], tuple[int, int], "Ordinary and special forces."]


# The table.


class DuneTable(TypedDict):
    """Everything on the table that these eyes see."""

    ruleset: Ruleset
    turn: int
    """From 1 on; 0 during set-up."""
    last_turn: int
    phase: Phase
    order: list[Seat]
    """The storm order."""
    board: BoardView
    decks: DecksView
    alliances: list[list[Seat]]
    victory: list[SideView]
    """In the storm order."""
    leaders: dict[Leader, LeaderView]
    factions: dict[Seat, FactionView]
    deals: list[DealView]
    promises: list[PromiseView]
    mine: dict[Seat, KnowledgeView]
    """What these eyes know: of their own seat; the referee sees it of all, a spectator of none."""


class SideView(TypedDict):
    """A seat alone, or an alliance, and how far it is from winning by strongholds."""

    members: list[Seat]
    held: list[Territory]
    """Those that count for it now; not those that are still to be fought over."""
    needed: int
    """More than there are, if it cannot win so."""


class BoardView(TypedDict):
    """All that lies on the map."""

    storm: int
    """The sector that the storm stands in."""
    shield_wall: bool
    """Whether it still stands."""
    ornithopters: list[Seat]
    """Whose they are this turn, where that is settled after the storm."""
    forces: dict[Cell, dict[Seat, Forces]]
    advisors: list[Territory]
    """Where the Bene Gesserit are advisors, or coexist."""
    spice: dict[Cell, int]


class PilesView(TypedDict):
    """Sizes of the decks, and what lies face up."""

    treachery: int
    treachery_discards: list[Card]
    out_of_game: list[Card]
    spice: int
    spice_discards: Annotated[list[list[SpiceCard]], tuple[list[SpiceCard], list[SpiceCard]]]
    traitors: int
    worms: int
    """Worms that have appeared so far."""


class NextCardsView(TypedDict):
    """What these eyes have seen of the decks; nothing of what they have not."""

    next_spice: SpiceCard | None
    next_storm: int | None
    """Sectors."""
    next_treachery: list[Card]
    """From the top down."""


class DecksView(PilesView, NextCardsView):
    """The decks and their discard piles."""


class LeaderView(TypedDict):
    """A leader, as far as these eyes know."""

    owner: Seat
    where: Whereabouts
    fought_in: Territory | None
    """In this turn."""


class BehindTheShield(TypedDict, total=False):
    """What only its owner sees of a seat; but cards are counted for all during the bidding."""

    spice: int
    cards: int
    """The number of cards in hand."""
    hand: list[Card]
    traitors: list[Leader]
    traitors_returned: list[Leader]
    standing: list[str]
    """Standing answers, such as `half_price@turn`."""
    prediction: PredictionView
    """Of the Bene Gesserit."""
    kwisatz_losses: int
    """Forces that the Atreides have lost in battles."""


class FactionView(BehindTheShield):
    """One seat; what is behind its shield only for those who may look there."""

    reserves: Forces
    tanks: Forces
    bribes: int
    """Spice in front of the shield, taken in at the Mentat pause."""
    traitors_shown: list[Leader]
    karama_power_spent: bool
    captives: int
    """How many of its leaders Harkonnen hold."""
    kwisatz_haderach_dead: NotRequired[bool]
    """Of the Atreides."""


class PredictionView(TypedDict):
    """Who is to win, and when."""

    winner: Seat
    turn: int


class TermsView(TypedDict):
    """One side of a deal."""

    spice: int
    later: int
    """Spice that is due at the next Mentat pause."""
    promise: str | None
    """Something the engine holds a player to, such as `no_ship@arrakeen`."""
    information: str | None
    """Something the engine shows, such as `hand`."""
    words: bool
    """Whether there is more to it, agreed in words."""


class DealView(TypedDict):
    """An offer; once somebody accepts, what is still due from it."""

    number: int
    giver: Seat
    to: list[Seat]
    gives: TermsView
    asks: TermsView
    taker: Seat | None
    """Who has accepted it."""


class PromiseView(TypedDict):
    """What a seat is held to."""

    seat: Seat
    what: str
    until: Annotated[str, Literal["turn", "battle", "card"]]


class KnowledgeView(TypedDict):
    """What a seat has seen and was told, what its allies have pledged, who refuses what."""

    seen: dict[Seat, list[Card]]
    """Cards that are in others' hands now."""
    held: list[CountView]
    told: list[Fact]
    support: dict[Seat, int]
    """Spice that the seat and its allies pay for each other in this phase."""
    refused: list[str]
    """Alliance advantages that their owner does not grant now."""


class CountView(TypedDict):
    """How many cards of a kind somebody holds, as the seat was told."""

    holder: Seat
    what: str
    """A card or a kind of cards."""
    least: int
    most: int | None


Fact: TypeAlias = Annotated[
    list[Any],
    tuple[
        Seat,
        Annotated[str, Literal["traitor", "predicted", "predicted_turn"]],
        str | int,
        bool,
    ],
    "A question that was answered truly: of whom, its form, about what, yes or no.",
]


# Steps in progress, by their tag: set-up, storm and spice blow.


class TraitorsView(TypedDict):
    """Everybody keeps a traitor."""

    step: Literal["traitors"]
    kept: dict[Seat, Leader | None]
    """As far as these eyes see it."""


class DialStormView(TypedDict):
    """Two dial the storm in secret."""

    step: Literal["dial_storm"]
    dials: dict[Seat, int]
    """As far as these eyes see them."""


class BeforeStormView(TypedDict):
    """The storm is about to move."""

    step: Literal["before_storm"]
    sectors: int
    window: Annotated[str, Literal["weather_control", "family_atomics"]]
    """What may be played now."""


class StormLossesView(TypedDict):
    """The Fremen choose who dies in the storm."""

    step: Literal["storm_losses"]
    cell: Cell
    dying: int


class TerritoryLossesView(TypedDict):
    """The Fremen choose who dies in the storm, in several sectors of a territory."""

    step: Literal["territory_losses"]
    territory: Territory
    dying: int


class BeforeBlowView(TypedDict):
    """The Fremen say whether they protect an ally."""

    step: Literal["before_blow"]
    pile: Pile


class ProtectAllyView(TypedDict):
    """A worm comes to an ally of the Fremen, who say whether they protect them."""

    step: Literal["protect_ally"]
    territory: Territory


class WormView(TypedDict):
    """A worm shows."""

    step: Literal["worm"]
    pile: Pile
    worms: int
    """Worms of this blow so far."""


class RideView(TypedDict):
    """The Fremen may ride the worm that appeared here."""

    step: Literal["ride"]
    territory: Territory


class ProposalView(TypedDict):
    """An alliance that is proposed."""

    proposer: Seat
    members: list[Seat]
    agreed: list[Seat]


class NexusView(TypedDict):
    """Alliances are made and broken."""

    step: Literal["nexus"]
    proposals: list[ProposalView]
    passes: int
    """How many have passed in a row."""


# Charity, bidding and revival.


class CharityView(TypedDict):
    """Some are asked in private."""

    step: Literal["charity"]
    always: list[Seat]
    """Those who get it whatever they have."""
    needs_nothing: bool
    """Whether all others get it only if they have no spice at all, rather than up to 2."""


class BiddingView(TypedDict):
    """A card is auctioned."""

    step: Literal["bidding"]
    cards_left: int
    opener: Seat
    turn: Seat
    """Who bids or passes now."""
    bid: int
    bidder: Seat | None
    passed: list[Seat]
    """Since the last bid, or for this card where a pass is final."""
    must_buy: list[Seat]
    seconds: int
    """The time that a bidder has."""


class RevivalView(TypedDict):
    """Forces come back from the tanks."""

    step: Literal["revival"]
    free: dict[Seat, int]
    """Forces that cost nothing, of those who have not revived yet."""
    limit: int
    price: int


class FundedRevivalView(TypedDict):
    """The forces that the Emperor pays for; their owner chooses the kinds."""

    step: Literal["funded_revival"]
    forces: dict[Seat, int]


# Shipment and movement.


class TurnsView(TypedDict):
    """One player after the other ships and moves."""

    step: Literal["turns"]
    waiting: list[Seat]


class GuildTurnView(TypedDict):
    """The Guild takes its turn before its place."""

    step: Literal["guild_turn"]


class ShipView(TypedDict):
    """A seat ships, or passes."""

    step: Literal["ship"]
    seat: Seat
    half_price: bool
    """Whether the Guild ships it for half, rounded up."""
    karama_rounding: Annotated[str, Literal["up", "down"]]
    """How the half price by a Karama is rounded."""
    paid_to: Seat | None
    """Nobody: the bank."""


class ShipmentView(TypedDict):
    """A shipment that has been chosen and is not done yet."""

    step: Literal["shipment"]
    seat: Seat
    action: str
    """The action as it is written."""


class ArrivalLossesView(TypedDict):
    """The Fremen choose who dies on the way through the storm."""

    step: Literal["arrival_losses"]
    cell: Cell
    dying: int


class AccompanyView(TypedDict):
    """The Bene Gesserit may send a force along."""

    step: Literal["accompany"]
    cell: Cell


class MoveView(TypedDict):
    """A seat moves, or passes."""

    step: Literal["move"]
    seat: Seat


class MovingView(TypedDict):
    """A move that has been chosen and is not done yet."""

    step: Literal["moving"]
    seat: Seat
    action: str
    """The action as it is written."""


class IntrusionView(TypedDict):
    """Bene Gesserit fighters become advisors here, or may do so."""

    step: Literal["intrusion"]
    territory: Territory


class ArrivalView(TypedDict):
    """The Bene Gesserit come as advisors or as fighters."""

    step: Literal["arrival"]
    territory: Territory


class AnnounceView(TypedDict):
    """Advisors may become fighters."""

    step: Literal["announce"]


class AnnouncedView(TypedDict):
    """Advisors become fighters here."""

    step: Literal["announced"]
    territories: list[Territory]


# Battle.


class PlanView(TypedDict):
    """A battle plan, as the action that makes it."""

    kind: Literal["plan_battle"]
    seat: Seat
    leader: Leader | None
    """A leader or `cheap_hero`."""
    kwisatz_haderach: bool
    dial: int
    spice: int
    weapon: Card | None
    defense: Card | None


class BattleView(TypedDict):
    """One battle."""

    step: Literal["battle"]
    territory: Territory
    cells: list[Cell]
    """Those whose forces fight."""
    aggressor: Seat
    defender: Seat
    order: Annotated[list[str], tuple[Seat, Literal["play", "not"], str]] | None
    """The Voice: to whom, whether to play, what kind of card."""
    question: Element | None
    """What Prescience asks for."""
    shown: Annotated[list[Any], tuple[Seat, Element, str | int | None]] | None
    """The answer, for those who know it: who gave it, to what, and what it was."""
    looked_at: Seat | None
    """The side whose plan the Atreides see by their Karama."""
    plans: list[PlanView]
    """Of aggressor and defender, once they are shown."""
    called: list[Seat]
    """The sides for which a traitor was called."""
    winner: Seat | None


class PlansView(TypedDict):
    """The plans of a battle that are not shown yet."""

    step: Literal["plans"]
    plans: list[PlanView]
    """As far as these eyes see them."""


class TraitorsCalledView(TypedDict):
    """Some are asked in private whether they call a traitor."""

    step: Literal["traitors_called"]
    answers: dict[Seat, Leader | None]
    """As far as these eyes see them."""


class BattleLossesView(TypedDict):
    """The winner chooses the losses."""

    step: Literal["battle_losses"]
    dial: int
    spice: int


CaptureView = TypedDict(
    "CaptureView",
    {
        "step": Literal["capture"],
        "from": Seat,
        "leader": NotRequired[Leader],  # for the two who know
    },
)
"""Harkonnen have captured a leader."""


class ReturnCardsView(TypedDict):
    """Harkonnen give cards back for those they have taken."""

    step: Literal["return_cards"]
    victim: Seat
    taken: NotRequired[list[Card]]
    """For the two who know."""


# At any time.


class RespondView(TypedDict):
    """Some are asked in private whether they stop an advantage."""

    step: Literal["respond"]
    advantage: Advantage
    owner: Seat
    answers: NotRequired[dict[Seat, Card | None]]
    """For the referee: the cards played against it."""


class GiftView(TypedDict):
    """Spice that an ally is offered."""

    step: Literal["gift"]
    giver: Seat
    to: Seat
    amount: int


class TruthtranceView(TypedDict):
    """A question that must be answered truly."""

    step: Literal["truthtrance"]
    seat: Seat
    to: Seat
    form: Annotated[
        str, Literal["words", "leads", "plays", "dial", "bids", "ships", "moves", "calls"]
    ]
    value: str | int | None


DuneStepView: TypeAlias = (
    TraitorsView
    | DialStormView
    | BeforeStormView
    | StormLossesView
    | TerritoryLossesView
    | BeforeBlowView
    | ProtectAllyView
    | WormView
    | RideView
    | NexusView
    | CharityView
    | BiddingView
    | RevivalView
    | FundedRevivalView
    | TurnsView
    | GuildTurnView
    | ShipView
    | ShipmentView
    | ArrivalLossesView
    | AccompanyView
    | MoveView
    | MovingView
    | IntrusionView
    | ArrivalView
    | AnnounceView
    | AnnouncedView
    | BattleView
    | PlansView
    | TraitorsCalledView
    | BattleLossesView
    | CaptureView
    | ReturnCardsView
    | RespondView
    | GiftView
    | TruthtranceView
)

DuneView: TypeAlias = View[DuneTable, DuneStepView]
