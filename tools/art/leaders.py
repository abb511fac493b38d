"""Who is who: one function for each leader, from the parts in heads.py and strokes of their own."""

from __future__ import annotations

from tools.art import kit
from tools.art.heads import (
    EDGE,
    beard,
    buttons,
    epaulette,
    hair,
    high_collar,
    hood_back,
    hood_front,
    lapels,
    medal,
    medallion,
    nose_tube,
    plates,
    portrait,
    rims,
    robe,
    scar,
    shoulders,
    still_suit,
    stubble,
    to_rim,
)

# ---- House Atreides ------------------------------------------------------------------------------


def thufir_hawat(rim: str = "atreides") -> str:
    """The old Mentat: leathery, stained lips, thin white hair."""
    white = hair(
        "-10.8 -18!, -9 -11, -8.8 -5!, -9.4 -4!, -12 -6.6, -14.4 -4!, -14.2 5!, -16 10!, -20 6, -22 -4, -20.6 -14, -16 -20",
        kit.HOAR,
        ["-12 -15, -15.6 -8, -16 2", "-15.4 -17, -19 -8, -18.6 3"],
        kit.INK,
        stroke=kit.INK,
    )
    wisps = kit.lines(["-13 -21, -5 -26.6, 4 -27.6", "-14 -23, -6 -28.4, 1 -29.4"], 1, kit.HOAR)
    return portrait(
        rim,
        {
            "age": 3,
            "nose": 1.4,
            "hook": 1,
            "hollow": 1.6,
            "lips": kit.WINE,
            "frown": 0.8,
            "brow": 1.3,
        },
        dress=[shoulders(kit.T4), high_collar(kit.T4, kit.T5), buttons(0, 35, 0, 40, 2)],
        front=[white, wisps],
    )


def lady_jessica(rim: str = "atreides") -> str:
    """Dark bronze hair dressed high, a fine chain, a jewel on the brow."""
    back = hair(
        "-19 8, -24 2, -24.6 -8, -19 -14!, -12 -26, -2 -31.6, 9 -29, 16 -19, 16.6 -9!, 0 -10, -12 4",
        kit.T4,
        ["-21 -8, -22 -2, -19 4", "-18 -8, -18.6 0, -16 5"],
    )
    front = hair(
        "16 -9!, 14.6 -15, 8 -19.6!, 1 -18, -5 -12.6, -8.4 -3!, -10.4 6!, -15 7, -19 -3, -18 -16, -11 -25.4, 0 -29.6, 10 -26.6, 16 -18.6",
        kit.T4,
        [
            "8 -20, 0 -21, -8 -15, -12 -4, -12.6 4",
            "9 -22, -1 -24, -11 -17, -15.4 -5",
            "10 -24.4, 0 -27, -11 -21.6",
        ],
    )
    jewel = kit.lines(["-8 -13, 0 -17, 8 -19.4, 15 -15"], 1, kit.GOLD) + kit.blob(
        "8 -19!, 9.8 -16!, 8.2 -13!, 6.6 -16!", kit.GOLD, stroke=kit.INK, stroke_width=0.6
    )
    chain = kit.lines(["-10 27, -2 33, 8 26.6"], 1.1, kit.GOLD) + kit.circle(
        0, 34.4, 1.8, kit.GOLD, stroke=kit.INK, stroke_width=0.6
    )
    return portrait(
        rim,
        {"soft": True, "lips": kit.WINE, "lash": True, "eye": 1.1, "brow": 0.9, "nose": -0.4},
        back=[back],
        dress=[shoulders(kit.T4, 2), robe(), chain],
        front=[front, jewel],
    )


def gurney_halleck(rim: str = "atreides") -> str:
    """A lump of a man: an inkvine scar along the jaw, rough fair hair, the neck of his baliset behind him."""
    baliset = kit.group(
        kit.path("M-1.6-44h3.2v40h-3.2z", kit.T4, **EDGE)
        + kit.path("M-3.4-50h6.8l-1 8h-4.8z", kit.T4, **EDGE)
        + kit.stroke("M-4.6-48h-2M-4.6-45h-2M4.6-48h2M4.6-45h2", 1.6, kit.GOLD)
        + kit.stroke("M-.5-42v38M.6-42v38", 0.4, kit.T1),
        transform="translate(-25 30) rotate(-14) scale(.82)",
    )
    rough = hair(
        "15.6 -12!, 12.4 -16!, 11 -18.6!, 6 -17.6!, 4 -19.6!, -1 -17!, -3 -18!, -6.4 -12!, -8.4 -4!, -10 -5!, -13 -6!, -15 5!, -19.6 3!, -22 -4!, -20.8 -8!, -22.6 -14!, -19 -18!, -18 -24!, -12 -25!, -9 -30!, -3 -28!, 2 -31.6!, 6 -28!, 12 -28.6!, 13 -24!, 17 -20!",
        kit.DUNE,
        ["-14 -20, -17 -12, -17 -2", "-8 -24, -12 -16, -12.4 -8", "0 -27, -4 -21", "7 -26, 6 -21"],
        kit.INK,
        stroke=kit.INK,
    )
    return portrait(
        rim,
        {
            "jaw": 2.2,
            "chin_w": 1.4,
            "hook": 1.2,
            "brow": 1.5,
            "age": 1,
            "frown": 0.4,
            "mouth": 0.7,
            "nose": 0.4,
        },
        back=[baliset],
        dress=[
            shoulders(kit.T4),
            lapels(kit.T3),
            kit.blob("-26.4 29.6!, -22.6 27!, -5 39.8!, -9 40.4!", kit.T5),
        ],
        front=[
            rough,
            stubble(),
            scar("-8.6 8, -5 13, .6 15.6, 1.4 20"),
            kit.lines(["-6.6 9.4, -4.4 8.6", "-4.4 13.6, -2 12.4", "-1 16.4, 0 14.2"], 0.8),
        ],
    )


def duncan_idaho(rim: str = "atreides") -> str:
    """Curls like a ram's, an open face; a hilt over the shoulder."""
    hilt = kit.group(
        kit.path("M-1.4-16h2.8v14h-2.8z", kit.GOLD, stroke=kit.INK, stroke_width=0.7)
        + kit.path("M-6-3h12v2.6h-12z", kit.GOLD, stroke=kit.INK, stroke_width=0.7)
        + kit.circle(0, -17.4, 2.4, kit.GOLD, stroke=kit.INK, stroke_width=0.7)
        + kit.path("M-1.8 0h3.6v10h-3.6z", kit.T1),
        transform="translate(-26 22) rotate(-30)",
    )
    curls = hair(
        "16 -11!, 15 -15, 12 -14.6!, 10 -18.6, 6 -16!, 3 -19.6, -1 -16.6!, -4 -17, -6 -12!, -9 -10.6, -8.6 -5!, -11 -7, -13.6 -5!, -15 -1, -14 4!, -17.6 8, -20 3!, -24 2, -22.6 -4!, -26 -8, -22.6 -12!, -25 -18, -20 -20.6!, -20 -26.6, -13 -26!, -10 -32, -4 -29.4!, 0 -34, 5 -29.6!, 11 -32, 13.4 -26!, 18.6 -25, 17 -19.6!, 20 -16",
        kit.INK,
        [
            "-14 -22, -17 -19, -14 -17",
            "-6 -26, -10 -23, -6 -21",
            "3 -28, 0 -25, 3 -22.6",
            "10 -26, 8 -23, 11 -21",
            "-18 -12, -21 -9, -18 -6.4",
            "-10 -16, -13 -13, -10.4 -11",
        ],
    )
    return portrait(
        rim,
        {"skin": kit.BROWN_SKIN, "jaw": 1, "chin_w": 0.8, "brow": 1.3, "mouth": 0.6, "nose": -0.4},
        back=[hilt],
        dress=[shoulders(kit.T4), high_collar(kit.T3, kit.T1)],
        front=[curls],
    )


