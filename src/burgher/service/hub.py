"""Who watches which table, and what they are sent. Lives on the event loop; no thread touches it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from burgher.service.bulletin import Bulletin, Viewpoint, refetch
from burgher.service.frames import framed

QUEUE = 64
"""Pushes that may wait for one listener; who is slower starts afresh."""
GATHERING = 0.1
"""Seconds within which those who only look on are told once; what comes meanwhile is written to them together."""
GATHERED = 32
"""Pushes that are told even sooner."""

Pushes = dict[Viewpoint, Bulletin]
"""A change, as each viewpoint may see it."""


class Outlet(Protocol):
    """A connection that takes pushes at once, most of the time."""

    def push(self, frames: bytes) -> bool:
        """Send them now; False when that would have to wait."""


class Strip(NamedTuple):
    """Several pushes for all who see the same, one after the other."""

    texts: tuple[bytes, ...]
    frames: bytes
    known: int
    """The last of them that has told a situation."""


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

    @property
    def looks_on(self) -> bool:
        """Whether it may be told a moment later: nobody there plays, and nobody waits for an answer."""
        return not self.seats and not self.whole

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
        if self.outlet is None or self.busy or self.waiting or not self.outlet.push(framed(text)):
            self._keep(text)

    def put_all(self, pushes: Sequence[Bulletin], strips: dict[tuple[object, ...], Strip]) -> None:
        """Send it several, in one go where that can be; ``strips`` has those that others were sent."""
        if self.outlet is None or self.busy or self.waiting:
            for push in pushes:
                self.put(push)
            return
        key = (self.known, *pushes)
        strip = strips.get(key)
        if strip is None:
            strip = strips[key] = _strip(pushes, self.known)
        self.known = strip.known
        if not self.outlet.push(strip.frames):
            for text in strip.texts:
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


def _strip(pushes: Sequence[Bulletin], known: int) -> Strip:
    """These pushes for somebody who was last shown the situation of the push ``known``."""
    texts = []
    for push in pushes:
        texts.append(push.since(known))
        if push.now is not None:
            known = push.now.n
    return Strip(tuple(texts), b"".join(map(framed, texts)), known)


@dataclass(eq=False, slots=True)
class Gallery:
    """What those who only look on at a table have not been told yet."""

    untold: list[Pushes] = field(default_factory=list)
    due: float = 0.0
    """When they may be told again."""
    timer: asyncio.TimerHandle | None = None


class Hub:
    """The listeners of all tables.

    Whoever plays is told at once. To tell somebody is mostly the kernel's work, and so all that happens in quick
    succession is written in one go to those who only look on: what they cost is bounded by time, not by moves.
    """

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._galleries: dict[str, Gallery] = {}
        self._lingering: dict[str, dict[int, int]] = {}
        self.elsewhere: Callable[[str], frozenset[int]] = lambda id: frozenset()
        """The seats of a table whose players watch it through another process."""
        self.closing = False

    def add(self, id: str, listener: Listener) -> None:
        # What has happened so far it is shown in another way.
        self.catch_up(id)
        self._listeners.setdefault(id, set()).add(listener)
        if self.closing:
            listener.let_go()

    def remove(self, id: str, listener: Listener) -> None:
        listeners = self._listeners.get(id, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(id, None)
            gallery = self._galleries.pop(id, None)
            if gallery is not None and gallery.timer is not None:
                gallery.timer.cancel()

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
        self.catch_up(id)
        for listener in self._listeners.get(id, ()):
            viewpoint = listener.viewpoint
            listener.seats = holders.get(viewpoint.device, frozenset())
            if viewpoint.seat is not None and viewpoint.seat not in listener.seats:
                listener.viewpoint = Viewpoint(viewpoint.device, None)

    def send(self, id: str, pushes: Pushes, to: Listener | None = None, answer: bytes | None = None) -> None:
        """Tell everybody; the one who has asked for the change is answered with it."""
        if to is not None and to.looks_on:
            self.catch_up(id)
        is_looked_on = False
        for listener in self._listeners.get(id, ()):
            if listener is to:
                listener.put(_seen_by(listener, pushes), answer)
            elif listener.looks_on:
                is_looked_on = True
            else:
                listener.put(_seen_by(listener, pushes))
        if is_looked_on:
            self._gather(id, pushes)

    def answer(self, id: str, listener: Listener, push: Bulletin, answer: bytes | None = None) -> None:
        """Show one listener how things stand, whatever it was told before."""
        self.catch_up(id)
        listener.known = -1
        listener.put(push, answer)

    def _gather(self, id: str, pushes: Pushes) -> None:
        """Tell those who only look on, at once or in a moment."""
        gallery = self._galleries.get(id)
        if gallery is None:
            gallery = self._galleries[id] = Gallery()
        gallery.untold.append(pushes)
        loop = asyncio.get_running_loop()
        if loop.time() >= gallery.due or len(gallery.untold) >= GATHERED:
            self.catch_up(id)
        elif gallery.timer is None:
            gallery.timer = loop.call_at(gallery.due, self.catch_up, id)

    def catch_up(self, id: str) -> None:
        """Tell those who only look on what they have not been told yet."""
        gallery = self._galleries.get(id)
        if gallery is None or not gallery.untold:
            return
        if gallery.timer is not None:
            gallery.timer.cancel()
            gallery.timer = None
        gallery.due = asyncio.get_running_loop().time() + GATHERING
        untold, gallery.untold = gallery.untold, []
        strips: dict[tuple[object, ...], Strip] = {}
        for listener in self._listeners.get(id, ()):
            if listener.looks_on:
                listener.put_all([_seen_by(listener, pushes) for pushes in untold], strips)

    def tell_presence(self, id: str, n: int, seats: int, but: Listener | None = None) -> None:
        """Tell who is there; not to the one who has just come and been told."""
        self.catch_up(id)
        here = self.present(id)
        push = Bulletin(n, {"present": [seat in here for seat in range(seats)]})
        for listener in self._listeners.get(id, ()):
            if listener is not but:
                listener.put(push)

    def close(self) -> None:
        """Let everybody go: the server stops."""
        self.closing = True
        for id, listeners in self._listeners.items():
            self.catch_up(id)
            for listener in listeners:
                listener.let_go()


def _seen_by(listener: Listener, pushes: Pushes) -> Bulletin:
    push = pushes.get(listener.viewpoint)
    if push is None:
        # A listener whose viewpoint has just changed has no push here: it fetches everything anew.
        push = refetch(next(iter(pushes.values())).n)
        listener.known = -1
    return push
