"""Records and saved games: replayed exactly, proved against the seal, read strictly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import landsraad
import landsraad.kernel as k
from crysknife import Crysknife, Planning
from landsraad.kernel.record import FIELDS, LARGEST, MAY_BE_MISSING, SAVE, Record, read_json
from landsraad.kernel.setup import FORMAT, FORMATS, seal_of
from tests.kernel.toys import Council, Parlour, do, duel, make_known, play_out, start

SEEDS = st.integers(0, 10_000)

GAME = play_out(Crysknife.new(Crysknife.read_setup(None, {"rounds": 5}, 11, "spice")), 4)
RECORD = GAME.record()
TEXT = RECORD.to_json()
SEAL = seal_of(11, "spice")

SAVED = {
    moment: landsraad.save_game(play_out(duel(seed=15), 4, actions))
    for moment, actions in (("hit", 8), ("lead", 9), ("planning", 7))
}
"""One game saved at three moments; at the last one a plan waits for the other."""


def older_duel(name: str, seed: int = 11) -> Crysknife:
    """A duel that was begun when records had this format."""
    generator = "blake2b" if name == FORMAT else "sfc32"
    setup = replace(Crysknife.read_setup(None, {}, seed), format=name, generator=generator)
    return Crysknife.new(setup)


def data() -> dict[str, Any]:
    """The record as JSON, to be changed."""
    return json.loads(TEXT)  # type: ignore[no-any-return]


def saved(moment: str = "planning") -> dict[str, Any]:
    """A saved game as JSON, to be changed."""
    return json.loads(SAVED[moment])  # type: ignore[no-any-return]


def saved_by_place() -> dict[str, Any]:
    """The same of a game whose states are packed by place."""
    game = play_out(older_duel("landsraad-record/2"), 4, 8)
    return json.loads(landsraad.save_game(game))  # type: ignore[no-any-return]


def digests(record: Record) -> list[str]:
    return [game.digest() for game in record.moments()]


def why_bad(text: str) -> str:
    """The one sentence with which a record is refused."""
    with pytest.raises(k.BadRecord) as bad:
        landsraad.load_game(text)
    assert "\n" not in str(bad.value)
    return str(bad.value)


def reception(saved_game: Any) -> str:
    """What becomes of a saved game: "resumed", or the name of the error."""
    try:
        landsraad.resume_game(json.dumps(saved_game))
    except Exception as wrong:
        return type(wrong).__name__
    return "resumed"


def why_not_resumed(text: str) -> str:
    with pytest.raises(k.BadRecord) as bad:
        landsraad.resume_game(text)
    assert "\n" not in str(bad.value)
    return str(bad.value)


# Round trip.


@given(SEEDS, st.integers(0, 60))
def test_a_record_replays_to_the_same_game(seed: int, actions: int) -> None:
    """Same digest, same views, same record; and it is ready to go on."""
    game = play_out(duel(seed=seed), seed, actions)
    same = landsraad.load_game(game.record().to_json())

    assert same.digest() == game.digest()
    assert same.live
    assert [same.view(eyes) for eyes in ("paul", None)] == [game.view(e) for e in ("paul", None)]
    assert same.record().to_json() == game.record().to_json()
    assert play_out(same, seed + 1).digest() == play_out(game, seed + 1).digest()


def test_a_record_has_exactly_these_entries() -> None:
    """The format of records is a promise: these are its fields, in this order."""
    game = duel(seed=7)
    do(game, "paul ground stone")
    written = json.loads(game.record().to_json())

    assert list(written) == [name for name in FIELDS if name not in MAY_BE_MISSING]
    assert {**written, "begin": [], "digest": "", "trail": ""} == {
        "format": "landsraad-record/3",
        "game": "crysknife",
        "rules": "1",
        "seats": ["paul", "feyd"],
        "options": {"rounds": 8},
        "readings": {},
        "generator": "blake2b",
        "seed": 7,
        "salt": "",
        "words": {},
        "position": None,
        "begin": [],
        "actions": [["paul ground stone", []]],
        "digest": "",
        "trail": "",
    }
    assert len(written["begin"]) == 11  # a shuffle of twelve cards


def test_options_that_are_several_things_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tuples are lists in JSON, and tuples again when read."""
    make_known(monkeypatch, Parlour)
    game = start(Parlour, guests=("duncan", "thufir"))
    do(game, "red says draw")
    same = landsraad.load_game(game.record().to_json())

    assert same.setup == game.setup
    assert same.digest() == game.digest()


@given(st.integers(0, len(RECORD.actions)))
def test_a_record_replays_to_any_action(until: int) -> None:
    """The moment after that many actions, no further."""
    game = RECORD.replay(until)

    assert game.sequence == until
    assert game.digest() == digests(RECORD)[until]


