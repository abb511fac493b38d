"""Truthtrance: the engine answers for the present, the player for what they will do."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.cards import TREACHERY_CARD
from landsraad.dune.deal import Promise
from landsraad.dune.factions.sheets import FACTION, LEADER
from landsraad.kernel import Chance, IllegalAction
from landsraad.kernel.record import resume_game, save_game

SIX = ["atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen"]


def table(
    seats: list[str] | None = None, position: dict[str, Any] | None = None, **options: Any
) -> Dune:
    """At the auction, the Guild with a Truthtrance, unless the position says something else."""
    at = {"phase": "bidding", "turn": 2, "hands": {"guild": ["truthtrance"]}, **(position or {})}
    return Dune.new(Dune.read_setup(seats or SIX, {"deals": False, **options}, 0, "", at))


def play(game: Dune, *lines: str) -> list[dict[str, Any]]:
    """What a spectator sees of what happens."""
    events = [event for line in lines for event in game.play(game.notation().read(line))]
    return [seen for event in events if (seen := event.seen_by(None)) is not None]


def offers(game: Dune, line: str) -> bool:
    action = game.notation().read(line)
    return any(action in decision.actions for decision in game.decisions(action.seat))


def battle(**options: Any) -> Dune:
    """Emperor and Harkonnen are about to plan; the Guild looks on with two Truthtrances."""
    hands = {
        "guild": ["truthtrance", "truthtrance"],
        "emperor": ["crysknife", "shield", "kulon"],
        "harkonnen": ["cheap_hero"],
    }
    forces = {"emperor": {"arrakeen@9": 3}, "harkonnen": {"arrakeen@9": 4}}
    position = {"phase": "battle", "turn": 3, "forces": forces, "hands": hands}
    return table(["emperor", "guild", "harkonnen"], position, **options)


def plans(game: Dune, seat: str) -> list[Any]:
    (decision,) = [d for d in game.decisions(seat) if d.required]
    return list(decision.actions)


# The present.


@pytest.mark.parametrize(
    ("to", "form", "value", "yes"),
    [
        ("emperor", "holds", "lasgun", True),
        ("emperor", "holds", "weapon", True),
        ("emperor", "holds", "poison_weapon", False),
        ("emperor", "holds", "defense", False),
        ("emperor", "holds", "worthless", True),
        ("emperor", "holds", "special", False),
        ("emperor", "spice", 6, True),
        ("emperor", "spice", 7, False),
        ("emperor", "traitor", "stilgar", True),
        ("emperor", "traitor", "caid", False),
        ("bene_gesserit", "predicted", "fremen", True),
        ("bene_gesserit", "predicted", "guild", False),
        ("bene_gesserit", "predicted_turn", 5, True),
        ("bene_gesserit", "predicted_turn", 6, False),
    ],
)
def test_the_engine_answers(to: str, form: str, value: str | int, yes: bool) -> None:
    """D-DEAL-9: truthfully and in public; the card is spent and nothing can be taken back."""
    position = {
        "hands": {"guild": ["truthtrance"], "emperor": ["lasgun", "kulon"]},
        "spice": {"emperor": 7},
        "traitors": {"emperor": ["stilgar"]},
        "prediction": {"winner": "fremen", "turn": 5},
    }
    game = table(position=position)
    told = play(game, f"guild truthtrance {to} {form} {value}")

    assert [event["kind"] for event in told] == ["truth_asked", "truth_told"]
    assert told[-1]["yes"] is yes
    assert game.hands["guild"] == b""
    assert game.treachery_discards == bytes([TREACHERY_CARD["truthtrance"]])
    assert not game.can_undo("guild")


def test_everybody_remembers_a_card() -> None:
    """But nobody counts it twice, and its holder has nothing to learn."""
    hands = {"guild": ["truthtrance"] * 2, "emperor": ["lasgun"]}
    game = table(position={"hands": hands, "known": {"atreides": {"emperor": ["lasgun"]}}})
    play(game, *["guild truthtrance emperor holds lasgun"] * 2)

    lasgun = bytes([TREACHERY_CARD["lasgun"]])
    for seat in SIX:
        assert game.known[seat][FACTION["emperor"]] == (b"" if seat == "emperor" else lasgun)


def test_a_kind_does_not_tell_the_card() -> None:
    game = table(position={"hands": {"guild": ["truthtrance"], "emperor": ["lasgun"]}})
    play(game, "guild truthtrance emperor holds weapon")

    assert game.known["guild"][FACTION["emperor"]] == b""


def test_a_redeal_respects_what_was_told() -> None:
    """Traitors and predictions stay possible by all answers; others' answers stay true."""
    position = {
        "hands": {"guild": ["truthtrance"] * 2},
        "traitors": {"harkonnen": ["stilgar", "caid", "alia", "duncan_idaho"]},
        "prediction": {"winner": "fremen", "turn": 5},
    }
    game = table(position=position)
    play(game, "guild truthtrance harkonnen traitor stilgar")
    play(game, "guild truthtrance bene_gesserit predicted guild")
    chance = Chance.seeded(3)
    predicted = set()
    for eyes in ("guild", "emperor"):
        for _ in range(30):
            twin = game.redeal(eyes, chance)
            assert LEADER["stilgar"] in twin.traitors["harkonnen"]
            assert twin.prediction is not None
            predicted.add(twin.prediction[0])
            assert not list(twin.faults())

    assert predicted == {"atreides", "emperor", "fremen", "harkonnen"}
    assert {game.redeal(None, chance).traitors["harkonnen"][0] for _ in range(9)} != {15}


