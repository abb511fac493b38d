"""Worms, wormsigns and the storm."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from tools.art import kit


def ring_of_teeth(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    count: int,
    length: float,
    lean: kit.Point = (0.0, 0.0),
    width: float = 0.3,
    turn: float = 0.0,
    seed: int = 0,
) -> str:
    """Thorns around an ellipse, pointing at its middle moved by `lean`; none is as long as the next."""
    chance = random.Random(seed)
    d = ""
    for i in range(count):

        def at(t: float, k: float) -> kit.Point:
            return (
                cx + lean[0] * (1 - k) + rx * k * math.sin(t),
                cy + lean[1] * (1 - k) - ry * k * math.cos(t),
            )

        t = 2 * math.pi * (i + turn) / count
        w = 2 * math.pi * width / count
        long = length * (0.66 + 0.62 * chance.random()) if seed else length
        d += kit.poly([at(t - w, 1), at(t + w * 0.3, 1 - long), at(t + w, 1)])
    return d


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str, **more: Any) -> str:
    at = kit.attrs(cx=float(cx), cy=float(cy), rx=float(rx), ry=float(ry), fill=fill)
    return f"<ellipse{at}{kit.attrs(**more)}/>"


def maw(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    lean: kit.Point = (0.0, 0.0),
    lip: str = kit.DUNE2,
    glow: str = kit.SPICE,
) -> str:
    """A lip of plates, rings of needles, and a throat with the furnace far down in it."""

    def at(k: float) -> tuple[float, float]:
        return (cx + lean[0] * (1 - k), cy + lean[1] * (1 - k))

    def on(t: float, k: float) -> kit.Point:
        return (cx + rx * k * math.sin(t), cy - ry * k * math.cos(t))

    seams = "".join(
        f"M{kit.pair(on(t, 0.985))}L{kit.pair(on(t, 0.85))}"
        for t in (2 * math.pi * i / 17 for i in range(17))
    )
    out = ellipse(cx, cy, rx, ry, lip, **kit.edge(2)) + kit.stroke(seams, 1.3, kit.INK)
    out += kit.stroke(
        f"M{kit.pair(on(0.35, 0.93))}A{kit.num(rx * 0.93)} {kit.num(ry * 0.93)} 0 0 1 {kit.pair(on(2.2, 0.93))}",
        1.5,
        kit.DUNE,
    )
    out += ellipse(cx, cy, rx * 0.85, ry * 0.85, kit.INK)
    out += ellipse(*at(0.72), rx * 0.6, ry * 0.6, kit.WINE) + ellipse(
        *at(0.62), rx * 0.52, ry * 0.52, kit.INK
    )
    out += ellipse(*at(0.4), rx * 0.27, ry * 0.27, glow) + ellipse(
        *at(0.32), rx * 0.22, ry * 0.22, kit.GOLD
    )
    x, y = at(0.2)
    out += ellipse(x + rx * 0.05, y + ry * 0.07, rx * 0.2, ry * 0.2, kit.INK)
    out += kit.path(
        ring_of_teeth(
            *at(0.5), rx * 0.42, ry * 0.42, 19, 0.42, (lean[0] * 0.5, lean[1] * 0.5), 0.26, 0.4, 7
        ),
        kit.DUNE,
    )
    return out + kit.path(
        ring_of_teeth(cx, cy, rx * 0.865, ry * 0.865, 25, 0.42, lean, 0.27, 0, 4), kit.T1
    )


def clods(
    seed: int, cx: float, cy: float, rx: float, high: float, count: int, color: str = kit.T1
) -> str:
    """Clods of sand thrown up around a base, in two sizes."""
    chance = random.Random(seed)
    small = large = ""
    for i in range(count):
        t = math.pi * (i + 0.5) / count
        x = cx - rx * (0.9 + chance.random() * 0.3) * math.cos(t)
        dot = f"M{kit.pair((x, cy - (0.15 + chance.random()) * high * math.sin(t)))}h.01"
        small, large = (small + dot, large) if i % 3 else (small, large + dot)
    return kit.stroke(small, 1.9, color) + kit.stroke(large, 3.2, color)


def mound(cx: float, cy: float, rx: float, ry: float, teeth: int = 9, seed: int = 3) -> str:
    """Sand broken open around the body: a crater's near wall."""
    chance = random.Random(seed)
    top = []
    for i in range(teeth * 2 + 1):
        k = -1 + i / teeth
        lift = (
            (ry * 0.95 if i % 2 else ry * 0.25) * (1 - k * k * 0.6) * (0.7 + 0.5 * chance.random())
        )
        top.append((cx + rx * k, cy - lift + ry * 0.25 * k * k, i % 2 == 1))
    body = ", ".join(f"{x:.1f} {y:.1f}{'!' if c else ''}" for x, y, c in top)
    near = f"{body}, {cx + rx * 1.02} {cy + ry * 0.5}, {cx + rx * 0.6} {cy + ry * 1.05}, {cx} {cy + ry * 1.25}, {cx - rx * 0.6} {cy + ry * 1.05}, {cx - rx * 1.02} {cy + ry * 0.5}"
    return kit.path(kit.spline(near), kit.DUNE, **kit.edge(1.4)) + kit.lines(
        [
            f"{cx - rx * 0.7} {cy + ry * 0.3}, {cx - rx * 0.1} {cy + ry * 0.75}, {cx + rx * 0.4} {cy + ry * 0.5}",
            f"{cx - rx * 0.2} {cy + ry * 0.1}, {cx + rx * 0.3} {cy + ry * 0.25}, {cx + rx * 0.75} {cy + ry * 0.1}",
            f"{cx - rx * 0.5} {cy + ry * 0.9}, {cx + rx * 0.1} {cy + ry}, {cx + rx * 0.5} {cy + ry * 0.85}",
        ],
        1.2,
        kit.DUNE2,
    )


