"""Games of older rules versions are asked nothing that a newer version has brought."""

from __future__ import annotations

import pytest

from landsraad.kernel import Record
from tools.golden_records import RECORDS

SECRET_CHOICES = {"dial_storm", "plan", "traitors"}


def record(version: int) -> Record:
    file = RECORDS / f"v{version}" / "dune-basic-6-random.json"
    return Record.from_json(file.read_text("utf-8"))


@pytest.mark.parametrize(("version", "offered"), [(2, False), (3, False), (4, True)])
def test_what_version_4_has_brought_is_offered_from_then_on(version: int, offered: bool) -> None:
    """Bids said in advance, passes for want of means, and secret choices to be made again."""
    found = set()
    for game in record(version).moments():
        for each in game.pending:
            if each.kind == "auction" or (each.kind in SECRET_CHOICES and not each.required):
                found.add(each.kind)
            if each.kind == "standing" and "no_means" in str(each.actions.to_json()):
                found.add("no_means")

    expected = {"auction", "no_means", *SECRET_CHOICES} if offered else set()
    assert found == expected
