"""Reading case files: strictly, with one sentence that says where something is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.cases.expected import check_expected
from landsraad.kernel.checks import (
    DataPath,
    anything,
    flag,
    integer,
    list_of,
    table,
    table_of,
    text,
)
from landsraad.kernel.errors import BadCase, BadOptions
from landsraad.kernel.event import CHANCE
from landsraad.kernel.game import Game
from landsraad.kernel.registry import game_class
from landsraad.kernel.values import brief
from landsraad.kernel.view_shapes import Shape, Words
from landsraad.kernel.view_types import OutcomeView

ANY_TABLE: Final = table_of(anything)
ANY_LIST: Final = list_of(anything)
TEXTS: Final = list_of(text)
EXPECT: Final = table(
    {
        "state": ANY_TABLE,
        "sees": table_of(ANY_TABLE),
        "unseen": table_of(TEXTS),
        "steps": ANY_LIST,
        "waiting": TEXTS,
        "offered": TEXTS,
        "not_offered": TEXTS,
        "choices": table_of(integer),
        "may_take_back": TEXTS,
        "outcome": ANY_TABLE,
        "over": flag,
    }
)
ACT: Final = table(
    {
        "play": text,
        "events": ANY_LIST,
        "no_events": list_of(ANY_TABLE),
        "counts": table_of(integer),
        "try": text,
        "refused": text,
        "reason": text,
        "expect": EXPECT,
    }
)
WITH_PLAY: Final = {"play", "events", "no_events", "counts"}
WITH_TRY: Final = {"try", "refused", "reason"}


def read_act(value: object, path: DataPath) -> dict[str, Any]:
    """A check for one act."""
    act = ACT(value, path)
    given = act.keys() - {"expect"}
    if not ({"play"} <= given <= WITH_PLAY or {"try", "refused"} <= given <= WITH_TRY):
        raise path.wrong("plays something (with events) or tries something that is refused")
    return act


CASE: Final = table(
    {
        "id": text,
        "title": text,
        "rules": TEXTS,
        "source": text,
        "seats": ANY_LIST,
        "options": ANY_TABLE,
        "seed": integer,
        "position": ANY_TABLE,
        "impossible": flag,
        "reason": text,
        "act": list_of(read_act),
        "expect": EXPECT,
    },
    needed=("id", "title", "source"),
)


OUTCOME: Final = Shape([OutcomeView], Words())


@dataclass(frozen=True, slots=True)
class Case:
    """One adjudication, as read from its file."""

    id: str
    title: str
    rules: tuple[str, ...]
    source: str
    game: type[Game]
    data: Mapping[str, Any]


def case_files(path: Path) -> list[Path]:
    """The case files of a folder and its folders, or this one."""
    if not path.exists():
        raise BadCase(f"there is no {path}")
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def read_cases(file: Path) -> list[Case]:
    """All cases of a file; BadCase says what is wrong with it."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError) as wrong:
        raise BadCase(f"{file}: {wrong}") from None
    named = isinstance(data.get("game"), str) and isinstance(data.get("case"), list)
    if set(data) != {"game", "case"} or not named:
        raise BadCase(f"{file}: a case file holds a game and cases, [[case]]")
    try:
        game = game_class(data["game"])
    except BadOptions as wrong:
        raise BadCase(f"{file}: {wrong}") from None
    cases = [_read_case(file, n, game, entry) for n, entry in enumerate(data["case"], 1)]
    ids = [case.id for case in cases]
    for name in ids:
        if ids.count(name) > 1:
            raise BadCase(f"{file}: {name} stands twice")
    return cases


