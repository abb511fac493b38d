"""What allies do for each other at any time: spice for cards and shipments, and advantages.

`offers` are the optional decisions of everybody who has an ally, `take` does what was chosen.
A pledge counts for all allies and lasts for the phase (`game.support`); an advantage is granted
unless its owner has refused it (`game.refused`).

D-ALLIANCE-6 what allies pay for · D-ALLIANCE-7 advantages are granted or refused
D-BIDDING-9 and 24 spice in hand first · D-COLLECT-7 handing over spice in the tournament rules
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, Literal

from landsraad.dune.actions.alliance import (
    GiveSpice,
    GrantHelp,
    PledgeSpice,
    ReceiveSpice,
    RefuseHelp,
)
from landsraad.dune.factions.emperor import SPICE_GIFT, gift_partners
from landsraad.dune.factions.fremen import PROTECTION, chooses_before_the_blow
from landsraad.dune.factions.sheets import FACTIONS
from landsraad.dune.karama import challenge
from landsraad.dune.phases.bidders import allies_pay, means
from landsraad.dune.phases.bidding import Bidding, bind_to_buy
from landsraad.dune.state import EMPEROR, GUILD, DuneState
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because

GIVEN_OUTRIGHT: Final = ("ally_half_price", "ally_cross_ship", "shared_special_victory")
"""D-ALLIANCE-7: these need no consent."""


BIDDING_PHASE, SHIPMENT_PHASE = PLEDGING = "bidding", "shipment"
"""The phases in which allies pay for each other."""

PledgeLimits = tuple[int, int, int]
"""The least that may be pledged, what is now, and the most."""

GiftLimits = tuple[tuple[str, ...], int]
"""To whom a seat may give spice, and how much."""

CHANGES_PER_TURN: Final = 2
"""So often an owner may change their mind about one advantage in one turn."""

REFUSABLE: Final[Mapping[str, tuple[str, ...]]] = {
    faction.id: tuple(
        advantage.id
        for advantage in faction.advantages.values()
        if advantage.chapter == "alliance" and advantage.id not in (*GIVEN_OUTRIGHT, SPICE_GIFT)
    )
    for faction in FACTIONS
}
"""D-ALLIANCE-7: the advantages each faction may refuse its ally."""


# Their size.


def variant(game: DuneState) -> tuple[int, int | None]:
    """D-ALLIANCE-2, D-VICTORY-2: how many may be allied, and the strongholds that they need then.

    None: as many as the victory table says.
    """
    return read_variant(game.rules.alliance_variant, len(game.seats))


@cache
def read_variant(name: str, seats: int) -> tuple[int, int | None]:
    largest, _, strongholds = name.partition("/")
    return int(largest) if largest.isdigit() else seats, int(strongholds) if strongholds else None


# What is open.


def offers(game: DuneState) -> tuple[Decision, ...]:
    """What each seat with an ally may do for it now."""
    if not game.alliances:
        return ()
    return game.keep_offers("ally_help", sources(game), decisions)


def sources(game: DuneState) -> tuple[object, ...]:
    """All that the offers are made from, in immutable pieces."""
    lasting = (game.phase, game.alliances, game.flags, game.refused)
    harvest = hands_over_at_harvest(game)
    if not harvest and game.phase not in PLEDGING:
        return lasting
    allied = [seat for alliance in game.alliances for seat in alliance]
    support = [game.support[seat] for seat in allied]
    bid = highest_bid(game) if harvest or any(support) else None
    return (*lasting, game.stopped, bid, *support, *[game.spice[seat] for seat in allied])


def highest_bid(game: DuneState) -> tuple[str | None, int]:
    """Who stands behind a bid in the auction in progress, and how high."""
    for step in game.stack if game.phase == "bidding" else ():
        if isinstance(step, Bidding):
            return step.bidder, step.bid
    return None, 0


def decisions(game: DuneState) -> tuple[Decision, ...]:
    allied = [seat for alliance in game.alliances for seat in alliance]
    found = [help_for_ally(game, seat) for seat in game.seats if seat in allied]
    return tuple([decision for decision in found if decision.actions.size])


def help_for_ally(game: DuneState, seat: str) -> Decision:
    pledge, gift = pledge_limits(game, seat), gift_limits(game, seat)
    return help_within(seat, pledge, advantages(game, seat), game.refused, gift)


@lru_cache(maxsize=4096)
def help_within(
    seat: str,
    pledge: PledgeLimits | None,
    own: tuple[str, ...],
    refused: tuple[str, ...],
    gift: GiftLimits | None,
) -> Decision:
    """What a seat may do within these limits; the same decision for the same ones."""
    spaces: list[Choices[Action]] = []
    if pledge is not None:
        least, now, most = pledge
        amounts = Sum(Range(least, now - 1), Range(now + 1, most))
        spaces.append(Product(PledgeSpice, seat, amounts))
    spaces.append(
        Listed(
            *[GrantHelp(seat, name) if name in refused else RefuseHelp(seat, name) for name in own]
        )
    )
    if gift is not None:
        willing, free = gift
        spaces.append(Product(GiveSpice, seat, Listed(*willing), Range(1, free)))
    return Decision(seat, "ally_help", Sum(*spaces), required=False)


def take(game: DuneState, action: Action) -> None:
    """Do what `offers` offered."""
    match action:
        case PledgeSpice():
            pledge(game, action)
        case RefuseHelp() | GrantHelp():
            change(game, action)
        case GiveSpice():
            game.push(OfferedSpice(action.seat, action.to, action.amount))


INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = dict.fromkeys(
    (PledgeSpice, RefuseHelp, GrantHelp, GiveSpice), take
)


# Pledges.


def pledge_limits(game: DuneState, seat: str) -> PledgeLimits | None:
    """D-ALLIANCE-6: any other amount than now, but not less than an ally's bid counts on."""
    if not may_pledge(game, seat):
        return None
    spice = game.spice[seat]
    now = min(game.support[seat], spice)
    return counted_on(game, seat, now), now, spice


