"""What stands on the boards: worms, storm, forces, figures, vehicles, places.

Figures are bold silhouettes with a light rim, so that they stand out on sand, rock and paper alike.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import Any

from tools.art import kit
from tools.art.heads import rims

RIM: dict[str, Any] = {"stroke": kit.T1, "stroke_width": 3, "paint_order": "stroke"}
THIN: dict[str, Any] = {"stroke": kit.T1, "stroke_width": 2, "paint_order": "stroke"}


# ---- Worms ---------------------------------------------------------------------------------------


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
    out = ellipse(cx, cy, rx, ry, lip, stroke=kit.INK, stroke_width=2) + kit.stroke(
        seams, 1.3, kit.INK
    )
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
    return kit.path(kit.spline(near), kit.DUNE, stroke=kit.INK, stroke_width=1.4) + kit.lines(
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
                stroke=kit.INK,
                stroke_width=1.2,
            )
        out += ellipse(
            x, y, rx, ry, kit.DUNE3 if i % 2 else kit.DUNE2, stroke=kit.INK, stroke_width=1.4
        )
        rx, ry = rx * 0.93, ry * 0.93
        lit = [kit.pair((x + rx * math.sin(a), y - ry * math.cos(a))) for a in (3.5, 5.2)]
        out += kit.stroke(f"M{lit[0]}A{kit.num(rx)} {kit.num(ry)} 0 0 1 {lit[1]}", 1.6, kit.DUNE)
    return out


def sandworm() -> str:
    """160 by 120: rising out of the sand, the maw turned to us."""
    shadow = ellipse(78, 106, 74, 13, kit.INK, opacity=".28")
    back = ellipse(62, 98, 54, 13, kit.DUNE3, stroke=kit.INK, stroke_width=1.4)
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
    back = ellipse(80, 99, 58, 14, kit.DUNE3, stroke=kit.INK, stroke_width=1.4)
    body = trunk(((80, 98), (72, 88), (76, 74), (80, 60)), (46, 14), (42, 36), 7, thorns=True)
    bolts = "M22 8L32 22L25 26L36 42L27 46L34 56M140 6L128 20L136 25L124 40L134 45L126 56M8 52L18 58L14 64L26 70M152 50L142 57L147 63L134 70"
    crown = kit.path(
        kit.poly([kit.polar(80, 52, 50.6 if i % 2 else 42, 360 * i / 38) for i in range(38)]),
        kit.T1,
        stroke=kit.INK,
        stroke_width=1.2,
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
        kit.circle(50, 50, 41, lip, stroke=kit.INK, stroke_width=2.4)
        + kit.circle(50, 50, 34, kit.INK)
        + kit.circle(49, 52, 17, throat)
        + kit.circle(50, 54, 11, kit.INK)
        + kit.path(teeth, kit.T1)
    )


def worm_small() -> str:
    """100 by 100, from above: a maw in a burst of sand."""
    star = kit.poly([kit.polar(50, 50, 49.4 if i % 2 else 41, 360 * i / 28) for i in range(28)])
    return (
        kit.path(star, kit.DUNE, stroke=kit.INK, stroke_width=1.8)
        + kit.circle(50, 50, 42.6, kit.T1)
        + small_maw(kit.DUNE2, kit.SPICE)
    )


def wild_small() -> str:
    star = kit.poly([kit.polar(50, 50, 49.4 if i % 2 else 38, 360 * i / 20) for i in range(20)])
    return kit.path(star, kit.GOLD, stroke=kit.INK, stroke_width=1.8) + small_maw(
        kit.DUNE3, kit.WINE
    )


def wormsign() -> str:
    """100 by 100: a ridge that runs at us under the sand, lit on one flank."""
    far = kit.path("M5 34A48 48 0 0 1 95 34C80 30 66 37 50 33S20 30 5 34Z", kit.T1)
    lit = kit.blob(
        "66 36!, 57 46, 60 58, 46 70, 26 88!, 52 95!, 60 78, 69 62, 63 47",
        kit.DUNE,
        stroke=kit.INK,
        stroke_width=1.4,
    )
    dark = kit.blob(
        "66 36!, 63 47, 69 62, 60 78, 52 95!, 80 85!, 76 72, 79 58, 70 46",
        kit.DUNE3,
        stroke=kit.INK,
        stroke_width=1.4,
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
        kit.circle(50, 50, 48, kit.DUNE2, stroke=kit.INK, stroke_width=2)
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
            arms += kit.path(kit.spline(ring), fill, stroke=kit.INK, stroke_width=0.9)
    zigzag = "M46 8L54 17L48 21L57 32M10 62L21 60L22 67L34 64M88 72L80 64L76 70L66 61"
    bolts = kit.stroke(zigzag, 4, kit.INK) + kit.stroke(zigzag, 2.1, kit.T1)
    return (
        kit.circle(50, 50, 49, kit.INK, opacity=".3")
        + arms
        + kit.circle(50, 50, 6.4, kit.INK)
        + kit.circle(50, 50, 3.4, kit.T1)
        + bolts
    )


# ---- Forces of Dune ------------------------------------------------------------------------------


def bust(left: float, upper: str, right: float, fill: str = kit.T4) -> str:
    """Shoulders that end on the token's inner circle."""

    def edge(x: float) -> float:
        return 50 + math.sqrt(42.6**2 - (x - 50) ** 2)

    top = kit.spline(f"{left} {edge(left):.2f}!, {upper}, {right} {edge(right):.2f}!", closed=False)
    return kit.path(f"{top}A42.6 42.6 0 0 1 {kit.pair((left, edge(left)))}Z", fill) + kit.stroke(
        top, 1.8, kit.T1
    )