def test_a_redeal_respects_a_denial() -> None:
    """Of the ten traitors of two players the Harkonnen have four, and not this one."""
    game = table(["guild", "harkonnen"])
    chance = Chance.seeded(5)

    def suspects() -> set[int]:
        twins = [game.redeal("guild", chance) for _ in range(40)]
        return {leader for twin in twins for leader in twin.traitors["harkonnen"]}

    assert LEADER["guild_rep"] in suspects()
    play(game, "guild truthtrance harkonnen traitor guild_rep")
    assert game.told["guild"] == (("harkonnen", "traitor", "guild_rep", False),)
    assert LEADER["guild_rep"] not in suspects()


# The plan.


@pytest.mark.parametrize(
    ("question", "yes", "what"),
    [
        ("leads caid", True, "plan_leader@caid"),
        ("leads caid", False, "plan_leader!caid"),
        ("plays weapon", True, "plan_card@weapon"),
        ("plays crysknife", False, "plan_card!crysknife"),
        ("dial 3", True, "plan_dial>3"),
        ("dial 3", False, "plan_dial<=3"),
    ],
)
def test_an_answer_binds_the_plan(question: str, yes: bool, what: str) -> None:
    """D-DEAL-8: as they like, and then they must."""
    game = battle()
    before = plans(game, "emperor")
    play(game, f"guild truthtrance emperor {question}", f"emperor truth {'yes' if yes else 'no'}")

    assert game.promises == (Promise("emperor", what, "battle"),)
    assert 0 < len(plans(game, "emperor")) < len(before)
    assert plans(game, "harkonnen")


@pytest.mark.parametrize(
    ("question", "possible"),
    [
        ("plays poison_weapon", ["no"]),
        ("plays shield", ["yes", "no"]),
        ("leads cheap_hero", ["no"]),
        ("dial 5", ["yes", "no"]),
    ],
)
def test_only_answers_that_can_be_made_true_are_offered(question: str, possible: list[str]) -> None:
    """They are asked even if there is only one: to go on at once would tell as much."""
    game = battle()
    play(game, f"guild truthtrance emperor {question}")

    assert [str(a) for a in plans(game, "emperor")] == [f"emperor truth {p}" for p in possible]
    assert [decision.kind for decision in game.pending] == ["truth"]


