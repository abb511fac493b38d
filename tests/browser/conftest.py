"""A server, a browser, and pages of people who look at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from landsraad.kernel.record import Record
from tests.server.serving import Served, serving

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chrome")
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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """For all tests of this folder, which are run by themselves (see the Makefile).

    As long as it is open, Playwright keeps an event loop running; tests of the server that come to
    the same process could not run their own beside it.
    """
    assert CHROMIUM, "the browser tests need Chromium: install Debian's package `chromium`"
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
        **options: Any,
    ) -> Iterator[Watched]:
        options.setdefault("reduced_motion", "reduce")
        context = browser.new_context(
            base_url=home,
            viewport={"width": width, "height": height},
            locale=language,
            **options,
        )
        wishes = {
            "language": language,
            "theme": theme,
            "pace": "quick",
            "scenes": "off",
            "sound": sound,
        }
        for name, value in wishes.items():
            context.add_init_script(f"localStorage.setItem('landsraad.{name}', '{value}')")
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


@pytest.fixture
def new_page(browser: Browser, server: Served) -> Iterator[NewPage]:
    """Makes pages, each in a context of its own; whatever went wrong in one fails the test."""
    with ExitStack() as stack:
        pages: list[Watched] = []

        def make(**look: Any) -> Page:
            pages.append(stack.enter_context(Watched.opened(browser, server.url, **look)))
            return pages[-1].page

        yield make
        for page in pages:
            page.check()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


class Guest:
    """Somebody who lays tables by REST; a page can become him."""

    def __init__(self, url: str, name: str = "Irulan") -> None:
        self._web = httpx.Client(base_url=url, timeout=60)
        answer = self._web.post("/api/guests", json={"name": name}).json()
        (self._cookie,) = self._web.cookies.jar
        self._web.cookies.clear()
        self._web.headers["Authorization"] = f"Bearer {answer['token']}"
        self.url = url

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._web.request(method, f"/api{path}", json=body)
        assert answer.is_success, (answer.status_code, answer.text)
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


@pytest.fixture
def guest(server: Served) -> Iterator[Guest]:
    made = Guest(server.url)
    yield made
    made.close()
