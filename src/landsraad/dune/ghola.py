"""Revivals at any time: the Tleilaxu Ghola, and the Emperor's power with a Karama.

D-REVIVAL-5 one special force a turn · D-REVIVAL-13 Tleilaxu Ghola · D-REVIVAL-14 the Emperor
D-KARAMA-27 once a game · D-DEAL-10 at any time
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.dune.actions.revival import GholaForces, GholaLeader, ImperialForces, ImperialLeader
from landsraad.dune.cards import KARAMA, TLEILAXU_GHOLA, TREACHERY
from landsraad.dune.factions.emperor import (
    FORCES_BY_KARAMA,
    all_may_be_sardaukar,
    sardaukar_by_karama,
)
from landsraad.dune.karama import why_no_power
from landsraad.dune.phases.bidding import relies_on_karama
from landsraad.dune.state import EMPEROR, DuneState
from landsraad.dune.tanks import (
    DISC,
    dead_discs,
    disc_choices,
    force_spaces,
    revive_disc,
    revive_forces,
    specials_left,
    why_no_specials,
)
from landsraad.kernel import Action, Choices, Decision, Product, Sum
from landsraad.kernel.refusals import Because, because

GHOLA_FORCES: Final = TREACHERY[TLEILAXU_GHOLA].limit or 0


def offers(game: DuneState) -> tuple[Decision, ...]:
    """What the holder of the Tleilaxu Ghola may revive now."""
    holders = [seat for seat in game.seats if TLEILAXU_GHOLA in game.hands[seat]]
    limits = [(seat, game.tanks[seat], specials_left(game, seat)) for seat in holders]
    return game.keep_offers("ghola", (bytes(game.dead), *limits), decisions)


def decisions(game: DuneState) -> tuple[Decision, ...]:
    open_now = [
        Decision(seat, "ghola", ghola_choices(game, seat), required=False)
        for seat in game.seats
        if TLEILAXU_GHOLA in game.hands[seat]
    ]
    return tuple([decision for decision in open_now if decision.actions.size])


def power_offers(game: DuneState) -> tuple[Decision, ...]:
    """What the Emperor may revive with a Karama now."""
    choices = power_choices(game) if may_use_power(game) else None
    if not choices:
        return ()
    return (Decision(EMPEROR, "imperial_karama", choices, required=False),)


def ghola_choices(game: DuneState, seat: str) -> Choices[Action]:
    """D-REVIVAL-13: any leader in the tanks, or up to five forces, beside all other limits."""
    specials = specials_left(game, seat)
    return Sum(
        Product(GholaLeader, seat, disc_choices(dead_discs(game, seat))),
        *force_spaces(GholaForces, game, seat, GHOLA_FORCES, specials),
    )


def why_no_ghola(game: DuneState, action: GholaLeader | GholaForces) -> Because | None:
    """D-REVIVAL-13: without the card, or more than it revives."""
    if not game.holds(action.seat, TLEILAXU_GHOLA):
        return because("D-REVIVAL-13", "held")
    if isinstance(action, GholaLeader):
        return because("D-REVIVAL-13", "not_dead", leader=action.leader)
    missing = why_not_so_many(game, action)
    return missing or because("D-REVIVAL-13", "limit", limit=GHOLA_FORCES)


def why_not_so_many(game: DuneState, action: GholaForces | ImperialForces) -> Because | None:
    """D-REVIVAL-5: the special forces of a turn; or there are not so many in the tanks."""
    ordinary, special = game.tanks[action.seat]
    if action.forces > ordinary or action.specials > special:
        return because("D-REVIVAL-7", "tanks", forces=ordinary, specials=special)
    if isinstance(action, ImperialForces) and all_may_be_sardaukar(game):
        return None
    return why_no_specials(game, action.seat, action.specials)


def why_no_restoring(game: DuneState, action: ImperialLeader | ImperialForces) -> Because | None:
    """D-REVIVAL-14: once a game, with a Karama, and no more than it revives."""
    spent = why_no_power(game, EMPEROR)
    if spent is not None:
        return spent
    if not game.holds(EMPEROR, KARAMA):
        return because("D-REVIVAL-14", "held")
    if not may_use_power(game):
        return because("D-BIDDING-10", "behind_bid")
    if isinstance(action, ImperialLeader):
        return because("D-REVIVAL-14", "not_dead", leader=action.leader)
    missing = why_not_so_many(game, action)
    return missing or because("D-REVIVAL-14", "limit", limit=FORCES_BY_KARAMA)


def may_use_power(game: DuneState) -> bool:
    """D-KARAMA-27: once a game, with a Karama that is not behind a bid."""
    if not game.has_power(EMPEROR):
        return False
    return game.hands[EMPEROR].count(KARAMA) > relies_on_karama(game, EMPEROR)


def power_choices(game: DuneState) -> Choices[Action]:
    """D-REVIVAL-14: any leader, or up to three forces; by the switch all of them Sardaukar."""
    specials = sardaukar_by_karama(game, specials_left(game, EMPEROR))
    return Sum(
        Product(ImperialLeader, EMPEROR, disc_choices(dead_discs(game, EMPEROR))),
        *force_spaces(ImperialForces, game, EMPEROR, FORCES_BY_KARAMA, specials),
    )


def use(
    game: DuneState, action: GholaLeader | GholaForces | ImperialLeader | ImperialForces
) -> None:
    """The card is played and what it revives comes back, free."""
    seat = action.seat
    if isinstance(action, GholaLeader | GholaForces):
        game.discard(seat, TLEILAXU_GHOLA)
        game.reveal("ghola_played", {"seat": seat})
    else:
        game.spend_power(seat)
        game.reveal("imperial_karama_played", {"seat": seat})
    if isinstance(action, GholaLeader | ImperialLeader):
        revive_disc(game, seat, DISC[action.leader])
    else:
        limited = isinstance(action, GholaForces) or not all_may_be_sardaukar(game)
        revive_forces(game, seat, action.forces, action.specials, limited=limited)


INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = dict.fromkeys(
    (GholaLeader, GholaForces, ImperialLeader, ImperialForces),
    use,
)
"""What may be done at any time, and what does it."""
