"""The runner of cases: what passes, what fails and with which words, what is no case at all."""

from __future__ import annotations

from pathlib import Path

import pytest

import landsraad.kernel as k
from landsraad.kernel.cases import Case, Verdict, case_files, read_cases, run_case
from landsraad.kernel.cases.expected import holds
from tests.kernel.toys import Circle, Parlour, make_known

HEAD = """
game = "crysknife"

[[case]]
id = "TRY-01"
title = "A try"
rules = ["X-PARRY-1"]
source = "here"
"""
HIT = HEAD + 'position = {phase = "hit", hit = "feyd", hands = {feyd = ["parry_a"]}, dice = [6]}\n'
PLANNING = HEAD + 'position = {phase = "planning", hands = {feyd = ["shout_a"]}}\n'
SECOND = HEAD.replace("TRY-01", "TRY-02").replace('game = "crysknife"', "")
PARRY = '[[case.act]]\nplay = "feyd parry parry_a"\n'
STRIKE = '[[case.act]]\nplay = "feyd parry -"\n'


def only_case(folder: Path, text: str) -> Case:
    file = folder / "try.toml"
    file.write_text(text, encoding="utf-8")
    (case,) = read_cases(file)
    return case


def problems(folder: Path, text: str) -> tuple[str, ...]:
    """What the only case of this file finds wrong."""
    verdict = run_case(only_case(folder, text))
    assert verdict.passed == (not verdict.problems)
    return verdict.problems


def why_bad(folder: Path, text: str) -> str:
    """The one sentence with which a case file is refused, without the name of the file."""
    file = folder / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(k.BadCase) as bad:
        read_cases(file)
    message = str(bad.value)
    assert message.startswith(f"{file}: ")
    assert "\n" not in message
    return message.removeprefix(f"{file}: ")


# Reading.


def test_a_case_is_read_with_all_that_names_it(tmp_path: Path) -> None:
    """Id, title, rules, source and game; the rest is kept as written."""
    case = only_case(tmp_path, HIT + PARRY)

    assert (case.id, case.title, case.rules, case.source) == (
        "TRY-01",
        "A try",
        ("X-PARRY-1",),
        "here",
    )
    assert case.game.name == "crysknife"
    assert case.data["act"] == [{"play": "feyd parry parry_a"}]


def test_case_files_are_found_in_folders_of_folders(tmp_path: Path) -> None:
    """All TOML files below a folder in order, or the one file that was named."""
    inner = tmp_path / "b" / "c"
    inner.mkdir(parents=True)
    files = [tmp_path / "a.toml", inner / "d.toml", tmp_path / "z.toml"]
    for file in (*files, tmp_path / "notes.txt"):
        file.write_text("")

    assert case_files(tmp_path) == files
    assert case_files(files[1]) == [files[1]]


def test_a_path_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """Rather than passing without a case."""
    with pytest.raises(k.BadCase, match=r"^there is no .*nowhere$"):
        case_files(tmp_path / "nowhere")