def wellington_yueh(rim: str = "atreides") -> str:
    """The Suk doctor: the diamond of conditioning on his brow, drooping moustache, hair in a silver ring."""
    tail = hair(
        "-15 4, -21 12, -23 24, -20 34!, -17 26, -14 14", kit.INK, ["-18 14, -20 24"]
    ) + kit.stroke("M-22.4 15.6l7 2.4", 2.6, kit.T1)
    sleek = hair(
        "15.8 -12!, 14 -18, 8 -22, -1 -21, -6.6 -14, -8.6 -4!, -10 -5.4, -13 -5.4!, -14.6 4!, -15 10, -20.6 8, -21.6 -6, -19.4 -19, -11 -27, 0 -30, 10 -27, 16 -20",
        kit.INK,
        ["7 -23, -3 -23.6, -11 -16, -16 -4, -16.6 6", "9 -25.6, -4 -26.6, -14 -19, -18.6 -6"],
    )
    mark = kit.blob("8.6 -17.6!, 11 -14!, 8.8 -10.4!, 6.6 -14!", kit.T4)
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "hollow": 1.4,
            "age": 1,
            "eye": 0.8,
            "frown": -1.2,
            "mouth": -0.6,
            "brow": 0.8,
            "chin": 0.5,
        },
        back=[tail],
        dress=[
            shoulders(kit.T4, 2),
            lapels(kit.T1),
            kit.lines(["-12 24, -1 39", "9.6 24, 1 39"], 1, kit.INK),
        ],
        front=[sleek, mark, beard("drooping")],
    )


# ---- Bene Gesserit -------------------------------------------------------------------------------


def alia(rim: str = "bene_gesserit") -> str:
    """A child with the eyes of an ancient: great blue eyes, a water-ring band, curls under a small hood."""
    curls = hair(
        "16 -7!, 15.6 -14, 9 -19, 2 -15!, -3 -16, -6.6 -10!, -9.4 -6, -10.4 2!, -8.6 8, -11 14!, -14.6 14, -15 9!, -20 10, -19 4!, -23 1, -21.6 -6!, -24 -13, -20 -19, -12 -26.6, 0 -30, 10 -27.4, 16.6 -20, 18 -10",
        kit.T4,
        [
            "-16 -12, -18.6 -6, -16 0",
            "-11 -18, -14 -9, -13 0, -13.4 7",
            "-4 -22, -9 -16",
            "6 -24, 0 -20",
        ],
    )
    band = kit.lines(["-20 -14, -9 -18.6, 4 -20.6, 16.6 -16"], 2.6, kit.GOLD) + kit.lines(
        ["-20 -14, -9 -18.6, 4 -20.6, 16.6 -16"], 0.7, kit.INK
    )
    return portrait(
        rim,
        {
            "soft": True,
            "eye": 1.38,
            "iris": kit.IBAD,
            "brow": 0.8,
            "nose": -1.6,
            "hook": -0.6,
            "chin": -3,
            "chin_w": -0.6,
            "jowl": 1.1,
            "frown": 0.2,
            "mouth": 0.2,
            "lips": kit.WINE,
            "wide": 1.02,
        },
        dress=[shoulders(kit.T4, 5, 26), robe()],
        front=[curls, band],
        child=True,
    )


def margot_lady_fenring(rim: str = "bene_gesserit") -> str:
    """Golden hair towered on her head, long earrings, a fan of a collar."""
    fan = to_rim(
        -30,
        "-30 18, -27 2, -20 12, -12 24!, 0 31!, 9 24!, 17 13, 24 4, 28 18",
        31,
        kit.T5,
        stroke=kit.INK,
        stroke_width=0.8,
    ) + kit.lines(["-26 6, -14 24", "-29 14, -18 26", "23 8, 12 24", "27 16, 16 26"], 0.8, kit.INK)
    tower = hair(
        "16 -9!, 14.6 -15, 9 -18.6, 1 -17.4, -5.4 -12, -8.6 -3!, -11 -5, -14 -4!, -15 4!, -19 3, -20.6 -6, -18 -14!, -20 -22, -15 -31, -4 -35.4, 8 -33.6, 15 -27, 16.6 -18",
        kit.GOLD,
        [
            "15 -18, 4 -22, -8 -19, -16 -12",
            "14 -24, 2 -28, -10 -25, -18 -18",
            "10 -30, -2 -32.6, -12 -29",
            "-7 -12, -11 -8, -14 -5",
        ],
        kit.INK,
        stroke=kit.INK,
    )
    ear = kit.lines(["-11.6 6, -11.6 10"], 0.9, kit.GOLD) + kit.blob(
        "-11.6 9!, -9.8 13!, -11.6 17!, -13.4 13!", kit.GOLD, stroke=kit.INK, stroke_width=0.6
    )
    comb = kit.lines(["-17.4 -14, -6 -19.6, 6 -21.4, 16 -18"], 1.4, kit.T4) + "".join(
        kit.circle(x, y, 1.1, kit.T1, stroke=kit.INK, stroke_width=0.4)
        for x, y in ((-12, -17), (-6, -19.6), (0, -20.9), (6, -21.4), (12, -20))
    )
    return portrait(
        rim,
        {
            "soft": True,
            "lips": kit.WINE,
            "lash": True,
            "eye": 0.95,
            "brow": 0.8,
            "mouth": 0.8,
            "hollow": 0.6,
        },
        back=[fan],
        dress=[
            shoulders(kit.T4, 2),
            kit.circle(0, 34, 2, kit.GOLD, stroke=kit.INK, stroke_width=0.6),
        ],
        front=[tower, ear, comb],
    )


def mother_ramallo(rim: str = "bene_gesserit") -> str:
    """The oldest of the Fremen Reverend Mothers, deep in her hood."""
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "soft": True,
            "age": 3,
            "iris": kit.IBAD,
            "hollow": 2.4,
            "nose": 1.4,
            "hook": 1.4,
            "mouth": -0.6,
            "brow": 0.7,
            "chin": 0.5,
            "eye": 0.85,
        },
        back=[hood_back(kit.T4)],
        dress=[shoulders(kit.T4)],
        front=[hood_front(kit.T4)],
    )


def princess_irulan(rim: str = "bene_gesserit") -> str:
    """Patrician, fair, a coronet; long hair behind her shoulders."""
    fall = hair(
        "-10 -26, -20 -18, -23.6 -2, -23 14, -26 26!, -19 31, -10 32!, 10 30!, 18 26, 15 14, 12 0, 0 -20",
        kit.DUNE,
        ["-20 -4, -20 12, -22 24", "-17 2, -16.6 16, -17 28", "14 16, 14 24"],
        kit.INK,
        stroke=kit.INK,
    )
    top = hair(
        "16 -9!, 15 -15, 9 -19.6!, 2 -17, -5 -10, -8 0, -11 9!, -13.6 20!, -18 14, -20.6 2, -20.6 -10, -18 -19, -11 -26, 0 -29.6, 10 -27, 16 -19",
        kit.DUNE,
        ["8 -20, -2 -19, -9 -10, -12 6", "9 -23, -4 -23.4, -13 -13, -15.6 6"],
        kit.INK,
        stroke=kit.INK,
    )
    crown = kit.blob(
        "-16 -19!, -17 -27!, -10.6 -23.6!, -7 -30.6!, -2 -25.4!, 3.4 -35!, 7.4 -25.6!, 12.4 -29.6!, 13 -22.6!, 18 -23.6!, 16.4 -15.6!, 6 -19.6, -6 -20.6",
        kit.T1,
        stroke=kit.INK,
        stroke_width=1,
    ) + "".join(kit.circle(x, y, 1.2, kit.WINE) for x, y in ((-7, -23), (3.4, -24), (12, -20.6)))
    return portrait(
        rim,
        {
            "soft": True,
            "lips": kit.WINE,
            "lash": True,
            "eye": 1,
            "brow": 0.9,
            "mouth": -0.2,
            "ear": False,
        },
        back=[fall],
        dress=[shoulders(kit.T4, 1), high_collar(kit.T3, kit.T1)],
        front=[top, crown],
        flip=True,
    )


