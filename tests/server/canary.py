"""Canaries: what must not reach a pair of eyes, and a stricter judge of what does.

`secrets_of` gives strings to search for in the bytes that are sent: seed, salt, the state of
chance, raw piles, and hidden words that stand in a row as JSON writes them. (A single card is no
canary: its name stands in every form that asks for a card. An order or a whole hand is.)

`Audit` is stronger. It knows the log and one pair of eyes, and works out what these may be told:
each scene must be the one of a moment of the log, in order, and its view must be the same in a game
where everything hidden from these eyes is dealt anew. So what was sent is a function of what they
may know, down to its length. Actions that were refused are tried again in such a game.

    audit = Audit(setup, entries, "fremen")     # of the log, as the store has it after the game
    for frame in frames:                        # all that was sent to these eyes, in order
        audit.hear(frame)
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import msgspec

from landsraad.dune.cards import SPICE, TREACHERY
from landsraad.dune.factions.sheets import LEADERS
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import IllegalAction
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game
from landsraad.kernel.setup import Setup
from landsraad.protocol import Proposal, Scene, SeenView, encode
from landsraad.server.store import LogEntry
from landsraad.server.tables.drafting import apply_entry
from landsraad.server.tables.table_log import TableLog

LARGE = 1_000_000
"""A number from here on does not stand in a message by chance."""
ROW = 6
"""So many hidden words in a row do not stand in a message by chance."""
WHOLE = 4
"""Nor does a whole list of so many."""

DUNE_PILES: Mapping[str, Sequence[str]] = {
    "treachery_deck": [card.id for card in TREACHERY],
    "spice_deck": [card.id for card in SPICE],
    "traitor_deck": [leader.name for leader in LEADERS],
}
"""The piles that Dune keeps as numbers, and what the numbers mean."""


class Leak(AssertionError):
    """Something was sent that these eyes may not know, or that nothing explains."""


# Searching.


def secrets_of(game: Game, eyes: str | None, known: bytes = b"") -> set[bytes]:
    """Strings that no message to these eyes may hold now.

    Args:
        game: as the server has it.
        eyes: whose they are.
        known: what they have been told before, beside what they see now.
    """
    mine = encode(game.view(eyes)) + known
    found = chain(_numbers(game), _raw(game), _rows(game.view(REFEREE)), _rows(_state(game)))
    return {secret for secret in found if secret not in mine}


def search(message: bytes, secrets: Iterable[bytes]) -> None:
    """Raise `Leak` if a message holds one of the secrets."""
    for secret in secrets:
        if secret in message:
            raise Leak(f"{secret[:80]!r} stands in {message[:80]!r}…")


def _numbers(game: Game) -> Iterator[bytes]:
    """The seed, its salt, and where chance stands."""
    for part in (game.setup.seed, *game.chance.state()):
        if isinstance(part, int) and part >= LARGE:
            yield str(part).encode()
            yield f"{part:x}".encode()
        elif isinstance(part, bytes):
            yield part.hex().encode()
            yield b64encode(part)
    if game.setup.salt:
        yield game.setup.salt.encode()


def _raw(game: Game) -> Iterator[bytes]:
    """Piles and boards as a saved game writes them."""
    for value in _state(game).values():
        if isinstance(value, bytes | bytearray) and len(set(value)) >= WHOLE:
            yield value.hex().encode()


def _state(game: Game) -> dict[str, Any]:
    state = {field.name: getattr(game, field.name) for field in game.state_fields}
    if game.name == "dune":
        piles = {pile: [names[n] for n in state[pile]] for pile, names in DUNE_PILES.items()}
        return {**state, "piles": piles}
    return state


def _rows(data: Any) -> Iterator[bytes]:
    """Words in a row, of all lists in some data."""
    if isinstance(data, Mapping):
        for item in data.values():
            yield from _rows(item)
    elif isinstance(data, list | tuple):
        if len(data) >= WHOLE and all(isinstance(item, str) for item in data):
            yield encode(list(data))
            for start in range(len(data) - ROW + 1):
                yield encode(list(data[start : start + ROW]))[1:-1]
        for item in data:
            yield from _rows(item)


# Judging.


class Head(msgspec.Struct):
    """What every frame begins with."""

    type: str
    eyes: Any = None


def in_parts(view: dict[str, Any]) -> dict[str, Any]:
    """A view whose fields, and whose parts of the table, stand in alphabetical order."""
    table = dict(sorted(view["table"].items()))
    return dict(sorted({**view, "table": table}.items()))


class Audit:
    """What one pair of eyes may be told, worked out from the log.

    Args:
        setup: of the table.
        entries: of its log, all of them.
        eyes: whose they are.
        stride: of so many scenes one is compared with a game dealt anew, and searched for all that
            is hidden; the others are searched for the seed and for where chance stands.
    """

    def __init__(
        self, setup: Setup, entries: Sequence[LogEntry], eyes: str | None, *, stride: int = 1
    ) -> None:
        self.eyes = eyes
        self.scenes = 0
        self._log = TableLog(replace(setup, afresh={}))  # the log draws anew where it says so
        self._entries = list(entries)
        self._stride = stride
        self._chance = Chance.seeded(1)
        self._secrets: set[bytes] = set()
        self._seen = SeenView()

    def hear(self, frame: bytes | str) -> None:
        """Judge the next frame; `Leak` says what is wrong with it."""
        sent = frame.encode() if isinstance(frame, str) else frame
        head = msgspec.json.decode(sent, type=Head)
        if head.type == "scene" and head.eyes == self.eyes:
            self._hear_scene(msgspec.json.decode(sent, type=Scene))
        search(sent, self._secrets)

    def _hear_scene(self, scene: Scene) -> None:
        self._take(scene)
        self._find_moment(scene)
        self.scenes += 1
        game = self._log.started_game
        if self.scenes % self._stride:
            self._secrets = set(_numbers(game))
        else:
            if not self._shows(self._twin()):
                raise Leak(f"scene {scene.sequence} depends on what is hidden")
            self._secrets = secrets_of(game, self.eyes, encode(scene.events))

    def _take(self, scene: Scene) -> None:
        """Put together what these eyes see by now."""
        public, private = map(msgspec.json.decode, (scene.public, scene.private))
        self._seen.take(scene.whole, public, private, scene.decisions)

    def _find_moment(self, scene: Scene) -> None:
        """Go on in the log to a moment that explains a scene."""
        while not self._explains(scene):
            if self._log.length == len(self._entries):
                raise Leak(f"no moment of the log explains scene {scene.sequence}")
            apply_entry(self._log, self._entries[self._log.length])

    def _explains(self, scene: Scene) -> bool:
        log, eyes = self._log, self.eyes
        if log.game is None or log.history(eyes).events_seen != scene.sequence:
            return False
        since = scene.sequence - len(scene.events)
        return (
            since >= 0
            and scene.may_undo == log.may_undo(eyes)
            and self._explains_proposal(scene.proposal)
            and self._explains_deadline(scene.deadline)
            and encode(scene.events) == encode(log.history(eyes).events[since:])
            and self._shows(log.game)
        )

    def _shows(self, game: Game) -> bool:
        """Whether these eyes were shown this game, byte for byte but for the order of parts."""
        return encode(in_parts(self._seen.view)) == encode(in_parts(game.view(self.eyes)))

    def _explains_proposal(self, proposal: Proposal | None) -> bool:
        made = self._log.proposal
        if made is None or proposal is None:
            return made is None and proposal is None
        back_to = self._log.events_seen_before(self.eyes, made.keep)
        said = (proposal.seat, proposal.to, tuple(proposal.agreed))
        return said == (made.seat, back_to, made.agreed)

    def _explains_deadline(self, deadline: int | None) -> bool:
        """It counts whole seconds from when these very eyes were asked."""
        asked = self._log.waiting_since.get(str(self.eyes))
        return deadline is None or (asked is not None and (deadline - asked) % 1000 == 0)

    def _twin(self) -> Game:
        return self._log.started_game.redeal(self.eyes, self._chance)

    # Refusals.

    def hear_refused(self, action: Mapping[str, Any], frame: bytes | str) -> None:
        """Judge the refusal of an action as illegal at the present moment."""
        refused = msgspec.json.decode(frame)
        twin = self._twin()
        try:
            twin.play(twin.notation().from_json(dict(action)))
        except IllegalAction as wrong:
            same = (wrong.reason, wrong.rule, wrong.field)
            if (refused["reason"], refused["rule"], refused["field"]) != same:
                raise Leak(f"{refused} depends on what is hidden: it could be {same}") from None
        else:
            raise Leak(f"{refused} depends on what is hidden: it could be allowed")
