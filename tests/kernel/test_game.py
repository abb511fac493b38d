"""The loop: what is asked, what is taken, what is refused, and who may know of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import landsraad
import landsraad.kernel as k
from crysknife import ChooseGround, Crysknife, Parry, Plan, Planning, Shout
from landsraad.kernel import game as loop
from landsraad.kernel.event import CHANCE
from tests.kernel import toys
from tests.kernel.toys import Council, Parlour, Say, do, duel, kinds, play_out, refusal, start

PLANNING = {"phase": "planning", "hands": {"paul": ["feint_a", "feint_b", "feint_c"]}}
SHOUTING = {"phase": "planning", "hands": {"feyd": ["shout_a", "parry_a"], "paul": ["shout_b"]}}
ATTACK, GUARD = "paul plan [attack:3] []", "feyd plan [guard:1] []"

SEEDS = st.integers(0, 10_000)
MOMENTS = st.integers(0, 30)


def moment(seed: int, actions: int) -> Crysknife:
    """A game of the example somewhere in the middle of it."""
    game = play_out(duel(seed=seed), seed, actions)
    assert isinstance(game, Crysknife)
    return game


def wire(view: Any) -> str:
    return json.dumps(view)


# Playing.


def test_a_game_waits_for_somebody() -> None:
    """A new game asks a required question with at least one answer."""
    game = duel()

    assert [repr(decision) for decision in game.pending] == ["paul must ground (2 choices)"]
    assert not game.over
    assert game.outcome is None


def test_a_played_action_is_counted_and_the_next_question_asked() -> None:
    """`play` answers one decision, and the steps run on to the next question."""
    game = duel()
    do(game, "paul ground stone")

    assert game.sequence == 1
    assert [(decision.seat, decision.kind) for decision in game.decisions("feyd")][:1] == [
        ("feyd", "plan")
    ]


def test_a_step_on_top_runs_and_the_one_below_goes_on() -> None:
    """A pushed step takes over until it has ended."""
    game = start(Parlour)
    events = do(game, "red says aside")

    assert kinds(events) == ["aside"]
    assert game.stack == [toys.Talk("red")]


def test_all_pending_decisions_of_one_step_may_be_answered_in_any_order() -> None:
    """Both plan at once: either may be first."""
    for first, second in ((ATTACK, GUARD), (GUARD, ATTACK)):
        game = duel(PLANNING)
        do(game, first)

        assert [d.seat for d in game.pending] == [second.split()[0]]


# Refusals.


@pytest.mark.parametrize("thing", [None, "paul ground stone", 3, ("paul", "stone"), Planning()])
def test_something_that_is_no_action_is_unreadable(thing: Any) -> None:
    """Only actions are played; anything else is unreadable, and the message shows it."""
    with pytest.raises(k.UnreadableAction, match="is not an action"):
        duel().play(thing)


def test_something_huge_makes_a_short_message() -> None:
    """A refusal shows the beginning of what it refuses, however long that is."""
    action: Any = "x" * 100_000

    assert len(str(refusal(start(Parlour), [action]))) < 200


@k.action("{seat} dances")
class Dance(k.Action):
    pass


@pytest.mark.parametrize("action", [Dance("paul"), k.Action("paul"), Say("paul", "on")])
def test_an_action_of_another_game_is_unreadable(action: k.Action) -> None:
    """UnreadableAction: it is not an action of this game at all."""
    assert type(refusal(duel(), action)) is k.UnreadableAction


@pytest.mark.parametrize("seat", ["feyd", "nobody", "", None])
def test_a_seat_that_is_not_asked_is_not_on_turn(seat: Any) -> None:
    """Only who is asked may answer; the others hear who decides first."""
    found = refusal(duel(), ChooseGround(seat, "stone"))

    assert type(found) is k.NotYourTurn
    assert found.first == ("paul",)
    assert str(found) == "not your turn yet: paul decides first"


def test_what_another_seat_is_asked_is_not_for_whoever_only_may_object() -> None:
    """An optional decision that is open does not make it this seat's turn."""
    game = start(Parlour)
    game.play(Say("red", "aside"))

    found = refusal(game, Say("green", "on"))

    assert type(found) is k.NotYourTurn


