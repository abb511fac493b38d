"""House Harkonnen."""

from __future__ import annotations

from tools.art import heads, kit


def feyd_rautha(rim: str = "harkonnen") -> str:
    """Young and cruel: dark hair swept back, a sullen mouth, a gladiator's collar."""
    swept = heads.hair(
        "15.4 -14!, 14 -20, 7 -20!, 9 -23, 0 -21.6, -6 -15, -8.6 -4!, -11 -6, -14 -4!, -15 5!, -20 6!, -25 4!, -22.6 -2!, -28 -6!, -23.6 -10!, -28 -17!, -21.6 -19, -13 -28, 0 -33, 10 -30.6, 17 -23",
        kit.INK,
        [
            "9 -27, -3 -27.6, -14 -19, -20 -10",
            "7 -24, -4 -24, -12 -17, -17 -5",
            "-9 -14, -13 -8, -17 2",
        ],
    )
    collar = (
        kit.edged("-16 31!, -20 13!, -13 12!, -9 20, 0 27!, -1 37!", kit.T4, 1, kit.T5)
        + kit.edged("0 27!, 7 24, 11.6 17!, 16.4 14!, 14 30!, 0 38!", kit.T4, 1, kit.T5)
        + "".join(poly_spike(x, y) for x, y in ((-14, 24), (-8, 29), (9, 28)))
    )
    return heads.portrait(
        rim,
        {
            "lips": kit.T2,
            "brow": 1.2,
            "frown": 1.2,
            "mouth": -0.8,
            "eye": 0.9,
            "hollow": 1,
            "chin_w": 0.4,
        },
        dress=[heads.shoulders(kit.T4), heads.plates(kit.T3, kit.T5), collar],
        front=[swept],
    )


def poly_spike(x: float, y: float) -> str:
    return kit.path(kit.poly([(x - 1.6, y), (x, y - 2.6), (x + 1.6, y), (x, y + 2.6)]), kit.T1)


def beast_rabban(rim: str = "harkonnen") -> str:
    """A bull: bristles, no neck, spiked shoulders."""
    bristle = (
        heads.hair(
            "15 -15!, 10 -19!, 4 -20.6!, -3 -19!, -7.4 -13!, -8.4 -5!, -11 -6.6!, -14.4 -3!, -15.4 5!, -19 2!, -20.6 -8, -18.6 -19, -11 -26.4, 0 -29, 10 -26, 15.6 -20",
            kit.T4,
        )
        + kit.hatch((-16, -18), (3.4, -1.5), (2, 4), 4, 0.9, kit.T5)
        + kit.hatch((-4, -24.6), (4, 0), (0.8, 3.4), 4, 0.9, kit.T5)
        + kit.hatch((-18.6, -8), (1.6, 4), (3.4, 1), 3, 0.9, kit.T5)
    )
    spikes = "".join(
        kit.edged(f"{x - 4} {y + 5}!, {x + t} {y - 6}!, {x + 4} {y + 4}!", kit.T1, 0.9)
        for x, y, t in ((-26, 16, -4), (-18, 18, -2), (27, 17, 4), (19, 19, 2))
    )
    return heads.portrait(
        rim,
        {
            "jaw": 3.4,
            "chin_w": 2.6,
            "jowl": 1.8,
            "brow": 1.9,
            "frown": 2,
            "eye": 0.75,
            "mouth": -1.2,
            "hook": 1.2,
            "nose": -0.2,
            "age": 1,
            "wide": 1.06,
        },
        dress=[
            spikes,
            heads.shoulders(kit.T4),
            heads.plates(kit.T4, kit.T5),
            kit.lines(["-12 27, 0 34, 11 27"], 2.4, kit.T5),
        ],
        front=[bristle, heads.stubble(), heads.scar("2 -19, 4.4 -9")],
    )


def piter_de_vries(rim: str = "harkonnen") -> str:
    """The twisted Mentat: sharp widow's peak, ruby lips, spice-blue eyes."""
    peak = heads.hair(
        "15.6 -12!, 15 -19, 12 -22!, 7.6 -12.6!, 3 -21, -3 -21, -7.6 -13, -8.6 -4!, -11 -6, -14 -4!, -15 6!, -19 12!, -21 2, -22 -8, -19.6 -20, -11 -29, 0 -33, 11 -30, 16.6 -21",
        kit.INK,
        ["6 -20, 1 -26, -9 -25, -16 -14", "9 -22, 6 -29", "-6 -20, -12 -12, -16 0"],
    )
    return heads.portrait(
        rim,
        {
            "iris": kit.IBAD,
            "lips": kit.WINE,
            "hollow": 2.8,
            "chin": 1.4,
            "chin_w": -1.8,
            "nose": 1.2,
            "brow": 0.9,
            "frown": 0.8,
            "mouth": 1.2,
            "jaw": -1.4,
            "lash": True,
        },
        dress=[
            heads.shoulders(kit.T4, 3),
            heads.high_collar(kit.T4, kit.T5),
            kit.lines(["-6 31, 0 36, 5 31"], 1, kit.T5),
        ],
        front=[peak],
        flip=True,
    )


