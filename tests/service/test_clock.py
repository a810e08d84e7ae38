"""The time as tables note it: it never goes back, whatever the system's clock does."""

from __future__ import annotations

import time

import pytest

from burgher.service.clock import Clock

HOUR = 3600 * 1000
MILLISECOND = 1_000_000


class Times:
    """The system's two clocks: one that can be set, and one that cannot go back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told = 1_000 * HOUR
        self.steady = 7 * HOUR
        monkeypatch.setattr(time, "time_ns", lambda: self.told * MILLISECOND)
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.steady * MILLISECOND)

    def go_on(self, by: int) -> None:
        self.told += by
        self.steady += by


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    return Times(monkeypatch)


def test_time_goes_on_though_the_clock_is_set_back(times: Times) -> None:
    clock = Clock()
    noted = clock.now()
    times.go_on(10)
    times.told -= HOUR
    assert clock.now() == noted + 10
    times.go_on(20)
    assert (clock.now(), clock.passed(noted)) == (noted + 30, 30)
    # The clock catches up: from then on it is followed again.
    times.told += 2 * HOUR
    assert clock.now() == noted + 30 + HOUR


def test_what_was_noted_before_a_start_with_the_clock_set_back_waits_no_longer_than_the_server_runs(
    times: Times,
) -> None:
    noted = Clock().now()
    times.told -= HOUR
    clock = Clock()
    assert clock.passed(noted) == 0
    times.go_on(600)
    assert clock.passed(noted) == 600