@pytest.mark.parametrize("until", [-1, len(RECORD.actions) + 1, 10_000])
def test_there_is_no_moment_outside_the_record(until: int) -> None:
    """Neither before the beginning nor after the end."""
    with pytest.raises(k.BadRecord, match=rf"the record has {len(RECORD.actions)} actions, not"):
        RECORD.replay(until)


def test_digests_after_every_action_are_those_of_play() -> None:
    """Replay equals play at every moment, not only at the end."""
    game = duel(seed=5)
    chance, played = k.Chance.seeded(5), [game.digest()]
    while not game.over:
        game.play(chance.choice(game.pending).actions.sample(chance))
        played.append(game.digest())

    assert digests(game.record()) == played


REPLAY = """
import sys
from landsraad.kernel import Record
print(*[game.digest() for game in Record.from_json(sys.stdin.read()).moments()])
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_another_process_with_another_hash_seed_replays_alike(hash_seed: str) -> None:
    """Nothing depends on the order of a set, on an address or on this process."""
    other = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=TEXT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )

    assert other.stdout.split() == digests(RECORD)


# By outcomes.


def known(game: k.Game) -> list[Any]:
    """Everything about a game but its generator."""
    state: Any = game.pack_state()
    return [{**state, "chance": None}, game.record().outcomes]


@given(SEEDS)
def test_a_record_replays_from_its_outcomes_alone(seed: int) -> None:
    """The same tables, steps and ends without the generator: a record outlives it."""
    record = play_out(duel(seed=seed), seed).record()
    by_seed = [known(game) for game in record.moments()]
    by_outcomes = [known(game) for game in record.moments(by_outcomes=True)]

    assert by_outcomes == by_seed


def test_a_replay_by_outcomes_needs_no_seed() -> None:
    """With another seed in the record the outcomes still tell the same game."""
    other = Record.from_data({**data(), "seed": 99})

    assert known(other.replay(by_outcomes=True)) == known(GAME)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["begin"].pop(), "cannot be played: the tape says"),
        (lambda d: d["begin"].append(0), "in the set-up the seed does not give the outcomes"),
        (lambda d: d["begin"].__setitem__(0, 12), "the tape says 12, but there are only 12"),
        (lambda d: d.update(begin=[]), "cannot begin like this: the tape"),
        (lambda d: d["actions"][-1][1].append(0), "does not give the outcomes"),
    ],
)
def test_outcomes_that_do_not_fit_are_noticed(
    change: Callable[[dict[str, Any]], Any], message: str
) -> None:
    """Too few, too many, or impossible ones."""
    changed = data()
    change(changed)

    with pytest.raises(k.BadRecord):
        Record.from_data(changed).replay(by_outcomes=True)


def test_outcomes_that_run_out_are_noticed() -> None:
    """A tape that ends in the middle of an action is a bad record."""
    changed = data()
    last = max(n for n, (_, drawn) in enumerate(changed["actions"]) if drawn)
    changed["actions"] = changed["actions"][: last + 1]
    changed["actions"][last][1] = []

    with pytest.raises(k.BadRecord, match="cannot be played: the tape has no further outcome"):
        Record.from_data(changed).replay(by_outcomes=True)


# Verifying.


def test_a_sealed_record_proves_itself() -> None:
    """Seed and salt give the published seal, and every outcome came from the seed."""
    assert RECORD.verify(SEAL).digest() == GAME.digest()
    assert RECORD.verify(SEAL.upper()).over
    assert RECORD.verify().over


@pytest.mark.parametrize("seal", ["0" * 64, SEAL[:-1], SEAL + "0", "x"])
def test_a_wrong_seal_is_noticed(seal: str) -> None:
    """Only the seal itself is the seal."""
    with pytest.raises(k.BadRecord, match="do not give the published seal"):
        RECORD.verify(seal)


@pytest.mark.parametrize("change", [{"seed": 12}, {"salt": "water"}, {"salt": ""}])
def test_another_seed_or_salt_does_not_give_the_seal(change: dict[str, Any]) -> None:
    """Nor does a missing salt: an unsealed record proves nothing."""
    with pytest.raises(k.BadRecord, match="do not give the published seal"):
        Record.from_data({**data(), **change}).verify(SEAL)


def test_a_changed_seed_is_noticed_without_a_seal() -> None:
    """The outcomes of the set-up are not those of that seed."""
    assert "in the set-up the seed does not give the outcomes" in why_bad(
        json.dumps({**data(), "seed": 12})
    )


@pytest.mark.parametrize("number", range(len(RECORD.actions)))
def test_a_changed_outcome_is_noticed_where_it_is(number: int) -> None:
    """At each action: one outcome more, or another one, than the seed gives."""
    more, other = data(), data()
    more["actions"][number][1].append(0)
    drawn = other["actions"][number][1]
    drawn[:] = [outcome ^ 1 for outcome in drawn] or [1]
    message = f"at action {number + 1} the seed does not give the outcomes of the record"

    assert [why_bad(json.dumps(changed)) for changed in (more, other)] == [message] * 2


def test_a_changed_outcome_of_the_set_up_is_noticed() -> None:
    """The shuffle is the first thing that comes from the seed."""
    changed = data()
    changed["begin"][3] ^= 1

    assert "in the set-up" in why_bad(json.dumps(changed))


@pytest.mark.parametrize("number", range(len(RECORD.actions)))
@pytest.mark.parametrize("text", ["paul dances", "", "feyd plan [attack:7] []", "nobody parry -"])
def test_a_changed_action_is_noticed_where_it_is(number: int, text: str) -> None:
    """What cannot be read or is not allowed there is named with its number."""
    changed = data()
    changed["actions"][number][0] = text

    assert why_bad(json.dumps(changed)).startswith(
        f"action {number + 1}, {text!r}, cannot be played: "
    )


@pytest.mark.parametrize(
    ("lines", "other"),
    [
        (["paul ground stone"], "paul ground shade"),
        (["paul ground stone", "feyd plan [attack:2] []"], "feyd plan [attack:3] []"),
        (["paul ground stone", "feyd plan [attack:2] []"], "paul plan [attack:2] []"),
    ],
)
def test_another_legal_action_is_noticed_at_the_end(lines: list[str], other: str) -> None:
    """It could have been played, but the game would not have ended like this."""
    game = duel()
    do(game, *lines)
    changed = json.loads(game.record().to_json())
    changed["actions"][-1][0] = other

    assert why_bad(json.dumps(changed)) == "the game does not end as the record says"


@pytest.mark.parametrize("digest", ["", "0" * 64, RECORD.digest.upper(), RECORD.digest + " "])
def test_a_changed_digest_is_noticed(digest: str) -> None:
    """The digest is compared to the byte."""
    assert why_bad(json.dumps({**data(), "digest": digest})) == (
        "the game does not end as the record says"
    )


def test_an_action_that_comes_to_the_same_in_the_end_is_noticed() -> None:
    """Two plans can be given in either order; the record says in which they were."""
    game = duel()
    do(game, "paul ground stone", "feyd plan [attack:2] []", "paul plan [attack:2] []")
    changed = json.loads(game.record().to_json())
    one, other = changed["actions"][1:]
    one[0], other[0] = other[0], one[0]

    assert why_bad(json.dumps(changed)) == "the game did not get there as the record says"


@pytest.mark.parametrize("trail", ["", "0" * 64])
def test_a_changed_trail_is_noticed(trail: str) -> None:
    assert why_bad(json.dumps({**data(), "trail": trail})) == (
        "the game did not get there as the record says"
    )


def test_records_of_older_formats_are_still_read() -> None:
    """Format 2 had no readings, generator and words; format 1 had no trail either."""
    for number, missing in ((2, ()), (1, ("trail",))):
        game = play_out(older_duel(f"landsraad-record/{number}"), 4)
        written = json.loads(game.record().to_json())
        added = {"readings", "generator", "words", "afresh", "hints", *missing}

        assert list(written) == [name for name in FIELDS if name not in added]
        assert landsraad.load_game(json.dumps(written)).digest() == game.digest()
        for name in added:
            assert why_bad(json.dumps({**written, name: ""})) == (
                f"a record of format landsraad-record/{number} has no field '{name}'"
            )


def test_a_game_stays_with_the_format_it_began_with() -> None:
    """Its record is written as it was read, to the byte, and its digests stay what they were."""
    for name in FORMATS:
        text = play_out(older_duel(name), 4).record().to_json()

        assert landsraad.load_game(text).record().to_json() == text


def test_a_saved_game_whose_actions_were_changed_is_noticed() -> None:
    """The state alone would not tell."""
    changed = saved()
    changed["record"]["actions"].reverse()

    assert why_not_resumed(json.dumps(changed)) == "the game did not get there as the record says"


def test_a_shortened_record_is_noticed() -> None:
    """Its digest belongs to another moment."""
    changed = data()
    changed["actions"].pop()

    assert why_bad(json.dumps(changed)) == "the game does not end as the record says"


def test_chance_that_was_drawn_anew_is_in_the_record() -> None:
    """After so many actions, once or several times; it is proved like everything else."""
    game = play_out(duel(seed=15), 4, 6)
    twin = game.copy()
    for word in ("spice", "worm"):
        game.draw_afresh(word)
    assert game.chance.copy().roll(20) != twin.chance.copy().roll(20)
    game.live = True
    play_out(game, 4)
    record = game.record()

    assert record.to_data()["afresh"] == {"6": ["spice", "worm"]}
    assert list(record.with_hints({"paul": 2}).to_data()) == list(FIELDS)
    assert landsraad.load_game(record.to_json()).digest() == game.digest()
    assert record.replay(by_outcomes=True).view(k.REFEREE) == game.view(k.REFEREE)
    resumed = landsraad.resume_game(landsraad.save_game(game))
    assert resumed.record().to_json() == record.to_json()


def test_other_words_do_not_prove_it() -> None:
    game = play_out(duel(seed=15), 4, 6)
    game.draw_afresh("spice")
    play_out(game, 4)
    for afresh in ({"6": ["worm"]}, {"5": ["spice"]}, {"6": ["spice", "spice"]}):
        changed = {**game.record().to_data(), "afresh": afresh}
        assert why_bad(json.dumps(changed))


@pytest.mark.parametrize(
    "afresh", [{}, {"x": ["a"]}, {"-1": ["a"]}, {"6": []}, {"6": "a"}, {"6": [""]}, {"6": [7]}]
)
def test_words_that_are_none_are_refused(afresh: object) -> None:
    assert why_bad(json.dumps({**data(), "afresh": afresh}))


def test_hints_that_were_taken_are_in_the_record() -> None:
    """They change nothing in the game, and cannot be struck out."""
    record = play_out(duel(seed=15), 4).record()
    marked = record.with_hints({"feyd": 3})
    again = Record.from_json(marked.to_json())

    assert "hints" not in record.to_data()
    assert again.hints == {"feyd": 3}
    assert again.verify().digest() == record.digest
    struck = {name: value for name, value in marked.to_data().items() if name != "hints"}
    for changed in (struck, {**marked.to_data(), "hints": {"feyd": 1}}):
        assert why_bad(json.dumps(changed)) == "the game did not get there as the record says"


@pytest.mark.parametrize("hints", [{}, {"jessica": 1}, {"paul": 0}, {"paul": True}, {"paul": "1"}])
def test_hints_that_nobody_can_have_taken_are_refused(hints: object) -> None:
    assert "hints" in why_bad(json.dumps({**data(), "hints": hints}))


# Reading.


@pytest.mark.parametrize("name", [name for name in FIELDS if name not in MAY_BE_MISSING])
def test_no_field_may_be_missing(name: str) -> None:
    """A record has all its fields."""
    changed = data()
    del changed[name]

    assert why_bad(json.dumps(changed)) in (
        f"the record has no {name}",
        # without its format it is taken for one of format 2
        "the record has no format",
    )


@pytest.mark.parametrize("name", ["", "comment", "Format"])
def test_no_field_may_be_added(name: str) -> None:
    """And no others."""
    assert why_bad(json.dumps({**data(), name: 1})) == (
        f"a record of format {FORMAT} has no field '{name}'"
    )


WRONG: list[Any] = [None, True, 1, 1.5, "x", [], [1], {}, {"x": 1}]


@pytest.mark.parametrize("name", list(FIELDS))
@pytest.mark.parametrize("value", WRONG)
def test_a_field_of_the_wrong_type_is_refused(name: str, value: Any) -> None:
    """Whatever is not exactly what was written there is refused, at once or in the replay."""
    true: list[Any] = [("position", None), ("salt", "x"), ("readings", {}), ("words", {})]
    if (name, value) not in true:
        assert why_bad(json.dumps({**data(), name: value}))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"format": "landsraad-record/4"},
            "the format is 'landsraad-record/4', and the newest known here is " + FORMAT,
        ),
        ({"format": SAVE}, f"the format is '{SAVE}', and the newest known here is {FORMAT}"),
        ({"game": "checkers"}, "there is no game 'checkers'; there are "),
        ({"game": ""}, "there is no game ''; there are "),
        ({"rules": "0"}, "rules version '0' is not known here"),
        ({"rules": "-1"}, "rules version '-1' is not known here"),
        ({"rules": "one"}, "rules version 'one' is not known here"),
        ({"rules": "²"}, "rules version '²' is not known here"),
        (
            {"rules": "2"},
            "it is played by rules version '2' of crysknife, and the newest known here is 1: "
            "update Landsraad to read it",
        ),
        (
            {"readings": {"shade": "cool"}},
            "the reading 'shade' of crysknife is not known here: update Landsraad to read it",
        ),
        (
            {"generator": "coin"},
            "the generator 'coin' is not known here; there are blake2b, sfc32",
        ),
        ({"words": {"chani": "water"}}, "there is no seat 'chani' to give a word"),
        ({"words": {"paul": 7}}, "a word is a line of 1 to 200 characters, not 7"),
        ({"words": {"paul": "two\nlines"}}, "a word is a line of 1 to 200 characters, not "),
        ({"rules": 1}, "rules cannot be 1"),
        ({"seats": ["paul"]}, "this game has 2 seats, not 1"),
        ({"seats": ["paul", "paul"]}, "a seat stands twice in the line-up"),
        ({"seats": ["paul", ["feyd"]]}, "there is no seat ['feyd']"),
        ({"seats": [{}, {}]}, "there is no seat {}"),
        ({"options": {"rounds": 21}}, "option rounds cannot be 21"),
        ({"options": {"rounds": [[5]]}}, "option rounds cannot be ((5,),)"),
        ({"options": {"turns": 5}}, "there is no option 'turns'"),
        ({"seed": True}, "seed cannot be True"),
        ({"seed": -1}, "a seed is a number from 0 to 2**256 - 1, not -1"),
        ({"seed": 1 << 256}, "a seed is a number"),
        ({"salt": None}, "salt cannot be None"),
        ({"position": []}, "position cannot be []"),
        ({"position": {"weather": 1}}, "the game cannot begin like this: a position knows no"),
        ({"position": {"round": 20}}, "the game cannot begin like this: the duel has gone on"),
        ({"begin": [-1]}, "the outcomes of chance of begin are not a list of numbers"),
        ({"begin": [True]}, "the outcomes of chance of begin are not a list of numbers"),
        ({"begin": [1.0]}, "the outcomes of chance of begin are not a list of numbers"),
        ({"begin": ["1"]}, "the outcomes of chance of begin are not a list of numbers"),
        ({"actions": ["paul ground stone"]}, "action 1 is not a pair of notation and outcomes"),
        ({"actions": [["paul ground stone"]]}, "action 1 is not a pair of notation and outcomes"),
        ({"actions": [["x", [], []]]}, "action 1 is not a pair of notation and outcomes"),
        ({"actions": [[["x"], []]]}, "action 1 is not a pair of notation and outcomes"),
        ({"actions": [["x", 1]]}, "the outcomes of chance of action 1 are not a list of numbers"),
        ({"actions": [["x", [-1]]]}, "the outcomes of chance of action 1 are not a list"),
    ],
)
def test_a_wrong_value_is_refused_in_one_sentence(change: dict[str, Any], message: str) -> None:
    """The sentence says which field it is about."""
    assert why_bad(json.dumps({**data(), **change})).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is not JSON: "),
        ("{", "this is not JSON: "),
        ("paul ground stone", "this is not JSON: "),
        (TEXT + "x", "this is not JSON: "),
        (TEXT[:-1] + ', "seed": 11}', "this is not JSON: 'a key stands twice'"),
        (TEXT.replace('"seed": 11', '"seed": NaN'), "this is not JSON: 'NaN is not a number'"),
        (TEXT.replace('"seed": 11', '"seed": Infinity'), "this is not JSON: 'Infinity is not"),
        (TEXT.replace('"seed": 11', '"seed": -Infinity'), "this is not JSON: '-Infinity is not"),
        (TEXT.replace('"seed": 11', '"seed": 1e400'), "seed cannot be inf"),
        (TEXT.replace('"seed": 11', '"seed": 11.0'), "seed cannot be 11.0"),
        (TEXT.replace('"seed": 11', '"seed": ' + "9" * 5000), "this is not JSON: "),
        ("[" * 100_000, "this is not JSON: "),
        ("[" * 100_000 + "]" * 100_000, "this is not JSON: "),
        ('{"x":' * 100_000 + "1" + "}" * 100_000, "this is not JSON: "),
        (" " * (LARGEST + 1), f"it is longer than {LARGEST} characters"),
        ("null", "a record is an object with"),
        ("[]", "a record is an object with"),
        ("7", "a record is an object with"),
    ],
    ids=range(18),
)
def test_what_is_no_record_at_all(text: str, message: str) -> None:
    """Refused while reading: bounded, no duplicate keys, no NaN, no deep nesting."""
    assert why_bad(text).startswith(message)


def test_duplicate_keys_are_refused_at_any_depth() -> None:
    """Which of two values would count is nobody's guess."""
    with pytest.raises(k.BadRecord, match="a key stands twice"):
        read_json('{"options": {"rounds": 1, "rounds": 2}}')


