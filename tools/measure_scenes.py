"""How smooth scenes are: frames a second while forces move everywhere, and the longest task.

A take of a replay is exchanged for one in which forces of every cell of the map of Dune go
somewhere. Chromium's own trace says when frames were drawn and how long tasks took.

Run: python -m tools.measure_scenes          (after: make client; on an idle machine)
"""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, Route

from landsraad.dune import Dune
from landsraad.dune.board import CELLS
from tests.browser.conftest import Watched
from tests.browser.player import PATIENCE
from tests.browser.replays import FORWARD, LAYER
from tools.browsing import browsing
from tools.screenshots import AT_REST, Played, whole_game

PLAYED: Final = Played(Dune, {"ruleset": "advanced"}, 6, ())
GOAL: Final = "polar_sink"
CATEGORIES: Final = ["toplevel", "viz"]
FRAME: Final = "Graphics.Pipeline.DrawAndSwap"
TASK: Final = "ThreadControllerImpl::RunTask"
PIECES: Final = f"() => document.querySelectorAll('{LAYER} .actor').length"


def main() -> None:
    with browsing() as (browser, guest):
        record = whole_game(PLAYED)
        table = guest.seated(record, *record.setup.seats)
        with Watched.opened(
            browser, guest.url, width=1440, height=900, reduced_motion="no-preference"
        ) as watched:
            page = watched.page
            watched.context.add_init_script("localStorage.setItem('landsraad.scenes', 'calm')")
            guest.become(page)
            page.route("**/replay?eyes=*", crowd)
            page.goto(f"/replay/{table}#eyes=spectator&at=0")
            page.locator(".map-frame").wait_for(timeout=PATIENCE)
            page.wait_for_function(AT_REST, timeout=PATIENCE)
            browser.start_tracing(page=page, categories=CATEGORIES)
            pieces = play(page)
            report(pieces, json.loads(browser.stop_tracing())["traceEvents"])


def crowd(route: Route) -> None:
    """Exchange what happens first for a move of forces from everywhere."""
    answer = route.fetch()
    data = answer.json()
    forces = dict.fromkeys((cell for cell in CELLS if cell != GOAL), 3)
    way = {cell: [GOAL] for cell in forces}
    event = {"kind": "moved", "seat": "fremen", "forces": forces, "specials": {}, "to": GOAL}
    data["moments"][0]["events"][-1] = {**event, "way": way}
    route.fulfill(response=answer, json=data)


def play(page: Page) -> int:
    """One step of the replay; how many things move in it."""
    page.locator(FORWARD).click()
    page.locator(LAYER).wait_for(state="attached", timeout=PATIENCE)
    pieces = int(page.evaluate(PIECES))
    page.locator(LAYER).wait_for(state="detached", timeout=PATIENCE)
    return pieces


def report(pieces: int, events: list[dict[str, Any]]) -> None:
    # An event that lasts is told twice: when it begins, and when it ends.
    frames = sorted(
        event["ts"] for event in events if event["name"] == FRAME and event["ph"] in "bBX"
    )
    seconds = (frames[-1] - frames[0]) / 1e6
    main_threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["args"].get("name") == "CrRendererMain"
    }
    longest = max(
        event.get("tdur", 0)
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) in main_threads
    )
    print(f"{pieces} things move; {len(frames) / seconds:.1f} frames a second in {seconds:.1f} s")
    print(f"longest task of the page: {longest / 1000:.0f} ms of computing")


if __name__ == "__main__":
    main()
