"""The shape of a view of War for Arrakis: what views.py lays on the table and what steps show.

`kernel/view_types.py` says how to read it. Where there is nothing, a word is empty.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from landsraad.kernel.view_types import Seat, View

# Words.

Side: TypeAlias = Annotated[str, Literal["atreides", "harkonnen"]]
Phase: TypeAlias = Annotated[
    str, Literal["setup", "start", "vehicles", "action", "hazards", "harvest", "end"]
]
Result: TypeAlias = Annotated[
    str,
    Literal["leadership", "strategy", "deployment", "mentat", "house"],
    "What an action die shows.",
]
Marker: TypeAlias = Annotated[
    str, Literal["kwisatz_haderach", "sand_dwellers", "jihad"], "A marker of the prescience track."
]
Power: TypeAlias = Annotated[
    str, Literal["choam", "spacing_guild", "landsraad"], "A marker of the imperium track, or a ban."
]
Wormsign: TypeAlias = Annotated[str, Literal["sand", "sandworm", "deep_sandworm"]]
Vehicle: TypeAlias = Annotated[str, Literal["harvester", "ornithopter", "carryall"]]
Flier: TypeAlias = Annotated[
    str,
    Literal["ornithopter", "carryall", "atreides_frigate", "harkonnen_frigate", "guild_navigator"],
    "What an air zone holds.",
]

Area: TypeAlias = Annotated[str, "An area of the board, by its id."]
AirZone: TypeAlias = Annotated[str, "An air zone, by its id."]
Deck: TypeAlias = Annotated[str, "A deck of planning cards, by its id."]
Card: TypeAlias = Annotated[str, "A planning card, by its id."]
PrescienceCard: TypeAlias = Annotated[str, "A prescience card, by its id."]
Objective: TypeAlias = Annotated[str, "An objective of the Atreides, by its id."]
Tactics: TypeAlias = Annotated[str, "A tactics card of the solo mode, by its id."]
Leader: TypeAlias = Annotated[str, "A named leader, by its id."]
Token: TypeAlias = Annotated[str, "A deployment token, by its id."]
Back: TypeAlias = Annotated[
    str, "A back of deployment tokens: starting or standard; black or silver for the Harkonnen."
]


# The table.


class LegionView(TypedDict):
    """The figures of a legion, and its deployment tokens."""

    regular: int
    elite: int
    special: int
    generic: int
    """Generic leaders."""
    troop: NotRequired[int]
    """With the Spacing Guild."""
    named: list[Leader]
    face_down: NotRequired[dict[Back, int]]
    """If there are tokens."""
    tokens: NotRequired[list[Token]]
    """For the side itself."""


class SietchView(TypedDict):
    """A sietch."""

    home: Area
    """Where it stood at first."""
    found: bool
    """Whether it is turned up."""
    rank: NotRequired[int]
    """If it is, and for the Atreides."""


class BoardView(TypedDict):
    """All that lies on the map."""

    legions: dict[Side, dict[Area, LegionView]]
    settlements: dict[Area, int]
    """Ranks of the Harkonnen settlements."""
    sietches: dict[Area, SietchView]
    stations: list[Area]
    station_pool: list[Marker]
    """Symbols of stations that nobody has turned up, on the board or not."""
    wormsigns: list[Area]
    wormsign_pool: dict[Wormsign, int]
    """Face-down wormsigns of each kind, on the board or not."""
    harvesters: list[Area]
    worms: list[Area]
    wild_maker: Area | None
    air: dict[AirZone, Flier]
    atomics: str
    """Where the atomics token lies."""
    tokens_left: int
    """Deployment tokens of the Atreides that are not drawn yet."""
    tokens_gone: list[Token]
    """Those that left the game turned up."""
    tokens_removed: dict[Back, int]
    """Those that left it face down."""


class PlanningView(TypedDict):
    """Planning cards: what lies open, and how many there are of each back."""

    hand_sizes: dict[Seat, dict[Deck, int]]
    deck_sizes: dict[Deck, int]
    discards: dict[Deck, list[Card]]


class PrescienceView(TypedDict):
    """The cards of the prophecy."""

    open_cards: list[PrescienceCard]
    attached: dict[PrescienceCard, list[Card]]
    """Planning cards lying on open ones."""
    prescience_left: int
    prescience_gone: list[PrescienceCard]
    claims: int
    """Prescience cards claimed this round."""
    objectives_held: int
    ruled_out: list[list[Objective]]
    """For each objective held, those that all know it not to be."""


class TracksView(TypedDict):
    """Tracks and spice."""

    prescience: dict[Marker, int]
    supremacy: int
    imperium: dict[Power, int]
    """Rows, from 0 down."""
    bans: list[Power]
    """Those in force."""
    reserve: int
    """Spice kept."""
    harvested: int
    """Spice collected in this round."""


class DashboardsView(TypedDict):
    """Dice, tokens and leaders on the boards of all players; a board has the name of its seat."""

    action_dice: dict[Seat, list[Result | Literal["unrolled"]]]
    """Those not used yet."""
    used: dict[Seat, list[Result]]
    slotted: dict[Seat, Result | Literal[""]]
    """The result on which a Bene Gesserit token lies."""
    bene_gesserit: dict[Side, int]
    """Tokens held."""
    bene_gesserit_reserve: int
    in_play: list[Leader]
    """Those that have entered play."""
    out: list[Leader]
    """Those gone for good."""
    spent: list[Leader]
    """Those whose card is turned over."""
    tank: dict[Seat, list[Leader | Literal[""]]]
    """Slots of the regeneration tanks."""


class MomentView(TypedDict):
    """What holds for the present turn or phase only."""

    die_spent: bool
    recovered: NotRequired[list[Leader]]
    """Those who left the tank in this turn: ready from the next one."""
    flown: list[Area]
    """Areas of legions that used troop transport this turn."""
    forced: Result | Literal["bene_gesserit", ""]
    """The die, or the token, that the Harkonnen must spend next."""
    barred: list[str]
    """What the Atreides may not do in their next or present turn."""
    harvesters_lost: int
    """In this phase."""
    news: list[str]
    """What happened in this turn that a prescience card may reward."""


class PartnersView(TypedDict, total=False):
    """Where a side is shared."""

    deciding: dict[Side, Seat]
    """Who decides for each side now."""
    cones: dict[str, int]
    """Cones of silence left, by shared side."""


class GuildView(TypedDict, total=False):
    """With the Spacing Guild."""

    heighliners: dict[Side, int]
    """Steps."""
    troops_aboard: dict[Side, int]
    frigates_aboard: dict[Side, int]
    troops_left: dict[Side, int]
    """In the supply."""
    frigates_left: dict[Side, int]
    staying: list[Card]
    """Planning cards that stay in play."""


class SecretsView(TypedDict, total=False):
    """What the Atreides see beside that."""

    token_pool: list[Token]
    tokens_unseen: list[Token]
    """Those that left the game face down."""
    objectives: list[Objective]


class MahdiView(TypedDict):
    """The Harkonnen of the solo mode."""

    harvest: Tactics | Literal[""]
    """The open tactics card for harvesters."""
    target: Tactics | Literal[""]
    """The one for moves."""
    target_sietch: Area | Literal[""]
    """Where these go now."""
    tactics_left: int
    temporary: Area | Literal[""]
    """A sietch that is the target in this turn only."""
    reinforcements: list[Deck]
    """The backs of the reinforcements deck."""
    known: list[Card]
    """Those of its cards that everybody has seen."""
    scheming: int
    """Copies of Hawat's Scheming beside the board."""
    flew: bool
    """Whether an ornithopter was used in this turn."""
    top: Deck | Literal[""]
    """The deck of the Harkonnen card discarded last."""
    reinforcement_cards: NotRequired[list[Card]]
    """For the referee."""


