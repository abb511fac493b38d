"""The notebook of the environments runs from top to bottom, and what it asserts holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "docs" / "environments.ipynb"


def test_the_notebook_runs() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(code) >= 5
    names: dict[str, Any] = {}
    for number, source in enumerate(code, 1):
        exec(compile(source, f"{NOTEBOOK.name}, cell {number}", "exec"), names)
