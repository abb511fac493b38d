"""Moving pictures: a container around pictures that others have made."""

from __future__ import annotations

import struct

import pytest

from tools.webp import animated


def picture(data: bytes) -> bytes:
    body = b"WEBP" + b"VP8 " + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def test_every_frame_is_in_it_in_order() -> None:
    moving = animated([picture(b"one"), picture(b"four")], 100, 720, 450)

    assert struct.unpack_from("<I", moving, 4)[0] == len(moving) - 8
    assert moving.count(b"ANMF") == 2
    assert moving.index(b"one") < moving.index(b"four")
    assert (720 - 1).to_bytes(3, "little") + (450 - 1).to_bytes(3, "little") in moving


def test_a_file_without_a_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="without a picture"):
        animated([b"RIFF\x04\x00\x00\x00WEBP"], 100, 1, 1)
