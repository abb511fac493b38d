"""Renders any view as text, without knowing the game.

Single values stand on one line, values by seat in one table with a row for each seat, and
everything else below by name; nested entries keep their structure. `hide_empty` removes entries
that say nothing from a whole view. Of changes (`changed_entries`) everything is rendered: that a
value is empty now is a change, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from landsraad.terminal.styles import MUTED, STRONG
from landsraad.texts import Texts

View = Mapping[str, Any]
"""What `game.view` returns, or a part of it."""


def changed_entries(before: View, now: View) -> dict[str, Any]:
    """The entries that are new or different; of nested entries only those that are."""
    return {
        name: changed_entries(before[name], value)
        if isinstance(value, Mapping) and isinstance(before.get(name), Mapping)
        else value
        for name, value in now.items()
        if name not in before or before[name] != value
    }


# Empty entries.


def hide_empty(view: View) -> View:
    """The view without entries that say nothing."""
    table, seats = view["table"], view["seats"]
    entries = {
        name: without_empty_columns(value)
        if has_entries_by_seat(value, seats)
        else without_empty(value)
        for name, value in table.items()
    }
    return {
        **view,
        "table": {name: value for name, value in entries.items() if not is_empty(value)},
    }


def without_empty(value: Any) -> Any:
    """A value without its empty entries; of a table with rows, without its empty columns."""
    if isinstance(value, list):
        return [without_empty(item) for item in value]
    if not isinstance(value, Mapping) or "kind" in value:
        return value
    rows = list(value.values())
    if are_rows(rows):
        columns = [name for name in rows[0] if not all(is_empty(row[name]) for row in rows)]
        return {
            key: {name: without_empty(row[name]) for name in columns} for key, row in value.items()
        }
    entries = {name: without_empty(item) for name, item in value.items()}
    return {name: item for name, item in entries.items() if not is_empty(item)}


def without_empty_columns(by_seat: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """The entries of each seat, without those that are empty or zero for every seat.

    A single value that only one seat has is shown even if it is zero.
    """
    columns: set[str] = set()
    for entries in by_seat.values():
        for name, value in entries.items():
            alone = sum(name in other for other in by_seat.values()) == 1
            hidden = is_empty(value) if alone and is_scalar(value) else is_empty_or_zero(value)
            if not hidden:
                columns.add(name)
    return {
        seat: {name: without_empty(value) for name, value in entries.items() if name in columns}
        for seat, entries in by_seat.items()
    }


def is_empty(value: object) -> bool:
    """Whether there is nothing to show: a list of zeros is empty, a single zero is a number."""
    if isinstance(value, list):
        return all(item == 0 or is_empty(item) for item in value)
    if isinstance(value, Mapping):
        return all(is_empty(item) for item in value.values())
    return value is None or value == ""


def is_empty_or_zero(value: object) -> bool:
    """Whether there is nothing to show, or only zeros and `False`."""
    if isinstance(value, Mapping):
        return all(is_empty_or_zero(item) for item in value.values())
    return value in (0, False) or is_empty(value)


# Kinds of values.


def is_scalar(value: object) -> bool:
    return value is None or isinstance(value, bool | int | str)


def is_short(value: object) -> bool:
    """Whether this is a single value or a list of numbers."""
    return is_scalar(value) or (isinstance(value, list) and all(type(n) is int for n in value))


def is_by_seat(value: object, seats: Sequence[str]) -> bool:
    return isinstance(value, Mapping) and bool(value) and all(key in seats for key in value)


def has_entries_by_seat(value: object, seats: Sequence[str]) -> bool:
    """Whether each seat has several entries of its own."""
    return is_by_seat(value, seats) and all(
        isinstance(item, Mapping) and "kind" not in item
        for item in value.values()  # type: ignore[attr-defined]
    )


def are_rows(values: Sequence[object]) -> bool:
    """Whether these are several mappings with the same keys."""
    first = values[0] if values else None
    return (
        len(values) > 1
        and isinstance(first, Mapping)
        and bool(first)
        and all(isinstance(value, Mapping) and list(value) == list(first) for value in values)
    )


# The view.


def render_view(view: View, texts: Texts) -> RenderableType:
    """Everything on the table that the viewer sees."""
    table, seats = view["table"], view["seats"]
    scalars = {name: value for name, value in table.items() if is_scalar(value)}
    by_seat = {name: value for name, value in table.items() if is_by_seat(value, seats)}
    rest = {name: table[name] for name in table if name not in scalars and name not in by_seat}
    columns, of_one_seat = seat_columns(by_seat, seats)
    parts: list[RenderableType] = []
    if scalars:
        parts.append(render_line(scalars, texts))
    if columns:
        parts.append(render_seats(columns, view, texts))
    parts.extend(render_named({**of_one_seat, **rest}, texts))
    parts.extend(render_steps(view["steps"], texts))
    parts.extend(render_waiting(view, texts))
    return Padding(Group(*parts), (1, 0, 1, 2), expand=False)


def seat_columns(by_seat: View, seats: Sequence[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The columns of the table of seats; and, by seat, the entries that only one seat has."""
    columns: dict[str, Any] = {}
    for name, values in by_seat.items():
        if not has_entries_by_seat(values, seats):
            columns[name] = values
            continue
        for seat, entries in values.items():
            for key, value in entries.items():
                columns.setdefault(key, {})[seat] = value
    of_one_seat: dict[str, dict[str, Any]] = {}
    for name in [name for name in columns if name not in by_seat and len(columns[name]) == 1]:
        for seat, value in columns.pop(name).items():
            of_one_seat.setdefault(seat, {})[name] = value
    return columns, of_one_seat


