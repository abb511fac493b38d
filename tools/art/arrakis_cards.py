"""Pictures of the cards of War for Arrakis, one for each family of cards."""

from __future__ import annotations

from tools.art import kit
from tools.art.arrakis_scenes import SCENES
from tools.art.dune_cards import (
    back,
    crysknife,
    family_atomics,
    gom_jabbar,
    hajr,
    jubba_cloak,
    shai_hulud,
    truthtrance,
)
from tools.art.heads import high_collar, hood_back, hood_front, shoulders
from tools.art.leaders import emperor
from tools.art.pieces.figures import fedaykin, sardaukar
from tools.art.pieces.forces import trooper_harkonnen
from tools.art.pieces.vehicles import (
    carryall,
    frigate,
    harvester,
    heighliner,
    ornithopter,
    settlement,
)
from tools.art.pieces.worms import clods, ellipse, maw, worm_small
from tools.art.scenery import (
    CUT,
    bare,
    carved,
    dunes,
    grain,
    num2,
    put,
    ranks,
    rays,
    sky,
    soldier,
    someone,
    walker,
)

# ---- War for Arrakis: one picture for each family of cards -----------------------------------------


def cliffs(fill: str = kit.T4, high: float = 40) -> str:
    return (
        kit.path(
            f"M-2 {high + 8}L8 {high}L16 {high + 6}L24 {high - 8}L36 {high + 4}L44 {high - 2}L52 {high + 14}L70 {high + 14}L78 {high}L88 {high + 4}L98 {high - 10}L108 {high + 2}L122 {high - 4}V82H-2Z",
            fill,
        )
        + kit.hatch((24, high), (5, 3), (-3, 12), 4, 1.2, kit.T5)
        + kit.hatch((96, high), (5, 3), (-3, 12), 4, 1.2, kit.T5)
        + kit.hatch((6, high + 10), (4, 1), (-1, 8), 3, 1.1, kit.T5)
    )


def keep() -> str:
    keep = kit.path(
        "M22 66L26 34L18 12L34 28L40 34V18L34 2L48 16L50 26H70L72 16L86 2L80 18V34L86 28L102 12L94 34L98 66Z",
        kit.INK,
        **kit.edge(1.2, kit.T5),
    )
    lights = kit.path(
        "M54 34h4v10h-4zM62 34h4v10h-4zM44 42h3v8h-3zM73 42h3v8h-3zM32 44h3v8h-3zM85 44h3v8h-3z",
        kit.SPICE,
    ) + kit.path("M53 66V56A7 7 0 0 1 67 56V66Z", kit.SPICE)
    return (
        sky(60, 30, 25, seed=2)
        + keep
        + lights
        + kit.path("M-2 66H122V82H-2Z", kit.T4)
        + ranks(78, 0.62, 12, 9.6, kit.INK, 7)
    )


HAWK = "60 8, 66 10, 68 16, 66 24!, 80 24, 100 14, 118 2!, 116 22, 104 36, 110 36!, 98 44, 101 47!, 86 50, 74 48!, 70 56, 76 72!, 66 66!, 60 76!, 54 66!, 44 72!, 50 56, 46 48!, 34 50, 19 47!, 22 44, 10 36!, 16 36, 4 22, 2 2!, 20 14, 40 24, 54 24!, 52 16, 54 10"


def hawk() -> str:
    """A hawk stooping, talons under it; 120 by 80."""
    quills = kit.lines(
        [
            "68 31, 88 27, 112 10",
            "70 37, 88 35, 105 26",
            "70 43, 84 42, 95 39",
            "52 31, 32 27, 8 10",
            "50 37, 32 35, 15 26",
            "50 43, 36 42, 25 39",
            "60 54, 60 70",
            "55 55, 52 65",
            "65 55, 68 65",
        ],
        1.5,
        kit.T5,
    )
    face = carved("56 15!, 60 13, 64 15!, 63 20, 60 27!, 57 20", kit.GOLD) + kit.lines(
        ["54 12.6, 58 15", "66 12.6, 62 15"], 1.7, kit.T1
    )
    claws = kit.lines(
        [
            "55 50, 52 57, 54 61",
            "55 50, 55.6 58, 58 61",
            "65 50, 68 57, 66 61",
            "65 50, 64.4 58, 62 61",
        ],
        1.8,
        kit.GOLD,
    )
    return kit.edged(HAWK, kit.INK, 1.2, kit.T1) + quills + face + claws


