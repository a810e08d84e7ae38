"""The other processes at the same database: what they change reaches those who watch here; who is there is shared."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from time import monotonic

from sqlalchemy import Connection

from burgher.service.clock import now
from burgher.service.house import House
from burgher.service.refusal import Refusal
from burgher.service.store import queries, sharing
from burgher.service.store.ear import ALL, PRESENCE, PROCESS, TABLE
from burgher.service.store.trouble import Trouble

log = logging.getLogger("burgher.service")

BEAT = 5.0
"""Seconds between two signs of life, where there are others to see them."""
GONE = 20.0
"""Seconds without a sign of life after which a process does not count any more."""
AGAIN = 1.0
"""Seconds until something is tried again that the database did not do."""
HERE = "here"
"""Who is present here may have changed."""


class Peers:
    """Lives on the event loop; the database calls ``_heard`` from a thread of its own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._database = house.database
        self._loop = asyncio.get_running_loop()
        self._news: set[tuple[str, str]] = set()
        self._woken = asyncio.Event()
        self._others: dict[str, tuple[int, float]] = {}
        """The last beat of each other process, and when it was first seen here."""
        self._present: dict[str, dict[str, frozenset[int]]] = {}
        """Who is present elsewhere: seats by table and process."""
        self._shared: dict[str, frozenset[int]] = {}
        """Who is present here, as the others know it."""
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._looking = asyncio.Lock()
        self._listens = False
        self._beaten = 0.0
        house.presence_changed = self._here_changed
        house.hub.elsewhere = self.present
        house.look_around = self.look_around

    def present(self, table: str) -> frozenset[int]:
        """The seats whose players watch this table through another process."""
        return _seats(self._present.get(table))

    async def run(self) -> None:
        """Until it is cancelled."""
        self._note(ALL, "")
        try:
            while True:
                await self._wait()
                news, self._news = self._news, set()
                try:
                    async with self._looking:
                        await self._deal_with(news)
                except Trouble as trouble:
                    log.error("with the other processes: %s", trouble)
                    self._news |= news
                    # Nobody can show that they are alive while the database is away.
                    self._others = {other: (beat, monotonic()) for other, (beat, _) in self._others.items()}
                    await asyncio.sleep(AGAIN)
        finally:
            for task in self._refreshing.values():
                task.cancel()

    async def look_around(self, table: str) -> None:
        """Find out who is at a table now, for whom the news may not have come yet, or is not listened for."""
        async with self._looking:
            # Only a look: whoever asks again and again has nothing written.
            await self._compare(await asyncio.to_thread(self._read_others))
            await self._look_who_is_there(table)
        self._house.note_seen(table, await asyncio.to_thread(self._read_seen, table))

    def _read_seen(self, table: str) -> dict[int, int]:
        with self._database.reading() as connection:
            seats = queries.find_seats(connection, table)
        return {seat.number: seat.seen_at for seat in seats if seat.seen_at is not None}

    async def bid_farewell(self) -> None:
        """Nobody is present here any more."""
        try:
            await self._database.written(self._leave)
        except Trouble as trouble:
            log.error("leaving the other processes: %s", trouble)

    def _leave(self, connection: Connection) -> None:
        sharing.forget(connection, [self._database.process])
        self._database.announce(connection, PROCESS, "")

    # what is to be done

    def _heard(self, what: str, table: str) -> None:
        try:
            self._loop.call_soon_threadsafe(self._note, what, table)
        except RuntimeError:
            # The server has stopped.
            return

    def _note(self, what: str, table: str) -> None:
        if what != TABLE or table in self._house.hub:
            self._news.add((what, table))
            self._woken.set()

    def _here_changed(self, table: str) -> None:
        self._note(HERE, table)

    async def _wait(self) -> None:
        if not self._news:
            self._woken.clear()
            try:
                async with asyncio.timeout(BEAT if self._others else None):
                    await self._woken.wait()
            except TimeoutError:
                return

    async def _deal_with(self, news: Iterable[tuple[str, str]]) -> None:
        kinds = {what for what, _ in news}
        self._listen()
        if kinds & {ALL, PROCESS} or (self._others and monotonic() - self._beaten >= BEAT):
            await self._count()
        for what, table in news:
            if what == TABLE:
                self._refresh(table)
            elif what == PRESENCE:
                await self._look_who_is_there(table)
            elif what == HERE:
                await self._share(table)
        if ALL in kinds:
            await self._catch_up()
            await self._look_who_is_there(None)

    def _listen(self) -> None:
        """SQLite has to be asked again and again, so that is done only where somebody watches."""
        wanted = bool(self._house.hub.watched()) or not self._database.is_sqlite
        if wanted != self._listens:
            self._listens = wanted
            if wanted:
                self._database.listen(self._heard)
            else:
                self._database.rest()

    # other processes

    async def _count(self) -> None:
        """Show that this process is alive where others look, and see who else is."""
        process = self._database.process
        found = await asyncio.to_thread(self._read_others)
        if found or not self._beaten:
            is_new = not self._beaten

            def beat(connection: Connection) -> None:
                sharing.beat(connection, process)
                if is_new:
                    self._database.announce(connection, PROCESS, "")

            await self._database.written(beat)
            self._beaten = monotonic()
        await self._compare(found)

    def _read_others(self) -> dict[str, int]:
        with self._database.reading() as connection:
            return sharing.others(connection, self._database.process)

    async def _compare(self, found: dict[str, int]) -> None:
        at = monotonic()
        was = dict(self._others)
        self._others = {
            other: was[other] if other in was and was[other][0] == beat else (beat, at) for other, beat in found.items()
        }
        gone = [other for other, (_, since) in self._others.items() if at - since > GONE]
        if gone:
            log.warning("a process that shared the database is gone without a word")
            await self._database.written(lambda connection: sharing.forget(connection, gone))
            for other in gone:
                del self._others[other]
        if self._others.keys() != was.keys():
            await self._look_who_is_there(None)
        if self._others and not was:
            for table in self._house.hub.watched():
                await self._share(table)

    # presence

    async def _share(self, table: str) -> None:
        """Tell the others who is here; without others there is nobody to tell."""
        here = self._house.hub.here(table)
        if not self._others or here == self._shared.get(table, frozenset()):
            return

        def write(connection: Connection) -> None:
            sharing.set_present(connection, self._database.process, table, here)
            self._database.announce(connection, PRESENCE, table)

        await self._database.written(write)
        if here:
            self._shared[table] = here
        else:
            self._shared.pop(table, None)

    async def _look_who_is_there(self, table: str | None) -> None:
        found = await asyncio.to_thread(self._read_presence, table) if self._others else {}
        alive = {
            id: {process: seats for process, seats in through.items() if process in self._others}
            for id, through in found.items()
        }
        before = self._present
        if table is None:
            self._present = alive
        else:
            self._present = {**before, table: alive.get(table, {})}
        for id in {table} if table is not None else before.keys() | alive.keys():
            if before.get(id, {}) != self._present.get(id, {}):
                gone = _seats(before.get(id)) - self._house.hub.present(id)
                self._house.note_seen(id, dict.fromkeys(gone, now()))
                self._house.tell_presence(id)

    def _read_presence(self, table: str | None) -> dict[str, dict[str, frozenset[int]]]:
        with self._database.reading() as connection:
            return sharing.present_elsewhere(connection, self._database.process, table)

    # tables

    async def _catch_up(self) -> None:
        """Find the watched tables at which something has happened."""
        watched = self._house.hub.watched()
        if watched:
            found = await asyncio.to_thread(self._read_pulses, watched)
            for table in watched:
                # One that was removed is not found.
                if self._house.told(table) != found.get(table):
                    self._refresh(table)

    def _read_pulses(self, tables: list[str]) -> dict[str, int]:
        with self._database.reading() as connection:
            return queries.find_pulses(connection, tables)

    def _refresh(self, table: str) -> None:
        """Tell those who watch a table here; tables do not wait for each other."""
        if table in self._refreshing:
            # It may have looked already: look once more when it is done.
            self._refreshing[table].add_done_callback(lambda done: self._note(TABLE, table))
            return
        task = self._loop.create_task(self._tell(table))
        self._refreshing[table] = task
        task.add_done_callback(lambda done: self._refreshing.pop(table, None))

    async def _tell(self, table: str) -> None:
        try:
            await self._house.refresh(table)
        except Refusal:
            # A table that cannot be shown any more.
            return
        except Trouble as trouble:
            log.error("telling what happened at %s: %s", table, trouble)
            self._loop.call_later(AGAIN, self._note, TABLE, table)


def _seats(through: dict[str, frozenset[int]] | None) -> frozenset[int]:
    """The seats that are present, through whichever process."""
    return frozenset().union(*(through or {}).values())
