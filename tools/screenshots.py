"""Pictures of every page and every panel, for whoever looks after the looks.

In both languages, by day and by night, on a phone and on a desktop, to build/screenshots. Boards
come from whole games of bots, panels from the adjudication cases.

Run: python -m tools.screenshots             (after: make client)
     python -m tools.screenshots --only entry "dune.*" --looks "it-*-phone"
     python -m tools.screenshots --readme    (the two pictures of README.md, to docs/pictures)
     python -m tools.screenshots --beside designs    (situations beside their designs, as a page)
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from contextlib import closing
from fnmatch import fnmatch
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from landsraad import bots
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Chance, Game
from landsraad.kernel.record import Record
from landsraad.kernel.registry import game_class
from tests.browser.conftest import Guest, Watched
from tests.browser.moments import moments
from tests.browser.player import MORE as MORE_TO_DO
from tests.browser.player import PANEL, PATIENCE, READY, Player, go
from tools.browsing import browsing

FOLDER: Final = Path("build/screenshots")
PICTURES: Final = Path("docs/pictures")
SIZES: Final = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
LOBBY: Final = "/tables"
"""A page between two others, so that nothing of the one is taken for the other's."""
AT_REST: Final = """() => !document.querySelector(
  '.moving, .loading, .map-ground:not([data-relief]), .map-frame[aria-busy=true]'
)"""
DRAWN: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ASKED: Final = f"{PANEL}, {MORE_TO_DO}, {READY}"
SETTINGS: Final = ".masthead button.button-icon"
HOUSE_RULES: Final = (".house-rules summary", ".house-chapter:nth-of-type(2) summary")
EARLY: Final = 0.12
LATE: Final = 0.75


class Played(NamedTuple):
    """A whole game of bots, and the questions at which its board is what matters.

    Attributes:
        game: its rules.
        options: what it is played with.
        seed: of all its chance.
        kinds: of those questions.
        seat: who is asked; anybody if empty.
    """

    game: type[Game]
    options: dict[str, str]
    seed: int
    kinds: tuple[str, ...]
    seat: str = ""


GAMES: Final = {
    "dune": Played(Dune, {"ruleset": "advanced"}, 3, ("ship", "move")),
    "arrakis": Played(Arrakis, {"mode": "duel"}, 1, ("turn",)),
}


class Piece(NamedTuple):
    """A picture of README.md: a moment at which a game is at its best.

    Attributes:
        played: the game and the question.
        part: of the game after which the question is looked for.
        press: what is chosen already.
        waiting: who looks on while another person thinks; if empty, whoever is asked.
    """

    played: Played
    part: float
    press: tuple[str, ...]
    waiting: str = ""


MORE: Final = ".dune-dial .turn:last-child"
SHOWPIECES: Final = {
    # A Battle Plan: a leader, a number on the wheel, a weapon and a defense.
    "dune": Piece(
        Played(Dune, {"ruleset": "advanced"}, 3, ("plan",), "atreides"),
        0.62,
        (
            ".leader-tile >> nth=1",
            *[MORE] * 2,
            ".dune-arms fieldset:first-child .dune-card >> nth=0",
            ".dune-arms fieldset:last-child .dune-card >> nth=0",
        ),
    ),
    # A battle late in the war, after the dice were rolled.
    "arrakis": Piece(Played(Arrakis, {"mode": "duel"}, 3, ("losses",), "atreides"), 0.82, ()),
}


