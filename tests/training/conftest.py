"""Trainings on one core, because tests run side by side."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.limits import within

LIMIT = 300.0
"""Seconds that a test may take: they wait for processes, and could wait for ever."""


@pytest.fixture(autouse=True)
def on_one_core() -> Iterator[None]:
    with within(LIMIT):
        if find_spec("torch") is None:
            yield
            return
        import torch

        before = torch.get_num_threads()
        torch.set_num_threads(1)
        yield
        torch.set_num_threads(before)
