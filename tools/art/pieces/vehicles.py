"""Vehicles, ships and places of War for Arrakis."""

from __future__ import annotations

from tools.art import kit
from tools.art.pieces.figures import CUT, NOW, cut
from tools.art.pieces.worms import ellipse


def harvester() -> str:
    """A spice crawler: toothed intake, humped body, treads, a plume of dust."""
    body = kit.spline("8 70!, 14 48, 28 35, 46 31!, 50 20!, 66 20!, 70 32!, 84 37, 94 50, 96 70!")
    tracks = "M14 66H88A10 10 0 0 1 88 88H14A10 10 0 0 1 14 66Z"
    intake = "M1 84L4 60L18 56L16 84L13 79L10 84L7 79L4 84Z"
    plume = kit.lines(["78 30, 82 20, 76 14, 84 4", "86 32, 92 24, 88 16, 96 10"], 3, kit.T5)
    return (
        plume
        + kit.path(body + tracks + intake, NOW, **kit.RIM)
        + "".join(kit.circle(x, 77, 4.4, CUT) for x in (20, 34, 48, 62, 76))
        + kit.path("M53 24h5v5h-5zM60 24h4v5h-4z", CUT)
        + cut(["22 56, 34 44, 48 40, 66 40, 82 46, 90 56"])
        + kit.stroke("M34 46V60M50 41V60M66 41V60M80 46V60", 1.6, CUT)
    )


def carryall() -> str:
    """From the front: gull wings, pods, two great grapples."""
    hull = kit.spline(
        "50 18, 62 22, 68 34!, 86 26!, 98 30!, 98 50!, 86 52!, 84 42!, 66 50!, 58 56, 42 56, 34 50!, 16 42!, 14 52!, 2 50!, 2 30!, 14 26!, 32 34!, 38 22"
    )
    claws = kit.spline("36 52!, 24 62, 20 78, 30 94!, 34 90!, 29 78, 32 66, 44 57!") + kit.spline(
        "64 52!, 76 62, 80 78, 70 94!, 66 90!, 71 78, 68 66, 56 57!"
    )
    return (
        kit.path(hull + claws, NOW, **kit.RIM)
        + kit.blob("50 24, 58 28, 60 36, 50 39, 40 36, 42 28", CUT)
        + kit.stroke("M50 24V38M20 34L36 40M80 34L64 40M44 46H56M8 34V46M92 34V46", 2, CUT)
    )


def ornithopter() -> str:
    body = kit.spline("50 6, 57 14, 58 30, 55 52, 52 92!, 48 92!, 45 52, 42 30, 43 14")
    wing = "".join(
        kit.spline(w)
        for w in (
            "55 24!, 76 10, 97 12!, 88 24, 56 34!",
            "55 34!, 80 34, 96 48!, 76 48, 55 44!",
            "45 24!, 24 10, 3 12!, 12 24, 44 34!",
            "45 34!, 20 34, 4 48!, 24 48, 45 44!",
        )
    )
    tail = "M48 80L38 94L50 88L62 94L52 80Z"
    return (
        kit.path(body + wing + tail, NOW, **kit.RIM)
        + kit.blob("50 11, 54 17, 54 25, 46 25, 46 17", CUT)
        + cut(
            [
                "60 27, 78 18, 92 15",
                "60 39, 76 40, 88 45",
                "40 27, 22 18, 8 15",
                "40 39, 24 40, 12 45",
            ],
            1.5,
        )
        + kit.stroke("M46 56H54M47 64H53M48 72H52", 1.5, CUT)
    )


def frigate() -> str:
    """A landing ship, side on: a whale of a hull on short legs, fires astern."""
    hull = kit.spline(
        "6 46!, 14 36, 36 28, 54 27!, 62 10!, 74 8!, 74 29!, 90 38, 98 50!, 90 60, 66 68, 30 68, 12 62"
    )
    legs = "M28 66L20 88H14V92H36V88H30L40 66ZM62 66L70 88H64V92H86V88H80L74 64Z"
    fire = kit.path("M6 44L-2 40 1 47-4 51 2 54-1 61 10 60Z", kit.SPICE)
    return (
        fire
        + kit.path(hull + legs, NOW, **kit.RIM)
        + kit.blob("80 42!, 90 45, 92 51!, 80 51", CUT)
        + kit.stroke("M26 44h.01M36 43h.01M46 42.6h.01M56 42.6h.01M66 43h.01", 5, CUT)
        + cut(["14 54, 40 57, 74 56", "66 14, 66 26"])
    )