def wanna_marcus(rim: str = "bene_gesserit") -> str:
    """A wimple and lowered eyes."""
    veil = hood_back(kit.T4, -1)
    wimple = kit.path(
        kit.spline(
            "-25 -8, -19 -23, -4 -30, 10 -28, 18 -19, 20.6 -4, 18.6 10, 17.6 22!, 11 31!, 0 36, -12 34!, -24 25!, -25 8"
        )
        + kit.spline(
            "-9.6 4, -8 13, -3 20, 5 23.8, 11.4 19, 15 11, 16.6 0, 15.6 -9, 11 -14.6, 2 -16, -6 -13.6, -9.4 -6"
        ),
        kit.T1,
        fill_rule="evenodd",
        stroke=kit.INK,
        stroke_width=0.9,
    )
    cloth = kit.lines(
        [
            "-20 -18, -15 -21, 2 -23, 15 -19",
            "-16 8, -14 18, -6 26, 5 29, 13 24, 17 14",
            "-22 4, -20 16, -22 24",
            "-17 -10, -19 2, -18 12",
        ],
        0.9,
        kit.T2,
    )
    over = to_rim(
        -31,
        "-27 12, -27 -8, -20 -25, -4 -32.4, 8 -30.4, -4 -27, -14 -20, -19 -8, -20 8, -18 24, -12 34!",
        -12,
        kit.T4,
        **EDGE,
    )
    return portrait(
        rim,
        {
            "soft": True,
            "shut": True,
            "lips": kit.T2,
            "brow": 0.7,
            "frown": -0.8,
            "ear": False,
            "mouth": 0.2,
        },
        back=[veil],
        dress=[shoulders(kit.T4)],
        front=[wimple, cloth, over],
    )


# ---- The Emperor ---------------------------------------------------------------------------------


def ruff() -> str:
    """Lace in folds around the neck."""
    edge = "".join(
        f"{x} {y + (2.4 if i % 2 else -1)}, "
        for i, (x, y) in enumerate(
            (
                (-21, 18),
                (-20, 24),
                (-16, 27),
                (-12, 31),
                (-7, 32),
                (-2, 35),
                (3, 34),
                (8, 32.6),
                (12, 29),
                (16, 26),
                (17.6, 21),
            )
        )
    )
    return kit.blob(
        edge + "14 15, 8 21, -1 24, -10 19, -16 13", kit.T1, stroke=kit.INK, stroke_width=0.9
    ) + kit.lines(
        [
            "-10 21, -16 25",
            "-7 23, -11 29",
            "-3 25, -5 32",
            "1 26, 2 33",
            "5 25, 8 31",
            "8.6 23, 13 27",
        ],
        0.8,
    )


def hasimir_fenring(rim: str = "emperor") -> str:
    """A small weasel of a man, great dark eyes, lace at his throat."""
    slick = hair(
        "15.6 -14!, 13 -20, 8 -17.4!, 5 -22.6, -3 -20.6, -7 -13, -8.6 -4.6!, -11 -6, -14 -4!, -15 4!, -19.4 2, -21 -8, -19 -19, -11 -26.6, 0 -29.6, 10 -27, 15.6 -20",
        kit.INK,
        ["5 -23.6, -5 -23.6, -14 -15, -17 -3", "8 -26, -4 -27, -14 -21"],
    )
    return portrait(
        rim,
        {
            "eye": 1.35,
            "chin": -0.6,
            "chin_w": -2,
            "hollow": 2.2,
            "nose": 1.8,
            "hook": -0.4,
            "brow": 0.7,
            "frown": -0.6,
            "mouth": 0.6,
            "jaw": -1.6,
        },
        dress=[shoulders(kit.T4, 4), ruff()],
        front=[slick],
    )


def sardaukar_helm(plume: bool = True, visor: bool = False) -> str:
    """Open helmet with cheek pieces, brow ridge and a crest."""
    crest = (
        hair(
            "-24 -4!, -29 -19, -21 -31, -6 -36.6, 8 -35!, 4 -32, -8 -31, -17 -25, -21 -14, -21 -4!",
            kit.T1,
            ["-25 -14, -20 -15", "-23.6 -22, -18 -20", "-18 -29, -14 -25", "-9 -34.6, -7 -30"],
            kit.INK,
            stroke=kit.INK,
        )
        if plume
        else ""
    )
    dome = "18.4 -9!, 17.6 -19, 11 -27.6, 0 -31.6, -12 -29, -20 -19, -22 -6, -20.6 8, -14.6 15!, -6 18!, -6.6 8, -9 0!, -8.6 -9!, 6 -12!"
    shell = kit.blob(dome, kit.T4, stroke=kit.INK, stroke_width=1.1) + kit.lines(
        ["14 -22, 4 -27, -8 -26, -16 -17, -17.6 -4"], 1, kit.T5
    )
    ridge = kit.blob(
        "19.4 -8!, 18.6 -12.6!, 6.6 -16!, -9.4 -12.6!, -9 -7.8!, 6.4 -11.4!",
        kit.GOLD,
        stroke=kit.INK,
        stroke_width=0.9,
    )
    bolts = kit.circle(-13.6, 1, 2.4, kit.GOLD, stroke=kit.INK, stroke_width=0.8) + kit.circle(
        -10, 13, 1, kit.GOLD
    )
    return (
        crest
        + shell
        + ridge
        + bolts
        + (
            kit.blob(
                "6.6 -16!, 9 -12!, 7.4 -2!, 5.4 -11.4!", kit.GOLD, stroke=kit.INK, stroke_width=0.8
            )
            if visor
            else ""
        )
    )


def captain_aramsham(rim: str = "emperor") -> str:
    """Sardaukar captain: crested helm, a scar through the brow."""
    return portrait(
        rim,
        {"jaw": 1.6, "chin_w": 1, "brow": 1.4, "frown": 1.2, "mouth": -0.5, "hollow": 1, "age": 1},
        dress=[shoulders(kit.T4), plates(kit.T3, kit.T1), high_collar(kit.T4, kit.GOLD)],
        front=[sardaukar_helm(), scar("-2 3.4, -3.6 9, -2.6 13")],
    )


def officers_cap(band: str = kit.T3, top: str = kit.T4) -> str:
    crown = kit.blob(
        "17.4 -17!, 21 -24, 12 -30, -4 -31.6, -20 -29, -26 -23, -20 -15!, -2 -19", top, **EDGE
    )
    strip = kit.blob(
        "16.8 -12.6!, 17.4 -18!, 2 -20.6, -19 -16!, -20 -9!, -4 -14.6",
        band,
        stroke=kit.INK,
        stroke_width=0.9,
    )
    peak = kit.blob(
        "17.4 -12.6!, 2 -15.4, -9 -12.4!, 1 -10.6, 12 -8.4, 21.6 -7.6!, 20 -11", kit.INK
    )
    badge = kit.blob(
        "9.6 -28!, 12 -22.6!, 9.8 -17!, 7 -22.6!", kit.GOLD, stroke=kit.INK, stroke_width=0.7
    )
    return crown + strip + peak + badge + kit.lines(["-18 -12.4, -4 -17, 10 -17.6"], 1, kit.GOLD)


def caid(rim: str = "emperor") -> str:
    """A governor in uniform: peaked cap and a waxed moustache."""
    side = hair(
        "-8.6 -11!, -8.2 -1!, -9.6 -5!, -13 -6, -14.6 -3!, -15.4 5!, -19 3, -20 -6, -18 -12!",
        kit.INK,
    )
    wax = kit.blob(
        "-1.6 10!, 2 12.6, 5.4 10.8, 8.6 11!, 11.2 10.6, 13 12, 16 9.6!, 13.4 14, 10 13.8, 8.6 13, 6 14.4, 1.6 14.6",
        kit.INK,
    )
    return portrait(
        rim,
        {"skin": kit.BROWN_SKIN, "jaw": 1, "brow": 1.2, "mouth": -0.2, "age": 1, "frown": 0.4},
        dress=[
            shoulders(kit.T4),
            high_collar(kit.T3, kit.GOLD),
            epaulette(-23, 26),
            epaulette(23, 27),
            medal(-12, 34),
        ],
        front=[side, officers_cap(), wax],
    )


