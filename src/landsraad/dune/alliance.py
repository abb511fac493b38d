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
from functools import cache
from typing import Any, Final

from landsraad.dune.actions.alliance import (
    GiveSpice,
    GrantHelp,
    PledgeSpice,
    ReceiveSpice,
    RefuseHelp,
)
from landsraad.dune.factions.table import FACTIONS
from landsraad.dune.karama import challenge
from landsraad.dune.phases.bidding import Bidding, bind_to_buy, means
from landsraad.dune.step import DuneStep
from landsraad.dune.table import EMPEROR, GUILD, Table
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Range, Sum

GIVEN_OUTRIGHT: Final = ("ally_half_price", "ally_cross_ship", "shared_special_victory")
"""D-ALLIANCE-7: these need no consent."""

SPICE_GIFT: Final = "give_spice"
PROTECTION: Final = "protect_ally_from_worm"

CHANGES_PER_TURN: Final = 2
"""So often an owner may change his mind about one advantage in one turn."""

REFUSABLE: Final[Mapping[str, tuple[str, ...]]] = {
    faction.id: tuple(
        advantage.id
        for advantage in faction.advantages.values()
        if advantage.chapter == "alliance" and advantage.id not in (*GIVEN_OUTRIGHT, SPICE_GIFT)
    )
    for faction in FACTIONS
}
"""D-ALLIANCE-7: the advantages each faction may refuse its ally."""


def offers(game: Table) -> tuple[Decision, ...]:
    """What each seat with an ally may do for it now."""
    if not game.alliances:
        return ()
    allied = [seat for seat in game.seats if game.allies(seat)]
    spaces = [(seat, Sum(*help_for_ally(game, seat))) for seat in allied]
    return tuple([Decision(s, "ally_help", space, required=False) for s, space in spaces if space])


def help_for_ally(game: Table, seat: str) -> list[Choices[Action]]:
    return [*pledges(game, seat), advantages(game, seat), *gifts(game, seat)]


def take(game: Table, action: Action) -> None:
    """Do what `offers` offered."""
    match action:
        case PledgeSpice():
            pledge(game, action)
        case RefuseHelp() | GrantHelp():
            change(game, action)
        case GiveSpice():
            game.push(OfferedSpice(action.seat, action.to, action.amount))


INTERRUPTS: Final[dict[type[Action], Callable[[Table, Any], None]]] = dict.fromkeys(
    (PledgeSpice, RefuseHelp, GrantHelp, GiveSpice), take
)


# Pledges.


def pledges(game: Table, seat: str) -> list[Choices[Action]]:
    """D-ALLIANCE-6: any other amount than now, but not less than an ally's bid counts on."""
    if not may_pledge(game, seat):
        return []
    now = min(game.support[seat], game.spice[seat])
    lower = Range(counted_on(game, seat, now), now - 1)
    return [Product(PledgeSpice, seat, Sum(lower, Range(now + 1, game.spice[seat])))]


def counted_on(game: Table, seat: str, pledged: int) -> int:
    """How much of a pledge stands behind the highest bid of an ally."""
    for step in game.stack:
        if isinstance(step, Bidding) and step.bidder in game.allies(seat):
            without = means(game, step.bidder) - pledged
            return max(0, min(pledged, step.bid - without))
    return 0


def may_pledge(game: Table, seat: str) -> bool:
    """For cards, where spice need not be in hand first; for shipments, in 2009 the Guild alone."""
    if game.phase == "bidding":
        return game.rules.ally_bid_payment == "ally_pays"
    if game.phase == "shipment":
        return seat == GUILD or not hands_over_at_harvest(game)
    return False


def hands_over_at_harvest(game: Table) -> bool:
    """D-COLLECT-7: the tournament rules, by which spice changes hands in the harvest phase."""
    return game.rules.bribes == "collection_only"


def pledge(game: Table, action: PledgeSpice) -> None:
    game.support[action.seat] = action.amount
    told = (action.seat, *game.allies(action.seat))
    game.reveal("spice_pledged", {}, {"seat": action.seat, "amount": action.amount}, told)


