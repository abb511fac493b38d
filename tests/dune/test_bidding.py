"""Bidding: turns, limits, what the cards for sale are and who knows them."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.actions.bidding import Bid
from landsraad.dune.cards import KARAMA, TREACHERY_CARD, TREACHERY_DECK
from landsraad.dune.phases import bidding
from landsraad.dune.phases.bidding import Bidding
from landsraad.kernel import Chance, IllegalAction
from tests.soak import usually

THREE = ["atreides", "guild", "harkonnen"]


def at_bidding(seats: list[str] = THREE, options: Any = None, **position: Any) -> Dune:
    chosen = {"deals": False, **(options or {})}
    described = {"phase": "bidding", **position}
    return Dune.new(Dune.read_setup(seats, chosen, 0, "", described))


def play(game: Dune, *lines: str) -> None:
    for line in lines:
        game.play(game.notation().read(line))


def top(game: Dune) -> Bidding:
    step = game.stack[-1]
    assert isinstance(step, Bidding)
    return step


FULL = ["shield", "shield", "snooper", "snooper"]


@pytest.mark.parametrize(
    ("case", "full", "bidder", "passed", "expected"),
    [
        ("the next one", (), None, (), "guild"),
        ("a full hand drops out", ("guild",), None, (), "harkonnen"),
        ("who has passed is not asked again without a bid", (), None, ("guild",), "harkonnen"),
        ("back at the highest bidder", (), "guild", (), None),
        ("nobody beyond the highest bidder", ("guild",), "guild", (), None),
        ("all have passed", (), None, ("guild", "harkonnen", "atreides"), None),
    ],
)
def test_who_bids_next(
    case: str, full: tuple[str, ...], bidder: str | None, passed: tuple[str, ...], expected: str
) -> None:
    """D-BIDDING-6 to 8, after the Atreides."""
    game = at_bidding(hands=dict.fromkeys(full, FULL))

    assert bidding.next_bidder(game, "atreides", bidder, passed) == expected, case


@pytest.mark.parametrize(
    ("case", "spice", "pledged", "karama", "payment", "highest"),
    [
        ("own spice", 4, 0, False, "ally_pays", 4),
        ("and the ally's", 4, 3, False, "ally_pays", 7),
        ("not in the tournament", 4, 3, False, "spice_in_hand_first", 4),
        ("a Karama behind it", 4, 3, True, "ally_pays", bidding.HIGHEST_BID),
        ("nothing", 0, 0, False, "ally_pays", 0),
    ],
)
def test_bid_limits(
    case: str, spice: int, pledged: int, karama: bool, payment: str, highest: int
) -> None:
    """D-BIDDING-9, D-BIDDING-10: the highest bid that is offered."""
    game = at_bidding(
        options={"ally_bid_payment": payment},
        spice={"guild": spice},
        alliances=[["guild", "harkonnen"]],
        hands={"guild": ["karama"] if karama else []},
    )
    game.support = {**game.support, "harkonnen": pledged}
    amounts = [a.amount for a in bidding.bids(game, "guild", 0) if isinstance(a, Bid)]

    assert amounts == list(range(1, highest + 1)), case


def test_a_bid_on_a_karama_is_always_higher_than_the_last() -> None:
    """However high the bidding has gone, a Karama can go one higher."""
    game = at_bidding(hands={"guild": ["karama"]})
    space = bidding.bids(game, "guild", 200)

    assert game.notation().read("guild bid 201") in space
    assert game.notation().read("guild bid 202") not in space


def test_the_cards_for_sale_stay_on_the_deck() -> None:
    """Nothing is dealt out: what is left of the row lies on top, and all cards are there."""
    game = at_bidding(treachery_deck=["lasgun", "kulon", "hajr", "baliset"])
    play(game, "atreides bid 1", "guild pass", "harkonnen pass", "guild pass")

    assert game.treachery_deck[:3] == bytes(
        [TREACHERY_CARD[c] for c in ("kulon", "hajr", "baliset")]
    )
    assert len(game.treachery_deck) + 1 == len(TREACHERY_DECK)
    assert list(game.faults()) == []


def test_the_bonus_card_is_drawn_from_below_the_row() -> None:
    """The cards for sale keep their order, and what is known of them stays known."""
    game = at_bidding(treachery_deck=["lasgun", "kulon", "hajr", "baliset"], storm=10)
    play(game, "harkonnen bid 1", "atreides pass", "guild pass")

    assert game.hands["harkonnen"] == bytes([TREACHERY_CARD["lasgun"], TREACHERY_CARD["baliset"]])
    assert game.treachery_deck[:2] == bytes([TREACHERY_CARD["kulon"], TREACHERY_CARD["hajr"]])
    assert game.known["atreides"][5] == bytes([TREACHERY_CARD["lasgun"]])
    assert game.known_top["atreides"] == bytes([TREACHERY_CARD["kulon"]])


def test_a_bonus_card_may_come_from_reshuffled_discards() -> None:
    """D-BIDDING-3: if only the row is left of the deck, the discards go under it."""
    game = at_bidding(["guild", "harkonnen"], storm=5)
    row, rest = game.treachery_deck[:2], game.treachery_deck[2:]
    game.treachery_deck, game.treachery_discards = row, rest
    play(game, "harkonnen bid 1", "guild pass")

    assert len(game.hands["harkonnen"]) == 2
    assert game.treachery_deck[:1] == row[1:]
    assert game.treachery_discards == b""


@pytest.mark.parametrize(("below", "discarded", "drawn"), [(0, 0, 1), (1, 30, 2)])
def test_a_bonus_card_needs_a_deck(below: int, discarded: int, drawn: int) -> None:
    """None if there is none; and the discards stay where they are while the deck suffices."""
    game = at_bidding(["guild", "harkonnen"], storm=5)
    deck = game.treachery_deck
    game.treachery_deck, rest = deck[: 2 + below], deck[2 + below :]
    game.treachery_discards, game.out_of_game = rest[:discarded], rest[discarded:]
    play(game, "harkonnen bid 1", "guild pass")

    assert len(game.hands["harkonnen"]) == drawn
    assert len(game.treachery_discards) == discarded


def test_unsold_cards_come_up_first_next_time() -> None:
    """D-BIDDING-16: the Atreides still know the one they saw; a Karama cannot take that back."""
    game = at_bidding(treachery_deck=["lasgun"])
    play(game, "atreides pass", "guild pass", "harkonnen pass")

    assert game.known_top["atreides"] == bytes([TREACHERY_CARD["lasgun"]])
    assert game.top_seen_by() == ("atreides",)


@pytest.mark.parametrize(("left", "known"), [(1, 1), (3, 0)])
def test_shuffled_cards_are_forgotten(left: int, known: int) -> None:
    """One card cannot be shuffled, so whoever knows it goes on knowing it."""
    game = at_bidding(options={"return_unsold_cards": "shuffled"})
    game.look_at_treachery("atreides")
    game.shuffle_top(left)

    assert len(game.known_top["atreides"]) == known
    assert list(game.faults()) == []


def test_hand_sizes_are_hidden_outside_the_phase() -> None:
    """D-BIDDING-23: in view while bidding, afterwards one's own business."""
    game = at_bidding(hands={"guild": ["lasgun"]}, tanks={"guild": 1})

    assert game.view(None)["table"]["factions"]["guild"]["cards"] == 1

    play(game, "atreides pass", "guild pass", "harkonnen pass")

    assert game.phase == "revival"
    assert "cards" not in game.view(None)["table"]["factions"]["guild"]