ILLEGAL = [
    ({}, ChooseGround("paul", "sand"), "X-LEAD-2", "ground"),
    ({}, ChooseGround("paul", "water"), "X-LEAD-2", "ground"),
    ({}, Plan("paul", (), ()), "X-PLAN-1", ""),
    ({}, Parry("paul", None), "X-PARRY-1", ""),
    (PLANNING, ChooseGround("paul", "stone"), "X-LEAD-1", ""),
    (PLANNING, Plan("paul", (("attack", 4), ("guard", 3)), ()), "X-PLAN-2", "effort"),
    (PLANNING, Plan("paul", (("attack", True),), ()), "X-PLAN-2", "effort"),
    (PLANNING, Plan("paul", (), ("feint_d",)), "X-PLAN-3", "feints"),
    (PLANNING, Plan("paul", (), ("feint_a", "feint_b", "feint_c")), "X-PLAN-3", "feints"),
    (PLANNING, Shout("feyd", "shout_a"), "X-SHOUT-1", ""),
    (SHOUTING, Shout("feyd", "parry_a"), "X-SHOUT-1", "card"),
    (SHOUTING, Shout("paul", "shout_b"), "X-SHOUT-1", ""),
    ({"phase": "hit", "hands": PLANNING["hands"]}, Parry("paul", "parry_a"), "X-PARRY-1", "card"),
]


@pytest.mark.parametrize(("position", "action", "rule", "field"), ILLEGAL)
def test_an_illegal_action_says_why_and_by_which_rule(
    position: dict[str, Any], action: k.Action, rule: str, field: str
) -> None:
    """The reason is the text of the rule; the field is the first one that is not offered."""
    found = refusal(duel(position), action)

    assert isinstance(found, k.IllegalAction)
    assert (found.rule, found.field) == (rule, field)
    assert found.reason == Crysknife.rulebook().rule(rule).text
    assert str(found) == f"{found.reason} [{rule}]"


def test_a_step_may_name_the_rule_that_the_choices_cannot_tell() -> None:
    """`why_not` comes before the fields."""
    found = refusal(start(Parlour), Say("red", "psst"))

    assert isinstance(found, k.IllegalAction)
    assert (found.rule, found.field) == ("X-PLAN-1", "")
    assert found.reason.startswith("Both duellists plan once, in secret")


def test_a_rule_that_no_catalogue_has_is_still_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal never fails for want of a text."""
    monkeypatch.setattr(Say, "rules", {"word": "T-NONE-1"})
    found = refusal(start(Parlour), Say("red", "nonsense"))

    assert str(found) == "Not allowed here: T-NONE-1. [T-NONE-1]"


@pytest.mark.parametrize("expected", [0, 2, 99, -1])
def test_an_action_for_another_moment_is_stale(expected: int) -> None:
    """With `expected` an action is taken only at the moment it was meant for."""
    game = duel()
    do(game, "paul ground stone")
    found = refusal(game, ATTACK, expected)

    assert type(found) is k.StaleAction
    assert str(found) == f"this was meant for moment {expected}; it is 1 now"


def test_an_action_for_this_moment_is_taken() -> None:
    """`expected` equal to the sequence changes nothing else."""
    game = duel()
    game.play(ChooseGround("paul", "stone"), expected=0)
    game.play(Plan("paul", (), ()), expected=1)

    assert game.sequence == 2


def test_nothing_is_played_after_the_end() -> None:
    """GameOver comes before every other reason."""
    game = start(Parlour)
    do(game, "red says end")

    assert type(refusal(game, "red says on", expected=77)) is k.GameOver
    assert game.pending == ()


REFUSED: list[tuple[Any, int | None]] = [
    (None, None),
    (Parry("feyd", "shout_a"), None),
    (ChooseGround("nobody", "stone"), None),
    (Plan("paul", (("attack", 7),), ()), None),
    (Shout("paul", "parry_a"), None),
    (Plan("paul", (), ()), -1),
]


@given(SEEDS, MOMENTS, st.sampled_from(REFUSED))
def test_a_refused_action_changes_nothing(
    seed: int, actions: int, tried: tuple[Any, int | None]
) -> None:
    """State, chance, decisions, record, undo and events are as before."""
    game = moment(seed, actions)
    before, chance, record = game.digest(), game.chance.state(), game.record().to_json()
    pending, undo = game.pending, [game.can_undo(seat) for seat in game.seats]
    refusal(game, *tried)

    assert (game.digest(), game.chance.state()) == (before, chance)
    assert not game.chance.drawn
    assert game.record().to_json() == record
    assert game.pending is pending
    assert [game.can_undo(seat) for seat in game.seats] == undo


def test_events_after_a_refusal_are_those_of_the_action_alone() -> None:
    """A refused action leaves no event behind."""
    game = start(Parlour)
    refusal(game, "red says nonsense")

    assert kinds(do(game, "red says show")) == ["shown"]


# Simultaneous and secret.


def planned(*lines: str) -> Crysknife:
    game = duel(PLANNING)
    do(game, *lines)
    return game


def test_a_secret_answer_shows_to_its_seat_and_the_referee_only() -> None:
    """X-PLAN-1: a plan that waits for the other one is nobody else's business."""
    game = planned(ATTACK)
    shown = {eyes: game.view(eyes)["steps"][0]["plans"] for eyes in ("paul", "feyd", None, "*")}
    plan = {"kind": "plan", "seat": "paul", "effort": [["attack", 3]], "feints": []}

    assert shown == {"paul": [plan], "feyd": [], None: [], "*": [plan]}