def burseg(rim: str = "emperor") -> str:
    """A general: grey mutton chops, bare head, epaulettes and a sash."""
    grey = hair(
        "15.4 -15!, 12 -21, 4 -22.6, -4 -19.6, -8 -11, -8.4 -4.6!, -11 -6.4, -14.4 -4!, -15 5!, -19.6 3, -21.4 -8, -19.4 -19, -11 -27, 0 -30.6, 10 -28, 15.4 -21",
        kit.HOAR,
        ["4 -24, -6 -24, -14 -15, -17 -2", "8 -27, -5 -28, -16 -19"],
        kit.INK,
        stroke=kit.INK,
    )
    chop = hair(
        "-8.6 -5!, -5.6 2, -4 9, 2 11.4!, .4 14, -1 18.6!, -8 17, -12 10, -10.4 6!, -9 3",
        kit.HOAR,
        ["-7.4 3, -6 9, -2 14", "-9 7, -7 12, -4 15.6"],
        kit.INK,
        stroke=kit.INK,
    )
    return portrait(
        rim,
        {
            "jaw": 2,
            "chin_w": 1.6,
            "jowl": 0.8,
            "brow": 1.5,
            "frown": 1,
            "age": 2,
            "nose": 0.8,
            "mouth": -0.8,
            "lips": None,
        },
        flip=True,
        dress=[
            shoulders(kit.T4),
            high_collar(kit.T4, kit.GOLD),
            epaulette(-23, 26),
            epaulette(23, 27),
            kit.blob(
                "-22 26.8!, -16.6 25.2!, 6 38.6!, 0 41!", kit.T1, stroke=kit.INK, stroke_width=0.8
            ),
            medal(14, 34),
            medal(9, 36),
        ],
        front=[chop, grey],
    )


def bashar(rim: str = "emperor") -> str:
    """A colonel of the line: helmet with a chin strap, no plume."""
    strap = kit.lines(["-10 10, -3 19, 5 23.4"], 1.8, kit.INK)
    return portrait(
        rim,
        {
            "jaw": 0.6,
            "hollow": 1.6,
            "brow": 1.1,
            "frown": 0.6,
            "mouth": -0.3,
            "hook": 0.6,
            "nose": 0.8,
        },
        dress=[
            shoulders(kit.T4),
            high_collar(kit.T3, kit.T1),
            buttons(0, 37, 0, 40.4, 2),
            kit.lines(["-23 27, -18 31.4, -12 33", "-24 30, -19 34, -14 35.6"], 1.2, kit.GOLD),
        ],
        front=[
            strap,
            sardaukar_helm(plume=False),
            kit.blob("-4 -30.6!, 0 -38!, 3 -31!", kit.GOLD, stroke=kit.INK, stroke_width=0.8),
            stubble(),
        ],
    )


# ---- Fremen --------------------------------------------------------------------------------------


def stilgar(rim: str = "fremen") -> str:
    """The naib: black beard, blue eyes, hood thrown over the still-suit."""
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "iris": kit.IBAD,
            "brow": 1.5,
            "frown": 1,
            "hook": 1.4,
            "nose": 1.2,
            "age": 1,
            "hollow": 0.6,
        },
        back=[hood_back(kit.T4, 1)],
        dress=[still_suit()],
        front=[beard("full"), nose_tube(), hood_front(kit.T4, point=1)],
    )


def chani(rim: str = "fremen") -> str:
    """Elfin, with windblown hair bound by a kerchief and water-rings at her ear."""
    locks = hair(
        "-10 -14, -17 -8, -20 4, -27 12!, -22 12, -24 22!, -19 18, -18 30!, -13 20, -11 26!, -8 14, -7 2",
        kit.T4,
        ["-14 -4, -16 8, -20 14", "-12 2, -13 12, -15.6 20", "-9.6 6, -10 14"],
    )
    kerchief = hair(
        "17 -10!, 15.8 -18, 9 -25.6, 0 -29.6, -12 -27, -20 -19, -21.4 -8, -17 -4!, -9 -12, 3 -16.6, 12 -14.4",
        kit.T5,
        ["16 -13, 4 -19, -9 -15.6, -19 -8", "15 -17, 4 -23, -9 -21, -19.6 -13"],
        kit.INK,
        stroke=kit.INK,
    )
    knot = hair("-18 -6!, -26 -10!, -29 -3!, -24 -1.4!, -28 6!, -22 4!", kit.T5, stroke=kit.INK)
    fringe = hair(
        "12 -15!, 3 -17.4, -5 -14, -8.6 -8, -9 0!, -11.4 -5, -14 -3, -15 3!, -16 -6, -10 -12.6, 2 -17.4",
        kit.T4,
    )
    rings = kit.circle(-11.8, 8, 2, "none", stroke=kit.GOLD, stroke_width=1.1) + kit.circle(
        -11, 11.4, 2, "none", stroke=kit.GOLD, stroke_width=1.1
    )
    tube = kit.lines(["-7 34, -1 30, 6 25.4"], 2.8, kit.INK) + kit.lines(
        ["-7 34, -1 30, 6 25.4"], 1.2, kit.T1
    )
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "soft": True,
            "iris": kit.IBAD,
            "eye": 1.25,
            "lash": True,
            "lips": kit.T2,
            "chin_w": -0.8,
            "chin": -0.4,
            "nose": -0.8,
            "brow": 1,
            "mouth": 0.2,
        },
        back=[knot],
        dress=[still_suit(), tube],
        front=[locks, fringe, kerchief, rings],
        flip=True,
    )


def turban(fill: str = kit.T1, fold: str = kit.INK, jewel: str = "") -> str:
    wrap = kit.blob(
        "17.4 -11!, 20 -17, 16 -27, 4 -33, -10 -32.6, -21 -26, -25 -15, -21 -6!, -12 -11, 3 -15.6",
        fill,
        stroke=kit.INK,
        stroke_width=1,
    )
    return (
        wrap
        + kit.lines(
            [
                "18 -14, 6 -20, -9 -18, -21 -9",
                "18 -20, 6 -26.4, -10 -24, -23 -14",
                "12 -29, -2 -30, -16 -24",
                "3 -15.8, 9 -22, 8 -30",
            ],
            0.9,
            fold,
        )
        + jewel
    )


def otheym(rim: str = "fremen") -> str:
    """Gaunt, a wound desert scarf whose end hangs down, tube at the nose."""
    tail = hair(
        "-20 -10, -25 0, -26 14, -29 24!, -20 26, -15 16, -16 2",
        kit.T1,
        ["-21 0, -21.6 12, -23 22", "-18 4, -18 14"],
        kit.INK,
        stroke=kit.INK,
    )
    return portrait(
        rim,
        {
            "skin": kit.BROWN_SKIN,
            "iris": kit.IBAD,
            "hollow": 2.6,
            "nose": 1.6,
            "hook": 0.8,
            "brow": 1.1,
            "age": 1,
            "chin": 0.8,
            "frown": 0.3,
        },
        back=[tail],
        dress=[still_suit()],
        front=[nose_tube(), turban(), kit.hatch((1, 17.6), (2.2, 0.9), (0.8, 1.8), 4, 0.8)],
    )


def shadout_mapes(rim: str = "fremen") -> str:
    """The housekeeper: a shawl over stringy grey hair, a face like a dried fruit."""
    strings = kit.lines(
        [
            "0 -21, -6 -14, -9.6 -2, -10 10",
            "4 -21.6, -3 -15, -7.6 -6, -8.4 3",
            "6 -21, 12 -17, 15.6 -8",
            "-4 -20, -9.4 -9, -11 4, -9 18",
        ],
        1.5,
        kit.T5,
    )
    shawl = kit.path(
        kit.spline(
            "-25 -6, -19 -22, -5 -29, 9 -27.6, 17 -20, 19.4 -8!, 17.6 6, 20 20!, 24 27!, 12 35!, -2 38, -20 33!, -29 24!, -26 10"
        )
        + kit.spline(
            "-11.6 4, -11 14, -6 22!, 2 30!, 10 22!, 14.6 12, 16.6 0, 16.4 -10, 11 -19.4, 1 -22.4, -8 -18, -11.8 -8"
        ),
        kit.T3,
        fill_rule="evenodd",
        stroke=kit.INK,
        stroke_width=1,
    )
    stripes = kit.lines(
        [
            "-22 -10, -16 -20, -3 -26, 9 -24.6, 16 -17",
            "-23 4, -21 15, -22 24",
            "-14 18, -6 28, 2 33, 12 29",
        ],
        1.1,
        kit.T1,
    ) + kit.lines(["-19 -2, -18 12, -13 24", "18 8, 18.6 18"], 0.9, kit.T4)
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "soft": True,
            "iris": kit.IBAD,
            "age": 3,
            "hollow": 2.2,
            "nose": 0.8,
            "mouth": -1,
            "brow": 0.8,
            "chin": -0.4,
            "eye": 0.9,
            "wide": 1.0,
        },
        back=[hood_back(kit.T4, -3)],
        dress=[shoulders(kit.T4)],
        front=[strings, shawl, stripes],
    )