def rider() -> str:
    """Riders on the back of a maker."""
    rings = "".join(
        f"M{kit.pair((x, y))}C{kit.pair((x - 5, y + 8))} {kit.pair((x - 5, y + 20))} {kit.pair((x + 2, y + 30))}"
        for x, y in ((20, 40), (32, 33), (44, 29), (56, 28), (68, 29), (80, 31))
    )
    body = (
        carved(
            "-4 62!, 6 48, 24 36, 50 27, 76 28, 98 34!, 104 48, 98 64!, 70 66, 30 72!", kit.DUNE2
        )
        + kit.stroke(rings, 1.6, kit.INK)
        + kit.lines(["8 52, 30 40, 52 33, 78 33"], 2.2, kit.DUNE)
    )
    riders = (
        walker(46, 30, 0.62)
        + walker(56, 29, 0.7, stick=True)
        + walker(67, 30, 0.62)
        + kit.stroke("M52 15L40 30M73 16L84 32", 1.2, kit.INK)
    )
    return (
        sky(30, 22, 14, seed=7)
        + body
        + riders
        + maw(98, 49, 13, 17, (-3, 1))
        + kit.path(
            kit.spline("-2 72!, 18 62, 34 70, 52 64, 78 68, 100 62, 122 70!, 122 82!, -2 82!"),
            kit.DUNE,
            **CUT,
        )
        + clods(4, 60, 66, 56, 20, 20)
        + kit.lines(["10 76, 34 73, 60 77", "66 74, 90 70, 112 75"], 1.3, kit.DUNE2)
    )


def muster() -> str:
    return (
        sky(96, 20, 13, seed=11)
        + put(settlement(), 12, -8, 0.78, kit.T4)
        + kit.path("M-2 60H122V82H-2Z", kit.T5, opacity=".35")
        + ranks(66, 0.8, 8, 15, kit.T4, 8)
        + ranks(80, 1.05, 7, 18, kit.INK, 6)
    )


def city() -> str:
    wall = (
        kit.path(
            "M-2 82V52H10L12 34L22 28L23 50H30V20L44 12L45 46H50A15 15 0 0 1 80 44H84L86 24L98 17L99 50H108V42L116 38V52H122V82Z",
            kit.T4,
            **kit.edge(1, kit.T5),
        )
        + kit.path(
            "M14 40h4v7h-4zM34 26h5v8h-5zM34 40h5v8h-5zM90 30h4v8h-4zM90 44h4v8h-4z", kit.GOLD
        )
        + kit.path("M55 82V66A10 10 0 0 1 75 66V82Z", kit.INK)
        + kit.lines(["56 42, 62 35, 70 36", "2 62, 46 62", "82 62, 118 62"], 1.3, kit.T5)
    )
    return (
        sky(64, 24, 17, seed=12)
        + wall
        + kit.path(kit.spline("-2 76!, 30 72, 64 78, 122 72!, 122 82!, -2 82!"), kit.INK)
    )


def patrol() -> str:
    return (
        sky(28, 24, 15, seed=13)
        + put(ornithopter(), 76, 3, 0.3, kit.INK)
        + kit.path(kit.spline("-2 66!, 40 54, 76 56, 122 64!, 122 82!, -2 82!"), kit.T4)
        + kit.lines(["16 66, 46 59, 80 61", "30 71, 60 65, 96 68"], 1.1, kit.T5)
        + soldier(44, 57, 1.1)
        + soldier(62, 57, 1.2)
        + soldier(82, 59, 1.1)
        + kit.path(kit.spline("-2 76!, 50 70, 122 77!, 122 82!, -2 82!"), kit.INK)
    )


def harvest() -> str:
    cloud = kit.blob("74 50, 88 40, 104 44, 114 34, 126 40, 126 64, 80 64", kit.SPICE, opacity=".8")
    return (
        sky(30, 20, 0, seed=14)
        + dunes(56)
        + cloud
        + put(harvester(), 26, 16, 0.62, kit.INK)
        + put(carryall(), 3, 1, 0.38, kit.T4)
        + kit.lines(["84 56, 98 52, 112 56", "90 48, 102 46"], 1.3, kit.GOLD)
    )


def burning() -> str:
    fire = carved(
        "38 48!, 32 30, 42 34, 44 14, 54 28, 62 6, 70 26, 80 14, 80 34, 90 30, 84 50!", kit.SPICE
    ) + kit.blob("48 48!, 46 36, 54 40, 62 22, 68 38, 76 34, 74 50!", kit.GOLD)
    smoke = kit.lines(["60 8, 52 -2", "78 14, 88 4, 84 -4", "44 16, 36 6, 40 -4"], 5, kit.T4)
    return (
        sky(60, 30, 0, seed=15) + smoke + dunes(58) + fire + put(harvester(), 30, 22, 0.58, kit.INK)
    )


