"""Settings: what can be chosen for a server. The command line and its environment fill them in."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from landsraad.server.limits import STANDARD, Limits
from landsraad.server.tables.analyses import PLAYOUTS


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs.

    Attributes:
        database: path of a SQLite file, or `postgresql://…`.
        host: address to listen on.
        port: 0 takes a free one.
        origins: where pages may come from, such as `https://dune.example.org`; empty: from the
            address that the request itself names.
        proxies: addresses whose `X-Forwarded-…` headers are believed, separated by commas.
        bot_workers: processes in which bots think.
        limits: how much one guest, address or socket may ask for.
        analysis_playouts: games that are played on to find out where one that is over was decided.
        metrics: host and port where metrics are told, such as `127.0.0.1:9100`; empty: nowhere.
        static: folder with the built client.
        grace: seconds that a stopping server waits for those it is still talking to.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    proxies: str = ""
    bot_workers: int = 1
    limits: Limits = STANDARD
    analysis_playouts: int = PLAYOUTS
    metrics: str = ""
    static: Path = Path(__file__).parents[1] / "static"
    grace: int = 5

    @property
    def https(self) -> bool:
        """Everybody comes by https."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def beyond_loopback(self) -> bool:
        """Others than programs of this machine can come."""
        on_loopback = self.host in LOOPBACK or self.host.startswith("127.")
        return not on_loopback or bool(self.proxies)

    @property
    def lacks_origin(self) -> bool:
        """Nobody has said by which address others come."""
        return self.beyond_loopback and not self.origins

    @property
    def hosts(self) -> frozenset[str]:
        """The names by which visitors may come; empty: by any, since nobody has said."""
        if self.lacks_origin:
            return frozenset()
        return LOOPBACK | {self.host, *[host_name(origin) for origin in self.origins]}


LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def host_name(url: str) -> str:
    """The name or address in `https://dune.example.org:8443`; empty if there is none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def default_database() -> Path:
    """A file of this user's own, in the folder where the system keeps such things."""
    home = Path.home()
    if sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local")
    elif sys.platform == "darwin":
        data = home / "Library/Application Support"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share")
    return data / "landsraad" / "landsraad.db"
