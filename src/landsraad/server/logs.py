"""Logs: one JSON object a line on stderr, without secrets.

Addresses are logged as their pattern (`/api/tables/{table}`), never with a query; an error with its
type and where it happened, never with its message, which may quote what somebody sent or played.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

PLAIN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what was given as `extra` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[1] is not None:
            line |= error_fields(record.exc_info[1])
        return json.dumps(line, default=str)


def error_fields(wrong: BaseException) -> dict[str, Any]:
    """What an error may tell a log."""
    frames = traceback.extract_tb(wrong.__traceback__)
    return {
        "error": type(wrong).__name__,
        "trace": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }


@contextmanager
def quiet(name: str) -> Iterator[None]:
    """Nothing of a logger for a while."""
    logger = logging.getLogger(name)
    level = logger.level
    logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        logger.setLevel(level)


def set_up() -> None:
    """Send everything there; to a person at a terminal only what is wrong."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it would log queries
