"""Film strips: up to ten pictures of each scene, side by side, for whoever looks after the scenes.

About a hundred takes of recorded games and of adjudication cases show every kind of event. Their
reels are stopped at ten moments, or at five if they are short. To build/films, by day and by night,
on a desktop, a laptop and a phone; without --only, what is there already is not filmed again.

Run: python -m tools.film_strips             (after: make client)
     python -m tools.film_strips --only "dune.storm*" --looks "*-phone" --language it
     python -m tools.film_strips --only "arrakis.SOLO-BATTLE-11"    (all takes of a case)
     python -m tools.film_strips --readme    (the moving pictures of README.md, to docs/pictures)
"""

from __future__ import annotations

import argparse
import base64
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooSlow

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Record
from tests.browser.conftest import Guest, Refused, Watched
from tests.browser.player import PATIENCE, go
from tests.browser.replays import FORWARD, HELD, LAYER
from tools.browsing import browsing
from tools.film_takes import GAMES, Take, covering, sources_of, takes_of
from tools.screenshots import AT_REST, DRAWN, LOBBY, PICTURES, SIZES, Played, any_of, whole_game
from tools.webp import animated

FOLDER: Final = Path("build/films")
FRAMES: Final = 10
SHORT: Final = 2600
"""Milliseconds; half as many pictures show a take that is not longer."""
WIDTH: Final = 2000
"""Of a strip, in pixels."""
COLUMNS: Final = {"desktop": 3, "laptop": 3, "phone": 5}
STEP: Final = 120
"""Milliseconds between two frames of a moving picture, if it is not long."""
MOST_FRAMES: Final = 60
"""Of a moving picture, so that it is smaller than two megabytes."""
MOVING: Final = (720, 504)
EYES: Final = "spectator"
LONG: Final = 4 * PATIENCE
"""Milliseconds that a long game may take to load."""
THEMES: Final = ("light", "dark")
FLEETING: Final = 60
"""Milliseconds of a scene that is not worth a picture."""
PHONE: Final = dict(zip(("width", "height"), SIZES["phone"], strict=True))
SHOWPIECES: Final = {
    "plans_shown": Played(Dune, {"ruleset": "advanced"}, 6, ()),
    "combat_roll": Played(Arrakis, {"mode": "duel"}, 3, ()),
}
"""What the moving pictures show, and games of bots in which it is looked for."""
SEEK: Final = f"(at) => document.querySelector('{LAYER}').reel.seek(at)"
LENGTH: Final = f"() => document.querySelector('{LAYER}').reel.length"
BEGINNINGS: Final = f"() => document.querySelector('{LAYER}').reel.marks.map(({{ at }}) => at)"
"""Of the scenes of a take."""
IN_THEME: Final = "(theme) => { document.documentElement.dataset.theme = theme; }"
STRIP: Final = """<!doctype html><style>
body {{ margin: 0; display: flex; flex-wrap: wrap; width: {width}px }}
body {{ background: #17100b; color: #fff; font: 14px sans-serif }}
p {{ width: 100%; margin: 2px 6px }}
img {{ width: calc(100% / {columns}); display: block; box-sizing: border-box; padding: 2px }}
</style><p>{title}</p>{pictures}"""
AS_WEBP: Final = """async ([source, width, height]) => {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const larger = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * larger, picture.height * larger];
  const at = [(width - wide) / 2, (height - high) / 2];
  canvas.getContext("2d").drawImage(picture, ...at, wide, high);
  return canvas.toDataURL("image/webp", 0.5).split(",")[1];
}"""
"""A picture in another size, cut where its sides are not alike."""


class Film(NamedTuple):
    """A take under the name of its strip."""

    name: str
    take: Take


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", nargs="+", help="again: game.kind with * and ?, or game.case, game.record"
    )
    parser.add_argument("--looks", nargs="+", default=["*"], help="theme-size, with * and ?")
    parser.add_argument("--language", default="en")
    parser.add_argument("--readme", action="store_true", help="the moving pictures of README.md")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, guest):
        if wanted.readme:
            take_moving_pictures(browser, guest)
            return
        films = [film for game in GAMES for film in films_of(game, wanted.only or ["*"])]
        missed = []
        for size in SIZES:
            looks = [f"{theme}-{size}" for theme in THEMES]
            looks = [look for look in looks if any_of(wanted.looks, look)]
            left = films if wanted.only else [film for film in films if is_missing(film, looks)]
            if looks and left:
                missed += take_strips(browser, guest, wanted.language, looks, left)
    if missed:
        raise SystemExit(f"Came too late to be filmed: {', '.join(missed)}.")


def films_of(game: str, only: list[str]) -> Iterator[Film]:
    """Takes that cover the kinds that are wanted, and all takes of a source that is."""
    sources = [source for source in sources_of(game) if f"{game}.{source}" in only]
    for take in takes_of(game, sources):
        yield Film(f"{game}.{take.source}.{take.actions}", take)
    kinds = [each for each in only if any_of([each.partition(".")[0]], game)]
    for each in covering(game) if len(kinds) > len(sources) else ():
        if any(any_of(kinds, f"{game}.{kind}") for kind in each.take.kinds):
            yield Film(f"{game}.{each.shows[0]}", each.take)


def is_missing(film: Film, looks: list[str]) -> bool:
    return not all(strip_of(film, look).exists() for look in looks)


def strip_of(film: Film, look: str) -> Path:
    return FOLDER / f"{film.name}.{look}.jpg"