def test_the_longest_text_is_still_read() -> None:
    """The limit itself is allowed."""
    assert read_json(" " * (LARGEST - 1) + "7") == 7


@pytest.mark.parametrize("depth", [100, 400, 900, 5_000, 50_000])
@pytest.mark.parametrize("field", ["seats", "options", "position", "begin", "actions", "salt"])
def test_deep_nesting_is_refused_wherever_it_is(field: str, depth: int) -> None:
    """Also where the reader of JSON would still take it."""
    deep = "[" * depth + "]" * depth
    wrapped = {"options": '{"rounds": ' + deep + "}", "position": '{"ground": ' + deep + "}"}
    text = json.dumps({**data(), field: "HERE"}).replace('"HERE"', wrapped.get(field, deep))

    assert why_bad(text)


@pytest.mark.parametrize("salt", ["\ud800", "spice\udfff"])
def test_a_salt_that_cannot_be_encoded_is_refused(salt: str) -> None:
    """Half a surrogate is no text: its seal cannot be computed."""
    with pytest.raises(k.BadRecord):
        Record.from_json(json.dumps({**data(), "salt": salt})).verify(SEAL)


def test_a_game_with_an_unencodable_salt_is_not_loaded() -> None:
    """Otherwise its first view would fail."""
    assert why_bad(json.dumps({**data(), "salt": "\ud800"}))


