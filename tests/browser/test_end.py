"""After the end: who has won and by which rule, and all that was hidden."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from landsraad import bots
from landsraad.kernel import Chance
from landsraad.kernel.record import Record
from landsraad.kernel.registry import game_class
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PATIENCE, go

OPTIONS = {"dune": {"max_turns": 1}, "arrakis": {}}
SECRET = {"dune": ".dune-shield", "arrakis": ".a-secret"}


@cache
def finished(name: str) -> Record:
    """A game to its end: of Dune a single turn."""
    game = game_class(name)
    playing = game.new(game.read_setup(None, OPTIONS[name], 1)).copy()
    bot = bots.make("recruit", name)
    bots.play_out(playing, dict.fromkeys(playing.seats, bot), Chance.seeded(1))
    return playing.record()


def end_page(page: Page, guest: Guest, game: str) -> None:
    record = finished(game)
    go(page, f"/end/{guest.seated(record, record.setup.seats[0])}")
    page.locator(SECRET[game]).first.wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("game", OPTIONS)
def test_the_rule_that_decided_is_one_press_away(page: Page, guest: Guest, game: str) -> None:
    """Its text, not only its name."""
    end_page(page, guest, game)
    rule = page.locator(".verdict .deciding")
    expect(rule.locator("p")).to_be_hidden()
    rule.locator("summary").click()

    outcome = finished(game).replay().outcome
    assert outcome
    expect(rule.locator("p")).to_be_visible()
    expect(rule.locator("a.rule-link")).to_contain_text(outcome.rule)


@pytest.mark.parametrize("seat", ["atreides", "harkonnen"])
def test_the_dock_says_whether_one_has_won(page: Page, guest: Guest, seat: str) -> None:
    """The rule that decided stands below it."""
    record = finished("arrakis")
    go(page, f"/table/{guest.seated(record, seat)}")
    outcome = record.replay().outcome

    assert outcome
    told = "You have won" if seat in outcome.winners else "You have lost"
    expect(page.locator(".dock .ask")).to_contain_text(told, timeout=PATIENCE)


def test_every_shield_is_lifted(page: Page, guest: Guest) -> None:
    """Dune: each faction's traitors and cards, and what the Bene Gesserit had foretold."""
    end_page(page, guest, "dune")
    table = finished("dune").replay().view(None)["table"]
    shields = page.locator(".dune-shield:has(.dune-emblem)")

    expect(shields).to_have_count(len(table["factions"]))
    cards = sum(len(faction["hand"]) for faction in table["factions"].values())
    traitors = sum(len(faction["traitors"]) for faction in table["factions"].values())
    expect(shields.locator("figure .kind-leader")).to_have_count(traitors)
    expect(shields.locator(".dune-card:not(.kind-leader)")).to_have_count(cards)
    expect(shields.locator(".foretold")).to_have_count(1)


def test_the_war_has_no_secrets_left(page: Page, guest: Guest) -> None:
    """War for Arrakis: objectives, hands and every sietch."""
    end_page(page, guest, "arrakis")
    table = finished("arrakis").replay().view(None)["table"]
    side = page.locator(".a-secret.atreides")

    expect(side.locator(".a-card.objective")).to_have_count(len(table["objectives"]))
    expect(side.locator(".a-card.planning")).to_have_count(len(table["hands"]["atreides"]))
    expect(side.locator("ul").first.locator("li")).to_have_count(len(table["sietches"]))


@pytest.mark.parametrize("game", OPTIONS)
def test_the_end_stands_in_nobodys_way(new_page: NewPage, guest: Guest, game: str) -> None:
    """axe-core finds nothing, on a phone at night and in Italian."""
    page = new_page(language="it", width=390, height=844, theme="dark")
    end_page(page, guest, game)
    page.locator(".chart").first.wait_for(timeout=PATIENCE)

    assert violations(page) == []
