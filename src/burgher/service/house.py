"""The house in which the tables stand: it keeps live tables, one change at a time each, and tells everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Connection

from burgher.service.bulletin import Bulletin, Viewpoint, encode, refetch, render
from burgher.service.clock import now
from burgher.service.hub import Hub, Listener
from burgher.service.live.draft import Conflict, Draft, News
from burgher.service.live.match import Unplayable
from burgher.service.live.table import LiveTable, catch_up, load
from burgher.service.refusal import Refusal
from burgher.service.settings import Settings
from burgher.service.store import queries
from burgher.service.store.database import Database
from burgher.service.store.rows import PLAYING, SeatRow
from burgher.service.store.trouble import AWAY, LOCKED, RAW, Trouble
from burgher.service.teaching import bots_wait, keep_up

log = logging.getLogger("burgher.service")

T = TypeVar("T")
LINGER = 5.0
"""Seconds that a player counts as present after the connection is gone."""
PATIENCE = 3.0
"""Seconds that the database may take to answer whoever asks how the server is."""
TRIES = 8
"""How often a change is tried again when another process was quicker."""


@dataclass
class _Place:
    """A table's place in memory."""

    lock: asyncio.Lock
    users: int = 0
    live: LiveTable | None = None
    told: int = -1
    """The number of the last push that its listeners got."""
    seated: tuple[SeatRow, ...] = ()
    """The seats as its listeners were last told apart by them."""


class _Use:
    """The time in which somebody has a table's place to themselves."""

    __slots__ = ("_house", "_id", "_place")

    def __init__(self, house: House, id: str) -> None:
        self._house = house
        self._id = id
        self._place = house._enter(id)

    async def __aenter__(self) -> _Place:
        try:
            await self._place.lock.acquire()
        except BaseException:
            self._house._leave(self._id, self._place)
            raise
        return self._place

    async def __aexit__(self, *error: object) -> None:
        self._place.lock.release()
        self._house._leave(self._id, self._place)


