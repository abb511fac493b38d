"""More pictures of cards of War for Arrakis: places of the tactics cards, and single cards."""

from __future__ import annotations

from typing import Any

from tools.art import kit
from tools.art.dune_cards import palm_of_hand
from tools.art.pieces.figures import naib_banner
from tools.art.pieces.vehicles import carryall, frigate, harvester, ornithopter
from tools.art.pieces.worms import clods, sandworm, wild_maker, worm_small
from tools.art.scenery import CUT, bare, carved, dunes, put, ranks, rays, sky, soldier, walker

LIT: dict[str, Any] = {"stroke": kit.T5, "stroke_width": 1.2}


def silhouette(shape: kit.Shape) -> str:
    """Somebody or something against the light."""
    return kit.blob(shape, kit.INK, **LIT)


def floor(high: float = 70) -> str:
    """Dark sand along the lower edge."""
    return kit.path(
        kit.spline(f"-2 {high}!, 34 {high - 4}, 74 {high + 2}, 122 {high - 3}!, 122 82!, -2 82!"),
        kit.INK,
    )


# ---- Places --------------------------------------------------------------------------------------


def outcroppings() -> str:
    """Pillars of rock that stand out of the sand."""
    rocks = "".join(
        kit.path(d, fill, **LIT)
        for d, fill in (
            ("M78 70L80 40L86 30L94 34L100 70Z", kit.T4),
            ("M14 72L16 46L24 38L30 46L34 72Z", kit.T4),
            ("M36 74L38 30L46 12L58 8L66 22L68 44L74 74Z", kit.INK),
        )
    )
    cuts = kit.lines(
        ["46 20, 44 44, 46 66", "58 14, 58 40, 62 64", "22 46, 22 64", "90 38, 90 62"], 1.3, kit.T5
    )
    return sky(94, 22, 13, seed=41) + dunes(62, far=False) + rocks + cuts + walker(106, 74, 0.5)


def bight() -> str:
    """A cliff that bends around a bay of sand."""
    wall = silhouette(
        "-2 12!, 20 10, 44 18, 54 34, 62 46, 78 44, 90 28, 104 14, 122 10!, 122 82!, -2 82!"
    )
    bay = kit.blob("-2 82!, 16 66, 40 58, 62 62, 84 57, 108 66, 122 82!", kit.T3)
    cuts = kit.lines(
        [
            "8 16, 12 40, 6 62",
            "26 16, 34 40, 30 56",
            "44 24, 50 44, 48 54",
            "90 34, 84 48, 86 54",
            "108 18, 100 42, 104 58",
        ],
        1.4,
        kit.T4,
    )
    ripples = kit.lines(["20 72, 44 66, 70 71", "52 77, 76 70, 100 76"], 1.2, kit.T5)
    return sky(66, 20, 14, seed=42) + wall + cuts + bay + ripples + walker(62, 72, 0.5)


def sihaya() -> str:
    """The ridge in its desert spring: flowers before the moon."""
    ridge = kit.path("M-2 62L18 50L34 56L54 34L70 44L88 30L104 46L122 40V82H-2Z", kit.T4, **LIT)
    flowers = "".join(
        kit.stroke(f"M{x} {y}V{y + 14}", 1.4, kit.T1)
        + "".join(
            kit.circle(*kit.polar(x, y, 3.4 * s, a), 2 * s, kit.T1, **CUT)
            for a in range(0, 360, 72)
        )
        + kit.circle(x, y, 1.9 * s, kit.SPICE)
        for x, y, s in ((24, 58, 1.0), (44, 62, 1.3), (72, 58, 1.1), (96, 63, 1.2))
    )
    return (
        sky(54, 22, 15, seed=43)
        + ridge
        + kit.hatch((54, 40), (6, 4), (-4, 12), 4, 1.2, kit.T5)
        + floor(73)
        + flowers
    )


def gara_kulon() -> str:
    """A lone butte like a beast of burden."""
    butte = kit.path("M30 70L32 46L26 40L34 26L40 34L46 30H82L92 38L96 70Z", kit.INK, **LIT)
    return (
        sky(98, 22, 12, seed=44)
        + kit.path(kit.spline("-2 64!, 40 60, 80 64, 122 58!, 122 82!, -2 82!"), kit.T4)
        + butte
        + kit.lines(
            ["50 34, 48 52, 50 66", "64 34, 66 50, 62 66", "80 36, 80 54, 84 68", "38 40, 38 62"],
            1.3,
            kit.T5,
        )
        + floor(74)
    )


