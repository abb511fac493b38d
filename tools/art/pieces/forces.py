"""Forces of Dune on their discs, and the Kwisatz Haderach."""

from __future__ import annotations

import math

from tools.art import kit
from tools.art.heads import rims


def bust(left: float, upper: str, right: float, fill: str = kit.T4) -> str:
    """Shoulders that end on the token's inner circle."""

    def edge(x: float) -> float:
        return 50 + math.sqrt(42.6**2 - (x - 50) ** 2)

    top = kit.spline(f"{left} {edge(left):.2f}!, {upper}, {right} {edge(right):.2f}!", closed=False)
    return kit.path(f"{top}A42.6 42.6 0 0 1 {kit.pair((left, edge(left)))}Z", fill) + kit.stroke(
        top, 1.8, kit.T1
    )


def token(rim: str, sign: str, special: bool = False, pale: bool = False) -> str:
    """A disc with the faction's rim; the special ones stand on a star, advisors are pale."""
    star = (
        kit.path(
            kit.poly([kit.polar(50, 50, 50 if i % 2 else 41, 22.5 * i) for i in range(16)]),
            kit.GOLD,
            **kit.edge(1.6),
        )
        if special
        else kit.circle(50, 50, 49, kit.INK) + kit.circle(50, 50, 48, kit.T1)
    )
    r = 40 if special else 46.6
    ring = (
        kit.group(rims()[rim], transform="translate(50 50) scale(.86) translate(-50 -50)")
        if special
        else rims()[rim]
    )
    return star + kit.circle(50, 50, r, kit.T1 if pale else kit.T3) + ("" if pale else ring) + sign


def trooper_atreides() -> str:
    helm = kit.edged(
        "34 58!, 32 40, 40 25, 54 21, 67 28, 71 42!, 62 45!, 60 40!, 48 44, 46 58!", kit.T1, 1.6
    )
    wing = kit.edged("36 40!, 22 30, 18 14!, 30 20, 42 24, 48 34!", kit.T1, 1.6) + kit.lines(
        ["24 22, 32 30, 40 34", "28 30, 36 36"], 1.4
    )
    head = kit.edged("46 44!, 62 42!, 68 45, 68 52, 70 57, 67 60, 66 66, 58 69, 48 62", kit.T2, 1.4)
    body = bust(18, "28 71, 42 66, 50 72!, 60 68, 74 71", 83)
    return (
        body
        + head
        + helm
        + wing
        + kit.line("66 51, 61 51", 1.6)
        + kit.lines(["36 74, 50 82, 64 75"], 2, kit.T1)
    )


def trooper_hood(body: str = kit.T4, face: str = kit.T2) -> str:
    """A sister in her hood."""
    return (
        bust(17, "26 64, 28 40, 38 20, 54 15, 68 24, 74 42, 73 62", 83, body)
        + kit.blob("42 44, 46 32, 58 28, 67 36, 69 50, 64 64, 54 68, 45 60", kit.INK)
        + kit.blob("50 48, 52 38, 60 34, 66 40, 67 50, 63 61, 56 63, 51 57", face)
        + kit.lines(["61 47, 66 47", "60 57, 64 56.6"], 1.7)
        + kit.lines(
            ["34 32, 32 50, 34 66", "50 72, 50 90", "40 74, 37 90", "60 74, 64 90"], 1.5, kit.T5
        )
    )


def advisor() -> str:
    """A robed adviser, hands in her sleeves: a whole figure, unarmed."""
    return (
        kit.edged(
            "50 10, 60 16, 62 28, 59 36, 70 44, 78 62, 72 68, 76 92!, 24 92!, 28 68, 22 62, 30 44, 41 36, 38 28, 40 16",
            kit.T3,
            1.8,
        )
        + kit.edged("50 17, 56 22, 56 30, 50 36, 44 30, 44 22", kit.T1, 1.2)
        + kit.blob("30 58, 50 54, 70 58, 66 68, 50 71, 34 68", kit.T4)
        + kit.lines(
            ["38 72, 34 90", "50 74, 50 90", "62 72, 66 90", "42 42, 50 46, 58 42"], 1.6, kit.T1
        )
    )


