"""TableLog: drafts, eyes, clocks and looking back, without a store or a socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from crysknife import Crysknife
from landsraad.dune import Dune
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import (
    BadRecord,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotYourTurn,
    UnreadableAction,
)
from landsraad.kernel.event import REFEREE
from landsraad.kernel.laws import Mode
from landsraad.kernel.record import read_setup
from landsraad.server.store import LogEntry
from landsraad.server.tables.drafting import (
    StaleRequest,
    apply_entry,
    draft_action,
    draft_begin,
    draft_consent,
    draft_entry,
    draft_own_undo,
    draft_proposal,
    draft_proposal_to,
    draft_undo,
)
from landsraad.server.tables.past_games import STRIDE
from landsraad.server.tables.seat_history import TAKEN_BACK
from landsraad.server.tables.table_log import HANDOVER, LATE, NotBegun, TableLog
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES
from tests.server.tables import SALT, Played, everything, eyes_of, replayed, setup_of

ALL = {mode.name: mode for mode in (*DUNE_MODES, *ARRAKIS_MODES)}
CRYSKNIFE = Mode("crysknife", Crysknife)
DUNE = ALL["dune-advanced-6"]
SEATS = Dune.all_seats
MODES = (CRYSKNIFE, DUNE, ALL["dune-strict"], ALL["arrakis-duel"], ALL["arrakis-teams4"])

every_mode = pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)


def began(mode: Mode, seed: int = 0) -> Played:
    return Played(setup_of(mode, seed)).begin()


def duel(*actions: str, **position: Any) -> Played:
    """A game of the example at a described position, after some actions."""
    table = Played(Crysknife.read_setup(None, {}, 7, SALT, position or None)).begin()
    table.act(*actions)
    return table


def kinds(table: Played, eyes: str | None) -> list[str]:
    return [event["kind"] for event in table.log.history(eyes).events]


# Drafts.


@every_mode
def test_drafts_change_nothing(mode: Mode) -> None:
    """Of whatever kind they are, and whatever comes of them; until one is adopted."""
    table, chance = began(mode), Chance.seeded(3)
    for _ in range(30):
        table.go_on_by_chance(chance, 4)
        before = everything(table.log)
        for draft in drafts(table.log, chance):
            draft()
        assert everything(table.log) == before


def drafts(log: TableLog, chance: Chance) -> Iterator[Any]:
    """A draft of every kind that is possible now."""
    game, seat = log.started_game, chance.choice(log.setup.seats)
    for decision in game.pending:
        action = decision.actions.sample(chance)
        yield lambda action=action: draft_action(log, action, 5)
    yield lambda: draft_entry(log, LogEntry("handover", "recruit", seat))
    if log.moves:
        yield lambda: draft_undo(log, seat, chance.below(len(log.moves)), 5)
    for each in log.setup.seats:
        if log.started_game.can_undo(each):
            yield lambda each=each: draft_own_undo(log, each, 5, log.history(each).events_seen)
    if log.moves and log.proposal is None:
        yield lambda: draft_proposal(log, seat, chance.below(len(log.moves)), 5)
    if log.proposal is not None:
        yield lambda: draft_consent(log, seat, True, 5)
        yield lambda: draft_consent(log, seat, False, 5)


def test_a_refused_draft_changes_nothing() -> None:
    table = duel("paul ground stone")
    before = everything(table.log)
    notation = table.log.started_game.notation()
    refused: list[tuple[type[Exception], Any]] = [
        (
            IllegalAction,
            lambda log: draft_action(log, notation.read("paul plan [attack:9] []"), 1),
        ),
        (NotYourTurn, lambda log: draft_action(log, notation.read("stilgar ground sand"), 1)),
        (StaleRequest, lambda log: draft_own_undo(log, "paul", 1, 0)),
        (CannotUndo, lambda log: draft_own_undo(log, "feyd", 1, 1)),
        (CannotUndo, lambda log: draft_undo(log, "paul", 1, 1)),
        (CannotUndo, lambda log: draft_undo(log, "paul", -1, 1)),
        (CannotUndo, lambda log: draft_proposal_to(log, "paul", 1, 1, 1)),
        (StaleRequest, lambda log: draft_proposal_to(log, "paul", 0, 1, 0)),
        (CannotUndo, lambda log: draft_consent(log, "paul", True, 1)),
        (NotBegun, lambda log: draft_begin(log, 1)),
        (BadRecord, lambda log: draft_entry(log, LogEntry("dance", "", "paul"))),
        (UnreadableAction, lambda log: draft_entry(log, LogEntry("action", "paul dances", "paul"))),
    ]
    for error, draft in refused:
        with pytest.raises(error):
            draft(table.log)

    assert everything(table.log) == before


def test_nothing_is_played_before_it_has_begun() -> None:
    log = TableLog(setup_of(CRYSKNIFE, 0))
    action = Crysknife.notation().read("paul ground stone")
    for call in (
        lambda: draft_action(log, action, 1),
        lambda: log.started_game,
    ):
        with pytest.raises(NotBegun):
            call()
    log.adopt(draft_entry(log, LogEntry("handover", "recruit", "paul")))

    assert (log.length, log.game, log.waiting_for, log.over) == (1, None, (), False)
    assert not log.may_undo("paul")


@every_mode
def test_the_log_gives_the_same_table(mode: Mode) -> None:
    """Taken entry by entry, at whatever moment one looks; and after a restart."""
    table, chance = began(mode), Chance.seeded(0)
    follower = replayed(table.log.setup, table.entries)
    wanted = {"action", "undo", "propose", "consent", "decline", "seat", "vote", HANDOVER, LATE}
    while not wanted <= {entry.kind for entry in table.entries} or len(table.entries) < 250:
        table.go_on_by_chance(chance, 50)
        for entry in table.entries[follower.length :]:
            apply_entry(follower, entry)
        assert everything(follower) == everything(table.log)
    assert everything(replayed(table.log.setup, table.entries)) == everything(table.log)


def test_a_log_with_other_outcomes_is_refused() -> None:
    """The seed has to give what is stored; a log of another game or machine does not fit."""
    table = began(DUNE)
    begin = table.entries[0]
    wrong = LogEntry(begin.kind, begin.text, begin.seat, (*begin.outcomes[:-1], 0, 0), begin.time)
    with pytest.raises(BadRecord, match="seed"):
        replayed(table.log.setup, [wrong])


@every_mode
def test_a_setup_is_written_and_read_back(mode: Mode) -> None:
    setup = setup_of(mode, 5)
    written = json.loads(json.dumps(setup.to_json()))
    read = read_setup(written)

    assert (read.seats, read.options, read.seal) == (setup.seats, setup.options, setup.seal)
    with pytest.raises(BadRecord, match="rules version '0'"):
        read_setup({**written, "rules": "0"})


# Eyes.


@every_mode
def test_sequences_have_no_gaps(mode: Mode) -> None:
    """The moments of each eyes are all their events, each once and in order."""
    table, chance = began(mode), Chance.seeded(1)
    early = {eyes: table.log.history(eyes) for eyes in eyes_of(table.log)}
    table.go_on_by_chance(chance, 300)
    for eyes, history in early.items():
        moments = list(table.log.moments(eyes))
        assert [event for _, _, events in moments for event in events] == history.events
        assert [sequence for sequence, _, _ in moments] == sorted({*history.totals} - {0})
        assert all(one <= other for one, other in pairwise(history.totals))
        assert len(history.totals) == len(table.log.results) + 1
        assert all(one < other for (_, one, _), (_, other, _) in pairwise(moments))


@every_mode
def test_who_comes_late_is_told_the_same(mode: Mode) -> None:
    """A history made at the end knows what one knows who was there all the time."""
    table, chance = began(mode), Chance.seeded(2)
    for eyes in eyes_of(table.log):
        table.log.history(eyes)
    table.go_on_by_chance(chance, 200)
    late = replayed(table.log.setup, table.entries)
    for eyes in eyes_of(table.log):
        assert late.history(eyes).events == table.log.history(eyes).events
        assert late.history(eyes).totals == table.log.history(eyes).totals


def test_a_secret_action_leaves_no_trace_for_others() -> None:
    """A standing answer of Dune: its seat sees it, nobody else's events or totals do."""
    table, chance = began(DUNE), Chance.seeded(5)
    secret = 0
    for _ in range(400):
        before = {eyes: len(table.log.history(eyes).events) for eyes in eyes_of(table.log)}
        table.act_by_chance(chance)
        action = table.log.moves[-1].action
        if action.kind != "set_standing":
            continue
        secret += 1
        for eyes in (None, *table.log.setup.seats):
            history = table.log.history(eyes)
            if eyes == action.seat:
                assert history.events_seen == before[eyes] + 1
                assert history.events[-1]["seat"] == eyes
            else:
                assert history.events_seen == before[eyes] == history.totals[-1]
    assert secret >= 10


