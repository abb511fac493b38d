"""Sequential halving within a budget: the best of some candidates, by few trials."""

from __future__ import annotations

import pytest

from landsraad.bots import budget as budgets
from landsraad.bots.budget import Budget, Thought
from landsraad.bots.search import Estimate, weigh
from landsraad.kernel import BadOptions, Chance


def thought(playouts: int) -> Thought:
    return Thought(Budget(playouts=playouts))


def test_the_best_is_found_within_the_budget() -> None:
    chance, trials = Chance.seeded(3), list[int]()
    luck = {n: [chance.below(100) / 1000 for _ in range(16)] for n in (1, 2, 3, 7)}

    def trial(candidate: int, number: int) -> float:
        trials.append(candidate)
        return candidate / 50 + luck[candidate][number]

    found = weigh([1, 3, 7, 2], trial, thought(16))

    assert found[0].candidate == 7
    assert len(trials) == 16
    assert trials.count(7) > trials.count(2)
    means = [one.mean for one in found]
    assert means == sorted(means, reverse=True)


def test_everybody_has_the_same_luck() -> None:
    numbers: dict[str, list[int]] = {"a": [], "b": []}

    def trial(candidate: str, number: int) -> float:
        numbers[candidate].append(number)
        return 0.1 * number * (candidate == "b")

    weigh(["a", "b"], trial, thought(8))

    assert numbers["a"] == numbers["b"] == [0, 1, 2, 3]


def test_what_one_believed_in_is_left_for_more_than_luck() -> None:
    luck = Chance.seeded(1)
    noise = [luck.below(1000) / 1000 for _ in range(40)]

    def lucky(candidate: str, number: int) -> float:
        return noise[number] if candidate == "surprise" else noise[-1 - number]

    def better(candidate: str, number: int) -> float:
        return noise[number] + 0.01 * (candidate == "surprise")

    assert weigh(["believed", "surprise"], lucky, thought(40))[0].candidate == "believed"
    assert weigh(["believed", "surprise"], better, thought(40))[0].candidate == "surprise"


def test_with_less_caution_what_seems_better_is_taken() -> None:
    def trial(candidate: str, number: int) -> float:
        return 0.5 if candidate == "usual" else (0.4, 0.7)[number % 2]

    usual, bold = [
        weigh(["usual", "other"], trial, thought(12), caution=caution)[0].candidate
        for caution in (1.0, 0.2)
    ]
    assert (usual, bold) == ("usual", "other")


def left_for_nothing(challengers: int, playouts: int) -> float:
    """How often a usual answer is left though all are equally good, each with its own luck."""
    left = 0
    for game in range(300):

        def trial(candidate: int, number: int, game: int = game) -> float:
            return Chance.seeded(1000 * (100 * game + candidate) + number).below(1000) / 1000

        left += weigh(range(challengers + 1), trial, thought(playouts))[0].candidate != 0
    return left / 300


@pytest.mark.parametrize("challengers", [2, 4, 6])
@pytest.mark.parametrize("playouts", [12, 48])
def test_the_luckiest_of_many_is_no_surprise(challengers: int, playouts: int) -> None:
    assert left_for_nothing(challengers, playouts) < 0.1


def test_what_is_hardly_better_is_not_worth_it() -> None:
    def trial(candidate: str, number: int) -> float:
        return 0.5 + 0.004 * (candidate == "other")

    assert weigh(["usual", "other"], trial, thought(20))[0].candidate == "usual"


def test_what_is_clear_is_not_tried_again() -> None:
    """Nobody who is far behind, and nothing at all once further trials would tell the same."""
    chance = Chance.seeded(3)
    noise = [chance.below(100) / 1000 for _ in range(60)]
    tried: list[str] = []

    def trial(candidate: str, number: int) -> float:
        tried.append(candidate)
        return {"bad": 0.1, "usual": 0.5}.get(candidate, 0.5 + noise[number])

    weigh(["usual", "good", "bad"], trial, thought(60))
    assert tried.count("bad") <= 3

    tried.clear()
    found = weigh(["usual", "same"], lambda candidate, number: noise[number], thought(60))
    assert (found[0].candidate, found[0].playouts) == ("usual", 3)


def test_a_world_that_not_everybody_was_tried_in_does_not_count() -> None:
    chance = Chance.seeded(3)
    noise = [chance.below(100) / 1000 for _ in range(9)]

    def trial(candidate: str, number: int) -> float:
        return 0.5 if candidate == "usual" else 0.52 + noise[number]

    better, usual = weigh(["usual", "better"], trial, thought(7))

    assert (better.candidate, usual.candidate) == ("better", "usual")
    assert better.playouts == usual.playouts == 3


def test_an_estimate_says_how_sure_it_is() -> None:
    few, many = Estimate("a", (0.0, 1.0)), Estimate("a", (0.0, 1.0) * 50)

    assert few.mean == many.mean == 0.5
    assert few.error > 5 * many.error
    assert (few.playouts, many.playouts) == (2, 100)


def test_time_ends_it_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only trials move: never more than one trial beyond the time."""
    now, noise = 0.0, (0.1, 0.3, 0.2)
    monkeypatch.setattr(budgets, "monotonic", lambda: now)
    spent = Thought(Budget(seconds=1.0))

    def slow(candidate: str, number: int) -> float:
        nonlocal now
        now += 0.3
        return 0.5 + noise[number]

    found = weigh(["a", "b", "c", "d", "e", "f"], slow, spent)

    assert [one.candidate for one in found] == ["a", "b", "c", "d"]
    assert now < 1.3
    assert not spent.overdue
    now = 1.5
    assert spent.overdue


@pytest.mark.parametrize(
    ("text", "budget"), [("48", Budget(playouts=48)), ("0.3s", Budget(seconds=0.3))]
)
def test_budgets_are_written_in_names(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget


@pytest.mark.parametrize("text", ["", "s", "much", "-1", "0s", "nan", "inf"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        Budget.read(text)