def jamis(rim: str = "fremen") -> str:
    """Quick to anger: wild hair held by a cord, a pointed beard, a cut on the cheek."""
    wild = hair(
        "15.8 -12!, 11 -16!, 9 -20!, 4 -16.6!, 0 -20!, -4 -14.6!, -7 -15!, -8.4 -4!, -11 -7!, -14 -4!, -14 5!, -13 14!, -17 10!, -20 17!, -21 7!, -26 9!, -23.6 0!, -29 -4!, -23.6 -8!, -28 -16!, -21.6 -17!, -24 -26!, -16 -24!, -15 -33!, -8 -27.6!, -3 -35!, 1 -29!, 8 -34!, 9.6 -27!, 16 -28!, 15 -21.6!, 20 -18!",
        kit.INK,
        ["-16 -14, -19 -4, -18 6", "-12 -20, -15.6 -10", "-3 -25, -9 -19", "6 -26, 2 -21"],
    )
    cord = kit.lines(["-22 -10, -9 -15.6, 4 -17.6, 17 -13"], 2.4, kit.T1) + kit.lines(
        ["-22 -10, -9 -15.6, 4 -17.6, 17 -13"], 0.7, kit.INK
    )
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "iris": kit.IBAD,
            "hollow": 2,
            "brow": 1.5,
            "frown": 1.8,
            "nose": 0.8,
            "chin": 1,
            "mouth": -0.8,
        },
        dress=[still_suit()],
        front=[wild, cord, beard("goatee"), scar("-5.4 4, -1.4 7.6"), scar("-6 7, -2.4 10.4")],
        flip=True,
    )


# ---- The Spacing Guild and its friends -----------------------------------------------------------


def goggles(lift: float = 0.0) -> str:
    y = -16.4 - lift
    return (
        kit.lines([f"-20.4 {y + 3}, -8 {y + 0.4}, 16 {y}"], 2.6, kit.INK)
        + kit.blob(
            f"-6 {y - 3.6}, 3 {y - 4.2}, 4.4 {y + 1}, 2 {y + 4.2}, -5 {y + 4}, -7.4 {y}",
            kit.T2,
            stroke=kit.INK,
            stroke_width=1.6,
        )
        + kit.blob(
            f"7 {y - 4.2}, 14 {y - 3.6}, 16.4 {y}, 14 {y + 3.8}, 8 {y + 4.2}, 5.8 {y}",
            kit.T2,
            stroke=kit.INK,
            stroke_width=1.6,
        )
        + kit.lines([f"-4.4 {y + 1.6}, -.6 {y - 2.2}", f"8.6 {y + 1.6}, 12 {y - 2}"], 1, kit.T1)
    )


def staban_tuek(rim: str = "guild") -> str:
    """The smuggler: leather cap, goggles on the brow, short beard."""
    cap = hair(
        "17 -12!, 16.6 -20, 10 -27.6, 0 -31, -12 -28.4, -20 -19, -21.6 -6, -20 5, -15.6 10!, -9.4 5!, -9 -4!, -8 -12!, 3 -15.6, 11 -15",
        kit.T4,
        ["0 -30, 2 -24", "-12 -27, -11 -20, -14 -8, -14 4"],
        kit.T5,
    )
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "brow": 1.3,
            "jaw": 1,
            "mouth": 0.6,
            "frown": 0.2,
            "ear": False,
            "age": 1,
        },
        dress=[shoulders(kit.T4), lapels(kit.T3), kit.lines(["-9 28, 0 34, 8 28"], 3, kit.T1)],
        front=[beard("short"), cap, goggles(1.4), scar("-3 3, -4.4 8")],
    )


def master_bewt(rim: str = "guild") -> str:
    """The water-seller: a plump face, a turban with a drop for a jewel."""
    drop = kit.blob(
        "9 -29!, 12 -23, 9 -19.4, 6 -23", kit.T1, stroke=kit.INK, stroke_width=1
    ) + kit.blob("9 -26!, 10.6 -22.6, 9 -21, 7.6 -22.6", kit.IBAD)
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "jowl": 3,
            "chin": 0.6,
            "eye": 0.75,
            "brow": 0.8,
            "frown": -0.6,
            "mouth": 1,
            "nose": -0.2,
            "chin_w": 1,
        },
        dress=[
            shoulders(kit.T4, -1),
            robe(kit.T5, kit.T1),
            kit.lines(["-10 27, 0 33, 9 27"], 1.6, kit.GOLD),
        ],
        front=[
            kit.blob("2 12!, 5 11, 8.6 11.4!, 11 11, 13.6 12!, 11 12.6, 8.6 12.4, 5 12.8", kit.INK),
            kit.lines(["-3 20, 4 25.6, 11 22"], 0.9),
            turban(kit.T5, kit.INK, drop),
        ],
    )


def esmar_tuek(rim: str = "guild") -> str:
    """The old smuggler: white beard, a patch over one eye, a burnous."""
    patch = kit.blob("-7.6 -5!, 0 -6.4, 4.6 -4.6!, 3 1.6, -2 3.6, -6.6 1", kit.INK) + kit.lines(
        ["-7 -4, -18.6 -8", "4 -5.6, 16 -14"], 1.5, kit.INK
    )
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "age": 2,
            "brow": 1.3,
            "frown": 0.6,
            "nose": 1.2,
            "hook": 1,
            "iris": kit.IBAD,
        },
        back=[hood_back(kit.T4, -1)],
        dress=[shoulders(kit.T4)],
        front=[
            beard("full", kit.T1),
            kit.lines(
                [
                    "-6 14, -3 21, 1 26",
                    "-1.4 16, 1.6 22, 5 27",
                    "4.4 19, 6 24, 7.4 28",
                    "9.6 18.6, 9.6 23, 9 27",
                ],
                0.8,
            ),
            patch,
            hood_front(kit.T4, kit.T4, kit.T5),
        ],
    )


def soo_soo_sook(rim: str = "guild") -> str:
    """A merchant in a tasselled cap, ear-ring and oiled beard."""
    fez = (
        kit.blob(
            "15.4 -13!, 12 -33!, 2 -35.4, -10 -33!, -16.4 -14!, -3 -18.6, 8 -17.6",
            kit.T3,
            stroke=kit.INK,
            stroke_width=1,
        )
        + kit.lines(["15 -16.6, 7 -20.6, -4 -21.6, -15.6 -17.4"], 1.6, kit.GOLD)
        + kit.lines(["2 -34.6, -10 -33, -19 -24, -20 -14"], 1.3, kit.GOLD)
        + kit.blob("-20 -15!, -17.6 -5!, -22.6 -5!", kit.GOLD, stroke=kit.INK, stroke_width=0.7)
    )
    side = hair("-8.6 -14!, -8 -2!, -10 -6, -14 -4!, -15 5!, -19 3, -20 -6, -17.4 -15!", kit.INK)
    return portrait(
        rim,
        {
            "skin": kit.BROWN_SKIN,
            "jowl": 1.6,
            "chin": 0.4,
            "brow": 1.1,
            "frown": -1,
            "mouth": 1.1,
            "nose": 1.6,
            "hook": 0.6,
            "eye": 0.9,
            "age": 1,
        },
        dress=[
            shoulders(kit.T4, 1),
            lapels(kit.T5),
            kit.lines(["-8 29, 0 36, 8 29"], 1.4, kit.GOLD),
        ],
        front=[
            side,
            beard("goatee"),
            kit.circle(-11.8, 8, 2.2, "none", stroke=kit.GOLD, stroke_width=1.4),
            fez,
        ],
        flip=True,
    )