ADVANCED: Final = {"ruleset": "advanced"}
SITUATIONS: Final = {
    "dune-auction": Piece(Played(Dune, ADVANCED, 6, ("bid",)), 0.4, ()),
    "dune-battle-plan": Piece(
        Played(Dune, ADVANCED, 6, ("plan",), "fremen"), 0.25, (".leader-tile",)
    ),
    "dune-shipment": Piece(Played(Dune, ADVANCED, 6, ("ship",)), 0.4, ()),
    "faction-sheet": Piece(Played(Dune, ADVANCED, 6, ("bid",)), 0.4, (".seat >> nth=1",)),
    "waiting": Piece(Played(Dune, ADVANCED, 6, ("plan",), "emperor"), 0.5, (), waiting="atreides"),
    "arrakis-turn": Piece(Played(Arrakis, {"mode": "duel"}, 3, ("turn",), "atreides"), 0.6, ()),
    "arrakis-battle": SHOWPIECES["arrakis"],
}
"""What the designs of the table page show, by the names of their pictures."""
PAIR: Final = """<h2>{name}, {look}</h2>
<a href="{ours}"><img src="{ours}" alt="the client"></a>
<a href="{design}"><img src="{design}" alt="the design"></a>
"""
PAGE: Final = """<!doctype html>
<meta charset="utf-8">
<title>The client beside its designs</title>
<style>img {{ max-width: 49%; max-height: 95vh; vertical-align: top }}</style>
{pairs}"""


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
        press: things to press before the picture is taken, one after the other.
        whole: whether the picture shows all of a long page.
    """

    name: str
    address: str
    sign: str
    kind: str | None = None
    press: tuple[str, ...] = ()
    whole: bool = False


LOOKS: Final = [Look(*look) for look in product(("en", "it"), ("light", "dark"), SIZES)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", default=["*"], help="names of scenes, with * and ?")
    parser.add_argument(
        "--looks", nargs="+", default=["*"], help="language-theme-size, with * and ?"
    )
    parser.add_argument("--readme", action="store_true", help="only the pictures of README.md")
    parser.add_argument("--beside", type=Path, help="a folder with pictures of the designs")
    wanted = parser.parse_args()
    looks = [look for look in LOOKS if any_of(wanted.looks, str(look))]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, guest):
        if wanted.readme:
            take_showpieces(browser, guest.url, guest)
        else:
            beside = wanted.beside is not None
            scenes = list((situations if beside else all_scenes)(guest, wanted.only))
            for look in looks:
                take(browser, guest.url, guest, look, scenes)
            if beside:
                write_pairs(wanted.beside, scenes, looks)


def take(browser: Browser, home: str, guest: Guest, look: Look, scenes: list[Scene]) -> None:
    """All scenes in one look."""
    width, height = SIZES[look.size]
    with Watched.opened(browser, home, look.language, width, height, look.theme) as watched:
        guest.become(watched.page)
        watched.page.goto(LOBBY)
        for scene in scenes:
            show(watched.page, scene)
            watched.page.screenshot(
                path=FOLDER / f"{scene.name}.{look}.jpg",
                type="jpeg",
                quality=85,
                full_page=scene.whole,
            )


def take_showpieces(browser: Browser, home: str, guest: Guest) -> None:
    """The pictures of README.md: by day, in English, on a desktop."""
    width, height = SIZES["desktop"]
    with Watched.opened(browser, home, "en", width, height, "light") as watched:
        guest.become(watched.page)
        watched.page.goto(LOBBY)
        for name, piece in SHOWPIECES.items():
            show(watched.page, situation(guest, name, piece))
            watched.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=88)


def write_pairs(designs: Path, scenes: list[Scene], looks: list[Look]) -> None:
    """A page with each picture beside its design's: by day, where there is none by night."""
    pairs = []
    for scene, look in product(scenes, looks):
        size = "x".join(map(str, SIZES[look.size]))
        dark = designs / f"{scene.name}-{size}-dark.png"
        by_night = look.theme == "dark" and dark.exists()
        design = dark if by_night else designs / f"{scene.name}-{size}.png"
        shutil.copy(design, FOLDER)
        ours = f"{scene.name}.{look}.jpg"
        pairs.append(PAIR.format(name=scene.name, look=look, ours=ours, design=design.name))
    (FOLDER / "beside.html").write_text(PAGE.format(pairs="".join(pairs)), encoding="utf-8")


def show(page: Page, scene: Scene) -> None:
    """Open a page and let it come to rest."""
    go(page, LOBBY)
    page.locator(f"{PANEL}, .map-frame").wait_for(state="detached")
    go(page, scene.address)
    page.locator(scene.sign).first.wait_for(timeout=PATIENCE)
    if scene.kind is not None:
        player = Player(page)
        if player.look().hand_over:
            player.take_over()
        player.turn_to(scene.kind)
    page.wait_for_load_state("networkidle")
    page.wait_for_function(AT_REST, timeout=PATIENCE)
    for thing in scene.press:
        page.locator(thing).first.click()
    page.evaluate(DRAWN)