class House:
    """All tables. Its coroutines run on the event loop; what they do to one table happens in turn.

    What has to wait for the database happens in a thread, and what is at hand on the event loop.
    """

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.hub = Hub()
        self.since = now()
        """When it began to look who is there."""
        self.wake_bots: Callable[[str], None] = lambda id: None
        """Called when it may be a bot's turn at a table."""
        self.presence_changed: Callable[[str], None] = lambda id: None
        """Called when players may have come to a table, or gone."""
        self.look_around: Callable[[str], Awaitable[None]] = _nobody_else
        """Called where it matters who is at a table, and since when not."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._places: dict[str, _Place] = {}
        self._idle: dict[str, None] = {}
        """Those of them that are neither in use nor watched, the ones that nobody has asked for the longest first."""

    # looking and changing

    async def look(self, id: str, show: Callable[[LiveTable], T]) -> T:
        """What ``show`` finds at the table as it is now; it may take its time."""
        async with self._at(id) as place:
            return await asyncio.to_thread(self._look, id, place, show)

    async def glance(self, id: str, show: Callable[[LiveTable], T]) -> T:
        """The same for what is found at once."""
        async with self._at(id) as place:
            return await self._glance(id, place, show)

    async def read(self, id: str, show: Callable[[Connection, LiveTable], T]) -> T:
        """What ``show`` finds at the table and in the database, at one moment."""
        async with self._at(id) as place:
            return await asyncio.to_thread(self._read, id, place, show)

    async def change(
        self,
        id: str,
        work: Callable[[LiveTable, Draft], None],
        reply: Callable[[LiveTable], T],
        to: Listener | None = None,
    ) -> T:
        """Change a table; when that is durable, tell those who watch, and give what ``reply`` finds then.

        Whoever has asked for it by a connection that watches the table is answered there, with the reply.
        """
        async with self._at(id) as place:
            change = self._change_here if self.database.is_sqlite else self._change_in_thread
            answer, news, live = await change(id, place, work, reply)
            viewpoints = self.hub.viewpoints(id)
            self._seat(place, live)
            said = None if to is None else encode(answer)
            if viewpoints and news is not None:
                # Who is there is only told with the table.
                pushes = render(live, news, viewpoints, self.hub.present(id) if news.table else frozenset())
                self.hub.send(id, pushes, to, said)
                place.told = live.row.pulse
                if news.table:
                    self.presence_changed(id)
            elif to is not None:
                # Nothing has changed, perhaps because it had been done before: it is shown how things stand.
                viewpoint = to.viewpoint
                again = render(live, News(live.row.pulse, 0, True, ()), [viewpoint], self.hub.present(id))
                self.hub.answer(id, to, again[viewpoint], said)
            if bot_decides(live):
                self.wake_bots(id)
            return answer

    def _seat(self, place: _Place, live: LiveTable) -> None:
        """Note who has which seat, when that has changed."""
        if place.seated is not live.seats:
            place.seated = live.seats
            self.hub.seat(live.id, live.holders())

    async def listen(self, id: str, viewpoint: Viewpoint, whole: bool = False) -> tuple[Listener, Bulletin]:
        """Watch a table from now on. The push is how it stands, which is not sent yet."""
        async with self._at(id) as place:
            live, push = await self._glance(id, place, self._first_push(id, viewpoint))
            listener = Listener(viewpoint, live.holders().get(viewpoint.device, frozenset()), whole=whole)
            comes = not listener.seats <= self.hub.here(id)
            if id not in self.hub:
                place.told = push.n
            self.hub.add(id, listener)
            if comes:
                self.hub.tell_presence(id, push.n, len(live.seats), but=listener)
                await self._mark_seen(live, listener.seats)
            self.presence_changed(id)
            return listener, push

    async def leave(self, id: str, listener: Listener) -> None:
        """Stop watching."""
        self.hub.remove(id, listener)
        self._rest(id)
        if listener.seats and not self.hub.closing:
            self.hub.linger(id, listener.seats)
            asyncio.get_running_loop().call_later(LINGER, self._gone, id, listener.seats)

    def _gone(self, id: str, seats: frozenset[int]) -> None:
        self.hub.stop_lingering(id, seats)
        if not seats <= self.hub.here(id) and not self.hub.closing:
            task = asyncio.get_running_loop().create_task(self._tell_gone(id, seats))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            self.presence_changed(id)

    async def _tell_gone(self, id: str, seats: frozenset[int]) -> None:
        # A table that cannot be shown any more has nobody to tell.
        try:
            with suppress(Refusal, Trouble):
                await self._tell_absence(id, seats)
        finally:
            # The other processes hear of it when it is written since when.
            self.presence_changed(id)

    async def _tell_absence(self, id: str, seats: frozenset[int]) -> None:
        async with self._at(id) as place:
            live = await self._glance(id, place, lambda live: live)
            await self._mark_seen(live, seats)
            self.hub.tell_presence(id, live.row.pulse, len(live.seats))

    async def _mark_seen(self, live: LiveTable, seats: frozenset[int]) -> None:
        """Note when they were here. Where nothing can be written, one comes and goes all the same."""
        at = now()
        try:
            await self.database.written(lambda connection: queries.mark_seen(connection, live.id, sorted(seats), at))
        except Trouble as trouble:
            log.error("noting who was at %s: %s", live.id, trouble)
        live.note_seen(dict.fromkeys(seats, at))

    def note_seen(self, id: str, times: Mapping[int, int]) -> None:
        """Note when players were there, through another process."""
        place = self._places.get(id)
        if place is not None and place.live is not None:
            place.live.note_seen(times)

    async def turn(self, id: str, listener: Listener, seat: int | None) -> None:
        """Let a listener look from another seat of its device."""
        viewpoint = Viewpoint(listener.viewpoint.device, seat)
        async with self._at(id) as place:
            _, push = await self._glance(id, place, self._first_push(id, viewpoint))
            listener.viewpoint = viewpoint
            self.hub.answer(id, listener, push)

    def _first_push(self, id: str, viewpoint: Viewpoint) -> Callable[[LiveTable], tuple[LiveTable, Bulletin]]:
        present = self.hub.present(id)

        def show(live: LiveTable) -> tuple[LiveTable, Bulletin]:
            check_viewpoint(live, viewpoint)
            here = present | live.holders().get(viewpoint.device, frozenset())
            return live, render(live, News(live.row.pulse, 0, True, ()), [viewpoint], here)[viewpoint]

        return show

    async def refresh(self, id: str) -> None:
        """Tell those who watch what another process has changed."""
        async with self._at(id) as place:
            try:
                live = await asyncio.to_thread(self._look, id, place, lambda live: live)
            except Refusal:
                # It was removed, or cannot be shown any more: whoever asks for it is told so.
                self._tell_to_ask(id, place.told + 1)
                raise
            if live.row.pulse != place.told and id in self.hub:
                place.told = live.row.pulse
                viewpoints = self.hub.viewpoints(id)
                self._seat(place, live)
                news = News(live.row.pulse, 0, True, ())
                pushes = render(live, news, viewpoints, self.hub.present(id), missed=True)
                self.hub.send(id, pushes)

    def told(self, id: str) -> int | None:
        """The number of the last push about a table that is watched here."""
        place = self._places.get(id)
        return None if place is None else place.told

    def tell_presence(self, id: str) -> None:
        """Tell those who watch a table who is there, after that has changed elsewhere."""
        place = self._places.get(id)
        if place is not None and place.live is not None:
            self.hub.tell_presence(id, place.live.row.pulse, len(place.live.seats))

    async def problems(self) -> list[str]:
        """What is wrong here, for whoever watches over the server."""
        found = []
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(self._probe)
        except (Trouble, TimeoutError) as error:
            found.append(str(error) or f"the database did not answer within {PATIENCE:g} seconds")
        await self._try_to_write()
        if self.database.trouble is not None:
            found.append(f"the last write failed: {self.database.trouble}")
        if self.database.is_deaf:
            found.append("changes by other processes are not heard")
        return found

    async def _try_to_write(self) -> None:
        """After a write that failed: whether one works again. (Whether there is room shows only where it is needed.)"""
        trouble = self.database.trouble
        if trouble is not None and trouble.kind in (LOCKED, AWAY):
            with suppress(Trouble, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.database.written(queries.forget_transfers)

    def _probe(self) -> None:
        with self.database.reading() as connection:
            queries.find_pulse(connection, "")

    async def remove(self, id: str, pulse: int) -> bool:
        """Remove a table with all that belongs to it, if nothing has happened there since it had this pulse."""
        async with self._at(id) as place:
            removed = await asyncio.to_thread(
                self.database.write, lambda connection: queries.remove_table(connection, id, pulse), id
            )
            if removed:
                place.live = None
                self._tell_to_ask(id, pulse + 1)
            return removed

    def _tell_to_ask(self, id: str, n: int) -> None:
        self.hub.send(id, dict.fromkeys(self.hub.viewpoints(id), refetch(n)))

    def keep(self, live: LiveTable) -> None:
        """Take in a table that was just opened."""
        self._places[live.id] = _Place(asyncio.Lock(), live=live)
        self._rest(live.id)

    # a table's place

    def _at(self, id: str) -> _Use:
        """Have a table's place to oneself for a while."""
        return _Use(self, id)

    def _enter(self, id: str) -> _Place:
        place = self._places.get(id)
        if place is None:
            place = self._places[id] = _Place(asyncio.Lock())
        self._idle.pop(id, None)
        place.users += 1
        return place

    def _leave(self, id: str, place: _Place) -> None:
        place.users -= 1
        if place.live is None and place.users == 0:
            del self._places[id]
        self._rest(id)

    def _rest(self, id: str) -> None:
        """Note whether a table is neither in use nor watched any more, and make room.

        Where there are too many tables, those are forgotten that nobody has asked for the longest.
        """
        place = self._places.get(id)
        if place is not None and place.users == 0 and id not in self.hub:
            self._idle.pop(id, None)
            self._idle[id] = None
        while self._idle and len(self._places) > self.settings.live:
            oldest = next(iter(self._idle))
            del self._idle[oldest], self._places[oldest]

    # on the event loop, where nothing has to be waited for

    async def _glance(self, id: str, place: _Place, show: Callable[[LiveTable], T]) -> T:
        live = place.live
        if live is None or not self._is_fresh(live):
            return await asyncio.to_thread(self._look, id, place, show)
        with _foreign(live):
            return show(live)

    def _is_fresh(self, live: LiveTable) -> bool:
        """Whether a table is known to be as it is in the database; with PostgreSQL that takes a moment to find out."""
        return self.database.is_sqlite and self.database.pulse(live.id) == live.row.pulse

    async def _change_here(
        self, id: str, place: _Place, work: Callable[[LiveTable, Draft], None], reply: Callable[[LiveTable], T]
    ) -> tuple[T, News | None, LiveTable]:
        for _ in range(TRIES):
            live = place.live
            if live is None:
                live = await asyncio.to_thread(self._fresh, id, place)
            draft = Draft(live)
            try:
                with _foreign(live):
                    work(live, draft)
                    keep_up(live, draft)
                if draft.has_changes:
                    news = await draft.committed(self.database)
                    return reply(live), news, live
                if self._is_fresh(live):
                    return reply(live), None, live
                await asyncio.to_thread(self._fresh, id, place)
            except Conflict:
                place.live = None
            except Refusal:
                # What is in memory may be older than what another process has written.
                if not live.in_step:
                    place.live = None
                    raise
                if self._is_fresh(live):
                    raise
                await asyncio.to_thread(self._fresh, id, place)
            except BaseException:
                # The match in memory may be ahead of the log: the log counts.
                place.live = None
                raise
        raise Refusal("too-often", seconds=1)

    # in a thread

    def _look(self, id: str, place: _Place, show: Callable[[LiveTable], T]) -> T:
        return self._read(id, place, lambda connection, live: show(live))

    def _read(self, id: str, place: _Place, show: Callable[[Connection, LiveTable], T]) -> T:
        with self.database.reading() as connection:
            live = self._load(connection, id, place)
            with _foreign(live):
                return show(connection, live)

    async def _change_in_thread(
        self, id: str, place: _Place, work: Callable[[LiveTable, Draft], None], reply: Callable[[LiveTable], T]
    ) -> tuple[T, News | None, LiveTable]:
        return await asyncio.to_thread(self._change, id, place, work, reply)

    def _change(
        self, id: str, place: _Place, work: Callable[[LiveTable, Draft], None], reply: Callable[[LiveTable], T]
    ) -> tuple[T, News | None, LiveTable]:
        # The table as it is in memory is nearly always as in the database, and when it is not, nothing is written.
        live = place.live or self._fresh(id, place)
        for _ in range(TRIES):
            draft = Draft(live)
            refusal: Refusal | None = None
            news = None
            try:
                with _foreign(live):
                    work(live, draft)
                    keep_up(live, draft)
                if draft.has_changes:
                    news = draft.commit(self.database)
            except Conflict:
                place.live = None
            except Refusal as refused:
                if not live.in_step:
                    place.live = None
                    raise
                refusal = refused
            except BaseException:
                # The match in memory may be ahead of the log: the log counts.
                place.live = None
                raise
            if news is not None:
                return reply(live), news, live
            before = live.row.pulse if place.live is live else None
            live = self._fresh(id, place)
            if live.row.pulse == before:
                if refusal is not None:
                    raise refusal
                return reply(live), None, live
        raise Refusal("too-often", seconds=1)

    def _fresh(self, id: str, place: _Place) -> LiveTable:
        """The table as it is in the database now."""
        with self.database.reading() as connection:
            return self._load(connection, id, place)

    def _load(self, connection: Connection, id: str, place: _Place) -> LiveTable:
        live = place.live
        if live is None or live.row.pulse != queries.find_pulse(connection, id):
            place.live = None
            row = queries.find_table(connection, id)
            if row is None:
                raise Refusal("no-table", table=id)
            try:
                live = load(connection, row) if live is None else catch_up(connection, live, row)
            except Unplayable as error:
                raise Refusal("unplayable") from error
            place.live = live
        return live


async def _nobody_else(id: str) -> None:
    """No other process shares the tables."""


@contextmanager
def _foreign(live: LiveTable) -> Iterator[None]:
    """Where a game began at a position from outside, the engine may fail on what no game leads to."""
    try:
        yield
    except (Refusal, Trouble, *RAW):
        # The database's trouble is nothing strange about the position.
        raise
    except Exception as error:
        if live.row.position is None:
            raise
        log.exception("table %s, which began at a position from outside", live.id)
        raise Refusal("unplayable") from error


def check_viewpoint(live: LiveTable, viewpoint: Viewpoint) -> None:
    """Nobody looks from a seat that is somebody else's."""
    if viewpoint.seat is not None:
        live.held(viewpoint.seat, viewpoint.device)


def bot_decides(live: LiveTable) -> bool:
    turn = live.row.turn
    decides = live.row.status == PLAYING and turn is not None and live.seats[turn].bot is not None
    return decides and not bots_wait(live)