def guild_rep(rim: str = "guild") -> str:
    """A Guildsman: hairless, long-skulled, breathing spice gas through a mask."""
    dome = kit.blob(
        "15.4 -12, 15.6 -20, 11 -30, 0 -35, -13 -32, -20.6 -20, -19 -6, -10 -6!, 6 -12", kit.T1
    ) + kit.blob("-8 -32.4, -6.6 -20, -8.6 -8!, -13 -2!, -19 -6, -20.2 -20, -14 -31", kit.T2)
    dome += kit.lines(
        ["15.6 -10, 15.8 -20, 11 -30, 0 -35, -13 -32, -20.6 -20, -19 -5"], 1.1
    ) + kit.lines(["-3 -31, -1 -25, -3 -19", "6 -31, 8 -25, 6 -19", "1.6 -30, 3 -23"], 0.8, kit.T2)
    mask = (
        kit.blob(
            "-4 5!, 5 2.6!, 9.4 5!, 15.6 3.6!, 15.4 12, 12.6 20, 6 23, -1 20, -5 13",
            kit.T4,
            stroke=kit.INK,
            stroke_width=1.2,
        )
        + kit.circle(8.6, 13.4, 4.4, kit.T3, stroke=kit.INK, stroke_width=1.2)
        + kit.lines(
            ["5.4 11.6, 11.8 11.6", "5 13.4, 12.2 13.4", "5.4 15.2, 11.8 15.2"], 0.9, kit.T1
        )
    )
    run = ["6 19, 7 25, 3 30, -6 32, -13 37"]
    hose = (
        kit.lines(run, 6, kit.INK)
        + kit.lines(run, 3.8, kit.T5)
        + kit.stroke(
            "M4.4 22h5.4M4.6 25l5 1.2M2 27.4l3.6 4M-2 28.6l1.2 5M-6.4 29.6l1.6 4.6M-10.4 31.6l2.6 4",
            1.1,
            kit.INK,
        )
    )
    suit = shoulders(kit.T4) + kit.blob(
        "-17 30!, -17.6 20, -9 25, 1 28, 9 24.6, 15 19!, 16 29!, 3 36",
        kit.T3,
        stroke=kit.INK,
        stroke_width=1,
    )
    return portrait(
        rim,
        {"brow": 0, "iris": kit.IBAD, "eye": 1.2, "age": 0, "wide": 0.98, "hollow": 1},
        dress=[suit],
        front=[dome, kit.lines(["-12 3, -4 8"], 2.2, kit.INK), mask, hose],
    )


# ---- House Harkonnen -----------------------------------------------------------------------------


def feyd_rautha(rim: str = "harkonnen") -> str:
    """Young and cruel: dark hair swept back, a sullen mouth, a gladiator's collar."""
    swept = hair(
        "15.4 -14!, 14 -20, 7 -20!, 9 -23, 0 -21.6, -6 -15, -8.6 -4!, -11 -6, -14 -4!, -15 5!, -20 6!, -25 4!, -22.6 -2!, -28 -6!, -23.6 -10!, -28 -17!, -21.6 -19, -13 -28, 0 -33, 10 -30.6, 17 -23",
        kit.INK,
        [
            "9 -27, -3 -27.6, -14 -19, -20 -10",
            "7 -24, -4 -24, -12 -17, -17 -5",
            "-9 -14, -13 -8, -17 2",
        ],
    )
    collar = (
        kit.blob(
            "-16 31!, -20 13!, -13 12!, -9 20, 0 27!, -1 37!", kit.T4, stroke=kit.T5, stroke_width=1
        )
        + kit.blob(
            "0 27!, 7 24, 11.6 17!, 16.4 14!, 14 30!, 0 38!", kit.T4, stroke=kit.T5, stroke_width=1
        )
        + "".join(poly_spike(x, y) for x, y in ((-14, 24), (-8, 29), (9, 28)))
    )
    return portrait(
        rim,
        {
            "lips": kit.T2,
            "brow": 1.2,
            "frown": 1.2,
            "mouth": -0.8,
            "eye": 0.9,
            "hollow": 1,
            "chin_w": 0.4,
        },
        dress=[shoulders(kit.T4), plates(kit.T3, kit.T5), collar],
        front=[swept],
    )


def poly_spike(x: float, y: float) -> str:
    return kit.path(kit.poly([(x - 1.6, y), (x, y - 2.6), (x + 1.6, y), (x, y + 2.6)]), kit.T1)


def beast_rabban(rim: str = "harkonnen") -> str:
    """A bull: bristles, no neck, spiked shoulders."""
    bristle = (
        hair(
            "15 -15!, 10 -19!, 4 -20.6!, -3 -19!, -7.4 -13!, -8.4 -5!, -11 -6.6!, -14.4 -3!, -15.4 5!, -19 2!, -20.6 -8, -18.6 -19, -11 -26.4, 0 -29, 10 -26, 15.6 -20",
            kit.T4,
        )
        + kit.hatch((-16, -18), (3.4, -1.5), (2, 4), 4, 0.9, kit.T5)
        + kit.hatch((-4, -24.6), (4, 0), (0.8, 3.4), 4, 0.9, kit.T5)
        + kit.hatch((-18.6, -8), (1.6, 4), (3.4, 1), 3, 0.9, kit.T5)
    )
    spikes = "".join(
        kit.blob(
            f"{x - 4} {y + 5}!, {x + t} {y - 6}!, {x + 4} {y + 4}!",
            kit.T1,
            stroke=kit.INK,
            stroke_width=0.9,
        )
        for x, y, t in ((-26, 16, -4), (-18, 18, -2), (27, 17, 4), (19, 19, 2))
    )
    return portrait(
        rim,
        {
            "jaw": 3.4,
            "chin_w": 2.6,
            "jowl": 1.8,
            "brow": 1.9,
            "frown": 2,
            "eye": 0.75,
            "mouth": -1.2,
            "hook": 1.2,
            "nose": -0.2,
            "age": 1,
            "wide": 1.06,
        },
        dress=[
            spikes,
            shoulders(kit.T4),
            plates(kit.T4, kit.T5),
            kit.lines(["-12 27, 0 34, 11 27"], 2.4, kit.T5),
        ],
        front=[bristle, stubble(), scar("2 -19, 4.4 -9")],
    )


def piter_de_vries(rim: str = "harkonnen") -> str:
    """The twisted Mentat: sharp widow's peak, ruby lips, spice-blue eyes."""
    peak = hair(
        "15.6 -12!, 15 -19, 12 -22!, 7.6 -12.6!, 3 -21, -3 -21, -7.6 -13, -8.6 -4!, -11 -6, -14 -4!, -15 6!, -19 12!, -21 2, -22 -8, -19.6 -20, -11 -29, 0 -33, 11 -30, 16.6 -21",
        kit.INK,
        ["6 -20, 1 -26, -9 -25, -16 -14", "9 -22, 6 -29", "-6 -20, -12 -12, -16 0"],
    )
    return portrait(
        rim,
        {
            "iris": kit.IBAD,
            "lips": kit.WINE,
            "hollow": 2.8,
            "chin": 1.4,
            "chin_w": -1.8,
            "nose": 1.2,
            "brow": 0.9,
            "frown": 0.8,
            "mouth": 1.2,
            "jaw": -1.4,
            "lash": True,
        },
        dress=[
            shoulders(kit.T4, 3),
            high_collar(kit.T4, kit.T5),
            kit.lines(["-6 31, 0 36, 5 31"], 1, kit.T5),
        ],
        front=[peak],
        flip=True,
    )


def guard_cap() -> str:
    """A Harkonnen trooper's helmet: low, ribbed, with ear guards."""
    shell = kit.blob(
        "18 -8.6!, 17.6 -19, 11 -28, 0 -31.4, -12 -29, -20 -19, -22 -5, -20 9!, -12.6 12!, -9 6!, -8.8 -8!, 4 -11.6!",
        kit.T3,
        **EDGE,
    )
    ribs = kit.lines(
        [
            "12 -27, 12.4 -18, 13 -11.6",
            "2 -31, 3 -21, 3.4 -12.6",
            "-9 -29.4, -8 -19, -9 -9.6",
            "-17 -22, -17 -12, -18 -3",
        ],
        1.2,
        kit.T5,
    )
    band = kit.blob(
        "19.6 -7!, 18.6 -12!, 4 -15.4!, -9.4 -12!, -9.4 -7.4!, 4 -10.8!",
        kit.T4,
        stroke=kit.T5,
        stroke_width=0.8,
    )
    guard = kit.blob(
        "-9 -7!, -9 6!, -5.4 12!, -8 17!, -14.6 13!, -19 8!, -18 -4!",
        kit.T4,
        stroke=kit.T5,
        stroke_width=0.8,
    )
    return shell + ribs + band + guard + kit.circle(-13, 1, 2, kit.T5)