def test_a_buyer_alone_learns_what_was_bought() -> None:
    """D-SECRET-2: without Atreides nobody else knows."""
    game = at_bidding(["emperor", "guild", "harkonnen"], treachery_deck=["lasgun"])
    play(game, "emperor pass", "guild bid 1", "harkonnen pass")
    events = game.play(game.notation().read("emperor pass"))
    (bought,) = [event for event in events if event.kind == "card_bought"]

    assert bought.seen_by("guild") == {"kind": "card_bought", "seat": "guild", "card": "lasgun"}
    assert bought.seen_by("harkonnen") == {"kind": "card_bought", "seat": "guild"}
    assert bought.seen_by(None) == {"kind": "card_bought", "seat": "guild"}


def test_what_the_table_hears() -> None:
    """Hands declared, each card announced, and the Atreides told what it is."""
    seats = ["atreides", "guild"]
    position = {"phase": "charity", "spice": {"guild": 1}, "treachery_deck": ["lasgun", "kulon"]}
    game = Dune.new(Dune.read_setup(seats, {"deals": False}, 0, "", position))
    game.hands = {**game.hands, "guild": bytes([TREACHERY_CARD["hajr"]])}
    events = game.play(game.notation().read("guild pass"))
    told = {eyes: [event.seen_by(eyes) for event in events] for eyes in ("atreides", "guild")}

    assert told["guild"][1:] == [
        {"kind": "hands_declared", "hands": {"atreides": 0, "guild": 1}, "cards_for_sale": 2},
        {"kind": "card_for_sale", "left": 2, "opener": "atreides"},
        {"kind": "card_seen", "seat": "atreides"},
    ]
    assert told["atreides"][-1] == {"kind": "card_seen", "seat": "atreides", "card": "lasgun"}

    events = game.play(game.notation().read("atreides pass"))

    assert [event.seen_by(None) for event in events] == [{"kind": "bid_passed", "seat": "atreides"}]


