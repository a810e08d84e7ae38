"""Those who only look on: told everything in its order, but several things in one go when they happen quickly."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from burgher.service import hub as hubs
from burgher.service.bulletin import Bulletin, Viewpoint
from burgher.service.hub import GATHERED, Hub, Listener
from burgher.service.live.table import Shown
from tests.service.guests import Guest, Place, Watching

TABLE = "a-table"
ONLOOKER, PLAYER = Viewpoint(None, None), Viewpoint(1, 0)


class Pipe:
    """A connection that notes what is written to it, write by write; one that is stuck takes nothing."""

    def __init__(self) -> None:
        self.writes: list[list[int]] = []
        self.stuck = False

    def push(self, frames: bytes) -> bool:
        if not self.stuck:
            self.writes.append([push["n"] for push in pushes_in(frames)])
        return not self.stuck


def pushes_in(frames: bytes) -> list[Any]:
    found = []
    at = 0
    while at < len(frames):
        size, begin = frames[at + 1], at + 2
        if size == 126:
            size, begin = int.from_bytes(frames[at + 2 : at + 4], "big"), at + 4
        found.append(json.loads(frames[begin : begin + size]))
        at = begin + size
    return found


class Room:
    """A table with one who plays and two who look on."""

    def __init__(self) -> None:
        self.hub = Hub()
        self.player = self.enter(PLAYER, frozenset({0}))
        self.guests = [self.enter(ONLOOKER), self.enter(ONLOOKER)]
        self.n = 0
        self.shown: Shown | None = None

    def enter(self, viewpoint: Viewpoint, seats: frozenset[int] = frozenset()) -> Listener:
        listener = Listener(viewpoint, seats, outlet=Pipe(), wake=lambda: None)
        self.hub.add(TABLE, listener)
        return listener

    def move(self, times: int = 1) -> None:
        for _ in range(times):
            self.n += 1
            now = Shown(self.n, {"n": self.n, "board": [self.n, "much" * 100]})
            push = Bulletin(self.n, {"log": {"start": self.n, "events": []}}, now, self.shown)
            self.shown = now
            self.hub.send(TABLE, {ONLOOKER: push, PLAYER: push})

    def writes(self) -> list[list[list[int]]]:
        return [written_to(listener) for listener in (self.player, *self.guests)]


def written_to(listener: Listener) -> list[list[int]]:
    assert isinstance(listener.outlet, Pipe)
    return listener.outlet.writes


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


class Clock:
    """The time of an event loop, which passes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        self._now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: self._now)

    async def pass_by(self, seconds: float) -> None:
        """Let it pass, and what was to happen meanwhile happen."""
        self._now += seconds
        for _ in range(3):
            await asyncio.sleep(0)


def test_what_happens_quickly_is_written_to_onlookers_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch() -> None:
        clock = Clock(monkeypatch)
        room = Room()
        room.move(5)
        assert room.writes() == [[[1], [2], [3], [4], [5]], [[1]], [[1]]]
        await clock.pass_by(hubs.GATHERING / 2)
        assert room.writes()[1:] == [[[1]]] * 2
        await clock.pass_by(hubs.GATHERING)
        assert room.writes()[1:] == [[[1], [2, 3, 4, 5]]] * 2
        # After a while in which nothing happens, nothing waits.
        await clock.pass_by(hubs.GATHERING * 2)
        room.move()
        assert room.writes()[1:] == [[[1], [2, 3, 4, 5], [6]]] * 2

    run(watch())


def test_whoever_comes_or_looks_again_finds_everybody_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "GATHERING", 1000.0)

    async def watch() -> None:
        room = Room()
        room.move(3)
        late = room.enter(ONLOOKER)
        late.known = 3
        assert room.writes()[1:] == [[[1], [2, 3]]] * 2
        room.move(2)
        # Whoever has asked is shown how it stands now, after all that was before.
        room.hub.answer(TABLE, room.guests[0], Bulletin(5, {"log": {}}, room.shown))
        assert [written_to(one)[-2:] for one in room.guests] == [[[4, 5], [5]], [[2, 3], [4, 5]]]
        assert written_to(late) == [[4, 5]]
        room.move()
        room.hub.tell_presence(TABLE, 6, 2)
        assert written_to(late) == [[4, 5], [6], [6]]
        room.move()
        # Somebody who looks on sits down.
        room.hub.seat(TABLE, {1: frozenset({0}), None: frozenset({1})})
        assert written_to(late)[-1] == [7]
        room.move(2)
        assert written_to(late)[-2:] == [[8], [9]]

    run(watch())


def test_so_much_is_not_kept_from_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "GATHERING", 1000.0)

    async def watch() -> None:
        room = Room()
        room.move(1 + GATHERED)
        assert [len(write) for write in written_to(room.guests[0])] == [1, GATHERED]
        room.move()
        room.hub.close()
        assert written_to(room.guests[0])[-1] == [2 + GATHERED]
        assert room.guests[0].waiting == [None]

    run(watch())


def test_a_slow_onlooker_gets_the_same_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "GATHERING", 1000.0)

    async def watch() -> None:
        room = Room()
        slow, quick = room.guests
        room.move()
        assert isinstance(slow.outlet, Pipe)
        slow.outlet.stuck = True
        room.move(2)
        room.hub.catch_up(TABLE)
        room.move(2)
        room.hub.catch_up(TABLE)
        assert written_to(quick) == [[1], [2, 3], [4, 5]]
        waiting = [json.loads(push or b"") for push in slow.waiting]
        # Each goes on from the one before.
        assert [(push["n"], push["base"]) for push in waiting] == [(2, 1), (3, 2), (4, 3), (5, 4)]

    run(watch())


def test_nothing_is_kept_for_a_table_that_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch() -> None:
        clock = Clock(monkeypatch)
        room = Room()
        room.move(3)
        for listener in (room.player, *room.guests):
            room.hub.remove(TABLE, listener)
        assert TABLE not in room.hub
        await clock.pass_by(2 * hubs.GATHERING)
        assert room.writes()[1:] == [[[1]]] * 2
        room.hub.catch_up(TABLE)

    run(watch())


def test_onlookers_see_each_move_of_a_quick_game(place: Place, anna: Guest, bert: Guest) -> None:
    """Somebody with a device and somebody without one see as many positions, and the same log, as there were moves."""
    id = anna.open("me", "here", seed="7")["id"]
    stranger = Guest(place.url)
    with bert.watch(id) as first, stranger.watch(id) as second, anna.watch(id, anna.situation(id)["turn"]) as mine:
        start = read(first)
        assert read(second)["n"] == start["n"]
        read(mine)
        moves = 40
        versions = []
        for _ in range(moves):
            seen = anna.situation(id, anna.situation(id)["turn"])
            anna.act(id, seen["seat"], seen["version"], seen["legal"][0]["text"])
            versions.append(seen["version"] + 1)
        for socket in (first, second):
            log = list(start["situation"]["log"]["events"])
            pushes = [read(socket) for _ in range(moves)]
            assert [push["n"] for push in pushes] == list(range(start["n"] + 1, start["n"] + 1 + moves))
            assert [push["situation"]["version"] for push in pushes] == versions
            for push in pushes:
                told = push["situation"].pop("log")
                log[told["start"] :] = told["events"]
            now = bert.situation(id)
            assert log == now.pop("log")["events"]
            assert pushes[-1]["situation"] == now


def read(socket: Watching) -> Any:
    while True:
        push = json.loads(socket.recv(timeout=60))
        if push["present"] is None:
            return push
