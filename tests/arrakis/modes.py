"""The ways to play War for Arrakis that the law suite knows.

A random game is long, some thousands of actions: a mode gets one game for every eight asked for,
and costly laws look at some positions only.
"""

from __future__ import annotations

from typing import Final

from landsraad.arrakis import Arrakis
from landsraad.kernel.laws import Mode


def mode(name: str, seats: tuple[str, ...] | None = None, **options: object) -> Mode:
    return Mode(f"arrakis-{name}", Arrakis, seats, options, 40_000, stride=97, weight=8)


ARRAKIS_MODES: Final = (
    mode("duel"),
    mode("guild", guild=True),
    mode("teams3", mode="teams3"),
    mode("teams3-atreides", mode="teams3", shared="atreides"),
    mode("teams4", mode="teams4"),
    mode("guild-teams3", mode="teams3", guild=True),
    mode("guild-teams4", mode="teams4", guild=True),
    mode("mahdi", mode="mahdi"),
    mode("mahdi-2", ("house_atreides", "fremen"), mode="mahdi"),
)