def why_no_pledge(game: DuneState, action: PledgeSpice) -> Because | None:
    """D-ALLIANCE-6: to allies, for cards and shipments; D-BIDDING-9: in 2009 in hand first."""
    seat, spice = action.seat, game.spice[action.seat]
    if not game.allies(seat):
        return because("D-ALLIANCE-6", "no_ally")
    if not may_pledge(game, seat):
        if game.phase in PLEDGING:
            return because("D-BIDDING-9", "in_hand")
        return because("D-ALLIANCE-6", "phase", phase=game.phase)
    now = min(game.support[seat], spice)
    if action.amount > spice:
        return because("D-ALLIANCE-6", "spice", spice=spice)
    if action.amount == now:
        return because("D-ALLIANCE-6", "same", amount=now)
    return because("D-ALLIANCE-6", "bid", least=counted_on(game, seat, now))


def counted_on(game: DuneState, seat: str, pledged: int) -> int:
    """How much of a pledge stands behind the highest bid of an ally."""
    bidder, bid = highest_bid(game)
    if bidder is None or not pledged or bidder not in game.allies(seat):
        return 0
    without = means(game, bidder) - pledged
    return max(0, min(pledged, bid - without))


def may_pledge(game: DuneState, seat: str) -> bool:
    """For cards, where spice need not be in hand first; for shipments, in 2009 the Guild alone."""
    if game.phase == BIDDING_PHASE:
        return allies_pay(game)
    if game.phase == SHIPMENT_PHASE:
        return seat == GUILD or not hands_over_at_harvest(game)
    return False


def hands_over_at_harvest(game: DuneState) -> bool:
    """D-COLLECT-7: the tournament rules, by which spice changes hands in the harvest phase."""
    return spice_changes_hands(game) == "collection_only"


def spice_changes_hands(game: DuneState) -> Literal["mentat_pause", "immediate", "collection_only"]:
    """D-DEAL-4: when spice that somebody gives may be used."""
    return game.rules.bribes


def pledge(game: DuneState, action: PledgeSpice) -> None:
    """D-ALLIANCE-5: allies may talk in secret, so nobody else hears of it."""
    game.support = {**game.support, action.seat: action.amount}
    told = (action.seat, *game.allies(action.seat))
    game.reveal("spice_pledged", None, {"seat": action.seat, "amount": action.amount}, told)


# Advantages.


def advantages(game: DuneState, seat: str) -> tuple[str, ...]:
    """What the owner may refuse or grant again."""
    return tuple(
        [
            name
            for name in REFUSABLE[seat]
            if game.flags.count((name, seat)) < CHANGES_PER_TURN
            and (name != PROTECTION or is_asked_in_advance(game))
        ]
    )


def is_asked_in_advance(game: DuneState) -> bool:
    """D-SPICE-11: protection not once spice cards are turned, but they ask for it.

    Nor where the Fremen decide when a worm comes: then a refusal is told when it has an effect.
    """
    return chooses_before_the_blow(game) and game.phase != "spice_blow"


