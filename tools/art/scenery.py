"""What card pictures are put together from: skies, dunes, people far off, busts."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from tools.art import kit
from tools.art.heads import FACE, Face, head, neck

CUT: dict[str, Any] = {"stroke": kit.INK, "stroke_width": 1.3}


def carved(shape: kit.Shape, fill: str) -> str:
    """A closed spline with the inked edge of all things shown large."""
    return kit.blob(shape, fill, **CUT)


# ---- The ground ----------------------------------------------------------------------------------


def rays(
    x: float = 60.0,
    y: float = 40.0,
    count: int = 28,
    inner: float = 18.0,
    reach: float = 130.0,
    color: str = kit.T5,
    opacity: str = ".2",
) -> str:
    """Gouged rays that widen outwards."""

    def wedge(a: float) -> str:
        return kit.poly(
            [
                kit.polar(x, y, inner, a),
                kit.polar(x, y, reach, a - 90 / count),
                kit.polar(x, y, reach, a + 90 / count),
            ]
        )

    return kit.path("".join(wedge(360 * i / count) for i in range(count)), color, opacity=opacity)


def grain(
    seed: int = 1,
    top: float = 3,
    bottom: float = 62,
    count: int = 15,
    color: str = kit.T5,
    opacity: str = ".45",
) -> str:
    """Level strokes of the gouge: thin spindles, as in a cut sky."""
    chance = random.Random(seed)
    d = ""
    for i in range(count):
        y = top + (bottom - top) * (i + 0.4 * chance.random()) / count
        for _ in range(2):
            long = 16 + 34 * chance.random()
            x = -10 + 120 * chance.random()
            d += f"M{kit.pair((x, y))}q{kit.pair((long / 2, -1.5))} {kit.num(long)} 0q{kit.pair((-long / 2, 1.5))}{kit.num(-long)} 0"
    return kit.path(d, color, opacity=opacity)


def sky(x: float = 60.0, y: float = 36.0, sun: float = 20.0, count: int = 0, seed: int = 1) -> str:
    """The day: level strokes, or rays if `count` is given; and a sun."""
    disc = kit.circle(x, y, sun, kit.T5) if sun else ""
    return (
        kit.path("M0 0H120V80H0Z", kit.T3)
        + (rays(x, y, count, sun + 6) if count else grain(seed))
        + disc
    )


def dunes(high: float = 58.0, far: bool = True) -> str:
    """Two dunes with carved slopes."""
    back = (
        kit.path(
            kit.spline(
                f"-2 {high - 2}!, 16 {high - 6}, 34 {high - 1}, 60 {high - 8}, 88 {high}, 122 {high - 6}!, 122 82!, -2 82!"
            ),
            kit.T4,
        )
        if far
        else ""
    )
    front = kit.path(
        kit.spline(
            f"-2 {high + 12}!, 24 {high + 6}, 58 {high + 13}, 92 {high + 5}, 122 {high + 11}!, 122 82!, -2 82!"
        ),
        kit.INK,
    )
    cuts = kit.lines(
        [
            f"4 {high + 14}, 22 {high + 9}, 40 {high + 13}",
            f"12 {high + 19}, 30 {high + 14}, 54 {high + 19}",
            f"64 {high + 17}, 88 {high + 9}, 112 {high + 13}",
            f"78 {high + 20}, 96 {high + 15}, 118 {high + 19}",
        ],
        1.2,
        kit.T5,
    )
    slopes = (
        kit.lines(
            [
                f"40 {high + 4}, 60 {high - 3}, 82 {high + 5}",
                f"50 {high + 7}, 64 {high + 2}, 78 {high + 8}",
            ],
            1.1,
            kit.T3,
        )
        if far
        else ""
    )
    return back + slopes + front + cuts


def bare(sun: float = 0.0) -> str:
    """Rays only, for things shown large."""
    return sky(60, 40, sun, count=22)


def walker(x: float, y: float, size: float, fill: str = kit.INK, stick: bool = False) -> str:
    """Somebody hooded, walking to the right, the cloak behind on the wind; feet at (x, y)."""
    body = kit.blob(
        "-1.6 -28!, 2.6 -26, 4 -22.4, 3 -19.6!, 5.6 -16.6, 6.4 -9!, 8 -4, 9.6 0!, 5.4 0!, 2 -6!, -1 -4, -2.4 0!, -6.6 0!, -5.4 -4!, -11.6 -2!, -8.6 -10, -5.4 -17, -4 -23",
        fill,
    )
    staff = kit.stroke("M5-13L10-12M10.6-26L12.4 0", 1.5, fill) if stick else ""
    return kit.group(
        body + staff,
        transform=f"translate({kit.num(x)} {kit.num(y)}) scale({size * 0.84:.2f} {size * 1.2:.2f})",
    )


def soldier(x: float, y: float, size: float, fill: str = kit.INK, edge: str = "none") -> str:
    """A soldier with a lance, seen against the light."""
    body = kit.blob(
        "0 -30, 2.7 -28.4, 3 -25!, 2.2 -22!, 6 -20.4, 7.6 -15, 9 -11!, 6.8 -10!, 5 -14!, 4.8 -8, 6 0!, 2 0!, .4 -10!, -1.6 0!, -5.6 0!, -4.6 -8, -4.8 -14!, -7 -9!, -8.6 -11!, -6.4 -19, -2.2 -22!, -3 -25!, -2.7 -28.4",
        fill,
        stroke=edge,
        stroke_width=1,
    )
    lance = kit.path("M7.8-33L8.8-39L9.8-33V0H7.8Z", fill)
    return kit.group(
        body + lance,
        transform=f"translate({kit.num(x)} {kit.num(y)}) scale({size * 0.92:.2f} {size * 1.1:.2f})",
    )


def ranks(y: float, size: float, count: int, step: float, fill: str, x0: float = 8.0) -> str:
    return "".join(
        soldier(x0 + step * i, y + (1.5 if i % 2 else 0), size, fill) for i in range(count)
    )


def someone(
    looks: Face,
    back: Iterable[str] = (),
    dress: Iterable[str] = (),
    front: Iterable[str] = (),
    x: float = 60.0,
    y: float = 40.0,
    size: float = 1.0,
) -> str:
    """A bust without a medallion."""
    f = {**FACE, **looks}
    return kit.group(
        "".join(back) + neck(f) + "".join(dress) + head(f) + "".join(front),
        transform=f"translate({kit.num(x)} {kit.num(y)}) scale({size:.2f})",
    )


def put(
    body: str,
    x: float,
    y: float,
    size: float,
    color: str = kit.INK,
    flip: bool = False,
    more: str = "",
) -> str:
    """A piece of the board set into a picture."""
    return f'<g color="{color}" transform="matrix({num2(-size if flip else size)} 0 0 {num2(size)} {kit.num(x)} {kit.num(y)}){more}">{body}</g>'


def num2(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