@pytest.mark.parametrize("eyes", ["feyd", None])
def test_the_view_of_others_does_not_depend_on_a_secret_answer(eyes: str | None) -> None:
    """Whatever paul has planned, the others see the same to the byte."""
    other = "paul plan [attack:1,guard:5] [feint_a,feint_c]"

    assert wire(planned(ATTACK).view(eyes)) == wire(planned(other).view(eyes))


def test_a_secret_answer_is_not_in_the_events_of_others() -> None:
    """That paul has planned is public; the plan itself comes with the second plan."""
    game = duel(PLANNING)
    first, second = do(game, ATTACK), do(game, GUARD)

    assert [event.seen_by("feyd") for event in first] == [{"kind": "planned", "seat": "paul"}]
    assert {"kind": "plan", "seat": "paul", "attack": 3, "guard": 0} in [
        event.seen_by("feyd") for event in second
    ]


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    """Either order gives the same digest and the same next question."""
    one, other = planned(ATTACK, GUARD), planned(GUARD, ATTACK)

    assert one.digest() == other.digest()
    assert one.view("paul") == other.view("paul")


def test_votes_in_any_order_give_the_same_state() -> None:
    """Three simultaneous answers, two orders, one digest."""
    one, other = start(Council), start(Council)
    do(one, "red votes yes", "blue votes no", "green votes yes")
    do(other, "green votes yes", "blue votes no", "red votes yes")

    assert one.digest() == other.digest()


# Required, optional, private.


def test_an_optional_decision_may_be_left() -> None:
    """Feyd may shout or not; the game waits only for the plans."""
    game = duel(SHOUTING)
    asked = [(d.seat, d.kind, d.required) for d in game.pending]
    do(game, GUARD)

    assert asked == [("paul", "plan", True), ("feyd", "plan", True), ("feyd", "shout", False)]
    assert [(d.seat, d.kind) for d in game.pending] == [("paul", "plan")]


def test_an_interruption_takes_over_and_the_game_goes_on() -> None:
    """X-SHOUT-1: the shouting seat chooses the ground, then both plan."""
    game = duel(SHOUTING)
    events = do(game, "feyd shout shout_a")

    assert kinds(events) == ["discarded"]
    assert [repr(d) for d in game.pending] == ["feyd must ground (2 choices)"]

    do(game, "feyd ground shade")

    assert [(d.seat, d.kind) for d in game.pending] == [("paul", "plan"), ("feyd", "plan")]


def test_what_binds_a_seat_from_outside_narrows_the_questions_of_a_step() -> None:
    """A game may bind its seats: the step answers, but offers only what is left."""
    game = start(toys.Strict)
    found = refusal(game, "red says end")
    do(game, "red says pass")

    assert isinstance(found, k.IllegalAction)
    assert found.rule == "X-LEAD-2"
    assert [repr(decision) for decision in game.pending] == ["blue must say (2 choices)"]


def test_an_optional_answer_of_a_step_is_answered_by_the_step() -> None:
    """What the step asks is its own affair, required or not."""
    game = start(Council)
    do(game, "green objects")

    assert game.outcome is not None
    assert game.outcome.ending == "object"


def test_a_seat_sees_its_own_decisions_in_full() -> None:
    """Kind, required or not, and the whole space of answers."""
    shown = duel(SHOUTING).view("feyd")["decisions"]

    assert [(d["kind"], d["required"]) for d in shown] == [("plan", True), ("shout", False)]
    assert shown[1]["actions"] == {
        "product": "shout",
        "seat": "feyd",
        "fields": {"card": {"listed": ["shout_a"]}},
    }


