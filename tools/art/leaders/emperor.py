"""The Emperor and his people."""

from __future__ import annotations

from tools.art import heads, kit


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
    return kit.edged(edge + "14 15, 8 21, -1 24, -10 19, -16 13", kit.T1, 0.9) + kit.lines(
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
    slick = heads.hair(
        "15.6 -14!, 13 -20, 8 -17.4!, 5 -22.6, -3 -20.6, -7 -13, -8.6 -4.6!, -11 -6, -14 -4!, -15 4!, -19.4 2, -21 -8, -19 -19, -11 -26.6, 0 -29.6, 10 -27, 15.6 -20",
        kit.INK,
        ["5 -23.6, -5 -23.6, -14 -15, -17 -3", "8 -26, -4 -27, -14 -21"],
    )
    return heads.portrait(
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
        dress=[heads.shoulders(kit.T4, 4), ruff()],
        front=[slick],
    )


def sardaukar_helm(plume: bool = True, visor: bool = False) -> str:
    """Open helmet with cheek pieces, brow ridge and a crest."""
    crest = (
        heads.light_hair(
            "-24 -4!, -29 -19, -21 -31, -6 -36.6, 8 -35!, 4 -32, -8 -31, -17 -25, -21 -14, -21 -4!",
            kit.T1,
            ["-25 -14, -20 -15", "-23.6 -22, -18 -20", "-18 -29, -14 -25", "-9 -34.6, -7 -30"],
        )
        if plume
        else ""
    )
    dome = "18.4 -9!, 17.6 -19, 11 -27.6, 0 -31.6, -12 -29, -20 -19, -22 -6, -20.6 8, -14.6 15!, -6 18!, -6.6 8, -9 0!, -8.6 -9!, 6 -12!"
    shell = kit.edged(dome, kit.T4, 1.1) + kit.lines(
        ["14 -22, 4 -27, -8 -26, -16 -17, -17.6 -4"], 1, kit.T5
    )
    ridge = kit.edged(
        "19.4 -8!, 18.6 -12.6!, 6.6 -16!, -9.4 -12.6!, -9 -7.8!, 6.4 -11.4!", kit.GOLD, 0.9
    )
    bolts = kit.circle(-13.6, 1, 2.4, kit.GOLD, **kit.edge(0.8)) + kit.circle(-10, 13, 1, kit.GOLD)
    return (
        crest
        + shell
        + ridge
        + bolts
        + (kit.edged("6.6 -16!, 9 -12!, 7.4 -2!, 5.4 -11.4!", kit.GOLD, 0.8) if visor else "")
    )


def captain_aramsham(rim: str = "emperor") -> str:
    """Sardaukar captain: crested helm, a scar through the brow."""
    return heads.portrait(
        rim,
        {"jaw": 1.6, "chin_w": 1, "brow": 1.4, "frown": 1.2, "mouth": -0.5, "hollow": 1, "age": 1},
        dress=[
            heads.shoulders(kit.T4),
            heads.plates(kit.T3, kit.T1),
            heads.high_collar(kit.T4, kit.GOLD),
        ],
        front=[sardaukar_helm(), heads.scar("-2 3.4, -3.6 9, -2.6 13")],
    )


def officers_cap(band: str = kit.T3, top: str = kit.T4) -> str:
    crown = kit.blob(
        "17.4 -17!, 21 -24, 12 -30, -4 -31.6, -20 -29, -26 -23, -20 -15!, -2 -19", top, **heads.EDGE
    )
    strip = kit.edged("16.8 -12.6!, 17.4 -18!, 2 -20.6, -19 -16!, -20 -9!, -4 -14.6", band, 0.9)
    peak = kit.blob(
        "17.4 -12.6!, 2 -15.4, -9 -12.4!, 1 -10.6, 12 -8.4, 21.6 -7.6!, 20 -11", kit.INK
    )
    badge = kit.edged("9.6 -28!, 12 -22.6!, 9.8 -17!, 7 -22.6!", kit.GOLD, 0.7)
    return crown + strip + peak + badge + kit.lines(["-18 -12.4, -4 -17, 10 -17.6"], 1, kit.GOLD)


def uniform(collar: str = kit.T3) -> list[str]:
    """A gilt collar and epaulettes."""
    return [
        heads.shoulders(kit.T4),
        heads.high_collar(collar, kit.GOLD),
        heads.epaulette(-23, 26),
        heads.epaulette(23, 27),
    ]


def caid(rim: str = "emperor") -> str:
    """A governor in uniform: peaked cap and a waxed moustache."""
    side = heads.hair(
        "-8.6 -11!, -8.2 -1!, -9.6 -5!, -13 -6, -14.6 -3!, -15.4 5!, -19 3, -20 -6, -18 -12!",
        kit.INK,
    )
    wax = kit.blob(
        "-1.6 10!, 2 12.6, 5.4 10.8, 8.6 11!, 11.2 10.6, 13 12, 16 9.6!, 13.4 14, 10 13.8, 8.6 13, 6 14.4, 1.6 14.6",
        kit.INK,
    )
    return heads.portrait(
        rim,
        {"skin": kit.BROWN_SKIN, "jaw": 1, "brow": 1.2, "mouth": -0.2, "age": 1, "frown": 0.4},
        dress=[*uniform(), heads.medal(-12, 34)],
        front=[side, officers_cap(), wax],
    )


def burseg(rim: str = "emperor") -> str:
    """A general: grey mutton chops, bare head, epaulettes and a sash."""
    grey = heads.light_hair(
        "15.4 -15!, 12 -21, 4 -22.6, -4 -19.6, -8 -11, -8.4 -4.6!, -11 -6.4, -14.4 -4!, -15 5!, -19.6 3, -21.4 -8, -19.4 -19, -11 -27, 0 -30.6, 10 -28, 15.4 -21",
        kit.HOAR,
        ["4 -24, -6 -24, -14 -15, -17 -2", "8 -27, -5 -28, -16 -19"],
    )
    chop = heads.light_hair(
        "-8.6 -5!, -5.6 2, -4 9, 2 11.4!, .4 14, -1 18.6!, -8 17, -12 10, -10.4 6!, -9 3",
        kit.HOAR,
        ["-7.4 3, -6 9, -2 14", "-9 7, -7 12, -4 15.6"],
    )
    return heads.portrait(
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
            *uniform(kit.T4),
            kit.edged("-22 26.8!, -16.6 25.2!, 6 38.6!, 0 41!", kit.T1, 0.8),
            heads.medal(14, 34),
            heads.medal(9, 36),
        ],
        front=[chop, grey],
    )