def attempt(read: Callable[[str], k.Game], text: Any) -> None:
    """Read something; only BadRecord may come out of it, or a game that can be looked at."""
    said = ""
    try:
        read(text).view(None)
    except k.BadRecord as bad:
        said = str(bad)
    assert "\n" not in said
    assert len(said) < 500


@given(st.text())
def test_any_text_is_a_bad_record(text: str) -> None:
    """Nothing but BadRecord comes out of it."""
    for read in (landsraad.load_game, landsraad.resume_game):
        attempt(read, text)


@given(st.binary())
def test_any_bytes_are_a_bad_record(garbage: bytes) -> None:
    """A file that is no text at all, read anyhow."""
    for text in (garbage, garbage.decode("latin-1"), garbage.decode(errors="surrogateescape")):
        attempt(landsraad.load_game, text)


def any_json(numbers: st.SearchStrategy[int]) -> st.SearchStrategy[Any]:
    return st.recursive(
        st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
        max_leaves=6,
    )


JSON = any_json(st.integers())
SMALL = any_json(st.integers(-50, 50))


@given(
    st.fixed_dictionaries({name: JSON | st.just(data()[name]) for name in FIELDS if name in data()})
)
def test_records_made_of_anything(made: dict[str, Any]) -> None:
    """All the right fields, with anything in them."""
    attempt(landsraad.load_game, json.dumps(made))


