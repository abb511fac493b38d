"""Pictures of the cards of Dune: cut like lino, 120 by 80, in the tones of the card's kind."""

from __future__ import annotations

from tools.art import kit
from tools.art.heads import hood_back, hood_front, shoulders
from tools.art.leaders import atreides
from tools.art.pieces.worms import clods, ellipse, sandworm, storm
from tools.art.scenery import (
    CUT,
    bare,
    carved,
    dunes,
    grain,
    sky,
    someone,
    walker,
)

# ---- Weapons -------------------------------------------------------------------------------------


def crysknife() -> str:
    blade = (
        carved("44 54!, 50 38, 70 20, 104 5!, 98 28, 80 48, 56 62!", kit.T1)
        + kit.lines(["52 54, 70 38, 92 18"], 1.1, kit.T2)
        + kit.lines(["60 54, 78 42, 92 26"], 0.9, kit.T2)
    )
    guard = carved("40 50!, 60 66!, 56 70!, 37 54!", kit.GOLD)
    grip = carved("44 59!, 51 64!, 30 78!, 22 72!", kit.T4) + kit.lines(
        ["40 61.6, 46 67", "35 65, 41 71", "30 69, 36 75"], 1.4, kit.T5
    )
    return sky(76, 32, 22) + dunes(64) + blade + grip + guard


def maula_pistol() -> str:
    gun = kit.path(
        "M18 26H78V22H84V26H88V40H58C58 48 52 52 44 52H40L34 70H16L22 44H14Z", kit.T1, **CUT
    ) + kit.path("M46 42H54C54 46 50 48 46 48H42Z", kit.T4, **CUT)
    spring = kit.stroke(
        "M30 33L34 29L38 37L42 29L46 37L50 29L54 37L58 29L62 37L66 33", 1.6, kit.INK
    ) + kit.lines(["20 58, 32 62", "22 52, 34 56", "19 64, 31 67"], 1.3, kit.T4)
    dart = kit.path("M96 33L114 30L117 31.5L114 33L96 34.5Z", kit.GOLD, **CUT) + kit.stroke(
        "M90 29H98M90 38H100", 1.4, kit.T1
    )
    return bare() + gun + spring + dart


def slip_tip() -> str:
    sleeve = (
        carved("-2 44!, 24 36, 44 40!, 48 64!, 26 74, -2 82!", kit.T4)
        + kit.lines(["8 46, 12 60, 6 76", "24 40, 30 54, 24 70"], 1.3, kit.T5)
        + kit.lines(["42 40, 47 52, 47.6 64"], 3.2, kit.T1)
    )
    fist = carved("46 44!, 58 40, 66 43, 69 50, 66 60, 56 65, 47 62!", kit.T2) + kit.lines(
        ["54 49, 61 46, 68 47.6", "54 54.4, 61 52, 68.4 53", "54 59.6, 60 57.6, 66 58.6"], 1.2
    )
    blade = carved("64 46!, 80 34, 112 10!, 96 36, 70 54!", kit.T1) + kit.lines(
        ["70 48, 92 30, 106 16"], 1, kit.T2
    )
    bead = carved("108 20!, 111 26, 108 29, 105 26", kit.SPICE)
    return bare() + blade + fist + sleeve + bead


def stunner() -> str:
    gun = (
        kit.path("M12 36H46L50 30H62V50H50L46 46H36L32 66H16L20 46H12Z", kit.T1, **CUT)
        + kit.path("M62 33L70 36V44L62 47Z", kit.T4, **CUT)
        + kit.stroke("M18 41H44M52 34V46M56 34V46", 1.4, kit.INK)
    )
    waves = "".join(
        f"M{76 + 9 * i} {40 - 7 - 5 * i}A{12 + 8 * i} {12 + 8 * i} 0 0 1 {76 + 9 * i} {40 + 7 + 5 * i}"
        for i in range(4)
    )
    return (
        bare()
        + gun
        + kit.stroke(waves, 4.4, kit.INK)
        + kit.stroke(waves, 2.4, kit.T1)
        + kit.circle(76, 40, 2.6, kit.GOLD, **CUT)
    )