def iakin_nefud(rim: str = "harkonnen") -> str:
    """Captain of the guard, dulled by semuta: heavy lids under a ribbed helmet."""
    lids = kit.blob("-6.2 -1.2!, -2 -4.4, 3.2 -1!, -1 -1.6", kit.INK) + kit.blob(
        "9 -1.2!, 11.8 -4.4, 14.4 -1.6!, 12 -1.8", kit.INK
    )
    return portrait(
        rim,
        {"jaw": 1.4, "chin_w": 0.8, "brow": 1.1, "frown": -1, "mouth": -1, "age": 1, "jowl": 0.6},
        dress=[shoulders(kit.T4), plates(kit.T3, kit.T5), high_collar(kit.T4, kit.T5)],
        front=[lids, guard_cap(), scar("-1 17, 2.4 20.4")],
    )


def umman_kudu(rim: str = "harkonnen") -> str:
    """A flat-faced jailer: shaven, a horn of hair, drooping moustache."""
    knot = hair(
        "-8 -27!, -12 -36, -5 -38.6, -1 -34, -2 -29, 3 -26.6!, -3 -25", kit.INK, ["-8 -35, -5 -30"]
    )
    shade_ = kit.hatch((-17, -12), (1.6, -3), (4, 1.4), 4, 0.8, kit.T4)
    return portrait(
        rim,
        {
            "jaw": 2.6,
            "chin_w": 1.8,
            "nose": -1.6,
            "hook": 0.8,
            "brow": 1.7,
            "frown": 1.2,
            "eye": 0.7,
            "jowl": 1,
            "wide": 1.05,
        },
        dress=[
            shoulders(kit.T4),
            plates(kit.T4, kit.T5),
            kit.circle(0, 34, 2.6, kit.T1, stroke=kit.INK, stroke_width=0.8),
        ],
        front=[
            knot,
            shade_,
            beard("drooping"),
            kit.circle(-12, 8, 2, "none", stroke=kit.GOLD, stroke_width=1.3),
        ],
    )


# ---- Only in War for Arrakis ---------------------------------------------------------------------


def baron_harkonnen(rim: str = "harkonnen") -> str:
    """Vast: chins upon chins, heavy lids, a jewelled collar that cannot close."""
    rolls = (
        kit.blob(
            "-19 8!, -20.6 18, -12 27, 1 31, 13 28, 20.6 19, 20 12!, 15 20.6, 5 24.4, -6 22, -14 16",
            kit.T2,
            stroke=kit.INK,
            stroke_width=1,
        )
        + kit.lines(["-16 19, -6 26.4, 5 28, 15 23.6"], 0.9)
        + kit.lines(["3 20.6, 7 21.8, 11 20.4"], 0.9)
    )
    thin = hair(
        "-9.4 -22!, -11 -14, -9.4 -5!, -12 -6.4, -14.4 -3!, -15 4!, -18.6 2, -21 -8, -18.6 -18",
        kit.T4,
        ["-13 -18, -16 -8", "-16 -15, -18.6 -6"],
    ) + kit.lines(["-12 -24, -3 -27, 6 -26.4", "-11 -26, -2 -29, 5 -29"], 1, kit.T4)
    chain = (
        kit.lines(["-24 25, -10 35, 4 36, 20 27"], 2.6, kit.GOLD)
        + kit.lines(["-24 25, -10 35, 4 36, 20 27"], 0.6, kit.INK)
        + kit.blob("-1 33!, 3 37!, -1 41!, -5 37!", kit.WINE, stroke=kit.GOLD, stroke_width=1)
    )
    return portrait(
        rim,
        {
            "jowl": 4.4,
            "chin_w": 2,
            "jaw": 1.6,
            "brow": 1,
            "frown": 0.2,
            "eye": 0.8,
            "age": 1,
            "mouth": 0.6,
            "lips": kit.WINE,
            "nose": -0.2,
            "wide": 1.04,
        },
        dress=[shoulders(kit.T4, -3), lapels(kit.T3, kit.INK), chain],
        front=[rolls, thin],
    )


def gaius_helen_mohiam(rim: str = "emperor") -> str:
    """The Truthsayer: hooked and hooded, a net of black veil."""
    net = kit.group(
        kit.stroke(
            "M-9-13L16-3M-10.6-7L16.6 4M-10.6 0L15 11M-10 7L12 18M-8 14L6 22M-6-17L-10 6M1-20L-8 16M8-20L-1 21M14-15L6 23M17-7L11 20",
            0.45,
            kit.INK,
        ),
        opacity=".75",
    )
    return portrait(
        rim,
        {
            "soft": True,
            "age": 3,
            "hollow": 2.4,
            "nose": 2.2,
            "hook": 2,
            "brow": 1.1,
            "frown": 1.2,
            "mouth": -1,
            "chin": 1.6,
            "chin_w": -0.6,
        },
        back=[hood_back(kit.INK, 1)],
        dress=[shoulders(kit.INK)],
        front=[
            net,
            hood_front(kit.INK, kit.T4, kit.T5, 1),
            kit.lines(["-9.6 -20.6, 2 -25, 14 -22"], 1.6, kit.GOLD),
        ],
    )


def shaddam_iv(rim: str = "emperor") -> str:
    """The Padishah: thin, red-haired, hawk-faced, under a golden crown."""
    red = hair(
        "-8 -16!, -8.6 -4!, -11 -6, -14 -4!, -15 5!, -18 9!, -21 4, -22 -8, -19 -16!",
        kit.SPICE,
        ["-12 -12, -15 -5", "-17 -12, -18.6 -2, -18 5"],
        kit.INK,
        stroke=kit.INK,
    )
    crown = (
        kit.blob(
            "17.6 -12!, 22 -31!, 13.6 -25!, 9.6 -38!, 2 -27!, -6 -38!, -10.6 -26!, -21 -32!, -20.6 -11!, -8 -15.6, 4 -16.6",
            kit.GOLD,
            stroke=kit.INK,
            stroke_width=1.1,
        )
        + kit.lines(["17 -15, 4 -20, -8 -19.4, -20.4 -15"], 1, kit.INK)
        + "".join(
            kit.circle(x, y, 1.5, kit.WINE, stroke=kit.INK, stroke_width=0.5)
            for x, y in ((-13, -20.4), (-4, -22.6), (5, -22.8), (13, -20.4))
        )
    )
    return portrait(
        rim,
        {
            "hollow": 1.8,
            "nose": 1.6,
            "hook": 1.2,
            "brow": 1.1,
            "frown": 0.6,
            "age": 1,
            "mouth": -0.4,
            "chin": 0.4,
        },
        dress=[
            shoulders(kit.T4),
            high_collar(kit.T3, kit.GOLD),
            epaulette(-23, 26),
            epaulette(23, 27),
            medal(-11, 34),
        ],
        front=[red, beard("goatee", kit.SPICE), crown],
    )


def tousled(fill: str = kit.INK, long: bool = False) -> str:
    tail = (
        ", -14.6 6!, -13 16!, -17.6 12!, -19 19!, -21.6 9!"
        if long
        else ", -14.6 4!, -17 8!, -20 5!"
    )
    return hair(
        "16 -9!, 14 -14!, 12 -10!, 9 -16!, 6 -11.6!, 2 -17!, -2 -12!, -4 -16, -7.4 -11!, -8.4 -2!, -10.6 -6, -13.6 -4!"
        + tail
        + ", -22.6 -2, -23 -12, -18 -22!, -20 -26!, -12 -27.6, -3 -32, 2 -30!, 4 -34!, 8 -30, 15 -24, 18 -15",
        fill,
        ["12 -22, 8 -17", "2 -27, 0 -20, -1 -16", "-8 -25, -10 -17", "-15 -19, -17 -9, -16 0"],
    )


