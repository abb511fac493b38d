"""What is true of every table, whatever has happened: checked after every action in law runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from landsraad.dune.alliance import variant
from landsraad.dune.board import (
    CELLS,
    SAND,
    SECTOR_MASK,
    SECTORS,
    STRONGHOLDS,
    TERRITORIES,
    TERRITORY_MASK,
    members,
    storm_kills,
)
from landsraad.dune.cards import FAMILY_ATOMICS, SPICE_DECK, STORM, TREACHERY_DECK
from landsraad.dune.factions.atreides import kwisatz_haderach_is_awake
from landsraad.dune.factions.bene_gesserit import announcement_limits, may_have_advisors
from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS, LEADERS
from landsraad.dune.knowledge import is_true
from landsraad.dune.state import (
    BENE_GESSERIT,
    FACE_DOWN,
    HARKONNEN,
    KWISATZ_HADERACH,
    SEATS,
    DuneState,
)

Check = Callable[[DuneState], Iterator[str]]


def faults(game: DuneState) -> Iterator[str]:
    """Everything that is wrong with this table, a sentence each."""
    for check in CHECKS:
        yield from check(game)


def twenty_forces(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        special = game.starred_forces(seat)
        on_board = game.forces_in(seat, (1 << len(CELLS)) - 1)
        total = [
            sum(kind) for kind in zip(on_board, game.reserves[seat], game.tanks[seat], strict=True)
        ]
        if total[0] != COMMON.forces - special:
            yield f"{seat} has {total[0]} ordinary forces instead of {COMMON.forces - special}"
        if total[1] != special:
            yield f"{seat} has {total[1]} special forces instead of {special}"


def no_negative_forces(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        if min(*game.reserves[seat], *game.tanks[seat]) < 0:
            yield f"{seat} has less than no forces in reserves or tanks"


def masks_agree(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        counted = 0
        for cell in range(len(CELLS)):
            if any(game.at(seat, cell)):
                counted |= 1 << cell
        if counted != game.present[seat]:
            yield f"the mask of {seat} does not agree with its forces"


def absent_factions_have_nothing(game: DuneState) -> Iterator[str]:
    for seat in SEATS:
        base = FACTION[seat] * len(CELLS)
        if seat not in game.seats and any(game.forces[base : base + len(CELLS)]):
            yield f"{seat} does not play but has forces"


def advisors_are_bene_gesserit(game: DuneState) -> Iterator[str]:
    if game.advisors and not game.plays(BENE_GESSERIT):
        yield "there are advisors without Bene Gesserit"
        return
    if game.advisors and not may_have_advisors(game):
        yield "there are advisors in a game without them"
    for territory in members(game.advisors):
        if not game.present[BENE_GESSERIT] & TERRITORY_MASK[territory]:
            yield f"advisors in {TERRITORIES[territory].id} without a force"


def treachery_cards(game: DuneState) -> Iterator[str]:
    """D-SETUP-19: all 33 cards are somewhere, each once; steps may hold some of them."""
    held = Counter(game.treachery_deck + game.treachery_discards + game.out_of_game)
    for cards in (*game.hands.values(), *in_steps(game, "row")):
        held.update(cards)
    if held != Counter(TREACHERY_DECK):
        yield "the treachery cards are not all there exactly once"


def in_steps(game: DuneState, field: str) -> list[bytes]:
    """The cards that steps in progress hold in a field of this name."""
    return [getattr(step, field, b"") for step in game.stack]


def hands_within_limits(game: DuneState) -> Iterator[str]:
    """D-BATTLE-54: cards that Harkonnen have taken and must give back come on top."""
    taken = sum(map(len, in_steps(game, "taken")))
    for seat in game.seats:
        if len(game.hands[seat]) > game.hand_limit(seat) + (taken if seat == HARKONNEN else 0):
            yield f"{seat} holds {len(game.hands[seat])} cards, {game.hand_limit(seat)} at most"


def hands_are_sorted(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        if bytes(sorted(game.hands[seat])) != game.hands[seat]:
            yield f"the hand of {seat} is not in order"


def spice_cards(game: DuneState) -> Iterator[str]:
    held = Counter(game.spice_deck)
    for cards in (*game.spice_discards, *in_steps(game, "set_aside")):
        held.update(cards)
    if held != Counter(SPICE_DECK):
        yield "the spice cards are not all there exactly once"


def traitor_cards(game: DuneState) -> Iterator[str]:
    held = Counter(game.traitor_deck)
    for cards in game.traitors.values():
        held.update(cards)
    in_play = [i for i, leader in enumerate(LEADERS) if game.plays(leader.faction)]
    if game.turn and held != Counter(in_play):
        yield "the traitor cards are not all there exactly once"


def traitors_kept(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        kept = FACTIONS[FACTION[seat]].traitors_kept
        if game.turn and len(game.traitors[seat]) != kept:
            yield f"{seat} holds {len(game.traitors[seat])} traitors instead of {kept}"


def traitors_shown_are_held(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        if any(card not in game.traitors[seat] for card in game.shown[seat]):
            yield f"{seat} has shown a traitor it does not hold"


def traitors_returned_are_in_the_deck(game: DuneState) -> Iterator[str]:
    returned = [card for seat in game.seats for card in game.returned[seat]]
    if len(set(returned)) != len(returned):
        yield "a traitor card was put back twice"
    if any(card not in game.traitor_deck for card in returned):
        yield "a traitor card that was put back is not in the deck"


def spice_is_never_negative(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        if game.spice[seat] < 0 or game.bribes[seat] < 0:
            yield f"{seat} has less than no spice"


def spice_is_accounted_for(game: DuneState) -> Iterator[str]:
    """Whatever lies anywhere came from the bank, and nothing else has gone there."""
    lying = sum(game.spice.values()) + sum(game.bribes.values()) + sum(game.spice_on)
    if lying + game.bank != 0:
        yield f"{lying} spice lies about, but the bank is short of {-game.bank}"


def support_within_means(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        if game.support[seat] < 0:
            yield f"{seat} has pledged less than nothing"


def spice_lies_where_it_may(game: DuneState) -> Iterator[str]:
    blows = {place.spice_cell for place in TERRITORIES}
    for cell, amount in enumerate(game.spice_on):
        if amount and cell not in blows:
            yield f"spice lies in {CELLS[cell]}, where there is no blow"


def storm_is_on_the_board(game: DuneState) -> Iterator[str]:
    if not 0 <= game.storm < SECTORS:
        yield f"the storm stands in sector {game.storm}"


def turn_within_the_game(game: DuneState) -> Iterator[str]:
    if not 0 <= game.turn <= game.last_turn:
        yield f"turn {game.turn} of {game.last_turn}"


def alliances_are_apart(game: DuneState) -> Iterator[str]:
    allied = [seat for alliance in game.alliances for seat in alliance]
    if len(set(allied)) != len(allied):
        yield "a seat is in two alliances"
    if any(seat not in game.seats for seat in allied):
        yield "an alliance names a seat that does not play"
    if any(len(alliance) < 2 for alliance in game.alliances):
        yield "an alliance of one"


def alliances_within_size(game: DuneState) -> Iterator[str]:
    most, _ = variant(game)
    for alliance in game.alliances:
        if len(alliance) > most:
            yield f"an alliance of {len(alliance)} where {most} are allowed"


def strongholds_hold_two(game: DuneState) -> Iterator[str]:
    """D-ADVISOR-10: advisors may turn fighters beside two others, unless the limit binds them."""
    turned = () if announcement_limits(game) else (BENE_GESSERIT,)
    for territory in STRONGHOLDS:
        bound = [seat for seat in game.occupants(territory) if seat not in turned]
        if len(bound) > COMMON.stronghold_factions:
            yield f"three factions in {TERRITORIES[territory].id}"


def captives_are_not_harkonnen(game: DuneState) -> Iterator[str]:
    if game.captives and not game.plays(HARKONNEN):
        yield "there are captives without Harkonnen"
    for leader in game.captives:
        if LEADERS[leader].faction == HARKONNEN:
            yield f"{LEADERS[leader].id} is a captive of its own house"
        if game.dead[leader]:
            yield f"{LEADERS[leader].id} is captive and dead"
    if len(set(game.captives)) != len(game.captives):
        yield "a leader is captive twice"


def dead_leaders_have_died(game: DuneState) -> Iterator[str]:
    for leader, side in enumerate(game.dead):
        if side and not game.deaths[leader]:
            yield f"leader {leader} lies in the tanks without having died"
        if side > FACE_DOWN:
            yield f"leader {leader} lies on its edge"


def hidden_deaths_are_deaths(game: DuneState) -> Iterator[str]:
    for leader in game.hidden_deaths:
        if game.dead[leader] != FACE_DOWN:
            yield f"{LEADERS[leader].id} was killed in secret but does not lie face down"


def absent_leaders_are_untouched(game: DuneState) -> Iterator[str]:
    for number, leader in enumerate(LEADERS):
        if not game.plays(leader.faction) and (game.dead[number] or game.deaths[number]):
            yield f"{leader.id} died without playing"


def kwisatz_haderach_sleeps(game: DuneState) -> Iterator[str]:
    if game.dead[KWISATZ_HADERACH] and not kwisatz_haderach_is_awake(game):
        yield "the Kwisatz Haderach died before he woke"


def nobody_fights_between_battles(game: DuneState) -> Iterator[str]:
    if game.phase in ("storm", "spice_blow", "charity", "bidding", "revival") and any(
        game.fought_in
    ):
        yield "a leader has fought before the battles"


def the_wall_falls_by_atomics(game: DuneState) -> Iterator[str]:
    """D-STORM-14: the card that destroys the wall leaves the game."""
    if not game.wall and FAMILY_ATOMICS not in game.out_of_game:
        yield "the Shield Wall is destroyed, but Family Atomics are still in the game"


def storm_card_is_one(game: DuneState) -> Iterator[str]:
    if game.storm_card is not None and not 0 <= game.storm_card < len(STORM):
        yield "the storm card is none of the six"


def predictions_are_possible(game: DuneState) -> Iterator[str]:
    if not game.plays(BENE_GESSERIT):
        if game.prediction is not None:
            yield "there is a prediction without Bene Gesserit"
        return
    if game.prediction is None:
        if game.turn:
            yield "the Bene Gesserit have predicted nothing"
        return
    winner, turn = game.prediction
    if winner not in game.seats or winner == BENE_GESSERIT:
        yield f"the Bene Gesserit have predicted {winner}"
    if not 1 <= turn <= game.last_turn:
        yield f"the Bene Gesserit have predicted turn {turn}"


def powers_are_spent_once(game: DuneState) -> Iterator[str]:
    if len(set(game.karama_spent)) != len(game.karama_spent):
        yield "a special Karama power was used twice"
    if BENE_GESSERIT in game.karama_spent:
        yield "the Bene Gesserit have no special Karama power"


def knowledge_is_true(game: DuneState) -> Iterator[str]:
    for seat in game.seats:
        for holder in game.seats:
            seen = Counter(game.known[seat][FACTION[holder]])
            if seen - Counter(game.hands[holder]):
                yield f"{seat} knows of cards that {holder} does not hold"
        top = game.known_top[seat]
        if game.treachery_deck[: len(top)] != top:
            yield f"{seat} is wrong about the top of the treachery deck"
        for owner, form, value, yes in game.told[seat]:
            if is_true(game, owner, form, value) is not yes:
                yield f"{seat} was told something else of {owner}: {form} {value}"
    for count in game.counts:
        if not count.agrees_with(game.hands[count.holder]):
            yield f"{count.seat} was told something else of {count.holder}: holds {count.word}"


def nobody_on_sand_after_the_storm(game: DuneState) -> Iterator[str]:
    """Right after the storm has moved no force stands on open sand under it, Fremen excepted."""
    if game.phase != "spice_blow" or game.turn == 1:
        return
    deadly = storm_kills(game.storm, game.wall) & SAND & SECTOR_MASK[game.storm]
    for seat in game.seats:
        if seat != "fremen" and game.present[seat] & deadly:
            yield f"{seat} stands on sand in the storm"


def spice_known_by_players(game: DuneState) -> Iterator[str]:
    if any(seat not in game.seats for seat in game.spice_known):
        yield "somebody who does not play knows the next spice card"


CHECKS: Final[tuple[Check, ...]] = (
    twenty_forces,
    no_negative_forces,
    masks_agree,
    absent_factions_have_nothing,
    advisors_are_bene_gesserit,
    treachery_cards,
    hands_within_limits,
    hands_are_sorted,
    spice_cards,
    traitor_cards,
    traitors_kept,
    traitors_shown_are_held,
    traitors_returned_are_in_the_deck,
    spice_is_never_negative,
    spice_is_accounted_for,
    support_within_means,
    spice_lies_where_it_may,
    storm_is_on_the_board,
    turn_within_the_game,
    alliances_are_apart,
    alliances_within_size,
    strongholds_hold_two,
    captives_are_not_harkonnen,
    dead_leaders_have_died,
    hidden_deaths_are_deaths,
    absent_leaders_are_untouched,
    kwisatz_haderach_sleeps,
    nobody_fights_between_battles,
    the_wall_falls_by_atomics,
    storm_card_is_one,
    predictions_are_possible,
    powers_are_spent_once,
    knowledge_is_true,
    nobody_on_sand_after_the_storm,
    spice_known_by_players,
)
