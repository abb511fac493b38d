"""The switches: every point where the basic, the advanced and the tournament game differ.

`Rules.preset` gives the switches of a rule set, `with_switches` changes some of them. None means
that the question does not arise: without advisors, for example, nobody asks where they land.

A switch is also how a rule is corrected: what was played before is one of its values. When a preset
changes, `options.json` keeps the earlier ones beside it (`since`, `earlier`), and games begun by
them go on with them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from reprlib import repr as brief
from typing import Any, Final, Literal

from landsraad.dune.data import load
from landsraad.kernel.reading import newest

VERSION: Final = 4
"""Of the rules of new games."""

RulesetName = Literal["basic", "advanced", "tournament"]

VictoryRow = tuple[int, int | None, int | None]
VictoryTable = tuple[VictoryRow, VictoryRow, VictoryRow]
"""Rows for 2, 3 and more players; in each the strongholds for an alliance of 1, 2, 3 or more."""

RULESETS: Final[tuple[RulesetName, ...]] = ("basic", "advanced", "tournament")
VICTORY_ROWS: Final = ("2", "3", "4+")
"""How `options.json` and `with_switches` name the rows of the victory table."""
MOST_STRONGHOLDS: Final = 5


@dataclass(frozen=True, slots=True)
class Option:
    """What may be said about one switch, as `options.json` has it."""

    key: str
    rule: str
    """The rule that says what it changes; empty for the rule set itself."""
    question: str
    values: tuple[str | int | bool, ...]
    """The possible answers; empty for numbers and for the victory table."""
    least: int
    most: int
    nullable: bool
    """Whether None is an answer."""
    arises_with: Mapping[str, tuple[str | int | bool, ...]]
    """The switch that raises the question, and its values that do; empty if it always arises."""
    presets: Mapping[int, Mapping[str, object]]
    """What the rule sets say, by the version from which they have said so."""
    printed: Mapping[str, str]
    """Where each document prints it; one that is not named says nothing."""

    def preset(self, ruleset: str, version: int) -> object:
        """What a rule set says in a version of the rules."""
        return self.presets[newest(self.presets, version)][ruleset]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules one game is played by: a value for each switch."""

    ruleset: RulesetName
    """The rule set these switches started from."""
    max_turns: int
    """The last turn of the game."""
    traitor_choice: Literal["any", "enemy_first"]
    """Which of the traitor cards dealt may be kept."""
    harkonnen_mulligan: bool
    """Whether Harkonnen who drew more than one leader of their own may redraw once."""
    first_storm_hits: Literal["none", "landing_sector", "all_passed"]
    """What the storm of turn 1 harms."""
    storm_source: Literal["dials", "storm_card_if_fremen", "storm_card"]
    """What moves the storm from turn 2 on."""
    storm_zero_move_hits: bool
    """Whether a storm that does not move hits the sector it stands in."""
    fremen_storm_losses: Literal["all", "half_rounded_up"]
    """How many Fremen die in the storm."""
    fremen_storm_halving: Literal["territory", "sector"] | None
    """Over what the half is rounded up once: a territory, or each of its sectors."""
    advisors_may_use_atomics: bool | None
    """Whether Bene Gesserit without fighters may set off Family Atomics."""
    spice_blows: Literal[1, 2]
    """Spice blows in a turn."""
    spice_in_storm: Literal["lost", "placed"]
    """What becomes of a spice blow in the storm sector."""
    nexus_per: Literal["blow_with_worm", "worm"]
    """What causes a Nexus."""
    nexus_order: Literal["devour_first", "nexus_first"]
    """Whether a worm eats before or after the Nexus it causes."""
    fremen_ally_worm_protection: Literal["at_the_worm", "choice", "always"]
    """Whether the Fremen choose to protect their ally, at the worm or before it, or always do."""
    extra_worm_count: Literal["per_blow", "per_phase"] | None
    """Over what the first worm is counted that makes later ones further worms."""
    extra_worm_target: Literal["none", "sand", "any_eats_on_sand"]
    """Where the Fremen may put further worms."""
    unplaced_worm: Literal["harmless", "devours"]
    """Whether a further worm that nobody places devours where it appears."""
    karama_worm: Literal[
        "none", "sand_in_spice_phase", "any_in_spice_or_movement", "any_in_spice_or_moves"
    ]
    """Where and when the worm of the Fremen Karama may appear."""
    karama_worm_nexus: bool | None
    """Whether that worm causes a Nexus."""
    karama_worm_counts_in_phase: bool | None
    """Whether that worm counts among the worms of the phase."""
    remember_last_blow: bool
    """Whether the last territory still counts for the next worm after a reshuffle."""
    spice_deck_end: Literal["reshuffle_all", "turn_8_procedure"]
    """What happens when the spice deck runs out."""
    charity: Literal["up_to_2_if_0_or_1", "2_if_0"]
    """Who may ask for CHOAM charity, and how much it is."""
    bg_charity_from_turn: int | None
    """The first turn of the Bene Gesserit charity; None: theirs is like anyone's."""
    rebid_after_pass: bool
    """Whether a player who passed may bid again for the same card."""
    bid_seconds: int
    """Seconds to bid before it counts as a pass."""
    ally_bid_payment: Literal["ally_pays", "spice_in_hand_first"]
    """How an ally helps with a bid."""
    bid_on_karama: bool
    """Whether a Karama may stand behind a bid beyond the spice one has."""
    full_hand_bids: Literal["nobody", "filled_in_this_auction", "everybody"]
    """Who may bid with a full hand if a card that they play in time makes room."""
    return_unsold_cards: Literal["same_order", "shuffled"]
    """How unsold cards go back on the treachery deck."""
    leader_revival_when: Literal["revival_phase", "own_turn_after_move"]
    """When leaders are revived."""
    kwisatz_revival: Literal["like_a_leader", "beside_a_leader"]
    """Whether the Kwisatz Haderach comes back in place of a leader or besides."""
    emperor_karama_sardaukar: bool | None
    """Whether the Emperor's Karama may revive more than one Sardaukar."""
    ship_limit_two_factions: Literal["strongholds", "all"]
    """Where two other factions bar a shipment."""
    guild_ally_rate: Literal["half", "full"]
    """What the Guild's ally pays to ship."""
    guild_contribution_returns: bool
    """Whether the Guild gets back what it pays for its ally."""
    guild_ships_allied_fremen: bool
    """Whether Fremen allied to the Guild may ship their reserves with it."""
    karama_ship_rounding: Literal["up", "down"]
    """How the half price of a Karama shipment is rounded."""
    guild_turn_at_will: bool
    """Whether the Guild may ship and move out of order."""
    ornithopters: Literal["force_in_city_at_start_of_move", "uncontested_at_end_of_storm_phase"]
    """Who has ornithopters."""
    pass_through_ally: bool
    """Whether a move may pass through a territory of one's ally."""
    bg_model: Literal["fighters_only", "advisors", "coexistence_per_territory"]
    """How Bene Gesserit forces live beside others."""
    advisor_lands_in: Literal["same_sector", "any_sector"] | None
    """Where an advisor that comes along with a shipment lands."""
    bg_ship_onto_advisors: Literal["join", "forbidden"] | None
    """What becomes of an own shipment to where advisors are."""
    lonely_advisors_flip: Literal["until_battle", "always", "setup_only"] | None
    """Until when advisors left alone become fighters."""
    announcement_limits: bool | None
    """Whether storm and occupancy limit bar turning advisors into fighters before the shipments."""
    advisors_coexist_with_ally: bool | None
    """Whether advisors may share a territory with the ally."""
    coexistence_holds: bool
    """Whether coexistence once announced holds for the turn, also when all others die or leave."""
    battles_in_storm: Literal["never", "both_inside"]
    """Whether there are battles in the storm sector."""
    combat: Literal["basic", "spice_support"]
    """Whether forces need spice to fight at full strength."""
    special_forces: bool
    """Whether Sardaukar and Fedaykin are more than ordinary forces."""
    cheap_hero_use: Literal["any_time", "only_without_leader"]
    """When a Cheap Hero may be played."""
    voice_categories: Literal["seven", "five"]
    """How many kinds of card the Voice may name."""
    traitor_call: Literal["optional", "compulsory"]
    """Whether a traitor must be called."""
    cheap_hero_after_traitor_win: Literal["kept", "discarded"]
    """What becomes of the Cheap Hero of a player who called a traitor."""
    betrayed_forces: Literal["all_in_territory", "where_they_fought"]
    """Which forces a betrayed side loses when the storm splits the territory."""
    explosion_leaders: Literal["in_plans", "all_in_territory"]
    """Which leaders an explosion kills."""
    battle_karama_deadline: Literal["before_plans_shown", "before_plans_formed"]
    """The last moment for a Karama against an advantage in battle."""
    harkonnen_capture: bool
    """Whether Harkonnen capture leaders."""
    capture_pool: Literal["not_in_another_battle", "available"] | None
    """Which leaders they may capture."""
    captive_is_traitor_to_owner: bool | None
    """Whether a captive may be called a traitor by its own house without a card."""
    hark_karama_return: Literal["any", "previous_hand"] | None
    """Which cards Harkonnen may give back for those their Karama took."""
    truthtrance_future: bool
    """Whether Truthtrance may ask about the future."""
    karama_powers: bool
    """Whether factions have a special Karama power."""
    karama_scope: Literal["per_table", "whole_phase", "single_use"]
    """How long a Karama stops an advantage."""
    karama_stops_fremen_arrival: bool
    """Whether a Karama may stop the free arrival of the Fremen."""
    collect_scope: Literal["sector", "territory"]
    """Where forces collect spice."""
    collect_rate_test: Literal["occupy_city_at_collection", "same_as_ornithopters"]
    """What gives the better rate of collection."""
    stronghold_income: bool
    """Whether Arrakeen, Carthag and Tuek's Sietch give income."""
    contested_income: Literal["none", "each"] | None
    """Who gets the income of a contested stronghold."""
    contested_stronghold_counts: bool
    """Whether a contested stronghold counts for victory."""
    victory_table: VictoryTable
    """Strongholds to win; see `strongholds_to_win`."""
    alliance_variant: Literal["2/4", "2/3", "3/4", "3/3", "any/3", "table"]
    """Largest alliance and the strongholds it needs; table: as in `victory_table`."""
    shield_wall_stronghold_after_worm: int | None
    """The worm from which on the Shield Wall counts for victory; None: never."""
    no_winner_without_guild: Literal["fremen_then_most_strongholds", "draw"]
    """How a game without a winner ends when the Guild is not in play."""
    bribes: Literal["mentat_pause", "immediate", "collection_only"]
    """When spice promised in deals changes hands."""
    notes: Literal["atreides_only", "all"]
    """Who may keep notes on treachery cards."""
    standing_bids: bool
    """Whether standing answers bid and pass in auctions."""
    change_secret_choices: bool
    """Whether a secret choice can be changed until everybody has chosen."""
    take_back_before_responses: bool
    """Whether what others may respond to can be taken back until somebody has."""

    @classmethod
    def preset(cls, ruleset: str, version: int = VERSION) -> "Rules":
        """The switches of a rule set (basic, advanced or tournament) in a version of the rules."""
        if ruleset not in RULESETS:
            raise ValueError(f"ruleset: {brief(ruleset)} is not one of {', '.join(RULESETS)}.")
        return _preset(ruleset, version)

    def with_switches(self, switches: Mapping[str, object], version: int = VERSION) -> "Rules":
        """These rules with some switches set, each to a value as it stands in `options.json`.

        A question that arises by this and is still open gets the answer of the advanced game.
        """
        read = {key: _read_switch(key, value) for key, value in switches.items()}
        if read.get("ruleset", self.ruleset) != self.ruleset:
            raise ValueError("ruleset: choose the rule set first, then set switches on top of it.")
        return _answer_open_questions(replace(self, **read), version)

    def switches(self) -> dict[str, Any]:
        """Every switch and its value, ready for JSON; `with_switches` reads it back."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        rows = zip(VICTORY_ROWS, self.victory_table, strict=True)
        return values | {"victory_table": {name: list(row) for name, row in rows}}

    def strongholds_to_win(self, players: int, allies: int) -> int | None:
        """What `victory_table` asks of an alliance of that size (1: alone); None: none exists."""
        row = self.victory_table[min(players, 4) - 2]
        return row[min(allies, 3) - 1]


def _read_option(entry: dict[str, Any]) -> Option:
    arises = entry.get("arises_with", {})
    return Option(
        key=entry["key"],
        rule=entry.get("rule", ""),
        question=entry["question"],
        values=tuple(entry.get("values", ())),
        least=entry.get("least", 0),
        most=entry.get("most", 0),
        nullable=entry.get("nullable", False),
        arises_with={key: tuple(values) for key, values in arises.items()},
        presets=_read_presets(entry),
        printed=entry.get("printed", {}),
    )


def _read_presets(entry: dict[str, Any]) -> dict[int, Mapping[str, object]]:
    """Those of the present, which hold since version 1 unless said, and those before them."""
    earlier = {int(version): presets for version, presets in entry.get("earlier", {}).items()}
    return {**earlier, entry.get("since", 1): {name: entry[name] for name in RULESETS}}


def _read_switch(key: str, value: object) -> Any:
    """The value as the field holds it, or ValueError naming the option."""
    option = OPTIONS.get(key)
    if option is None:
        raise ValueError(f"{key}: there is no such option.")
    if value is None and (option.nullable or option.arises_with):
        return None
    if key == "victory_table":
        return _read_victory_table(value)
    if option.values:
        return _read_choice(option, value)
    return _read_number(option, value)


def _read_choice(option: Option, value: object) -> object:
    # True == 1 in Python, but the two would give different records and digests.
    if not any(type(value) is type(known) and value == known for known in option.values):
        known_values = ", ".join(map(repr, option.values))
        raise ValueError(f"{option.key}: {brief(value)} is not one of {known_values}.")
    return value


def _read_number(option: Option, value: object) -> int:
    if type(value) is not int or not option.least <= value <= option.most:
        raise ValueError(
            f"{option.key}: {brief(value)} is not a whole number "
            f"from {option.least} to {option.most}."
        )
    return value


def _read_victory_table(value: object) -> tuple[tuple[int | None, ...], ...]:
    if isinstance(value, Mapping) and set(value) == set(VICTORY_ROWS):
        rows = [value[name] for name in VICTORY_ROWS]
        if all(map(_is_victory_row, rows)):
            return tuple(tuple(row) for row in rows)
    raise ValueError(
        f"victory_table: {brief(value)} does not give three numbers from 1 to {MOST_STRONGHOLDS}, "
        f"the last two of which may be null, for each of {', '.join(VICTORY_ROWS)} players."
    )


def _is_victory_row(row: object) -> bool:
    if not isinstance(row, list | tuple) or len(row) != 3 or row[0] is None:
        return False
    return all(
        number is None or (type(number) is int and 1 <= number <= MOST_STRONGHOLDS)
        for number in row
    )


@cache
def _preset(ruleset: str, version: int) -> Rules:
    switches = OPTIONS.values()
    return Rules(
        **{each.key: _read_switch(each.key, each.preset(ruleset, version)) for each in switches}
    )


def _answer_open_questions(rules: Rules, version: int) -> Rules:
    advanced = _preset("advanced", version)
    answers = {
        option.key: getattr(advanced, option.key)
        for option in OPTIONS.values()
        if getattr(rules, option.key) is None and _arises(option, rules)
    }
    return replace(rules, **answers)


def _arises(option: Option, rules: Rules) -> bool:
    return any(getattr(rules, key) in values for key, values in option.arises_with.items())


OPTIONS: Final[dict[str, Option]] = {
    entry["key"]: _read_option(entry) for entry in load("options")["options"]
}
"""What may be said about each switch, in the order of `options.json`."""
