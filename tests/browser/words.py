"""The words of the client's buttons, from its own catalogues."""

from __future__ import annotations

import re
from functools import cache

from tools.build_client import CLIENT

LINE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)

PARTS = ("", "server.", "tables.", "attention.")


@cache
def words(language: str) -> dict[str, str]:
    """Messages of one line, by their key."""
    files = [CLIENT / "texts" / f"{part}{language}.ftl" for part in PARTS]
    return dict(LINE.findall("\n".join([file.read_text(encoding="utf-8") for file in files])))
