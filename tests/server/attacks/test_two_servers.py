"""Attack on oneself: a second server on the same SQLite file, whose tables slowly go apart.

The second says so and stops; when the first has ended, however it did, the file is free.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.serving import PATIENCE, environment, serving


def second_server(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "landsraad.cli", "serve", "--no-browser", "--port", "0"]
    return subprocess.run(
        [*command, "--database", database],
        env=environment() | {"LANG": "en"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_sqlite_file_has_one_server(tmp_path: Path) -> None:
    database = str(tmp_path / "landsraad.db")
    with serving(database) as first:
        second = second_server(database)
        assert second.returncode != 0
        assert "another server is using this file" in second.stderr
        assert "Traceback" not in second.stderr
        first.kill()
    with serving(database):
        pass
