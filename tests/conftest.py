"""What holds for every test."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

from burgher.core.compiled import COMPILED
from tests.chance import follow_names
from tests.limits import within
from tests.modules import forgotten, strangers

# Tests run side by side: several threads for one's matrices wait for each other, in turns, more than they reckon. Some
# tests load NumPy before any bot could say so.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Time says nothing about whether a law holds, and the two engines differ in it; so no example has a deadline.
# In `make test` the examples are the same each time: what failed there fails here.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=20)
settings.register_profile("interpreted", deadline=None, derandomize=True, max_examples=10)
settings.register_profile("dev", deadline=None)
# The laws in more positions, and in others each time: for `make exhaustive`.
settings.register_profile("exhaustive", deadline=None, max_examples=200)
# For a long look by hand: pytest tests/test_laws.py --hypothesis-profile=thorough
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile("dev")


# What only uses the engine, from processes and servers of its own, sees no difference but the time it takes.
AROUND = ("arena", "browser", "service")
# They wait for others, so they could wait for ever. Nothing takes so long, even on a machine that does much else.
LIMIT = 300.0
"""Seconds that a test of these, and what it needs before and after, may take."""
LONG = 3600.0
"""Seconds for those that are meant to take long."""


def is_around(item: pytest.Item) -> bool:
    return _lies_around(item.path)


@cache
def _lies_around(path: Path) -> bool:
    here = Path(__file__).parent
    return path.is_relative_to(here) and path.relative_to(here).parts[0] in AROUND


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_around(item):
            item.add_marker(pytest.mark.slow)
    # What takes longest first: at the end, one process would still be at it while the others have nothing left to do.
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_sessionstart() -> None:
    follow_names()


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: nobody need look through it again for what can go."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def limited(item: pytest.Item) -> AbstractContextManager[None]:
    if item.get_closest_marker("hosting") or item.get_closest_marker("exhaustive"):
        return within(LONG)
    return within(LIMIT) if is_around(item) else nullcontext()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    with limited(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with limited(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    with limited(item):
        yield
    assert not forgotten(), f"this test leaves modules behind that would be imported a second time: {forgotten()}"
    assert not strangers(), f"this test leaves bots behind that others would find: {strangers()}"


def pytest_report_header() -> str:
    return f"engine: {'compiled' if COMPILED else 'interpreted'}"
