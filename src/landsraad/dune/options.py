"""What can be chosen before a game of Dune: rule set, switches, and how the table is run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from landsraad.dune.ruleset import OPTIONS as SWITCHES
from landsraad.dune.ruleset import RULESETS, VICTORY_ROWS, Rules
from landsraad.kernel import BadOptions, Choices, Listed, Option, Range
from landsraad.kernel.setup import read_options
from landsraad.kernel.values import Json, Value, to_json

TABLE_OPTIONS: Final = (
    Option("ruleset", Listed(*RULESETS), "basic"),
    Option("responses", Listed("holders", "strict", "together"), "holders", at_tables="together"),
    Option("deals", Listed(True, False), True),
    Option("standing", Listed(True, False), True),
)
"""Options beside the switches of the rule set.

ruleset: which body of rules; its switches can each be set on top.
responses: who is asked whether to stop an advantage: those who can (holders), or all who might; one
    after the other before the storm (strict) or always at once (together). Where people play,
    whoever is asked betrays what they hold, so there it is all who might.
deals: whether the engine offers deals and bribes, and to show secrets to who is no ally.
standing: whether the engine offers standing answers.
pairs (not listed here): the two factions of each of two players, such as
    (("atreides", "fremen"), ("emperor", "harkonnen")); none by default. See `lineup.options_of`.
"""


TABLE_NAMES: Final = frozenset(option.name for option in TABLE_OPTIONS)


@dataclass(frozen=True, slots=True)
class SwitchOption(Option):
    """A switch of the rule sets; without a value of its own it has that of the rule set."""

    def to_json(self) -> dict[str, Json]:
        """With what each rule set says, where that stands, and when the question arises at all."""
        switch = SWITCHES[self.name]
        return Option.to_json(self) | {
            "rule": switch.rule,
            "printed": dict(switch.printed),
            "presets": {name: getattr(Rules.preset(name), self.name) for name in RULESETS},
            "nullable": switch.nullable,
            "arises_with": {key: to_json(values) for key, values in switch.arises_with.items()},
        }


def _switch_values(name: str) -> Choices[Any]:
    switch = SWITCHES[name]
    return Listed(*switch.values) if switch.values else Range(switch.least, switch.most)


OPTIONS: Final = (
    *TABLE_OPTIONS,
    *[
        SwitchOption(name, _switch_values(name), None)
        for name in SWITCHES
        if name not in ("ruleset", "victory_table")
    ],
)
"""Everything that can be chosen; a switch without a value has that of the rule set."""


def read_dune_options(given: Mapping[str, object], seats: tuple[str, ...]) -> dict[str, Value]:
    """The options of a game: those of the table, and the switches that were set."""
    chosen = read_options(TABLE_OPTIONS, {k: v for k, v in given.items() if k in TABLE_NAMES})
    chosen["pairs"] = read_pairs(given.get("pairs", ()), seats)
    switches = {name: value for name, value in given.items() if not is_of_table(name)}
    try:
        Rules.preset(str(chosen["ruleset"])).with_switches(_readable(switches))
    except ValueError as wrong:
        raise BadOptions(str(wrong)) from None
    return chosen | {name: _frozen(value) for name, value in switches.items()}


def is_of_table(name: str) -> bool:
    return name in TABLE_NAMES or name == "pairs"


def read_pairs(pairs: object, seats: tuple[str, ...]) -> Value:
    """D-SETUP-18: two players with two factions each share out four seats."""
    if pairs in ((), [], None):
        return ()
    listed: list[Any] = list(pairs) if isinstance(pairs, list | tuple) else []
    sizes = [len(pair) if isinstance(pair, list | tuple) else 0 for pair in listed]
    named = [seat for pair in listed for seat in pair] if sizes == [2, 2] else []
    if len(seats) != 4 or any(seat not in named for seat in seats):
        raise BadOptions("pairs: give two pairs of factions that make up the line-up of four.")
    in_order = [tuple(sorted(pair, key=seats.index)) for pair in listed]
    return tuple(sorted(in_order, key=lambda pair: seats.index(pair[0])))


def dune_readings(
    options: Mapping[str, Value], version: int, stated: Mapping[str, Value]
) -> dict[str, Value]:
    """Every switch of a game: as its record states it, as it was set, or as of that version."""
    chosen = {name: value for name, value in options.items() if not is_of_table(name)}
    known = {name: value for name, value in stated.items() if name in SWITCHES}
    preset = Rules.preset(str(options["ruleset"]), version)
    try:
        rules = preset.with_switches(_readable({**chosen, **known}), version)
    except ValueError as wrong:
        raise BadOptions(str(wrong)) from None
    return {name: getattr(rules, name) for name in SWITCHES if name != "ruleset"}


def rules_of(options: Mapping[str, Value]) -> Rules:
    """The switches of a game whose options and readings have been read."""
    switches: dict[str, Any] = {name: _frozen(options[name]) for name in SWITCHES}
    return Rules(**switches)


def _readable(switches: Mapping[str, object]) -> dict[str, object]:
    """The victory table as `with_switches` wants it; a record holds its rows as lists."""
    rows = switches.get("victory_table")
    if not isinstance(rows, list | tuple) or len(rows) != len(VICTORY_ROWS):
        return dict(switches)
    return {**switches, "victory_table": dict(zip(VICTORY_ROWS, rows, strict=True))}


def _frozen(value: Any) -> Value:
    if isinstance(value, Mapping):
        return tuple([_frozen(value[name]) for name in VICTORY_ROWS])
    if isinstance(value, list | tuple):
        return tuple([_frozen(item) for item in value])
    plain: Value = value
    return plain