def chaumas() -> str:
    fruit = carved(
        "60 12, 78 10, 90 24, 88 44, 76 60, 60 63, 44 60, 32 44, 30 24, 42 10", kit.SPICE
    ) + kit.blob("60 18, 74 16, 84 27, 82 43, 72 55, 60 57, 48 55, 38 43, 36 27, 46 16", kit.T1)
    core = (
        carved("60 22, 70 25, 72 34, 68 40!, 67 47!, 53 47!, 52 40!, 48 34, 50 25", kit.WINE)
        + kit.blob("53 33, 56 30, 58.6 34, 56 37, 53 36", kit.T1)
        + kit.blob("67 33, 64 30, 61.4 34, 64 37, 67 36", kit.T1)
        + kit.path("M60 36L62 41H58Z", kit.T1)
        + kit.stroke("M56.6 43.4V47M60 43.4V47M63.4 43.4V47", 1.1, kit.T1)
    )
    stalk = (
        kit.lines(["60 15, 61 9, 59 4"], 3, kit.INK)
        + carved("62 10!, 72 3, 84 7!, 75 12", kit.T4)
        + kit.line("64 9.4, 75 7.4", 1, kit.T5)
    )
    plate = ellipse(60, 68, 46, 8, kit.GOLD, **CUT) + ellipse(60, 66.6, 34, 4.6, kit.T4)
    return (
        bare()
        + plate
        + fruit
        + core
        + stalk
        + kit.lines(["40 30, 42 24", "80 38, 77 46"], 1.4, kit.T2)
    )


def chaumurky() -> str:
    cup = (
        carved(
            "38 34!, 82 34!, 80 50, 70 58, 64 60!, 64 68!, 76 73!, 76 77!, 44 77!, 44 73!, 56 68!, 56 60!, 50 58, 40 50",
            kit.GOLD,
        )
        + ellipse(60, 34, 22, 4.6, kit.WINE, **CUT)
        + kit.lines(["45 40, 47 50, 54 55"], 2, kit.T1)
        + kit.lines(["40 46, 60 50, 80 46"], 1.2)
    )
    drop = carved("60 4!, 66 14, 60 20, 54 14", kit.T1) + kit.stroke(
        "M50 30A11 3 0 0 1 70 30", 1.3, kit.T1
    )
    snake = (
        kit.lines(["82 36, 94 30, 92 20, 82 22, 82 12, 94 8"], 4, kit.INK)
        + kit.lines(["82 36, 94 30, 92 20, 82 22, 82 12, 94 8"], 2.2, kit.T5)
        + kit.path("M94 4L101 8L94 12Z", kit.T5, **CUT)
    )
    return bare() + snake + cup + drop


def ellaca_drug() -> str:
    def petal(a: float) -> str:
        return kit.group(
            carved("0 -4!, 8 -12, 6 -24, 0 -30!, -6 -24, -8 -12", kit.T1)
            + kit.lines(["0 -8, 0 -22"], 1, kit.T2),
            transform=f"translate(60 34) rotate({a})",
        )

    stem = (
        kit.lines(["60 40, 57 58, 60 82"], 4, kit.INK)
        + kit.lines(["60 40, 57 58, 60 82"], 2, kit.T5)
        + carved("58 62!, 70 52, 84 54!, 74 64", kit.T4)
        + carved("58 70!, 46 58, 32 60!, 42 70", kit.T4)
    )
    core = kit.circle(60, 34, 8.4, kit.WINE, **CUT) + "".join(
        kit.circle(*kit.polar(60, 34, 4.6, a), 1.1, kit.GOLD) for a in range(0, 360, 45)
    )
    drip = carved("86 28!, 90 35, 86 39, 82 35", kit.SPICE) + carved(
        "30 34!, 33 39, 30 42, 27 39", kit.SPICE
    )
    return bare() + stem + "".join(petal(a) for a in range(0, 360, 51)) + core + drip


