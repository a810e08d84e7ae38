"""Servers for tests, and those who come to them: each guest with a device of its own."""

from __future__ import annotations

import asyncio
import json
import os
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from fastapi import FastAPI
from httpx import Client, Response
from starlette.routing import BaseRoute
from websockets.sync.client import ClientConnection, connect

from burgher.core import registry
from burgher.service import Rates, Settings, create_app
from burgher.service.chance import Chance
from burgher.service.live.changes import changed
from burgher.service.serving import configured, listen
from burgher.service.store.database import Database
from tests.chance import word
from tests.service import postgres

GAMES = registry.names()
_keys = count()


def new_key() -> str:
    return f"test-key-{next(_keys):06}"


def database_for(folder: Path) -> str:
    """A database of its own for each test: a file, or one in the PostgreSQL server that is named."""
    server = os.environ.get(postgres.NAMED)
    if server is not None:
        return postgres.database_in(server, folder)
    file = folder / "tables.db"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_empty_database())
    return f"sqlite:///{file}"


@cache
def _empty_database() -> bytes:
    """Made once, and copied for each test: that takes half as long as all else that a server does to start."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        database = Database(f"sqlite:///{file}")
        database.migrate()
        database.close()
        return file.read_bytes()


def settings_for(folder: Path, **more: Any) -> Settings:
    """A server for a test: a database and chance of its own, nobody is too quick, bots do not dawdle."""
    chosen: dict[str, Any] = {
        "database": database_for(folder),
        "rates": Rates.unlimited(),
        "pace": 0.0,
        "workers": 1,
        "chance": Chance(word()),
        **more,
    }
    return Settings(**chosen)


_come: list[Guest] = []
# Nobody here speaks over TLS, but each client would read all the certificates of the machine for it.
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def close_all() -> None:
    """Let all guests go."""
    while _come:
        _come.pop().client.close()


def new_guest(url: str) -> Guest:
    return Guest(url, Guest(url).post("/device", 201)["key"])


NOTHING: dict[str, Any] = {
    "refetch": False, "situation": None, "table": None, "lines": [], "present": None, "error": None, "answered": None,
}  # fmt: skip
"""What a push does not say when it is so."""


class Watching:
    """A WebSocket that watches a table, as a client has it: from what has changed it makes the whole again."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sizes: list[int] = []
        """The bytes of each push."""
        self._last: Any = None

    def send(self, text: str) -> None:
        self.socket.send(text)

    def ask(self, **wish: Any) -> None:
        self.socket.send(json.dumps(wish))

    def recv(self, timeout: float) -> str:
        """The next push, with everything that a push can have."""
        text = self.socket.recv(timeout=timeout)
        self.sizes.append(len(text))
        push = {**NOTHING, **json.loads(text)}
        if "changes" in push:
            assert self._last is not None
            assert push.pop("base") == self._last["n"]
            push["situation"] = {**changed(self._last, push.pop("changes")), "log": push.pop("log")}
        if push["situation"] is not None and push["error"] is None:
            self._last = {name: part for name, part in push["situation"].items() if name != "log"}
        return json.dumps(push, separators=(",", ":"))


class Guest:
    """A device at a server."""

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url
        self.key = key
        self.headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        self.client = Client(base_url=url, headers=self.headers, timeout=60, verify=UNUSED)
        _come.append(self)

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._read(self.client.get(f"/api{path}", params=params), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._read(self.client.post(f"/api{path}", json=body), status)

    def _read(self, response: Response, status: int) -> Any:
        assert response.status_code == status, response.text
        return response.json()

    # at a table

    def open(self, *seats: str | dict[str, Any], game: str = "belfort", **more: Any) -> Any:
        """Open a table: each seat is "me", "here", "open" or a bot level."""
        return self.post("/tables", 201, game=game, seats=[_seat(seat) for seat in seats], **more)

    def situation(self, table: str, seat: int | None = None, **params: Any) -> Any:
        if seat is not None:
            params["seat"] = seat
        return self.get(f"/tables/{table}/situation", **params)

    def act(self, table: str, seat: int, version: int, action: Any, status: int = 200, key: str | None = None) -> Any:
        asked = {"seat": seat, "version": version, "action": action, "key": key or new_key()}
        return self.post(f"/tables/{table}/actions", status, **asked)

    def undo(self, table: str, seat: int, version: int, status: int = 200, **more: Any) -> Any:
        asked = {"seat": seat, "version": version, "key": new_key(), **more}
        return self.post(f"/tables/{table}/undo", status, **asked)

    @contextmanager
    def watch(self, table: str, seat: int | None = None) -> Iterator[Watching]:
        query = "" if seat is None else f"?seat={seat}"
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live{query}"
        # Whether the other end is still there is for the server to find out: here a machine may have much else to do.
        with connect(url, additional_headers=self.headers, max_size=None, ping_interval=None) as socket:
            yield Watching(socket)


def _seat(seat: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(seat, dict):
        return seat
    return {"who": seat} if seat in ("me", "here", "open") else {"who": "bot", "level": seat}


def play_out(table: str, players: dict[int, Guest], seed: int = 0, steps: int = 10_000) -> Any:
    """Play at random to the end, or so many decisions; gives the last situation."""
    random = Random(seed)
    seat = next(iter(players))
    seen = players[seat].situation(table, seat)
    for _ in range(steps):
        if seen["over"]:
            break
        if seen["turn"] not in players:
            players[seat].get(f"/tables/{table}/pushes", after=seen["n"], seat=seat, wait=1)
            seen = players[seat].situation(table, seat, log_from=10**6)
            continue
        if seen["turn"] != seat:
            seat = seen["turn"]
            seen = players[seat].situation(table, seat, log_from=10**6)
        chosen = random.choice(seen["legal"])
        seen = players[seat].act(table, seat, seen["version"], chosen["text"])["situation"]
    return players[seat].situation(table, seat)


class Place:
    """A running server, to which guests come."""

    def __init__(self, url: str, app: FastAPI) -> None:
        self.url = url
        self.app = app
        self.loop: asyncio.AbstractEventLoop | None = None

    def call(self, work: Callable[[], None]) -> None:
        """Do something on the server's own event loop."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(work)

    def guest(self) -> Guest:
        return new_guest(self.url)

    def stranger(self) -> Guest:
        """Somebody without a device."""
        return Guest(self.url)

    def again(self, guest: Guest) -> Guest:
        """A guest's device at this server, which is another or was started anew."""
        return Guest(self.url, guest.key)


@cache
def _routes() -> list[BaseRoute]:
    """What can be asked of a server, the same for all: FastAPI prepares it with the first question to an application,
    and would do so again for every test."""
    return create_app().router.routes


@contextmanager
def served(settings: Settings) -> Iterator[Place]:
    """A real server, in a thread."""
    app = create_app(settings)
    app.router.routes[:] = _routes()
    bound = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(app, settings))
    place = Place(f"http://127.0.0.1:{bound.getsockname()[1]}", app)

    async def serve() -> None:
        place.loop = asyncio.get_running_loop()
        await server.serve([bound])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        while not server.started and thread.is_alive():
            thread.join(0.01)
        assert server.started, "the server did not start"
        yield place
    finally:
        server.should_exit = True
        thread.join()
        bound.close()
