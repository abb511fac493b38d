"""Compiled: engine and bots as machine code, where they were built from exactly these sources.

`make fast` builds them into `build/fast` of the checkout, `LANDSRAAD_COMPILE=1 pip install` into
the package, both from what stands here (see tools/compile_engine.py). A build is used only as long
as its fingerprint is that of the sources: an edited module runs as it was edited, in pure Python,
until the next build. The engine does without the bots, so an edited bot leaves it compiled.
LANDSRAAD_PURE=1 leaves all of it aside.
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
ENGINE = ("kernel", "dune", "arrakis")
BOTS = ("bots",)
"""The folders that are compiled."""
INSTALLED = PACKAGE / "engine"
BUILT = PACKAGE.parent.parent / "build" / "fast" / "engine"
STAMPS = {"engine.sha256": ENGINE, "bots.sha256": (*ENGINE, *BOTS)}
"""The files beside the compiled modules with the fingerprint of what they were made from."""


def source_files(package: Path, parts: Sequence[str]) -> Iterator[Path]:
    """All modules that a compiled one may have been made from or rely on."""
    for part in parts:
        yield from sorted((package / part).rglob("*.py"))


def fingerprint(package: Path, parts: Sequence[str]) -> str:
    """Of all sources of these parts, and of the interpreter that they are compiled for."""
    found = hashlib.sha256(sys.implementation.cache_tag.encode())
    for file in source_files(package, parts):
        found.update(file.relative_to(package).as_posix().encode())
        found.update(file.read_bytes())
    return found.hexdigest()


class CompiledModules(MetaPathFinder):
    """Finds the modules of one folder before their sources are looked for."""

    def __init__(self, folder: Path, package: Path, parts: Sequence[str]) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        self.package = str(package)
        self.files = {
            name: file
            for file in folder.rglob(f"*{suffix}")
            if is_of(name := module_in(folder, file, suffix), parts)
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None or not self._are_ours(path):
            return None
        return spec_from_file_location(name, file)

    def _are_ours(self, path: Sequence[str] | None) -> bool:
        """Whether a module is not looked for in the sources of another version."""
        return path is None or next(iter(path)).startswith(self.package)


def module_in(folder: Path, file: Path, suffix: str) -> str:
    return file.relative_to(folder).as_posix().removesuffix(suffix).replace("/", ".")


def is_of(module: str, parts: Sequence[str]) -> bool:
    """Whether a module is of these parts of the package, or what all compiled ones share."""
    _, _, inside = module.partition(".")
    return not inside or inside.partition(".")[0] in parts


def fitting(folder: Path, package: Path) -> tuple[str, ...]:
    """The parts of which a folder holds a build of exactly these sources."""
    found: tuple[str, ...] = ()
    for stamp, parts in STAMPS.items():
        try:
            made_from = (folder / stamp).read_text(encoding="ascii")
        except OSError:
            break
        if made_from != fingerprint(package, parts):
            break
        found = parts
    return found


def use_compiled() -> None:
    """Import the engine compiled from now on, if there is a build that fits."""
    if os.environ.get("LANDSRAAD_PURE"):
        return
    for folder in (INSTALLED, BUILT):
        if parts := fitting(folder, PACKAGE):
            sys.meta_path.insert(0, CompiledModules(folder, PACKAGE, parts))
            return


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return any(isinstance(finder, CompiledModules) for finder in sys.meta_path)
