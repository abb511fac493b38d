"""Show: any view as text, without knowing the game.

Single values stand on one line, what there is of each seat in one table, everything else below it
by name; tables within tables keep their shape. Of the whole table only what says something is
shown; of the changes everything, since nothing where something was is news.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from landsraad.texts import Texts

QUIET = "dim"
LOUD = "bold"

View = Mapping[str, Any]
"""What `game.view` gives, or a part of it."""


def changes(before: View, now: View) -> dict[str, Any]:
    """The entries that are new or different, as deep as there are tables."""
    return {
        name: changes(before[name], value)
        if isinstance(value, Mapping) and isinstance(before.get(name), Mapping)
        else value
        for name, value in now.items()
        if name not in before or before[name] != value
    }


def tidy(view: View) -> View:
    """The view without what says nothing."""
    table, seats = view["table"], view["seats"]
    told = {
        name: tidy_seats(value) if is_spread(value, seats) else tidied(value)
        for name, value in table.items()
    }
    return {**view, "table": {name: value for name, value in told.items() if not is_empty(value)}}


def tidied(value: Any) -> Any:
    """A value without its empty entries; tables with the same entries keep those of any row."""
    if isinstance(value, list):
        return [tidied(item) for item in value]
    if not isinstance(value, Mapping) or "kind" in value:
        return value
    rows = list(value.values())
    if are_alike(rows):
        kept = [name for name in rows[0] if not all(is_empty(row[name]) for row in rows)]
        return {key: {name: tidied(row[name]) for name in kept} for key, row in value.items()}
    told = {name: tidied(item) for name, item in value.items()}
    return {name: item for name, item in told.items() if not is_empty(item)}


def tidy_seats(entries: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """What there is of each seat, but for entries that no seat has anything in."""
    kept: set[str] = set()
    for table in entries.values():
        for name, value in table.items():
            alone = sum(name in other for other in entries.values()) == 1
            if not (is_empty(value) if alone and is_plain(value) else is_blank(value)):
                kept.add(name)
    return {
        seat: {name: tidied(value) for name, value in table.items() if name in kept}
        for seat, table in entries.items()
    }


def is_empty(value: object) -> bool:
    """Whether there is nothing here; no forces of either kind are nothing, one zero is a number."""
    if isinstance(value, list):
        return all(item == 0 or is_empty(item) for item in value)
    if isinstance(value, Mapping):
        return all(is_empty(item) for item in value.values())
    return value is None or value == ""


def is_blank(value: object) -> bool:
    """Whether there is nothing here, or only zeros and no."""
    if isinstance(value, Mapping):
        return all(is_blank(item) for item in value.values())
    return value in (0, False) or is_empty(value)


def draw_view(view: View, texts: Texts) -> RenderableType:
    """The table as these eyes see it."""
    table, seats = view["table"], view["seats"]
    plain = {name: value for name, value in table.items() if is_plain(value)}
    by_seat = {name: value for name, value in table.items() if is_by_seat(value, seats)}
    rest = {name: table[name] for name in table if name not in plain and name not in by_seat}
    columns, own = spread(by_seat, seats)
    parts: list[RenderableType] = []
    if plain:
        parts.append(draw_line(plain, texts))
    if columns:
        parts.append(draw_seats(columns, view, texts))
    parts.extend(draw_rest({**own, **rest}, texts))
    parts.extend(draw_steps(view["steps"], texts))
    parts.extend(draw_waiting(view, texts))
    return Padding(Group(*parts), (1, 0, 1, 2), expand=False)


def is_plain(value: object) -> bool:
    return value is None or isinstance(value, bool | int | str)


def is_short(value: object) -> bool:
    """A single value, or a few numbers."""
    return is_plain(value) or (isinstance(value, list) and all(type(n) is int for n in value))


def is_by_seat(value: object, seats: Sequence[str]) -> bool:
    return isinstance(value, Mapping) and bool(value) and all(key in seats for key in value)


def is_spread(value: object, seats: Sequence[str]) -> bool:
    """Whether there is a table of each seat."""
    return is_by_seat(value, seats) and all(
        isinstance(item, Mapping) and "kind" not in item
        for item in value.values()  # type: ignore[attr-defined]
    )


def spread(by_seat: View, seats: Sequence[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The columns of the table of the seats; and, by seat, what one seat alone has."""
    columns: dict[str, Any] = {}
    for name, entries in by_seat.items():
        if not is_spread(entries, seats):
            columns[name] = entries
            continue
        for seat, table in entries.items():
            for key, value in table.items():
                columns.setdefault(key, {})[seat] = value
    own: dict[str, dict[str, Any]] = {}
    for name in [name for name in columns if name not in by_seat and len(columns[name]) == 1]:
        for seat, value in columns.pop(name).items():
            own.setdefault(seat, {})[name] = value
    return columns, own