def air() -> str:
    return (
        sky(88, 24, 15, seed=16)
        + cliffs(kit.T4, 54)
        + put(ornithopter(), 24, 2, 0.58, kit.INK, more=" rotate(62 50 50)")
        + put(ornithopter(), 80, 34, 0.3, kit.INK, more=" rotate(62 50 50)")
        + put(ornithopter(), 4, 44, 0.24, kit.INK, more=" rotate(62 50 50)")
        + kit.path("M-2 74L30 68L60 75L92 69L122 74V82H-2Z", kit.INK)
    )


def explosion(x: float, y: float, size: float) -> str:
    def star(r: float, k: float, n: int) -> str:
        return kit.poly(
            [kit.polar(x, y, r * size if i % 2 else r * size * k, 360 * i / n) for i in range(n)]
        )

    return (
        kit.path(star(22, 0.62, 26), kit.SPICE, **CUT)
        + kit.path(star(15, 0.6, 22), kit.GOLD)
        + kit.path(star(8, 0.5, 18), kit.T1)
    )


def artillery() -> str:
    gun = (
        kit.path("M6 72L10 58H30L52 34L58 39L40 62V72Z", kit.INK, **kit.edge(1, kit.T5))
        + kit.circle(17, 72, 7, kit.INK, **kit.edge(1.4, kit.T5))
        + kit.circle(34, 72, 7, kit.INK, **kit.edge(1.4, kit.T5))
    )
    arc = kit.stroke("M60 32C70 18 82 16 92 26", 1.8, kit.T1, stroke_dasharray="1 4")
    return (
        sky(60, 20, 0, seed=17)
        + cliffs(kit.T4, 44)
        + explosion(96, 38, 0.95)
        + arc
        + gun
        + kit.path("M-2 76H122V82H-2Z", kit.INK)
        + kit.path("M80 54l3 4-4 1zM112 56l4 3-5 2zM70 44l3-3 1 4z", kit.INK)
    )


def hunter_seeker() -> str:
    drone = (
        carved("34 40!, 44 35, 66 34, 78 38, 108 40!, 78 42, 66 46, 44 45", kit.T1)
        + carved("66 34, 74 37, 74 43, 66 46, 62 40", kit.T4)
        + kit.circle(69, 40, 2.6, kit.WINE)
        + kit.path("M34 40L24 32L30 40L24 48Z", kit.T4, **CUT)
        + kit.stroke("M46 40H58", 1.4, kit.INK)
    )
    beam = kit.path("M12 12L100 34V46L12 68Z", kit.T1, opacity=".16")
    lattice = kit.stroke(
        "M0 18H120M0 62H120M20 0V18M52 0V18M86 0V18M36 62V80M70 62V80M104 62V80", 1.4, kit.T4
    )
    return (
        kit.path("M0 0H120V80H0Z", kit.T3)
        + lattice
        + grain(9, 20, 60, 8)
        + beam
        + drone
        + kit.stroke("M112 40h.01M116 40h.01", 1.6, kit.WINE)
    )


def intrigue() -> str:
    """One whispers, the other listens."""
    whisper = someone(
        {
            "hollow": 2.4,
            "brow": 0.9,
            "frown": 1,
            "mouth": 0.8,
            "nose": 1.4,
            "jaw": -1,
            "lips": kit.WINE,
        },
        x=30,
        y=40,
        size=1.0,
        back=[hood_back(kit.T4, 1)],
        dress=[shoulders(kit.T4)],
        front=[hood_front(kit.T4, point=1)],
    )
    listens = someone(
        {"jaw": 1, "brow": 1.2, "frown": -0.4, "eye": 0.9, "age": 1, "mouth": -0.5},
        x=0,
        y=0,
        size=1.0,
        dress=[
            kit.blob("-34 50!, -24 28, -11 24, 0 33!, 9 24, 26 28, 34 50!", kit.INK),
            high_collar(kit.T4, kit.GOLD),
        ],
        front=[emperor.officers_cap()],
    )
    return (
        sky(60, 36, 0, seed=18) + kit.group(listens, transform="matrix(-1 0 0 1 92 42)") + whisper
    )


def throne() -> str:
    seat = (
        kit.path("M34 82V20L44 4L60-4L76 4L86 20V82Z", kit.INK, **kit.edge(1.6, kit.GOLD))
        + kit.hatch((44, 12), (6.4, -2), (0, 60), 3, 1.2, kit.T4)
        + kit.hatch((63, 8), (6.4, 2), (0, 60), 3, 1.2, kit.T4)
    )
    king = (
        carved(
            "60 26, 66 29, 67 37, 64 42!, 76 46, 82 66!, 86 82!, 34 82!, 38 66!, 44 46, 56 42!, 53 37, 54 29",
            kit.T1,
        )
        + kit.path("M52 30L49 16L56 22L60 13L64 22L71 16L68 30Z", kit.GOLD, **CUT)
        + carved("50 48!, 60 56!, 70 48!, 74 82!, 46 82!", kit.T3)
        + kit.lines(["60 58, 60 80"], 1.4, kit.GOLD)
        + kit.lines(["57 36, 59 36.4", "61.6 36.4, 63.6 36"], 1.3)
        + kit.blob("57.6 40!, 60 39, 62.4 40!, 60 46!", kit.SPICE)
    )
    return (
        sky(60, 30, 0, count=26)
        + seat
        + king
        + kit.path(
            "M12 82V40L16 34L20 40V82ZM100 82V40L104 34L108 40V82Z", kit.T4, **kit.edge(1, kit.GOLD)
        )
    )