def trunk(
    spine: Sequence[kit.Point], start: kit.Point, end: kit.Point, count: int, thorns: bool = False
) -> str:
    """A ringed body along a curve of four points, from the sand to the maw; rings from `start` to `end` (rx, ry)."""
    out = ""
    for i in range(count):
        t = i / (count - 1)
        x, y = (
            sum(
                c * p[k]
                for c, p in zip(
                    ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3),
                    spine,
                    strict=False,
                )
            )
            for k in (0, 1)
        )
        rx, ry = (start[k] + (end[k] - start[k]) * t for k in (0, 1))
        if thorns:
            out += kit.path(
                kit.poly([(x - rx + 2, y - 3), (x - rx - 7, y - 6), (x - rx + 2, y + 4)])
                + kit.poly([(x + rx - 2, y - 3), (x + rx + 7, y - 6), (x + rx - 2, y + 4)]),
                kit.DUNE2,
                **kit.edge(1.2),
            )
        out += ellipse(x, y, rx, ry, kit.DUNE3 if i % 2 else kit.DUNE2, **kit.edge(1.4))
        rx, ry = rx * 0.93, ry * 0.93
        lit = [kit.pair((x + rx * math.sin(a), y - ry * math.cos(a))) for a in (3.5, 5.2)]
        out += kit.stroke(f"M{lit[0]}A{kit.num(rx)} {kit.num(ry)} 0 0 1 {lit[1]}", 1.6, kit.DUNE)
    return out


def sandworm() -> str:
    """160 by 120: rising out of the sand, the maw turned to us."""
    shadow = ellipse(78, 106, 74, 13, kit.INK, opacity=".28")
    back = ellipse(62, 98, 54, 13, kit.DUNE3, **kit.edge(1.4))
    body = trunk(((56, 97), (44, 72), (62, 48), (100, 47)), (36, 12), (38, 44), 10)
    light = ellipse(108, 48, 43.6, 46.6, kit.T1)
    fall = kit.stroke(
        "M80 84l-3 16M90 92l-2 12M134 84l3 12M126 90l1 14M100 94v9M146 70l3 10", 2, kit.DUNE
    )
    return (
        shadow
        + back
        + body
        + clods(5, 76, 92, 66, 60, 26)
        + light
        + maw(108, 48, 42, 45, (-11, 5))
        + fall
        + mound(64, 99, 60, 13)
    )


def wild_maker() -> str:
    """160 by 120: the great one, upright, thorned, with static fire about it."""
    shadow = ellipse(80, 106, 76, 13, kit.INK, opacity=".28")
    back = ellipse(80, 99, 58, 14, kit.DUNE3, **kit.edge(1.4))
    body = trunk(((80, 98), (72, 88), (76, 74), (80, 60)), (46, 14), (42, 36), 7, thorns=True)
    bolts = "M22 8L32 22L25 26L36 42L27 46L34 56M140 6L128 20L136 25L124 40L134 45L126 56M8 52L18 58L14 64L26 70M152 50L142 57L147 63L134 70"
    crown = kit.path(
        kit.poly([kit.polar(80, 52, 50.6 if i % 2 else 42, 360 * i / 38) for i in range(38)]),
        kit.T1,
        **kit.edge(1.2),
    )
    return (
        shadow
        + back
        + body
        + kit.stroke(bolts, 4.4, kit.INK)
        + kit.stroke(bolts, 2.4, kit.GOLD)
        + clods(9, 80, 94, 72, 70, 26)
        + crown
        + maw(80, 52, 43, 42, (0, 8), kit.DUNE3, kit.WINE)
        + mound(80, 100, 66, 13, 10, 8)
    )