def any_of(patterns: list[str], name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


# Scenes.


def all_scenes(guest: Guest, only: list[str]) -> Iterator[Scene]:
    """Those whose name is wanted; tables are laid for no others."""
    for scene in (
        Scene("entry", "/", ".door", whole=True),
        Scene("learn", "/learn", "h1", whole=True),
        Scene("watch", "/watch", "h1"),
        Scene("settings", "/watch", "h1", press=(SETTINGS,)),
    ):
        if any_of(only, scene.name):
            yield scene
    yield from before_a_game(guest, only)
    for game in GAMES:
        for scene in (
            Scene(f"{game}.reference", f"/learn/{game}", ".rule"),
            Scene(f"{game}.cards", f"/cards/{game}", "h1"),
            Scene(f"{game}.setup", f"/new/{game}", "form.setup", whole=True),
        ):
            if any_of(only, scene.name):
                yield scene
        yield from boards(guest, game, only)
        yield from panels(guest, game, only)


def situations(guest: Guest, only: list[str]) -> Iterator[Scene]:
    for name, piece in SITUATIONS.items():
        if any_of(only, name):
            yield situation(guest, name, piece)


def situation(guest: Guest, name: str, piece: Piece) -> Scene:
    moment = moment_in(piece.played, piece.part)
    if not piece.waiting:
        table = guest.seated(moment.record, moment.seat)
        return Scene(name, f"/table/{table}", PANEL, piece.played.kinds[0], piece.press)
    table = guest.seated(moment.record, moment.seat, piece.waiting)
    with closing(Guest(guest.url, "Luca")) as friend:
        link = guest.ask("POST", f"/tables/{table}/seats/{moment.seat}/link")
        friend.ask("POST", "/links/join", link)
    shown = "body:has(.map-frame[aria-busy=false]) .waiting"
    return Scene(name, f"/table/{table}", shown, press=piece.press)


def before_a_game(guest: Guest, only: list[str]) -> Iterator[Scene]:
    """Friends gather: house rules, one screen for all, the lobby, an invitation, one's tables."""
    if any_of(only, "dune.house_rules"):
        yield Scene("dune.house_rules", "/new/dune", "form.setup", press=HOUSE_RULES, whole=True)
    if any_of(only, "hand_over"):
        shared = guest.table("dune", dict.fromkeys(Dune.all_seats, "me"))
        yield Scene("hand_over", f"/table/{shared}", ".hand-over")
    names = [name for name in ("lobby", "join", "tables") if any_of(only, name)]
    if names:
        players = {"atreides": "me", "fremen": "bot:recruit", "harkonnen": "open"}
        table = guest.table("dune", players, max_turns=7)
        token = guest.ask("POST", f"/tables/{table}/seats/harkonnen/link")["token"]
        addresses = {"lobby": f"/table/{table}", "join": f"/join#{token}", "tables": "/tables"}
        signs = {"lobby": ".lobby", "join": ".invitation", "tables": ".table-list"}
        for name in names:
            yield Scene(name, addresses[name], signs[name], whole=True)


def boards(guest: Guest, game: str, only: list[str]) -> Iterator[Scene]:
    """The board early and late in a game of bots, its replay and its end."""
    for name, part in (("early", EARLY), ("late", LATE)):
        if any_of(only, f"{game}.{name}"):
            moment = moment_in(GAMES[game], part)
            table = guest.seated(moment.record, moment.seat)
            yield Scene(f"{game}.{name}", f"/table/{table}", PANEL)
    for name, page, sign in (
        ("replay", "replay", ".map-frame"),
        ("over", "table", ".end-card"),
        ("end", "end", ".verdict"),
    ):
        if any_of(only, f"{game}.{name}"):
            record = whole_game(GAMES[game])
            table = guest.seated(record, record.setup.seats[0])
            yield Scene(f"{game}.{name}", f"/{page}/{table}", sign, whole=name == "end")


def panels(guest: Guest, game: str, only: list[str]) -> Iterator[Scene]:
    for kind, moment in sorted(moments(game).items()):
        if any_of(only, f"{game}.{kind}"):
            table = guest.seated(moment.record, *moment.people)
            yield Scene(f"{game}.{kind}", f"/table/{table}", ASKED, kind)


def whole_game(played: Played) -> Record:
    """A game that recruits have played to its end."""
    return play_whole(played.game.name, tuple(played.options.items()), played.seed)


@cache
def play_whole(name: str, options: tuple[tuple[str, str], ...], seed: int) -> Record:
    game = game_class(name)
    playing = game.new(game.read_setup(None, dict(options), seed)).copy()
    recruit = bots.make("recruit", name)
    bots.play_out(playing, dict.fromkeys(playing.seats, recruit), Chance.seeded(seed))
    return playing.record()


class Asked(NamedTuple):
    """A game in which this seat is asked something."""

    seat: str
    record: Record


def moment_in(played: Played, part: float) -> Asked:
    """The first moment after a part of a whole game at which a seat is asked that."""
    record = whole_game(played)
    begin = int(part * len(record.actions))
    playing = record.replay(until=begin)
    for action in record.actions[begin:]:
        for decision in playing.pending:
            if decision.kind in played.kinds and played.seat in ("", decision.seat):
                return Asked(decision.seat, playing.record())
        playing.play(played.game.notation().read(action))
    raise AssertionError(f"no {played.kinds} after {begin} actions")


if __name__ == "__main__":
    main()