@given(st.data())
def test_mutated_text_of_a_record(draw: st.DataObject) -> None:
    """A few characters of a valid record exchanged, left out or repeated."""
    text = TEXT
    for _ in range(draw.draw(st.integers(1, 4))):
        here = draw.draw(st.integers(0, len(text)))
        there = draw.draw(st.integers(here, min(len(text), here + 20)))
        text = text[:here] + draw.draw(st.text(max_size=3)) + text[there:]
    attempt(landsraad.load_game, text)


def places(node: Any) -> list[tuple[Any, Any]]:
    """Every place in a piece of JSON: its container and the key or index there."""
    found: list[tuple[Any, Any]] = []
    if isinstance(node, dict | list):
        keys = list(node) if isinstance(node, dict) else range(len(node))
        for key in keys:
            found += [(node, key), *places(node[key])]
    return found


@given(st.data())
def test_mutated_values_of_a_record(draw: st.DataObject) -> None:
    """One value somewhere in a valid record exchanged for another."""
    changed = data()
    container, key = draw.draw(st.sampled_from(places(changed)))
    container[key] = draw.draw(
        JSON | st.sampled_from([place[key] for place, key in places(data())])
    )
    attempt(landsraad.load_game, json.dumps(changed))


# Saved games.


def test_a_game_saved_at_any_action_continues_exactly() -> None:
    """At every moment: same state, same questions, same views; then the same game to its end."""
    game, chance = duel(seed=11), k.Chance.seeded(4)
    while True:
        same = landsraad.resume_game(landsraad.save_game(game))

        assert same.digest() == game.digest()
        assert same.pending == game.pending or repr(same.pending) == repr(game.pending)
        assert same.record().to_json() == game.record().to_json()
        assert [same.view(eyes) for eyes in ("paul", None)] == [
            game.view(eyes) for eyes in ("paul", None)
        ]
        assert same.live
        assert play_out(same, 8).digest() == play_out(game.copy(), 8).digest()
        if game.over:
            break
        game.play(chance.choice(game.pending).actions.sample(chance))


