"""Figures of War for Arrakis: whole figures in 100 by 100, in currentColor with a light rim."""

from __future__ import annotations

from collections.abc import Iterable

from tools.art import kit

NOW = "currentColor"
CUT = "var(--tone1)"


def figure(*shapes: str, details: str = "", base: str = "round") -> str:
    """Silhouette on a base: round for the Atreides, cut off for the Harkonnen."""
    foot = (
        "M22 90C22 84 78 84 78 90C78 97 22 97 22 90Z"
        if base == "round"
        else "M20 97L26 85H74L80 97Z"
    )
    d = "".join(shapes) + foot
    return kit.path(d, NOW, **kit.RIM) + details


def cut(shapes: Iterable[kit.Shape], width: float = 2.0) -> str:
    return kit.lines(shapes, width, CUT)


RIFLE = "M30 62L74 30L77 34L71 39L73 42L68 44L40 66L36 74L29 71Z"


def fremen_regular() -> str:
    cloak = kit.spline(
        "50 8, 60 13, 62 24, 58 32!, 70 42, 76 62, 80 86!, 22 86!, 26 62, 32 42, 42 32!, 38 24, 40 13"
    )
    return figure(
        cloak,
        RIFLE,
        details=cut(
            [
                "44 22, 50 20, 56 22",
                "44 25, 56 25",
                "40 48, 36 66, 34 84",
                "60 56, 64 70, 66 84",
                "50 62, 50 84",
            ]
        )
        + kit.stroke("M34 66L73 36", 1.4, CUT),
    )


def fremen_elite() -> str:
    cloak = kit.spline(
        "48 12, 58 16, 60 26, 56 34!, 66 40, 70 30!, 74 33!, 72 50, 66 56, 72 86!, 26 86!, 30 64, 24 50, 34 40, 42 34!, 38 26, 39 16"
    )
    knife = kit.spline("68 32!, 68 18, 78 4!, 80 18, 75 34!")
    return figure(
        cloak,
        knife,
        details=cut(
            [
                "42 25, 48 23, 55 25",
                "42 28, 55 28",
                "38 50, 50 56, 62 50",
                "40 60, 38 84",
                "58 60, 60 84",
                "49 64, 49 84",
            ]
        ),
    )


def fedaykin() -> str:
    cape = kit.spline(
        "50 8, 61 13, 63 24, 60 32!, 70 36, 84 30!, 86 36!, 76 46, 70 52, 88 86!, 12 86!, 30 52, 24 46, 14 36!, 16 30!, 30 36, 40 32!, 37 24, 39 13"
    )
    left, right = (
        kit.spline("15 34!, 8 22, 10 4!, 18 16, 21 31!"),
        kit.spline("85 34!, 92 22, 90 4!, 82 16, 79 31!"),
    )
    return figure(
        cape,
        left,
        right,
        details=cut(
            [
                "43 21, 50 19, 57 21",
                "43 25, 57 25",
                "36 42, 50 50, 64 42",
                "34 56, 26 84",
                "66 56, 74 84",
                "44 56, 41 84",
                "56 56, 59 84",
            ]
        ),
    )


def harkonnen_regular() -> str:
    body = "M40 14Q50 6 60 14L62 28L58 34L70 38L74 58L68 62L70 86H54L50 66L46 86H30L32 62L26 58L30 38L42 34L38 28Z"
    return figure(
        body,
        RIFLE,
        base="cut",
        details=kit.stroke("M41 22H59M34 66L73 36M36 46L46 50M64 46L56 50", 2, CUT),
    )


def harkonnen_elite() -> str:
    body = "M40 18L36 6L44 12Q50 9 56 12L64 6L60 18L62 28L58 34L72 36L80 48L74 54L70 50L72 86H55L50 66L45 86H28L30 50L24 56L20 46L28 36L42 34L38 28Z"
    sword = "M74 52L70 46L88 8L93 10L80 50L84 54L80 58Z"
    shield = kit.spline("12 42!, 24 38, 36 42!, 37 58, 24 74!, 11 58")
    return figure(
        body,
        sword,
        shield,
        base="cut",
        details=kit.stroke("M41 24H59M44 42L50 46L56 42", 2, CUT)
        + kit.stroke("M24 44V68M15 54H33", 2, CUT),
    )


def sardaukar() -> str:
    body = "M38 28L36 18Q50 8 64 18L62 28L58 36L74 38L84 30L88 36L78 50L70 52L74 86H56L50 68L44 86H26L30 52L22 50L12 36L16 30L26 38L42 36Z"
    crest = "M34 24Q30 2 54 2Q72 4 70 14Q50 6 40 16Z"
    blades = "M14 36L4 6L9 5L20 32ZM86 36L96 6L91 5L80 32Z"
    return figure(
        body,
        crest,
        blades,
        base="cut",
        details=kit.stroke("M40 23H60L58 28H42ZM36 46L50 56L64 46M50 56V64", 2, CUT)
        + kit.stroke("M28 42L36 40M72 42L64 40", 2.4, kit.GOLD),
    )


def great_house_troop() -> str:
    body = "M44 16Q52 8 60 16L61 28L58 34L70 38L74 56L68 60L70 86H56L52 66L48 86H34L36 58L30 52L34 38L46 34L43 28Z"
    pole = "M22 4H26V88H22Z"
    flag = "M26 6H4L9 15L4 24H26Z"
    return figure(
        body,
        pole,
        flag,
        "M24 46L36 40L38 46L26 52Z",
        base="round",
        details=kit.stroke("M45 22H60M40 48L50 52L66 46", 2, CUT)
        + kit.path("M20 15l-4-4-4 4 4 4z", CUT),
    )


def naib_banner() -> str:
    """Leaders without a name: a banner with a tooth."""
    return (
        kit.path("M24 4H30V96H24ZM30 8H86L76 28L86 48H30Z", NOW, **kit.RIM)
        + kit.blob("40 40!, 44 26, 68 14!, 66 28, 46 42!", CUT)
        + kit.lines(["38 44, 46 36"], 3, CUT)
    )


def bashar_banner() -> str:
    """Leaders without a name: a standard with a star."""
    star = kit.poly([kit.polar(54, 30, 14 if i % 2 else 6, 36 * i) for i in range(10)])
    return kit.path("M24 4H30V96H24ZM30 8H82V50L56 62L30 50Z", NOW, **kit.RIM) + kit.path(star, CUT)
