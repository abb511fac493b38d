"""Pictures of every page and every panel, for whoever looks after the looks.

In both languages, by day and by night, on a phone and on a desktop, to build/screenshots. Boards
come from whole games of bots, panels from the adjudication cases.

Run: python -m tools.screenshots             (after: make client)
     python -m tools.screenshots --only entry "dune.*" --looks "it-*-phone"
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from landsraad import bots
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Chance, Game
from landsraad.kernel.record import Record
from tests.browser.conftest import CHROMIUM, FLAGS, Guest, Watched
from tests.browser.moments import Moment, moments
from tests.browser.player import PANEL, PATIENCE, go
from tests.server.serving import serving

FOLDER: Final = Path("build/screenshots")
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
LOBBY: Final = "/tables"
"""A page between two others, so that nothing of the one is taken for the other's."""
AT_REST: Final = (
    "() => !document.querySelector('.moving, .loading, .map-ground:not([data-relief])')"
)
EARLY: Final = 0.12
LATE: Final = 0.75


class Played(NamedTuple):
    """A whole game of bots, and the questions at which its board is what matters."""

    game: type[Game]
    options: dict[str, str]
    seed: int
    kinds: tuple[str, ...]


GAMES: Final = {
    "dune": Played(Dune, {"ruleset": "advanced"}, 3, ("ship", "move")),
    "arrakis": Played(Arrakis, {"mode": "duel"}, 1, ("turn",)),
}


class Look(NamedTuple):
    """How a reader sees it."""

    language: str
    theme: str
    size: str

    def __str__(self) -> str:
        return "-".join(self)


class Scene(NamedTuple):
    """A page to take a picture of.

    Attributes:
        name: of the file.
        address: of the page.
        sign: what is there when the page is.
        kind: of the question that is to be open.
    """

    name: str
    address: str
    sign: str
    kind: str | None = None


LOOKS: Final = [Look(*look) for look in product(("en", "it"), ("light", "dark"), SIZES)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", default=["*"], help="names of scenes, with * and ?")
    parser.add_argument(
        "--looks", nargs="+", default=["*"], help="language-theme-size, with * and ?"
    )
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/landsraad.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        guest = Guest(server.url)
        scenes = list(all_scenes(guest, wanted.only))
        for look in LOOKS:
            if any_of(wanted.looks, str(look)):
                take(browser, server.url, guest, look, scenes)
        guest.close()


def take(browser: Browser, home: str, guest: Guest, look: Look, scenes: list[Scene]) -> None:
    """All scenes in one look."""
    width, height = SIZES[look.size]
    with Watched.opened(browser, home, look.language, width, height, look.theme) as watched:
        guest.become(watched.page)
        watched.page.goto(LOBBY)
        for scene in scenes:
            show(watched.page, scene)
            watched.page.screenshot(
                path=FOLDER / f"{scene.name}.{look}.jpg", type="jpeg", quality=85
            )


def show(page: Page, scene: Scene) -> None:
    """Open a page and let it come to rest."""
    go(page, LOBBY)
    page.locator(f"{PANEL}, .map-frame").wait_for(state="detached")
    go(page, scene.address)
    page.locator(scene.sign).first.wait_for(timeout=PATIENCE)
    if scene.kind is not None:
        other = page.locator(f".panel-others .other[data-kind={scene.kind}]")
        open_one = page.locator(f"{PANEL}[data-kind={scene.kind}]")
        open_one.or_(other).first.wait_for(timeout=PATIENCE)
        if other.count():
            other.click()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(AT_REST, timeout=PATIENCE)


def any_of(patterns: list[str], name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


# Scenes.


def all_scenes(guest: Guest, only: list[str]) -> Iterator[Scene]:
    """Those whose name is wanted; tables are laid for no others."""
    for name, address, sign in (
        ("entry", "/", ".door"),
        ("learn", "/learn", "h1"),
        ("watch", "/watch", "h1"),
    ):
        if any_of(only, name):
            yield Scene(name, address, sign)
    for game in GAMES:
        for name, page in (("reference", "learn"), ("cards", "cards"), ("setup", "new")):
            if any_of(only, f"{game}.{name}"):
                yield Scene(f"{game}.{name}", f"/{page}/{game}", "h1")
        yield from boards(guest, game, only)
        yield from panels(guest, game, only)


def boards(guest: Guest, game: str, only: list[str]) -> Iterator[Scene]:
    """The board early and late in a game of bots, its replay and its end."""
    for name, part in (("early", EARLY), ("late", LATE)):
        if any_of(only, f"{game}.{name}"):
            moment = moment_in(game, part)
            table = guest.seated(moment.record, moment.seat)
            yield Scene(f"{game}.{name}", f"/table/{table}", PANEL)
    for name in ("replay", "end"):
        if any_of(only, f"{game}.{name}"):
            record = whole_game(game)
            table = guest.seated(record, record.setup.seats[0])
            sign = ".map-frame" if name == "replay" else ".verdict"
            yield Scene(f"{game}.{name}", f"/{name}/{table}", sign)


def panels(guest: Guest, game: str, only: list[str]) -> Iterator[Scene]:
    for kind, moment in sorted(moments(game).items()):
        if any_of(only, f"{game}.{kind}"):
            table = guest.seated(moment.record, moment.seat)
            yield Scene(f"{game}.{kind}", f"/table/{table}", f"{PANEL}, .panel-others", kind)


@cache
def whole_game(game: str) -> Record:
    """A game that recruits have played to its end."""
    rules, options, seed, _ = GAMES[game]
    playing = rules.new(rules.read_setup(None, options, seed)).copy()
    recruit = bots.make("recruit", game)
    bots.play_out(playing, dict.fromkeys(playing.seats, recruit), Chance.seeded(seed))
    return playing.record()


def moment_in(game: str, part: float) -> Moment:
    """The first moment after a part of a whole game at which a seat is asked that."""
    rules, _, _, kinds = GAMES[game]
    record = whole_game(game)
    begin = int(part * len(record.actions))
    playing = record.replay(until=begin)
    for action in record.actions[begin:]:
        for decision in playing.pending:
            if decision.kind in kinds:
                return Moment(game, decision.seat, playing.record())
        playing.play(rules.notation().read(action))
    raise AssertionError(f"no {kinds} after {begin} actions")


if __name__ == "__main__":
    main()