@pytest.mark.parametrize("eyes", ["paul", "feyd", None, k.REFEREE])
def test_everybody_sees_only_the_required_public_questions_of_others(eyes: str | None) -> None:
    """An optional decision betrays a hand, so nobody is told of it."""
    assert duel(SHOUTING).view(eyes)["waiting"] == [
        {"seat": "paul", "kind": "plan"},
        {"seat": "feyd", "kind": "plan"},
    ]


@pytest.mark.parametrize("eyes", [None, k.REFEREE])
def test_who_has_no_seat_is_asked_nothing(eyes: str | None) -> None:
    """Spectators and the referee watch."""
    assert duel(SHOUTING).view(eyes)["decisions"] == []


def test_of_private_decisions_only_respond_shows() -> None:
    """Neither who is asked nor how many are, until the last of them has answered."""
    game = start(Council)
    respond = {"seat": None, "kind": "respond"}
    preside = {"seat": "red", "kind": "preside"}
    waiting = [game.view("blue")["waiting"]]
    for line in ("red votes yes", "green votes no", "blue votes no"):
        do(game, line)
        waiting.append(game.view("blue")["waiting"])

    assert waiting == [[respond, preside]] * 3 + [[preside]]


def test_a_refusal_does_not_name_who_is_asked_in_private() -> None:
    """Blue has voted and hears only of the one who presides."""
    game = start(Council)
    vote = game.notation().read("blue votes no")
    game.play(vote)

    found = refusal(game, vote)

    assert type(found) is k.NotYourTurn
    assert found.first == ("red",)


def test_a_private_decision_is_shown_to_its_own_seat() -> None:
    """Blue is told that it is to vote."""
    view = start(Council).view("blue")

    assert [decision["kind"] for decision in view["decisions"]] == ["vote"]


# Events.


def test_a_game_remembers_what_happened_last() -> None:
    """The events of the last action, whatever was refused since; a copy remembers nothing."""
    game = start(Parlour)
    events = do(game, "red says aside", "red says tell")
    refusal(game, "red says nonsense")

    assert game.happened == (events[-1],)
    assert game.copy().happened == ()


def test_an_event_has_a_part_for_everybody_and_a_part_for_some() -> None:
    """Everybody learns that it was told; only blue and the referee learn what."""
    (event,) = do(start(Parlour), "red says tell")
    public = {"kind": "told", "to": "blue"}

    assert event.seen_by(None) == event.seen_by("red") == public
    assert event.seen_by("blue") == event.seen_by(k.REFEREE) == {**public, "word": "water"}


def test_a_private_event_happens_for_nobody_else() -> None:
    """With no public part the others do not learn that it happened."""
    events = do(start(Parlour), "red says whisper")

    assert {eyes: kinds(events, eyes) for eyes in ("red", "blue", None, "*")} == {
        "red": [],
        "blue": ["whispered"],
        None: [],
        "*": ["whispered"],
    }


def test_outcomes_of_chance_are_an_event_for_the_referee() -> None:
    """A record can be made from events; nobody else sees the outcomes."""
    events = do(start(Parlour), "red says draw")
    outcomes = start(Parlour).chance.below(100)

    assert [event.seen_by("*") for event in events] == [{"kind": CHANCE, "outcomes": [outcomes]}]
    assert kinds(events, "red") == kinds(events, None) == []


def test_cards_drawn_are_seen_by_who_drew_them() -> None:
    """X-ROUND-1: both draw; each sees their own card, everybody sees that a card was drawn."""
    events = do(duel(PLANNING), "paul plan [] []", "feyd plan [] []")
    drawn = [event for event in events if event.kind == "drew"]
    mine, yours = (event.seen_by("paul") for event in drawn)

    assert mine is not None
    assert mine["cards"] == ["feint_d"]
    assert yours == {"kind": "drew", "seat": "feyd", "number": 1}


# Views.


@given(SEEDS, MOMENTS)
def test_a_view_is_ready_for_json(seed: int, actions: int) -> None:
    """Every view survives being sent as JSON."""
    game = moment(seed, actions)

    for eyes in (*game.seats, None, k.REFEREE):
        assert json.loads(wire(game.view(eyes))) == game.view(eyes)


