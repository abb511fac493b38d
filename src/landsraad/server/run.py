"""Run: the app under uvicorn."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress

import uvicorn
from starlette.applications import Starlette

from landsraad.garbage import collect_garbage_less_often
from landsraad.protocol import LONGEST_FRAME
from landsraad.server import logs, metrics
from landsraad.server.app import create_app
from landsraad.server.connections import IDLE, Config, Places
from landsraad.server.settings import Settings
from landsraad.server.store.one_server import one_server

logger = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Says when it is ready, and says goodbye to sockets before it closes them."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Starlette,
        metrics_socket: socket.socket | None,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._app = app
        self._metrics_socket = metrics_socket
        self._metrics: asyncio.Server | None = None
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        with logs.quiet("uvicorn"):  # the caller of `serve` is told what goes wrong here
            await super().startup(sockets)
        if not self.started:
            return
        if self._metrics_socket is not None:
            self._metrics = await metrics.serve(self._metrics_socket, self._metrics_page)
        collect_garbage_less_often()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.table_server.listeners.say_goodbye()
        if self._metrics is not None:
            self._metrics.close()
        await super().shutdown(sockets)

    def _metrics_page(self) -> str:
        tables = self._app.state.table_server
        return metrics.page(len(tables.sessions), len(tables.listeners))


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once it can be visited.

    Raises:
        OSError: an address cannot be listened on.
        StoreError: the database cannot be used.
    """
    logs.set_up()
    if settings.lacks_origin:
        logger.warning("no --origin: pages of any name that leads here are taken for our own")
    with ExitStack() as stack:
        stack.enter_context(one_server(settings.database))
        listening = stack.enter_context(listen(settings.host, settings.port))
        metrics_socket = None
        if settings.metrics:
            metrics_socket = stack.enter_context(listen(*read_address(settings.metrics)))
        address = address_of(settings.host, listening.getsockname()[1])
        app = create_app(settings)
        config = config_of(app, settings)
        server = Server(config, app, metrics_socket, lambda: ready(address))
        with suppress(KeyboardInterrupt, SystemExit):
            server.run(sockets=[listening])
        if app.state.failure is not None:
            raise app.state.failure


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)


def read_address(text: str) -> tuple[str, int]:
    """`127.0.0.1:9100` or `[::1]:9100`."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port) <= 65_535):
        raise OSError(f"{text}: an address is a host and a port, such as 127.0.0.1:9100")
    return host.strip("[]") or "127.0.0.1", int(port)


def config_of(app: Starlette, settings: Settings) -> Config:
    return Config(
        app,
        Places(settings.limits.connections, settings.proxies, app.state.rate_limits.guesses),
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # costs a factor of three for small frames
        lifespan="on",
        timeout_keep_alive=round(IDLE),  # clients end idle connections earlier
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
