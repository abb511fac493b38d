"""Film strips: ten pictures of each scene, side by side, for whoever looks after the scenes.

A scene is found in games that bots have played, or in golden records: the first take of a replay
that shows it. Its reel is stopped at ten moments. To build/films, by day and by night, on a desktop
and on a phone.

Run: python -m tools.film_strips             (after: make client)
     python -m tools.film_strips --only "dune.storm*" --looks "dark-phone"
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Record
from tests.browser.conftest import CHROMIUM, FLAGS, Guest, Watched
from tests.browser.player import PATIENCE
from tests.server.serving import serving
from tools.golden_records import RECORDS, folder_of
from tools.screenshots import AT_REST, DRAWN, SIZES, Played, any_of, whole_game

FOLDER: Final = Path("build/films")
FRAMES: Final = 10
WIDTH: Final = 2400
"""Of a strip, in pixels."""
EYES: Final = "spectator"
GAMES: Final = (
    Played(Dune, {"ruleset": "advanced"}, 6, ()),
    Played(Dune, {"ruleset": "advanced"}, 3, ()),
    Played(Arrakis, {"mode": "duel"}, 3, ()),
)
RECORDED: Final = (
    "arrakis-mahdi-recruit",
    "arrakis-duel-guild-recruit",
    "arrakis-teams3-recruit",
    "arrakis-teams4-guild-random",
    "arrakis-duel-random",
    "arrakis-duel-guild-random",
)
"""Golden records with kinds of events that other games do not have; short games first."""
LOOKS: Final = [f"{theme}-{size}" for theme, size in product(("light", "dark"), SIZES)]
HELD: Final = """
new MutationObserver(() => {
  const reel = document.querySelector('.map-flights')?.reel;
  if (reel) reel.play = () => {};
}).observe(document, { childList: true, subtree: true });
"""
"""A reel that comes to the stage waits to be told what to show."""
SEEK: Final = "(at) => document.querySelector('.map-flights').reel.seek(at)"
STRIP: Final = """<!doctype html><style>
body {{ margin: 0; display: flex; flex-wrap: wrap; background: #17100b; width: {width}px }}
img {{ width: 20%; display: block; box-sizing: border-box; padding: 2px }}
</style>{pictures}"""


class Film(NamedTuple):
    """A take that shows a scene.

    Attributes:
        name: game and scene.
        table: where the game was played.
        before: the moment before it.
        kind: of the event that it is known by.
    """

    name: str
    table: str
    before: int
    kind: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", default=["*"], help="game.kind, with * and ?")
    parser.add_argument("--looks", nargs="+", default=["*"], help="theme-size, with * and ?")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/landsraad.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        guest = Guest(server.url)
        films = list(films_of(guest, wanted.only))
        for look in LOOKS:
            if any_of(wanted.looks, look):
                develop(browser, server.url, guest, look, films)
        guest.close()


def films_of(guest: Guest, only: list[str]) -> Iterator[Film]:
    """The first take with each kind of event."""
    found: set[str] = set()
    for record in records():
        table = guest.seated(record, *record.setup.seats)
        moments: list[dict[str, Any]] = guest.ask("GET", f"/tables/{table}/replay?eyes={EYES}")[
            "moments"
        ]
        before = 0
        for moment in moments:
            for event in moment["events"]:
                name = f"{record.setup.game}.{event['kind']}"
                if name not in found and any_of(only, name):
                    found.add(name)
                    yield Film(name, table, before, event["kind"])
            before = moment["sequence"]


def records() -> Iterator[Record]:
    for played in GAMES:
        yield whole_game(played)
    for name in RECORDED:
        file = folder_of(name.partition("-")[0], RECORDS) / f"{name}.json"
        yield Record.from_json(file.read_text("utf-8"))


def develop(browser: Browser, home: str, guest: Guest, look: str, films: list[Film]) -> None:
    """All films in one look."""
    theme, size = look.split("-")
    width, height = SIZES[size]
    with Watched.opened(
        browser, home, "en", width, height, theme, reduced_motion="no-preference"
    ) as watched:
        watched.context.add_init_script(HELD + "localStorage.setItem('landsraad.scenes', 'calm')")
        guest.become(watched.page)
        for film in films:
            frames = list(frames_of(watched.page, film))
            if frames:
                splice(browser, frames, FOLDER / f"{film.name}.{look}.png")


def frames_of(page: Page, film: Film) -> Iterator[bytes]:
    """Ten pictures of a scene; none if nothing is shown of it."""
    page.goto("/tables")
    page.goto(f"/replay/{film.table}#eyes={EYES}&at={film.before}")
    page.locator(".map-frame").wait_for(timeout=PATIENCE)
    page.wait_for_function(AT_REST, timeout=PATIENCE)
    page.locator(".playback-buttons button").nth(3).click()
    try:
        page.wait_for_function("document.querySelector('.map-flights')?.reel", timeout=5000)
    except Exception:
        return
    length = page.evaluate("document.querySelector('.map-flights').reel.length")
    for frame in range(FRAMES):
        page.evaluate(SEEK, length * (frame + 0.5) / FRAMES)
        page.wait_for_function(AT_REST, timeout=PATIENCE)
        page.evaluate(DRAWN)
        yield page.locator(".stage").screenshot(type="jpeg", quality=90)


def splice(browser: Browser, frames: list[bytes], path: Path) -> None:
    """Pictures side by side, in two rows."""
    sources = [base64.b64encode(frame).decode() for frame in frames]
    pictures = "".join(f'<img src="data:image/jpeg;base64,{each}">' for each in sources)
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    page.set_content(STRIP.format(width=WIDTH, pictures=pictures))
    page.screenshot(path=path, full_page=True)
    page.close()


if __name__ == "__main__":
    main()
