"""The Fremen."""

from __future__ import annotations

from tools.art import heads, kit


def stilgar(rim: str = "fremen") -> str:
    """The naib: black beard, blue eyes, hood thrown over the still-suit."""
    return heads.portrait(
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
        back=[heads.hood_back(kit.T4, 1)],
        dress=[heads.still_suit()],
        front=[heads.beard("full"), heads.nose_tube(), heads.hood_front(kit.T4, point=1)],
    )


def chani(rim: str = "fremen") -> str:
    """Elfin, with windblown hair bound by a kerchief and water-rings at her ear."""
    locks = heads.hair(
        "-10 -14, -17 -8, -20 4, -27 12!, -22 12, -24 22!, -19 18, -18 30!, -13 20, -11 26!, -8 14, -7 2",
        kit.T4,
        ["-14 -4, -16 8, -20 14", "-12 2, -13 12, -15.6 20", "-9.6 6, -10 14"],
    )
    kerchief = heads.light_hair(
        "17 -10!, 15.8 -18, 9 -25.6, 0 -29.6, -12 -27, -20 -19, -21.4 -8, -17 -4!, -9 -12, 3 -16.6, 12 -14.4",
        kit.T5,
        ["16 -13, 4 -19, -9 -15.6, -19 -8", "15 -17, 4 -23, -9 -21, -19.6 -13"],
    )
    knot = heads.hair(
        "-18 -6!, -26 -10!, -29 -3!, -24 -1.4!, -28 6!, -22 4!", kit.T5, stroke=kit.INK
    )
    fringe = heads.hair(
        "12 -15!, 3 -17.4, -5 -14, -8.6 -8, -9 0!, -11.4 -5, -14 -3, -15 3!, -16 -6, -10 -12.6, 2 -17.4",
        kit.T4,
    )
    rings = kit.circle(-11.8, 8, 2, "none", **kit.edge(1.1, kit.GOLD)) + kit.circle(
        -11, 11.4, 2, "none", **kit.edge(1.1, kit.GOLD)
    )
    tube = kit.lines(["-7 34, -1 30, 6 25.4"], 2.8, kit.INK) + kit.lines(
        ["-7 34, -1 30, 6 25.4"], 1.2, kit.T1
    )
    return heads.portrait(
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
        dress=[heads.still_suit(), tube],
        front=[locks, fringe, kerchief, rings],
        flip=True,
    )


def turban(fill: str = kit.T1, fold: str = kit.INK, jewel: str = "") -> str:
    wrap = kit.edged(
        "17.4 -11!, 20 -17, 16 -27, 4 -33, -10 -32.6, -21 -26, -25 -15, -21 -6!, -12 -11, 3 -15.6",
        fill,
        1,
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
    tail = heads.light_hair(
        "-20 -10, -25 0, -26 14, -29 24!, -20 26, -15 16, -16 2",
        kit.T1,
        ["-21 0, -21.6 12, -23 22", "-18 4, -18 14"],
    )
    return heads.portrait(
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
        dress=[heads.still_suit()],
        front=[heads.nose_tube(), turban(), kit.hatch((1, 17.6), (2.2, 0.9), (0.8, 1.8), 4, 0.8)],
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
        **kit.edge(1),
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
    return heads.portrait(
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
        back=[heads.hood_back(kit.T4, -3)],
        dress=[heads.shoulders(kit.T4)],
        front=[strings, shawl, stripes],
    )


def jamis(rim: str = "fremen") -> str:
    """Quick to anger: wild hair held by a cord, a pointed beard, a cut on the cheek."""
    wild = heads.hair(
        "15.8 -12!, 11 -16!, 9 -20!, 4 -16.6!, 0 -20!, -4 -14.6!, -7 -15!, -8.4 -4!, -11 -7!, -14 -4!, -14 5!, -13 14!, -17 10!, -20 17!, -21 7!, -26 9!, -23.6 0!, -29 -4!, -23.6 -8!, -28 -16!, -21.6 -17!, -24 -26!, -16 -24!, -15 -33!, -8 -27.6!, -3 -35!, 1 -29!, 8 -34!, 9.6 -27!, 16 -28!, 15 -21.6!, 20 -18!",
        kit.INK,
        ["-16 -14, -19 -4, -18 6", "-12 -20, -15.6 -10", "-3 -25, -9 -19", "6 -26, 2 -21"],
    )
    cord = kit.lines(["-22 -10, -9 -15.6, 4 -17.6, 17 -13"], 2.4, kit.T1) + kit.lines(
        ["-22 -10, -9 -15.6, 4 -17.6, 17 -13"], 0.7, kit.INK
    )
    return heads.portrait(
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
        dress=[heads.still_suit()],
        front=[
            wild,
            cord,
            heads.beard("goatee"),
            heads.scar("-5.4 4, -1.4 7.6"),
            heads.scar("-6 7, -2.4 10.4"),
        ],
        flip=True,
    )


def naib(rim: str = "fremen") -> str:
    """Any naib: only the blue eyes between scarf and veil."""
    veil = kit.edged(
        "-11 2!, 0 5!, 8 3.4!, 16.6 2!, 16 12, 12 24, 4 31!, -6 27, -12 16", kit.T3, 1
    ) + kit.lines(["-9 6, 2 10, 14 7", "-9 12, 2 17, 13 14", "-7 19, 3 24, 11 21"], 0.9, kit.T5)
    wrap = kit.blob(
        "17.4 -9!, 19 -17, 14 -27, 3 -31.6, -11 -30, -20 -22, -23 -8, -21 8, -18 20!, -11 24!, -10 6!, -9.6 -6!, 3 -12!",
        kit.T4,
        **heads.EDGE,
    ) + kit.lines(
        [
            "17 -13, 5 -18, -10 -13, -16 2, -15 16",
            "16 -20, 3 -25, -13 -20, -19 -4",
            "9 -28, -4 -28, -15 -22",
        ],
        0.9,
        kit.T5,
    )
    return heads.portrait(
        rim,
        {
            "skin": kit.TAN_SKIN,
            "iris": kit.IBAD,
            "brow": 1.6,
            "frown": 1.4,
            "ear": False,
            "eye": 1.05,
        },
        dress=[heads.still_suit()],
        front=[veil, wrap],
    )