def test_a_view_has_exactly_these_parts() -> None:
    """Built up from nothing: whatever is new in it is there on purpose."""
    view = duel().view("paul")

    assert {**view, "decisions": [], "table": {}} == {
        "game": "crysknife",
        "eyes": "paul",
        "seats": ["paul", "feyd"],
        "seal": "",
        "outcome": None,
        "decisions": [],
        "waiting": [{"seat": "paul", "kind": "ground"}],
        "steps": [],
        "table": {},
    }


@pytest.mark.parametrize("eyes", ["nobody", "", "Paul", pytest.param(3, marks=pytest.mark.sources)])
def test_there_is_no_view_for_a_seat_that_is_not_there(eyes: Any) -> None:
    """Eyes are a seat, None or the referee."""
    with pytest.raises(k.BadOptions, match=r"there is no seat .*; there are paul, feyd"):
        duel().view(eyes)


def test_looking_changes_nothing() -> None:
    """Neither the state nor its future depends on who has looked."""
    game = play_out(duel(), 3, 5)
    before = game.digest()
    for eyes in (*game.seats, None, k.REFEREE):
        game.view(eyes)

    assert game.digest() == before


# Copies.


@given(SEEDS, MOMENTS)
def test_a_copy_is_independent(seed: int, actions: int) -> None:
    """Whatever happens to the copy, the game stays as it was; both would go on alike."""
    game = moment(seed, actions)
    before, record = game.digest(), game.record().to_json()
    twin = play_out(game.copy(), seed + 1, 4)

    assert game.digest() == before
    assert game.record().to_json() == record
    assert play_out(game, seed + 1, 4).digest() == twin.digest()


def test_a_copy_is_silent() -> None:
    """Search copies by the million: no events are built and nothing is kept for undo."""
    twin = duel().copy()

    assert not twin.live
    assert twin.play(ChooseGround("paul", "stone")) == ()
    assert not twin.can_undo("paul")


def test_a_copy_can_be_made_live() -> None:
    """Whoever sets `live` gets events again."""
    twin: k.Game = start(Parlour).copy()
    twin.live = True

    assert kinds(do(twin, "red says draw")) == [CHANCE]


def test_a_silent_game_keeps_its_record() -> None:
    """Simulations are recorded as well, outcomes included."""
    live, silent = start(Parlour), start(Parlour).copy()
    do(live, "red says draw", "red says on")
    do(silent, "red says draw", "red says on")

    assert silent.record().to_json() == live.record().to_json()
    assert silent.record().outcomes[1] != ()


# Digests.


def test_the_digest_of_a_known_game_never_changes() -> None:
    """These literals were computed once: the encoding of a state is a promise to old records."""
    now = Crysknife.read_setup(seed=7)
    once = replace(now, format="landsraad-record/2", generator="sfc32")
    digests = []
    for setup in (now, once):
        game = Crysknife.new(setup)
        digests.append(game.digest())
        do(game, "paul ground stone", "feyd plan [attack:2,guard:1] []")
        digests.append(game.digest())

    assert digests == [
        "61e9a69e92dac31ae20dd670e1d2ad0ac275233b7645a7691af9dfc5886f269b",
        "5d4534015321c228bc953e909025a6692cd6739e2822352387ddcef030d97265",
        "a92e1a13d77b33c51e8179be48c676046dfc15ffe4ff495459b1840fc839e3ce",
        "2858502e634fadf364907d477e9c95617843498d6b738215260c48493e09e76c",
    ]


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("round", lambda game: game.round + 1),
        ("leader", lambda game: "feyd"),
        ("ground", lambda game: "shade"),
        ("breath", lambda game: {**game.breath, "paul": 5}),
        ("wounds", lambda game: {**game.wounds, "feyd": 1}),
        ("hands", lambda game: {**game.hands, "feyd": ()}),
        ("deck", lambda game: game.deck[::-1]),
        ("discards", lambda game: ("parry_a",)),
        ("stack", lambda game: [Planning()]),
        ("outcome", lambda game: k.Outcome(("paul",), "killed", "X-END-1")),
        ("chance", lambda game: k.Chance.seeded(8)),
    ],
)
def test_every_part_of_the_state_is_in_the_digest(
    name: str, change: Callable[[Crysknife], Any]
) -> None:
    """Changing any saved field changes the digest."""
    game = duel()
    before = game.digest()
    setattr(game, name, change(game))

    assert game.digest() != before
    assert name in (*[field.name for field in Crysknife.state_fields], "stack", "outcome", "chance")


