"""House Atreides."""

from __future__ import annotations

from tools.art import heads, kit


def thufir_hawat(rim: str = "atreides") -> str:
    """The old Mentat: leathery, stained lips, thin white hair."""
    white = heads.light_hair(
        "-10.8 -18!, -9 -11, -8.8 -5!, -9.4 -4!, -12 -6.6, -14.4 -4!, -14.2 5!, -16 10!, -20 6, -22 -4, -20.6 -14, -16 -20",
        kit.HOAR,
        ["-12 -15, -15.6 -8, -16 2", "-15.4 -17, -19 -8, -18.6 3"],
    )
    wisps = kit.lines(["-13 -21, -5 -26.6, 4 -27.6", "-14 -23, -6 -28.4, 1 -29.4"], 1, kit.HOAR)
    return heads.portrait(
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
        dress=[
            heads.shoulders(kit.T4),
            heads.high_collar(kit.T4, kit.T5),
            heads.buttons(0, 35, 0, 40, 2),
        ],
        front=[white, wisps],
    )


def lady_jessica(rim: str = "atreides") -> str:
    """Dark bronze hair dressed high, a fine chain, a jewel on the brow."""
    back = heads.hair(
        "-19 8, -24 2, -24.6 -8, -19 -14!, -12 -26, -2 -31.6, 9 -29, 16 -19, 16.6 -9!, 0 -10, -12 4",
        kit.T4,
        ["-21 -8, -22 -2, -19 4", "-18 -8, -18.6 0, -16 5"],
    )
    front = heads.hair(
        "16 -9!, 14.6 -15, 8 -19.6!, 1 -18, -5 -12.6, -8.4 -3!, -10.4 6!, -15 7, -19 -3, -18 -16, -11 -25.4, 0 -29.6, 10 -26.6, 16 -18.6",
        kit.T4,
        [
            "8 -20, 0 -21, -8 -15, -12 -4, -12.6 4",
            "9 -22, -1 -24, -11 -17, -15.4 -5",
            "10 -24.4, 0 -27, -11 -21.6",
        ],
    )
    jewel = kit.lines(["-8 -13, 0 -17, 8 -19.4, 15 -15"], 1, kit.GOLD) + kit.edged(
        "8 -19!, 9.8 -16!, 8.2 -13!, 6.6 -16!", kit.GOLD, 0.6
    )
    chain = kit.lines(["-10 27, -2 33, 8 26.6"], 1.1, kit.GOLD) + kit.circle(
        0, 34.4, 1.8, kit.GOLD, **kit.edge(0.6)
    )
    return heads.portrait(
        rim,
        {"soft": True, "lips": kit.WINE, "lash": True, "eye": 1.1, "brow": 0.9, "nose": -0.4},
        back=[back],
        dress=[heads.shoulders(kit.T4, 2), heads.robe(), chain],
        front=[front, jewel],
    )


def gurney_halleck(rim: str = "atreides") -> str:
    """A lump of a man: an inkvine scar along the jaw, rough fair hair, the neck of his baliset behind him."""
    baliset = kit.group(
        kit.path("M-1.6-44h3.2v40h-3.2z", kit.T4, **heads.EDGE)
        + kit.path("M-3.4-50h6.8l-1 8h-4.8z", kit.T4, **heads.EDGE)
        + kit.stroke("M-4.6-48h-2M-4.6-45h-2M4.6-48h2M4.6-45h2", 1.6, kit.GOLD)
        + kit.stroke("M-.5-42v38M.6-42v38", 0.4, kit.T1),
        transform="translate(-25 30) rotate(-14) scale(.82)",
    )
    rough = heads.light_hair(
        "15.6 -12!, 12.4 -16!, 11 -18.6!, 6 -17.6!, 4 -19.6!, -1 -17!, -3 -18!, -6.4 -12!, -8.4 -4!, -10 -5!, -13 -6!, -15 5!, -19.6 3!, -22 -4!, -20.8 -8!, -22.6 -14!, -19 -18!, -18 -24!, -12 -25!, -9 -30!, -3 -28!, 2 -31.6!, 6 -28!, 12 -28.6!, 13 -24!, 17 -20!",
        kit.DUNE,
        ["-14 -20, -17 -12, -17 -2", "-8 -24, -12 -16, -12.4 -8", "0 -27, -4 -21", "7 -26, 6 -21"],
    )
    return heads.portrait(
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
            heads.shoulders(kit.T4),
            heads.lapels(kit.T3),
            kit.blob("-26.4 29.6!, -22.6 27!, -5 39.8!, -9 40.4!", kit.T5),
        ],
        front=[
            rough,
            heads.stubble(),
            heads.scar("-8.6 8, -5 13, .6 15.6, 1.4 20"),
            kit.lines(["-6.6 9.4, -4.4 8.6", "-4.4 13.6, -2 12.4", "-1 16.4, 0 14.2"], 0.8),
        ],
    )