def token(rim: str, sign: str, special: bool = False, pale: bool = False) -> str:
    """A disc with the faction's rim; the special ones stand on a star, advisors are pale."""
    star = (
        kit.path(
            kit.poly([kit.polar(50, 50, 50 if i % 2 else 41, 22.5 * i) for i in range(16)]),
            kit.GOLD,
            stroke=kit.INK,
            stroke_width=1.6,
        )
        if special
        else kit.circle(50, 50, 49, kit.INK) + kit.circle(50, 50, 48, kit.T1)
    )
    r = 40 if special else 46.6
    ring = (
        kit.group(rims()[rim], transform="translate(50 50) scale(.86) translate(-50 -50)")
        if special
        else rims()[rim]
    )
    return star + kit.circle(50, 50, r, kit.T1 if pale else kit.T3) + ("" if pale else ring) + sign


def trooper_atreides() -> str:
    helm = kit.blob(
        "34 58!, 32 40, 40 25, 54 21, 67 28, 71 42!, 62 45!, 60 40!, 48 44, 46 58!",
        kit.T1,
        stroke=kit.INK,
        stroke_width=1.6,
    )
    wing = kit.blob(
        "36 40!, 22 30, 18 14!, 30 20, 42 24, 48 34!", kit.T1, stroke=kit.INK, stroke_width=1.6
    ) + kit.lines(["24 22, 32 30, 40 34", "28 30, 36 36"], 1.4)
    head = kit.blob(
        "46 44!, 62 42!, 68 45, 68 52, 70 57, 67 60, 66 66, 58 69, 48 62",
        kit.T2,
        stroke=kit.INK,
        stroke_width=1.4,
    )
    body = bust(18, "28 71, 42 66, 50 72!, 60 68, 74 71", 83)
    return (
        body
        + head
        + helm
        + wing
        + kit.line("66 51, 61 51", 1.6)
        + kit.lines(["36 74, 50 82, 64 75"], 2, kit.T1)
    )


def trooper_hood(body: str = kit.T4, face: str = kit.T2) -> str:
    """A sister in her hood."""
    return (
        bust(17, "26 64, 28 40, 38 20, 54 15, 68 24, 74 42, 73 62", 83, body)
        + kit.blob("42 44, 46 32, 58 28, 67 36, 69 50, 64 64, 54 68, 45 60", kit.INK)
        + kit.blob("50 48, 52 38, 60 34, 66 40, 67 50, 63 61, 56 63, 51 57", face)
        + kit.lines(["61 47, 66 47", "60 57, 64 56.6"], 1.7)
        + kit.lines(
            ["34 32, 32 50, 34 66", "50 72, 50 90", "40 74, 37 90", "60 74, 64 90"], 1.5, kit.T5
        )
    )


def advisor() -> str:
    """A robed adviser, hands in her sleeves: a whole figure, unarmed."""
    return (
        kit.blob(
            "50 10, 60 16, 62 28, 59 36, 70 44, 78 62, 72 68, 76 92!, 24 92!, 28 68, 22 62, 30 44, 41 36, 38 28, 40 16",
            kit.T3,
            stroke=kit.INK,
            stroke_width=1.8,
        )
        + kit.blob(
            "50 17, 56 22, 56 30, 50 36, 44 30, 44 22", kit.T1, stroke=kit.INK, stroke_width=1.2
        )
        + kit.blob("30 58, 50 54, 70 58, 66 68, 50 71, 34 68", kit.T4)
        + kit.lines(
            ["38 72, 34 90", "50 74, 50 90", "62 72, 66 90", "42 42, 50 46, 58 42"], 1.6, kit.T1
        )
    )


