"""Actions of the desert: Desert Power, wormsigns, sandworms, storms."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class PickDesertPower(Action):
    """One of the choices of a Desert Power action.

    `choice` is `wormsigns`, `move`, `attack`, or `wild_maker` for the special action on its card.
    """

    choice: str

    notation = "{seat} desert {choice}"
    rule = "A-RESULT-10"


@dataclass(frozen=True, slots=True)
class PutWormsign(Action):
    """Put a wormsign face down in an area."""

    area: str

    notation = "{seat} wormsign {area}"
    rule = "A-RESULT-11"


@dataclass(frozen=True, slots=True)
class LiftWormsign(Action):
    """Discard a wormsign, unseen."""

    area: str

    notation = "{seat} lift_wormsign {area}"
    rule = "A-FX-12"


@dataclass(frozen=True, slots=True)
class PutWorm(Action):
    """Place a sandworm.

    `source` is where it comes from: the `supply`, the area it stands in now, or `wild_maker` for
    the Wild Maker from off the board.
    """

    area: str
    source: str

    notation = "{seat} worm {area} from {source}"
    rule = "A-FX-11"


@dataclass(frozen=True, slots=True)
class MoveWorm(Action):
    """Move a sandworm."""

    start: str
    to: str

    notation = "{seat} move_worm {start} {to}"
    rule = "A-RESULT-12"


@dataclass(frozen=True, slots=True)
class WormAttack(Action):
    """Attack an area with a sandworm."""

    start: str
    target: str

    notation = "{seat} worm_attack {start} {target}"
    rule = "A-WORM-9"


@dataclass(frozen=True, slots=True)
class IgnoreWormsigns(Action):
    """Discard the wormsigns of these areas, which are in excess, without effect."""

    areas: tuple[str, ...]

    notation = "{seat} ignore_wormsigns {areas}"
    rule = "A-HAZ-9"


@dataclass(frozen=True, slots=True)
class LetWormStrike(Action):
    """Choose the sandworm whose effects come next."""

    area: str

    notation = "{seat} worm_strikes {area}"
    rule = "A-HAZ-11"


@dataclass(frozen=True, slots=True)
class RescueHarvester(Action):
    """Save a harvester by removing the carryall of an air zone."""

    area: str
    zone: str

    notation = "{seat} rescue {area} {zone}"
    rule = "A-HAZ-18"


@dataclass(frozen=True, slots=True)
class RollStorm(Action):
    """Roll for the storm over one exposed legion."""

    area: str

    notation = "{seat} storm {area}"
    rule = "A-HAZ-24"


ACTIONS = (
    PickDesertPower,
    PutWormsign,
    LiftWormsign,
    PutWorm,
    MoveWorm,
    WormAttack,
    IgnoreWormsigns,
    LetWormStrike,
    RescueHarvester,
    RollStorm,
)
