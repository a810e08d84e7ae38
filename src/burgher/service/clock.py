"""The time, as tables note it: the system's, except that it never goes back."""

from __future__ import annotations

import threading
import time

MILLISECOND = 1_000_000


class Clock:
    """Follows the system's clock forward; while that one is behind, it goes on from the latest time it has told."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._started = self._since = time.monotonic_ns()
        self._latest = time.time_ns()

    def now(self) -> int:
        """Milliseconds since 1970; never less than before."""
        with self._lock:
            steady = time.monotonic_ns()
            self._latest = max(time.time_ns(), self._latest + steady - self._since)
            self._since = steady
            return self._latest // MILLISECOND

    def passed(self, at: int) -> int:
        """Milliseconds since a time that was noted; since the server started, where that time is still to come."""
        now = self.now()
        return now - at if at <= now else (time.monotonic_ns() - self._started) // MILLISECOND


_clock = Clock()
now = _clock.now
passed = _clock.passed
