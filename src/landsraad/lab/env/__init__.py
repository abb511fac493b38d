"""Environments for those who let machines learn the games: docs/environments.md says how.

    from landsraad.lab.env import aec_env, Stepper

An answer is chosen in a few sub-choices over a fixed vocabulary, with exact masks. What needs an
extra of the package (`landsraad[env]`) is imported when it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from landsraad.lab.env.aec import aec_env
    from landsraad.lab.env.stepper import ParallelStepper, Stepper

__all__ = ["ParallelStepper", "Stepper", "aec_env"]

MODULES = {"aec_env": "aec", "ParallelStepper": "stepper", "Stepper": "stepper"}


def __getattr__(name: str) -> Any:
    if name not in MODULES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