def paul_atreides(rim: str = "atreides") -> str:
    """The Duke's heir: fifteen, black hair in his eyes, the uniform of the House."""
    hawk = kit.path(
        "M0-3C1-1 4-2 6-4C6 0 4 2 1.4 2.4L0 5L-1.4 2.4C-4 2-6 0-6-4C-4-2-1-1 0-3Z",
        kit.GOLD,
        transform="translate(-14 31) rotate(-10)",
    )
    return portrait(
        rim,
        {
            "eye": 1.1,
            "brow": 1.1,
            "nose": -0.2,
            "hollow": 0.5,
            "chin_w": -0.4,
            "mouth": 0.1,
            "soft": True,
        },
        dress=[shoulders(kit.T4), high_collar(kit.T4, kit.T1), hawk, buttons(0, 37, 0, 40.4, 2)],
        front=[tousled()],
    )


def paul_muaddib(rim: str = "fremen") -> str:
    """Muad'Dib: the eyes of Ibad, a cloak on the wind, a young beard."""
    cloak = (
        to_rim(
            -31,
            "-25 20, -18 21, -11 25!, -6 33, 2 38!",
            6,
            kit.T5,
            stroke=kit.INK,
            stroke_width=0.9,
        )
        + kit.lines(["-22 24, -14 30, -8 37", "-26 25, -20 32"], 0.9, kit.INK)
        + to_rim(14, "12 32, 9 25!, 17 21, 25 22", 31, kit.T5, stroke=kit.INK, stroke_width=0.9)
    )
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "iris": kit.IBAD,
            "eye": 1.1,
            "brow": 1.3,
            "frown": 1,
            "hollow": 1.4,
            "nose": 0.4,
            "chin_w": 0.2,
            "mouth": -0.3,
        },
        dress=[still_suit(), cloak],
        front=[tousled(long=True), stubble(), kit.hatch((-4, 19), (2.2, 1), (0.8, 1.6), 4, 0.7)],
    )


def reverend_mother_jessica(rim: str = "atreides") -> str:
    """Jessica after the Water of Life: hooded, blue-eyed, water-rings on her brow."""
    band = kit.lines(["-9.4 -15, 2 -18, 14 -15.4"], 1.2, kit.GOLD) + "".join(
        kit.circle(x, y, 1.5, "none", stroke=kit.GOLD, stroke_width=1)
        for x, y in ((-3, -14.4), (4, -14.8), (10.6, -14))
    )
    locks = kit.lines(
        ["2 -20, -5 -15, -9 -5, -9.6 8", "5 -20.6, -2 -17, -7.6 -9", "7 -20.6, 13 -16, 16 -8"],
        2,
        kit.T4,
    )
    return portrait(
        rim,
        {
            "soft": True,
            "lips": kit.WINE,
            "lash": True,
            "eye": 1.1,
            "iris": kit.IBAD,
            "brow": 0.9,
            "nose": -0.4,
            "age": 1,
        },
        back=[hood_back(kit.T4, 2)],
        dress=[shoulders(kit.T4)],
        front=[locks, band, hood_front(kit.T3, kit.T4, kit.T5, 2)],
    )


def naib(rim: str = "fremen") -> str:
    """Any naib: only the blue eyes between scarf and veil."""
    veil = kit.blob(
        "-11 2!, 0 5!, 8 3.4!, 16.6 2!, 16 12, 12 24, 4 31!, -6 27, -12 16",
        kit.T3,
        stroke=kit.INK,
        stroke_width=1,
    ) + kit.lines(["-9 6, 2 10, 14 7", "-9 12, 2 17, 13 14", "-7 19, 3 24, 11 21"], 0.9, kit.T5)
    wrap = kit.blob(
        "17.4 -9!, 19 -17, 14 -27, 3 -31.6, -11 -30, -20 -22, -23 -8, -21 8, -18 20!, -11 24!, -10 6!, -9.6 -6!, 3 -12!",
        kit.T4,
        **EDGE,
    ) + kit.lines(
        [
            "17 -13, 5 -18, -10 -13, -16 2, -15 16",
            "16 -20, 3 -25, -13 -20, -19 -4",
            "9 -28, -4 -28, -15 -22",
        ],
        0.9,
        kit.T5,
    )
    return portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "iris": kit.IBAD,
            "brow": 1.6,
            "frown": 1.4,
            "ear": False,
            "eye": 1.05,
        },
        dress=[still_suit()],
        front=[veil, wrap],
    )


def guild_navigator(rim: str = "guild") -> str:
    """What the spice makes of a man: a great head adrift in orange gas behind the glass of its tank."""
    gas = kit.circle(50, 50, 42.4, kit.SPICE) + kit.stroke(
        "M16 62C26 54 32 66 42 60S60 54 68 62 80 62 86 58M14 44C24 38 30 46 38 42M64 34C72 30 78 36 84 32M22 74C32 68 40 78 50 72S70 72 78 70",
        1.4,
        kit.GOLD,
        opacity=".8",
    )
    body = kit.path(
        "M22 81.4C31 75 40 74 46 67L60 68C64 74 73 76 80 79.9A42.4 42.4 0 0 1 22 81.4Z",
        kit.T4,
        stroke=kit.INK,
        stroke_width=1.1,
    ) + kit.lines(["45 74, 53 79, 61 74", "42 80, 53 86, 64 80", "30 82, 36 87"], 1.2, kit.T5)
    skull_ = kit.blob(
        "50 15, 68 19, 77 33, 74 47, 66 56, 63 66, 55 72, 47 70, 43 60, 33 54, 25 41, 29 24",
        kit.T1,
        stroke=kit.INK,
        stroke_width=1.3,
    ) + kit.blob(
        "44 16, 37 30, 37 42, 44 52, 46 62, 49 70!, 44 64, 42 59, 33 53, 25.8 41, 29.6 24", kit.T2
    )
    veins = kit.lines(
        [
            "50 20, 47 28, 52 34",
            "62 22, 63 29, 58 33",
            "69 30, 67 36",
            "36 28, 40 33",
            "45 34, 43 40",
        ],
        0.9,
        kit.T2,
    ) + kit.lines(["57 18, 56 26, 58 30"], 0.7)
    eyes_ = (
        kit.blob("48 49!, 53 45.6, 57.6 49.6!, 53 52", kit.IBAD, stroke=kit.INK, stroke_width=1.2)
        + kit.blob(
            "62.6 49.4!, 66.4 46, 69.4 48.6!, 66 51.4", kit.IBAD, stroke=kit.INK, stroke_width=1.2
        )
        + kit.line("60.6 50, 61.6 56, 59.4 57.6", 1)
        + kit.line("53.6 63, 57.6 61.6, 61.4 62.4", 1.2)
    )
    hand = kit.blob(
        "68 88!, 69 82, 64 74, 67 73, 70 78!, 70.6 70, 73.4 70, 74 78!, 77 71, 79.6 72.4, 77.6 80, 80 77.6, 81.4 79.6, 76 86, 73 85.6!",
        kit.T1,
        stroke=kit.INK,
        stroke_width=1,
    )
    glass = kit.stroke("M20 32A36 36 0 0 1 42 14M17 40L16 46", 2.2, kit.T1, opacity=".8")
    return medallion(rims()[rim]) + gas + body + skull_ + veins + eyes_ + hand + glass


DUNE = {
    "atreides": (thufir_hawat, lady_jessica, gurney_halleck, duncan_idaho, wellington_yueh),
    "bene_gesserit": (alia, margot_lady_fenring, mother_ramallo, princess_irulan, wanna_marcus),
    "emperor": (hasimir_fenring, captain_aramsham, caid, burseg, bashar),
    "fremen": (stilgar, chani, otheym, shadout_mapes, jamis),
    "guild": (staban_tuek, master_bewt, esmar_tuek, soo_soo_sook, guild_rep),
    "harkonnen": (feyd_rautha, beast_rabban, piter_de_vries, iakin_nefud, umman_kudu),
}

# Leader cards of War for Arrakis: the drawing and the rim of its deck.
ARRAKIS = {
    "harkonnen": (baron_harkonnen, beast_rabban, feyd_rautha, thufir_hawat),
    "emperor": (gaius_helen_mohiam, captain_aramsham, shaddam_iv, bashar),
    "guild": (guild_navigator,),
    "atreides": (paul_atreides, lady_jessica, reverend_mother_jessica, alia, gurney_halleck),
    "fremen": (paul_muaddib, stilgar, chani, naib),
}