def sisterhood() -> str:
    def nun(fill: str) -> str:
        return (
            kit.edged(
                "0 -30, 9 -26, 11 -14, 9 -6!, 20 4, 26 40!, -26 40!, -20 4, -9 -6!, -11 -14, -9 -26",
                fill,
                1.2,
                kit.T5,
            )
            + kit.edged("0 -23, 6 -19, 6 -11, 0 -5, -6 -11, -6 -19", kit.T1, 1)
            + kit.lines(["-4 -14.6, -1.4 -14", "1.4 -14, 4 -14.6", "-1.6 -9, 1.6 -9"], 1.1)
            + kit.lines(["-8 4, -12 38", "0 6, 0 38", "8 4, 12 38"], 1.3, kit.T5)
        )

    return (
        sky(60, 26, 22, seed=19)
        + kit.group(nun(kit.T4), transform="translate(26 46)")
        + kit.group(nun(kit.T4), transform="translate(94 46)")
        + kit.group(nun(kit.INK), transform="translate(60 44) scale(1.14)")
    )


def sardaukar_charge() -> str:
    return (
        sky(60, 30, 24, seed=20)
        + put(sardaukar(), 2, 14, 0.52, kit.T4)
        + put(sardaukar(), 66, 14, 0.52, kit.T4)
        + put(sardaukar(), 25, 4, 0.72, kit.INK)
        + kit.path("M-2 72L30 68L60 74L90 69L122 73V82H-2Z", kit.INK)
    )


def fedaykin_charge() -> str:
    return (
        sky(60, 28, 24, seed=21)
        + kit.path(kit.spline("-2 62!, 40 54, 80 58, 122 54!, 122 82!, -2 82!"), kit.T4)
        + put(fedaykin(), 0, 22, 0.48, kit.T4)
        + put(fedaykin(), 72, 20, 0.48, kit.T4)
        + put(fedaykin(), 24, 2, 0.74, kit.INK)
        + kit.path(kit.spline("-2 74!, 40 69, 80 75, 122 70!, 122 82!, -2 82!"), kit.INK)
    )


def voice() -> str:
    """An open mouth and what comes out of it."""
    mouth = (
        carved("6 40!, 18 26, 28 22, 34 25!, 40 22, 50 27, 58 40!, 46 56, 32 61, 18 56", kit.WINE)
        + kit.blob("12 40!, 24 33, 34 35!, 44 33, 54 40!, 42 48, 32 50, 20 47", kit.INK)
        + kit.blob("20 37!, 32 36, 46 37!, 42 40, 24 40", kit.T1)
        + kit.lines(["14 34, 24 27", "22 54, 32 57, 40 55"], 1.4, kit.T2)
    )
    waves = "".join(
        f"M{66 + 13 * i} {40 - 10 - 7 * i}Q{74 + 15 * i} 40 {66 + 13 * i} {40 + 10 + 7 * i}"
        for i in range(4)
    )
    return bare() + mouth + kit.stroke(waves, 5, kit.INK) + kit.stroke(waves, 3, kit.T1)


def smugglers() -> str:
    gorge = (
        kit.path("M-2 82V-2H34L28 16L38 30L30 48L40 62L34 82Z", kit.INK)
        + kit.path("M122 82V-2H88L94 20L84 34L92 52L82 66L88 82Z", kit.INK)
        + kit.lines(
            ["10 4, 18 30, 10 60", "24 10, 26 34, 24 54", "108 8, 104 34, 112 60"], 1.3, kit.T4
        )
    )
    crates = kit.path(
        "M46 72h9v9h-9zM56 70h12v11h-12zM70 74h7v7h-7z", kit.T4, **kit.edge(1, kit.T1)
    )
    return (
        sky(62, 16, 9, seed=22)
        + kit.stroke("M48 8h.01M78 12h.01M70 30h.01M46 26h.01M56 36h.01", 1.8, kit.T1)
        + put(frigate(), 38, 18, 0.46, kit.T4)
        + gorge
        + crates
        + walker(42, 81, 0.5, kit.T1)
    )


