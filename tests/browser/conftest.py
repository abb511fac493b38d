"""A server, a browser, and pages of people who look at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from landsraad.kernel.record import Record
from tests.browser.player import PATIENCE, go
from tests.server.serving import Served, serving

BROWSERS = ("chromium-headless-shell", "chromium", "chrome")
"""Where there is one without windows, a new page takes a third of the time."""
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
UNNEEDED = (
    # Parts of the browser's own window, which nobody sees: pages that each new context would load.
    "InitialWebUI,PreloadTopChromeWebUI,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
    "WebUIOmniboxPopup,WebUIReloadButton,WebUIToolbar,"
    # What Playwright turns off; the last list that Chromium is given is the one that counts.
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,"
    "NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    f"--disable-features={UNNEEDED}",
]

NewPage = Callable[..., Page]

# Playwright's own five seconds are too few on a busy machine.
expect.set_options(timeout=PATIENCE)

IDLE = "/learn"
"""Where a shared page waits for the next test."""
PREFERENCES = """Object.entries(localStorage)
  .filter(([name]) => name.split(".").length === 2).sort()"""
"""What a browser remembers besides single tables."""
UNPAINTED = """
const Real = Worker;
window.Worker = class extends EventTarget {
  constructor(address, options) {
    super();
    if (!String(address).includes("/painter")) return new Real(address, options);
  }
  async postMessage() {
    const picture = await createImageBitmap(new ImageData(8, 8));
    this.dispatchEvent(new MessageEvent("message", { data: { picture, relief: "kept" } }));
  }
};
"""
"""A script: maps have an empty ground, which takes longer to paint than most tests need."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """For all tests of this folder, which are run by themselves (see the Makefile).

    As long as it is open, Playwright keeps an event loop running; tests of the server that come to
    the same process could not run their own beside it.
    """
    assert CHROMIUM, "install Chromium: Debian's package `chromium-headless-shell`"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(str(tmp_path_factory.mktemp("server") / "landsraad.db")) as served:
        yield served


class Watched:
    """A page in a context of its own, and whatever went wrong in it."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context = context
        self.page = context.new_page()
        self.wrong: list[str] = []
        self._home = home
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", lambda request: self._follow(request.url))

    @staticmethod
    @contextmanager
    def opened(
        browser: Browser,
        home: str,
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        theme: str = "light",
        sound: str = "off",
        opponent: str = "recruit",
        script: str = "",
        painted: bool = True,
        **options: Any,
    ) -> Iterator[Watched]:
        """A page with these preferences; a script is run before any of its own."""
        options.setdefault("reduced_motion", "reduce")
        context = browser.new_context(
            base_url=home,
            viewport={"width": width, "height": height},
            locale=language,
            **options,
        )
        preferences = {
            "language": language,
            "theme": theme,
            "pace": "quick",
            "scenes": "off",
            "sound": sound,
            "opponent": opponent,
        }
        for name, value in preferences.items():
            context.add_init_script(f"localStorage.setItem('landsraad.{name}', '{value}')")
        context.add_init_script(script)
        if not painted:
            context.add_init_script(UNPAINTED)
        try:
            yield Watched(context, home)
        finally:
            context.close()

    def check(self) -> None:
        """Nothing was written to the console, and no other origin was asked for anything."""
        assert self.wrong == []

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.wrong.append(line.text)

    def _follow(self, url: str) -> None:
        if not url.startswith((self._home, self._home.replace("http", "ws", 1), "data:", "blob:")):
            self.wrong.append(f"another origin was contacted: {url}")


class SharedPages:
    """Pages of one guest that tests use one after the other, one for each look.

    To load the client and to draw its first map takes longer than most tests. A page stays loaded:
    from `/learn`, where each test finds it, `go` leads anywhere without a reload.
    """

    def __init__(self, browser: Browser, guest: Guest) -> None:
        self._browser = browser
        self._guest = guest
        self._idle: dict[str, list[SharedPage]] = {}

    def take(self, width: int = 1440, height: int = 900, **look: Any) -> SharedPage:
        look.setdefault("painted", False)
        idle = self._idle.setdefault(repr(sorted(look.items())), [])
        shared = idle.pop() if idle else SharedPage(self._browser, self._guest, look, idle)
        shared.watched.page.set_viewport_size({"width": width, "height": height})
        return shared

    def close(self) -> None:
        for idle in self._idle.values():
            for shared in idle:
                shared.close()


