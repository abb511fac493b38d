"""What eyes are told does not depend on what is hidden from them: tables in memory, all modes.

Everything that can be sent is compared with what a game would send where all that is hidden from
these eyes has been dealt anew (a twin). The same over the wire is somewhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec
import pytest

from landsraad import protocol
from landsraad.chronicle import learned
from landsraad.dune.cards import TREACHERY
from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import IllegalAction, Refusal
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game
from landsraad.kernel.laws import Mode, positions
from landsraad.kernel.views import private_part
from landsraad.protocol import encode
from landsraad.server.store import SeatRow, TableRow
from landsraad.server.tables.seat_snapshot import SentScene
from landsraad.server.tables.table_log import TableLog
from landsraad.server.tables.table_session import TableSession
from tests.server.canary import Audit, Leak, search, secrets_of
from tests.server.tables import SALT, Played, replayed, setup_of
from tests.server.test_table_log import ALL, CRYSKNIFE, began, every_mode
from tests.soak import usually

ALL_MODES = (CRYSKNIFE, *ALL.values())[:: usually(3, soak=1)]
"""In `make test` every third of them."""
LOOKS = usually(3, soak=12)
"""Positions of a random game that are looked at."""

all_modes = pytest.mark.parametrize("mode", ALL_MODES, ids=lambda mode: mode.name)


class Listener:
    """Keeps what it is sent."""

    def __init__(self, *eyes: str | None) -> None:
        self.guest = "irulan"
        self.link: str | None = None
        self.eyes = eyes
        self.scenes_sent = {each: SentScene(0, None) for each in eyes}
        self.info_sent: protocol.TableInfo | None = None
        self.chat_sent = 0
        self.private_chat_sent: dict[str, int] = {}
        self.sent: list[bytes] = []

    def send(self, message: protocol.Message) -> None:
        self.sent.append(encode(message))

    def close(self, bye: protocol.Bye) -> None:
        raise AssertionError(bye)


def session_of(log: TableLog) -> TableSession:
    """A table that people play, with a limit of a minute."""
    seats = tuple([SeatRow(name, None, None, linked=False) for name in log.setup.seats])
    setup = {**log.setup.to_json(), "limit": 60, "pace": "quick"}
    row = TableRow("arrakeen", "Arrakeen", None, 0, 0, None, 0, False, seats, None, setup)
    session = TableSession(row)
    session.log = log
    return session


def some_positions(mode: Mode) -> Iterator[tuple[Game, Chance]]:
    """A random game now and then, from its beginning to far into it."""
    stride = 1 if mode is CRYSKNIFE else 43
    for game, chance in islice(positions(mode, 4, stride), LOOKS):
        if not game.over:
            yield game, chance


def scene(log: TableLog, game: Game, eyes: str | None) -> bytes:
    """What these eyes would be sent if this were the game."""
    imagined = TableLog(log.setup)
    imagined.game, imagined.waiting_since = game, log.waiting_since
    listener = Listener(eyes)
    session_of(imagined).send_scenes_to(listener)
    (sent,) = listener.sent
    return sent


@all_modes
def test_a_scene_is_the_same_to_the_byte_in_every_twin(mode: Mode) -> None:
    """Content and so length: view, decisions, whom the table waits for."""
    for game, chance in some_positions(mode):
        log = TableLog(setup_of(mode, 2))
        log.waiting_since = dict.fromkeys(log.setup.seats, 1_000)
        for eyes in (None, *game.seats):
            sent = scene(log, game.copy(), eyes)
            for _ in range(2):
                assert scene(log, game.redeal(eyes, chance), eyes) == sent


@all_modes
def test_what_happens_next_is_the_same_in_every_twin(mode: Mode) -> None:
    """An action by which nobody learns anything looks the same, whatever is hidden."""
    compared = 0
    for game, chance in some_positions(mode):
        for eyes in (None, *game.seats):
            twin = game.redeal(eyes, chance)
            for decision in (*game.pending, *game.pending):
                action = decision.actions.sample(chance)
                real, other = game.branch(), twin.copy()
                other.live = True
                told = learned(real.play(action), eyes)
                try:
                    told_there = learned(other.play(action), eyes)
                except Refusal:
                    assert action.seat != eyes, "one's own choices do not depend on it either"
                    continue
                assert real.past is not None
                assert other.past is not None
                if real.past.final or other.past.final:
                    continue
                compared += 1
                assert encode(told) == encode(told_there)
                assert encode(real.view(eyes)) == encode(other.view(eyes))
    assert compared


@all_modes
def test_an_action_is_refused_the_same_in_every_twin(mode: Mode) -> None:
    """What is on offer now or was before: allowed to one's seat in both, or refused alike."""
    refusals = 0
    before: list[Action] = []
    for game, chance in some_positions(mode):
        offered = [decision.actions.sample(chance) for decision in game.pending]
        for seat in game.seats:
            twin = game.redeal(seat, chance)
            for action in (*offered, *before):
                tried = replace(action, seat=seat)
                refused = refusal(game, tried)
                assert refused == refusal(twin, tried)
                refusals += refused is not None
        before = offered
    assert refusals