def sink() -> str:
    """A basin that the land has let down."""
    rims = "".join(
        kit.path(
            kit.spline(
                f"{60 - 58 * k} {46 + 6 * (1 - k)}, 60 {46 - 18 * k}, {60 + 58 * k} {46 + 6 * (1 - k)}, 60 {50 + 22 * k}"
            ),
            fill,
            **LIT,
        )
        for k, fill in ((1.0, kit.T4), (0.74, kit.INK), (0.48, kit.T4), (0.24, kit.T3))
    )
    return (
        sky(96, 16, 10, seed=45)
        + kit.path("M-2 40H122V82H-2Z", kit.T4)
        + rims
        + walker(60, 55, 0.36)
    )


def habbanya() -> str:
    """A long ridge under the moon, one behind the other."""
    ridges = "".join(
        kit.path(
            f"M-2 {y + 8}L{16 + s} {y}L{40 + s} {y + 7}L{62 + s} {y - 5}L{86 + s} {y + 6}L{104 + s} {y - 1}L122 {y + 6}V82H-2Z",
            fill,
            **LIT,
        )
        for y, s, fill in ((36, 0, kit.T4), (50, -10, kit.T4), (64, 6, kit.INK))
    )
    return sky(34, 20, 13, seed=46) + ridges


def gap(inside: str, seed: int) -> str:
    """Two walls and what is between them."""
    walls = kit.path("M-2-2H30L38 20L32 40L42 60L36 82H-2Z", kit.INK, **LIT) + kit.path(
        "M122-2H88L80 18L88 38L78 58L84 82H122Z", kit.INK, **LIT
    )
    cuts = kit.lines(
        ["12 4, 18 30, 12 62", "26 12, 26 40, 30 66", "104 6, 100 34, 106 64", "92 20, 94 46"],
        1.3,
        kit.T4,
    )
    return (
        sky(60, 26, 14, seed=seed)
        + kit.path(kit.spline("28 70!, 60 62, 92 70!, 92 82!, 28 82!"), kit.T4)
        + inside
        + walls
        + cuts
    )


def windgap() -> str:
    wind = kit.lines(
        [
            "32 22, 56 16, 84 22, 78 30, 70 25",
            "34 38, 60 33, 86 39",
            "36 52, 58 46, 82 53, 76 60, 68 56",
        ],
        2.4,
        kit.T1,
    )
    return gap(wind, 47)


def hobars_gap() -> str:
    way = carved("50 82!, 54 72, 68 66, 58 60, 60 56!, 64 60, 76 66, 66 74, 72 82!", kit.T1)
    return gap(way + walker(58, 68, 0.34) + soldier(70, 62, 0.32), 48)


# ---- Sight and mind ------------------------------------------------------------------------------


def eye(x: float, y: float, s: float) -> str:
    """An eye of Ibad."""
    return (
        carved(
            f"{x - 17 * s} {y}!, {x - 6 * s} {y - 8 * s}, {x + 6 * s} {y - 8 * s}, {x + 17 * s} {y}!, {x + 6 * s} {y + 7 * s}, {x - 6 * s} {y + 7 * s}",
            kit.IBAD,
        )
        + kit.circle(x, y, 4.6 * s, kit.INK)
        + kit.circle(x + 2 * s, y - 2 * s, 1.5 * s, kit.T1)
    )


def eyes_of_ibad() -> str:
    """Blue within blue, between hood and veil."""
    hood = carved("-2 82!, 8 40, 24 12, 60 2, 96 12, 112 40, 122 82!", kit.T4)
    face = carved("18 46!, 30 26, 60 20, 90 26, 102 46!, 84 58, 60 61, 36 58", kit.T2)
    veil = silhouette("14 82!, 18 46!, 38 56, 60 58, 82 56, 102 46!, 106 82!")
    brows = kit.lines(["26 33, 40 29, 54 34", "66 34, 80 29, 94 33"], 3.4, kit.INK)
    return (
        bare()
        + hood
        + face
        + eye(40, 43, 0.95)
        + eye(80, 43, 0.95)
        + brows
        + veil
        + kit.lines(["34 66, 60 70, 86 66", "44 75, 60 77, 76 75"], 1.3, kit.T5)
    )


