"""What holds for every test."""

from pathlib import Path

import pytest
from hypothesis import settings

from burgher.core.compiled import COMPILED

# Time says nothing about whether a law holds, and the two engines differ in it; so no example has a deadline.
# In `make test` the examples are the same each time: what failed there fails here.
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("interpreted", deadline=None, derandomize=True, max_examples=10)
settings.register_profile("dev", deadline=None)
# For a long look by hand: pytest tests/test_laws.py --hypothesis-profile=thorough
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile("dev")


# What only uses the engine, from processes and servers of its own, sees no difference but the time it takes.
AROUND = ("arena", "browser", "service")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in AROUND:
            item.add_marker(pytest.mark.slow)


def pytest_report_header() -> str:
    return f"engine: {'compiled' if COMPILED else 'interpreted'}"