def test_a_second_answer_must_agree_with_the_first() -> None:
    game = battle()
    play(game, "guild truthtrance emperor plays weapon", "emperor truth no")
    play(game, "guild truthtrance emperor plays crysknife")

    assert [str(action) for action in plans(game, "emperor")] == ["emperor truth no"]


def test_only_a_side_of_the_battle_has_a_plan() -> None:
    """And only until the plans are final."""
    game = battle()
    assert not offers(game, "guild truthtrance guild dial 1")
    assert offers(game, "guild truthtrance harkonnen leads caid")
    assert not offers(game, "guild truthtrance emperor leads feyd_rautha")
    assert not offers(game, "guild truthtrance emperor dial 6")
    play(game, "emperor plan caid no 6 0 crysknife -", "harkonnen plan feyd_rautha no 2 0 - -")

    assert game.pending[0].kind == "keep_cards"
    assert offers(game, "guild truthtrance emperor holds shield")
    assert not offers(game, "guild truthtrance emperor dial 1")


def test_after_an_answer_plans_may_be_changed() -> None:
    """D-BATTLE-8: one side had planned already; it may change what the answer does not fix."""
    game = battle()
    play(game, "emperor plan caid no 6 0 crysknife -")
    play(game, "guild truthtrance emperor plays weapon", "emperor truth yes")

    assert [decision.seat for decision in game.pending if decision.kind == "plan"] == [
        "emperor",
        "harkonnen",
    ]
    assert all(plan.weapon == "crysknife" for plan in plans(game, "emperor"))


def test_a_plan_that_the_atreides_have_seen_stands() -> None:
    """D-BATTLE-55: it was made in their full view."""
    hands = {"guild": ["truthtrance"], "atreides": ["karama"], "harkonnen": ["lasgun"]}
    forces = {"emperor": {"arrakeen@9": 3}, "harkonnen": {"arrakeen@9": 4}}
    position = {"phase": "battle", "turn": 3, "forces": forces, "hands": hands}
    seats = ["atreides", "emperor", "guild", "harkonnen"]
    game = table(seats, position, ruleset="advanced")
    while not any(decision.kind == "plan" for decision in game.pending):
        look = "atreides look harkonnen"
        play(game, look if offers(game, look) else f"{game.pending[0].seat} pass")
    play(game, "harkonnen plan feyd_rautha no 2 0 lasgun -")
    play(game, "guild truthtrance emperor dial 1", "emperor truth no")

    assert [decision.seat for decision in game.pending if decision.kind == "plan"] == ["emperor"]


def test_the_answer_to_prescience_agrees_with_an_answer() -> None:
    hands = {"guild": ["truthtrance"], "harkonnen": ["lasgun", "shield"]}
    forces = {"atreides": {"arrakeen@9": 3}, "harkonnen": {"arrakeen@9": 4}}
    position = {"phase": "battle", "turn": 3, "forces": forces, "hands": hands}
    game = table(["atreides", "guild", "harkonnen"], position)
    play(game, "guild truthtrance harkonnen plays lasgun", "harkonnen truth no")
    play(game, "atreides foresee weapon")

    assert [str(action) for action in plans(game, "harkonnen")] == ["harkonnen commit weapon -"]


# The future, and words.


def test_without_the_switch_nobody_asks_about_the_future() -> None:
    game = table()
    for question in ("bids -", "ships arrakeen", "moves arrakeen", "calls -"):
        with pytest.raises(IllegalAction) as refused:
            play(game, f"guild truthtrance emperor {question}")
        assert refused.value.rule == "D-DEAL-7"


@pytest.mark.parametrize(
    ("question", "if_yes", "if_no", "until"),
    [
        ("bids -", "bid", "no_bid", "card"),
        ("ships arrakeen", "ship@arrakeen", "no_ship@arrakeen", "turn"),
        ("moves basin", "move@basin", "no_move@basin", "turn"),
        ("calls -", "traitor", "no_traitor", "turn"),
    ],
)
def test_an_answer_about_the_future_binds(
    question: str, if_yes: str, if_no: str, until: str
) -> None:
    for answer, what in (("yes", if_yes), ("no", if_no)):
        game = table(truthtrance_future=True)
        play(game, f"guild truthtrance emperor {question}", f"emperor truth {answer}")

        assert game.promises == (Promise("emperor", what, until),)


