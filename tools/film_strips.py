"""Film strips: ten pictures of each scene, side by side, for whoever looks after the scenes.

A scene is found in games that bots have played, in golden records or in an adjudication case: the
first take of a replay that shows it. Its reel is stopped at ten moments. To build/films, by day and
by night, on a desktop and on a phone.

Run: python -m tools.film_strips             (after: make client)
     python -m tools.film_strips --only "dune.storm*" --looks "dark-phone"
     python -m tools.film_strips --readme    (the moving pictures of README.md, to docs/pictures)
"""

from __future__ import annotations

import argparse
import base64
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from itertools import islice, product
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooSlow

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Record
from landsraad.kernel.cases import Case, case_files, read_cases
from tests.browser.conftest import Guest, Watched
from tests.browser.moments import CASES as FOLDER_OF_CASES
from tests.browser.moments import states
from tests.browser.player import PATIENCE
from tests.browser.replays import FORWARD, HELD, LAYER
from tools.browsing import browsing
from tools.golden_records import RECORDS, folder_of
from tools.screenshots import AT_REST, DRAWN, PICTURES, SIZES, Played, any_of, whole_game
from tools.webp import animated

FOLDER: Final = Path("build/films")
FRAMES: Final = 10
WIDTH: Final = 2400
"""Of a strip, in pixels."""
STEP: Final = 120
"""Milliseconds between two frames of a moving picture."""
MOVING: Final = (720, 504)
EYES: Final = "spectator"
PHONE: Final = dict(zip(("width", "height"), SIZES["phone"], strict=True))
GAMES: Final = (
    Played(Dune, {"ruleset": "advanced"}, 6, ()),
    Played(Dune, {"ruleset": "advanced"}, 3, ()),
    Played(Arrakis, {"mode": "duel"}, 3, ()),
)
DUNE_BATTLES: Final = (121, 23, 64, 61, 68, 71, 73, 91, 100, "108B", 111)
CASES: Final = {
    # Voice and Prescience, no leader, traitors, explosions, captives, exchanged hands; other hands
    # at set-up, the atomics, gifts, a lapsed bid, rare shipments, forces that part too late, deals.
    "dune": [
        *[f"BATTLE-{case}" for case in DUNE_BATTLES],
        *["SETUP-17", "FAQ-C-01", "ALLIANCE-18", "BID-37", "IMPERIAL-01", "MOVE-32"],
        *["SHIP-29", "SHIP-38", "SHIP-47", "DEAL-01", "DEAL-06", "DEAL-09", "DEAL-16", "DEAL-17"],
    ],
    # Strips, a siege, special attacks, sandworms, Mahdi; a named die, the atomics.
    "arrakis": [
        *[f"BATTLE-{case}" for case in (27, 22, 64, 66, 49)],
        *["SOLO-BATTLE-01", "SOLO-BATTLE-09", "SOLO-BATTLE-10", "WORM-07"],
        *["ACT-24", "ATOM-03", "ATOM-06", "BATTLE-53"],
        *["SOLO-MENTAT-10", "SOLO-RULE-13", "SOLO-START-05"],
    ],
}
"""Adjudication cases with what bots seldom come to."""
SHOWPIECES: Final = ["dune.plans_shown", "arrakis.combat_roll"]
RECORDED: Final = (
    "arrakis-mahdi-recruit",
    "arrakis-duel-guild-recruit",
    "arrakis-teams3-recruit",
    "arrakis-teams4-guild-random",
    "arrakis-duel-random",
    "arrakis-teams3-random",
)
"""Golden records with kinds of events that other games do not have; short games first."""
MOST_ACTIONS: Final = 1300
"""Of each of them: later there is nothing new."""
LOOKS: Final = [f"{theme}-{size}" for theme, size in product(("light", "dark"), SIZES)]
SEEK: Final = f"(at) => document.querySelector('{LAYER}').reel.seek(at)"
LENGTH: Final = f"() => document.querySelector('{LAYER}').reel.length"
STRIP: Final = """<!doctype html><style>
body {{ margin: 0; display: flex; flex-wrap: wrap; background: #17100b; width: {width}px }}
img {{ width: 20%; display: block; box-sizing: border-box; padding: 2px }}
</style>{pictures}"""
AS_WEBP: Final = """async ([source, width, height]) => {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const larger = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * larger, picture.height * larger];
  const at = [(width - wide) / 2, (height - high) / 2];
  canvas.getContext("2d").drawImage(picture, ...at, wide, high);
  return canvas.toDataURL("image/webp", 0.64).split(",")[1];
}"""
"""A picture in another size, cut where its sides are not alike."""


class Film(NamedTuple):
    """A take that shows a scene.

    Attributes:
        name: game and kind of event.
        table: where the game was played.
        before: the moment before it.
    """

    name: str
    table: str
    before: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", nargs="+", default=["*"], help="game.kind or game.case.kind, with * and ?"
    )
    parser.add_argument("--looks", nargs="+", default=["*"], help="theme-size, with * and ?")
    parser.add_argument("--readme", action="store_true", help="the moving pictures of README.md")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, guest):
        films = list(films_of(guest, SHOWPIECES if wanted.readme else wanted.only))
        if wanted.readme:
            take_moving_pictures(browser, guest, films)
        else:
            for look in LOOKS:
                if any_of(wanted.looks, look):
                    take_strips(browser, guest, look, films)