CASE = "case 1"
TRY = "case 1, TRY-01"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a case file holds a game and cases, [[case]]"),
        ('game = "crysknife"', "a case file holds a game and cases, [[case]]"),
        (HEAD + "over = true\n[more]", "a case file holds a game and cases, [[case]]"),
        ('game = "crysknife"\ncase = 7', "a case file holds a game and cases, [[case]]"),
        ('game = "crysknife"\n[case]', "a case file holds a game and cases, [[case]]"),
        ('game = "crysknife"\ncase = [7]', f"{CASE} is a table, not 7"),
        ('game = "checkers"\ncase = []', "there is no game 'checkers'; there are "),
        (HEAD.replace('id = "TRY-01"', ""), f"{CASE} needs id"),
        (HEAD.replace('title = "A try"', ""), f"{TRY} needs title"),
        (HEAD.replace('source = "here"', ""), f"{TRY} needs source"),
        (HEAD.replace('"TRY-01"', "7"), f"{CASE}: id is a text, not 7"),
        (HEAD.replace('["X-PARRY-1"]', '"X-PARRY-1"'), f"{TRY}: rules is a list, not 'X-PARRY-1'"),
        (HEAD.replace("X-PARRY-1", "X-PARRY-9"), f"{TRY}: crysknife has no rule 'X-PARRY-9'"),
        (HEAD.replace('["X-PARRY-1"]', "[7]"), f"{TRY}: rules.1 is a text, not 7"),
        (HEAD.replace('["X-PARRY-1"]', "[]"), f"{TRY}: a case is about some rule"),
        (HEAD, f"{TRY}: it expects nothing"),
        (HIT, f"{TRY}: it expects nothing"),
        (HEAD + "weather = 1", f"{TRY} knows no 'weather'; it knows id, title, rules, source,"),
        (HEAD + "impossible = 1", f"{TRY}: impossible is true or false, not 1"),
        (HEAD + "seed = true", f"{TRY}: seed is a whole number, not True"),
        (HEAD + 'seats = "paul"', f"{TRY}: seats is a list, not 'paul'"),
        (HEAD + "position = []", f"{TRY}: position is a table, not []"),
        (HEAD + "expect = []", f"{TRY}: expect is a table, not []"),
        (
            HEAD + "expect = {weather = 1}",
            f"{TRY}: expect knows no 'weather'; it knows state, sees,",
        ),
        (HEAD + "expect = {over = 1}", f"{TRY}: expect.over is true or false, not 1"),
        (
            HEAD + 'expect = {waiting = "paul plan"}',
            f"{TRY}: expect.waiting is a list, not 'paul plan'",
        ),
        (HEAD + "[case.act]", f"{TRY}: act is a list, not {{}}"),
        (HEAD + "act = [7]", f"{TRY}: act.1 is a table, not 7"),
        (HEAD + "act = [{plays = 'x'}]", f"{TRY}: act.1 knows no 'plays'; it knows play, events,"),
        (HEAD + "act = [{play = 7}]", f"{TRY}: act.1.play is a text, not 7"),
        (HEAD + "act = [{play = 'x', events = {}}]", f"{TRY}: act.1.events is a list, not {{}}"),
        (HEAD + "act = [{play = 'x', expect = {a = 1}}]", f"{TRY}: act.1.expect knows no 'a'"),
        (HEAD + "impossible = true\n" + SECOND, "case 2, TRY-02: it expects nothing"),
    ],
)
def test_a_malformed_file_is_refused_in_one_sentence(
    tmp_path: Path, text: str, message: str
) -> None:
    """The sentence names the file, the case and the entry."""
    assert why_bad(tmp_path, text).startswith(message)


@pytest.mark.parametrize(
    "act",
    [
        "{}",
        "{expect = {}}",
        "{play = 'x', try = 'y'}",
        "{try = 'x'}",
        "{refused = 'GameOver'}",
        "{play = 'x', refused = 'GameOver'}",
        "{try = 'x', refused = 'GameOver', events = []}",
        "{events = []}",
        "{play = 'x', reason = 'y'}",
        "{try = 'x', reason = 'y'}",
        "{try = 'x', refused = 'GameOver', no_events = []}",
        "{counts = {}}",
    ],
)
def test_an_act_plays_or_tries(tmp_path: Path, act: str) -> None:
    """One of the two, whole."""
    assert why_bad(tmp_path, HEAD + f"act = [{act}]") == (
        f"{TRY}: act.1 plays something (with events) or tries something that is refused"
    )


@pytest.mark.parametrize(
    "text",
    [
        "game = 7\ncase = []",
        "game = []\ncase = []",
        "game = {}\ncase = []",
        HEAD.replace('["X-PARRY-1"]', '[["X-PARRY-1"]]'),
        HEAD + "expect = {sees = {feyd = 7}}",
        HEAD + "expect = {offered = [7]}",
        HEAD + "expect = {not_offered = [[]]}",
        HEAD + "impossible = false",
        HEAD + "expect = {}",
        HEAD + "act = []",
    ],
    ids=range(10),
)
def test_a_file_that_is_malformed_further_inside_is_refused_as_well(
    tmp_path: Path, text: str
) -> None:
    """A case that cannot be run, or that expects nothing, is a mistake and not a traceback."""
    assert why_bad(tmp_path, text)


