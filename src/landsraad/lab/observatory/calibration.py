"""Calibration: which of the reconstructed values of War for Arrakis make it as it should be.

Duels between equals should be even, and a good player should win a third of the games against
Mahdi. Boxes with other values are played in both modes; a box is what an owner's box file says, so
what fits best can be tried at any table, and stored games keep their values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from landsraad.arrakis.data import load
from landsraad.lab.estimates import Estimate, share
from landsraad.lab.observatory.studies import Study

PREFIX: Final = "calibration-"
USUAL: Final = "8-6-4"
SHIFTS: Final = {"6-4-2": -2, "7-5-3": -1, USUAL: 0, "9-7-5": 1}
"""Secret objectives: steps more or less on each of the three tracks."""
TOKENS: Final = {"one-less": -1, "one-more": 1}
"""Atreides deployment tokens: regulars more or less on each of those that have several."""
SEVERAL: Final = 2
DEPLOYMENT: Final = ("atreides_starting_deployment", "atreides_deployment")
TARGETS: Final = {"duel": 1 / 2, "mahdi": 1 / 3}
"""Wins of the Atreides, as they should be."""


def calibrations() -> Iterator[Study]:
    """All boxes in both modes."""
    for mode in TARGETS:
        for value, box in boxes().items():
            options = {"mode": mode, **({"box": box} if box else {})}
            yield Study(study_name(mode, value), "arrakis", options)


def study_name(mode: str, value: str) -> str:
    return f"{PREFIX}{mode}-{value}"


def boxes() -> dict[str, dict[str, Any]]:
    """Boxes by what is different in them; nothing in the first."""
    others = {value: shift for value, shift in SHIFTS.items() if shift}
    return {
        f"objectives-{USUAL}": {},
        **{f"objectives-{value}": objectives(value, shift) for value, shift in others.items()},
        **{f"tokens-{value}": tokens(value, more) for value, more in TOKENS.items()},
    }


def objectives(name: str, shift: int) -> dict[str, Any]:
    cards = load("cards")["secret_objectives"]["cards"]
    targets = {
        card["id"]: {marker: steps + shift for marker, steps in card["targets"].items()}
        for card in cards
    }
    return {"name": name, "objectives": targets}


def tokens(name: str, more: int) -> dict[str, Any]:
    known = load("components")["tokens"]
    regulars = {
        token["id"]: {"regular": token["regular"] + more}
        for kind in DEPLOYMENT
        for token in known[kind]["tokens"]
        if token["regular"] >= SEVERAL
    }
    return {"name": name, "tokens": regulars}


# The page.


def section(played: Mapping[str, Mapping[int, Mapping[str, Any]]]) -> Iterator[str]:
    """What the games that were played say, as lines of Markdown; nothing if there are none."""
    values = [value for value in boxes() if any(played.get(study_name(m, value)) for m in TARGETS)]
    if not values:
        return
    most = max([len(games) for name, games in played.items() if name.startswith(PREFIX)])
    yield "### Reconstructed values\n"
    yield (
        "Secret objectives and Atreides deployment tokens are reconstructed. They should make the "
        "duel even for equals, and let a good player win a third of the games against Mahdi. "
        "**Bold** is what is right as far as the interval can tell. (`landsraad observe` with "
        f"`--calibrate {most}`; as long as intervals are wide the values stay what they are.)\n"
    )
    yield "| values | duels | Atreides win | against Mahdi | Atreides win |\n|---|---|---|---|---|"
    for value in values:
        cells = [cell for mode in TARGETS for cell in told(played, mode, value)]
        usual = " (as in the box)" if value.endswith(USUAL) else ""
        yield f"| {value.replace('-', ' ', 1)}{usual} | {' | '.join(cells)} |"
    yield ""


def told(
    played: Mapping[str, Mapping[int, Mapping[str, Any]]], mode: str, value: str
) -> tuple[str, str]:
    """How many games there are, and how many of them the Atreides win."""
    games = played.get(study_name(mode, value), {})
    if not games:
        return "–", "–"
    won = ["atreides" in row["winners"] for row in games.values()]
    found = share(sum(won), len(won))
    text = f"{100 * found.value:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f})"
    return str(len(games)), f"**{text}**" if fits(found, mode) else text


def fits(found: Estimate, mode: str) -> bool:
    """Whether wins may be as they should, for all that is known."""
    return found.low <= TARGETS[mode] <= found.high