def films_of(guest: Guest, only: list[str]) -> Iterator[Film]:
    """The first take with each kind of event in games of bots, and in each case."""
    found: set[str] = set()
    for record in records(only) if any(each.count(".") < 2 for each in only) else ():
        yield from films_in(guest, record.setup.game, record, only, found)
    for game, wanted in CASES.items():
        for case in cases_of(game):
            name = f"{game}.{case.id}"
            if case.id in wanted and any(any_of([f"{name}.*"], each) for each in only):
                *_, played_out = states(case)
                yield from films_in(guest, name, played_out.record(), only, found)


def films_in(
    guest: Guest, name: str, record: Record, only: list[str], found: set[str]
) -> Iterator[Film]:
    """The first take of a game with each kind of event that was not found before."""
    table = guest.seated(record, *record.setup.seats)
    moments: list[dict[str, Any]] = guest.ask("GET", f"/tables/{table}/replay?eyes={EYES}")[
        "moments"
    ]
    before = 0
    for moment in moments:
        for event in moment["events"]:
            film = f"{name}.{event['kind']}"
            if film not in found and any_of(only, film):
                found.add(film)
                yield Film(film, table, before)
        before = moment["sequence"]


def cases_of(game: str) -> Iterator[Case]:
    for file in case_files(FOLDER_OF_CASES / game):
        yield from read_cases(file)


def records(only: list[str]) -> Iterator[Record]:
    """Whole games of those whose scenes are wanted."""
    wanted = [pattern.partition(".")[0] for pattern in only]
    for played in GAMES:
        if any(fnmatch(played.game.name, each) for each in wanted):
            yield whole_game(played)
    for name in RECORDED:
        game = name.partition("-")[0]
        if any(fnmatch(game, each) for each in wanted):
            file = folder_of(game, RECORDS) / f"{name}.json"
            yield beginning_of(Record.from_json(file.read_text("utf-8")))


def beginning_of(record: Record) -> Record:
    """A part of a game that a server reads in time."""
    *_, game = islice(record.moments(), MOST_ACTIONS)
    return game.record()


def take_strips(browser: Browser, guest: Guest, look: str, films: list[Film]) -> None:
    """All films in one look."""
    theme, size = look.split("-")
    with in_front_of(browser, guest, theme, size) as page:
        for film in films:
            length = cue(page, film)
            times = [length * (frame + 0.5) / FRAMES for frame in range(FRAMES if length else 0)]
            frames = [picture_at(page, time) for time in times]
            if frames:
                splice(browser, frames, FOLDER / f"{film.name}.{look}.png")


def take_moving_pictures(browser: Browser, guest: Guest, films: list[Film]) -> None:
    """By day, on a laptop."""
    with in_front_of(browser, guest, "light", "laptop") as page:
        for film in films:
            times = range(0, int(cue(page, film)), STEP)
            frames = [picture_at(page, time) for time in times]
            game = film.name.partition(".")[0]
            moving = animated([as_webp(browser, frame) for frame in frames], STEP, *MOVING)
            (PICTURES / f"{game}.webp").write_bytes(moving)


@contextmanager
def in_front_of(browser: Browser, guest: Guest, theme: str, size: str) -> Iterator[Page]:
    """A page whose reels wait."""
    width, height = SIZES[size]
    with Watched.opened(
        browser, guest.url, "en", width, height, theme, reduced_motion="no-preference"
    ) as watched:
        watched.context.add_init_script(HELD)
        guest.become(watched.page)
        yield watched.page


def cue(page: Page, film: Film) -> float:
    """Bring a take to the stage; how long it is, 0 if nothing is shown of it."""
    page.goto("/tables")
    page.goto(f"/replay/{film.table}#eyes={EYES}&at={film.before}")
    page.locator(".map-frame").wait_for(timeout=PATIENCE)
    page.wait_for_function(AT_REST, timeout=PATIENCE)
    page.locator(FORWARD).click()
    try:
        page.locator(LAYER).wait_for(state="attached", timeout=PATIENCE / 6)
    except TooSlow:
        return 0
    return float(page.evaluate(LENGTH))


def picture_at(page: Page, time: float) -> bytes:
    page.evaluate(SEEK, time)
    page.wait_for_function(AT_REST, timeout=PATIENCE)
    page.evaluate(DRAWN)
    # On a phone, cards lie below the board.
    shown = page if page.viewport_size == PHONE else page.locator(".stage")
    return shown.screenshot(type="jpeg", quality=92)


def splice(browser: Browser, frames: list[bytes], path: Path) -> None:
    """Pictures side by side, in two rows."""
    pictures = "".join(f'<img src="{as_address(frame)}">' for frame in frames)
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    page.set_content(STRIP.format(width=WIDTH, pictures=pictures))
    page.screenshot(path=path, full_page=True)
    page.close()


def as_webp(browser: Browser, frame: bytes) -> bytes:
    page = browser.new_page()
    smaller = page.evaluate(AS_WEBP, [as_address(frame), *MOVING])
    page.close()
    return base64.b64decode(smaller)


def as_address(frame: bytes) -> str:
    return f"data:image/jpeg;base64,{base64.b64encode(frame).decode()}"


if __name__ == "__main__":
    main()