def bashar(rim: str = "emperor") -> str:
    """A colonel of the line: helmet with a chin strap, no plume."""
    strap = kit.lines(["-10 10, -3 19, 5 23.4"], 1.8, kit.INK)
    return heads.portrait(
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
            heads.shoulders(kit.T4),
            heads.high_collar(kit.T3, kit.T1),
            heads.buttons(0, 37, 0, 40.4, 2),
            kit.lines(["-23 27, -18 31.4, -12 33", "-24 30, -19 34, -14 35.6"], 1.2, kit.GOLD),
        ],
        front=[
            strap,
            sardaukar_helm(plume=False),
            kit.edged("-4 -30.6!, 0 -38!, 3 -31!", kit.GOLD, 0.8),
            heads.stubble(),
        ],
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
    return heads.portrait(
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
        back=[heads.hood_back(kit.INK, 1)],
        dress=[heads.shoulders(kit.INK)],
        front=[
            net,
            heads.hood_front(kit.INK, kit.T4, kit.T5, 1),
            kit.lines(["-9.6 -20.6, 2 -25, 14 -22"], 1.6, kit.GOLD),
        ],
    )


def shaddam_iv(rim: str = "emperor") -> str:
    """The Padishah: thin, red-haired, hawk-faced, under a golden crown."""
    red = heads.light_hair(
        "-8 -16!, -8.6 -4!, -11 -6, -14 -4!, -15 5!, -18 9!, -21 4, -22 -8, -19 -16!",
        kit.SPICE,
        ["-12 -12, -15 -5", "-17 -12, -18.6 -2, -18 5"],
    )
    crown = (
        kit.edged(
            "17.6 -12!, 22 -31!, 13.6 -25!, 9.6 -38!, 2 -27!, -6 -38!, -10.6 -26!, -21 -32!, -20.6 -11!, -8 -15.6, 4 -16.6",
            kit.GOLD,
            1.1,
        )
        + kit.lines(["17 -15, 4 -20, -8 -19.4, -20.4 -15"], 1, kit.INK)
        + "".join(
            kit.circle(x, y, 1.5, kit.WINE, **kit.edge(0.5))
            for x, y in ((-13, -20.4), (-4, -22.6), (5, -22.8), (13, -20.4))
        )
    )
    return heads.portrait(
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
        dress=[*uniform(), heads.medal(-11, 34)],
        front=[red, heads.beard("goatee", kit.SPICE), crown],
    )
