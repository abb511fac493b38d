"""The ladder: fair line-ups, kept results, and what is concluded from them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.bots.budget import Budget
from landsraad.bots.mentat.thinker import Thinker
from landsraad.kernel import BadOptions, Chance
from landsraad.lab.ladder.contests import AUTOMATON, CONTESTS, contest_of, matches
from landsraad.lab.ladder.matches import (
    Result,
    bot_named,
    fingerprint,
    key_of,
    play,
    play_all,
    read_results,
)
from landsraad.lab.ladder.report import page, summary
from landsraad.lab.ladder.statistics import pair_scores, ratings, score, share, verdict

DUEL = CONTESTS["duel"]
DUNE = CONTESTS["dune"]


def results(wins: Sequence[bool], factions: Sequence[str] = ("atreides", "harkonnen")) -> list[Any]:
    """Duels of `bashar` and `recruit`, of which `bashar` has won these."""
    found = []
    for match, won in zip(matches(DUEL, ["bashar", "recruit"], len(wins), 1), wins, strict=True):
        winner = next(s for s, bot in match.bots.items() if (bot == "bashar") == won)
        code = {"bashar": "b", "recruit": "r"}
        found.append({**key_of(match), "winners": [winner], "code": code, "deals": 0})
    return found


@pytest.mark.parametrize("name", ["duel", "teams4", "dune"])
def test_every_seed_is_played_twice_with_seats_exchanged(name: str) -> None:
    there, back, *_ = matches(CONTESTS[name], ["bashar", "recruit"], 4, 7)

    assert there.seed == back.seed == 7
    assert {*there.bots} == {*CONTESTS[name].seats}
    assert all(there.bots[seat] != back.bots[seat] for seat in there.bots)
    assert [*there.bots.values()].count("bashar") == len(there.bots) // 2


def test_a_bot_may_play_with_itself() -> None:
    assert [match.seed for match in matches(DUNE, ["recruit"], 3, 1)] == [1, 2, 3]


def test_an_unknown_contest_is_refused() -> None:
    with pytest.raises(BadOptions):
        contest_of("chess")


def test_winners_share_a_game() -> None:
    shared = {"bots": {"fremen": "bashar", "guild": "recruit"}, "winners": ["fremen", "guild"]}

    assert score(shared, "bashar") == 0.5


def test_pairs_count_not_games() -> None:
    """Winning one seed with both seats is as good as winning two with one seat each."""
    assert pair_scores(results([True, True, False, False]), "bashar") == [1.0, 0.0]
    assert pair_scores(results([True, False, False, True]), "bashar") == [0.5, 0.5]


def test_the_interval_holds_the_share_and_shrinks() -> None:
    few, many = share(results([True, False] * 5), "bashar"), share(results([True] * 30), "bashar")

    assert few.low <= few.value == 0.5 <= few.high
    assert 0.75 < many.low < many.value == 1.0
    assert many.high == pytest.approx(1.0)


@pytest.mark.parametrize(("wins", "value"), [([True, False], 0.5), ([False] * 6, 0.0)])
def test_a_few_results_that_are_all_alike_prove_little(wins: list[bool], value: float) -> None:
    found = share(results(wins), "bashar")

    assert found.value == value
    assert found.high - found.low > 0.5


def test_ratings_find_the_better_bot_and_leave_the_seat_out() -> None:
    """`bashar` wins three quarters of its games, from either side."""
    chance = Chance.seeded(1)
    best, worst = ratings(results([chance.below(4) > 0 for _ in range(200)]), "recruit")

    assert best.name == "bashar"
    assert worst.points == 0.0
    assert best.low < 190 < best.high  # three to one


@pytest.mark.parametrize(
    ("share_won", "pairs", "said"),
    [(0.8, 60, "better"), (0.4, 200, "not better"), (0.8, 4, "open")],
)
def test_the_gate_decides_when_it_can(share_won: float, pairs: int, said: str) -> None:
    chance = Chance.seeded(2)
    scores = [float(chance.below(100) < 100 * share_won) for _ in range(pairs)]

    assert verdict(scores)[0] == said


def test_kept_results_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "dune.jsonl"
    wanted = [*matches(DUNE, ["recruit"], 2, 1)]
    code = {"recruit": fingerprint("recruit", "dune")}
    before = [{**key_of(match), "code": code, "winners": ["guild"]} for match in wanted]
    kept.write_text("".join([json.dumps(result) + "\n" for result in before]))
    seen: list[Result] = []

    def note(result: Result) -> bool:
        seen.append(result)
        return False

    assert play_all(wanted, kept, 1, note) == before == seen == read_results(kept)


def test_a_bot_is_made_of_itself_and_those_before_it(tmp_path: Path) -> None:
    """So results of `recruit` stay valid when something is changed that only `mentat` uses."""
    folder = tmp_path / "landsraad" / "bots"
    for bot in ("recruit", "mentat"):
        (folder / bot).mkdir(parents=True)
        (folder / bot / "__init__.py").write_text("")
    before = {bot: fingerprint(f"{bot}@{tmp_path}", "dune") for bot in ("recruit", "mentat:4")}
    fingerprint.cache_clear()
    (folder / "mentat" / "__init__.py").write_text("something = 1")

    assert fingerprint(f"recruit@{tmp_path}", "dune") == before["recruit"]
    assert fingerprint(f"mentat:4@{tmp_path}", "dune") != before["mentat:4"]


def test_a_budget_is_part_of_a_name() -> None:
    bot = bot_named("mentat:48", "dune")

    assert isinstance(bot, Thinker)
    assert bot.budget == Budget(playouts=48)


def test_a_match_is_played_by_its_seed() -> None:
    (match,) = matches(CONTESTS["mahdi"], ["random"], 1, 3)
    one, other = play(match), play(match)

    assert one["winners"] in (["atreides"], [AUTOMATON])
    assert one["ending"] == other["ending"]
    assert one["round"] == other["round"]


def test_bots_of_another_version_are_other_bots() -> None:
    """Their modules come from the folder that is named, and ours stay what they are."""
    folder = Path(landsraad.__file__).parents[1]
    ours, theirs = bot_named("recruit", "dune"), bot_named(f"recruit@{folder}", "dune")

    assert type(ours) is not type(theirs)
    assert type(ours).__qualname__ == type(theirs).__qualname__
    assert type(bot_named("recruit", "dune")) is type(ours)


def test_the_page_has_a_line_for_every_meeting() -> None:
    written = page(results([True, False] * 4))

    assert "bashar against recruit | 8 | 1 to 4 | 50.0%" in written
    assert "bashar wins 50.0%" in "\n".join(summary(DUEL, results([True, False])))


def test_a_newer_version_in_another_meeting_leaves_a_meeting_as_it_is() -> None:
    """The stronger bot is named first, and only versions that met last count."""
    before = [{**result, "code": {"bashar": "a", "recruit": "r"}} for result in results([True] * 6)]
    games = results([True, False])
    thinkers = [
        {
            **result,
            "bots": {s: {"recruit": "mentat:4"}.get(bot, bot) for s, bot in result["bots"].items()},
            "code": {"bashar": "c", "mentat:4": "m"},
        }
        for result in games
    ]
    written = page([*before, *games, *thinkers])

    assert "bashar against recruit | 2 | 1 to 1 | 50.0%" in written
    assert "mentat:4 against bashar | 2 | 1 to 1 | 50.0%" in written