def test_a_case_may_leave_out_its_rules(tmp_path: Path) -> None:
    """Who settles an argument need not know their ids."""
    case = only_case(tmp_path, HEAD.replace('rules = ["X-PARRY-1"]', "") + "impossible = true")

    assert case.rules == ()


UNKNOWN = [
    ("state = {rounds = 1}", "expect.state knows no 'rounds'; it knows round, leader, ground, "),
    ("state = {breath = {pual = 1}}", "expect.state.breath knows no 'pual'; it knows paul, feyd"),
    ("state = {round = {now = 1}}", "expect.state.round knows no 'now'; it knows nothing"),
    ("sees = {feyd = {hand = []}}", "expect.sees.feyd knows no 'hand'; it knows round, "),
    ("unseen = {feyd = ['hand']}", "expect.unseen.feyd knows no 'hand'; it knows round, leader, "),
    ("unseen = {feyd = ['hands.x']}", "expect.unseen.feyd knows no 'hands.x'; it knows paul, feyd"),
    ("unseen = {feyd = ['hands.paul.card']}", "expect.unseen.feyd knows no 'hands.paul.card'; it "),
    ("unseen = {feyd = ['plans.paul']}", "expect.unseen.feyd knows no 'plans.paul'; it knows not"),
    ("steps = [{plan = []}]", "expect.steps.1 knows no 'plan'; it knows step, plans"),
    ("steps = [{plans = [{hit = 1}]}]", "expect.steps.1.plans.1 knows no 'hit'; it knows kind, "),
    ("outcome = {winner = 'paul'}", "expect.outcome knows no 'winner'; it knows winners, ending, "),
    ("state = {round = {one_of = [{x = 1}]}}", "expect.state.round knows no 'x'; it knows noth"),
    ("steps = {includes = [{x = 1}]}", "expect.steps is a list, not {'includes': [{'x': 1}]}"),
    ("steps = [{plans = {includes = [{x = 1}]}}]", "expect.steps.1.plans.1 knows no 'x'; it kno"),
]


@pytest.mark.parametrize(("expect", "message"), UNKNOWN)
def test_what_no_view_ever_has_is_a_mistake(tmp_path: Path, expect: str, message: str) -> None:
    """A slip must not pass as something that is rightly unseen."""
    assert why_bad(tmp_path, HIT + f"[case.expect]\n{expect}").startswith(f"{TRY}: {message}")


def test_what_only_other_eyes_or_moments_have_is_unseen(tmp_path: Path) -> None:
    """Another hand; the plans of a step that is not in progress."""
    expect = "[case.expect]\nunseen = {paul = ['hands.feyd', 'plans', 'step']}"

    assert problems(tmp_path, HIT + expect) == ()