def clouded_eye() -> str:
    """Hope clouds observation: an eye half behind a cloud."""
    cloud = carved(
        "-2 82!, 0 66, 14 58, 28 64, 32 50, 48 44, 62 52!, 70 38, 88 36, 98 48!, 110 44, 122 52!, 122 82!",
        kit.T1,
    )
    return (
        bare()
        + eye(56, 34, 2.5)
        + cloud
        + kit.lines(
            [
                "12 70, 20 66, 30 72",
                "40 58, 50 54, 58 62",
                "78 50, 88 47, 94 56",
                "60 72, 76 66, 92 72",
            ],
            1.6,
            kit.T4,
        )
    )


def demanding_memory() -> str:
    """Memory that demands: a head full of rings."""
    head = silhouette(
        "44 82!, 44 66, 34 54, 32 34, 42 16, 60 8, 80 14, 90 30, 90 38, 98 50!, 91 53, 91 62, 84 68, 76 67, 74 82!"
    )
    rings = "".join(kit.circle(60, 36, r, "none", **kit.edge(1.6, kit.T1)) for r in (4, 10, 16, 22))
    return bare() + head + rings + kit.circle(60, 36, 2.2, kit.IBAD)


def similitudes() -> str:
    """Alam al-mithal: somebody and their image, on either side of a line."""
    half = kit.circle(60, 22, 11, kit.T1) + walker(60, 39, 0.9, kit.INK)
    image = f'<g transform="matrix(1 0 0 -1 0 80)" opacity=".55">{half}</g>'
    stars = kit.stroke(
        "M16 12h.01M30 24h.01M98 10h.01M106 28h.01M84 18h.01M20 60h.01M34 70h.01M94 66h.01M104 54h.01",
        2,
        kit.T1,
    )
    return (
        kit.path("M0 0H120V80H0Z", kit.T3)
        + rays(60, 40, 30, 30)
        + stars
        + kit.path("M0 40H120V80H0Z", kit.T4, opacity=".6")
        + half
        + image
        + kit.lines(["-2 40, 60 39, 122 40", "30 45, 60 44, 92 45"], 1.6, kit.T1)
    )


def fear() -> str:
    """Fear passes over and through: a wave, and somebody who stands."""
    wave = silhouette(
        "-2 20!, 24 4, 58 2, 88 14, 100 36, 96 52, 84 56, 76 48, 82 40!, 72 34, 60 44, 62 62, 76 74, 122 78!, 122 82!, -2 82!"
    )
    curls = kit.lines(
        [
            "8 28, 34 14, 66 14, 86 30",
            "8 44, 30 30, 54 32",
            "10 60, 28 48, 46 52",
            "30 72, 44 66, 58 72",
        ],
        2,
        kit.T4,
    )
    return sky(108, 18, 8, seed=49) + wave + curls + walker(102, 77, 0.8, kit.T1)


def spies() -> str:
    """An eye at a keyhole."""
    plate = kit.path("M24-2H96V82H24Z", kit.T4, **CUT) + kit.lines(
        ["30 6, 30 74", "90 6, 90 74"], 1.4, kit.T5
    )
    hole = kit.path("M60 8A22 22 0 0 1 74 47L80 76H40L46 47A22 22 0 0 1 60 8Z", kit.INK, **LIT)
    return bare() + plate + hole + eye(60, 30, 0.95)


# ---- War -----------------------------------------------------------------------------------------


def worms() -> str:
    """A wall of sandworms."""
    return (
        sky(60, 14, 0, seed=50)
        + kit.path(kit.spline("-2 56!, 40 50, 80 54, 122 50!, 122 82!, -2 82!"), kit.T4)
        + put(sandworm(), -8, 14, 0.34)
        + put(sandworm(), 74, 12, 0.34)
        + put(sandworm(), 24, 8, 0.5)
        + floor(76)
    )


def great_maker() -> str:
    return (
        sky(60, 30, 0, count=26)
        + kit.path(kit.spline("-2 62!, 40 56, 80 60, 122 56!, 122 82!, -2 82!"), kit.T4)
        + put(wild_maker(), 8, 0, 0.65)
        + floor(77)
    )


