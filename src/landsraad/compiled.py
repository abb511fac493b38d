"""Compiled: the engine as machine code, where it was built from exactly these sources.

`make fast` builds it into `build/fast` of the checkout, `LANDSRAAD_COMPILE=1 pip install` into the
package, both from what stands here (see tools/compile_engine.py). It is used only as long as its
fingerprint is that of the sources: an edited module runs as it was edited, in pure Python, until
the next build. LANDSRAAD_PURE=1 leaves it aside.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
PARTS = ("kernel", "dune", "arrakis")
"""The folders that are compiled."""
INSTALLED = PACKAGE / "engine"
BUILT = PACKAGE.parent.parent / "build" / "fast" / "engine"
STAMP = "sources.sha256"
"""The file beside the compiled modules with the fingerprint of what they were made from."""


def source_files(package: Path) -> Iterator[Path]:
    """All modules that a compiled one may have been made from or rely on."""
    for part in PARTS:
        yield from sorted((package / part).rglob("*.py"))


def fingerprint(package: Path) -> str:
    """Of all sources of the engine, and of the interpreter that they are compiled for."""
    found = hashlib.sha256(sys.implementation.cache_tag.encode())
    for file in source_files(package):
        found.update(file.relative_to(package).as_posix().encode())
        found.update(file.read_bytes())
    return found.hexdigest()


class CompiledModules(MetaPathFinder):
    """Finds the modules of one folder before their sources are looked for."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.files = {
            file.relative_to(folder).as_posix().removesuffix(suffix).replace("/", "."): file
            for file in folder.rglob(f"*{suffix}")
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def fitting(folder: Path, package: Path) -> bool:
    """Whether a folder holds a build of exactly these sources."""
    try:
        stamp = (folder / STAMP).read_text(encoding="ascii")
    except OSError:
        return False
    return stamp == fingerprint(package)


def use_compiled() -> None:
    """Import the engine compiled from now on, if there is a build that fits."""
    if os.environ.get("LANDSRAAD_PURE"):
        return
    for folder in (INSTALLED, BUILT):
        if fitting(folder, PACKAGE):
            sys.meta_path.insert(0, CompiledModules(folder))
            return


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return any(isinstance(finder, CompiledModules) for finder in sys.meta_path)
