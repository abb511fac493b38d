"""Run: the app under uvicorn."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn

from landsraad.protocol import LONGEST_FRAME
from landsraad.server import logs
from landsraad.server.app import create_app
from landsraad.server.settings import Settings


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye to sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, app: Any, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        with logs.quiet("uvicorn"):  # the caller of `serve` is told what goes wrong here
            await super().startup(sockets)
        if self.started:
            collect_garbage_less_often()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.table_server.listeners.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once it can be visited.

    Raises:
        OSError: the address cannot be listened on.
        StoreError: the database cannot be used.
    """
    logs.set_up()
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.create_server((settings.host, settings.port), family=family) as listening:
        address = address_of(settings.host, listening.getsockname()[1])
        app = create_app(settings)
        server = Server(config_of(app, settings), app, lambda: ready(address))
        with suppress(KeyboardInterrupt, SystemExit):
            server.run(sockets=[listening])
        if app.state.failure is not None:
            raise app.state.failure


def collect_garbage_less_often() -> None:
    """What is loaded by now stays, and games hardly ever leave reference cycles behind.

    With fifty tables in play each full collection would stop all of them for more than 0.1 s,
    several times a minute (docs/reliability.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 50)


def config_of(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # costs a factor of three for small frames
        lifespan="on",
        timeout_keep_alive=30,  # clients end idle connections earlier, so no request meets the end
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=settings.grace,
    )


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    name = everywhere.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
