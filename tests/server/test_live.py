"""Live: drafts, eyes, undo, consent, looking back, and forms, without a store or a socket."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from crysknife import Crysknife
from landsraad.dune import Dune
from landsraad.kernel.action import Action, identical
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import (
    BadRecord,
    CannotUndo,
    GameOver,
    IllegalAction,
    NotYourTurn,
    Refusal,
    UnreadableAction,
)
from landsraad.kernel.event import REFEREE
from landsraad.kernel.laws import Mode
from landsraad.kernel.record import read_setup
from landsraad.server.live import (
    HANDOVER,
    LATE,
    STRIDE,
    TAKEN_BACK,
    Live,
    NotBegun,
    StaleRequest,
)
from landsraad.server.store import Entry
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
    return [event["kind"] for event in table.live.witness(eyes).events]


# Drafts.


@every_mode
def test_drafts_change_nothing(mode: Mode) -> None:
    """Of whatever kind they are, and whatever comes of them; until one is adopted."""
    table, chance = began(mode), Chance.seeded(3)
    for _ in range(30):
        table.go_on_by_chance(chance, 4)
        before = everything(table.live)
        for draft in drafts(table.live, chance):
            draft()
        assert everything(table.live) == before


def drafts(live: Live, chance: Chance) -> Iterator[Any]:
    """A draft of every kind that is possible now."""
    game, seat = live.playing, chance.choice(live.setup.seats)
    for decision in game.pending:
        action = decision.actions.sample(chance)
        yield lambda action=action: live.draft_action(action, 5)
    yield lambda: live.draft(Entry("handover", "recruit", seat))
    if live.moves:
        yield lambda: live.draft_undo(seat, chance.below(len(live.moves)), 5)
    for each in live.setup.seats:
        if live.playing.can_undo(each):
            yield lambda each=each: live.draft_own_undo(each, 5, live.witness(each).sequence)
    if live.moves and live.proposal is None:
        yield lambda: live.draft_proposal(seat, chance.below(len(live.moves)), 5)
    if live.proposal is not None:
        yield lambda: live.draft_consent(seat, True, 5)
        yield lambda: live.draft_consent(seat, False, 5)


def test_a_refused_draft_changes_nothing() -> None:
    table = duel("paul ground stone")
    before = everything(table.live)
    notation = table.live.playing.notation()
    refused: list[tuple[type[Exception], Any]] = [
        (
            IllegalAction,
            lambda live: live.draft_action(notation.read("paul plan [attack:9] []"), 1),
        ),
        (NotYourTurn, lambda live: live.draft_action(notation.read("stilgar ground sand"), 1)),
        (StaleRequest, lambda live: live.draft_own_undo("paul", 1, 0)),
        (CannotUndo, lambda live: live.draft_own_undo("feyd", 1, 1)),
        (CannotUndo, lambda live: live.draft_undo("paul", 1, 1)),
        (CannotUndo, lambda live: live.draft_undo("paul", -1, 1)),
        (CannotUndo, lambda live: live.draft_proposal_to("paul", 1, 1, 1)),
        (StaleRequest, lambda live: live.draft_proposal_to("paul", 0, 1, 0)),
        (CannotUndo, lambda live: live.draft_consent("paul", True, 1)),
        (NotBegun, lambda live: live.draft_begin(1)),
        (BadRecord, lambda live: live.draft(Entry("dance", "", "paul"))),
        (UnreadableAction, lambda live: live.draft(Entry("action", "paul dances", "paul"))),
    ]
    for error, draft in refused:
        with pytest.raises(error):
            draft(table.live)

    assert everything(table.live) == before


def test_nothing_is_played_before_it_has_begun() -> None:
    live = Live(setup_of(CRYSKNIFE, 0))
    action = Crysknife.notation().read("paul ground stone")
    for call in (
        lambda: live.draft_action(action, 1),
        lambda: live.check("paul", "choose_ground", {}),
        lambda: live.playing,
    ):
        with pytest.raises(NotBegun):
            call()
    live.adopt(live.draft(Entry("handover", "recruit", "paul")))

    assert (live.sequence, live.game, live.due, live.over) == (1, None, (), False)
    assert not live.may_undo("paul")


@every_mode
def test_the_log_gives_the_same_table(mode: Mode) -> None:
    """Taken entry by entry, at whatever moment one looks; and after a restart."""
    table, chance = began(mode), Chance.seeded(0)
    follower = replayed(table.live.setup, table.log)
    wanted = {"action", "undo", "propose", "consent", "decline", HANDOVER, LATE}
    while not wanted <= {entry.kind for entry in table.log} or len(table.log) < 250:
        table.go_on_by_chance(chance, 50)
        for entry in table.log[follower.sequence :]:
            follower.take(entry)
        assert everything(follower) == everything(table.live)
    assert everything(replayed(table.live.setup, table.log)) == everything(table.live)


def test_a_log_with_other_outcomes_is_refused() -> None:
    """The seed has to give what is stored; a log of another game or machine does not fit."""
    table = began(DUNE)
    begin = table.log[0]
    wrong = Entry(begin.kind, begin.text, begin.seat, (*begin.outcomes[:-1], 0, 0), begin.time)
    with pytest.raises(BadRecord, match="seed"):
        replayed(table.live.setup, [wrong])


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
    early = {eyes: table.live.witness(eyes) for eyes in eyes_of(table.live)}
    table.go_on_by_chance(chance, 300)
    for eyes, witness in early.items():
        moments = list(table.live.moments(eyes))
        assert [event for _, _, events in moments for event in events] == witness.events
        assert [sequence for sequence, _, _ in moments] == sorted({*witness.marks} - {0})
        assert all(one <= other for one, other in pairwise(witness.marks))
        assert len(witness.marks) == len(table.live.told) + 1
        assert all(one < other for (_, one, _), (_, other, _) in pairwise(moments))


@every_mode
def test_who_comes_late_is_told_the_same(mode: Mode) -> None:
    """A witness made at the end knows what one knows who was there all the time."""
    table, chance = began(mode), Chance.seeded(2)
    for eyes in eyes_of(table.live):
        table.live.witness(eyes)
    table.go_on_by_chance(chance, 200)
    late = replayed(table.live.setup, table.log)
    for eyes in eyes_of(table.live):
        assert late.witness(eyes).events == table.live.witness(eyes).events
        assert late.witness(eyes).marks == table.live.witness(eyes).marks


def test_a_secret_action_leaves_no_trace_for_others() -> None:
    """A standing answer of Dune: its seat sees it, nobody else's events or marks do."""
    table, chance = began(DUNE), Chance.seeded(5)
    secret = 0
    for _ in range(400):
        before = {eyes: len(table.live.witness(eyes).events) for eyes in eyes_of(table.live)}
        table.act_by_chance(chance)
        action = table.live.moves[-1].action
        if action.kind != "set_standing":
            continue
        secret += 1
        for eyes in (None, *table.live.setup.seats):
            witness = table.live.witness(eyes)
            if eyes == action.seat:
                assert witness.sequence == before[eyes] + 1
                assert witness.events[-1]["seat"] == eyes
            else:
                assert witness.sequence == before[eyes] == witness.marks[-1]
    assert secret >= 10


