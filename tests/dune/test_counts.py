"""Kinds of cards: what was told of a hand stays true, and every imagined hand agrees with it."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.dune import Dune
from landsraad.dune.actions.truthtrance import AskTruth
from landsraad.dune.cards import MEANT, TREACHERY_CARD
from landsraad.dune.counts import Count, after_gain, after_loss, noted
from landsraad.dune.knowledge import facts_about, is_true, told_of_hands
from landsraad.dune.truthtrance import remember
from landsraad.kernel import Chance
from tests.soak import usually

NO_WEAPON = Count("guild", "emperor", "weapon", 0, 0)
A_WEAPON = Count("guild", "emperor", "weapon", 1)


@pytest.mark.parametrize(
    ("case", "before", "card", "seen", "least", "most"),
    [
        ("a card nobody saw may be a weapon", NO_WEAPON, "lasgun", (), 0, 1),
        ("any card nobody saw", NO_WEAPON, "kulon", ("atreides",), 0, 1),
        ("a weapon they saw", NO_WEAPON, "lasgun", ("guild",), 1, 1),
        ("a card they saw that is none", NO_WEAPON, "kulon", ("guild",), 0, 0),
        ("one more they saw", A_WEAPON, "lasgun", ("guild",), 2, None),
        ("perhaps one more", A_WEAPON, "lasgun", (), 1, None),
    ],
)
def test_a_card_comes(
    case: str, before: Count, card: str, seen: tuple[str, ...], least: int, most: int | None
) -> None:
    (after,) = after_gain((before,), "emperor", TREACHERY_CARD[card], seen)

    assert (after.least, after.most) == (least, most), case


@pytest.mark.parametrize(
    ("case", "before", "card", "seen", "least", "most"),
    [
        ("the weapon is played", A_WEAPON, "lasgun", None, 0, None),
        ("another card is played", A_WEAPON, "kulon", None, 1, None),
        ("a card goes unseen", A_WEAPON, "kulon", ("atreides",), 0, None),
        ("whoever took it saw it", A_WEAPON, "kulon", ("guild",), 1, None),
        ("one of two perhaps", Count("guild", "emperor", "weapon", 1, 2), "lasgun", None, 0, 1),
        ("none is left", NO_WEAPON, "kulon", None, 0, 0),
    ],
)
def test_a_card_goes(
    case: str,
    before: Count,
    card: str,
    seen: tuple[str, ...] | None,
    least: int,
    most: int | None,
) -> None:
    (after,) = after_loss((before,), "emperor", TREACHERY_CARD[card], seen)

    assert (after.least, after.most) == (least, most), case


def test_two_answers_about_the_same() -> None:
    """Both hold; those about something else stay beside them."""
    other = Count("atreides", "emperor", "weapon", 1)
    narrow = noted((other, Count("guild", "emperor", "weapon", 0, 2)), A_WEAPON)

    assert narrow == (other, Count("guild", "emperor", "weapon", 1, 2))


def test_an_answer_that_says_nothing_any_more_is_forgotten() -> None:
    game = asked({"emperor": ["kulon"]}, "weapon")
    assert [count.most for count in told_of_hands(game, "guild")] == [0]
    game.give_card("emperor", TREACHERY_CARD["lasgun"])
    assert [count.most for count in told_of_hands(game, "guild")] == [1]
    game.discard("emperor", TREACHERY_CARD["kulon"])

    assert game.counts == ()


def asked(hands: dict[str, list[str]], word: str) -> Dune:
    """The Guild has asked the Emperor about such a card."""
    position = {"phase": "bidding", "turn": 2, "hands": {"guild": ["truthtrance"], **hands}}
    game = Dune.new(Dune.read_setup(None, {"deals": False}, 0, "", position))
    game.play(game.notation().read(f"guild truthtrance emperor holds {word}"))
    return game


@pytest.mark.parametrize("word", ["weapon", "defense", "worthless", "shield", "karama"])
@pytest.mark.parametrize(
    "hand", [["kulon", "shield", "lasgun"], ["hajr", "family_atomics", "snooper"]]
)
def test_a_redealt_hand_agrees_with_the_answer(word: str, hand: list[str]) -> None:
    """For everybody who heard it, yes or no; and for whoever gave it, their hand stays."""
    game = asked({"emperor": hand}, word)
    said = is_true(game, "emperor", "holds", word)
    twins = [
        game.redeal(eyes, Chance.seeded(n)) for eyes in ("atreides", "guild") for n in range(20)
    ]

    assert {is_true(twin, "emperor", "holds", word) for twin in twins} == {said}
    assert len({twin.hands["emperor"] for twin in twins}) > 1


GAMES = usually(1, soak=3)


@pytest.mark.parametrize("ruleset", ["advanced", "tournament"])
def test_everything_told_is_true_in_every_redeal(ruleset: str) -> None:
    """Random games, in which somebody asks about a hand time and again and much is shown."""
    told = 0
    for seed in range(GAMES):
        game = landsraad.new_game("dune", seed=seed, ruleset=ruleset, max_turns=4)
        assert isinstance(game, Dune)
        game.live = False
        chance = Chance.seeded(seed)
        moves = 0
        while not game.over:
            moves += 1
            if game.turn and moves % 5 == 0:
                asker, answerer = chance.sample(game.seats, 2)
                question = AskTruth(asker, answerer, "holds", chance.choice(tuple(MEANT)))
                remember(game, question, is_true(game, answerer, "holds", question.value))
            if moves % 40 == 0:
                told += check(game, chance.choice(game.seats), chance)
            decision = chance.choice(game.pending)
            game.play(decision.actions.sample(chance))
            assert list(game.faults()) == []

    assert told > 30 * GAMES


def check(game: Dune, eyes: str, chance: Chance) -> int:
    """How much a redeal had to agree with, and did."""
    twin = game.redeal(eyes, chance)
    counts = told_of_hands(game, eyes)

    assert told_of_hands(twin, eyes) == counts
    assert all(count.agrees_with(twin.hands[count.holder]) for count in counts)
    for seat in game.seats:
        for owner, form, value, yes in facts_about(game, eyes, seat):
            assert is_true(twin, owner, form, value) is yes
    return len(counts)
