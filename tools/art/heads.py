"""Busts in three-quarter view, looking right, lit from the right.

The origin is between the eyes' height and the ear: the crown is at y -27, the chin at y 23, the medallion's middle at (0, 8).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

from tools.art import kit

# The bust is drawn larger by ZOOM around AT; in its own measures the medallion is this circle.
ZOOM, AT = 1.14, (49, 45)
R = 42.6 / ZOOM
CENTRE = ((50 - AT[0]) / ZOOM, (50 - AT[1]) / ZOOM)


def rim_y(x: float) -> float:
    """The lower edge of the medallion."""
    return CENTRE[1] + math.sqrt(max(0.0, R * R - (x - CENTRE[0]) ** 2))


def to_rim(left: float, upper: str, right: float, fill: str, **more: Any) -> str:
    """A garment: from the rim at x `left`, over the points, to the rim at x `right`, back along it."""
    body = kit.spline(
        f"{left} {rim_y(left):.2f}!, {upper}, {right} {rim_y(right):.2f}!", closed=False
    )
    return kit.path(
        f"{body}A{kit.num(R)} {kit.num(R)} 0 0 1 {kit.pair((left, rim_y(left)))}Z", fill, **more
    )


Face = dict[str, Any]
"""How a face differs from `FACE`."""


# ---- The face ------------------------------------------------------------------------------------

FACE: Face = {
    "wide": 1.0,
    "tall": 1.0,
    "jaw": 0.0,
    "chin": 0.0,
    "chin_w": 0.0,
    "hollow": 0.0,
    "jowl": 0.0,
    "nose": 0.0,
    "hook": 0.0,
    "brow": 1.0,
    "frown": 0.0,
    "eye": 1.0,
    "iris": kit.INK,
    "lips": None,
    "mouth": 0.0,
    "age": 0,
    "ear": True,
    "soft": False,
    "lash": False,
    "shut": False,
    "skin": kit.FAIR_SKIN,
}


def head(f: Face) -> str:
    return skull(f) + shade(f) + features(f)


def neck(f: Face) -> str:
    w = 1 if not f["soft"] else 0.82
    thick = f["jowl"] * 1.2
    return kit.blob(
        f"{-11 * w - thick} 6, {-10.5 * w - thick} 20, {-13 * w - thick} 32!, 0 40!, {11 * w + thick} 32!, {8 * w + thick} 22, {8 * w} 12!",
        f["skin"][1],
    ) + kit.blob(
        f"{-10 * w - thick} 9!, -6 18, 2 24, {8 * w + thick} 21!, {8 * w + thick} 25, 3 29, -5 24!",
        kit.T4,
    )


def contour(f: Face) -> str:
    j, c, h, jowl = f["jaw"], f["chin"], f["hollow"], f["jowl"]
    s = 1 if f["soft"] else 0
    return (
        f"14 -17, 16 -10, {16.4 - s * 0.5} -6.5, 14.8 -2.6, {16 - s * 0.4 + jowl * 0.8} 3, {14.2 - h + jowl * 1.4} 9, {12 - h * 0.6 + jowl * 1.6} 14.5,"
        f"{10.2 + f['chin_w'] - s * 1.2 + jowl} {19.5 + c * 0.6}, {6.4 + f['chin_w'] * 0.4} {23.2 + c}, {1.5 - f['chin_w'] * 0.3 + s} {22.7 + c},"
        f"{-5 - j - jowl * 1.3 + s * 0.8} {18.6 + c * 0.5 + jowl * 0.45}, {-9.6 - j * 1.3 - jowl * 1.3} {12 + jowl * 0.5}, {-12.6 - jowl} 6, -16.4 {3 - jowl * 0.6}, -19 -6, -18 -16, -11 -24, 0 -27.4, 9 -24.6"
    )


def scaled(shape: str, f: Face) -> str:
    out = []
    for part in shape.split(","):
        part = part.strip()
        mark = "!" if part.endswith("!") else ""
        x, y = part.rstrip("!").split()
        out.append(f"{float(x) * f['wide']:.2f} {float(y) * f['tall']:.2f}{mark}")
    return ", ".join(out)


def skull(f: Face) -> str:
    return kit.path(kit.spline(scaled(contour(f), f)), f["skin"][0], **kit.edge(1.1))


def shade(f: Face) -> str:
    """The unlit side: temple, hollow of the cheek, jaw; and the flank of the nose."""
    c, h, j, jowl = f["chin"], f["hollow"], f["jaw"], f["jowl"]
    side = (
        f"-6 -24.8!, -7 -14, -8.6 -6, {-6.6 + h * 0.6} 1, {-3.4 + h * 1.6} 7, {-3 + h * 1.1} 13, {-0.4} {18 + c * 0.6}!, {2} {22.4 + c}!, {-5 - j - jowl * 1.3} {18.3 + c * 0.5 + jowl * 0.45},"
        f"{-9.4 - j * 1.3 - jowl * 1.3} {12 + jowl * 0.5}, {-12.4 - jowl} 6, -16.1 {3 - jowl * 0.6}, -18.6 -6, -17.6 -16, -11 -23.6"
    )
    out = kit.path(kit.spline(scaled(side, f)), f["skin"][1])
    if not f["soft"]:
        out += kit.hatch(
            (-10.4 - jowl * 0.6, 6.6), (1.1, 2.3), (5, -2.8), 5, 0.5, kit.T4, shrink=0.09
        ) + kit.hatch((-12.6, -9), (0.7, -2.6), (3.8, -2.1), 4, 0.5, kit.T4)
    if f["ear"]:
        out += kit.edged(
            "-9.2 -3, -11 -5.6, -13.6 -4.6, -13.8 0, -11.8 5.4!, -9.6 5.2, -9.4 1", f["skin"][1], 1
        )
        out += kit.line("-10.6 -2.4, -12.2 -2.6, -11.4 1.6", 0.8)
    return out


def features(f: Face) -> str:
    n, hk, _m = f["nose"], f["hook"], f["mouth"]
    tip = (13.2 + n, 5.4 + n * 0.6 + hk)
    out = [
        # Sockets and the flank of the nose.
        kit.blob(
            f"4.6 -6.4!, 8.4 -5.6, 7.4 -2, {8.6 + n * 0.4} 3, {tip[0] - 1.6} {tip[1] + 1.4}, {10.4 + n * 0.5} 8.2!, 5.4 8.4!, 6 4, 4.4 -1",
            f["skin"][1],
        ),
        kit.blob("-7.6 -5!, 0 -6.4, 4.8 -5!, 4.4 0, 0 1.8, -5.6 .8", f["skin"][1]),
        kit.blob("9.2 -5.2!, 14.6 -5.8!, 14.4 -.6, 10.6 .8, 8.6 -1", f["skin"][1]),
    ]
    out += eyes(f) + brows(f)
    # Nose: the far edge, the tip, the wing.
    out.append(
        kit.line(
            f"8.6 -5.2, {8.1 + hk * 0.5} -2.2, {9.8 + n * 0.5 + hk * 0.7} 1.4, {tip[0]} {tip[1]}, {tip[0] - 1.4} {tip[1] + 2.2}, {10 + n * 0.4} 8.6",
            1.1,
        )
    )
    out.append(kit.line("7.4 8.2, 5.6 8.6, 5 6.6", 1))
    out.append(kit.blob(f"7.4 8.2!, 10 7.6, {10.8 + n * 0.4} 8.4!, 9 9", kit.INK))
    out += lips(f)
    out += wrinkles(f)
    return "".join(out)


def eyes(f: Face) -> list[str]:
    e, soft = f["eye"], f["soft"]
    if f["shut"]:
        return [kit.lines(["-6 -1, -2 .6, 3 -.6", "9 -.6, 12 .6, 14.2 -.8"], 1.3)]
    low = 1.6 * e
    out = [
        kit.blob(f"-6 -1.2!, -2 {-3.4 * e}, 3.2 -.8!, -1.4 {low * 0.5}", kit.T1),
        kit.blob(f"9 -1!, 11.6 {-3.3 * e}, 14.4 -1.4!, 11.8 {low * 0.4}", kit.T1),
        kit.circle(-0.7, -1.5 * e**0.5, 1.75, f["iris"]),
        kit.circle(12, -1.6 * e**0.5, 1.55, f["iris"]),
    ]
    if f["iris"] != kit.INK:
        out += [kit.circle(-0.7, -1.5, 0.75), kit.circle(12, -1.6, 0.7)]
    heavy = 1.5 if not soft else 1.3
    lash = "M-6 -1.2l-2.2 -.9" if f["lash"] else ""
    out.append(
        kit.stroke(
            kit.spline(f"-6 -1.2, -2 {-3.5 * e}, 3.2 -.8", False)
            + kit.spline(f"9 -1, 11.6 {-3.4 * e}, 14.4 -1.4", False)
            + lash,
            heavy,
        )
    )
    out.append(
        kit.lines([f"-4.4 .2, -1.4 {low * 0.7}, 2 .2", f"9.8 .1, 11.8 {low * 0.6}, 13.6 -.2"], 0.55)
    )
    return out


def brows(f: Face) -> list[str]:
    b, w = f["frown"], f["brow"]
    if not w:
        return []
    t = w if f["soft"] else w * 1.5
    return [
        kit.blob(
            f"4.8 {-5.6 + b}!, 0 {-7.4 - t * 0.4}, -7.6 {-6.6 - b * 0.5}!, -1 {-7.2 + t * 0.9 - b * 0.2}, 4.6 {-4.6 + b + t * 0.2}!",
            kit.INK,
        ),
        kit.blob(
            f"8.4 {-5.6 + b}!, 12 {-7.4 - t * 0.4}, 15.6 {-6.8 - b * 0.3}!, 12 {-6.8 + t * 0.8}, 8.6 {-4.6 + b}!",
            kit.INK,
        ),
    ]


def lips(f: Face) -> list[str]:
    m = f["mouth"]
    corner, far = 14 - m, 13.2 - m * 0.5
    end = min(12.4, 11.8 - f["hollow"] * 0.5 + f["jowl"])
    out = []
    if f["lips"]:
        out.append(
            kit.blob(
                f"1.8 {corner}!, 6 12.3, 8.4 12.7!, {end - 2} 12.2, {end} {far}!, {end - 2.2} 15.9, 7 16.3, 4 15.4",
                f["lips"],
            )
        )
    out.append(kit.line(f"1.4 {corner + 0.1}, 5 13.7, 8.6 14, {end} {far}", 1.25))
    if not f["lips"]:
        out.append(kit.line("5 16.9, 7.4 17.5, 9.4 16.8", 0.9))
    return out


def wrinkles(f: Face) -> list[str]:
    """Age in engraved strokes: 1 folds beside the mouth, 2 brow and eyes, 3 cheeks too."""
    a, out = f["age"], []
    if a >= 1:
        out.append(kit.lines(["4 8.6, .6 11.6, -.4 15.4", "-5 2.6, -1.6 3.6, 2 2.4"], 0.8))
    if a >= 2:
        out.append(
            kit.lines(
                [
                    "-4 -12.6, 4 -13.4, 12 -12.4",
                    "-2 -15.8, 5 -16.4, 11 -15.4",
                    "-7.4 -.6, -10 -1.8",
                    "-7.2 .8, -9.6 1.2",
                ],
                0.7,
            )
        )
    if a >= 3:
        out.append(
            kit.lines(
                [
                    "-4 6, -5 10, -3.4 14",
                    "-1.8 8, -2.4 11, -1.6 14",
                    "12 6.4, 13.4 8.6",
                    "3 18.4, 6 20, 9 18.6",
                    "5 -10.2, 11 -9.9",
                ],
                0.7,
            )
        )
    return out


def scar(shape: str) -> str:
    """A scar: one firm stroke with a lit edge."""
    return kit.line(shape, 1.9, kit.T1) + kit.line(shape, 1, kit.WINE)


# ---- Hair and beards -----------------------------------------------------------------------------

EDGE: dict[str, Any] = {"stroke": kit.T5, "stroke_width": 1.1, "paint_order": "stroke"}


def hair(
    shape: str,
    fill: str = kit.INK,
    strands: Iterable[kit.Shape] = (),
    color: str = kit.T5,
    **more: Any,
) -> str:
    return kit.blob(shape, fill, **{**EDGE, **more}) + (
        kit.lines(strands, 0.8, color) if strands else ""
    )


def light_hair(shape: str, fill: str, strands: Iterable[kit.Shape]) -> str:
    """Hair that is lighter than its lines."""
    return hair(shape, fill, strands, kit.INK, stroke=kit.INK)


def stubble() -> str:
    return kit.hatch((-7, 13), (1.9, 1.1), (1.2, 1.9), 5, 0.7) + kit.hatch(
        (3.5, 19.4), (2, 0.1), (0.6, 1.9), 4, 0.7
    )


def beard(kind: str, fill: str = kit.INK) -> str:
    if kind == "full":
        return (
            kit.blob(
                "-11.6 3!, -8.4 5!, -5 11, .6 11.8, 4.6 10.6, 8 11.2, 11 10.6, 13.4 12, 13.6 17, 12.4 24, 7 31, 0 29.4, -7 23, -11.6 14",
                fill,
                **EDGE,
            )
            + kit.blob("2.6 13.8!, 8 12.8, 12.4 13.4!, 8 15.8", kit.T2)
            + kit.line("2.4 13.9, 8 14.2, 12.6 13.4", 1)
            + kit.lines(
                [
                    "-6 14, -3 21, 1 26",
                    "-1.4 16, 1.6 22, 5 27",
                    "4.4 19, 6 24, 7.4 28",
                    "9.6 18.6, 9.6 23, 9 27",
                ],
                0.7,
                kit.T5,
            )
        )
    if kind == "short":
        return (
            kit.blob(
                "-11.4 4!, -9 5!, -5.4 12.6, .4 12.4, 4.2 10.6, 8 11.4, 11.6 10.6!, 13.4 13, 12.2 18.4, 10 22.8, 5.4 25, -.6 23.6, -6.4 19.6, -10.4 12.6",
                fill,
            )
            + kit.blob("2 13.8!, 8 12.9, 12 13.3!, 8 16", kit.T2)
            + kit.line("1.8 13.9, 8 14.2, 12.4 13.3", 1)
            + kit.hatch((-6.5, 15), (2.4, 1.8), (1, 2), 4, 0.7, kit.T5)
            + kit.hatch((4.4, 20), (2.4, -0.2), (0.4, 2.4), 3, 0.7, kit.T5)
        )
    if kind == "goatee":
        return kit.blob(
            "3 12.4!, 6.4 10.6, 8.6 11.4!, 10.6 10.6, 13 12.6!, 10 12.8, 8.6 12.8, 5.6 13", fill
        ) + kit.blob("4 17.6!, 7.4 16.8, 10.6 17.4!, 10 22, 6.8 29!, 3.6 22.6", fill, **EDGE)
    if kind == "moustache":
        return kit.blob(
            "1 14.6!, 4.4 11.4, 8.6 11.2!, 11.4 11, 13.6 13.8!, 10.4 12.8, 8.6 13, 5 13.4", fill
        )
    if kind == "drooping":
        return kit.blob(
            "8.6 11!, 4.6 11, 1 14, -1 21!, 2.6 16.4, 5.6 13.6, 8.8 13.2!, 11 13, 12.8 15, 13 20.4!, 14.4 14.6, 11.6 11",
            fill,
        )
    raise ValueError(kind)


# ---- Dress ---------------------------------------------------------------------------------------


def shoulders(fill: str = kit.T4, slope: float = 0.0, wide: float = 29.0) -> str:
    return to_rim(
        -wide,
        f"-20 {26 + slope * 0.5}, -11 {24}, 0 33!, 9 24.4!, 20 {26.6 + slope * 0.5}",
        wide + 1,
        fill,
        **EDGE,
    )


def lapels(fill: str, cut: str = kit.INK) -> str:
    return (
        to_rim(-22, "-12 23.6!, -1 39!", -1, fill)
        + to_rim(2, "1 39!, 9.6 24!", 22, fill)
        + kit.stroke(kit.spline("-12 23.6!, 0 40!, 9.6 24!", False), 1, cut)
    )


def robe(fill: str = kit.T5, trim: str = kit.T1) -> str:
    """A wrapped robe: one edge crosses the breast."""
    return (
        to_rim(-29, "-20 26, -11.4 23!, -4 31, 7 37.6!", 12, fill)
        + kit.lines(["-11.4 23.4, -4 31.4, 7.6 38"], 1.5, trim)
        + kit.lines(["-17 28, -11 34, -4 38.6", "-23 29.4, -18 34, -15 36.4"], 0.8, kit.INK)
    )


def high_collar(fill: str = kit.T4, trim: str = kit.GOLD) -> str:
    """A stiff standing collar, open at the throat."""
    return (
        kit.edged("-14.6 29!, -15.4 15!, -9 21, 0 28!, -1 36!", fill, 0.9)
        + kit.edged("0 28!, 7 25, 12 19!, 13 29!, 0 37!", fill, 0.9)
        + kit.lines(["-15.4 15.4!, -8.6 22.4, 0 28.8!, 7 25.8, 12 19.4!"], 1.3, trim)
    )


def buttons(x0: float, y0: float, x1: float, y1: float, count: int, fill: str = kit.GOLD) -> str:
    return "".join(
        kit.circle(x0 + (x1 - x0) * i / (count - 1), y0 + (y1 - y0) * i / (count - 1), 1.15, fill)
        for i in range(count)
    )


def epaulette(x: float, y: float, fill: str = kit.GOLD) -> str:
    fringe = "".join(f"M{kit.pair((x - 5 + 2 * i, y + 1.8))}v3.4" for i in range(6))
    return kit.stroke(fringe, 1.1, fill) + kit.edged(
        f"{x - 6.6} {y + 1.6}, {x - 3} {y - 1.6}, {x + 3.4} {y - 1.4}, {x + 6.6} {y + 2}, {x} {y + 2.8}",
        fill,
        0.8,
    )


def medal(x: float, y: float) -> str:
    return kit.stroke(f"M{kit.pair((x, y - 4))}v4", 2, kit.T1) + kit.circle(
        x, y + 1, 1.9, kit.GOLD, **kit.edge(0.7)
    )


def plates(fill: str = kit.T4, trim: str = kit.T5) -> str:
    """Shoulder armour of overlapping plates."""
    near = to_rim(-32, "-27 20, -18 20, -12 27!, -17 33", -21, fill, **kit.edge(0.9))
    far = to_rim(20, "14 32, 11 27!, 18 21, 27 21", 33, fill, **kit.edge(0.9))
    return (
        near
        + far
        + kit.lines(
            [
                "-29 24, -22 24, -15 30",
                "-27 29, -22 29, -18 33",
                "30 25, 22 25, 14 30",
                "27 30, 22 30, 18 33",
            ],
            1,
            trim,
        )
    )


def still_suit() -> str:
    """Quilted suit: a padded collar and ribs on the chest."""
    return (
        shoulders(kit.T4, 1)
        + kit.edged(
            "-15 30!, -14.6 20!, -7 24, 1 27, 8 23.6, 12 19.6!, 13.4 29!, 4 35, -7 34.6", kit.T3, 1
        )
        + kit.lines(
            [
                "-14.6 25, -6 29, 2 31, 12.6 25",
                "-22 29, -19 34, -17 36",
                "22 29, 19.4 33, 17 36",
                "-14 34, -6 38, 3 39, 12 34",
            ],
            1,
            kit.T5,
        )
    )


def nose_tube() -> str:
    """The tube of a still-suit: from the nostrils over the cheek to the collar."""
    run = ["9 9.6, 4 8.8, -2 8.4, -7 10, -9 15, -9.4 24"]
    return (
        kit.lines(run, 3.2, kit.INK)
        + kit.lines(run, 1.3, kit.T5)
        + kit.blob("6 9.4!, 9 8.4, 12.4 8.8!, 11 11, 7.6 11.2", kit.INK)
    )


# ---- Hoods ---------------------------------------------------------------------------------------


def hood_back(fill: str = kit.T4, point: float = 0.0) -> str:
    return to_rim(
        -31,
        f"-27 12, -26 -8, -20 -24, -4 {-31.5 - point}, 10 -29, 20 -19, 23 -4, 22 12, 25 21",
        32,
        fill,
        **EDGE,
    )


def hood_front(
    fill: str = kit.T4, inner: str = kit.INK, fold: str = kit.T5, point: float = 0.0
) -> str:
    """The hood's mouth frames the face: the face shows through the hole."""
    outer = f"-26 -8, -20 -24, -4 {-31.5 - point}, 10 -29, 20 -19, 23 -4, 21 12, 16 26, 6 36!, -8 34, -21 27, -26 12"
    hole = "-10.6 6, -9.6 15, -4 22.6, 5 27, 12 22, 16 13, 17.8 2, 17.2 -9, 12 -18.6, 2 -21.6, -7 -18, -10.6 -7"
    rim = "-13.2 6, -12.4 17, -6 25, 5 30, 14.2 23.6, 18.6 13, 20 2, 19.4 -11, 14 -22, 2 -25, -9.6 -20.6, -13.4 -8"
    return (
        kit.path(kit.spline(outer) + kit.spline(hole), fill, fill_rule="evenodd", **EDGE)
        + kit.path(kit.spline(rim) + kit.spline(hole), inner, fill_rule="evenodd")
        + kit.lines(
            [
                "-15 -24, -19.6 -12, -20.6 4",
                "-9 -28, -16 -15, -17 4, -15.6 16",
                "-21 12, -18 21, -12 28",
                "15 -24, 19.6 -14, 20.6 -6",
            ],
            0.9,
            fold,
        )
    )


