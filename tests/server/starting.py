"""The command `landsraad` in a process of its own, which starts at once.

To import the server and both games takes a second of computing, and tests start a hundred servers.
So they are forked from a process that has imported all they need. From its arguments on, such a
command is like any other, but those of a test process have one hash seed; in `make soak` each is
started anew.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Final, TypeAlias

from tests.soak import SOAK

NEEDED: Final = [
    "landsraad.cli",
    "landsraad.texts",
    "landsraad.server.run",
    "landsraad.bots",
    "landsraad.dune",
    "landsraad.arrakis",
    "crysknife",
    "uvicorn.loops.uvloop",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.httptools_impl",
    "typer._adapters",
]
"""Modules; one that is not there is left out."""
FORKING: Final = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(NEEDED)


class ForkedCommand:
    """What tests use of a `Popen`."""

    def __init__(self, arguments: Sequence[str], env: Mapping[str, str], log: Path) -> None:
        told, telling = FORKING.Pipe(duplex=False)
        self._process = FORKING.Process(target=run_command, args=(arguments, env, telling, log))
        self._process.start()
        telling.close()
        self.stdout: IO[str] = os.fdopen(os.dup(told.fileno()))
        told.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        status = self.poll()
        if status is None:
            raise subprocess.TimeoutExpired("landsraad", timeout)
        return status


Command: TypeAlias = subprocess.Popen[str] | ForkedCommand


def start_command(arguments: Sequence[str], env: Mapping[str, str], log: Path) -> Command:
    """Start the command; its `stdout` can be read, and what it writes to stderr is in the log."""
    if not SOAK:
        return ForkedCommand(arguments, env, log)
    command = [sys.executable, "-m", "landsraad.cli", *arguments]
    with log.open("ab") as errors:
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=dict(env)
        )


def run_command(
    arguments: Sequence[str], env: Mapping[str, str], telling: Connection, log: Path
) -> None:
    """In the new process: all that a new command would find there, then the command."""
    from landsraad.cli import main

    os.dup2(telling.fileno(), 1)
    telling.close()
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["landsraad", *arguments]
    main()