def trooper_emperor() -> str:
    cap = (
        kit.blob(
            "30 36!, 28 22, 50 14, 70 18, 74 32!, 52 32", kit.T1, stroke=kit.INK, stroke_width=1.6
        )
        + kit.blob("30 43!, 30 35!, 52 31, 74 32!, 84 42!, 70 41, 52 40", kit.INK)
        + kit.path("M60 16l3 6l-3 7l-3-7z", kit.GOLD, stroke=kit.INK, stroke_width=1)
    )
    head = kit.blob(
        "36 42!, 70 40!, 71 47, 75 54, 71 57, 70 65, 60 69, 48 64, 40 66, 34 54",
        kit.T2,
        stroke=kit.INK,
        stroke_width=1.4,
    )
    body = bust(17, "27 72, 42 66, 52 74!, 62 68, 75 73", 84)
    return (
        body
        + head
        + cap
        + kit.line("70 48, 64 48", 1.8)
        + kit.lines(["24 76, 34 80", "76 76, 67 80"], 4, kit.GOLD)
        + kit.line("52 76, 52 92", 1.6, kit.T1)
    )


def sardaukar_head() -> str:
    crest = kit.blob(
        "26 54!, 14 32, 26 12, 50 5, 68 12!, 48 16, 34 28, 32 54!",
        kit.T1,
        stroke=kit.INK,
        stroke_width=1.5,
    ) + kit.lines(["20 34, 30 36", "24 22, 34 26", "36 12, 40 19", "50 8, 51 15"], 1.4)
    helm = kit.blob(
        "30 60!, 30 36, 42 20, 58 18, 72 28, 76 42!, 55 40!, 54 50!, 57 64!, 44 70!",
        kit.T4,
        stroke=kit.T1,
        stroke_width=1.8,
    )
    face = kit.blob(
        "54 42!, 74 42!, 76 50, 73 55, 72 62, 64 67, 55 62",
        kit.T2,
        stroke=kit.INK,
        stroke_width=1.3,
    )
    body = bust(17, "28 73, 42 68, 54 75!, 66 68, 76 73", 84)
    return (
        body
        + face
        + crest
        + helm
        + kit.path(
            "M78 44L76 37L55 34L34 40L34 46L55 40Z", kit.GOLD, stroke=kit.INK, stroke_width=1.2
        )
        + kit.line("71 48, 64 49", 1.8)
        + kit.circle(44, 56, 3, kit.GOLD)
    )


def trooper_fremen() -> str:
    return (
        bust(17, "26 66, 26 44, 36 22, 54 15, 68 23, 75 42, 71 58, 75 70", 84)
        + kit.blob("42 40, 46 31, 58 28, 68 36, 71 48!, 44 50!", kit.INK)
        + kit.blob("48 44!, 52 36, 62 35, 69 42!, 70 48!, 48 50!", kit.T2)
        + kit.blob(
            "40 48!, 56 52!, 72 47!, 70 62, 58 74, 44 66", kit.T5, stroke=kit.INK, stroke_width=1.4
        )
        + kit.circle(64.6, 43.6, 2.6, kit.IBAD, stroke=kit.INK, stroke_width=1)
        + kit.circle(54.6, 44, 2.4, kit.IBAD, stroke=kit.INK, stroke_width=1)
        + kit.lines(["50 40.6, 58 41.6", "62 41, 69 39.6"], 2)
        + kit.lines(["44 56, 56 60, 70 55", "46 63, 56 67, 67 61"], 1.4)
        + kit.lines(["34 34, 32 52, 36 66", "28 78, 42 86, 50 92"], 1.5, kit.T5)
    )


def fedaykin_head() -> str:
    blade = kit.blob(
        "-3 0!, -5 -22, 3 -48!, 8 -24, 6 0!", kit.T1, stroke=kit.INK, stroke_width=1.8
    ) + kit.path("M-7 0H9V5H5V17H-2V5H-7Z", kit.T5, stroke=kit.INK, stroke_width=1.4)
    knives = kit.group(blade, transform="translate(20 66) rotate(-22)") + kit.group(
        blade, transform="matrix(-.93 -.37 -.37 .93 80 66)"
    )
    return knives + kit.group(
        trooper_fremen(), transform="translate(50 50) scale(.87) translate(-50 -50)"
    )