def test_the_dice_to_come_are_in_the_digest() -> None:
    """Two positions that differ only in the next die are two positions."""
    assert duel({"dice": [1]}).digest() != duel({"dice": [2]}).digest()


# Redealing.


@given(SEEDS, MOMENTS, st.sampled_from(["paul", "feyd", None]))
def test_a_redeal_cannot_be_told_from_the_truth(seed: int, actions: int, eyes: str | None) -> None:
    """Exchange everything these eyes may not see; their view stays the same to the byte."""
    game = moment(seed, actions)
    twin = game.redeal(eyes, k.Chance.seeded(seed))

    assert wire(twin.view(eyes)) == wire(game.view(eyes))
    assert list(twin.faults()) == []


def test_a_redeal_for_the_referee_keeps_all_that_he_sees() -> None:
    """No hand and no plan is hidden from the referee; only the order of the deck is."""
    game = duel()
    do(game, "paul ground stone", "paul plan [attack:1] []")
    twin = game.redeal(k.REFEREE, k.Chance.seeded(1))

    assert wire(twin.view(k.REFEREE)) == wire(game.view(k.REFEREE))


def test_a_redeal_keeps_ones_own_hand_and_exchanges_the_others() -> None:
    """Over some redeals paul's hand never changes, and feyd's does."""
    game = duel()
    twins = [game.redeal("paul", k.Chance.seeded(seed)) for seed in range(20)]

    assert {twin.hands["paul"] for twin in twins} == {game.hands["paul"]}
    assert len({twin.hands["feyd"] for twin in twins}) > 1
    assert len({twin.deck for twin in twins}) > 1


def test_a_redeal_exchanges_what_a_step_holds() -> None:
    """Feyd's secret plan is exchanged for paul, kept for feyd."""
    game = duel({"phase": "planning"})
    do(game, "feyd plan [attack:2,guard:1] []")

    def plans(eyes: str) -> set[object]:
        twins = [game.redeal(eyes, k.Chance.seeded(seed)) for seed in range(20)]
        return {twin.stack[-1] for twin in twins}

    assert len(plans("paul")) > 1
    assert plans("feyd") == {game.stack[-1]}


def test_a_redeal_has_a_future_of_its_own() -> None:
    """The chance to come is hidden as well."""
    game = duel()
    futures = {game.redeal("paul", k.Chance.seeded(seed)).chance.state() for seed in range(5)}

    assert len(futures) == 5
    assert game.chance.state() not in futures


def test_a_redeal_asks_afresh() -> None:
    """Feyd's shout is hidden: in some redeals it is offered, in others it is not."""
    game = duel(SHOUTING)
    twins = [game.redeal("paul", k.Chance.seeded(seed)) for seed in range(20)]

    assert {len(twin.decisions("feyd")) for twin in twins} == {1, 2}


def test_a_redeal_leaves_the_game_alone() -> None:
    """Only the twin changes, and it is silent."""
    game = duel()
    before = game.digest()
    twin = game.redeal("paul", k.Chance.seeded(1))
    play_out(twin, 5)

    assert twin.over
    assert not twin.live
    assert game.digest() == before


def test_a_redeal_of_a_finished_game_is_finished() -> None:
    """There is nothing left to play in it."""
    game = play_out(duel(), 1)

    assert game.redeal("paul", k.Chance.seeded(1)).over


@pytest.mark.parametrize("actions", [0, 1, 2])
def test_an_imagined_game_has_no_record(actions: int) -> None:
    """What was never played cannot be replayed, however far it is imagined."""
    twin = play_out(play_out(duel(), 1, 3).redeal("paul", k.Chance.seeded(1)), 2, actions)

    with pytest.raises(k.LandsraadError, match="an imagined game has no record"):
        twin.record()


# Ends and faults.


def test_an_outcome_names_winners_ending_and_rule() -> None:
    """X-END-1, as data and in every view."""
    game = duel({"phase": "hit", "hit": "feyd", "wounds": {"feyd": 2}, "dice": [1]})
    ended = {"winners": ["paul"], "ending": "killed", "rule": "X-END-1"}

    assert game.outcome is not None
    assert game.outcome.to_json() == ended
    assert repr(game.outcome) == "Outcome(('paul',), 'killed', 'X-END-1')"
    assert game.view("feyd")["outcome"] == ended
    assert (game.over, game.pending, game.stack) == (True, (), [])


