"""Chance: the same stream everywhere, fair, and written down."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from itertools import permutations
from math import sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.kernel.chance import GENERATORS, Blake2b, Chance, Sfc32, Tape

seeds = st.integers(-(2**200), 2**200)


def logged(chance: Chance) -> list[int]:
    """The list in which this chance writes its outcomes from now on."""
    log: list[int] = []
    chance.drawn = log
    return log


def chi_square(counts: Counter[Any], outcomes: int) -> float:
    """How far from equally often; about `outcomes - 1` if it is fair."""
    expected = counts.total() / outcomes
    missing = [0] * (outcomes - len(counts))
    squares: list[float] = [(times - expected) ** 2 for times in [*counts.values(), *missing]]
    return sum(squares) / expected


def generous(outcomes: int) -> float:
    """Five deviations above the mean, and a little more where there are few outcomes."""
    freedom = outcomes - 1
    return freedom + 5 * sqrt(2 * freedom) + 4


# The stream.


every_generator = pytest.mark.parametrize("generator", list(GENERATORS))


@pytest.mark.parametrize(
    ("generator", "seed", "expected"),
    [
        ("sfc32", 0, [2781919447, 1352329280, 466492451, 3510272030, 381272439, 4120353554]),
        ("sfc32", 1, [1980691863, 874780676, 822843476, 2186466004, 792566493, 4130287665]),
        ("sfc32", 2**128, [4284337518, 2151497047, 1151872356, 1716805730, 843636524, 103190880]),
        ("sfc32", -1, [3439890671, 2755060942, 3855969729, 138110695, 3170961293, 2652766267]),
        ("blake2b", 0, [2155704183, 337966015, 3139046005, 2317260873, 2358876889, 1026342349]),
        ("blake2b", 1, [1121062249, 2839859075, 2662839261, 1036018745, 1001126701, 2282923906]),
        ("blake2b", 2**128, [2620557604, 2406812506, 3168512679, 2623640640, 818997652]),
        ("blake2b", -1, [4014677641, 2407187473, 1217264641, 150024457, 610948699, 3734702173]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(
    generator: str, seed: int, expected: list[int]
) -> None:
    """Records replay in ten years and on every platform, so these numbers never change."""
    chance = GENERATORS[generator].of_seed(seed)

    assert [chance.below(2**32) for _ in expected] == expected


def test_a_seed_gives_the_same_outcomes_for_ever() -> None:
    """Every way to draw, in one sitting."""
    chance = Blake2b.of_seed(0)

    assert chance.shuffle("abcdefgh") == tuple("gaefdbch")
    assert chance.roll(8) == (4, 1, 4, 2, 5, 2, 1, 5)
    assert chance.sample(range(100), 5) == (52, 12, 99, 58, 74)
    assert chance.below(10**30) == 159356697590497607916114810028
    assert chance.choice("xyz") == "x"
    assert chance.fork().below(2**64) == 7170601285785693980


@given(
    seeds,
    st.dictionaries(st.sampled_from(["paul", "feyd", "chani"]), st.text("abc äß", min_size=1)),
)
def test_anybody_can_compute_the_stream(seed: int, words: dict[str, str]) -> None:
    """BLAKE2b of a counter, under a key that is BLAKE2b of the seed and the players' words."""
    text = f"landsraad seed {seed}" + "".join(f"\n{seat} {words[seat]}" for seat in sorted(words))
    key = blake2b(text.encode(), digest_size=32).digest()
    blocks = [blake2b(number.to_bytes(8, "little"), key=key).digest() for number in range(3)]
    stream = b"".join(blocks)
    expected = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]
    chance = Blake2b.of_seed(seed, words)

    assert [chance.below(2**32) for _ in expected] == expected


def test_every_word_counts() -> None:
    """Another word, another player, one word more or less: another stream."""
    given_words: list[dict[str, str]] = [
        {},
        {"paul": "water"},
        {"paul": "Water"},
        {"feyd": "water"},
        {"paul": "water", "feyd": "blood"},
        {"paul": "blood", "feyd": "water"},
    ]
    streams = {Blake2b.of_seed(7, words).below(2**128) for words in given_words}

    assert len(streams) == len(given_words)


def test_the_order_in_which_words_were_given_does_not_count() -> None:
    """They stand by the names of the seats."""
    one, other = {"paul": "water", "feyd": "blood"}, {"feyd": "blood", "paul": "water"}

    assert Blake2b.of_seed(7, one).state() == Blake2b.of_seed(7, other).state()


def test_the_counter_turns_over() -> None:
    """After 2^32 words of sfc32 it begins again at 0, and all words stay within 32 bits."""
    chance = Sfc32(2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1)
    chance.below(2**32)

    assert chance.counter == 0
    assert all(0 <= word < 2**32 for word in chance.state()[:4])