def why_no_change(game: DuneState, action: RefuseHelp | GrantHelp) -> Because | None:
    """D-ALLIANCE-7: of an advantage of one's own that hangs on consent, twice a turn."""
    seat, advantage = action.seat, action.advantage
    if not game.allies(seat):
        return because("D-ALLIANCE-7", "no_ally")
    if advantage in GIVEN_OUTRIGHT:
        return because("D-ALLIANCE-7", "outright", advantage=advantage)
    if advantage not in REFUSABLE[seat]:
        return because("D-ALLIANCE-7", "not_yours", advantage=advantage)
    if game.flags.count((advantage, seat)) >= CHANGES_PER_TURN:
        return because("D-ALLIANCE-7", "changes", most=CHANGES_PER_TURN)
    if advantage not in advantages(game, seat):
        return because("D-SPICE-11", "asked")
    if isinstance(action, RefuseHelp):
        return because("D-ALLIANCE-7", "refused", advantage=advantage)
    return because("D-ALLIANCE-7", "granted", advantage=advantage)


def change(game: DuneState, action: RefuseHelp | GrantHelp) -> None:
    """D-ALLIANCE-7: each time, as the owner likes."""
    others = [name for name in game.refused if name != action.advantage]
    refuses = isinstance(action, RefuseHelp)
    game.refused = tuple(sorted([*others, action.advantage] if refuses else others))
    game.flag(action.advantage, action.seat)
    kind = "help_refused" if refuses else "help_granted"
    game.emit(kind, {"seat": action.seat, "advantage": action.advantage})


def grant_everything(game: DuneState, seat: str) -> None:
    """A new ally is refused nothing as yet."""
    game.refused = tuple([name for name in game.refused if name not in REFUSABLE[seat]])


# Gifts of spice.


def gift_limits(game: DuneState, seat: str) -> GiftLimits | None:
    """D-COLLECT-7: between the Emperor and allies; not twice in a turn to one who wants none."""
    partners = gift_partners(game, seat) if hands_over_at_harvest(game) else ()
    if not partners:
        return None
    willing = [other for other in partners if not game.flagged("spice_declined", other)]
    return tuple(willing), free_spice(game, seat)


def why_no_gift(game: DuneState, action: GiveSpice) -> Because | None:
    """D-COLLECT-7: in 2009 between the Emperor and an ally, who agrees to it."""
    if not hands_over_at_harvest(game):
        return because("D-COLLECT-7", "by_deal")
    if game.is_stopped(SPICE_GIFT):
        return because("D-KARAMA-25", "stopped")
    if action.to not in gift_partners(game, action.seat):
        return because("D-COLLECT-7", "partners", to=action.to)
    if game.flagged("spice_declined", action.to):
        return because("D-COLLECT-7", "declined", to=action.to)
    return because("D-COLLECT-7", "spice", spice=free_spice(game, action.seat))


def why_nothing_received(game: DuneState, action: ReceiveSpice) -> Because | None:
    return because("D-COLLECT-7", "nothing_offered")


def free_spice(game: DuneState, seat: str) -> int:
    """What does not stand behind the highest bid, a seat's own or an ally's."""
    spice = game.spice[seat]
    for step in game.stack:
        if isinstance(step, Bidding) and step.bidder == seat:
            pledged = means(game, seat) - spice
            return min(spice, max(0, spice + pledged - step.bid))
    return spice - counted_on(game, seat, min(game.support[seat], spice))


@dataclass(frozen=True, slots=True)
class OfferedSpice(ClosedStep):
    """D-COLLECT-7: both agree to it, and a Karama may stop it."""

    giver: str
    to: str
    amount: int

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        choices = Product(ReceiveSpice, self.to, Listed(True, False))
        return (Decision(self.to, "receive_spice", choices),)

    def answer(self, game: DuneState, action: ReceiveSpice) -> None:
        if not action.accepted:
            game.flag("spice_declined", self.to)
            game.end_step()
            return
        game.become(HandedSpice(self.giver, self.to, self.amount))
        challenge(game, SPICE_GIFT, EMPEROR, "gift")

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "gift", "giver": self.giver, "to": self.to, "amount": self.amount}


@dataclass(frozen=True, slots=True)
class HandedSpice(DuneStep):
    """The spice changes hands, in public, unless a Karama has stopped it."""

    giver: str
    to: str
    amount: int

    def run(self, game: DuneState) -> None:
        game.end_step()
        if not game.is_stopped(SPICE_GIFT):
            game.pay(self.giver, self.amount, self.to)
            given = {"seat": self.giver, "to": self.to, "amount": self.amount}
            game.emit("spice_gift", given)
            bind_to_buy(game, self.to)
        game.lift("gift")


STEPS = (OfferedSpice, HandedSpice)