def duncan_idaho(rim: str = "atreides") -> str:
    """Curls like a ram's, an open face; a hilt over the shoulder."""
    hilt = kit.group(
        kit.path("M-1.4-16h2.8v14h-2.8z", kit.GOLD, **kit.edge(0.7))
        + kit.path("M-6-3h12v2.6h-12z", kit.GOLD, **kit.edge(0.7))
        + kit.circle(0, -17.4, 2.4, kit.GOLD, **kit.edge(0.7))
        + kit.path("M-1.8 0h3.6v10h-3.6z", kit.T1),
        transform="translate(-26 22) rotate(-30)",
    )
    curls = heads.hair(
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
    return heads.portrait(
        rim,
        {"skin": kit.BROWN_SKIN, "jaw": 1, "chin_w": 0.8, "brow": 1.3, "mouth": 0.6, "nose": -0.4},
        back=[hilt],
        dress=[heads.shoulders(kit.T4), heads.high_collar(kit.T3, kit.T1)],
        front=[curls],
    )


def wellington_yueh(rim: str = "atreides") -> str:
    """The Suk doctor: the diamond of conditioning on his brow, drooping moustache, hair in a silver ring."""
    tail = heads.hair(
        "-15 4, -21 12, -23 24, -20 34!, -17 26, -14 14", kit.INK, ["-18 14, -20 24"]
    ) + kit.stroke("M-22.4 15.6l7 2.4", 2.6, kit.T1)
    sleek = heads.hair(
        "15.8 -12!, 14 -18, 8 -22, -1 -21, -6.6 -14, -8.6 -4!, -10 -5.4, -13 -5.4!, -14.6 4!, -15 10, -20.6 8, -21.6 -6, -19.4 -19, -11 -27, 0 -30, 10 -27, 16 -20",
        kit.INK,
        ["7 -23, -3 -23.6, -11 -16, -16 -4, -16.6 6", "9 -25.6, -4 -26.6, -14 -19, -18.6 -6"],
    )
    mark = kit.blob("8.6 -17.6!, 11 -14!, 8.8 -10.4!, 6.6 -14!", kit.T4)
    return heads.portrait(
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
            heads.shoulders(kit.T4, 2),
            heads.lapels(kit.T1),
            kit.lines(["-12 24, -1 39", "9.6 24, 1 39"], 1, kit.INK),
        ],
        front=[sleek, mark, heads.beard("drooping")],
    )


def tousled(fill: str = kit.INK, long: bool = False) -> str:
    tail = (
        ", -14.6 6!, -13 16!, -17.6 12!, -19 19!, -21.6 9!"
        if long
        else ", -14.6 4!, -17 8!, -20 5!"
    )
    return heads.hair(
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
    return heads.portrait(
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
        dress=[
            heads.shoulders(kit.T4),
            heads.high_collar(kit.T4, kit.T1),
            hawk,
            heads.buttons(0, 37, 0, 40.4, 2),
        ],
        front=[tousled()],
    )


def paul_muaddib(rim: str = "fremen") -> str:
    """Muad'Dib: the eyes of Ibad, a cloak on the wind, a young beard."""
    cloak = (
        heads.to_rim(-31, "-25 20, -18 21, -11 25!, -6 33, 2 38!", 6, kit.T5, **kit.edge(0.9))
        + kit.lines(["-22 24, -14 30, -8 37", "-26 25, -20 32"], 0.9, kit.INK)
        + heads.to_rim(14, "12 32, 9 25!, 17 21, 25 22", 31, kit.T5, **kit.edge(0.9))
    )
    return heads.portrait(
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
        dress=[heads.still_suit(), cloak],
        front=[
            tousled(long=True),
            heads.stubble(),
            kit.hatch((-4, 19), (2.2, 1), (0.8, 1.6), 4, 0.7),
        ],
    )


def reverend_mother_jessica(rim: str = "atreides") -> str:
    """Jessica after the Water of Life: hooded, blue-eyed, water-rings on her brow."""
    band = kit.lines(["-9.4 -15, 2 -18, 14 -15.4"], 1.2, kit.GOLD) + "".join(
        kit.circle(x, y, 1.5, "none", **kit.edge(1, kit.GOLD))
        for x, y in ((-3, -14.4), (4, -14.8), (10.6, -14))
    )
    locks = kit.lines(
        ["2 -20, -5 -15, -9 -5, -9.6 8", "5 -20.6, -2 -17, -7.6 -9", "7 -20.6, 13 -16, 16 -8"],
        2,
        kit.T4,
    )
    return heads.portrait(
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
        back=[heads.hood_back(kit.T4, 2)],
        dress=[heads.shoulders(kit.T4)],
        front=[locks, band, heads.hood_front(kit.T3, kit.T4, kit.T5, 2)],
    )
