"""axe-core: what stands in the way of somebody who sees, hears or moves otherwise."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tools.build_client import CLIENT

SOURCE: Final = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
LEVELS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page, part: str = "html") -> list[str]:
    """Violations of level A or AA in a part of a page, one line for each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    options = {"runOnly": LEVELS, "resultTypes": ["violations"]}  # what passes is not described
    found: list[Any] = page.evaluate(
        "async ([part, options]) => (await axe.run(part, options)).violations", [part, options]
    )
    return [
        f"{fault['id']}: {node['html'][:200]} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]