def refusal(game: Game, action: Action) -> tuple[str, ...] | None:
    """Why an action is refused; None if it is allowed."""
    try:
        game.branch().play(action)
    except IllegalAction as wrong:
        return wrong.reason, wrong.rule, wrong.field
    except Refusal as wrong:
        return (str(wrong),)
    return None


# The tools themselves.


@all_modes
def test_no_canary_stands_in_what_is_shown(mode: Mode) -> None:
    """And there are canaries: seed, salt, chance, and what lies in the piles."""
    for game, _ in some_positions(mode):
        game.setup = setup_of(mode, 3_141_592_653)
        for eyes in (None, *game.seats):
            secrets = secrets_of(game, eyes)
            assert {b"3141592653", SALT.encode()} <= secrets
            assert len(secrets) > 4
            search(encode(game.view(eyes)), secrets)


@pytest.mark.parametrize("name", ["dune-advanced-6", "arrakis-duel"])
def test_what_the_referee_or_the_store_knows_would_be_found(name: str) -> None:
    """The order of a deck, the state that is saved, the log with its outcomes of chance."""
    game: Any = ALL[name].new(1_000_003)
    if name == "arrakis-duel":
        deck = encode(game.view(REFEREE))
    else:
        deck = encode([TREACHERY[card].id for card in game.treachery_deck])
    for eyes in (None, *game.seats):
        secrets = secrets_of(game, eyes)
        for message in (deck, encode(game.pack_state()), game.record().to_json().encode()):
            with pytest.raises(Leak):
                search(message, secrets)


def frames_of(table: Played, chance: Chance, number: int, *eyes: str | None) -> Listener:
    """All that is sent to a listener while a table is played."""
    session, listener = session_of(table.log), Listener(*eyes)
    session.send_scenes_to(listener)
    for _ in range(number):
        table.go_on_by_chance(chance)
        session.invalidate()
        session.send_scenes_to(listener)
    return listener


@every_mode
def test_an_audit_explains_all_that_is_sent(mode: Mode) -> None:
    """Also after undo and with proposals; and to one who has come back."""
    table, chance = began(mode), Chance.seeded(12)
    seat = table.log.setup.seats[0]
    for eyes in (None, seat):
        listener = frames_of(table, chance, 60, eyes)
        back = Listener(eyes)
        back.scenes_sent[eyes] = SentScene(table.log.history(eyes).events_seen // 2, None)
        session_of(table.log).send_scenes_to(back)
        audit = Audit(table.log.setup, table.entries, eyes, stride=5)
        for frame in (*listener.sent, *back.sent):
            audit.hear(frame)
        assert audit.scenes > 10


@every_mode
def test_an_audit_finds_what_should_not_be_there(mode: Mode) -> None:
    """The view of somebody else, an event of somebody else, or a seed in a refusal."""
    table, chance = began(mode, 1_000_003), Chance.seeded(12)
    me, other = table.log.setup.seats[:2]
    sent = frames_of(table, chance, 40, me).sent
    last = msgspec.json.decode(sent[-1])
    bad = {
        "what somebody else sees": {**last, "private": private_part(table.log.started_game, other)},
        "another table": {**last, "public": {**last["public"], "table": {"board": {}}}},
        "a decision of somebody else": {**last, "decisions": [{"kind": "plan", "actions": {}}]},
        "an event of somebody else": {**last, "events": [*last["events"], {"kind": "planned"}]},
        "a number too many": {**last, "sequence": last["sequence"] + 1},
        "another's right": {**last, "may_undo": not last["may_undo"]},
        "a seed": {"type": "refused", "reason": "not with seed 1000003"},
        "chance": {"type": "chat", "lines": [table.log.started_game.chance.state()[0]]},
    }
    for frame in bad.values():
        audit = Audit(table.log.setup, table.entries, me)
        for good in sent:
            audit.hear(good)
        with pytest.raises(Leak):
            audit.hear(encode(frame))


@every_mode
def test_an_audit_judges_refusals(mode: Mode) -> None:
    """Of an action that is not allowed."""
    table, chance = began(mode), Chance.seeded(13)
    table.act_by_chance(chance, 12)
    action = table.log.started_game.pending[0].actions.sample(chance)
    me = action.seat
    audit = Audit(table.log.setup, table.entries, me)
    for frame in frames_of(table, chance, 0, me).sent:
        audit.hear(frame)
    not_now = earlier(table, me)
    with pytest.raises(IllegalAction) as refused:
        table.act(table.log.started_game.notation().from_json(not_now))
    wrong = refused.value
    told = protocol.Refused("k", "illegal", wrong.reason, wrong.rule, wrong.field)
    audit.hear_refused(not_now, encode(told))
    with pytest.raises(Leak):
        audit.hear_refused(not_now, encode(protocol.Refused("k", "illegal", "It is in the deck.")))
    with pytest.raises(Leak):
        audit.hear_refused(action.to_json(), encode(told))


def earlier(table: Played, seat: str) -> dict[str, Any]:
    """What a seat could do once and cannot now."""
    game = table.log.started_game
    for number in range(len(table.entries)):
        before = replayed(table.log.setup, table.entries[: number + 1]).started_game
        for decision in before.decisions(seat):
            action = decision.actions.at(0)
            if not any(action in now.actions for now in game.decisions(seat)):
                return action.to_json()
    raise AssertionError("all is as it was")