def gom_jabbar() -> str:
    """The needle at a youth's throat."""
    youth = someone(
        {"soft": True, "eye": 1.3, "brow": 1, "frown": -1.2, "mouth": -0.3, "chin_w": -0.4},
        x=38,
        y=33,
        size=1.06,
        dress=[carved("-34 50!, -22 28, -11 24, 0 33!, 9 24.4, 24 30, 34 50!", kit.T4)],
        front=[atreides.tousled()],
    )
    finger = carved("122 42!, 102 44, 86 50, 78 58, 86 64, 104 66, 122 74!", kit.T2) + kit.lines(
        ["112 44, 106 54, 112 68", "98 47, 97 50"], 1.1
    )
    thimble = carved("92 47!, 78 52, 72 58, 79 64, 93 66!, 89 56", kit.GOLD) + kit.stroke(
        "M78 56h.01M80 60h.01M84 55h.01M85 60h.01", 1.6, kit.INK
    )
    needle = kit.path("M74 57L50 60.4L74 60Z", kit.T1, **kit.edge(0.9))
    others = carved("122 24!, 108 25, 97 32, 96 40, 104 44, 122 44!", kit.T2) + carved(
        "122 70!, 108 68, 98 72, 97 78, 104 83!, 122 84!", kit.T2
    )
    return (
        bare()
        + youth
        + needle
        + others
        + finger
        + thimble
        + carved("96 14!, 101 22, 96 26, 91 22", kit.SPICE)
    )


def lasgun() -> str:
    beam = kit.path("M52 38.6L120 20V24L53 42Z", kit.T1) + kit.path(
        "M52 39.4L120 21.6V22.8L53 41Z", kit.SPICE
    )
    burst = kit.path(
        kit.poly([kit.polar(104, 25, 15 if i % 2 else 6, 18 * i) for i in range(20)]),
        kit.GOLD,
        **CUT,
    ) + kit.path(
        kit.poly([kit.polar(104, 25, 8 if i % 2 else 4, 18 * i) for i in range(20)]), kit.T1
    )
    gun = kit.group(
        kit.path("M-4 34H22L26 30H52V34H58V40H52V44H34L32 52H26L27 44H20L12 62H-4Z", kit.T1, **CUT)
        + kit.stroke("M28 34V40M34 34V40M40 34V40M46 34V40M4 39H20", 1.6, kit.INK)
        + kit.path("M8 44H16L11 56H5Z", kit.T4, **CUT),
        transform="rotate(-14 52 38)",
    )
    return bare() + dunes(66, far=False) + beam + burst + gun


# ---- Defences ------------------------------------------------------------------------------------


def shield() -> str:
    man = kit.blob(
        "60 14, 66 18, 67 26, 64 31!, 76 36, 80 54, 74 56, 74 80!, 46 80!, 46 56, 40 54, 44 36, 56 31!, 53 26, 54 18",
        kit.INK,
    ) + kit.lines(["50 44, 60 48, 70 44"], 1.6, kit.T5)
    field = kit.blob(
        "60 4, 82 14, 92 40, 86 66, 74 82, 46 82, 34 66, 28 40, 38 14", kit.T1, opacity=".5"
    ) + kit.stroke(
        kit.spline("60 4, 82 14, 92 40, 86 66, 74 82, 46 82, 34 66, 28 40, 38 14"), 2.4, kit.T1
    )
    facets = kit.stroke(
        "M60 4L46 22L34 20M60 4L74 22L86 20M46 22H74L84 42L74 62H46L36 42ZM28 40H36M92 40H84M46 62L38 72M74 62L82 72M46 22L36 42M60 22V4",
        1,
        kit.T1,
    )
    blade = kit.group(
        kit.path("M0-2L26-1L30 0L26 1L0 2Z", kit.T1, **CUT)
        + kit.path("M0-5H3V5H0ZM-8-1.6H0V1.6H-8Z", kit.GOLD, **CUT),
        transform="translate(116 16) rotate(152)",
    )
    spark = kit.path(
        kit.poly([kit.polar(89, 30, 9 if i % 2 else 3, 36 * i) for i in range(10)]), kit.GOLD, **CUT
    )
    return bare() + field + man + facets + spark + blade


