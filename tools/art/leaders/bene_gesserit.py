"""The Bene Gesserit."""

from __future__ import annotations

from tools.art import heads, kit


def alia(rim: str = "bene_gesserit") -> str:
    """A child with the eyes of an ancient: great blue eyes, a water-ring band, curls under a small hood."""
    curls = heads.hair(
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
    return heads.portrait(
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
        dress=[heads.shoulders(kit.T4, 5, 26), heads.robe()],
        front=[curls, band],
        child=True,
    )


def margot_lady_fenring(rim: str = "bene_gesserit") -> str:
    """Golden hair towered on her head, long earrings, a fan of a collar."""
    fan = heads.to_rim(
        -30,
        "-30 18, -27 2, -20 12, -12 24!, 0 31!, 9 24!, 17 13, 24 4, 28 18",
        31,
        kit.T5,
        **kit.edge(0.8),
    ) + kit.lines(["-26 6, -14 24", "-29 14, -18 26", "23 8, 12 24", "27 16, 16 26"], 0.8, kit.INK)
    tower = heads.light_hair(
        "16 -9!, 14.6 -15, 9 -18.6, 1 -17.4, -5.4 -12, -8.6 -3!, -11 -5, -14 -4!, -15 4!, -19 3, -20.6 -6, -18 -14!, -20 -22, -15 -31, -4 -35.4, 8 -33.6, 15 -27, 16.6 -18",
        kit.GOLD,
        [
            "15 -18, 4 -22, -8 -19, -16 -12",
            "14 -24, 2 -28, -10 -25, -18 -18",
            "10 -30, -2 -32.6, -12 -29",
            "-7 -12, -11 -8, -14 -5",
        ],
    )
    ear = kit.lines(["-11.6 6, -11.6 10"], 0.9, kit.GOLD) + kit.edged(
        "-11.6 9!, -9.8 13!, -11.6 17!, -13.4 13!", kit.GOLD, 0.6
    )
    comb = kit.lines(["-17.4 -14, -6 -19.6, 6 -21.4, 16 -18"], 1.4, kit.T4) + "".join(
        kit.circle(x, y, 1.1, kit.T1, **kit.edge(0.4))
        for x, y in ((-12, -17), (-6, -19.6), (0, -20.9), (6, -21.4), (12, -20))
    )
    return heads.portrait(
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
            heads.shoulders(kit.T4, 2),
            kit.circle(0, 34, 2, kit.GOLD, **kit.edge(0.6)),
        ],
        front=[tower, ear, comb],
    )


def mother_ramallo(rim: str = "bene_gesserit") -> str:
    """The oldest of the Fremen Reverend Mothers, deep in her hood."""
    return heads.portrait(
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
        back=[heads.hood_back(kit.T4)],
        dress=[heads.shoulders(kit.T4)],
        front=[heads.hood_front(kit.T4)],
    )


def princess_irulan(rim: str = "bene_gesserit") -> str:
    """Patrician, fair, a coronet; long hair behind her shoulders."""
    fall = heads.light_hair(
        "-10 -26, -20 -18, -23.6 -2, -23 14, -26 26!, -19 31, -10 32!, 10 30!, 18 26, 15 14, 12 0, 0 -20",
        kit.DUNE,
        ["-20 -4, -20 12, -22 24", "-17 2, -16.6 16, -17 28", "14 16, 14 24"],
    )
    top = heads.light_hair(
        "16 -9!, 15 -15, 9 -19.6!, 2 -17, -5 -10, -8 0, -11 9!, -13.6 20!, -18 14, -20.6 2, -20.6 -10, -18 -19, -11 -26, 0 -29.6, 10 -27, 16 -19",
        kit.DUNE,
        ["8 -20, -2 -19, -9 -10, -12 6", "9 -23, -4 -23.4, -13 -13, -15.6 6"],
    )
    crown = kit.edged(
        "-16 -19!, -17 -27!, -10.6 -23.6!, -7 -30.6!, -2 -25.4!, 3.4 -35!, 7.4 -25.6!, 12.4 -29.6!, 13 -22.6!, 18 -23.6!, 16.4 -15.6!, 6 -19.6, -6 -20.6",
        kit.T1,
        1,
    ) + "".join(kit.circle(x, y, 1.2, kit.WINE) for x, y in ((-7, -23), (3.4, -24), (12, -20.6)))
    return heads.portrait(
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
        dress=[heads.shoulders(kit.T4, 1), heads.high_collar(kit.T3, kit.T1)],
        front=[top, crown],
        flip=True,
    )


def wanna_marcus(rim: str = "bene_gesserit") -> str:
    """A wimple and lowered eyes."""
    veil = heads.hood_back(kit.T4, -1)
    wimple = kit.path(
        kit.spline(
            "-25 -8, -19 -23, -4 -30, 10 -28, 18 -19, 20.6 -4, 18.6 10, 17.6 22!, 11 31!, 0 36, -12 34!, -24 25!, -25 8"
        )
        + kit.spline(
            "-9.6 4, -8 13, -3 20, 5 23.8, 11.4 19, 15 11, 16.6 0, 15.6 -9, 11 -14.6, 2 -16, -6 -13.6, -9.4 -6"
        ),
        kit.T1,
        fill_rule="evenodd",
        **kit.edge(0.9),
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
    over = heads.to_rim(
        -31,
        "-27 12, -27 -8, -20 -25, -4 -32.4, 8 -30.4, -4 -27, -14 -20, -19 -8, -20 8, -18 24, -12 34!",
        -12,
        kit.T4,
        **heads.EDGE,
    )
    return heads.portrait(
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
        dress=[heads.shoulders(kit.T4)],
        front=[wimple, cloth, over],
    )