def draw_line(entries: Mapping[str, Any], texts: Texts) -> Text:
    """Names and values one after the other."""
    line = Text()
    for name, value in entries.items():
        line.append("   " if line else "")
        line.append(f"{texts.name(name)} ", QUIET).append(texts.say(value), LOUD)
    return line


def draw_seats(entries: View, view: View, texts: Texts) -> Table:
    """One row for each seat, one column for each entry."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style=QUIET)
    table.add_column()
    for name in entries:
        table.add_column(texts.name(name))
    for seat in view["seats"]:
        cells = [draw(entries[name].get(seat, ""), texts) for name in entries]
        table.add_row(draw_seat(seat, seat == view["eyes"], texts), *cells)
    return table


def draw_seat(seat: str, you: bool, texts: Texts) -> Text:
    name = texts.name(seat)
    return Text(texts.text("you-are", seat=name), LOUD) if you else Text(name)


def draw_rest(entries: Mapping[str, Any], texts: Texts) -> Iterator[RenderableType]:
    if entries:
        yield draw_grid(entries, texts)


def draw_steps(steps: Sequence[Mapping[str, Any]], texts: Texts) -> Iterator[RenderableType]:
    """What is going on, as far as it tells anything."""
    for step in steps:
        shown = {name: value for name, value in step.items() if value not in ("", [], {}, None)}
        title = shown.pop("step", None)
        if title is not None:
            yield Text(texts.name(title), QUIET)
        if shown:
            yield Padding(draw_table(shown, texts), (0, 0, 0, 2))


def draw_waiting(view: View, texts: Texts) -> Iterator[RenderableType]:
    """Whom else the table waits for, as far as that may be known."""
    others = [entry["seat"] for entry in view["waiting"] if entry["seat"] != view["eyes"]]
    names = [texts.text("somebody") if seat is None else texts.name(seat) for seat in others]
    if names:
        yield Text(texts.text("waiting", seats=", ".join(dict.fromkeys(names))), QUIET)


def draw(value: object, texts: Texts) -> RenderableType:
    """One value, however deep it goes."""
    if isinstance(value, Mapping) and value and texts.action_in(value) is None:
        if are_alike(list(value.values())):
            return draw_rows(value, texts)
        return draw_table(value, texts)
    if isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
        return Group(*[draw(tidied(item) or item, texts) for item in value])
    return Text(value if value == "" else texts.say(value))


def are_alike(values: Sequence[object]) -> bool:
    """Whether these are several tables with the same entries."""
    first = values[0] if values else None
    return (
        len(values) > 1
        and isinstance(first, Mapping)
        and bool(first)
        and all(isinstance(value, Mapping) and list(value) == list(first) for value in values)
    )


def draw_rows(entries: Mapping[str, Mapping[str, Any]], texts: Texts) -> Table:
    """Tables with the same entries: a row for each of them, or for all that are the same."""
    table = Table(box=None, show_edge=False, pad_edge=False, header_style=QUIET)
    for name in ("", *next(iter(entries.values()))):
        table.add_column(texts.name(name))
    rows: list[tuple[list[str], Mapping[str, Any]]] = []
    for name, row in entries.items():
        same = [names for names, known in rows if known == row]
        if same:
            same[0].append(texts.name(name))
        else:
            rows.append(([texts.name(name)], row))
    for names, row in rows:
        table.add_row(Text(", ".join(names)), *[draw(value, texts) for value in row.values()])
    return table


def draw_table(entries: Mapping[str, Any], texts: Texts) -> RenderableType:
    """Single values on one line, everything else below by name."""
    plain = {name: value for name, value in entries.items() if is_short(value)}
    rest = {name: value for name, value in entries.items() if name not in plain}
    parts: list[RenderableType] = [draw_line(plain, texts)] if plain else []
    return Group(*parts, *draw_rest(rest, texts))


def draw_grid(entries: Mapping[str, Any], texts: Texts) -> Table:
    """Names on the left, values on the right."""
    grid = Table.grid(padding=(0, 2))
    for name, value in entries.items():
        grid.add_row(Text(texts.name(name), QUIET), draw(value, texts))
    return grid