def snooper() -> str:
    arm = kit.lines(["60 -2, 60 12"], 5, kit.INK) + kit.lines(["60 -2, 60 12"], 2.4, kit.T5)
    body = (
        carved("44 20, 50 12, 70 12, 76 20, 70 28, 50 28", kit.T1)
        + kit.circle(60, 20, 5, kit.IBAD, **CUT)
        + kit.circle(61.6, 18.4, 1.5, kit.T1)
    )
    legs = [
        "47 25, 36 30, 34 42",
        "52 28, 46 38, 48 48",
        "68 28, 74 38, 72 48",
        "73 25, 84 30, 86 42",
    ]
    feelers = (
        kit.lines(legs, 3.6, kit.INK)
        + kit.lines(legs, 1.8, kit.T1)
        + "".join(
            kit.circle(x, y, 2, kit.GOLD, **CUT)
            for x, y in ((34, 43), (48, 49), (72, 49), (86, 43))
        )
    )
    scan = kit.path("M54 28L38 58H82L66 28Z", kit.T1, opacity=".35")
    cup = carved(
        "46 56!, 74 56!, 72 66, 64 71!, 64 75!, 72 78!, 48 78!, 56 75!, 56 71!, 48 66", kit.GOLD
    ) + ellipse(60, 56, 14, 3, kit.WINE, **CUT)
    return bare() + scan + arm + feelers + body + cup + kit.path("M14 77H106V80H14Z", kit.INK)


# ---- Specials ------------------------------------------------------------------------------------


def cheap_hero() -> str:
    pot = (
        carved("43 26!, 44 12, 56 3, 70 7, 77 18, 78 26!", kit.HOAR)
        + kit.path("M36 25L84 23V29L36 31Z", kit.HOAR, **CUT)
        + kit.lines(["52 10, 50 22"], 1.4, kit.T1)
        + kit.circle(62, 3, 2.4, kit.HOAR, **CUT)
    )
    sword = kit.group(
        kit.path("M-2.4-34L0-40L2.4-34V0H-2.4Z", kit.DUNE, **CUT)
        + kit.path("M-9 0H9V4H-9ZM-2 4H2V14H-2Z", kit.DUNE2, **CUT)
        + kit.stroke("M-4-12L4-10M-4-8L4-10", 1.4, kit.T1),
        transform="translate(28 60) rotate(-22)",
    )
    lad = someone(
        {"brow": 1, "frown": -1.6, "eye": 1.25, "mouth": -0.4, "nose": 0.8, "chin": -1, "jaw": -1},
        x=60,
        y=40,
        size=0.92,
        dress=[
            carved("-26 50!, -24 30, -11 24, 0 32!, 9 24, 24 30, 28 50!", kit.T4),
            kit.lines(["-12 30, 0 36, 10 30", "-16 40, 0 43, 16 40"], 1.6, kit.T5),
        ],
    )
    return bare() + sword + lad + pot


def palm_of_hand(fill: str = kit.T1) -> str:
    """An open hand, fingers up."""
    fingers = ["48 44, 41 14", "56 42, 54 4", "65 42, 67 5", "73 46, 80 17", "46 62, 30 44"]
    grown = (
        "".join(kit.stroke(kit.spline(f, False), 11.4, kit.INK) for f in fingers)
        + kit.edged("42 44, 60 38, 78 46, 78 62, 70 76, 70 90!, 50 90!, 50 78, 42 66", fill, 2.6)
        + "".join(kit.stroke(kit.spline(f, False), 9, fill) for f in fingers)
        + kit.blob("44 46, 60 41, 76 48, 76 62, 68 76, 68 90!, 52 90!, 52 78, 44 66", fill)
    )
    return grown


def karama() -> str:
    sign = (
        kit.path("M60 46L72 58L60 70L48 58Z", kit.WINE, **CUT)
        + kit.path("M60 52L66 58L60 64L54 58Z", kit.GOLD)
        + kit.circle(60, 58, 2.2, kit.INK)
    )
    return (
        sky(60, 42, 34, count=30)
        + palm_of_hand()
        + sign
        + kit.lines(
            ["45 30, 49 29.4", "53 24, 57.6 24", "64 24, 68.6 24.4", "73 31, 77.4 32.4"],
            1.1,
            kit.T2,
        )
    )


def truthtrance() -> str:
    rings = "".join(
        kit.circle(66, 36, r, "none", **kit.edge(1.4, kit.T1), opacity=".6")
        for r in (34, 42, 51, 61)
    )
    sister = someone(
        {"soft": True, "shut": True, "lips": kit.WINE, "brow": 0.8, "frown": -0.4, "ear": False},
        back=[hood_back(kit.T4, 1)],
        dress=[shoulders(kit.T4)],
        front=[hood_front(kit.T4, point=1)],
        x=58,
        y=41,
        size=1.14,
    )
    third = kit.group(
        carved("-7 0!, 0 -4.6, 7 0!, 0 4.6", kit.T1) + kit.circle(0, 0, 2.4, kit.IBAD, **CUT),
        transform="translate(66 26)",
    )
    return kit.path("M0 0H120V80H0Z", kit.T3) + rings + sister + third