def trooper_emperor() -> str:
    cap = (
        kit.edged("30 36!, 28 22, 50 14, 70 18, 74 32!, 52 32", kit.T1, 1.6)
        + kit.blob("30 43!, 30 35!, 52 31, 74 32!, 84 42!, 70 41, 52 40", kit.INK)
        + kit.path("M60 16l3 6l-3 7l-3-7z", kit.GOLD, **kit.edge(1))
    )
    head = kit.edged(
        "36 42!, 70 40!, 71 47, 75 54, 71 57, 70 65, 60 69, 48 64, 40 66, 34 54", kit.T2, 1.4
    )
    body = bust(17, "27 72, 42 66, 52 74!, 62 68, 75 73", 84)
    return (
        body
        + head
        + cap
        + kit.line("70 48, 64 48", 1.8)
        + kit.lines(["24 76, 34 80", "76 76, 67 80"], 4, kit.GOLD)
        + kit.line("52 76, 52 92", 1.6, kit.T1)
    )


def sardaukar_head() -> str:
    crest = kit.edged(
        "26 54!, 14 32, 26 12, 50 5, 68 12!, 48 16, 34 28, 32 54!", kit.T1, 1.5
    ) + kit.lines(["20 34, 30 36", "24 22, 34 26", "36 12, 40 19", "50 8, 51 15"], 1.4)
    helm = kit.edged(
        "30 60!, 30 36, 42 20, 58 18, 72 28, 76 42!, 55 40!, 54 50!, 57 64!, 44 70!",
        kit.T4,
        1.8,
        kit.T1,
    )
    face = kit.edged("54 42!, 74 42!, 76 50, 73 55, 72 62, 64 67, 55 62", kit.T2, 1.3)
    body = bust(17, "28 73, 42 68, 54 75!, 66 68, 76 73", 84)
    return (
        body
        + face
        + crest
        + helm
        + kit.path("M78 44L76 37L55 34L34 40L34 46L55 40Z", kit.GOLD, **kit.edge(1.2))
        + kit.line("71 48, 64 49", 1.8)
        + kit.circle(44, 56, 3, kit.GOLD)
    )


def trooper_fremen() -> str:
    return (
        bust(17, "26 66, 26 44, 36 22, 54 15, 68 23, 75 42, 71 58, 75 70", 84)
        + kit.blob("42 40, 46 31, 58 28, 68 36, 71 48!, 44 50!", kit.INK)
        + kit.blob("48 44!, 52 36, 62 35, 69 42!, 70 48!, 48 50!", kit.T2)
        + kit.edged("40 48!, 56 52!, 72 47!, 70 62, 58 74, 44 66", kit.T5, 1.4)
        + kit.circle(64.6, 43.6, 2.6, kit.IBAD, **kit.edge(1))
        + kit.circle(54.6, 44, 2.4, kit.IBAD, **kit.edge(1))
        + kit.lines(["50 40.6, 58 41.6", "62 41, 69 39.6"], 2)
        + kit.lines(["44 56, 56 60, 70 55", "46 63, 56 67, 67 61"], 1.4)
        + kit.lines(["34 34, 32 52, 36 66", "28 78, 42 86, 50 92"], 1.5, kit.T5)
    )


def fedaykin_head() -> str:
    blade = kit.edged("-3 0!, -5 -22, 3 -48!, 8 -24, 6 0!", kit.T1, 1.8) + kit.path(
        "M-7 0H9V5H5V17H-2V5H-7Z", kit.T5, **kit.edge(1.4)
    )
    knives = kit.group(blade, transform="translate(20 66) rotate(-22)") + kit.group(
        blade, transform="matrix(-.93 -.37 -.37 .93 80 66)"
    )
    return knives + kit.group(
        trooper_fremen(), transform="translate(50 50) scale(.87) translate(-50 -50)"
    )