def trooper_guild() -> str:
    head = kit.blob(
        "34 50, 34 30, 48 18, 64 22, 72 36, 73 54, 66 68, 48 70, 38 62",
        kit.T1,
        stroke=kit.INK,
        stroke_width=1.6,
    )
    gog = (
        kit.circle(64, 42, 7, kit.SPICE, stroke=kit.INK, stroke_width=2.4)
        + kit.circle(49, 43, 7.6, kit.SPICE, stroke=kit.INK, stroke_width=2.4)
        + kit.line("34 40, 42 41", 3)
        + kit.lines(["46 45, 51 39", "61.6 44, 66 39"], 1.6, kit.T1)
    )
    mask = kit.blob(
        "46 55!, 60 52!, 73 53!, 71 66, 64 74, 52 72", kit.T4, stroke=kit.INK, stroke_width=1.6
    ) + kit.circle(63, 63, 4.6, kit.T5, stroke=kit.INK, stroke_width=1.4)
    hose = (
        kit.lines(["60 72, 56 80, 42 82, 36 92"], 7, kit.INK)
        + kit.lines(["60 72, 56 80, 42 82, 36 92"], 4.4, kit.T5)
        + kit.stroke("M57 74l6 3M52 77l4 6M45 79l2 6M38 83l5 4", 1.4, kit.INK)
    )
    body = bust(17, "27 73, 42 68, 66 70, 76 74", 84)
    return body + head + gog + mask + hose


def trooper_harkonnen() -> str:
    helm = kit.blob(
        "28 62!, 28 38, 40 20, 56 16, 70 26, 76 42!, 54 40!, 54 54!, 44 66!",
        kit.T5,
        stroke=kit.INK,
        stroke_width=1.6,
    )
    ribs = kit.lines(["66 22, 67 40", "52 17, 54 38", "40 22, 42 50", "31 34, 33 56"], 2)
    horn = kit.blob(
        "36 28!, 24 24, 16 8!, 30 14, 46 20!", kit.T1, stroke=kit.INK, stroke_width=1.5
    ) + kit.blob("62 20!, 72 14, 84 12!, 80 22, 72 30!", kit.T1, stroke=kit.INK, stroke_width=1.5)
    visor = kit.blob("50 41!, 79 43!, 76 52!, 54 53!", kit.INK) + kit.line(
        "58 47, 74 47.6", 2.2, kit.WINE
    )
    jaw = kit.blob(
        "54 54!, 75 53!, 74 62, 66 70, 52 68, 46 62!", kit.T2, stroke=kit.INK, stroke_width=1.4
    ) + kit.line("62 62, 72 60", 1.6)
    body = bust(16, "22 68!, 42 68, 54 76!, 66 69, 78 69!", 85)
    return body + jaw + horn + helm + ribs + visor


def dune_tokens() -> dict[str, str]:
    return {
        "force-atreides": token("atreides", trooper_atreides()),
        "force-bene_gesserit": token("bene_gesserit", trooper_hood()),
        "force-bene_gesserit-advisor": token("bene_gesserit", advisor(), pale=True),
        "force-emperor": token("emperor", trooper_emperor()),
        "force-emperor-special": token(
            "emperor",
            kit.group(sardaukar_head(), transform="translate(50 50) scale(.87) translate(-50 -50)"),
            special=True,
        ),
        "force-fremen": token("fremen", trooper_fremen()),
        "force-fremen-special": token("fremen", fedaykin_head(), special=True),
        "force-guild": token("guild", trooper_guild()),
        "force-harkonnen": token("harkonnen", trooper_harkonnen()),
    }