def render_seats(columns: View, view: View, texts: Texts) -> Table:
    """One row for each seat."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style=MUTED)
    table.add_column()
    for name in columns:
        table.add_column(texts.name(name))
    for seat in view["seats"]:
        cells = [render_value(columns[name].get(seat, ""), texts) for name in columns]
        table.add_row(render_seat(seat, seat == view["eyes"], texts), *cells)
    return table


def render_seat(seat: str, is_viewer: bool, texts: Texts) -> Text:
    name = texts.name(seat)
    return Text(texts.text("you-are", seat=name), STRONG) if is_viewer else Text(name)


def render_steps(steps: Sequence[Mapping[str, Any]], texts: Texts) -> Iterator[RenderableType]:
    """The steps in progress, without empty entries."""
    for step in steps:
        entries = {name: value for name, value in step.items() if value not in ("", [], {}, None)}
        title = entries.pop("step", None)
        if title is not None:
            yield Text(texts.name(title), MUTED)
        if entries:
            yield Padding(render_entries(entries, texts), (0, 0, 0, 2))


def render_waiting(view: View, texts: Texts) -> Iterator[RenderableType]:
    """The other seats that the game waits for, as far as the viewer may know."""
    others = [entry["seat"] for entry in view["waiting"] if entry["seat"] != view["eyes"]]
    names = [texts.text("somebody") if seat is None else texts.name(seat) for seat in others]
    if names:
        yield Text(texts.text("waiting", seats=", ".join(dict.fromkeys(names))), MUTED)


# Values.


def render_value(value: object, texts: Texts) -> RenderableType:
    """One value, however deeply nested."""
    if isinstance(value, Mapping) and value and texts.action_in(value) is None:
        if are_rows(list(value.values())):
            return render_rows(value, texts)
        return render_entries(value, texts)
    if isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
        return Group(*[render_value(without_empty(item) or item, texts) for item in value])
    return Text(value if value == "" else texts.say(value))


def render_rows(entries: Mapping[str, Mapping[str, Any]], texts: Texts) -> Table:
    """A table of mappings with the same keys; equal rows are printed as one."""
    table = Table(box=None, show_edge=False, pad_edge=False, header_style=MUTED)
    for name in ("", *next(iter(entries.values()))):
        table.add_column(texts.name(name))
    rows: list[tuple[list[str], Mapping[str, Any]]] = []
    for name, row in entries.items():
        equal = [names for names, known in rows if known == row]
        if equal:
            equal[0].append(texts.name(name))
        else:
            rows.append(([texts.name(name)], row))
    for names, row in rows:
        cells = [render_value(value, texts) for value in row.values()]
        table.add_row(Text(", ".join(names)), *cells)
    return table


def render_entries(entries: Mapping[str, Any], texts: Texts) -> RenderableType:
    """Short values on one line, everything else below by name."""
    short = {name: value for name, value in entries.items() if is_short(value)}
    rest = {name: value for name, value in entries.items() if name not in short}
    parts: list[RenderableType] = [render_line(short, texts)] if short else []
    return Group(*parts, *render_named(rest, texts))


def render_line(entries: Mapping[str, Any], texts: Texts) -> Text:
    """Names and values one after the other."""
    line = Text()
    for name, value in entries.items():
        line.append("   " if line else "")
        line.append(f"{texts.name(name)} ", MUTED).append(texts.say(value), STRONG)
    return line


def render_named(entries: Mapping[str, Any], texts: Texts) -> Iterator[RenderableType]:
    """Names on the left, values on the right; nothing if there are no entries."""
    if entries:
        grid = Table.grid(padding=(0, 2))
        for name, value in entries.items():
            grid.add_row(Text(texts.name(name), MUTED), render_value(value, texts))
        yield grid
