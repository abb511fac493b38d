"""How long a Karama holds in this phase (D-KARAMA-5, 9, 13, 19 and 20)."""

from typing import Final

SHIPMENT: Final = "shipment"
"""Until the shipment is done, redone without the advantage included."""
MOVE: Final = "move"
"""Until the move is done."""
FLIP: Final = "flip"
"""For one turning of sides."""
