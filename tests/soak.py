"""How much the tests do: a part in `make test`, which is to be quick, and all in `make soak`."""

from __future__ import annotations

import os
from typing import Final, TypeVar

T = TypeVar("T")

SOAK: Final = os.environ.get("SOAK") == "1"


def usually(part: T, *, soak: T) -> T:
    """The first in `make test`, the other in `make soak`."""
    return soak if SOAK else part