def test_a_bid_says_nothing_of_the_karama_behind_it() -> None:
    """D-SECRET-13: the same view, Karama or not, until the card is won."""
    views = []
    for hand in (["karama"], ["hajr"]):
        game = at_bidding(["emperor", "guild"], storm=4, spice={"guild": 30}, hands={"guild": hand})
        play(game, "guild bid 20")
        views.append((game.view("emperor"), game.view(None)))

    assert views[0] == views[1]


def test_a_karama_spent_elsewhere_lets_the_bid_lapse() -> None:
    """The others go on from nothing; nobody pays."""
    game = at_bidding(
        ["emperor", "guild", "harkonnen"], hands={"emperor": ["karama"]}, spice={"emperor": 0}
    )
    play(game, "emperor bid 9", "guild pass")
    game.discard("emperor", KARAMA)
    play(game, "harkonnen pass")

    assert (top(game).seat, top(game).bid, top(game).bidder) == ("guild", 0, None)
    assert top(game).passed == ("emperor",)

    play(game, "guild pass", "harkonnen pass")

    assert game.phase != "bidding"
    assert game.hands["emperor"] == b""


def test_a_lapsed_bid_with_nobody_left_ends_the_auction() -> None:
    """Every other hand is full: what is for sale goes back on the deck."""
    game = at_bidding(["emperor", "guild"], hands={"emperor": ["karama"], "guild": FULL})
    game.discard("emperor", KARAMA)
    game.become(bidding.CardWon(1, "emperor", "emperor", 50))
    game.settle()

    assert game.phase != "bidding"
    assert game.hands["emperor"] == b""


def test_a_stopped_worthless_card_does_not_stop_the_next() -> None:
    """D-KARAMA-7: that card alone is lost."""
    game = at_bidding(
        ["bene_gesserit", "guild"],
        options={"ruleset": "advanced"},
        hands={"bene_gesserit": ["kulon", "baliset"], "guild": ["karama"]},
        treachery_deck=["lasgun"],
    )
    play(game, "bene_gesserit buy kulon", "guild respond karama", "bene_gesserit buy baliset")

    assert game.hands["bene_gesserit"] == bytes([TREACHERY_CARD["lasgun"]])


def test_a_bid_within_ones_means_leaves_the_karama_free() -> None:
    """D-BIDDING-10: only a bid beyond them binds it."""
    game = at_bidding(["emperor", "guild"], spice={"emperor": 4}, hands={"emperor": ["karama"]})
    play(game, "emperor bid 4")

    assert not bidding.relies_on_karama(game, "emperor")
    assert not bidding.relies_on_karama(game, "guild")

    play(game, "guild bid 5", "emperor bid 6")

    assert bidding.relies_on_karama(game, "emperor")


def test_the_bene_gesserit_back_a_bid_with_one_card_after_another() -> None:
    """D-BIDDING-10, D-KARAMA-7: worthless cards first; one that is stopped is lost."""
    game = at_bidding(
        ["bene_gesserit", "guild"],
        options={"ruleset": "advanced"},
        spice={"bene_gesserit": 1},
        hands={"bene_gesserit": ["kulon", "karama"], "guild": ["karama"]},
        treachery_deck=["lasgun"],
    )
    play(game, "bene_gesserit bid 30", "guild pass", "guild respond karama")

    assert game.hands["bene_gesserit"] == bytes([TREACHERY_CARD["lasgun"]])
    assert len(game.treachery_discards) == 3
    assert game.spice["bene_gesserit"] == 1