def trooper_guild() -> str:
    head = kit.edged("34 50, 34 30, 48 18, 64 22, 72 36, 73 54, 66 68, 48 70, 38 62", kit.T1, 1.6)
    gog = (
        kit.circle(64, 42, 7, kit.SPICE, **kit.edge(2.4))
        + kit.circle(49, 43, 7.6, kit.SPICE, **kit.edge(2.4))
        + kit.line("34 40, 42 41", 3)
        + kit.lines(["46 45, 51 39", "61.6 44, 66 39"], 1.6, kit.T1)
    )
    mask = kit.edged("46 55!, 60 52!, 73 53!, 71 66, 64 74, 52 72", kit.T4, 1.6) + kit.circle(
        63, 63, 4.6, kit.T5, **kit.edge(1.4)
    )
    hose = (
        kit.lines(["60 72, 56 80, 42 82, 36 92"], 7, kit.INK)
        + kit.lines(["60 72, 56 80, 42 82, 36 92"], 4.4, kit.T5)
        + kit.stroke("M57 74l6 3M52 77l4 6M45 79l2 6M38 83l5 4", 1.4, kit.INK)
    )
    body = bust(17, "27 73, 42 68, 66 70, 76 74", 84)
    return body + head + gog + mask + hose


def trooper_harkonnen() -> str:
    helm = kit.edged(
        "28 62!, 28 38, 40 20, 56 16, 70 26, 76 42!, 54 40!, 54 54!, 44 66!", kit.T5, 1.6
    )
    ribs = kit.lines(["66 22, 67 40", "52 17, 54 38", "40 22, 42 50", "31 34, 33 56"], 2)
    horn = kit.edged("36 28!, 24 24, 16 8!, 30 14, 46 20!", kit.T1, 1.5) + kit.edged(
        "62 20!, 72 14, 84 12!, 80 22, 72 30!", kit.T1, 1.5
    )
    visor = kit.blob("50 41!, 79 43!, 76 52!, 54 53!", kit.INK) + kit.line(
        "58 47, 74 47.6", 2.2, kit.WINE
    )
    jaw = kit.edged("54 54!, 75 53!, 74 62, 66 70, 52 68, 46 62!", kit.T2, 1.4) + kit.line(
        "62 62, 72 60", 1.6
    )
    body = bust(16, "22 68!, 42 68, 54 76!, 66 69, 78 69!", 85)
    return body + jaw + horn + helm + ribs + visor


def dune_tokens() -> dict[str, str]:
    return {
        "force-atreides": token("atreides", trooper_atreides()),
        "force-bene_gesserit": token("bene_gesserit", trooper_hood()),
        "force-bene_gesserit-advisor": token("bene_gesserit", advisor(), pale=True),
        "force-emperor": token("emperor", trooper_emperor()),
        "force-emperor-special": token(
            "emperor",
            kit.group(sardaukar_head(), transform="translate(50 50) scale(.87) translate(-50 -50)"),
            special=True,
        ),
        "force-fremen": token("fremen", trooper_fremen()),
        "force-fremen-special": token("fremen", fedaykin_head(), special=True),
        "force-guild": token("guild", trooper_guild()),
        "force-harkonnen": token("harkonnen", trooper_harkonnen()),
    }


def kwisatz_haderach() -> str:
    """The one who can be in many places: an eye that is both sun and night, over a way that parts."""
    rays = kit.poly([kit.polar(50, 50, 49 if i % 2 else 40, 11.25 * i) for i in range(32)])
    night = "M50 14A36 36 0 0 0 50 86Z"
    stars = "".join(
        f"M{kit.pair(p)}h.01" for p in ((30, 30), (24, 44), (34, 66), (40, 24), (27, 58), (40, 78))
    )
    eye = kit.edged("14 50!, 30 36, 50 31, 70 36, 86 50!, 70 64, 50 69, 30 64", kit.T1, 2)
    beams = "".join(
        f"M{kit.pair(kit.polar(50, 50, 22, a))}L{kit.pair(kit.polar(50, 50, 33, a))}"
        for a in range(15, 180, 15)
    )
    return (
        kit.path(rays, kit.GOLD, **kit.edge(1.6))
        + kit.circle(50, 50, 37.4, kit.T1, **kit.edge(1.6))
        + kit.path(night, kit.T4)
        + kit.stroke(stars, 2.2, kit.T1)
        + kit.stroke(beams, 2, kit.T3)
        + eye
        + kit.circle(50, 50, 14.6, kit.IBAD, **kit.edge(2))
        + kit.path("M50 35.4A14.6 14.6 0 0 0 50 64.6Z", kit.T4)
        + kit.circle(50, 50, 5.4, kit.INK)
        + kit.circle(54, 45.6, 2.4, kit.T1)
    )