def test_without_declared_views_every_name_may_be_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game need not declare what its views hold."""
    make_known(monkeypatch, Parlour)
    text = HEAD.replace("crysknife", "parlour").replace('rules = ["X-PARRY-1"]', "")

    assert problems(tmp_path, text + "expect = {unseen = {red = ['whatever']}}") == ()


WORDS = [
    ("{is = 7}", "state.round.is can only be 'nothing', not 7"),
    ("{is = 'nothing', one_of = [1]}", "state.round can only be one of these: is, one_of"),
    ("{one_of = 1}", "state.round.one_of is a list of at least 1, not 1"),
    ("{one_of = []}", "state.round.one_of is a list of at least 1, not []"),
    ("{includes = []}", "state.round.includes is a list of at least 1, not []"),
    ("{includes = [1], more = 1}", "state.round knows no 'more'; it knows is, one_of, includes"),
]


@pytest.mark.parametrize(("word", "message"), WORDS)
def test_a_word_in_place_of_a_value_needs_what_it_needs(
    tmp_path: Path, word: str, message: str
) -> None:
    """It stands alone, with a value that makes sense."""
    found = why_bad(tmp_path, HIT + f"[case.expect]\nstate = {{round = {word}}}")

    assert found == f"{TRY}: expect.{message}"


EVENT_NAMES = [
    ("no_events = [{seat = 'paul'}]", "no_events.1.kind is a text, not None"),
    ("no_events = [{kind = 'wuonded'}]", "no_events.1.kind knows no 'wuonded'; it knows chance, "),
    ("no_events = [7]", "no_events.1 is a table, not 7"),
    ("no_events = [{kind = 'drew', seat = {is = 7}}]", "no_events.1.seat.is can only be 'nothing"),
    ("counts = {wuonded = 0}", "counts knows no 'wuonded'; it knows chance, "),
    ("counts = {wounded = 'never'}", "counts.wounded is a whole number, not 'never'"),
    ("events = [{kind = 'drew', seat = {one_of = []}}]", "events.1.seat.one_of is a list of at"),
]


@pytest.mark.parametrize(("events", "message"), EVENT_NAMES)
def test_what_cannot_happen_is_a_mistake(tmp_path: Path, events: str, message: str) -> None:
    """An event that no game tells would never be found."""
    found = why_bad(tmp_path, HIT + STRIKE + events)

    assert found.startswith(f"{TRY}: act.1.{message}")


def test_a_reason_belongs_to_a_refusal(tmp_path: Path) -> None:
    """Of an action that is tried, or of a position."""
    assert why_bad(tmp_path, HIT + "reason = 'x'\nexpect = {over = false}") == (
        f"{TRY}: a reason is that of something tried, or of impossible = true"
    )


def test_no_id_stands_twice_in_a_file(tmp_path: Path) -> None:
    """A case is cited by its id."""
    first, second = HEAD + "impossible = true\n", SECOND + "impossible = true\n"

    assert why_bad(tmp_path, first + second.replace("TRY-02", "TRY-01")) == "TRY-01 stands twice"


def test_what_is_no_toml_is_refused(tmp_path: Path) -> None:
    """With the place where reading stopped."""
    assert "line 1" in why_bad(tmp_path, "game crysknife")
    assert why_bad(tmp_path, "game = " + "[" * 10_000 + "]" * 10_000)


def test_what_is_no_text_or_no_file_is_refused(tmp_path: Path) -> None:
    """Bytes, a folder, nothing at all."""
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "folder.toml").mkdir()
    for name in ("bytes.toml", "folder.toml", "nowhere.toml"):
        with pytest.raises(k.BadCase):
            read_cases(tmp_path / name)


# What is expected, right and wrong.

EXPECTATIONS = [
    ("state", "{wounds = {feyd = 0}}", "{wounds = {feyd = 1}}", "state.wounds.feyd: expected 1"),
    ("state", "{wounds = {paul = 0}}", "{wounds = 0}", "state.wounds: expected 0, found {"),
    ("state", "{round = 1}", "{round = true}", "state.round: expected True, found 1"),
    ("state", "{round = 1}", "{round = 1.0}", "state.round: expected 1.0, found 1"),
    ("state", "{hands = {feyd = ['parry_a']}}", "{hands = {feyd = []}}", "state.hands.feyd: "),
    ("sees", "{paul = {hands = {paul = []}}}", "{paul = {hands = {feyd = []}}}", "sees.paul.hands"),
    ("sees", "{spectator = {hands = {}}}", "{paul = {hands = {}}}", "sees.paul.hands: expected {}"),
    ("sees", "{spectator = {hands = {}}}", "{spectator = {round = 2}}", "sees.spectator.round: "),
    ("sees", "{'*' = {round = 1}}", "{'*' = {round = 2}}", "sees.*.round: expected 2, found 1"),
    ("unseen", "{paul = ['hands.feyd']}", "{feyd = ['hands.feyd']}", "unseen.feyd: expected noth"),
    (
        "unseen",
        "{spectator = ['hands.paul']}",
        "{'*' = ['hands']}",
        "unseen.*: expected nothing",
    ),
    (
        "state",
        "{round = {one_of = [2, 1]}}",
        "{round = {one_of = [2]}}",
        "state.round: expected",
    ),
    ("state", "{discards = []}", "{round = {is = 'nothing'}}", "state.round: expected nothing, fo"),
    (
        "state",
        "{hands = {feyd = {includes = ['parry_a']}}}",
        "{hands = {feyd = {includes = ['parry_a', 'parry_a']}}}",
        "state.hands.feyd: expected a list with ['parry_a', 'parry_a'], found ['parry_a']",
    ),
    ("state", "{}", "{round = {includes = [1]}}", "state.round: expected a list with [1], found 1"),
    ("steps", "[]", "[{step = 'planning'}]", "steps.steps: expected [{'step': 'planning'}], "),
    ("waiting", "['feyd parry']", "['feyd parry?']", "expect.waiting: expected ['feyd parry?'], "),
    ("waiting", "['feyd parry']", "[]", "expect.waiting: expected [], found ['feyd parry']"),
    ("offered", "['feyd parry -']", "['feyd parry parry_b']", "expected 'feyd parry parry_b' to"),
    ("offered", "[]", "['feyd dances']", "expected 'feyd dances' to be offered, found ["),
    ("offered", "[]", "['paul parry -']", "expected 'paul parry -' to be offered, found ["),
    ("not_offered", "['feyd parry parry_b']", "['feyd parry -']", "expected 'feyd parry -' not"),
    ("not_offered", "['feyd dances']", "['feyd parry parry_a']", "expected 'feyd parry parry_a'"),
    ("choices", "{'feyd parry' = 2}", "{'feyd parry' = 1}", "choices.feyd parry: expected 1, fou"),
    ("choices", "{}", "{'paul parry' = 0}", "choices.paul parry: expected 0, but it is "),
    ("over", "false", "true", "expected the game to be over"),
    ("outcome", "{}", "{ending = 'killed'}", "outcome.ending: expected killed, but it "),
]


@pytest.mark.parametrize(("kind", "right", "wrong", "problem"), EXPECTATIONS)
def test_each_kind_of_expectation_passes_and_fails(
    tmp_path: Path, kind: str, right: str, wrong: str, problem: str
) -> None:
    """At the end of a case: met, there is no problem; else one that says what was found."""
    (found,) = problems(tmp_path, HIT + f"[case.expect]\n{kind} = {wrong}")

    assert found.startswith(problem)
    assert problems(tmp_path, HIT + f"[case.expect]\n{kind} = {right}") == ()


def test_an_outcome_is_compared(tmp_path: Path) -> None:
    """Winners, ending and rule, as many of them as are said."""
    text = HIT.replace('hit = "feyd",', "hit = 'feyd', wounds = {feyd = 2},") + STRIKE
    right = "outcome = {winners = ['paul'], ending = 'killed', rule = 'X-END-1'}\nover = true"
    wrong = "outcome = {winners = ['feyd'], ending = 'killed'}"

    assert problems(tmp_path, text + f"[case.expect]\n{right}") == ()
    assert problems(tmp_path, text + f"[case.expect]\n{wrong}") == (
        "outcome.winners: expected ['feyd'], found ['paul']",
    )
    assert problems(tmp_path, text + "[case.expect]\nover = false") == (
        "expected the game to be going on",
    )


def test_steps_in_progress_are_compared(tmp_path: Path) -> None:
    """As the referee sees them; tables may hold more, lists may not."""
    act = "[[case.act]]\nplay = 'paul plan [attack:2] []'\n"
    right = "[case.expect]\nsteps = [{plans = [{seat = 'paul', effort = [['attack', 2]]}]}]"
    wrong = "[case.expect]\nsteps = [{plans = []}]"

    assert problems(tmp_path, PLANNING + act + right) == ()
    assert len(problems(tmp_path, PLANNING + act + wrong)) == 1


def test_optional_decisions_have_a_question_mark(tmp_path: Path) -> None:
    """`waiting` names all that is required, and optional decisions that must be open."""
    right = "waiting = ['paul plan', 'feyd plan', 'feyd shout?']"
    wrong = "waiting = ['feyd plan', 'feyd shout?']"

    assert problems(tmp_path, PLANNING + f"[case.expect]\n{right}") == ()
    assert len(problems(tmp_path, PLANNING + f"[case.expect]\n{wrong}")) == 1


def test_all_problems_of_one_moment_are_told(tmp_path: Path) -> None:
    """Not only the first."""
    expect = "[case.expect]\nstate = {round = 2, ground = 'shade'}\nover = true"

    assert len(problems(tmp_path, HIT + expect)) == 3


# Acts.


def test_an_act_may_expect_something_by_itself(tmp_path: Path) -> None:
    """Compared right after it, with its number; what follows is not played."""
    wrong = PARRY + "expect = {state = {round = 7}}\n"

    assert problems(tmp_path, HIT + PARRY + "expect = {state = {round = 2}}") == ()
    assert problems(tmp_path, HIT + wrong + "[[case.act]]\nplay = 'feyd dances'\n") == (
        "act 1: state.round: expected 7, found 2",
    )


def test_a_play_that_is_refused_is_a_problem(tmp_path: Path) -> None:
    """With the words of the refusal."""
    act = "[[case.act]]\nplay = 'feyd parry parry_b'\n"
    unreadable = "[[case.act]]\nplay = 'feyd dances'\n"

    (refused,) = problems(tmp_path, HIT + act)
    (unread,) = problems(tmp_path, HIT + unreadable)

    assert refused.startswith("act 1: 'feyd parry parry_b' was refused: A duellist who is hit")
    assert unread == (
        "act 1: 'feyd dances' was refused: 'feyd dances' is not an action of this game"
    )


EVENTS = [
    ("[]", True),
    ("[{kind = 'wounded'}]", True),
    ("[{kind = 'wounded', die = 6, wounds = 2}]", True),
    ("[{kind = 'wounded'}, {kind = 'drew', seat = 'paul'}, {kind = 'chance'}]", True),
    ("[{kind = 'drew', seat = 'feyd'}, {kind = 'chance', outcomes = [5]}]", True),
    ("[{kind = 'drew'}, {kind = 'drew'}]", True),
    ("[{kind = 'drew'}, {kind = 'drew'}, {kind = 'drew'}]", False),
    ("[{kind = 'drew'}, {kind = 'wounded'}]", False),
    ("[{kind = 'wounded', die = 5}]", False),
    ("[{kind = 'wounded', depth = 2}]", False),
    ("[{kind = 'wounded'}, {kind = 'wounded'}]", False),
    ("[{kind = 'drew', cards = []}]", False),
    ("[7]", False),
]


@pytest.mark.parametrize(("events", "found"), EVENTS)
def test_events_are_found_in_their_order(tmp_path: Path, events: str, found: bool) -> None:
    """Among what happens, each after the one before; others may come in between."""
    told = problems(tmp_path, HIT + STRIKE + f"events = {events}")

    assert (told == ()) == found
    assert all(problem.startswith("act 1: expected the event ") for problem in told)


TRIES = [
    (HIT, "feyd parry parry_b", "X-PARRY-1", ""),
    (HIT, "feyd parry parry_b", "IllegalAction", ""),
    (HIT, "paul parry -", "NotYourTurn", ""),
    (HIT, "feyd dances", "UnreadableAction", ""),
    (HIT, "feyd parry parry_b", "X-LEAD-1", "refused by X-LEAD-1, found X-PARRY-1"),
    (HIT, "feyd parry parry_b", "NotYourTurn", "refused by NotYourTurn, found X-PARRY-1"),
    (HIT, "paul parry -", "IllegalAction", "refused by IllegalAction, found NotYourTurn"),
    (HIT, "paul parry -", "X-PARRY-1", "refused by X-PARRY-1, found NotYourTurn"),
    (HIT, "feyd parry -", "X-PARRY-1", "refused by X-PARRY-1, but it was played"),
]


@pytest.mark.parametrize(("head", "action", "refused", "problem"), TRIES)
def test_a_try_must_be_refused_as_said(
    tmp_path: Path, head: str, action: str, refused: str, problem: str
) -> None:
    """By that rule, or with that kind of refusal."""
    told = problems(tmp_path, head + f"[[case.act]]\ntry = '{action}'\nrefused = '{refused}'")

    assert bool(told) == bool(problem)
    assert not told or problem in told[0]


REASONS = [
    ("feyd parry parry_b", "X-PARRY-1", "A duellist who is hit", True),
    ("feyd parry parry_b", "X-PARRY-1", "[X-PARRY-1]", True),
    ("feyd parry parry_b", "X-PARRY-1", "a duellist who is hit", False),
    ("paul parry -", "NotYourTurn", "feyd decides first", True),
    ("paul parry -", "NotYourTurn", "paul decides first", False),
    ("feyd dances", "UnreadableAction", "is not an action of this game", True),
]


@pytest.mark.parametrize(("action", "refused", "reason", "found"), REASONS)
def test_a_try_may_say_with_which_words_it_is_refused(
    tmp_path: Path, action: str, refused: str, reason: str, found: bool
) -> None:
    """A part of the sentence, letter by letter."""
    act = f"[[case.act]]\ntry = '{action}'\nrefused = '{refused}'\nreason = '{reason}'"
    told = problems(tmp_path, HIT + act)

    assert (told == ()) == found
    assert all(f"to be refused because '{reason}', found '" in problem for problem in told)


EXCLUDED = [
    ("no_events = []", ""),
    ("no_events = [{kind = 'discarded'}, {kind = 'plan'}]", ""),
    ("no_events = [{kind = 'wounded', die = 5}]", ""),
    ("no_events = [{kind = 'wounded', seat = {one_of = ['paul', 'leto']}}]", ""),
    ("no_events = [{kind = 'wounded'}]", "expected no event {'kind': 'wounded'}, found {'seat': "),
    ("no_events = [{kind = 'wounded', die = {one_of = [5, 6]}}]", "expected no event {'kind': 'w"),
    (
        "no_events = [{kind = 'wounded', set = 'feyd'}]",
        "the event 'wounded' has no 'set'; it ",
    ),
    ("counts = {drew = 2, wounded = 1, plan = 0}", ""),
    ("counts = {drew = 1}", "expected 1 events 'drew', found 2"),
    ("counts = {plan = 1}", "expected 1 events 'plan', found 0"),
    ("events = [{kind = 'drew', cards = {includes = ['feint_d']}}]", "expected the event "),
    ("events = [{kind = 'drew', number = {one_of = [1, 2]}}]", ""),
]


@pytest.mark.parametrize(("events", "problem"), EXCLUDED)
def test_what_must_not_happen_and_how_often(tmp_path: Path, events: str, problem: str) -> None:
    """Neither in which order nor between what."""
    told = problems(tmp_path, HIT + STRIKE + events)

    assert bool(told) == bool(problem)
    assert not told or told[0].startswith(f"act 1: {problem}")


def test_nothing_is_what_json_calls_null() -> None:
    """Not something empty, and not an entry that is not there."""
    for expected, found, right in (
        ({"is": "nothing"}, None, True),
        ({"is": "nothing"}, [], False),
        ({"is": "nothing"}, "", False),
        ([{"is": "nothing"}, 1], [None, 1], True),
        ({"includes": [{"is": "nothing"}]}, [1, None], True),
        ({"a": {"is": "nothing"}}, {"b": None}, False),
    ):
        assert holds(expected, found) is right


def test_a_try_that_is_played_after_all_has_changed_the_game(tmp_path: Path) -> None:
    """Both problems are told."""
    told = problems(tmp_path, HIT + "[[case.act]]\ntry = 'feyd parry -'\nrefused = 'GameOver'")

    assert told[1] == "act 1: trying 'feyd parry -' changed the game"


def test_a_try_may_expect_something(tmp_path: Path) -> None:
    """After the refusal."""
    act = "[[case.act]]\ntry = 'paul parry -'\nrefused = 'NotYourTurn'\n"

    assert problems(tmp_path, HIT + act + "expect = {state = {round = 1}}") == ()
    assert problems(tmp_path, HIT + act + "expect = {state = {round = 2}}") == (
        "act 1: state.round: expected 2, found 1",
    )


# Beginning.


def test_a_case_may_choose_seats_options_and_seed(tmp_path: Path) -> None:
    """Without a position it starts at the beginning of a game."""
    chosen = "seats = ['feyd', 'paul']\noptions = {rounds = 1}\nseed = 7\n"
    case = only_case(tmp_path, HEAD + chosen + "[case.expect]\nwaiting = ['feyd ground']")

    assert run_case(case).passed


def test_without_a_seed_a_case_is_still_always_the_same(tmp_path: Path) -> None:
    """A case that draws cards draws the same ones tomorrow."""
    hands = [
        problems(tmp_path, HEAD + "[case.expect]\nstate = {hands = {feyd = []}}") for _ in range(2)
    ]

    assert hands[0] == hands[1] != ()


def test_a_position_that_cannot_be_is_a_problem(tmp_path: Path) -> None:
    """Unless the case says so."""
    bad = HEAD + "position = {round = 9}\n"

    assert problems(tmp_path, bad + "expect = {over = false}") == (
        "cannot be set up: the duel has gone on after its last round",
    )
    assert problems(tmp_path, bad + "impossible = true") == ()
    assert problems(tmp_path, HEAD + "options = {rounds = 0}\nimpossible = true") == ()
    assert problems(tmp_path, HEAD + "seed = -1\nimpossible = true") == ()
    assert problems(tmp_path, bad + "impossible = true\nreason = 'after its last round'") == ()
    assert problems(tmp_path, bad + "impossible = true\nreason = 'before'") == (
        "expected it to be impossible because 'before',"
        " found 'the duel has gone on after its last round'",
    )


def test_an_impossible_position_that_is_possible_is_a_problem(tmp_path: Path) -> None:
    """The verdict of such a case is the refusal."""
    assert problems(tmp_path, HEAD + "position = {}\nimpossible = true") == (
        "expected the position to be refused, but it was accepted",
    )


def test_options_that_are_several_things_can_be_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list in a case is what a list in a record is."""
    make_known(monkeypatch, Parlour)
    text = HEAD.replace("crysknife", "parlour") + "options = {guests = ['duncan']}\n"

    assert problems(tmp_path, text + "expect = {waiting = ['red say']}") == ()


