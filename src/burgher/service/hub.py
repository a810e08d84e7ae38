"""Who watches which table, and what they are sent. Lives on the event loop; no thread touches it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from burgher.service.live.changes import Found, change
from burgher.service.live.draft import News
from burgher.service.live.table import LiveTable, Shown
from burgher.service.shapes import pushes as shapes
from burgher.service.showing import Json, show_lines, show_log, show_table, situation_of
from burgher.service.store.rows import OVER

encode = msgspec.json.Encoder().encode
NOTHING: Json = shapes.Push(n=0).model_dump()
QUEUE = 64
"""Pushes that may wait for one listener; who is slower starts afresh."""


class Viewpoint(NamedTuple):
    """Who looks, and from which seat (None: as a spectator)."""

    device: int | None
    seat: int | None


class Bulletin:
    """A push: made once, and written once, for all who see the same."""

    def __init__(
        self, n: int, parts: Json, now: Shown | None = None, before: Shown | None = None, found: Found | None = None
    ) -> None:
        self.n = n
        self._parts = parts
        self.now = now
        """The situation that it tells of."""
        self._before = before
        self._found = found
        """What has changed in parts that other seats see, too."""
        self._whole: bytes | None = None
        self._changes: bytes | None = None

    def with_table(self, table: Json) -> Bulletin:
        return Bulletin(self.n, {**self._parts, "table": table}, self.now, self._before, self._found)

    def whole(self) -> bytes:
        """For somebody who has nothing to go on from."""
        if self._whole is None:
            self._whole = encode(self._written())
        return self._whole

    def declared(self, missed: bool = False) -> bytes:
        """With every field of `shapes.Push`, also those that say nothing."""
        return encode({**NOTHING, **self._written(), **({"refetch": True} if missed else {})})

    def _written(self) -> Json:
        parts = {"n": self.n, **self._parts}
        if self.now is not None:
            log = parts.pop("log")
            parts["situation"] = {**self.now.parts, "log": log}
        return parts

    def since(self, known: int) -> bytes:
        """For somebody who was last shown the situation of this push: what has changed since, if that is known."""
        if self.now is None or self._before is None or self._before.n != known:
            return self.whole()
        if self._changes is None:
            changes = change(self._before.parts, self.now.parts, self._found)
            self._changes = encode({"n": self.n, **self._parts, "base": known, "changes": changes})
        return self._changes


def refetch(n: int) -> Bulletin:
    """The push that says that something was missed."""
    return Bulletin(n, {"refetch": True})


class Outlet(Protocol):
    """A connection that takes a push at once, most of the time."""

    def push(self, text: bytes) -> bool:
        """Send it now; False when that would have to wait."""


@dataclass(eq=False, slots=True)
class Listener:
    """A connection that watches a table."""

    viewpoint: Viewpoint
    seats: frozenset[int]
    """The seats that its device has: their players are here."""
    waiting: list[bytes | None] = field(default_factory=list)
    """Pushes that could not be sent yet; None: it is to be let go."""
    whole: bool = False
    """Whether it wants everything in full, and not what has changed."""
    known: int = -1
    """The push with the situation that it was sent last."""
    outlet: Outlet | None = None
    """Where its pushes go, unless some of them wait already."""
    wake: Callable[[], object] | None = None
    """Called when something waits: whoever is called sends it, and all that comes meanwhile."""
    busy: bool = False
    """Whether somebody was called, and has not sent everything yet."""

    def put(self, push: Bulletin, answer: bytes | None = None) -> None:
        """Send it a push; an answer to what it has asked goes along."""
        if self.waiting and self.waiting[-1] is None:
            return
        if len(self.waiting) >= QUEUE:
            self.waiting.clear()
            push = refetch(push.n)
            self.known = -1
        text = push.declared() if self.whole else push.since(self.known)
        if push.now is not None:
            self.known = push.now.n
        if answer is not None:
            text = b'{"answered":' + answer + b"," + text[1:]
        if self.outlet is None or self.busy or self.waiting or not self.outlet.push(text):
            self._keep(text)

    def let_go(self) -> None:
        """Send it away, after all that it was to get."""
        self._keep(None)

    def _keep(self, text: bytes | None) -> None:
        self.waiting.append(text)
        self.call()

    def call(self) -> None:
        """Have what waits sent."""
        if self.waiting and self.wake is not None and not self.busy:
            self.busy = True
            self.wake()


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
            listener.let_go()

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

    def send(
        self, id: str, pushes: dict[Viewpoint, Bulletin], to: Listener | None = None, answer: bytes | None = None
    ) -> None:
        """Tell everybody; the one who has asked for the change is answered with it."""
        for listener in self._listeners.get(id, ()):
            push = pushes.get(listener.viewpoint)
            if push is None:
                # A listener whose viewpoint has just changed has no push here: it fetches everything anew.
                push = refetch(next(iter(pushes.values())).n)
                listener.known = -1
            listener.put(push, answer if listener is to else None)

    def tell_presence(self, id: str, n: int, seats: int, but: Listener | None = None) -> None:
        """Tell who is there; not to the one who has just come and been told."""
        here = self.present(id)
        push = Bulletin(n, {"present": [seat in here for seat in range(seats)]})
        for listener in self._listeners.get(id, ()):
            if listener is not but:
                listener.put(push)

    def close(self) -> None:
        """Let everybody go: the server stops."""
        self.closing = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.let_go()


def render(
    live: LiveTable, news: News, viewpoints: Iterable[Viewpoint], present: frozenset[int], missed: bool = False
) -> dict[Viewpoint, Bulletin]:
    """A change as each viewpoint may see it."""
    parts: Json = {"refetch": True} if missed else {}
    if news.lines:
        parts["lines"] = [line.model_dump() for line in show_lines(news.lines)]
    # At the end all secrets of the log come out: it is told again from the beginning.
    log_from = 0 if live.row.status == OVER else news.log_from
    by_seat: dict[int | None, Bulletin] = {}
    changes: Found = {}
    pushes = {}
    for viewpoint in viewpoints:
        seat = viewpoint.seat
        if log_from is None:
            bulletin = by_seat.get(None) or Bulletin(news.pulse, parts)
            by_seat[None] = bulletin
        else:
            found = by_seat.get(seat)
            if found is None:
                before = live.shown.get(seat)
                now = situation_of(live, seat)
                found = Bulletin(news.pulse, {**parts, "log": show_log(live, seat, log_from)}, now, before, changes)
                by_seat[seat] = found
            bulletin = found
        if news.table:
            # Whose seats they are and who is host differs from device to device.
            bulletin = bulletin.with_table(show_table(live, viewpoint.device, present).model_dump())
        pushes[viewpoint] = bulletin
    return pushes