def kwisatz_haderach() -> str:
    """The one who can be in many places: an eye that is both sun and night, over a way that parts."""
    rays = kit.poly([kit.polar(50, 50, 49 if i % 2 else 40, 11.25 * i) for i in range(32)])
    night = "M50 14A36 36 0 0 0 50 86Z"
    stars = "".join(
        f"M{kit.pair(p)}h.01" for p in ((30, 30), (24, 44), (34, 66), (40, 24), (27, 58), (40, 78))
    )
    eye = kit.blob(
        "14 50!, 30 36, 50 31, 70 36, 86 50!, 70 64, 50 69, 30 64",
        kit.T1,
        stroke=kit.INK,
        stroke_width=2,
    )
    beams = "".join(
        f"M{kit.pair(kit.polar(50, 50, 22, a))}L{kit.pair(kit.polar(50, 50, 33, a))}"
        for a in range(15, 180, 15)
    )
    return (
        kit.path(rays, kit.GOLD, stroke=kit.INK, stroke_width=1.6)
        + kit.circle(50, 50, 37.4, kit.T1, stroke=kit.INK, stroke_width=1.6)
        + kit.path(night, kit.T4)
        + kit.stroke(stars, 2.2, kit.T1)
        + kit.stroke(beams, 2, kit.T3)
        + eye
        + kit.circle(50, 50, 14.6, kit.IBAD, stroke=kit.INK, stroke_width=2)
        + kit.path("M50 35.4A14.6 14.6 0 0 0 50 64.6Z", kit.T4)
        + kit.circle(50, 50, 5.4, kit.INK)
        + kit.circle(54, 45.6, 2.4, kit.T1)
    )


def dune_pieces() -> dict[str, tuple[str, str]]:
    box, wide = "0 0 100 100", "0 0 160 120"
    out = {name: (body, box) for name, body in dune_tokens().items()}
    out |= {
        "kwisatz_haderach": (kwisatz_haderach(), box),
        "worm": (sandworm(), wide),
        "worm-small": (worm_small(), box),
        "storm": (storm(), box),
    }
    return out


# ---- Figures of War for Arrakis ------------------------------------------------------------------
# Whole figures in 100 by 100, in currentColor with a light rim.

NOW = "currentColor"
CUT = "var(--tone1)"


def figure(*shapes: str, details: str = "", base: str = "round") -> str:
    """Silhouette on a base: round for the Atreides, cut off for the Harkonnen."""
    foot = (
        "M22 90C22 84 78 84 78 90C78 97 22 97 22 90Z"
        if base == "round"
        else "M20 97L26 85H74L80 97Z"
    )
    d = "".join(shapes) + foot
    return kit.path(d, NOW, **RIM) + details


def cut(shapes: Iterable[kit.Shape], width: float = 2.0) -> str:
    return kit.lines(shapes, width, CUT)


RIFLE = "M30 62L74 30L77 34L71 39L73 42L68 44L40 66L36 74L29 71Z"


def fremen_regular() -> str:
    cloak = kit.spline(
        "50 8, 60 13, 62 24, 58 32!, 70 42, 76 62, 80 86!, 22 86!, 26 62, 32 42, 42 32!, 38 24, 40 13"
    )
    return figure(
        cloak,
        RIFLE,
        details=cut(
            [
                "44 22, 50 20, 56 22",
                "44 25, 56 25",
                "40 48, 36 66, 34 84",
                "60 56, 64 70, 66 84",
                "50 62, 50 84",
            ]
        )
        + kit.stroke("M34 66L73 36", 1.4, CUT),
    )


def fremen_elite() -> str:
    cloak = kit.spline(
        "48 12, 58 16, 60 26, 56 34!, 66 40, 70 30!, 74 33!, 72 50, 66 56, 72 86!, 26 86!, 30 64, 24 50, 34 40, 42 34!, 38 26, 39 16"
    )
    knife = kit.spline("68 32!, 68 18, 78 4!, 80 18, 75 34!")
    return figure(
        cloak,
        knife,
        details=cut(
            [
                "42 25, 48 23, 55 25",
                "42 28, 55 28",
                "38 50, 50 56, 62 50",
                "40 60, 38 84",
                "58 60, 60 84",
                "49 64, 49 84",
            ]
        ),
    )


def fedaykin() -> str:
    cape = kit.spline(
        "50 8, 61 13, 63 24, 60 32!, 70 36, 84 30!, 86 36!, 76 46, 70 52, 88 86!, 12 86!, 30 52, 24 46, 14 36!, 16 30!, 30 36, 40 32!, 37 24, 39 13"
    )
    left, right = (
        kit.spline("15 34!, 8 22, 10 4!, 18 16, 21 31!"),
        kit.spline("85 34!, 92 22, 90 4!, 82 16, 79 31!"),
    )
    return figure(
        cape,
        left,
        right,
        details=cut(
            [
                "43 21, 50 19, 57 21",
                "43 25, 57 25",
                "36 42, 50 50, 64 42",
                "34 56, 26 84",
                "66 56, 74 84",
                "44 56, 41 84",
                "56 56, 59 84",
            ]
        ),
    )


