"""Who watches which table, and what they are sent. Lives on the event loop; no thread touches it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from burgher.service import shapes
from burgher.service.live.draft import News
from burgher.service.live.table import LiveTable
from burgher.service.showing import show_lines, show_situation, show_table
from burgher.service.store.rows import OVER

QUEUE = 64
"""Pushes that may wait for one listener; who is slower starts afresh."""


@dataclass(frozen=True)
class Viewpoint:
    """Who looks, and from which seat (None: as a spectator)."""

    device: int | None
    seat: int | None


@dataclass(eq=False)
class Listener:
    """A connection that watches a table."""

    viewpoint: Viewpoint
    seats: frozenset[int]
    """The seats that its device has: their players are here."""
    queue: asyncio.Queue[shapes.Push | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def put(self, push: shapes.Push) -> None:
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
            push = shapes.Push(n=push.n, refetch=True)
        self.queue.put_nowait(push)


class Hub:
    """The listeners of all tables."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._lingering: dict[str, dict[int, int]] = {}
        self.elsewhere: Callable[[str], frozenset[int]] = lambda id: frozenset()
        """The seats of a table whose players watch it through another process."""
        self.closing = False

    def add(self, id: str, listener: Listener) -> None:
        self._listeners.setdefault(id, set()).add(listener)
        if self.closing:
            _wake(listener)

    def remove(self, id: str, listener: Listener) -> None:
        listeners = self._listeners.get(id, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(id, None)

    def __contains__(self, id: str) -> bool:
        """Whether somebody watches this table."""
        return id in self._listeners

    def watched(self) -> list[str]:
        return list(self._listeners)

    def viewpoints(self, id: str) -> frozenset[Viewpoint]:
        return frozenset(listener.viewpoint for listener in self._listeners.get(id, ()))

    def present(self, id: str) -> frozenset[int]:
        """The seats whose players are there, or were a moment ago."""
        return self.here(id) | self.elsewhere(id)

    def here(self, id: str) -> frozenset[int]:
        """Those of them who watch through this process."""
        here = {seat for listener in self._listeners.get(id, ()) for seat in listener.seats}
        return frozenset(here.union(self._lingering.get(id, ())))

    def linger(self, id: str, seats: frozenset[int]) -> None:
        """Count players as present for a while: a connection that breaks mostly comes back."""
        lingering = self._lingering.setdefault(id, {})
        for seat in seats:
            lingering[seat] = lingering.get(seat, 0) + 1

    def stop_lingering(self, id: str, seats: frozenset[int]) -> None:
        lingering = self._lingering[id]
        for seat in seats:
            lingering[seat] -= 1
            if lingering[seat] == 0:
                del lingering[seat]
        if not lingering:
            del self._lingering[id]

    def seat(self, id: str, holders: dict[int | None, frozenset[int]]) -> None:
        """Note who has which seat now. Who looks from a seat that was given away becomes a spectator."""
        for listener in self._listeners.get(id, ()):
            viewpoint = listener.viewpoint
            listener.seats = holders.get(viewpoint.device, frozenset())
            if viewpoint.seat is not None and viewpoint.seat not in listener.seats:
                listener.viewpoint = Viewpoint(viewpoint.device, None)

    def send(self, id: str, pushes: dict[Viewpoint, shapes.Push]) -> None:
        if not pushes:
            return
        for listener in self._listeners.get(id, ()):
            # A listener whose viewpoint has just changed has no push here: it fetches everything anew.
            n = next(iter(pushes.values())).n
            listener.put(pushes.get(listener.viewpoint, shapes.Push(n=n, refetch=True)))

    def tell_presence(self, id: str, n: int, seats: int, but: Listener | None = None) -> None:
        """Tell who is there; not to the one who has just come and been told."""
        here = self.present(id)
        push = shapes.Push(n=n, present=[seat in here for seat in range(seats)])
        for listener in self._listeners.get(id, ()):
            if listener is not but:
                listener.put(push)

    def close(self) -> None:
        """Let everybody go: the server stops."""
        self.closing = True
        for listeners in self._listeners.values():
            for listener in listeners:
                _wake(listener)


def _wake(listener: Listener) -> None:
    if listener.queue.full():
        listener.queue.get_nowait()
    listener.queue.put_nowait(None)


def render(
    live: LiveTable, news: News, viewpoints: Iterable[Viewpoint], present: frozenset[int], refetch: bool = False
) -> dict[Viewpoint, shapes.Push]:
    """A change as each viewpoint may see it."""
    pushes = {}
    situations: dict[int | None, shapes.Situation] = {}
    lines = show_lines(news.lines)
    # At the end all secrets of the log come out: it is told again from the beginning.
    log_from = 0 if live.row.status == OVER else news.log_from
    for viewpoint in viewpoints:
        seat = viewpoint.seat
        if log_from is not None and seat not in situations:
            situations[seat] = show_situation(live, seat, log_from)
        pushes[viewpoint] = shapes.Push(
            n=news.pulse,
            refetch=refetch,
            situation=situations.get(seat),
            table=show_table(live, viewpoint.device, present) if news.table else None,
            lines=lines,
        )
    return pushes
