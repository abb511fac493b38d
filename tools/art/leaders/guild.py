"""The Spacing Guild and its friends."""

from __future__ import annotations

from tools.art import heads, kit
from tools.art.leaders.fremen import turban


def goggles(lift: float = 0.0) -> str:
    y = -16.4 - lift
    return (
        kit.lines([f"-20.4 {y + 3}, -8 {y + 0.4}, 16 {y}"], 2.6, kit.INK)
        + kit.edged(
            f"-6 {y - 3.6}, 3 {y - 4.2}, 4.4 {y + 1}, 2 {y + 4.2}, -5 {y + 4}, -7.4 {y}",
            kit.T2,
            1.6,
        )
        + kit.edged(
            f"7 {y - 4.2}, 14 {y - 3.6}, 16.4 {y}, 14 {y + 3.8}, 8 {y + 4.2}, 5.8 {y}", kit.T2, 1.6
        )
        + kit.lines([f"-4.4 {y + 1.6}, -.6 {y - 2.2}", f"8.6 {y + 1.6}, 12 {y - 2}"], 1, kit.T1)
    )


def staban_tuek(rim: str = "guild") -> str:
    """The smuggler: leather cap, goggles on the brow, short beard."""
    cap = heads.hair(
        "17 -12!, 16.6 -20, 10 -27.6, 0 -31, -12 -28.4, -20 -19, -21.6 -6, -20 5, -15.6 10!, -9.4 5!, -9 -4!, -8 -12!, 3 -15.6, 11 -15",
        kit.T4,
        ["0 -30, 2 -24", "-12 -27, -11 -20, -14 -8, -14 4"],
        kit.T5,
    )
    return heads.portrait(
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
        dress=[
            heads.shoulders(kit.T4),
            heads.lapels(kit.T3),
            kit.lines(["-9 28, 0 34, 8 28"], 3, kit.T1),
        ],
        front=[heads.beard("short"), cap, goggles(1.4), heads.scar("-3 3, -4.4 8")],
    )


def master_bewt(rim: str = "guild") -> str:
    """The water-seller: a plump face, a turban with a drop for a jewel."""
    drop = kit.edged("9 -29!, 12 -23, 9 -19.4, 6 -23", kit.T1, 1) + kit.blob(
        "9 -26!, 10.6 -22.6, 9 -21, 7.6 -22.6", kit.IBAD
    )
    return heads.portrait(
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
            heads.shoulders(kit.T4, -1),
            heads.robe(kit.T5, kit.T1),
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
    return heads.portrait(
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
        back=[heads.hood_back(kit.T4, -1)],
        dress=[heads.shoulders(kit.T4)],
        front=[
            heads.beard("full", kit.T1),
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
            heads.hood_front(kit.T4, kit.T4, kit.T5),
        ],
    )


def soo_soo_sook(rim: str = "guild") -> str:
    """A merchant in a tasselled cap, ear-ring and oiled beard."""
    fez = (
        kit.edged("15.4 -13!, 12 -33!, 2 -35.4, -10 -33!, -16.4 -14!, -3 -18.6, 8 -17.6", kit.T3, 1)
        + kit.lines(["15 -16.6, 7 -20.6, -4 -21.6, -15.6 -17.4"], 1.6, kit.GOLD)
        + kit.lines(["2 -34.6, -10 -33, -19 -24, -20 -14"], 1.3, kit.GOLD)
        + kit.edged("-20 -15!, -17.6 -5!, -22.6 -5!", kit.GOLD, 0.7)
    )
    side = heads.hair(
        "-8.6 -14!, -8 -2!, -10 -6, -14 -4!, -15 5!, -19 3, -20 -6, -17.4 -15!", kit.INK
    )
    return heads.portrait(
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
            heads.shoulders(kit.T4, 1),
            heads.lapels(kit.T5),
            kit.lines(["-8 29, 0 36, 8 29"], 1.4, kit.GOLD),
        ],
        front=[
            side,
            heads.beard("goatee"),
            kit.circle(-11.8, 8, 2.2, "none", **kit.edge(1.4, kit.GOLD)),
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
        kit.edged(
            "-4 5!, 5 2.6!, 9.4 5!, 15.6 3.6!, 15.4 12, 12.6 20, 6 23, -1 20, -5 13", kit.T4, 1.2
        )
        + kit.circle(8.6, 13.4, 4.4, kit.T3, **kit.edge(1.2))
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
    suit = heads.shoulders(kit.T4) + kit.edged(
        "-17 30!, -17.6 20, -9 25, 1 28, 9 24.6, 15 19!, 16 29!, 3 36", kit.T3, 1
    )
    return heads.portrait(
        rim,
        {"brow": 0, "iris": kit.IBAD, "eye": 1.2, "age": 0, "wide": 0.98, "hollow": 1},
        dress=[suit],
        front=[dome, kit.lines(["-12 3, -4 8"], 2.2, kit.INK), mask, hose],
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
        **kit.edge(1.1),
    ) + kit.lines(["45 74, 53 79, 61 74", "42 80, 53 86, 64 80", "30 82, 36 87"], 1.2, kit.T5)
    skull_ = kit.edged(
        "50 15, 68 19, 77 33, 74 47, 66 56, 63 66, 55 72, 47 70, 43 60, 33 54, 25 41, 29 24",
        kit.T1,
        1.3,
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
        kit.edged("48 49!, 53 45.6, 57.6 49.6!, 53 52", kit.IBAD, 1.2)
        + kit.edged("62.6 49.4!, 66.4 46, 69.4 48.6!, 66 51.4", kit.IBAD, 1.2)
        + kit.line("60.6 50, 61.6 56, 59.4 57.6", 1)
        + kit.line("53.6 63, 57.6 61.6, 61.4 62.4", 1.2)
    )
    hand = kit.edged(
        "68 88!, 69 82, 64 74, 67 73, 70 78!, 70.6 70, 73.4 70, 74 78!, 77 71, 79.6 72.4, 77.6 80, 80 77.6, 81.4 79.6, 76 86, 73 85.6!",
        kit.T1,
        1,
    )
    glass = kit.stroke("M20 32A36 36 0 0 1 42 14M17 40L16 46", 2.2, kit.T1, opacity=".8")
    return heads.medallion(heads.rims()[rim]) + gas + body + skull_ + veins + eyes_ + hand + glass