def weather_control() -> str:
    whirl = kit.group(storm(), transform="translate(48 -10) scale(.78)")
    mage = kit.blob(
        "26 29!, 31 35, 31 42!, 40 42, 50 27!, 55 30!, 53 44, 44 56!, 38 54, 43 76!, 9 76!, 14 54, 8 56!, 0 44, -3 32!, 2 29!, 12 42, 21 42!, 21 35",
        kit.INK,
        **kit.edge(1.2, kit.T1),
        paint_order="stroke",
    )
    return sky(84, 30, 0, seed=3) + whirl + dunes(62) + kit.group(mage, transform="translate(9 0)")


def family_atomics() -> str:
    cloud = carved(
        "60 4, 74 5, 82 12, 92 14, 94 24, 86 31, 74 31, 68 34!, 66 50, 72 62!, 48 62!, 54 50, 52 34!, 44 31, 34 31, 26 24, 28 14, 38 12, 46 5",
        kit.T1,
    )
    inner = kit.blob(
        "60 12, 70 12, 78 18, 84 22, 78 26, 66 26, 62 30, 62 46, 60 46, 58 30, 54 26, 42 26, 36 22, 42 18, 50 12",
        kit.SPICE,
    ) + kit.lines(
        ["34 24, 42 28, 52 27", "68 27, 78 28, 86 24", "50 10, 44 14", "72 9, 78 13"], 1.4
    )
    ring = ellipse(60, 46, 26, 4.4, "none", **kit.edge(2.4, kit.T1)) + ellipse(
        60, 61, 34, 5, kit.T1, **CUT
    )
    wall = (
        kit.path(
            "M-2 58L10 52L18 56L28 50L36 60L46 62H74L84 60L92 50L104 56L112 50L122 56V82H-2Z",
            kit.T4,
            **CUT,
        )
        + kit.path("M-2 72L20 66L48 72L78 66L122 73V82H-2Z", kit.INK)
        + kit.hatch((8, 58), (5, 1), (-2, 8), 5, 1.2, kit.T5)
        + kit.hatch((94, 56), (5, 1), (2, 8), 5, 1.2, kit.T5)
    )
    return sky(60, 22, 0, count=32) + ring + cloud + inner + wall


def hajr() -> str:
    line_ = "".join(
        walker(x, y, s, kit.INK, stick)
        for x, y, s, stick in (
            (24, 58, 0.78, False),
            (40, 55, 0.86, True),
            (58, 53, 0.95, False),
            (78, 54, 1.04, True),
        )
    )
    return (
        sky(88, 28, 17)
        + kit.path(kit.spline("-2 64!, 30 57, 62 52, 90 54, 122 62!, 122 82!, -2 82!"), kit.T4)
        + kit.lines(["20 62, 50 57, 80 58", "30 67, 60 61, 92 63"], 1.1, kit.T5)
        + line_
        + kit.path(kit.spline("-2 76!, 34 66, 70 74, 122 68!, 122 82!, -2 82!"), kit.INK)
        + kit.stroke("M16 60h.01M8 63h.01M0 66h.01", 2, kit.T1)
    )


