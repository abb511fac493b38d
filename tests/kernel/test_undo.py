"""Undo: the run of one seat's actions, never across a reveal, a draw or another seat's action."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import landsraad
import landsraad.kernel as k
from crysknife import Crysknife
from tests.kernel.toys import Parlour, do, duel, kinds, play_out, start

PLANNING = {"phase": "planning"}


def test_an_action_is_taken_back_to_the_byte() -> None:
    """After undo the digest, the question and the record are those of before."""
    game = duel()
    before, record, pending = game.digest(), game.record().to_json(), game.pending
    do(game, "paul ground stone")
    game.undo("paul")

    assert game.digest() == before
    assert game.record().to_json() == record
    assert game.pending == pending
    assert game.sequence == 0


def test_after_undo_play_can_go_on_differently() -> None:
    """The game is as good as one where the action was never played."""
    game, other = duel(), duel()
    do(game, "paul ground stone")
    game.undo("paul")
    do(game, "paul ground shade", "feyd plan [attack:6] []", "paul plan [] []")
    do(other, "paul ground shade", "feyd plan [attack:6] []", "paul plan [] []")

    assert game.digest() == other.digest()
    assert game.record().to_json() == other.record().to_json()


def test_a_run_of_one_seat_is_taken_back_to_its_start_at_most() -> None:
    """Ground and plan of paul, one after the other; before them there is nothing of paul's."""
    game = duel()
    digests = [game.digest()]
    for line in ("paul ground stone", "paul plan [attack:2] []"):
        do(game, line)
        digests.append(game.digest())

    for earlier in (digests[1], digests[0]):
        game.undo("paul")

        assert game.digest() == earlier
    with pytest.raises(k.CannotUndo, match="'paul' has no action that can be taken back"):
        game.undo("paul")


def test_only_the_seat_that_acted_last_may_undo() -> None:
    """Feyd cannot take back what paul did, nor can a spectator's name."""
    game = duel()
    do(game, "paul ground stone")

    assert {seat: game.can_undo(seat) for seat in ("paul", "feyd", "", "nobody")} == {
        "paul": True,
        "feyd": False,
        "": False,
        "nobody": False,
    }
    with pytest.raises(k.CannotUndo):
        game.undo("feyd")


def test_undo_does_not_cross_the_action_of_another_seat() -> None:
    """Feyd has planned since: paul's ground stands, also when feyd takes the plan back."""
    game = duel()
    do(game, "paul ground stone", "feyd plan [] []")

    assert not game.can_undo("paul")

    game.undo("feyd")

    assert not game.can_undo("paul")
    assert not game.can_undo("feyd")


def test_another_seat_in_between_ends_the_run() -> None:
    """red, all the others, red again: only the last action of red can be taken back."""
    game = start(Parlour)
    do(game, "red says pass", "blue says pass", "green says pass", "red says on", "red says on")
    game.undo("red")
    game.undo("red")

    assert not game.can_undo("red")
    assert game.sequence == 3


@pytest.mark.parametrize("word", ["draw", "show", "whisper"])
def test_undo_does_not_cross_a_draw_or_a_reveal(word: str) -> None:
    """What was drawn or shown, even to one seat, is known and cannot be unknown."""
    game = start(Parlour)
    do(game, "red says on", f"red says {word}")

    assert not game.can_undo("red")
    with pytest.raises(k.CannotUndo):
        game.undo("red")


@pytest.mark.parametrize("word", ["draw", "show", "whisper"])
def test_a_new_run_starts_after_a_draw_or_a_reveal(word: str) -> None:
    """What came after it can be taken back, up to it."""
    game = start(Parlour)
    do(game, "red says on", f"red says {word}", "red says on")
    game.undo("red")

    assert game.sequence == 2
    assert not game.can_undo("red")


def test_undo_can_be_barred_without_telling_anything() -> None:
    """Where somebody learns something by the mere fact, `bar_undo` says so."""
    game = start(Parlour)
    events = do(game, "red says nod")

    assert kinds(events) == []
    assert not game.can_undo("red")


def test_telling_what_everybody_could_know_does_not_bar_undo() -> None:
    """`emit` is for what was not hidden before."""
    game = start(Parlour)
    do(game, "red says tell")

    assert game.can_undo("red")