@given(seeds, seeds)
def test_different_seeds_give_different_streams(one: int, other: int) -> None:
    """And equal seeds equal ones."""
    streams = [[Chance.seeded(seed).below(2**128)] for seed in (one, other)]

    assert (streams[0] == streams[1]) == (one == other)


@every_generator
@given(seed=seeds, before=st.integers(0, 40), after=st.integers(1, 40))
def test_a_copy_goes_its_own_way(generator: str, seed: int, before: int, after: int) -> None:
    """It continues the stream; drawing from one does not disturb the other."""
    chance: Chance = GENERATORS[generator].of_seed(seed)
    chance.roll(before)
    twin, third = chance.copy(), chance.copy()
    state = chance.state()
    log = logged(twin)
    expected = twin.roll(after, 1000)

    assert chance.state() == state
    assert chance.roll(after, 1000) == expected
    assert third.roll(after, 1000) == expected
    assert log == [face - 1 for face in expected]


@every_generator
@given(seed=seeds, before=st.integers(0, 40), dice=st.lists(st.integers(1, 6), max_size=3))
def test_the_state_is_all_that_is_needed(
    generator: str, seed: int, before: int, dice: list[int]
) -> None:
    """The class with the state goes on where the other stands, loaded dice included."""
    chance: Chance = GENERATORS[generator].of_seed(seed)
    chance.roll(before)
    chance.dice = tuple(dice)
    twin = GENERATORS[generator](*chance.state())

    assert twin.roll(20) == chance.roll(20)
    assert twin.state() == chance.state()


@given(seeds)
def test_a_fork_is_a_stream_of_its_own(seed: int) -> None:
    """It is drawn from the parent, one outcome, and neither disturbs the other afterwards."""
    parent, twin = Chance.seeded(seed), Chance.seeded(seed)
    log = logged(parent)
    fork, same_fork, second_fork = parent.fork(), twin.fork(), twin.fork()
    expected = parent.copy().roll(4, 1000)
    numbers = fork.roll(4, 10**9)
    seed_of_the_fork = log[0]

    assert log == [seed_of_the_fork]
    assert parent.roll(4, 1000) == expected
    assert same_fork.roll(4, 10**9) == numbers
    assert second_fork.roll(4, 10**9) != numbers
    assert Chance.seeded(seed_of_the_fork).roll(4, 10**9) == numbers


def test_the_global_generator_is_neither_read_nor_changed() -> None:
    """Whoever seeds `random` has no influence on a game, nor the game on them."""

    def everything() -> list[object]:
        chance = Chance.seeded(5)
        return [
            chance.below(10**40),
            chance.roll(5),
            chance.choice("abc"),
            chance.shuffle(range(9)),
            chance.sample(range(9), 3),
            chance.fork().state(),
        ]

    outcomes = []
    for seed in (1, 2):
        random.seed(seed)
        before = random.getstate()
        outcomes.append(everything())
        assert random.getstate() == before

    assert outcomes[0] == outcomes[1]


# Fairness.


@given(seeds, st.one_of(st.integers(1, 100), st.integers(1, 2**200)))
def test_below_stays_below(seed: int, limit: int) -> None:
    """From 0 to limit - 1, for limits of any size."""
    chance = Chance.seeded(seed)

    assert all(0 <= chance.below(limit) < limit for _ in range(5))


def test_one_outcome_is_no_surprise() -> None:
    """It is logged like any other, but takes nothing from the stream."""
    chance = Chance.seeded(1)
    log, state = logged(chance), chance.state()

    assert chance.below(1) == 0
    assert chance.state() == state
    assert log == [0]


@pytest.mark.parametrize("limit", [0, -1, -(2**40)])
def test_chance_needs_an_outcome(limit: int) -> None:
    """None is an error of the caller; nothing is drawn."""
    chance = Chance.seeded(1)
    log = logged(chance)

    with pytest.raises(ValueError, match="at least one outcome"):
        chance.below(limit)
    with pytest.raises(ValueError, match="at least one outcome"):
        chance.choice([])
    assert log == []


@pytest.mark.parametrize("limit", range(2, 51))
def test_small_limits_are_fair(limit: int) -> None:
    """Chi-square over 200 draws for each outcome."""
    chance = Chance.seeded(limit)
    counts = Counter(chance.below(limit) for _ in range(200 * limit))

    assert chi_square(counts, limit) < generous(limit)