def vision() -> str:
    """An eye over ways that part."""
    eye = (
        carved("16 30!, 36 12, 60 7, 84 12, 104 30!, 84 46, 60 51, 36 46", kit.T1)
        + kit.circle(60, 29, 16, kit.IBAD, **CUT)
        + kit.circle(60, 29, 7, kit.INK)
        + kit.circle(65, 23.6, 3.2, kit.T1)
        + "".join(
            kit.stroke(
                f"M{kit.pair(kit.polar(60, 29, 9, a))}L{kit.pair(kit.polar(60, 29, 14, a))}",
                1,
                kit.T1,
            )
            for a in range(0, 360, 30)
        )
    )
    ways = kit.lines(
        [
            "60 82, 60 66, 38 60, 14 64",
            "60 82, 60 64, 60 56",
            "60 82, 60 66, 82 60, 106 64",
            "60 74, 48 66, 32 72",
            "60 74, 72 66, 88 72",
        ],
        2.6,
        kit.T1,
    )
    return (
        kit.path("M0 0H120V80H0Z", kit.T3)
        + rays(60, 29, 30, 24)
        + kit.path(kit.spline("-2 58!, 30 54, 60 57, 90 53, 122 58!, 122 82!, -2 82!"), kit.T4)
        + ways
        + eye
    )


def council() -> str:
    chart = (
        kit.path("M26 46L94 46L116 78L4 78Z", kit.T1, **CUT)
        + kit.edged("44 52, 60 50, 70 54, 66 60, 50 60, 40 57", kit.T2, 1)
        + kit.lines(["22 72, 44 66, 60 70, 100 66", "70 60, 90 56", "28 60, 36 56"], 1.2, kit.T4)
        + kit.path("M78 66l4-9 4 9zM50 70l3-8 3 8z", kit.WINE, **CUT)
    )
    men = "".join(
        kit.edged(
            f"{x} {y - 22}, {x + 6} {y - 18}, {x + 6} {y - 10}, {x + 12} {y - 4}, {x + 15} {y + 12}!, {x - 15} {y + 12}!, {x - 12} {y - 4}, {x - 6} {y - 10}, {x - 6} {y - 18}",
            kit.INK,
            1,
            kit.T5,
        )
        for x, y in ((32, 36), (60, 32), (88, 36))
    )
    lamp = (
        kit.stroke("M60-2V4", 2, kit.INK)
        + kit.path("M52 4H68L72 10H48Z", kit.GOLD, **CUT)
        + kit.path("M48 10H72L112 80H8Z", kit.T1, opacity=".14")
    )
    return sky(60, 20, 0, seed=23) + men + chart + lamp


def thumper() -> str:
    rings = "".join(
        ellipse(62, 62, r, r * 0.28, "none", **kit.edge(1.6, kit.T1)) for r in (14, 24, 36, 50, 66)
    )
    rod = (
        kit.path("M58 60L59 18H65L66 60L62 68Z", kit.T1, **CUT)
        + kit.path("M53 12H71V22H53Z", kit.GOLD, **CUT)
        + kit.path("M60 4H64V12H60Z", kit.INK)
        + kit.stroke("M59 30H65M59 38H65M59 46H65", 1.6, kit.INK)
    )
    far = kit.path(kit.spline("-2 50!, 10 47, 20 38, 30 47, 44 50!"), kit.INK) + kit.lines(
        ["12 48, 20 42, 27 48"], 1.3, kit.T5
    )
    return sky(96, 20, 13, seed=24) + kit.path("M-2 50H122V82H-2Z", kit.T4) + far + rings + rod


def storm_wall() -> str:
    wall = carved(
        "122 -4!, 44 -4!, 56 4, 42 12!, 57 20, 38 30!, 52 40, 32 49!, 46 58, 27 66!, 40 74, 24 82!, 122 82!",
        kit.T4,
    )
    curls = kit.lines(
        [
            "118 10, 90 8, 74 14, 84 20, 92 15",
            "120 30, 88 28, 64 34, 72 42, 84 37",
            "120 54, 86 48, 56 56, 66 64, 80 58",
            "120 70, 96 68, 76 74",
            "66 4, 62 10",
            "120 42, 100 40",
        ],
        2,
        kit.T5,
    )
    zigzag = "M80 20L72 34L80 36L70 52M104 34L98 46L106 48L100 62"
    return (
        sky(20, 22, 11, seed=25)
        + wall
        + curls
        + kit.stroke(zigzag, 4, kit.INK)
        + kit.stroke(zigzag, 2.2, kit.GOLD)
        + kit.path(kit.spline("-2 70!, 30 66, 70 72, 122 66!, 122 82!, -2 82!"), kit.INK)
        + walker(16, 71, 0.6)
        + kit.lines(["22 60, 30 58", "24 64, 34 63"], 1.2, kit.T1)
    )


