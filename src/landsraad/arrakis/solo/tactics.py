"""Tactics cards: the harvest sector and the target sietch of a round (A-SOLO-START)."""

from __future__ import annotations

from dataclasses import replace

from landsraad.arrakis.board import AREA
from landsraad.arrakis.solo.state import TACTICS, TacticsCard
from landsraad.arrakis.state import NOWHERE, ArrakisState


def shuffle(game: ArrakisState) -> None:
    """A-SOLO-SPICE-8: all eight cards make the deck again."""
    game.mahdi = replace(game.mahdi, deck=tuple(TACTICS), harvest="", target="")


def draw_cards(game: ArrakisState) -> None:
    """A-SOLO-START-2, A-SOLO-START-3."""
    card = take(game)
    game.mahdi = replace(game.mahdi, harvest=card)
    game.reveal("harvest_sector", {"card": card})
    draw_target(game)


def take(game: ArrakisState) -> str:
    card = game.draw(game.mahdi.deck)
    left = tuple([other for other in game.mahdi.deck if other != card])
    game.mahdi = replace(game.mahdi, deck=left)
    return card


def draw_target(game: ArrakisState) -> None:
    """Cards are drawn and discarded until one fits; then the conditions are relaxed."""
    card = ""
    while game.mahdi.deck and not card:
        drawn = take(game)
        if fits(game, TACTICS[drawn]):
            card = drawn
        else:
            game.reveal("tactics_discarded", {"card": drawn})
    game.mahdi = replace(game.mahdi, target=card or relaxed(game))
    if game.mahdi.target:
        game.reveal("target_sietch", {"card": game.mahdi.target})


def fits(game: ArrakisState, card: TacticsCard) -> bool:
    """A-SOLO-START-3: another sector than the harvest's, and a sietch that stands."""
    harvest = TACTICS[game.mahdi.harvest]
    return card.sectors != harvest.sectors and where(game, card) != NOWHERE


def relaxed(game: ArrakisState) -> str:
    """A-SOLO-START-6: any sietch that stands, that of the harvest card last; else no target."""
    standing = [card.id for card in TACTICS.values() if where(game, card) != NOWHERE]
    others = [card for card in standing if card != game.mahdi.harvest]
    pool = others or standing
    return game.draw(pool) if pool else ""


def replace_fallen_target(game: ArrakisState) -> None:
    """A-SOLO-START-4: a new card at once, if the target sietch has been destroyed."""
    card = game.mahdi.target
    if card and where(game, TACTICS[card]) == NOWHERE:
        game.mahdi = replace(game.mahdi, target="")
        draw_target(game)


def where(game: ArrakisState, card: TacticsCard) -> int:
    """Where the sietch of a card stands now; NOWHERE if it is destroyed."""
    for area, (home, _) in game.sietches.items():
        if home == card.sietch:
            return area
    return NOWHERE


def target_sietch(game: ArrakisState) -> int:
    """The area of the target sietch; NOWHERE without one."""
    card = game.mahdi.target
    return where(game, TACTICS[card]) if card else NOWHERE


def names(game: ArrakisState) -> dict[str, str]:
    """The open cards, for views: what they say."""
    target = target_sietch(game)
    return {
        "harvest": game.mahdi.harvest,
        "target": game.mahdi.target,
        "target_sietch": "" if target == NOWHERE else AREA.names[target],
    }