def test_a_secret_action_taken_back_leaves_no_trace_either() -> None:
    """Its seat is told; for everybody else nothing has happened, an open proposal included."""
    table, chance = began(DUNE), Chance.seeded(5)
    table.act_by_chance(chance, 40)
    asker = table.live.setup.seats[0]
    table.propose(asker, table.live.witness(asker).sequence - 1)
    before = everything(table.live)["seen"]
    keeper = set_standing(table)
    table.undo(keeper)
    after = everything(table.live)["seen"]
    told = after[keeper]["events"][-2:]

    assert [event["kind"] for event in told] == ["standing_set", TAKEN_BACK]
    assert told[1] == {"kind": TAKEN_BACK, "seat": keeper, "to": len(before[keeper]["events"])}
    for eyes in (None, *table.live.setup.seats):
        if eyes != keeper:
            for what in ("events", "moments", "view", "back_to"):
                assert after[eyes][what] == before[eyes][what], (eyes, what)


def set_standing(table: Played) -> str:
    """Some seat makes a standing answer; who it was."""
    asked = [d for d in table.live.playing.pending if d.kind == "standing"]
    action = next(a for d in asked for a in d.actions if a.kind == "set_standing")
    table.act(action)
    return action.seat


@every_mode
def test_an_action_is_meant_for_what_its_seat_has_seen(mode: Mode) -> None:
    """Any other number is stale, and its own is not, whatever others have seen meanwhile."""
    table, chance = began(mode), Chance.seeded(5)
    while not table.live.over and len(table.log) < 60:
        action = chance.choice(table.live.playing.pending).actions.sample(chance)
        seen = table.live.witness(action.seat).sequence
        for wrong in (seen - 1, seen + 1):
            with pytest.raises(StaleRequest):
                table.live.draft_action(action, 1, wrong)
        table.do(table.live.draft_action(action, table.now(), seen))


