"""Standing answers of an auction: bids and passes given for a player, which stay a secret."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.standing_bids import CHANGES_PER_CARD
from landsraad.kernel import BadPosition, Event, IllegalAction
from landsraad.kernel.record import Record, resume_game, save_game

FOUR = ["atreides", "emperor", "guild", "harkonnen"]
SPICE = {"atreides": 10, "emperor": 10, "guild": 10, "harkonnen": 10}
KARAMA = {"hands": {"emperor": ["karama"]}, "standing": {"emperor": ["all@turn"]}}
RULESETS = ["basic", "advanced", "tournament"]


def auction(position: dict[str, Any] | None = None, **options: Any) -> Dune:
    """The first card of turn 2; the Emperor opens, then Harkonnen, Atreides, Guild or so."""
    at = {"phase": "bidding", "turn": 2, "storm": 1, "spice": SPICE, **(position or {})}
    return Dune.new(Dune.read_setup(FOUR, options, 0, "", at))


def play(game: Dune, *lines: str) -> list[dict[str, Any]]:
    """Play, and say what everybody saw."""
    seen = []
    for line in lines:
        events = game.play(game.notation().read(line))
        seen += [told for event in events if (told := event.seen_by(None)) is not None]
    return seen


def asked(game: Dune) -> str:
    (decision,) = [d for d in game.pending if d.required]
    assert decision.kind == "bid"
    return decision.seat


def said(events: list[dict[str, Any]]) -> list[str]:
    """Bids and passes in words."""
    return [
        f"{event['seat']} {event.get('amount', 'pass')}"
        for event in events
        if event["kind"] in {"bid_made", "bid_passed"}
    ]


def after(game: Dune, seat: str) -> list[str]:
    order = list(game.storm_order())
    place = order.index(seat) + 1
    return order[place:] + order[:place]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_it_bids_the_least_that_is_higher_and_then_passes(ruleset: str) -> None:
    game = auction(ruleset=ruleset)
    first = asked(game)
    second, third, fourth, _ = after(game, first)
    seen = play(game, f"{second} bid-up-to 4 card", f"{first} bid 1")
    assert said(seen) == [f"{first} 1", f"{second} 2"]
    assert asked(game) == third
    seen = play(game, f"{third} bid 3", f"{fourth} bid 4", f"{first} bid 5")

    assert said(seen)[-1] == f"{second} pass"
    assert asked(game) == third


def test_two_of_them_outbid_each_other_and_nobody_themselves() -> None:
    game = auction()
    first = asked(game)
    second, third, fourth, _ = after(game, first)
    seen = play(game, f"{second} bid-up-to 3 card", f"{third} bid-up-to 9 card")
    seen += play(game, f"{fourth} bid-up-to 0 card", f"{first} bid-up-to 0 card")

    bids = [bid for bid in said(seen) if "pass" not in bid]
    assert bids == [f"{second} 1", f"{third} 2", f"{second} 3", f"{third} 4"]
    assert any(e["kind"] == "card_bought" and e["seat"] == third for e in seen)


def test_never_more_than_one_can_pay_without_a_karama() -> None:
    game = auction({**KARAMA, "spice": {**SPICE, "emperor": 3}})
    while asked(game) != "emperor":
        play(game, f"{asked(game)} pass")
    second, third, fourth, _ = after(game, "emperor")
    play(game, "emperor bid-up-to 50 card")
    for seat in (second, third, fourth):
        if asked(game) == seat:
            play(game, f"{seat} bid {game.view(None)['steps'][-1]['bid'] + 1}")
    seen = game.view(None)["steps"][-1]

    assert seen["bid"] == 4
    assert "emperor" in seen["passed"]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("until", "again"), [("card", True), ("phase", False)])
def test_passing_ends_by_itself(ruleset: str, until: str, again: bool) -> None:
    game = auction(ruleset=ruleset)
    first = asked(game)
    second, third, fourth, _ = after(game, first)
    play(game, f"{first} bid-up-to 0 {until}", f"{second} bid-up-to 0 {until}")
    play(game, f"{third} bid 1", f"{fourth} pass")
    answered = []
    while game.phase == "bidding":
        decision = next(d for d in game.pending if d.required)
        answered.append(decision.seat)
        actions = [a for a in decision.actions if a.kind in {"pass", "respond"}]
        game.play(actions[0] if actions else decision.actions[0])

    assert (second in answered) is again
    assert not any("bid" in entry for entries in game.standing.values() for entry in entries)


def test_its_owner_sees_it_and_withdraws_it() -> None:
    game = auction()
    first = asked(game)
    second = after(game, first)[0]
    play(game, f"{second} bid-up-to 6 card")
    assert game.view(second)["table"]["factions"][second]["standing"] == ["bid<=6@card"]
    assert game.can_undo(second)
    play(game, f"{second} ask-me bid", f"{first} bid 1")

    assert game.standing[second] == ()
    assert asked(game) == second


def test_saying_it_when_asked_can_be_taken_back_like_a_bid() -> None:
    game = auction()
    first = asked(game)
    digest = game.digest()
    play(game, f"{first} bid-up-to 6 card")
    assert game.view(None)["steps"][-1]["bidder"] == first
    game.undo(first)

    assert game.digest() == digest


def test_one_pass_looks_like_another() -> None:
    """Twins: who cannot pay, who will not, who went as far as they said, who passes everywhere."""
    shown = set()
    for spice, line in (
        (1, "standing no_means game"),
        (1, "bid-up-to 0 card"),
        (9, "bid-up-to 0 phase"),
        (9, "bid-up-to 2 card"),
        (9, "standing pass phase"),
    ):
        game = auction({"spice": {**SPICE, "emperor": spice}})
        others = [seat for seat in FOUR if seat != "emperor"]
        while asked(game) == "emperor":
            play(game, "emperor pass")
        before = [game.view(eyes) for eyes in (*others, None)]
        quiet = game.play(game.notation().read(f"emperor {line}"))
        assert all(event.seen_by(eyes) is None for event in quiet for eyes in (*others, None))
        assert [game.view(eyes) for eyes in (*others, None)] == before
        told: list[Event] = []
        bid = 1
        while "emperor" not in game.view(None)["steps"][-1]["passed"]:
            bid += 1
            told += game.play(game.notation().read(f"{asked(game)} bid {bid}"))
        seen = [[event.seen_by(eyes) for event in told] for eyes in (*others, None)]
        shown.add(repr((seen, [game.view(eyes) for eyes in (*others, None)])))

    assert len(shown) == 1


def test_no_means_asks_whoever_has_a_choice() -> None:
    """With spice, or with a Karama that buys the card."""
    for position in ({}, {**KARAMA, "spice": {**SPICE, "emperor": 0}}):
        game = auction(position)
        while asked(game) != "emperor":
            play(game, f"{asked(game)} bid {game.view(None)['steps'][-1]['bid'] + 1}")
        play(game, "emperor standing no_means game")

        assert asked(game) == "emperor"


def test_changes_are_limited_for_each_card() -> None:
    game = auction()
    second = after(game, asked(game))[0]
    for most in range(CHANGES_PER_CARD):
        play(game, f"{second} bid-up-to {most + 1} card")
    with pytest.raises(IllegalAction) as refused:
        play(game, f"{second} bid-up-to 9 card")
    assert refused.value.rule == "D-GAME-2"
    play(game, f"{second} ask-me bid")

    assert game.standing[second] == ()


@pytest.mark.parametrize("line", ["bid-up-to 3 phase", "bid-up-to 3 turn", "bid-up-to 100 card"])
def test_what_cannot_be_said(line: str) -> None:
    game = auction()
    with pytest.raises(IllegalAction) as refused:
        play(game, f"{asked(game)} {line}")

    assert refused.value.rule == "D-GAME-2"


def test_it_survives_a_save_a_record_and_a_description() -> None:
    game = auction()
    first = asked(game)
    second = after(game, first)[0]
    play(game, f"{second} bid-up-to 4 card")
    saved = resume_game(save_game(game))
    described = auction({"standing": {second: ["bid<=0@phase"]}})
    for each in (game, saved, described):
        each.play(each.notation().read(f"{first} bid 1"))
    assert game.view(None)["steps"][-1]["bidder"] == second
    assert described.view(None)["steps"][-1]["passed"] == [second]

    assert saved.digest() == game.digest()
    assert Record.from_json(game.record().to_json()).verify().digest() == game.digest()


def test_without_standing_answers_there_are_none() -> None:
    game = auction(standing=False)

    assert "auction" not in {decision.kind for decision in game.pending}


def test_before_version_4_there_were_none_either() -> None:
    """Nothing of it is offered, described or taken, and the older answers stay as they were."""
    game = auction(standing_bids=False)
    first = asked(game)
    offered = {each.kind: each.actions for each in game.decisions(first)}
    assert "auction" not in offered
    assert not any("no_means" in str(action) for action in offered["standing"])
    for line in ("bid-up-to 3 card", "standing no_means game"):
        with pytest.raises(IllegalAction) as refused:
            play(game, f"{first} {line}")
        assert refused.value.rule == "D-GAME-2"

    for entry in ("bid<=3@card", "no_means@game"):
        with pytest.raises(BadPosition):
            auction({"standing": {first: [entry]}}, standing_bids=False)