def harkonnen_regular() -> str:
    body = "M40 14Q50 6 60 14L62 28L58 34L70 38L74 58L68 62L70 86H54L50 66L46 86H30L32 62L26 58L30 38L42 34L38 28Z"
    return figure(
        body,
        RIFLE,
        base="cut",
        details=kit.stroke("M41 22H59M34 66L73 36M36 46L46 50M64 46L56 50", 2, CUT),
    )


def harkonnen_elite() -> str:
    body = "M40 18L36 6L44 12Q50 9 56 12L64 6L60 18L62 28L58 34L72 36L80 48L74 54L70 50L72 86H55L50 66L45 86H28L30 50L24 56L20 46L28 36L42 34L38 28Z"
    sword = "M74 52L70 46L88 8L93 10L80 50L84 54L80 58Z"
    shield = kit.spline("12 42!, 24 38, 36 42!, 37 58, 24 74!, 11 58")
    return figure(
        body,
        sword,
        shield,
        base="cut",
        details=kit.stroke("M41 24H59M44 42L50 46L56 42", 2, CUT)
        + kit.stroke("M24 44V68M15 54H33", 2, CUT),
    )


def sardaukar() -> str:
    body = "M38 28L36 18Q50 8 64 18L62 28L58 36L74 38L84 30L88 36L78 50L70 52L74 86H56L50 68L44 86H26L30 52L22 50L12 36L16 30L26 38L42 36Z"
    crest = "M34 24Q30 2 54 2Q72 4 70 14Q50 6 40 16Z"
    blades = "M14 36L4 6L9 5L20 32ZM86 36L96 6L91 5L80 32Z"
    return figure(
        body,
        crest,
        blades,
        base="cut",
        details=kit.stroke("M40 23H60L58 28H42ZM36 46L50 56L64 46M50 56V64", 2, CUT)
        + kit.stroke("M28 42L36 40M72 42L64 40", 2.4, kit.GOLD),
    )


def great_house_troop() -> str:
    body = "M44 16Q52 8 60 16L61 28L58 34L70 38L74 56L68 60L70 86H56L52 66L48 86H34L36 58L30 52L34 38L46 34L43 28Z"
    pole = "M22 4H26V88H22Z"
    flag = "M26 6H4L9 15L4 24H26Z"
    return figure(
        body,
        pole,
        flag,
        "M24 46L36 40L38 46L26 52Z",
        base="round",
        details=kit.stroke("M45 22H60M40 48L50 52L66 46", 2, CUT)
        + kit.path("M20 15l-4-4-4 4 4 4z", CUT),
    )


def naib_banner() -> str:
    """Leaders without a name: a banner with a tooth."""
    return (
        kit.path("M24 4H30V96H24ZM30 8H86L76 28L86 48H30Z", NOW, **RIM)
        + kit.blob("40 40!, 44 26, 68 14!, 66 28, 46 42!", CUT)
        + kit.lines(["38 44, 46 36"], 3, CUT)
    )


def bashar_banner() -> str:
    """Leaders without a name: a standard with a star."""
    star = kit.poly([kit.polar(54, 30, 14 if i % 2 else 6, 36 * i) for i in range(10)])
    return kit.path("M24 4H30V96H24ZM30 8H82V50L56 62L30 50Z", NOW, **RIM) + kit.path(star, CUT)


# ---- Vehicles and places -------------------------------------------------------------------------


def harvester() -> str:
    """A spice crawler: toothed intake, humped body, treads, a plume of dust."""
    body = kit.spline("8 70!, 14 48, 28 35, 46 31!, 50 20!, 66 20!, 70 32!, 84 37, 94 50, 96 70!")
    tracks = "M14 66H88A10 10 0 0 1 88 88H14A10 10 0 0 1 14 66Z"
    intake = "M1 84L4 60L18 56L16 84L13 79L10 84L7 79L4 84Z"
    plume = kit.lines(["78 30, 82 20, 76 14, 84 4", "86 32, 92 24, 88 16, 96 10"], 3, kit.T5)
    return (
        plume
        + kit.path(body + tracks + intake, NOW, **RIM)
        + "".join(kit.circle(x, 77, 4.4, CUT) for x in (20, 34, 48, 62, 76))
        + kit.path("M53 24h5v5h-5zM60 24h4v5h-4z", CUT)
        + cut(["22 56, 34 44, 48 40, 66 40, 82 46, 90 56"])
        + kit.stroke("M34 46V60M50 41V60M66 41V60M80 46V60", 1.6, CUT)
    )