def test_a_resumed_game_keeps_a_whole_record() -> None:
    """It verifies from its beginning, whenever it was saved on the way."""
    game = play_out(duel(seed=2), 2, 5)
    resumed = play_out(landsraad.resume_game(landsraad.save_game(game)), 3)

    assert resumed.record().verify().digest() == resumed.digest()


def test_interruptions_of_a_resumed_game_are_interruptions() -> None:
    """Which decisions are the step's own is asked afresh."""
    game = duel({"phase": "planning", "hands": {"feyd": ["shout_a"]}})
    same = landsraad.resume_game(landsraad.save_game(game))
    for each in (game, same):
        do(each, "feyd shout shout_a")

    assert same.digest() == game.digest()


def test_secret_answers_are_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits in a step is part of the state."""
    make_known(monkeypatch, Council)
    game = start(Council)
    do(game, "green votes yes")
    same = landsraad.resume_game(landsraad.save_game(game))

    assert same.stack == game.stack
    assert same.view("green") == game.view("green")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{}", "a saved game has a format, a record and a state"),
        ("[]", "a saved game has a format, a record and a state"),
        ("null", "a saved game has a format, a record and a state"),
        ("", "this is not JSON"),
        (TEXT, "a saved game has a format, a record and a state"),
        (json.dumps({**saved(), "more": 1}), "a saved game has a format, a record and a state"),
        (json.dumps({**saved(), "format": FORMAT}), f"the format is '{FORMAT}', not {SAVE}"),
        (json.dumps({**saved(), "format": None}), f"the format is None, not {SAVE}"),
        (json.dumps({**saved(), "record": None}), "a record is an object with"),
        (json.dumps({**saved(), "record": data()}), "the saved state is not the one the record"),
        (json.dumps({**saved(), "state": None}), "the saved state cannot be read: "),
        (json.dumps({**saved(), "state": 7}), "the saved state cannot be read: "),
        (json.dumps({**saved(), "state": "x"}), "the saved state cannot be read: "),
        (json.dumps({**saved(), "state": {}}), "the saved state cannot be read: "),
        (json.dumps({**saved(), "state": []}), "the saved state cannot be read: "),
        (
            json.dumps({**saved(), "state": {**saved()["state"], "more": 1}}),
            "the saved state cannot be read: 'a state has stack, outcome, chance and state'",
        ),
        (
            json.dumps({**saved(), "state": {**saved()["state"], "state": {"thirst": 1}}}),
            "the saved state cannot be read: \"the state of crysknife has no field 'thirst'\"",
        ),
        (json.dumps({**saved_by_place(), "state": []}), "the saved state cannot be read: "),
        (
            json.dumps({**saved_by_place(), "state": [*saved_by_place()["state"], 1]}),
            "the saved state cannot be read: ",
        ),
    ],
    ids=range(19),
)
def test_what_is_no_saved_game_at_all(text: str, message: str) -> None:
    """One sentence for each."""
    assert why_not_resumed(text).startswith(message)


STATE = ("stack", "outcome", "chance", *[field.name for field in Crysknife.state_fields])


def with_part(state: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """A saved state with another value for one part."""
    if name in state:
        return {**state, name: value}
    return {**state, "state": {**state["state"], name: value}}


TAMPERED: list[Any] = [
    None,
    7,
    "moon",
    [],
    ["tuple"],
    ["list"],
    ["dict"],
    ["dict", [["list"], 1]],
    ["dict", ["paul", 1], ["feyd", 1]],
    ["list", 7],
    ["list", ["object", "Lead", {"seat": "nobody"}]],
    ["list", ["object", "Hit", {"seat": "nobody"}]],
    ["list", ["object", "Planning", {"plans": 7}]],
    ["list", ["object", "Lead", {}]],
    ["list", ["object", "Lead", {"seat": "paul", "chair": 1}]],
    ["list", ["object", "Lead"]],
    ["list", ["object", "Eval", {"seat": "1"}]],
    ["list", ["object", ["x"], {}]],
    ["object", "Outcome", {"winners": 1, "ending": 2, "rule": 3}],
    ["tuple", 1, 2, 3, 4, ["tuple"]],
    ["bytes", "zz"],
    ["set", 1],
    {"x": 1},
    1.5,
]


@pytest.mark.parametrize("moment", SAVED)
@pytest.mark.parametrize("name", STATE)
def test_a_tampered_state_is_refused(moment: str, name: str) -> None:
    """Whichever part of the state was changed to whatever: BadRecord and nothing else."""
    state = saved(moment)["state"]
    received = {
        str(value): reception({**saved(moment), "state": with_part(state, name, value)})
        for value in TAMPERED
        if value != {**state, **state["state"]}.get(name)
    }

    assert received == dict.fromkeys(received, "BadRecord")


def test_a_tampered_state_is_refused_before_its_steps_are_asked_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A step asked about a breath of 10**9 would count the plans until the end of days."""
    asked: list[k.Game] = []

    def ask(step: Planning, game: k.Game) -> tuple[k.Decision, ...]:
        asked.append(game)
        return ()

    monkeypatch.setattr(Planning, "ask", ask)
    changed = saved("planning")
    changed["state"]["state"]["breath"] = ["dict", ["paul", 10**9], ["feyd", 6]]

    assert reception(changed) == "BadRecord"
    assert asked == []


