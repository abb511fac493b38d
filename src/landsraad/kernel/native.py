"""For the optional build with mypyc: this module itself stays uncompiled.

Compiled classes cannot be derived from by uncompiled ones unless they say so. Without the compiler
saying so means nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[T], T]:
        return lambda made: made


__all__ = ["mypyc_attr"]