def stunted_worms() -> str:
    """Small worms on the edge of the erg."""
    return (
        sky(92, 18, 12, seed=51)
        + dunes(46)
        + put(worm_small(), 12, 34, 0.34)
        + put(worm_small(), 46, 28, 0.44)
        + put(worm_small(), 86, 38, 0.3)
        + clods(3, 60, 76, 50, 14, 16)
    )


def desert_war() -> str:
    """Banners of the Naibs on three dunes."""
    return (
        sky(60, 26, 18, seed=52)
        + kit.path(
            kit.spline("-2 60!, 20 52, 44 60, 66 50, 92 60, 122 52!, 122 82!, -2 82!"), kit.T4
        )
        + put(naib_banner(), 2, 16, 0.42, kit.T1)
        + put(naib_banner(), 78, 14, 0.42, kit.T1)
        + put(naib_banner(), 34, 2, 0.6, kit.INK)
        + floor(68)
        + "".join(walker(18 + 20 * i, 77, 0.5) for i in range(5))
    )


def leaper() -> str:
    """Chatt: a leap with the knife drawn."""
    body = silhouette(
        "52 20, 60 18, 64 24, 62 30!, 74 32, 88 24, 96 16!, 98 22!, 86 34, 72 42!, 78 50, 92 50, 104 58!, 100 62!, 88 58, 72 60, 62 52!, 50 62, 34 62, 22 72!, 18 68!, 30 54, 44 50, 46 40!, 34 46, 26 42!, 30 36!, 44 32, 50 28"
    )
    blade = carved("96 18!, 104 10, 116 6!, 110 16, 99 23!", kit.T1)
    return (
        sky(60, 34, 26, count=24)
        + body
        + blade
        + floor(76)
        + kit.lines(["8 30, 22 32", "4 40, 18 42", "8 50, 20 50"], 1.8, kit.T1)
    )


def ambush() -> str:
    """Behind rocks, and a ship that has just landed."""
    rocks = kit.path(
        "M-2 82L6 52L20 46L30 56L36 82ZM122 82L114 50L100 44L90 54L84 82Z", kit.INK, **LIT
    )
    return (
        sky(60, 18, 12, seed=53)
        + kit.path("M-2 62H122V82H-2Z", kit.T4)
        + put(frigate(), 36, 20, 0.48, kit.T5)
        + rocks
        + walker(30, 64, 0.5, kit.T1)
        + walker(88, 62, 0.5, kit.T1)
        + walker(40, 78, 0.6, kit.INK)
        + walker(78, 78, 0.6, kit.INK)
    )


def battle_group() -> str:
    """A column below the mountains."""
    peaks = kit.path(
        "M-2 54L18 26L32 42L52 10L72 40L90 22L122 52V82H-2Z", kit.T4, **LIT
    ) + kit.hatch((52, 18), (6, 6), (-5, 12), 4, 1.2, kit.T5)
    return sky(96, 16, 9, seed=54) + peaks + floor(64) + ranks(78, 0.72, 9, 13, kit.T1, 8)


def planetfall() -> str:
    """Frigates come down on their fire."""
    flames = "".join(
        kit.path(f"M{x - w} {y}L{x} {y + h}L{x + w} {y}Z", kit.SPICE, **CUT)
        + kit.path(f"M{x - w / 2} {y}L{x} {y + h * 0.6}L{x + w / 2} {y}Z", kit.GOLD)
        for x, y, w, h in ((60, 48, 6, 22), (22, 34, 4, 14), (98, 30, 4, 14))
    )
    return (
        sky(60, 20, 0, seed=55)
        + kit.stroke("M12 10h.01M40 8h.01M80 6h.01M112 12h.01M50 20h.01M74 22h.01", 1.9, kit.T1)
        + flames
        + put(frigate(), 34, 4, 0.52, kit.INK)
        + put(frigate(), 6, 6, 0.32, kit.T4)
        + put(frigate(), 82, 2, 0.32, kit.T4)
        + dunes(62)
    )


def carriers() -> str:
    """Carryalls that carry troops."""
    return (
        sky(94, 22, 13, seed=56)
        + put(carryall(), 20, 2, 0.72, kit.INK)
        + put(carryall(), 82, 6, 0.34, kit.T4)
        + kit.path("M40 46H72V60H40Z", kit.T4, **LIT)
        + kit.stroke("M48 46V36M64 46V36", 1.6, kit.INK)
        + kit.stroke("M46 50v6M52 50v6M58 50v6M64 50v6", 2, kit.T1)
        + dunes(64)
    )