def tleilaxu_ghola() -> str:
    """Somebody grown again, asleep in the tank."""
    sleeper = someone(
        {"shut": True, "brow": 1, "frown": -0.6, "hollow": 1},
        x=59,
        y=37,
        size=0.78,
        dress=[carved("-22 45!, -20 28, -11 24, 0 30!, 9 24, 21 28, 25 45!", kit.T2)],
        front=[
            kit.lines(["9 14.4, 14 22, 18 26, 20 34"], 3, kit.INK),
            kit.lines(["9 14.4, 14 22, 18 26, 20 34"], 1.3, kit.T5),
            carved("5 12, 9 10.6, 13 12, 12 17, 6 17", kit.T4),
        ],
    )
    glass = kit.path("M36 8H84V72H36Z", kit.T1, opacity=".26")
    caps = kit.path("M30 1H90V10H30ZM30 70H90V79H30Z", kit.T4, **CUT) + kit.stroke(
        "M37 5.6H83M37 74.6H83", 1.6, kit.GOLD
    )
    walls = kit.stroke("M36 10V70M84 10V70", 2.6, kit.T1) + kit.stroke(
        "M41 16V40M41 46V50", 1.8, kit.T1, opacity=".7"
    )
    bubbles = "".join(
        kit.circle(x, y, r, "none", **kit.edge(1.1, kit.T1))
        for x, y, r in (
            (44, 60, 2),
            (79, 30, 1.6),
            (45, 30, 1.3),
            (78, 20, 2),
            (47, 18, 1.4),
            (80, 44, 1.2),
        )
    )
    pipes = ["30 5, 18 8, 14 24, 18 44, 12 80", "90 5, 102 8, 106 24, 102 44, 108 80"]
    return (
        bare()
        + kit.lines(pipes, 5, kit.INK)
        + kit.lines(pipes, 2.6, kit.T5)
        + glass
        + sleeper
        + bubbles
        + walls
        + caps
    )


# ---- Worthless -----------------------------------------------------------------------------------


def baliset() -> str:
    lute = kit.group(
        carved(
            "0 4, 12 6, 17 18, 13 32, 20 46, 12 58, 0 61, -15 57, -22 44, -13 30, -17 16, -11 6",
            kit.DUNE,
        )
        + carved("-14 12!, -26 0, -22 -16!, -16 -4, -8 6!", kit.DUNE3)
        + kit.path("M-4-40H4V24H-4Z", kit.DUNE3, **CUT)
        + carved("-4 -40!, -8 -52, 0 -60, 9 -54, 6 -48, 2 -52, -1 -48, 4 -40!", kit.DUNE3)
        + kit.blob("-8 34, 0 28, 8 34, 5 42, -5 42", kit.INK)
        + kit.circle(0, 15, 3.4, kit.INK)
        + kit.path("M-12 50H12V53.4H-12Z", kit.DUNE3, **CUT)
        + kit.stroke(
            "M-3-42V51M-1.5-42V51M0-42V51M1.5-42V51M3-42V51M-20-10L-8 51M-17-4L-6 51", 0.6, kit.T1
        )
        + kit.stroke("M-9-38h4M-9-33h4M5-38h4M5-33h4M-9-28h4M5-28h4", 2, kit.GOLD)
        + kit.lines(["-13 18, -10 10", "-17 46, -13 54"], 1.6, kit.T1),
        transform="translate(54 36) rotate(58) scale(.8)",
    )
    return bare() + lute


def jubba_cloak() -> str:
    cloak = carved(
        "58 8, 68 11, 71 21, 68 28!, 82 36, 92 54, 110 66!, 94 68, 88 74!, 30 74!, 36 54, 44 36, 50 27!, 48 18, 50 11",
        kit.T4,
    ) + kit.blob("60 14, 66 18, 65 26, 58 29, 54 22", kit.INK)
    lining = carved("68 30!, 80 38, 90 55, 106 66!, 92 66, 80 60, 72 46", kit.T1) + kit.lines(
        [
            "58 34, 52 50, 46 72",
            "64 36, 62 54, 62 72",
            "50 40, 42 56, 37 72",
            "70 48, 74 60, 76 72",
        ],
        1.3,
        kit.T5,
    )
    wind = kit.lines(
        ["4 22, 20 18, 36 22", "8 32, 22 29, 34 32", "2 44, 16 40, 28 44"], 1.6, kit.T1
    )
    return sky(86, 24, 15) + dunes(62) + wind + cloak + lining


