"""Dune: the table, its rules and its steps put together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final

from landsraad.dune import (
    alliance,
    deals,
    ghola,
    invariants,
    karama,
    knowledge,
    lineup,
    names,
    position,
    promises,
    reasons,
    show_secret,
    standing,
    standing_bids,
    truthtrance,
    turn,
    views,
    worms,
)
from landsraad.dune.actions import battle as battle_actions
from landsraad.dune.actions import bidding as bidding_actions
from landsraad.dune.actions import charity as charity_actions
from landsraad.dune.actions import collection as collection_actions
from landsraad.dune.actions import common as common_actions
from landsraad.dune.actions import deals as deal_actions
from landsraad.dune.actions import mentat_pause as mentat_pause_actions
from landsraad.dune.actions import revival as revival_actions
from landsraad.dune.actions import setup as setup_actions
from landsraad.dune.actions import shipment as shipment_actions
from landsraad.dune.actions import spice_blow as spice_blow_actions
from landsraad.dune.actions import standing as standing_actions
from landsraad.dune.actions import storm as storm_actions
from landsraad.dune.actions import truthtrance as truthtrance_actions
from landsraad.dune.battle import powers
from landsraad.dune.cards import KARAMA, TLEILAXU_GHOLA, TRUTHTRANCE
from landsraad.dune.counts import Count
from landsraad.dune.deal import Deal, Promise, Terms
from landsraad.dune.options import OPTIONS, dune_readings, read_dune_options, rules_of
from landsraad.dune.phases import (
    battle,
    bidding,
    charity,
    collection,
    mentat_pause,
    revival,
    setup,
    shipment,
    spice_blow,
    storm,
)
from landsraad.dune.ruleset import Rules
from landsraad.dune.state import DuneState, Offers
from landsraad.dune.step import DuneStep
from landsraad.dune.view_types import DuneView
from landsraad.kernel import Action, Chance, Decision, Option, PositionReader, Setup, Step
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.refusals import Because
from landsraad.kernel.values import Value

PARTS: Final = (
    karama,
    turn,
    setup,
    storm,
    spice_blow,
    charity,
    bidding,
    revival,
    shipment,
    battle,
    collection,
    mentat_pause,
    truthtrance,
)
ACTION_PARTS: Final = (
    common_actions,
    setup_actions,
    storm_actions,
    spice_blow_actions,
    charity_actions,
    bidding_actions,
    revival_actions,
    shipment_actions,
    battle_actions,
    collection_actions,
    mentat_pause_actions,
    deal_actions,
    truthtrance_actions,
    standing_actions,
)

CARD_OFFERS: Final[tuple[tuple[int, Offers], ...]] = (
    (TLEILAXU_GHOLA, ghola.offers),
    (KARAMA, ghola.power_offers),
    (KARAMA, worms.karama_worm_offer),
    (KARAMA, powers.swap_offers),
    (TRUTHTRANCE, truthtrance.offers),
)
"""What the holder of a card may do with it at any time: optional decisions, if any are open."""


@lru_cache(maxsize=4096)
def offers_with(hands: tuple[bytes, ...]) -> tuple[Offers, ...]:
    """What the cards in all hands together could be used for at any time."""
    held = b"".join(hands)
    return tuple([offers for card, offers in CARD_OFFERS if card in held])


INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = {
    **alliance.INTERRUPTS,
    **ghola.INTERRUPTS,
    **worms.INTERRUPTS,
    **powers.INTERRUPTS,
    **truthtrance.INTERRUPTS,
    **deals.INTERRUPTS,
    **show_secret.INTERRUPTS,
    **standing.INTERRUPTS,
    **standing_bids.INTERRUPTS,
}
"""What such an action does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dune(DuneState):
    """The classic game of conquest, diplomacy and betrayal."""

    __slots__ = ()

    suggested: ClassVar[Mapping[int, tuple[str, ...]]] = lineup.SUGGESTED
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    actions: ClassVar[tuple[type[Action], ...]] = tuple(
        [action for part in ACTION_PARTS for action in part.ACTIONS]
    )
    interrupting: ClassVar[Collection[type[Action]]] = INTERRUPTS
    steps: ClassVar[tuple[type[Step], ...]] = tuple([step for part in PARTS for step in part.STEPS])
    values: ClassVar[tuple[type, ...]] = (Deal, Terms, Promise, Count)
    stored_names: ClassVar[Mapping[str, str]] = {"BattleSequence": "Fight"}
    slow_questions: ClassVar[frozenset[str]] = frozenset({"traitor"})
    plain_questions: ClassVar[frozenset[str]] = frozenset({"nexus"})
    folder: ClassVar[Path] = Path(str(files("landsraad.dune")))

    def __init__(self, setup: Setup, chance: Chance, rules: Rules | None = None) -> None:
        super().__init__(setup, chance, rules or rules_of(setup.played_by))

    @property
    def round_number(self) -> int:
        return self.turn

    @classmethod
    def deal_lineup(
        cls,
        players: Sequence[str],
        seats: Sequence[str] | None,
        options: Mapping[str, object],
        chance: Chance,
    ) -> tuple[dict[str, tuple[str, ...]], Mapping[str, object]]:
        """D-SETUP-3; with `pairs` two for each of two players, which are then the pairs."""
        each = 2 if options.get("pairs") else 1
        leads = lineup.deal_factions(players, chance, cls.read_lineup(seats, options), each)
        return leads, {**options, **lineup.options_of(leads)}

    @classmethod
    def read_chosen(
        cls, options: Mapping[str, object], seats: tuple[str, ...]
    ) -> Mapping[str, Value]:
        return read_dune_options(options, seats)

    @classmethod
    def read_readings(
        cls, options: Mapping[str, Value], version: int, stated: Mapping[str, Value]
    ) -> dict[str, Value]:
        return dune_readings(options, version, stated)

    def begin(self) -> None:
        for step in turn.first_steps():
            self.push(step)

    def bind(self, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
        return promises.bind(self, asked) if self.promises else asked

    def settle(self) -> None:
        """D-GAME-2: whoever has said so passes or bids without being asked."""
        super().settle()
        while standing_bids.answer_for_one(self, self.asked):
            super().settle()

    def before_action(self, action: Action) -> None:
        if self.promises:
            promises.keep(self, action)

    def why_not(self, action: Action) -> Because | None:
        return promises.broken_rule(self, action) or reasons.why_not(self, action)

    def why_not_asked(self, action: Action) -> Because | None:
        return charity.why_not_entitled(self, action) if action.seat in self.seats else None

    def interruptions(self) -> tuple[Decision, ...]:
        """Cards and words for any time, unless the step in charge is closed to them."""
        top = self.stack[-1]
        if not isinstance(top, DuneStep) or not top.open_to_cards():
            return ()
        open_now = self.card_offers() + alliance.offers(self)
        if self.setup.options["deals"]:
            open_now += deals.offers(self)
        open_now += show_secret.offers(self)
        if self.setup.options["standing"]:
            open_now += standing.offers(self) + standing_bids.offers(self)
        return open_now

    def card_offers(self) -> tuple[Decision, ...]:
        open_now: tuple[Decision, ...] = ()
        if self.kept_cards[0] is not self.hands:
            self.kept_cards = (self.hands, offers_with(tuple(self.hands.values())))
        for offers in self.kept_cards[1]:
            open_now += offers(self)
        return open_now

    def interrupt(self, action: Action) -> None:
        INTERRUPTS[type(action)](self, action)

    def teams(self) -> tuple[tuple[str, ...], ...]:
        """The two factions of each player, or each faction for itself; alliances come and go."""
        return self.pairs() or super().teams()

    def confidants(self, seat: str) -> tuple[str, ...]:
        """D-ALLIANCE-5: allies talk in secret at any time."""
        return self.allies(seat)

    def public_view(self) -> Mapping[str, Any]:
        return views.public_view(self)

    def private_view(self, eyes: str | None) -> Mapping[str, Any]:
        return views.private_view(self, eyes)

    def redeal_hidden(self, eyes: str | None, chance: Chance) -> None:
        knowledge.redeal_hidden(self, eyes, chance)

    def arrange(self, reader: PositionReader) -> None:
        position.arrange(self, reader)

    def faults(self) -> Iterator[str]:
        return invariants.faults(self)

    @classmethod
    def names(cls, language: str, options: Mapping[str, Value]) -> Mapping[str, str]:
        return names.names(language)

    @classmethod
    def view_type(cls) -> Any:
        return DuneView
