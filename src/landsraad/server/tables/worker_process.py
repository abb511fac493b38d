"""WorkerProcess: calls a function in a process of its own, one call at a time.

One more call can be on its way meanwhile, so that the process goes on with it at once. `start` and
`call` block, so they belong into threads. `kill` can be called from anywhere, ends the process
whatever it is doing, and with it the calls that are waiting.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from threading import Lock, Thread
from typing import Any

from landsraad.garbage import collect_garbage_less_often
from landsraad.server.logs import error_fields


class CallFailed(Exception):
    """The function raised something; the process is as good as before.

    Attributes:
        fields: what a log may say about it.
    """

    def __init__(self, fields: Mapping[str, Any]) -> None:
        super().__init__(fields["error"])
        self.fields = fields


class NotCalled(Exception):
    """The process has ended or is busy, and the function was not called: ask another one."""


class WorkerProcess:
    """A process that does nothing but call one function; it ends with the process that made it.

    Attributes:
        started: somebody has begun to start it.
        calls: that were given to it and have not ended, as whoever gives them counts.
        killed: `kill` was called.
        unusable: it has ended, or its answers would be taken for those to other calls.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, self._far_end = context.Pipe()
        self._process = context.Process(
            target=_serve_calls, args=(function, self._far_end), daemon=True
        )
        self._line = Lock()  # held by the call that is next
        self._turn = Lock()  # held by the one that the process has begun with
        self._line.acquire()  # until it is started
        self.started = False
        self.calls = 0
        self.killed = False
        self.unusable = False

    def start(self) -> None:
        """Start it, and wait until it can be called; EOFError if it ends before."""
        try:
            self._process.start()
            self._far_end.close()  # it is the other's now: when that ends, so does reading here
            if self.killed:
                self._process.kill()
            self._pipe.recv()
        finally:
            self._line.release()

    def call(self, patience: float, begins: Callable[[], None], *arguments: Any) -> Any:
        """What the function returns.

        Args:
            patience: seconds to wait for the call before this one to end.
            begins: called when the process begins with this one.
            arguments: of the function.

        Raises:
            CallFailed: it raised something.
            NotCalled: it was not called.
            EOFError, OSError: the process has ended meanwhile.
        """
        self._wait_for_turn(patience, begins, bytes(ForkingPickler.dumps(arguments)))
        try:
            result, failure = self._pipe.recv()
        except (EOFError, OSError):
            self.unusable = True
            raise
        finally:
            self._turn.release()
        if failure is not None:
            raise CallFailed(failure)
        return result

    def _wait_for_turn(self, patience: float, begins: Callable[[], None], arguments: bytes) -> None:
        if not self._line.acquire(timeout=patience):
            raise NotCalled
        try:
            at_once = self._turn.acquire(blocking=False)
            if at_once:
                begins()
            try:
                self._pipe.send_bytes(arguments)
            except OSError:
                self.unusable = True
            if not at_once and not self._turn.acquire(timeout=patience):
                self.unusable = True  # nobody will be there for its answer
                raise NotCalled
        finally:
            self._line.release()
        if self.unusable:
            self._turn.release()
            raise NotCalled
        if not at_once:
            begins()

    def kill(self) -> None:
        """End it without asking: one that is stopped or busy would not listen."""
        self.killed = True
        if self._process.pid is not None:
            self._process.kill()


# In the process.


def _serve_calls(function: Callable[..., Any], pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all, and is for the server
    Thread(target=_end_with_server, daemon=True).start()
    collect_garbage_less_often()
    pipe.send(None)
    while True:
        arguments = pipe.recv()
        try:
            result, failure = function(*arguments), None
        except Exception as wrong:
            result, failure = None, error_fields(wrong)
        pipe.send((result, failure))


def _end_with_server() -> None:
    """However the server ends, and whatever the function is doing."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