def test_a_secret_action_taken_back_leaves_no_trace_either() -> None:
    """Its seat is told; for everybody else nothing has happened, an open proposal included."""
    table, chance = began(DUNE), Chance.seeded(5)
    table.act_by_chance(chance, 40)
    asker = table.log.setup.seats[0]
    table.propose(asker, table.log.history(asker).events_seen - 1)
    before = everything(table.log)["seen"]
    keeper = set_standing(table)
    table.undo(keeper)
    after = everything(table.log)["seen"]
    told = after[keeper]["events"][-2:]

    assert [event["kind"] for event in told] == ["standing_set", TAKEN_BACK]
    assert told[1] == {"kind": TAKEN_BACK, "seat": keeper, "to": len(before[keeper]["events"])}
    for eyes in (None, *table.log.setup.seats):
        if eyes != keeper:
            for what in ("events", "moments", "view", "back_to"):
                assert after[eyes][what] == before[eyes][what], (eyes, what)


def set_standing(table: Played) -> str:
    """Some seat makes a standing answer; who it was."""
    asked = [d for d in table.log.started_game.pending if d.kind == "standing"]
    action = next(a for d in asked for a in d.actions if a.kind == "set_standing")
    table.act(action)
    return action.seat


@every_mode
def test_an_action_is_meant_for_what_its_seat_has_seen(mode: Mode) -> None:
    """Any other number is stale, and its own is not, whatever others have seen meanwhile."""
    table, chance = began(mode), Chance.seeded(5)
    while not table.log.over and len(table.entries) < 60:
        action = chance.choice(table.log.started_game.pending).actions.sample(chance)
        seen = table.log.history(action.seat).events_seen
        for wrong in (seen - 1, seen + 1):
            with pytest.raises(StaleRequest):
                draft_action(table.log, action, 1, wrong)
        table.do(draft_action(table.log, action, table.now(), seen))