# Never a traceback.


@pytest.mark.parametrize("word", ["idle", "circle", "gone", "silence", "fault"])
@pytest.mark.parametrize(
    "act", ["play = 'red says {}'", "try = 'red says {}'\nrefused = 'X-END-1'"]
)
def test_a_fault_of_the_game_is_a_problem_of_the_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str, act: str
) -> None:
    """An unexpected fault is a problem, never a traceback."""
    make_known(monkeypatch, Parlour)
    text = HEAD.replace("crysknife", "parlour") + "[[case.act]]\n" + act.format(word)

    assert len(problems(tmp_path, text)) == 1


def test_a_game_that_is_stuck_at_its_beginning_is_a_problem_of_the_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the case expects something impossible: being stuck is not being refused."""
    make_known(monkeypatch, Circle)
    text = HEAD.replace("crysknife", "toy")

    assert len(problems(tmp_path, text + "expect = {over = false}")) == 1
    assert len(problems(tmp_path, text + "impossible = true")) == 1


def test_dice_that_cannot_fall_are_a_problem_of_the_case(tmp_path: Path) -> None:
    """The die of a hit has six sides."""
    assert len(problems(tmp_path, HIT.replace("[6]", "[7]") + STRIKE)) == 1


def test_eyes_that_are_not_there_are_a_problem_of_the_case(tmp_path: Path) -> None:
    """A slip in the name of a seat."""
    assert len(problems(tmp_path, HIT + "expect = {sees = {jessica = {}}}")) == 1


def test_a_verdict_without_problems_has_passed(tmp_path: Path) -> None:
    """Problems are what it is made of."""
    case = only_case(tmp_path, HEAD + "impossible = true")

    assert Verdict(case, []).passed
    assert not Verdict(case, ["x"]).passed
    assert Verdict(case, ["x"]).problems == ("x",)
