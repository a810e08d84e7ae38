"""Time limits, for what waits for others and could wait for ever."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

CLEARING = 30.0
"""Seconds that clearing away may take after that."""
TookTooLong = pytest.fail.Exception
"""No `Exception`, so that nothing on the way takes it for one of its own."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Whatever the main thread waits for in here fails when the time is over.

    What waits on while it is cleared away fails, too, a little later. A limit around this one stands still meanwhile.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(_number: int, _frame: FrameType | None) -> None:
        pytest.fail(f"took more than {seconds:g} seconds")

    handler = signal.signal(signal.SIGALRM, over)
    before = signal.setitimer(signal.ITIMER_REAL, seconds, CLEARING)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, *before)
