"""Codec: states go to JSON and come back exactly; nothing else comes back."""

from __future__ import annotations

import enum
import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from landsraad.kernel.codec import Codec, CodecByPlace, canonical
from landsraad.kernel.errors import BadRecord
from landsraad.kernel.values import Json
from tests.kernel.strategies import ACTIONS, actions, exactly, json_like, values, words


@dataclass(frozen=True, slots=True)
class Waiting:
    """A step that waits for nobody."""


@dataclass(frozen=True, slots=True)
class Dialling:
    """A step with secret answers."""

    dials: tuple[tuple[str, int], ...]
    pile: bytes
    rest: object = None


@dataclass(frozen=True, slots=True)
class Careful:
    """A value that refuses some fields."""

    number: int

    def __post_init__(self) -> None:
        if self.number < 0:
            raise ValueError("a number of forces")


CODEC = Codec((*ACTIONS, Waiting, Dialling, Careful))
BY_PLACE = CodecByPlace((*ACTIONS, Waiting, Dialling, Careful), {})
pack = CODEC.pack

every_codec = pytest.mark.parametrize("codec", [CODEC, BY_PLACE], ids=["by name", "by place"])
TAGS = ("tuple", "list", "dict", "bytes", "array", "object")

keys = st.one_of(st.none(), st.booleans(), st.integers(-2, 2), words, values)


def branches(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(keys, inner, max_size=3),
        st.builds(Dialling, values, st.binary(max_size=4), inner),
    )


states = st.recursive(
    st.one_of(
        values,
        st.integers(),
        st.binary(max_size=5),
        st.binary(max_size=5).map(bytearray),
        actions(),
        st.builds(Waiting),
        st.builds(Careful, st.integers(0)),
    ),
    branches,
    max_leaves=6,
)


