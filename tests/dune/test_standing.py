"""Standing answers: set, dropped, expired; kept in a save; and nobody else notices."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.standing import CHANGES_PER_TURN, advantages_against
from landsraad.kernel import Chance, IllegalAction
from landsraad.kernel.record import resume_game, save_game

THREE = ["atreides", "emperor", "guild"]


def table(position: dict[str, Any] | None = None, **options: Any) -> Dune:
    """Charity of turn 2, then the auction; the Emperor is first and holds a Karama."""
    at = {
        "phase": "charity",
        "turn": 2,
        "storm": 1,
        "spice": {"guild": 0},
        "hands": {"emperor": ["karama"], "guild": ["kulon"]},
        **(position or {}),
    }
    return Dune.new(Dune.read_setup(THREE, options, 0, "", at))


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


def offers(game: Dune, line: str) -> bool:
    action = game.notation().read(line)
    return any(action in decision.actions for decision in game.decisions(action.seat))


def required(game: Dune) -> list[str]:
    return [f"{d.seat} {d.kind}" for d in game.pending if d.required]


@pytest.mark.parametrize("what", ["bidding_prescience", "all", "pass"])
def test_who_has_said_so_is_not_asked(what: str) -> None:
    """D-GAME-2: without it the Emperor would be asked whether to stop the look of the Atreides."""
    game = table()
    asked = game.copy()
    play(asked, "guild pass")
    assert required(asked) == ["emperor respond"]
    play(game, f"emperor standing {what} turn", "guild pass")

    assert required(game) == ["guild bid" if what == "pass" else "emperor bid"]


def test_another_advantage_is_still_asked_about() -> None:
    game = table()
    play(game, "emperor standing spice_prescience game", "guild pass")

    assert required(game) == ["emperor respond"]


@pytest.mark.parametrize("responses", ["holders", "strict"])
def test_it_holds_for_strict_responses_too(responses: str) -> None:
    game = table(responses=responses)
    play(game, "emperor standing all game", "guild standing all game")
    while game.phase == "charity":
        play(game, f"{game.pending[0].seat} pass")

    assert required(game) == ["emperor bid"]


def test_it_can_be_taken_back() -> None:
    game = table()
    play(game, "emperor standing all game", "emperor ask-me all", "guild pass")

    assert game.standing["emperor"] == ()
    assert required(game) == ["emperor respond"]


def test_a_new_answer_replaces_the_old_one() -> None:
    game = table()
    play(game, "emperor standing all game", "emperor standing all phase")

    assert game.standing["emperor"] == ("all@phase",)


@pytest.mark.parametrize(
    ("until", "next_phase", "next_turn"),
    [("phase", False, False), ("turn", True, False), ("game", True, True)],
)
def test_it_expires(until: str, next_phase: bool, next_turn: bool) -> None:
    game = table()
    play(game, f"emperor standing spice_prescience {until}")
    play(game, "guild pass", "emperor respond -")
    assert game.phase == "bidding"
    assert bool(game.standing["emperor"]) is next_phase
    while game.turn == 2:
        decision = next(d for d in game.pending if d.required)
        game.play(decision.actions[0])

    assert bool(game.standing["emperor"]) is next_turn


def test_passing_goes_on_until_it_ends() -> None:
    """The Emperor passes on every card, and bids again the turn after."""
    game = table()
    play(game, "emperor standing pass phase", "guild pass")
    assert not game.standing["emperor"]
    play(game, "emperor respond -", "emperor standing pass phase")
    assert required(game) == ["guild bid"]
    while game.phase == "bidding":
        assert required(game)[0].split()[0] != "emperor"
        decision = next(d for d in game.pending if d.required)
        game.play(decision.actions[0])

    assert game.standing["emperor"] == ()


def test_who_must_not_pass_is_asked() -> None:
    """Passing is possible only where the rules let a player pass: a storm dial needs a number."""
    game = table({"phase": "storm", "hands": {}, "dialers": ["atreides", "emperor"]})
    play(game, "emperor standing pass turn")

    assert "emperor dial_storm" in required(game)


def test_others_notice_nothing() -> None:
    """No event, nothing in their views, and it can be taken back."""
    game = table()
    before = {eyes: game.view(eyes) for eyes in ("atreides", "guild", None)}
    events = game.play(game.notation().read("emperor standing all turn"))

    assert [event.seen_by("guild") for event in events] == [None]
    assert [event.seen_by("emperor") for event in events] != [None]
    assert {eyes: game.view(eyes) for eyes in before} == before
    assert game.view("emperor")["table"]["factions"]["emperor"]["standing"] == ["all@turn"]
    assert game.can_undo("emperor")


def test_a_redeal_forgets_those_of_others() -> None:
    game = table()
    play(game, "emperor standing all game")
    chance = Chance.seeded(0)

    assert game.redeal("guild", chance).standing["emperor"] == ()
    assert game.redeal("emperor", chance).standing["emperor"] == ("all@game",)


def test_a_pass_by_standing_answer_bars_undo() -> None:
    """The Guild passes unasked after the Emperor, who has learnt that it does."""
    game = table({"phase": "bidding", "hands": {}})
    free = game.copy()
    free.live = True
    play(game, "guild standing pass phase")
    for each, undo in ((free, True), (game, False)):
        play(each, "emperor bid 1")
        assert each.can_undo("emperor") is undo

    assert required(game) == ["atreides bid"]


def test_changes_are_limited() -> None:
    game = table()
    for _ in range(CHANGES_PER_TURN):
        play(game, "emperor standing all turn")
    with pytest.raises(IllegalAction) as refused:
        play(game, "guild standing voice turn")
    assert refused.value.rule == "D-GAME-2"

    assert not offers(game, "emperor standing all game")
    assert offers(game, "guild standing all game")


def test_only_advantages_of_others_in_play_are_offered() -> None:
    seats = tuple(THREE)

    assert "auction_income" in advantages_against("guild", seats, False)
    assert "auction_income" not in advantages_against("emperor", seats, False)
    assert "voice" not in advantages_against("guild", seats, True)
    assert "sardaukar" not in advantages_against("guild", seats, False)
    assert "sardaukar" in advantages_against("guild", seats, True)
    assert "special_victory" not in advantages_against("emperor", seats, True)


def test_it_survives_a_save() -> None:
    game = table()
    play(game, "emperor standing all turn")
    saved = resume_game(save_game(game))
    assert isinstance(saved, Dune)
    for each in (game, saved):
        each.play(each.notation().read("guild pass"))

    assert saved.digest() == game.digest()
    assert required(saved) == ["emperor bid"]


def test_standing_answers_are_an_option_of_their_own() -> None:
    """With deals or without."""
    offered = {
        (deals, standing): {
            decision.kind for decision in table(None, deals=deals, standing=standing).pending
        }
        for deals in (True, False)
        for standing in (True, False)
    }

    assert all(("standing" in kinds) == standing for (_, standing), kinds in offered.items())
    assert all(("deal" in kinds) == deals for (deals, _), kinds in offered.items())