def hidden_sietch() -> str:
    rock = (
        kit.path("M-2-2H122V82H-2Z", kit.INK)
        + kit.path(kit.spline("26 82!, 28 40, 44 16, 66 12, 88 26, 96 56, 98 82!"), kit.T3)
        + kit.circle(70, 34, 11, kit.T5)
    )
    inside = (
        kit.path(kit.spline("28 82!, 40 66, 66 62, 98 70!, 98 82!"), kit.T4)
        + walker(48, 74, 0.9, kit.INK, True)
        + walker(64, 72, 0.7)
        + walker(78, 73, 0.8)
    )
    drape = kit.edged("26 82!, 28 40, 44 16, 40 40, 34 60, 38 82!", kit.T4, 1.2, kit.T5)
    return (
        rock
        + inside
        + drape
        + kit.lines(
            ["10 10, 16 34, 8 60", "104 8, 110 36, 106 64", "30 6, 50 4", "84 8, 98 14"],
            1.4,
            kit.T4,
        )
    )


def duel() -> str:
    blade = (
        kit.path("M-3 0L-2-50L0-58L2-50L3 0Z", kit.T1, **CUT)
        + kit.path("M-9 0H9V4H-9Z", kit.GOLD, **CUT)
        + kit.path("M-2.4 4H2.4V18H-2.4Z", kit.T4, **CUT)
        + kit.circle(0, 20, 3, kit.GOLD, **CUT)
    )
    tooth = (
        carved("-3 0!, -6 -24, 6 -56!, 8 -26, 4 0!", kit.T1)
        + kit.path("M-8 0H9V5H-8Z", kit.GOLD, **CUT)
        + kit.path("M-2.4 5H4V20H-2.4Z", kit.T4, **CUT)
    )
    return (
        bare()
        + kit.group(blade, transform="translate(92 68) rotate(-48)")
        + kit.group(tooth, transform="translate(28 68) rotate(48)")
        + kit.path(
            kit.poly([kit.polar(60, 36, 15 if i % 2 else 5, 22.5 * i) for i in range(16)]),
            kit.GOLD,
            **CUT,
        )
    )


def rockets() -> str:
    dart = kit.path("M0-12L3-5V6L6 12H-6L-3 6V-5Z", kit.T1, **CUT)
    trails = kit.lines(
        ["22 70, 30 48, 48 30", "34 74, 50 52, 72 36", "12 66, 16 44, 26 24"],
        3.4,
        kit.T1,
        opacity=".7",
    )
    return (
        sky(96, 22, 14, seed=26)
        + trails
        + kit.group(dart, transform="translate(51 26) rotate(44)")
        + kit.group(dart, transform="translate(76 33) rotate(54)")
        + kit.group(dart, transform="translate(28 19) rotate(24)")
        + kit.path("M-2 82V58L8 52L14 60L26 56L34 68L46 72L60 82Z", kit.INK, **kit.edge(1, kit.T5))
        + explosion(102, 60, 0.7)
        + kit.path("M52 82L80 72L122 76V82Z", kit.T4)
    )


def green_dream() -> str:
    trunk_ = kit.lines(["60 68, 58 48, 62 26"], 5, kit.INK) + kit.lines(
        ["60 68, 58 48, 62 26"], 2.4, kit.DUNE2
    )

    def frond(a: float, s: float) -> str:
        return kit.group(
            carved("0 0!, 14 -8, 30 -2!, 16 0", kit.T1) + kit.line("2 -.4, 24 -2.6", 0.9, kit.T4),
            transform=f"translate(62 26) scale({s} 1) rotate({a})",
        )

    pool = ellipse(60, 70, 40, 7, kit.IBAD, **CUT) + kit.lines(
        ["36 70, 50 71, 60 69", "66 72, 78 71"], 1.3, kit.T1
    )
    return (
        sky(92, 22, 13, seed=27)
        + dunes(56)
        + pool
        + trunk_
        + "".join(
            frond(a, s) for a, s in ((-50, 1), (-14, 1), (24, 1), (-50, -1), (-14, -1), (24, -1))
        )
        + kit.circle(60, 29, 2.6, kit.SPICE, **CUT)
        + kit.circle(65, 29.6, 2.6, kit.SPICE, **CUT)
    )


def water_of_life() -> str:
    drop = carved("60 2!, 74 22, 78 36, 70 48, 60 51, 50 48, 42 36, 46 22", kit.IBAD) + kit.lines(
        ["50 34, 54 43, 60 45"], 2.2, kit.T1
    )
    bowl = (
        carved("30 58!, 90 58!, 84 72, 70 78!, 50 78!, 36 72", kit.GOLD)
        + ellipse(60, 58, 30, 4.6, kit.IBAD, **CUT)
        + kit.lines(["38 66, 48 73, 60 75"], 1.6, kit.T1)
    )
    return (
        sky(60, 36, 0, count=24)
        + "".join(kit.circle(60, 32, r, "none", **kit.edge(1.2, kit.T5)) for r in (34, 44))
        + bowl
        + drop
    )