@pytest.mark.parametrize("moment", SAVED)
def test_every_single_value_of_a_saved_state_is_guarded(moment: str) -> None:
    """Change one number or word anywhere in the state, and the game is refused."""
    received = {}
    for number in range(len(places(saved(moment)["state"]))):
        changed = saved(moment)
        container, key = places(changed["state"])[number]
        old = container[key]
        container[key] = old + 1 if isinstance(old, int) else "water" if old else 1
        received[number, str(old)] = reception(changed)

    assert received == dict.fromkeys(received, "BadRecord")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("digest", "0" * 64),
        ("seed", 12.5),
        ("game", "checkers"),
        ("options", {"rounds": 9}),
        ("seats", ["feyd", "paul"]),
    ],
)
def test_a_tampered_record_of_a_saved_game_is_refused(name: str, value: Any) -> None:
    """What the game goes on with, options and seats included, is the one that was saved."""
    changed = saved()
    changed["record"][name] = value

    assert why_not_resumed(json.dumps(changed))


@pytest.mark.parametrize("depth", [200, 900, 5_000])
def test_deep_nesting_in_a_saved_state_is_refused(depth: int) -> None:
    """The reader of states goes no deeper than a state does."""
    deep = '["tuple",' * depth + "1" + "]" * depth
    text = json.dumps({**saved(), "state": "HERE"}).replace('"HERE"', deep)

    assert why_not_resumed(text)


