"""Drawing: plots as SVG that stands in a page, with colours that the page says.

A plot is as wide as a phone and grows with its column, so its letters are never small. Every mark
has a `<title>`, which a mouse shows; what a plot shows stands beside it as a table (`report.page`).
Colours are names of classes: `seat-guild`, `tone-2`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 360
LETTERS: Final = 12
"""Height of letters; a plot is never narrower than a phone, so they stay that high."""
ROW: Final = 36
THICK: Final = 10
EDGE: Final = 8
"""Free on all sides."""
Words = Callable[[float], str]
"""Says a number."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A number with a name, and an interval if it has one."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    colour: str = "tone-0"
    in_words: str = ""
    """The number in words; empty for what the plot says of it."""


@dataclass(frozen=True, slots=True)
class Series:
    """A line: points with intervals, from left to right; None where it has none."""

    label: str
    points: Sequence[tuple[float, float, float, float]]
    """Where, how much, from, to."""
    colour: str = "tone-0"


def element(name: str, inside: str = "", **attributes: object) -> str:
    """An element of SVG or HTML; `inside` is markup already."""
    written = "".join(
        [
            f' {key.rstrip("_").replace("_", "-")}="{escape(shown(value))}"'
            for key, value in attributes.items()
        ]
    )
    return f"<{name}{written}>{inside}</{name}>"


