"""Studies: the standard line-ups, and the games in which one ruling is different."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.arrakis.options import READINGS
from landsraad.dune import Dune
from landsraad.dune.lineup import SUGGESTED
from landsraad.dune.ruleset import OPTIONS, RULESETS, Rules
from landsraad.kernel import BadOptions, Game
from landsraad.lab.simulation.job import Job

FIRST_SEED: Final = 1
PART_SIZE: Final = 10
"""Games in a part of a study: there are many studies, and each can be as long as there is time."""
BASE: Final = "advanced"
"""The rule set of Dune in which rulings are tried."""
LEFT_OUT: Final = frozenset(
    {
        "ruleset",  # has line-ups of its own
        "bid_seconds",
        "standing_bids",
        "change_secret_choices",
        "take_back_before_responses",
        "notes",
    }
)
"""Switches of the clock and of comfort, which bots take no notice of."""
ARRAKIS_MODES: Final[Mapping[str, Mapping[str, Any]]] = {
    "duel": {"mode": "duel"},
    "duel-guild": {"mode": "duel", "guild": True},
    "teams3-atreides": {"mode": "teams3", "shared": "atreides"},
    "teams3-harkonnen": {"mode": "teams3", "shared": "harkonnen"},
    "teams4": {"mode": "teams4"},
    "teams4-guild": {"mode": "teams4", "guild": True},
    "mahdi": {"mode": "mahdi"},
}


@dataclass(frozen=True, slots=True)
class Study:
    """Games of one kind.

    Attributes:
        name: of its folder.
        game: which is played, with these `options` by these `seats` (all, if empty).
        ruling: the switch that is different in it; empty in a standard line-up.
        value: what the switch is, in place of `usual`.
        base: the study it is compared with.
    """

    name: str
    game: str
    options: Mapping[str, Any]
    seats: tuple[str, ...] = ()
    ruling: str = ""
    value: Any = None
    usual: Any = None
    base: str = ""
    shuffle: bool = field(default=False)

    def job(self, bot: str, games: int) -> Job:
        return Job(
            self.game,
            self.options,
            self.seats,
            {},
            bot,
            FIRST_SEED,
            games,
            part_size=PART_SIZE,
            shuffle=self.shuffle,
        )


def studies(game: str) -> tuple[Study, ...]:
    """All that is played of a game: line-ups first, then rulings."""
    if game == Dune.name:
        return (*dune_lineups(), *dune_rulings())
    return (*arrakis_lineups(), *arrakis_rulings())


def jobs_for(games: Sequence[str], bot: str, lineups: int, pairs: int) -> dict[str, Job]:
    """The jobs of all studies of some games, each as long as is wished, by its name.

    What rulings are compared with is played as often as they are.
    """
    all_studies = [study for game in games for study in studies(game)]
    bases = {study.base for study in all_studies if study.ruling}
    jobs = {}
    for study in all_studies:
        number = pairs if study.ruling else lineups
        number = max(number, pairs) if study.name in bases else number
        if number:
            jobs[study.name] = study.job(bot, number)
    return jobs


# Dune.


def dune_lineups() -> Iterator[Study]:
    """The line-ups that the rulebook suggests, by each rule set; seats in any order."""
    for ruleset in RULESETS:
        for players, seats in sorted(SUGGESTED.items(), reverse=True):
            name = f"dune-{ruleset}-{players}"
            yield Study(name, "dune", {"ruleset": ruleset}, seats, shuffle=True)


def dune_rulings() -> Iterator[Study]:
    """Six players by the advanced rules, with one switch set otherwise."""
    base = f"dune-{BASE}-6"
    usual = Rules.preset(BASE).switches()
    for switch, option in OPTIONS.items():
        if switch in LEFT_OUT or (usual[switch] is None and not option.nullable):
            continue  # or the question does not arise
        presets = [Rules.preset(ruleset).switches()[switch] for ruleset in RULESETS]
        for value in option.values or distinct([v for v in presets if v is not None]):
            options = {"ruleset": BASE, switch: value}
            if value != usual[switch] and is_possible(Dune, options, SUGGESTED[6]):
                name = f"dune-{switch}-{word_of(value)}"
                yield Study(
                    name, "dune", options, SUGGESTED[6], switch, value, usual[switch], base, True
                )


# War for Arrakis.


def arrakis_lineups() -> Iterator[Study]:
    for name, options in ARRAKIS_MODES.items():
        yield Study(f"arrakis-{name}", "arrakis", options)


def arrakis_rulings() -> Iterator[Study]:
    """Duels, or the solo mode, with one reading chosen otherwise."""
    for reading in READINGS:
        mode = reading.only_with.get("mode", "duel")
        for value in reading.values:
            if value != reading.default:
                yield Study(
                    f"arrakis-{reading.name}-{word_of(value)}",
                    "arrakis",
                    {"mode": mode, reading.name: value},
                    ruling=reading.name,
                    value=value,
                    usual=reading.default,
                    base=f"arrakis-{mode}",
                )


# Values.


def is_possible(game: type[Game], options: Mapping[str, Any], seats: tuple[str, ...]) -> bool:
    """Whether a game can be played so; some rulings need another one beside them."""
    try:
        game.read_setup(seats, options, FIRST_SEED)
    except BadOptions:
        return False
    return True


def distinct(values: list[Any]) -> list[Any]:
    return [value for place, value in enumerate(values) if value not in values[:place]]


def word_of(value: Any) -> str:
    """A value in the name of a folder."""
    if isinstance(value, Mapping):
        return "other"
    return str(value).lower().replace("/", "_")
