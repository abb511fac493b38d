"""What stands on the boards: worms, storm, forces, figures, vehicles, places.

Figures are bold silhouettes with a light rim, so that they stand out on sand, rock and paper alike.
"""

from __future__ import annotations

from tools.art.pieces.figures import (
    bashar_banner,
    fedaykin,
    fremen_elite,
    fremen_regular,
    great_house_troop,
    harkonnen_elite,
    harkonnen_regular,
    naib_banner,
    sardaukar,
)
from tools.art.pieces.forces import dune_tokens, kwisatz_haderach
from tools.art.pieces.vehicles import (
    carryall,
    deployment_token,
    frigate,
    harvester,
    heighliner,
    ornithopter,
    settlement,
    sietch,
    station,
)
from tools.art.pieces.worms import sandworm, storm, wild_small, worm_small, wormsign


def dune_pieces() -> dict[str, tuple[str, str]]:
    box, wide = "0 0 100 100", "0 0 160 120"
    out = {name: (body, box) for name, body in dune_tokens().items()}
    out |= {
        "kwisatz_haderach": (kwisatz_haderach(), box),
        "worm": (sandworm(), wide),
        "worm-small": (worm_small(), box),
        "storm": (storm(), box),
    }
    return out


def arrakis_pieces() -> dict[str, tuple[str, str]]:
    box = "0 0 100 100"
    square = dict(
        **{
            "unit-atreides-regular": fremen_regular(),
            "unit-atreides-elite": fremen_elite(),
            "unit-atreides-special": fedaykin(),
            "unit-harkonnen-regular": harkonnen_regular(),
            "unit-harkonnen-elite": harkonnen_elite(),
            "unit-harkonnen-special": sardaukar(),
            "unit-troop": great_house_troop(),
            "unit-atreides-leader": naib_banner(),
            "unit-harkonnen-leader": bashar_banner(),
        },
        harvester=harvester(),
        carryall=carryall(),
        ornithopter=ornithopter(),
        frigate=frigate(),
        sietch=sietch(),
        settlement=settlement(),
        station=station(),
        wormsign=wormsign(),
        storm=storm(),
        **{
            "deployment-token": deployment_token(),
            "worm-small": worm_small(),
            "wild_maker-small": wild_small(),
        },
    )
    out = {name: (body, box) for name, body in square.items()}
    out |= {
        "heighliner": (heighliner(), "0 0 180 90"),
    }
    return out
