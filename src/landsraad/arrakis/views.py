"""What everybody may know of the table.

A view is built up from nothing. The board, the tracks, the dice and all that lies open are the same
for all. Over that are laid a seat's own hand, and for the Atreides the ranks of their sietches,
their deployment tokens and their objectives (A-BOARD-12, A-UNIT-9, A-SETUP-15). The backs of
planning cards and of tokens tell decks and kinds apart. The referee sees everything, and at the end
of the game so does everybody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from landsraad.arrakis.board import AREA, ZONE
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.fruitless import fruitless_uses
from landsraad.arrakis.guild.facts import frigates_left, troops_left
from landsraad.arrakis.legion import GENERIC, TROOP, UNITS, Legion
from landsraad.arrakis.solo import describe
from landsraad.arrakis.solo.state import COLOUR
from landsraad.arrakis.state import NOWHERE, ArrakisState, names_of
from landsraad.arrakis.tank import moves_with_the_die
from landsraad.arrakis.view_types import (
    DashboardsView,
    GuildView,
    MomentView,
    PartnersView,
    PlanningView,
    PrescienceView,
    SietchView,
    TracksView,
)
from landsraad.arrakis.worms import KINDS
from landsraad.kernel import REFEREE
from landsraad.kernel.views import kept_part


def public_view(game: ArrakisState) -> dict[str, Any]:
    """What everybody sees; an action changes few parts of it."""
    return {
        "box": game.box.name,
        "round": game.round,
        "phase": game.phase,
        "acting": game.acting,
        **board(game),
        **kept_part(game, "planning", cards_lying(game), lambda: planning(game)),
        **kept_part(game, "prescience", cards_foreseen(game), lambda: prescience(game)),
        **kept_part(game, "tracks", steps_reached(game), lambda: tracks(game)),
        **kept_part(game, "dashboards", on_dashboards(game), lambda: dashboards(game)),
        **moment(game),
        **(describe.public_view(game) if game.automated else {}),
        **(partners(game) if game.cones else {}),
        **(guild(game) if game.guild else {}),
    }


def private_view(game: ArrakisState, eyes: str | None) -> dict[str, Any]:
    """What these eyes see beside that."""
    if game.over:
        eyes = REFEREE
    mine = [side for side in SIDES if sees(game, eyes, side)]
    fruitless = {} if eyes is None else fruitless_uses(game, eyes)
    return {
        "hands": {seat: sorted(game.hands[seat]) for seat in game.seats if eyes in (seat, REFEREE)},
        "legions": {side: tokens_with_legions(game, side) for side in mine},
        **({"fruitless": fruitless} if fruitless else {}),
        **(secrets_of_the_atreides(game) if ATREIDES in mine else {}),
        **(told_to_partners(game, mine) if game.cones else {}),
        **(face_down_piles(game) if eyes == REFEREE else {}),
    }


def guild(game: ArrakisState) -> GuildView:
    """The heighliners, what they carry and what is left; cards that stay in play."""
    return {
        "heighliners": dict(game.heighliners),
        "troops_aboard": dict(game.troops_aboard),
        "frigates_aboard": dict(game.frigates_aboard),
        "troops_left": {side: troops_left(game, side) for side in SIDES},
        "frigates_left": {side: frigates_left(game, side) for side in SIDES},
        "staying": list(game.staying),
    }


def sees(game: ArrakisState, eyes: str | None, side: str) -> bool:
    """Whether these eyes may look at what a side keeps hidden."""
    return eyes == REFEREE or (eyes is not None and game.side(eyes) == side)


def board(game: ArrakisState) -> dict[str, Any]:
    """All that lies on the map, face down where it does."""
    settled = game.settled[HARKONNEN]
    hidden = (game.found, game.settled[ATREIDES], game.sietches)
    return {
        "legions": {
            side: kept_part(game, side, game.legions[side], partial(legions, game, side))
            for side in SIDES
        },
        "settlements": kept_part(game, "settlements", settled, lambda: settlements(game)),
        "sietches": kept_part(game, "sietches", hidden, lambda: sietches(game)),
        **kept_part(game, "pieces", pieces_lying(game), lambda: pieces(game)),
    }


def pieces_lying(game: ArrakisState) -> tuple[object, ...]:
    """All that `pieces` is made from."""
    return (
        game.stations,
        game.station_pool,
        game.wormsigns,
        game.wormsign_pool,
        game.harvesters,
        game.worms,
        game.wild_maker,
        tuple(game.air.items()),
        game.blast,
        len(game.token_pool),
        game.tokens_gone,
        game.tokens_unseen,
    )


def pieces(game: ArrakisState) -> dict[str, Any]:
    """Whatever is on the map beside legions and settlements, and tokens off it."""
    return {
        "stations": names_of(game.stations),
        "station_pool": sorted(game.station_pool),
        "wormsigns": names_of(game.wormsigns),
        "wormsign_pool": dict(zip(KINDS, game.wormsign_pool, strict=True)),
        "harvesters": names_of(game.harvesters),
        "worms": names_of(game.worms),
        "wild_maker": None if game.wild_maker == NOWHERE else AREA.names[game.wild_maker],
        "air": {ZONE.names[zone]: game.air[zone] for zone in sorted(game.air)},
        "atomics": game.blast,
        "tokens_left": len(game.token_pool),
        "tokens_gone": list(game.tokens_gone),
        "tokens_removed": face_down(game, game.tokens_unseen),
    }


def legions(game: ArrakisState, side: str) -> dict[str, Any]:
    here = game.legions[side]
    return {AREA.names[area]: legion(game, here[area]) for area in sorted(here)}


def settlements(game: ArrakisState) -> dict[str, int]:
    standing = game.settled[HARKONNEN]
    return {
        area: rank
        for area, rank in game.box.settlements.items()
        if standing >> AREA.numbers[area] & 1
    }


def sietches(game: ArrakisState) -> dict[str, SietchView]:
    return {AREA.names[area]: sietch(game, area) for area in sorted(game.sietches)}


def legion(game: ArrakisState, here: Legion) -> dict[str, Any]:
    """Its figures, and what the backs of its tokens tell."""
    shown: dict[str, Any] = {kind: getattr(here, kind) for kind in (*UNITS, GENERIC)}
    if game.guild:
        shown[TROOP] = here.troop
    shown["named"] = list(here.named)
    if here.tokens:
        shown["face_down"] = face_down(game, here.tokens)
    return shown


def tokens_with_legions(game: ArrakisState, side: str) -> dict[str, Any]:
    """Which tokens lie with a side's legions."""
    standing = tuple(game.legions[side].items())
    return kept_part(game, f"tokens of {side}", standing, lambda: tokens_with(standing))