def kulon() -> str:
    beast = carved(
        "88 14!, 92 22!, 100 28, 106 38, 102 43, 92 40, 88 46, 84 52, 84 76!, 78 76!, 76 58!, 50 58!, 46 76!, 40 76!, 38 60, 34 54, 30 64!, 27 58, 30 44, 38 40, 76 40!, 82 28, 84 22!, 82 12!, 86 18!",
        kit.T1,
    )
    legs = kit.path("M56 58H61L60 76H55ZM70 58H75L73 76H68Z", kit.T2, **CUT)
    load = (
        carved("42 41!, 44 24, 56 20, 68 25, 70 41!", kit.T4)
        + kit.lines(["46 30, 58 32, 69 30", "50 22, 50 40", "62 22, 62 40"], 1.4, kit.T5)
        + kit.path("M50 40V48M62 40V48", "none", **kit.edge(1.6))
    )
    return (
        sky(26, 26, 14)
        + dunes(64, far=True)
        + legs
        + beast
        + load
        + kit.circle(94, 29, 1.5)
        + kit.lines(["82 30, 78 36", "84 24, 80 28"], 1.2)
    )


def la_la_la() -> str:
    bird = (
        carved(
            "26 44!, 34 36, 46 34, 54 24, 66 24, 70 32, 82 35!, 71 38, 70 50, 60 60, 44 62, 30 60, 8 68!, 22 56",
            kit.T1,
        )
        + carved("38 46, 50 42, 62 46, 54 54, 34 58!", kit.T2)
        + kit.circle(62, 31, 1.7)
        + kit.path("M71 33L84 29L78 36L84 41L71 38Z", kit.GOLD, **CUT)
        + kit.stroke("M50 62V70M57 61V70", 1.8, kit.INK)
    )

    def note(x: float, y: float, s: float) -> str:
        return kit.group(
            kit.path("M0 0V-18L10-21V-3", "none", **kit.edge(2.2, kit.T1))
            + ellipse(-3, 0, 4, 3, kit.T1)
            + ellipse(7, -3, 4, 3, kit.T1),
            transform=f"translate({x} {y}) scale({s})",
        )

    return (
        bare()
        + kit.path(
            kit.spline("-2 72!, 40 69, 80 71, 122 66!, 122 70!, 80 75, 40 73, -2 77!"), kit.INK
        )
        + bird
        + note(94, 24, 1)
        + note(104, 48, 0.8)
        + note(84, 60, 0.7)
        + note(24, 22, 0.7)
    )


def trip_to_gamont() -> str:
    globe = (
        kit.circle(52, 40, 24, kit.T1, **CUT)
        + kit.path("M40 19A24 24 0 0 0 40 61A32 32 0 0 1 40 19Z", kit.T2)
        + kit.lines(
            ["34 34, 50 30, 70 34", "31 44, 50 48, 74 43", "38 54, 54 56, 66 52"], 1.6, kit.T2
        )
    )
    ring = kit.stroke(
        "M31 49C10 56 4 62 10 65C22 70 70 54 92 38C104 29 104 22 94 22C88 22 80 24 73 27",
        4.4,
        kit.INK,
    ) + kit.stroke(
        "M31 49C10 56 4 62 10 65C22 70 70 54 92 38C104 29 104 22 94 22C88 22 80 24 73 27",
        2.2,
        kit.GOLD,
    )
    stars = kit.stroke(
        "M14 14h.01M30 8h.01M88 8h.01M110 14h.01M106 56h.01M86 70h.01M22 40h.01M112 36h.01M70 74h.01",
        2,
        kit.T1,
    )
    liner = (
        kit.path("M90 56L110 60L114 62L110 64L92 66L86 61Z", kit.T1, **CUT)
        + kit.stroke("M80 61H72M82 64H76M82 58H77", 1.4, kit.T1)
        + kit.stroke("M94 61h10", 1.4, kit.INK)
    )
    return (
        kit.path("M0 0H120V80H0Z", kit.T3)
        + grain(8, bottom=78, opacity=".25")
        + stars
        + globe
        + ring
        + liner
    )


# ---- Spice and Shai-Hulud ------------------------------------------------------------------------


