"""Actions of placing and deploying pieces."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} place {piece} {to} from {source}", "A-RESULT-18")
class PutPiece(Action):
    """Put one piece down: a unit, a leader or a deployment token.

    `source` is where it comes from: the `supply`, or the area it stands in now.
    """

    piece: str
    to: str
    source: str


@action("{seat} draw_token", "A-RESULT-18")
class DrawToken(Action):
    """Draw a deployment token from the pool and look at it, rather than move one of the board."""


@action("{seat} swap {area}", "A-FX-14")
class SwapUnit(Action):
    """Swap one unit for a better one from the supply."""

    area: str


ACTIONS = (PutPiece, DrawToken, SwapUnit)
