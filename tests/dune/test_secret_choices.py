"""Secret choices: changed until everybody has chosen, and nobody else notices."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.secret_choices import MOST_CHANGES
from landsraad.kernel.errors import NotYourTurn
from landsraad.kernel.record import Record, resume_game, save_game

THREE = ["atreides", "emperor", "guild"]
DIALS = {"phase": "storm", "turn": 2, "storm": 1, "dialers": ["atreides", "emperor"]}


def table(position: dict[str, Any] | None, **options: Any) -> Dune:
    return Dune.new(Dune.read_setup(THREE, options, 0, "", position))


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


def choosing_traitors() -> tuple[Dune, list[str]]:
    """A new game, and what the Atreides may keep."""
    game = table(None)
    while not any(decision.kind == "traitors" for decision in game.pending):
        game.play(next(d for d in game.pending if d.required).actions[0])
    (mine,) = [d for d in game.decisions("atreides") if d.required]
    return game, [str(action) for action in mine.actions]


def test_the_last_dial_counts() -> None:
    game = table(DIALS)
    play(game, "atreides dial 1", "atreides dial 3", "emperor dial 2")

    assert game.storm != table(DIALS).storm
    assert "storm_dials" in [event.kind for event in game.happened]
    told = next(event for event in game.happened if event.kind == "storm_dials")
    assert told.seen_by(None) == {"kind": "storm_dials", "dials": {"atreides": 3, "emperor": 2}}


def test_after_somebody_else_has_chosen_too() -> None:
    """Three choose traitors; the first changes the choice when the second has made theirs."""
    game, mine = choosing_traitors()
    play(game, mine[0])
    (emperor,) = [d for d in game.decisions("emperor") if d.required]
    game.play(emperor.actions[0])
    play(game, mine[1])

    step = game.view("atreides")["steps"][-1]
    assert step["kept"] == {"atreides": mine[1].split()[-1]}
    assert [each["seat"] for each in game.view(None)["waiting"]] == ["guild"]


@pytest.mark.parametrize("changes", [1, 3])
def test_others_notice_nothing(changes: int) -> None:
    """Twins: one has changed their dial, the other never; views and events are the same."""
    changed, steady = table(DIALS), table(DIALS)
    play(changed, "atreides dial 1")
    play(steady, "atreides dial 3")
    for number in range(changes):
        dial = 3 if number == changes - 1 else 2
        events = changed.play(changed.notation().read(f"atreides dial {dial}"))
        assert all(event.seen_by(eyes) is None for event in events for eyes in ("emperor", None))
    for eyes in (*THREE, None):
        assert changed.view(eyes) == steady.view(eyes)
    play(changed, "emperor dial 2")
    play(steady, "emperor dial 2")

    for eyes in (*THREE, None):
        seen = [[e.seen_by(eyes) for e in game.happened] for game in (changed, steady)]
        assert seen[0] == seen[1]


def test_a_change_can_be_taken_back() -> None:
    game = table(DIALS)
    play(game, "atreides dial 1", "atreides dial 3")
    game.undo("atreides")

    assert game.view("atreides")["steps"][-1]["dials"] == {"atreides": 1}


def test_nobody_changes_without_end() -> None:
    game = table(DIALS)
    play(game, "atreides dial 1")
    for number in range(MOST_CHANGES):
        play(game, f"atreides dial {1 + number % 3}")
    with pytest.raises(NotYourTurn):
        play(game, "atreides dial 2")


def test_it_survives_a_save_and_a_record() -> None:
    game = table(DIALS)
    play(game, "atreides dial 1", "atreides dial 3")
    saved = resume_game(save_game(game))
    for each in (game, saved):
        each.play(each.notation().read("emperor dial 2"))

    assert saved.digest() == game.digest()
    assert Record.from_json(game.record().to_json()).verify().digest() == game.digest()


def planning(**entries: Any) -> Dune:
    """Atreides and Guild plan a battle."""
    at = {
        "phase": "battle",
        "forces": {"atreides": {"old_gap@9": 3}, "guild": {"old_gap@9": 3}},
        **entries,
    }
    options = {"ruleset": "basic", "deals": False, "standing": False}
    game = Dune.new(Dune.read_setup(["atreides", "guild"], options, 0, "", at))
    play(game, "atreides pass")
    return game


def test_a_plan_can_be_changed_until_both_are_made() -> None:
    """D-BATTLE-8."""
    game = planning()
    play(game, "guild plan guild_rep no 4 0 - -", "guild plan master_bewt no 2 0 - -")
    (step,) = [step for step in game.view("guild")["steps"] if step["step"] == "plans"]
    assert [plan["leader"] for plan in step["plans"]] == ["master_bewt"]
    assert [each["seat"] for each in game.view("guild")["waiting"]] == ["atreides"]
    events = game.play(game.notation().read("atreides plan lady_jessica no 2 0 - -"))

    told = [each for event in events if (each := event.seen_by(None)) is not None]
    (shown,) = [event["plans"] for event in told if event["kind"] == "plans_shown"]
    assert {plan["leader"] for plan in shown} == {"master_bewt", "lady_jessica"}


def test_before_version_4_a_choice_stood() -> None:
    """Who has chosen is not asked again, and what they hold is refused as out of turn."""
    game = table(DIALS, change_secret_choices=False)
    play(game, "atreides dial 1")
    assert "dial_storm" not in [each.kind for each in game.decisions("atreides")]

    with pytest.raises(NotYourTurn):
        play(game, "atreides dial 3")
