"""How many frames a second a crowded board pans and zooms with, by Chromium's own trace.

A table is opened whose board is filled with 600 pieces on the way to the page; then a finger draws
the map, a wheel turns, two fingers pinch. Reported are the frames that reached the screen. Without
a GPU, and on a busy machine, they are fewer than a player sees.

Run: python -m tools.board_frames            (after: make client)
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice, pairwise
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.conftest import Guest, Watched
from tests.browser.player import PATIENCE
from tools.browsing import browsing
from tools.build_client import CLIENT

PIECES: Final = 600
SPEED: Final = 400
"""Pixels a second."""
CATEGORIES: Final = ["cc", "benchmark", "blink.user_timing"]
TABLES: Final = {
    "dune": (
        ["atreides", "harkonnen", "fremen", "emperor", "guild", "bene_gesserit"],
        {"ruleset": "advanced"},
    ),
    "arrakis": (["atreides", "harkonnen"], {"mode": "duel"}),
}
DRAWN: Final = {
    "dune": ".map-laid .dune-counter",
    "arrakis": ".map-laid .a-counter, .map-laid .a-disc",
}


class Frames(NamedTuple):
    """Frames a second of one gesture.

    Attributes:
        mean: over the whole gesture.
        median: of the time from one frame to the next.
        slow: the same for the slowest tenth of them, at best.
    """

    mean: float
    median: float
    slow: float


def main() -> None:
    with browsing() as (browser, guest):
        for game in TABLES:
            with crowded(browser, guest, game) as page:
                print(f"{game}: {page.locator(DRAWN[game]).count()} pieces")
                for name, gesture in GESTURES.items():
                    frames = measured(browser, page, gesture)
                    print(
                        f"  {name:5} {frames.mean:5.1f} frames/s"
                        f"  median {frames.median:5.1f}  slowest tenth {frames.slow:5.1f}"
                    )


@contextmanager
def crowded(browser: Browser, guest: Guest, game: str) -> Iterator[Page]:
    """A page with a board full of pieces, painted and at rest."""
    seats, options = TABLES[game]
    players = dict.fromkeys(seats, "bot:random") | {seats[0]: "me"}
    table = guest.table(game, players, **options)
    with Watched.opened(browser, guest.url, has_touch=True) as watched:
        guest.become(watched.page)
        watched.page.route_web_socket(lambda _: True, lambda socket: between(socket, game))
        watched.page.goto(f"/table/{table}")
        watched.page.locator(DRAWN[game]).first.wait_for(timeout=PATIENCE)
        watched.page.wait_for_load_state("networkidle")
        yield watched.page


# A crowd.


def between(socket: WebSocketRoute, game: str) -> None:
    """Passes everything on, with more pieces on every board."""
    server = socket.connect_to_server()

    def tell(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "scene":
            CROWDS[game](frame["view"]["table"])
        socket.send(json.dumps(frame))

    server.on_message(tell)


def crowd_dune(table: dict[str, Any]) -> None:
    seats, _ = TABLES["dune"]
    cells = [cell for cell, told in places("dune", "cells").items() if told.get("slots")]
    stacks = islice(cycle([(cell, seat) for cell in cells for seat in seats]), PIECES)
    forces: dict[str, dict[str, list[int]]] = {}
    for number, (cell, seat) in enumerate(stacks):
        forces.setdefault(cell, {})[seat] = [number % 19 + 1, number % 3]
    table["board"]["forces"] = forces
    table["board"]["spice"] = dict.fromkeys(cells, 6)


def crowd_arrakis(table: dict[str, Any]) -> None:
    areas = list(places("arrakis", "areas"))
    legion = {"regular": 3, "elite": 2, "special": 1, "generic": 1, "named": []}
    table["legions"] = {side: dict.fromkeys(areas, legion) for side in TABLES["arrakis"][0]}
    table["wormsigns"] = table["harvesters"] = table["worms"] = areas


CROWDS: Final = {"dune": crowd_dune, "arrakis": crowd_arrakis}


def places(game: str, kind: str) -> dict[str, Any]:
    text = (CLIENT / "data" / f"{game}.map.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)[kind]
    return found


# Gestures, which Chromium makes by itself so that input comes as fast as frames can.


class Hand:
    """Above the middle of a map."""

    def __init__(self, page: Page) -> None:
        box = page.locator(".map-view").bounding_box()
        assert box is not None
        self._at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._chromium = page.context.new_cdp_session(page)

    def scroll(self, **way: object) -> None:
        way = {**self._at, **way, "preventFling": True, "speed": SPEED}
        self._chromium.send("Input.synthesizeScrollGesture", way)

    def pinch(self, factor: float) -> None:
        way = {**self._at, "scaleFactor": factor, "relativeSpeed": SPEED // 2}
        self._chromium.send("Input.synthesizePinchGesture", {**way, "gestureSourceType": "touch"})


def pan(hand: Hand) -> None:
    """A finger draws the map to and fro."""
    for distance in (300, -300, -300, 300):
        hand.scroll(xDistance=distance, yDistance=distance // 2, gestureSourceType="touch")


def wheel(hand: Hand) -> None:
    """A mouse's wheel brings the map closer and farther away."""
    for distance in (400, -400) * 2:
        hand.scroll(yDistance=distance, gestureSourceType="mouse")


def pinch(hand: Hand) -> None:
    """Two fingers do the same."""
    for factor in (2.0, 0.5) * 2:
        hand.pinch(factor)


GESTURES: Final = {"pan": pan, "wheel": wheel, "pinch": pinch}


def measured(browser: Browser, page: Page, gesture: Callable[[Hand], None]) -> Frames:
    """Trace a gesture that goes on for some seconds, on a map that is a little closer."""
    hand = Hand(page)
    closer, _, whole = page.locator(".map-buttons button").all()
    whole.click()
    closer.click()
    page.wait_for_function("() => !document.querySelector('.moving')")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate("performance.mark('gesture begins')")
    gesture(hand)
    page.evaluate("performance.mark('gesture ends')")
    return frames_in(json.loads(browser.stop_tracing())["traceEvents"])


def frames_in(events: list[dict[str, Any]]) -> Frames:
    """Frames between the two marks that were shown with what the page had drawn for them."""
    marks = {event["name"]: event["ts"] for event in events if event["name"].startswith("gesture")}
    first, last = marks["gesture begins"], marks["gesture ends"]
    shown = sorted(time for time in presented(events) if first <= time <= last)
    gaps = [(after - before) / 1e6 for before, after in pairwise(shown)]
    slowest = statistics.quantiles(gaps, n=10)[-1]
    return Frames(len(shown) / (last - first) * 1e6, 1 / statistics.median(gaps), 1 / slowest)


def presented(events: list[dict[str, Any]]) -> Iterator[int]:
    """When each frame was on the screen, in microseconds."""
    whole: set[tuple[int, str]] = set()
    for event in sorted(events, key=lambda event: (event["ts"], event["ph"] == "b")):
        if event["name"] != "PipelineReporter":
            continue
        frame = (event["pid"], event["id2"]["local"])
        if event["ph"] == "e" and frame in whole:
            whole.remove(frame)
            yield event["ts"]
        elif event["args"].get("frame_reporter", {}).get("state") == "STATE_PRESENTED_ALL":
            whole.add(frame)


if __name__ == "__main__":
    main()