def small_maw(lip: str, throat: str) -> str:
    """Few and bold teeth, for the size of a fingertip."""
    teeth = ring_of_teeth(50, 50, 34, 34, 13, 0.56, (-2, 3), 0.36, 0, 5)
    return (
        kit.circle(50, 50, 41, lip, **kit.edge(2.4))
        + kit.circle(50, 50, 34, kit.INK)
        + kit.circle(49, 52, 17, throat)
        + kit.circle(50, 54, 11, kit.INK)
        + kit.path(teeth, kit.T1)
    )


def worm_small() -> str:
    """100 by 100, from above: a maw in a burst of sand."""
    star = kit.poly([kit.polar(50, 50, 49.4 if i % 2 else 41, 360 * i / 28) for i in range(28)])
    return (
        kit.path(star, kit.DUNE, **kit.edge(1.8))
        + kit.circle(50, 50, 42.6, kit.T1)
        + small_maw(kit.DUNE2, kit.SPICE)
    )


def wild_small() -> str:
    star = kit.poly([kit.polar(50, 50, 49.4 if i % 2 else 38, 360 * i / 20) for i in range(20)])
    return kit.path(star, kit.GOLD, **kit.edge(1.8)) + small_maw(kit.DUNE3, kit.WINE)


def wormsign() -> str:
    """100 by 100: a ridge that runs at us under the sand, lit on one flank."""
    far = kit.path("M5 34A48 48 0 0 1 95 34C80 30 66 37 50 33S20 30 5 34Z", kit.T1)
    lit = kit.edged(
        "66 36!, 57 46, 60 58, 46 70, 26 88!, 52 95!, 60 78, 69 62, 63 47", kit.DUNE, 1.4
    )
    dark = kit.edged(
        "66 36!, 63 47, 69 62, 60 78, 52 95!, 80 85!, 76 72, 79 58, 70 46", kit.DUNE3, 1.4
    )
    ripples = kit.lines(
        [
            "8 58, 22 52, 38 56",
            "6 70, 18 66, 32 70",
            "14 46, 30 42, 46 46",
            "84 50, 90 48, 95 50",
            "84 62, 90 60, 97 62",
            "84 74, 90 72",
        ],
        2,
        kit.DUNE3,
    )
    cracks = kit.lines(
        ["60 62, 54 70, 56 76", "50 78, 44 84, 46 90", "62 48, 60 52"], 1.6, kit.DUNE3
    ) + kit.lines(["70 66, 66 76", "68 80, 62 90", "72 54, 71 60"], 1.6, kit.DUNE)
    dust = kit.stroke(
        "M20 84h.01M28 78h.01M84 90h.01M78 94h.01M34 72h.01M86 80h.01M18 76h.01", 3, kit.T1
    )
    return (
        kit.circle(50, 50, 48, kit.DUNE2, **kit.edge(2))
        + far
        + ripples
        + lit
        + dark
        + cracks
        + dust
    )


def storm() -> str:
    """100 by 100: the Coriolis storm from above, with lightning in its arms."""
    arms = ""
    for _k, (fill, reach, turn) in enumerate(
        ((kit.DUNE3, 49, 0), (kit.DUNE2, 46, 40), (kit.DUNE, 40, 80))
    ):
        for a in range(3):
            out, back = [], []
            for i in range(15):
                t = i / 14
                angle = turn + 120 * a + 300 * t
                r = 4 + (reach - 4) * t**0.8
                out.append((*kit.polar(50, 50, r, angle), i == 14))
                back.append((*kit.polar(50, 50, r * (0.52 + 0.46 * t), angle - 16 + 10 * t), False))
            ring = ", ".join(
                f"{x:.1f} {y:.1f}{'!' if c else ''}" for x, y, c in out + back[::-1][1:]
            )
            arms += kit.path(kit.spline(ring), fill, **kit.edge(0.9))
    zigzag = "M46 8L54 17L48 21L57 32M10 62L21 60L22 67L34 64M88 72L80 64L76 70L66 61"
    bolts = kit.stroke(zigzag, 4, kit.INK) + kit.stroke(zigzag, 2.1, kit.T1)
    return (
        kit.circle(50, 50, 49, kit.INK, opacity=".3")
        + arms
        + kit.circle(50, 50, 6.4, kit.INK)
        + kit.circle(50, 50, 3.4, kit.T1)
        + bolts
    )
