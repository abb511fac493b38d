"""Tests that start servers of their own: with one kind of store in `make test`, else with both.

They take turns, so that both kinds are there in `make test` too.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.soak import usually

STORES: Final = ["sqlite", "postgres"]

mostly_on_sqlite = pytest.mark.parametrize(
    "database", usually(["sqlite"], soak=STORES), indirect=True
)
mostly_on_postgres = pytest.mark.parametrize(
    "database", usually(["postgres"], soak=STORES), indirect=True
)
