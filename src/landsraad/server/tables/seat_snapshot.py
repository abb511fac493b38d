"""Snapshots of a moment: what everybody sees, and what each pair of eyes sees beside it, as JSON.

What is public is written once for all eyes, part by part, so that those which stay the same need
not be sent again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from landsraad import protocol


def raw(data: Any) -> msgspec.Raw:
    """Plain data as JSON, to be put into a message as it is."""
    return msgspec.Raw(protocol.encode(data))


NULL: Final = raw(None)


class PublicSnapshot(Struct, frozen=True):
    """What everybody sees: the fields of a view beside its table, and the parts of the table."""

    fields: Mapping[str, msgspec.Raw]
    table: Mapping[str, msgspec.Raw]

    @staticmethod
    def of(part: Mapping[str, Any]) -> PublicSnapshot:
        fields = {name: raw(each) for name, each in part.items() if name != "table"}
        return PublicSnapshot(fields, {name: raw(each) for name, each in part["table"].items()})

    def follows(self, before: PublicSnapshot) -> bool:
        """Whether what has changed tells it all: no part of the table is gone."""
        return before.table.keys() <= self.table.keys()

    def since(self, before: PublicSnapshot | None) -> msgspec.Raw:
        """What has changed."""
        if before is None:
            return raw({**self.fields, "table": self.table})
        table = changed(self.table, before.table)
        return raw({**changed(self.fields, before.fields), "table": table})


def changed(
    now: Mapping[str, msgspec.Raw], before: Mapping[str, msgspec.Raw]
) -> dict[str, msgspec.Raw]:
    return {name: each for name, each in now.items() if each != before.get(name)}


class SeatSnapshot(Struct, frozen=True):
    """What one pair of eyes sees of the present."""

    public: PublicSnapshot
    private: msgspec.Raw
    decisions: tuple[msgspec.Raw, ...]
    may_undo: bool
    why_no_undo: protocol.WhyNoUndo | None
    proposal: protocol.Proposal | None
    deadline: int | None
    window: protocol.Window | None
    answered: bool
    channel: tuple[str, ...]

    def private_since(self, before: SeatSnapshot | None) -> msgspec.Raw:
        """What these eyes alone see; `null` if it is still the same."""
        same = before is not None and before.private == self.private
        return NULL if same else self.private

    def decisions_since(self, before: SeatSnapshot | None) -> list[Any]:
        """The decisions; one that is still the same as its place in the snapshot before."""
        known = () if before is None else before.decisions
        return [known.index(each) if each in known else each for each in self.decisions]


class SentScene(Struct, frozen=True):
    """How far a listener has got.

    `snapshot` is None as long as nothing was sent and the listener has only said how many events
    it had seen before.
    """

    events_seen: int
    snapshot: SeatSnapshot | None
