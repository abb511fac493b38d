"""A branch goes on as its game would, and neither changes the other."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import landsraad.kernel as k
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from tests.kernel.toys import Parlour, do, duel, play_out, start

GAMES: tuple[type[k.Game], ...] = (type(duel()), Dune, Arrakis)


def new(kind: type[k.Game], seed: int) -> k.Game:
    return kind.new(kind.read_setup(None, {}, seed))


def all_of(game: k.Game) -> tuple[object, ...]:
    undoable = tuple([game.can_undo(seat) for seat in game.seats])
    asked = [decision.to_json() for decision in game.pending]
    return game.digest(), game.record().to_json(), asked, undoable, game.sequence


@given(st.sampled_from(GAMES), st.integers(0, 500), st.integers(0, 120))
def test_a_branch_plays_like_its_game(kind: type[k.Game], seed: int, actions: int) -> None:
    """The same actions tell the same events, draw the same and can be taken back as far."""
    game = play_out(new(kind, seed), seed, actions)
    branch = game.branch()
    chance = k.Chance.seeded(seed)
    for _ in range(10):
        assert all_of(branch) == all_of(game)
        if game.over:
            break
        action = chance.choice(game.pending).actions.sample(chance)
        told = [[event.seen_by(k.REFEREE) for event in g.play(action)] for g in (game, branch)]
        assert told[0] == told[1]


@given(st.sampled_from(GAMES), st.integers(0, 500), st.integers(0, 120))
def test_whatever_a_branch_does_its_game_stays(kind: type[k.Game], seed: int, actions: int) -> None:
    """Playing on, undoing, and playing on after undoing: the game undoes as if nothing had been."""
    game = play_out(new(kind, seed), seed, actions)
    before = all_of(game)
    branch = game.branch()
    for seat in game.seats:
        while branch.can_undo(seat):
            branch.undo(seat)
    play_out(branch, seed + 1, 20)
    assert all_of(game) == before

    undone = game.branch()
    for seat in game.seats:
        while game.can_undo(seat):
            game.undo(seat)
            undone.undo(seat)
            assert all_of(game) == all_of(undone)
            assert game.digest() == game.record().digest == game.record().replay().digest()


@given(st.sampled_from(GAMES), st.integers(0, 500), st.integers(0, 120))
def test_branches_keep_parts_of_views_that_are_still_true(
    kind: type[k.Game], seed: int, actions: int
) -> None:
    """Two branches that part ways look like games of which nobody has kept anything."""
    game = play_out(new(kind, seed), seed, actions)
    for number in range(8):
        branches = [game.branch(), game.branch()]
        for branch in branches:
            play_out(branch, seed + number, 1 + number)
        for each in (*branches, game):
            assert each.public_view() == each.copy().public_view()
        game = branches[0]


def test_a_branch_of_a_silent_copy_is_silent() -> None:
    game = start(Parlour).copy()

    assert do(game.branch(), "red says tell") == []


def test_two_branches_undo_the_same_action_and_part_ways() -> None:
    """What undo goes back to is shared, so it must be left as it was."""
    game = duel()
    do(game, "paul ground stone")
    one, other = game.branch(), game.branch()
    one.undo("paul")
    do(one, "paul ground shade", "feyd plan [attack:6] []", "paul plan [attack:1] []")
    other.undo("paul")
    do(other, "paul ground shade")
    game.undo("paul")

    assert game.digest() == duel().digest()
    assert other.sequence == 1
    assert other.digest() == other.record().replay().digest()
