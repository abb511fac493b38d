"""What is true of every table, whatever has happened: checked after every action in law runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from landsraad.arrakis.invariants import board, cards, figures, guild, leaders, moment, tracks
from landsraad.arrakis.solo import describe
from landsraad.arrakis.state import ArrakisState

Check = Callable[[ArrakisState], Iterator[str]]


def faults(game: ArrakisState) -> Iterator[str]:
    """Everything that is wrong with this table, a sentence each."""
    for check in CHECKS:
        yield from check(game)


CHECKS: Final[tuple[Check, ...]] = (
    figures.figures_of_the_box,
    figures.no_negative_figures,
    figures.masks_of_legions_agree,
    figures.strained_areas_are_noted,
    figures.legions_are_in_order,
    figures.sides_stand_apart,
    figures.nobody_in_an_enemy_settlement,
    figures.stacking_limits,
    figures.leaders_have_units,
    figures.tokens_are_all_there,
    figures.pool_of_standard_tokens,
    leaders.leaders_stand_once,
    leaders.leaders_stand_with_their_side,
    leaders.leaders_on_the_board_are_in_play,
    leaders.tanks_have_their_slots,
    leaders.leaders_in_the_tank_are_in_play,
    leaders.leaders_in_play_are_in_order,
    leaders.nobody_comes_back,
    leaders.successors_stand_alone,
    leaders.spent_leaders_are_in_play,
    board.masks_of_settlements_agree,
    board.settlements_stand_apart,
    board.sietches_are_different,
    board.found_sietches_stand,
    board.stations_have_symbols,
    board.wormsigns_of_the_pool,
    board.desert_things_are_in_the_desert,
    board.vehicles_of_the_box,
    board.flyers_are_in_the_air,
    board.sandworms_of_the_box,
    board.the_wild_maker_is_a_worm,
    board.worms_keep_legions_away,
    cards.planning_cards_are_all_there,
    cards.hands_are_in_order,
    cards.hands_are_of_own_decks,
    cards.prescience_cards_are_all_there,
    cards.cards_lie_on_open_ones,
    cards.claims_within_the_limit,
    cards.objectives_are_all_there,
    cards.objectives_are_not_ruled_out,
    guild.troops_and_bases,
    guild.frigates_of_the_box,
    guild.one_navigator,
    guild.heighliners_are_on_their_way,
    guild.cards_that_stay,
    tracks.markers_are_on_their_tracks,
    tracks.the_last_step_wins,
    tracks.imperium_markers_are_on_the_board,
    tracks.bans_are_known,
    tracks.spice_is_never_negative,
    tracks.bene_gesserit_tokens,
    tracks.dice_show_results,
    tracks.dice_of_the_box,
    tracks.dice_are_in_their_slots,
    moment.the_moment_is_known,
    moment.turns_end,
    moment.the_blast_is_known,
    moment.restrictions_are_known,
    moment.one_token_for_each_side,
    moment.somebody_decides_for_each_side,
    moment.cones_of_the_box,
    moment.partners_have_seen_what_is_there,
    describe.tactics_cards_are_all_there,
    describe.known_reinforcements_are_there,
    describe.garrison_tokens,
)