@pytest.mark.parametrize(
    ("toy", "message"),
    [
        (toys.Lazy, "Idle runs without getting anywhere"),
        (toys.Circle, "There goes round in circles"),
        (toys.Nowhere, "toy has no step in progress and no outcome"),
    ],
)
def test_a_game_that_makes_no_progress_says_which_step(toy: type[toys.Toy], message: str) -> None:
    """Stuck: the fault of a game, named by its step."""
    with pytest.raises(k.Stuck) as stuck:
        start(toy)

    assert str(stuck.value) == message


@pytest.mark.sources
def test_many_steps_may_run_between_two_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two runs are enough for an aside, and one is not."""
    monkeypatch.setattr(loop, "MOST_RUNS", 2)
    do(start(Parlour), "red says aside")
    monkeypatch.setattr(loop, "MOST_RUNS", 1)

    with pytest.raises(k.Stuck, match="Talk goes round in circles"):
        do(start(Parlour), "red says aside")


@pytest.mark.parametrize(
    ("word", "fault"),
    [
        ("idle", k.Stuck),
        ("circle", k.Stuck),
        ("gone", k.Stuck),
        ("silence", NotImplementedError),
        ("fault", ZeroDivisionError),
    ],
)
def test_a_fault_in_the_code_of_a_game_leaves_the_game_as_it_was(
    word: str, fault: type[Exception]
) -> None:
    """State, chance, decisions, record, undo: as if the action had never been tried."""
    game = start(Parlour)
    do(game, "red says draw", "red says on")
    before, record, pending = game.digest(), game.record().to_json(), game.pending
    with pytest.raises(fault):
        do(game, f"red says {word}")

    assert game.digest() == before
    assert game.record().to_json() == record
    assert game.pending == pending
    assert game.can_undo("red")
    assert kinds(do(game, "red says tell")) == ["told"]


def test_after_a_fault_undo_goes_back_to_before_the_last_action() -> None:
    """The action that failed is not one that can be taken back."""
    game = start(Parlour)
    before = game.digest()
    do(game, "red says on")
    with pytest.raises(ZeroDivisionError):
        do(game, "red says fault")
    game.undo("red")

    assert game.digest() == before


def test_what_a_game_must_write_is_asked_for() -> None:
    """The base class has no set-up, table or redeal of its own."""
    setup = Parlour.read_setup(None, {}, 1)
    game = k.Game(setup, k.Chance.seeded(1))
    asked: list[Callable[[], object]] = [
        game.begin,
        lambda: game.private_view(None),
        lambda: game.redeal_hidden(None, game.chance),
        lambda: game.interrupt(Say("red", "on")),
        lambda: k.Step().run(game),
        lambda: k.Step().answer(game, None),
    ]

    for method in asked:
        with pytest.raises(NotImplementedError):
            method()


def test_a_step_needs_to_write_only_what_it_does() -> None:
    """By default it asks nothing, forbids nothing, shows nothing and hides nothing."""
    game, step = start(Parlour), toys.Silence()

    assert step.ask(game) == ()
    assert step.why_not(game, Say("red", "on")) is None
    assert step.view(game, "red") is None
    assert step.redeal(game, "red", game.chance) is step


# Seats, options, teams.


def test_every_seat_is_a_side_of_its_own_unless_a_game_says_otherwise() -> None:
    """Teams win or lose together."""
    assert duel().teams() == (("paul",), ("feyd",))
    assert start(Parlour).teams() == (("red", "blue"), ("green",))


def test_seats_stand_in_the_order_of_the_line_up() -> None:
    """The first seat leads: the order is part of the setup."""
    game = landsraad.new_game("crysknife", seats=["feyd", "paul"], seed=1)

    assert game.seats == ("feyd", "paul")
    assert [decision.seat for decision in game.pending] == ["feyd"]


def test_games_lists_seats_and_options() -> None:
    """What can be played, ready for JSON."""
    crysknife = landsraad.games()["crysknife"]

    assert crysknife == {
        "seats": ["paul", "feyd"],
        "fewest": 2,
        "suggested": {},
        "options": [{"name": "rounds", "values": {"range": [1, 20]}, "default": 8}],
    }


def test_options_can_be_given_as_a_table_or_by_name() -> None:
    """Both ways mean the same; the table wins where both speak."""
    for game in (
        landsraad.new_game("crysknife", rounds=3),
        landsraad.new_game("crysknife", options={"rounds": 3}),
        landsraad.new_game("crysknife", options={"rounds": 3}, rounds=4),
    ):
        assert game.setup.options == {"rounds": 3}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"name": "checkers"}, "there is no game 'checkers'; there are "),
        ({"seats": ["paul", "jessica"]}, "there is no seat 'jessica'; there are paul, feyd"),
        ({"seats": ["paul", "paul"]}, "a seat stands twice in the line-up"),
        ({"seats": ["paul"]}, "this game has 2 seats, not 1"),
        ({"seats": []}, "this game has 2 seats, not 0"),
        ({"turns": 3}, "there is no option 'turns'; there are rounds"),
        ({"rounds": 0}, "option rounds cannot be 0; it can be 1, 2, 3"),
        ({"rounds": True}, "option rounds cannot be True; it can be 1, 2, 3"),
        ({"options": {"rounds": "8"}}, "option rounds cannot be '8'; it can be 1, 2, 3"),
        ({"seed": -1}, "a seed is a number from 0 to 2**256 - 1, not -1"),
        pytest.param(
            {"seed": "7"},
            "a seed is a number from 0 to 2**256 - 1, not '7'",
            marks=pytest.mark.sources,
        ),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_one_sentence(
    given: dict[str, Any], message: str
) -> None:
    """No such game, seat, option or value."""
    with pytest.raises(k.BadOptions) as wrong:
        landsraad.new_game(**{"name": "crysknife", **given})

    assert str(wrong.value).startswith(message)
    assert "\n" not in str(wrong.value)


def test_a_game_without_positions_says_so() -> None:
    """Describing positions is an extra; a game that has none refuses them and finds no faults."""
    assert list(start(Parlour).faults()) == []

    setup = Parlour.read_setup(None, {}, 1, "", {})

    with pytest.raises(k.BadPosition, match="positions of parlour cannot be described yet"):
        Parlour.new(setup)


# The sealed seed.


def test_an_unsealed_game_has_no_seal() -> None:
    """A seal that is asked for later proves nothing."""
    assert duel().view(None)["seal"] == ""


def test_views_and_events_show_the_seal_and_never_the_seed() -> None:
    """Neither seed nor salt is anywhere in what anybody sees, the referee included."""
    game = landsraad.new_game("crysknife", sealed=True)
    secrets = (str(game.setup.seed), f"{game.setup.seed:x}", game.setup.salt)
    chance, seen = k.Chance.seeded(1), []
    while not game.over:
        seen += [wire(game.view(eyes)) for eyes in (*game.seats, None, k.REFEREE)]
        events = game.play(chance.choice(game.pending).actions.sample(chance))
        seen += [wire(event.seen_by(k.REFEREE)) for event in events]

    assert len(game.setup.seal) == 64
    assert game.view(None)["seal"] == game.setup.seal
    assert not [text for text in seen for secret in secrets if secret in text]


@pytest.mark.parametrize("eyes", ["paul", None])
def test_an_imagined_game_has_the_seal_and_not_the_seed(eyes: str | None) -> None:
    """Nor the position it began with; whoever is given it can find out nothing more."""
    described = {"hands": {"feyd": ["parry_a"]}}
    setup = Crysknife.read_setup(None, {}, 123_456_789, "salty", described)
    game = Crysknife.new(setup)
    twin = game.redeal(eyes, k.Chance.seeded(1))

    assert (twin.setup.seed, twin.setup.salt, twin.setup.position) == (0, "", None)
    assert twin.setup.seal == game.setup.seal
    assert twin.copy().setup == twin.redeal(eyes, k.Chance.seeded(2)).setup == twin.setup
    assert game.setup == setup


def test_two_sealed_games_of_one_seed_have_different_seals() -> None:
    """The salt keeps small seeds from being guessed."""
    one, other = (landsraad.new_game("crysknife", seed=7, sealed=True) for _ in range(2))

    assert one.setup.seal != other.setup.seal
    assert one.digest() == other.digest()


def test_lists_in_an_action_are_sets() -> None:
    """In whatever order they come it is the same action, and the record has it in one order."""
    game, other = duel(PLANNING), duel(PLANNING)
    do(game, "paul plan [attack:1,guard:1] []")
    do(other, "paul plan [guard:1,attack:1] []")

    assert other.digest() == game.digest()
    assert list(other.record().actions) == ["paul plan [attack:1,guard:1] []"]
    assert isinstance(refusal(duel(PLANNING), "paul plan [guard:1,guard:1] []"), k.IllegalAction)