def test_stopped_for_the_phase_a_worthless_card_is_no_karama_but_a_karama_is() -> None:
    """D-KARAMA-29 with the wide scope: the true card still works."""
    game = at_bidding(
        ["bene_gesserit", "guild"],
        options={"ruleset": "advanced", "karama_scope": "whole_phase"},
        hands={"bene_gesserit": ["kulon", "baliset", "karama"], "guild": ["karama"]},
        treachery_deck=["lasgun"],
    )
    play(game, "bene_gesserit buy kulon", "guild respond karama")

    assert game.notation().read("bene_gesserit buy baliset") not in game.pending[0].actions

    play(game, "bene_gesserit buy karama")

    assert TREACHERY_CARD["lasgun"] in game.hands["bene_gesserit"]


def test_who_asked_for_spice_must_buy_if_he_can() -> None:
    """D-BIDDING-24: no pass while a higher bid is possible; free again for the next card."""
    game = at_bidding(options={"ruleset": "tournament"}, spice={"atreides": 3})
    bidding.bind_to_buy(game, "atreides")
    game.settle()

    with pytest.raises(IllegalAction) as refused:
        play(game, "atreides pass")
    assert refused.value.rule == "D-BIDDING-24"

    play(game, "atreides bid 2", "guild bid 3", "harkonnen pass")

    assert game.notation().read("atreides pass") in game.pending[0].actions

    play(game, "atreides pass")

    assert not game.flagged(bidding.MUST_BUY, "atreides")


def test_spice_given_otherwise_binds_nobody() -> None:
    """D-BIDDING-24 goes with spice in hand first."""
    game = at_bidding()
    bidding.bind_to_buy(game, "atreides")

    assert not game.flagged(bidding.MUST_BUY, "atreides")


@pytest.mark.parametrize("ruleset", ["basic", "advanced", "tournament"])
def test_random_auctions_end(ruleset: str) -> None:
    """Whatever is bid, every auction comes to its end with all cards and spice accounted for."""
    chance = Chance.seeded(11)
    cards = ["karama", "kulon", "baliset", "la_la_la"]
    for seed in range(usually(4, soak=20)):
        game = at_bidding(
            list(Dune.all_seats),
            options={"ruleset": ruleset, "rebid_after_pass": seed % 2 == 0},
            hands={"bene_gesserit": cards[: seed % 4 + 1], "guild": ["karama"]},
        )
        while game.phase == "bidding":
            game.play(chance.choice(game.pending).actions.sample(chance))

            assert list(game.faults()) == []
            for eyes in chance.sample((*game.seats, None), usually(2, soak=7)):
                assert game.redeal(eyes, chance.fork()).view(eyes) == game.view(eyes)


ROOM_TO_MAKE = ["shield", "shield", "snooper", "truthtrance"]


FULL_HANDS_BID = {"ruleset": "tournament", "full_hand_bids": "everybody"}


def test_others_cannot_tell_what_a_full_hand_will_play() -> None:
    """D-BIDDING-8: in every game that others imagine, the bidder can make room as well."""
    game = at_bidding(
        ["atreides", "guild"], FULL_HANDS_BID, storm=10, hands={"guild": ROOM_TO_MAKE}
    )
    play(game, "atreides bid 1", "guild bid 2")
    seen, chance = game.view("atreides"), Chance.seeded(3)
    twins = [game.redeal("atreides", chance) for _ in range(20)]

    assert [decision.kind for decision in game.pending] == ["make_room"]
    assert all(twin.view("atreides") == seen for twin in twins)
    assert len({twin.hands["guild"] for twin in twins}) > 1


def test_who_can_make_no_room_does_not_get_the_card() -> None:
    """D-BIDDING-8: it happens in games that others imagine; the auction goes on without them."""
    game = at_bidding(THREE, FULL_HANDS_BID, hands={"guild": ROOM_TO_MAKE})
    play(game, "atreides bid 1", "guild bid 2")
    game.hands = {**game.hands, "guild": bytes([TREACHERY_CARD[card] for card in FULL])}
    play(game, "harkonnen pass", "atreides pass")

    assert top(game) == Bidding(2, "atreides", "harkonnen", passed=("guild",))