def medallion(rim: str, ground: str = "") -> str:
    """The ground of a portrait: a disc, engraved lines, and a rim that tells the faction without colour."""
    return (
        kit.circle(50, 50, 49, kit.INK)
        + kit.circle(50, 50, 48, kit.T1)
        + kit.circle(50, 50, 46.6, kit.T3)
        + rim
        + ground
    )


def glory() -> str:
    """Engraved rays behind the head."""
    d = "".join(
        f"M{kit.pair(kit.polar(50, 50, 24, a))}L{kit.pair(kit.polar(50, 50, 41.4 if i % 2 else 38, a))}"
        for i, a in enumerate(range(-105, 106, 7))
    )
    return kit.stroke(d, 0.7, kit.T5, opacity=".55")


def rims() -> dict[str, str]:
    """One pattern for each faction, between two circles."""

    def around(n: int, draw: Callable[[float], str], turn: float = 0.0) -> str:
        return "".join(draw(360 * (i + turn) / n) for i in range(n))

    ring = kit.circle(50, 50, 43, "none", **kit.edge(0.8, kit.T1))

    def feather(a: float) -> str:
        return "M" + "L".join(
            kit.pair(kit.polar(50, 50, r, a + t)) for r, t in ((46, -3), (43.8, 0), (46, 3))
        )

    def bead(a: float) -> str:
        return f"M{kit.pair(kit.polar(50, 50, 45, a))}h.01"

    def ray(a: float) -> str:
        return kit.poly(
            [
                kit.polar(50, 50, 43.2, a - 4.2),
                kit.polar(50, 50, 46.6, a),
                kit.polar(50, 50, 43.2, a + 4.2),
            ]
        )

    def tooth(a: float) -> str:
        return kit.poly(
            [
                kit.polar(50, 50, 46.6, a - 5),
                kit.polar(50, 50, 46.6, a + 5),
                kit.polar(50, 50, 43.2, a + 2.5),
            ]
        )

    def notch(a: float) -> str:
        return kit.poly(
            [
                kit.polar(50, 50, 46.8, a - 4),
                kit.polar(50, 50, 46.8, a + 4),
                kit.polar(50, 50, 43.4, a + 4),
                kit.polar(50, 50, 43.4, a - 4),
            ]
        )

    def rope(a: float) -> str:
        return f"M{kit.pair(kit.polar(50, 50, 43.6, a - 2))}L{kit.pair(kit.polar(50, 50, 46.2, a + 3))}"

    return {
        "atreides": kit.stroke(around(30, feather), 1.1, kit.T1) + ring,
        "bene_gesserit": kit.stroke(around(36, bead), 2.2, kit.T1) + ring,
        "emperor": kit.path(around(30, ray), kit.T1) + ring,
        "fremen": kit.path(around(26, tooth), kit.T1) + ring,
        "guild": kit.stroke(around(40, rope), 1.2, kit.T1) + ring,
        "harkonnen": kit.path(around(18, notch), kit.T1) + ring,
    }


def portrait(
    rim: str,
    looks: Face,
    back: Iterable[str] = (),
    dress: Iterable[str] = (),
    front: Iterable[str] = (),
    flip: bool = False,
    child: bool = False,
) -> str:
    """A whole medallion: what is behind the head, neck, dress, head, what is before it."""
    f = {**FACE, **looks}
    top, throat = head(f) + "".join(front), neck(f)
    if child:
        top, throat = (
            kit.group(part, transform="translate(0 5)scale(.86)") for part in (top, throat)
        )
    inside = "".join(back) + throat + "".join(dress) + top
    turn = f"matrix({-ZOOM if flip else ZOOM} 0 0 {ZOOM} {100 - AT[0] if flip else AT[0]} {AT[1]})"
    return medallion(rims()[rim], glory()) + kit.group(inside, transform=turn)