def captured_thopter() -> str:
    """An ornithopter in hobbles."""
    ropes = "M60 46L22 70M60 46L98 70M46 30L14 62M74 30L106 62"
    pegs = kit.stroke("M22 68v8M98 68v8M14 60v8M106 60v8", 3, kit.T1)
    return (
        sky(96, 18, 10, seed=57)
        + kit.path(kit.spline("-2 62!, 40 58, 80 63, 122 58!, 122 82!, -2 82!"), kit.T4)
        + put(ornithopter(), 22, 0, 0.76, kit.INK)
        + kit.stroke(ropes, 2.6, kit.INK)
        + kit.stroke(ropes, 1.3, kit.T1)
        + pegs
        + walker(40, 78, 0.7)
        + walker(84, 78, 0.7, stick=True)
    )


def shigawire() -> str:
    """A wire between two grips."""
    wire = "M26 52C44 8 60 66 74 26S96 30 94 52"
    grips = kit.path("M20 48H32V70H20ZM88 48H100V70H88Z", kit.T4, **CUT) + kit.path(
        "M18 54H34V58H18ZM86 54H102V58H86Z", kit.GOLD, **CUT
    )
    return (
        bare()
        + kit.stroke(wire, 4, kit.INK)
        + kit.stroke(wire, 2, kit.T1)
        + grips
        + carved("62 60!, 66 68, 62 73, 58 68", kit.WINE)
    )


def hand_signs() -> str:
    """Battle language: hands that speak."""
    left, right = palm_of_hand(), palm_of_hand(kit.T2)
    return bare() + put(left, -20, 6, 0.9) + put(right, 140, 10, 0.9, flip=True)


# ---- The desert ----------------------------------------------------------------------------------


def bat() -> str:
    """A cielago with its message."""
    body = silhouette(
        "60 20!, 64 12!, 67 21, 70 26!, 84 16, 104 14, 118 26!, 106 28, 104 38!, 94 36, 88 46!, 78 42, 70 50, 64 62, 60 66, 56 62, 50 50, 42 42, 32 46!, 26 36, 16 38!, 14 28, 2 26!, 16 14, 36 16, 50 26!, 53 21, 56 12!"
    )
    eyes = kit.circle(57, 26, 1.6, kit.T1) + kit.circle(63, 26, 1.6, kit.T1)
    bones = kit.lines(
        [
            "66 30, 86 22, 112 26",
            "66 34, 82 32, 102 36",
            "54 30, 34 22, 8 26",
            "54 34, 38 32, 18 36",
        ],
        1.2,
        kit.T4,
    )
    scroll = kit.path("M55 56H65V64H55Z", kit.T1, **CUT)
    return sky(60, 34, 26, seed=58) + body + bones + eyes + scroll + floor(74)


def tents() -> str:
    """A hiereg: a camp in open sand."""
    camp = "".join(
        kit.path(f"M{x - 15 * s} {y}L{x} {y - 22 * s}L{x + 15 * s} {y}Z", fill, **LIT)
        + kit.path(f"M{x - 4 * s} {y}L{x} {y - 15 * s}L{x + 4 * s} {y}Z", kit.SPICE)
        for x, y, s, fill in ((24, 60, 0.8, kit.T4), (96, 60, 0.8, kit.T4), (60, 66, 1.35, kit.INK))
    )
    return (
        sky(90, 18, 10, seed=59)
        + kit.path(kit.spline("-2 60!, 40 56, 80 60, 122 56!, 122 82!, -2 82!"), kit.T4)
        + camp
        + floor(72)
        + walker(86, 76, 0.6, kit.T1, True)
    )


def stillsuit() -> str:
    """A face mask with its tubes."""
    suit = carved("14 82!, 20 60, 40 52, 60 54, 80 52, 100 60, 106 82!", kit.T4)
    hood = silhouette("30 58!, 28 30, 40 10, 60 5, 80 10, 92 30, 90 58!, 76 66, 60 68, 44 66")
    face = carved("40 36!, 48 26, 60 23, 72 26, 80 36!, 74 42, 60 43, 46 42", kit.T2)
    mask = kit.blob("42 43!, 60 46, 78 43!, 76 56, 66 63, 60 64, 54 63, 44 56", kit.T4, **LIT)
    tube = kit.lines(["60 38, 60 50", "60 50, 78 56, 88 66, 84 82"], 4.4, kit.INK) + kit.lines(
        ["60 38, 60 50", "60 50, 78 56, 88 66, 84 82"], 2.2, kit.T1
    )
    ribs = kit.lines(["24 66, 40 62, 54 68", "20 74, 38 70, 54 76", "98 68, 92 72"], 1.4, kit.T5)
    return (
        bare() + suit + ribs + hood + face + eye(51, 34.5, 0.4) + eye(69, 34.5, 0.4) + mask + tube
    )


