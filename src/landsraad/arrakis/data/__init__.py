"""The facts of the box: tables that a player can proofread, each item with its source."""

import json
from importlib.resources import files
from typing import Any


def load(name: str) -> Any:
    """The contents of one table of this folder, for example `load("board")`."""
    return json.loads(files(__name__).joinpath(f"{name}.json").read_text(encoding="utf-8"))
