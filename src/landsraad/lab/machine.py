"""Where something was measured: the interpreter, the machine, the versions of packages."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import sysconfig
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from landsraad.compiled import is_compiled


def where_and_when() -> dict[str, Any]:
    """What every result says of its circumstances, ready for JSON."""
    return {
        "landsraad": version("landsraad"),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "interpreter": interpreter(),
        "machine": machine(),
    }


def interpreter() -> dict[str, Any]:
    """The interpreter and how it was built, as far as it knows.

    `optimized` is what it was configured with: builds of a distribution may be optimised by a
    profile without saying so (Debian's are).
    """
    configured = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    return {
        "implementation": platform.python_implementation(),
        "version": platform.python_version(),
        "compiler": platform.python_compiler(),
        "optimized": "--enable-optimizations" in configured,
        "lto": "--with-lto" in configured,
        "debug": bool(sysconfig.get_config_var("Py_DEBUG")),
        "free_threaded": bool(sysconfig.get_config_var("Py_GIL_DISABLED")),
        "compiled_kernel": is_compiled(),
    }


def machine() -> dict[str, Any]:
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "processor": processor(),
        "cores": os.cpu_count(),
    }


def processor(information: Path = Path("/proc/cpuinfo")) -> str:
    """The processor's model, if the system tells."""
    try:
        lines = information.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip() == "model name" and value.strip():
            return value.strip()
    return platform.processor() or "unknown"


def version(package: str) -> str | None:
    """The installed version of a package."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None