# Clocks.


def test_a_clock_starts_when_its_seat_is_asked() -> None:
    """It starts again after the seat's own action, not after somebody else's."""
    table = duel()
    assert table.log.waiting_since == {"paul": table.time}
    table.act("paul ground stone")
    asked = table.time
    assert table.log.waiting_since == {"paul": asked, "feyd": asked}
    table.propose("paul", 0)
    table.answer("paul", agree=False)
    assert table.log.waiting_since == {"paul": asked, "feyd": asked}
    table.act("paul plan [] []")
    assert table.log.waiting_since == {"feyd": asked}
    table.undo("paul")
    again = table.time
    assert table.log.waiting_since == {"feyd": asked, "paul": again}
    table.hand_over("feyd")
    assert table.log.waiting_since == {"feyd": asked, "paul": again}


def test_a_clock_starts_again_for_one_who_was_late() -> None:
    """When they take their seat back from the bot. Handing over in time gains no time."""
    table = duel()
    asked = table.time
    for kind, bot in ((HANDOVER, "recruit"), (HANDOVER, "")):
        table.do(draft_entry(table.log, LogEntry(kind, bot, "paul", (), table.now())))
        assert table.log.waiting_since == {"paul": asked}
    for kind, bot in ((LATE, "recruit"), (HANDOVER, "")):
        table.do(draft_entry(table.log, LogEntry(kind, bot, "paul", (), table.now())))
    assert table.log.waiting_since == {"paul": table.time}
    assert replayed(table.log.setup, table.entries).waiting_since == table.log.waiting_since


def test_an_interruption_is_noticed() -> None:
    """Others may want to react to an action that the game did not wait for."""
    table = duel(hands={"paul": ["feint_a"], "feyd": ["shout_a"]})
    table.act("paul ground stone")
    assert not table.log.interrupted
    interrupted = []
    for action in ("feyd shout shout_a", "feyd ground shade"):
        table.act(action)
        table.hand_over("paul")
        interrupted.append(table.log.interrupted)
    assert interrupted == [True, False]


# Looking back.


@every_mode
def test_looking_back_shows_what_was_seen_then(mode: Mode) -> None:
    """For every number of events, all eyes see what they saw last, taken back since or not."""
    table, chance = began(mode, 1), Chance.seeded(6)
    seen: dict[tuple[str | None, int], Any] = {}
    eyes_here = (None, *table.log.setup.seats[:2], REFEREE)
    while len(table.entries) < 3 * STRIDE or TAKEN_BACK not in kinds(table, REFEREE):
        for eyes in eyes_here:
            now = table.log.history(eyes).events_seen
            seen[eyes, now] = table.log.started_game.view(eyes)
        table.go_on_by_chance(chance)
    for log in (table.log, replayed(table.log.setup, table.entries)):
        before = everything(log)
        for (eyes, sequence), view in seen.items():
            if sequence < log.history(eyes).events_seen:
                assert log.view_at(eyes, sequence) == view
        assert everything(log) == before, "looking back changes nothing"
        for eyes in eyes_here:
            for far in (0, 1 << 50):
                log.view_at(eyes, far)
            assert log.view_at(eyes, 1 << 50) == log.started_game.view(eyes)


def test_what_was_taken_back_can_still_be_looked_at() -> None:
    table = duel("paul ground stone")
    shown = table.log.started_game.view("feyd")
    table.undo("paul")
    table.act("paul ground shade")

    assert table.log.view_at("feyd", 1) == shown
    assert [event["kind"] for _, _, (event,) in table.log.moments("feyd")] == [
        "ground",
        TAKEN_BACK,
        "ground",
    ]


def test_after_the_end_nothing_is_on_offer() -> None:
    table = duel()
    table.act_by_chance(Chance.seeded(1), 1_000)
    assert table.log.over
    assert table.log.waiting_for == ()
    assert table.log.waiting_since == {}
    with pytest.raises(GameOver):
        table.act("paul ground sand")