def take_strips(
    browser: Browser, guest: Guest, language: str, looks: list[str], films: list[Film]
) -> list[str]:
    """All films in looks of one size; the names of those that came too late.

    On a busy machine one of a hundred may do so, which is no reason to have none of the rest.
    """
    _, size = looks[0].split("-")
    missed = []
    cutter = browser.new_page(viewport={"width": WIDTH, "height": 100})
    with in_front_of(browser, guest, language, size) as page:
        for _, group in groupby(films, key=lambda film: film.take.source):
            of_one_game = list(group)
            table = ""
            for film in of_one_game:
                try:
                    table = table or laid(guest, of_one_game[-1].take.record())
                    frames = filmed(page, table, film, looks)
                except (TooSlow, Refused):
                    missed.append(film.name)
                    continue
                for look, pictures in frames.items():
                    title = f"{film.name} {look} ({film.take.source}): {', '.join(film.take.kinds)}"
                    splice(cutter, title, COLUMNS[size], pictures, strip_of(film, look))
    cutter.close()
    return missed


def filmed(page: Page, table: str, film: Film, looks: list[str]) -> dict[str, list[bytes]]:
    """Pictures of a film in each look; nothing if nothing is shown of it."""
    return frames_of(page, looks) if cue(page, table, film.take.before) else {}


def frames_of(page: Page, looks: list[str]) -> dict[str, list[bytes]]:
    """Pictures of the take on the stage; a reel does not run backwards, so looks take turns."""
    frames: dict[str, list[bytes]] = {look: [] for look in looks}
    turns = [*looks]
    for time in moments_in(page.evaluate(LENGTH), page.evaluate(BEGINNINGS)):
        page.evaluate(SEEK, time)
        for look in turns:
            page.evaluate(IN_THEME, look.split("-")[0])
            frames[look].append(picture(page))
        turns.reverse()
    return frames


def moments_in(length: float, beginnings: list[float]) -> list[float]:
    """When to stop a reel: in the midst of each of its scenes, more often in long ones."""
    marks = sorted({0, *[mark for mark in beginnings if mark < length], length})
    scenes = [(begin, end) for begin, end in pairwise(marks) if end - begin > FLEETING]
    frames = FRAMES if length > SHORT else FRAMES // 2
    shares = [max(1, round(frames * (end - begin) / length)) for begin, end in scenes]
    while sum(shares) > frames and max(shares) > 1:
        shares[shares.index(max(shares))] -= 1
    return [
        begin + (end - begin) * (frame + 0.5) / share
        for (begin, end), share in zip(scenes, shares, strict=True)
        for frame in range(share)
    ]


def take_moving_pictures(browser: Browser, guest: Guest) -> None:
    """By day, on a laptop."""
    with in_front_of(browser, guest, "en", "laptop") as page:
        for kind, played in SHOWPIECES.items():
            table = laid(guest, whole_game(played))
            length = int(cue(page, table, first_with(guest, table, kind)))
            step = max(STEP, length // MOST_FRAMES)
            frames = []
            for time in range(0, length, step):
                page.evaluate(SEEK, time)
                frames.append(as_webp(browser, picture(page)))
            moving = animated(frames, step, *MOVING)
            (PICTURES / f"{played.game.name}.webp").write_bytes(moving)


def first_with(guest: Guest, table: str, kind: str) -> int:
    """The moment before the first event of a kind."""
    moments: list[dict[str, Any]] = guest.ask("GET", f"/tables/{table}/replay?eyes={EYES}")[
        "moments"
    ]
    for before, moment in pairwise([{"sequence": 0}, *moments]):
        if any(event["kind"] == kind for event in moment["events"]):
            return int(before["sequence"])
    raise AssertionError(f"nothing of the kind {kind}")


def laid(guest: Guest, record: Record) -> str:
    return guest.seated(record, *record.setup.seats)


@contextmanager
def in_front_of(browser: Browser, guest: Guest, language: str, size: str) -> Iterator[Page]:
    """A page whose reels wait."""
    width, height = SIZES[size]
    with Watched.opened(
        browser, guest.url, language, width, height, reduced_motion="no-preference"
    ) as watched:
        watched.context.add_init_script(HELD)
        guest.become(watched.page)
        watched.page.set_default_timeout(LONG)
        watched.page.goto(LOBBY)
        yield watched.page


def cue(page: Page, table: str, before: int) -> float:
    """Bring a take to the stage; how long it is, 0 if nothing is shown of it."""
    go(page, LOBBY)
    page.locator(".map-frame").wait_for(state="detached")
    go(page, f"/replay/{table}#eyes={EYES}&at={before}")
    page.locator(".map-frame").wait_for()
    page.wait_for_function(AT_REST)
    page.locator(FORWARD).click()
    try:
        page.locator(LAYER).wait_for(state="attached", timeout=LONG / 6)
    except TooSlow:
        return 0
    return float(page.evaluate(LENGTH))


def picture(page: Page) -> bytes:
    page.wait_for_function(AT_REST)
    page.evaluate(DRAWN)
    # On a phone, cards lie below the board.
    shown = page if page.viewport_size == PHONE else page.locator(".stage")
    return shown.screenshot(type="jpeg", quality=92)


def splice(cutter: Page, title: str, columns: int, frames: list[bytes], path: Path) -> None:
    """Pictures side by side, under a line that says what they show."""
    pictures = "".join(f'<img src="{as_address(frame)}">' for frame in frames)
    cutter.set_content(STRIP.format(width=WIDTH, columns=columns, title=title, pictures=pictures))
    cutter.screenshot(path=path, type="jpeg", quality=85, full_page=True)


def as_webp(browser: Browser, frame: bytes) -> bytes:
    page = browser.new_page()
    smaller = page.evaluate(AS_WEBP, [as_address(frame), *MOVING])
    page.close()
    return base64.b64decode(smaller)


def as_address(frame: bytes) -> str:
    return f"data:image/jpeg;base64,{base64.b64encode(frame).decode()}"


if __name__ == "__main__":
    main()
