"""Reading: what a request brings, bounded in size and in time, and strictly as declared."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final, Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from landsraad.server.limits import LARGEST_BODY
from landsraad.server.problems import Misfit, TooLarge, TooSlow

SLOWEST_BODY: Final = 30.0
"""Seconds in which a body has to arrive."""
JSON: Final = re.compile(r"application/([\w.-]+\+)?json\s*(;|$)", re.IGNORECASE)
Shape = TypeVar("Shape")


class Upload(Generic[Shape]):
    """A body that its endpoint reads by itself, after more checks than others need."""

    def __init__(self, request: Request) -> None:
        self._request = request

    async def read(self, most: int) -> bytes:
        """All of it, if that is not too much."""
        return await read_body(self._request, most)


async def read_body(request: Request, most: int = LARGEST_BODY) -> bytes:
    """All of a body.

    Raises:
        Misfit: it is not JSON.
        TooLarge: it has more bytes.
        TooSlow: it did not arrive in time.
    """
    announced = request.headers.get("content-length", "0")
    too_large = TooLarge(f"A request like this has at most {most} bytes.")
    if announced.isdecimal() and int(announced[:20]) > most:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise too_large
    except TimeoutError:
        raise TooSlow("The request did not arrive in time.") from None
    except ClientDisconnect:
        raise TooSlow("The request did not arrive as a whole.") from None
    if body and not JSON.match(request.headers.get("content-type", "")):
        raise Misfit("A body is JSON, and its Content-Type says so: application/json")
    return bytes(body)


def decode(body: bytes, shape: Any) -> Any:
    """What a body says; one that can be left out is null then."""
    try:
        return msgspec.json.decode(body or b"null", type=shape)
    except msgspec.ValidationError as wrong:
        raise misfit(wrong) from None
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise Misfit(f"This is not JSON: {wrong}") from None


def convert(data: object, shape: type[Shape]) -> Shape:
    """The same for what has been read as JSON already."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as wrong:
        raise misfit(wrong) from None


def read_text(name: str, text: str, shape: Any) -> Any:
    """What stands in an address under this name."""
    try:
        return msgspec.convert(text, shape, strict=False)
    except msgspec.ValidationError as wrong:
        raise Misfit(str(wrong), name) from None


def misfit(wrong: msgspec.ValidationError) -> Misfit:
    """What does not fit and where: "Expected `str`, got `int` - at `$.seats[0]`" is `seats.0`."""
    reason, _, where = str(wrong).partition(" - at ")
    path = re.findall(r"[\w-]+", where.rpartition("$")[2])
    unfit = re.findall(r"field `(.*)`$", reason)
    return Misfit(reason, ".".join([*path, *unfit]))
