"""Actions of placing and deploying pieces."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class PutPiece(Action):
    """Put one piece down: a unit, a leader or a deployment token.

    `source` is where it comes from: the `supply`, or the area it stands in now.
    """

    piece: str
    to: str
    source: str

    notation = "{seat} place {piece} {to} from {source}"
    rule = "A-RESULT-18"


@dataclass(frozen=True, slots=True)
class DrawToken(Action):
    """Draw a deployment token from the pool and look at it, rather than move one of the board."""

    notation = "{seat} draw_token"
    rule = "A-RESULT-18"


@dataclass(frozen=True, slots=True)
class SwapUnit(Action):
    """Swap one unit for a better one from the supply."""

    area: str

    notation = "{seat} swap {area}"
    rule = "A-FX-14"


ACTIONS = (PutPiece, DrawToken, SwapUnit)