def spice_blow() -> str:
    """A fountain of spice out of the deep sand."""
    jets = [
        "58 72, 52 44, 38 24, 22 26, 14 46",
        "59 72, 55 38, 46 14, 34 8, 25 14",
        "62 72, 68 44, 82 24, 98 26, 106 46",
        "61 72, 65 38, 74 14, 86 8, 95 14",
        "60 72, 60 40, 58 6",
    ]
    spray = (
        kit.lines(jets, 10, kit.INK)
        + kit.lines(jets, 7.4, kit.GOLD)
        + kit.lines(jets, 2.4, kit.SPICE)
    )
    heart = kit.blob("52 73!, 53 50, 57 30, 60 20!, 63 30, 67 50, 68 73!", kit.GOLD) + kit.blob(
        "56 73!, 57 52, 60 34!, 63 52, 64 73!", kit.GOLD
    )

    def crystal(x: float, y: float, r: float) -> str:
        return kit.path(
            f"M{x} {y - r * 1.5:.1f}L{x + r} {y}L{x} {y + r * 1.5:.1f}L{x - r} {y}Z",
            kit.GOLD,
            **CUT,
        )

    stones = "".join(
        crystal(*c)
        for c in (
            (14, 20, 3),
            (106, 20, 3.4),
            (38, 42, 2.6),
            (84, 42, 2.6),
            (72, 6, 2.4),
            (45, 5, 2),
            (8, 58, 2.2),
            (112, 58, 2.4),
        )
    )
    return (
        sky(60, 34, 0, seed=4)
        + dunes(60)
        + ellipse(60, 73, 32, 5, kit.DUNE3, **CUT)
        + spray
        + heart
        + stones
        + clods(3, 60, 62, 50, 44, 20)
    )


def shai_hulud() -> str:
    worm = kit.group(sandworm(), transform="translate(16 2) scale(.64)")
    return (
        sky(94, 28, 0, seed=6)
        + kit.path(kit.spline("-2 60!, 30 55, 70 59, 122 54!, 122 82!, -2 82!"), kit.T4)
        + worm
        + kit.path(kit.spline("-2 76!, 30 72, 64 77, 122 71!, 122 82!, -2 82!"), kit.INK)
        + walker(12, 74, 0.5, kit.INK)
        + walker(20, 75, 0.46, kit.INK)
    )


# ---- Backs ---------------------------------------------------------------------------------------


def pattern() -> str:
    """A woven ground for the backs of cards."""
    d = "".join(
        f"M{x} {y}l5-5 5 5-5 5z"
        for y in range(0, 130, 10)
        for x in range(-5 + (y // 10 % 2) * 5, 90, 10)
    )
    return (
        kit.path("M0 0H80V120H0Z", kit.T4)
        + kit.path(d, kit.T3, **kit.edge(1.4, kit.T4))
        + kit.stroke("M5 5H75V115H5Z", 1.6, kit.T5)
    )


def back(sign: str) -> str:
    return (
        pattern()
        + kit.path("M40 14L70 60L40 106L10 60Z", kit.INK, **kit.edge(2, kit.GOLD))
        + kit.group(sign, transform="translate(40 60)")
    )


def treachery_back() -> str:
    knife = (
        kit.path("M-2.4-2L0-30L2.4-2Z", kit.T1, **CUT)
        + kit.path("M-8-2H8V2H-8Z", kit.GOLD, **CUT)
        + kit.path("M-2 2H2V14H-2Z", kit.T5, **CUT)
    )
    drop = carved("0 16!, 5 24, 0 29, -5 24", kit.SPICE)
    return back(
        kit.group(
            kit.group(knife, transform="rotate(34)")
            + kit.group(knife, transform="rotate(-34)")
            + drop,
            transform="translate(0 3) scale(1.2)",
        )
    )


def spice_back() -> str:
    return back(
        kit.path("M0-26L16 0L0 26L-16 0Z", kit.SPICE, **CUT)
        + kit.path("M0-26L6-2L0 26L-16 0Z", kit.GOLD, opacity=".8")
        + kit.stroke("M-16 0L-2-2L16 0M0-26L-2-2L0 26", 1.2, kit.INK)
    )


DUNE_CARDS = {
    f.__name__: f
    for f in (
        crysknife,
        maula_pistol,
        slip_tip,
        stunner,
        chaumas,
        chaumurky,
        ellaca_drug,
        gom_jabbar,
        lasgun,
        shield,
        snooper,
        cheap_hero,
        karama,
        truthtrance,
        weather_control,
        family_atomics,
        hajr,
        tleilaxu_ghola,
        baliset,
        jubba_cloak,
        kulon,
        la_la_la,
        trip_to_gamont,
        shai_hulud,
    )
} | {"spice": spice_blow}
DUNE_BACKS = {
    "back-treachery": treachery_back,
    "back-spice": spice_back,
}