def test_a_secret_plan_can_be_taken_back_until_the_other_is_in() -> None:
    """X-PLAN-1: the second plan shows both, and then nothing can be taken back."""
    game = duel(PLANNING)
    do(game, "feyd plan [attack:1] []")
    game.undo("feyd")
    do(game, "feyd plan [attack:2] []", "paul plan [] []")

    assert [game.can_undo(seat) for seat in game.seats] == [False, False]


def test_undo_leaves_no_events_behind() -> None:
    """The next action tells its own events only."""
    game = start(Parlour)
    do(game, "red says tell")
    game.undo("red")

    assert kinds(do(game, "red says aside")) == ["aside"]


def test_what_was_taken_back_has_not_happened() -> None:
    """`happened` holds the events of the last action, and that one is no more."""
    game = start(Parlour)
    do(game, "red says tell")
    game.undo("red")

    assert game.happened == ()


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    """There is no action yet."""
    game = duel()

    assert not game.can_undo("paul")
    with pytest.raises(k.CannotUndo):
        game.undo("paul")


def test_an_ending_cannot_be_taken_back() -> None:
    """Whatever was hidden is shown when a game is over."""
    game = start(Parlour)
    do(game, "red says end")

    assert game.over
    assert not game.can_undo("red")


def live_twin(game: k.Game) -> k.Game:
    twin: k.Game = game.copy()
    twin.live = True
    return twin


def test_a_copy_cannot_undo() -> None:
    """The history of the game is not the history of its copy."""
    game = duel()
    do(game, "paul ground stone")
    twin = live_twin(game)

    assert game.can_undo("paul")
    assert not twin.can_undo("paul")


def test_a_copy_can_take_back_what_was_played_on_it() -> None:
    """Made live, it keeps undo from then on, and only for itself."""
    game = duel()
    do(game, "paul ground stone")
    twin = live_twin(game)
    before = twin.digest()
    do(twin, "paul plan [] []")
    twin.undo("paul")

    assert twin.digest() == before
    assert not twin.can_undo("paul")


def test_resumed_and_loaded_games() -> None:
    """A resumed game cannot undo what came before; a replayed one can, as if just played."""
    game = duel()
    do(game, "paul ground stone")
    resumed = landsraad.resume_game(landsraad.save_game(game))
    loaded = landsraad.load_game(game.record().to_json())

    assert not resumed.can_undo("paul")
    assert loaded.can_undo("paul")

    do(resumed, "paul plan [] []")
    resumed.undo("paul")

    assert resumed.digest() == game.digest()
    assert not resumed.can_undo("paul")


@given(st.integers(0, 10_000), st.integers(1, 30))
def test_whatever_can_be_undone_is_undone_exactly(seed: int, actions: int) -> None:
    """Undo as far as it goes: each digest is the one of that moment, one seat, nothing drawn."""
    game = duel(seed=seed)
    chance = k.Chance.seeded(seed)
    digests = [game.digest()]
    for _ in range(actions):
        if game.over:
            break
        game.play(chance.choice(game.pending).actions.sample(chance))
        digests.append(game.digest())
    undone: list[k.Action | None] = []
    while any(game.can_undo(seat) for seat in game.seats):
        last = game.past
        assert last is not None
        assert not last.final
        undone.append(last.action)
        game.undo(next(seat for seat in game.seats if game.can_undo(seat)))

        assert game.digest() == digests[game.sequence]
    assert len({action.seat for action in undone if action}) <= 1


def test_a_game_goes_on_to_its_end_after_many_undos() -> None:
    """Play, take back, play again at every step: the same end as without."""
    plain, game = duel(seed=3), duel(seed=3)
    chance = k.Chance.seeded(9)
    while not plain.over:
        action = chance.choice(plain.pending).actions.sample(chance)
        plain.play(action)
        game.play(action)
        if game.can_undo(action.seat):
            game.undo(action.seat)
            game.play(action)

    assert isinstance(game, Crysknife)
    assert game.digest() == plain.digest()
    assert play_out(game, 1).record().to_json() == plain.record().to_json()