# Clocks.


def test_a_clock_starts_when_its_seat_is_asked() -> None:
    """It starts again after the seat's own action, not after somebody else's."""
    table = duel()
    assert table.live.since == {"paul": table.time}
    table.act("paul ground stone")
    asked = table.time
    assert table.live.since == {"paul": asked, "feyd": asked}
    table.propose("paul", 0)
    table.answer("paul", agree=False)
    assert table.live.since == {"paul": asked, "feyd": asked}
    table.act("paul plan [] []")
    assert table.live.since == {"feyd": asked}
    table.undo("paul")
    again = table.time
    assert table.live.since == {"feyd": asked, "paul": again}
    table.hand_over("feyd")
    assert table.live.since == {"feyd": asked, "paul": again}


def test_a_clock_starts_again_for_one_who_was_late() -> None:
    """When he takes his seat back from the bot. Handing over in time gains no time."""
    table = duel()
    asked = table.time
    for kind, bot in ((HANDOVER, "recruit"), (HANDOVER, "")):
        table.do(table.live.draft(Entry(kind, bot, "paul", (), table.now())))
        assert table.live.since == {"paul": asked}
    for kind, bot in ((LATE, "recruit"), (HANDOVER, "")):
        table.do(table.live.draft(Entry(kind, bot, "paul", (), table.now())))
    assert table.live.since == {"paul": table.time}
    assert replayed(table.live.setup, table.log).since == table.live.since


def test_an_interruption_is_noticed() -> None:
    """Others may want to react to an action that the game did not wait for."""
    table = duel(hands={"paul": ["feint_a"], "feyd": ["shout_a"]})
    table.act("paul ground stone")
    assert not table.live.interrupted
    interrupted = []
    for action in ("feyd shout shout_a", "feyd ground shade"):
        table.act(action)
        table.hand_over("paul")
        interrupted.append(table.live.interrupted)
    assert interrupted == [True, False]


# Undo.


def test_a_seat_takes_back_its_own_action() -> None:
    """The others who saw it are told up to where their events still count."""
    table = duel("paul ground stone")
    digest = table.live.playing.digest()
    table.act("paul plan [attack:2] []")
    assert (table.live.may_undo("paul"), table.live.may_undo("feyd")) == (True, False)
    table.undo("paul")

    assert table.live.playing.digest() == digest
    assert kinds(table, "feyd") == ["ground", "planned", TAKEN_BACK]
    assert table.live.witness("feyd").events[-1] == {"kind": TAKEN_BACK, "seat": "paul", "to": 1}
    assert len(table.live.moves) == 1
    table.undo("paul")
    assert table.live.playing.sequence == 0
    assert not table.live.may_undo("paul")
    assert not table.live.may_undo(None)


