"""Asking connections now and then whether somebody is still there."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import Protocol

PERIOD = 20.0
"""Seconds from one question to the next, and for the answer."""
SHIFTS = 100
"""Not all connections are asked at the same time."""


class Peer(Protocol):
    """A connection that can be asked."""

    silent: bool
    """Whether nothing has come from it since it was asked."""

    def ask(self) -> None:
        """Ask whether somebody is there; any sign of life is an answer."""

    def give_up(self) -> None:
        """Nobody is there any more."""


class Heartbeat:
    """Asks all connections of a server in turn, with one timer for all of them: each costs no more than the asking."""

    def __init__(self) -> None:
        self._shifts: list[set[Peer]] = [set() for _ in range(SHIFTS)]
        self._asked = cycle(self._shifts)
        self._joined = cycle(self._shifts)
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, peer: Peer) -> None:
        peer.silent = False
        next(self._joined).add(peer)
        self._count += 1
        if self._timer is None:
            self._wait()

    def remove(self, peer: Peer) -> None:
        """Ask it no more, if it was asked at all."""
        for shift in self._shifts:
            if peer in shift:
                shift.remove(peer)
                self._count -= 1
                return

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(PERIOD / SHIFTS, self._beat)

    def _beat(self) -> None:
        for peer in list(next(self._asked)):
            if peer.silent:
                peer.give_up()
            else:
                peer.silent = True
                peer.ask()
        self._timer = None
        if self._count > 0:
            self._wait()
