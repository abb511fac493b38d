"""The words of the client's buttons, from its own catalogues."""

from __future__ import annotations

import re
from functools import cache

from tools.build_client import CLIENT

LINE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)


@cache
def words(language: str) -> dict[str, str]:
    """Messages of one line, by their key."""
    text = (CLIENT / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(LINE.findall(text))