def tokens_with(legions: tuple[tuple[int, Legion], ...]) -> dict[str, Any]:
    return {
        AREA.names[area]: {"tokens": list(legion.tokens)}
        for area, legion in legions
        if legion.tokens
    }


def face_down(game: ArrakisState, tokens: tuple[str, ...]) -> dict[str, int]:
    """How many tokens of each back."""
    if any(token in COLOUR for token in tokens):
        return describe.backs(tokens)
    starting = [token in game.box.starting_tokens for token in tokens]
    return {"starting": sum(starting), "standard": len(starting) - sum(starting)}


def sietch(game: ArrakisState, area: int) -> SietchView:
    """Where it stood at first, whether it is turned up, and its rank if it is."""
    found = bool(game.found >> area & 1)
    shown: SietchView = {"home": AREA.names[game.sietches[area][0]], "found": found}
    return shown | ({"rank": game.rank(ATREIDES, area)} if found else {})


def secrets_of_the_atreides(game: ArrakisState) -> dict[str, Any]:
    """The ranks of their sietches, their objectives, and which tokens are where."""
    hidden = (game.sietches, game.token_pool, game.tokens_unseen, game.objectives)
    return kept_part(game, "secrets", hidden, lambda: secrets(game))


def secrets(game: ArrakisState) -> dict[str, Any]:
    return {
        "sietches": {
            AREA.names[area]: {"rank": game.rank(ATREIDES, area)} for area in game.sietches
        },
        "token_pool": sorted(game.token_pool),  # a pile, in no order that anybody knows
        "tokens_unseen": list(game.tokens_unseen),
        "objectives": list(game.objectives),
    }


