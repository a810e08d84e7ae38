"""How long tables are kept. Nobody's running game is removed without notice."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection

from burgher.service.clock import now
from burgher.service.house import House
from burgher.service.live.draft import Draft
from burgher.service.live.table import LiveTable
from burgher.service.refusal import Refusal
from burgher.service.settings import Settings
from burgher.service.store import queries
from burgher.service.store.rows import CLOSED, OVER, PLAYING, RECORD, WAITING
from burgher.service.store.trouble import Trouble

log = logging.getLogger("burgher.service")

DAY = 24 * 3600 * 1000
NOTICE = 7
"""Days from the notice that a table will be removed to its removal; where tables are not kept long, half that time."""
EVERY = 3600.0
"""Seconds from one look to the next."""
PAUSE = int(2 * EVERY * 1000)
"""Milliseconds without a look after which no server was up."""


class Retention:
    """Removes what is older than the server keeps."""

    def __init__(self, house: House, settings: Settings) -> None:
        self._house = house
        self._finished = settings.keep_finished
        self._abandoned = settings.keep_abandoned
        days = settings.keep_abandoned or 0
        self._notice = min(NOTICE, max(1, int(days / 2)))
        """Days that the players have to come back."""
        self._silence = int(max(1, days - self._notice) * DAY)
        """Milliseconds without a sign of life until they are told so."""

    async def watch(self) -> None:
        while True:
            try:
                await self.sweep(now())
            except Trouble as trouble:
                # The next look may find the database well again.
                log.error("looking for tables to remove: %s", trouble)
            await asyncio.sleep(EVERY)

    async def sweep(self, at: int) -> None:
        """Remove what is to go at this time, and give notice of what will be."""
        await asyncio.to_thread(self._house.database.write, lambda connection: self._begin(connection, at))
        if self._finished is not None:
            await self._remove((OVER, RECORD, CLOSED), unchanged_since=at - int(self._finished * DAY))
        if self._abandoned is not None:
            await self._remove((PLAYING, WAITING), announced_for=at)
            await self._announce(at - self._silence, at + self._notice * DAY)

    def _begin(self, connection: Connection, at: int) -> None:
        queries.forget_transfers(connection)
        queries.note_sweep(connection, at, PAUSE, self._notice * DAY)
        if self._abandoned is None:
            queries.call_off_removals(connection)

    async def _remove(
        self, statuses: tuple[str, ...], unchanged_since: int | None = None, announced_for: int | None = None
    ) -> None:
        for id, pulse in await asyncio.to_thread(self._find, statuses, unchanged_since, announced_for):
            if await self._house.remove(id, pulse):
                log.info("table %s was removed", id)

    async def _announce(self, before: int, removed_at: int) -> None:
        def tell(live: LiveTable, draft: Draft) -> None:
            # Somebody may have come in the meantime.
            if live.row.removed_at is None and live.row.changed_at < before and live.row.status in (PLAYING, WAITING):
                draft.change(removed_at=removed_at)
                draft.notice("table-ends", days=self._notice)

        for id, _ in await asyncio.to_thread(self._find, (PLAYING, WAITING), before, None):
            try:
                await self._house.change(id, tell, lambda live: None)
            except Refusal as refusal:
                # One that cannot be shown any more is nobody's running game.
                log.warning("table %s: %s", id, refusal)

    def _find(
        self, statuses: tuple[str, ...], unchanged_since: int | None, announced_for: int | None
    ) -> list[tuple[str, int]]:
        with self._house.database.reading() as connection:
            return queries.old_tables(connection, statuses, unchanged_since, announced_for)
