"""Running a server until it is told to stop."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import uvicorn
from fastapi import FastAPI

from burgher.core.errors import BurgherError
from burgher.service.app import create_app
from burgher.service.door import door
from burgher.service.network import is_local, links
from burgher.service.settings import Settings
from burgher.service.store.database import Database
from burgher.service.wire import wires
from burgher.words import Words

KEEP_ALIVE = 60
"""Seconds that a connection may idle; a page that plays turn by turn keeps the one it has."""
GRACE = 5
"""Seconds that requests under way get when the server stops."""
LONGEST_WISH = 16 * 1024
"""Bytes that a client may send over a WebSocket at once."""


class CannotListen(BurgherError):
    """The address cannot be had."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends small answers at once instead of collecting them.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(512)
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotListen("port-taken", port=str(port)) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise CannotListen("port-forbidden", port=str(port)) from None
        raise CannotListen("no-address", host=host, port=str(port), why=str(error.strerror or error)) from None
    except OverflowError:
        bound.close()
        raise CannotListen("port-range", port=str(port)) from None
    return bound


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], closing: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._closing = closing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Those who wait for a push would wait on.
        self._closing()
        await super().shutdown(sockets)


def _prepare(url: str) -> None:
    """Find out now whether the database can be used: the server itself would say so less clearly."""
    database = Database(url)
    try:
        database.migrate()
    finally:
        database.close()


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How the web server below is to run."""
    return uvicorn.Config(
        app,
        http=door(settings),
        ws=wires(),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_WISH,
        # What is pushed is mostly small, and each connection that packs needs memory for it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
    )


def _open_many() -> None:
    """Every connection is an open file: take as many as this process may have."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _let_go(app: FastAPI) -> None:
    if hasattr(app.state, "desk"):
        app.state.desk.house.hub.close()


def _collect_seldom() -> None:
    """Looking for cycles is an eighth of a move's cost when it happens as often as Python has it; few are made here."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def run(
    host: str = "127.0.0.1",
    port: int = 0,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
    quiet: bool = False,
    language: str = "en",
) -> None:
    """Serve until interrupted. ``ready`` is called with the address once it answers; port 0 takes a free one.

    Unless ``quiet``, the addresses are printed, in this language.
    """
    chosen = settings or Settings()
    words = Words(language, "cli")
    with listen(host, port) as bound:
        port = bound.getsockname()[1]
        reached = chosen.links or links(host, port, chosen.secure)
        chosen = replace(chosen, links=reached)
        local = f"http://{'localhost' if host in ('', '0.0.0.0', '::') else host}:{port}"
        _prepare(chosen.database)
        app = create_app(chosen)

        def is_ready() -> None:
            if not quiet:
                print(words.say("serving-at", address=f"{local}/"), flush=True)
                for link in reached:
                    if not is_local(link) and link != local:
                        print(words.say("serving-others", address=f"{link}/"), flush=True)
            if ready is not None:
                ready(local)

        _open_many()
        _collect_seldom()
        server = _Server(configured(app, chosen), is_ready, lambda: _let_go(app))
        # Ctrl-C is how one stops it; everything has been closed by then.
        with suppress(KeyboardInterrupt):
            server.run(sockets=[bound])