def sandtide() -> str:
    """Sand that runs like the sea, and soldiers in it."""

    def tide(y: float, fill: str) -> str:
        crests = "".join(f"{x} {y + (9 if x % 32 else 0)}, " for x in range(16, 112, 16))
        return kit.blob(f"-2 {y + 8}!, {crests}122 {y + 7}!, 122 82!, -2 82!", fill, **LIT)

    lost = (
        soldier(40, 66, 0.8, kit.INK)
        + soldier(74, 60, 0.7, kit.INK)
        + soldier(96, 66, 0.6, kit.INK)
    )
    return sky(24, 18, 11, seed=60) + tide(38, kit.T4) + tide(50, kit.T3) + lost + tide(62, kit.INK)


def chasm() -> str:
    """Dust that opens under a harvester."""
    rift = silhouette("48 30!, 56 42, 50 52, 60 62, 54 82!, 78 82!, 72 64, 80 54, 70 44, 66 30!")
    machine = put(harvester(), 38, 14, 0.46, kit.T4, more="rotate(24 50 50)")
    dust = clods(8, 64, 40, 34, 30, 22)
    return (
        sky(20, 18, 11, seed=61)
        + kit.path(kit.spline("-2 36!, 30 31, 60 34, 90 30, 122 34!, 122 82!, -2 82!"), kit.T4)
        + kit.lines(
            [
                "6 48, 24 44, 42 49",
                "10 64, 28 58, 46 64",
                "86 50, 102 46, 118 51",
                "88 68, 104 62, 118 67",
            ],
            1.3,
            kit.T5,
        )
        + rift
        + machine
        + dust
    )


def pillar() -> str:
    """Usul, the base of the pillar."""
    column = kit.path("M46-2H74V50H46Z", kit.T1, **CUT) + kit.stroke(
        "M53-2V50M60-2V50M67-2V50", 1.6, kit.T2
    )
    base = (
        kit.path("M40 50H80V57H40Z", kit.T1, **CUT)
        + kit.path("M34 57H86V66H34Z", kit.T2, **CUT)
        + kit.path("M26 66H94V76H26Z", kit.T1, **CUT)
    )
    return (
        bare()
        + column
        + base
        + floor(76)
        + kit.lines(["36 71, 52 71", "64 71, 84 71"], 1.4, kit.T4)
    )


def bribe() -> str:
    """A bag that is heavy with spice."""
    bag = carved("46 30!, 34 42, 26 60, 32 74, 60 77, 88 74, 94 60, 86 42, 74 30!", kit.T4)
    neck = carved("42 14!, 52 20, 60 15, 68 20, 78 14!, 74 30!, 46 30!", kit.T4) + kit.path(
        "M44 28H76V33H44Z", kit.GOLD, **CUT
    )
    sign = kit.path("M60 40L74 56L60 72L46 56Z", kit.SPICE, **CUT) + kit.path(
        "M60 40L66 56L60 72L54 56Z", kit.GOLD
    )
    return (
        bare()
        + bag
        + neck
        + sign
        + kit.stroke("M20 70h.01M14 76h.01M100 72h.01M106 77h.01", 4, kit.SPICE)
    )


def dew() -> str:
    """Dew collectors at dawn."""
    bowls = "".join(
        carved(
            f"{x - 14 * s} {y}!, {x} {y + 4 * s}, {x + 14 * s} {y}!, {x + 8 * s} {y + 11 * s}, {x - 8 * s} {y + 11 * s}",
            kit.T1,
        )
        + carved(
            f"{x} {y - 18 * s}!, {x + 5 * s} {y - 8 * s}, {x} {y - 4 * s}, {x - 5 * s} {y - 8 * s}",
            kit.IBAD,
        )
        for x, y, s in ((22, 56, 0.8), (98, 56, 0.8), (60, 60, 1.25))
    )
    return (
        sky(60, 44, 20, count=26)
        + kit.path(kit.spline("-2 56!, 40 52, 80 56, 122 52!, 122 82!, -2 82!"), kit.T4)
        + floor(72)
        + bowls
    )


