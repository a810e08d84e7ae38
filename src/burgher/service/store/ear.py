"""Hearing of what other processes change in a PostgreSQL database, as soon as it is there."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, text

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("burgher.service")

CHANNEL = "burgher"
ALL: Final = "all"
"""Anything may have changed."""
TABLE: Final = "table"
"""A table has changed."""
PRESENCE: Final = "presence"
"""Somebody has come to a table, or gone."""
PROCESS: Final = "process"
"""A process has come."""
PATIENCE = 1.0
"""Seconds between two tries to reach a database that is away."""
LISTEN = 0.25
"""Seconds after which it is seen whether the connection still stands, and whether to stop."""


def announce(connection: Connection, process: str, what: str, table: str) -> None:
    """Tell the other processes, when this transaction counts."""
    words = f"{process} {what} {table}"
    connection.execute(_NOTIFY, {"channel": CHANNEL, "words": words})


_NOTIFY = text("SELECT pg_notify(:channel, :words)")


class Ear:
    """A thread with a connection of its own. It outlives the database: when that comes back, so does the connection."""

    def __init__(self, url: URL, process: str, heard: Callable[[str, str], None]) -> None:
        # The same address without the name of the driver, as PostgreSQL's own library takes it.
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._closing = threading.Event()
        self.listening = threading.Event()
        """Whether it hears at the moment."""
        self._thread = threading.Thread(target=self._run, name="burgher ear", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._closing.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, connect_timeout=10) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    # Anything may have happened before this moment.
                    self._heard(ALL, "")
                    self._listen(connection)
            except psycopg.Error as error:
                if self.listening.is_set():
                    log.warning("the connection that hears of other processes is lost: %s", type(error).__name__)
            finally:
                self.listening.clear()
            self._closing.wait(PATIENCE)

    def _listen(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        while not self._closing.is_set():
            for notice in connection.notifies(timeout=LISTEN):
                process, _, rest = notice.payload.partition(" ")
                what, _, table = rest.partition(" ")
                if process != self._process:
                    self._heard(what, table)
            # A connection that broke without a word is noticed by asking.
            connection.execute("SELECT 1")