def landsraad() -> str:
    def pillar(x: float) -> str:
        return kit.path(
            f"M{x - 4} 26h8v44h-8zM{x - 6} 22h12v4h-12zM{x - 6} 70h12v4h-12z", kit.T1, **CUT
        ) + kit.stroke(f"M{x - 1.4} 28v40M{x + 1.4} 28v40", 0.9, kit.T2)

    return (
        sky(60, 40, 0, count=22)
        + kit.path("M60 2L110 18V22H10V18Z", kit.T1, **CUT)
        + kit.circle(60, 14, 4, kit.GOLD, **CUT)
        + "".join(pillar(x) for x in (20, 40, 80, 100))
        + kit.path("M52 30H68V54L60 62L52 54Z", kit.WINE, **CUT)
        + kit.path("M60 36l4 6-4 6-4-6z", kit.GOLD)
        + kit.path("M4 74H116V82H4Z", kit.INK)
    )


def choam() -> str:
    def pan(x: float, y: float) -> str:
        return kit.stroke(
            f"M{x} {y - 22}L{x - 16} {y}M{x} {y - 22}L{x + 16} {y}", 1.4, kit.INK
        ) + kit.path(
            f"M{x - 18} {y}H{x + 18}C{x + 14} {y + 12} {x - 14} {y + 12} {x - 18} {y}Z",
            kit.GOLD,
            **CUT,
        )

    beam = (
        kit.stroke("M28 26L92 18", 4.4, kit.INK)
        + kit.stroke("M28 26L92 18", 2.2, kit.GOLD)
        + kit.path("M57 20L63 19L64 66H56Z", kit.GOLD, **CUT)
        + kit.path("M42 66H78V72H42Z", kit.GOLD, **CUT)
        + kit.circle(60, 17, 4, kit.GOLD, **CUT)
    )
    heap = kit.path("M16 48L22 38L28 46L34 36L40 48Z", kit.SPICE, **CUT)
    coins = "".join(
        ellipse(x, y, 6, 2, kit.T1, **CUT) for x, y in ((86, 38), (98, 38), (92, 35), (92, 32))
    )
    return bare() + heap + coins + pan(28, 48) + pan(92, 40) + beam


def guild() -> str:
    return (
        kit.path("M0 0H120V80H0Z", kit.T3)
        + grain(28, bottom=70, opacity=".25")
        + kit.stroke(
            "M10 12h.01M28 6h.01M100 8h.01M112 26h.01M8 40h.01M66 6h.01M46 14h.01", 2, kit.T1
        )
        + put(heighliner(), 6, 8, 0.62, kit.INK)
        + kit.path("M-4 86A66 30 0 0 1 124 86Z", kit.T1, **CUT)
        + kit.lines(["20 76, 50 68, 86 70", "34 80, 60 74, 96 77"], 1.6, kit.T2)
    )


def siege() -> str:
    return (
        sky(60, 20, 0, seed=29)
        + put(settlement(), 26, -6, 0.68, kit.T4)
        + explosion(84, 24, 0.5)
        + kit.path(kit.spline("-2 62!, 40 56, 80 60, 122 56!, 122 82!, -2 82!"), kit.INK)
        + "".join(
            walker(x, y, s, kit.T4, i % 2 == 0)
            for i, (x, y, s) in enumerate(
                ((14, 76, 0.9), (34, 72, 0.8), (84, 72, 0.8), (104, 76, 0.9), (60, 78, 1))
            )
        )
        + kit.stroke("M40 60L34 40M46 59L40 39M39 54h6M37 48h6M36 43h6", 1.5, kit.T1)
    )


def exodus() -> str:
    beast = kit.group(
        kit.blob(
            "88 14!, 92 22!, 100 28, 106 38, 102 43, 92 40, 88 46, 84 52, 84 76!, 78 76!, 76 58!, 50 58!, 46 76!, 40 76!, 38 60, 34 54, 30 64!, 27 58, 30 44, 38 40, 76 40!, 82 28, 84 22!, 82 12!, 86 18!",
            kit.INK,
        ),
        transform="translate(40 34) scale(.4)",
    )
    return (
        sky(94, 24, 15, seed=30)
        + kit.path(kit.spline("-2 66!, 40 58, 76 62, 122 58!, 122 82!, -2 82!"), kit.T4)
        + beast
        + walker(30, 64, 0.9, stick=True)
        + walker(42, 64, 0.55)
        + walker(90, 64, 0.8)
        + walker(101, 65, 0.48)
        + kit.path(kit.spline("-2 76!, 40 70, 84 76, 122 71!, 122 82!, -2 82!"), kit.INK)
        + kit.lines(["10 70, 36 66, 64 70"], 1.1, kit.T5)
    )