# Advantages.


def advantages(game: Table, seat: str) -> Choices[Action]:
    """What the owner may refuse or grant again."""
    own = tuple([name for name in REFUSABLE[seat] if may_change(game, seat, name)])
    return changes(seat, own, game.refused)


def may_change(game: Table, seat: str, advantage: str) -> bool:
    """Twice a turn; D-SPICE-11: protection not once spice cards are turned, but they ask for it."""
    if advantage == PROTECTION:
        choice = game.rules.fremen_ally_worm_protection == "choice"
        if not choice or game.phase == "spice_blow":
            return False
    return game.flags.count((advantage, seat)) < CHANGES_PER_TURN


@cache
def changes(seat: str, own: tuple[str, ...], refused: tuple[str, ...]) -> Choices[Action]:
    return Listed(
        *[GrantHelp(seat, name) if name in refused else RefuseHelp(seat, name) for name in own]
    )


def change(game: Table, action: RefuseHelp | GrantHelp) -> None:
    """D-ALLIANCE-7: each time, as the owner likes."""
    others = [name for name in game.refused if name != action.advantage]
    refuses = isinstance(action, RefuseHelp)
    game.refused = tuple(sorted([*others, action.advantage] if refuses else others))
    game.flag(action.advantage, action.seat)
    kind = "help_refused" if refuses else "help_granted"
    game.emit(kind, {"seat": action.seat, "advantage": action.advantage})


def grant_everything(game: Table, seat: str) -> None:
    """A new ally is refused nothing as yet."""
    game.refused = tuple([name for name in game.refused if name not in REFUSABLE[seat]])


# Gifts of spice.


def gifts(game: Table, seat: str) -> list[Choices[Action]]:
    """D-COLLECT-7: between the Emperor and his allies; not twice in a turn to who wants none."""
    if not hands_over_at_harvest(game) or game.is_stopped(SPICE_GIFT):
        return []
    allies = game.allies(seat)
    others = allies if seat == EMPEROR else [ally for ally in allies if ally == EMPEROR]
    willing = [other for other in others if not game.flagged("spice_declined", other)]
    return [Product(GiveSpice, seat, Listed(*willing), Range(1, free_spice(game, seat)))]


def free_spice(game: Table, seat: str) -> int:
    """What does not stand behind the highest bid, a seat's own or an ally's."""
    spice = game.spice[seat]
    for step in game.stack:
        if isinstance(step, Bidding) and step.bidder == seat:
            return max(0, spice - step.bid)
    return spice - counted_on(game, seat, min(game.support[seat], spice))


@dataclass(frozen=True, slots=True)
class OfferedSpice(DuneStep):
    """D-COLLECT-7: both agree to it, and a Karama may stop it."""

    giver: str
    to: str
    amount: int

    def open_to_cards(self) -> bool:
        return False

    def ask(self, game: Table) -> tuple[Decision, ...]:
        choices = Product(ReceiveSpice, self.to, Listed(True, False))
        return (Decision(self.to, "receive_spice", choices),)

    def answer(self, game: Table, action: ReceiveSpice) -> None:
        if not action.accepted:
            game.flag("spice_declined", self.to)
            game.end_step()
            return
        game.become(HandedSpice(self.giver, self.to, self.amount))
        challenge(game, SPICE_GIFT, EMPEROR, "gift")

    def view(self, game: Table, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "gift", "giver": self.giver, "to": self.to, "amount": self.amount}


@dataclass(frozen=True, slots=True)
class HandedSpice(DuneStep):
    """The spice changes hands, in public, unless a Karama has stopped it."""

    giver: str
    to: str
    amount: int

    def run(self, game: Table) -> None:
        game.end_step()
        if not game.is_stopped(SPICE_GIFT):
            game.pay(self.giver, self.amount, self.to)
            given = {"seat": self.giver, "to": self.to, "amount": self.amount}
            game.emit("spice_gift", given)
            bind_to_buy(game, self.to)
        game.lift("gift")


STEPS = (OfferedSpice, HandedSpice)
