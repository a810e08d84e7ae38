"""Time limits, for what waits for others and could wait for ever."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

TookTooLong = pytest.fail.Exception
"""No `Exception`, so that nothing on the way takes it for one of its own."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Whatever the main thread waits for in here fails when the time is over. Outer limits begin anew afterwards."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(_number: int, _frame: FrameType | None) -> None:
        pytest.fail(f"took more than {seconds:g} seconds")

    handler = signal.signal(signal.SIGALRM, over)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, handler)
