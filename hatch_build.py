"""The package's own build: the browser client comes first, then what hatchling does anyway."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from build_client import build_client


class CustomBuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs the package, or links to it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client()
