"""Promises: each narrows just the decision it is about, and lapses if nothing would be left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.actions.battle import CallTraitor
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.shipment import ShipHome
from landsraad.dune.cards import MEANT, TREACHERY_CARD
from landsraad.dune.deal import Promise
from landsraad.dune.deals import PROMISES
from landsraad.dune.promises import QUESTIONS, parts_of
from landsraad.dune.truthtrance import PROMISED
from landsraad.kernel import Decision, IllegalAction

Keeps = Callable[[Any], bool]


def table(seats: list[str], position: dict[str, Any], **options: Any) -> Dune:
    return Dune.new(Dune.read_setup(seats, {"deals": False, **options}, 0, "", position))


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


def asked(game: Dune, seat: str) -> Decision:
    (decision,) = [d for d in game.decisions(seat) if d.required]
    return decision


def promise(game: Dune, seat: str, what: str, until: str = "turn") -> None:
    """Bind a seat, and ask again."""
    game.promises = (*game.promises, Promise(seat, what, until))
    game.settle()


def choices(game: Dune, seat: str) -> list[Any]:
    return list(asked(game, seat).actions)


def lands_in(territory: str) -> Keeps:
    return lambda action: getattr(action, "cell", "").partition("@")[0] == territory


def auction() -> Dune:
    position = {"phase": "bidding", "spice": {"atreides": 3, "guild": 5}}
    return table(["atreides", "guild"], position)


def pass_until(game: Dune, seat: str, kind: str) -> None:
    """Everybody passes until this seat is asked this."""
    while (game.pending[0].seat, game.pending[0].kind) != (seat, kind):
        play(game, f"{game.pending[0].seat} pass")


def shipment(seat: str = "guild") -> Dune:
    """The seat is about to ship; it has forces on the board as well."""
    forces = {seat: {"tueks_sietch@4": 4}, "harkonnen": {"carthag@10": 3}}
    position = {"phase": "shipment", "storm": 17, "forces": forces, "spice": {seat: 4}}
    game = table([seat, "harkonnen"], position)
    pass_until(game, seat, "ship")
    return game


def movement() -> Dune:
    """The Atreides are about to move from two sectors of the Imperial Basin, or from Arrakeen."""
    forces = {"atreides": {"imperial_basin@8": 2, "imperial_basin@9": 1, "arrakeen@9": 2}}
    position = {"phase": "shipment", "forces": forces, "hands": {"atreides": ["hajr"]}}
    game = table(["atreides", "harkonnen"], position)
    play(game, "atreides pass")
    return game


def battle(**options: Any) -> Dune:
    """Both sides are about to plan."""
    position = {
        "phase": "battle",
        "turn": 3,
        "forces": {"emperor": {"arrakeen@9": 3}, "harkonnen": {"arrakeen@9": 4}},
        "hands": {"emperor": ["crysknife", "shield", "kulon"], "harkonnen": ["cheap_hero"]},
        "traitors": {"emperor": ["feyd_rautha"]},
    }
    return table(["emperor", "harkonnen"], position, **options)


# Each kind.


@pytest.mark.parametrize(
    ("what", "keeps"),
    [
        ("no_bid", lambda action: isinstance(action, Pass)),
        ("bid", lambda action: not isinstance(action, Pass)),
    ],
)
def test_bids(what: str, keeps: Keeps) -> None:
    game = auction()
    before = choices(game, "atreides")
    promise(game, "atreides", what)

    assert choices(game, "atreides") == [action for action in before if keeps(action)]
    assert 0 < asked(game, "atreides").actions.size < len(before)


@pytest.mark.parametrize(
    ("what", "keeps"),
    [
        ("no_ship@arrakeen", lambda action: not lands_in("arrakeen")(action)),
        ("ship@arrakeen", lands_in("arrakeen")),
        ("no_ship@imperial_basin", lambda action: not lands_in("imperial_basin")(action)),
        ("ship@imperial_basin", lands_in("imperial_basin")),
    ],
)
@pytest.mark.parametrize("seat", ["guild", "emperor"])
def test_shipments(seat: str, what: str, keeps: Keeps) -> None:
    """Off-planet and across; shipping home is into no territory."""
    game = shipment(seat)
    before = choices(game, seat)
    promise(game, seat, what)

    assert choices(game, seat) == [action for action in before if keeps(action)]
    assert 0 < asked(game, seat).actions.size < len(before)
    assert any(isinstance(action, ShipHome) for action in before) == (seat == "guild")


def test_arrivals_from_the_far_side_of_dune() -> None:
    game = shipment("fremen")
    before = choices(game, "fremen")
    promise(game, "fremen", "no_ship@the_great_flat")
    promise(game, "fremen", "ship@arrakeen")

    flat = [action for action in before if lands_in("the_great_flat")(action)]
    assert flat
    assert choices(game, "fremen") == [action for action in before if action not in flat]


def test_a_shipment_with_a_karama_is_one_too() -> None:
    position = {"phase": "shipment", "hands": {"emperor": ["karama"]}, "spice": {"emperor": 4}}
    game = table(["emperor", "harkonnen"], position)
    promise(game, "emperor", "no_ship@arrakeen")

    assert any(action.kind == "ship_with_karama" for action in choices(game, "emperor"))
    assert not any(map(lands_in("arrakeen"), choices(game, "emperor")))


def test_a_force_sent_along_is_shipped_too() -> None:
    """The Bene Gesserit have promised to ship nothing into Arrakeen, not even one advisor."""
    position = {"phase": "shipment", "spice": {"emperor": 4}}
    game = table(["bene_gesserit", "emperor"], position, ruleset="advanced")
    promise(game, "bene_gesserit", "no_ship@arrakeen")
    pass_until(game, "emperor", "ship")
    play(game, "emperor ship arrakeen@9 1 0")

    lines = [str(action) for action in choices(game, "bene_gesserit")]
    assert lines == ["bene_gesserit pass", "bene_gesserit send polar_sink"]


@pytest.mark.parametrize("what", ["no_move@arrakeen", "no_move@imperial_basin", "no_move@old_gap"])
def test_moves_into_no_such_place(what: str) -> None:
    """But from sector to sector within a territory is not into it."""
    game = movement()
    place = what.partition("@")[2]
    before = choices(game, "atreides")
    promise(game, "atreides", what)

    def enters(action: Any) -> bool:
        if isinstance(action, Pass) or action.to.partition("@")[0] != place:
            return False
        return bool(action.forces[0][0].partition("@")[0] != place)

    assert choices(game, "atreides") == [action for action in before if not enters(action)]
    assert any(map(enters, before))


def test_a_move_that_was_promised_is_made_once() -> None:
    """With Hajr the second move is free."""
    game = movement()
    promise(game, "atreides", "move@arrakeen")

    for action in choices(game, "atreides"):
        assert action.to == "arrakeen@9"
        assert action.forces[0][0].startswith("imperial_basin")
    play(game, "atreides move [imperial_basin@8:1] [] arrakeen@9", "atreides hajr")
    assert game.promises == ()
    assert "atreides pass" in map(str, choices(game, "atreides"))


def test_a_bid_that_was_promised_is_made_once() -> None:
    game = auction()
    promise(game, "atreides", "bid")
    play(game, "atreides bid 1", "guild bid 2")

    assert game.promises == ()
    assert "atreides pass" in map(str, choices(game, "atreides"))


def test_a_ride_is_a_move() -> None:
    position = {
        "phase": "spice_blow",
        "turn": 2,
        "forces": {"fremen": {"habbanya_erg@15": 3}},
        "spice_deck": ["shai_hulud", "spice_broken_land"],
        "spice_discards": {"a": ["spice_habbanya_erg"]},
    }
    game = table(["fremen", "guild"], position)
    promise(game, "fremen", "no_move@arrakeen")
    pass_until(game, "fremen", "ride")

    rides = [action.to for action in choices(game, "fremen") if not isinstance(action, Pass)]
    assert "carthag@10" in rides
    assert "arrakeen@9" not in rides


@pytest.mark.parametrize(
    ("what", "keeps"),
    [
        ("plan_leader@caid", lambda plan: plan.leader == "caid"),
        ("plan_leader!caid", lambda plan: plan.leader != "caid"),
        ("plan_dial>2", lambda plan: plan.dial > 2),
        ("plan_dial<=2", lambda plan: plan.dial <= 2),
        ("plan_card@weapon", lambda plan: plays(plan, "weapon")),
        ("plan_card!weapon", lambda plan: not plays(plan, "weapon")),
        ("plan_card@worthless", lambda plan: plays(plan, "worthless")),
        ("plan_card!worthless", lambda plan: not plays(plan, "worthless")),
        ("plan_card@shield", lambda plan: plan.defense == "shield"),
        ("plan_card!defense", lambda plan: plan.defense != "shield"),
        ("plan_card@crysknife", lambda plan: plan.weapon == "crysknife"),
    ],
)
@pytest.mark.parametrize("ruleset", ["basic", "advanced"])
def test_plans(ruleset: str, what: str, keeps: Keeps) -> None:
    game = battle(ruleset=ruleset)
    before = choices(game, "emperor")
    promise(game, "emperor", what, "battle")

    after = choices(game, "emperor")
    assert set(after) == {plan for plan in before if keeps(plan)}
    assert 0 < len(after) < len(before)
    assert len(after) == len(set(after))
    assert [asked(game, "emperor").actions.find(plan) for plan in after] == [*range(len(after))]


def plays(plan: Any, word: str) -> bool:
    cards = [TREACHERY_CARD[card] for card in (plan.weapon, plan.defense) if card is not None]
    return any(card in MEANT[word] for card in cards)


def test_the_kwisatz_haderach_comes_or_stays() -> None:
    forces = {"atreides": {"arrakeen@9": 3}, "harkonnen": {"arrakeen@9": 4}}
    position = {"phase": "battle", "turn": 3, "forces": forces, "kwisatz_losses": 7}
    for sign, comes in (("@", True), ("!", False)):
        game = table(["atreides", "harkonnen"], position, ruleset="advanced")
        play(game, "atreides pass")
        promise(game, "atreides", f"plan_leader{sign}kwisatz_haderach", "battle")

        plans = choices(game, "atreides")
        assert {plan.kwisatz_haderach for plan in plans} == {comes}


@pytest.mark.parametrize(("what", "calls"), [("no_traitor", False), ("traitor", True)])
def test_traitors(what: str, calls: bool) -> None:
    game = battle()
    promise(game, "emperor", what)
    play(game, "emperor plan caid no 2 0 - -", "harkonnen plan feyd_rautha no 2 0 - -")

    kinds = {type(action) for action in choices(game, "emperor")}
    assert kinds == ({CallTraitor} if calls else {Pass})


# What does not bind.


@pytest.mark.parametrize(
    ("make", "seat", "what"),
    [
        (auction, "guild", "no_bid"),
        (auction, "atreides", "no_ship@arrakeen"),
        (auction, "atreides", "traitor"),
        (shipment, "guild", "no_move@arrakeen"),
        (movement, "atreides", "no_ship@arrakeen"),
        (battle, "emperor", "no_bid"),
        (battle, "harkonnen", "plan_card!shield"),
    ],
)
def test_another_decision_is_free(make: Callable[[], Dune], seat: str, what: str) -> None:
    """A promise about something else, or of somebody else, changes nothing."""
    game = make()
    before = [decision.actions for decision in game.pending]
    promise(game, seat, what)

    assert [decision.actions for decision in game.pending] == before


def test_an_impossible_promise_lapses_for_that_decision() -> None:
    """D-DEAL-3: nobody bids without spice, dials forces or plays cards that they do not have."""
    poor = table(["atreides", "guild"], {"phase": "bidding", "spice": {"atreides": 0}})
    promise(poor, "atreides", "bid")
    weak = battle()
    before = asked(weak, "emperor").actions
    promise(weak, "emperor", "plan_dial>6", "battle")
    promise(weak, "emperor", "plan_card@poison_weapon", "battle")

    assert choices(poor, "atreides") == [Pass("atreides")]
    assert list(asked(weak, "emperor").actions) == list(before)


def test_of_two_promises_that_contradict_each_other_the_later_lapses() -> None:
    game = auction()
    promise(game, "atreides", "no_bid")
    promise(game, "atreides", "bid")

    assert choices(game, "atreides") == [Pass("atreides")]


def test_a_refusal_says_that_it_was_promised() -> None:
    """And what is illegal anyway is refused for that."""
    game = auction()
    promise(game, "atreides", "no_bid")
    for line, rule in (("atreides bid 2", "D-DEAL-1"), ("atreides bid 9", "D-BIDDING-9")):
        with pytest.raises(IllegalAction) as refused:
            play(game, line)
        assert refused.value.rule == rule


def test_promises_end_with_their_scope() -> None:
    game = battle()
    promise(game, "emperor", "plan_leader@caid", "battle")
    promise(game, "emperor", "no_bid", "turn")
    play(game, "emperor plan caid no 2 0 - -", "harkonnen plan umman_kudu no 0 0 - -")

    while game.phase == "battle":
        game.play(game.pending[0].actions[0])
    assert [kept.what for kept in game.promises] == []
    assert game.turn == 4


def test_every_promise_that_can_be_made_is_understood() -> None:
    made = [what for what in PROMISES if what is not None]
    answered = [f"{what}1" for pair in PROMISED.values() for what in pair if what[-1] in "@!>="]

    assert {parts_of(what)[0] for what in (*made, *answered)} == set(QUESTIONS)