def test_an_answer_about_a_bid_is_for_one_card() -> None:
    game = table(["emperor", "guild"], truthtrance_future=True)
    play(game, "guild truthtrance emperor bids -", "emperor truth no")
    assert [str(action) for action in plans(game, "emperor")] == ["emperor pass"]
    play(game, "emperor pass", "guild bid 1")
    assert [str(action) for action in plans(game, "emperor")] == ["emperor pass"]
    play(game, "emperor pass")

    assert game.promises == ()
    assert offers(game, "guild bid 1")


def test_who_has_promised_can_only_confirm_it() -> None:
    game = table(truthtrance_future=True)
    game.promises = (Promise("emperor", "no_ship@arrakeen", "turn"),)
    play(game, "guild truthtrance emperor ships arrakeen")

    assert [str(action) for action in plans(game, "emperor")] == ["emperor truth no"]


def test_no_answer_can_be_consistent() -> None:
    """D-DEAL-7: then the card has no effect."""
    game = table(truthtrance_future=True)
    game.promises = (Promise("emperor", "bid", "turn"), Promise("emperor", "no_bid", "turn"))
    told = play(game, "guild truthtrance emperor bids -")

    assert [event["kind"] for event in told] == ["truth_asked", "truth_void"]
    assert len(game.promises) == 2


def test_in_the_tournament_rules_not_once_a_plan_is_formed() -> None:
    """Whether the future may be asked about is another matter."""
    for ruleset, future in (("tournament", False), ("tournament", True), ("basic", True)):
        game = battle(ruleset=ruleset, truthtrance_future=future)
        assert offers(game, "guild truthtrance emperor dial 1")
        play(game, "emperor plan caid no 0 0 crysknife -")

        assert offers(game, "guild truthtrance emperor dial 1") == (ruleset == "basic")
        assert offers(game, "guild truthtrance emperor holds shield") == (ruleset == "basic")


def test_a_question_in_words_is_answered_freely() -> None:
    game = table()
    play(game, "guild truthtrance emperor words -")
    told = play(game, "emperor truth yes")

    assert told[-1]["form"] == "words"
    assert game.promises == ()


# Who and when.


def test_two_factions_of_one_player_do_not_ask_each_other() -> None:
    seats = ["atreides", "emperor", "guild", "harkonnen"]
    game = table(seats, pairs=[["atreides", "guild"], ["emperor", "harkonnen"]])

    assert not offers(game, "guild truthtrance atreides holds lasgun")
    assert offers(game, "guild truthtrance emperor holds lasgun")


def test_nothing_comes_between_question_and_answer() -> None:
    """D-DEAL-10: nor between a call for a Karama and what it stops."""
    game = table(position={"hands": {"guild": ["truthtrance"], "emperor": ["karama"]}})
    assert game.pending[0].kind == "respond"
    assert not offers(game, "guild truthtrance emperor holds karama")
    play(game, "emperor respond -", "guild truthtrance emperor words -")

    assert [decision.kind for decision in game.pending] == ["truth"]


def test_who_may_ask_shows_nobody_that_he_holds_it() -> None:
    game = table()
    for eyes in ("emperor", None):
        view = game.view(eyes)
        assert "truthtrance" not in str(view["decisions"]) + str(view["waiting"])


def test_a_question_survives_a_save() -> None:
    game = battle()
    play(game, "guild truthtrance emperor dial 3")
    saved = resume_game(save_game(game))
    for each in (game, saved):
        each.play(each.notation().read("emperor truth no"))

    assert saved.digest() == game.digest()
    assert saved.view("guild") == game.view("guild")