def carryall() -> str:
    """From the front: gull wings, pods, two great grapples."""
    hull = kit.spline(
        "50 18, 62 22, 68 34!, 86 26!, 98 30!, 98 50!, 86 52!, 84 42!, 66 50!, 58 56, 42 56, 34 50!, 16 42!, 14 52!, 2 50!, 2 30!, 14 26!, 32 34!, 38 22"
    )
    claws = kit.spline("36 52!, 24 62, 20 78, 30 94!, 34 90!, 29 78, 32 66, 44 57!") + kit.spline(
        "64 52!, 76 62, 80 78, 70 94!, 66 90!, 71 78, 68 66, 56 57!"
    )
    return (
        kit.path(hull + claws, NOW, **RIM)
        + kit.blob("50 24, 58 28, 60 36, 50 39, 40 36, 42 28", CUT)
        + kit.stroke("M50 24V38M20 34L36 40M80 34L64 40M44 46H56M8 34V46M92 34V46", 2, CUT)
    )


def ornithopter() -> str:
    body = kit.spline("50 6, 57 14, 58 30, 55 52, 52 92!, 48 92!, 45 52, 42 30, 43 14")
    wing = "".join(
        kit.spline(w)
        for w in (
            "55 24!, 76 10, 97 12!, 88 24, 56 34!",
            "55 34!, 80 34, 96 48!, 76 48, 55 44!",
            "45 24!, 24 10, 3 12!, 12 24, 44 34!",
            "45 34!, 20 34, 4 48!, 24 48, 45 44!",
        )
    )
    tail = "M48 80L38 94L50 88L62 94L52 80Z"
    return (
        kit.path(body + wing + tail, NOW, **RIM)
        + kit.blob("50 11, 54 17, 54 25, 46 25, 46 17", CUT)
        + cut(
            [
                "60 27, 78 18, 92 15",
                "60 39, 76 40, 88 45",
                "40 27, 22 18, 8 15",
                "40 39, 24 40, 12 45",
            ],
            1.5,
        )
        + kit.stroke("M46 56H54M47 64H53M48 72H52", 1.5, CUT)
    )


def frigate() -> str:
    """A landing ship, side on: a whale of a hull on short legs, fires astern."""
    hull = kit.spline(
        "6 46!, 14 36, 36 28, 54 27!, 62 10!, 74 8!, 74 29!, 90 38, 98 50!, 90 60, 66 68, 30 68, 12 62"
    )
    legs = "M28 66L20 88H14V92H36V88H30L40 66ZM62 66L70 88H64V92H86V88H80L74 64Z"
    fire = kit.path("M6 44L-2 40 1 47-4 51 2 54-1 61 10 60Z", kit.SPICE)
    return (
        fire
        + kit.path(hull + legs, NOW, **RIM)
        + kit.blob("80 42!, 90 45, 92 51!, 80 51", CUT)
        + kit.stroke("M26 44h.01M36 43h.01M46 42.6h.01M56 42.6h.01M66 43h.01", 5, CUT)
        + cut(["14 54, 40 57, 74 56", "66 14, 66 26"])
    )


def heighliner() -> str:
    """180 by 90: a tube as long as a city, ships like seeds at its mouth."""
    hull = "M24 16H140V74H24C10 74 4 60 4 45S10 16 24 16Z"
    mouth = (
        ellipse(140, 45, 13, 29, kit.INK, stroke=CUT, stroke_width=2)
        + ellipse(141, 45, 9, 22, NOW)
        + ellipse(142, 45, 6, 15, kit.INK)
    )
    ribs = kit.stroke(
        "".join(f"M{x} 17C{x - 13} 28 {x - 13} 62 {x} 73" for x in (30, 52, 74, 96, 118)), 1.8, CUT
    )
    ships = kit.path(
        "M156 40l12 3-12 3-4-3zM164 56l9 2-9 2-3-2zM158 28l8 1.8-8 1.8-2.6-1.8z", NOW, **THIN
    )
    return (
        kit.path(hull, NOW, **RIM)
        + ribs
        + kit.stroke("M16 30H124M12 60H122", 1.3, CUT)
        + mouth
        + ships
    )