def face_down_piles(game: ArrakisState) -> dict[str, Any]:
    """What only the referee sees."""
    decks = {deck: list(cards) for deck, cards in game.decks.items()}
    return {"decks": decks, **(describe.face_down(game) if game.automated else {})}


def planning(game: ArrakisState) -> PlanningView:
    """Planning cards: what lies open, and how many there are of each back."""
    return {
        "hand_sizes": {seat: backs(game, game.hands[seat]) for seat in game.seats},
        "deck_sizes": {deck: len(cards) for deck, cards in game.decks.items()},
        "discards": {deck: list(cards) for deck, cards in game.discards.items()},
    }


def cards_lying(game: ArrakisState) -> tuple[object, ...]:
    """All that `planning` is made from."""
    return (game.hands, game.decks, game.discards)


def backs(game: ArrakisState, cards: Iterable[str]) -> dict[str, int]:
    """How many cards of a hand come from each deck."""
    decks = [game.box.planning[card].deck for card in cards]
    return {deck: decks.count(deck) for deck in game.box.decks if deck in decks}


def prescience(game: ArrakisState) -> PrescienceView:
    """The cards of the prophecy; only the objectives are hidden, from the Harkonnen."""
    return {
        "open_cards": list(game.open_cards),
        "attached": {card: list(cards) for card, cards in game.attached.items()},
        "prescience_left": len(game.prescience_deck),
        "prescience_gone": list(game.prescience_gone),
        "claims": game.claims,
        "objectives_held": len(game.objectives),
        "ruled_out": [list(cards) for cards in game.ruled_out],
    }


def cards_foreseen(game: ArrakisState) -> tuple[object, ...]:
    """All that `prescience` is made from."""
    lying = (
        game.open_cards,
        tuple(game.attached.items()),
        game.prescience_deck,
        game.prescience_gone,
    )
    return (*lying, game.claims, game.objectives, game.ruled_out)


def tracks(game: ArrakisState) -> TracksView:
    return {
        "prescience": dict(game.prescience),
        "supremacy": game.supremacy,
        "imperium": dict(game.imperium),
        "bans": list(game.bans),
        "reserve": game.reserve,
        "harvested": game.harvested,
    }


def steps_reached(game: ArrakisState) -> tuple[object, ...]:
    """All that `tracks` is made from."""
    markers = (game.prescience, game.supremacy, game.imperium)
    return (*markers, game.bans, game.reserve, game.harvested)


def dashboards(game: ArrakisState) -> DashboardsView:
    """Dice, tokens and leaders on the boards of all players."""
    return {
        "action_dice": {board: list(shown) for board, shown in game.dice.items()},
        "used": {board: list(shown) for board, shown in game.used.items()},
        "slotted": dict(game.slotted),
        "bene_gesserit": {side: game.bene_gesserit[side] for side in SIDES},
        "bene_gesserit_reserve": game.bene_gesserit_reserve,
        "in_play": list(game.in_play),
        "out": list(game.out),
        "spent": list(game.spent),
        "tank": {board: list(shown) for board, shown in game.tank.items()},
    }


def on_dashboards(game: ArrakisState) -> tuple[object, ...]:
    """All that `dashboards` is made from."""
    dice = (game.dice, game.used, game.slotted, game.bene_gesserit, game.bene_gesserit_reserve)
    return (*dice, game.in_play, game.out, game.spent, game.tank)


def moment(game: ArrakisState) -> MomentView:
    """What holds for the present turn or phase only."""
    shown: MomentView = {
        "die_spent": game.die_spent,
        "flown": names_of(game.flown),
        "forced": game.forced,
        "barred": list(game.barred),
        "harvesters_lost": game.harvesters_lost,
        "news": list(game.news),
    }
    if moves_with_the_die(game):
        shown["recovered"] = list(game.recovered)
    return shown


def partners(game: ArrakisState) -> PartnersView:
    """Of shared sides: who decides, and the cones of silence."""
    return {"deciding": dict(game.speakers), "cones": dict(game.cones)}


def told_to_partners(game: ArrakisState, sides: Sequence[str]) -> dict[str, Any]:
    """What partners of these sides know of their hands."""
    seen = {seat: list(cards) for seat, cards in game.seen.items() if game.side(seat) in sides}
    return {"seen": seen}