def windtrap() -> str:
    """A hidden windtrap among rocks."""
    rock = kit.path("M-2 82L4 40L24 22L42 30L58 10L82 18L96 34L112 30L122 50V82Z", kit.INK, **LIT)
    slats = "".join(
        kit.path(f"M44 {y}L80 {y - 4}V{y + 2}L44 {y + 6}Z", kit.T5, **CUT)
        for y in range(34, 70, 10)
    )
    wind = kit.lines(["4 16, 24 12, 44 20", "2 28, 18 24, 34 34"], 2, kit.T1)
    return (
        sky(104, 16, 8, seed=62)
        + rock
        + kit.path("M42 26H82V74H42Z", kit.T4, **LIT)
        + slats
        + wind
        + carved("62 70!, 66 76, 62 80, 58 76", kit.IBAD)
    )


def training() -> str:
    """Jessica and Paul, face to face."""
    tall = silhouette(
        "28 82!, 34 50, 40 34, 38 24, 44 16, 52 18, 54 28, 50 34!, 60 40, 74 40!, 74 44!, 58 47, 56 60, 60 82!"
    )
    small = silhouette(
        "96 82!, 94 62, 90 50, 92 42, 86 36, 79 38, 78 46, 82 52!, 72 54, 62 50!, 61 54!, 72 60, 78 64, 76 82!"
    )
    return sky(64, 34, 24, seed=63) + tall + small + floor(77)


def mahdi() -> str:
    """Somebody on a rock, and those who call them."""
    rock = kit.path("M40 82L46 50L54 44H68L76 52L82 82Z", kit.T4, **LIT)
    arms = "".join(
        kit.stroke(f"M{x} {y}L{x - 7} {y - 17}M{x} {y}L{x + 8} {y - 16}", 2.6, kit.INK)
        + kit.circle(x, y - 7, 3.6, kit.INK)
        for x, y in ((8, 72), (20, 76), (32, 70), (90, 71), (102, 76), (113, 70))
    )
    return sky(60, 28, 20, count=26) + rock + walker(60, 46, 1.0, kit.INK, True) + arms + floor(76)


def factories() -> str:
    """Factories on the polar ice."""
    works = kit.path(
        "M10 66V40H26V30H32V40H46L50 24H56L60 40H76V34L92 44V34L108 44V66Z", kit.INK, **LIT
    )
    smoke = kit.lines(["29 26, 24 18, 32 10, 26 2", "53 20, 60 12, 52 4"], 4, kit.T5)
    lights = kit.stroke("M20 50v6M34 50v6M48 50v6M64 50v6M80 52v6M96 52v6", 3, kit.SPICE)
    ice = kit.path("M-2 64L20 60L44 66L70 60L96 66L122 60V82H-2Z", kit.T1, **CUT) + kit.lines(
        ["10 72, 26 68, 40 74", "62 70, 82 66, 104 73"], 1.4, kit.T2
    )
    return sky(98, 18, 9, seed=64) + smoke + works + lights + ice


SCENES = {
    "outcroppings": outcroppings,
    "bight": bight,
    "sihaya": sihaya,
    "gara_kulon": gara_kulon,
    "sink": sink,
    "habbanya": habbanya,
    "windgap": windgap,
    "hobars_gap": hobars_gap,
    "ibad": eyes_of_ibad,
    "clouded": clouded_eye,
    "memory": demanding_memory,
    "similitudes": similitudes,
    "fear": fear,
    "spies": spies,
    "worms": worms,
    "maker": great_maker,
    "stunted": stunted_worms,
    "desert_war": desert_war,
    "leaper": leaper,
    "ambush": ambush,
    "battle_group": battle_group,
    "planetfall": planetfall,
    "carriers": carriers,
    "captured": captured_thopter,
    "shigawire": shigawire,
    "hands": hand_signs,
    "bat": bat,
    "tents": tents,
    "stillsuit": stillsuit,
    "sandtide": sandtide,
    "chasm": chasm,
    "pillar": pillar,
    "bribe": bribe,
    "dew": dew,
    "windtrap": windtrap,
    "training": training,
    "mahdi": mahdi,
    "factories": factories,
}
