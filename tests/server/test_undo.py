"""Undo, alone and by consent, without a store or a socket."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import CannotUndo
from landsraad.kernel.event import REFEREE
from landsraad.kernel.record import Record
from landsraad.kernel.setup import FORMATS
from landsraad.server.tables.drafting import draft_own_undo, draft_proposal, draft_undo
from landsraad.server.tables.past_games import STRIDE
from landsraad.server.tables.seat_history import TAKEN_BACK
from tests.server.tables import Played, everything, replayed, setup_of
from tests.server.test_table_log import ALL, DUNE, SEATS, began, duel, kinds, set_standing

# Undo.


def test_a_seat_takes_back_its_own_action() -> None:
    """The others who saw it are told up to where their events still count."""
    table = duel("paul ground stone")
    digest = table.log.started_game.digest()
    table.act("paul plan [attack:2] []")
    assert (table.log.may_undo("paul"), table.log.may_undo("feyd")) == (True, False)
    table.undo("paul")

    assert table.log.started_game.digest() == digest
    assert kinds(table, "feyd") == ["ground", "planned", TAKEN_BACK]
    assert table.log.history("feyd").events[-1] == {"kind": TAKEN_BACK, "seat": "paul", "to": 1}
    assert len(table.log.moves) == 1
    table.undo("paul")
    assert table.log.started_game.sequence == 0
    assert not table.log.may_undo("paul")
    assert not table.log.may_undo(None)


def test_nobody_takes_back_alone_what_others_have_followed() -> None:
    table = duel("paul ground stone", "feyd plan [] []")
    with pytest.raises(CannotUndo, match="consent"):
        table.undo("paul")
    assert draft_own_undo(table.log, "feyd", 1, 2).entry.text == "1"


def test_the_right_to_take_back_betrays_nothing() -> None:
    """A seat that sees nothing happen seems to keep it, and learns otherwise when it tries."""
    betrayed = refused = 0
    for seed in range(6):
        table, chance = began(DUNE, seed), Chance.seeded(seed)
        log = table.log
        for _ in range(300):
            before = {s: (log.history(s).events_seen, log.why_no_undo(s)) for s in SEATS}
            table.go_on_by_chance(chance)
            for seat in SEATS:
                sequence, right = before[seat]
                if log.history(seat).events_seen == sequence:
                    betrayed += log.why_no_undo(seat) != right
                if log.may_undo(seat) and not log.started_game.can_undo(seat):
                    with pytest.raises(CannotUndo, match="consent"):
                        table.undo(seat)
                    refused += 1

    assert betrayed == 0
    assert refused > 0


# Consent.


def test_with_everybodys_consent_even_what_was_revealed_is_taken_back() -> None:
    """Both plans were shown and a wound was thrown; the position is what it was."""
    plans = ("feyd plan [] []", "paul plan [attack:6] []")
    table = duel("paul ground stone", hands={"feyd": [], "paul": []})
    before = table.log.started_game.view(REFEREE)
    seen = table.log.history("feyd").events_seen
    table.act(*plans)
    assert "wounded" in kinds(table, None)
    table.propose("feyd", seen)
    proposal = table.log.proposal
    assert proposal is not None
    assert (proposal.seat, proposal.agreed) == ("feyd", ("feyd",))
    assert table.log.events_seen_before("paul", proposal.keep) == 1
    table.answer("paul", agree=True)

    assert table.log.proposal is None
    assert table.log.started_game.view(REFEREE) == before
    assert table.log.history("paul").events[-1] == {"kind": TAKEN_BACK, "seat": "feyd", "to": 1}
    assert not any(map(table.log.may_undo, ("paul", "feyd")))


def test_what_was_seen_to_come_does_not_come_again() -> None:
    """Chance is drawn anew, also the second time; the record says so and is still proved by it."""
    table, chance = began(DUNE), Chance.seeded(2)
    table.act_by_chance(chance, 60)
    first = table.log.setup.seats[0]
    for keep in (40, 40, 20, 30):
        table.act_by_chance(chance, 40)
        known = table.log.game_after(keep).chance.copy()
        table.do(draft_proposal(table.log, first, keep, table.now()))
        for seat in table.log.setup.seats[1:]:
            table.answer(seat, agree=True)
        new = table.log.started_game.chance.copy()

        assert known.roll(20) != new.roll(20)
    record = Record.from_json(table.log.started_game.record().to_json())
    assert set(record.setup.afresh) == {20, 30}
    assert record.verify().digest() == table.log.started_game.digest()
    assert everything(replayed(table.log.setup, table.entries)) == everything(table.log)


def test_games_of_old_formats_keep_their_chance() -> None:
    """Their records have no place for a new word."""
    setup = replace(setup_of(DUNE, 0), format=FORMATS[1], generator="sfc32")
    table = Played(setup).begin()
    table.act_by_chance(Chance.seeded(1), 30)
    table.do(draft_proposal(table.log, "atreides", 10, table.now()))
    for seat in table.log.setup.seats:
        table.answer(seat, agree=True)

    assert len(table.log.moves) == 10
    assert "afresh" not in table.log.started_game.record().to_data()


def test_what_was_agreed_stands() -> None:
    """Nobody can then undo further back alone, whatever games were kept for looking back."""
    for seed in range(40):
        table, chance = began(ALL["arrakis-duel"], seed), Chance.seeded(seed)
        table.act_by_chance(chance, STRIDE)
        undoable = any(map(table.log.may_undo, table.log.setup.seats))
        table.act_by_chance(chance, 5)
        if undoable:
            break
    else:
        raise AssertionError("there was nothing to undo in any of these games")
    for keep in (STRIDE, STRIDE - 1):
        table.do(draft_undo(table.log, table.log.setup.seats[0], keep, table.now()))
        assert not any(map(table.log.may_undo, table.log.setup.seats))


def test_whoever_declines_ends_a_proposal() -> None:
    """Its own seat can so withdraw it; nothing was taken back, and another may follow."""
    for seat in ("paul", "feyd"):
        table = duel("paul ground stone", "paul plan [] []")
        table.propose("paul", 0)
        with pytest.raises(CannotUndo, match="already"):
            table.propose("feyd", 0)
        table.answer(seat, agree=False)

        assert table.log.proposal is None
        assert len(table.log.moves) == 2
        table.propose("feyd", 1)


def test_to_agree_twice_counts_once() -> None:
    table = began(DUNE)
    table.act_by_chance(Chance.seeded(1), 30)
    first, second = table.log.setup.seats[:2]
    table.propose(first, 0)
    for _ in range(2):
        table.answer(second, agree=True)
    assert table.log.proposal is not None
    assert table.log.proposal.agreed == (first, second)


def test_play_goes_on_while_a_proposal_is_open() -> None:
    """What is done meanwhile is taken back with the rest."""
    table = duel("paul ground stone")
    table.propose("paul", 0)
    table.act("feyd plan [] []")
    assert table.log.proposal is not None
    table.answer("feyd", agree=True)

    assert table.log.moves == []
    assert kinds(table, "feyd") == ["ground", "planned", TAKEN_BACK]


def test_a_proposal_ends_when_there_is_nothing_left_to_take_back() -> None:
    """Its seat has taken the action back on its own; one to go further back stays open."""
    table = duel("paul ground stone", "paul plan [] []")
    table.propose("feyd", 0)
    table.undo("paul")
    assert table.log.proposal is not None
    table.undo("paul")
    assert table.log.proposal is None


def test_a_proposal_goes_back_to_what_its_seat_had_seen() -> None:
    """Secret actions of others at that moment stay: who proposes cannot tell them apart."""
    table, chance = began(DUNE), Chance.seeded(5)
    table.act_by_chance(chance, 40)
    keeper = set_standing(table)
    number = len(table.log.moves)
    other = next(seat for seat in table.log.setup.seats if seat != keeper)
    seen = table.log.history(other).events_seen
    while table.log.history(other).events_seen == seen:
        table.act_by_chance(chance)
    table.propose(other, seen)

    assert table.log.proposal is not None
    assert table.log.proposal.keep >= number
    assert table.log.events_seen_before(other, table.log.proposal.keep) == seen
