"""The ways to play Dune that the law suite knows.

Each rule set with two to six players (the suggested line-ups, six of them with deals and standing
answers), two players with two factions each, the five alliance variants, and strict responses with
standing answers. A game of Dune is long: a mode gets one game for every eight asked for, and costly
laws look at some positions only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from landsraad.dune import Dune
from landsraad.dune.lineup import SUGGESTED
from landsraad.dune.ruleset import RULESETS
from landsraad.kernel.laws import Mode

PAIRS: Final = (("atreides", "fremen"), ("emperor", "harkonnen"))
VARIANTS: Final = ("2/4", "2/3", "3/4", "3/3", "any/3")


def mode(name: str, seats: tuple[str, ...], **options: object) -> Mode:
    return Mode(f"dune-{name}", Dune, seats, options, most_actions=20_000, stride=61, weight=8)


def small_modes(game: type[Dune], ways: Mapping[str, Mapping[str, object]]) -> list[Mode]:
    """The ways to play a part of the game, without talk."""
    return [
        Mode(name, game, None, {"deals": False, "standing": False, **options}, stride=3)
        for name, options in ways.items()
    ]


def modes() -> Iterator[Mode]:
    everybody = SUGGESTED[6]
    for ruleset in RULESETS:
        for players, seats in SUGGESTED.items():
            words = players == 6
            yield mode(f"{ruleset}-{players}", seats, ruleset=ruleset, deals=words, standing=words)
    four = tuple([seat for pair in PAIRS for seat in pair])
    yield mode("pairs", four, ruleset="advanced", pairs=PAIRS, deals=False, standing=False)
    for variant in VARIANTS:
        options = {"ruleset": "advanced", "alliance_variant": variant}
        name = f"alliances-{variant.replace('/', '-')}"
        yield mode(name, everybody, deals=False, standing=False, **options)
    yield mode("strict", everybody, ruleset="advanced", responses="strict", deals=False)
    yield mode("together", everybody, ruleset="advanced", responses="together", deals=False)


DUNE_MODES: Final = tuple(modes())
