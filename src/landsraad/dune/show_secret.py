"""Showing a secret: information that the engine can show, for a deal or for nothing.

Whoever is shown something will remember: a redeal for their eyes leaves it where it is.

D-DEAL-2 information can be traded · D-DEAL-5 nobody must hide or show · D-SECRET-1 to 9
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from landsraad.dune.actions.deals import ShowSecret
from landsraad.dune.cards import SPICE, STORM
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.state import BENE_GESSERIT, DuneState, card_names
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because

SHOWS_PER_TURN: Final = 2
"""How often a player may show something in one turn."""

INFORMATION: Final = (
    "hand",
    "spice",
    "traitors",
    "prediction",
    "next_storm",
    "next_spice",
    "next_treachery",
)
"""All secret information that the engine can show."""

SHOWED: Final = "showed"
"""The flag that counts it."""


# What may be shown.


def deals_are_offered(game: DuneState) -> bool:
    """Whether the engine offers deals at this table."""
    return bool(game.setup.options["deals"])


def offers(game: DuneState) -> tuple[Decision, ...]:
    """An optional decision of each seat: to show an ally something, and where there are deals all.

    What allies show each other belongs to the alliance (D-ALLIANCE-5), to all others it is a deal
    for nothing (D-DEAL-5).
    """
    if game.turn == 0 or not (game.alliances or deals_are_offered(game)):
        return ()
    return game.keep_offers("show", sources(game), decisions)


def sources(game: DuneState) -> tuple[object, ...]:
    """All that the offers are made from, in immutable pieces."""
    return (
        game.flags,
        game.alliances,
        game.storm_card,
        game.spice_known,
        not game.spice_deck,
        game.known_top,
    )


def decisions(game: DuneState) -> tuple[Decision, ...]:
    showed = game.all_flagged(SHOWED)
    return tuple(
        [
            showing(seat, takers, vouched_for(game, seat))
            for seat in game.seats
            if (takers := may_be_shown(game, seat)) and showed.count(seat) < SHOWS_PER_TURN
        ]
    )


@lru_cache(maxsize=4096)
def showing(seat: str, takers: tuple[str | None, ...], known: tuple[str, ...]) -> Decision:
    """The same decision for the same information."""
    space = Product(ShowSecret, seat, Listed(*takers), Listed(*known))
    return Decision(seat, "show", space, required=False)


def may_be_shown(game: DuneState, seat: str) -> tuple[str | None, ...]:
    """To whom a seat may show something; with no name, to all."""
    if deals_are_offered(game):
        return (None, *[other for other in game.seats if other != seat])
    return game.allies(seat)


def vouched_for(game: DuneState, seat: str) -> tuple[str, ...]:
    """D-DEAL-2: the secret information of a seat that the engine can show."""
    known = ["hand", "spice", "traitors"]
    if seat == BENE_GESSERIT:
        known.append("prediction")
    if game.storm_card is not None and game.flagged("storm_look", seat):
        known.append("next_storm")
    if game.spice_deck and seat in game.spice_known:
        known.append("next_spice")
    if game.known_top[seat]:
        known.append("next_treachery")
    return tuple(known)


def why_not_shown(game: DuneState, action: ShowSecret) -> Because | None:
    """D-DEAL-5: something of one's own, to somebody who may be shown it, twice a turn."""
    if action.to not in may_be_shown(game, action.seat):
        return because("D-DEAL-5", "to_ally")
    if game.flags.count((SHOWED, action.seat)) >= SHOWS_PER_TURN:
        return because("D-DEAL-5", "shows", most=SHOWS_PER_TURN)
    return because("D-DEAL-5", "nothing", what=action.what)


# Showing it.


def show_secret(game: DuneState, action: ShowSecret) -> None:
    """D-DEAL-5: nobody has to hide anything; what allies show each other nobody else notices."""
    seat, to = action.seat, action.to
    takers = tuple([other for other in game.seats if other != seat]) if to is None else (to,)
    game.flag(SHOWED, seat)
    show(game, seat, takers, action.what, in_secret=set(takers) <= set(game.allies(seat)))


def show(
    game: DuneState, giver: str, takers: tuple[str, ...], what: str, in_secret: bool = False
) -> None:
    """Show it to some; that it was shown is public, unless it is done in secret."""
    for taker in takers:
        learn(game, giver, taker, what)
    told = {"seat": giver, "to": list(takers), "what": what}
    shown = told | secret_of(game, giver, what)
    game.reveal("secret_shown", None if in_secret else told, shown, (giver, *takers))


def secret_of(game: DuneState, giver: str, what: str) -> dict[str, Any]:
    """What the takers see."""
    match what:
        case "hand":
            return {"cards": card_names(game.hands[giver])}
        case "spice":
            return {"spice": game.spice[giver]}
        case "traitors":
            return {"traitors": names(game.traitors[giver])}
        case "prediction":
            assert game.prediction is not None
            return dict(zip(("winner", "turn"), game.prediction, strict=True))
        case "next_storm":
            assert game.storm_card is not None
            return {"sectors": STORM[game.storm_card].sectors}
        case "next_spice":
            return {"card": SPICE[game.spice_deck[0]].id}
        case _:
            return {"card": card_names(game.treachery_deck[:1])[0]}


def names(leaders: Iterable[int]) -> list[str]:
    return [LEADERS[leader].id for leader in leaders]


def learn(game: DuneState, giver: str, taker: str, what: str) -> None:
    """What a taker knows from now on."""
    match what:
        case "hand":
            for card in game.unknown_to(taker, giver):
                game.remember(taker, giver, card)
        case "traitors":
            for leader in names(game.traitors[giver]):
                game.tell(taker, (giver, "traitor", leader, True))
        case "prediction":
            assert game.prediction is not None
            winner, turn = game.prediction
            game.tell(taker, (giver, "predicted", winner, True))
            game.tell(taker, (giver, "predicted_turn", turn, True))
        case "next_storm":
            game.flag("storm_look", taker)
        case "next_spice":
            knowing = (*game.spice_known, taker)
            game.spice_known = tuple([seat for seat in game.seats if seat in knowing])
        case "next_treachery":
            game.look_at_treachery(taker)


INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = {ShowSecret: show_secret}
