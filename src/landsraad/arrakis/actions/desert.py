"""Actions of the desert: Desert Power, wormsigns, sandworms, storms."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} desert {choice}", "A-RESULT-10")
class PickDesertPower(Action):
    """One of the choices of a Desert Power action.

    `choice` is `wormsigns`, `move`, `attack`, or `wild_maker` for the special action on its card.
    """

    choice: str


@action("{seat} wormsign {area}", "A-RESULT-11")
class PutWormsign(Action):
    """Put a wormsign face down in an area."""

    area: str


@action("{seat} lift_wormsign {area}", "A-FX-12")
class LiftWormsign(Action):
    """Discard a wormsign, unseen."""

    area: str


@action("{seat} worm {area} from {source}", "A-FX-11")
class PutWorm(Action):
    """Place a sandworm.

    `source` is where it comes from: the `supply`, the area it stands in now, or `wild_maker` for
    the Wild Maker from off the board.
    """

    area: str
    source: str


@action("{seat} move_worm {start} {to}", "A-RESULT-12")
class MoveWorm(Action):
    """Move a sandworm."""

    start: str
    to: str


@action("{seat} worm_attack {start} {target}", "A-WORM-9")
class WormAttack(Action):
    """Attack an area with a sandworm."""

    start: str
    target: str


@action("{seat} ignore_wormsigns {areas}", "A-HAZ-9")
class IgnoreWormsigns(Action):
    """Discard the wormsigns of these areas, which are in excess, without effect."""

    areas: tuple[str, ...]


@action("{seat} worm_strikes {area}", "A-HAZ-11")
class LetWormStrike(Action):
    """Choose the sandworm whose effects come next."""

    area: str


@action("{seat} rescue {area} {zone}", "A-HAZ-18")
class RescueHarvester(Action):
    """Save a harvester by removing the carryall of an air zone."""

    area: str
    zone: str


@action("{seat} storm {area}", "A-HAZ-24")
class RollStorm(Action):
    """Roll for the storm over one exposed legion."""

    area: str


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