class SharedPage:
    """A loaded page of a guest. It is not used again if a test leaves it other than it was."""

    def __init__(
        self, browser: Browser, guest: Guest, look: dict[str, Any], idle: list[SharedPage]
    ) -> None:
        self._stack = ExitStack()
        self._idle = idle
        self.watched = self._stack.enter_context(Watched.opened(browser, guest.url, **look))
        guest.become(self.watched.page)
        self.watched.page.goto(IDLE)
        self._preferences = self.watched.page.evaluate(PREFERENCES)

    def give_back(self) -> None:
        """Nothing may have gone wrong meanwhile."""
        try:
            self.watched.check()
            page = self.watched.page
            page.mouse.move(0, 0)  # over the bar of a table it would open a note there
            go(page, IDLE)
            page.locator(".map-frame").wait_for(state="detached")
            assert page.evaluate(PREFERENCES) == self._preferences, "use `new_browser` instead"
        except BaseException:
            self.close()
            raise
        self._idle.append(self)

    def close(self) -> None:
        self._stack.close()


@pytest.fixture(scope="session")
def shared_pages(browser: Browser, guest: Guest) -> Iterator[SharedPages]:
    with closing(SharedPages(browser, guest)) as pages:
        yield pages


@pytest.fixture
def new_page(shared_pages: SharedPages) -> Iterator[NewPage]:
    """Lends pages of the guest, which are loaded; whatever went wrong in one fails the test."""
    with ExitStack() as stack:

        def lend(**look: Any) -> Page:
            shared = shared_pages.take(**look)
            stack.callback(shared.give_back)
            return shared.watched.page

        yield lend


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def new_browser(browser: Browser, server: Served) -> Iterator[NewPage]:
    """Makes pages, each in a context of its own, of nobody who has been here before."""
    with ExitStack() as stack:
        pages: list[Watched] = []

        def make(**look: Any) -> Page:
            look.setdefault("painted", False)
            pages.append(stack.enter_context(Watched.opened(browser, server.url, **look)))
            return pages[-1].page

        yield make
        for page in pages:
            page.check()


class Refused(AssertionError):
    """An answer of the server that is not the one that was wanted."""


class Guest:
    """Somebody who lays tables by REST; a page can become them."""

    def __init__(self, url: str, name: str = "Irulan") -> None:
        self._web = httpx.Client(base_url=url, timeout=60)
        answer = self._web.post("/api/guests", json={"name": name}).json()
        (self._cookie,) = self._web.cookies.jar
        self._web.cookies.clear()
        self.token: str = answer["token"]
        self._web.headers["Authorization"] = f"Bearer {self.token}"
        self.url = url

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._web.request(method, f"/api{path}", json=body)
        if not answer.is_success:
            raise Refused(answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def table(self, game: str, players: dict[str, str], **options: Any) -> str:
        """The id of a new table, whose game has begun if no seat is open."""
        body = {"game": game, "name": "Sietch Tabr", "seats": None, "options": options}
        made = self.ask(
            "POST", "/tables", {**body, "players": players, "limit": None, "pace": "quick"}
        )
        if "open" not in players.values():
            self.ask("POST", f"/tables/{made['id']}/start", {})
        return str(made["id"])

    def seated(self, record: Record, *seats: str) -> str:
        """The id of a table at which a game goes on from a record, bots on all other seats."""
        body = {"name": "Sietch Tabr", "record": record.to_data()}
        table = self.ask("POST", "/records", body)["id"]
        for other in record.setup.seats:
            if other not in seats:
                self.ask("DELETE", f"/tables/{table}/seats/{other}")
        return str(table)

    def become(self, page: Page) -> None:
        """Let a page be this guest."""
        cookie = self._cookie
        page.context.add_cookies(
            [{"name": cookie.name, "value": cookie.value or "", "url": self.url}]
        )
        page.context.add_init_script("localStorage.setItem('landsraad.arrived', 'yes')")

    def close(self) -> None:
        self._web.close()


@pytest.fixture(scope="session")
def guest(server: Served) -> Iterator[Guest]:
    """Whose pages `new_page` lends: the host of the tables of most tests."""
    with closing(Guest(server.url)) as made:
        yield made


@pytest.fixture
def newcomer(server: Served) -> Iterator[Guest]:
    """Somebody who has no tables yet."""
    with closing(Guest(server.url)) as made:
        yield made
