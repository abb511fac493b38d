"""Drawing tools: splines from short point lists, elements, symbols and sheets.

Everything is drawn in plain tones. The colours are CSS variables that art.css derives from one
`--faction` colour, so that the same drawing serves every theme:

    T1 lit skin, paper      T2 shaded skin      T3 the faction itself, the ground
    T4 dark cloth           T5 pale engraving   INK the darkest line

Skins are pairs of a lit and a shaded tone.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import Any

Point = Sequence[float]
Shape = str | Sequence[Point]

T1, T2, T3, T4, T5 = (f"var(--tone{n})" for n in range(1, 6))
INK, GOLD, SPICE, IBAD, WINE, HOAR = (
    f"var(--{n})" for n in ("ink", "gilt", "melange", "ibad", "wine", "hoar")
)
DUNE, DUNE2, DUNE3 = (f"var(--sand{n})" for n in (1, 2, 3))
FAIR_SKIN, TAN_SKIN, BROWN_SKIN = (
    (T1, T2),
    ("var(--skin1)", "var(--skin2)"),
    ("var(--skin2)", "var(--skin3)"),
)
RIM: dict[str, Any] = {"stroke": T1, "stroke_width": 3, "paint_order": "stroke"}
THIN: dict[str, Any] = {"stroke": T1, "stroke_width": 2, "paint_order": "stroke"}
"""Light rims around silhouettes."""


def num(value: float) -> str:
    """A number with at most one decimal, as short as SVG allows."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def pair(point: Point) -> str:
    x, y = num(point[0]), num(point[1])
    return x + (y if y.startswith("-") else " " + y)


def points(text: str) -> list[tuple[float, float, bool]]:
    """'1 2, 3 4!, 5 6': points, those with a mark are corners."""
    out = []
    for part in text.split(","):
        part = part.strip()
        corner = part.endswith("!")
        x, y = part.rstrip("!").split()
        out.append((float(x), float(y), corner))
    return out


def spline(shape: Shape, closed: bool = True, tension: float = 0.5) -> str:
    """A smooth curve through the points, with breaks at the corners (Catmull-Rom as Béziers)."""
    pts = points(shape) if isinstance(shape, str) else [(*p, False)[:3] for p in shape]
    count = len(pts)
    last = count if closed else count - 1
    pen = Pen(pts[0])
    for i in range(last):
        a, b = pts[i], pts[(i + 1) % count]
        before = pts[i - 1] if (closed or i > 0) else a
        after = pts[(i + 2) % count] if (closed or i + 2 < count) else b
        if a[2] and b[2]:
            pen.line(b)
            continue
        k = tension / 3
        out_a = (0, 0) if a[2] else ((b[0] - before[0]) * k, (b[1] - before[1]) * k)
        in_b = (0, 0) if b[2] else ((after[0] - a[0]) * k, (after[1] - a[1]) * k)
        limit = math.dist(a[:2], b[:2]) * 0.45
        c1, c2 = (_shorten(v, limit) for v in (out_a, in_b))
        pen.curve((a[0] + c1[0], a[1] + c1[1]), (b[0] - c2[0], b[1] - c2[1]), b)
    return pen.d + ("Z" if closed else "")


class Pen:
    """Writes a path in relative steps of a half, which is shorter; rounding does not add up."""

    def __init__(self, start: Point) -> None:
        self.at = _halves(start)
        self.d = "M" + pair((self.at[0] / 2, self.at[1] / 2))
        self.last = "M"

    def _steps(self, command: str, *stops: Point) -> None:
        values = [num((p[k] - self.at[k]) / 2) for p in map(_halves, stops) for k in (0, 1)]
        text = "".join(v if v.startswith("-") else " " + v for v in values)
        self.d += text if command == self.last else command + text.lstrip()
        self.last, self.at = command, _halves(stops[-1])

    def line(self, stop: Point) -> None:
        self._steps("l", stop)

    def curve(self, *stops: Point) -> None:
        self._steps("c", *stops)


def _halves(point: Point) -> tuple[int, int]:
    return round(point[0] * 2), round(point[1] * 2)


def _shorten(vector: Point, limit: float) -> Point:
    size = math.hypot(*vector)
    return (
        vector
        if size <= limit or size == 0
        else (vector[0] * limit / size, vector[1] * limit / size)
    )


def attrs(**given: Any) -> str:
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{num(v) if isinstance(v, float) else v}"'
        for key, v in given.items()
        if v is not None
    )


def edge(width: float, color: str = INK) -> dict[str, Any]:
    """How the edge of a filled shape is drawn: `kit.path(d, kit.T4, **kit.edge(1.4))`."""
    return {"stroke": color, "stroke_width": width}


def path(d: str, fill: str = INK, **more: Any) -> str:
    return f"<path{attrs(d=d, fill=fill, **more)}/>"


def blob(shape: Shape, fill: str = INK, **more: Any) -> str:
    """A filled closed spline."""
    return path(spline(shape), fill, **more)


def edged(shape: Shape, fill: str, width: float, color: str = INK) -> str:
    """A filled closed spline whose edge is drawn."""
    return blob(shape, fill, **edge(width, color))


def stroke(d: str, width: float = 1.0, color: str = INK, **more: Any) -> str:
    """Lines have round ends: sheets set this once on their root."""
    return f"<path{attrs(d=d, fill='none', stroke=color, stroke_width=float(width), **more)}/>"


def line(shape: Shape, width: float = 1.0, color: str = INK, **more: Any) -> str:
    return stroke(spline(shape, closed=False), width, color, **more)


def lines(shapes: Iterable[Shape], width: float = 1.0, color: str = INK, **more: Any) -> str:
    """Many open curves as one path."""
    return stroke("".join(spline(s, closed=False) for s in shapes), width, color, **more)


def hatch(
    start: Point,
    step: Point,
    stroke_to: Point,
    count: int,
    width: float = 0.8,
    color: str = INK,
    shrink: float = 0.0,
) -> str:
    """Parallel engraved strokes: `count` of them, each moved by `step`, shrinking towards the end."""
    d = ""
    for i in range(count):
        x, y = start[0] + step[0] * i, start[1] + step[1] * i
        k = 1 - shrink * i
        d += f"M{pair((x, y))}l{pair((stroke_to[0] * k, stroke_to[1] * k))}"
    return stroke(d, width, color)


def circle(x: float, y: float, r: float, fill: str = INK, **more: Any) -> str:
    return f"<circle{attrs(cx=float(x), cy=float(y), r=float(r), fill=fill, **more)}/>"


def group(*parts: str, **more: Any) -> str:
    return f"<g{attrs(**more)}>{''.join(parts)}</g>"


def poly(pairs: Iterable[Point]) -> str:
    pairs = list(pairs)
    pen = Pen(pairs[0])
    for stop in pairs[1:]:
        pen.line(stop)
    return pen.d + "Z"


def polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return x + r * math.sin(a), y - r * math.cos(a)


def symbol(name: str, body: str, box: str = "0 0 100 100") -> str:
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'