def test_nobody_takes_back_alone_what_others_have_followed() -> None:
    table = duel("paul ground stone", "feyd plan [] []")
    with pytest.raises(CannotUndo, match="consent"):
        table.undo("paul")
    assert table.live.draft_own_undo("feyd", 1, 2).entry.text == "1"


def test_the_right_to_take_back_betrays_nothing() -> None:
    """Whoever sees nothing happen seems to keep it; he hears that he has lost it when he tries."""
    betrayed = refused = 0
    for seed in range(6):
        table, chance = began(DUNE, seed), Chance.seeded(seed)
        live = table.live
        for _ in range(300):
            before = {seat: (live.witness(seat).sequence, live.may_undo(seat)) for seat in SEATS}
            table.go_on_by_chance(chance)
            for seat in SEATS:
                sequence, right = before[seat]
                if live.witness(seat).sequence == sequence:
                    betrayed += live.may_undo(seat) != right
                if live.may_undo(seat) and not live.playing.can_undo(seat):
                    with pytest.raises(CannotUndo, match="consent"):
                        table.undo(seat)
                    refused += 1

    assert betrayed == 0
    assert refused > 0


# Consent.


def test_with_everybodys_consent_even_what_was_revealed_is_taken_back() -> None:
    """Both plans were shown and a wound was thrown; the dice fall the same again."""
    plans = ("feyd plan [] []", "paul plan [attack:6] []")
    table = duel("paul ground stone", hands={"feyd": [], "paul": []})
    before = table.live.playing.digest()
    seen = table.live.witness("feyd").sequence
    table.act(*plans)
    after = table.live.playing.digest()
    assert "wounded" in kinds(table, None)
    table.propose("feyd", seen)
    proposal = table.live.proposal
    assert proposal is not None
    assert (proposal.seat, proposal.agreed) == ("feyd", ("feyd",))
    assert table.live.seen_after("paul", proposal.keep) == 1
    table.answer("paul", agree=True)

    assert table.live.proposal is None
    assert table.live.playing.digest() == before
    assert table.live.witness("paul").events[-1] == {"kind": TAKEN_BACK, "seat": "feyd", "to": 1}
    assert not any(map(table.live.may_undo, ("paul", "feyd")))
    table.act(*plans)
    assert table.live.playing.digest() == after


def test_what_was_agreed_stands() -> None:
    """Nobody can then undo further back alone, whatever games were kept for looking back."""
    for seed in range(40):
        table, chance = began(ALL["arrakis-duel"], seed), Chance.seeded(seed)
        table.act_by_chance(chance, STRIDE)
        undoable = any(map(table.live.may_undo, table.live.setup.seats))
        table.act_by_chance(chance, 5)
        if undoable:
            break
    else:
        raise AssertionError("there was nothing to undo in any of these games")
    for keep in (STRIDE, STRIDE - 1):
        table.do(table.live.draft_undo(table.live.setup.seats[0], keep, table.now()))
        assert not any(map(table.live.may_undo, table.live.setup.seats))


def test_whoever_declines_ends_a_proposal() -> None:
    """Its own seat can so withdraw it; nothing was taken back, and another may follow."""
    for seat in ("paul", "feyd"):
        table = duel("paul ground stone", "paul plan [] []")
        table.propose("paul", 0)
        with pytest.raises(CannotUndo, match="already"):
            table.propose("feyd", 0)
        table.answer(seat, agree=False)

        assert table.live.proposal is None
        assert len(table.live.moves) == 2
        table.propose("feyd", 1)


def test_to_agree_twice_counts_once() -> None:
    table = began(DUNE)
    table.act_by_chance(Chance.seeded(1), 30)
    first, second = table.live.setup.seats[:2]
    table.propose(first, 0)
    for _ in range(2):
        table.answer(second, agree=True)
    assert table.live.proposal is not None
    assert table.live.proposal.agreed == (first, second)