def sietch() -> str:
    rock = "M4 92L10 62L20 54L22 38L36 30L42 14L56 8L66 20L78 26L82 44L92 54L96 92Z"
    cave = kit.spline("32 92!, 33 66, 50 48, 67 66, 68 92!")
    return (
        kit.path(rock, NOW, **RIM)
        + kit.path(cave, kit.INK)
        + kit.path(kit.spline("40 92!, 41 72, 50 60, 59 72, 60 92!"), kit.SPICE)
        + kit.path("M47 92V78L50 74L53 78V92Z", kit.INK)
        + cut(
            ["24 42, 36 40, 42 28", "58 16, 62 28, 74 32", "14 66, 24 64", "78 50, 74 62, 84 70"], 2
        )
    )


def settlement() -> str:
    """A walled town: towers cut for the wind, a deep gate."""
    walls = "M3 94L8 64H19L21 38L34 30L35 54H40L42 24L60 13L62 54H66L68 30L82 22L84 60H92L97 94Z"
    return (
        kit.path(walls, NOW, **RIM)
        + kit.path("M42 94V80A8 8 0 0 1 58 80V94Z", kit.INK)
        + kit.path(
            "M25 44h5v8h-5zM47 28h7v9h-7zM47 44h7v9h-7zM73 36h5v8h-5zM14 72h5v7h-5zM81 70h5v8h-5zM28 70h5v7h-5zM67 70h5v8h-5z",
            CUT,
        )
        + kit.stroke("M9 86H37M63 86H91M36 62H64", 2, CUT)
    )


def station() -> str:
    dome = "M10 92V84H18A32 32 0 0 1 46 52V40H32L28 30L50 14L72 30L68 40H54V52A32 32 0 0 1 82 84H90V92Z"
    palm = kit.lines(
        [
            "50 90, 50 74",
            "50 75, 42 69, 36 72",
            "50 75, 44 64",
            "50 75, 56 64",
            "50 75, 58 69, 64 72",
        ],
        2.4,
        CUT,
    )
    return kit.path(dome, NOW, **RIM) + kit.stroke("M38 32L50 23L62 32M30 84H70", 2.2, CUT) + palm


def deployment_token() -> str:
    """A hidden force: a hood with nobody's face."""
    card = "M14 8H86A8 8 0 0 1 94 16V84A8 8 0 0 1 86 92H14A8 8 0 0 1 6 84V16A8 8 0 0 1 14 8Z"
    hood = kit.spline("50 16, 66 24, 72 42, 68 58, 80 84!, 20 84!, 32 58, 28 42, 34 24")
    query = kit.lines(["43 42, 46 34, 54 34, 57 41, 51 48, 50 54"], 4, CUT) + kit.circle(
        50, 62, 2.6, CUT
    )
    return (
        kit.path(card, NOW, **RIM)
        + kit.stroke(
            "M14 13H86A3.6 3.6 0 0 1 89 16V84A3.6 3.6 0 0 1 86 87H14A3.6 3.6 0 0 1 11 84V16A3.6 3.6 0 0 1 14 13Z",
            1.6,
            CUT,
            stroke_dasharray="3 4",
        )
        + kit.path(hood, kit.INK, stroke=CUT, stroke_width=1.6)
        + kit.blob("50 25, 60 32, 63 46, 58 62, 50 68, 42 62, 37 46, 40 32", kit.T4)
        + query
    )


def arrakis_pieces() -> dict[str, tuple[str, str]]:
    box = "0 0 100 100"
    square = dict(
        **{
            "unit-atreides-regular": fremen_regular(),
            "unit-atreides-elite": fremen_elite(),
            "unit-atreides-special": fedaykin(),
            "unit-harkonnen-regular": harkonnen_regular(),
            "unit-harkonnen-elite": harkonnen_elite(),
            "unit-harkonnen-special": sardaukar(),
            "unit-troop": great_house_troop(),
            "unit-atreides-leader": naib_banner(),
            "unit-harkonnen-leader": bashar_banner(),
        },
        harvester=harvester(),
        carryall=carryall(),
        ornithopter=ornithopter(),
        frigate=frigate(),
        sietch=sietch(),
        settlement=settlement(),
        station=station(),
        wormsign=wormsign(),
        storm=storm(),
        **{
            "deployment-token": deployment_token(),
            "worm-small": worm_small(),
            "wild_maker-small": wild_small(),
        },
    )
    out = {name: (body, box) for name, body in square.items()}
    out |= {
        "heighliner": (heighliner(), "0 0 180 90"),
    }
    return out