def tagged(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Lists that begin as packed values do."""
    names = st.sampled_from(["Bid", "Waiting", "Dialling", "Careful", "object", "int", "Nobody"])
    rest = st.one_of(inner, names, st.lists(inner, min_size=2, max_size=2), st.just("00ff"))
    return st.builds(
        lambda tag, items: [tag, *items], st.sampled_from(TAGS), st.lists(rest, max_size=4)
    )


nearly_packed = st.recursive(json_like(), tagged, max_leaves=6)


# The laws.


@every_codec
@given(state=states)
def test_a_state_comes_back_exactly(codec: Codec, state: Any) -> None:
    """Through a text of JSON: equal, of equal types, in equal order."""
    sent = json.loads(json.dumps(codec.pack(state)))

    assert exactly(codec.unpack(sent)) == exactly(state)


@every_codec
@given(one=states, other=states)
def test_two_states_are_packed_alike_only_if_they_are_the_same(
    codec: Codec, one: Any, other: Any
) -> None:
    """So a digest of the packed state is a fingerprint of the state."""
    packed = [canonical(codec.pack(state)) for state in (one, other)]

    assert (packed[0] == packed[1]) == (exactly(one) == exactly(other))


@given(st.one_of(json_like(), nearly_packed))
def test_anything_else_is_a_bad_record(data: Any) -> None:
    """Whatever is sent is read or refused with BadRecord; nothing else is ever raised."""
    try:
        CODEC.unpack(data)
    except BadRecord as refused:
        message = str(refused)
        assert message.endswith("is not part of a saved game")


@given(nearly_packed)
@example(["dict", "ab"])
@example(["dict", {"a": 1, "b": 2}])
@example(["dict", ["a", 1], ["a", 2]])
@example(["bytes", "00", 1])
@example(["array", "00", 1])
@example(["bytes", "0A"])
@example(["bytes", "00 00"])
@example(["object", "Dialling", {"dials": ["tuple"], "pile": ["bytes", ""], "rest": None}])
@example(["object", "Dialling", {"dials": ["tuple"], "pile": ["bytes", ""], "more": 1}])
@example(["object", "Dialling", ["tuple"], ["bytes", ""]])
def test_only_what_pack_writes_is_read(data: Any) -> None:
    """What can be read would have been written so: there is one way to save a state."""
    try:
        state = CODEC.unpack(data)
    except BadRecord:
        return

    assert exactly(pack(state)) == exactly(data)


# Packing.


@pytest.mark.parametrize(
    ("state", "packed"),
    [
        (None, None),
        (True, True),
        (10**30, 10**30),
        ("a", "a"),
        ((), ["tuple"]),
        ((1, (2,)), ["tuple", 1, ["tuple", 2]]),
        ([1, []], ["list", 1, ["list"]]),
        ({"b": 1, 2: ()}, ["dict", ["b", 1], [2, ["tuple"]]]),
        (b"\x00\xff", ["bytes", "00ff"]),
        (bytearray(b"\x01"), ["array", "01"]),
        (Waiting(), ["object", "Waiting", {}]),
        (Careful(3), ["object", "Careful", {"number": 3}]),
        (
            Dialling((), b""),
            ["object", "Dialling", {"dials": ["tuple"], "pile": ["bytes", ""]}],
        ),
    ],
)
def test_how_a_state_is_packed(state: object, packed: Any) -> None:
    """Everything but None, bool, int and str says what it is."""
    assert exactly(pack(state)) == exactly(packed)
    assert exactly(CODEC.unpack(packed)) == exactly(state)


@pytest.mark.parametrize(
    "state", [{1, 2}, frozenset(), 1.0, float("nan"), 1j, object(), range(3), int, Codec(())]
)
def test_what_cannot_be_part_of_a_state(state: object) -> None:
    """Sets above all: their order changes with the hash seed. Not even deep inside."""
    for holder in (state, (state,), [state], {"a": state}, Dialling((), b"", state)):
        with pytest.raises(TypeError, match="cannot be part of a state"):
            pack(holder)


class Point(NamedTuple):
    """Equal to a tuple, but not one."""

    x: int
    y: int


class Colour(enum.StrEnum):
    """Equal to a string, but not one."""

    RED = "red"


class Phase(enum.IntEnum):
    """Equal to a number, but not one."""

    STORM = 1


@pytest.mark.parametrize("state", [Point(1, 2), Colour.RED, Phase.STORM], ids=repr)
def test_a_type_that_would_not_come_back_is_refused(state: object) -> None:
    """A NamedTuple would come back as a tuple, an enum as its value: a state may not hold them."""
    with pytest.raises(TypeError, match="cannot be part of a state"):
        pack(state)


# Reading.


@pytest.mark.parametrize(
    "data",
    [
        1.0,
        float("nan"),
        {},
        {"0": "tuple"},
        [],
        [None],
        [[]],
        [["tuple"]],
        ["set", 1],
        ["Tuple"],
        ["tuple", []],
        ["list", 1.5],
        ["dict", 1],
        ["dict", ["a"]],
        ["dict", ["a", 1, 2]],
        ["dict", [["list"], 1]],
        ["bytes"],
        ["bytes", 0],
        ["bytes", "0"],
        ["bytes", "zz"],
        ["array", None],
        ["object"],
        ["object", "Nobody"],
        ["object", ["Waiting"]],
        ["object", "Waiting", 1],
        ["object", "Waiting", {"x": 1}],
        ["object", "Waiting", {}, {}],
        ["object", "Careful"],
        ["object", "Careful", 1],
        ["object", "Careful", {"number": -1}],
        ["object", "Careful", {"number": "x"}],
        ["object", "Dialling", {"dials": ["tuple"], "pile": ["bytes", ""], "rest": None}],
    ],
    ids=repr,
)
def test_a_malformed_state_is_a_bad_record(data: Any) -> None:
    """The message repeats what was found."""
    with pytest.raises(BadRecord, match="is not part of a saved game"):
        CODEC.unpack(data)
    with pytest.raises(BadRecord, match="is not part of a saved game"):
        CODEC.unpack(["tuple", 1, data])


def test_only_the_classes_of_the_game_are_read() -> None:
    """A name is looked up among them and nowhere else."""
    packed = pack(Careful(1))

    with pytest.raises(BadRecord):
        Codec((Waiting,)).unpack(packed)
    assert Codec((Careful,)).unpack(packed) == Careful(1)


def test_a_state_nested_too_deep_is_a_bad_record() -> None:
    """A hostile file must not end the process."""
    deep: Json = 0
    for _ in range(2 * sys.getrecursionlimit()):
        deep = ["tuple", deep]

    with pytest.raises(BadRecord):
        CODEC.unpack(deep)


def test_two_classes_of_one_name_are_refused() -> None:
    """A saved name must mean one class; the same class twice is no harm."""

    def another() -> type:
        class Waiting:
            pass

        return Waiting

    with pytest.raises(TypeError, match="two classes of one game are called Waiting"):
        Codec((Waiting, another()))
    assert Codec((Waiting, Waiting)).unpack(["object", "Waiting", {}]) == Waiting()


# Classes change, what is stored does not.


@dataclass(frozen=True, slots=True)
class Dial:
    """A step as it was once."""

    seat: str
    amount: int = 1


@dataclass(frozen=True, slots=True)
class WiderDial:
    """The same with another field, in another order."""

    amount: int = 1
    hidden: bool = False
    seat: str = ""


WiderDial.__name__ = "Dial"


@pytest.mark.parametrize("amount", [1, 5])
def test_a_new_field_changes_nothing_that_is_stored(amount: int) -> None:
    """At its default it is not written, and the order of fields does not matter."""
    older, newer = Codec((Dial,)), Codec((WiderDial,))
    packed = older.pack(Dial("red", amount))

    assert canonical(newer.pack(newer.unpack(packed))) == canonical(packed)
    assert newer.unpack(packed) == WiderDial(amount, False, "red")


def test_a_renamed_class_is_stored_by_its_old_name() -> None:
    """The new name stands in the code only."""
    names = {"Careful": "Anxious"}
    codec = Codec((Careful,), names)

    assert codec.pack(Careful(1)) == ["object", "Anxious", {"number": 1}]
    assert codec.unpack(["object", "Anxious", {"number": 1}]) == Careful(1)
    assert CodecByPlace((Careful,), {}, names).pack(Careful(1)) == ["object", "Anxious", 1]
    with pytest.raises(BadRecord):
        codec.unpack(["object", "Careful", {"number": 1}])


def test_fields_by_place_are_those_that_were_kept() -> None:
    """The list of places says which fields there were, and in what order."""
    older = CodecByPlace((Dial,), {})
    newer = CodecByPlace((WiderDial,), {"Dial": ("seat", "amount")})
    packed = older.pack(Dial("red", 5))

    assert packed == ["object", "Dial", "red", 5]
    assert newer.unpack(packed) == WiderDial(5, False, "red")
    assert newer.pack(newer.unpack(packed)) == packed


@pytest.mark.parametrize("packed", [["object", "Dial", "red"], ["object", "Dial", "red", 5, 6]])
def test_all_places_are_filled_and_no_others(packed: Any) -> None:
    """There were no defaults to leave out."""
    with pytest.raises(BadRecord):
        CodecByPlace((Dial,), {}).unpack(packed)


# Digests.


def test_canonical_is_compact_ascii() -> None:
    """No spaces, no letters that a file system or an editor might change."""
    assert canonical(["tuple", "Muad’Dib", None, True, 1]) == (
        b'["tuple","Muad\\u2019Dib",null,true,1]'
    )


def test_canonical_does_not_depend_on_the_hash_seed() -> None:
    """Another process with another hash seed writes the same bytes."""
    code = (
        "from landsraad.kernel.codec import canonical, Codec;"
        "pile = {name: (name, i) for i, name in enumerate('storm spice'.split())};"
        "print(canonical(Codec(()).pack(pile)))"
    )
    written = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }

    assert len(written) == 1
    assert "storm" in written.pop()