def test_play_goes_on_while_a_proposal_is_open() -> None:
    """What is done meanwhile is taken back with the rest."""
    table = duel("paul ground stone")
    table.propose("paul", 0)
    table.act("feyd plan [] []")
    assert table.live.proposal is not None
    table.answer("feyd", agree=True)

    assert table.live.moves == []
    assert kinds(table, "feyd") == ["ground", "planned", TAKEN_BACK]


def test_a_proposal_ends_when_there_is_nothing_left_to_take_back() -> None:
    """Its seat has taken the action back on its own; one to go further back stays open."""
    table = duel("paul ground stone", "paul plan [] []")
    table.propose("feyd", 0)
    table.undo("paul")
    assert table.live.proposal is not None
    table.undo("paul")
    assert table.live.proposal is None


def test_a_proposal_goes_back_to_what_its_seat_had_seen() -> None:
    """Secret actions of others at that moment stay: who proposes cannot tell them apart."""
    table, chance = began(DUNE), Chance.seeded(5)
    table.act_by_chance(chance, 40)
    keeper = set_standing(table)
    number = len(table.live.moves)
    other = next(seat for seat in table.live.setup.seats if seat != keeper)
    seen = table.live.witness(other).sequence
    while table.live.witness(other).sequence == seen:
        table.act_by_chance(chance)
    table.propose(other, seen)

    assert table.live.proposal is not None
    assert table.live.proposal.keep >= number
    assert table.live.seen_after(other, table.live.proposal.keep) == seen


# Looking back.


@every_mode
def test_looking_back_shows_what_was_seen_then(mode: Mode) -> None:
    """For every number of events, all eyes see what they saw last, taken back since or not."""
    table, chance = began(mode, 1), Chance.seeded(6)
    seen: dict[tuple[str | None, int], Any] = {}
    eyes_here = (None, *table.live.setup.seats[:2], REFEREE)
    while len(table.log) < 3 * STRIDE or TAKEN_BACK not in kinds(table, REFEREE):
        for eyes in eyes_here:
            now = table.live.witness(eyes).sequence
            seen[eyes, now] = table.live.playing.view(eyes)
        table.go_on_by_chance(chance)
    for live in (table.live, replayed(table.live.setup, table.log)):
        before = everything(live)
        for (eyes, sequence), view in seen.items():
            if sequence < live.witness(eyes).sequence:
                assert live.view_at(eyes, sequence) == view
        assert everything(live) == before, "looking back changes nothing"
        for eyes in eyes_here:
            for far in (0, 1 << 50):
                live.view_at(eyes, far)
            assert live.view_at(eyes, 1 << 50) == live.playing.view(eyes)


def test_what_was_taken_back_can_still_be_looked_at() -> None:
    table = duel("paul ground stone")
    shown = table.live.playing.view("feyd")
    table.undo("paul")
    table.act("paul ground shade")

    assert table.live.view_at("feyd", 1) == shown
    assert [event["kind"] for _, _, (event,) in table.live.moments("feyd")] == [
        "ground",
        TAKEN_BACK,
        "ground",
    ]


# Forms.


def offered(live: Live, model: Action, chosen: dict[str, Any]) -> int:
    """In how many ways a form can be completed, found by listing all of its kind."""
    spaces = [decision.actions for decision in live.playing.decisions(model.seat)]
    return len(
        [
            action
            for space in spaces
            if space.fitting(model) >= 0
            for action in space
            if type(action) is type(model)
            and all(identical(getattr(action, name), chosen[name]) for name in chosen)
        ]
    )


