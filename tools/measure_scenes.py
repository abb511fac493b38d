"""How smooth scenes are: frames a second while something moves, and the longest task.

First 200 pieces move: a take of a replay is exchanged for one in which forces of every cell of the
map of Dune go somewhere, and some of them are doubled. Then come the largest takes of scenes that
are heavy. Chromium's own trace says when frames were drawn and how much computing tasks took; the
computing for a frame hangs least on what else the machine does.

Run: python -m tools.measure_scenes          (after: make client; on an idle machine)
     python -m tools.measure_scenes --only collected combat_roll
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page, Route

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.dune.board import CELLS
from tests.browser.conftest import Watched
from tests.browser.player import PATIENCE
from tests.browser.replays import FORWARD, LAYER
from tools.browsing import browsing
from tools.screenshots import AT_REST, Played, whole_game

GAMES: Final = {
    "dune": Played(Dune, {"ruleset": "advanced"}, 6, ()),
    "arrakis": Played(Arrakis, {"mode": "duel"}, 3, ()),
}
HEAVY: Final = {
    "dune": ("storm_moved", "shipped", "worm_appeared", "plans_shown", "totals", "collected"),
    "arrakis": ("placed", "vehicle_placed", "action_dice", "combat_roll", "worm_attack"),
}
"""Kinds of events, by game."""
GOAL: Final = "polar_sink"
REPLAY: Final = "**/replay?eyes=*"
CATEGORIES: Final = ["toplevel", "viz", "cc", "benchmark"]
FRAME: Final = "Graphics.Pipeline.DrawAndSwap"
TASKS: Final = ("ThreadControllerImpl::RunTask", "TaskGraphRunner::RunTask")
"""What threads do, in all processes of the browser."""
REPORT: Final = "PipelineReporter"
PAUSE: Final = 50_000
"""Microseconds; a shorter gap between two frames is never a pause."""
PIECES: Final = 200
DOUBLE: Final = f"""async (pieces) => {{
  const walkers = [...document.querySelectorAll('{LAYER} .walker')];
  const motions = walkers.map((walker) =>
    walker.getAnimations().map(({{ effect }}) => [effect.getKeyframes(), effect.getTiming()]));
  const time = walkers[0].getAnimations()[0].currentTime;
  const began = performance.now();
  for (let i = 0; walkers.length + i < pieces; i++) {{
    const other = walkers[i % walkers.length].cloneNode(true);
    walkers[i % walkers.length].after(other);
    for (const motion of motions[i % walkers.length])
      other.animate(...motion).currentTime = time + performance.now() - began;
    if (i % 10 === 9) await new Promise((next) => setTimeout(next));
  }}
}}"""
"""So many pieces go, each as one of those that go already; a few at a time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", help="kinds of events; without the 200 pieces")
    only = parser.parse_args().only
    with (
        browsing() as (browser, guest),
        Watched.opened(
            browser, guest.url, width=1440, height=900, reduced_motion="no-preference"
        ) as watched,
    ):
        page = watched.page
        watched.context.add_init_script("localStorage.setItem('landsraad.scenes', 'calm')")
        guest.become(page)
        for game, played in GAMES.items():
            record = whole_game(played)
            table = guest.seated(record, *record.setup.seats)
            if game == "dune" and not only:
                page.route(REPLAY, crowd)
                measure(page, table, 0, "200 pieces", PIECES)
                page.unroute(REPLAY)
            answer: Any = guest.ask("GET", f"/tables/{table}/replay?eyes=spectator")
            for kind in [one for one in HEAVY[game] if not only or one in only]:
                before = largest(answer["moments"], kind)
                if before is not None:
                    measure(page, table, before, f"{game}.{kind}")


def largest(moments: list[dict[str, Any]], kind: str) -> int | None:
    """The moment before the take with most of a kind of event; None if there is none."""
    found = [
        (len(json.dumps(events)), before["sequence"])
        for before, moment in pairwise(moments)
        if (events := [event for event in moment["events"] if event["kind"] == kind])
    ]
    return max(found)[1] if found else None


def measure(page: Page, table: str, before: int, name: str, pieces: int = 0) -> None:
    page.goto("/learn")
    page.goto(f"/replay/{table}#eyes=spectator&at={before}")
    page.locator(".map-frame").wait_for(timeout=PATIENCE)
    page.wait_for_function(AT_REST, timeout=PATIENCE)
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.locator(FORWARD).click()
    page.locator(LAYER).wait_for(state="attached", timeout=PATIENCE)
    if pieces:
        page.evaluate(DOUBLE, pieces)
    page.locator(LAYER).wait_for(state="detached", timeout=PATIENCE)
    report(name, json.loads(browser.stop_tracing())["traceEvents"])


def crowd(route: Route) -> None:
    """Exchange what happens first for a move of forces from everywhere."""
    answer = route.fetch()
    data = answer.json()
    forces = dict.fromkeys((cell for cell in CELLS if cell != GOAL), 3)
    way = {cell: [GOAL] for cell in forces}
    event = {"kind": "moved", "seat": "fremen", "forces": forces, "specials": {}, "to": GOAL}
    data["moments"][0]["events"] = [{**event, "way": way}]
    route.fulfill(response=answer, json=data)


def gaps_in_motion(frames: list[int], dropped: list[int]) -> Iterator[int]:
    """Between frames; a pause in which none was dropped is none: nothing moved."""
    for before, after in pairwise(frames):
        if after - before <= PAUSE or any(before < time < after for time in dropped):
            yield after - before


def dropped_in(events: list[dict[str, Any]]) -> list[int]:
    """When frames were wanted and not drawn, as the compositor reports it."""
    reports = [event for event in events if event["name"] == REPORT and event["ph"] in "bB"]
    return [
        event["ts"]
        for event in reports
        if event["args"].get("chrome_frame_reporter", {}).get("state") == "STATE_DROPPED"
    ]


def report(name: str, events: list[dict[str, Any]]) -> None:
    # An event that lasts is told twice: when it begins, and when it ends.
    frames = sorted(
        event["ts"] for event in events if event["name"] == FRAME and event["ph"] in "bBX"
    )
    seconds = sum(gaps_in_motion(frames, dropped_in(events))) / 1e6
    main_threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["args"].get("name") == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"] in TASKS]
    longest = max(
        event.get("tdur", 0) for event in tasks if (event["pid"], event["tid"]) in main_threads
    )
    computing = sum(event.get("tdur", 0) for event in tasks) / len(frames)
    print(
        f"{name}: {len(frames) / seconds:.1f} frames a second in {seconds:.1f} s of motion,"
        f" longest task {longest / 1000:.0f} ms of computing,"
        f" {computing / 1000:.1f} ms of computing for a frame",
        flush=True,
    )


if __name__ == "__main__":
    main()