def test_an_action_of_a_saved_game_that_cannot_be_read_is_refused() -> None:
    """Although a saved game is not replayed, its record must be one."""
    changed = saved()
    changed["record"]["actions"][0][0] = "paul dances"

    assert why_not_resumed(json.dumps(changed)).startswith("the saved state cannot be read: ")


@given(st.data())
def test_mutated_values_of_a_saved_game(draw: st.DataObject) -> None:
    """One value somewhere in a valid saved game exchanged for another."""
    changed = saved(draw.draw(st.sampled_from(list(SAVED))))
    container, key = draw.draw(st.sampled_from(places(changed)))
    container[key] = draw.draw(
        SMALL | st.sampled_from([place[key] for place, key in places(saved())])
    )
    attempt(landsraad.resume_game, json.dumps(changed))


# Positions.

POSITION = {
    "phase": "hit",
    "hit": "feyd",
    "hands": {"feyd": ["parry_a"], "paul": ["feint_a"]},
    "dice": [6, 2],
}


def test_a_game_from_a_position_replays() -> None:
    """The position stands in the record, with its dice."""
    game = duel(POSITION)
    do(game, "feyd parry -")
    play_out(game, 3)
    same = landsraad.load_game(game.record().to_json())

    assert json.loads(game.record().to_json())["position"] == POSITION
    assert same.digest() == game.digest()
    assert same.record().to_json() == game.record().to_json()


def test_a_game_from_a_position_replays_by_its_outcomes() -> None:
    """The dice to come are among the outcomes."""
    game = duel(POSITION)
    do(game, "feyd parry -")
    play_out(game, 3)
    record = game.record()

    assert [known(g) for g in record.moments(by_outcomes=True)] == [
        known(g) for g in record.moments()
    ]


def test_a_copy_of_a_replayed_game_is_the_same_game() -> None:
    """Also while dice of a position are still to come and outcomes are on a tape."""
    game = duel(POSITION).record().replay(by_outcomes=True)

    assert game.copy().digest() == game.digest()


def test_a_game_from_a_position_is_saved_and_resumed() -> None:
    """Dice that have not fallen yet are part of the state."""
    game = duel(POSITION)
    same = landsraad.resume_game(landsraad.save_game(game))
    for each in (game, same):
        do(each, "feyd parry -")

    assert same.chance.dice == (2,)
    assert same.digest() == game.digest()


def test_a_fault_of_a_game_is_not_called_a_bad_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying runs the game's code: its own faults come out as what they are."""
    make_known(monkeypatch, Parlour)
    game = start(Parlour)
    entries: dict[str, Any] = {**game.record().to_data(), "actions": [["red says fault", []]]}

    with pytest.raises(ZeroDivisionError):
        Record.from_data(entries).replay()


def test_a_record_needs_its_game_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message names the games there are."""
    text = start(Parlour).record().to_json()

    assert why_bad(text).startswith("there is no game 'parlour'; there are")


def test_a_record_of_an_older_rules_version_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has moved on still plays what was played before, and says by which rules."""
    monkeypatch.setattr(Crysknife, "version", "2")
    same = landsraad.load_game(TEXT)

    assert same.digest() == GAME.digest()
    assert same.setup.version == "1"
    assert same.record().to_json() == TEXT