def forms(live: Live, chance: Chance, seen: list[Action]) -> Iterator[tuple[Action, list[str]]]:
    """Actions like those on offer, and the fields that are filled in already.

    Some have a field of an action that was on offer long ago, or to somebody else.
    """
    for decision in live.playing.pending:
        if decision.actions.size > 3_000:
            continue
        model = decision.actions.sample(chance)
        others = [action for action in seen if type(action) is type(model)]
        seen.append(model)
        names = model.field_names()
        for share in (0, 1, 2):
            other = chance.choice(others) if others and names else model
            spoiled = {name: getattr(other, name) for name in names[:1] if chance.below(2)}
            yield replace(model, **spoiled), [name for name in names if chance.below(2) < share]


@every_mode
def test_a_check_agrees_with_the_list_of_actions(mode: Mode) -> None:
    """Half-filled or complete, possible or not; and it changes nothing."""
    table, chance = began(mode, 1), Chance.seeded(13)
    found: Counter[str] = Counter()
    seen: list[Action] = []
    for _ in range(30):
        table.act_by_chance(chance, 8)
        before = table.live.playing.digest()
        for model, names in forms(table.live, chance, seen):
            sent = {name: model.to_json()[name] for name in names}
            expected = offered(table.live, model, {name: getattr(model, name) for name in names})
            if expected:
                assert table.live.check(model.seat, model.kind, sent) == expected
            else:
                with pytest.raises(IllegalAction) as refused:
                    table.live.check(model.seat, model.kind, sent)
                assert refused.value.reason
                assert refused.value.field in {"", *names}
            found[str(min(expected, 2))] += 1
        assert table.live.playing.digest() == before
    assert set(found) == {"0", "1", "2"}, "impossible, unique and open forms were tried"


def test_a_check_names_the_field_that_spoils_it() -> None:
    """Also if another question stands before the one that the form belongs to."""
    table = duel("paul ground stone", hands={"paul": ["feint_a"], "feyd": ["shout_a", "feint_b"]})
    check = table.live.check
    assert check("feyd", "plan", {}) == check("feyd", "plan", {"effort": []}) * 28
    assert check("feyd", "plan", {"feints": ["feint_b"]}) == 28
    assert check("feyd", "shout", {"card": "shout_a"}) == 1
    with pytest.raises(IllegalAction) as refused:
        check("feyd", "plan", {"feints": ["feint_a"]})
    assert (refused.value.field, refused.value.rule) == ("feints", "X-PLAN-3")
    with pytest.raises(IllegalAction) as refused:
        check("feyd", "plan", {"effort": [["attack", 9]], "feints": []})
    assert (refused.value.field, refused.value.rule) == ("effort", "X-PLAN-2")


def test_a_check_of_nothing_on_offer_says_why() -> None:
    table = duel()
    for seat, kind, sent, error in (
        ("feyd", "plan", {}, NotYourTurn),
        ("feyd", "shout", {"card": "shout_a"}, NotYourTurn),
        ("paul", "plan", {}, IllegalAction),
        ("paul", "plan", {"effort": []}, IllegalAction),
        ("paul", "dance", {}, UnreadableAction),
        ("paul", "choose_ground", {"ground": 3}, UnreadableAction),
        ("paul", "choose_ground", {"where": "sand"}, UnreadableAction),
    ):
        with pytest.raises(error):
            table.live.check(seat, kind, sent)
    with pytest.raises(IllegalAction) as refused:
        table.live.check("paul", "plan", {"effort": []})
    assert (refused.value.field, refused.value.rule) == ("", "X-PLAN-1")


def test_after_the_end_nothing_is_on_offer() -> None:
    table = duel()
    table.act_by_chance(Chance.seeded(1), 1_000)
    assert table.live.over
    assert table.live.due == ()
    assert table.live.since == {}
    with pytest.raises(NotYourTurn):
        table.live.check("paul", "plan", {})
    with pytest.raises(GameOver):
        table.live.check("paul", "choose_ground", {"ground": "sand"})
    with pytest.raises(Refusal):
        table.act("paul ground sand")
