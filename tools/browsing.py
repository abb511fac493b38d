"""A browser and a server of its own, for tools that look at tables."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, Guest
from tests.server.serving import serving


@contextmanager
def browsing() -> Iterator[tuple[Browser, Guest]]:
    """A browser, and a guest of a server that has no tables yet."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/landsraad.db") as server,
        sync_playwright() as playwright,
        closing(Guest(server.url)) as guest,
    ):
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS), guest
