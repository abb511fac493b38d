"""Several WebP pictures as one that moves: the container, as its specification describes it."""

from __future__ import annotations

import struct
from collections.abc import Sequence

ANIMATED = 0x02


def animated(frames: Sequence[bytes], milliseconds: int, width: int, height: int) -> bytes:
    """One moving picture, played for ever.

    Args:
        frames: WebP files of one size, without transparency.
        milliseconds: how long each of them is seen.
        width: of all of them, in pixels.
        height: of all of them, in pixels.
    """
    size = _uint24(width - 1) + _uint24(height - 1)
    header = _chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + size)
    forever = _chunk(b"ANIM", bytes(4) + struct.pack("<H", 0))
    place = bytes(6) + size + _uint24(milliseconds) + bytes(1)
    shown = b"".join(_chunk(b"ANMF", place + _picture(frame)) for frame in frames)
    body = b"WEBP" + header + forever + shown
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _picture(file: bytes) -> bytes:
    """The chunk of a WebP file that holds its picture."""
    at = 12
    while at < len(file):
        name, length = file[at : at + 4], struct.unpack_from("<I", file, at + 4)[0]
        end = at + 8 + length + length % 2
        if name in (b"VP8 ", b"VP8L"):
            return file[at:end]
        at = end
    raise ValueError("a WebP file without a picture")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def _uint24(number: int) -> bytes:
    return number.to_bytes(3, "little")
