"""Somebody who has no mouse: Tab from part to part, arrows over the board, Enter and Space."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooSlow

from tests.browser.player import LIT, Player

MOST_TABS: Final = 300
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

NO_MOUSE: Final = """() => {
  const over = new AbortController(), options = { capture: true, signal: over.signal };
  for (const kind of ["pointerdown", "mousedown", "touchstart"])
    addEventListener(kind, () => console.error(`no keyboard: ${kind}`), options);
  return over;
}"""

HAS_FOCUS: Final = "thing => thing === document.activeElement"
AHEAD: Final = """thing => Boolean(
  document.activeElement.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING
)"""


@contextmanager
def no_mouse(page: Page) -> Iterator[None]:
    """Meanwhile whatever a mouse or a finger does on this page is an error."""
    over = page.evaluate_handle(NO_MOUSE)
    yield
    over.evaluate("(it) => it.abort()")


def tab_to(thing: Locator) -> None:
    """Go on from one thing to the next until this one has the focus."""
    thing.wait_for()
    key = "Tab" if thing.evaluate(AHEAD) else "Shift+Tab"
    for _ in range(MOST_TABS):
        if thing.evaluate(HAS_FOCUS):
            return
        thing.page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not lead to {thing}")


def press(thing: Locator, key: str = "Enter") -> None:
    tab_to(thing)
    thing.page.keyboard.press(key)


class KeyboardPlayer(Player):
    """Presses buttons with Space; on the board arrows lead to one of the lit things, and Enter.

    Attributes:
        on_board: things that were pressed on the board.
    """

    on_board = 0

    def press(self, thing: Locator) -> None:
        try:
            on_board = thing.get_attribute("data-lit", timeout=1000) is not None
        except TooSlow:
            return  # it has gone
        if on_board:
            tab_to(self.page.locator(f"{LIT}[tabindex='0']"))
            for _ in range(self._chance.randrange(3)):
                self.page.keyboard.press(self._chance.choice(ARROWS))
            self.page.keyboard.press("Enter")
            self.on_board += 1
        else:
            press(thing, "Space")