@pytest.mark.parametrize(
    "limit",
    [
        3 << 30,
        2**32,
        2**32 + 1,
        3 << 31,
        3 << 62,
        2**64,
        2**64 + 1,
        3 << 63,
        3 << 94,
        10**40,
    ],
)
def test_huge_limits_are_fair(limit: int) -> None:
    """In twelve equal parts, and in the last digits; three quarters of a power of two show bias."""
    chance = Chance.seeded(7)
    numbers = [chance.below(limit) for _ in range(4800)]
    parts = Counter(number * 12 // limit for number in numbers)
    digits = Counter(number % 8 for number in numbers)

    assert chi_square(parts, 12) < generous(12)
    assert chi_square(digits, 8) < generous(8)


def test_successive_outcomes_are_independent() -> None:
    """Pairs of dice are as fair as dice."""
    chance = Chance.seeded(11)
    pairs = Counter(chance.roll(2) for _ in range(36 * 200))

    assert chi_square(pairs, 36) < generous(36)


@pytest.mark.parametrize("cards", ["abc", "abcd"])
def test_every_order_of_cards_is_equally_likely(cards: str) -> None:
    """All orders of three or four cards come up, about equally often."""
    chance = Chance.seeded(3)
    orders = list(permutations(cards))
    counts = Counter(chance.shuffle(cards) for _ in range(200 * len(orders)))

    assert set(counts) == set(orders)
    assert chi_square(counts, len(orders)) < generous(len(orders))


def test_every_draw_without_putting_back_is_equally_likely() -> None:
    """Two of four in the order drawn: twelve ways."""
    chance = Chance.seeded(4)
    ways = list(permutations("abcd", 2))
    counts = Counter(chance.sample("abcd", 2) for _ in range(200 * len(ways)))

    assert set(counts) == set(ways)
    assert chi_square(counts, len(ways)) < generous(len(ways))


@given(seeds, st.lists(st.integers(0, 5), max_size=12))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    """The same cards, doubles included; the pile that was given is not touched."""
    before = list(cards)
    shuffled = Chance.seeded(seed).shuffle(cards)

    assert Counter(shuffled) == Counter(cards)
    assert cards == before


@given(seeds, st.integers(0, 40), st.integers(0, 40))
def test_a_shuffle_draws_card_by_card(seed: int, drawn: int, cards: int) -> None:
    """Whole blocks or not: the same order, outcomes and stream afterwards."""
    one, other = Chance.seeded(seed), Chance.seeded(seed)
    for chance in (one, other):
        chance.roll(drawn)
        chance.drawn = []

    assert one.shuffle(range(cards)) == Chance.shuffle(other, range(cards))
    assert one.drawn == other.drawn
    assert one.state() == other.state()


@given(seeds, st.lists(st.integers(0, 5), max_size=8), st.integers(0, 8))
def test_a_sample_is_drawn_without_putting_back(seed: int, cards: list[int], number: int) -> None:
    """As many as asked, never more of a card than there are."""
    before, chance = list(cards), Chance.seeded(seed)
    log = logged(chance)
    if number > len(cards):
        with pytest.raises(ValueError, match=f"cannot draw {number} of {len(cards)}"):
            chance.sample(cards, number)
        assert log == []
        return

    drawn = chance.sample(cards, number)

    assert len(drawn) == number
    assert not Counter(drawn) - Counter(cards)
    assert cards == before


def test_a_sample_is_not_less_than_nothing() -> None:
    """A negative number of cards is refused."""
    with pytest.raises(ValueError, match="cannot draw -1 of 3"):
        Chance.seeded(1).sample("abc", -1)


@given(seeds, st.integers(1, 20))
def test_a_die_shows_one_to_its_sides(seed: int, sides: int) -> None:
    """And the log says one less."""
    chance = Chance.seeded(seed)
    log = logged(chance)
    faces = chance.roll(10, sides)

    assert all(1 <= face <= sides for face in faces)
    assert log == [face - 1 for face in faces]


# Loaded dice.


def loaded(seed: int, *dice: int) -> Chance:
    """The stream of a seed with the dice to come."""
    chance = Chance.seeded(seed)
    chance.dice = dice
    return chance


def test_loaded_dice_are_used_first() -> None:
    """Then the stream goes on as if they had never been there."""
    chance, plain = loaded(1, 6, 1, 3), Chance.seeded(1)

    assert chance.die() == 6
    assert chance.roll(4) == (1, 3, *plain.roll(2))
    assert not chance.dice


def test_only_dice_are_loaded() -> None:
    """Cards and other draws come from the stream."""
    chance, plain = loaded(1, 6), Chance.seeded(1)

    assert chance.below(100) == plain.below(100)
    assert chance.shuffle("abcde") == plain.shuffle("abcde")
    assert chance.dice == (6,)


@pytest.mark.parametrize(("face", "sides"), [(7, 6), (0, 6), (-1, 6), (3, 2)])
def test_a_die_cannot_show_what_it_has_not(face: int, sides: int) -> None:
    """Refused before anything has changed."""
    chance = loaded(1, face, 1)
    log = logged(chance)

    with pytest.raises(ValueError, match=f"a die of {sides} sides cannot show {face}"):
        chance.die(sides)
    assert chance.dice == (face, 1)
    assert log == []


def test_a_copy_has_the_loaded_dice() -> None:
    """Those that are left, and each uses its own."""
    chance = loaded(1, 4, 5)
    chance.die()
    twin = chance.copy()

    assert twin.die() == 5
    assert chance.die() == 5


# The log and its playing back.

draws: st.SearchStrategy[Callable[[Chance], object]] = st.one_of(
    st.builds(lambda n: lambda chance: chance.below(n), st.integers(1, 2**80)),
    st.builds(lambda n: lambda chance: chance.die(n), st.integers(6, 20)),
    st.builds(lambda n: lambda chance: chance.roll(n), st.integers(0, 4)),
    st.builds(lambda n: lambda chance: chance.choice(range(n)), st.integers(1, 9)),
    st.builds(lambda n: lambda chance: chance.shuffle(range(n)), st.integers(0, 6)),
    st.builds(lambda n: lambda chance: chance.sample(range(9), n), st.integers(0, 9)),
    st.just(lambda chance: chance.fork().state()),
)


@given(seeds, st.lists(draws, max_size=6), st.lists(st.integers(1, 6), max_size=4).map(tuple))
def test_a_tape_plays_back_whatever_was_drawn(
    seed: int, program: list[Callable[[Chance], object]], dice: tuple[int, ...]
) -> None:
    """The log alone gives the same outcomes without the generator, loaded dice included."""
    chance = loaded(seed, *dice)
    log = logged(chance)
    happened = [draw(chance) for draw in program]
    tape = Tape(log)
    played = logged(tape)

    assert [draw(tape) for draw in program] == happened
    assert played == log
    assert tape.position == len(log)


@given(seeds, st.lists(draws, max_size=6), st.lists(st.integers(1, 6), max_size=4).map(tuple))
def test_keeping_a_log_changes_nothing(
    seed: int, program: list[Callable[[Chance], object]], dice: tuple[int, ...]
) -> None:
    """Only a game keeps one; elsewhere the same outcomes come and nothing piles up."""
    kept, silent = loaded(seed, *dice), loaded(seed, *dice)
    logged(kept)

    assert [draw(silent) for draw in program] == [draw(kept) for draw in program]
    assert silent.state() == kept.state()
    assert silent.drawn is None


def test_copies_and_forks_write_in_no_log() -> None:
    """What was drawn belongs to the game that drew it."""
    chance, tape = Chance.seeded(1), Tape([1, 2])
    log, played = logged(chance), logged(tape)
    chance.copy().roll(3)
    tape.copy().below(3)
    chance.fork().roll(3)

    assert len(log) == 1
    assert played == []


def test_the_log_has_every_outcome_in_order() -> None:
    """One for each number, die, choice and drawn card; one less than the cards of a shuffle."""
    chance = Chance.seeded(9)
    log = logged(chance)
    number, faces, letter = chance.below(50), chance.roll(2), chance.choice("abc")

    assert log == [number, faces[0] - 1, faces[1] - 1, "abc".index(letter)]

    log.clear()
    chance.shuffle("abcde")
    chance.sample("abcde", 3)
    chance.shuffle("")

    assert len(log) == 4 + 3


def test_a_tape_runs_out() -> None:
    """Rather than make something up."""
    tape = Tape([2, 0])
    log = logged(tape)

    assert tape.below(3) == 2
    assert tape.below(1) == 0
    with pytest.raises(ValueError, match="no further outcome"):
        tape.below(1)
    assert log == [2, 0]


@pytest.mark.parametrize(("outcome", "limit"), [(3, 3), (6, 6), (-1, 6), (1, 1)])
def test_a_tape_stays_in_range(outcome: int, limit: int) -> None:
    """An outcome that could not have happened is refused, and the tape stays where it is."""
    tape = Tape([outcome])
    log = logged(tape)

    with pytest.raises(ValueError, match=f"the tape says {outcome}, but there are only {limit}"):
        tape.below(limit)
    assert tape.position == 0
    assert log == []


def test_a_tape_needs_an_outcome_too() -> None:
    """No outcome at all is an error of the caller, as for any chance."""
    with pytest.raises(ValueError, match="at least one outcome"):
        Tape([0]).below(0)


def test_a_copy_of_a_tape_plays_on_by_itself() -> None:
    """From the same place, without moving the other."""
    tape = Tape([1, 2, 3])
    tape.below(4)
    twin = tape.copy()

    assert (twin.below(4), twin.below(4)) == (2, 3)
    assert tape.position == 1
    assert (tape.below(4), tape.below(4)) == (2, 3)