def guard_cap() -> str:
    """A Harkonnen trooper's helmet: low, ribbed, with ear guards."""
    shell = kit.blob(
        "18 -8.6!, 17.6 -19, 11 -28, 0 -31.4, -12 -29, -20 -19, -22 -5, -20 9!, -12.6 12!, -9 6!, -8.8 -8!, 4 -11.6!",
        kit.T3,
        **heads.EDGE,
    )
    ribs = kit.lines(
        [
            "12 -27, 12.4 -18, 13 -11.6",
            "2 -31, 3 -21, 3.4 -12.6",
            "-9 -29.4, -8 -19, -9 -9.6",
            "-17 -22, -17 -12, -18 -3",
        ],
        1.2,
        kit.T5,
    )
    band = kit.edged(
        "19.6 -7!, 18.6 -12!, 4 -15.4!, -9.4 -12!, -9.4 -7.4!, 4 -10.8!", kit.T4, 0.8, kit.T5
    )
    guard = kit.edged(
        "-9 -7!, -9 6!, -5.4 12!, -8 17!, -14.6 13!, -19 8!, -18 -4!", kit.T4, 0.8, kit.T5
    )
    return shell + ribs + band + guard + kit.circle(-13, 1, 2, kit.T5)


def iakin_nefud(rim: str = "harkonnen") -> str:
    """Captain of the guard, dulled by semuta: heavy lids under a ribbed helmet."""
    lids = kit.blob("-6.2 -1.2!, -2 -4.4, 3.2 -1!, -1 -1.6", kit.INK) + kit.blob(
        "9 -1.2!, 11.8 -4.4, 14.4 -1.6!, 12 -1.8", kit.INK
    )
    return heads.portrait(
        rim,
        {"jaw": 1.4, "chin_w": 0.8, "brow": 1.1, "frown": -1, "mouth": -1, "age": 1, "jowl": 0.6},
        dress=[
            heads.shoulders(kit.T4),
            heads.plates(kit.T3, kit.T5),
            heads.high_collar(kit.T4, kit.T5),
        ],
        front=[lids, guard_cap(), heads.scar("-1 17, 2.4 20.4")],
    )


def umman_kudu(rim: str = "harkonnen") -> str:
    """A flat-faced jailer: shaven, a horn of hair, drooping moustache."""
    knot = heads.hair(
        "-8 -27!, -12 -36, -5 -38.6, -1 -34, -2 -29, 3 -26.6!, -3 -25", kit.INK, ["-8 -35, -5 -30"]
    )
    shade_ = kit.hatch((-17, -12), (1.6, -3), (4, 1.4), 4, 0.8, kit.T4)
    return heads.portrait(
        rim,
        {
            "jaw": 2.6,
            "chin_w": 1.8,
            "nose": -1.6,
            "hook": 0.8,
            "brow": 1.7,
            "frown": 1.2,
            "eye": 0.7,
            "jowl": 1,
            "wide": 1.05,
        },
        dress=[
            heads.shoulders(kit.T4),
            heads.plates(kit.T4, kit.T5),
            kit.circle(0, 34, 2.6, kit.T1, **kit.edge(0.8)),
        ],
        front=[
            knot,
            shade_,
            heads.beard("drooping"),
            kit.circle(-12, 8, 2, "none", **kit.edge(1.3, kit.GOLD)),
        ],
    )


def baron_harkonnen(rim: str = "harkonnen") -> str:
    """Vast: chins upon chins, heavy lids, a jewelled collar that cannot close."""
    rolls = (
        kit.edged(
            "-19 8!, -20.6 18, -12 27, 1 31, 13 28, 20.6 19, 20 12!, 15 20.6, 5 24.4, -6 22, -14 16",
            kit.T2,
            1,
        )
        + kit.lines(["-16 19, -6 26.4, 5 28, 15 23.6"], 0.9)
        + kit.lines(["3 20.6, 7 21.8, 11 20.4"], 0.9)
    )
    thin = heads.hair(
        "-9.4 -22!, -11 -14, -9.4 -5!, -12 -6.4, -14.4 -3!, -15 4!, -18.6 2, -21 -8, -18.6 -18",
        kit.T4,
        ["-13 -18, -16 -8", "-16 -15, -18.6 -6"],
    ) + kit.lines(["-12 -24, -3 -27, 6 -26.4", "-11 -26, -2 -29, 5 -29"], 1, kit.T4)
    chain = (
        kit.lines(["-24 25, -10 35, 4 36, 20 27"], 2.6, kit.GOLD)
        + kit.lines(["-24 25, -10 35, 4 36, 20 27"], 0.6, kit.INK)
        + kit.edged("-1 33!, 3 37!, -1 41!, -5 37!", kit.WINE, 1, kit.GOLD)
    )
    return heads.portrait(
        rim,
        {
            "jowl": 4.4,
            "chin_w": 2,
            "jaw": 1.6,
            "brow": 1,
            "frown": 0.2,
            "eye": 0.8,
            "age": 1,
            "mouth": 0.6,
            "lips": kit.WINE,
            "nose": -0.2,
            "wide": 1.04,
        },
        dress=[heads.shoulders(kit.T4, -3), heads.lapels(kit.T3, kit.INK), chain],
        front=[rolls, thin],
    )
