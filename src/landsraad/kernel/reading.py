"""Readings: points where the rules can be read in more than one way, or were once read otherwise.

A correction of a rule is a reading, too: what was played before and what is played now are two of
its values, and the version that changed the default stands beside it. A record states the readings
it was played with. One that came after a game was begun has the value from before. So a rule asks
for a reading and never for a version:

    TANK = Reading("tank_moves", Listed("with_the_die", "after_the_action"),
                   {1: "after_the_action", 3: "with_the_die"})
    …
    if game.setup.readings["tank_moves"] == "with_the_die":
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from landsraad.kernel.choices import Choices
from landsraad.kernel.errors import BadOptions
from landsraad.kernel.values import Json, Value, brief, to_json


@dataclass(frozen=True, slots=True)
class Reading:
    """One of these points.

    Attributes:
        name: what records and options call it.
        values: the ways to read it.
        defaults: the default from each version on that changed it; version 1 has the first.
        rule: id of the rule that it is about.
        printed: where each document of the rules prints it; one that is not named says nothing.
        only_with: options without which the question does not arise, such as a mode of the game.
    """

    name: str
    values: Choices[Any]
    defaults: Mapping[int, Value]
    rule: str = ""
    printed: Mapping[str, str] = field(default_factory=dict)
    only_with: Mapping[str, Value] = field(default_factory=dict)

    @property
    def default(self) -> Value:
        """What new games are played with unless they say otherwise."""
        return self.defaults[max(self.defaults)]

    def default_at(self, version: int) -> Value:
        """What games of a version were played with unless they said otherwise."""
        return self.defaults[newest(self.defaults, version)]

    def check(self, value: object) -> Value:
        """One of the values; BadOptions if it is none."""
        index = self.values.find(value)
        if index < 0:
            offered = ", ".join([str(known) for known in self.values])
            raise BadOptions(f"{self.name} cannot be read as {brief(value)}; it can be {offered}")
        chosen: Value = self.values.at(index)
        return chosen

    def to_json(self) -> dict[str, Json]:
        only_with = {name: to_json(value) for name, value in self.only_with.items()}
        return {
            "name": self.name,
            "values": self.values.to_json(),
            "default": to_json(self.default),
            "rule": self.rule,
            "printed": dict(self.printed),
            "only_with": only_with,
        }


def newest(versions: Mapping[int, object], version: int) -> int:
    """The last of some versions that is not after another."""
    return max([known for known in versions if known <= version])


def resolve(
    readings: Sequence[Reading], chosen: Mapping[str, Value], version: int
) -> dict[str, Value]:
    """Every reading of a game with its value: the chosen one, or the default of that version."""
    return {
        reading.name: reading.check(chosen[reading.name])
        if reading.name in chosen
        else reading.default_at(version)
        for reading in readings
    }