def shown(value: object) -> str:
    """A value of an attribute; numbers to a tenth, which is finer than anybody sees."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def text(label: str, x: float, y: float, anchor: str = "start", class_: str = "") -> str:
    return element("text", escape(label), x=x, y=y, text_anchor=anchor, class_=class_)


def titled(mark: str, title: str, **attributes: object) -> str:
    """A mark that tells what it is."""
    return element("g", element("title", escape(title)) + mark, **attributes)


def plot(height: float, title: str, marks: Iterable[str], width: float = WIDTH) -> str:
    """A drawing with a name for those who do not see it."""
    return element(
        "svg",
        "".join(marks),
        viewBox=f"0 0 {shown(width)} {shown(height)}",
        role="img",
        aria_label=title,
        class_="plot",
    )


# Kinds of plots.


def bars(
    title: str,
    rows: Sequence[Bar],
    words: Words,
    usual: float | None = None,
    most: float = 0.0,
) -> str:
    """Lying bars, each under its name, with a line where `usual` is.

    They are as long as the room for the greatest number there, or for `most`.
    """
    most = max([row.high or row.value for row in rows] + [usual or 0.0, most]) or 1.0
    span = WIDTH - 2 * EDGE

    def at(value: float) -> float:
        return EDGE + span * max(0.0, value) / most

    marks = []
    for number, row in enumerate(rows):
        top = EDGE + number * ROW
        number_in_words = row.in_words or words(row.value)
        marks.append(text(row.label, EDGE, top + LETTERS))
        marks.append(text(number_in_words, WIDTH - EDGE, top + LETTERS, "end", "number"))
        marks.append(titled(bar(row, top + LETTERS + 6, at), f"{row.label}: {number_in_words}"))
    height = 2 * EDGE + len(rows) * ROW - 4
    if usual is not None:
        x = at(usual)
        line = element("line", x1=x, x2=x, y1=EDGE, y2=height - EDGE, class_="usual")
        marks.append(titled(line, words(usual)))
    return plot(height, title, marks)


def bar(row: Bar, top: float, at: Callable[[float], float]) -> str:
    length = max(1.0, at(row.value) - EDGE)
    track = element(
        "rect", x=EDGE, y=top, width=WIDTH - 2 * EDGE, height=THICK, rx=2, class_="track"
    )
    drawn = element(
        "rect", x=EDGE, y=top, width=length, height=THICK, rx=2, class_=f"fill {row.colour}"
    )
    if row.low is None or row.high is None:
        return track + drawn
    middle = top + THICK / 2
    low, high = at(row.low), at(row.high)
    path = f"M{low:.1f} {middle - 4}v8M{low:.1f} {middle}H{high:.1f}M{high:.1f} {middle - 4}v8"
    return (
        track
        + drawn
        + element("path", d=path, class_="halo")
        + element("path", d=path, class_="range")
    )


HEIGHT: Final = 230
LEFT: Final = 46
BELOW: Final = 22


def columns(title: str, rows: Sequence[Bar], words: Words) -> str:
    """Standing columns with their names below: how often each of some numbers was."""
    most = max([row.value for row in rows]) or 1.0
    room = (WIDTH - 2 * EDGE) / len(rows)
    floor_at, high = HEIGHT - BELOW, HEIGHT - BELOW - 2 * EDGE - LETTERS
    each = max(1, -(-len(rows) * 30 // (WIDTH - 2 * EDGE)))  # names that have room
    marks = [element("line", x1=EDGE, x2=WIDTH - EDGE, y1=floor_at, y2=floor_at, class_="axis")]
    for number, row in enumerate(rows):
        left, tall = EDGE + number * room, high * row.value / most
        middle = left + room / 2
        drawn = element(
            "rect",
            x=left + room * 0.1,
            y=floor_at - tall,
            width=room * 0.8,
            height=tall,
            class_=f"fill {row.colour}",
        )
        marks.append(titled(drawn, f"{row.label}: {words(row.value)}"))
        if number % each == 0:
            marks.append(text(row.label, middle, HEIGHT - 6, "middle"))
            marks.append(text(words(row.value), middle, floor_at - tall - 5, "middle", "number"))
    return plot(HEIGHT, title, marks)


def lines(
    title: str,
    series: Sequence[Series],
    words: Words,
    most: float | None = None,
    across: str = "",
    width: float = WIDTH,
    marked: Sequence[float] = (),
) -> str:
    """Lines over time with their intervals; `across` says what goes from left to right.

    What is `marked` has a number and a line from top to bottom.
    """
    points = [point for one in series for point in one.points]
    first, last = min([p[0] for p in points]), max([p[0] for p in points])
    top = most or max([point[3] for point in points]) or 1.0
    floor_at, right = HEIGHT - BELOW, width - 2 * EDGE

    def x(where: float) -> float:
        return LEFT + (right - LEFT) * (where - first) / ((last - first) or 1)

    def y(value: float) -> float:
        return floor_at - (floor_at - 2 * EDGE) * min(value, top) / top

    marks = []
    for tick in ticks(top):
        marks.append(element("line", x1=LEFT, x2=right, y1=y(tick), y2=y(tick), class_="grid"))
        marks.append(text(words(tick), LEFT - 5, y(tick) + 4, "end"))
    names = steps(first, last, 30 * (last - first) / (right - LEFT))
    marks += [text(f"{where:g}", x(where), HEIGHT - 6, "middle") for where in names]
    if across:
        marks.append(text(across, 0, HEIGHT - 6))
    for number, where in enumerate(marked, 1):
        there = x(where)
        upright = element("line", x1=there, x2=there, y1=EDGE + 4, y2=floor_at, class_="mark")
        marks.append(upright)
        marks.append(text(str(number), there, EDGE, "middle"))
    for one in series:
        marks += line(one, x, y)
    return plot(HEIGHT, title, marks, width)


def line(one: Series, x: Callable[[float], float], y: Callable[[float], float]) -> list[str]:
    there = [f"{shown(x(where))},{shown(y(high))}" for where, _, _, high in one.points]
    back = [f"{shown(x(where))},{shown(y(low))}" for where, _, low, _ in reversed(one.points)]
    middle = [f"{shown(x(where))},{shown(y(value))}" for where, value, _, _ in one.points]
    marks = [
        element("polygon", points=" ".join([*there, *back]), class_=f"band {one.colour}"),
        element("polyline", points=" ".join(middle), class_=f"stroke {one.colour}"),
    ]
    if len(one.points) == 1:
        where, value, _, _ = one.points[0]
        marks.append(element("circle", cx=x(where), cy=y(value), r=3, class_=f"fill {one.colour}"))
    return [titled("".join(marks), one.label)]


def ticks(top: float) -> list[float]:
    """Round numbers from zero up to the top, some five of them."""
    return steps(0, top, top / 5)


def steps(first: float, last: float, least: float) -> list[float]:
    """Round numbers between two, at least so far from each other."""
    if last <= first or least <= 0:
        return [first]
    size = 10.0 ** floor(log10(least))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= least * 0.999)
    if first >= 1:
        step = max(1.0, step)
    start = step * -(-first // step)
    return [start + step * number for number in range(floor((last - start) / step + 1e-9) + 1)]


def legend(series: Iterable[tuple[str, str]]) -> str:
    """Which colour is what: pairs of names and colours."""
    entries = [
        element("li", element("i", class_=f"swatch {colour}") + escape(label))
        for label, colour in series
    ]
    return element("ul", "".join(entries), class_="legend")
