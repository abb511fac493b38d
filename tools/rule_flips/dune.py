"""Flips of Dune: switches of its rule sets, numbers of the common rules and of faction sheets."""

from __future__ import annotations

from typing import Any

from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS
from landsraad.dune.ruleset import Rules
from tools.rule_flips import Flip


def switch(ruleset: str, name: str, value: Any, *chapters: str) -> Flip:
    return Flip("dune", ruleset, Rules.preset(ruleset), name, value, chapters)


def common(name: str, value: Any, *chapters: str) -> Flip:
    return Flip("dune", "common", COMMON, name, value, chapters)


def sheet(seat: str, name: str, value: Any, *chapters: str) -> Flip:
    return Flip("dune", seat, FACTIONS[FACTION[seat]], name, value, chapters)


FLIPS = (
    switch("basic", "max_turns", 11, "setup", "victory"),
    switch("basic", "traitor_choice", "any", "setup"),
    switch("advanced", "first_storm_hits", "all_passed", "storm"),
    switch("advanced", "storm_source", "dials", "storm"),
    switch("basic", "storm_zero_move_hits", True, "storm"),
    switch("advanced", "fremen_storm_losses", "all", "storm"),
    switch("advanced", "fremen_storm_halving", "sector", "storm"),
    switch("tournament", "advisors_may_use_atomics", False, "storm"),
    switch("advanced", "spice_blows", 1, "spice"),
    switch("basic", "spice_in_storm", "lost", "spice"),
    switch("tournament", "nexus_per", "blow_with_worm", "spice"),
    switch("tournament", "nexus_order", "devour_first", "spice"),
    switch("basic", "fremen_ally_worm_protection", "choice", "spice"),
    switch("tournament", "extra_worm_count", "per_blow", "spice"),
    switch("advanced", "extra_worm_target", "any_eats_on_sand", "spice"),
    switch("tournament", "karama_worm_counts_in_phase", False, "spice"),
    switch("tournament", "unplaced_worm", "harmless", "spice"),
    switch("tournament", "karama_worm", "any_in_spice_or_movement", "spice"),
    switch("basic", "charity", "2_if_0", "charity"),
    switch("tournament", "bg_charity_from_turn", 1, "charity"),
    switch("basic", "rebid_after_pass", False, "bidding"),
    switch("tournament", "bid_on_karama", True, "bidding"),
    switch("tournament", "full_hand_bids", "everybody", "bidding"),
    switch("basic", "return_unsold_cards", "shuffled", "bidding"),
    switch("basic", "standing_bids", False, "bidding"),
    switch("basic", "change_secret_choices", False, "storm"),
    switch("basic", "leader_revival_when", "own_turn_after_move", "revival"),
    switch("tournament", "kwisatz_revival", "like_a_leader", "revival"),
    switch("tournament", "emperor_karama_sardaukar", False, "revival"),
    switch("basic", "ship_limit_two_factions", "all", "shipment"),
    switch("basic", "guild_ally_rate", "full", "shipment"),
    switch("basic", "guild_ships_allied_fremen", True, "shipment"),
    switch("tournament", "karama_ship_rounding", "up", "shipment"),
    switch("basic", "ornithopters", "uncontested_at_end_of_storm_phase", "movement"),
    switch("basic", "pass_through_ally", False, "movement"),
    switch("advanced", "advisor_lands_in", "any_sector", "advisors"),
    switch("advanced", "bg_ship_onto_advisors", "forbidden", "advisors"),
    switch("advanced", "lonely_advisors_flip", "until_battle", "advisors"),
    switch("advanced", "announcement_limits", True, "advisors"),
    switch("tournament", "coexistence_holds", False, "advisors"),
    switch("basic", "battles_in_storm", "both_inside", "battle"),
    switch("advanced", "combat", "basic", "battle"),
    switch("basic", "cheap_hero_use", "only_without_leader", "battle"),
    switch("basic", "voice_categories", "five", "battle"),
    switch("basic", "traitor_call", "compulsory", "battle"),
    switch("basic", "cheap_hero_after_traitor_win", "discarded", "battle"),
    switch("basic", "betrayed_forces", "where_they_fought", "battle"),
    switch("basic", "explosion_leaders", "all_in_territory", "battle"),
    switch("advanced", "harkonnen_capture", False, "battle"),
    switch("basic", "karama_stops_fremen_arrival", False, "karama"),
    switch("basic", "collect_scope", "territory", "collection"),
    switch("advanced", "stronghold_income", False, "collection"),
    switch("advanced", "contested_income", "none", "collection"),
    switch("basic", "contested_stronghold_counts", False, "victory"),
    switch("tournament", "shield_wall_stronghold_after_worm", 4, "victory"),
    switch("basic", "no_winner_without_guild", "draw", "victory"),
    switch("basic", "bribes", "mentat_pause", "deals"),
    common("ship_price_stronghold", 2, "shipment"),
    common("move_with_ornithopters", 2, "movement"),
    common("ship_price_elsewhere", 1, "shipment"),
    common("collection_rate", 3, "collection"),
    sheet("harkonnen", "hand_limit", 7, "bidding"),
    sheet("fremen", "free_revival", 2, "revival"),
)