def _read_case(file: Path, number: int, game: type[Game], entry: object) -> Case:
    where = f"{file}: case {number}"
    if isinstance(entry, dict) and isinstance(entry.get("id"), str):
        where += f", {entry['id']}"
    path = DataPath(BadCase, where, f"{where}: ")
    case = CASE(entry, path)
    for rule in case.get("rules", ()):
        if rule not in game.rulebook():
            raise BadCase(f"{where}: {game.name} has no rule {brief(rule)}")
    if case.get("rules") == ():
        raise BadCase(f"{where}: a case is about some rule")
    if not any(case.get(key) for key in ("impossible", "act", "expect")):
        raise BadCase(f"{where}: it expects nothing")
    if "reason" in case and not case.get("impossible"):
        raise BadCase(f"{where}: a reason is that of something tried, or of impossible = true")
    assert isinstance(entry, dict)
    check_expectations(game, entry, path)
    return Case(case["id"], case["title"], case.get("rules", ()), case["source"], game, entry)


# What a case expects, of the views and events that the game has.


def check_expectations(game: type[Game], case: Mapping[str, Any], path: DataPath) -> None:
    """Everything that is expected can be so in this game."""
    check_expect(game, case.get("expect", {}), path.entry("expect"))
    for number, act in enumerate(case.get("act", []), 1):
        place = path.entry("act").entry(number)
        check_expect(game, act.get("expect", {}), place.entry("expect"))
        check_events(game, act, place)


def check_expect(game: type[Game], expect: Mapping[str, Any], path: DataPath) -> None:
    view = None if game.view_type() is None else Shape([game.view_type()], words_of(game))
    table = None if view is None else view.entry("table")
    steps = None if view is None else view.entry("steps")
    check_expected(expect.get("state", {}), path.entry("state"), table)
    for eyes, entries in expect.get("sees", {}).items():
        check_expected(entries, path.entry("sees").entry(eyes), table)
    check_expected(expect.get("steps", []), path.entry("steps"), steps)
    check_expected(expect.get("outcome", {}), path.entry("outcome"), OUTCOME)
    if table is not None and steps is not None:
        for eyes, names in expect.get("unseen", {}).items():
            place = path.entry("unseen").entry(eyes)
            for name in names:
                check_way(name, place, table, steps.items())


def check_way(way: str, path: DataPath, *shapes: Shape) -> None:
    """A way to an entry, such as `hands.paul`, that some view can have."""
    names = way.split(".")
    known = 0  # how many of the names lead somewhere
    while shapes and known < len(names):
        inner = [shape.entry(names[known]) for shape in shapes]
        if not any(inner):
            raise path.unknown(way, [name for shape in shapes for name in shape.names()])
        shapes = tuple([shape for shape in inner if shape])
        known += 1


def check_events(game: type[Game], act: Mapping[str, Any], path: DataPath) -> None:
    """A misspelt event never happens: it must be one that the game has."""
    check_expected(act.get("events", []), path.entry("events"), None)
    for number, event in enumerate(act.get("no_events", []), 1):
        place = path.entry("no_events").entry(number)
        check_expected(event, place, None)
        check_kind(game, text(event.get("kind"), place.entry("kind")), place.entry("kind"))
    for kind in act.get("counts", {}):
        check_kind(game, kind, path.entry("counts"))


def check_kind(game: type[Game], kind: str, path: DataPath) -> None:
    kinds = catalogue_keys(game.folder, "event")
    if kinds and kind not in (CHANCE, *kinds):
        raise path.unknown(kind, sorted((CHANCE, *kinds)))


def words_of(game: type[Game]) -> Words:
    """The seats of a game, and all that has a name in it."""
    if game not in _words:
        named = catalogue_keys(game.folder, "name")
        _words[game] = Words(game.all_seats, {**game.names("en", {}), **dict.fromkeys(named)})
    return _words[game]


_words: dict[type[Game], Words] = {}


@cache
def catalogue_keys(folder: Path, family: str) -> tuple[str, ...]:
    """What the catalogue of a game has messages for: `wounded` for `event-wounded`."""
    file = folder / "texts" / "en.ftl"
    if not file.is_file():
        return ()
    messages = file.read_text(encoding="utf-8")
    keys = re.findall(rf"^{family}-([\w-]+) =", messages, re.MULTILINE)
    return tuple([key.replace("-", "_") for key in keys])