def gathering() -> str:
    def bust_(x: float, y: float, s: float, fill: str, top: str) -> str:
        return kit.group(
            kit.edged(
                "0 -24, 9 -20, 10 -8, 6 0!, 22 6, 28 30!, -28 30!, -22 6, -6 0!, -10 -8, -9 -20",
                fill,
                1.2,
                kit.T5,
            )
            + top,
            transform=f"translate({x} {y}) scale({s})",
        )

    hood = (
        kit.edged("0 -30, 12 -24, 14 -6, 8 4, -8 4, -14 -6, -12 -24", kit.T4, 1.2, kit.T5)
        + kit.edged("0 -20, 7 -15, 7 -5, 0 1, -7 -5, -7 -15", kit.T1, 1)
        + kit.lines(["-4 -10, -1 -9", "1 -9, 4 -10"], 1.4, kit.IBAD)
    )
    return (
        sky(60, 28, 24, seed=31)
        + bust_(28, 50, 0.9, kit.T4, hood)
        + bust_(92, 50, 0.9, kit.T4, hood)
        + bust_(
            60,
            50,
            1.16,
            kit.INK,
            kit.blob("0 -17, 6 -13, 6 -5, 0 0, -6 -5, -6 -13", kit.T1)
            + kit.lines(["-4 -9.6, -1 -9", "1 -9, 4 -9.6"], 1.4, kit.IBAD)
            + kit.blob("-10 -12!, -8 -24, 0 -27, 8 -24, 10 -12!, 4 -18, -4 -17", kit.INK),
        )
    )


def back_of(body: str, size: float = 0.46, middle: kit.Point = (50, 50)) -> str:
    return back(
        kit.group(body, transform=f"scale({num2(size)}) translate({-middle[0]} {-middle[1]})")
    )


def eye_back() -> str:
    eye = (
        carved("-24 0!, -12 -11, 0 -14, 12 -11, 24 0!, 12 11, 0 14, -12 11", kit.T1)
        + kit.circle(0, 0, 9, kit.IBAD, **CUT)
        + kit.circle(0, 0, 4, kit.INK)
        + kit.circle(3, -3, 1.8, kit.T1)
    )
    return back(rays(0, 0, 18, 16, 30, kit.GOLD, ".8") + eye)


ARRAKIS_BACKS = {
    "back-house_harkonnen": lambda: back_of(trooper_harkonnen(), 0.5, (50, 52)),
    "back-corrino_ally": lambda: back_of(
        carved(
            "26 50!, 14 16!, 36 32!, 44 6!, 60 30!, 76 6!, 84 32!, 106 16!, 94 50!, 60 45", kit.GOLD
        )
        + carved("27 52!, 60 47, 93 52!, 92 61!, 60 56, 28 61!", kit.GOLD)
        + kit.circle(60, 39, 5, kit.WINE, **CUT),
        0.5,
        (60, 36),
    ),
    "back-house_atreides": lambda: back_of(hawk(), 0.46, (60, 40)),
    "back-fremen_ally": lambda: back_of(worm_small(), 0.46),
    "back-prescience": eye_back,
}

ARRAKIS_SCENES = {
    "scene-keep": keep,
    "scene-rider": rider,
} | {
    f"scene-{name}": f
    for name, f in {
        "muster": muster,
        "city": city,
        "patrol": patrol,
        "harvest": harvest,
        "burning": burning,
        "air": air,
        "artillery": artillery,
        "hunter": hunter_seeker,
        "intrigue": intrigue,
        "throne": throne,
        "sisterhood": sisterhood,
        "sardaukar": sardaukar_charge,
        "fedaykin": fedaykin_charge,
        "voice": voice,
        "smugglers": smugglers,
        "vision": vision,
        "council": council,
        "thumper": thumper,
        "storm": storm_wall,
        "sietch": hidden_sietch,
        "worm": shai_hulud,
        "duel": duel,
        "rockets": rockets,
        "green": green_dream,
        "water": water_of_life,
        "landsraad": landsraad,
        "choam": choam,
        "guild": guild,
        "siege": siege,
        "exodus": exodus,
        "gathering": gathering,
        "crysknife": crysknife,
        "needle": gom_jabbar,
        "trance": truthtrance,
        "atomics": family_atomics,
        "cloaks": jubba_cloak,
        "march": hajr,
        **SCENES,
    }.items()
}
