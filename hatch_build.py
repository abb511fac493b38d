"""The package's own build: the browser client comes first, then what hatchling does anyway.

With LANDSRAAD_COMPILE=1 the engine is compiled too, and the package is for one kind of machine and
interpreter; unsaid, it is pure Python and for all.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.build_client import build_client

COMPILED = bool(os.environ.get("LANDSRAAD_COMPILE"))


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs the package, or links to it."""

    def dependencies(self) -> list[str]:
        """What compiling needs, beside a C compiler."""
        fast: list[str] = self.metadata.core.optional_dependencies["fast"]
        return [each for each in fast if not each.startswith("landsraad")] if COMPILED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client()
        if COMPILED:
            self.compile_engine(version, build_data)

    def compile_engine(self, version: str, build_data: dict[str, Any]) -> None:
        """Into the package; where that is a link to the checkout, the checkout's build is used."""
        from tools.compile_engine import compile_engine

        try:
            engine = compile_engine()
        except Exception as failed:  # whatever the compiler says, the package works without
            self.app.display_warning(f"The engine stays pure Python: {failed}")
            return
        if version == "standard" and self.target_name == "wheel":
            build_data["force_include"][str(engine)] = "landsraad/engine"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
