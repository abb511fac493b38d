"""Pages: the built client. Every address that is no file is a page of it, drawn by the client."""

from __future__ import annotations

import asyncio
from mimetypes import guess_type
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from landsraad.server.rest.games import playable
from landsraad.server.store import NotFound

FOR_EVER = "public, max-age=31536000, immutable"
"""For files with their hash in the name."""
ASK_EACH_TIME = "no-cache"
ASSETS = "assets"
COPIES = {"br": "br", "gzip": "gz"}
"""How files are compressed, the smallest first, and how the names of such copies end."""

HOW_TO_BUILD = "The browser client is not built: run `make client`, then start the server again."


def is_built(static: Path) -> bool:
    return (static / "index.html").is_file()


async def page(request: Request) -> Response:
    """A file of the client, else its one page."""
    path: str = request.path_params["path"]
    static: Path = request.app.state.settings.static
    if not is_built(static):
        return PlainTextResponse(f"{HOW_TO_BUILD}\n", 404)
    file = find(static, path)
    if file is not None:
        return answer(request, file, FOR_EVER if path.startswith(f"{ASSETS}/") else ASK_EACH_TIME)
    if path.startswith((f"{ASSETS}/", "api/")):
        raise NotFound("There is nothing at this address.")
    load_games(request.app)
    return answer(request, static / "index.html", ASK_EACH_TIME)


def load_games(app: Starlette) -> None:
    """The client asks for them next: they can come while a browser loads it."""
    if app.state.loading_games is None:
        app.state.loading_games = asyncio.create_task(asyncio.to_thread(playable))


def answer(request: Request, file: Path, cache: str) -> Response:
    """A file, or the smallest copy of those that the build has put beside it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    accepted = {
        each.partition(";")[0].strip()
        for each in request.headers.get("accept-encoding", "").split(",")
    }
    kind, _ = guess_type(file.name)
    for encoding, ending in COPIES.items():
        packed = file.with_name(f"{file.name}.{ending}")
        if encoding in accepted and packed.is_file():
            headers["Content-Encoding"] = encoding
            return FileResponse(packed, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers)


def find(static: Path, path: str) -> Path | None:
    """A file inside the folder; None if there is none, or if the path leads out of it."""
    try:
        file = (static / path).resolve()
        inside = file.is_relative_to(static.resolve()) and file.is_file()
    except (OSError, ValueError):  # too long, or no path at all
        return None
    return file if inside else None
