"""Simple players play whole games by the rules, and both sides can win them."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import landsraad
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.kernel import Chance, Game
from landsraad.lab.greedy import greedy
from landsraad.lab.simple import at_random, next_action, play_out
from tests.soak import SOAK, usually

SEEDS = range(1, 25)
SIDES = [(ATREIDES, HARKONNEN), (HARKONNEN, ATREIDES)]

in_soak = pytest.mark.skipif(not SOAK, reason="many games: `make soak` plays them")


@cache
def greedy_duels() -> tuple[Game, ...]:
    return tuple([duel(seed) for seed in SEEDS])


def duel(seed: int) -> Game:
    game = landsraad.new_game("arrakis", seed=seed)
    game.live = False
    play_out(game, {ATREIDES: greedy, HARKONNEN: greedy}, Chance.seeded(seed))
    return game


def winners(game: Game) -> tuple[str, ...]:
    assert game.outcome is not None
    return game.outcome.winners


@in_soak
def test_both_sides_win_some_greedy_games_of_arrakis() -> None:
    """Each side at least one in five."""
    won = Counter(map(winners, greedy_duels()))

    assert won.keys() == {(ATREIDES,), (HARKONNEN,)}
    assert min(won.values()) >= len(SEEDS) / 5


@in_soak
def test_greedy_games_of_arrakis_take_a_sensible_number_of_rounds() -> None:
    """About as many as the game on the table: half of them take 5 to 12, none more than 40."""
    rounds = sorted([game.view(None)["table"]["round"] for game in greedy_duels()])

    assert 5 <= rounds[len(SEEDS) // 2] <= 12
    assert rounds[-1] <= 40


@pytest.mark.parametrize(("side", "other"), SIDES[: usually(1, soak=None)])
def test_greed_beats_chance_in_arrakis(side: str, other: str) -> None:
    """Whoever has a plan wins four of six against one who has none."""
    won = 0
    for seed in range(1, 7):
        game = landsraad.new_game("arrakis", seed=seed)
        game.live = False
        play_out(game, {side: greedy, other: at_random}, Chance.seeded(seed))
        won += winners(game) == (side,)

    assert won >= 4


def test_the_greedy_player_of_arrakis_sees_no_more_than_its_view() -> None:
    """With all that is hidden from it exchanged it chooses the same."""
    game = landsraad.new_game("arrakis", seed=5)
    chance = Chance.seeded(5)
    for number in range(300):
        seat = game.pending[0].seat
        twin = game.redeal(seat, Chance.seeded(number))
        mine, theirs = (greedy(g, seat, Chance.seeded(number)) for g in (game, twin))

        assert mine == theirs
        game.play(next_action(game, {ATREIDES: greedy, HARKONNEN: greedy}, chance))


def test_a_player_may_leave_only_what_they_need_not_do() -> None:
    game = landsraad.new_game("arrakis", seed=1)

    with pytest.raises(ValueError, match="waits for"):
        next_action(game, dict.fromkeys(game.seats, lambda *_: None), Chance.seeded(1))
