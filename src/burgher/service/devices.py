"""Devices: whoever holds a seat is known by a key, from a cookie (browsers) or a header (programs)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from starlette.requests import HTTPConnection
from starlette.responses import Response

from burgher.service.keys import hashed, new_secret
from burgher.service.refusal import Refusal
from burgher.service.store import queries
from burgher.service.store.database import Database

REMEMBERED = 10_000
LASTS = 400 * 24 * 3600
"""Seconds that a cookie lasts; browsers allow no more."""


class Devices:
    """Finds devices by their keys, and makes new ones."""

    def __init__(self, database: Database, secure: bool) -> None:
        self._database = database
        self._secure = secure
        # Several servers may run under one host name: each has a cookie of its own.
        self.cookie = f"burgher-{database.server_id()}"
        self._known: OrderedDict[str, int] = OrderedDict()

    async def find(self, connection: HTTPConnection) -> int | None:
        """The device that this request comes from. A wrong key in the header is refused, an old cookie is not."""
        given = connection.headers.get("authorization")
        if given is not None:
            scheme, _, key = given.partition(" ")
            device = await self._by_key(key.strip()) if scheme.lower() == "bearer" else None
            if device is None:
                raise Refusal("no-device")
            return device
        cookie = connection.cookies.get(self.cookie)
        return None if cookie is None else await self._by_key(cookie)

    async def _by_key(self, key: str) -> int | None:
        digest = hashed(key)
        device = self._known.pop(digest, None)
        if device is None:
            device = await asyncio.to_thread(self._look_up, digest)
            if device is None:
                return None
        self._known[digest] = device
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return device

    def _look_up(self, digest: str) -> int | None:
        with self._database.reading() as connection:
            return queries.device_by_hash(connection, digest)

    async def make(self) -> tuple[int, str]:
        """A new device and its key, which is nowhere else."""
        key = new_secret()
        return await asyncio.to_thread(self._add, hashed(key)), key

    def _add(self, digest: str) -> int:
        return self._database.write(lambda connection: queries.add_device(connection, digest))

    def give(self, response: Response, key: str) -> None:
        """Leave the key with a browser."""
        response.set_cookie(
            self.cookie, key, max_age=LASTS, path="/", httponly=True, samesite="lax", secure=self._secure
        )