class ArrakisTable(
    BoardView,
    PlanningView,
    PrescienceView,
    TracksView,
    DashboardsView,
    MomentView,
    PartnersView,
    GuildView,
    SecretsView,
):
    """Everything on the table that these eyes see."""

    box: str
    """The name of the box it is played with; empty for the usual one."""
    round: int
    """From 1 on; 0 during set-up."""
    phase: Phase
    acting: Side | Literal[""]
    """The side whose action turn it is."""
    mahdi: NotRequired[MahdiView]
    """In the solo mode."""
    hands: dict[Seat, list[Card]]
    """The own one; all of them for the referee."""
    fruitless: NotRequired[dict[str, list[str]]]
    """In the own action turn: the actions of each die that offer nothing to choose; at a choice
    between effects those of them, as `choose_option`."""
    seen: NotRequired[dict[Seat, list[Card]]]
    """Where a side is shared: the cards that each partner has seen in the other's hand."""
    decks: NotRequired[dict[Deck, list[Card]]]
    """For the referee."""


# Steps in progress. They have no tag: each has a key that no other has.


class UnderConeView(TypedDict):
    """The partners of a side confer in secret."""

    under_cone: Side


class PlacingView(TypedDict):
    """Pieces are put on the board one by one."""

    placing: str
    """A kind of piece, or a named leader."""
    left: int
    drawn: NotRequired[Token]
    """The deployment token in hand, for the Atreides."""


class ImperiumActionsView(TypedDict):
    """Imperium actions, each of one of these powers."""

    powers: list[Power]
    left: int


class SpendingView(TypedDict):
    """The harvested spice is paid out."""

    spice: int
    """What is left of it."""


class VehiclesView(TypedDict):
    """Vehicles come to the board one by one."""

    vehicles: list[Vehicle]


class MahdiChoiceView(TypedDict):
    """Options that are equally good for the Harkonnen of the solo mode; the player chooses."""

    mahdi: str
    """The list of rules that they come from."""
    options: list[dict[str, Any]]
    """Actions; tokens only by their backs."""


class WormsAppearView(TypedDict):
    """Sandworms are placed."""

    calls: list[Area]
    """Areas that still get one."""


class LossesView(TypedDict):
    """A side takes hits."""

    losses: Side
    area: Area
    hits: int


class StandInView(TypedDict):
    """Units for which the owner chooses a figure of a lower type."""

    area: Area
    missing: list[str]


class BattleStepView(TypedDict):
    """A stage of a battle."""

    battle: BattleView


class TallyView(TypedDict):
    """What a roll comes to; specials have not been used yet."""

    hits: int
    shields: int
    specials: int


AttackView = TypedDict("AttackView", {"from": Area, "target": Area})
"""From where to where an attack goes."""


class BattleView(AttackView):
    """One battle."""

    attacker: Side
    defender: Side
    round: int
    """From 1 on."""
    surprise: bool
    modifiers: list[str]
    """What a card adds."""
    cards_for_dice: dict[Side, int]
    """Planning cards discarded in this round."""
    troops_stay: NotRequired[Literal[True]]
    """If the attacker's troops of the Great Houses take no part."""
    rolls: NotRequired[dict[Side, TallyView]]
    """Once the dice of this round are rolled."""


ArrakisStepView: TypeAlias = (
    UnderConeView
    | PlacingView
    | ImperiumActionsView
    | SpendingView
    | VehiclesView
    | MahdiChoiceView
    | WormsAppearView
    | LossesView
    | StandInView
    | BattleStepView
)

ArrakisView: TypeAlias = View[ArrakisTable, ArrakisStepView]
