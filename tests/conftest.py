"""How the laws are tried: Hypothesis profiles for everybody.

On a build server the examples are the same every time, so that a red build is red for its change;
at home they are new each time, and a failure found once is kept in `.hypothesis/` and tried first.
`--hypothesis-profile=thorough` searches for longer (see `make soak`).
"""

import gc
import os
from functools import cache

import pytest
import typer.testing
from hypothesis import HealthCheck, settings

from landsraad.compiled import is_compiled
from tests.shared_results import share_within_run
from tests.soak import usually

# No verdict by the clock: a busy machine is no reason for a red test.
settings.register_profile(
    "home",
    deadline=None,
    max_examples=usually(10, soak=40),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("home"), derandomize=True)
settings.register_profile("thorough", settings.get_profile("home"), max_examples=1_000)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "home")

# To build the tree of all commands takes longer than most commands that tests call.
typer.testing._get_command = cache(typer.testing._get_command)  # type: ignore[attr-defined]


@pytest.fixture(scope="session", autouse=True)
def shared_results(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What one test process has found, the others need not look for."""
    share_within_run(tmp_path_factory)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What only sources can do is not asked of a compiled engine."""
    if is_compiled():
        skipped = pytest.mark.skip(reason="about the sources")
        for item in items:
            if item.get_closest_marker("sources"):
                item.add_marker(skipped)


def pytest_collection_finish() -> None:
    """Spare the collector of garbage a fifth of all time.

    What was made by importing stays for good, and games make few cycles and many objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
