"""The Battle Plan of Dune: nothing is chosen beforehand, what is chosen holds, and all fits."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from landsraad.dune import Dune
from landsraad.kernel import Record
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import Moment, all_moments
from tests.browser.player import PANEL, PATIENCE, go
from tests.soak import usually
from tools.golden_records import RECORDS

SCROLLS: Final = "dock => dock.scrollHeight - dock.clientHeight"
CUT: Final = """() => {
  const isCut = (one) =>
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  const told = [...document.querySelectorAll(".dune-battle-head, .dune-leaders .name")];
  return told.filter(isCut).map((one) => one.textContent);
}"""
"""Who fights whom, and the names of leaders, where they do not fit into their boxes."""
SIZES: Final = [(1280, 720), (1440, 900), (390, 844), (360, 740)]


@cache
def fullest(*fields: str) -> Moment:
    """The plan of a case in which there is most to choose in these fields together."""
    return max(plans(), key=lambda plan: min(choices(plan)[field] for field in fields))


def plans() -> list[Moment]:
    return [moment for moment in all_moments("dune") if moment.kind == "plan"]


@cache
def choices(plan: Moment) -> dict[str, int]:
    """How much there is to choose in each field."""
    asked = next(it for it in plan.game().pending if (it.kind, it.seat) == (plan.kind, plan.seat))
    actions = list(islice(asked.actions, 2000))
    return {
        field: len({getattr(action, field, None) for action in actions})
        for field in ("leader", "dial", "weapon", "defense", "spice", "kwisatz_haderach")
    }


def planning(page: Page, guest: Guest, moment: Moment) -> Locator:
    go(page, f"/table/{guest.seated(moment.record, moment.seat)}")
    panel = page.locator(f"{PANEL}[data-kind=plan]")
    panel.wait_for(timeout=PATIENCE)
    return panel


def test_everything_is_said_before_the_plan_is_sealed(page: Page, guest: Guest) -> None:
    """The button names what is missing, then what it will do; "none" and 0 are said too."""
    panel = planning(page, guest, fullest("weapon", "defense"))
    main = panel.locator("button.button-main")

    def say(missing: str, choose: Locator) -> None:
        expect(main).to_be_disabled()
        expect(main).to_have_text(missing)
        choose.click()

    say("Choose a leader", panel.locator(".dune-leaders button.tile").first)
    say("Choose a number on the wheel", panel.locator(".dune-dial .turn").first)
    say("Choose a weapon or none", panel.get_by_role("button", name="no weapon"))
    say("Choose a defense or none", panel.get_by_role("button", name="no defense"))
    expect(main).to_have_text(re.compile("^Seal the plan: 0 with "))
    expect(panel.locator(".if-lost")).to_contain_text("Lose: all")
    main.click()
    expect(panel).to_have_count(0)


def test_leader_and_number_hold(page: Page, guest: Guest) -> None:
    """Neither unsettles the other, and the sum follows."""
    panel = planning(page, guest, fullest("leader", "dial"))
    leader = panel.locator(".tile:has(.leader-tile)").nth(2)
    leader.click()
    panel.locator(".dune-dial .turn").last.click()

    expect(leader).to_have_attribute("aria-pressed", "true")
    dial = panel.locator("[role=slider]")
    turned = dial.get_attribute("aria-valuetext") or ""
    assert turned not in ("", "0")
    expect(panel.locator(".total small")).to_contain_text(turned)


@pytest.mark.parametrize(("width", "height"), usually(SIZES[1::2], soak=SIZES))
@pytest.mark.parametrize("fields", [("weapon", "defense"), ("spice", "kwisatz_haderach")])
def test_the_whole_plan_fits(
    fields: tuple[str, ...], width: int, height: int, new_page: NewPage, guest: Guest
) -> None:
    """Nothing has to be scrolled for, with the cards of a case or in the advanced game.

    Not even in Italian, whose words are longer.
    """
    page = new_page(language="it", width=width, height=height)
    planning(page, guest, fullest(*fields))

    assert page.locator(".dock-body").evaluate(SCROLLS) <= 0


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_plan_with_a_full_hand_fits(
    width: int, height: int, new_page: NewPage, guest: Guest
) -> None:
    """The eight cards of the Harkonnen, of a game in which spice supports forces."""
    record = Record.from_json((RECORDS / "v4" / "dune-tournament-6-recruit.json").read_text())
    page = new_page(language="it", width=width, height=height)
    go(page, f"/table/{guest.seated(record.replay(until=706).record(), 'harkonnen')}")
    page.locator(f"{PANEL}[data-kind=plan] .dune-arms.many").wait_for(timeout=PATIENCE)

    assert page.locator(".dock-body").evaluate(SCROLLS) <= 0


def foreseen() -> Record:
    """The Atreides plan under the Voice, and have seen that their traitor will be sent."""
    position = {
        "turn": 4,
        "phase": "battle",
        "forces": {"atreides": {"arrakeen@9": 7}, "bene_gesserit": {"arrakeen@9": 6}},
        "hands": {"atreides": ["crysknife", "shield", "snooper", "hajr"]},
        "traitors": {"atreides": ["margot_lady_fenring"]},
        "kwisatz_losses": 7,
    }
    options = {"ruleset": "advanced", "deals": False}
    seats = ["atreides", "bene_gesserit"]
    game = Dune.new(Dune.read_setup(seats, options, 7, "", position))
    for said in (
        "bene_gesserit voice not shield",
        "atreides foresee leader",
        "bene_gesserit commit leader margot_lady_fenring",
    ):
        game.play(game.notation().read(said))
    return game.record()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_what_is_known_fits_and_names_the_traitor(
    width: int, height: int, new_page: NewPage, guest: Guest
) -> None:
    """The Voice, Prescience, spice and Kwisatz Haderach; no name of a leader is cut."""
    page = new_page(language="it", width=width, height=height)
    go(page, f"/table/{guest.seated(foreseen(), 'atreides')}")
    known = page.locator(f"{PANEL}[data-kind=plan] .known")
    expect(known).to_contain_text("Lady Margot Fenring, il tuo traditore", timeout=PATIENCE)
    page.evaluate("document.fonts.ready.then(() => null)")

    assert page.locator(".dock-body").evaluate(SCROLLS) <= 0
    assert page.evaluate(CUT) == []
