"""Deals: offered, answered, kept; what may be shown; and what those who saw it remember."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.deals import OFFERS_PER_TURN, at_mentat_pause
from landsraad.dune.factions.sheets import FACTION, LEADER
from landsraad.dune.show_secret import SHOWS_PER_TURN, vouched_for
from landsraad.kernel import Chance, IllegalAction
from landsraad.kernel.record import resume_game, save_game

NOTHING = "0 0 - - no"
SIX = ["atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen"]


def table(
    seats: list[str] | None = None, position: dict[str, Any] | None = None, **options: Any
) -> Dune:
    """At the auction of turn 2, unless the position says something else."""
    at = {"phase": "bidding", "turn": 2, **(position or {})}
    return Dune.new(Dune.read_setup(seats or SIX, options, 0, "", at))


def play(game: Dune, *lines: str) -> list[dict[str, Any]]:
    """What the referee sees of what happens."""
    events = [event for line in lines for event in game.play(game.notation().read(line))]
    return [event.seen_by("*") or {} for event in events]


def offers(game: Dune, line: str) -> bool:
    action = game.notation().read(line)
    return any(action in decision.actions for decision in game.decisions(action.seat))


def test_an_offer_goes_to_one_or_to_all_who_are_no_allies() -> None:
    game = table(position={"alliances": [["atreides", "fremen"]]})
    play(game, f"atreides offer - 1 {NOTHING[2:]} for {NOTHING}")

    assert game.deals[0].to == ("bene_gesserit", "emperor", "guild", "harkonnen")
    assert not offers(game, f"atreides offer fremen 1 {NOTHING[2:]} for {NOTHING}")
    assert not offers(game, f"atreides offer atreides 1 {NOTHING[2:]} for {NOTHING}")


def test_two_factions_of_one_player_make_no_deals() -> None:
    seats = ["atreides", "emperor", "fremen", "harkonnen"]
    pairs = [["atreides", "fremen"], ["emperor", "harkonnen"]]
    game = table(seats, pairs=pairs)

    assert not offers(game, f"atreides offer fremen {NOTHING} for {NOTHING}")
    assert offers(game, f"atreides offer emperor {NOTHING} for {NOTHING}")


def test_a_refusal_leaves_the_offer_open_to_the_others() -> None:
    game = table()
    play(game, f"guild offer - {NOTHING} for 1 0 - - no", "emperor refuse-deal 1")

    assert not offers(game, "emperor accept-deal 1")
    assert offers(game, "atreides accept-deal 1")
    play(game, *[f"{seat} refuse-deal 1" for seat in SIX if seat not in ("guild", "emperor")])
    assert game.deals == ()


def test_only_one_accepts() -> None:
    game = table()
    play(game, f"guild offer - {NOTHING} for 1 0 - - no", "emperor accept-deal 1")

    assert not offers(game, "atreides accept-deal 1")
    assert (game.spice["guild"], game.spice["emperor"]) == (6, 9)


def test_an_offer_can_be_withdrawn_until_it_is_accepted() -> None:
    game = table()
    play(game, f"guild offer atreides 0 3 - - no for {NOTHING}", "guild withdraw-deal 1")
    play(game, f"guild offer atreides 0 3 - - no for {NOTHING}", "atreides accept-deal 2")

    assert not offers(game, "guild withdraw-deal 2")
    assert [deal.taker for deal in game.deals] == ["atreides"]


def test_a_deal_cannot_be_undone() -> None:
    """D-DEAL-1: an offer can; once accepted, nobody may go back on it."""
    game = table()
    play(game, f"guild offer atreides 1 0 - - no for {NOTHING}")
    assert game.can_undo("guild")
    play(game, "atreides accept-deal 1")

    assert not game.can_undo("atreides")


def test_offers_are_limited_and_end_with_the_turn() -> None:
    game = table(["atreides", "guild"], {"phase": "collection"})
    line = f"guild offer atreides {NOTHING} for {NOTHING}"
    while game.turn == 2:
        game.play(game.pending[0].actions[0])
    for _ in range(OFFERS_PER_TURN):
        assert offers(game, line)
        play(game, line)

    assert not offers(game, line)


def test_an_offer_lapses_if_the_two_become_allies() -> None:
    game = table()
    play(game, f"guild offer emperor {NOTHING} for {NOTHING}")
    game.alliances = (("emperor", "guild"),)
    game.settle()

    assert not offers(game, "emperor accept-deal 1")
    assert offers(game, "emperor refuse-deal 1")


@pytest.mark.parametrize(
    ("switch", "at_once", "in_front", "in_the_end"),
    [
        ("mentat_pause", 5, 3, 8),
        ("immediate", 8, 0, 8),
        ("collection_only", 5, 0, 8),
    ],
)
def test_where_the_spice_is(switch: str, at_once: int, in_front: int, in_the_end: int) -> None:
    """D-DEAL-4."""
    game = table(["emperor", "guild"], {"spice": {"guild": 5, "emperor": 5}}, bribes=switch)
    play(game, f"emperor offer guild 3 0 - - no for {NOTHING}", "guild accept-deal 1")

    assert (game.spice["guild"], game.bribes["guild"]) == (at_once, in_front)
    while game.turn == 2:
        passes = [d for d in game.pending if d.required and f"{d.seat} pass" in map(str, d.actions)]
        game.play(passes[0].actions[0] if passes else game.pending[0].actions[0])
    assert game.spice["guild"] - game.spice["emperor"] == in_the_end - 2


def test_what_cannot_be_paid_lapses() -> None:
    """D-DEAL-3: at the Mentat pause as much is paid as there is."""
    game = table(["emperor", "guild"], {"spice": {"emperor": 2, "guild": 0}})
    play(game, f"emperor offer guild 0 9 - - no for {NOTHING}", "guild accept-deal 1")
    at_mentat_pause(game)

    assert (game.spice["emperor"], game.spice["guild"]) == (0, 2)
    assert game.deals == ()


def test_nobody_accepts_what_he_or_the_other_cannot_do_now() -> None:
    game = table(position={"spice": {"guild": 2, "emperor": 1}})
    play(game, "emperor offer guild 1 0 - - no for 2 0 - - no")
    assert offers(game, "guild accept-deal 1")
    game.spice["guild"] = 1
    game.settle()
    assert not offers(game, "guild accept-deal 1")
    game.spice["guild"], game.spice["emperor"] = 2, 0
    game.settle()

    assert not offers(game, "guild accept-deal 1")


# Information.


def test_who_can_vouch_for_what() -> None:
    """The Atreides know the card on auction; the Fremen, in the advanced game, the next storm."""
    game = table(ruleset="advanced")
    always = ("hand", "spice", "traitors")

    assert vouched_for(game, "guild") == always
    assert vouched_for(game, "bene_gesserit") == (*always, "prediction")
    assert vouched_for(game, "fremen") == (*always, "next_storm")
    assert vouched_for(game, "atreides") == (*always, "next_treachery")


def test_what_can_be_asked_depends_on_who_is_asked() -> None:
    game = table()
    line = "guild offer {} " + f"{NOTHING} for 0 0 - prediction no"

    assert offers(game, line.format("bene_gesserit"))
    assert offers(game, line.format("-"))
    assert not offers(game, line.format("emperor"))
    play(game, line.format("-"))
    assert offers(game, "bene_gesserit accept-deal 1")
    assert not offers(game, "emperor accept-deal 1")


def redealt(game: Dune, eyes: str) -> list[Dune]:
    chance = Chance.seeded(1)
    return [game.redeal(eyes, chance) for _ in range(40)]


@pytest.mark.parametrize(
    ("what", "giver", "fact"),
    [
        ("hand", "guild", lambda game: game.hands["guild"]),
        ("traitors", "guild", lambda game: game.traitors["guild"]),
        ("traitors", "harkonnen", lambda game: sorted(game.traitors["harkonnen"])),
        ("prediction", "bene_gesserit", lambda game: game.prediction),
        ("next_storm", "fremen", lambda game: game.storm_card),
        ("next_treachery", "atreides", lambda game: game.treachery_deck[:1]),
    ],
)
def test_who_was_shown_something_remembers(what: str, giver: str, fact: Any) -> None:
    """A redeal for their eyes leaves it where it is; for all others it does not."""
    hands = {"guild": ["lasgun", "shield"], "harkonnen": ["kulon"]}
    game = table(position={"hands": hands}, ruleset="advanced")
    play(game, f"emperor offer {giver} {NOTHING} for 0 0 - {what} no", f"{giver} accept-deal 1")

    assert {str(fact(twin)) for twin in redealt(game, "emperor")} == {str(fact(game))}
    other = "guild" if giver != "guild" else "harkonnen"
    assert len({str(fact(twin)) for twin in redealt(game, other)}) > 1
    for twin in redealt(game, other):
        assert not list(twin.faults())


def test_next_spice_is_told() -> None:
    position = {"phase": "shipment", "spice_known": ["atreides"]}
    game = table(["atreides", "guild"], position)
    play(game, "atreides show guild next_spice")

    assert game.spice_known == ("atreides", "guild")
    assert game.view("guild")["table"]["decks"]["next_spice"] is not None


def test_a_secret_shown_is_secret_from_the_others() -> None:
    position = {"hands": {"guild": ["lasgun"]}, "alliances": [["emperor", "fremen"]]}
    game = table(position=position)
    events = game.play(game.notation().read("guild show emperor hand"))

    (seen,) = [event.seen_by("emperor") for event in events]
    assert seen is not None
    assert seen["cards"] == ["lasgun"]
    assert [event.seen_by("atreides") for event in events] == [
        {"kind": "secret_shown", "seat": "guild", "to": ["emperor"], "what": "hand"}
    ]
    (between_allies,) = game.play(game.notation().read("emperor show fremen spice"))
    assert between_allies.seen_by("guild") is None
    assert (between_allies.seen_by("fremen") or {})["spice"] == game.spice["emperor"]


def test_showing_is_limited() -> None:
    game = table()
    for _ in range(SHOWS_PER_TURN):
        play(game, "guild show - spice")

    assert not offers(game, "guild show - spice")
    assert not game.can_undo("guild")


def test_a_hand_shown_twice_is_remembered_once() -> None:
    game = table(position={"hands": {"guild": ["shield", "shield"]}})
    play(game, "guild show emperor hand", "guild show emperor hand")

    assert game.known["emperor"][FACTION["guild"]] == game.hands["guild"]


@pytest.mark.parametrize(("switch", "noted"), [("atreides_only", {}), ("all", ["lasgun"])])
def test_notes(switch: str, noted: object) -> None:
    """D-DEAL-6: all remember, but only some get notes."""
    game = table(position={"hands": {"guild": ["lasgun"]}}, notes=switch)
    play(game, "guild show - hand")

    seen = {
        seat: game.view(seat)["table"]["mine"][seat]["seen"] for seat in ("atreides", "emperor")
    }
    assert seen["atreides"] == {"guild": ["lasgun"]}
    assert seen["emperor"] == ({"guild": noted} if noted else {})


# Captives, and a save.


def test_a_captive_is_released() -> None:
    """D-DEAL-2: in the tournament rules it may be bargained with; it goes home at once."""
    position = {"captives": ["stilgar"], "spice": {"fremen": 3}}
    game = table(position=position, ruleset="tournament")
    line = f"fremen offer harkonnen 3 {NOTHING[2:]} for 0 0 release@stilgar - no"

    assert not offers(game, line.replace("fremen", "guild"))
    assert offers(game, f"harkonnen offer fremen 0 0 release@stilgar - no for {NOTHING}")
    assert not offers(game, f"harkonnen offer guild 0 0 release@stilgar - no for {NOTHING}")
    play(game, line, "harkonnen accept-deal 1")
    assert game.captives == ()
    assert LEADER["stilgar"] in game.leaders_of("fremen")


def test_a_captive_that_is_gone_cannot_be_released() -> None:
    game = table(position={"captives": ["stilgar"]}, ruleset="tournament")
    play(game, f"fremen offer harkonnen {NOTHING} for 0 0 release@stilgar - no")
    game.captives = ()
    game.settle()

    assert not offers(game, "harkonnen accept-deal 1")


def test_deals_and_promises_survive_a_save() -> None:
    game = table()
    play(
        game,
        "guild offer emperor 0 2 no_ship@arrakeen traitors yes for 1 0 no_bid - no",
        "emperor accept-deal 1",
        f"harkonnen offer - {NOTHING} for {NOTHING}",
    )
    saved = resume_game(save_game(game))

    assert saved.digest() == game.digest()
    assert [d.to_json() for d in saved.pending] == [d.to_json() for d in game.pending]


@pytest.mark.parametrize(
    ("phase", "kinds"),
    [("bidding", {"bid", "standing", "auction"}), ("shipment", {"ship", "standing"})],
)
def test_without_deals_nothing_is_offered(phase: str, kinds: set[str]) -> None:
    """Standing answers are none: those about the auction are offered in the auction only."""
    game = table(position={"phase": phase}, deals=False)

    assert {decision.kind for decision in game.pending} == kinds
    with pytest.raises(IllegalAction) as refused:
        play(game, f"{game.pending[0].seat} offer - {NOTHING} for {NOTHING}")
    assert refused.value.rule == "D-DEAL-1"


def test_allies_show_each_other_secrets_with_deals_or_without() -> None:
    """D-ALLIANCE-5: it belongs to the alliance; to all others it is a deal for nothing."""
    game = table(position={"alliances": [["emperor", "guild"]]}, deals=False)
    shown = {d.seat: [str(a) for a in d.actions] for d in game.pending if d.kind == "show"}
    play(game, "guild show emperor hand")

    assert set(shown) == {"emperor", "guild"}
    assert shown["guild"] == [f"guild show emperor {what}" for what in vouched_for(game, "guild")]
    assert game.known["emperor"][FACTION["guild"]] == game.hands["guild"]
