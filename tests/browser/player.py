"""Somebody at a browser, who presses whatever is offered.

They know no rules: they press things in the panel and lit things on the board until something is
settled, and then the button that does it.
"""

from __future__ import annotations

import random
import re
from contextlib import suppress
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooSlow

PATIENCE: Final = 30_000
"""Milliseconds after which something does not come any more."""
MOST_PRESSES: Final = 400
"""Things pressed for one answer."""

PANEL: Final = "article.panel"
MAIN: Final = f"{PANEL} button.button-main:enabled"
BUTTONS: Final = f"{PANEL} button:enabled:not(.as-form):not([aria-haspopup]):not([aria-expanded])"
LIT: Final = "[data-lit]"
THINGS: Final = f"{BUTTONS}, {LIT}"
MORE: Final = ".dock-more"
"""What opens the questions that nobody waits for."""
OTHER: Final = ".panel-others .other[data-kind={}]"
READY: Final = ".hand-over button.button-main"
END: Final = ".end-card"

LOOK: Final = """([panel, main, things, ready, end]) => {
  const open = document.querySelector(panel);
  const shown = (thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 0;
  const count = (what) => [...document.querySelectorAll(what)].filter(shown).length;
  if (open?.getAttribute("aria-busy") === "true") return null;
  return {
    kind: open?.dataset.kind ?? null, moment: open?.dataset.moment ?? null, mains: count(main),
    things: count(things), hand_over: count(ready) > 0, over: count(end) > 0,
  };
}"""


GO: Final = """where => {
  history.pushState(null, "", where);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


class Glance(NamedTuple):
    """What a page shows at one moment.

    Attributes:
        kind: of the open question; None if nothing is asked.
        moment: how much the seat had seen when it was put.
        mains: buttons that settle an answer.
        things: whatever can be pressed.
        hand_over: whether the next person has to take the device.
        over: whether the game has ended.
    """

    kind: str | None
    moment: str | None
    mains: int
    things: int
    hand_over: bool
    over: bool


class Player:
    """One page at a table.

    Attributes:
        answered: kinds of decisions that they have answered, and how often.
        handed_over: how often the device went to the next person.
    """

    def __init__(self, page: Page, seed: int = 7) -> None:
        self.page = page
        self.answered: dict[str, int] = {}
        self.handed_over = 0
        self._chance = random.Random(seed)

    # Looking.

    @property
    def panel(self) -> Locator:
        return self.page.locator(PANEL)

    def look(self) -> Glance:
        """What is there now; waits while the table thinks about an answer."""
        seen = self.page.wait_for_function(
            LOOK, arg=[PANEL, MAIN, THINGS, READY, END], timeout=PATIENCE
        )
        return Glance(**seen.json_value())

    def asked(self) -> str | None:
        return self.look().kind

    def over(self) -> bool:
        return self.look().over

    # Answering.

    def take_over(self) -> None:
        """Take the device, if it is handed over."""
        self.page.locator(f"{PANEL}, {READY}").first.wait_for(timeout=PATIENCE)
        if self.look().hand_over:
            self.press(self.page.locator(READY).first)

    def turn_to(self, kind: str) -> None:
        """Open a question, if it is one of several; again if what others did has shut it."""
        other = OTHER.format(kind)
        wanted = self.page.locator(f"{PANEL}[data-kind={kind}]")
        wanted.or_(self.page.locator(other)).first.wait_for(state="attached", timeout=PATIENCE)
        while self.asked() != kind:
            self.open_other(kind)
            with suppress(TooSlow):
                wanted.wait_for(timeout=PATIENCE / 10)

    def open_other(self, kind: str) -> None:
        """Turn to a question that is not open; the dock keeps those that nobody waits for aside."""
        other = self.page.locator(OTHER.format(kind))
        if not other.filter(visible=True).count():
            self.press(self.page.locator(MORE))
        self.press(other.filter(visible=True).first)

    def answer(self, seen: Glance | None = None) -> str:
        """Answer the open question, however it is put; its kind.

        Args:
            seen: the question, if it was looked at already: others may settle it meanwhile.
        """
        before = now = seen or self.look()
        assert before.kind is not None
        for _ in range(MOST_PRESSES):
            self._press_something(now)
            now = self.look()
            if (now.kind, now.moment) != (before.kind, before.moment):
                self.answered[before.kind] = self.answered.get(before.kind, 0) + 1
                return before.kind
        raise AssertionError(f"no answer to {before.kind}: {self.panel.inner_text()}")

    def press_until_sent(self) -> None:
        """Answer the open question without waiting for what comes of it."""
        seen = self.look()
        for _ in range(MOST_PRESSES):
            self._press_something(seen)
            if self.page.locator(f"{PANEL}[aria-busy=true]").count():
                return
            seen = self.look()
        raise AssertionError(f"no answer to {seen.kind}: {self.panel.inner_text()}")

    def _press_something(self, seen: Glance) -> None:
        if seen.mains and self._chance.random() < 0.6:
            self._press_one_of(MAIN, seen.mains)
        elif seen.things:
            self._press_one_of(THINGS, seen.things)

    def _press_one_of(self, what: str, number: int) -> None:
        things = self.page.locator(what).filter(visible=True)
        self.press(things.nth(self._chance.randrange(number)))

    def press(self, thing: Locator) -> None:
        """As a hand would; on the map by the keyboard, where things may lie under each other."""
        try:
            if thing.get_attribute("data-lit", timeout=1000) is None:
                thing.click(timeout=2000)
            else:
                thing.press("Enter", timeout=2000)
        except TooSlow:  # it has gone, or lies under something: press another
            self.close_sheet()

    def close_sheet(self) -> None:
        """Put away what covers all of a phone."""
        leave = self.page.locator(".leave-sheet").filter(visible=True)
        if leave.count():
            leave.first.click(timeout=2000)

    # Playing.

    def play(self, enough: int | None = None) -> None:
        """Answer whatever is asked until the game is over, or so many questions are answered."""
        answers = 0
        while answers != enough:
            self.page.locator(f"{PANEL}, {END}, {READY}").first.wait_for(timeout=4 * PATIENCE)
            seen = self.look()
            if seen.over:
                return
            if seen.hand_over:
                self.press(self.page.locator(READY).first)
                self.handed_over += 1
            elif seen.kind is not None:
                self.answer(seen)
                answers += 1


def expect_words(page: Page, number: int) -> None:
    """Wait until so many players have given their word; nobody has to press anything for it."""
    line = page.locator(".words summary")
    expect(line).to_have_text(re.compile(rf"\b{number} (of|su) {number}\b"), timeout=PATIENCE)


def go(page: Page, where: str) -> None:
    """To another page of the client without a reload, as its own links lead there."""
    page.evaluate(GO, where)


def address(text: str) -> str:
    """The id of a table in the address of its page."""
    found = re.search(r"/table/([\w-]+)", text)
    assert found is not None, text
    return found[1]