def heighliner() -> str:
    """180 by 90: a tube as long as a city, ships like seeds at its mouth."""
    hull = "M24 16H140V74H24C10 74 4 60 4 45S10 16 24 16Z"
    mouth = (
        ellipse(140, 45, 13, 29, kit.INK, stroke=CUT, stroke_width=2)
        + ellipse(141, 45, 9, 22, NOW)
        + ellipse(142, 45, 6, 15, kit.INK)
    )
    ribs = kit.stroke(
        "".join(f"M{x} 17C{x - 13} 28 {x - 13} 62 {x} 73" for x in (30, 52, 74, 96, 118)), 1.8, CUT
    )
    ships = kit.path(
        "M156 40l12 3-12 3-4-3zM164 56l9 2-9 2-3-2zM158 28l8 1.8-8 1.8-2.6-1.8z", NOW, **kit.THIN
    )
    return (
        kit.path(hull, NOW, **kit.RIM)
        + ribs
        + kit.stroke("M16 30H124M12 60H122", 1.3, CUT)
        + mouth
        + ships
    )


def sietch() -> str:
    rock = "M4 92L10 62L20 54L22 38L36 30L42 14L56 8L66 20L78 26L82 44L92 54L96 92Z"
    cave = kit.spline("32 92!, 33 66, 50 48, 67 66, 68 92!")
    return (
        kit.path(rock, NOW, **kit.RIM)
        + kit.path(cave, kit.INK)
        + kit.path(kit.spline("40 92!, 41 72, 50 60, 59 72, 60 92!"), kit.SPICE)
        + kit.path("M47 92V78L50 74L53 78V92Z", kit.INK)
        + cut(
            ["24 42, 36 40, 42 28", "58 16, 62 28, 74 32", "14 66, 24 64", "78 50, 74 62, 84 70"], 2
        )
    )


def settlement() -> str:
    """A walled town: towers cut for the wind, a deep gate."""
    walls = "M3 94L8 64H19L21 38L34 30L35 54H40L42 24L60 13L62 54H66L68 30L82 22L84 60H92L97 94Z"
    return (
        kit.path(walls, NOW, **kit.RIM)
        + kit.path("M42 94V80A8 8 0 0 1 58 80V94Z", kit.INK)
        + kit.path(
            "M25 44h5v8h-5zM47 28h7v9h-7zM47 44h7v9h-7zM73 36h5v8h-5zM14 72h5v7h-5zM81 70h5v8h-5zM28 70h5v7h-5zM67 70h5v8h-5z",
            CUT,
        )
        + kit.stroke("M9 86H37M63 86H91M36 62H64", 2, CUT)
    )


def station() -> str:
    dome = "M10 92V84H18A32 32 0 0 1 46 52V40H32L28 30L50 14L72 30L68 40H54V52A32 32 0 0 1 82 84H90V92Z"
    palm = kit.lines(
        [
            "50 90, 50 74",
            "50 75, 42 69, 36 72",
            "50 75, 44 64",
            "50 75, 56 64",
            "50 75, 58 69, 64 72",
        ],
        2.4,
        CUT,
    )
    return (
        kit.path(dome, NOW, **kit.RIM) + kit.stroke("M38 32L50 23L62 32M30 84H70", 2.2, CUT) + palm
    )


def deployment_token() -> str:
    """A hidden force: a hood with nobody's face."""
    card = "M14 8H86A8 8 0 0 1 94 16V84A8 8 0 0 1 86 92H14A8 8 0 0 1 6 84V16A8 8 0 0 1 14 8Z"
    hood = kit.spline("50 16, 66 24, 72 42, 68 58, 80 84!, 20 84!, 32 58, 28 42, 34 24")
    query = kit.lines(["43 42, 46 34, 54 34, 57 41, 51 48, 50 54"], 4, CUT) + kit.circle(
        50, 62, 2.6, CUT
    )
    return (
        kit.path(card, NOW, **kit.RIM)
        + kit.stroke(
            "M14 13H86A3.6 3.6 0 0 1 89 16V84A3.6 3.6 0 0 1 86 87H14A3.6 3.6 0 0 1 11 84V16A3.6 3.6 0 0 1 14 13Z",
            1.6,
            CUT,
            stroke_dasharray="3 4",
        )
        + kit.path(hood, kit.INK, stroke=CUT, stroke_width=1.6)
        + kit.blob("50 25, 60 32, 63 46, 58 62, 50 68, 42 62, 37 46, 40 32", kit.T4)
        + query
    )
