"""What everybody may know of the table (table R of the rulings, D-SECRET-1 to 17).

A view is built up from nothing. What lies open is the same for all; over it is laid a seat's own
hand, spice and traitors, and what it has legally seen of others. The referee sees everything, and
at the end of the game so does everybody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from landsraad.dune.battle.where import battles_of
from landsraad.dune.board import CELLS, TERRITORIES, members
from landsraad.dune.cards import SPICE, STORM
from landsraad.dune.factions.atreides import keeps_notes
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADERS
from landsraad.dune.knowledge import told_of_hands
from landsraad.dune.phases.mentat_pause import is_theirs, strongholds, strongholds_needed
from landsraad.dune.state import (
    ATREIDES,
    BENE_GESSERIT,
    FACE_UP,
    HARKONNEN,
    KWISATZ_HADERACH,
    SEATS,
    DuneState,
    card_names,
)
from landsraad.dune.travel.ways import settled_by_the_storm
from landsraad.dune.view_types import (
    BehindTheShield,
    BoardView,
    FactionView,
    LeaderView,
    NextCardsView,
    PilesView,
    SideView,
)
from landsraad.kernel import REFEREE
from landsraad.kernel.views import kept_part


def public_view(game: DuneState) -> dict[str, Any]:
    """What everybody sees; of an action most parts change nothing."""
    standing = (game.storm, bytes(game.forces), bytes(game.specials), game.advisors)
    lying = (game.wall, game.ornithopters, bytes(game.spice_on))
    houses = (game.unseen, game.captives, bytes(game.dead), bytes(game.fought_in))
    return {
        "ruleset": game.ruleset,
        "turn": game.turn,
        "last_turn": game.last_turn,
        "phase": game.phase,
        "order": list(game.storm_order()),
        "board": kept_part(game, "board", (standing, lying), lambda: board(game)),
        "decks": decks(game),
        "alliances": [list(alliance) for alliance in game.alliances],
        "victory": kept_part(
            game, "victory", (standing, game.alliances, game.worms), lambda: victory(game)
        ),
        "leaders": kept_part(game, "leaders", houses, lambda: leaders(game)),
        "factions": {
            seat: kept_part(
                game, seat, before_whom(game, seat), partial(before_the_shield, game, seat)
            )
            for seat in game.seats
        },
        "deals": [deal.to_json() for deal in game.deals],
        "promises": [promise.to_json() for promise in game.promises],
    }


def victory(game: DuneState) -> list[SideView]:
    """How far each side is from winning by strongholds, in the storm order."""
    sides = dict.fromkeys([game.side_of(seat) for seat in game.storm_order()])
    occupants = {place: game.occupants(place) for place in strongholds(game)}
    return [
        {
            "members": list(side),
            "held": [TERRITORIES[place].id for place in held_in_peace(game, side, occupants)],
            "needed": strongholds_needed(game, side),
        }
        for side in sides
    ]


def held_in_peace(
    game: DuneState, side: tuple[str, ...], occupants: Mapping[int, tuple[str, ...]]
) -> list[int]:
    """The strongholds that count: those that are still to be fought over may be lost before."""
    held = [place for place, seats in occupants.items() if is_theirs(game, side, seats)]
    if not held:
        return held
    disputed = {territory for seat in side for territory, _, _ in battles_of(game, seat)}
    return [place for place in held if place not in disputed]


def private_view(game: DuneState, eyes: str | None) -> dict[str, Any]:
    """What these eyes see beside that."""
    if game.over:
        eyes = REFEREE
    return {
        "decks": next_cards(game, eyes),
        "leaders": {
            LEADERS[i].id: {"where": where_is(game, i)}
            for i in game.unseen
            if eyes in (game.owner_of(i), HARKONNEN, REFEREE)
        },
        "factions": {
            seat: behind_the_shield(game, seat) for seat in game.seats if eyes in (seat, REFEREE)
        },
        "mine": own_knowledge(game, eyes),
    }


def board(game: DuneState) -> BoardView:
    """All that lies on the map: it hides nothing."""
    forces: dict[str, dict[str, list[int]]] = {}
    for seat in game.seats:
        for cell in members(game.present[seat]):
            forces.setdefault(CELLS[cell], {})[seat] = list(game.at(seat, cell))
    return {
        "storm": game.storm,
        "shield_wall": game.wall,
        "ornithopters": ornithopters(game),
        "forces": forces,
        "advisors": [TERRITORIES[territory].id for territory in members(game.advisors)],
        "spice": {CELLS[cell]: amount for cell, amount in enumerate(game.spice_on) if amount},
    }


def ornithopters(game: DuneState) -> list[str]:
    """D-STORM-28: whose they are this turn, where that is settled after the storm."""
    return list(game.ornithopters) if settled_by_the_storm(game) else []


def decks(game: DuneState) -> PilesView:
    """Sizes of the piles, and what lies face up."""
    a, b = game.spice_discards
    return {
        "treachery": len(game.treachery_deck),
        "treachery_discards": card_names(game.treachery_discards),
        "out_of_game": card_names(game.out_of_game),
        "spice": len(game.spice_deck),
        "spice_discards": [[SPICE[card].id for card in pile] for pile in (a, b)],
        "traitors": len(game.traitor_deck),
        "worms": game.worms,
    }


def next_cards(game: DuneState, eyes: str | None) -> NextCardsView:
    """What these eyes have seen of the piles."""
    return {
        "next_spice": next_spice(game, eyes),
        "next_storm": next_storm(game, eyes),
        "next_treachery": next_treachery(game, eyes),
    }


def next_spice(game: DuneState, eyes: str | None) -> str | None:
    """D-SECRET-9: the Atreides, once they have looked, and whom they have told."""
    if game.spice_deck and (eyes in game.spice_known or eyes == REFEREE):
        return SPICE[game.spice_deck[0]].id
    return None


def next_storm(game: DuneState, eyes: str | None) -> int | None:
    """D-SECRET-8: the Fremen, unless a Karama stopped their look, and whom they have told."""
    looks = eyes == REFEREE or (eyes is not None and game.flagged("storm_look", eyes))
    return STORM[game.storm_card].sectors if looks and game.storm_card is not None else None


def next_treachery(game: DuneState, eyes: str | None) -> list[str]:
    """What these eyes know of the top of the treachery deck."""
    if eyes == REFEREE:
        return card_names(game.treachery_deck)
    return card_names(game.known_top[eyes]) if eyes is not None else []


def leaders(game: DuneState) -> dict[str, LeaderView]:
    in_play = [leader for seat in game.seats for leader in FACTIONS[FACTION[seat]].leaders]
    return {LEADERS[number].id: leader(game, number) for number in in_play}


def leader(game: DuneState, number: int) -> LeaderView:
    """Where a leader is, as far as everybody knows, and where it has fought this turn.

    D-SECRET-14 and 15: who is captive, or killed by the captors, is known to two only.
    """
    fought = game.fought_in[number]
    return {
        "owner": game.owner_of(number),
        "where": "unseen" if number in game.unseen else where_is(game, number),
        "fought_in": TERRITORIES[fought - 1].id if fought else None,
    }


def where_is(game: DuneState, number: int) -> str:
    if number in game.captives:
        return "captive"
    if game.dead[number]:
        return "tanks" if game.dead[number] == FACE_UP else "tanks_face_down"
    return "alive"


def before_whom(game: DuneState, seat: str) -> tuple[object, ...]:
    """All that `before_the_shield` is made from."""
    return (
        game.reserves[seat],
        game.tanks[seat],
        game.bribes[seat],
        game.shown[seat],
        game.karama_spent,
        game.captives,
        len(game.hands[seat]) if game.phase == "bidding" else None,
        game.dead[KWISATZ_HADERACH],
    )


def before_the_shield(game: DuneState, seat: str) -> FactionView:
    """What lies in view of one seat."""
    shown: FactionView = {
        "reserves": list(game.reserves[seat]),
        "tanks": list(game.tanks[seat]),
        "bribes": game.bribes[seat],
        "traitors_shown": leader_names(game.shown[seat]),
        "karama_power_spent": seat in game.karama_spent,
        "captives": captured_from(game, seat),
    }
    if game.phase == "bidding":
        shown["cards"] = len(game.hands[seat])
    if seat == ATREIDES:
        shown["kwisatz_haderach_dead"] = bool(game.dead[KWISATZ_HADERACH])
    return shown


def captured_from(game: DuneState, seat: str) -> int:
    """D-SECRET-14: that some leaders were taken is public, not which."""
    return len([captive for captive in game.captives if game.owner_of(captive) == seat])


def behind_the_shield(game: DuneState, seat: str) -> BehindTheShield:
    """D-SECRET-1, 4, 6, 7, 10: hand, spice, traitors, prediction, losses."""
    shown: BehindTheShield = {
        "spice": game.spice[seat],
        "cards": len(game.hands[seat]),
        "hand": card_names(game.hands[seat]),
        "traitors": leader_names(game.traitors[seat]),
        "traitors_returned": leader_names(game.returned[seat]),
        "standing": list(game.standing[seat]),
    }
    if seat == BENE_GESSERIT and game.prediction is not None:
        winner, turn = game.prediction
        shown["prediction"] = {"winner": winner, "turn": turn}
    if seat == ATREIDES:
        shown["kwisatz_losses"] = game.kwisatz_losses
    return shown


def leader_names(leaders: Iterable[int]) -> list[str]:
    return [LEADERS[leader].id for leader in leaders]


def own_knowledge(game: DuneState, eyes: str | None) -> dict[str, Any]:
    """What these eyes have seen and were told, what allies have pledged, who refuses what."""
    if eyes is None:
        return {}
    seats = game.seats if eyes == REFEREE else (eyes,)
    return {
        seat: {
            "seen": notes(game, seat) if eyes == REFEREE or keeps_notes(game, seat) else {},
            "held": answers(game, seat) if eyes == REFEREE or keeps_notes(game, seat) else [],
            "told": [list(fact) for fact in game.told[seat]],
            "support": {ally: game.support[ally] for ally in (seat, *game.allies(seat))},
            "refused": list(game.refused),
        }
        for seat in seats
    }


def notes(game: DuneState, seat: str) -> dict[str, list[str]]:
    """The cards a seat has seen that are in others' hands now."""
    seen = {holder: game.known[seat][FACTION[holder]] for holder in SEATS}
    return {holder: card_names(cards) for holder, cards in seen.items() if cards}


def answers(game: DuneState, seat: str) -> list[dict[str, Any]]:
    """What a seat was told of the kinds of cards in others' hands, as far as it still holds."""
    return [count.to_json() for count in told_of_hands(game, seat)]
